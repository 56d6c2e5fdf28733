"""What may happen to a user, a feed or a clock: the closed loop misses little, makes no burst and starves no feed."""

from dataclasses import replace

import numpy as np
import pytest

from reader.domain.feed import Rule
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.lab.replay.cases import Case, SimulationRun, Terms, TraceWeb, build_cases
from reader.learning.scorecard import Times
from tests.fakes.invented_traces import invented_traces
from tests.fakes.odd_runs import (
    Stage,
    as_new,
    longest_hours,
    most_in_an_hour,
    moved,
    remembered,
    shifted_days,
    staged,
    without_accesses,
)
from tests.fakes.odd_webs import Date, DateOf, EditedWeb, dated_by, undated

BUDGET, FEEDS, LEARN_DAYS = 4.0, 10, 14
BUSIEST = 1
REQUESTS_IN_AN_HOUR = FEEDS * 2
LONGEST_HOURS = 24.05

pytestmark = pytest.mark.long


def a_case(*, days: int = 7, seed: int = 1, user: int = 1) -> Case:
    traces = invented_traces(seed, feeds=FEEDS, days=LEARN_DAYS + days)
    return build_cases(traces, Terms((), learn_days=LEARN_DAYS, test_days=days))[user]


def with_postings(case: Case, feed: int, times: Times) -> Case:
    return replace(case, postings=(*case.postings[: feed - 1], times, *case.postings[feed:]))


def on_day(case: Case, run: SimulationRun, feed: int) -> list[int]:
    """Requests for a feed on each day of the test."""
    days = [int((request.at - case.start) // DAY_SECONDS) for request in run.requests if request.feed == feed]
    return np.bincount(days, minlength=int(case.test_days)).tolist()


def misses_ratio(stage: Stage[TraceWeb]) -> float:
    found = stage.measures(BUDGET)
    return found.misses / found.timer_misses


def late_ratio(stage: Stage[TraceWeb]) -> float:
    found = stage.measures(BUDGET)
    return found.late / found.timer_misses


def assert_manners(stage: Stage[TraceWeb], *, longest_hours_allowed: float = LONGEST_HOURS, days_won: float = 0) -> None:
    """No burst, no starved feed, no more than the budget and half a day's in advance; `days_won` by a clock that was set."""
    case, run = stage.case, stage.run()
    assert most_in_an_hour(run) <= REQUESTS_IN_AN_HOUR
    assert max(longest_hours(case, run).values()) <= longest_hours_allowed
    assert len(run.requests) <= BUDGET * FEEDS * (case.test_days + days_won + 0.5)


@pytest.mark.parametrize(("policy", "figure", "bound"), [("price", "misses", 0.75), ("price-open", "late", 0.1)])
def test_irregular_users(policy: str, figure: str, bound: float) -> None:
    """Judged together: the hours of one of them may by chance suit a timer."""
    found = []
    for user in range(3):
        with staged(shifted_days(a_case(user=user), 2), TraceWeb, policy=policy) as stage:
            stage.run_until(stage.case.end)
            found.append(stage.measures(BUDGET))
            assert_manners(stage)
    assert sum(getattr(measures, figure) for measures in found) < bound * sum(measures.timer_misses for measures in found)


@pytest.mark.parametrize("days", [4, 10])
def test_a_vacation_foresees_what_would_overflow(days: int) -> None:
    """Also of a feed that the user hardly cares for, and that nothing else is a reason to retrieve."""
    case = without_accesses(a_case(days=days + 2), 1, days)
    with staged(case, TraceWeb, policy="price-open", window=20) as stage:
        stage.memory.weights[FeedId(BUSIEST)] = 0.001
        stage.run_until(case.end)
        assert stage.rules(case.start, case.end)[Rule.OVERFLOW] >= 4 * days
        found = stage.measures(BUDGET)
        assert found.lost < 0.06 * found.postings
        assert_manners(stage)


@pytest.mark.parametrize("hours", [1, 9])
def test_habits_keep_their_local_hours(hours: int) -> None:
    """Summer time begins on the second day of the test, or the user travels."""
    case, utc_offset = moved(a_case(), hours)
    with staged(case, TraceWeb, policy="price", utc_offset=utc_offset) as published:
        published.run_until(case.end)
        assert misses_ratio(published) < 0.6
        assert_manners(published)


def test_a_feed_that_posts_ten_times_as_much() -> None:
    case = a_case()
    quiet = case.postings[3]
    busy = np.random.default_rng(3).integers(case.start, case.end, 10 * np.sum(quiet < case.start) // 2)
    case = with_postings(case, 4, np.sort(np.concatenate([quiet[quiet < case.start], busy.astype(np.float64)])))
    with staged(case, TraceWeb, policy="price") as stage:
        stage.run_until(case.end)
        assert misses_ratio(stage) < 0.65
        days = on_day(case, stage.run(), 4)
        assert sum(days[-3:]) > 3 * BUDGET
        assert_manners(stage)


def test_a_feed_that_falls_silent_is_asked_less_and_less() -> None:
    case = a_case()
    case = with_postings(case, BUSIEST, case.postings[BUSIEST - 1][case.postings[BUSIEST - 1] < case.start])
    with staged(case, TraceWeb, policy="price") as stage:
        stage.run_until(case.end)
        days = on_day(case, stage.run(), BUSIEST)
        assert sum(days[-3:]) < 0.75 * sum(days[:3])
        assert min(days) >= 1
        assert_manners(stage)


def midnight(posted_at: int) -> Date:
    return posted_at - posted_at % DAY_SECONDS, False


def absurd(posted_at: int) -> Date:
    return (-(10**12), 0, 10**11, posted_at + 10**8)[posted_at % 4], False


@pytest.mark.parametrize("date_of", [undated, midnight, absurd])
def test_feeds_that_do_not_say_when_they_posted(date_of: DateOf) -> None:
    case = a_case()
    with staged(case, dated_by(date_of), policy="price", memory=remembered(case, date_of=date_of)) as stage:
        stage.run_until(case.end)
        assert misses_ratio(stage) < 0.5
        assert_manners(stage)


@pytest.mark.parametrize(("is_reposted", "most"), [(False, 12), (True, 24)])
def test_a_bulk_edit_of_two_hundred_entries_is_no_news(is_reposted: bool, most: int) -> None:  # noqa: FBT001 -- parametrised
    def web(case: Case, window: int) -> EditedWeb:
        made = EditedWeb(case, window)
        made.edited_at, made.is_reposted = case.start + 2 * DAY_SECONDS, is_reposted
        return made

    case = a_case()
    case = with_postings(case, 1, np.arange(case.added_at, case.end, DAY_SECONDS / 10.0))
    with staged(case, web, policy="price", window=200) as stage:
        stage.run_until(case.end)
        days = on_day(case, stage.run(), 1)
        assert max(days[2:4]) <= most
        assert days[6] <= 1.5 * days[1] + 2
        assert_manners(stage)


def test_a_clock_that_jumps_ahead_and_back() -> None:
    case = a_case()
    with staged(case, TraceWeb, policy="price-open") as stage:
        stage.run_until(case.start + 2 * DAY_SECONDS + 100)
        stage.set_clock(3 * DAY_SECONDS)
        stage.run_until(case.start + 4 * DAY_SECONDS)
        stage.set_clock(-DAY_SECONDS)
        stage.run_until(case.end)
        assert_manners(stage, longest_hours_allowed=LONGEST_HOURS + 1, days_won=1)
        on_last_day = [request for request in stage.run().requests if request.at >= case.end - DAY_SECONDS]
        assert len(on_last_day) >= 0.5 * BUDGET * FEEDS


def test_a_computer_that_sleeps_for_three_days() -> None:
    case = without_accesses(a_case(), 2, 3)
    with staged(case, TraceWeb, policy="price") as stage:
        stage.run_until(case.start + 2 * DAY_SECONDS)
        stage.sleep(3 * DAY_SECONDS)
        stage.run_until(case.end)
        assert misses_ratio(stage) < 0.6
        assert_manners(stage, longest_hours_allowed=3 * 24 + LONGEST_HOURS)


def test_a_computer_that_sleeps_every_night_spends_its_budget_by_day() -> None:
    case = a_case(days=14)
    with staged(case, TraceWeb, policy="price") as stage:
        for day in range(14):
            stage.run_until(case.start + day * DAY_SECONDS + 23 * 3600)
            stage.sleep(8 * 3600)
        stage.run_until(case.end)
        assert 0.95 < len(stage.run().requests) / (BUDGET * FEEDS * 14) < 1.02
        assert 0.8 < stage.memo()["use"] < 1.2
        assert misses_ratio(stage) < 0.6
        assert_manners(stage, longest_hours_allowed=24 + 8)


def test_nothing_is_known_of_the_user() -> None:
    case = replace(a_case(), accesses=np.zeros(0))
    with staged(case, TraceWeb, policy="price-open") as stage:
        stage.run_until(case.end)
        assert len(stage.run().requests) > 0.7 * BUDGET * FEEDS * case.test_days
        assert_manners(stage)


def test_no_history_at_all() -> None:
    case, memory = as_new(a_case())
    with staged(case, TraceWeb, policy="price-open", memory=memory) as stage:
        stage.run_until(case.end)
        assert late_ratio(stage) < 0.25
        assert_manners(stage)


def test_a_feed_with_a_single_posting_and_one_with_a_hundred_thousand() -> None:
    case = a_case()
    many = np.sort(np.random.default_rng(4).uniform(case.added_at, case.end, 100_000)).astype(np.int64).astype(np.float64)
    case = with_postings(with_postings(case, 1, many), 2, case.postings[1][:1])
    with staged(case, TraceWeb, policy="price", window=20) as stage:
        stage.run_until(case.end)
        days = on_day(case, stage.run(), 1)
        assert max(days) <= 96
        assert stage.memory.count(FeedId(1)) <= 2500
        # an overflow and a day without a retrieval may be paid from the days to come
        assert_manners(stage, days_won=1)


def test_a_month_without_drift() -> None:
    traces = invented_traces(3, feeds=5, users=1, days=LEARN_DAYS + 30)
    case = build_cases(traces, Terms((), learn_days=LEARN_DAYS, test_days=30))[0]
    with staged(case, TraceWeb, policy="price") as stage:
        stage.run_until(case.end)
        used = len(stage.run().requests) / (BUDGET * 5 * 30)
        assert used == pytest.approx(1, abs=0.03)
        assert 0 < stage.memo()["price"] < np.inf
        assert misses_ratio(stage) < 0.8
