"""Two computers of one person that share a folder: their requests together over those of one computer, and what is missed."""

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import field, replace

import numpy as np

from reader.domain.commands import RecordAccess, RetrieveNow
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.retrieval import ELSEWHERE, VISIT, AccessRecord, FetchRequest, FetchResult
from reader.domain.value_classes import dataclass
from reader.engine import answers
from reader.engine.messages import ClockJumped
from reader.engine.state import FolderUse
from reader.lab.experiments.presence import FEEDS, LEARN_DAYS, MONDAY, TEST_DAYS, USERS
from reader.lab.replay import cases as replayed
from reader.lab.replay.cases import (
    IN_MEMORY,
    LATENCY_SECONDS,
    Answered,
    Case,
    SimulationRun,
    TraceWeb,
    build_cases,
    seeded,
    simulation_of,
)
from reader.lab.replay.measure import measure, share
from reader.lab.replay.traces import Spans, Traces, joined
from reader.lab.report import Findings, Table, Terms, row
from reader.lab.simulation import Simulation
from reader.lab.workload import Workload, first_hour, synthetic
from reader.learning.scorecard import Times
from reader.storage.connection import WriteConnection
from reader.storage.writer import open_writer, transaction

BUDGETS = (4.0,)
POLICY = "price-open"
HOUR = 3600
READ_SECONDS = 300
"""Seconds between two looks into the folder, as of a computer that nobody uses just now."""
ON_BEFORE_SECONDS, ON_AFTER_SECONDS = 600, HOUR
"""A computer is on for so long around each of its visits, also outside of its hours."""
WAYS = ("in turn", "overlapping", "one always on", "both always on")
ONE, ALONE, VISITS, NEWS = "one computer", "two without a folder", "10 s, with visits", "10 s, with documents"
DELAYS = {"10 s": 10.0, "5 min": 300.0, "1 h": 3600.0}
COLUMNS = ("requests", "to one", "misses", "to one", "late", "to one", "with news")


@dataclass(frozen=True, slots=True)
class Folder:
    """Folder of two computers: changes come after `delay_seconds`, with visits or documents that bring news, or without."""

    delay_seconds: float
    has_visits: bool = False
    has_documents: bool = False


class Web(TraceWeb):
    """Web of a computer that is `given` documents (times by feed) which the other one retrieved: they are no requests of its own."""

    def __init__(self, case: Case) -> None:
        super().__init__(case, 0)
        self.given: dict[FeedId, int] = {}
        self.taken: list[Answered] = []

    def answer(self, request: FetchRequest, now: float) -> FetchResult:
        at = self.given.pop(FeedId(request.feed_id or 0), None)
        result = super().answer(request, now if at is None else at)
        if at is not None:
            self.taken.append(self.log.pop())
        return result


@dataclass(slots=True)
class Computer:
    """A computer: its visits, when it is on, its core, and what is on the way to it with the time of its arrival."""

    case: Case
    on: Spans
    web: Web
    simulation: Simulation
    is_on: bool = True
    unsent: list[AccessRecord] = field(default_factory=list)
    arriving: list[tuple[float, Mapping[FeedId, answers.Answer], Sequence[AccessRecord]]] = field(default_factory=list)

    def is_on_at(self, at: float) -> bool:
        place = int(np.searchsorted(self.on[:, 0], at, side="right")) - 1
        return place >= 0 and at < float(self.on[place, 1])


def computers(terms: Terms) -> Findings:
    """Report requests, misses and late postings of two computers by the ways they are used and the folder's delay."""
    workload = synthetic(FEEDS, USERS, days=LEARN_DAYS + TEST_DAYS, seed=terms.seed) if terms.traces is None else terms.traces
    workload.require_days(LEARN_DAYS + TEST_DAYS, "computers")
    tables = []
    for budget in terms.budgets or BUDGETS:
        asked = replayed.Terms((), budget, LEARN_DAYS, TEST_DAYS, terms.users, terms.seed)
        cases = build_cases(_traces(workload), asked)
        found: dict[tuple[str, str], list[float]] = {}
        for done, case in enumerate(cases, start=1):
            for key, numbers in _compare(case, budget):
                found[key] = [a + b for a, b in zip(found.get(key, [0.0] * len(numbers)), numbers, strict=True)]
            terms.progress(f"{done} of {len(cases)} users, {budget:g} requests per feed and day")
        tables.append(_table(found, budget))
    return Findings(workload.described(), tuple(tables))


def _traces(workload: Workload) -> Traces:
    users = {f"user {user:04}": user for user, rows in enumerate(workload.followed) if rows.size}
    return Traces(
        {f"feed {number:05}": times + MONDAY for number, times in enumerate(workload.postings) if times.size},
        {name: workload.accesses[user] + MONDAY for name, user in users.items()},
        {name: tuple(f"feed {number:05}" for number in workload.followed[user].tolist()) for name, user in users.items()},
    )


def _compare(case: Case, budget: float) -> Iterator[tuple[tuple[str, str], list[float]]]:
    """Run one user in all ways, each with a computer alone, two alone, and two with a folder."""
    with seeded(case, 0) as template:
        for way in WAYS:
            parts = split(case, way)
            union = joined(np.concatenate([on for _, on in parts]))
            folders = {name: Folder(delay) for name, delay in DELAYS.items()} | {
                VISITS: Folder(DELAYS["10 s"], has_visits=True),
                NEWS: Folder(DELAYS["10 s"], has_documents=True),
            }
            yield (way, ONE), _live(case, [(case.accesses, union)], template, budget, None)
            yield (way, ALONE), _live(case, parts, template, budget, None)
            for name, folder in folders.items():
                yield (way, name), _live(case, parts, template, budget, folder)


def split(case: Case, way: str) -> list[tuple[Times, Spans]]:
    """Return the visits at each of two computers, and when it is on (UTC seconds)."""
    accesses = case.accesses - case.added_at
    morning = first_hour(accesses)
    hour = (accesses / HOUR - morning) % 24
    days = (case.end - case.added_at) // DAY_SECONDS
    dawn = np.arange(-1, days + 1) * DAY_SECONDS + morning * HOUR
    is_first = np.random.default_rng(case.seed).random(accesses.size) < 0.5

    def daily(begin: int, end: int) -> Spans:
        return np.column_stack([dawn + begin * HOUR, dawn + end * HOUR])

    always, never = np.array([[-DAY_SECONDS, (days + 1.0) * DAY_SECONDS]]), np.empty((0, 2))
    usual = (always, always)
    if way == "in turn":
        is_first, usual = hour < 9, (daily(0, 9), daily(9, 16))
    elif way == "overlapping":
        is_first, usual = (hour < 6) | (is_first & (hour < 12)), (daily(0, 12), daily(6, 18))
    elif way == "one always on":
        usual = (always, never)
    found = []
    for own, on in ((accesses[is_first], usual[0]), (accesses[~is_first], usual[1])):
        around = np.column_stack([own - ON_BEFORE_SECONDS, own + ON_AFTER_SECONDS])
        found.append((own + case.added_at, joined(np.concatenate([on, around])) + case.added_at))
    return found


def _live(
    case: Case, parts: Sequence[tuple[Times, Spans]], template: WriteConnection, budget: float, folder: Folder | None
) -> list[float]:
    """Return requests, misses, late postings, and requests with news of computers that live through the test together."""
    with _started(case, parts, template, budget, folder) as together:
        steps = {float(at) for at in range(case.start, case.end, READ_SECONDS)} | {float(case.end)}
        for each in together:
            steps.update(at for at in [*each.on.ravel().tolist(), *each.case.accesses.tolist()] if case.start <= at < case.end)
        for at in sorted(steps):
            for each in together:
                _pass_time(each, at)
                if each.is_on:
                    _exchange(each, [other for other in together if other is not each], folder, at)
        return [sum(column) for column in zip(*(_numbers(each, budget) for each in together), strict=True)]


@contextmanager
def _started(
    case: Case, parts: Sequence[tuple[Times, Spans]], template: WriteConnection, budget: float, folder: Folder | None
) -> Iterator[list[Computer]]:
    made = []
    with ExitStack() as closing:
        for number, (accesses, on) in enumerate(parts):
            connection = open_writer(IN_MEMORY)
            closing.callback(connection.close)
            template.backup(connection)
            # each has the seed of an installation of its own
            own, web = replace(case, accesses=accesses, seed=case.seed + number), Web(case)
            learned = replace(own, accesses=case.accesses) if folder is not None and folder.has_visits else own
            simulation = simulation_of(learned, web, POLICY, budget=budget, connection=connection)
            # as if an exchange never ended: the folder is feigned here
            simulation.core.state.folder = None if folder is None else FolderUse(run=-1)
            made.append(Computer(own, on, web, simulation))
        yield made


def _pass_time(computer: Computer, at: float) -> None:
    """Let a computer run to a time, or wake up then."""
    was_on, computer.is_on = computer.is_on, computer.is_on_at(at)
    if was_on:
        computer.simulation.run_until(at)
    elif computer.is_on:
        slept = at - computer.simulation.now
        computer.simulation.now = at
        computer.simulation.core.handle(ClockJumped(slept), at)


def _exchange(computer: Computer, others: Sequence[Computer], folder: Folder | None, at: float) -> None:
    """Read what has arrived, visit if it is time, and write what is due."""
    state = computer.simulation.core.state
    came = [each for each in computer.arriving if each[0] <= at]
    computer.arriving = [each for each in computer.arriving if each[0] > at]
    for _, found, visits in came:
        with transaction(state.connection):
            for feed_id, answer in found.items():
                answers.take(state, feed_id, answer, at)
        for visit in visits:
            state.memory.remember_access(visit)
    if folder is not None and folder.has_documents:
        # of several the last one: the folder holds no others
        _take_documents(
            computer, dict(sorted((each for _, found, _ in came for each in found.items()), key=lambda each: each[1].at))
        )
    is_visit = bool(np.isin(at, computer.case.accesses_in_test()))
    if is_visit:
        computer.simulation.send(RecordAccess(AccessRecord(int(at), 0, VISIT)))
        computer.unsent.append(AccessRecord(int(at), 0, ELSEWHERE))
    use = state.folder
    # a visit ends with marks, and answers go with them
    if folder is not None and use is not None and (is_visit or at >= use.answers_at):
        visits = tuple(computer.unsent) if folder.has_visits else ()
        for other in others:
            other.arriving.append((at + folder.delay_seconds, dict(use.answers), visits))
        use.answers, use.answers_at = {}, math.inf
        computer.unsent.clear()


def _take_documents(computer: Computer, found: Mapping[FeedId, answers.Answer]) -> None:
    """Store documents that brought the other computer news as if they had been retrieved here then."""
    simulation, state, given = computer.simulation, computer.simulation.core.state, computer.web.given
    for feed_id, answer in found.items():
        feed = state.feeds[feed_id]
        if answer.at > (feed.retrieved_at or 0) and answer.validators != answers.digests(feed)[1]:
            given[feed_id] = answer.at
    if given and state.folder is not None:
        taken, own, simulation.latency_seconds = dict(given), dict(state.folder.answers), 0.0
        simulation.send(RetrieveNow(tuple(given)))
        # what was not from a server here is passed on to nobody
        state.folder.answers, simulation.latency_seconds = own, LATENCY_SECONDS
        for feed_id in taken.keys() - given.keys():
            state.remember(replace(state.feeds[feed_id], retrieved_at=taken[feed_id]))
        given.clear()


def _numbers(computer: Computer, budget: float) -> list[float]:
    requests = [each for each in computer.web.log if each.at < computer.case.end]
    brought = tuple(sorted([*requests, *computer.web.taken], key=lambda each: each.at))
    found = measure(computer.case, SimulationRun(brought, ()), budget=budget, keeps_budget=True)
    return [len(requests), found.misses, found.late, sum(each.count > each.first for each in requests)]


def _table(found: Mapping[tuple[str, str], Sequence[float]], budget: float) -> Table:
    rows = []
    for (way, name), (requests, misses, late, news) in found.items():
        one = found[way, ONE]
        numbers = [requests, share(requests, one[0]), misses, share(misses, one[1]), late, share(late, one[2])]
        rows.append(row(f"{way}, {name}", [*numbers, share(news, requests)]))
    return Table(
        f"Two computers of one person together, {budget:g} requests per feed and day, by the delay of their folder",
        "",
        COLUMNS,
        tuple(rows),
        notes=(
            "One computer is on whenever one of the two is. Misses and late postings count at the computer that is visited.",
            "A folder is read every five minutes and written at visits, else half an hour after an answer.",
        ),
    )
