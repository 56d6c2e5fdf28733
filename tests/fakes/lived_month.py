"""A profile as it stands after some weeks: the real core over a real database, lived through in virtual time with a user who looks."""

import random
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from reader.app.compose import open_core
from reader.app.paths import Profile, profile_in
from reader.domain.commands import Command, ImportOpml, MarkRead, RecordAccess
from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId
from reader.domain.retrieval import AccessRecord
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.messages import ClockJumped
from reader.lab.simulation import Simulation
from reader.storage import entries
from reader.storage.connection import ReadConnection, open_reader
from tests.fakes.clock import FakeClock
from tests.fakes.invented_library import NOW
from tests.fakes.lived_web import DAY, HOUR, LivedWeb, invented_sites

LATENCY_SECONDS = 0.4
ACCESSES = ((9.0, 0.15, 0.97), (12.5, 0.25, 0.7), (18.0, 0.35, 0.55), (21.65, 0.25, 0.9))
"""When the user looks: hour, deviation in hours, share of the days."""
READ_AT_ONCE, SECONDS_EACH = 12, 75
RESTED_DAYS_AGO, RESTED_SECONDS = 9, 40 * HOUR
"""Once the computer is off for nearly two days; what the longest lists drop meanwhile is lost."""


@dataclass(frozen=True, slots=True)
class LivedMonth:
    """What was lived: where it lies, the time at its end (UTC seconds), and how many requests were made."""

    profile: Profile
    now: int
    requests: int


def lived_month(folder: Path, *, feeds: int = 40, days: int = 30, end: int = NOW, seed: int = 1) -> LivedMonth:
    """Live `days` days up to `end` with `feeds` invented feeds; the folder must not hold a profile yet."""
    profile, begin = profile_in(folder), end - days * DAY
    core = open_core(profile, FakeClock(at=float(begin)), automatic=True)
    try:
        # nobody cuts the power here, and waiting for the disk is most of what this would take
        core.state.connection.execute("PRAGMA synchronous = OFF")
        sites = invented_sites(feeds, begin, end, seed)
        web = LivedWeb(sites, end)
        simulation = Simulation(core, web.answer, now=float(begin), latency_seconds=LATENCY_SECONDS)
        outlines = tuple(OpmlFeed(site.url, site.title, "", tuple(site.folder.split("/"))) for site in sites)
        simulation.send(ImportOpml(OpmlDocument("Mine", outlines)))
        with closing(open_reader(profile.database)) as reader:
            user = User(reader, random.Random(seed), feeds)
            rest = end - RESTED_DAYS_AGO * DAY
            for at in (each for each in user.accesses(begin, end) if not rest < each < rest + RESTED_SECONDS):
                if simulation.now < rest < at:
                    _sleep(simulation, rest)
                simulation.run_until(at)
                simulation.events.clear()
                for command in user.visit(int(at)):
                    simulation.send(command)
                    simulation.run_until(simulation.now + SECONDS_EACH)
            simulation.run_until(end)
        return LivedMonth(profile, end, web.requests)
    finally:
        core.close()


def _sleep(simulation: Simulation, rest: int) -> None:
    """The computer is off from `rest` on."""
    simulation.run_until(rest)
    simulation.now += RESTED_SECONDS
    simulation.send(ClockJumped(RESTED_SECONDS))


class User:
    """Looks at about the same times every day and reads the feeds that matter to him first."""

    def __init__(self, reader: ReadConnection, chance: random.Random, feeds: int) -> None:
        self._reader = reader
        self._chance = chance
        self._interest = [chance.random() ** 2 for _ in range(feeds + 1)]

    def accesses(self, begin: int, end: int) -> list[float]:
        """When he looks, in order."""
        times = [
            day + self._chance.gauss(hour, deviation) * HOUR
            for day in range(begin // DAY * DAY, end, DAY)
            for hour, deviation, share in ACCESSES
            if self._chance.random() < share
        ]
        return sorted(at for at in times if begin + HOUR < at < end - HOUR)

    def visit(self, now: int) -> Iterator[Command]:
        """What one visit asks of the engine."""
        yield RecordAccess(AccessRecord(now, 0, "window"))
        unread = [EntryId(each) for each in list(entries.entry_ids(self._reader, Selection(View.UNREAD)))[:200]]
        rows = entries.entry_rows(self._reader, unread)
        rows = sorted(rows, key=lambda row: -self._interest[row.feed_id % len(self._interest)] * self._chance.random())
        for place, row in enumerate(rows[:READ_AT_ONCE], start=1):
            yield RecordAccess(AccessRecord(now + place * SECONDS_EACH, 0, "article", row.feed_id))
        if unread:
            yield MarkRead(tuple(unread[: len(unread) * 3 // 4]))
