"""Feeds that bring articles on demand, and the notifications about them: the real core in virtual time."""

from dataclasses import dataclass
from pathlib import Path

from reader.domain.commands import (
    AddSubscription,
    Command,
    ImportOpml,
    RecordAccess,
    RetrieveNow,
    SetPreference,
    SetSubscriptionSettings,
)
from reader.domain.events import EntriesArrived, NoticeReady
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import AccessRecord
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.lab.simulation import Simulation
from tests.fakes.world import START, Page, World, published, rss, simulate

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
MIDNIGHT = START - 8 * HOUR
"""START is a Monday, 8 o'clock."""


def url(number: int) -> str:
    return f"https://host{number}.test/feed"


@dataclass
class NoticeBench:
    """Feeds that bring articles on demand."""

    world: World
    simulation: Simulation
    brought: int = 1

    def at(self, time: float) -> None:
        self.simulation.run_until(time)

    def send(self, *commands: Command) -> None:
        for command in commands:
            self.simulation.send(command)

    def bring(self, *feeds: int, count: int = 1, step: int = 3600) -> list[EntryId]:
        """New articles come, all in one batch of retrievals that lasts some seconds."""
        self.at(self.simulation.now + MINUTE)
        before = len(published(self.simulation, EntriesArrived))
        for number in feeds or (1,):
            new = range(self.brought + 1, self.brought + count + 1)
            self.world.pages[url(number)] = Page(rss(*new, title=f"Feed {number}", step=step))
            self.brought += count
        self.send(RetrieveNow(tuple(FeedId(number) for number in feeds or (1,))))
        self.at(self.simulation.now + 15)
        events = published(self.simulation, EntriesArrived)[before:]
        return [entry_id for event in events for entry_id in event.entry_ids]

    def access(self) -> None:
        now = int(self.simulation.now)
        self.send(RecordAccess(AccessRecord(now, 0, "window")))

    @property
    def notified(self) -> list[list[EntryId]]:
        """The articles of each notice so far."""
        return [[entry_id for _, ids in event.feeds for entry_id in ids] for event in published(self.simulation, NoticeReady)]


def notice_bench(
    folder: Path,
    feeds: int = 1,
    *,
    now: float = START,
    accesses: tuple[float, ...] = (),
    mode: str = "",
    is_imported: bool = False,
) -> NoticeBench:
    """Feeds that were added one by one and have been retrieved once; `accesses` are hours of the last fourteen days."""
    world = World({url(number): Page(rss(1, title=f"Feed {number}")) for number in range(1, feeds + 1)})
    simulation = simulate(folder, world, now=now - 60)
    bench = NoticeBench(world, simulation)
    for day in range(14, 0, -1):
        for hour in accesses:
            at = int(MIDNIGHT + (START - MIDNIGHT) // DAY * DAY - day * DAY + hour * HOUR)
            simulation.core.state.memory.remember_access(AccessRecord(at, 0, "window"))
    if is_imported:
        outlines = tuple(OpmlFeed(url(number), f"Feed {number}", "", ()) for number in range(1, feeds + 1))
        bench.send(ImportOpml(OpmlDocument("", outlines)))
        bench.at(now - 1)
    for number in range(1, feeds + 1):
        if not is_imported:
            bench.send(AddSubscription(url(number)))
    bench.at(now)
    # only what a test brings is retrieved
    bench.send(SetPreference("fetch.automatic", value=False), SetPreference("notify.quiet_hours", ""))
    if mode:
        ids = tuple(FeedId(number) for number in range(1, feeds + 1))
        bench.send(SetSubscriptionSettings(ids, {"notify": mode}))
    return bench
