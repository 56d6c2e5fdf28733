"""When the user comes, a policy may ask for every feed: the core keeps each limit all the same."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import ImportOpml, PauseFeeds, RecordAccess, RetrieveNow
from reader.domain.errors import ProblemKind
from reader.domain.feed import Expectation, Feed, Plan, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.planning.planner import Planner, RetrievalResult
from reader.lab.simulation import Simulation
from reader.storage import history
from tests.fakes.world import START, Page, World, rss, simulate

DAY = 86_400
FREE, NAMED, NEIGHBOUR = "https://free.test/feed", "https://named.test/feed", "https://named.test/neighbour"
SKIPPED = rss(1).replace(b"<item>", b"<skipHours><hour>9</hour></skipHours><item>", 1)


class Insistent(Planner):
    """Wants everything at once when the user comes, and nothing in between."""

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        del feed, result
        return Plan(int(now) + 10 * DAY)

    def on_access(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        return [(feed_id, Plan(int(now), rule=Rule.ON_OPEN)) for feed_id in feeds]


def lived(folder: Path, world: World) -> Simulation:
    """An hour and a half after two feeds were brought, at half past nine."""
    simulation = simulate(folder, world)
    simulation.core.state.planner = Insistent()
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in world.pages))))
    simulation.run_until(START + 5400)
    assert {line.url for line in world.log} == set(world.pages)
    world.log.clear()
    return simulation


def asked_at_an_access(simulation: Simulation, world: World) -> set[str]:
    world.log.clear()
    simulation.send(RecordAccess(AccessRecord(int(simulation.now), 0, "window")))
    simulation.run_until(simulation.now + 60)
    return {line.url for line in world.log}


def test_what_was_expected_of_an_access_stands_in_the_log(tmp_path: Path) -> None:
    expected, reason = Expectation(3.25, int(START), 1.5, 0.75), Reason(ReasonKind.OPENED, (3.25, "", False))

    class Expecting(Insistent):
        def on_access(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
            return [(feed_id, Plan(int(now), reason, Rule.ON_OPEN, expected)) for feed_id in feeds]

    world = World({FREE: Page(rss(1))})
    simulation = lived(tmp_path, world)
    simulation.core.state.planner = Expecting()
    assert asked_at_an_access(simulation, world) == {FREE}
    line = history.retrievals(simulation.core.state.connection)[0]
    assert (line.rule, line.reason, line.expected) == (Rule.ON_OPEN, reason, expected)


def number_of(simulation: Simulation, url: str) -> FeedId:
    return next(feed.feed_id for feed in simulation.core.state.feeds.values() if feed.url == url)


def test_an_access_asks_for_what_nothing_forbids(tmp_path: Path) -> None:
    world = World({FREE: Page(rss(1)), NAMED: Page(rss(1))})
    assert asked_at_an_access(lived(tmp_path, world), world) == {FREE, NAMED}


@pytest.mark.parametrize("page", [Page(rss(1), max_age=2 * 3600), Page(SKIPPED)], ids=["max-age", "hours"])
def test_an_access_keeps_what_the_publisher_asked_for(tmp_path: Path, page: Page) -> None:
    world = World({FREE: Page(rss(1)), NAMED: page})
    simulation = lived(tmp_path, world)
    assert asked_at_an_access(simulation, world) == {FREE}
    simulation.run_until(START + 2 * 3600 + 1)
    assert NAMED in asked_at_an_access(simulation, world)


def test_an_access_leaves_a_host_alone_that_asked_for_it_by_another_feed(tmp_path: Path) -> None:
    world = World({FREE: Page(rss(1)), NAMED: Page(rss(1)), NEIGHBOUR: Page(rss(1))})
    simulation = lived(tmp_path, world)
    world.pages[NEIGHBOUR] = Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=3600)
    simulation.send(RetrieveNow((number_of(simulation, NEIGHBOUR),)))
    simulation.run_until(simulation.now + 60)
    assert asked_at_an_access(simulation, world) == {FREE}


def test_an_access_leaves_what_is_paused_or_gone_alone(tmp_path: Path) -> None:
    world = World({FREE: Page(rss(1)), NAMED: Page(rss(1)), "https://gone.test/feed": Page(status=410, problem=ProblemKind.GONE)})
    simulation = lived(tmp_path, world)
    simulation.send(PauseFeeds((number_of(simulation, NAMED),)))
    state = simulation.core.state
    gone = next(feed for feed in state.feeds.values() if feed.is_gone)
    state.remember(replace(gone, not_before_at=0))
    assert asked_at_an_access(simulation, world) == {FREE}
