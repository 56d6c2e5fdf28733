"""Feeds that a program of the user's writes: followed from the window alone, planned like others, and no sign of the network."""

from pathlib import Path

import pytest

from reader.domain.commands import (
    AddProgram,
    AddSubscription,
    Command,
    FollowPage,
    PauseFeeds,
    PreviewFeed,
    PreviewOpml,
    PreviewProgram,
    RetrieveNow,
    ViewPage,
)
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, FeedPreviewed, FeedStopped, NetworkChanged, OpmlPreviewed, SubscriptionAdded
from reader.domain.page_rule import PageRule
from reader.formats.lists.opml import write_opml
from reader.lab.simulation import Simulation
from reader.storage import subscriptions
from tests.fakes.world import Page, World, only_feed, published, rss, simulate

URL = "program:weather"
DAY = 86_400


def with_program(tmp_path: Path, body: bytes = rss(1, 2)) -> tuple[World, Simulation]:
    world = World({URL: Page(body, content_type="")})
    return world, simulate(tmp_path, world)


def test_a_program_is_shown_followed_and_planned_like_a_feed(tmp_path: Path) -> None:
    world, simulation = with_program(tmp_path)
    simulation.send(PreviewProgram("weather"))
    assert published(simulation, FeedPreviewed)[0].preview.title == "A feed"
    simulation.send(AddProgram("weather", title="Weather"))
    assert published(simulation, SubscriptionAdded)[0].entries == 2
    assert len(world.log) == 1
    simulation.send(AddProgram("weather"))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    world.pages[URL].body = rss(1, 2, 3)
    simulation.run_until(simulation.now + 2 * DAY)
    gaps = [later - earlier for earlier, later in zip(world.asked(URL), world.asked(URL)[1:], strict=False)]
    assert len(gaps) > 1
    assert min(gaps) >= 60
    assert only_feed(simulation).problem is None
    assert {line.url for line in world.log} <= {URL, "https://site.test/favicon.ico", "https://site.test/"}


@pytest.mark.parametrize(
    "command",
    [AddSubscription(URL), PreviewFeed(URL), AddSubscription(" PROGRAM:weather "), AddSubscription("feed:program:weather"),
     ViewPage(URL), FollowPage(URL, PageRule("p"))],
)  # fmt: skip
def test_an_address_never_leads_to_a_program(tmp_path: Path, command: Command) -> None:
    world, simulation = with_program(tmp_path)
    simulation.send(command)
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.BAD_URL
    assert world.log == []


def test_a_page_or_a_redirect_never_leads_to_a_program(tmp_path: Path) -> None:
    world, simulation = with_program(tmp_path)
    link = b"<html><head><link rel=alternate type=application/rss+xml href=program:weather></head><body>x</body></html>"
    world.pages["https://a.test/"] = Page(link, content_type="text/html")
    simulation.send(AddSubscription("https://a.test/"))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.NO_FEED_FOUND
    assert world.asked(URL) == []


def test_a_list_neither_brings_nor_carries_a_program(tmp_path: Path) -> None:
    _, simulation = with_program(tmp_path)
    simulation.send(PreviewOpml(f"<opml><body><outline text='W' xmlUrl='{URL}'/></body></opml>".encode(), "list.opml"))
    preview = published(simulation, OpmlPreviewed)[0].preview
    assert (len(preview.new), len(preview.document.skipped)) == (0, 1)
    simulation.send(AddProgram("weather"))
    connection = simulation.core.state.connection
    folders, followed = subscriptions.folders(connection), subscriptions.subscriptions(connection)
    assert len(followed) == 1
    assert b"weather" not in write_opml(folders, followed, title="t", created_at=0.0, with_credentials=True)


def test_a_program_says_nothing_of_the_network(tmp_path: Path) -> None:
    world, simulation = with_program(tmp_path)
    hosts = [f"https://h{number}.test/feed" for number in range(6)]
    for url in hosts:
        world.pages[url] = Page(rss(1))
        simulation.send(AddSubscription(url))
    simulation.send(AddProgram("weather"))
    for url in hosts:
        world.pages[url] = Page(problem=ProblemKind.NO_NETWORK)
    simulation.run_until(simulation.now + 120)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 60)
    assert simulation.core.state.outage.problem is not None
    before = len(published(simulation, NetworkChanged))
    for body, problem in ((rss(1, 2, 3), None), (b"hello", None), (b"", ProblemKind.PROGRAM_FAILED)):
        world.pages[URL] = Page(body, problem=problem)
        simulation.run_until(simulation.now + 120)
        program = next(each.feed_id for each in simulation.core.state.feeds.values() if each.url == URL)
        simulation.send(RetrieveNow((program,)))
        simulation.run_until(simulation.now + 1)
    assert len(published(simulation, NetworkChanged)) == before


def test_a_program_that_fails_is_tried_less_often_and_says_what_it_said(tmp_path: Path) -> None:
    world, simulation = with_program(tmp_path)
    simulation.send(AddProgram("weather"))
    world.pages[URL] = Page(problem=ProblemKind.PROGRAM_FAILED)
    simulation.run_until(simulation.now + 3 * DAY)
    feed = only_feed(simulation)
    assert feed.problem is not None
    assert (feed.problem.kind, feed.failures > 2) == (ProblemKind.PROGRAM_FAILED, True)
    world.pages[URL] = Page(rss(5))
    simulation.run_until(simulation.now + 2 * DAY)
    assert only_feed(simulation).problem is None


def test_a_program_that_fails_ten_times_in_a_row_is_not_run_until_its_feed_is_resumed(tmp_path: Path) -> None:
    """As a rule's program is; a restart does not run it, nor does a refresh of all feeds."""
    world, simulation = with_program(tmp_path)
    simulation.send(AddProgram("weather", title="Weather"))
    world.pages[URL] = Page(problem=ProblemKind.PROGRAM_FAILED)

    def live() -> int:
        """Let two months pass in which the window is opened again; return how often it was run in all."""
        simulation.run_until(simulation.now + 30 * DAY)
        simulation.core.start(simulation.now)
        simulation.send(RetrieveNow())
        simulation.run_until(simulation.now + 30 * DAY)
        return len(world.asked(URL))

    assert live() == 11
    assert [(each.name, each.failures) for each in published(simulation, FeedStopped)] == [("Weather", 10)]
    feed = only_feed(simulation)
    assert feed.problem is not None
    assert (feed.is_paused, feed.problem.kind) == (True, ProblemKind.PROGRAM_FAILED)
    resume = PauseFeeds((feed.feed_id,), is_paused=False)
    simulation.send(resume)
    assert live() == 21
    assert [each.failures for each in published(simulation, FeedStopped)] == [10, 20]
    world.pages[URL] = Page(rss(5))
    simulation.send(resume)
    assert live() > 31
    feed = only_feed(simulation)
    assert (feed.is_paused, feed.problem, feed.failures) == (False, None, 0)


def test_a_feed_from_the_web_that_fails_is_not_paused(tmp_path: Path) -> None:
    url = "https://a.test/feed"
    world = World({url: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(url))
    world.pages[url] = Page(status=500)
    simulation.run_until(simulation.now + 60 * DAY)
    assert only_feed(simulation).failures > 10
    assert not only_feed(simulation).is_paused
