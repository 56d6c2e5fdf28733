"""Simulates the test of one user with one policy: the production core over a real database, in virtual time."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np

from reader.domain.commands import Command, RecordAccess
from reader.domain.entry import Gap, Selection, View
from reader.domain.feed import Feed, Validators
from reader.domain.ids import FeedId
from reader.domain.presence import Presence, Signal
from reader.domain.presence_commands import RecordLeaving, RecordReturn
from reader.domain.retrieval import AccessRecord
from reader.domain.value_classes import dataclass
from reader.engine.core import EngineCore
from reader.engine.handlers.accesses import WINDOW
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News, Planner
from reader.engine.planning.policies import Settings
from reader.engine.planning.timers import FixedTimer
from reader.engine.retrieval_queue import RetrievalQueue
from reader.engine.state import FEEDS_IN_FLIGHT, EngineState
from reader.lab.policies.table import ALL_POLICIES
from reader.lab.replay.cases import Case
from reader.lab.replay.web import LATENCY_SECONDS, Answered, TraceWeb, etag_of, url_of
from reader.lab.simulation import Simulation
from reader.net.host_gate import HostGate
from reader.storage import entries, feeds, history, preferences, presences, subscriptions
from reader.storage.connection import WriteConnection
from reader.storage.writer import open_in_memory, open_writer, transaction

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
        core = EngineCore(_state(connection, case, policy, budget, is_guarded=is_guarded))
        simulation = Simulation(core, web.answer, now=case.start, parse=web.parse, latency_seconds=LATENCY_SECONDS)
        for at, command in commands_of(case):
            simulation.run_until(at)
            simulation.send(command)
        simulation.run_until(case.end)
        requests = tuple(each for each in web.log if each.at < case.end)
        return SimulationRun(requests, tuple(history.gaps(connection, Selection(View.ALL))))
    finally:
        connection.close()


def commands_of(case: Case) -> list[tuple[float, Command]]:
    """Return the commands sent to the core during the test, by time: a departure comes before a return or visit at the same
    moment.
    """
    accesses = [(at, 2, RecordAccess(_access(at))) for at in case.accesses_in_test().tolist()]
    return [(at, command) for at, _, command in sorted([*_comings_and_goings(case), *accesses], key=lambda each: each[:2])]


def _comings_and_goings(case: Case) -> Iterator[tuple[float, int, Command]]:
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
        presences.add(connection, presence)
    for number, (postings, at) in enumerate(zip(case.postings, case.retrieved_at, strict=True), start=1):
        url = url_of(number)
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
    planned = [feed.planned(planner.plan(feed, News(has_succeeded=True), now=case.start)) for feed in feeds.feeds(connection)]
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
