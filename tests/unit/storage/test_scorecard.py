from typing import Any

from reader.domain.entry import Gap
from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.storage import history, scorecard, subscriptions
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import NOW, follow, parsed, store


def retrieve(connection: WriteConnection, feed_id: FeedId, at: int, outcome: Outcome, rule: Rule = Rule.SCHEDULED) -> None:
    status = {Outcome.NOT_MODIFIED: 304, Outcome.NO_NETWORK: 0}.get(outcome, 200)
    history.add_retrieval(connection, RetrievalRecord(feed_id, at, at + 2, rule, None, outcome, status, 0, 0, 100, None, "u"))


def unfollow(connection: WriteConnection) -> Any:
    """A feed with a bit of everything that is not followed any more."""
    feed_id = follow(connection, "gone")
    retrieve(connection, feed_id, NOW - 900, Outcome.NEW)
    store(connection, feed_id, parsed("x", published_at=NOW - 5), now=NOW)
    history.add_gap(connection, Gap(feed_id, 5, NOW - 9, NOW))
    subscriptions.remove(connection, [feed_id], NOW)
    return feed_id


def test_a_feed_began_with_its_first_document_whoever_reports_it(connection: WriteConnection) -> None:
    a, b, c = (follow(connection, name) for name in "abc")
    unfollow(connection)
    retrieve(connection, a, NOW - 50, Outcome.FAILED)
    retrieve(connection, a, NOW - 40, Outcome.NOTHING_NEW)
    store(connection, a, parsed("a"), now=NOW)
    retrieve(connection, b, NOW - 30, Outcome.NEW)
    store(connection, b, parsed("b"), now=NOW - 60)
    retrieve(connection, c, NOW - 20, Outcome.REFUSED)
    assert scorecard.first_retrievals(connection) == {a: NOW - 38, b: NOW - 60}


def test_requests_are_summed_by_rule_and_outcome(connection: WriteConnection) -> None:
    a = follow(connection, "a")
    unfollow(connection)
    assert scorecard.logged_since(connection) is None
    for at, outcome in ((NOW - 9, Outcome.NOT_MODIFIED), (NOW - 8, Outcome.NOT_MODIFIED), (NOW, Outcome.NEW)):
        retrieve(connection, a, at, outcome)
    retrieve(connection, a, NOW - 4, Outcome.NEW, Rule.MANUAL)
    retrieve(connection, a, NOW - 10, Outcome.NEW)
    retrieve(connection, a, NOW + 1, Outcome.NEW)
    assert scorecard.requests(connection, NOW - 9, NOW) == [
        scorecard.RequestTotals(Rule.MANUAL, Outcome.NEW, 1, 0, 100),
        scorecard.RequestTotals(Rule.SCHEDULED, Outcome.NEW, 1, 0, 100),
        scorecard.RequestTotals(Rule.SCHEDULED, Outcome.NOT_MODIFIED, 2, 2, 200),
    ]
    assert scorecard.logged_since(connection) == NOW - 10


def test_postings_are_those_after_the_first_document_and_of_followed_feeds(connection: WriteConnection) -> None:
    a = follow(connection, "a")
    gone = unfollow(connection)
    store(connection, a, parsed("old", published_at=NOW - 200), parsed("edge", published_at=NOW - 100), now=NOW - 20)
    store(connection, a, parsed("dated", published_at=NOW - 60), parsed("undated", published_at=None), now=NOW - 10)
    begun = {a: NOW - 100}
    assert scorecard.postings(connection, begun, 0) == [(a, f"{NOW - 60},{NOW - 10}", f"{NOW - 10},{NOW - 10}")]
    assert scorecard.postings(connection, begun, NOW - 9) == []
    assert scorecard.postings(connection, {**begun, gone: 0}, NOW) == [(gone, f"{NOW - 5}", f"{NOW}")]
    connection.execute("UPDATE entry_status SET posted_at = ? WHERE identity = 'undated'", (NOW - 30,))
    assert [times.posted_at for times in scorecard.postings(connection, begun, 0)] == [f"{NOW - 60},{NOW - 30}"]


def test_a_feed_is_known_until_its_last_success_went_out(connection: WriteConnection) -> None:
    a, b, c = (follow(connection, name) for name in "abc")
    unfollow(connection)
    retrieve(connection, a, NOW - 9, Outcome.NEW)
    retrieve(connection, a, NOW - 5, Outcome.NOT_MODIFIED)
    retrieve(connection, a, NOW - 2, Outcome.FAILED)
    retrieve(connection, b, NOW - 20, Outcome.NEW)
    retrieve(connection, b, NOW - 4, Outcome.NOTHING_NEW)
    retrieve(connection, b, NOW + 4, Outcome.FAILED)
    connection.execute("UPDATE feed SET is_paused = 1 WHERE feed_id = ?", (b,))
    reported = {
        each.feed_id: (each.last_success_at, each.has_failed, each.is_stopped) for each in scorecard.followed(connection, NOW)
    }
    assert reported == {a: (NOW - 5, True, False), b: (NOW - 4, False, True), c: (None, False, False)}


def test_an_scorecard_begins_with_the_first_request_or_visit(connection: WriteConnection) -> None:
    assert scorecard.counted_since(connection, NOW - 100, NOW) == NOW - 100
    retrieve(connection, follow(connection, "a"), NOW - 50, Outcome.NEW)
    assert scorecard.counted_since(connection, NOW - 100, NOW) == NOW - 50
    history.add_access(connection, AccessRecord(NOW - 70, 0, "article"))
    history.add_access(connection, AccessRecord(NOW - 60, 0, "window"))
    assert scorecard.counted_since(connection, NOW - 100, NOW) == NOW - 60
    assert scorecard.counted_since(connection, NOW - 10, NOW) == NOW - 10


def test_visits_are_those_to_the_window(connection: WriteConnection) -> None:
    for at, kind in ((NOW, "window"), (NOW - 5, "window"), (NOW - 3, "article"), (NOW - 6, "window"), (NOW + 1, "window")):
        history.add_access(connection, AccessRecord(at, 0, kind))
    assert [visit.at for visit in history.visits(connection, NOW - 5, NOW)] == [NOW - 5, NOW]


def test_gaps_are_summed_where_they_end(connection: WriteConnection) -> None:
    a = follow(connection, "a")
    unfollow(connection)
    assert scorecard.gaps(connection, 0, NOW) == scorecard.GapTotals(0, 0)
    for at_least, before_at in ((3, NOW), (4, NOW - 5), (9, NOW - 6), (9, NOW + 1)):
        history.add_gap(connection, Gap(a, at_least, NOW - 50, before_at))
    assert scorecard.gaps(connection, NOW - 5, NOW) == scorecard.GapTotals(2, 7)


def test_dated_postings_give_a_time_of_the_day(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    store(connection, b, parsed("other", published_at=NOW - 60))
    store(
        connection,
        a,
        parsed("late", published_at=NOW - 10),
        parsed("early", published_at=NOW - 60),
        parsed("day", published_at=NOW - 50, is_date_only=True),
        parsed("undated", published_at=None),
        parsed("old", published_at=NOW - 90),
    )
    connection.execute("DELETE FROM entry WHERE guid = 'early'")
    assert scorecard.dated_postings(connection, a, NOW - 60) == [NOW - 60, NOW - 10]


def test_requests_are_counted_feed_by_feed_also_where_there_are_none(connection: WriteConnection) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    unfollow(connection)
    for at, status in ((NOW - 5, 304), (NOW, 429), (NOW - 1, 503), (NOW - 2, 500), (NOW - 6, 429), (NOW + 1, 304)):
        line = RetrievalRecord(a, at, at + 2, Rule.SCHEDULED, None, Outcome.REFUSED, status, 0, 0, 100, None, "u")
        history.add_retrieval(connection, line)
    none, some = sorted(scorecard.requests_by_feed(connection, NOW - 5, NOW), key=lambda each: each.requests)
    assert (none.feed_id, none.requests, none.not_modified, none.asked_to_wait, none.wire_bytes) == (b, 0, 0, 0, 0)
    assert (some.feed_id, some.requests, some.not_modified, some.asked_to_wait, some.wire_bytes) == (a, 4, 1, 2, 400)
