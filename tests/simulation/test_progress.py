"""The progress that is shown: it counts what is still to come and nothing else, and starts over with every batch."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from reader.domain.commands import (
    CancelRetrievals,
    ChangeFeedUrl,
    FetchPicture,
    ImportOpml,
    PauseFeeds,
    PauseRetrievals,
    RemoveSubscription,
    RetrieveNow,
)
from reader.domain.errors import ProblemKind
from reader.domain.events import RetrievalProgress
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.state import FEEDS_IN_FLIGHT
from reader.lab.simulation import Simulation
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.world import START, Page, World, make_core, published, rss

FEEDS = 20
HOUR, DAY = 3600, 86_400
URLS = [f"https://host{number}.test/feed" for number in range(FEEDS)]
ONE_HOST = [f"https://site.test/{number}" for number in range(FEEDS)]


def following(folder: Path, world: World) -> Simulation:
    """The feeds of this world are new and on their way; each answer takes two seconds."""
    simulation = Simulation(make_core(folder), world.answer, now=START, latency_seconds=2.0)
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in world.pages))))
    return simulation


def well(urls: list[str]) -> World:
    return World({url: Page(rss(1)) for url in urls})


def steps(simulation: Simulation) -> list[tuple[int, int]]:
    return [(event.done, event.total) for event in published(simulation, RetrievalProgress)]


def ends(simulation: Simulation) -> list[tuple[int, int]]:
    """What was shown last of each batch before it said that nothing is under way."""
    return [before for before, after in pairwise(steps(simulation)) if after == (0, 0) != before]


def test_every_batch_counts_from_nothing(tmp_path: Path) -> None:
    simulation = following(tmp_path, well(URLS))
    simulation.run_until(START + 60)
    assert steps(simulation)[0] == (0, FEEDS)
    before = len(steps(simulation))
    simulation.run_until(START + 600)
    simulation.send(RetrieveNow())
    simulation.run_until(START + 660)
    assert steps(simulation)[before] == (0, FEEDS)
    assert ends(simulation) == [(FEEDS, FEEDS)] * 2


def test_when_the_network_goes_what_waited_is_not_counted_any_more(tmp_path: Path) -> None:
    world = World({url: Page(problem=ProblemKind.NO_NETWORK) for url in URLS})
    simulation = following(tmp_path, world)
    simulation.run_until(START + 10)
    assert ends(simulation) == [(FEEDS_IN_FLIGHT, FEEDS_IN_FLIGHT)]
    world.pages = well(URLS).pages
    simulation.run_until(START + DAY)
    assert all(done == total for done, total in ends(simulation))
    assert steps(simulation)[-1] == (0, 0)


def just_asked(simulation: Simulation) -> None:
    """The host of all is to be left alone for a second."""
    simulation.core.state.gate.started("site.test", simulation.now)
    simulation.core.state.gate.finished("site.test")


def due_all(simulation: Simulation) -> None:
    """Every feed falls due at once."""
    state = simulation.core.state
    for feed in list(state.feeds.values()):
        state.remember(replace(feed, next_at=int(simulation.now)))
    simulation.run_until(simulation.now)


def cancel(simulation: Simulation) -> None:
    simulation.send(CancelRetrievals())


def pause(simulation: Simulation) -> None:
    simulation.send(PauseRetrievals(int(simulation.now) + DAY))


@pytest.mark.parametrize("stop", [cancel, pause])
def test_what_is_cancelled_or_held_is_not_counted_any_more(tmp_path: Path, stop: Callable[[Simulation], None]) -> None:
    simulation = following(tmp_path, well(URLS))
    simulation.run_until(START + DAY)
    before = len(ends(simulation))
    due_all(simulation)
    assert (0, FEEDS) in steps(simulation)[-FEEDS_IN_FLIGHT:]
    stop(simulation)
    simulation.run_until(simulation.now + 60)
    assert ends(simulation)[before:] == [(FEEDS_IN_FLIGHT, FEEDS_IN_FLIGHT)]
    assert steps(simulation)[-1] == (0, 0)


def test_what_a_server_wants_later_is_not_counted_any_more(tmp_path: Path) -> None:
    simulation = following(tmp_path, World({url: Page(status=429, problem=ProblemKind.RATE_LIMITED) for url in ONE_HOST}))
    simulation.run_until(START + 10)
    assert ends(simulation) == [(1, 1)]
    assert steps(simulation)[-1] == (0, 0)


def test_a_picture_that_its_server_refuses_ends_a_batch_that_only_waited_for_that_server(tmp_path: Path) -> None:
    """One feed waits for its turn at a host, and that host's answer to something else puts it off."""
    world, picture = well(ONE_HOST[:1]), "https://site.test/a.png"
    simulation = following(tmp_path, world)
    simulation.run_until(START + HOUR)
    world.pages[picture] = Page(status=429, problem=ProblemKind.RATE_LIMITED)
    simulation.send(FetchPicture(picture, EntryId(1)))
    simulation.run_until(simulation.now + 1.5)
    just_asked(simulation)
    simulation.send(RetrieveNow())
    assert steps(simulation)[-1] == (0, 1)
    simulation.run_until(simulation.now + 3)
    assert steps(simulation)[-1] == (0, 0)
    assert len(world.asked(ONE_HOST[0])) == 1


def unfollow(simulation: Simulation, feed_ids: tuple[FeedId, ...]) -> None:
    simulation.send(RemoveSubscription(feed_ids))


def pause_some(simulation: Simulation, feed_ids: tuple[FeedId, ...]) -> None:
    simulation.send(PauseFeeds(feed_ids, is_paused=True))


@pytest.mark.parametrize("leave", [unfollow, pause_some])
def test_feeds_that_the_user_leaves_alone_are_not_counted_any_more(
    tmp_path: Path, leave: Callable[[Simulation, tuple[FeedId, ...]], None]
) -> None:
    simulation = following(tmp_path, well(ONE_HOST))
    simulation.run_until(START + 1)
    state = simulation.core.state
    leave(simulation, tuple(feed_id for feed_id in state.feeds if feed_id in state.queue)[:-1])
    simulation.run_until(START + 60)
    assert ends(simulation) == [(2, 2)]
    assert steps(simulation)[-1] == (0, 0)


@pytest.mark.parametrize("leave", [unfollow, pause_some])
def test_a_batch_ends_where_nothing_of_it_is_left(
    tmp_path: Path, leave: Callable[[Simulation, tuple[FeedId, ...]], None]
) -> None:
    simulation = following(tmp_path, well(ONE_HOST[:2]))
    simulation.run_until(START + HOUR)
    last = max(simulation.core.state.feeds.values(), key=lambda feed: feed.retrieved_at or 0)
    just_asked(simulation)
    simulation.send(RetrieveNow((last.feed_id,)))
    assert steps(simulation)[-1] == (0, 1)
    leave(simulation, (last.feed_id,))
    assert steps(simulation)[-1] == (0, 0)


def test_a_feed_that_is_unfollowed_while_its_answer_is_on_its_way_ends_its_batch(tmp_path: Path) -> None:
    simulation = following(tmp_path, well(URLS[:2]))
    simulation.run_until(START + 1)
    simulation.send(RemoveSubscription((FeedId(1), FeedId(2))))
    simulation.run_until(START + 10)
    assert steps(simulation)[-1] == (0, 0)
    assert ends(simulation) == [(2, 2)]


def test_what_was_cancelled_is_left_alone_for_half_an_hour(tmp_path: Path) -> None:
    simulation = following(tmp_path, well(URLS))
    simulation.run_until(START + DAY)
    due_all(simulation)
    cancel(simulation)
    before = len(published(simulation, RetrievalProgress))
    state = simulation.core.state
    cancelled = [feed for feed in state.feeds.values() if feed.feed_id not in state.busy]
    assert len(cancelled) == FEEDS - FEEDS_IN_FLIGHT
    simulation.run_until(simulation.now + 1799)
    assert len(published(simulation, RetrievalProgress)) - before == FEEDS_IN_FLIGHT + 1
    assert all(state.feeds[feed.feed_id].retrieved_at == feed.retrieved_at for feed in cancelled)


def test_what_a_full_disk_ends_is_counted_to_its_end_and_not_again(tmp_path: Path) -> None:
    with full_disks():
        simulation = following(tmp_path, well(URLS))
    simulation.run_until(START + 1)
    disk = simulation.core.state.connection
    assert isinstance(disk, FullDiskConnection)
    disk.fill_up(0)
    simulation.run_until(START + 10)
    assert ends(simulation) == [(FEEDS_IN_FLIGHT, FEEDS_IN_FLIGHT)]
    assert all(done <= total for done, total in steps(simulation))
    disk.room = None
    before = len(steps(simulation))
    simulation.send(RetrieveNow())
    assert steps(simulation)[before] == (0, FEEDS)


def test_what_is_on_its_way_is_not_asked_for_again(tmp_path: Path) -> None:
    """However impatient the user is: the server sees one request."""
    world = well(URLS[:1])
    simulation = following(tmp_path, world)
    simulation.run_until(START + HOUR)
    world.log.clear()
    for _ in range(3):
        simulation.send(RetrieveNow())
        simulation.run_until(simulation.now + 0.5)
    simulation.run_until(simulation.now + 30)
    assert len(world.log) == 1
    assert ends(simulation)[-1] == (1, 1)


def test_what_is_paused_is_not_asked_for_with_the_others(tmp_path: Path) -> None:
    world = well(URLS[:3])
    simulation = following(tmp_path, world)
    simulation.run_until(START + HOUR)
    paused = simulation.core.state.feeds[FeedId(2)]
    simulation.send(PauseFeeds((paused.feed_id,), is_paused=True))
    world.log.clear()
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 30)
    assert {line.url for line in world.log} == set(URLS[:3]) - {paused.url}
    assert ends(simulation)[-1] == (2, 2)


def test_an_answer_from_an_address_that_was_given_up_meanwhile_is_ignored(tmp_path: Path) -> None:
    world = well(URLS[:1])
    simulation = following(tmp_path, world)
    simulation.run_until(START + HOUR)
    world.pages |= {URLS[0]: Page(rss(1, 2, 3)), URLS[1]: Page(rss(1, 9))}
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 1)
    simulation.send(ChangeFeedUrl(FeedId(1), URLS[1]))
    simulation.run_until(simulation.now + HOUR)
    rows = simulation.core.state.connection.execute("SELECT identity FROM entry_status ORDER BY identity").fetchall()
    assert [identity for (identity,) in rows] == ["e1", "e9"]
    assert steps(simulation)[-1] == (0, 0)
