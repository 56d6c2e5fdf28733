"""A policy without a budget while power or data are saved."""

from datetime import UTC, datetime

from reader.domain.feed import Feed, PublisherHints
from reader.domain.ids import FeedId
from reader.engine.planning.planner import News
from reader.engine.planning.policies import ThrottlingPlanner
from reader.engine.planning.timers import FixedTimer

NOW = 1_767_600_000.0
DAY, HOUR = 86_400, 3600


def test_a_longer_wait_ends_in_no_hour_that_the_publisher_skips() -> None:
    planner = ThrottlingPlanner(FixedTimer("every 6 h", 6 * HOUR), 1 / 3, DAY)
    for skipped in range(24):
        feed = Feed(FeedId(1), "https://example.org/", hints=PublisherHints(skip_hours=frozenset({skipped})))
        plan = planner.plan(feed, News(has_succeeded=True), now=NOW)
        assert plan.next_at is not None
        assert datetime.fromtimestamp(plan.next_at, UTC).hour != skipped


def test_waits_are_longer_and_never_longer_than_the_longest() -> None:
    feed, news = Feed(FeedId(1), "https://example.org/"), News(has_succeeded=True)
    usual = FixedTimer("every 6 h", 6 * HOUR).plan(feed, news, now=NOW).next_at
    assert usual is not None
    third = ThrottlingPlanner(FixedTimer("every 6 h", 6 * HOUR), 1 / 3, DAY).plan(feed, news, now=NOW).next_at
    tenth = ThrottlingPlanner(FixedTimer("every 6 h", 6 * HOUR), 1 / 10, DAY).plan(feed, news, now=NOW).next_at
    assert third == int(NOW + 3 * (usual - NOW))
    assert tenth == int(NOW + min(10 * (usual - NOW), DAY))
