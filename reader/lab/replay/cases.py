"""Cases of a replay: one user with their feeds, the web they meet, and one simulated run of learning weeks and test days."""

import random
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import field, replace
from pathlib import Path

import numpy as np

from reader.domain.commands import Command, RecordAccess, RecordLeaving, RecordReturn
from reader.domain.entry import Gap, ParsedEntry, Selection, View
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.feed import Feed, ParsedFeed, Validators
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.retrieval import AccessRecord, FetchRequest, FetchResult, ParseJob
from reader.domain.sentences import counted
from reader.domain.value_classes import dataclass
from reader.domain.visits import Presence, Signal
from reader.engine.core import EngineCore
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Planner, RetrievalResult, Settings
from reader.engine.planning.timers import FixedTimer
from reader.engine.queues import RetrievalQueue
from reader.engine.state import FEEDS_IN_FLIGHT, EngineState
from reader.engine.visits import WINDOW
from reader.lab.policies import ALL_POLICIES
from reader.lab.replay.traces import Spans, Traces
from reader.lab.simulation import Simulation
from reader.learning.scorecard import Times
from reader.net.politeness import HostGate
from reader.storage import entries, feeds, history, preferences, readings, subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.writer import open_in_memory, open_writer, transaction


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a comparison: `budget` in requests per feed and day; a `window` of 0 is a document that never overflows.

    Timers have random phases, or with `is_in_step` all the same one, from midnight on. A retrieval counts at an access if it
    began more than `blind_seconds` before.
    """

    policies: tuple[str, ...]
    budget: float = 4.0
    learn_days: int = 14
    test_days: int = 7
    users: int | None = None
    seed: int = 0
    window: int = 0
    ceiling_seconds: int = DAY_SECONDS
    is_in_step: bool = False
    blind_seconds: int = 0


def _no_spans() -> Spans:
    return np.empty((0, 2))


@dataclass(frozen=True, slots=True)
class Case:
    """One user: posting times of each feed, accesses, and each feed's last retrieval before the test begins at `start`.

    `presences` are the user's at the computer as reported by the desktop, if at all. Times are UTC seconds; the feeds were added
    at `added_at`, the test ends before `end`. `seed` is that of the installation. No feed waits longer than `ceiling_seconds`;
    timers are `is_in_step` as in Terms.
    """

    user: str
    seed: int
    postings: tuple[Times, ...]
    accesses: Times
    retrieved_at: tuple[int, ...]
    added_at: int
    start: int
    end: int
    ceiling_seconds: int = DAY_SECONDS
    is_in_step: bool = False
    presences: Spans = field(default_factory=_no_spans)

    @property
    def test_days(self) -> float:
        return (self.end - self.start) / DAY_SECONDS

    def accesses_in_test(self) -> Times:
        return self.accesses[(self.accesses >= self.start) & (self.accesses < self.end)]

    def returns_in_test(self) -> Times:
        began = self.presences[:, 0]
        return began[(began >= self.start) & (began < self.end)]


def build_cases(traces: Traces, terms: Terms) -> list[Case]:
    """Build the cases of the first users by name. Raises ReaderError if the traces are too short or have no accesses in the test."""
    added_at = int(min(times[0] for times in traces.postings.values()) // DAY_SECONDS) * DAY_SECONDS
    start = added_at + terms.learn_days * DAY_SECONDS
    end = start + terms.test_days * DAY_SECONDS
    reached = max(times[-1] for times in traces.postings.values())
    if reached < end - DAY_SECONDS:
        days = int((reached - added_at) // DAY_SECONDS) + 1
        raise ReaderError(
            ProblemKind.BAD_VALUE,
            f"the postings span {counted(days, 'day')}, {terms.learn_days} to learn from and {terms.test_days} to test on",
        )
    users = list(traces.followed)[: terms.users]
    cases = [_case(traces, user, terms, added_at, start, end) for user in users]
    if not any(case.accesses_in_test().size for case in cases):
        raise ReaderError(
            ProblemKind.BAD_VALUE, f"no user who follows a source visits within the {counted(terms.test_days, 'day')} to test on"
        )
    return cases


def _case(traces: Traces, user: str, terms: Terms, added_at: int, start: int, end: int) -> Case:
    seed = zlib.crc32(f"{terms.seed}:{user}".encode())
    nothing: Times = np.array([], dtype=np.float64)
    postings = tuple(_until(traces.postings.get(source, nothing), end) for source in traces.followed[user])
    return Case(
        user,
        seed,
        postings,
        _until(traces.accesses[user], end),
        (start,) * len(postings) if terms.is_in_step else _phases(len(postings), seed, terms.budget, start),
        added_at,
        start,
        end,
        terms.ceiling_seconds,
        terms.is_in_step,
        traces.presences.get(user, _no_spans()),
    )


def _until(times: Times, end: int) -> Times:
    return times[: np.searchsorted(times, end)]


def _phases(feeds: int, seed: int, budget: float, start: int) -> tuple[int, ...]:
    """Return a last retrieval for each feed at a random phase of the budget's interval, the same for all policies."""
    ages: Sequence[float] = np.random.default_rng(seed).uniform(0, DAY_SECONDS / budget, feeds).tolist()
    return tuple(int(start - age) for age in ages)


LATENCY_SECONDS = 0.3
DELTA = 226
"""With a window of 0 a server sends only what it has not sent yet (RFC 3229, A-IM: feed), so no document overflows."""


@dataclass(frozen=True, slots=True)
class Answered:
    """One request: its start (UTC seconds), and the entries it returned: from `first` up to, not including, `count`."""

    at: float
    feed: int
    first: int
    count: int


def etag_of(count: int) -> str:
    """Return the validator of a document: the number of its feed's postings so far."""
    return f'"{count}"'


class TraceWeb:
    """Simulates servers and parser: bodies name the entries that the parser then generates."""

    def __init__(self, case: Case, window: int, max_age_seconds: int | None = None) -> None:
        self.log: list[Answered] = []
        self._postings = [times.tolist() for times in case.postings]
        self._window = window
        self._max_age_seconds = max_age_seconds
        self._sent = [bisect_right(times, at) for times, at in zip(self._postings, case.retrieved_at, strict=True)]

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        """Return the server's response at `now`; a confirmed document is not sent again."""
        feed = int(request.feed_id or 0)
        count = bisect_right(self._postings[feed - 1], now)
        first = max(0, count - self._window) if self._window else self._sent[feed - 1]
        is_known = request.validators.etag == etag_of(count)
        self._sent[feed - 1] = count
        self.log.append(Answered(now, feed, first, count))
        return FetchResult(
            request=request,
            status=304 if is_known else 200 if self._window else DELTA,
            final_url=request.url,
            started_at=now,
            finished_at=now + LATENCY_SECONDS,
            validators=Validators(etag_of(count)),
            max_age_seconds=self._max_age_seconds,
            body=b"" if is_known else f"{first} {count}".encode(),
            body_hash="" if is_known else f"{feed} {count}",
        )

    def parse(self, job: ParseJob) -> ParsedFeed:
        """Return the document that a body stands for, newest entry first."""
        feed = int(job.url.rpartition("/")[2])
        first, count = map(int, job.body.split())
        return ParsedFeed("rss20", f"Feed {feed}", "", "", "", "", tuple(self.entries(feed, first, count)))

    def entries(self, feed: int, first: int, count: int) -> list[ParsedEntry]:
        """Return entries from `first` up to `count`, newest first."""
        postings = self._postings[feed - 1]
        return [_entry(number, postings[number]) for number in range(count - 1, first - 1, -1)]


def _entry(number: int, posted_at: float) -> ParsedEntry:
    """Return one entry, dated by the trace; its only content is its number."""
    name = str(number)
    return ParsedEntry(
        identity=name,
        guid="",
        link="",
        title=f"Posting {name}",
        author="",
        html="",
        text="",
        snippet="",
        published_at=int(posted_at),
        updated_at=None,
        date_text="",
        is_date_only=False,
        categories=(),
        enclosures=(),
        thumbnail_url="",
        comments_url="",
        language="",
        content_hash=name,
    )


FLOOR_SECONDS = 900
IN_MEMORY = Path(":memory:")


@contextmanager
def seeded(case: Case, window: int) -> Iterator[WriteConnection]:
    """Create a database in memory as it is when the test begins: feeds, subscriptions, the last documents."""
    connection = open_in_memory(case.added_at)
    try:
        with transaction(connection):
            _seed(connection, case, window)
        yield connection
    finally:
        connection.close()


@dataclass(frozen=True, slots=True)
class SimulationRun:
    """Result of a simulation: every request in order, and the reported gaps."""

    requests: tuple[Answered, ...]
    gaps: tuple[Gap, ...]


def simulate(
    case: Case,
    policy: str,
    *,
    budget: float,
    window: int,
    template: WriteConnection,
    max_age_seconds: int | None = None,
    is_guarded: bool = True,
) -> SimulationRun:
    """Simulate the test on a copy of `template`, which is made by `seeded`; `budget` is per feed and day. With `is_guarded` false
    the plans also rely on presences that accesses do not fall into.
    """
    connection = open_writer(IN_MEMORY)
    try:
        template.backup(connection)
        web = TraceWeb(case, window, max_age_seconds)
        simulation = simulation_of(case, web, policy, budget=budget, connection=connection, is_guarded=is_guarded)
        for at, command in commands_of(case):
            simulation.run_until(at)
            simulation.send(command)
        simulation.run_until(case.end)
        requests = tuple(each for each in web.log if each.at < case.end)
        return SimulationRun(requests, tuple(history.gaps(connection, Selection(View.ALL))))
    finally:
        connection.close()


def simulation_of(
    case: Case, web: TraceWeb, policy: str, *, budget: float, connection: WriteConnection, is_guarded: bool = True
) -> Simulation:
    """Return a core at the start of the test, on a copy of a database made by `seeded`."""
    core = EngineCore(_state(connection, case, policy, budget, is_guarded=is_guarded))
    return Simulation(core, web.answer, now=case.start, parse=web.parse, latency_seconds=LATENCY_SECONDS)


def commands_of(case: Case) -> list[tuple[float, Command]]:
    """Return the core's commands by time; a departure precedes a return or visit at the same moment."""
    accesses = [(at, 2, RecordAccess(_access(at))) for at in case.accesses_in_test().tolist()]
    return [(at, command) for at, _, command in sorted([*_presence_commands(case), *accesses], key=lambda each: each[:2])]


def _presence_commands(case: Case) -> Iterator[tuple[float, int, Command]]:
    left_at: float | None = None
    for began_at, ended_at in case.presences.tolist():
        if case.start <= began_at < case.end:
            away = None if left_at is None else int(began_at - left_at)
            yield began_at, 1, RecordReturn(int(began_at), _utc_offset(began_at), Signal.UNLOCK, away)
        if case.start <= ended_at < case.end:
            yield ended_at, 0, RecordLeaving(int(ended_at))
        left_at = ended_at


def _presences(case: Case) -> list[Presence]:
    """Return the presences of the learning weeks; a running one is known until the test begins."""
    return [
        Presence(int(began_at), int(min(ended_at, case.start)), _utc_offset(began_at), Signal.UNLOCK)
        for began_at, ended_at in case.presences.tolist()
        if began_at < case.start
    ]


def _access(at: float) -> AccessRecord:
    return AccessRecord(int(at), 0, WINDOW)


def _seed(connection: WriteConnection, case: Case, window: int) -> None:
    web = TraceWeb(case, window)
    for presence in _presences(case):
        readings.add_presence(connection, presence)
    for number, (postings, at) in enumerate(zip(case.postings, case.retrieved_at, strict=True), start=1):
        url = f"https://feed-{number}.test/{number}"
        feed_id = feeds.add_feed(connection, url, url, case.added_at)
        subscriptions.add(connection, feed_id)
        count = int(np.searchsorted(postings, at, side="right"))
        document = web.entries(number, max(0, count - window), count)
        entries.insert_entries(connection, feed_id, document, at, index_text=str)
        feeds.save_feed(
            connection,
            Feed(
                feed_id,
                url,
                added_at=case.added_at,
                validators=Validators(etag_of(count)),
                validators_at=at,
                window=tuple(entry.identity for entry in document),
                window_at=at,
                retrieved_at=at,
                succeeded_at=at,
                changed_at=int(postings[count - 1]) if count else None,
            ),
        )


def _state(connection: WriteConnection, case: Case, policy: str, budget: float, *, is_guarded: bool = True) -> EngineState:
    memory = _memory(case)
    settings = Settings(budget, FLOOR_SECONDS, case.ceiling_seconds, case.seed, is_guarded)

    def make(memory: Memory, settings: Settings) -> Planner:
        made = ALL_POLICIES[policy].make(memory, settings)
        return replace(made, is_in_step=True) if case.is_in_step and isinstance(made, FixedTimer) else made

    planner = make(memory, settings)
    chance = random.Random(case.seed)  # noqa: S311 -- shuffles, guards nothing
    planned = [
        feed.planned(planner.plan(feed, RetrievalResult(has_succeeded=True), now=case.start)) for feed in feeds.feeds(connection)
    ]
    with transaction(connection):
        for feed in planned:
            feeds.save_feed(connection, feed)
    state = EngineState(
        connection=connection,
        memory=memory,
        make_planner=lambda _values, memory, _share: make(memory, settings),
        planner=planner,
        gate=HostGate(0.0, FEEDS_IN_FLIGHT),
        chance=chance,
        pictures_folder=IN_MEMORY,
        utc_offset=_utc_offset,
        preferences=preferences.load(connection),
        feeds={feed.feed_id: feed for feed in planned},
        queue=RetrievalQueue(chance),
    )
    # it has run through the learning weeks
    state.returns.ticked_at = case.start
    state.here_since = memory.presences[-1].began_at if memory.is_here else None
    return state


def _memory(case: Case) -> Memory:
    """Return the memory of the learning weeks: postings up to each feed's last retrieval, and the accesses."""
    posted = {
        FeedId(number): times[: np.searchsorted(times, at, side="right")].tolist()
        for number, (times, at) in enumerate(zip(case.postings, case.retrieved_at, strict=True), start=1)
    }
    accesses = [_access(at) for at in case.accesses[case.accesses < case.start].tolist()]
    memory = Memory(_utc_offset, posted=posted, accesses=accesses, presences=_presences(case))
    if memory.presences:
        memory.is_here = memory.presences[-1].ended_at >= case.start
    return memory


def _utc_offset(at: float) -> int:
    del at
    return 0
