"""Policies that learn while they run: Adaptive, online estimates and 2steps."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest

from reader.domain.feed import Feed, Plan, PublisherHints
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import SPREAD_AFTER_SKIPPING_SECONDS, RetrievalResult, Settings
from reader.lab.policies.adaptive import CommaFeedPlanner, MinifluxPlanner, OnlinePlanner

DAY = 86_400
MIDNIGHT = 1_767_571_200
NOTHING = RetrievalResult(has_succeeded=True)


def planner(posted: dict[FeedId, list[float]], budget: float = 4) -> OnlinePlanner:
    memory = Memory(lambda at: 0, posted=posted)
    return OnlinePlanner(memory, Settings(budget, 900, DAY, 1))


def feed(number: int, window: int = 0) -> Feed:
    return Feed(FeedId(number), "", added_at=MIDNIGHT - 28 * DAY, window=tuple(str(place) for place in range(window)))


def every(seconds: float) -> list[float]:
    return [float(at) for at in np.arange(MIDNIGHT - 28 * DAY, MIDNIGHT, seconds)]


def lived(online: OnlinePlanner, per_day: dict[FeedId, float], days: float, window: int = 0) -> dict[FeedId, list[float]]:
    """Retrievals of feeds that post evenly; a full document shows no more than `window`."""
    seen = {number: float(MIDNIGHT) for number in per_day}
    due = {number: float(online.plan(feed(number, window), NOTHING, now=MIDNIGHT).next_at or 0) for number in per_day}
    made: dict[FeedId, list[float]] = {number: [] for number in per_day}
    while (now := min(due.values())) < MIDNIGHT + days * DAY:
        number = min(due, key=lambda each: due[each])
        count = int(now / DAY * per_day[number]) - int(seen[number] / DAY * per_day[number])
        result = RetrievalResult(has_succeeded=True, posted_at=(now,) * (min(count, window) if window else count))
        due[number] = float(online.plan(feed(number, window), result, now=now).next_at or 0)
        seen[number] = now
        made[number].append(now)
    return made


def test_retrievals_follow_the_rates_within_the_budget() -> None:
    rates = {FeedId(1): 48.0, FeedId(2): 12.0, FeedId(3): 0.1}
    online = planner({number: every(DAY / rate) for number, rate in rates.items()})
    made = lived(online, rates, days=10)
    assert sum(len(times) for times in made.values()) == pytest.approx(4 * 3 * 10, rel=0.15)
    assert len(made[FeedId(1)]) == pytest.approx(4 * len(made[FeedId(2)]), rel=0.25)
    assert 10 <= len(made[FeedId(3)]) <= 11


def test_a_saturated_feed_is_asked_again_before_its_document_can_be_full() -> None:
    online = planner({FeedId(1): every(DAY)})
    assert online.plan(feed(1, window=20), NOTHING, now=MIDNIGHT).next_at is not None
    full = RetrievalResult(has_succeeded=True, posted_at=(MIDNIGHT + 6.0 * 3600,) * 20)
    plan = online.plan(feed(1, window=20), full, now=MIDNIGHT + 6 * 3600)
    assert plan.next_at is not None
    assert plan.next_at <= MIDNIGHT + 9 * 3600
    assert "full of new entries" in str(plan.reason)


def test_a_feed_that_begins_to_post_is_found_out_by_counts_alone() -> None:
    online = planner({FeedId(1): every(DAY), FeedId(2): every(DAY)})
    made = lived(online, {FeedId(1): 30.0, FeedId(2): 1.0}, days=20)
    last = [sum(at >= MIDNIGHT + 10 * DAY for at in made[number]) for number in (FeedId(1), FeedId(2))]
    assert last[0] > 3 * last[1]


def test_failures_and_clocks_that_go_back_teach_nothing() -> None:
    online = planner({FeedId(1): every(DAY / 4)})
    first = online.plan(feed(1), NOTHING, now=MIDNIGHT)
    failed = online.plan(feed(1), RetrievalResult(has_succeeded=False), now=MIDNIGHT)
    back = online.plan(replace(feed(1)), NOTHING, now=MIDNIGHT - 3600)
    assert first == failed
    assert back.next_at is not None


NOW = 1_767_600_000.0
HOUR, DAY = 3600, 86_400
FEED = Feed(FeedId(1), "https://example.org/1", added_at=int(NOW) - 60 * DAY, retrieved_at=int(NOW), succeeded_at=int(NOW))
SUCCESS = RetrievalResult(has_succeeded=True)
SETTINGS = Settings(8, 900, 86400)


def memory(ages_in_hours: Sequence[float]) -> Memory:
    return Memory(lambda at: 0, posted={FEED.feed_id: [NOW - age * HOUR for age in ages_in_hours]})


def miniflux(ages_in_hours: Sequence[float], feed: Feed = FEED) -> Plan:
    return MinifluxPlanner(memory(ages_in_hours), SETTINGS).plan(feed, SUCCESS, now=NOW)


def commafeed(ages_in_hours: Sequence[float], feed: Feed = FEED) -> Plan:
    return CommaFeedPlanner(memory(ages_in_hours), SETTINGS).plan(feed, SUCCESS, now=NOW)


def minutes(plan: Plan) -> float:
    assert plan.next_at is not None
    return (plan.next_at - NOW) / 60


@pytest.mark.parametrize(
    ("ages", "expected"),
    [
        ([], 1440),
        ([5], 1440),
        ([5, 5, 5], 1440),
        # 42 of 4 h fit into a week
        ([1, 5, 9], 240),
        # 168 / 5 is 33.6, so 34 a week
        ([1, 6, 11], 10_080 / 34),
        ([1, 49], 1440),
        ([0.1, 0.2, 0.3, 0.4], 15),
        # older than a week does not count
        ([1, 5, 9, 170, 700], 240),
    ],
)
def test_miniflux_comes_as_often_as_the_feed_posted_in_the_last_week(ages: list[float], expected: int) -> None:
    assert minutes(miniflux(ages)) == pytest.approx(expected, abs=1 / 60)


@pytest.mark.parametrize("plan_of", [miniflux, commafeed])
def test_an_hour_that_the_publisher_closes_is_left_and_not_at_its_end_to_the_second(
    plan_of: Callable[[Sequence[float], Feed], Plan],
) -> None:
    free = plan_of([], FEED).next_at
    assert free is not None
    hour = free // HOUR
    at = plan_of([], replace(FEED, hints=PublisherHints(skip_hours=frozenset({hour % 24})))).next_at
    assert at is not None
    assert (hour + 1) * HOUR <= at <= (hour + 1) * HOUR + SPREAD_AFTER_SKIPPING_SECONDS


def test_miniflux_says_what_it_believes() -> None:
    plan = miniflux([1, 5, 9])
    assert plan.reason == Reason(ReasonKind.TEXT, ("posts about 6 times a day, so every 4 h (miniflux)",))
    assert plan.expected.postings == pytest.approx(1)
    assert miniflux([]).reason == Reason(ReasonKind.TEXT, ("hardly posted last week, so once a day (miniflux)",))
    assert miniflux([]).expected.postings is None


def test_what_came_since_the_last_success_is_expected_too() -> None:
    assert miniflux([1, 5, 9], replace(FEED, succeeded_at=int(NOW) - 8 * HOUR)).expected.postings == pytest.approx(3)


@pytest.mark.parametrize(
    ("ages", "expected"),
    [
        ([], 240),
        ([30 * 24], 240),
        ([30 * 24, 31 * 24], 240),
        ([29 * 24, 40 * 24], 120),
        ([14 * 24, 15 * 24], 120),
        ([13 * 24, 15 * 24], 60),
        ([7 * 24, 9 * 24], 60),
        ([6 * 24], 240),
        ([6 * 24, 7 * 24], 60),
        ([1, 2.5, 3], 30),
        ([1, 1.1], 15),
        ([1, 1], 15),
    ],
)
def test_commafeed_comes_by_the_age_of_the_newest_entry_then_by_half_the_mean_gap(ages: list[float], expected: float) -> None:
    assert minutes(commafeed(ages)) == pytest.approx(expected)


def test_commafeed_uses_the_document_alone() -> None:
    ages = [number * 1.0 for number in range(1, 21)] + [number * 200.0 for number in range(2, 7)]
    assert minutes(commafeed(ages)) == pytest.approx(30)
    whole = replace(FEED, window=tuple(str(number) for number in range(25)))
    assert minutes(commafeed(ages, whole)) == 60


def test_commafeed_says_what_it_goes_by() -> None:
    assert commafeed([8 * 24]).reason == Reason(ReasonKind.TEXT, ("its newest entry is 8 days old, so every 60 min (commafeed)",))
    assert commafeed([1, 2]).reason == Reason(ReasonKind.TEXT, ("half of 60 min between its entries, within limits (commafeed)",))
    assert commafeed([1, 2]).expected.postings == pytest.approx(0.5)


def test_entries_of_the_future_are_left_out() -> None:
    assert miniflux([-5, -4, -3]) == miniflux([])
    assert commafeed([-5, -4, -3]) == commafeed([])


def test_hard_limits_bind_them_too() -> None:
    limited = replace(FEED, not_before_at=int(NOW) + 2 * DAY, not_before_rule=Reason(ReasonKind.MAX_AGE, (2 * DAY,)))
    for plan in (miniflux([1, 2, 3], limited), commafeed([1, 2, 3], limited)):
        assert (plan.next_at, plan.reason) == (limited.not_before_at, limited.not_before_rule)
    assert miniflux([1, 2], replace(FEED, is_gone=True)).next_at is None
