"""Subscribing: what it costs, finds, shows before and refuses; and what a keyring that fails means."""

from pathlib import Path

import pytest

from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    PreviewFeed,
    RemoveSubscription,
    RetrieveNow,
    SetSubscriptionSettings,
)
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import CommandFailed, EntriesArrived, FeedPreviewed, FeedsFound, SubscriptionAdded, SubscriptionsChanged
from reader.domain.feed import Rule
from reader.domain.ids import FolderId
from reader.domain.retrieval import FetchRequest, FetchResult, Outcome, Purpose
from reader.engine.jobs.adding import PREVIEW_SECONDS
from reader.engine.jobs.outcomes import fetch_failed
from reader.engine.tasks import FeedTask
from reader.storage import history, subscriptions
from tests.fakes.world import START, Page, World, only_feed, published, rss, simulate

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


PREVIEWED = "https://site.test/feed.xml"
STORED = (
    "SELECT count(*) FROM feed",
    "SELECT count(*) FROM subscription",
    "SELECT count(*) FROM entry",
    "SELECT count(*) FROM retrieval",
    "SELECT count(*) FROM gap",
)


def test_a_preview_costs_one_request_and_stores_nothing(tmp_path: Path) -> None:
    world = World({PREVIEWED: Page(rss(1, 2, 3, 4))})
    simulation = simulate(tmp_path, world)
    command = PreviewFeed("site.test/feed.xml")
    simulation.send(command)
    (event,) = published(simulation, FeedPreviewed)
    shown = event.preview
    assert event.cause == command.command_id
    assert (shown.url, shown.title, shown.entries, len(shown.newest)) == (PREVIEWED, "A feed", 4, 3)
    times = [at for _, at in shown.newest]
    assert all(times)
    assert times == sorted(times, key=lambda at: -(at or 0))
    assert len(world.log) == 1
    connection = simulation.core.state.connection
    assert [connection.execute(query).fetchone()[0] for query in STORED] == [0] * len(STORED)


def test_following_what_was_shown_makes_no_second_request(tmp_path: Path) -> None:
    world = World(
        {"https://site.test/": Page(HTML_ONE, content_type="text/html"), PREVIEWED: Page(rss(1, 2), etag='"v1"', max_age=7200)}
    )
    simulation = simulate(tmp_path, world)
    simulation.send(PreviewFeed("https://site.test/"))
    shown_at = simulation.now
    simulation.run_until(simulation.now + 60)
    simulation.send(AddSubscription(PREVIEWED))
    assert [line.url for line in world.log] == ["https://site.test/", PREVIEWED]
    feed = only_feed(simulation)
    assert (feed.validators.etag, feed.asked_until) == ('"v1"', int(shown_at) + 7200)
    (line,) = history.retrievals(simulation.core.state.connection, limit=5)
    assert line.finished_at <= int(shown_at) + 1
    simulation.run_until(simulation.now + 86_400)
    assert world.log[2].at - world.log[1].at >= 7200


def test_an_old_preview_is_not_followed_without_asking_again(tmp_path: Path) -> None:
    world = World({PREVIEWED: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(PreviewFeed(PREVIEWED))
    simulation.send(PreviewFeed(PREVIEWED))
    assert len(world.log) == 1
    simulation.run_until(simulation.now + PREVIEW_SECONDS + 1)
    simulation.send(AddSubscription(PREVIEWED))
    assert len(world.log) == 2


def test_what_is_followed_has_folder_and_title_of_the_dialog_and_can_be_undone(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({PREVIEWED: Page(rss(1))}))
    simulation.send(AddFolder("Sea"))
    simulation.send(PreviewFeed(PREVIEWED))
    simulation.send(AddSubscription(PREVIEWED, FolderId(1), "My own name"))
    (stored,) = subscriptions.subscriptions(simulation.core.state.connection)
    assert (stored.folder_id, stored.custom_title, stored.title) == (FolderId(1), "My own name", "My own name")
    (added,) = published(simulation, SubscriptionAdded)
    assert added.title == "My own name"
    assert isinstance(added.undo, RemoveSubscription)
    assert any(event.undo is added.undo for event in published(simulation, SubscriptionsChanged))
    simulation.send(added.undo)
    assert subscriptions.subscriptions(simulation.core.state.connection) == []


def test_the_feeds_own_title_is_not_taken_for_one_of_the_users(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({PREVIEWED: Page(rss(1))}))
    simulation.send(AddSubscription(PREVIEWED, title="First name"))
    simulation.send(RemoveSubscription((only_feed(simulation).feed_id,)))
    simulation.send(AddSubscription(PREVIEWED, title="A feed"))
    (stored,) = subscriptions.subscriptions(simulation.core.state.connection)
    assert (stored.custom_title, stored.title) == ("", "A feed")


def test_a_page_with_several_feeds_offers_the_choice_to_a_preview_too(tmp_path: Path) -> None:
    world = World({"https://site.test/blog": Page(HTML_TWO, content_type="text/html"), PREVIEWED: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    command = PreviewFeed("https://site.test/blog")
    simulation.send(command)
    (found,) = published(simulation, FeedsFound)
    assert found.cause == command.command_id
    simulation.send(PreviewFeed(found.feeds[0].url))
    assert published(simulation, FeedPreviewed)[0].preview.url == PREVIEWED


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
    world = World({PREVIEWED: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(PREVIEWED))
    simulation.send(PreviewFeed(PREVIEWED))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    assert len(world.log) == 1


LOGIN_FEED = "https://site.test/feed.xml"


def test_a_keyring_that_fails_is_the_feeds_problem(tmp_path: Path) -> None:
    world = World({LOGIN_FEED: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(LOGIN_FEED))
    world.pages[LOGIN_FEED] = Page(status=0, problem=ProblemKind.KEYRING)
    simulation.run_until(START + 120)
    simulation.send(RetrieveNow())
    feed = only_feed(simulation)
    assert feed.problem.kind is ProblemKind.KEYRING
    assert feed.not_before_at <= START + 120 + 600


def test_a_keyring_that_fails_says_nothing_about_the_network(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({LOGIN_FEED: Page(rss(1))}))
    simulation.send(AddSubscription(LOGIN_FEED))
    state, feed = simulation.core.state, only_feed(simulation)
    state.outage.suspects[feed.feed_id] = feed
    problem = Problem(ProblemKind.KEYRING, Detail(DetailKind.KEYRING_LOCKED))
    result = FetchResult(FetchRequest(1, LOGIN_FEED, Purpose.FEED), 0, LOGIN_FEED, START, START, problem=problem)
    fetch_failed(state, feed, FeedTask(feed.feed_id, Rule.SCHEDULED, None), result, problem, START + 120)
    assert state.outage.suspects != {}


@pytest.mark.parametrize("settings", [{"headers": '{"Host": "evil.test"}'}, {"user_agent": "\u65e5\u672c"}])
def test_fields_that_would_not_be_sent_are_not_kept(tmp_path: Path, settings: dict[str, str]) -> None:
    simulation = simulate(tmp_path, World({LOGIN_FEED: Page(rss(1))}))
    simulation.send(AddSubscription(LOGIN_FEED))
    simulation.send(SetSubscriptionSettings((only_feed(simulation).feed_id,), settings))
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [ProblemKind.BAD_VALUE]
    assert subscriptions.settings_of(simulation.core.state.connection, only_feed(simulation).feed_id) == {}
