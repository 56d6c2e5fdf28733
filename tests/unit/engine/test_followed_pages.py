"""A page followed without a feed: one request to choose and follow, refreshed like a feed, read anew by another rule."""

from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue

import pytest

from reader.domain.commands import (
    Batch,
    ChangeFeedUrl,
    FollowPage,
    ImportOpml,
    PreviewFeed,
    RetrieveNow,
    SetSubscriptionSettings,
    ViewPage,
)
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import CommandFailed, PageViewed, RetrievalRefused, SubscriptionAdded, SubscriptionsChanged
from reader.domain.feed import ParsedFeed
from reader.domain.ids import EntryId
from reader.domain.page_rule import PAGE, PageRule, rule_text
from reader.domain.retrieval import FetchRequest, JobKind, ParseJob, ParseResult
from reader.engine.jobs.adding import PREVIEW_SECONDS
from reader.engine.pools import ParserProcess
from reader.formats.lists.opml import read_opml, write_opml
from reader.lab.simulation import Simulation
from reader.storage import entries, subscriptions
from reader.storage.subscriptions import folders
from tests.fakes.waiting import PATIENCE
from tests.fakes.world import Page, World, only_feed, published, rss, simulate
from tests.unit.formats.test_page_rule import THREE, page, post

URL = "https://kiln.test/news/"
RULE = PageRule("div.post")
DAY = 86_400


def a_world(body: bytes = THREE, **headers: object) -> World:
    return World({URL: replace(Page(body, content_type="text/html"), **headers)})  # type: ignore[arg-type]


def titles(simulation: Simulation) -> list[str]:
    connection = simulation.core.state.connection
    ids = [EntryId(row[0]) for row in connection.execute("SELECT entry_id FROM entry ORDER BY entry_id").fetchall()]
    return [row.title for row in entries.entry_rows(connection, ids)]


def settings(simulation: Simulation) -> dict[str, str]:
    return subscriptions.settings_of(simulation.core.state.connection, only_feed(simulation).feed_id)


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def followed(tmp_path: Path, world: World) -> Simulation:
    simulation = simulate(tmp_path, world)
    simulation.send(FollowPage(URL, RULE))
    assert published(simulation, SubscriptionAdded)
    return simulation


def test_finding_no_feed_choosing_blocks_and_following_is_one_request(tmp_path: Path) -> None:
    world = a_world(etag='"v1"', max_age=7200)
    simulation = simulate(tmp_path, world)
    simulation.send(PreviewFeed("kiln.test/news/"))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.NO_FEED_FOUND
    for rule in (None, PageRule("main"), RULE):
        simulation.send(ViewPage(URL, rule))
    shown = published(simulation, PageViewed)
    assert [event.view.found for event in shown] == [3, 1, 3]
    assert shown[0].view.rule == RULE
    asked_at = world.log[0].at
    simulation.run_until(simulation.now + 60)
    simulation.send(FollowPage(URL, RULE, title="Kilns"))
    assert len(world.log) == 1
    feed = only_feed(simulation)
    assert (feed.url, feed.title, feed.validators.etag, feed.asked_until) == (URL, "Kiln news", '"v1"', int(asked_at) + 7200)
    assert settings(simulation) == {PAGE: rule_text(RULE)}
    assert titles(simulation) == ["A title of number 1", "A title of number 2", "A title of number 3"]
    simulation.run_until(simulation.now + DAY)
    assert world.log[1].at - asked_at >= 7200
    assert world.log[1].validators.etag == '"v1"'


def test_what_is_new_on_the_page_arrives_once(tmp_path: Path) -> None:
    world = a_world()
    simulation = followed(tmp_path, world)
    world.pages[URL].body = page(post(4), post(3), post(2))
    simulation.run_until(simulation.now + 2 * DAY)
    assert titles(simulation)[3:] == ["A title of number 4"]
    assert only_feed(simulation).problem is None


def test_a_page_that_changed_its_shape_says_so_and_loses_nothing(tmp_path: Path) -> None:
    world = a_world()
    simulation = followed(tmp_path, world)
    world.pages[URL].body = THREE.replace(b"post", b"card")
    simulation.run_until(simulation.now + 2 * DAY)
    feed = only_feed(simulation)
    assert feed.problem == Problem(ProblemKind.NO_PAGE_ARTICLES)
    assert feed.failures > 1
    assert len(titles(simulation)) == 3
    simulation.send(SetSubscriptionSettings((feed.feed_id,), {PAGE: rule_text(PageRule("div.card"))}))
    simulation.run_until(simulation.now + 2 * DAY)
    assert only_feed(simulation).problem is None
    assert len(titles(simulation)) == 3


def test_another_rule_reads_a_page_again_that_has_not_changed_and_is_undone(tmp_path: Path) -> None:
    more = '<a class="real" href="/real/{n}">Really {n}</a>'
    world = a_world(page(*(post(n, more=more.format(n=n)) for n in (2, 1))), etag='"v1"')
    simulation = followed(tmp_path, world)
    feed_id = only_feed(simulation).feed_id
    simulation.run_until(simulation.now + 3600)
    asked = len(world.log)
    simulation.send(SetSubscriptionSettings((feed_id,), {PAGE: rule_text(PageRule("div.post", title="a.real", link="a.real"))}))
    simulation.run_until(simulation.now + 3600)
    assert world.log[asked].validators.etag == ""
    assert {"Really 2", "Really 1"} <= set(titles(simulation))
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert undo is not None
    simulation.send(undo)
    assert settings(simulation) == {PAGE: rule_text(RULE)}
    simulation.run_until(simulation.now + 3600)
    assert [line.validators.etag for line in world.log[asked:]][:2] == ["", ""]


def test_a_followed_page_is_not_shown_again_before_its_server_allows(tmp_path: Path) -> None:
    world = a_world(max_age=20_000)
    simulation = followed(tmp_path, world)
    simulation.run_until(simulation.now + PREVIEW_SECONDS + 1)
    command = ViewPage(URL, RULE)
    simulation.send(command)
    (refused,) = published(simulation, RetrievalRefused)
    assert refused.cause == command.command_id
    assert len(world.log) == 1
    simulation.run_until(float(refused.until) - 60)
    assert len(world.log) == 1


def test_a_page_that_got_a_feed_offers_it_but_never_one_of_a_private_network(tmp_path: Path) -> None:
    link = '<link rel="alternate" type="application/rss+xml" href="{}">'
    world = a_world()
    world.pages["https://kiln.test/feed"] = Page(rss(1))
    simulation = followed(tmp_path, world)
    for href, offered in (("http://192.168.1.1/feed", ""), ("/feed", "https://kiln.test/feed")):
        world.pages[URL].body = page(post(3), links=link.format(href))
        simulation.run_until(simulation.now + 2 * DAY)
        assert only_feed(simulation).self_url == offered
    feed_id = only_feed(simulation).feed_id
    simulation.send(Batch((ChangeFeedUrl(feed_id, offered), SetSubscriptionSettings((feed_id,), {PAGE: ""}))))
    simulation.run_until(simulation.now + 3600)
    assert (only_feed(simulation).problem, only_feed(simulation).url) == (None, offered)
    assert titles(simulation)[-1] == "Entry 1"
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert undo is not None
    simulation.send(undo)
    assert (only_feed(simulation).url, settings(simulation)[PAGE]) == (URL, rule_text(RULE))


@pytest.mark.parametrize("rule", [PageRule(""), PageRule("p" * 301), PageRule("p\n"), PageRule("div.post", title="[")])
def test_a_rule_that_is_none_is_not_followed(tmp_path: Path, rule: PageRule) -> None:
    simulation = simulate(tmp_path, a_world())
    simulation.send(FollowPage(URL, rule))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.BAD_SELECTOR
    assert simulation.core.state.feeds == {}


def test_a_selector_that_takes_for_ever_ends_with_its_child() -> None:
    answers: SimpleQueue[tuple[int, ParseResult]] = SimpleQueue()
    parser = ParserProcess(lambda job_id, result: answers.put((job_id, result)), time_limit_seconds=3.0)
    wide = b"<html><body>" + b"<p><i><b>" * 80 + b"<div><a href=/1>x</a></div>" * 60_000 + b"</body></html>"
    hostile = PageRule("* ~ * ~ * ~ div:not(:first-child) ~ div:nth-last-child(2n+1) ~ div")
    try:
        parser.start(ParseJob(1, JobKind.FEED, URL, "text/html", wide, (), rule_text(hostile)))
        assert answers.get(timeout=PATIENCE) == (1, Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.SECONDS, (3.0,))))
        parser._time_limit = PATIENCE
        parser.start(ParseJob(2, JobKind.FEED, URL, "text/html", THREE, (), rule_text(RULE)))
        assert isinstance(answers.get(timeout=PATIENCE)[1], ParsedFeed)
    finally:
        parser.stop()


def test_a_page_being_viewed_does_not_subscribe_and_a_feed_is_still_found(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, a_world())
    simulation.send(ViewPage(URL))
    assert simulation.core.state.feeds == {}
    simulation.send(FollowPage(URL, RULE))
    simulation.send(FollowPage(URL, RULE))
    assert published(simulation, CommandFailed)[0].problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    simulation.send(RetrieveNow())
    assert simulation.core.state.seen_page is None


def test_a_page_that_goes_by_a_proxy_is_shown_by_it(tmp_path: Path) -> None:
    world = a_world()
    sent: list[FetchRequest] = []
    world.before_answer = sent.append
    simulation = followed(tmp_path, world)
    feed_id = only_feed(simulation).feed_id
    simulation.send(SetSubscriptionSettings((feed_id,), {"proxy": "http://proxy.test:3128", "user_agent": "Curious/1"}))
    simulation.run_until(simulation.now + DAY)
    sent.clear()
    simulation.send(ViewPage(URL, RULE))
    assert [(request.proxy, request.user_agent) for request in sent if request.url == URL][:1] == [
        ("http://proxy.test:3128", "Curious/1")
    ]
    assert published(simulation, PageViewed)


def test_a_rule_goes_out_with_the_list_and_comes_in_with_it(tmp_path: Path) -> None:
    rule = PageRule("div.post", title="h2 a", date="time")
    first = simulate(made(tmp_path / "first"), a_world())
    first.send(FollowPage(URL, rule, title="Kilns & ovens"))
    connection = first.core.state.connection
    exported = write_opml(folders(connection), subscriptions.subscriptions(connection), title="Mine", created_at=first.now)
    world = a_world()
    second = simulate(made(tmp_path / "second"), world)
    second.send(ImportOpml(read_opml(exported)))
    assert settings(second) == {PAGE: rule_text(rule)} == settings(first)
    second.run_until(second.now + DAY)
    assert titles(second) == titles(first) == [f"A title of number {n}" for n in (1, 2, 3)]
    assert only_feed(second).problem is None
    assert [each.title for each in subscriptions.subscriptions(second.core.state.connection)] == ["Kilns & ovens"]
    # a list that names a page by a rule that is none brings the address alone
    third = simulate(made(tmp_path / "third"), a_world())
    third.send(ImportOpml(read_opml(exported.replace(b"div.post", b"d" * 400))))
    assert settings(third) == {}


def test_a_rule_that_came_in_is_no_program_and_no_way_to_the_local_network(tmp_path: Path) -> None:
    rule = PageRule("div.post")
    first = simulate(made(tmp_path / "first"), a_world())
    first.send(FollowPage(URL, rule))
    connection = first.core.state.connection
    exported = write_opml(folders(connection), subscriptions.subscriptions(connection), title="Mine", created_at=first.now)
    second = simulate(made(tmp_path / "second"), a_world())
    second.send(ImportOpml(read_opml(exported.replace(URL.encode(), b"program:tell"))))
    assert second.core.state.feeds == {}
