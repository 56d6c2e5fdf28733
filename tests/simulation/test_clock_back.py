"""A clock that stood thirty days ahead is set right: whatever was to happen at a time of then happens in its usual time from now."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest

from reader.domain.commands import AddFolder, EraseHabits, ImportOpml, RetrieveNow, SetPreference, SetVacation
from reader.domain.errors import ProblemKind
from reader.domain.events import EntriesArrived, NetworkChanged, RetrievalRefused, StorageFailed, VacationChanged
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine import core, upkeep
from reader.engine.jobs.outcomes import LONGEST_REST_SECONDS
from reader.engine.messages import ClockJumped, Effect, StartBackup
from reader.lab.simulation import Simulation
from reader.storage import habits, writer
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.notice_bench import NoticeBench, notice_bench
from tests.fakes.world import START, Page, World, published, rss, simulate

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
AHEAD = 30 * DAY
URLS = [f"https://host{number}.test/feed" for number in range(6)]


def following(folder: Path, world: World, urls: list[str] = URLS) -> Simulation:
    """An hour with feeds that are retrieved every hour, by a clock that is ahead."""
    simulation = simulate(folder, world, now=START + AHEAD)
    simulation.send(SetPreference("fetch.policy", "hourly"))
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))))
    simulation.run_until(START + AHEAD + HOUR)
    return simulation


def set_right(simulation: Simulation) -> None:
    simulation.now -= AHEAD
    simulation.send(ClockJumped(-AHEAD))


def test_a_feed_is_retrieved_again_in_its_usual_time(tmp_path: Path) -> None:
    world = World({URLS[0]: Page(rss(1))})
    simulation = following(tmp_path, world, URLS[:1])
    set_right(simulation)
    world.log.clear()
    simulation.run_until(simulation.now + 3 * HOUR)
    assert len(world.log) in {2, 3}


def test_what_a_server_asked_for_holds_as_long_as_it_asked_and_no_longer(tmp_path: Path) -> None:
    """By hand and by schedule."""
    world = World({URLS[0]: Page(rss(1), max_age=int(DAY))})
    simulation = following(tmp_path, world, URLS[:1])
    set_right(simulation)
    world.log.clear()
    simulation.send(RetrieveNow())
    assert published(simulation, RetrievalRefused)[-1].until <= simulation.now + DAY
    simulation.run_until(simulation.now + DAY - 2 * HOUR)
    assert world.log == []
    simulation.send(SetPreference("fetch.automatic", value=False))
    simulation.run_until(simulation.now + 2 * HOUR + MINUTE)
    simulation.send(RetrieveNow())
    assert len(world.log) == 1
    simulation.send(SetPreference("fetch.automatic", value=True))
    simulation.run_until(simulation.now + DAY + 2 * HOUR)
    assert len(world.log) == 2


def test_the_minute_between_two_retrievals_by_hand_is_a_minute(tmp_path: Path) -> None:
    world = World({URLS[0]: Page(rss(1))})
    simulation = following(tmp_path, world, URLS[:1])
    simulation.send(SetPreference("fetch.automatic", value=False))
    set_right(simulation)
    world.log.clear()
    simulation.run_until(simulation.now + 61)
    simulation.send(RetrieveNow())
    assert len(world.log) == 1


def test_a_host_that_asked_for_quiet_is_asked_again_after_a_day(tmp_path: Path) -> None:
    """The feed that made it say so, and another at the same host."""
    urls = ["https://site.test/1", "https://site.test/2"]
    world = World({url: Page(rss(1)) for url in urls})
    simulation = following(tmp_path, world, urls)
    world.pages[urls[0]] = Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=int(DAY))
    simulation.run_until(simulation.now + 2 * HOUR)
    assert simulation.core.state.gate.is_cooling("site.test", simulation.now)
    world.pages[urls[0]] = Page(rss(1))
    set_right(simulation)
    world.log.clear()
    simulation.run_until(simulation.now + 20 * HOUR)
    assert world.log == []
    simulation.run_until(simulation.now + 6 * HOUR)
    assert {line.url for line in world.log} == set(urls)


@dataclass
class Backups:
    """Notes when the core wants a backup."""

    simulation: Simulation
    at: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        core = self.simulation.core
        drain = core.drain_effects

        def noting() -> list[Effect]:
            effects = drain()
            self.at += [self.simulation.now for effect in effects if isinstance(effect, StartBackup)]
            return effects

        core.drain_effects = noting  # type: ignore[method-assign]


def test_there_is_a_backup_within_a_day_and_not_more_often(tmp_path: Path) -> None:
    simulation = following(tmp_path, World({URLS[0]: Page(rss(1))}), URLS[:1])
    backups = Backups(simulation)
    set_right(simulation)
    simulation.run_until(START + 2.5 * DAY)
    assert len(backups.at) == 2


def test_the_first_upkeep_leaves_the_start_alone_and_comes_soon(tmp_path: Path) -> None:
    """A backup reads the whole database, while the window opens and everything is retrieved; who quits soon has one all the same."""
    following(tmp_path, World({URLS[0]: Page(rss(1))}), URLS[:1]).core.close()
    simulation = simulate(tmp_path, World({URLS[0]: Page(rss(1))}), now=START + AHEAD + DAY)
    backups = Backups(simulation)
    begun = simulation.now
    simulation.run_until(begun + 4 * MINUTE)
    assert backups.at == []
    simulation.run_until(begun + 10 * MINUTE)
    assert len(backups.at) == 1
    assert upkeep.FIRST_AFTER_SECONDS == 5 * MINUTE


@pytest.mark.parametrize("kind", [ProblemKind.NO_NETWORK, ProblemKind.DNS])
def test_an_outage_ends_as_soon_as_ever(tmp_path: Path, kind: ProblemKind) -> None:
    """What finds that out waits neither for its next turn nor for silent hosts to have rested."""
    world = World({url: Page(rss(1)) for url in URLS})
    simulation = following(tmp_path, world)
    before, world.pages = world.pages, {url: Page(problem=kind) for url in URLS}
    simulation.run_until(simulation.now + 5 * HOUR)
    assert simulation.core.state.outage.problem is not None
    set_right(simulation)
    world.pages = before
    simulation.run_until(simulation.now + 10 * MINUTE)
    assert published(simulation, NetworkChanged)[-1].problem is None


def test_a_sign_in_page_is_blamed_for_a_day(tmp_path: Path) -> None:
    """Once an outage is a day old, a web page in a feed's place is the feed's own, however long ago the outage seemed to begin."""
    page = Page(b"<!DOCTYPE html><html><body>This blog has moved</body></html>", content_type="text/html")
    world = World({URLS[0]: Page(rss(1))})
    simulation = following(tmp_path, world, URLS[:1])
    world.pages = {URLS[0]: Page(problem=ProblemKind.NO_NETWORK)}
    simulation.run_until(simulation.now + 5 * HOUR)
    set_right(simulation)
    world.pages = {URLS[0]: page}
    simulation.run_until(simulation.now + 1.5 * DAY)
    assert published(simulation, NetworkChanged)[-1].problem is None
    (feed,) = simulation.core.state.feeds.values()
    assert feed.problem is not None
    assert feed.problem.kind is ProblemKind.NOT_A_FEED


def full(folder: Path, world: World) -> tuple[Simulation, FullDiskConnection]:
    with full_disks():
        simulation = following(folder, world)
    disk = simulation.core.state.connection
    assert isinstance(disk, FullDiskConnection)
    return simulation, disk


@pytest.mark.parametrize("hours", [3.0, pytest.param(20.0, marks=pytest.mark.long)])
def test_retrievals_go_on_after_the_rest_of_a_full_disk(tmp_path: Path, hours: float) -> None:
    """Which is six hours at most; a feed whose answer could not be stored may come last, but within a day."""
    world = World({url: Page(rss(1)) for url in URLS})
    simulation, disk = full(tmp_path, world)
    for url in URLS:
        world.pages[url] = Page(rss(1, 2))
    disk.fill_up(0)
    simulation.run_until(simulation.now + hours * HOUR)
    assert published(simulation, StorageFailed)
    set_right(simulation)
    disk.room = None
    before = len(published(simulation, EntriesArrived))
    simulation.run_until(simulation.now + 8 * HOUR)
    assert len(published(simulation, EntriesArrived)) >= before + len(URLS) - 1
    simulation.run_until(simulation.now + 16 * HOUR)
    assert len(published(simulation, EntriesArrived)) == before + len(URLS)


def test_room_is_still_searched_for_every_minute(tmp_path: Path) -> None:
    world = World({url: Page(rss(1)) for url in URLS})
    simulation, disk = full(tmp_path, world)
    disk.fill_up(0)
    while not published(simulation, StorageFailed):
        simulation.run_until(simulation.now + MINUTE)
    set_right(simulation)
    disk.room = None
    world.log.clear()
    for url in URLS:
        world.pages[url] = Page(rss(1, 2))
    simulation.run_until(simulation.now + 3 * MINUTE)
    assert simulation.core.state.storage_rest.until <= simulation.now


def test_a_part_of_a_tick_that_failed_is_tried_again_after_a_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = World({URLS[0]: Page(rss(1))})
    simulation = following(tmp_path, world, URLS[:1])
    state, tries = simulation.core.state, list[float]()

    def fail(_: object, now: float) -> None:
        tries.append(now)
        raise ZeroDivisionError

    monkeypatch.setattr(core, "_TICKS", (fail, *core._TICKS))
    monkeypatch.setattr(writer, "has_room", lambda _: False)
    simulation.core.tick(simulation.now)
    set_right(simulation)
    assert max(state.storage_rest.parts.values()) <= simulation.now + LONGEST_REST_SECONDS
    simulation.run_until(simulation.now + LONGEST_REST_SECONDS + HOUR)
    assert len(tries) > 1


def test_what_was_erased_leaves_the_log_within_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader held up the first sweep."""
    simulation = following(tmp_path, World({URLS[0]: Page(rss(1))}), URLS[:1])
    swept, sweep = list[float](), habits.sweep
    monkeypatch.setattr(habits, "sweep", lambda connection: False)
    simulation.send(EraseHabits(accesses=True, retrievals=False))
    simulation.run_until(simulation.now + 1)
    monkeypatch.setattr(habits, "sweep", lambda connection: swept.append(simulation.now) is None and sweep(connection))
    set_right(simulation)
    simulation.run_until(simulation.now + MINUTE)
    assert len(swept) == 1


Make = Callable[..., NoticeBench]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    return partial(notice_bench, tmp_path)


def back(bench: NoticeBench, seconds: float = 3 * DAY) -> None:
    bench.simulation.now -= seconds
    bench.send(ClockJumped(-seconds))


def test_who_visited_by_the_wrong_clock_is_not_here_for_days(make: Make) -> None:
    bench = make(1, mode="instant")
    bench.at(START + HOUR)
    bench.access()
    back(bench)
    brought = bench.bring()
    assert bench.notified == [brought]


def test_a_gathered_notice_of_the_wrong_clock_holds_up_none_of_the_right_one(make: Make) -> None:
    bench = make(1)
    first = bench.bring()
    bench.at(START + 5 * HOUR)
    assert bench.notified == [first]
    back(bench)
    bench.simulation.core.state.pending_notices.began_at = bench.simulation.now
    second = bench.bring()
    bench.at(bench.simulation.now + 5 * HOUR)
    assert bench.notified == [first, second]


def test_what_waits_is_checked_again_within_a_minute(make: Make) -> None:
    """Quiet hours are over by the right clock."""
    bench = make(1, mode="instant")
    bench.send(SetPreference("notify.quiet_hours", "00:00-23:59"))
    brought = bench.bring()
    back(bench)
    bench.send(SetPreference("notify.quiet_hours", ""))
    bench.at(bench.simulation.now + 6 * MINUTE)
    assert bench.notified == [brought]


def test_retrievals_that_do_not_end_are_waited_for_two_minutes(make: Make) -> None:
    bench = make(2, mode="instant")
    bench.simulation.core.state.busy.add(FeedId(2))
    brought = bench.bring(1)
    assert bench.notified == []
    back(bench)
    bench.at(bench.simulation.now + 10 * MINUTE)
    assert bench.notified == [brought]


def test_habits_are_learned_again_by_the_right_clock(make: Make) -> None:
    """What the wrong clock knew nothing of yet, because all looks lay in its past's past, holds from now on."""
    bench = make(1, mode="instant", now=START + 4 * HOUR)
    assert bench.bring() == bench.notified[0]
    back(bench)
    memory = bench.simulation.core.state.memory
    for day in range(4, 18):
        for hour in (0, 11):
            memory.remember_access(AccessRecord(int(START - day * DAY + hour * HOUR), 0, "window"))
    bench.at(bench.simulation.now + 2 * HOUR)
    bench.bring()
    assert len(bench.notified) == 1, "it is no usual time"


def test_what_could_not_be_stored_since_brings_no_time_of_the_wrong_clock_back(tmp_path: Path) -> None:
    """Memory is read back from a database that holds the old times still."""
    world = World({URLS[0]: Page(rss(1))})
    with full_disks():
        simulation = following(tmp_path, world, URLS[:1])
    disk = simulation.core.state.connection
    assert isinstance(disk, FullDiskConnection)
    set_right(simulation)
    disk.fill_up(0)
    simulation.send(AddFolder("News"))
    disk.room = None
    world.log.clear()
    simulation.run_until(simulation.now + 3 * HOUR)
    assert world.log


def test_a_backup_that_was_not_wanted_after_all_is_not_begun(tmp_path: Path) -> None:
    """What led to it could not be stored."""
    with full_disks():
        simulation = following(tmp_path, World({URLS[0]: Page(rss(1))}), URLS[:1])
    backups, disk = Backups(simulation), simulation.core.state.connection
    assert isinstance(disk, FullDiskConnection)
    disk.watched = ("COMMIT",)
    disk.fill_up(0)
    simulation.run_until(simulation.now + 1.1 * DAY)
    assert disk.refused
    assert backups.at == []


def test_after_a_second_failure_in_a_row_room_is_still_searched_for(tmp_path: Path) -> None:
    simulation, disk = full(tmp_path, World({url: Page(rss(1)) for url in URLS}))
    disk.fill_up(0)
    state = simulation.core.state
    while state.storage_rest.count < 2:
        simulation.run_until(simulation.now + 10)
    disk.room = None
    simulation.run_until(simulation.now + 61)
    assert state.storage_rest.until <= simulation.now


def test_a_disk_that_is_full_again_after_days_is_a_first_failure(tmp_path: Path) -> None:
    simulation, disk = full(tmp_path, World({url: Page(rss(1)) for url in URLS}))
    state = simulation.core.state
    disk.fill_up(0)
    simulation.run_until(simulation.now + 12 * HOUR)
    disk.room = None
    simulation.run_until(simulation.now + 3 * DAY)
    before = len(published(simulation, StorageFailed))
    disk.fill_up(0)
    while len(published(simulation, StorageFailed)) == before:
        simulation.run_until(simulation.now + 10)
    assert state.storage_rest.until - simulation.now <= 600


def test_a_vacation_that_the_wrong_clock_began_has_ended(tmp_path: Path) -> None:
    """It would last longer than any that can be set."""
    ahead = 300 * DAY
    simulation = simulate(tmp_path, World({URLS[0]: Page(rss(1))}), now=START + ahead)
    simulation.send(SetVacation(int(START + ahead + 10 * DAY)))
    simulation.run_until(START + ahead + HOUR)
    assert published(simulation, VacationChanged)[-1].until > 0
    simulation.now -= ahead
    simulation.send(ClockJumped(-ahead))
    simulation.run_until(simulation.now + 10 * MINUTE)
    assert published(simulation, VacationChanged)[-1].until == 0
