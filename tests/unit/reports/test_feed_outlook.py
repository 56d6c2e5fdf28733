"""One feed: against the scorecard of all, and against a feed whose days are known."""

import random
from dataclasses import replace

import pytest

from reader.domain.entry import Gap
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord, Outcome
from reader.reports.feed_outlook import FeedOutlook, OverflowRisk, load_feed_outlook, load_overflow_risk
from reader.reports.rhythm import learn_strip_rates
from reader.reports.scorecard import make_scorecard
from reader.storage import entries, feeds, history
from reader.storage.connection import WriteConnection
from tests.unit.reports.test_scorecard import live, retrieve
from tests.unit.storage.examples import DAY, NOW, follow, parsed

HOUR = 3600
ZONE = 2 * HOUR
MONDAY = 20_458 * DAY
"""2026-01-05, the day of NOW."""


def outlook(connection: WriteConnection, feed_id: FeedId, days: int = 14) -> FeedOutlook:
    found = load_feed_outlook(connection, feed_id, days=days, now=NOW, utc_offset=lambda _: ZONE)
    assert found is not None
    return found


def post(connection: WriteConnection, feed_id: FeedId, *times: int, shown: int = 0) -> None:
    """Postings that were retrieved an hour later each, by a feed that shows so many."""
    for at in times:
        entries.insert_entries(connection, feed_id, [parsed(f"{feed_id}-{at}", published_at=at)], at + HOUR, index_text=str)
    feed = feeds.feed(connection, feed_id)
    assert feed is not None
    window = tuple(f"e{number}" for number in range(shown))
    feeds.save_feed(connection, replace(feed, succeeded_at=NOW, retrieved_at=NOW, window=window, added_at=NOW - 60 * DAY))


@pytest.mark.parametrize("seed", range(3))
def test_the_figures_of_all_feeds_make_up_the_scorecard(connection: WriteConnection, seed: int) -> None:
    live(connection, random.Random(seed), 20)
    scorecard = make_scorecard(connection, days=14, now=NOW)
    reported = [outlook(connection, FeedId(feed.feed_id)) for feed in feeds.feeds(connection)]
    assert {each.days for each in reported} == {scorecard.days}
    assert sum(each.missed.postings for each in reported) == scorecard.postings > 0
    assert sum(each.missed.misses or 0 for each in reported) == scorecard.misses
    assert sum(each.missed.late or 0 for each in reported) == scorecard.late
    assert sum(each.costs.requests for each in reported) == scorecard.requests.total
    assert sum(each.costs.not_modified for each in reported) == scorecard.requests.not_modified
    assert sum(each.costs.wire_bytes for each in reported) == scorecard.requests.bytes


def test_a_feed_of_four_mornings_a_week_is_recognized(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    mornings = [MONDAY + DAY * (day - 7 * week) + 6 * HOUR for week in range(1, 9) for day in (1, 2, 3, 4)]
    post(connection, feed_id, *(at + minutes * 60 for at in mornings for minutes in (0, 40)), shown=8)
    rhythm = outlook(connection, feed_id).rhythm
    assert (rhythm.busy_hours, rhythm.weekdays) == (((8, 9),), (1, 2, 3, 4))
    assert 0.9 < rhythm.per_day < 1.4
    # NOW is Monday 08:00 UTC: the next one is Tuesday's
    assert NOW < rhythm.next_posting[0] < MONDAY + DAY + 8 * HOUR
    assert not rhythm.is_silent
    holding = outlook(connection, feed_id).holding
    assert holding.seconds == pytest.approx(8 / rhythm.per_day * DAY)


def test_a_feed_silent_beyond_its_rhythm_is_not_waited_for(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    post(connection, feed_id, *(NOW - DAY * day for day in range(25, 60)), shown=50)
    reported = outlook(connection, feed_id)
    assert (reported.rhythm.is_silent, reported.rhythm.next_posting, reported.rhythm.posted_at) == (True, None, NOW - 25 * DAY)
    assert (reported.holding.entries, reported.holding.seconds) == (50, None)


def test_of_a_feed_that_was_never_retrieved_nothing_is_reported(connection: WriteConnection) -> None:
    reported = outlook(connection, follow(connection, "a"))
    assert (reported.rhythm, reported.holding, reported.missed.postings, reported.missed.misses, reported.costs.requests) == (
        None,
        None,
        0,
        None,
        0,
    )
    assert load_feed_outlook(connection, FeedId(99), days=14, now=NOW, utc_offset=lambda _: 0) is None


def test_visits_before_a_feed_was_followed_know_nothing_of_it(connection: WriteConnection) -> None:
    """The sheet said "No posts." of days on which nobody had asked."""
    retrieve(connection, follow(connection, "older"), NOW - 9 * DAY, Outcome.NEW)
    history.add_access(connection, AccessRecord(NOW - 3 * DAY, 0, "window"))
    feed_id = follow(connection, "a")
    retrieve(connection, feed_id, NOW - 2 * DAY, Outcome.NEW)
    retrieve(connection, feed_id, NOW - 60, Outcome.NOTHING_NEW)
    assert (outlook(connection, feed_id).missed.misses, outlook(connection, feed_id).missed.late) == (None, None)
    history.add_access(connection, AccessRecord(NOW - 2 * DAY + 2, 0, "window"))
    assert (outlook(connection, feed_id).missed.misses, outlook(connection, feed_id).missed.late) == (0, 0)


def test_of_many_gaps_the_newest_few_are_reported(connection: WriteConnection) -> None:
    feed_id = follow(connection, "a")
    retrieve(connection, feed_id, NOW - 9 * DAY, Outcome.NEW)
    history.add_access(connection, AccessRecord(NOW - DAY, 0, "window"))
    for days in (5, 4, 3, 2):
        history.add_gap(connection, Gap(feed_id, days, NOW - days * DAY - 9, NOW - days * DAY))
    reported = outlook(connection, feed_id)
    assert ([gap.at_least for gap in reported.gaps], reported.all_gaps) == ([2, 3, 4], 4)
    assert (reported.missed.misses, reported.missed.late, reported.missed.unknown_since) == (None, None, NOW - 9 * DAY), (
        "nothing is known since"
    )
    retrieve(connection, feed_id, NOW - 60, Outcome.NOTHING_NEW)
    reported = outlook(connection, feed_id)
    assert (reported.missed.misses, reported.missed.late, reported.missed.unknown_since) == (0, 0, None)


def risk_of(connection: WriteConnection, days: float, now: int = NOW) -> OverflowRisk:
    return load_overflow_risk(connection, learn_strip_rates(connection, now), days=days, now=now)


def test_the_feeds_whose_lists_do_not_last_are_reported_the_soonest_first(connection: WriteConnection) -> None:
    for name, step, shown in (("slow", 2, 20), ("near", 1, 12), ("quick", 0.25, 20), ("daily", 1, 8), ("keeps", 0.25, 400)):
        post(
            connection,
            follow(connection, name),
            *(int(NOW - DAY * step * number) for number in range(1, int(59 / step))),
            shown=shown,
        )
    follow(connection, "never")
    risk = risk_of(connection, 10)
    assert (risk.days, risk.feeds) == (10, 5)
    assert [each.title for each in risk.would] == [f"https://{name}.example/feed" for name in ("quick", "daily")]
    assert [each.title for each in risk.may] == ["https://near.example/feed"]
    assert risk.would[0].full_after_seconds == pytest.approx(5 * DAY, rel=0.15)
    assert (risk.would[0].shown, risk.would[1].shown) == (20, 8)
    assert [each.title for each in risk_of(connection, 3).would] == []
    later = risk_of(connection, 3, NOW + 6 * DAY)
    assert later.would[0].full_after_seconds == 0


def test_without_feeds_there_is_no_risk(connection: WriteConnection) -> None:
    assert risk_of(connection, 10).would == ()


def test_a_feed_that_nothing_was_learned_of_is_in_no_danger(connection: WriteConnection) -> None:
    learned = learn_strip_rates(connection, NOW)
    post(connection, follow(connection, "late"), *(NOW - DAY * number for number in range(1, 59)), shown=8)
    found = load_overflow_risk(connection, learned, days=10, now=NOW)
    assert (found.feeds, found.would, found.may) == (1, (), ())
    assert [each.shown for each in risk_of(connection, 10).would] == [8]
