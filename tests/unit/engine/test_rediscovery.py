"""Looking for a feed again, leaving feeds alone, bringing a document whole: by hand, and with manners."""

from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, FindFeedAgain, PauseFeeds, RetrieveNow
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, FeedMoved, FeedsFoundAgain, RetrievalRefused, SubscriptionsChanged
from reader.domain.feed import Move
from reader.domain.reasons import Reason, ReasonKind
from reader.lab.simulation import Simulation
from reader.storage import feeds, subscriptions
from reader.storage.writer import transaction
from tests.fakes.world import Page, World, only_feed, published, rss, simulate

DAY = 86_400
FEED, SITE = "https://site.test/feed.xml", "https://site.test/"
LINKS = (
    b"<html><head><link rel='alternate' type='application/rss+xml' title='Posts' href='/feed.xml'>"
    b"<link rel='alternate' type='application/atom+xml' title='New posts' href='/new.xml'></head></html>"
)


@pytest.fixture
def world() -> World:
    return World({FEED: Page(rss(1, 2), etag='"v1"')})


@pytest.fixture
def simulation(tmp_path: Path, world: World) -> Simulation:
    made = simulate(tmp_path, world)
    made.send(AddSubscription(FEED))
    made.run_until(made.now + 90)
    world.log.clear()
    return made


def seek(simulation: Simulation) -> None:
    simulation.send(FindFeedAgain(only_feed(simulation).feed_id))
    simulation.run_until(simulation.now + 60)


def test_the_site_of_a_feed_names_its_new_address(world: World, simulation: Simulation) -> None:
    world.pages[SITE] = Page(LINKS, content_type="text/html")
    seek(simulation)
    (found,) = published(simulation, FeedsFoundAgain)
    assert [feed.url for feed in found.feeds] == ["https://site.test/new.xml"]
    assert len(world.asked(SITE)) == 1
    assert only_feed(simulation).url == FEED


def test_a_site_that_names_only_the_known_address_says_so(world: World, simulation: Simulation) -> None:
    world.pages[SITE] = Page(LINKS.replace(b"/new.xml", b"/feed.xml"), content_type="text/html")
    seek(simulation)
    assert published(simulation, FeedsFoundAgain)[0].feeds == ()


def test_a_site_that_is_now_a_feed_itself_is_the_new_address(world: World, simulation: Simulation) -> None:
    world.pages[SITE] = Page(rss(5, title="Moved in"))
    seek(simulation)
    assert [(feed.url, feed.title) for feed in published(simulation, FeedsFoundAgain)[0].feeds] == [(SITE, "Moved in")]


def test_where_the_site_is_gone_the_front_page_is_asked_next(world: World, simulation: Simulation) -> None:
    feed = only_feed(simulation)
    simulation.core.state.remember(replace(feed, site_url="https://site.test/blog"))
    world.pages[SITE] = Page(LINKS, content_type="text/html")
    seek(simulation)
    assert [asked.url for asked in world.log if asked.url != FEED] == ["https://site.test/blog", SITE]
    assert published(simulation, FeedsFoundAgain)[0].feeds


def test_a_site_without_feeds_is_reported_as_that(world: World, simulation: Simulation) -> None:
    world.pages[SITE] = Page(b"<html><body>Nothing here.</body></html>", content_type="text/html")
    seek(simulation)
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.NO_FEED_FOUND


def test_a_host_that_wants_peace_is_not_asked(world: World, simulation: Simulation) -> None:
    simulation.core.state.gate.set_cooldown("site.test", int(simulation.now) + DAY)
    seek(simulation)
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.RATE_LIMITED
    assert world.asked(SITE) == []


def test_a_paused_feed_is_left_alone_until_it_goes_on(world: World, simulation: Simulation) -> None:
    feed_id = only_feed(simulation).feed_id
    simulation.send(PauseFeeds((feed_id,)))
    simulation.send(RetrieveNow((feed_id,)))
    simulation.run_until(simulation.now + 3 * DAY)
    assert world.asked(FEED) == []
    stored = feeds.feed(simulation.core.state.connection, feed_id)
    assert stored.is_paused
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert undo is not None
    simulation.send(undo)
    simulation.run_until(simulation.now + DAY)
    assert world.asked(FEED)


def test_a_document_is_brought_whole_once_a_day(world: World, simulation: Simulation) -> None:
    feed_id = only_feed(simulation).feed_id
    simulation.send(RetrieveNow((feed_id,), is_whole=True))
    assert [asked.validators.etag for asked in world.log] == [""]
    simulation.run_until(simulation.now + 3600)
    world.log.clear()
    simulation.send(RetrieveNow((feed_id,), is_whole=True))
    assert world.log == []
    assert published(simulation, RetrievalRefused)[-1].reason == Reason(ReasonKind.JUST_DOWNLOADED)
    simulation.send(RetrieveNow((feed_id,)))
    assert [asked.validators.etag for asked in world.log] == ['"v1"']


def test_a_document_brought_whole_is_read_although_it_is_the_same(world: World, simulation: Simulation) -> None:
    feed_id = only_feed(simulation).feed_id
    connection = simulation.core.state.connection
    with transaction(connection):
        connection.execute("UPDATE entry SET title = 'Spoilt', content_hash = ''")
    simulation.send(RetrieveNow((feed_id,), is_whole=True))
    titles = {row[0] for row in connection.execute("SELECT title FROM entry").fetchall()}
    assert titles == {"Entry 1", "Entry 2"}


def test_a_move_that_was_followed_is_remembered_and_forgotten_with_the_undo(world: World, simulation: Simulation) -> None:
    feed_id = only_feed(simulation).feed_id
    world.pages["https://new.test/feed.xml"] = Page(rss(1, 2), etag='"n"')
    world.pages[FEED] = Page(moved_to="https://new.test/feed.xml")
    seen = Move("https://new.test/feed.xml", int(simulation.now) - 8 * DAY, 5)
    simulation.core.state.remember(replace(only_feed(simulation), move=seen))
    simulation.send(RetrieveNow((feed_id,)))
    connection = simulation.core.state.connection
    assert only_feed(simulation).url == "https://new.test/feed.xml"
    assert subscriptions.settings_of(connection, feed_id)["moved_from"].endswith(f" {FEED}")
    (moved,) = published(simulation, FeedMoved)
    simulation.send(moved.undo)
    assert "moved_from" not in subscriptions.settings_of(connection, feed_id)
