"""What a keyring that fails means for the feed and for what is known of the network."""

from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, RetrieveNow, SetSubscriptionSettings
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import CommandFailed
from reader.domain.feed import Rule
from reader.domain.retrieval import FetchRequest, FetchResult, Purpose
from reader.engine.jobs.outcomes import fetch_failed
from reader.engine.tasks import FeedTask
from reader.storage import subscriptions
from tests.fakes.world import START, Page, World, only_feed, published, rss, simulate

URL = "https://site.test/feed.xml"


def test_a_keyring_that_fails_is_the_feeds_problem(tmp_path: Path) -> None:
    world = World({URL: Page(rss(1))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription(URL))
    world.pages[URL] = Page(status=0, problem=ProblemKind.KEYRING)
    simulation.run_until(START + 120)
    simulation.send(RetrieveNow())
    feed = only_feed(simulation)
    assert feed.problem is not None
    assert feed.problem.kind is ProblemKind.KEYRING
    assert feed.not_before_at <= START + 120 + 600


def test_a_keyring_that_fails_says_nothing_about_the_network(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({URL: Page(rss(1))}))
    simulation.send(AddSubscription(URL))
    state, feed = simulation.core.state, only_feed(simulation)
    state.outage.suspects[feed.feed_id] = feed
    problem = Problem(ProblemKind.KEYRING, Detail(DetailKind.KEYRING_LOCKED))
    result = FetchResult(FetchRequest(1, URL, Purpose.FEED), 0, URL, START, START, problem=problem)
    fetch_failed(state, feed, FeedTask(feed.feed_id, Rule.SCHEDULED, None), result, problem, START + 120)
    assert state.outage.suspects != {}


@pytest.mark.parametrize("settings", [{"headers": '{"Host": "evil.test"}'}, {"user_agent": "\u65e5\u672c"}])
def test_fields_that_would_not_be_sent_are_not_kept(tmp_path: Path, settings: dict[str, str]) -> None:
    simulation = simulate(tmp_path, World({URL: Page(rss(1))}))
    simulation.send(AddSubscription(URL))
    simulation.send(SetSubscriptionSettings((only_feed(simulation).feed_id,), settings))
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [ProblemKind.BAD_VALUE]
    assert subscriptions.settings_of(simulation.core.state.connection, only_feed(simulation).feed_id) == {}
