"""Subscribing: what it costs, what it finds, what it refuses."""

from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, EntriesArrived, FeedsFound, SubscriptionAdded, SubscriptionsChanged
from reader.domain.feed import Rule
from reader.domain.ids import FolderId
from reader.domain.retrieval import Outcome
from reader.storage import history, subscriptions
from tests.fakes.world import Page, World, only_feed, published, rss, simulate

HTML_ONE = b"<html><head><link rel='alternate' type='application/rss+xml' href='/feed.xml'></head><body>x</body></html>"
HTML_TWO = (
    b"<html><head><link rel='alternate' type='application/rss+xml' title='Posts' href='/feed.xml'>"
    b"<link rel='alternate' type='application/atom+xml' title='Notes' href='/notes.xml'></head></html>"
)


def test_a_feed_costs_one_request_and_its_validators_are_kept(tmp_path: Path) -> None:
    world = World({"https://site.test/feed.xml": Page(rss(1, 2, 3), etag='"v1"', max_age=7200)})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("site.test/feed.xml"))
    assert len(world.log) == 1
    (added,) = published(simulation, SubscriptionAdded)
    assert (added.title, added.entries) == ("A feed", 3)
    assert len(published(simulation, EntriesArrived)[0].entry_ids) == 3
    feed = only_feed(simulation)
    assert feed.validators.etag == '"v1"'
    assert feed.asked_until == int(simulation.now) + 7200
    (line,) = history.retrievals(simulation.core.state.connection, limit=10)
    assert (line.rule, line.outcome, line.new_entries) == (Rule.FIRST, Outcome.NEW, 3)


def test_the_second_retrieval_is_conditional_and_not_before_max_age(tmp_path: Path) -> None:
    world = World({"https://site.test/feed.xml": Page(rss(1), etag='"v1"', max_age=7200)})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("https://site.test/feed.xml"))
    simulation.run_until(simulation.now + 3 * 86_400)
    first, second = world.log[:2]
    assert second.at - first.at >= 7200
    assert second.validators.etag == '"v1"'


def test_a_page_that_names_one_feed_leads_to_it_in_two_requests(tmp_path: Path) -> None:
    world = World(
        {
            "https://site.test": Page(HTML_ONE, content_type="text/html"),
            "https://site.test/": Page(HTML_ONE, content_type="text/html"),
            "https://site.test/feed.xml": Page(rss(1)),
        }
    )
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("site.test"))
    assert len(world.log) == 2
    assert only_feed(simulation).url == "https://site.test/feed.xml"


def test_a_page_with_several_feeds_offers_the_choice(tmp_path: Path) -> None:
    world = World({"https://site.test/blog": Page(HTML_TWO, content_type="text/html")})
    simulation = simulate(tmp_path, world)
    command = AddSubscription("https://site.test/blog")
    simulation.send(command)
    (found,) = published(simulation, FeedsFound)
    assert [each.url for each in found.feeds] == ["https://site.test/feed.xml", "https://site.test/notes.xml"]
    assert found.cause == command.command_id
    assert simulation.core.state.feeds == {}


SITE_WITHOUT_TLS = {
    "https://site.test/": Page(problem=ProblemKind.CONNECT),
    "http://site.test/": Page(HTML_ONE, content_type="text/html"),
    "http://site.test/feed.xml": Page(rss(1)),
}


def test_a_site_without_tls_is_asked_over_http_and_that_is_said(tmp_path: Path) -> None:
    world = World(SITE_WITHOUT_TLS)
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("site.test/"))
    assert [line.url for line in world.log] == ["https://site.test/", "http://site.test/", "http://site.test/feed.xml"]
    assert only_feed(simulation).url == "http://site.test/feed.xml"
    (added,) = published(simulation, SubscriptionAdded)
    assert added.is_plain


def test_a_site_that_goes_on_to_https_from_http_is_not_called_plain(tmp_path: Path) -> None:
    world = World(
        {
            "https://site.test/": Page(problem=ProblemKind.CONNECT),
            "http://site.test/": Page(moved_to="https://www.site.test/feed"),
            "https://www.site.test/feed": Page(rss(1)),
        }
    )
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("site.test/"))
    (added,) = published(simulation, SubscriptionAdded)
    assert not added.is_plain
    assert only_feed(simulation).url == "https://www.site.test/feed"


@pytest.mark.parametrize("typed", ["https://site.test/", "user@site.test/", "site.test:443/", "feeds://site.test/"])
def test_what_was_typed_with_https_or_a_login_is_never_asked_over_http(tmp_path: Path, typed: str) -> None:
    world = World({"https://site.test/": Page(problem=ProblemKind.CONNECT)})
    world.pages.update({url: Page(problem=ProblemKind.CONNECT) for url in ("https://user@site.test/", "https://site.test:443/")})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(typed))
    assert [line.url[:8] for line in world.log] == ["https://"]
    (failed,) = published(simulation, CommandFailed)
    assert failed.problem.kind is ProblemKind.CONNECT


def test_what_a_page_names_is_never_asked_over_http(tmp_path: Path) -> None:
    page = b"<html><head><link rel='alternate' type='application/rss+xml' href='https://feeds.test/feed.xml'></head></html>"
    world = World(
        {
            "https://site.test/": Page(page, content_type="text/html"),
            "https://feeds.test/feed.xml": Page(problem=ProblemKind.CONNECT),
        }
    )
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("site.test/"))
    assert [line.url for line in world.log] == ["https://site.test/", "https://feeds.test/feed.xml"]
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.CONNECT


@pytest.mark.parametrize(
    ("kind", "status"),
    [(ProblemKind.NOT_FOUND, 404), (ProblemKind.UNAUTHORIZED, 401), (ProblemKind.DNS, 0), (ProblemKind.TLS, 0)],
)
def test_only_where_nobody_speaks_tls_is_http_tried(tmp_path: Path, kind: ProblemKind, status: int) -> None:
    world = World({"https://site.test/": Page(status=status, problem=kind), "http://site.test/": Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("site.test/"))
    assert [line.url for line in world.log] == ["https://site.test/"]
    assert published(simulation, CommandFailed)[0].problem.kind is kind


@pytest.mark.parametrize(
    ("plain", "kind"),
    [
        (Page(problem=ProblemKind.TIMEOUT), ProblemKind.CONNECT),
        (Page(status=404, problem=ProblemKind.NOT_FOUND), ProblemKind.NOT_FOUND),
    ],
)
def test_where_both_ways_fail_the_one_that_said_more_is_reported(tmp_path: Path, plain: Page, kind: ProblemKind) -> None:
    world = World({"https://site.test/": Page(problem=ProblemKind.CONNECT), "http://site.test/": plain})
    simulation = simulate(tmp_path, world)
    command = AddSubscription("site.test/")
    simulation.send(command)
    (failed,) = published(simulation, CommandFailed)
    assert (failed.problem.kind, failed.cause) == (kind, command.command_id)
    assert len(world.log) == 2


def test_what_is_followed_already_is_not_asked_again(tmp_path: Path) -> None:
    world = World({"https://site.test/feed.xml": Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("https://site.test/feed.xml"))
    simulation.send(AddSubscription("feed:https://SITE.test:443/feed.xml#top"))
    (failed,) = published(simulation, CommandFailed)
    assert failed.problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    assert len(world.log) == 1


def test_addresses_that_cannot_be_fetched_are_refused_without_a_request(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    for typed in ("javascript:alert(1)", "file:///etc/passwd", "|id", ""):
        simulation.send(AddSubscription(typed))
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [ProblemKind.BAD_URL] * 4


def test_a_missing_page_and_a_page_without_feed_leave_nothing_behind(tmp_path: Path) -> None:
    world = World({"https://site.test/plain": Page(b"<html><body>hello</body></html>", content_type="text/html")})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("https://site.test/nothing"))
    simulation.send(AddSubscription("https://site.test/plain"))
    kinds = [event.problem.kind for event in published(simulation, CommandFailed)]
    assert kinds == [ProblemKind.NOT_FOUND, ProblemKind.NO_FEED_FOUND]
    assert subscriptions.subscriptions(simulation.core.state.connection) == []
    assert published(simulation, SubscriptionsChanged) == []


def test_a_permanent_redirect_while_subscribing_becomes_the_address(tmp_path: Path) -> None:
    world = World(
        {
            "https://old.test/feed": Page(moved_to="https://new.test/feed"),
            "https://new.test/feed": Page(rss(1)),
        }
    )
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("https://old.test/feed"))
    assert only_feed(simulation).url == "https://new.test/feed"


def test_a_folder_that_went_meanwhile_leaves_nothing_behind(tmp_path: Path) -> None:
    """The command is refused as a whole: no feed that nobody follows stays in the database or in memory."""
    simulation = simulate(tmp_path, World({"https://site.test/feed": Page(rss(1))}))
    command = AddSubscription("https://site.test/feed", FolderId(9))
    simulation.send(command)
    (failed,) = published(simulation, CommandFailed)
    assert (failed.problem.kind, failed.cause) == (ProblemKind.BAD_FOLDER, command.command_id)
    assert simulation.core.state.connection.execute("SELECT count(*) FROM feed").fetchone() == (0,)
    assert simulation.core.state.feeds == {}
