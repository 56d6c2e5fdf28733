from dataclasses import replace

import pytest

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.feed import Expectation, Feed, Move, Plan, PublisherHints, Rule, Validators
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.storage import accounts, feeds, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.account_examples import account_of, follow_there
from tests.unit.storage.examples import NOW, follow


def full(feed_id: FeedId) -> Feed:
    return Feed(
        feed_id=feed_id,
        url="https://a.example/feed",
        title="Title",
        site_url="https://a.example",
        icon_url="https://a.example/icon",
        added_at=1,
        validators=Validators('W/"\xe9tag"', "Mon, 05 Jan 2026 08:00:00 GMT"),
        validators_at=2,
        body_hash="ab",
        hints=PublisherHints(3600, 7200, frozenset({0, 23}), frozenset({6})),
        hub_url="https://hub.example",
        self_url="https://a.example/self",
        previous_url="https://a.example/2",
        window=("two", "one"),
        window_at=3,
        retrieved_at=4,
        succeeded_at=5,
        changed_at=6,
        unconditional_at=7,
        not_before_at=8,
        not_before_rule=Reason(ReasonKind.MAX_AGE, (60,)),
        asked_until=9,
        asked_rule=Reason(ReasonKind.RETRY_AFTER, (60,)),
        next_at=10,
        next_reason=Reason(ReasonKind.EXPECTED, (2.5, "18:40", True)),
        next_rule=Rule.OVERFLOW,
        next_expected=Expectation(2.5, 14, 1.25, 0.75),
        problem=Problem(ProblemKind.TLS, "expired"),
        problem_since=11,
        failures=12,
        move=Move("https://b.example/feed", 13, 2),
        is_gone=True,
        is_paused=True,
    )


def test_the_whole_state_of_a_feed_comes_back(connection: WriteConnection) -> None:
    account = account_of(connection)
    feed_id = follow_there(connection, account, "a")
    accounts.save(connection, replace(account, refreshes_server=True))
    saved = replace(full(feed_id), refresh="60", account_id=account.account_id, is_refreshed_there=True)
    subscriptions.set_settings(connection, feed_id, {"refresh": "60"})
    assert all(getattr(saved, name) != getattr(Feed(FeedId(0), ""), name) for name in saved.__slots__)
    feeds.save_feed(connection, saved)
    assert feeds.feed(connection, feed_id) == saved
    assert feeds.feeds(connection) == [saved]
    subscriptions.set_settings(connection, feed_id, {"refresh": ""})
    plain = Feed(feed_id, "https://a.example/feed")
    feeds.save_feed(connection, plain)
    # whose feed it is, is no part of its state
    assert feeds.feed(connection, feed_id) == replace(plain, account_id=account.account_id, is_refreshed_there=True)


def test_numbers_and_text_that_sqlite_cannot_hold_are_cut(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    saved = replace(full(feed_id), hints=PublisherHints(ttl_seconds=10**40), title="a\0b", window=("\ud800",), next_at=5.7)  # type: ignore[arg-type]
    feeds.save_feed(connection, saved)
    found = feeds.feed(connection, feed_id)
    assert found is not None
    assert (found.hints.ttl_seconds, found.title, found.window, found.next_at) == (2**63 - 1, "a\ufffdb", ("\ufffd",), 5)


def test_saving_an_unknown_feed_stores_nothing(connection: WriteConnection) -> None:
    feeds.save_feed(connection, full(FeedId(9)))
    assert feeds.feed(connection, FeedId(9)) is None


def test_unsubscribed_feeds_are_not_listed_but_kept(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    subscriptions.remove(connection, [feed_id], NOW)
    assert feeds.feeds(connection) == []
    assert feeds.feed(connection, feed_id) is not None


def test_standings_say_the_same_as_whole_feeds(connection: WriteConnection) -> None:
    ids = [follow(connection, name) for name in "abc"]
    feeds.save_feed(connection, full(ids[0]))
    feeds.save_feed(connection, replace(full(ids[1]), problem=None, problem_since=None, is_gone=False, next_at=None))
    subscriptions.remove(connection, [ids[2]], NOW)
    found = {each.feed_id: each for each in feeds.standings(connection)}
    assert sorted(found) == ids[:2]
    for feed in feeds.feeds(connection):
        standing = found[feed.feed_id]
        assert all(getattr(standing, name) == getattr(feed, name) for name in standing.__slots__ if name != "dismissed")


def test_another_address_starts_over(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    feeds.save_feed(connection, full(feed_id))
    feeds.change_url(connection, feed_id, "https://new.example/", "new.example")
    assert feeds.feed(connection, feed_id) == replace(
        Feed(feed_id, "https://new.example/", "Title", "https://a.example", "https://a.example/icon", 1),
        hints=full(feed_id).hints,
        hub_url="https://hub.example",
        self_url="https://a.example/self",
        previous_url="https://a.example/2",
        retrieved_at=4,
        succeeded_at=5,
        changed_at=6,
        unconditional_at=7,
        is_paused=True,
    )
    found = subscriptions.find_subscription(connection, "new.example")
    assert found is not None
    assert found.feed_id == feed_id


def test_an_address_that_is_followed_already_is_refused(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    with pytest.raises(ReaderError) as caught:
        feeds.change_url(connection, b, "https://a.example/feed", "a.example/feed")
    assert caught.value.problem.kind is ProblemKind.ALREADY_SUBSCRIBED
    subscriptions.remove(connection, [a], NOW)
    feeds.change_url(connection, b, "https://a.example/feed", "a.example/feed")
    assert feeds.add_feed(connection, "x", "a.example/feed", NOW) == b


def test_a_plan_is_stored_without_the_rest_of_the_feed(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    stored = replace(full(feed_id), is_paused=False)
    feeds.save_feed(connection, stored)
    plan = Plan(77, Reason(ReasonKind.TEXT, ("another",)), Rule.FLOOR, Expectation(1.0, 80, None, 0.5))
    feeds.save_plans(connection, [replace(stored.planned(plan), title="not stored")])
    assert feeds.feed(connection, feed_id) == stored.planned(plan)


def test_those_that_are_planned_are_read_without_the_rest(connection: WriteConnection) -> None:
    account = account_of(connection)
    usual, paused, gone, by_hand, left, never, there = (follow(connection, name) for name in ("a", "b", "c", "d", "e", "f", "g"))
    elsewhere = follow_there(connection, account, "h")
    accounts.save(connection, replace(account, refreshes_server=True))
    for feed_id, changes in (
        (usual, {"added_at": 5}),
        (paused, {"is_paused": True}),
        (gone, {"is_gone": True}),
        (by_hand, {}),
        (left, {}),
    ):
        saved = replace(full(feed_id), **{"is_paused": False, "is_gone": False, **changes})
        feeds.save_feed(connection, saved)
    subscriptions.set_settings(connection, by_hand, {"refresh": "hand"})
    subscriptions.set_settings(connection, there, {"refresh": "60", "priority": "2"})
    subscriptions.remove(connection, [left], NOW)
    wanted = [
        (each.feed_id, each.added_at, each.succeeded_at, len(each.window), each.account_id is not None)
        for each in feeds.feeds(connection)
        if each.is_scheduled
    ]
    assert feeds.scheduled(connection) == wanted
    assert [feed.feed_id for feed in feeds.scheduled(connection)] == [usual, never, there, elsewhere]
    assert [feed.feed_id for feed in feeds.scheduled(connection) if feed.is_followed] == [usual]
    assert feeds.first_followed_at(connection) == 5
    accounts.save(connection, replace(account, refreshes_server=False))
    assert elsewhere not in {feed.feed_id for feed in feeds.scheduled(connection)}
