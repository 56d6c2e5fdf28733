from collections.abc import Iterator, Mapping
from dataclasses import replace

import numpy as np
import pytest

from reader.domain.feed import Feed, PublisherHints
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import RetrievalResult, Settings
from reader.lab.papers.schedule import Slots
from reader.lab.policies.cyclic import METHODS, CyclicPlanner, Timetable, by_clusters, gather_history
from reader.learning.day import slots_of_hours

HOUR, DAY = 3600, 86_400
MIDNIGHT = 1_767_571_200
"""Monday 2026-01-05, 00:00 UTC."""

SUCCESS = RetrievalResult(has_succeeded=True)
BY_NAME = {method.name: method for method in METHODS}
DAYS = range(1, 29)


def daily(hour: float, every_days: int = 1) -> list[float]:
    """Once a day at an hour, for four weeks."""
    return [MIDNIGHT - day * DAY + hour * HOUR for day in DAYS[::every_days]]


def accesses_at(hour: float, offset_hours: int = 0) -> list[AccessRecord]:
    """One look a day at a local hour."""
    return [AccessRecord(int(at) - offset_hours * HOUR, offset_hours * HOUR, "window") for at in daily(hour)]


def feed(feed_id: int = 1, **fields: object) -> Feed:
    known = Feed(
        FeedId(feed_id),
        f"https://example.org/{feed_id}",
        added_at=MIDNIGHT - 28 * DAY,
        retrieved_at=MIDNIGHT - HOUR,
        succeeded_at=MIDNIGHT - HOUR,
        next_at=MIDNIGHT + 100 * DAY,
    )
    return replace(known, **fields)  # type: ignore[arg-type]


def feeds(count: int) -> dict[FeedId, Feed]:
    return {FeedId(number): feed(number) for number in range(1, count + 1)}


def planner(name: str, memory: Memory, budget: float = 1, floor_seconds: int = 1800, ceiling_seconds: int = DAY) -> CyclicPlanner:
    return CyclicPlanner(memory, Settings(budget, floor_seconds, ceiling_seconds, 5), method=BY_NAME[name])


def times(plan_by: CyclicPlanner, known: Mapping[FeedId, Feed], feed_id: int = 1) -> list[float]:
    """The hours of the first day at which a feed is retrieved."""

    def run() -> Iterator[float]:
        plan_by.review(known, now=MIDNIGHT)
        now, retrieved = float(MIDNIGHT), known[FeedId(feed_id)]
        while True:
            at = plan_by.plan(retrieved, SUCCESS, now=now).next_at
            assert at is not None
            if at >= MIDNIGHT + DAY:
                return
            yield (at - MIDNIGHT) / HOUR
            now, retrieved = at + 0.3, replace(retrieved, retrieved_at=at)

    return list(run())


@pytest.mark.parametrize("name", ["data-only", "user-data", "user-data-exact"])
@pytest.mark.parametrize(("budget", "expected"), [(1, [1, 1, 1, 1]), (2.5, [3, 3, 2, 2]), (4, [4, 4, 4, 4]), (0.5, [1, 1, 1, 1])])
def test_every_feed_gets_its_equal_share_of_the_budget(name: str, budget: float, expected: list[int]) -> None:
    posted = {FeedId(number): daily(number * 3.3) for number in range(1, 4)}
    memory = Memory(lambda at: 0, posted=posted, accesses=accesses_at(20))
    plan_by, known = planner(name, memory, budget), feeds(4)
    assert [len(times(plan_by, known, number)) for number in range(1, 5)] == expected


def retrieved(plan_by: CyclicPlanner, feed_id: int, days: int, known: dict[FeedId, Feed]) -> list[float]:
    """The days on which a feed is retrieved, learned anew each midnight."""
    found = []
    for day in range(days):
        begin = MIDNIGHT + day * DAY
        plan_by.review(known, now=begin)
        while (at := plan_by.plan(known[FeedId(feed_id)], SUCCESS, now=begin).next_at or 0) < MIDNIGHT + (day + 1) * DAY:
            found.append((at - MIDNIGHT) / DAY)
            known[FeedId(feed_id)] = replace(known[FeedId(feed_id)], retrieved_at=at)
            begin = at + 1
    return found


@pytest.mark.parametrize("name", ["allocation", "data-only-sqrt", "age", "user-data-sqrt"])
def test_once_a_day_is_no_floor_where_the_ceiling_allows_less(name: str) -> None:
    posted = {FeedId(1): daily(8.5, every_days=14), FeedId(2): [at for hour in range(18) for at in daily(hour + 0.5)]}
    memory = Memory(lambda at: 0, posted=posted, accesses=accesses_at(20))
    daily_by, weekly_by = planner(name, memory, 1), planner(name, memory, 1, ceiling_seconds=7 * DAY)
    assert [len(times(daily_by, feeds(2), number)) for number in (1, 2)] == [1, 1]
    slow, busy = (retrieved(weekly_by, number, 42, feeds(2)) for number in (1, 2))
    assert len(busy) == 42
    assert 4 <= len(slow) <= 25
    assert np.diff(slow).max() <= 8
    assert str(weekly_by.plan(feed(1), SUCCESS, now=MIDNIGHT).reason).count("days") == 1


@pytest.mark.parametrize("budget", [0.3, 0.5, 0.7, 1.0])
def test_a_fraction_of_a_retrieval_a_day_is_kept_on_average(budget: float) -> None:
    memory = Memory(lambda at: 0, posted={FeedId(1): daily(9.5)})
    found = retrieved(planner("data-only", memory, budget, ceiling_seconds=30 * DAY), 1, 200, feeds(1))
    assert len(found) == pytest.approx(200 * budget, rel=0.08)
    assert {round(at % 1 * 24, 2) for at in found} == {round(found[0] % 1 * 24, 2)}


def test_a_ceiling_below_a_day_asks_for_more_than_one_retrieval() -> None:
    plan_by = planner("data-only-sqrt", Memory(lambda at: 0, posted={FeedId(1): daily(9.5)}), 1, ceiling_seconds=7 * HOUR)
    assert len(times(plan_by, feeds(2), 2)) == 4
    # the best times of the other lie further apart
    by_pattern = times(plan_by, feeds(2))
    assert len(by_pattern) > 4
    assert np.diff(by_pattern).max() <= 7.001


def test_delay_is_least_right_after_the_posting_hour() -> None:
    """The counts of one hour are laid over its neighbours, up to an hour and a half after it."""
    memory = Memory(lambda at: 0, posted={FeedId(1): daily(9.5), FeedId(2): daily(17.5)})
    plan_by = planner("data-only", memory)
    assert times(plan_by, feeds(2)) == [pytest.approx(11.25, abs=0.3)]
    assert times(plan_by, feeds(2), 2) == [pytest.approx(19.25, abs=0.3)]


@pytest.mark.parametrize("name", ["user-data", "user-data-exact"])
def test_user_data_comes_between_the_postings_and_the_accesses(name: str) -> None:
    posted = [at for hour in range(6, 12) for at in daily(hour + 0.5)]
    accesses = [each for hour in (18, 19, 20, 21) for each in accesses_at(hour + 0.5)]
    memory = Memory(lambda at: 0, posted={FeedId(1): posted}, accesses=accesses)
    (hour,) = times(planner(name, memory), feeds(1))
    assert 11.9 <= hour <= 18.3


def test_the_users_day_is_local_and_follows_the_offset_of_today() -> None:
    posted = {FeedId(1): [at for hour in range(24) for at in daily(hour + 0.5)]}

    def hour(offset_then: int, offset_now: int) -> float:
        memory = Memory(lambda at: offset_now * HOUR, posted=posted, accesses=accesses_at(20.5, offset_then))
        return times(planner("user-data-exact", memory), feeds(1))[0]

    at_home = hour(0, 0)
    assert 18.5 <= at_home <= 20.5
    assert hour(2, 2) == pytest.approx((at_home - 2) % 24)
    assert hour(2, -5) == pytest.approx((at_home + 5) % 24)


def test_a_busy_feed_gets_more_by_square_root_and_by_age() -> None:
    posted = {FeedId(1): daily(8.5), FeedId(2): [at for hour in range(16) for at in daily(hour + 0.5)]}
    memory = Memory(lambda at: 0, posted=posted)
    assert [len(times(planner("data-only-sqrt", memory, 5), feeds(2), number)) for number in (1, 2)] == [2, 8]
    often = times(planner("age", memory, 5), feeds(2), 2)
    assert len(often) > 5
    assert np.diff(often) == pytest.approx(24 / len(often), abs=0.001)


def test_a_feed_of_higher_weight_gets_more_by_square_root() -> None:
    posted = {FeedId(1): daily(8.5), FeedId(2): daily(8.5)}
    memory = Memory(lambda at: 0, posted=posted, weights={FeedId(2): 9.0})
    assert [len(times(planner("data-only-sqrt", memory, 4), feeds(2), number)) for number in (1, 2)] == [2, 6]


@pytest.mark.parametrize("name", BY_NAME)
def test_a_silent_feed_is_retrieved_every_day(name: str) -> None:
    posted = {FeedId(1): [at for hour in range(24) for at in daily(hour + 0.5)]}
    plan_by = planner(name, Memory(lambda at: 0, posted=posted, accesses=accesses_at(20)), 2)
    assert len(times(plan_by, feeds(3), 3)) >= 1


@pytest.mark.parametrize("name", BY_NAME)
def test_without_any_history_feeds_are_retrieved_evenly_and_apart(name: str) -> None:
    plan_by, known = planner(name, Memory(lambda at: 0), 4), feeds(20)
    for number in (1, 2):
        hours = times(plan_by, known, number)
        assert len(hours) == 4
        assert np.diff(hours) == pytest.approx(6, abs=0.001)
    assert len({int(times(plan_by, known, number)[0] * 4) for number in range(1, 21)}) > 8


@pytest.mark.parametrize("name", ["user-data", "user-data-exact"])
def test_without_any_access_user_data_comes_evenly_and_says_so(name: str) -> None:
    plan_by = planner(name, Memory(lambda at: 0, posted={FeedId(1): daily(9.5)}), 4)
    assert np.diff(times(plan_by, feeds(1))) == pytest.approx(6, abs=0.001)
    assert "not enough data yet" in str(plan_by.plan(feed(), SUCCESS, now=MIDNIGHT).reason)


def test_one_day_is_planned_alike_after_a_restart_and_the_next_is_learned_again() -> None:
    memory = Memory(lambda at: 0, posted={FeedId(1): daily(9.5)})
    plan_by, known = planner("data-only", memory), feeds(1)
    plans = plan_by.review(known, now=MIDNIGHT + 60)
    memory.remember_postings(FeedId(1), [MIDNIGHT + 2 * HOUR + second for second in range(200)])
    assert planner("data-only", memory).review(known, now=MIDNIGHT + 5 * HOUR) == plans
    assert plan_by.review_at() == MIDNIGHT + DAY
    (later,) = plan_by.review(known, now=MIDNIGHT + DAY).values()
    assert later.next_at is not None
    assert (later.next_at - MIDNIGHT - DAY) / HOUR == pytest.approx(4.25, abs=0.3)


def test_a_review_leaves_what_is_due_or_new_or_rests() -> None:
    memory = Memory(lambda at: 0, posted={FeedId(1): daily(9.5)})
    changed = planner("data-only", memory).review(
        {
            FeedId(1): feed(1),
            FeedId(2): feed(2, next_at=MIDNIGHT - 5),
            FeedId(3): feed(3, retrieved_at=None, next_at=None),
            FeedId(4): feed(4, is_paused=True),
            FeedId(5): feed(5, is_gone=True, next_at=None),
        },
        now=MIDNIGHT,
    )
    assert changed.keys() == {FeedId(1)}


def test_what_catches_up_after_a_sleep_is_not_put_off_by_the_review() -> None:
    memory = Memory(lambda at: 0, posted={FeedId(1): daily(9.5)})
    plan_by, overdue = planner("data-only", memory), feed(1, next_at=MIDNIGHT - 5)
    at = plan_by.spread([overdue], now=MIDNIGHT)[FeedId(1)]
    spread = {FeedId(1): replace(overdue, next_at=at + 3)}
    assert not plan_by.review(spread, now=MIDNIGHT)
    plan_by.plan(spread[FeedId(1)], SUCCESS, now=at + 4)
    assert plan_by.review(spread, now=MIDNIGHT).keys() == {FeedId(1)}


def test_a_feed_that_came_after_the_review_has_even_times_until_the_next() -> None:
    plan_by = planner("data-only", Memory(lambda at: 0, posted={FeedId(1): daily(9.5)}), 4)
    plan_by.review(feeds(1), now=MIDNIGHT)
    plan = plan_by.plan(feed(2), SUCCESS, now=MIDNIGHT)
    assert plan.next_at is not None
    assert MIDNIGHT < plan.next_at <= MIDNIGHT + 6 * HOUR
    assert plan.reason == Reason(ReasonKind.INTERVAL, (6 * HOUR, "data-only"))


def test_a_clock_that_went_back_makes_a_review_due() -> None:
    plan_by = planner("data-only", Memory(lambda at: 0))
    plan_by.review(feeds(1), now=MIDNIGHT + 400 * DAY)
    plan_by.plan(feed(), SUCCESS, now=MIDNIGHT)
    assert plan_by.review_at() <= MIDNIGHT
    plan_by.review(feeds(1), now=MIDNIGHT)
    assert plan_by.review_at() == MIDNIGHT + DAY


def test_retrievals_are_never_nearer_than_the_floor() -> None:
    posted = {FeedId(1): [MIDNIGHT - day * DAY + 9 * HOUR + 60 * minute for day in DAYS for minute in range(60)]}
    plan_by = planner("data-only", Memory(lambda at: 0, posted=posted), 4, floor_seconds=2 * HOUR)
    hours = times(plan_by, feeds(1))
    assert np.diff(hours).min() >= 2
    assert min(abs(hour - 10) for hour in hours) <= 2


def test_a_retrieval_by_hand_puts_off_a_time_that_is_near() -> None:
    memory = Memory(lambda at: 0, posted={FeedId(1): daily(9.5)})
    plan_by, known = planner("data-only", memory), feeds(1)
    (hour,) = times(plan_by, known)
    by_hand = MIDNIGHT + int(hour * HOUR) - 60
    plan = plan_by.plan(replace(known[FeedId(1)], retrieved_at=by_hand), SUCCESS, now=by_hand + 0.5)
    assert plan.next_at == by_hand + 1800


def test_times_put_off_for_the_floor_are_not_lost() -> None:
    posted = {FeedId(1): [at for at in daily(23.5) for _ in range(10)]}
    plan_by = planner("data-only", Memory(lambda at: 0, posted=posted), 6, floor_seconds=HOUR)
    assert len(times(plan_by, feeds(1))) == 6


def test_hard_limits_and_closed_hours_are_kept() -> None:
    plan_by = planner("data-only", Memory(lambda at: 0, posted={FeedId(1): daily(9.5)}))
    limited = feed(1, not_before_at=MIDNIGHT + 15 * HOUR, not_before_rule=Reason(ReasonKind.MAX_AGE, (15 * HOUR,)))
    (plan,) = plan_by.review({FeedId(1): limited}, now=MIDNIGHT).values()
    assert (plan.next_at, plan.reason) == (limited.not_before_at, limited.not_before_rule)
    closed = feed(1, hints=PublisherHints(skip_hours=frozenset(range(8, 20))))
    (plan,) = plan_by.review({FeedId(1): closed}, now=MIDNIGHT).values()
    assert plan.next_at is not None
    assert 20 * HOUR <= plan.next_at - MIDNIGHT < 20.5 * HOUR


def test_plans_say_how_often_and_what_they_expect() -> None:
    memory = Memory(lambda at: 0, posted={FeedId(1): daily(9.5)})
    plan_by, known = planner("data-only", memory), feeds(2)
    plans = plan_by.review(known, now=MIDNIGHT)
    assert plans[FeedId(1)].reason == Reason(ReasonKind.TEXT, ("once a day, after its usual posting hours (data-only)",))
    assert plans[FeedId(1)].expected.postings == pytest.approx(1, rel=0.1)
    assert plans[FeedId(2)].reason == Reason(
        ReasonKind.TEXT, ("once a day, evenly, because there is not enough data yet (data-only)",)
    )
    late = plan_by.plan(replace(known[FeedId(1)], succeeded_at=MIDNIGHT - 49 * HOUR), SUCCESS, now=MIDNIGHT)
    assert late.expected.postings == pytest.approx(3, rel=0.1)
    ahead = plan_by.plan(replace(known[FeedId(1)], succeeded_at=MIDNIGHT + 40 * DAY), SUCCESS, now=MIDNIGHT)
    assert ahead.expected == plans[FeedId(1)].expected


def test_clustered_feeds_share_one_schedule() -> None:
    asked: list[int] = []

    def schedule(postings: object, accesses: object, m: int) -> Slots:
        asked.append(m)
        return np.arange(m)

    posted = {FeedId(number): daily(float(number % 12)) for number in range(1, 61)}
    memory = Memory(lambda at: 0, posted=posted, accesses=accesses_at(20))
    history = gather_history(memory, list(feeds(60).values()), MIDNIGHT)
    found = by_clusters(history, np.full(60, 4), schedule, slots_of_hours)
    assert asked == [4] * 12
    assert all(slots is not None and slots.tolist() == [0, 1, 2, 3] for slots in found)


def test_history_is_what_was_before_midnight() -> None:
    memory = Memory(lambda at: 0, posted={FeedId(1): [*daily(9.5), *[MIDNIGHT + 1.0] * 50]}, accesses=accesses_at(20))
    memory.remember_access(AccessRecord(MIDNIGHT + 5, 0, "window"))
    history = gather_history(memory, [feed(1), feed(2)], MIDNIGHT)
    assert history.by_hour[0, 9] == 1
    assert not history.by_hour[1].any()
    assert history.accesses.sum() == len(DAYS)
    assert history.accesses[20] == len(DAYS)


def test_timetables_go_round() -> None:
    timetable = Timetable(np.array([3600, 7200]), np.linspace(0, 48, 25), "")
    assert timetable.next_after(MIDNIGHT) == MIDNIGHT + 3600
    assert timetable.next_after(MIDNIGHT + 3599.9) == MIDNIGHT + 3600
    assert timetable.next_after(MIDNIGHT + 3600) == MIDNIGHT + 7200
    assert timetable.next_after(MIDNIGHT + 7200.5) == MIDNIGHT + DAY + 3600
    assert timetable.expected(MIDNIGHT - 3 * HOUR, MIDNIGHT + 2 * DAY + HOUR) == pytest.approx(2 * 52)
