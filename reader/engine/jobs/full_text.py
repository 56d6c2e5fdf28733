"""Full texts: an article's page, fetched once, parsed in the parser process, stored beside the feed's text. The user asks for
one; those of new entries are fetched in advance if the feed is set to full texts, or if the user opens its articles in full. A
page without a result is not fetched again for a day. Common rules by which texts are found are fetched when the user asks.
"""

import math
from collections.abc import Hashable, Sequence
from dataclasses import replace

from reader.domain.addresses import host_of
from reader.domain.commands import FetchFullText, FetchSiteRules, ViewText
from reader.domain.entry import FullText
from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, EntriesChanged, FullTextFailed, FullTextReady, PageViewed, SiteRulesStored
from reader.domain.feed import ParsedFeed
from reader.domain.ids import DAY_SECONDS, CommandId, EntryId, FeedId
from reader.domain.page_rule import OWN_RULE, TEXT, PageView, TextRule, text_rules_text
from reader.domain.retrieval import FetchResult, JobKind, PageText, ParseResult, Purpose, RequestKind, SiteRules
from reader.domain.value_classes import dataclass
from reader.engine.jobs import background, pictures
from reader.engine.state import EngineState, SeenPage
from reader.engine.tasks import BackgroundTask, CommandTask, Task
from reader.formats.text import index_text
from reader.formats.urls import safe_link
from reader.net.addresses import leads_to_sign_in
from reader.storage import feeds, full_text, saved, site_rules, subscriptions
from reader.storage.given_files import why_not
from reader.storage.site_rules import COMMON, common_since, store_common

COMMON_RULES_URL = "https://codeload.github.com/fivefilters/ftr-site-config/zip/refs/heads/master"
"""Rules that the users of Full-Text RSS and wallabag maintain, in the public domain."""
OLDEST_SECONDS = 30 * DAY_SECONDS
NEW_SECONDS = 2 * DAY_SECONDS
"""Age up to which pages are fetched because the user opens the feed's articles in full."""
PER_DOCUMENT = 20
DAY_MAX = 60
"""Pages fetched in advance on a day, beyond which a feed needs the setting."""
PAUSE_SECONDS = 20.0
"""Pause between two pages of a host that nobody asked for."""
PAGES_MOST = 5
"""Pages of an article that its site's rules name."""
HTML_MOST = 400_000
FAILURES_IN_A_ROW = 5
"""Failures after which a feed's pages pause for a day, unless the user asks."""


@dataclass(frozen=True, slots=True)
class PageTask(BackgroundTask):
    """Fetch of an article's page in advance. `characters` is the length of the feed's own text. `has_no_rules`: rules took too long
    to find the page's. `before` is the text of the `pages` read before this one, by address and where that led.
    """

    entry_id: EntryId
    feed_id: FeedId
    url: str
    characters: int
    cause: CommandId | None = None
    has_no_rules: bool = False
    before: PageText | None = None
    pages: tuple[tuple[str, str], ...] = ()
    kind = RequestKind.FULL_TEXT_AHEAD
    pause_seconds = PAUSE_SECONDS
    has_own_limits = True

    @property
    def key(self) -> Hashable:
        return self.entry_id

    def start(self, state: EngineState, now: float) -> None:
        """Request the page, unless nobody asked and the feed's are no longer wanted, or failed several times in a row."""
        feed = feeds.feed(state.connection, self.feed_id)
        if feed is not None and (not self.pause_seconds or _is_wanted_in_advance(state, self.feed_id, now)):
            background.start(state, self, Purpose.PAGE, feed.home_url, now)

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        if result.problem is not None:
            _fail(state, self, result.problem, now)
        elif leads_to_sign_in(result):
            _fail(state, self, Problem(ProblemKind.SIGN_IN_PAGE), now)
        else:
            parse_page(state, self, result)

    def parsed(self, state: EngineState, result: FetchResult, parsed: ParseResult, now: float) -> None:
        """Store the article if its text is longer than the feed's, or by a rule of the user's; of a saved page it is the only one."""
        if isinstance(parsed, Problem) and self._may_blame_rules(state, result, parsed):
            parse_page(state, replace(self, has_no_rules=True), result)
        elif isinstance(parsed, Problem):
            _fail(state, self, parsed, now)
        elif isinstance(parsed, ParsedFeed):
            saved.complete(state.connection, self.entry_id, parsed.entries[0], int(now), index_text)
            state.publish(EntriesChanged(self.feed_id, (self.entry_id,), cause=self.cause))
            state.publish(FullTextReady(self.entry_id, cause=self.cause))
            pictures.want_chosen_pictures(state, [self.entry_id], now)
        elif isinstance(parsed, PageText):
            self._read(state, parsed, result.final_url, now)

    def _read(self, state: EngineState, parsed: PageText, final_url: str, now: float) -> None:
        """Store the text as far as it was read, and go on with the page that has all of it, or with the next one."""
        pages, before, text = (*self.pages, (self.url, final_url)), self.before, parsed
        if before is not None and before.rule == parsed.rule:
            text = replace(parsed, html=before.html + parsed.html, characters=before.characters + parsed.characters)
        elif before is not None:
            text = before
        is_whole_elsewhere = bool(parsed.whole_url) and not self.pages
        further = parsed.whole_url if is_whole_elsewhere else parsed.next_url if text is not before else ""
        if any(further in each for each in pages) or len(pages) == PAGES_MOST or len(text.html) > HTML_MOST:
            further = ""
        # while more of it is stored than this, what comes may yet fail
        kept = full_text.load(state.connection, self.entry_id) if further else None
        has_more = kept is not None and len(kept.html) > len(text.html)
        if not has_more and (text.characters > self.characters or text.rule == OWN_RULE):
            full_text.save(state.connection, self.entry_id, FullText(text.html, int(now), rule=text.rule))
            state.publish(FullTextReady(self.entry_id, cause=self.cause))
            pictures.want_offline_pictures(state, self.feed_id, now)
        elif not further:
            _fail(state, self, Problem(ProblemKind.NO_MORE_THAN_FEED), now)
        if further:
            state.background.add(replace(self, url=further, before=None if is_whole_elsewhere else text, pages=pages))

    def _may_blame_rules(self, state: EngineState, result: FetchResult, problem: Problem) -> bool:
        is_limit = problem.kind is ProblemKind.PARSE_LIMIT and not self.has_no_rules
        return is_limit and bool(_text_rules(state, self.feed_id, result.final_url))

    def fail(self, state: EngineState, problem: Problem) -> None:
        state.publish(FullTextFailed(self.entry_id, problem, cause=self.cause))


@dataclass(frozen=True, slots=True)
class AskedPageTask(PageTask):
    """Fetch of an article's page that the user waits for."""

    kind = RequestKind.FULL_TEXT
    pause_seconds = 0.0
    has_own_limits = False


@dataclass(frozen=True, slots=True)
class ViewedPageTask(AskedPageTask):
    """Fetch of an article's page to show its blocks, with the text at a selector."""

    selector: str | None = None

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        if result.problem is not None:
            self.fail(state, result.problem)
        else:
            state.seen_page = SeenPage(result, now)
            self.show(state, result)

    def show(self, state: EngineState, result: FetchResult) -> None:
        """Have the blocks found."""
        rules = [] if self.selector is None else [TextRule(OWN_RULE, self.selector)]
        state.parse(self, result, JobKind.TEXT_BLOCKS, rule=text_rules_text(rules))

    def parsed(self, state: EngineState, result: FetchResult, parsed: ParseResult, now: float) -> None:
        del now
        if isinstance(parsed, PageView):
            state.publish(PageViewed(result.request.url, parsed, cause=self.cause))
        elif isinstance(parsed, Problem):
            self.fail(state, parsed)

    def fail(self, state: EngineState, problem: Problem) -> None:
        state.publish(CommandFailed(problem, cause=self.cause))


def view_text(state: EngineState, command: ViewText, now: float) -> None:
    """Show an article's page, fetched unless it was just now. Raises ReaderError without a page or a feed that is followed."""
    page = full_text.page_of(state.connection, command.entry_id)
    url = safe_link(page.link) if page is not None else ""
    if page is None or not url:
        raise ReaderError(ProblemKind.NO_LINK)
    state.known_feed(page.feed_id)
    task = ViewedPageTask(command.entry_id, page.feed_id, url, 0, command.command_id, selector=command.selector)
    seen = state.recent_page(url, now)
    if seen is not None:
        task.show(state, seen.result)
    elif state.gate.is_cooling(host_of(url), now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    else:
        state.background.of(ViewedPageTask).discard(command.entry_id)
        state.background.add(task)


def fetch_full_text(state: EngineState, command: FetchFullText, now: float) -> None:
    """Answer with the stored full text, else fetch the article's page."""
    entry_id, cause = command.entry_id, command.command_id
    kept = None if command.again else full_text.load(state.connection, entry_id)
    if kept is not None and kept.problem is None:
        state.publish(FullTextReady(entry_id, cause=cause))
    elif kept is not None and kept.problem is not None and now - kept.retrieved_at < DAY_SECONDS:
        state.publish(FullTextFailed(entry_id, kept.problem, cause=cause))
    elif not is_under_way(state, entry_id):
        _ask(state, entry_id, cause, now)


def want_full_texts(state: EngineState, feed_id: FeedId, now: float) -> None:
    """Queue the pages of new entries, newest first, if the feed is shown or opened with full texts."""
    if not state.background.is_allowed:
        return
    if _shows_full_text(state, feed_id):
        seconds, most = OLDEST_SECONDS, PER_DOCUMENT
    elif _is_opened_in_full(state, feed_id, now):
        spent = full_text.requested_in_advance(state.connection, int(now) - DAY_SECONDS) + len(state.background.of(PageTask))
        seconds, most = NEW_SECONDS, min(PER_DOCUMENT, DAY_MAX - spent)
    else:
        return
    if most <= 0 or _rests(state, feed_id, now):
        return
    for page in full_text.wanted(state.connection, feed_id, int(now) - seconds, most):
        url = safe_link(page.link)
        if url and not is_under_way(state, page.entry_id):
            state.background.add(PageTask(page.entry_id, feed_id, url, page.characters))


def start_in_advance(state: EngineState, now: float) -> None:
    """Start queued pages that nobody waits for: never on a metered or missing network, on a low battery, or in a pause."""
    if not background.is_quiet(state):
        background.start_due(state, PageTask, now)


def next_start_at(state: EngineState, now: float) -> float:
    return math.inf if background.is_quiet(state) else background.next_start_of(state, state.background.of(PageTask), now)


def _is_wanted_in_advance(state: EngineState, feed_id: FeedId, now: float) -> bool:
    if saved.is_saved(state.connection, feed_id):
        return True
    is_wanted = _shows_full_text(state, feed_id) or _is_opened_in_full(state, feed_id, now)
    return is_wanted and not _rests(state, feed_id, now)


def _is_opened_in_full(state: EngineState, feed_id: FeedId, now: float) -> bool:
    """Return whether the user opens the feed's articles in full, as learned once a day, and wants their texts in advance."""
    if not state.preferences.fetch_full_texts:
        return False
    requests = state.background
    if not 0 <= now - requests.full_texts_learned_at < DAY_SECONDS:
        requests.opened_in_full = frozenset(full_text.opened_in_full(state.connection, int(now)))
        requests.full_texts_learned_at = now
    return feed_id in requests.opened_in_full


def parse_page(state: EngineState, task: PageTask, result: FetchResult) -> None:
    kind = JobKind.PAGE if saved.is_saved(state.connection, task.feed_id) else JobKind.ARTICLE
    rules = [] if task.has_no_rules else _text_rules(state, task.feed_id, result.final_url)
    state.parse(task, result, kind, rule=text_rules_text(rules))


def _text_rules(state: EngineState, feed_id: FeedId, url: str) -> list[TextRule]:
    """Return the rules that may find the text on a page: the feed's own, then those of the site."""
    own = subscriptions.settings_of(state.connection, feed_id).get(TEXT, "")
    chosen = [TextRule(OWN_RULE, own)] if own else []
    return [*chosen, *site_rules.rules_for(state.site_rules_folder, host_of(url))]


def _ask(state: EngineState, entry_id: EntryId, cause: CommandId, now: float) -> None:
    page = full_text.page_of(state.connection, entry_id)
    url = safe_link(page.link) if page is not None else ""
    if page is None or not url:
        state.publish(FullTextFailed(entry_id, Problem(ProblemKind.NO_LINK), cause=cause))
    elif (seen := state.recent_page(url, now)) is not None:
        parse_page(state, AskedPageTask(entry_id, page.feed_id, url, page.characters, cause), seen.result)
    elif state.gate.is_cooling(host_of(url), now):
        state.publish(FullTextFailed(entry_id, Problem(ProblemKind.RATE_LIMITED), cause=cause))
    else:
        state.background.of(PageTask).discard(entry_id)
        state.background.add(AskedPageTask(entry_id, page.feed_id, url, page.characters, cause))


def _fail(state: EngineState, task: PageTask, problem: Problem, now: float) -> None:
    """Record the failure, unless this computer's network is to blame or there is a text."""
    kept = full_text.load(state.connection, task.entry_id)
    has_text = kept is not None and kept.problem is None
    if problem.kind not in CONNECTIVITY and state.outage.problem is None and not has_text:
        full_text.save(state.connection, task.entry_id, FullText("", int(now), problem))
    state.publish(FullTextFailed(task.entry_id, problem, cause=task.cause))


def is_under_way(state: EngineState, entry_id: EntryId) -> bool:
    tasks: Sequence[Task] = [*(flight.task for flight in state.flights.values()), *(task for task, _ in state.parses.values())]
    is_asked_for = entry_id in state.background.of(AskedPageTask)
    pages = (task for task in tasks if isinstance(task, PageTask) and not isinstance(task, ViewedPageTask))
    return is_asked_for or any(task.entry_id == entry_id for task in pages)


def _shows_full_text(state: EngineState, feed_id: FeedId) -> bool:
    return subscriptions.settings_of(state.connection, feed_id).get("full_text") == "full"


def _rests(state: EngineState, feed_id: FeedId, now: float) -> bool:
    since = int(now) - DAY_SECONDS
    return full_text.failed_in_a_row(state.connection, feed_id, since, FAILURES_IN_A_ROW) >= FAILURES_IN_A_ROW


@dataclass(frozen=True, slots=True)
class SiteRulesTask(CommandTask):
    cause: CommandId
    kind = RequestKind.SITE_RULES
    job = JobKind.SITE_RULES

    def parsed(self, state: EngineState, _result: FetchResult, parsed: ParseResult, _now: float) -> None:
        if isinstance(parsed, SiteRules) and state.site_rules_folder is not None:
            try:
                store_common(state.site_rules_folder, parsed)
            except OSError as error:
                self.fail(state, Problem(ProblemKind.FILE_UNWRITABLE, why_not(COMMON, error)))
            else:
                state.publish(SiteRulesStored(parsed.sites, cause=self.cause))
        elif isinstance(parsed, Problem):
            self.fail(state, parsed)


def fetch_site_rules(state: EngineState, command: FetchSiteRules, now: float) -> None:
    """Fetch the common rules, stored as one file, unless those here are of today. Raises ReaderError if their server is in a cooldown."""
    stored_at, sites = common_since(state.site_rules_folder) if state.site_rules_folder is not None else (0.0, 0)
    if sites and 0 <= now - stored_at < DAY_SECONDS:
        state.publish(SiteRulesStored(sites, cause=command.command_id))
        return
    host = host_of(COMMON_RULES_URL)
    if state.gate.is_cooling(host, now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    state.fetch(SiteRulesTask(command.command_id), COMMON_RULES_URL, host, Purpose.ARCHIVE, now=now)
