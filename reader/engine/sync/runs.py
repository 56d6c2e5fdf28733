"""Exchanges with servers as generators: each yields a wish, is sent the answer, and works in between. A step runs inside the
transaction of its message, like any handler; its wish is sent after the commit. A failing step ends its run: the command that
began it is answered, and a later run begins again.
"""

import logging
import math
from collections.abc import Callable, Generator
from dataclasses import field, replace
from typing import TypeVar

import numpy as np

from reader.domain.accounts import (
    NOTHING_WAITS,
    Account,
    AnswerKind,
    ApiCall,
    ItemIds,
    OutboxMark,
    ServerAnswer,
    ServerFeeds,
    ServerStates,
    SyncCounts,
)
from reader.domain.addresses import host_of
from reader.domain.errors import CONNECTIVITY, Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import ChangesWaiting, EngineStopped, RequestLogged
from reader.domain.ids import DAY_SECONDS, AccountId, EntryId, FeedId
from reader.domain.preferences import SHARES
from reader.domain.retrieval import FetchResult, JobKind, Outcome, ParseResult, Purpose, RequestKind, RequestRecord
from reader.domain.value_classes import dataclass
from reader.engine.messages import ContinueRun, KeepAccountSecret, WorkWithFiles
from reader.engine.notices import reading_times
from reader.engine.planning.day import ReadingTimes
from reader.engine.state import Answer, Call, EngineState, KeepSecret, Run, Steps, Wish, Work, YieldTurn
from reader.engine.sync import ledger
from reader.engine.sync.google_reader_calls import Login, login_of
from reader.engine.sync.ledger import Need
from reader.engine.tasks import Task
from reader.formats.servers.merge_states import ItemMarks, MarkList, agrees
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers
from reader.learning.posting_rate import learn_posting_rates, observed_since
from reader.learning.price import sync_intervals
from reader.net.credentials import ACCOUNT_PLACES, place
from reader.net.redaction import redact
from reader.storage import accounts, activity, feeds, preferences, remote_feeds
from reader.storage.connection import WriteConnection

T = TypeVar("T")

ITEMS_MAX = 1_000_000
"""Ids in all lists of one exchange, some of which are read twice. A server with 200,000 unread articles needs half of it."""
FEEDS_MAX = 20_000
ANSWERS_MAX = 10_000
"""Answers of one exchange: a million articles take 4,000 requests."""
MEGABYTES_MAX = 4096
"""Megabytes of one exchange: a first synchronisation of 100,000 long articles takes half of it. Stored data stays, and the next
one continues.
"""
MINUTES_MAX = 240
"""Longest total wait for a server in one exchange."""
ANSWER_SECONDS_MAX = 600
"""Longest plausible wait for an answer: requests end before, so a longer one was a change of the clock or a sleep."""


class CallError(Exception):
    """Raised for a request without a valid answer; it ends the run in a way that is stored."""

    def __init__(self, problem: Problem, result: FetchResult | None = None) -> None:
        super().__init__(problem.sentence())
        self.problem = problem
        self.result = result


def ask(run: Run, call: Call) -> Generator[Wish, Answer, Answer]:
    """Send one request of a run. Raises CallError without a valid answer."""
    answer = yield call
    run.requests += 1
    if answer.problem is not None:
        raise CallError(answer.problem, answer.result)
    if (excess := _excess(run, answer)) is not None:
        raise CallError(Problem(ProblemKind.SYNC_LIMIT, excess), answer.result)
    return answer


def _excess(run: Run, answer: Answer) -> Detail | None:
    """Count an answer towards its exchange; return the limit it exceeds."""
    feeds = 0
    match answer.value:
        case ItemIds(item_ids):
            run.items += len(item_ids)
        case ServerStates(states):
            run.items += len(states)
        case ServerFeeds(listed):
            feeds = len(listed)
    amounts = (
        (DetailKind.MANY_ITEMS, run.items, ITEMS_MAX),
        (DetailKind.MANY_FEEDS, feeds, FEEDS_MAX),
        (DetailKind.MANY_ANSWERS, run.requests, ANSWERS_MAX),
        (DetailKind.MANY_MEGABYTES, run.size >> 20, MEGABYTES_MAX),
        (DetailKind.MANY_MINUTES, run.seconds / 60, MINUTES_MAX),
    )
    return next((Detail(kind, (most,)) for kind, amount, most in amounts if amount > most), None)


@dataclass(frozen=True, slots=True)
class SyncTask(Task):
    """One request of an exchange with a server; to refresh a feed with `feed_id`, to send an article with `entry_id`."""

    run: int
    answer: AnswerKind | None = None
    feed_id: FeedId | None = None
    entry_id: EntryId | None = None

    @property
    def kind(self) -> RequestKind:
        if self.entry_id is not None:
            return RequestKind.SEND
        return RequestKind.SYNC if self.feed_id is None else RequestKind.REFRESH

    def fetched(self, state: EngineState, result: FetchResult, now: float) -> None:
        """Handle a server's answer to a run, unless the run was ended meanwhile."""
        run = state.accounts.runs.get(self.run)
        if run is None:
            return
        if not result.status and result.problem is not None and result.problem.kind in CONNECTIVITY:
            _count(state, run, result.request.call, now, amount=-1)
        run.size += max(len(result.body), result.wire_bytes)
        run.seconds += min(max(result.finished_at - result.started_at, 0), ANSWER_SECONDS_MAX)
        if result.problem is None and self.answer is not None:
            state.parse(self, result, JobKind.ANSWER, answer=self.answer)
        else:
            _step(state, run, Answer(result, problem=result.problem), now)

    def parsed(self, state: EngineState, result: FetchResult, parsed: ParseResult, now: float) -> None:
        run = state.accounts.runs.get(self.run)
        if run is None:
            return
        if isinstance(parsed, Problem):
            _step(state, run, Answer(result, problem=parsed), now)
        elif isinstance(parsed, ServerAnswer):
            _step(state, run, Answer(result, parsed), now)
        else:
            _step(state, run, Answer(result, problem=Problem(ProblemKind.BAD_ANSWER)), now)

    def withhold(self, state: EngineState) -> None:
        state.accounts.drop(self.run)


def ask_for(run: Run, call: Call, kind: type[T]) -> Generator[Wish, Answer, T]:
    """Send one request and check its answer's type. Raises CallError."""
    answer = yield from ask(run, call)
    if not isinstance(answer.value, kind):
        raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
    return answer.value


def confirm(run: Run, call: Call) -> Generator[Wish, Answer, FetchResult]:
    """Send one change. Raises CallError unless the server answers exactly OK: a login page is an answer too."""
    answer = yield from ask(run, call)
    if answer.result is None or answer.result.body.strip() != b"OK":
        raise CallError(Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.OTHER_ANSWER)), answer.result)
    return answer.result


def begin(state: EngineState, run: Run, steps: Steps, now: float) -> None:
    run.steps = steps
    state.accounts.runs[run.number] = run
    try:
        _step(state, run, None, now)
    except Exception:
        state.accounts.drop(run.number)
        raise


def new_run(
    state: EngineState, failed: Callable[[EngineState, Problem, float], None], account_id: AccountId | None = None
) -> Run:
    state.number += 1
    return Run(state.number, failed, account_id)


def resume(state: EngineState, number: int, answer: Answer, now: float) -> None:
    """Continue after an answer of the keyring or from files, or a run that gave way."""
    run = state.accounts.runs.get(number)
    if run is not None:
        _step(state, run, answer, now)


def is_last(state: EngineState) -> bool:
    """Return whether no exchange is under way that quitting waits for."""
    return not state.accounts.syncing and (state.folder is None or state.folder.run is None)


def note_end(state: EngineState) -> None:
    """End the engine after the last exchange that it waited for."""
    leaving = state.accounts.leaving
    if leaving is not None and is_last(state):
        state.publish(EngineStopped(cause=leaving.cause))


def give_up(state: EngineState, number: int, problem: Problem, now: float) -> None:
    """End a run whose step could not be stored, and answer who waits for it."""
    run = state.accounts.runs.pop(number, None)
    if run is not None:
        if run.steps is not None:
            run.steps.close()
        run.failed(state, problem, now)


def _step(state: EngineState, run: Run, answer: Answer | None, now: float) -> None:
    run.now = now
    assert run.steps is not None  # noqa: S101 -- set by `begin`
    try:
        wish = next(run.steps) if answer is None else run.steps.send(answer)
    except StopIteration:
        state.accounts.runs.pop(run.number, None)
        return
    if isinstance(wish, YieldTurn):
        state.outbox.append(ContinueRun(run.number))
        return
    if isinstance(wish, Work):
        state.outbox.append(WorkWithFiles(run.number, wish.work))
        return
    if isinstance(wish, KeepSecret):
        if wish.secret and not wish.place.startswith(ACCOUNT_PLACES):
            preferences.note_keyring_place(state.connection, place(wish.place))
        state.outbox.append(KeepAccountSecret(run.number, wish.place, wish.username, wish.secret))
        return
    call = wish.call
    _count(state, run, call, now)
    host = host_of(call.server.url)
    request = state.request(call.url, Purpose.SYNC, may_be_private=True)
    state.send(SyncTask(run.number, wish.answer, wish.feed_id, run.entry_id), replace(request, call=call), host, now)


def _count(state: EngineState, run: Run, call: ApiCall | None, now: float, *, amount: int = 1) -> None:
    if call is not None and call.account_id is not None:
        ledger.count(state, call.account_id, now, by_hand=run.is_by_hand, amount=amount)


Lists = dict[str, MarkList]
Said = dict[int, ItemMarks | None]
CONTENTS = 250
"""Articles requested at once."""
NEWEST = "newest_item"
"""Key of the newest item that was listed, read or not."""


@dataclass(slots=True)
class Survey:
    """Result of a survey: `lists` by mark; `said` by item, None if the server no longer has it. `seen` is stored
    (`accounts.set_high_water`) once everything that follows from the survey is. `is_same`: as far as it shows, the server's state
    equals the last known one.
    """

    lists: Lists
    said: Said = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    is_same: bool = False


def rests_on_absence(change: OutboxMark, found: Survey) -> bool:
    """Return whether a server seems to have a change only because it does not list the article."""
    listed = found.lists.get(change.mark)
    return (
        listed is not None and change.value is not listed.means and agrees(change, listed) and not found.said.get(change.item_id)
    )


NOTED_SECONDS = 3600
"""Seconds between records that a feed had nothing new at its server."""
NOTED_AT_ONCE = 100
"""Feeds recorded in one step."""


class ServerReplacedError(Exception):
    """Raised if the server has none of its known items, or reassigned their numbers."""


class OldChangesError(Exception):
    """Raised if waiting changes are so old that the user has to confirm them."""


@dataclass(slots=True)
class Sync:
    """Synchronisation under way: its account, its run and its results so far. `is_first`: nothing was synchronised before.
    `arrived`: posting times of new articles, by feed, where the plan has the server refresh. `is_thorough`: changes hidden by the
    counts are found too. `is_asked`: at the user's request, work otherwise done hourly or daily is done at once. `survey` is the
    last one, and `has_doubts` says that its result is not all stored: the next one has to show it again. `absent` are items
    without contents at the server.
    """

    state: EngineState
    run: Run
    account: Account
    counts: SyncCounts = field(default_factory=SyncCounts)
    has_structure: bool = False
    listed: set[str] = field(default_factory=set)
    lists_labels: bool = False
    arrived: dict[FeedId, tuple[float, ...]] = field(default_factory=dict)
    is_thorough: bool = False
    is_asked: bool = False
    has_doubts: bool = False
    is_checked: bool = False
    absent: set[int] = field(default_factory=set)
    survey: Survey | None = None

    @property
    def account_id(self) -> AccountId:
        return self.account.account_id

    @property
    def login(self) -> Login:
        return login_of(self.account)

    @property
    def connection(self) -> WriteConnection:
        return self.state.connection

    @property
    def now(self) -> float:
        return self.run.now

    @property
    def is_first(self) -> bool:
        """Return whether no synchronisation of the account has completed."""
        return self.account.synced_at is None

    def may_ask(self) -> bool:
        """Return whether requests are left for optional work; always at the user's request."""
        return self.run.is_by_hand or ledger.left(self.state, self.account_id, self.now) >= 0

    def share(self, most: int) -> int:
        """Return the number of requests available for work that can be done in parts."""
        if self.run.is_by_hand:
            return most
        return max(min(most, int(ledger.left(self.state, self.account_id, self.now)) - Need.READING), 1)

    def count(self, *, new_articles: int = 0, taken_over: int = 0, sent: int = 0) -> None:
        before = self.counts
        self.counts = replace(
            before,
            new_articles=before.new_articles + new_articles,
            taken_over=before.taken_over + taken_over,
            sent=before.sent + sent,
        )

    def note_survey(self) -> None:
        """Record the survey as completely stored."""
        if self.survey is not None and not self.has_doubts:
            accounts.set_high_water(self.connection, self.account_id, self.survey.seen)

    def mark_feeds_fetched(self) -> Steps:
        """Record in steps that the account's feeds are up to date with the server."""
        now = int(self.now)
        for number, feed_id in enumerate(self.feed_ids()):
            if number % NOTED_AT_ONCE == NOTED_AT_ONCE - 1:
                yield YieldTurn()
            feed = self.state.feeds.get(feed_id)
            if feed is not None and feed.account_id == self.account_id and (feed.succeeded_at or 0) <= now - NOTED_SECONDS:
                # the next time follows from the refresh
                asked_at = feed.retrieved_at if feed.is_refreshed_there and feed.retrieved_at is not None else now
                fetched = replace(feed, retrieved_at=asked_at, succeeded_at=now)
                feeds.save_feed(self.connection, fetched)
                self.state.remember(fetched)

    def feed_ids(self) -> list[FeedId]:
        return [feed.feed_id for feed in self.state.feeds.values() if feed.account_id == self.account_id]


def note_waiting(state: EngineState, account_id: AccountId, count: int) -> None:
    """Publish the number of changes that wait for a server, if it changed."""
    if count != state.accounts.waiting.get(account_id, 0):
        state.accounts.waiting[account_id] = count
        state.publish(ChangesWaiting(account_id, count))


def waiting_of(state: EngineState, account_id: AccountId) -> int:
    """Return the number of marks and subscription changes that wait for a server."""
    return remote_feeds.waiting(state.connection).get(account_id, NOTHING_WAITS).total


EVERY_SECONDS = 1800
EVERY_WHILE_READING_SECONDS = 300
READING_SECONDS = 300
"""Seconds after using the window during which the user counts as reading."""
SHORTEST_SECONDS = 300
QUIET_REQUESTS = 160
"""Requests on a day without marks, including refreshes, excluding the hourly ones for feeds and those for labels."""
REQUESTS_EACH = 2
VACATION_SECONDS = DAY_SECONDS
FAILURE_SECONDS = (300, 600, 1200, 2400, 4800, 9600, 21_600)
LONGEST_RETRY_SECONDS = DAY_SECONDS


def next_at(state: EngineState, now: int) -> int:
    """Return the time of the next synchronisation without a visit: rarely on vacation, less often while throttling."""
    if state.memory.away_until > now:
        return now + VACATION_SECONDS
    return now + int(EVERY_SECONDS / SHARES[state.conditions.throttling.share])


def soonest(state: EngineState, account_id: AccountId, now: float) -> float:
    """Return the earliest next synchronisation: in minutes while the window is used, else by rate and habits."""
    if 0 <= now - state.pending_notices.seen_at < READING_SECONDS:
        return EVERY_WHILE_READING_SECONDS
    times = reading_times(state, now)
    if times is None or state.memory.away_until > now:
        return math.inf
    intervals = _intervals(state, account_id, times, now)
    return float(intervals[int(now // SLOT_SECONDS) % SLOTS_PER_DAY]) / SHARES[state.conditions.throttling.share]


def _intervals(state: EngineState, account_id: AccountId, times: ReadingTimes, now: float) -> Numbers:
    """Return intervals by slot (UTC), learned once a day. To the planner an account is one source with all its feeds' postings."""
    learned_at, intervals = state.accounts.intervals.get(account_id, (-math.inf, None))
    if intervals is not None and 0 <= now - learned_at < DAY_SECONDS:
        return intervals
    ours = [feed for feed in state.feeds.values() if feed.account_id == account_id]
    posted = np.sort(np.concatenate([np.zeros(0), *(state.memory.posted_at(feed.feed_id) for feed in ours)]))
    began = observed_since(posted, first_seen_at=min((float(feed.added_at) for feed in ours), default=now), now=now)
    rates = learn_posting_rates(
        posted, np.zeros(posted.size, dtype=np.int64), began_at=np.array([began]), observed_until=np.array([now]), now=now
    )
    accesses = np.roll(times.user.rate.per_slot(), -round(times.user.offset / SLOT_SECONDS))
    # each run of refreshes ends with a synchronisation, which replaces a scheduled one
    left = QUIET_REQUESTS - activity.refreshes_since(state.connection, account_id, int(now) - DAY_SECONDS)
    intervals = sync_intervals(
        accesses, rates.per_slot()[0], per_day=left / REQUESTS_EACH, shortest=SHORTEST_SECONDS, longest=EVERY_SECONDS
    )
    state.accounts.intervals[account_id] = now, intervals
    return intervals


def after_failure(failures: int) -> int:
    """Return the back-off in seconds after consecutive failures."""
    return FAILURE_SECONDS[min(max(failures, 1), len(FAILURE_SECONDS)) - 1]


def retry_at(result: FetchResult | None, now: int) -> int:
    seconds = result.retry_after_seconds if result is not None else None
    return now + min(seconds, LONGEST_RETRY_SECONDS) if seconds else 0


log = logging.getLogger(__name__)


def note_refused(sync: Sync, name: str, *, feed_id: FeedId | None = None, entry_id: EntryId | None = None) -> None:
    """Log that a change, of which `name` is the subject, was abandoned after repeated refusals."""
    at, url = int(sync.now), redact(sync.account.server.url)
    problem = Problem(ProblemKind.CHANGE_REFUSED, name)
    log.info("A change was not taken over by %s", url)
    record = RequestRecord(RequestKind.SYNC, at, at, Outcome.REFUSED, 0, 0, problem, url, feed_id, entry_id)
    activity.add_request(sync.connection, record)
    sync.state.publish(RequestLogged())
