"""Limits that are counted in seconds, a second before, at and after: what a server sees, or the user reads."""

from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, RetrieveNow, SetPreference
from reader.domain.errors import ProblemKind
from reader.domain.events import RetrievalRefused
from reader.domain.ids import FeedId
from reader.lab.simulation import Simulation
from tests.fakes.world import START, Page, World, only_feed, published, rss, simulate

URL = "https://site.test/feed"
DAY = 86_400


def following(folder: Path, world: World) -> Simulation:
    """One feed that is retrieved by hand alone."""
    simulation = simulate(folder, world)
    simulation.send(SetPreference("fetch.automatic", value=False))
    simulation.send(AddSubscription(URL))
    world.log.clear()
    return simulation


@pytest.mark.parametrize(("after", "requests"), [(59, 0), (60, 1), (61, 1)])
def test_a_minute_between_two_retrievals_by_hand(tmp_path: Path, after: int, requests: int) -> None:
    world = World({URL: Page(rss(1))})
    simulation = following(tmp_path, world)
    simulation.run_until(START + after)
    simulation.send(RetrieveNow())
    assert len(world.log) == requests
    assert [event.until for event in published(simulation, RetrievalRefused)] == [int(START) + 60] * (1 - requests)


@pytest.mark.parametrize(("after", "requests"), [(DAY - 1, 0), (DAY, 1)])
def test_a_day_between_two_downloads_without_validators(tmp_path: Path, after: int, requests: int) -> None:
    world = World({URL: Page(rss(1), etag='"v"')})
    simulation = following(tmp_path, world)
    simulation.run_until(START + 100)
    simulation.send(RetrieveNow((FeedId(1),), is_whole=True))
    assert [line.validators.etag for line in world.log] == [""]
    world.log.clear()
    simulation.run_until(START + 100 + after)
    simulation.send(RetrieveNow((FeedId(1),), is_whole=True))
    assert len(world.log) == requests
    assert len(published(simulation, RetrievalRefused)) == 1 - requests


def test_a_304_to_a_request_without_validators_does_not_count_as_a_download(tmp_path: Path) -> None:
    """It sent nothing, so that the next request is without validators again."""
    world = World({URL: Page(rss(1), etag='"v"')})
    simulation = following(tmp_path, world)
    simulation.run_until(START + 100)
    world.pages[URL] = Page(status=304, problem=ProblemKind.HTTP_STATUS, etag='"v"')
    simulation.send(RetrieveNow((FeedId(1),), is_whole=True))
    world.log.clear()
    world.pages[URL] = Page(rss(1, 2), etag='"v"')
    simulation.run_until(START + 2 * 3600)
    simulation.send(RetrieveNow((FeedId(1),), is_whole=True))
    assert [line.validators.etag for line in world.log] == [""]


@pytest.mark.parametrize(("after", "etag"), [(8 * DAY - 1, '"v"'), (8 * DAY, "")])
def test_a_server_that_says_304_is_asked_for_the_whole_after_eight_days(tmp_path: Path, after: int, etag: str) -> None:
    world = World({URL: Page(rss(1), etag='"v"')})
    simulation = following(tmp_path, world)
    for at in (DAY, after):
        world.log.clear()
        simulation.run_until(START + at)
        simulation.send(RetrieveNow())
    assert [line.validators.etag for line in world.log] == [etag]


@pytest.mark.parametrize(
    ("seen_at", "is_adopted"),
    [((0, 3 * DAY, 7 * DAY - 1), False), ((0, 3 * DAY, 7 * DAY), True), ((0, 7 * DAY), False), ((0, 7 * DAY, 8 * DAY), True)],
    ids=["a second too early", "a week", "seen twice", "seen three times"],
)
def test_a_move_is_believed_when_it_was_seen_three_times_over_a_week(
    tmp_path: Path, seen_at: tuple[int, ...], *, is_adopted: bool
) -> None:
    new = "https://new.test/feed"
    world = World({URL: Page(rss(1)), new: Page(rss(1))})
    simulation = following(tmp_path, world)
    world.pages[URL] = Page(moved_to=new)
    for at in seen_at:
        simulation.run_until(START + 100 + at)
        simulation.send(RetrieveNow())
    assert only_feed(simulation).url == (new if is_adopted else URL)
