"""Backfill: missing articles are searched page by page in the archive their feed declares, and stored in their gap. Only the user
starts a search. Pages queue at their host like retrievals, five at most; each is stored in the transaction of its answer,
together with the next page to search. Backfilled articles are not news: they cause no notification, but rules run and duplicates
are folded.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from reader.domain.addresses import host_of
from reader.domain.commands import FindMissing
from reader.domain.entry import Gap, ParsedEntry
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import BackfillEnded, BackfillStarted, MissingFound
from reader.domain.feed import Feed, ParsedFeed
from reader.domain.ids import CommandId, EntryId, FeedId, GapId
from reader.domain.retrieval import FetchResult, JobKind, ParseResult, Purpose, RequestKind
from reader.domain.value_classes import dataclass
from reader.engine import rules
from reader.engine.state import EngineState
from reader.engine.tasks import BackgroundTask
from reader.formats.feeds.reconcile import (
    ArchivePage,
    Finding,
    copy_key,
    is_numbered,
    match_entries,
    page_address,
    search_page,
    settled,
)
from reader.formats.text import index_text
from reader.learning.posting_rate import believed_times
from reader.net.addresses import is_beside, leads_to_sign_in, origin
from reader.storage import entries, entry_changes, history, news, subscriptions

PAGES_MAX = 5
_MISSING = frozenset({ProblemKind.NOT_FOUND, ProblemKind.GONE})


@dataclass(frozen=True, slots=True)
class BackfillTask(BackgroundTask):
    """Search for the missing entries of a gap: the `page`-th page, `found` by those before it. `is_from_start`: the search began
    at the feed itself, so nothing was skipped on the way. `before` are the identities of the page before this one.
    """

    gap_id: GapId
    feed_id: FeedId
    url: str
    cause: CommandId
    is_from_start: bool
    page: int = 1
    found: int = 0
    before: frozenset[str] = frozenset()
    kind = RequestKind.MISSING

    @property
    def key(self) -> Hashable:
        return self.gap_id

    def start(self, state: EngineState, now: float) -> None:
        """Request the page with the feed's settings; credentials go only to its own origin."""
        feed = state.feeds.get(self.feed_id)
        if feed is None:
            _end(state, self)
            return
        host = host_of(self.url)
        settings = dict(subscriptions.settings_of(state.connection, feed.feed_id))
        state.gate.background_started(host, now)
        if origin(self.url) != origin(feed.url):
            settings.pop("headers", None)
            settings.pop("credentials", None)
        state.fetch(
            self,
            self.url,
            host,
            Purpose.FEED,
            feed_id=feed.feed_id,
            may_be_private=is_beside(self.url, feed.home_url),
            settings=settings,
            now=now,
        )

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        """Handle the response of a page; a missing numbered page marks the end of the archive."""
        if state.background.searches.get(self.gap_id) != self:
            return
        problem = Problem(ProblemKind.SIGN_IN_PAGE) if leads_to_sign_in(result) else result.problem
        if problem is None:
            state.parse(self, result, JobKind.FEED)
        elif problem.kind in _MISSING and is_numbered(self.url):
            history.note_gap_search(state.connection, self.gap_id, int(now), "")
            _end(state, self)
        else:
            _fail(state, self, problem, now)

    def parsed(self, state: EngineState, _result: FetchResult, parsed: ParseResult, now: float) -> None:
        """Store the missing entries, then continue or report the end of the search."""
        if state.background.searches.get(self.gap_id) != self:
            return
        feed, gap = state.feeds.get(self.feed_id), history.find_gap(state.connection, self.gap_id)
        if feed is None or gap is None:
            _end(state, self)
        elif isinstance(parsed, Problem):
            _fail(state, self, parsed, now)
        elif isinstance(parsed, ParsedFeed):
            _handle_page(state, self, feed, gap, parsed, now)

    def fail(self, state: EngineState, problem: Problem) -> None:
        _end(state, self, problem=problem)


def find_missing(state: EngineState, command: FindMissing, now: float) -> None:
    """Queue the first page, or cancel the search; an answer under way is then ignored."""
    sought = state.background.searches.get(command.gap_id)
    if sought is None and command.is_wanted:
        _begin(state, command, now)
    elif sought is not None and not command.is_wanted:
        _end(state, sought)


def _begin(state: EngineState, command: FindMissing, now: float) -> None:
    """Queue the first page. Raises ReaderError if the feed declares no archive or its server is in a cooldown."""
    gap = history.find_gap(state.connection, command.gap_id)
    if gap is None:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    feed = state.known_feed(gap.feed_id)
    url = page_address(feed.url, gap.next_url or feed.previous_url) if gap.is_searchable else ""
    if not url:
        raise ReaderError(ProblemKind.NO_ARCHIVE)
    # max-age applies to the feed's own document, and no archive page is requested twice
    wants_peace = feed.problem is not None and feed.asked_until > now
    if wants_peace or state.gate.is_cooling(host_of(url), now):
        raise ReaderError(ProblemKind.RATE_LIMITED)
    _wait(state, BackfillTask(gap.gap_id, feed.feed_id, url, command.command_id, is_from_start=not gap.next_url))


def _fail(state: EngineState, task: BackfillTask, problem: Problem, now: float) -> None:
    """Keep this page as the start of the next search."""
    history.note_gap_search(state.connection, task.gap_id, int(now), task.url, problem)
    _end(state, task, problem=problem)


def _wait(state: EngineState, task: BackfillTask) -> None:
    state.background.searches[task.gap_id] = task
    state.background.add(task)
    state.publish(BackfillStarted(task.gap_id, task.page, PAGES_MAX, cause=task.cause))


def _handle_page(state: EngineState, task: BackfillTask, feed: Feed, gap: Gap, parsed: ParsedFeed, now: float) -> None:
    identities = frozenset(entry.identity for entry in parsed.entries)
    if identities and identities <= task.before:
        # a server that sends the same page whatever is asked
        history.note_gap_search(state.connection, task.gap_id, int(now), "")
        _end(state, task)
        return
    page = _page(state, feed, parsed)
    found, finding = _store_found(state, task, gap, page, now)
    is_closed = history.find_gap(state.connection, gap.gap_id) is None
    further = "" if finding.is_beyond else page_address(feed.url, parsed.previous_url)
    if parsed.is_cut and not is_closed:
        _fail(state, replace(task, found=task.found + found), Problem(ProblemKind.TRUNCATED), now)
        return
    history.note_gap_search(state.connection, gap.gap_id, int(now), "" if is_closed else further)
    went_on = replace(task, found=task.found + found, page=task.page + 1, url=further, before=identities)
    if is_closed or not further or task.page >= PAGES_MAX:
        _end(state, went_on, is_closed=is_closed)
    else:
        _wait(state, went_on)


def _page(state: EngineState, feed: Feed, parsed: ParsedFeed) -> ArchivePage:
    stored = entries.known_entries(state.connection, feed.feed_id, parsed.entries)
    by_identity = {entry.identity: entry for entry in reversed(settled(parsed.entries, stored))}
    page = tuple(reversed(by_identity.values()))
    partners = match_entries(page, stored)
    known = [partner.identity for partner in partners if partner is not None]
    return ArchivePage(page, partners, history.gap_places(state.connection, feed.feed_id, known), frozenset(feed.window))


def _store_found(state: EngineState, task: BackfillTask, gap: Gap, page: ArchivePage, now: float) -> tuple[int, Finding]:
    """Store the page's entries of every gap that the search passes; return their count and the page's result for its own gap."""
    sought = search_page(page, gap, with_undated=True)
    new_ids: list[EntryId] = []
    newest_before = entries.newest_entry_id(state.connection)
    for each in history.gaps_of_feed(state.connection, task.feed_id):
        is_own = each.gap_id == gap.gap_id
        if is_own or (task.is_from_start or each.before_at <= gap.before_at):
            finding = sought if is_own else search_page(page, each, with_undated=False)
            new_ids += _fill(state, each, finding, now)
    if new_ids:
        _publish(state, task, new_ids, newest_before, now)
    return len(new_ids), sought


def _fill(state: EngineState, gap: Gap, finding: Finding, now: float) -> list[EntryId]:
    believed = _believed(finding.lost, gap)
    ids = entries.insert_entries(
        state.connection,
        gap.feed_id,
        finding.lost,
        int(now),
        index_text=index_text,
        posted_at=believed,
        copy_key=copy_key,
        is_late=True,
    )
    news.set_old(state.connection, ids)
    state.memory.remember_postings(gap.feed_id, [float(at) for at in believed])
    reached = [*believed, *([] if finding.reached_at is None else [finding.reached_at])]
    # an archive that skips the entries known before the gap is incomplete: it proves nothing
    history.note_gap_page(
        state.connection, gap.gap_id, found=len(ids), reached_at=min(reached, default=None), is_closed=finding.meets
    )
    return ids


def _believed(lost: Sequence[ParsedEntry], gap: Gap) -> list[int]:
    """Return believed posting times: within the gap, whatever the dates say; without dates, before what earlier pages brought."""
    dates, vague = [entry.published_at for entry in lost], [entry.is_date_only for entry in lost]
    until = gap.near_at if all(at is None for at in dates) else gap.before_at
    return list(believed_times(dates, vague, since=gap.after_at, now=until))


def _publish(state: EngineState, task: BackfillTask, new_ids: list[EntryId], newest_before: EntryId, now: float) -> None:
    entry_changes.fold_copies(state.connection, new_ids, int(now))
    rules.entries_arrived(state, [entry_id for entry_id in new_ids if entry_id > newest_before], now)
    state.publish(MissingFound(task.feed_id, tuple(new_ids), cause=task.cause))


def _end(state: EngineState, task: BackfillTask, *, is_closed: bool = False, problem: Problem | None = None) -> None:
    state.background.searches.pop(task.gap_id, None)
    state.background.of(BackfillTask).discard(task.gap_id)
    state.publish(BackfillEnded(task.gap_id, task.found, is_closed, problem, cause=task.cause))
