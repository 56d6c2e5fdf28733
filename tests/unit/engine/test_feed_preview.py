"""A feed shown before it is followed: one request, nothing stored, and no second request when it is then followed."""

from pathlib import Path

import pytest

from reader.domain.commands import AddFolder, AddSubscription, PreviewFeed, RemoveSubscription
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, FeedPreviewed, FeedsFound, SubscriptionAdded, SubscriptionsChanged
from reader.domain.ids import FolderId
from reader.engine.jobs.adding import PREVIEW_SECONDS
from reader.storage import history, subscriptions
from tests.fakes.world import Page, World, only_feed, published, rss, simulate
from tests.unit.engine.test_adding import HTML_ONE, HTML_TWO, SITE_WITHOUT_TLS

URL = "https://site.test/feed.xml"
STORED = (
    "SELECT count(*) FROM feed",
    "SELECT count(*) FROM subscription",
    "SELECT count(*) FROM entry",
    "SELECT count(*) FROM retrieval",
    "SELECT count(*) FROM gap",
)


def test_a_preview_costs_one_request_and_stores_nothing(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1, 2, 3, 4))})
    simulation = simulate(tmp_path, world)
    command = PreviewFeed("site.test/feed.xml")
    simulation.send(command)
    (event,) = published(simulation, FeedPreviewed)
    shown = event.preview
    assert event.cause == command.command_id
    assert (shown.url, shown.title, shown.entries, len(shown.newest)) == (URL, "A feed", 4, 3)
    times = [at for _, at in shown.newest]
    assert all(times)
    assert times == sorted(times, key=lambda at: -(at or 0))
    assert len(world.log) == 1
    connection = simulation.core.state.connection
    assert [connection.execute(query).fetchone()[0] for query in STORED] == [0] * len(STORED)


def test_following_what_was_shown_makes_no_second_request(tmp_path: Path) -> None:
    world = World(
        {"https://site.test/": Page(HTML_ONE, content_type="text/html"), URL: Page(rss(1, 2), etag='"v1"', max_age=7200)}
    )
    simulation = simulate(tmp_path, world)
    simulation.send(PreviewFeed("https://site.test/"))
    shown_at = simulation.now
    simulation.run_until(simulation.now + 60)
    simulation.send(AddSubscription(URL))
    assert [line.url for line in world.log] == ["https://site.test/", URL]
    feed = only_feed(simulation)
    assert (feed.validators.etag, feed.asked_until) == ('"v1"', int(shown_at) + 7200)
    (line,) = history.retrievals(simulation.core.state.connection, limit=5)
    assert line.finished_at <= int(shown_at) + 1
    simulation.run_until(simulation.now + 86_400)
    assert world.log[2].at - world.log[1].at >= 7200


def test_an_old_preview_is_not_followed_without_asking_again(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(PreviewFeed(URL))
    simulation.send(PreviewFeed(URL))
    assert len(world.log) == 1
    simulation.run_until(simulation.now + PREVIEW_SECONDS + 1)
    simulation.send(AddSubscription(URL))
    assert len(world.log) == 2


def test_what_is_followed_has_folder_and_title_of_the_dialog_and_can_be_undone(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({URL: Page(rss(1))}))
    simulation.send(AddFolder("Sea"))
    simulation.send(PreviewFeed(URL))
    simulation.send(AddSubscription(URL, FolderId(1), "My own name"))
    (stored,) = subscriptions.subscriptions(simulation.core.state.connection)
    assert (stored.folder_id, stored.custom_title, stored.title) == (FolderId(1), "My own name", "My own name")
    (added,) = published(simulation, SubscriptionAdded)
    assert added.title == "My own name"
    assert isinstance(added.undo, RemoveSubscription)
    assert any(event.undo is added.undo for event in published(simulation, SubscriptionsChanged))
    simulation.send(added.undo)
    assert subscriptions.subscriptions(simulation.core.state.connection) == []


def test_the_feeds_own_title_is_not_taken_for_one_of_the_users(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({URL: Page(rss(1))}))
    simulation.send(AddSubscription(URL, title="First name"))
    simulation.send(RemoveSubscription((only_feed(simulation).feed_id,)))
    simulation.send(AddSubscription(URL, title="A feed"))
    (stored,) = subscriptions.subscriptions(simulation.core.state.connection)
    assert (stored.custom_title, stored.title) == ("", "A feed")


def test_a_page_with_several_feeds_offers_the_choice_to_a_preview_too(tmp_path: Path) -> None:
    world = World({"https://site.test/blog": Page(HTML_TWO, content_type="text/html"), URL: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    command = PreviewFeed("https://site.test/blog")
    simulation.send(command)
    (found,) = published(simulation, FeedsFound)
    assert found.cause == command.command_id
    simulation.send(PreviewFeed(found.feeds[0].url))
    assert published(simulation, FeedPreviewed)[0].preview.url == URL


def test_a_site_without_tls_is_previewed_over_http_and_that_is_said_before_and_after(tmp_path: Path) -> None:
    world = World(SITE_WITHOUT_TLS)
    simulation = simulate(tmp_path, world)
    simulation.send(PreviewFeed("site.test/"))
    (event,) = published(simulation, FeedPreviewed)
    assert event.preview.is_plain
    simulation.send(AddSubscription(event.preview.url))
    assert published(simulation, SubscriptionAdded)[0].is_plain
    assert len(world.log) == 3


@pytest.mark.parametrize("typed", ["javascript:alert(1)", "", "https://site.test/nothing", "https://site.test/plain"])
def test_what_is_no_feed_is_a_problem_of_the_preview(tmp_path: Path, typed: str) -> None:
    world = World({"https://site.test/plain": Page(b"<html><body>hello</body></html>", content_type="text/html")})
    simulation = simulate(tmp_path, world)
    command = PreviewFeed(typed)
    simulation.send(command)
    (failed,) = published(simulation, CommandFailed)
    assert failed.cause == command.command_id
    assert failed.problem.kind in {ProblemKind.BAD_URL, ProblemKind.NOT_FOUND, ProblemKind.NO_FEED_FOUND}
    assert simulation.core.state.feeds == {}


def test_what_is_followed_already_is_not_requested_to_be_shown(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(URL))
    simulation.send(PreviewFeed(URL))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    assert len(world.log) == 1
