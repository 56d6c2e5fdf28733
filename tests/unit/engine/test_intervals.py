"""How often single feeds are refreshed, as the user chose: by hand alone, or at least every so many minutes."""

from itertools import pairwise
from pathlib import Path

import pytest

from reader.domain import commands
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, SubscriptionsChanged
from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import ReasonKind
from reader.domain.retrieval import VISIT, AccessRecord
from reader.domain.subscription import BY_HAND, REFRESH
from reader.engine.jobs import retrievals
from reader.lab.simulation import Simulation
from reader.storage import feeds, subscriptions
from tests.fakes.world import Page, World, make_core, published, rss, simulate

FIRST, SECOND = "https://one.test/feed", "https://two.test/feed"
DAY, HOUR = 86_400, 3600


def choose(simulation: Simulation, refresh: str, *feed_ids: int) -> SubscriptionsChanged:
    command = commands.SetSubscriptionSettings(tuple(map(FeedId, feed_ids)), {REFRESH: refresh})
    simulation.send(command)
    assert not [event for event in published(simulation, CommandFailed) if event.cause == command.command_id]
    return published(simulation, SubscriptionsChanged)[-1]


def followed(tmp_path: Path, world: World) -> Simulation:
    simulation = simulate(tmp_path, world)
    for url in world.pages:
        simulation.send(commands.AddSubscription(url))
    simulation.run_until(simulation.now + 60)
    return simulation


def visit(simulation: Simulation) -> None:
    simulation.send(commands.RecordAccess(AccessRecord(int(simulation.now), 0, VISIT)))
    simulation.run_until(simulation.now + 60)


def world_of_two(**more: int) -> World:
    return World({FIRST: Page(rss(1, 2, 3), **more), SECOND: Page(rss(1, 2, 3))})


def test_a_feed_by_hand_is_asked_by_hand_alone(tmp_path: Path) -> None:
    world = world_of_two()
    simulation = followed(tmp_path, world)
    undo = choose(simulation, BY_HAND, 1).undo
    before = len(world.asked(FIRST))
    for hours in range(0, 3 * 24, 7):
        simulation.run_until(simulation.now + hours % 2 * 30 + 7 * HOUR)
        visit(simulation)
    assert len(world.asked(FIRST)) == before, "not by plan, and not when the window is opened"
    assert len(world.asked(SECOND)) > 3
    feed = simulation.core.state.feeds[FeedId(1)]
    assert (feed.next_at, feed.next_reason and feed.next_reason.kind) == (None, ReasonKind.ONLY_BY_HAND)
    simulation.send(commands.RetrieveNow())
    simulation.run_until(simulation.now + 60)
    assert len(world.asked(FIRST)) == before + 1, "all feeds by hand includes it"
    simulation.core.close()
    again = Simulation(make_core(tmp_path, now=simulation.now), world.answer, now=simulation.now)
    again.run_until(again.now + 2 * DAY)
    assert len(world.asked(FIRST)) == before + 1, "nor after a restart"
    assert undo is not None
    again.send(undo)
    again.run_until(again.now + HOUR)
    assert len(world.asked(FIRST)) == before + 2
    assert again.core.state.feeds[FeedId(1)].next_at is not None


def test_a_feed_by_hand_leaves_the_queue_unless_the_user_asked_for_it(tmp_path: Path) -> None:
    world = world_of_two()
    simulation = followed(tmp_path, world)
    state = simulation.core.state
    simulation.run_until(simulation.now + 120)
    simulation.send(commands.RetrieveNow((FeedId(1),)))
    retrievals.enqueue(state, [state.feeds[FeedId(2)]], Rule.SCHEDULED)
    choose(simulation, BY_HAND, 1, 2)
    simulation.run_until(simulation.now + 60)
    assert (len(world.asked(FIRST)), len(world.asked(SECOND))) == (2, 1)
    assert not state.queue
    assert (state.batch.done, state.batch.total) == (0, 0)


@pytest.mark.parametrize("policy", ["price-open", "rate", "hourly"])
def test_at_least_every_hour_shortens_the_longest_pause_and_nothing_else(tmp_path: Path, policy: str) -> None:
    world = world_of_two()
    simulation = followed(tmp_path, world)
    simulation.send(commands.SetPreference("fetch.policy", policy))
    simulation.run_until(simulation.now + DAY)
    choose(simulation, "30", 1)
    since = simulation.now
    simulation.run_until(since + DAY)
    times = [at for at in [since, *world.asked(FIRST), simulation.now] if at >= since]
    pauses = [after - before for before, after in pairwise(times)]
    assert max(pauses) <= 30 * 60 + 60
    assert min(pauses[1:-1]) >= 0.9 * 30 * 60
    others = [at for at in world.asked(SECOND) if at >= since]
    assert len(others) <= 24
    feed = simulation.core.state.feeds[FeedId(1)]
    assert feed.next_rule is Rule.FLOOR
    assert feed.next_reason.sentence() == "at least every 30 min, as you chose"


@pytest.mark.parametrize(
    ("page", "shortest"),
    [
        (Page(rss(1, 2, 3), max_age=6 * HOUR), 6 * HOUR),
        (Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=4 * HOUR), 4 * HOUR),
        (Page(status=404, problem=ProblemKind.NOT_FOUND), DAY),
    ],
    ids=["max-age", "Retry-After", "back-off"],
)
def test_at_least_every_half_hour_never_overrides_a_server(tmp_path: Path, page: Page, shortest: int) -> None:
    world = world_of_two()
    simulation = followed(tmp_path, world)
    choose(simulation, "30", 1)
    world.pages[FIRST] = page
    simulation.run_until(simulation.now + 4 * DAY)
    times = world.asked(FIRST)[2:]
    assert len(times) >= 2
    assert all(after - before >= shortest for before, after in pairwise(times))


def test_while_data_is_saved_the_longest_interval_rests_and_holds_again_afterwards(tmp_path: Path) -> None:
    world = world_of_two()
    simulation = followed(tmp_path, world)
    choose(simulation, "30", 1)
    simulation.send(commands.ReportConditions(is_battery_low=False, is_metered=True))
    simulation.run_until(simulation.now + HOUR)
    since = simulation.now
    simulation.run_until(since + DAY)
    assert len([at for at in world.asked(FIRST) if at > since]) < 24
    simulation.send(commands.ReportConditions(is_battery_low=False, is_metered=False))
    since = simulation.now
    simulation.run_until(since + DAY)
    assert len([at for at in world.asked(FIRST) if at > since]) >= 47


def test_several_feeds_are_set_at_once_and_taken_back_in_one_step(tmp_path: Path) -> None:
    simulation = followed(tmp_path, world_of_two())
    connection = simulation.core.state.connection
    choose(simulation, "60", 2)
    undo = choose(simulation, BY_HAND, 1, 2).undo
    assert [feed.refresh for feed in feeds.feeds(connection)] == [BY_HAND, BY_HAND]
    assert undo is not None
    simulation.send(undo)
    assert [feed.refresh for feed in feeds.feeds(connection)] == ["", "60"]
    assert [feed.refresh for feed in simulation.core.state.feeds.values()] == ["", "60"]
    assert subscriptions.settings_of(connection, FeedId(1)) == {}


@pytest.mark.parametrize("value", ["0", "14", "10081", "1.5", "-60", "٣٠", "hands", "60 min", "99999999999999"])
def test_an_interval_that_is_none_is_refused(tmp_path: Path, value: str) -> None:
    simulation = followed(tmp_path, world_of_two())
    simulation.send(commands.SetSubscriptionSettings((FeedId(1),), {REFRESH: value}))
    assert published(simulation, CommandFailed)[-1].problem.kind is ProblemKind.BAD_VALUE
    assert feeds.feeds(simulation.core.state.connection)[0].refresh == ""
