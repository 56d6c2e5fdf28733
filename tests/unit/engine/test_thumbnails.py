"""Pictures of the rows in sight, in the real core: few at once, dropped when scrolled away, never in quiet conditions."""

from pathlib import Path

import pytest

from reader.domain.commands import (
    THUMBNAILS_MAX,
    AddSubscription,
    FetchPicture,
    PauseRetrievals,
    ReportConditions,
    SetPreference,
    ShowThumbnails,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import PictureFailed, PictureReady
from reader.domain.ids import EntryId
from reader.engine.jobs.pictures import IN_FLIGHT_MAX, THUMBNAILS_IN_FLIGHT_MAX
from reader.engine.messages import FetchFinished, Publish, StartFetch
from reader.lab.simulation import Simulation
from reader.storage import pictures
from tests.fakes.world import START, Page, World, published, rss, simulate
from tests.unit.formats.test_pictures import png

FEED = "https://site.test/feed.xml"
ONE = EntryId(1)
PICTURE = Page(png(640, 480), content_type="image/png")


def rows(*urls: str) -> ShowThumbnails:
    return ShowThumbnails(tuple((url, ONE) for url in urls))


def following(folder: Path, world: World) -> Simulation:
    world.pages[FEED] = Page(rss(1))
    simulation = simulate(folder, world)
    simulation.send(AddSubscription(FEED))
    simulation.run_until(START + 60)
    return simulation


def asked(world: World) -> list[str]:
    return [line.url for line in world.log if line.url != FEED]


def under_way(simulation: Simulation) -> list[str]:
    """What the core would send out, without anybody who answers."""
    core = simulation.core
    core.tick(simulation.now)
    return [effect.request.url for effect in core.drain_effects() if isinstance(effect, StartFetch)]


def test_each_is_requested_once_and_answered_at_once_afterwards(tmp_path: Path) -> None:
    one, two = "https://a.test/1.png", "https://b.test/2.png"
    world = World({one: PICTURE, two: Page(b"<html>no</html>")})
    simulation = following(tmp_path, world)
    for _ in range(2):
        simulation.send(rows(one, two))
        simulation.run_until(simulation.now + 60)
    assert asked(world) == [one, two]
    assert [event.url for event in published(simulation, PictureReady)] == [one, one]
    assert [event.url for event in published(simulation, PictureFailed)] == [two, two]


def test_one_at_a_time_for_a_host_and_few_in_all(tmp_path: Path) -> None:
    simulation = following(tmp_path, World())
    same = [f"https://one.test/{number}.png" for number in range(5)]
    others = [f"https://host{number}.test/p.png" for number in range(9)]
    simulation.core.handle(rows(*same, *others), simulation.now)
    sent = under_way(simulation)
    assert sent == [same[0], *others[: THUMBNAILS_IN_FLIGHT_MAX - 1]]
    assert under_way(simulation) == []


def test_slow_servers_of_the_list_do_not_hold_up_the_open_article(tmp_path: Path) -> None:
    simulation = following(tmp_path, World())
    simulation.core.handle(rows(*(f"https://slow{number}.test/p.png" for number in range(9))), simulation.now)
    under_way(simulation)
    opened = [f"https://quick{number}.test/p.png" for number in range(IN_FLIGHT_MAX)]
    for url in opened:
        simulation.core.handle(FetchPicture(url, ONE), simulation.now)
    assert under_way(simulation) == opened


def test_what_was_scrolled_away_is_not_requested(tmp_path: Path) -> None:
    simulation = following(tmp_path, World())
    for screen in range(50):
        simulation.core.handle(rows(*(f"https://one.test/{screen}-{row}.png" for row in range(9))), simulation.now)
    assert under_way(simulation) == ["https://one.test/49-0.png"]
    assert len(simulation.core.state.thumbnails_waiting) == 8
    simulation.core.handle(rows(), simulation.now)
    assert simulation.core.state.thumbnails_waiting == []


def test_a_list_of_rows_beyond_any_screen_is_cut(tmp_path: Path) -> None:
    simulation = following(tmp_path, World())
    simulation.core.handle(rows(*(f"https://one.test/{row}.png" for row in range(1000))), simulation.now)
    assert len(simulation.core.state.thumbnails_waiting) == THUMBNAILS_MAX


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        (ReportConditions(is_battery_low=False, is_metered=True), ReportConditions(is_battery_low=False, is_metered=False)),
        (ReportConditions(is_battery_low=True, is_metered=False), ReportConditions(is_battery_low=False, is_metered=False)),
        (PauseRetrievals(int(START) + 3600), PauseRetrievals(0)),
        (SetPreference("fetch.quiet_hours", "00:00-23:59"), SetPreference("fetch.quiet_hours", "")),
    ],
    ids=["metered", "battery", "pause", "quiet hours"],
)
def test_in_quiet_conditions_they_wait(tmp_path: Path, begin: object, end: object) -> None:
    url = "https://a.test/1.png"
    world = World({url: PICTURE})
    simulation = following(tmp_path, world)
    # "usual" on a metered connection is about the feeds' own requests
    simulation.send(SetPreference("fetch.on_metered", "usual"))
    simulation.send(begin)  # type: ignore[arg-type]
    simulation.send(rows(url))
    simulation.run_until(simulation.now + 120)
    assert asked(world) == []
    simulation.send(end)  # type: ignore[arg-type]
    simulation.run_until(simulation.now + 60)
    assert asked(world) == [url]


def test_while_the_network_is_gone_they_wait(tmp_path: Path) -> None:
    url = "https://a.test/1.png"
    world = World({url: PICTURE})
    simulation = following(tmp_path, world)
    simulation.core.state.outage.problem = Problem(ProblemKind.NO_NETWORK)
    simulation.core.handle(rows(url), simulation.now)
    assert under_way(simulation) == []
    simulation.core.state.outage.problem = None
    assert under_way(simulation) == [url]


@pytest.mark.parametrize(
    ("key", "value"), [("reading.pictures", "never"), ("reading.thumbnails", "never"), ("reading.thumbnails", "opened")]
)
def test_no_request_where_the_user_wants_none(tmp_path: Path, key: str, value: str) -> None:
    url = "https://a.test/1.png"
    simulation = following(tmp_path, World({url: PICTURE}))
    simulation.core.handle(SetPreference(key, value), simulation.now)
    simulation.core.handle(rows(url), simulation.now)
    assert under_way(simulation) == []
    # what waited when it was switched off is not sent either
    simulation.core.handle(SetPreference(key, "always" if key == "reading.pictures" else "list"), simulation.now)
    simulation.core.handle(ReportConditions(is_battery_low=False, is_metered=True), simulation.now)
    simulation.core.handle(rows(url), simulation.now)
    simulation.core.handle(SetPreference(key, value), simulation.now)
    simulation.core.handle(ReportConditions(is_battery_low=False, is_metered=False), simulation.now)
    assert under_way(simulation) == []


def test_what_only_counts_readers_and_odd_addresses_are_refused(tmp_path: Path) -> None:
    simulation = following(tmp_path, World())
    bad = ["https://pixel.wp.com/b.gif?v=1", "file:///etc/passwd", "data:image/png;base64,AAAA"]
    simulation.send(rows(*bad))
    assert [event.url for event in published(simulation, PictureFailed)] == bad
    assert simulation.core.state.thumbnails_waiting == []


def test_the_open_article_and_the_list_share_one_request(tmp_path: Path) -> None:
    """Opening an article while its thumbnail comes must not ask its server twice."""
    url = "https://a.test/1.png"
    simulation = following(tmp_path, World({url: PICTURE}))
    core, now = simulation.core, simulation.now
    core.handle(rows(url), now)
    opened = FetchPicture(url, ONE)
    core.tick(now)
    effects = core.drain_effects()
    requests = [effect.request for effect in effects if isinstance(effect, StartFetch)]
    core.handle(opened, now)
    sent = under_way(simulation)
    assert [request.url for request in requests] == [url]
    assert sent == []
    core.handle(FetchFinished(simulation._answer(requests[0], now)), now)
    events = [effect.event for effect in core.drain_effects() if isinstance(effect, Publish)]
    assert {event.cause for event in events if isinstance(event, PictureReady)} == {None, opened.command_id}
    assert core.state.pictures_waiting == []


def test_a_host_that_wants_quiet_gets_it(tmp_path: Path) -> None:
    first, second = "https://a.test/1.png", "https://a.test/2.png"
    world = World({first: Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=600), second: PICTURE})
    simulation = following(tmp_path, world)
    simulation.send(rows(first, second))
    simulation.run_until(simulation.now + 500)
    assert asked(world) == [first]
    simulation.run_until(simulation.now + 700)
    assert asked(world) == [first, second]


def test_a_feed_being_fetched_keeps_its_host_to_itself(tmp_path: Path) -> None:
    simulation = following(tmp_path, World())
    simulation.core.state.gate.started("a.test", simulation.now)
    simulation.core.handle(rows("https://a.test/1.png"), simulation.now)
    assert under_way(simulation) == []
    simulation.core.state.gate.finished("a.test")
    assert under_way(simulation) == ["https://a.test/1.png"]


def test_a_cache_that_somebody_emptied_is_filled_again(tmp_path: Path) -> None:
    url = "https://a.test/1.png"
    world = World({url: PICTURE})
    simulation = following(tmp_path, world)
    simulation.send(FetchPicture(url, ONE))
    simulation.run_until(simulation.now + 10)
    (ready,) = published(simulation, PictureReady)
    Path(ready.path).unlink()
    simulation.send(rows(url))
    simulation.run_until(simulation.now + 10)
    simulation.send(FetchPicture(url, ONE))
    assert asked(world) == [url, url]
    assert Path(ready.path).exists()


def test_a_stored_place_of_a_picture_is_not_believed(tmp_path: Path) -> None:
    one = "https://a.test/1.png"
    secret = tmp_path / "secret.png"
    secret.write_bytes(png(2, 2))
    world = World({one: PICTURE})
    simulation = following(tmp_path, world)
    pictures.add(simulation.core.state.connection, one, str(secret), 9, int(START))
    simulation.send(rows(one))
    simulation.run_until(simulation.now + 60)
    (ready,) = published(simulation, PictureReady)
    assert ready.path != str(secret)
    assert asked(world) == [one]
