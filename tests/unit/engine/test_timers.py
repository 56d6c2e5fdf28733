from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.feed import Feed, PublisherHints
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News, Settings, describe_duration
from reader.engine.planning.timers import FixedTimer, RatePlanner

NOW = 1_767_600_000.0
MEMORY = Memory(lambda at: 0)
NEWS = News(has_succeeded=True)
PLANNER = RatePlanner(MEMORY, Settings(8, 1800, DAY_SECONDS, 7))


def feed(feed_id: int = 1, **fields: object) -> Feed:
    return replace(Feed(feed_id=FeedId(feed_id), url=f"https://example.org/{feed_id}"), **fields)  # type: ignore[arg-type]


def test_a_busy_feed_is_asked_at_the_floor_and_no_sooner() -> None:
    plan = PLANNER.plan_for(feed(), 1000, NOW)
    assert plan.next_at is not None
    assert 1800 <= plan.next_at - NOW <= 1800 * 1.1 + 1


def test_a_silent_feed_is_still_asked_once_a_day() -> None:
    plan = PLANNER.plan_for(feed(), 0.0, NOW)
    assert plan.next_at is not None
    assert 0.8 * DAY_SECONDS <= plan.next_at - NOW <= DAY_SECONDS
    assert plan.reason == Reason(ReasonKind.RATE, (0.0, DAY_SECONDS))


def test_the_interval_is_half_the_mean_time_between_postings() -> None:
    plan = PLANNER.plan_for(feed(), 4.0, NOW)
    assert plan.next_at is not None
    assert plan.next_at - NOW == pytest.approx(3 * 3600, rel=0.11)
    assert plan.reason is not None
    assert plan.reason.sentence() == "posts about 4 times a day, so about every 3 h"


def test_a_server_that_asks_for_longer_is_obeyed_and_quoted() -> None:
    asked = feed(not_before_at=int(NOW) + 50_000, not_before_rule=Reason(ReasonKind.MAX_AGE, (50_000,)))
    plan = PLANNER.plan_for(asked, 100, NOW)
    assert (plan.next_at, plan.reason) == (int(NOW) + 50_000, asked.not_before_rule)


def test_a_feed_that_is_gone_has_no_next_time() -> None:
    assert PLANNER.plan_for(feed(is_gone=True), 5, NOW).next_at is None


@given(st.integers(0, 10**6), st.frozensets(st.integers(0, 23), max_size=23), st.frozensets(st.integers(0, 6), max_size=6))
def test_nothing_is_planned_into_an_hour_that_the_publisher_skips(
    later: int, skip_hours: frozenset[int], skip_days: frozenset[int]
) -> None:
    hints = PublisherHints(skip_hours=skip_hours, skip_days=skip_days)
    plan = PLANNER.plan_for(feed(hints=hints), 3, NOW + later)
    assert plan.next_at is not None
    moment = datetime.fromtimestamp(plan.next_at, UTC)
    assert moment.hour not in skip_hours
    assert moment.weekday() not in skip_days


def test_hints_that_leave_no_hour_open_hold_nothing_back_here() -> None:
    shut = feed(hints=PublisherHints(skip_hours=frozenset(range(24))))
    assert PLANNER.plan_for(shut, 3, NOW) == PLANNER.plan_for(feed(), 3, NOW)


def test_installations_and_feeds_come_at_different_times() -> None:
    times = {
        RatePlanner(MEMORY, Settings(8, 1800, DAY_SECONDS, seed)).plan_for(feed(number), 2, NOW).next_at
        for seed in range(10)
        for number in range(10)
    }
    assert len(times) > 90


@given(st.floats(0, 1e6), st.integers(0, 10**6), st.integers(0, 1000))
def test_nothing_is_ever_planned_before_a_hard_limit_or_the_floor(rate: float, ahead: int, feed_id: int) -> None:
    limited = feed(feed_id, not_before_at=int(NOW) + ahead)
    plan = PLANNER.plan_for(limited, rate, NOW)
    assert plan.next_at is not None
    assert plan.next_at >= max(limited.not_before_at, int(NOW) + 1800)


def test_five_hundred_overdue_feeds_make_no_burst() -> None:
    overdue = [feed(number, next_at=int(NOW) - 1000 + number, retrieved_at=1) for number in range(500)]
    times = PLANNER.spread(overdue, now=NOW)
    assert len(times) == 500
    assert max(times.values()) - NOW <= 300
    per_second: dict[int, int] = {}
    for at in times.values():
        per_second[at] = per_second.get(at, 0) + 1
    assert max(per_second.values()) <= 2
    assert times[FeedId(0)] == min(times.values())


def test_spreading_keeps_hard_limits() -> None:
    held = feed(1, next_at=int(NOW) - 5, not_before_at=int(NOW) + 900)
    assert PLANNER.spread([held], now=NOW) == {FeedId(1): int(NOW) + 900}


@pytest.mark.parametrize(
    ("seconds", "expected"), [(0, "1 min"), (1800, "30 min"), (5400, "2 h"), (86_400, "24 h"), (200_000, "2 days")]
)
def test_durations_read_well(seconds: float, expected: str) -> None:
    assert describe_duration(seconds) == expected


def grid_times(timer: FixedTimer, of: Feed, begin: float, end: float) -> list[int]:
    times, now = [], begin
    while (at := timer.plan(of, NEWS, now=now).next_at) is not None and at < end:
        times.append(at)
        now = at + 0.3
    return times


def test_a_fixed_timer_stays_on_its_grid() -> None:
    timer = FixedTimer("uniform", 21_600, seed=7)
    times = grid_times(timer, feed(), NOW, NOW + 10 * DAY_SECONDS)
    assert len(times) == 40
    assert {(at - timer.phase_seconds(FeedId(1))) % 21_600 for at in times} == {0}
    assert timer.plan(feed(), NEWS, now=NOW).reason == Reason(ReasonKind.INTERVAL, (21_600, "uniform"))


def test_a_retrieval_at_any_moment_does_not_shift_the_grid() -> None:
    timer = FixedTimer("uniform", 21_600, seed=7)
    (first, second) = grid_times(timer, feed(), NOW, NOW + DAY_SECONDS)[:2]
    assert timer.plan(feed(), NEWS, now=first - 1).next_at == first
    assert timer.plan(feed(), NEWS, now=first).next_at == second
    assert timer.plan(feed(), NEWS, now=second - 1).next_at == second


@given(st.floats(0.3, 96), st.integers(0, 1000), st.floats(0, 4e9))
def test_a_fixed_timer_makes_the_number_of_requests_asked_for(per_day: float, feed_id: int, begin: float) -> None:
    timer = FixedTimer("uniform", DAY_SECONDS / per_day)
    times = grid_times(timer, feed(feed_id), begin, begin + 20 * DAY_SECONDS)
    assert abs(len(times) - 20 * per_day) <= 1.01


def test_rounding_does_not_give_the_same_grid_point_twice() -> None:
    timer = FixedTimer("uniform", DAY_SECONDS / 21.2, seed=2)
    assert timer.phase_seconds(FeedId(4121)) == 664
    # a grid point on a whole second, of which the division finds that it is still ahead
    assert timer.plan(feed(4121), NEWS, now=1_763_640_664).next_at == 1_763_644_740


def test_fixed_timers_of_many_feeds_are_spread_over_the_interval() -> None:
    timer = FixedTimer("hourly", 3600, seed=7)
    minutes = {timer.phase_seconds(FeedId(number)) // 60 for number in range(500)}
    assert len(minutes) > 55
    other = FixedTimer("hourly", 3600, seed=8)
    assert timer.phase_seconds(FeedId(1)) != other.phase_seconds(FeedId(1))
