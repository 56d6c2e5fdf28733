"""Subscribing: what it costs, what it finds, what it refuses."""

from pathlib import Path

from reader.domain.commands import AddSubscription
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, EntriesArrived, FeedsFound, SubscriptionAdded, SubscriptionsChanged
from reader.domain.ids import FolderId
from reader.domain.retrieval import Outcome
from reader.domain.schedule import Rule
from reader.storage import history, subscriptions
from tests.fakes.world import Page, World, only_feed, rss, simulate, told

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
    (added,) = told(simulation, SubscriptionAdded)
    assert (added.title, added.entries) == ("A feed", 3)
    assert len(told(simulation, EntriesArrived)[0].entry_ids) == 3
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
    (found,) = told(simulation, FeedsFound)
    assert [each.url for each in found.feeds] == ["https://site.test/feed.xml", "https://site.test/notes.xml"]
    assert found.cause == command.command_id
    assert simulation.core.state.feeds == {}


def test_what_is_followed_already_is_not_asked_again(tmp_path: Path) -> None:
    world = World({"https://site.test/feed.xml": Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("https://site.test/feed.xml"))
    simulation.send(AddSubscription("feed:https://SITE.test:443/feed.xml#top"))
    (failed,) = told(simulation, CommandFailed)
    assert failed.problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    assert len(world.log) == 1


def test_addresses_that_cannot_be_fetched_are_refused_without_a_request(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    for typed in ("javascript:alert(1)", "file:///etc/passwd", "|id", ""):
        simulation.send(AddSubscription(typed))
    assert [event.problem.kind for event in told(simulation, CommandFailed)] == [ProblemKind.BAD_URL] * 4


def test_a_missing_page_and_a_page_without_feed_leave_nothing_behind(tmp_path: Path) -> None:
    world = World({"https://site.test/plain": Page(b"<html><body>hello</body></html>", content_type="text/html")})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("https://site.test/nothing"))
    simulation.send(AddSubscription("https://site.test/plain"))
    kinds = [event.problem.kind for event in told(simulation, CommandFailed)]
    assert kinds == [ProblemKind.NOT_FOUND, ProblemKind.NO_FEED_FOUND]
    assert subscriptions.subscriptions(simulation.core.state.connection) == []
    assert told(simulation, SubscriptionsChanged) == []


def test_a_permanent_redirect_while_subscribing_is_taken_as_the_address(tmp_path: Path) -> None:
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
    (failed,) = told(simulation, CommandFailed)
    assert (failed.problem.kind, failed.cause) == (ProblemKind.BAD_FOLDER, command.command_id)
    assert simulation.core.state.connection.execute("SELECT count(*) FROM feed").fetchone() == (0,)
    assert simulation.core.state.feeds == {}
