"""What the planners share: rules, hard limits, what is remembered, and when the user is expected."""

import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.feed import Feed, PublisherHints, Rule
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.preferences import PREFERENCES, Preferences
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord
from reader.domain.sentences import duration_text
from reader.domain.visits import Presence, Signal
from reader.engine.planning.day import AccessForecast, DayPlan, DayPlanner, PriceSearch
from reader.engine.planning.memory import POSTINGS_KEPT, Memory
from reader.engine.planning.planner import Planner, RetrievalResult, Settings
from reader.engine.planning.policies import OPEN_SHARE, POLICIES, Policy, ThrottlingPlanner, make_planner
from reader.engine.planning.timers import CeilingPlanner, FixedTimer, RatePlanner
from reader.engine.queues import RetrievalQueue
from reader.engine.tasks import FeedTask
from reader.lab.policies import ALL_POLICIES
from reader.learning.price import LEADS

SETTINGS = Settings(budget_per_feed=4, floor_seconds=1800, ceiling_seconds=86_400, seed=3)


def test_the_preference_offers_exactly_the_policies_there_are() -> None:
    choices = PREFERENCES["fetch.policy"].choices
    assert sorted(choices) == sorted(ALL_POLICIES)


@pytest.mark.parametrize("name", ALL_POLICIES)
def test_every_policy_can_be_chosen(name: str) -> None:
    values = Preferences().with_value("fetch.policy", name)
    planner = make_planner(values, Memory(lambda at: 0), seed=3, policies=ALL_POLICIES)
    assert planner.review_at() >= 0


def test_the_timers_of_the_table_keep_budget_and_floor() -> None:
    def interval(name: str, settings: Settings) -> float:
        timer = POLICIES[name].make(Memory(lambda at: 0), settings)
        assert isinstance(timer, FixedTimer)
        return timer.interval_seconds

    assert interval("uniform", SETTINGS) == 21_600
    assert interval("uniform", Settings(2.5, 1800, 86_400)) == 34_560
    assert interval("hourly", SETTINGS) == 3600
    assert interval("hourly", Settings(4, 7200, 86_400)) == 7200


@pytest.mark.parametrize("name", ALL_POLICIES)
def test_no_feed_waits_longer_than_the_longest_interval(name: str) -> None:
    midnight, ceiling = 1_767_571_200, 6 * 3600
    posted = [float(midnight - day * 86_400 - 9 * 3600) for day in range(28)]
    accesses = [AccessRecord(midnight - day * 86_400 - 4 * 3600, 0, "window") for day in range(28)]
    memory = Memory(lambda at: 0, posted={FeedId(1): posted}, accesses=accesses)
    planner = ALL_POLICIES[name].make(memory, Settings(1, 1800, ceiling, seed=3))
    feed = Feed(FeedId(1), "https://example.org/", added_at=midnight - 28 * 86_400, retrieved_at=midnight, succeeded_at=midnight)
    now = float(midnight)
    for _ in range(12):
        plan = planner.plan(feed, RetrievalResult(has_succeeded=True), now=now)
        plan = planner.review({feed.feed_id: feed.planned(plan)}, now=now).get(feed.feed_id, plan)
        assert plan.next_at is not None
        assert plan.next_at - now <= ceiling + 900
        now = float(plan.next_at)
        feed = replace(feed, retrieved_at=plan.next_at, succeeded_at=plan.next_at)


def test_the_readme_says_what_is_kept_for_openings() -> None:
    readme = " ".join((Path(__file__).parents[3] / "README.md").read_text("utf-8").split())
    assert f"Up to {OPEN_SHARE:.0%} of the budget is kept for the moment you open the window".replace("%", " %") in readme


@pytest.mark.parametrize("name", ["price", "price-open", "user-data"])
def test_without_learning_habits_the_plan_goes_by_rate(name: str) -> None:
    values = Preferences().with_value("fetch.policy", name)
    assert not isinstance(_inner(make_planner(values, Memory(lambda at: 0), 1, policies=ALL_POLICIES)), RatePlanner)
    unlearned = values.with_value("habits.record", value=False)
    assert isinstance(_inner(make_planner(unlearned, Memory(lambda at: 0), 1, policies=ALL_POLICIES)), RatePlanner)


def _inner(made: Planner) -> Planner:
    """What stands behind the intervals that the user chose for single feeds."""
    return made.inner if isinstance(made, CeilingPlanner) else made


@pytest.mark.parametrize(("share", "hours"), [(1.0, 6), (0.5, 12), (0.25, 24), (0.01, 24)])
def test_a_share_of_the_budget_waits_as_much_longer_and_not_beyond_the_longest_interval(share: float, hours: int) -> None:
    values = (
        Preferences()
        .with_value("fetch.policy", "uniform")
        .with_value("fetch.budget", 4)
        .with_value("fetch.ceiling_minutes", 1440)
    )
    made = _inner(make_planner(values, Memory(lambda at: 0), 1, share))
    assert isinstance(made, FixedTimer)
    assert made.interval_seconds == hours * 3600


def test_a_small_budget_is_not_made_more_by_the_longest_interval() -> None:
    values = Preferences().with_value("fetch.budget", 2).with_value("fetch.ceiling_minutes", 60)
    given: list[Settings] = []

    def note(memory: Memory, settings: Settings) -> FixedTimer:
        given.append(settings)
        return FixedTimer("uniform", 3600, settings.seed, settings.floor_seconds)

    floor = values.fetch_floor_minutes * 60
    make_planner(values, Memory(lambda at: 0), 7, 0.5, {values.fetch_policy: Policy(note)})
    assert given == [Settings(2, floor, max(floor, 3600), 7)]


@pytest.mark.parametrize(("share", "is_throttled"), [(1.0, False), (0.99, True)])
def test_only_a_policy_without_a_budget_is_throttled(share: float, *, is_throttled: bool) -> None:
    def made(name: str) -> object:
        return make_planner(Preferences().with_value("fetch.policy", name), Memory(lambda at: 0), 1, share)

    assert isinstance(made("hourly"), ThrottlingPlanner) is is_throttled
    assert not isinstance(made("uniform"), ThrottlingPlanner)


def test_a_step_of_planning_asks_only_feeds_with_a_setting_for_their_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[FeedId] = []
    usual = Feed.longest_seconds.fget
    monkeypatch.setattr(Feed, "longest_seconds", property(lambda feed: (asked.append(feed.feed_id), usual(feed))[1]))
    feeds = {FeedId(number): Feed(FeedId(number), f"https://{number}.test", retrieved_at=1_767_571_200) for number in range(1, 9)}
    feeds[FeedId(3)] = replace(feeds[FeedId(3)], refresh="60")
    planner = CeilingPlanner(FixedTimer(3600.0, 1800), 1800)
    planner.review(feeds, now=1_767_571_200 + 9000)
    assert set(asked) == {FeedId(3)}


NOW = 1_767_600_000.0
MEMORY = Memory(lambda at: 0)
SUCCESS = RetrievalResult(has_succeeded=True)
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
    ("seconds", "expected"),
    [(45, "45 s"), (1800, "30 min"), (5400, "90 min"), (7200, "2 h"), (86_400, "24 h"), (200_000, "2 days")],
)
def test_durations_read_well(seconds: float, expected: str) -> None:
    assert duration_text(seconds) == expected


def grid_times(timer: FixedTimer, of: Feed, begin: float, end: float) -> list[int]:
    times, now = [], begin
    while (at := timer.plan(of, SUCCESS, now=now).next_at) is not None and at < end:
        times.append(at)
        now = at + 0.3
    return times


def test_a_fixed_timer_stays_on_its_grid() -> None:
    timer = FixedTimer("uniform", 21_600, seed=7)
    times = grid_times(timer, feed(), NOW, NOW + 10 * DAY_SECONDS)
    assert len(times) == 40
    assert {(at - timer.phase_seconds(FeedId(1))) % 21_600 for at in times} == {0}
    assert timer.plan(feed(), SUCCESS, now=NOW).reason == Reason(ReasonKind.INTERVAL, (21_600, "uniform"))


def test_a_retrieval_at_any_moment_does_not_shift_the_grid() -> None:
    timer = FixedTimer("uniform", 21_600, seed=7)
    (first, second) = grid_times(timer, feed(), NOW, NOW + DAY_SECONDS)[:2]
    assert timer.plan(feed(), SUCCESS, now=first - 1).next_at == first
    assert timer.plan(feed(), SUCCESS, now=first).next_at == second
    assert timer.plan(feed(), SUCCESS, now=second - 1).next_at == second


@given(st.floats(0.3, 96), st.integers(0, 1000), st.floats(0, 4e9))
def test_a_fixed_timer_makes_the_number_of_requests_asked_for(per_day: float, feed_id: int, begin: float) -> None:
    timer = FixedTimer("uniform", DAY_SECONDS / per_day)
    times = grid_times(timer, feed(feed_id), begin, begin + 20 * DAY_SECONDS)
    assert abs(len(times) - 20 * per_day) <= 1.01


def test_rounding_does_not_give_the_same_grid_point_twice() -> None:
    timer = FixedTimer("uniform", DAY_SECONDS / 21.2, seed=2)
    assert timer.phase_seconds(FeedId(4121)) == 664
    # a grid point on a whole second, of which the division finds that it is still ahead
    assert timer.plan(feed(4121), SUCCESS, now=1_763_640_664).next_at == 1_763_644_740


def test_fixed_timers_of_many_feeds_are_spread_over_the_interval() -> None:
    timer = FixedTimer("hourly", 3600, seed=7)
    minutes = {timer.phase_seconds(FeedId(number)) // 60 for number in range(500)}
    assert len(minutes) > 55
    other = FixedTimer("hourly", 3600, seed=8)
    assert timer.phase_seconds(FeedId(1)) != other.phase_seconds(FeedId(1))


FEED, OTHER = FeedId(1), FeedId(2)


def memory(*posted: float) -> Memory:
    return Memory(lambda at: 0, posted={FEED: posted})


def test_postings_are_in_order_whatever_order_they_came_in() -> None:
    known = memory(5, 1, 3)
    known.remember_postings(FEED, [4, 2, 9])
    known.remember_postings(FEED, [])
    assert known.posted_at(FEED).tolist() == [1, 2, 3, 4, 5, 9]
    assert known.count(FEED) == 6


def test_what_is_handed_out_is_a_copy() -> None:
    known = memory(1, 2)
    known.posted_at(FEED)[0] = 7
    assert known.posted_at(FEED).tolist() == [1, 2]


def test_nothing_is_known_of_a_new_feed() -> None:
    assert memory().posted_at(OTHER).tolist() == []
    assert memory().count(OTHER) == 0


def test_of_a_hundred_thousand_postings_the_latest_are_kept() -> None:
    known = memory(*range(50_000))
    for begin in range(50_000, 100_000, 100):
        known.remember_postings(FEED, range(begin, begin + 100))
        assert known.count(FEED) <= 1.25 * POSTINGS_KEPT
    found = known.posted_at(FEED)
    assert found.size >= POSTINGS_KEPT
    assert found[-1] == 99_999
    assert np.all(np.diff(found) == 1)


def test_accesses_are_in_order() -> None:
    known = Memory(lambda at: 0, accesses=[AccessRecord(at, 0, "window") for at in (30, 10)])
    known.remember_access(AccessRecord(20, 3600, "window"))
    assert [access.at for access in known.accesses] == [10, 20, 30]


def test_what_is_too_old_is_dropped() -> None:
    known = memory(1, 5, 9)
    known.remember_postings(OTHER, [2])
    known.remember_access(AccessRecord(4, 0, "window"))
    known.remember_access(AccessRecord(5, 0, "window"))
    known.forget_before(5)
    assert known.posted_at(FEED).tolist() == [5, 9]
    assert known.posted_at(OTHER).tolist() == []
    assert [access.at for access in known.accesses] == [5]


@pytest.mark.parametrize("is_here", [True, False])
def test_who_is_here_is_not_known_once_the_last_presence_is_forgotten(*, is_here: bool) -> None:
    """After two months away from a computer that was on, or where its times were those of a wrong clock."""
    for forget in (lambda known: known.forget_before(400), lambda known: known.keep_between(0, 150)):
        known = memory()
        known.came_back(Presence(100, 100, 0, Signal.UNLOCK))
        known.came_back(Presence(300, 300, 0, Signal.UNLOCK))
        known.is_here = is_here
        known.forget_before(200)
        assert (len(known.presences), known.is_here) == (1, is_here)
        forget(known)
        assert (known.presences, known.is_here) == ([], None)


def test_a_feed_that_is_left_is_forgotten() -> None:
    known = Memory(lambda at: 0, posted={FEED: [1], OTHER: [2]}, weights={FEED: 3.0, OTHER: 2.0})
    known.forget_feed(FEED)
    known.forget_feed(FEED)
    assert known.count(FEED) == 0
    assert known.weights == {OTHER: 2.0}
    assert known.count(OTHER) == 1


MIDNIGHT = 1_767_571_200
DAY, HOUR = 86_400, 3600


def a_memory(*hours: float, days: int = 28, utc_offset: int = 0) -> Memory:
    """Looks at these UTC hours of every day before MIDNIGHT."""
    accesses = [
        AccessRecord(int(MIDNIGHT - day * DAY + hour * HOUR), utc_offset, "window")
        for day in range(1, days + 1)
        for hour in hours
    ]
    return Memory(lambda at: utc_offset, accesses=accesses)


def planned(memory: Memory, now: float) -> DayPlan:
    feed = Feed(FeedId(1), "https://site.test/", added_at=MIDNIGHT - 30 * DAY, succeeded_at=int(now), retrieved_at=int(now))
    maker = DayPlanner(memory, [feed], PriceSearch(4.0, 1.0), None, 0.0)
    for _ in maker.steps(now):
        pass
    assert maker.result is not None
    return maker.result


def test_accesses_ahead_rise_with_the_lead() -> None:
    memory = a_memory(8, 20)
    ahead = AccessForecast(memory).ahead(planned(memory, MIDNIGHT), MIDNIGHT)
    assert ahead.size == LEADS.size
    assert np.all(np.diff(ahead) > 0)
    assert ahead[-1] == pytest.approx(6, rel=0.3)


def test_the_next_access_is_expected_at_the_usual_hour() -> None:
    memory = a_memory(20)
    at = AccessForecast(memory).next_at(planned(memory, MIDNIGHT), MIDNIGHT)
    assert at is not None
    assert 19 <= (at - MIDNIGHT) / HOUR <= 22.5


def test_a_later_visit_is_that_of_the_next_day() -> None:
    memory = a_memory(20)
    plan = planned(memory, MIDNIGHT)
    at = AccessForecast(memory).next_after(plan, MIDNIGHT + 22 * HOUR)
    assert at is not None
    assert 24 + 18 <= (at - MIDNIGHT) / HOUR <= 24 + 22
    assert AccessForecast(memory).next_after(plan, MIDNIGHT + 30 * DAY) is None


def test_somebody_who_never_comes_is_not_expected_soon() -> None:
    feedless = Memory(lambda at: 0)
    feedless.accesses = []
    plan = planned(feedless, MIDNIGHT)
    at = AccessForecast(feedless).next_at(plan, MIDNIGHT)
    assert at is None or at > MIDNIGHT + 6 * HOUR


def test_habits_are_those_of_the_local_clock() -> None:
    memory = a_memory(11, utc_offset=9 * HOUR)
    memory.utc_offset = lambda at: 0
    at = AccessForecast(memory).next_at(planned(memory, MIDNIGHT), MIDNIGHT)
    # eleven in Greenwich was eight in the evening, and is so no more
    assert at is not None
    assert 19 <= (at - MIDNIGHT) / HOUR <= 22.5


def test_it_is_worked_out_again_for_another_slot_another_plan_and_another_access() -> None:
    memory = a_memory(8, 20)
    plan = planned(memory, MIDNIGHT)
    access_forecast = AccessForecast(memory)
    first = access_forecast.ahead(plan, MIDNIGHT + 60)
    assert access_forecast.ahead(plan, MIDNIGHT + 120) is first
    assert access_forecast.ahead(plan, MIDNIGHT + 1000) is not first
    again = access_forecast.ahead(plan, MIDNIGHT + 1000)
    memory.remember_access(AccessRecord(MIDNIGHT + 950, 0, "window"))
    after_an_access = access_forecast.ahead(plan, MIDNIGHT + 1000)
    assert after_an_access is not again
    assert access_forecast.ahead(planned(memory, MIDNIGHT), MIDNIGHT + 1000) is not after_an_access


def test_a_clock_that_went_back_behind_the_plan() -> None:
    memory = a_memory(8, 20)
    assert np.all(np.isfinite(AccessForecast(memory).ahead(planned(memory, MIDNIGHT), MIDNIGHT - 40 * DAY)))


def task(number: int) -> FeedTask:
    return FeedTask(FeedId(number), Rule.SCHEDULED, None)


def filled(hosts: dict[str, list[int]]) -> RetrievalQueue:
    queue = RetrievalQueue(random.Random(1))
    queue.add((host, task(number)) for host, numbers in hosts.items() for number in numbers)
    return queue


def test_a_feed_waits_only_once() -> None:
    queue = filled({"a": [1]})
    assert queue.add([("a", task(1)), ("a", task(2))]) == 1
    assert len(queue) == 2


def test_a_long_list_of_one_host_neither_goes_first_nor_is_left_for_the_end() -> None:
    """One at a time of a host: of 100 tasks the 20 of one host are spread over the whole line."""
    queue = filled({"long": list(range(20)), **{f"{number}": [number] for number in range(20, 100)}})
    order = [popped[0] for _ in range(100) if (popped := queue.pop(lambda host: True))]
    assert all(2 <= order[at : at + 25].count("long") <= 8 for at in range(0, 100, 25))


def test_what_waited_for_its_host_goes_as_soon_as_that_may_be_asked() -> None:
    queue = filled({"a": [1, 2, 3], **{f"{number}": [number] for number in range(10, 30)}})
    for _ in range(15):
        assert queue.pop(lambda host: host != "a") is not None
    before = [popped[0] for _ in range(3) if (popped := queue.pop(lambda host: True))]
    assert before.count("a") >= 2


def test_urgent_ones_go_first_in_the_order_given() -> None:
    queue = filled({"a": [1, 2], "b": [3]})
    assert queue.add_first([("b", task(4)), ("a", task(5)), ("c", task(6)), ("a", task(1))]) == 3
    assert queue.add_first([("c", task(7))]) == 1
    assert [popped[1].feed_id for _ in range(4) if (popped := queue.pop(lambda host: True))] == [7, 4, 5, 6]
    assert len(queue) == 3


def test_a_busy_host_does_not_hold_up_others() -> None:
    queue = filled({"a": [1], "b": [2]})
    popped = queue.pop(lambda host: host == "b")
    assert popped[1].feed_id == 2
    assert queue.pop(lambda host: host == "b") is None
    assert len(queue) == 1


def test_dropping_a_host_returns_its_work_and_lets_it_be_asked_again() -> None:
    queue = filled({"a": [1, 2], "b": [3]})
    assert {each.feed_id for each in queue.drop_host("a")} == {1, 2}
    assert list(queue.hosts) == ["b"]
    assert queue.add([("a", task(1))]) == 1


def test_dropping_a_feed_leaves_the_rest() -> None:
    queue = filled({"a": [1, 2], "b": [3]})
    assert {each.feed_id for each in queue.drop(lambda task: task.feed_id in {1, 3, 99})} == {1, 3}
    assert list(queue.hosts) == ["a"]
    assert len(queue) == 1


def test_clearing_empties_everything() -> None:
    queue = filled({"a": [1, 2], "b": [3]})
    assert len(queue.clear()) == 3
    assert len(queue) == 0
    assert queue.pop(lambda host: True) is None
