"""Icons in the real core: one careful look a month for each address, shared by feeds, never in the way of retrievals."""

import itertools
from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, PauseRetrievals, RemoveSubscription, RetrieveNow, SetPreference
from reader.domain.errors import ProblemKind
from reader.domain.events import IconsChanged
from reader.domain.ids import FeedId
from reader.engine.jobs.icons import PAUSE_SECONDS, IconTask
from reader.engine.upkeep import ICON_DAYS
from reader.lab.simulation import Simulation
from reader.storage import pictures
from tests.fakes.world import START, Page, World, published, rss, simulate, vouch

FEED = "https://site.test/feed.xml"
FAVICON = "https://site.test/favicon.ico"
SITE = "https://site.test/"
DAY = 86_400.0
LINK = b"<html><head><link rel=icon href=/icon.png></head></html>"


def png(width: int = 32, height: int = 32) -> bytes:
    sides = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    return b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + sides + b"\x08\x06\x00\x00\x00" + b"\x00" * 20


def picture(body: bytes) -> Page:
    return Page(body, content_type="image/png")


def with_image(url: str) -> bytes:
    return rss(1).replace(b"<item>", f"<image><url>{url}</url></image><item>".encode(), 1)


def following(folder: Path, world: World, *urls: str) -> Simulation:
    simulation = simulate(folder, world)
    simulation.core.state.background.is_allowed = True
    for url in urls or (FEED,):
        world.pages.setdefault(url, Page(rss(1)))
        simulation.send(AddSubscription(url))
    simulation.run_until(simulation.now + 600)
    return simulation


def later(simulation: Simulation, at: float) -> None:
    """Nothing happened until then; now the user refreshes."""
    simulation.now = at
    simulation.send(RetrieveNow())
    simulation.run_until(at + 600)


def asked(world: World) -> list[str]:
    return [line.url for line in world.log if "feed" not in line.url]


def test_the_icon_of_the_site_is_kept_and_published(tmp_path: Path) -> None:
    world = World({FAVICON: picture(png())})
    simulation = following(tmp_path, world)
    assert asked(world) == [FAVICON]
    assert published(simulation, IconsChanged) == [IconsChanged((FeedId(1),))]
    assert pictures.load_icon(simulation.core.state.connection, [FeedId(1)]) == {FeedId(1): png()}
    assert simulation.core.is_idle


def test_feeds_of_one_site_share_one_request(tmp_path: Path) -> None:
    other = "https://site.test/feed/comments"
    world = World({FEED: Page(rss(1)), other: Page(rss(1)), FAVICON: picture(png())})
    simulation = simulate(tmp_path, world)
    state = simulation.core.state
    state.background.is_allowed = True
    for url in (FEED, other):
        simulation.core.handle(AddSubscription(url), START)
    simulation.core.handle(PauseRetrievals(int(START) + 300), START)  # so that both wait for their icon
    simulation.run_until(START + 5)
    assert len(state.background.of(IconTask)) == 1
    simulation.run_until(START + 600)
    assert asked(world) == [FAVICON]
    assert published(simulation, IconsChanged) == [IconsChanged((FeedId(1), FeedId(2)))]
    assert set(pictures.load_icon(state.connection, [FeedId(1), FeedId(2)])) == {1, 2}


def test_what_the_feed_names_comes_first(tmp_path: Path) -> None:
    named = "https://cdn.test/own.png"
    world = World({FEED: Page(with_image(named)), named: picture(png(48, 48))})
    simulation = following(tmp_path, world)
    assert asked(world) == [named]
    assert pictures.load_icon(simulation.core.state.connection, [FeedId(1)]) == {FeedId(1): png(48, 48)}


@pytest.mark.parametrize(
    "body", [b"<html>404</html>", b"<svg xmlns='http://www.w3.org/2000/svg'/>", png(1, 1), png(4_000, 4_000), png(400, 60), b""]
)
def test_after_what_is_no_icon_the_page_is_checked_once(tmp_path: Path, body: bytes) -> None:
    world = World({FAVICON: picture(body), SITE: Page(LINK, content_type="text/html"), f"{SITE}icon.png": picture(png())})
    simulation = following(tmp_path, world)
    assert asked(world) == [FAVICON, SITE, f"{SITE}icon.png"]
    assert pictures.load_icon(simulation.core.state.connection, [FeedId(1)]) == {FeedId(1): png()}
    times = [line.at for line in world.log if line.url in {FAVICON, SITE, f"{SITE}icon.png"}]
    assert min(after - before for before, after in itertools.pairwise(times)) >= PAUSE_SECONDS


def test_a_site_without_an_icon_is_left_alone_for_a_month(tmp_path: Path) -> None:
    world = World({SITE: Page(b"<html></html>", content_type="text/html")})
    simulation = following(tmp_path, world)
    assert asked(world) == [FAVICON, SITE]
    assert published(simulation, IconsChanged) == []
    later(simulation, START + 29 * DAY)
    assert asked(world) == [FAVICON, SITE]
    later(simulation, START + 33 * DAY)
    assert asked(world) == [FAVICON, SITE] * 2


def test_an_icon_is_renewed_after_a_month_and_kept_where_the_site_lost_it(tmp_path: Path) -> None:
    world = World({FAVICON: picture(png())})
    simulation = following(tmp_path, world)
    world.pages[FAVICON] = picture(png(64, 64))
    later(simulation, START + 33 * DAY)
    assert len(published(simulation, IconsChanged)) == 2
    del world.pages[FAVICON]
    later(simulation, START + 66 * DAY)
    assert len(published(simulation, IconsChanged)) == 2
    assert pictures.load_icon(simulation.core.state.connection, [FeedId(1)]) == {FeedId(1): png(64, 64)}


def test_a_restart_asks_for_nothing_again(tmp_path: Path) -> None:
    world = World({FAVICON: picture(png())})
    following(tmp_path, world).core.close()
    again = simulate(tmp_path, world, now=START + 1_200)
    again.core.state.background.is_allowed = True
    again.send(RetrieveNow())
    again.run_until(START + 2_400)
    assert asked(world) == [FAVICON]


def test_no_network_says_nothing_about_an_icon(tmp_path: Path) -> None:
    world = World({FAVICON: Page(problem=ProblemKind.NO_NETWORK, status=0)})
    simulation = following(tmp_path, world)
    assert pictures.icon_tried_at(simulation.core.state.connection, "https://site.test") is None
    world.pages[FAVICON] = picture(png())
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 600)
    assert pictures.load_icon(simulation.core.state.connection, [FeedId(1)]) == {FeedId(1): png()}


def test_a_host_that_asked_for_quiet_is_not_asked(tmp_path: Path) -> None:
    world = World({FAVICON: Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=1_200)})
    simulation = following(tmp_path, world)
    assert asked(world) == [FAVICON]
    simulation.run_until(START + 1_100)
    assert asked(world) == [FAVICON]


def test_no_request_without_the_preference_or_by_the_command_line(tmp_path: Path) -> None:
    world = World({FEED: Page(rss(1)), FAVICON: picture(png())})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(FEED))
    later(simulation, START + DAY)
    assert asked(world) == []
    simulation.core.state.background.is_allowed = True
    simulation.send(SetPreference("reading.icons", value=False))
    later(simulation, START + 2 * DAY)
    assert asked(world) == []


def test_a_feed_that_is_not_followed_any_more_needs_no_icon(tmp_path: Path) -> None:
    world = World({FEED: Page(rss(1)), FAVICON: picture(png())})
    simulation = simulate(tmp_path, world)
    simulation.core.state.background.is_allowed = True
    world.before_answer = lambda request: simulation.core.state.gate.set_cooldown("site.test", int(START) + 60)
    simulation.send(AddSubscription(FEED))
    assert len(simulation.core.state.background.of(IconTask)) == 1
    simulation.send(RemoveSubscription((FeedId(1),)))
    simulation.run_until(START + 600)
    assert asked(world) == []
    assert simulation.core.is_idle


def test_icons_that_nobody_uses_go(tmp_path: Path) -> None:
    world = World({FAVICON: picture(png())})
    simulation = following(tmp_path, world)
    simulation.send(RemoveSubscription((FeedId(1),)))
    simulation.run_until(START + 600)
    for days in (50, ICON_DAYS + 2):
        # after an absence the clock is trusted from the next day on
        simulation.now = START + days * DAY
        simulation.run_until(simulation.now + 60)
        assert pictures.icon_tried_at(simulation.core.state.connection, "https://site.test") is not None
    vouch(simulation, simulation.now + DAY)
    simulation.run_until(simulation.now + 1.1 * DAY)
    assert pictures.icon_tried_at(simulation.core.state.connection, "https://site.test") is None


@pytest.mark.parametrize(("early", "is_asked"), [(1, False), (0, True)])
def test_the_next_check_comes_to_the_second(tmp_path: Path, early: int, *, is_asked: bool) -> None:
    world = World({FAVICON: picture(png())})
    simulation = following(tmp_path, world)
    (before,) = (line.at for line in world.log if line.url == FAVICON)
    world.log.clear()
    later(simulation, int(before) + 30 * DAY - early)
    assert asked(world) == [FAVICON] * is_asked


@pytest.mark.parametrize(("side", "is_kept"), [(1024, True), (1025, False)])
def test_an_icon_may_be_so_large(tmp_path: Path, side: int, *, is_kept: bool) -> None:
    simulation = following(tmp_path, World({FAVICON: picture(png(side, side))}))
    assert bool(pictures.load_icon(simulation.core.state.connection, [FeedId(1)])) is is_kept
