"""What feeds are worth: advice only with four weeks of reading behind it, each piece with its numbers."""

import pytest

from reader.domain.entry import Reading
from reader.domain.feed import Advice, Rule
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.reports.feed_usage import LEAST_DAYS, Usage, feed_usage
from reader.storage import history, preferences, readings, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store

FIRST = NOW - (LEAST_DAYS + 2) * DAY


def fill(connection: WriteConnection, name: str, *, came: int, read: int, requests: int, since: int = FIRST) -> FeedId:
    feed_id = follow(connection, name)
    step = (NOW - since) // max(came, 1)
    items = [parsed(f"{name}{number}", published_at=since + 1 + number * step) for number in range(came)]
    ids = store(connection, feed_id, *items) if items else []
    for number, entry_id in enumerate(ids[:read]):
        readings.add_reading(connection, Reading(EntryId(entry_id), feed_id, since + number, 0, 30))
    for number in range(requests):
        line = RetrievalRecord(
            feed_id, since + number, since + number, Rule.SCHEDULED, None, Outcome.NEW, 200, 0, 0, 100, None, "u"
        )
        history.add_retrieval(connection, line)
    return feed_id


def test_each_feed_stands_beside_all_and_what_is_advised_is_shown_by_its_numbers(connection: WriteConnection) -> None:
    liked = fill(connection, "liked", came=40, read=30, requests=30)
    never = fill(connection, "never", came=25, read=0, requests=30)
    many = fill(connection, "flood", came=400, read=10, requests=30)
    dear = fill(connection, "dear", came=30, read=4, requests=110)
    young = fill(connection, "young", came=5, read=0, requests=0)
    subscriptions.set_settings(connection, young, {"priority": "4"})
    usage = feed_usage(connection, NOW)
    found = {each.feed_id: each for each in usage.feeds}
    assert [(each.feed_id, each.advice) for each in usage.feeds[:3]] == [
        (never, Advice.UNSUBSCRIBE),
        (many, Advice.MUTE),
        (dear, Advice.SLOW_DOWN),
    ]
    assert found[liked].advice is found[young].advice is None
    assert (found[liked].arrived, found[liked].read, found[liked].requests, found[liked].wire_bytes) == (40, 30, 30, 3000)
    assert found[dear].share_of_requests == pytest.approx(0.55)
    assert (found[young].weight, found[young].is_own_weight, found[never].is_own_weight) == (4.0, True, False)
    assert found[never].learned_weight == found[never].weight
    assert found[young].learned_weight not in {None, 4.0}
    assert found[liked].weight > 1 > found[never].weight >= 0.5
    assert usage.days == found[dear].days == pytest.approx(LEAST_DAYS + 2)
    assert (found[young].spared, found[never].spared) == (0, round(30 * (1 - (0.25 / found[never].weight) ** 0.5)))
    preferences.save(connection, "fetch.policy", "hourly")
    assert {each.spared for each in feed_usage(connection, NOW).feeds} == {None}, "a timer asks all alike"
    preferences.save(connection, "habits.record", value=False)
    assert feed_usage(connection, NOW) == Usage(), "what is not recorded any more says nothing of today"


def test_what_is_a_share_of_nothing_is_not_known(connection: WriteConnection) -> None:
    fill(connection, "quiet", came=0, read=0, requests=0)
    came = fill(connection, "came", came=3, read=0, requests=0)
    readings.add_reading(connection, Reading(EntryId(1), came, FIRST, 0, 1))
    quiet, other = sorted(feed_usage(connection, NOW).feeds, key=lambda each: each.arrived)
    assert (quiet.read_rate, quiet.share_of_requests) == (None, None)
    assert other.read_rate is not None


def test_nothing_is_advised_too_early_or_where_hardly_anything_was_read(connection: WriteConnection) -> None:
    assert feed_usage(connection, NOW) == Usage()
    fill(connection, "young", came=60, read=30, requests=10, since=NOW - 20 * DAY)
    fill(connection, "never", came=60, read=0, requests=10, since=NOW - 20 * DAY)
    assert {each.advice for each in feed_usage(connection, NOW).feeds} == {None}
    readings.add_reading(connection, Reading(EntryId(1), FeedId(1), FIRST, 0, 30))
    assert Advice.UNSUBSCRIBE in {each.advice for each in feed_usage(connection, NOW).feeds}
    connection.execute("DELETE FROM reading WHERE at > ? AND reading_id % 3 > 0", (FIRST,))
    assert {each.advice for each in feed_usage(connection, NOW).feeds} == {None}
