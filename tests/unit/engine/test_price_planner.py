"""The closed loop's decisions: what comes first, what is left alone, what saves power, absences and returns change."""

import random
import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

import numpy as np
import pytest

from reader.domain.feed import Feed, Plan, PublisherHints, Rule
from reader.domain.ids import FeedId
from reader.domain.preferences import Preferences
from reader.domain.reasons import ReasonKind
from reader.domain.retrieval import AccessRecord
from reader.domain.visits import Presence, Signal
from reader.engine.planning.day import AccessForecast, DayPlan, DayPlanner, PriceSearch
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import NEVER, RetrievalResult, Settings
from reader.engine.planning.policies import LONGEST_SECONDS, PREPARED_SECONDS, ThrottlingPlanner, VacationPlanner, make_planner
from reader.engine.planning.price_planner import JITTER_SECONDS, ON_OPEN_MOST, SHORTEST_SECONDS, PricePlanner
from reader.engine.planning.timers import FixedTimer
from reader.learning.day import SLOTS_PER_DAY
from reader.learning.price import LEADS

MIDNIGHT = 1_767_571_200
DAY, HOUR, SLOT = 86_400, 3600, 900
DAYS = 20


def a_memory(*per_day: float, memo: Mapping[str, float] | None = None, utc_offset: int = 0) -> Memory:
    """Feeds from 1 on that post evenly; a user who comes at 8 and 20 h."""
    posted = {
        FeedId(number): np.arange(MIDNIGHT - DAYS * DAY, MIDNIGHT, DAY / rate).tolist()
        for number, rate in enumerate(per_day, start=1)
    }
    accesses = [AccessRecord(MIDNIGHT - day * DAY + hour * HOUR, 0, "window") for day in range(1, DAYS) for hour in (8, 20)]
    return Memory(lambda at: utc_offset, posted=posted, accesses=accesses, memo=memo)


def a_planner(memory: Memory, *, open_share: float = 0.5, budget: float = 4.0) -> PricePlanner:
    return PricePlanner(memory, Settings(budget, 1800, DAY, 3), open_share=open_share)


def feed(number: int, *, hours_ago: float = 1, window: int = 0) -> Feed:
    at = int(MIDNIGHT - hours_ago * HOUR)
    return Feed(
        FeedId(number),
        f"https://site.test/{number}",
        added_at=MIDNIGHT - DAYS * DAY,
        retrieved_at=at,
        succeeded_at=at,
        next_at=MIDNIGHT + 5 * DAY,
        window=tuple(map(str, range(window))),
    )


def by_id(*feeds: Feed) -> dict[FeedId, Feed]:
    return {each.feed_id: each for each in feeds}


def reviewed(planner: PricePlanner, feeds: Mapping[FeedId, Feed], now: float = MIDNIGHT) -> dict[FeedId, Plan]:
    """What is decided for this quarter of an hour once the day is planned."""
    plans = all_reviewed(planner, feeds, now)
    return {feed_id: plan for feed_id, plan in plans.items() if plan.next_at is not None and plan.next_at < now + 900}


def all_reviewed(planner: PricePlanner, feeds: Mapping[FeedId, Feed], now: float) -> dict[FeedId, Plan]:
    """With what is planned for later."""
    plans = dict(planner.review(feeds, now=now))
    while planner.review_at() <= now:
        plans |= planner.review(feeds, now=now)
    return plans


def test_a_new_day_has_a_plan_for_every_feed() -> None:
    feeds = by_id(*(feed(number, hours_ago=2) for number in range(1, 9)))
    plans = all_reviewed(a_planner(a_memory(*range(1, 9))), feeds, MIDNIGHT + 3 * HOUR)
    assert set(plans) == set(feeds)
    assert all(plan.expected.price is not None for plan in plans.values())


def test_what_waits_before_an_expected_visit_is_retrieved() -> None:
    feeds = by_id(feed(1, hours_ago=9), feed(2, hours_ago=9))
    plans = reviewed(a_planner(a_memory(40, 0.2)), feeds, MIDNIGHT + 7.5 * HOUR)
    assert plans[FeedId(1)].rule is Rule.SCHEDULED
    assert 0 <= plans[FeedId(1)].next_at - (MIDNIGHT + 7.5 * HOUR) <= JITTER_SECONDS
    assert FeedId(2) not in plans


def test_reasons_come_with_numbers() -> None:
    plan = reviewed(a_planner(a_memory(40, 0.2)), by_id(feed(1, hours_ago=9), feed(2)), MIDNIGHT + 7.5 * HOUR)[FeedId(1)]
    expected = plan.expected
    assert expected.postings == pytest.approx(40 * 16.5 / 24, rel=0.2)
    assert expected.saving > 0
    assert expected.price > 0
    assert MIDNIGHT + 7.5 * HOUR < expected.access_at <= MIDNIGHT + 10 * HOUR
    kind, (articles, clock, is_spent) = plan.reason.kind, plan.reason.arguments
    assert (kind, articles, is_spent) == (ReasonKind.EXPECTED, round(expected.postings, 3), False)
    assert clock == time.strftime("%H:%M", time.gmtime(expected.access_at))


@pytest.mark.parametrize("utc_offset", [19_800, -3600])
def test_the_visit_in_a_reason_is_given_in_local_time(utc_offset: int) -> None:
    memory = a_memory(40, 0.2, utc_offset=utc_offset)
    plan = reviewed(a_planner(memory), by_id(feed(1, hours_ago=9), feed(2)), MIDNIGHT + 7.5 * HOUR)[FeedId(1)]
    assert plan.expected.access_at is not None
    assert plan.reason.arguments[1] == time.strftime("%H:%M", time.gmtime(plan.expected.access_at + utc_offset))


def test_no_feed_is_put_off_beyond_its_day_and_not_all_come_back_at_once() -> None:
    feeds = by_id(*(feed(number, hours_ago=18) for number in range(1, 41)))
    plans = all_reviewed(a_planner(a_memory(*[0.01] * 40)), feeds, MIDNIGHT + 3 * HOUR)
    seen_at = MIDNIGHT - 18 * HOUR
    before_the_end = [seen_at + DAY - plan.next_at for plan in plans.values() if plan.next_at is not None]
    assert [plan.rule for plan in plans.values()] == [Rule.FLOOR] * 40
    assert 0 <= min(before_the_end) < 300
    assert 600 < max(before_the_end) <= SLOT + 1


def test_a_feed_that_was_not_seen_for_a_day_is_retrieved() -> None:
    plan = reviewed(a_planner(a_memory(4, 0.01)), by_id(feed(1), feed(2, hours_ago=23.8)))[FeedId(2)]
    assert plan.rule is Rule.FLOOR
    assert plan.next_at <= MIDNIGHT + JITTER_SECONDS


def test_no_feed_comes_twice_within_its_shortest_interval() -> None:
    memory = a_memory(4000, 0.2)
    feeds = by_id(feed(1, hours_ago=0.3, window=20), feed(2))
    assert FeedId(1) not in reviewed(a_planner(memory), feeds)
    assert SHORTEST_SECONDS <= 1800


def test_the_jitter_never_undercuts_the_floor() -> None:
    memory = a_memory(*[4000] * 40)
    feeds = by_id(*(feed(number, hours_ago=(1800 - 110) / HOUR, window=20) for number in range(1, 41)))
    plans = reviewed(a_planner(memory, budget=24), feeds)
    assert len(plans) > 20, "the floor is over within this quarter of an hour"
    assert min(plan.next_at for plan in plans.values() if plan.next_at is not None) == MIDNIGHT + 110


def test_a_clock_that_goes_back_puts_no_feed_off_until_it_has_caught_up() -> None:
    """The program hears of the jump a moment later than the first answer after it comes."""
    planner = a_planner(a_memory(4, 0.2))
    all_reviewed(planner, by_id(feed(1), feed(2)), MIDNIGHT)
    back = float(MIDNIGHT - 3 * DAY)
    plan = planner.plan(
        replace(feed(1), retrieved_at=int(back), succeeded_at=int(back)), RetrievalResult(has_succeeded=True), now=back
    )
    assert plan.next_at is not None
    assert back + 1800 <= plan.next_at <= back + DAY


def is_spent(plan: Plan) -> bool:
    return plan.reason is not None and plan.reason.is_over_budget


def test_a_document_that_may_overflow_comes_first_and_is_named() -> None:
    feeds = by_id(feed(1, hours_ago=8, window=20), *(feed(number, hours_ago=23.9) for number in range(2, 6)))
    plans = reviewed(a_planner(a_memory(60, 4, 4, 4, 4)), feeds)
    assert plans[FeedId(1)].rule is Rule.OVERFLOW
    assert (reason := plans[FeedId(1)].reason) is not None
    assert reason.kind is ReasonKind.MAY_DROP
    assert {plans[FeedId(number)].rule for number in range(2, 6)} == {Rule.FLOOR}


def test_a_document_that_may_overflow_is_retrieved_for_no_other_reason() -> None:
    memory = a_memory(60, 4)
    memory.weights[FeedId(1)] = 1e-6
    feeds = by_id(feed(1, hours_ago=8, window=20), feed(2))
    plan = reviewed(a_planner(memory), feeds)[FeedId(1)]
    assert plan.rule is Rule.OVERFLOW
    assert plan.next_at <= MIDNIGHT + JITTER_SECONDS
    assert plan.expected.saving < 0
    assert FeedId(1) not in reviewed(a_planner(memory), by_id(replace(feed(1, hours_ago=8), window=()), feed(2)))


def test_when_the_budget_is_spent_the_others_wait() -> None:
    memory = a_memory(*[40.0] * 8)
    feeds = by_id(*(feed(number, hours_ago=9) for number in range(1, 9)))
    planner = a_planner(memory, open_share=0, budget=4)
    reviewed(planner, feeds, MIDNIGHT + 7.25 * HOUR)
    for _ in range(60):
        planner.requested(FeedId(1), Rule.SCHEDULED, now=MIDNIGHT + 7.3 * HOUR)
    plans = planner.review(feeds, now=MIDNIGHT + 7.5 * HOUR)
    assert plans
    assert all(plan.next_at > MIDNIGHT + 7.5 * HOUR + JITTER_SECONDS and is_spent(plan) for plan in plans.values())


@pytest.mark.parametrize("left", [0, 1, 3, 7, 8, 9])
@pytest.mark.parametrize("held_back", [0, 2])
def test_of_what_is_wanted_at_once_just_what_the_budget_allows_is_granted(left: int, held_back: int) -> None:
    """The rest asks again at the next decision. What a server holds back still takes nothing from the others."""
    now = MIDNIGHT + 7.5 * HOUR
    feeds = by_id(*(feed(number, hours_ago=9) for number in range(1, 9)))
    for number in range(1, held_back + 1):
        feeds[FeedId(number)] = replace(feeds[FeedId(number)], not_before_at=int(now) + 600)
    planner = a_planner(a_memory(*[400.0] * 8), open_share=0, budget=4)
    reviewed(planner, feeds, MIDNIGHT + 7.25 * HOUR)
    # a quarter of a day's thirty-two may be spent in advance
    saved = planner.memo()["balance_days"] * 32 + (now - MIDNIGHT - 7.25 * HOUR) / DAY * 32 + 8
    for _ in range(int(saved) - left):
        planner.requested(FeedId(1), Rule.SCHEDULED, now=MIDNIGHT + 7.25 * HOUR)
    plans = planner.review(feeds, now=now)
    assert len(plans) == 8, "all are wanted"
    granted = [feed_id for feed_id, plan in plans.items() if not is_spent(plan)]
    free = [feed_id for feed_id in granted if feeds[feed_id].not_before_at <= now]
    assert len(free) == min(left, 8 - held_back)
    assert all(now <= plans[feed_id].next_at <= now + JITTER_SECONDS for feed_id in free)
    waiting = [plan for feed_id, plan in plans.items() if feed_id not in granted]
    assert all(plan.next_at >= now + 900 for plan in waiting)


def test_what_the_user_asks_for_and_first_retrievals_are_free() -> None:
    planner = a_planner(a_memory(4, 4))
    reviewed(planner, by_id(feed(1), feed(2)))
    before = planner.memo()["balance_days"]
    for rule in (Rule.MANUAL, Rule.FIRST):
        planner.requested(FeedId(1), rule, now=MIDNIGHT)
    assert planner.memo()["balance_days"] == before
    planner.requested(FeedId(1), Rule.SCHEDULED, now=MIDNIGHT)
    assert planner.memo()["balance_days"] == pytest.approx(before - 1 / 8)


def test_what_most_likely_waits_is_fetched_when_the_window_opens() -> None:
    feeds = by_id(*(feed(number, hours_ago=5) for number in range(1, 9)))
    planner = a_planner(a_memory(40, 0.01, 20, 0.01, 0.01, 0.01, 60, 0.01))
    reviewed(planner, feeds)
    wanted = planner.on_access(feeds, now=MIDNIGHT + 60)
    assert [feed_id for feed_id, _ in wanted] == [7, 1, 3]
    assert all(plan.rule is Rule.ON_OPEN and plan.next_at == MIDNIGHT + 60 for _, plan in wanted)


def test_not_more_is_fetched_on_opening_than_comes_in_time() -> None:
    count = 3 * ON_OPEN_MOST
    feeds = by_id(*(feed(number, hours_ago=20) for number in range(1, count + 1)))
    planner = a_planner(a_memory(*[24.0] * count), budget=24)
    reviewed(planner, feeds)
    assert len(planner.on_access(feeds, now=MIDNIGHT + 60)) == ON_OPEN_MOST


def test_on_opening_limits_hold_and_recent_feeds_are_left_alone() -> None:
    feeds = by_id(feed(1, hours_ago=9), replace(feed(2, hours_ago=9), not_before_at=MIDNIGHT + 2 * HOUR), feed(3, hours_ago=0.1))
    planner = a_planner(a_memory(40, 40, 4000))
    reviewed(planner, feeds)
    assert [feed_id for feed_id, _ in planner.on_access(feeds, now=MIDNIGHT + 60)] == [1]


def test_without_a_share_for_openings_nothing_is_fetched_then() -> None:
    feeds = by_id(feed(1, hours_ago=9))
    planner = a_planner(a_memory(40), open_share=0)
    reviewed(planner, feeds)
    assert planner.on_access(feeds, now=MIDNIGHT + 60) == []


def test_before_the_first_plan_it_knows_nothing_and_goes_by_rates() -> None:
    planner = a_planner(a_memory(4))
    assert planner.on_access(by_id(feed(1)), now=MIDNIGHT) == ()
    plan = planner.plan(feed(1, hours_ago=0), RetrievalResult(has_succeeded=True), now=MIDNIGHT)
    assert 1800 <= plan.next_at - MIDNIGHT <= DAY
    assert planner.review({}, now=MIDNIGHT) == {}


@pytest.mark.parametrize(
    ("seconds", "rules"), [(20, {Rule.ON_OPEN}), (300, {Rule.ON_OPEN}), (301, set()), (1000, set()), (-60, set())]
)
def test_an_access_at_the_start_of_the_program_is_answered_once_there_is_a_plan(seconds: int, rules: set[Rule]) -> None:
    planner, feeds = a_planner(a_memory(40)), by_id(feed(1, hours_ago=3))
    now = MIDNIGHT + 3 * HOUR
    assert planner.on_access(feeds, now=now) == ()
    plans = all_reviewed(planner, feeds, now + seconds)
    assert {plan.rule for plan in plans.values() if plan.next_at == now + seconds} == rules


def test_a_feed_that_came_later_has_the_day_planned_again() -> None:
    planner = a_planner(a_memory(4, 4))
    feeds = by_id(feed(1))
    reviewed(planner, feeds)
    assert planner.review_at() > MIDNIGHT
    planner.plan(feed(2, hours_ago=0), RetrievalResult(has_succeeded=True), now=MIDNIGHT)
    reviewed(planner, feeds | by_id(feed(2, hours_ago=0)), MIDNIGHT + SLOT)
    plan = planner.plan(feed(2, hours_ago=0), RetrievalResult(has_succeeded=True), now=MIDNIGHT + SLOT)
    assert plan.expected.price is not None


def test_gone_and_paused_feeds_are_left_alone() -> None:
    feeds = by_id(feed(1), replace(feed(2, hours_ago=30), is_paused=True), replace(feed(3, hours_ago=30), is_gone=True))
    planner = a_planner(a_memory(4, 4, 4))
    assert not reviewed(planner, feeds).keys() & {2, 3}
    gone = replace(feed(1, hours_ago=30), is_gone=True)
    assert FeedId(1) not in planner.review(by_id(gone), now=MIDNIGHT + SLOT)
    assert planner.plan(gone, RetrievalResult(has_succeeded=False), now=MIDNIGHT + SLOT).next_at is None


def test_a_retrieval_puts_the_next_one_off() -> None:
    feeds = by_id(feed(1, hours_ago=9), feed(2))
    planner = a_planner(a_memory(40, 0.2))
    reviewed(planner, feeds, MIDNIGHT + 7.5 * HOUR)
    now = MIDNIGHT + 7.5 * HOUR + 60
    retrieved = replace(feeds[FeedId(1)], retrieved_at=int(now), succeeded_at=int(now))
    plan = planner.plan(retrieved, RetrievalResult(has_succeeded=True), now=now)
    assert 1800 <= plan.next_at - now <= DAY
    assert FeedId(1) not in planner.review(by_id(retrieved, feed(2)), now=MIDNIGHT + 7.75 * HOUR)


def test_a_restart_keeps_price_and_budget() -> None:
    memory = a_memory(4, 40, 0.5)
    feeds = by_id(feed(1), feed(2), feed(3))
    planner = a_planner(memory)
    reviewed(planner, feeds)
    kept = planner.memo()
    assert {"price", "use", "threshold", "balance_days"} <= kept.keys()
    again = a_planner(a_memory(4, 40, 0.5, memo=kept))
    assert again.memo() == kept
    reviewed(again, feeds)
    assert again.memo()["price"] == pytest.approx(kept["price"], rel=0.3)


@pytest.mark.parametrize("seconds", [-40 * DAY, -DAY, 3 * DAY, 400 * DAY])
def test_clocks_may_jump(seconds: float) -> None:
    feeds = by_id(feed(1), feed(2))
    planner = a_planner(a_memory(4, 40))
    reviewed(planner, feeds)
    now = MIDNIGHT + seconds
    planner.spread([], now=now)
    plans = reviewed(planner, feeds, now)
    assert all(plan.next_at >= now for plan in plans.values())
    assert planner.plan(feed(1), RetrievalResult(has_succeeded=True, posted_at=(now,)), now=now).next_at > now
    assert all(np.isfinite(value) for value in planner.memo().values())
    assert planner.review_at() <= max(now, MIDNIGHT) + SLOT


NOW = 1_767_600_000.0


def test_a_longer_wait_ends_in_no_hour_that_the_publisher_skips() -> None:
    planner = ThrottlingPlanner(FixedTimer("every 6 h", 6 * HOUR), 1 / 3, DAY)
    for skipped in range(24):
        feed = Feed(FeedId(1), "https://example.org/", hints=PublisherHints(skip_hours=frozenset({skipped})))
        plan = planner.plan(feed, RetrievalResult(has_succeeded=True), now=NOW)
        assert plan.next_at is not None
        assert datetime.fromtimestamp(plan.next_at, UTC).hour != skipped


def test_waits_are_longer_and_never_longer_than_the_longest() -> None:
    feed, result = Feed(FeedId(1), "https://example.org/"), RetrievalResult(has_succeeded=True)
    usual = FixedTimer("every 6 h", 6 * HOUR).plan(feed, result, now=NOW).next_at
    assert usual is not None
    third = ThrottlingPlanner(FixedTimer("every 6 h", 6 * HOUR), 1 / 3, DAY).plan(feed, result, now=NOW).next_at
    tenth = ThrottlingPlanner(FixedTimer("every 6 h", 6 * HOUR), 1 / 10, DAY).plan(feed, result, now=NOW).next_at
    assert third == int(NOW + 3 * (usual - NOW))
    assert tenth == int(NOW + min(10 * (usual - NOW), DAY))


BACK_AT = MIDNIGHT + 10 * DAY
SUCCESS = RetrievalResult(has_succeeded=True)


def planner(*per_day: float, **values: object) -> VacationPlanner:
    """Feeds from 1 on that post evenly."""
    posted = {
        FeedId(number): np.arange(MIDNIGHT - 20 * DAY, MIDNIGHT, DAY / rate).tolist()
        for number, rate in enumerate(per_day, start=1)
    }
    memory = Memory(lambda at: 0, posted=posted, away_until=BACK_AT)
    preferences = Preferences({"fetch.policy": "rate", **values})
    made = make_planner(preferences, memory, seed=3)
    assert isinstance(made, VacationPlanner)
    return made


def vacation_feed(number: int = 1, *, window: int = 20, seen_at: int = MIDNIGHT, tried_at: int | None = None) -> Feed:
    return Feed(
        FeedId(number),
        f"https://site.test/{number}",
        added_at=MIDNIGHT - 20 * DAY,
        retrieved_at=seen_at if tried_at is None else tried_at,
        succeeded_at=seen_at,
        window=tuple(map(str, range(window))),
    )


@pytest.mark.parametrize("policy", ["price-open", "hourly", "rate"])
def test_whatever_the_policy_a_feed_waits_until_its_list_is_in_danger(policy: str) -> None:
    plan = planner(12.0, **{"fetch.policy": policy}).plan(vacation_feed(), SUCCESS, now=MIDNIGHT)
    assert plan.rule is Rule.OVERFLOW
    # six or seven of twenty may be expected: at twelve a day in half a day
    assert plan.next_at is not None
    assert 0.4 * DAY < plan.next_at - MIDNIGHT < 0.65 * DAY
    assert plan.expected.access_at == BACK_AT


def test_what_fills_its_list_slowly_is_checked_every_three_days() -> None:
    for shown in (vacation_feed(), vacation_feed(window=0)):
        plan = planner(0.5).plan(shown, SUCCESS, now=MIDNIGHT)
        assert plan.rule is Rule.FLOOR
        assert plan.next_at is not None
        assert 0.9 * LONGEST_SECONDS <= plan.next_at - MIDNIGHT <= LONGEST_SECONDS


def test_a_burst_is_followed_until_it_ends() -> None:
    made = planner(1.0)
    made.memory.remember_postings(FeedId(1), [MIDNIGHT - 60.0 * minute for minute in range(40, 0, -1)])
    waits = []
    seen_at = MIDNIGHT
    for _ in range(4):
        plan = made.plan(vacation_feed(seen_at=seen_at), SUCCESS, now=seen_at)
        assert plan.rule is Rule.OVERFLOW
        waits.append((plan.next_at or 0) - seen_at)
        seen_at = plan.next_at or 0
    # the shortest interval, then as long again as half a list took to come
    assert waits[0] == Preferences.fetch_floor_minutes.default * 60
    assert waits[1] < waits[2] < waits[3] < 6 * HOUR


@pytest.mark.parametrize("came", [9, 10, 11])
def test_half_a_list_at_once_is_a_burst_and_less_is_none(came: int) -> None:
    """Of a list of twenty; then as long again as the last ten took, else the usual days."""
    made = planner()
    made.memory.remember_postings(FeedId(1), [MIDNIGHT - 240.0 * number for number in range(came, 0, -1)])
    plan = made.plan(vacation_feed(window=20), SUCCESS, now=MIDNIGHT)
    if came < 10:
        assert plan.rule is Rule.FLOOR
        assert (plan.next_at or 0) - MIDNIGHT > 2 * DAY
    else:
        assert (plan.rule, plan.next_at) == (Rule.OVERFLOW, MIDNIGHT + 2400)


@pytest.mark.parametrize("window", [1, 2, 3])
def test_of_the_shortest_lists_one_posting_is_a_burst(window: int) -> None:
    made = planner()
    made.memory.remember_postings(FeedId(1), [MIDNIGHT - 2400.0])
    plan = made.plan(vacation_feed(window=window), SUCCESS, now=MIDNIGHT)
    assert (plan.rule, plan.next_at) == (Rule.OVERFLOW, MIDNIGHT + 2400)


def test_all_are_retrieved_in_the_last_hour_and_then_kept_fresh() -> None:
    made = planner(4.0, 4.0)
    times = [
        made.plan(vacation_feed(number, seen_at=BACK_AT - DAY), SUCCESS, now=BACK_AT - DAY).next_at or 0 for number in (1, 2)
    ]
    assert all(BACK_AT - PREPARED_SECONDS <= at < BACK_AT for at in times)
    assert times[0] != times[1]
    again = made.plan(vacation_feed(seen_at=times[0]), SUCCESS, now=times[0])
    assert again.next_at is not None
    # 0.15 postings at four a day, more or less by the hour
    assert 0.5 * HOUR < again.next_at - times[0] < 2 * HOUR
    assert again.rule is Rule.SCHEDULED
    late = made.plan(vacation_feed(seen_at=BACK_AT + HOUR), SUCCESS, now=BACK_AT + HOUR)
    assert (again.expected.access_at, late.expected.access_at) == (BACK_AT if again.next_at <= BACK_AT else None, None)


def test_the_limits_of_servers_and_the_shortest_interval_hold() -> None:
    full = vacation_feed(window=2, seen_at=MIDNIGHT - DAY, tried_at=MIDNIGHT)
    plan = planner(24.0).plan(full, RetrievalResult(has_succeeded=False), now=MIDNIGHT)
    assert plan.next_at == MIDNIGHT + Preferences.fetch_floor_minutes.default * 60
    asked = Feed(FeedId(1), "https://site.test/1", not_before_at=MIDNIGHT + 5 * HOUR, succeeded_at=MIDNIGHT, window=("a", "b"))
    assert planner(24.0).plan(asked, SUCCESS, now=MIDNIGHT).next_at == MIDNIGHT + 5 * HOUR


def test_when_it_begins_every_feed_is_planned_again_some_at_a_time() -> None:
    made = planner(*[1.0] * 120)
    feeds = {FeedId(number): vacation_feed(number) for number in range(1, 121)}
    reviewed: dict[FeedId, object] = {}
    rounds = 0
    while made.review_at() != NEVER:
        reviewed |= made.review(feeds, now=MIDNIGHT)
        rounds += 1
    assert (len(reviewed), rounds) == (120, 5)
    assert made.on_access(feeds, now=MIDNIGHT) == ()
    assert made.memo() == made.usual.memo()


DAY, HOUR, MINUTE = 86_400, 3600, 60


def here(began: float, ended: float) -> Presence:
    return Presence(int(began), int(ended), 0, Signal.UNLOCK)


def memory_of_a_habit(*, days: int = 21, visits_after: int = 5 * MINUTE, feeds: int = 1) -> Memory:
    """Here from 8 to 11 and from 14 to 17 h, with a visit at the beginning of both."""
    presences = [
        here(at, at + 3 * HOUR) for day in range(-days, 0) for hour in (8, 14) for at in [MIDNIGHT + day * DAY + hour * HOUR]
    ]
    accesses = [AccessRecord(each.began_at + visits_after, 0, "window") for each in presences]
    posted = {FeedId(number): np.arange(MIDNIGHT - 21 * DAY, MIDNIGHT, HOUR * number).tolist() for number in range(1, feeds + 1)}
    return Memory(lambda _: 0, posted=posted, accesses=accesses, presences=presences)


def a_feed(number: int = 1, **changes: object) -> Feed:
    known = Feed(
        FeedId(number),
        f"https://site{number}.test/",
        added_at=MIDNIGHT - 30 * DAY,
        succeeded_at=MIDNIGHT - 6 * HOUR,
        retrieved_at=MIDNIGHT - 6 * HOUR,
        window=tuple(map(str, range(40))),
    )
    return replace(known, **changes)  # type: ignore[arg-type]


def planned(memory: Memory, now: float = MIDNIGHT) -> DayPlan:
    maker = DayPlanner(memory, [a_feed()], PriceSearch(4.0, 1.0), None, 0.0)
    for _ in maker.steps(now):
        pass
    assert maker.result is not None
    return maker.result


def expected_by(plan: DayPlan, row: int, now: float) -> list[float]:
    base = plan.accesses[min(plan.slot_of(now), SLOTS_PER_DAY) :][: LEADS[-1]]
    ahead: list[float] = np.cumsum(plan.user.presence_habit.expected(base, row, now))[LEADS - 1].tolist()
    return ahead


CASES = {
    "just visited": (9, [9 * HOUR - 30], 0),
    "back, visited before": (14 * HOUR / HOUR + 0.2, [13.9 * HOUR], 4),
    "here for an hour, visited an hour ago": (9, [8 * HOUR], 8),
    "here for two hours, visited never today": (10.1, [], 12),
    "away for a quarter of an hour": (11.25, [], 13),
    "away for an hour": (12, [], 14),
    "away since yesterday evening": (4, [], 16),
}


@pytest.mark.parametrize("case", CASES)
def test_the_forecast_is_that_of_the_row_which_holds(case: str) -> None:
    hour, visits, row = CASES[case]
    now = MIDNIGHT + hour * HOUR
    memory = memory_of_a_habit()
    plan = planned(memory)
    for number, at in ((8, 11), (14, 17)):
        if hour >= number:
            memory.came_back(here(MIDNIGHT + number * HOUR, min(now, MIDNIGHT + at * HOUR)))
            memory.is_here = now <= MIDNIGHT + at * HOUR
    if hour < 8:
        memory.is_here = False
    for seconds in visits:
        memory.remember_access(AccessRecord(int(MIDNIGHT + seconds), 0, "window"))
    assert AccessForecast(memory).ahead(plan, now).tolist() == pytest.approx(expected_by(plan, row, now))


@pytest.mark.parametrize(("away_hours", "row"), [(0.5, 1), (3, 2), (15, 3)])
def test_a_return_has_the_row_of_the_time_away(away_hours: float, row: int) -> None:
    memory = memory_of_a_habit()
    plan = planned(memory)
    now = MIDNIGHT - 7 * HOUR + away_hours * HOUR
    if now < MIDNIGHT:
        now += DAY
        memory.came_back(here(now - away_hours * HOUR - HOUR, now - away_hours * HOUR))
    memory.came_back(here(now, now))
    forecast = AccessForecast(memory)
    assert forecast.knows_returns(plan, now)
    assert forecast.ahead(plan, now, has_returned=True).tolist() == pytest.approx(expected_by(plan, row, now))


def usual_ahead(memory: Memory, plan: DayPlan, now: float) -> list[float]:
    base = plan.accesses[min(plan.slot_of(now), SLOTS_PER_DAY) :]
    ahead: list[float] = plan.user.accesses_ahead(base, memory.last_access_before(now), now).tolist()
    return ahead


@pytest.mark.parametrize("why", ["too few days", "not known", "visits elsewhere", "no presence", "clock went back", "few visits"])
def test_where_presences_are_not_to_be_used_the_forecast_is_the_usual_one(why: str) -> None:
    memory = memory_of_a_habit(days=6 if why == "too few days" else 21)
    now = MIDNIGHT + 9.0 * HOUR
    if why == "few visits":
        memory.accesses = memory.accesses[-4:]
    plan = planned(memory)
    memory.came_back(here(MIDNIGHT + 8 * HOUR, now))
    if why == "not known":
        memory.is_here = None
    elif why == "visits elsewhere":
        for day in range(1, 9):
            memory.remember_access(AccessRecord(MIDNIGHT - day * DAY + 20 * HOUR, 0, "window"))
    elif why == "no presence":
        memory.presences = []
    elif why == "clock went back":
        now = MIDNIGHT + 7.0 * HOUR
    forecast = AccessForecast(memory)
    assert forecast.ahead(plan, now).tolist() == usual_ahead(memory, plan, now)
    assert not forecast.knows_returns(plan, now)


def test_it_is_worked_out_again_after_a_return_and_a_leaving() -> None:
    memory = memory_of_a_habit()
    plan, now = planned(memory), MIDNIGHT + 8 * HOUR + 60
    memory.is_here = False
    forecast = AccessForecast(memory)
    away = forecast.ahead(plan, now)
    memory.came_back(here(now - 30, now - 30))
    back = forecast.ahead(plan, now)
    assert back is not away
    assert forecast.ahead(plan, now) is back
    memory.is_here = False
    assert forecast.ahead(plan, now) is not back


def planner_for_returns(memory: Memory, feeds: dict[FeedId, Feed], now: float) -> PricePlanner:
    made = PricePlanner(memory, Settings(8, 1800, DAY, 3), open_share=0.5)
    made.review(feeds, now=now)
    while made.review_at() <= now:
        made.review(feeds, now=now)
    return made


def test_a_return_after_hours_retrieves_what_a_leaving_would_not() -> None:
    memory = memory_of_a_habit(feeds=6)
    feeds = {FeedId(number): a_feed(number) for number in range(1, 7)}
    now = MIDNIGHT + 8.1 * HOUR
    planner = planner_for_returns(memory, feeds, now - 300)
    assert planner.returned(feeds, now=now) == ()
    memory.came_back(here(now, now))
    wishes = planner.returned(feeds, now=now)
    assert wishes
    assert all(plan.next_at == int(now) and plan.rule is Rule.RETURNED for _, plan in wishes)
    assert {plan.reason.kind for _, plan in wishes if plan.reason} == {ReasonKind.RETURNED}
    savings = [plan.expected.saving or 0.0 for _, plan in wishes]
    assert savings == sorted(savings, reverse=True)


def test_no_limit_is_broken_at_any_return() -> None:
    """Feeds of any state, returns at any time of day."""
    chance = random.Random(5)
    granted = 0
    for _ in range(25):
        memory = memory_of_a_habit(feeds=8, visits_after=chance.randrange(0, 3600))
        now = MIDNIGHT + chance.uniform(0.5, 23) * HOUR
        feeds = {}
        for number in range(1, 9):
            hours = [hour for hour in range(24) if chance.random() < 0.2]
            feeds[FeedId(number)] = a_feed(
                number,
                retrieved_at=int(now - chance.uniform(0, 20) * HOUR),
                succeeded_at=int(now - chance.uniform(1, 20) * HOUR),
                not_before_at=int(now + chance.uniform(-10, 1) * HOUR),
                hints=PublisherHints(skip_hours=frozenset(hours)),
            )
        planner = planner_for_returns(memory, feeds, now - 60)
        most = planner._days.budget.affordable(Rule.RETURNED, now)
        memory.came_back(here(now, now))
        wishes = planner.returned(feeds, now=now)
        granted += len(wishes)
        assert len(wishes) <= most
        for feed_id, _plan in wishes:
            assert feeds[feed_id].not_before_at <= now
            assert (feeds[feed_id].retrieved_at or 0) + 1800 <= now
    assert granted > 20
