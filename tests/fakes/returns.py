"""An engine that has known its user and his presences for three weeks, and what the desktop may tell it."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from reader.domain.commands import (
    ImportOpml,
    RecordAccess,
    RecordLeaving,
    RecordReturn,
)
from reader.domain.feed import Rule
from reader.domain.retrieval import AccessRecord, RetrievalRecord
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.domain.visits import Presence, Signal
from reader.engine.state import load_memory
from reader.lab.simulation import Simulation
from reader.storage import history, readings
from reader.storage.writer import transaction
from tests.fakes.world import START, Page, World, rss, simulate

DAY, HOUR, MINUTE = 86_400, 3600, 60
MIDNIGHT = int(START - START % DAY)
NUMBER = 8


@dataclass
class Past:
    """What was recorded in the three weeks before: mornings from eight, afternoons from two, a look soon after each return."""

    days: int = 21
    hours: tuple[float, ...] = (8, 14)
    length_hours: float = 3
    visits_after: float = 120

    def presences(self) -> list[Presence]:
        return [
            Presence(int(began), int(began + self.length_hours * HOUR), 0, Signal.UNLOCK)
            for day in range(-self.days, 0)
            for hour in self.hours
            for began in [MIDNIGHT + day * DAY + hour * HOUR]
        ]

    def accesses(self) -> list[AccessRecord]:
        return [AccessRecord(int(each.began_at + self.visits_after), 0, "window") for each in self.presences()]


def lived(
    folder: Path, past: Past, *, hosts: int = NUMBER, hour: float = 11, known: list[Presence] | None = None
) -> tuple[Simulation, World]:
    """Feeds that post every half, one, one and a half hours..., retrieved at midnight, and a day planned from such a past; it is eleven."""
    world = World({f"https://site{number % hosts}.test/{number}": Page(rss(*range(30))) for number in range(NUMBER)})
    simulation = simulate(folder, world, now=MIDNIGHT)
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in world.pages))))
    simulation.run_until(MIDNIGHT + 1200)
    state = simulation.core.state
    with transaction(state.connection):
        for presence in past.presences() if known is None else known:
            readings.add_presence(state.connection, presence)
        for access in past.accesses():
            history.add_access(state.connection, access)
    state.relearn(load_memory(state.connection, state.utc_offset, simulation.now))
    for place, feed_id in enumerate(state.feeds):
        step = (place + 1) * HOUR / 2
        state.memory.remember_postings(feed_id, np.arange(MIDNIGHT - 21 * DAY, MIDNIGHT - 900, step).tolist())
    simulation.run_until(MIDNIGHT + hour * HOUR)
    world.log.clear()
    return simulation, world


def come_back(simulation: Simulation, *, signal: Signal = Signal.UNLOCK, away_seconds: int | None = None) -> RecordReturn:
    command = RecordReturn(int(simulation.now), 0, signal, away_seconds)
    simulation.send(command)
    return command


def leave(simulation: Simulation) -> None:
    simulation.send(RecordLeaving(int(simulation.now)))


def visit(simulation: Simulation) -> None:
    simulation.send(RecordAccess(AccessRecord(int(simulation.now), 0, "window")))


def at_returns(simulation: Simulation) -> list[RetrievalRecord]:
    return [each for each in history.retrievals(simulation.core.state.connection, limit=100_000) if each.rule is Rule.RETURNED]


def times_of(simulation: Simulation) -> list[tuple[int, int]]:
    stored = readings.presences(simulation.core.state.connection, MIDNIGHT)
    return [(each.began_at, each.ended_at) for each in stored]
