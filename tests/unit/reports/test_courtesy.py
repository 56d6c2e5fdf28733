"""Requests beside asking every hour, host by host, counted by hand."""

import pytest

from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.reports.requests import HostCourtesy, load_courtesy
from reader.storage import feeds, history, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW

HOUR = 3600


def follow(connection: WriteConnection, url: str, added_at: int) -> FeedId:
    feed_id = feeds.add_feed(connection, url, url, added_at)
    subscriptions.add(connection, feed_id, None)
    return feed_id


def ask(connection: WriteConnection, feed_id: FeedId, hours_ago: float, status: int = 200) -> None:
    outcome = {200: Outcome.NEW, 304: Outcome.NOT_MODIFIED}.get(status, Outcome.REFUSED)
    at = NOW - int(hours_ago * HOUR)
    history.add_retrieval(connection, RetrievalRecord(feed_id, at, at, Rule.SCHEDULED, None, outcome, status, 0, 0, 50, None, ""))


@pytest.mark.parametrize("state", ["is_paused", "is_gone"])
def test_a_feed_that_is_asked_no_more_spares_nothing(connection: WriteConnection, state: str) -> None:
    stopped = follow(connection, "https://one.example/a", NOW - 30 * DAY)
    long_stopped = follow(connection, "https://two.example/b", NOW - 30 * DAY)
    for hours_ago in (400, 160, 150):
        ask(connection, stopped, hours_ago)
    ask(connection, long_stopped, 300)
    connection.execute(f"UPDATE feed SET {state} = 1")  # noqa: S608 - named above
    hosts = {each.host: (each.requests, each.hourly) for each in load_courtesy(connection, NOW).hosts}
    assert hosts == {"one.example": (2, 7 * 24 - 150), "two.example": (0, 0)}


def test_hosts_are_reported_with_all_their_feeds_the_most_asked_first(connection: WriteConnection) -> None:
    first = follow(connection, "https://one.example/a", NOW - 30 * DAY)
    second = follow(connection, "https://one.example/b", NOW - 30 * DAY)
    failing = follow(connection, "https://two.example/c", NOW - DAY)
    gone = follow(connection, "https://three.example/d", NOW - 30 * DAY)
    for hours_ago, status in ((400, 200), (169, 304), (168, 304), (20, 304), (10, 429), (2, 200)):
        ask(connection, first, hours_ago, status)
    ask(connection, second, 48)
    for hours_ago in (23, 1):
        ask(connection, failing, hours_ago, 503)
    ask(connection, gone, 5, 429)
    subscriptions.remove(connection, [gone], NOW)
    courtesy = load_courtesy(connection, NOW)
    assert courtesy.begins_at == NOW - 7 * DAY
    assert courtesy.hosts == (
        HostCourtesy("one.example", 2, 5, 7 * 24 + 48, 2, 1, 250),
        HostCourtesy("two.example", 1, 2, 24, 0, 2, 100),
    )
    assert (courtesy.requests, courtesy.saved, courtesy.bytes, courtesy.hosts_that_asked) == (7, 216 + 24 - 7, 350, 2)
    assert courtesy.not_modified_share == pytest.approx(2 / 7)


def test_a_log_that_begins_later_is_beside_as_many_hours_and_more_requests_are_a_negative_saving(
    connection: WriteConnection,
) -> None:
    feed_id = follow(connection, "https://one.example/a", NOW - DAY)
    for _ in range(7):
        ask(connection, feed_id, 6)
    courtesy = load_courtesy(connection, NOW)
    assert (courtesy.begins_at, courtesy.saved, courtesy.hosts_that_asked) == (NOW - 6 * HOUR, -1, 0)
    assert not courtesy.is_comparable
    assert not load_courtesy(connection, NOW + 18 * HOUR - 1).is_comparable
    assert load_courtesy(connection, NOW + 18 * HOUR).is_comparable


def test_an_empty_log_reports_nothing(connection: WriteConnection) -> None:
    courtesy = load_courtesy(connection, NOW)
    assert (courtesy.requests, courtesy.saved, courtesy.not_modified_share) == (0, 0, None)
