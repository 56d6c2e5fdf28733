"""Pictures for offline reading in the real core: only of chosen feeds, in quiet turns, within a budget, never on a metered network."""

import itertools
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddSubscription,
    FetchPicture,
    PauseRetrievals,
    RemoveSubscription,
    ReportConditions,
    RetrieveNow,
    SetPreference,
    SetSubscriptionSettings,
)
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import CommandFailed, PictureReady, SubscriptionsChanged
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import LOAD, OFFLINE_PICTURES, PICTURES, check_setting
from reader.engine.jobs import pictures as offline_pictures
from reader.engine.jobs.pictures import PAUSE_SECONDS, PER_ARTICLE_MAX, OfflineTask
from reader.lab.simulation import Simulation
from reader.storage import pictures
from tests.fakes.world import START, Page, World, published, rss, simulate
from tests.unit.formats.test_pictures import png

FEED = "https://site.test/feed.xml"
FEED_ID = FeedId(1)
ON = SetSubscriptionSettings((FEED_ID,), {OFFLINE_PICTURES: "yes"})
OFF = SetSubscriptionSettings((FEED_ID,), {OFFLINE_PICTURES: ""})
PICTURE = Page(png(640, 480), content_type="image/png")


def address(number: int, host: str = "cdn.test") -> str:
    return f"https://{host}/{number}.png"


def document(*articles: tuple[int, str]) -> bytes:
    """Articles by number, with what is in them."""
    made = rss(*(number for number, _ in articles))
    for number, html in articles:
        made = made.replace(f"Text of entry {number}<".encode(), f"<![CDATA[{html}]]><".encode())
    return made


def shown(*urls: str) -> str:
    return "".join(f'<p>Words.</p><img src="{url}">' for url in urls)


def following(folder: Path, world: World, *, settings: SetSubscriptionSettings | None = ON) -> Simulation:
    simulation = simulate(folder, world)
    simulation.core.state.background.is_allowed = True
    simulation.core.state.preferences = simulation.core.state.preferences.with_value("reading.icons", value=False)
    simulation.send(AddSubscription(FEED))
    if settings is not None:
        simulation.send(settings)
    simulation.run_until(simulation.now + 600)
    return simulation


def asked(world: World) -> list[str]:
    return [line.url for line in world.log if line.url.endswith((".png", ".gif"))]


def test_pictures_of_a_chosen_feed_are_there_when_the_network_is_not(tmp_path: Path) -> None:
    one, two = address(1), address(2)
    world = World({FEED: Page(document((1, shown(one)), (2, shown(two, one)))), one: PICTURE, two: PICTURE})
    simulation = following(tmp_path, world)
    assert sorted(asked(world)) == [one, two]
    times = [line.at for line in world.log if line.url != FEED]
    assert min(after - before for before, after in itertools.pairwise(times)) >= PAUSE_SECONDS
    simulation.core.state.outage.problem = Problem(ProblemKind.NO_NETWORK)
    simulation.send(FetchPicture(one, EntryId(1)))
    assert published(simulation, PictureReady)[-1].url == one
    assert sorted(asked(world)) == [one, two]
    fetched = pictures.offline_since(simulation.core.state.connection, int(START))
    assert (fetched.count, fetched.size) == (2, 2 * len(PICTURE.body))


def test_new_articles_of_a_later_document_are_fetched_too(tmp_path: Path) -> None:
    world = World({FEED: Page(document((1, shown(address(1))))), address(1): PICTURE, address(2): PICTURE})
    simulation = following(tmp_path, world)
    world.pages[FEED] = Page(document((1, shown(address(1))), (2, shown(address(2)))))
    simulation.run_until(simulation.now + 3600)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 600)
    assert asked(world) == [address(1), address(2)]


def test_no_feed_is_chosen_by_itself(tmp_path: Path) -> None:
    world = World({FEED: Page(document((1, shown(address(1))))), address(1): PICTURE})
    following(tmp_path, world, settings=None)
    assert asked(world) == []


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        (ReportConditions(is_battery_low=False, is_metered=True), ReportConditions(is_battery_low=False, is_metered=False)),
        (ReportConditions(is_battery_low=True, is_metered=False), ReportConditions(is_battery_low=False, is_metered=False)),
        (PauseRetrievals(int(START) + 80_000), PauseRetrievals(0)),
    ],
    ids=["metered", "battery", "pause"],
)
def test_in_quiet_conditions_they_wait(tmp_path: Path, begin: ReportConditions, end: ReportConditions) -> None:
    world = World({FEED: Page(document((1, shown(address(1))))), address(1): PICTURE})
    simulation = following(tmp_path, world, settings=None)
    simulation.send(begin)
    simulation.send(ON)
    # the core does not spin on what has to wait
    simulation.core.tick(simulation.now)
    assert offline_pictures.next_offline_picture_at(simulation.core.state, simulation.now) > simulation.now + 3600
    simulation.run_until(simulation.now + 3600)
    assert asked(world) == []
    simulation.send(end)
    simulation.run_until(simulation.now + 600)
    assert asked(world) == [address(1)]


@pytest.mark.parametrize("command", [OFF, SetPreference("reading.pictures", "never"), RemoveSubscription((FEED_ID,))])
def test_what_waits_is_dropped_when_it_is_not_wanted_any_more(tmp_path: Path, command: SetSubscriptionSettings) -> None:
    world = World({FEED: Page(document((1, shown(address(1))))), address(1): PICTURE})
    simulation = following(tmp_path, world, settings=None)
    simulation.send(ReportConditions(is_battery_low=False, is_metered=True))
    simulation.send(ON)
    assert len(simulation.core.state.background.of(OfflineTask)) == 1
    simulation.send(command)
    simulation.send(ReportConditions(is_battery_low=False, is_metered=False))
    simulation.run_until(simulation.now + 600)
    assert asked(world) == []
    assert len(simulation.core.state.background.of(OfflineTask)) == 0


def test_a_day_has_a_budget_over_restarts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_pictures, "DAY_BYTES_MAX", 2 * len(PICTURE.body))
    urls = [address(number) for number in range(4)]
    world = World({FEED: Page(document((1, shown(*urls)))), **dict.fromkeys(urls, PICTURE)})
    following(tmp_path, world).core.close()
    assert len(asked(world)) == 2
    again = simulate(tmp_path, world, now=START + 3600)
    again.core.state.background.is_allowed = True
    again.run_until(START + 8 * 3600)
    assert len(asked(world)) == 2
    again.run_until(START + 30 * 3600)
    assert sorted(asked(world)) == urls


def test_one_article_does_not_take_it_all(tmp_path: Path) -> None:
    urls = [address(number, f"host{number}.test") for number in range(100)]
    world = World({FEED: Page(document((1, shown(*urls)))), **dict.fromkeys(urls, PICTURE)})
    following(tmp_path, world)
    assert len(asked(world)) == PER_ARTICLE_MAX


@pytest.mark.parametrize(
    "page",
    [
        Page(b"<html>no</html>"),
        Page(b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
        Page(status=404, problem=ProblemKind.NOT_FOUND),
    ],
)
def test_what_is_no_picture_is_asked_for_once_a_day(tmp_path: Path, page: Page) -> None:
    world = World({FEED: Page(document((1, shown(address(1))))), address(1): page})
    simulation = following(tmp_path, world)
    simulation.send(ON)
    simulation.run_until(simulation.now + 8 * 3600)
    assert asked(world) == [address(1)]


def test_counters_and_local_addresses_are_left_alone(tmp_path: Path) -> None:
    bad = ("https://pixel.wp.com/b.gif?v=1", "http://192.168.1.1/router.png")
    world = World({FEED: Page(document((1, shown(*bad))))})
    simulation = following(tmp_path, world)
    sent = [flight for flight in asked(world) if flight == bad[0]]
    assert sent == []
    assert len(simulation.core.state.background.of(OfflineTask)) == 0


def test_they_go_the_way_of_their_feed(tmp_path: Path) -> None:
    """A proxy of the feed's own carries its pictures too."""
    world = World({FEED: Page(document((1, shown(address(1))))), address(1): PICTURE})
    simulation = following(tmp_path, world, settings=None)
    seen: list[tuple[str, str]] = []
    world.before_answer = lambda request: seen.append((request.url, request.proxy))
    proxy = "http://proxy.test:3128"
    simulation.send(SetSubscriptionSettings((FEED_ID,), {OFFLINE_PICTURES: "yes", "proxy": proxy}))
    simulation.run_until(simulation.now + 600)
    assert seen == [(address(1), proxy)]


def test_the_choice_is_undone(tmp_path: Path) -> None:
    world = World({FEED: Page(document((1, "<p>Words.</p>")))})
    simulation = following(tmp_path, world)
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert isinstance(undo, SetSubscriptionSettings)
    assert dict(undo.settings) == {OFFLINE_PICTURES: ""}
    assert published(simulation, CommandFailed) == []
    with pytest.raises(ReaderError):
        check_setting(OFFLINE_PICTURES, "always")


def test_a_feed_may_have_its_pictures_loaded_where_others_have_none(tmp_path: Path) -> None:
    simulation = following(tmp_path, World({FEED: Page(rss(1))}), settings=None)
    state = simulation.core.state
    simulation.send(SetPreference("reading.pictures", "never"))
    asked = state.number
    simulation.send(FetchPicture("https://site.test/a.png", EntryId(1)))
    assert state.number == asked
    simulation.send(SetSubscriptionSettings((FEED_ID,), {PICTURES: LOAD}))
    simulation.send(FetchPicture("https://site.test/b.png", EntryId(1)))
    assert state.number == asked + 1
    simulation.send(FetchPicture("https://pixel.wp.com/b.gif?v=1", EntryId(1)))
    simulation.send(FetchPicture("https://site.test/c.png", EntryId(99)))
    assert state.number == asked + 1, "what counts readers, and pictures of no feed, stay away"
    simulation.send(SetSubscriptionSettings((FEED_ID,), {PICTURES: ""}))
    simulation.send(FetchPicture("https://site.test/d.png", EntryId(1)))
    assert state.number == asked + 1
    with pytest.raises(ReaderError):
        check_setting(PICTURES, "always")
