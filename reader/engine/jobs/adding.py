"""Adds feeds: finds one at a typed address, follows a page, program or file, finds a feed again that moved."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from urllib.parse import urlsplit

from reader.domain.addresses import file_url, host_of, is_private_url
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    AddFile,
    AddProgram,
    AddSubscription,
    FindFeedAgain,
    FollowPage,
    PreviewFeed,
    PreviewProgram,
    RemoveSubscription,
    ViewPage,
)
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import (
    CommandFailed,
    FeedPreviewed,
    FeedsFound,
    FeedsFoundAgain,
    PageViewed,
    RetrievalRefused,
    SubscriptionAdded,
    SubscriptionsChanged,
)
from reader.domain.feed import SHOWN_ENTRIES, Feed, FeedPreview, ParsedFeed, Rule, Validators
from reader.domain.ids import CommandId, FeedId, FolderId
from reader.domain.page_rule import PAGE, PageRule, PageView, is_rule, rule_text
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import FetchResult, JobKind, PageFeeds, ParseResult, Purpose, RequestKind
from reader.domain.rules import is_from_here, program_url
from reader.domain.subscription import FoundFeed, shown_address
from reader.domain.value_classes import dataclass
from reader.engine import borders
from reader.engine.borders import local_feed
from reader.engine.jobs import background, outcomes, retrievals
from reader.engine.jobs.retrievals import store_document
from reader.engine.state import PREVIEW_SECONDS, EngineState, SeenFeed, SeenPage
from reader.engine.tasks import BackgroundTask, CommandTask, FeedTask
from reader.formats.urls import canonical_url, feed_url_for, normal_url, safe_link, without_credentials, without_tls
from reader.net.addresses import may_name, moved_to
from reader.net.problems import nobody_speaks_tls
from reader.storage import feeds, subscriptions

_MOST_PREVIEWS = 8


@dataclass(frozen=True, slots=True)
class AddTask(CommandTask):
    """Search for the feed behind a typed address; `from_page` once it was found on a page. `plain` is the http address to try if
    the server has no TLS, empty for none; `refused` is the result of https by then. `title` is the user's own. `is_preview`: the
    feed is only shown. `is_view`: a page is only shown, with its blocks by `rule`; else a page is followed by a non-empty `rule`.
    """

    typed: str
    folder_id: FolderId | None
    cause: CommandId
    from_page: bool = False
    plain: str = ""
    refused: Problem | None = None
    title: str = ""
    is_preview: bool = False
    is_view: bool = False
    rule: str = ""
    kind = RequestKind.ADDING

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        """Handle the response of the typed address, or of the feed its page led to."""
        if result.problem is not None:
            self._fall_back(state, result, result.problem, now)
        elif self.is_view:
            state.seen_page = SeenPage(result, now, self.refused)
            state.parse(self, result, JobKind.BLOCKS, rule=self.rule)
        else:
            kind = JobKind.FEED if self.from_page or self.rule else JobKind.DISCOVER
            state.parse(self, result, kind, rule=self.rule)

    def parsed(self, state: EngineState, result: FetchResult, parsed: ParseResult, now: float) -> None:
        """Handle a parsed address: a feed, a page that links to feeds, or neither."""
        if isinstance(parsed, ParsedFeed):
            if not is_from_here(result.request.url):
                outcomes.network_works(state, now)
            if self.is_preview:
                _show(state, self, result, parsed, now)
            else:
                # as of the request, so that log and politeness count from it: the page may have been at hand for a while
                subscribe(state, self, result, parsed, min(result.finished_at, now) if self.rule else now)
        elif isinstance(parsed, PageFeeds):
            _follow_page(state, self, result, parsed.feeds, now)
        elif isinstance(parsed, PageView):
            state.publish(PageViewed(result.request.url, parsed, cause=self.cause))
        elif isinstance(parsed, Problem):
            if parsed.kind is ProblemKind.NO_FEED_FOUND:
                state.seen_page = SeenPage(result, now, self.refused)
            self.fail(state, parsed)

    def _fall_back(self, state: EngineState, result: FetchResult, problem: Problem, now: float) -> None:
        """Fall back to http if no scheme was typed and the server has no TLS; report one result for both attempts."""
        if self.plain and not result.redirects and nobody_speaks_tls(problem):
            ask(state, replace(self, plain="", refused=problem), self.plain, now)
            return
        is_silent = result.status == 0 and not self.from_page
        self.fail(state, self.refused if self.refused is not None and is_silent else problem)


def add_subscription(state: EngineState, command: AddSubscription, now: float) -> None:
    """Fetch the typed address, unless its feed is already followed, has a recent preview, or its server is in a cooldown."""
    borders.check_here(state, None, command.folder_id)
    task = AddTask(command.url, command.folder_id, command.command_id, title=command.title.strip())
    url = _start_of(state, task)
    seen = recent_preview(state, url, now)
    if seen is None:
        ask(state, with_plain(task, url), url, now)
        return
    # as of the request, so that log and politeness count from it
    subscribe(state, replace(task, refused=seen.refused), seen.result, seen.parsed, min(seen.at, now))


def preview_feed(state: EngineState, command: PreviewFeed, now: float) -> None:
    task = AddTask(command.url, None, command.command_id, is_preview=True)
    url = _start_of(state, task)
    seen = recent_preview(state, url, now)
    if seen is None:
        ask(state, with_plain(task, url), url, now)
    else:
        state.publish(FeedPreviewed(preview_of(seen), cause=command.command_id))


def recent_preview(state: EngineState, url: str, now: float) -> SeenFeed | None:
    seen = state.previews.get(canonical_url(url))
    return seen if seen is not None and now - seen.at <= PREVIEW_SECONDS else None


def _start_of(state: EngineState, task: AddTask) -> str:
    typed = normal_url(task.typed)
    url = feed_url_for(typed) or typed
    refuse_known(state, url)
    return url


def with_plain(task: AddTask, url: str) -> AddTask:
    """Return the task with an http fallback where no scheme was typed."""
    return replace(task, plain=without_tls(task.typed) if url == normal_url(task.typed) else "")


def _follow_page(state: EngineState, task: AddTask, result: FetchResult, named: Sequence[FoundFeed], now: float) -> None:
    """Fetch the feed that a page links to, or offer a choice; private addresses linked by a public page are left out."""
    found = tuple(feed for feed in named if may_name(result, feed.url))
    if not found:
        raise ReaderError(ProblemKind.BLOCKED_ADDRESS, host_of(named[0].url))
    if len(found) > 1:
        state.publish(FeedsFound(result.final_url, found, cause=task.cause))
        return
    refuse_known(state, found[0].url)
    ask(state, replace(task, from_page=True, plain=""), found[0].url, now)


def ask(state: EngineState, task: AddTask, url: str, now: float, settings: Mapping[str, str] = MappingProxyType({})) -> None:
    """Send the request, unless its host is in a cooldown; `settings` are those of a feed that is already followed."""
    host = host_of(url)
    if state.gate.is_cooling(host, now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    state.fetch(task, url, host, Purpose.FEED, may_be_private=is_private_url(url), settings=settings, now=now)


def refuse_known(state: EngineState, url: str) -> None:
    """Raise ReaderError if the address is already followed."""
    known = subscriptions.find_subscription(state.connection, canonical_url(url))
    if known is not None:
        raise ReaderError(ProblemKind.ALREADY_SUBSCRIBED, known.title)


def subscribe(state: EngineState, task: AddTask, result: FetchResult, parsed: ParsedFeed, now: float) -> None:
    """Subscribe to the fetched document; `now` is the time of its request."""
    url = moved_to(result) or result.request.url
    refuse_known(state, url)
    state.previews.pop(canonical_url(url), None)
    feed_id = feeds.add_feed(state.connection, url, canonical_url(url), int(now))
    subscriptions.add(state.connection, feed_id, task.folder_id)
    if task.rule:
        subscriptions.set_settings(state.connection, feed_id, {PAGE: task.rule})
        state.seen_page = None
    if task.title:
        subscriptions.rename(state.connection, feed_id, "" if task.title == parsed.title else task.title)
    feed = Feed(feed_id=feed_id, url=url, added_at=int(now))
    state.remember(feed)
    first = FeedTask(feed_id, Rule.FIRST, Reason(ReasonKind.SUBSCRIBED), task.cause)
    found = store_document(state, feed, first, result, parsed, now)
    undo = RemoveSubscription((feed_id,))
    title = task.title or parsed.title or shown_address(url)
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.SUBSCRIBED, (title,)), cause=task.cause))
    is_plain = _is_plain(task.refused, url)
    state.publish(SubscriptionAdded(feed_id, title, len(found.new), is_plain=is_plain, undo=undo, cause=task.cause))


def _show(state: EngineState, task: AddTask, result: FetchResult, parsed: ParsedFeed, now: float) -> None:
    """Publish a preview of the feed, and cache the document in case the user subscribes."""
    url = moved_to(result) or result.request.url
    refuse_known(state, url)
    seen = SeenFeed(replace(result, body=b""), parsed, now, task.refused)
    for known in [each for each, old in state.previews.items() if now - old.at > PREVIEW_SECONDS]:
        del state.previews[known]
    state.previews[canonical_url(url)] = seen
    while len(state.previews) > _MOST_PREVIEWS:
        del state.previews[next(iter(state.previews))]
    state.publish(FeedPreviewed(preview_of(seen), cause=task.cause))


def preview_of(seen: SeenFeed) -> FeedPreview:
    url, parsed = moved_to(seen.result) or seen.result.request.url, seen.parsed
    dated = sorted(parsed.entries, key=lambda entry: -(entry.published_at or 0))
    newest = tuple((entry.title or entry.snippet, entry.published_at) for entry in dated[:SHOWN_ENTRIES])
    posted_at = tuple(entry.published_at for entry in dated if entry.published_at is not None)
    title = parsed.title or shown_address(url)
    is_plain = _is_plain(seen.refused, url)
    return FeedPreview(url, title, parsed.description, parsed.format, newest, len(parsed.entries), posted_at, is_plain=is_plain)


def _is_plain(refused: Problem | None, url: str) -> bool:
    return refused is not None and url.startswith("http:")


@dataclass(frozen=True, slots=True)
class SeekTask(CommandTask, BackgroundTask):
    """Search for a followed feed at `url`, then at `others`."""

    feed_id: FeedId
    url: str
    others: tuple[str, ...]
    cause: CommandId
    kind = RequestKind.NEW_ADDRESS

    @property
    def key(self) -> Hashable:
        return self.cause

    def start(self, state: EngineState, now: float) -> None:
        feed = state.feeds.get(self.feed_id)
        if feed is not None:
            background.start(state, self, Purpose.FEED, feed.home_url, now)

    def fetched(self, state: EngineState, result: FetchResult, _now: float) -> None:
        if result.problem is not None:
            _continue(state, self, result.problem)
        else:
            state.parse(self, result, JobKind.DISCOVER)

    def parsed(self, state: EngineState, result: FetchResult, parsed: ParseResult, _now: float) -> None:
        if isinstance(parsed, PageFeeds):
            _publish(state, self, tuple(each for each in parsed.feeds if may_name(result, each.url)))
        elif isinstance(parsed, ParsedFeed):
            _publish(state, self, (FoundFeed(moved_to(result) or result.final_url, parsed.title),))
        else:
            _continue(state, self, parsed if isinstance(parsed, Problem) else Problem(ProblemKind.NO_FEED_FOUND, self.url))


def find_feed_again(state: EngineState, command: FindFeedAgain, now: float) -> None:
    """Queue the first page. Raises ReaderError if its host is in a cooldown."""
    feed = local_feed(state, command.feed_id)
    places = _places(feed)
    if not places:
        raise ReaderError(ProblemKind.NO_FEED_FOUND, without_credentials(feed.url))
    if state.gate.is_cooling(host_of(places[0]), now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    state.background.add(SeekTask(feed.feed_id, places[0], tuple(places[1:]), command.command_id))


def _publish(state: EngineState, task: SeekTask, found: tuple[FoundFeed, ...]) -> None:
    """Publish the feeds that are not yet followed; none if the site names no address other than the known one."""
    other = tuple(each for each in found if subscriptions.find_subscription(state.connection, canonical_url(each.url)) is None)
    state.publish(FeedsFoundAgain(task.feed_id, other, cause=task.cause))


def _continue(state: EngineState, task: SeekTask, problem: Problem) -> None:
    if task.others:
        state.background.add(replace(task, url=task.others[0], others=task.others[1:]))
    else:
        state.publish(CommandFailed(problem, cause=task.cause))


def _places(feed: Feed) -> list[str]:
    """Return the site that the feed names, then the front pages of its host and of the feed's own."""
    site = without_credentials(safe_link(feed.site_url))
    front_pages = [_front_page(site), _front_page(safe_link(feed.url))]
    return list(dict.fromkeys(place for place in (site, *front_pages) if place))


def _front_page(url: str) -> str:
    parts = urlsplit(without_credentials(url))
    return f"{parts.scheme}://{parts.netloc}/" if parts.netloc else ""


def view_page(state: EngineState, command: ViewPage, now: float) -> None:
    """Preview a page; one that is followed is fetched only when its server allows."""
    rule = "" if command.rule is None else rule_text(command.rule)
    task = AddTask(command.url, None, command.command_id, is_view=True, rule=rule)
    url = normal_url(task.typed)
    known = subscriptions.find_subscription(state.connection, canonical_url(url))
    feed = state.feeds.get(known.feed_id) if known is not None else None
    seen = state.recent_page(url, now)
    if seen is not None:
        state.parse(replace(task, refused=seen.refused), seen.result, JobKind.BLOCKS, rule=rule)
    elif feed is not None and feed.asked_until > now and feed.asked_rule is not None:
        state.publish(RetrievalRefused(feed.feed_id, feed.asked_until, feed.asked_rule, cause=command.command_id))
    else:
        settings = {} if known is None else subscriptions.settings_of(state.connection, known.feed_id)
        ask(state, with_plain(task, url), url, now, settings)


def follow_page(state: EngineState, command: FollowPage, now: float) -> None:
    """Follow a page by a rule, from its preview where that is recent."""
    borders.check_here(state, None, command.folder_id)
    task = AddTask(
        command.url, command.folder_id, command.command_id, title=command.title.strip(), rule=checked_rule(command.rule)
    )
    url = normal_url(task.typed)
    refuse_known(state, url)
    seen = state.recent_page(url, now)
    if seen is None:
        ask(state, with_plain(task, url), url, now)
    else:
        state.parse(replace(task, refused=seen.refused), seen.result, JobKind.FEED, rule=task.rule)


def checked_rule(rule: PageRule) -> str:
    """Return a rule as it is stored. Raises ReaderError for an invalid one."""
    text = rule_text(rule)
    if not is_rule(text):
        raise ReaderError(ProblemKind.BAD_SELECTOR, rule.article[:200])
    return text


def rule_changed(state: EngineState, feed_id: FeedId, now: float) -> None:
    """After a change of the rule, discard the validators and read the page again, at once if its server allows."""
    feed = replace(state.known_feed(feed_id), validators=Validators(), body_hash="")
    feeds.save_feed(state.connection, feed)
    state.remember(feed)
    until, _ = retrievals.manual_limit(state, feed, now)
    if until <= now:
        retrievals.enqueue(state, [feed], Rule.MANUAL, reason=Reason(ReasonKind.MANUAL))


def preview_program(state: EngineState, command: PreviewProgram, now: float) -> None:
    """Run a program and preview its output, unless that was just done."""
    url = program_url(command.name)
    refuse_known(state, url)
    seen = recent_preview(state, url, now)
    if seen is not None:
        state.publish(FeedPreviewed(preview_of(seen), cause=command.command_id))
    else:
        ask(state, AddTask(url, None, command.command_id, from_page=True, is_preview=True), url, now)


def add_program(state: EngineState, command: AddProgram, now: float) -> None:
    """Follow a program's output, using a recent preview."""
    url = program_url(command.name)
    refuse_known(state, url)
    borders.check_here(state, None, command.folder_id)
    task = AddTask(url, command.folder_id, command.command_id, from_page=True, title=command.title.strip())
    seen = recent_preview(state, url, now)
    if seen is not None:
        subscribe(state, task, seen.result, seen.parsed, min(seen.at, now))
    else:
        ask(state, task, url, now)


def add_file(state: EngineState, command: AddFile, now: float) -> None:
    try:
        url = file_url(Path(command.path))
    except ValueError:
        raise ReaderError(ProblemKind.BAD_URL, command.path[:200]) from None
    refuse_known(state, url)
    borders.check_here(state, None, command.folder_id)
    ask(state, AddTask(url, command.folder_id, command.command_id, from_page=True), url, now)
