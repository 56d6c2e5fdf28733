"""A feed that has never answered is wanted: it is tried again soon, within what servers ask for, and not for ever as often."""

import itertools
from pathlib import Path

import pytest

from reader.domain.commands import ImportOpml, RetrieveNow, SetPreference
from reader.domain.errors import ProblemKind
from reader.domain.feed import Rule
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.lab.policies import ALL_POLICIES
from reader.lab.simulation import Simulation
from reader.storage import history
from tests.fakes.world import START, Page, World, only_feed, rss, simulate

MINUTE, HOUR, DAY = 60, 3600, 86_400
URL = "https://site.test/feed"
BROKEN = Page(status=500, problem=ProblemKind.HTTP_STATUS)


def imported(folder: Path, world: World, urls: list[str], policy: str = "price-open") -> Simulation:
    simulation = simulate(folder, world)
    simulation.send(SetPreference("fetch.policy", policy))
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))))
    return simulation


def pauses(world: World, url: str = URL) -> list[float]:
    return [after - before for before, after in itertools.pairwise(world.asked(url))]


FAILING = {
    "500": BROKEN,
    "dns": Page(problem=ProblemKind.DNS),
    "web page": Page(b"<html>a page</html>", content_type="text/html"),
    "broken": Page(b"<rss", etag='"v"'),
}
"""In the usual run each policy meets one of these, and each of these several policies."""


@pytest.mark.parametrize(
    ("policy", "page"),
    [
        pytest.param(policy, page, id=f"{policy} {name}", marks=() if (place - at) % len(FAILING) == 0 else pytest.mark.long)
        for place, policy in enumerate(ALL_POLICIES)
        for at, (name, page) in enumerate(FAILING.items())
    ],
)
def test_it_is_tried_after_2_10_and_30_minutes_then_hourly(tmp_path: Path, policy: str, page: Page) -> None:
    world = World({URL: page})
    simulation = imported(tmp_path, world, [URL], policy)
    simulation.run_until(START + 6 * HOUR)
    wanted = [2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, HOUR, HOUR, HOUR, HOUR]
    assert [round(pause / MINUTE) * MINUTE for pause in pauses(world)] == wanted[: len(pauses(world))]
    assert len(pauses(world)) >= 7
    *later, first = [each.rule for each in history.retrievals(simulation.core.state.connection, limit=20)]
    assert (first, set(later)) == (Rule.FIRST, {Rule.RECOVERY})
    world.pages[URL] = Page(rss(1, 2))
    simulation.run_until(simulation.now + 2 * HOUR)
    feed = only_feed(simulation)
    assert feed.problem is None
    assert feed.next_rule is not Rule.RECOVERY


def test_a_thousand_feeds_behind_a_server_that_was_down_are_there_within_minutes_of_its_return(tmp_path: Path) -> None:
    urls = [f"https://host{number}.test/feed" for number in range(1000)]
    world = World(dict.fromkeys(urls, BROKEN))
    simulation = imported(tmp_path, world, urls)
    simulation.run_until(START + 20 * MINUTE)
    world.pages = dict.fromkeys(urls, Page(rss(1)))
    simulation.run_until(START + 60 * MINUTE)
    assert all(feed.succeeded_at for feed in simulation.core.state.feeds.values())


def test_what_servers_ask_for_comes_first(tmp_path: Path) -> None:
    """Retry-After, the day after a 404, never again after a 410, and hours that are not to be used."""
    pages = {
        "https://busy.test/feed": Page(status=503, problem=ProblemKind.UNAVAILABLE, retry_after=5 * HOUR),
        "https://limited.test/feed": Page(status=429, problem=ProblemKind.RATE_LIMITED),
        "https://missing.test/feed": Page(status=404, problem=ProblemKind.NOT_FOUND),
        "https://gone.test/feed": Page(status=410, problem=ProblemKind.GONE),
    }
    world = World(dict(pages))
    imported(tmp_path, world, list(pages)).run_until(START + 6 * HOUR)
    busy, limited, missing, gone = ([at - START for at in world.asked(url)] for url in pages)
    assert len(busy) == 2
    assert busy[1] - busy[0] >= 5 * HOUR
    assert all(after - before >= 10 * MINUTE for before, after in itertools.pairwise(limited))
    assert (len(missing), len(gone)) == (1, 1)


def test_a_dead_address_is_asked_less_and_less_after_the_first_day(tmp_path: Path) -> None:
    world = World({URL: BROKEN})
    simulation = imported(tmp_path, world, [URL])
    simulation.run_until(START + 10 * DAY)
    days = [sum(START + day * DAY <= at < START + (day + 1) * DAY for at in world.asked(URL)) for day in range(10)]
    assert days[0] <= 27
    assert max(days[3:]) <= 1
    assert days == sorted(days, reverse=True)


def test_a_feed_that_once_answered_backs_off_as_ever(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = imported(tmp_path, world, [URL])
    simulation.run_until(START + HOUR)
    world.pages[URL] = BROKEN
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 1)
    assert only_feed(simulation).failures == 1
    assert (only_feed(simulation).next_at or 0) > simulation.now + 15 * MINUTE
