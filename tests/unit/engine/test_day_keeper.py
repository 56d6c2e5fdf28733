"""What is learned from a day that went by: also where the computer slept, was left off, or had its clock set."""

from collections.abc import Mapping

import pytest

from reader.domain.feed import Feed, Rule
from reader.domain.ids import FeedId
from reader.engine.planning.day import FIRST_USE, DayKeeper
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News

MIDNIGHT = 1_767_571_200
DAY = 86_400
FEEDS = {
    FeedId(number): Feed(
        FeedId(number),
        f"https://site.test/{number}",
        added_at=MIDNIGHT - 9 * DAY,
        retrieved_at=MIDNIGHT - 900,
        succeeded_at=MIDNIGHT - 900,
    )
    for number in range(1, 6)
}


def a_keeper(*, memo: Mapping[str, float] | None = None, budget: float = 4) -> DayKeeper:
    posted = {feed_id: [MIDNIGHT - hour * 1800.0 * feed_id for hour in range(200)] for feed_id in FEEDS}
    return DayKeeper(Memory(lambda at: 0, posted=posted, memo=memo), budget_per_feed=budget, open_share=0.5)


def work(keeper: DayKeeper, now: float) -> None:
    keeper.work(FEEDS, now)
    while keeper.is_planning:
        keeper.work(FEEDS, now)


def day(keeper: DayKeeper, begin: float, *, requests: int, reviews: int = 96, days: float = 1.0) -> float:
    """Let a day pass; the end of it."""
    keeper.reviews += reviews
    for _ in range(requests):
        keeper.budget.spend(Rule.SCHEDULED, begin)
    work(keeper, begin + days * DAY)
    return begin + days * DAY


def use_of(keeper: DayKeeper) -> float:
    return keeper.memo()["use"]


def test_a_plan_is_in_force_for_a_day() -> None:
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    first = keeper.plan
    assert first is not None
    assert set(keeper.table.feed_ids) == set(FEEDS)
    work(keeper, MIDNIGHT + DAY - 900)
    assert keeper.plan is first
    work(keeper, MIDNIGHT + DAY)
    assert keeper.plan is not first


@pytest.mark.parametrize(("reviews", "days"), [(96, 1.0), (60, 1.0), (150, 2.0)])
def test_use_is_what_was_asked_for_of_what_was_planned(reviews: int, days: float) -> None:
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    assert keeper.plan is not None
    planned = keeper.plan.planned.sum() * days
    day(keeper, MIDNIGHT, requests=round(planned / 2), reviews=reviews, days=days)
    assert use_of(keeper) == pytest.approx(0.7 * FIRST_USE + 0.3 * 0.5, abs=0.02)


@pytest.mark.parametrize(("reviews", "days"), [(20, 1.0), (60, 7.0), (96, -1.0)])
def test_days_off_and_clocks_that_went_back_teach_nothing(reviews: int, days: float) -> None:
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    day(keeper, MIDNIGHT, requests=3, reviews=reviews, days=days)
    assert use_of(keeper) == FIRST_USE
    assert (keeper.budget.prefetched, keeper.reviews) == (0, 0)


def test_a_feed_that_comes_during_the_day_does_not_end_it() -> None:
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    keeper.is_stale = True
    day(keeper, MIDNIGHT, requests=3, reviews=40, days=0.4)
    assert (keeper.budget.prefetched, keeper.reviews) == (3, 40)
    assert use_of(keeper) == FIRST_USE


def test_what_a_night_brings_does_not_lower_the_price() -> None:
    prices = []
    for last_asked in (MIDNIGHT + DAY - 900, MIDNIGHT + DAY * 2 / 3):
        keeper = a_keeper()
        work(keeper, MIDNIGHT)
        keeper.budget.affordable(Rule.SCHEDULED, last_asked)
        while keeper.budget.balance > 0:
            keeper.budget.spend(Rule.SCHEDULED, last_asked)
        keeper.reviews = 0
        work(keeper, MIDNIGHT + DAY)
        prices.append(keeper.memo()["price"])
    assert prices[1] == pytest.approx(prices[0], rel=0.02)


def test_nothing_is_planned_without_feeds_and_what_was_kept_is_kept() -> None:
    kept = {"price": 2.5, "use": 0.8, "threshold": 0.3, "balance_days": 0.1, "budget_per_feed": 2.0}
    keeper = a_keeper(memo=kept)
    keeper.work({}, MIDNIGHT)
    assert keeper.plan is None
    assert not keeper.is_planning
    assert keeper.memo() == kept


def test_another_offset_from_utc_has_the_day_planned_again() -> None:
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    first = keeper.plan
    keeper._memory.utc_offset = lambda at: 3600
    work(keeper, MIDNIGHT + 900)
    assert keeper.plan is not first


def test_another_budget_has_its_own_price_at_once_and_the_same_one_keeps_it() -> None:
    budget = 12.0
    before, again = a_keeper(), a_keeper(budget=budget)
    work(before, MIDNIGHT)
    work(again, MIDNIGHT)
    changed = a_keeper(memo=before.memo(), budget=budget)
    work(changed, MIDNIGHT + 60)
    assert changed.plan is not None
    planned = FIRST_USE * changed.plan.planned.sum()
    assert planned == pytest.approx(changed.budget.prefetch_per_day, rel=0.15)
    assert changed.memo()["price"] == pytest.approx(again.memo()["price"], rel=0.15)
    assert changed.memo()["budget_per_feed"] == budget
    # a start of the program is no other budget: what went by is made up for, nothing is searched again
    again = a_keeper(memo={**before.memo(), "balance_days": -1.0})
    work(again, MIDNIGHT + 60)
    assert before.memo()["price"] * 1.1 < again.memo()["price"] < before.memo()["price"] * 3


def test_all_feeds_are_followed_once_a_second_however_many_answers_come_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a round of all feeds costs their number squared."""
    keeper = a_keeper()
    work(keeper, MIDNIGHT)
    assert keeper.plan is not None
    usual = keeper.table.pending.pass_time
    passed: list[float] = []
    monkeypatch.setattr(
        keeper.table.pending, "pass_time", lambda per_slot, seconds: (passed.append(seconds), usual(per_slot, seconds))
    )
    news = News(has_succeeded=True, posted_at=())
    for answer in range(400):
        now = MIDNIGHT + 10 + answer / 100
        keeper.table.pass_time(keeper.plan, now)
        keeper.table.retrieved(answer % len(FEEDS), FEEDS[FeedId(1)], news, Memory(lambda at: 0), now)
    assert len(passed) == 4
    assert keeper.table.tried_at.max() == now
    keeper.table.pass_time(keeper.plan, MIDNIGHT + 900)
    assert sum(passed) == 900
    keeper.table.pass_time(keeper.plan, MIDNIGHT + 5)
    assert keeper.table.tried_at.max() == MIDNIGHT + 5, "a clock that went back counts at once"
