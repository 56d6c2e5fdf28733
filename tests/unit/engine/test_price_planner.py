"""The closed loop's decisions: what comes first, what is left alone, what is reported, and what it does with the budget."""

import time
from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

from reader.domain.feed import Feed, Plan, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import ReasonKind
from reader.domain.retrieval import AccessRecord
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News, Settings
from reader.engine.planning.price_planner import JITTER_SECONDS, ON_OPEN_MOST, SHORTEST_SECONDS, PricePlanner

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
    assert plan.reason is not None
    kind, (articles, clock, is_spent) = plan.reason.kind, plan.reason.arguments
    assert (kind, articles, is_spent) == (ReasonKind.EXPECTED, round(expected.postings, 3), False)
    assert clock == time.strftime("%H:%M", time.gmtime(expected.access_at))


@pytest.mark.parametrize("utc_offset", [19_800, -3600])
def test_the_visit_in_a_reason_is_given_in_local_time(utc_offset: int) -> None:
    memory = a_memory(40, 0.2, utc_offset=utc_offset)
    plan = reviewed(a_planner(memory), by_id(feed(1, hours_ago=9), feed(2)), MIDNIGHT + 7.5 * HOUR)[FeedId(1)]
    assert plan.reason is not None
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
    plan = planner.plan(replace(feed(1), retrieved_at=int(back), succeeded_at=int(back)), News(has_succeeded=True), now=back)
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
    plan = planner.plan(feed(1, hours_ago=0), News(has_succeeded=True), now=MIDNIGHT)
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
    planner.plan(feed(2, hours_ago=0), News(has_succeeded=True), now=MIDNIGHT)
    reviewed(planner, feeds | by_id(feed(2, hours_ago=0)), MIDNIGHT + SLOT)
    plan = planner.plan(feed(2, hours_ago=0), News(has_succeeded=True), now=MIDNIGHT + SLOT)
    assert plan.expected.price is not None


def test_gone_and_paused_feeds_are_left_alone() -> None:
    feeds = by_id(feed(1), replace(feed(2, hours_ago=30), is_paused=True), replace(feed(3, hours_ago=30), is_gone=True))
    planner = a_planner(a_memory(4, 4, 4))
    assert not reviewed(planner, feeds).keys() & {2, 3}
    gone = replace(feed(1, hours_ago=30), is_gone=True)
    assert FeedId(1) not in planner.review(by_id(gone), now=MIDNIGHT + SLOT)
    assert planner.plan(gone, News(has_succeeded=False), now=MIDNIGHT + SLOT).next_at is None


def test_a_retrieval_puts_the_next_one_off() -> None:
    feeds = by_id(feed(1, hours_ago=9), feed(2))
    planner = a_planner(a_memory(40, 0.2))
    reviewed(planner, feeds, MIDNIGHT + 7.5 * HOUR)
    now = MIDNIGHT + 7.5 * HOUR + 60
    retrieved = replace(feeds[FeedId(1)], retrieved_at=int(now), succeeded_at=int(now))
    plan = planner.plan(retrieved, News(has_succeeded=True), now=now)
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
    assert planner.plan(feed(1), News(has_succeeded=True, posted_at=(now,)), now=now).next_at > now
    assert all(np.isfinite(value) for value in planner.memo().values())
    assert planner.review_at() <= max(now, MIDNIGHT) + SLOT
