"""Pauses, quiet hours, low batteries and metered connections, lived through in virtual time."""

from collections import Counter
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddSubscription,
    ImportOpml,
    PauseRetrievals,
    RecordAccess,
    ReportConditions,
    RetrieveNow,
    SetPreference,
)
from reader.domain.errors import ProblemKind
from reader.domain.events import ConditionsChanged, NetworkChanged, RetrievingPaused
from reader.domain.preferences import Throttling
from reader.domain.retrieval import AccessRecord
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.messages import ClockJumped
from reader.lab.simulation import Simulation
from reader.storage import history
from tests.fakes.world import START, Page, World, make_core, published, rss, simulate

HOUR, DAY = 3600, 86_400
MIDNIGHT = START - START % DAY + DAY
URLS = [f"https://host{number}.test/feed" for number in range(12)]


def following(folder: Path, world: World) -> Simulation:
    """Feeds that post every hour, retrieved once."""
    world.pages |= {url: Page(rss(*range(30)), etag='"v"') for url in URLS}
    simulation = simulate(folder, world)
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in URLS))))
    simulation.run_until(START + 600)
    return simulation


def asked_between(world: World, begin: float, end: float) -> int:
    return sum(begin <= line.at < end for line in world.log)


@pytest.mark.parametrize("policy", ["price-open", "hourly"])
def test_a_pause_holds_what_is_due_and_then_spreads_it(tmp_path: Path, policy: str) -> None:
    world = World()
    simulation = following(tmp_path, world)
    simulation.send(SetPreference("fetch.policy", policy))
    simulation.run_until(START + DAY)
    until = simulation.now + 26 * HOUR
    simulation.send(PauseRetrievals(int(until)))
    simulation.run_until(until - 1)
    assert asked_between(world, START + DAY, until) == 0
    simulation.run_until(until + HOUR)
    after = [line for line in world.log if line.at >= until]
    assert {line.url for line in after} == set(URLS)
    assert max(Counter(int(line.at) for line in after).values()) <= 3
    assert [event.until for event in published(simulation, RetrievingPaused)] == [int(until), 0]


def test_what_waited_when_the_pause_began_is_not_sent(tmp_path: Path) -> None:
    world = World()
    simulation = following(tmp_path, world)
    simulation.send(SetPreference("fetch.policy", "hourly"))
    simulation.run_until(START + DAY)
    # eight are under way, the others wait for one of them
    simulation.now += DAY
    simulation.core.tick(simulation.now)
    assert len(simulation.core.state.queue) == len(URLS) - 8
    paused_at = simulation.now
    simulation.send(PauseRetrievals(int(paused_at) + HOUR))
    simulation.run_until(paused_at + HOUR - 1)
    assert asked_between(world, paused_at, paused_at + HOUR) == 8


def test_by_hand_and_what_is_new_are_fetched_in_a_pause(tmp_path: Path) -> None:
    world = World()
    simulation = following(tmp_path, world)
    simulation.run_until(START + 6 * HOUR)
    paused_at = simulation.now
    simulation.send(PauseRetrievals(int(paused_at) + HOUR))
    feed_id = next(iter(simulation.core.state.feeds))
    simulation.send(RetrieveNow((feed_id,)))
    new = "https://new.test/feed"
    world.pages[new] = Page(rss(1))
    simulation.send(AddSubscription(new))
    imported = "https://imported.test/feed"
    world.pages[imported] = Page(rss(1))
    simulation.send(ImportOpml(OpmlDocument("list", (OpmlFeed(imported, "", "", ()),))))
    simulation.run_until(paused_at + HOUR - 1)
    asked = [line.url for line in world.log if line.at >= paused_at]
    assert sorted(asked) == sorted([simulation.core.state.feeds[feed_id].url, new, imported])


def test_icons_can_wait_for_the_end_of_a_pause(tmp_path: Path) -> None:
    world = World({url: Page(rss(1)) for url in URLS[:3]})
    core = make_core(tmp_path)
    core.state.background.is_allowed = True
    simulation = Simulation(core, world.answer, now=START)
    simulation.send(PauseRetrievals(int(START) + HOUR))
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in URLS[:3]))))
    simulation.run_until(START + HOUR - 1)
    assert {line.url for line in world.log} == set(URLS[:3])
    simulation.run_until(START + 2 * HOUR)
    assert len({line.url for line in world.log}) > 3


def test_coming_in_a_pause_fetches_nothing(tmp_path: Path) -> None:
    world = World()
    simulation = following(tmp_path, world)
    simulation.run_until(START + 8 * HOUR)
    simulation.send(PauseRetrievals(int(simulation.now) + HOUR))
    count = len(world.log)
    simulation.send(RecordAccess(AccessRecord(int(simulation.now), 0, "window", None)))
    simulation.run_until(simulation.now + HOUR - 1)
    assert len(world.log) == count


def test_a_pause_outlives_the_program_and_can_be_ended(tmp_path: Path) -> None:
    world = World()
    simulation = following(tmp_path, world)
    until = int(START + 30 * HOUR)
    simulation.send(PauseRetrievals(until))
    simulation.core.close()
    again = simulate(tmp_path, world, now=START + 4 * HOUR)
    count = len(world.log)
    again.run_until(START + 29 * HOUR)
    assert len(world.log) == count
    assert published(again, RetrievingPaused) == [RetrievingPaused(until)]
    again.send(PauseRetrievals(0))
    again.run_until(START + 29 * HOUR + 600)
    assert len(world.log) == count + len(URLS)
    assert history.PAUSED_UNTIL not in history.milestones(again.core.state.connection)


def test_a_pause_made_by_another_clock_is_none(tmp_path: Path) -> None:
    world = World()
    simulation = following(tmp_path, world)
    simulation.send(PauseRetrievals(int(START + 400 * DAY)))
    simulation.run_until(START + 2 * DAY)
    assert asked_between(world, START + DAY, START + 2 * DAY) > 0


def test_a_paused_engine_sleeps(tmp_path: Path) -> None:
    """It must not wake again and again for decisions that have to wait."""
    simulation = following(tmp_path, World())
    simulation.run_until(START + DAY)
    simulation.send(PauseRetrievals(int(simulation.now) + 8 * HOUR))
    simulation.run_until(simulation.now + HOUR)
    assert simulation.core.next_wake(simulation.now) > simulation.now + 60


def test_quiet_hours_go_over_midnight(tmp_path: Path) -> None:
    world = World()
    simulation = following(tmp_path, world)
    simulation.send(SetPreference("fetch.quiet_hours", "22:00-07:00"))
    simulation.run_until(MIDNIGHT + 2 * DAY)
    for day in range(2):
        night = MIDNIGHT + day * DAY
        assert asked_between(world, night - 2 * HOUR, min(night + 7 * HOUR, simulation.now)) == 0
        assert asked_between(world, night + 7 * HOUR, night + 22 * HOUR) >= len(URLS) * 0.9
    assert published(simulation, RetrievingPaused)[-1] == RetrievingPaused(int(MIDNIGHT + 2 * DAY + 7 * HOUR), by_hours=True)


def test_quiet_hours_follow_the_clocks_when_they_are_changed(tmp_path: Path) -> None:
    """In the night the clocks go ahead an hour at 02:00 UTC: quiet from 22:00 to 07:00 is an hour shorter."""
    world = World()
    world.pages |= {url: Page(rss(*range(30)), etag='"v"') for url in URLS}
    core = make_core(tmp_path)
    change = MIDNIGHT + 2 * DAY + 2 * HOUR
    core.state.utc_offset = lambda at: 2 * HOUR if at >= change else HOUR
    simulation = Simulation(core, world.answer, now=START)
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in URLS))))
    simulation.send(SetPreference("fetch.quiet_hours", "22:00-07:00"))
    simulation.run_until(MIDNIGHT + 3 * DAY)
    ends = [event.until - MIDNIGHT for event in published(simulation, RetrievingPaused) if event.until]
    assert ends[:3] == [6 * HOUR, DAY + 6 * HOUR, 2 * DAY + 5 * HOUR]


def requests_a_day(folder: Path, policy: str, *, is_metered: bool, budget: int = 4) -> float:
    """After two days at home, the mean of two days."""
    folder.mkdir()
    world = World()
    simulation = following(folder, world)
    simulation.send(SetPreference("fetch.policy", policy))
    simulation.send(SetPreference("fetch.budget", budget))
    simulation.run_until(START + 2 * DAY)
    simulation.send(ReportConditions(is_battery_low=False, is_metered=is_metered))
    simulation.run_until(START + 3 * DAY)
    count = len(world.log)
    last = {line.url: line.at for line in world.log}
    simulation.run_until(START + 5 * DAY)
    for line in world.log[count:]:
        assert line.at - last[line.url] <= DAY + 1200, "every feed once a day, whatever the connection"
        last[line.url] = line.at
    simulation.core.close()
    return (len(world.log) - count) / 2 / len(URLS)


@pytest.mark.parametrize(
    "policy", ["price-open", *(pytest.param(each, marks=pytest.mark.long) for each in ("hourly", "uniform"))]
)
def test_a_metered_connection_is_asked_a_third(tmp_path: Path, policy: str) -> None:
    usual = requests_a_day(tmp_path / "usual", policy, is_metered=False)
    metered = requests_a_day(tmp_path / "metered", policy, is_metered=True)
    assert 1 <= metered <= max(usual * 0.45, 1.1)


def test_where_the_budget_is_the_daily_visit_nothing_is_cut_from_it(tmp_path: Path) -> None:
    assert requests_a_day(tmp_path / "metered", "uniform", is_metered=True, budget=1) == 1


def test_the_preferences_say_what_is_spared_and_the_change_is_published(tmp_path: Path) -> None:
    simulation = following(tmp_path, World())
    simulation.send(ReportConditions(is_battery_low=True, is_metered=True))
    simulation.send(SetPreference("fetch.on_metered", "half"))
    simulation.send(SetPreference("fetch.on_low_battery", "usual"))
    simulation.send(SetPreference("fetch.on_metered", "usual"))
    simulation.send(ReportConditions(is_battery_low=False, is_metered=False))
    assert [event.throttling for event in published(simulation, ConditionsChanged)] == [
        Throttling("third", by_battery=True, by_metered=True),
        Throttling("third", by_battery=True),
        Throttling("half", by_metered=True),
        Throttling(),
    ]


def test_conditions_are_kept_for_lookers_and_forgotten_at_the_next_start(tmp_path: Path) -> None:
    simulation = following(tmp_path, World())
    simulation.send(ReportConditions(is_battery_low=False, is_metered=True))
    assert history.milestones(simulation.core.state.connection)[history.METERED_SINCE] == int(simulation.now)
    simulation.core.close()
    again = simulate(tmp_path, World(), now=START + HOUR)
    assert history.METERED_SINCE not in history.milestones(again.core.state.connection)


def test_after_a_sleep_one_asks_for_the_network_and_the_others_wait_for_it(tmp_path: Path) -> None:
    """The network comes a minute after the lid was opened."""
    world = World()
    simulation = following(tmp_path, world)
    simulation.run_until(START + DAY)
    pages = dict(world.pages)
    world.pages |= {url: Page(problem=ProblemKind.NO_NETWORK) for url in URLS}
    simulation.now += 2 * DAY
    awake = simulation.now
    simulation.send(ClockJumped(2 * DAY))
    simulation.run_until(awake + 60)
    assert asked_between(world, awake, awake + 60) <= 12
    world.pages = pages
    simulation.run_until(awake + 900)
    assert [event.problem is None for event in published(simulation, NetworkChanged)] == [False, True]
    reached = Counter(line.url for line in world.log if line.at > awake + 60)
    assert set(reached) == set(URLS)
    assert max(Counter(int(line.at // 10) for line in world.log if line.at > awake + 60).values()) <= 20
    assert {feed.failures for feed in simulation.core.state.feeds.values()} == {0}
