"""Clocks that jump: nothing is deleted, no feed is asked more than one extra time, and planning goes on as if nothing had been."""

import math
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from reader.domain.commands import ImportOpml, MarkAllRead, RecordAccess, SetPreference
from reader.domain.entry import Selection, View
from reader.domain.events import EntriesRemoved
from reader.domain.retrieval import AccessRecord
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.messages import ClockJumped
from reader.lab.simulation import Simulation
from reader.storage import entries
from tests.fakes.world import START, Page, World, published, rss, simulate

DAY, HOUR = 86_400.0, 3600.0
YEARS = 10 * 365 * DAY
FEEDS = 4
URLS = [f"https://host{number}.test/feed" for number in range(FEEDS)]
JUMPS = {"ten years on": YEARS, "two days back": -2 * DAY, "ten years back": -YEARS}


def documents(newest: int) -> dict[str, Page]:
    """Each feed drops its old entries as new ones come."""
    return {url: Page(rss(*range(newest - 4, newest + 1)), etag=f'"v{newest}"') for url in URLS}


def lived(folder: Path, world: World) -> Simulation:
    """Two days in which a user looked in the mornings and read all; much of what he read has left its feed."""
    simulation = simulate(folder, world)
    simulation.send(SetPreference("fetch.policy", "price-open"))
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in URLS))))
    for day in range(2):
        world.pages |= documents(5 + 3 * day)
        simulation.run_until(START + day * DAY + 8 * HOUR)
        access(simulation)
        simulation.send(MarkAllRead(Selection(View.ALL), entries.newest_entry_id(simulation.core.state.connection)))
    simulation.run_until(START + 2 * DAY)
    return simulation


def access(simulation: Simulation) -> None:
    simulation.send(RecordAccess(AccessRecord(int(simulation.now), 0, "window")))


def jump(simulation: Simulation, seconds: float) -> None:
    simulation.now += seconds
    simulation.send(ClockJumped(seconds))


def restart(simulation: Simulation, folder: Path, world: World, seconds: float) -> Simulation:
    """The program was closed when the clock was set."""
    simulation.core.close()
    return simulate(folder, world, now=simulation.now + seconds)


def count(simulation: Simulation, table: str) -> int:
    return int(simulation.core.state.connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 -- our own names


def assert_sane(simulation: Simulation) -> None:
    """Every feed has a time within a day, and the planner's numbers are numbers."""
    now, state = simulation.now, simulation.core.state
    assert all(feed.next_at is not None and feed.next_at <= now + DAY + 1 for feed in state.feeds.values())
    assert all(feed.asked_until <= now + DAY for feed in state.feeds.values())
    assert all((feed.retrieved_at or 0) <= now for feed in state.feeds.values())
    assert all(math.isfinite(value) for value in state.planner.memo().values())
    assert simulation.core.next_wake(now) <= now + 300


def hour_after(simulation: Simulation, world: World) -> Counter[str]:
    """How often each feed is asked within an hour."""
    world.log.clear()
    simulation.run_until(simulation.now + HOUR)
    return Counter(line.url for line in world.log)


@pytest.mark.parametrize(
    ("name", "is_running"),
    [
        ("ten years on", True),
        ("ten years on", False),
        ("two days back", True),
        ("ten years back", False),
    ],
)
def test_a_clock_jumps_and_is_set_right_a_day_later(name: str, tmp_path: Path, *, is_running: bool) -> None:
    """While the program runs, or while it is closed."""
    seconds, world = JUMPS[name], World()
    simulation = lived(tmp_path, world)
    held, lines = count(simulation, "entry"), count(simulation, "retrieval")
    for leap in (seconds, -seconds):
        if is_running:
            jump(simulation, leap)
        else:
            simulation = restart(simulation, tmp_path, world, leap)
        asked = hour_after(simulation, world)
        assert max(asked.values(), default=0) <= 1
        access(simulation)
        simulation.run_until(simulation.now + DAY)
        assert_sane(simulation)
        assert published(simulation, EntriesRemoved) == []
        assert count(simulation, "entry") >= held
        assert count(simulation, "retrieval") >= lines
    world.log.clear()
    world.pages |= documents(60)
    simulation.run_until(simulation.now + 1.05 * DAY)
    asked = Counter(line.url for line in world.log)
    assert set(asked) == set(URLS)
    assert max(asked.values()) <= 10
    assert count(simulation, "entry") >= held + 5 * FEEDS
    assert_sane(simulation)


def summer(begins: float) -> Callable[[float], int]:
    return lambda at: 3600 if at >= begins else 0


def winter(begins: float) -> Callable[[float], int]:
    return lambda at: 0 if at >= begins else 3600


@pytest.mark.parametrize("season", [summer, winter])
def test_when_the_hour_changes_nothing_is_asked_twice_and_nothing_is_missed(
    season: Callable[[float], Callable[[float], int]], tmp_path: Path
) -> None:
    """Local time alone changes: every feed is asked as often in that night as in the one before, give or take one."""
    world = World(documents(5))
    simulation = lived(tmp_path, world)
    state = simulation.core.state
    offset = season(START + 3 * DAY + 2 * HOUR)
    state.utc_offset = offset
    state.memory.utc_offset = offset
    nights = []
    for day in (2, 3):
        world.log.clear()
        simulation.run_until(START + (day + 0.5) * DAY)
        nights.append(Counter(line.url for line in world.log))
        simulation.run_until(START + (day + 1) * DAY)
    for url in URLS:
        assert abs(nights[1][url] - nights[0][url]) <= 1
    assert_sane(simulation)
