"""2steps: what is about to be lost comes first, then what a refresh is worth most for, within the budget; and random intervals."""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

from reader.domain.feed import Feed, Rule
from reader.domain.ids import FeedId
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import RetrievalResult, Settings
from reader.lab.papers.rates import periodic_update, single_variable_slots
from reader.lab.policies.adaptive import CYCLE_SECONDS, Estimates, RandomTimer, TwoStepsPlanner, _integrals

HOUR, DAY = 3600, 86_400
MIDNIGHT = 1_767_571_200
NOTHING = RetrievalResult(has_succeeded=True)


def every(seconds: float) -> list[float]:
    return [float(at) for at in np.arange(MIDNIGHT - 28 * DAY, MIDNIGHT, seconds)]


def planner(posted: Mapping[FeedId, list[float]], budget: float = 4, ceiling_seconds: int = DAY) -> TwoStepsPlanner:
    memory = Memory(lambda at: 0, posted=posted)
    return TwoStepsPlanner(memory, Settings(budget, 900, ceiling_seconds, 1))


def feeds(windows: Mapping[int, int]) -> dict[FeedId, Feed]:
    return {
        FeedId(number): Feed(
            FeedId(number),
            "",
            added_at=MIDNIGHT - 28 * DAY,
            retrieved_at=MIDNIGHT,
            succeeded_at=MIDNIGHT,
            window=tuple(str(place) for place in range(window)),
        )
        for number, window in windows.items()
    }


def lived(
    plan_by: TwoStepsPlanner, known: dict[FeedId, Feed], rates: Mapping[FeedId, float], days: float
) -> dict[FeedId, list[float]]:
    """Retrievals of feeds that post evenly."""
    made: dict[FeedId, list[float]] = {feed_id: [] for feed_id in known}
    known = {key: feed.planned(plan_by.plan(feed, NOTHING, now=MIDNIGHT)) for key, feed in known.items()}
    now = float(MIDNIGHT)
    while now < MIDNIGHT + days * DAY:
        for feed_id, plan in plan_by.review(known, now=now).items():
            known[feed_id] = known[feed_id].planned(plan)
        for feed_id, feed in known.items():
            if (at := feed.next_at) is not None and at < now + CYCLE_SECONDS:
                plan_by.requested(feed_id, Rule.SCHEDULED, now=at)
                count = int(at / DAY * rates[feed_id]) - int((feed.succeeded_at or 0) / DAY * rates[feed_id])
                seen = replace(feed, retrieved_at=at, succeeded_at=at)
                result = RetrievalResult(has_succeeded=True, posted_at=(float(at),) * count)
                known[feed_id] = seen.planned(plan_by.plan(seen, result, now=at))
                made[feed_id].append(at)
        now += CYCLE_SECONDS
    return made


def test_the_budget_is_kept_and_follows_the_rates() -> None:
    rates = {FeedId(number): rate for number, rate in enumerate([48.0] * 4 + [12.0] * 4 + [0.1], start=1)}
    plan_by = planner({feed_id: every(DAY / rate) for feed_id, rate in rates.items()})
    made = lived(plan_by, feeds(dict.fromkeys(range(1, 10), 0)), rates, days=10)
    assert sum(map(len, made.values())) == pytest.approx(4 * 9 * 10, rel=0.02)
    # with constant rates the worth is rate x t^2 / 2, equal at t ~ rate^-1/2: the square root rule of Sia and Cho
    busy, slower = (np.mean([len(made[FeedId(number)]) for number in numbers]) for numbers in (range(1, 5), range(5, 9)))
    assert busy == pytest.approx(2 * slower, rel=0.15)
    assert len(made[FeedId(9)]) >= 9


def test_a_feed_about_to_lose_entries_comes_first() -> None:
    posted = {FeedId(1): every(DAY / 48), FeedId(2): every(DAY / 10)}
    known = feeds({1: 0, 2: 4})
    plan_by = planner(posted, budget=2)
    for feed in known.values():
        plan_by.plan(feed, NOTHING, now=MIDNIGHT)
    assert plan_by.review(known, now=MIDNIGHT) == {}
    (early,) = plan_by.review(known, now=MIDNIGHT + 7 * HOUR)
    assert early == FeedId(1)
    again = planner(posted, budget=1)
    for feed in known.values():
        again.plan(feed, NOTHING, now=MIDNIGHT)
    again.review(known, now=MIDNIGHT)
    ((first, plan),) = again.review(known, now=MIDNIGHT + 13 * HOUR).items()
    assert (first, plan.rule) == (FeedId(2), Rule.OVERFLOW)
    assert plan.expected.postings == pytest.approx(10 * 13 / 24, rel=0.1)


def test_requests_of_the_user_cost_nothing() -> None:
    known = feeds({1: 0})
    for rule, chosen in ((Rule.MANUAL, 1), (Rule.SCHEDULED, 0)):
        plan_by = planner({FeedId(1): every(HOUR)}, budget=1)
        plan_by.plan(known[FeedId(1)], NOTHING, now=MIDNIGHT)
        plan_by.review(known, now=MIDNIGHT)
        plan_by.requested(FeedId(1), rule, now=MIDNIGHT)
        assert len(plan_by.review(known, now=MIDNIGHT + DAY)) == chosen


@pytest.mark.parametrize("until", [0.0, 0.25, 7.5, 24.0, 29.3, 72.0, 100.9])
def test_integrals_over_days_are_those_of_small_steps(until: float) -> None:
    hours = np.random.default_rng(1).random((2, 24))
    posted, summed = _integrals(hours, np.full(2, until))
    step = 0.01
    grid = np.arange(0, until - 1e-9, step)
    each = hours[:, (grid // 1).astype(int) % 24] * step
    so_far = np.cumsum(each, axis=1) - each / 2
    assert posted == pytest.approx(each.sum(axis=1), abs=0.02)
    assert summed == pytest.approx((so_far * step).sum(axis=1), rel=1e-3, abs=1e-3)


def test_the_single_variable_makes_all_hours_alike_and_learns_the_same_total() -> None:
    hours = np.arange(24.0)
    found = single_variable_slots(hours, MIDNIGHT, MIDNIGHT + DAY, 100.0, 0.1)
    assert found == pytest.approx(np.full(24, (0.1 * 100 + 0.9 * hours.sum()) / 24))
    assert periodic_update(hours, MIDNIGHT, MIDNIGHT + DAY, 100.0, 0.1).sum() == pytest.approx(found.sum())
    estimates = Estimates(Memory(lambda at: 0, posted={FeedId(1): every(HOUR)}), single_variable_slots)
    (feed,) = feeds({1: 0}).values()
    estimates.learn(feed, NOTHING, MIDNIGHT)
    estimates.learn(feed, RetrievalResult(has_succeeded=True, posted_at=(1.0,) * 50), MIDNIGHT + 12 * HOUR)
    assert np.ptp(estimates.by_hour[FeedId(1)]) == 0
    assert estimates.by_hour[FeedId(1)].sum() == pytest.approx(0.1 * 100 + 0.9 * 24, rel=0.05)


@pytest.mark.parametrize(
    ("mean", "low", "high"), [(4 * HOUR, 4 / 6, 44 / 6), (20 * HOUR, 16, 24), (DAY, 24, 24), (600, 0.25, 0.25)]
)
def test_random_intervals_lie_around_their_mean_within_the_limits(mean: float, low: float, high: float) -> None:
    timer = RandomTimer(Memory(lambda at: 0), Settings(DAY / mean, 900, DAY, 3))
    (feed,) = feeds({1: 0}).values()
    waits = []
    for step in range(3000):
        now = MIDNIGHT + step * 977.0
        at = timer.plan(feed, NOTHING, now=now).next_at
        assert at is not None
        waits.append((at - now) / HOUR)
    assert min(waits) >= low - 0.001
    assert max(waits) <= high + 0.001
    assert np.mean(waits) == pytest.approx((low + high) / 2, rel=0.03)
    assert np.ptp(waits) == pytest.approx(high - low, abs=0.05 * (high - low) + 0.001)
