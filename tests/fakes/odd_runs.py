"""Lives that depart from a plain replay: other users, other clocks, other zones. The core, the web and the loop are the replay's."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from typing import Generic, TypeVar

import numpy as np

from reader.domain.commands import Command, RecordAccess
from reader.domain.entry import Selection, View
from reader.domain.feed import Rule
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.retrieval import AccessRecord, FetchRequest, FetchResult
from reader.engine.core import EngineCore
from reader.engine.messages import ClockJumped
from reader.engine.planning.memory import Memory
from reader.engine.visits import WINDOW
from reader.lab.replay import cases
from reader.lab.replay.cases import LATENCY_SECONDS, Case, SimulationRun, TraceWeb, seeded
from reader.lab.replay.measure import Measures, measure
from reader.lab.simulation import Simulation
from reader.learning.posting_rate import believed_times
from reader.learning.scorecard import Times
from reader.storage import history
from reader.storage.writer import open_writer
from tests.fakes.odd_webs import DateOf

W = TypeVar("W", bound=TraceWeb)
LEARNING_SECONDS = 6 * 3600
"""How often a feed was retrieved in the weeks to learn from, where that matters."""


FIRST_DOCUMENT = 20
"""Entries that a feed shows at first."""


def greenwich(at: float) -> int:
    """No offset from UTC."""
    del at
    return 0


class Stage(Generic[W]):
    """One life under way; `ahead_seconds` is by how much the computer's clock is wrong."""

    def __init__(self, case: Case, core: EngineCore, web: W, utc_offset: Callable[[float], int]) -> None:
        self.case = case
        self.core = core
        self.web = web
        self.ahead_seconds = 0.0
        self._utc_offset = utc_offset
        self._simulation = Simulation(core, self._answer, now=case.start, parse=web.parse, latency_seconds=LATENCY_SECONDS)

    @property
    def memory(self) -> Memory:
        """What the planner knows."""
        return self.core.state.memory

    def run_until(self, end: float) -> None:
        """Live on until a true time, looks included."""
        accesses = self.case.accesses_in_test()
        begin = self._simulation.now - self.ahead_seconds
        for at in accesses[(accesses >= begin) & (accesses < end)].tolist():
            self._simulation.run_until(at + self.ahead_seconds)
            self._simulation.send(RecordAccess(access_at(at + self.ahead_seconds, self._utc_offset)))
        self._simulation.run_until(end + self.ahead_seconds)

    def send(self, command: Command) -> None:
        """The user asks for something."""
        self._simulation.send(command)

    def set_clock(self, seconds: float) -> None:
        """Somebody sets the computer's clock, ahead or back."""
        self.ahead_seconds += seconds
        self.sleep(seconds)

    def sleep(self, seconds: float) -> None:
        """The computer sleeps, and knows it when it wakes."""
        self._simulation.now += seconds
        self._simulation.send(ClockJumped(seconds))

    def memo(self) -> Mapping[str, float]:
        """What the planner would keep over a restart."""
        return self.core.state.planner.memo()

    def rules(self, begin: float, end: float) -> Counter[Rule]:
        """By which rules retrievals were made from `begin` to `end`, by the computer's clock."""
        records = history.retrievals(self.core.state.connection, limit=len(self.web.log))
        return Counter(record.rule for record in records if begin <= record.started_at < end)

    def run(self) -> SimulationRun:
        """What has come of it."""
        requests = tuple(each for each in self.web.log if each.at < self.case.end)
        return SimulationRun(requests, tuple(history.gaps(self.core.state.connection, Selection(View.ALL))))

    def measures(self, budget: float) -> Measures:
        """What it was worth."""
        return measure(self.case, self.run(), budget=budget, keeps_budget=True)

    def _answer(self, request: FetchRequest, now: float) -> FetchResult:
        return self.web.answer(request, now - self.ahead_seconds)


@contextmanager
def staged(
    case: Case,
    make_web: Callable[[Case, int], W],
    *,
    policy: str = "price",
    budget: float = 4.0,
    window: int = 0,
    utc_offset: Callable[[float], int] = greenwich,
    memory: Memory | None = None,
) -> Iterator[Stage[W]]:
    """A life at its beginning; `memory` takes the place of what the replay remembers of the learning weeks."""
    with seeded(case, window) as template:
        connection = open_writer(cases.IN_MEMORY)
        template.backup(connection)
        core = EngineCore(cases._state(connection, case, policy, budget))
        try:
            known, own = core.state.memory, memory or remembered(case, utc_offset)
            known.utc_offset, known.accesses, known._posted = utc_offset, list(own.accesses), deepcopy(own._posted)
            yield Stage(case, core, make_web(case, window), utc_offset)
        finally:
            core.close()


def remembered(case: Case, utc_offset: Callable[[float], int] = greenwich, date_of: DateOf | None = None) -> Memory:
    """The learning weeks: looks with the offset of their time; postings as dated, or as believed where `date_of` dates them."""
    posted = {
        FeedId(number): times[times <= at].tolist() if date_of is None else believed(times, case.added_at, at, date_of)
        for number, (times, at) in enumerate(zip(case.postings, case.retrieved_at, strict=True), start=1)
    }
    accesses = [access_at(at, utc_offset) for at in case.accesses[case.accesses < case.start].tolist()]
    return Memory(utc_offset, posted=posted, accesses=accesses)


def believed(times: Times, begin: int, end: int, date_of: DateOf) -> list[int]:
    """When a feed is taken to have posted, if it was retrieved every LEARNING_SECONDS."""
    found: list[int] = []
    for since in range(begin, end, LEARNING_SECONDS):
        until = min(since + LEARNING_SECONDS, end)
        dates = [date_of(int(at)) for at in times[(times > since) & (times <= until)]]
        found += believed_times([date for date, _ in dates], [is_vague for _, is_vague in dates], since=since, now=until)
    return found


def as_new(case: Case) -> tuple[Case, Memory]:
    """The user as a beginner: nothing is known but the first document of each feed."""
    posted = {
        FeedId(number): times[times <= at][-FIRST_DOCUMENT:].tolist()
        for number, (times, at) in enumerate(zip(case.postings, case.retrieved_at, strict=True), start=1)
    }
    began = replace(case, added_at=min(case.retrieved_at), accesses=case.accesses_in_test())
    return began, Memory(greenwich, posted=posted)


def shifted_days(case: Case, seed: int) -> Case:
    """An irregular user: each day's looks come a random number of hours later, round the clock."""
    days, seconds = np.divmod(case.accesses - case.added_at, DAY_SECONDS)
    hours = np.random.default_rng(seed).integers(0, 24, int(days.max(initial=0)) + 1)
    shifted = case.added_at + days * DAY_SECONDS + (seconds + 3600 * hours[days.astype(np.int64)]) % DAY_SECONDS
    return replace(case, accesses=np.sort(shifted))


def without_accesses(case: Case, begin_day: int, days: int) -> Case:
    """A user who is away on these days of the test."""
    begin = case.start + begin_day * DAY_SECONDS
    is_away = (case.accesses >= begin) & (case.accesses < begin + days * DAY_SECONDS)
    return replace(case, accesses=case.accesses[~is_away])


def moved(case: Case, hours: int) -> tuple[Case, Callable[[float], int]]:
    """From the second day of the test on a user lives by a clock that is so many hours ahead; the new offset from UTC."""
    since = case.start + DAY_SECONDS
    accesses = np.where(case.accesses >= since, case.accesses - 3600 * hours, case.accesses)
    return replace(case, accesses=np.sort(accesses)), lambda at: 3600 * hours if at >= since else 0


def access_at(at: float, utc_offset: Callable[[float], int]) -> AccessRecord:
    """The window is opened, by the computer's clock and zone."""
    return AccessRecord(int(at), utc_offset(at), WINDOW)


def longest_hours(case: Case, run: SimulationRun) -> dict[int, float]:
    """For each feed, the longest time without a request, by the true clock."""
    requests = {feed: [float(at)] for feed, at in enumerate(case.retrieved_at, start=1)}
    for request in run.requests:
        requests[request.feed].append(request.at)
    return {feed: float(np.diff([*times, case.end]).max()) / 3600 for feed, times in requests.items()}


def most_in_an_hour(run: SimulationRun) -> int:
    """The most requests that any sixty minutes saw."""
    starts = np.sort([request.at for request in run.requests])
    return int((np.searchsorted(starts, starts + 3600) - np.arange(starts.size)).max(initial=0))
