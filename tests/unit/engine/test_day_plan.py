"""A day's plan: learned from memory, priced to a budget, made in steps."""

from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord
from reader.engine.planning import day as day_plan
from reader.engine.planning.day import (
    FEEDS_AT_ONCE,
    DayPlan,
    DayPlanner,
    FeedTable,
    PriceSearch,
    collect,
    full_window,
    learn_user,
    table_of,
)
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import RetrievalResult
from reader.learning.day import SLOTS_PER_DAY
from reader.learning.posting_rate import observed_since

MIDNIGHT = 1_767_571_200
DAY, HOUR = 86_400, 3600


def a_memory(
    per_day: Sequence[float], *, days: int = 28, offset: int = 0, weights: Mapping[FeedId, float] | None = None
) -> Memory:
    chance = np.random.default_rng(9)
    posted = {
        FeedId(number): chance.uniform(MIDNIGHT - days * DAY, MIDNIGHT, int(rate * days)).tolist()
        for number, rate in enumerate(per_day, start=1)
    }
    accesses = [AccessRecord(MIDNIGHT - day * DAY + 8 * HOUR, 0, "window") for day in range(1, days)]
    return Memory(lambda at: offset, posted=posted, accesses=accesses, weights=weights)


def feed(number: int, *, retrieved_at: int = MIDNIGHT, window: int = 0) -> Feed:
    return Feed(
        FeedId(number),
        f"https://site.test/{number}",
        added_at=MIDNIGHT - 28 * DAY,
        retrieved_at=retrieved_at,
        succeeded_at=retrieved_at,
        window=tuple(map(str, range(window))),
    )


def feeds(count: int) -> list[Feed]:
    return [feed(number) for number in range(1, count + 1)]


def made(memory: Memory, known: Sequence[Feed], per_day: float, *, old_price: float | None = None, carry: float = 0.0) -> DayPlan:
    maker = DayPlanner(memory, known, PriceSearch(per_day, 1.0), old_price, carry)
    for _ in maker.steps(MIDNIGHT):
        pass
    assert maker.result is not None
    return maker.result


def test_the_price_is_found_at_which_the_budget_is_spent() -> None:
    rates = [0.2, 1, 4, 16, 40] * 8
    plan = made(a_memory(rates), feeds(40), 160.0)
    assert plan.planned.sum() == pytest.approx(160, rel=0.05)
    assert plan.price > 0
    # those that post more are asked for more often
    assert plan.planned[4::5].mean() > plan.planned[2::5].mean() > plan.planned[0::5].mean()


def test_a_larger_budget_has_a_lower_price() -> None:
    memory, known = a_memory([0.2, 1, 4, 16, 40] * 2), feeds(10)
    prices = [made(memory, known, per_day).price for per_day in (10.0, 40.0, 160.0)]
    assert prices == sorted(prices, reverse=True)


@pytest.mark.parametrize(("factor", "is_higher"), [(0.2, True), (5.0, False)])
def test_yesterdays_price_moves_towards_the_right_one(factor: float, is_higher: bool) -> None:  # noqa: FBT001 -- parametrised
    memory, known = a_memory([1, 4, 16, 40]), feeds(4)
    right = made(memory, known, 16.0).price
    moved = made(memory, known, 16.0, old_price=factor * right).price
    assert (moved > factor * right) == is_higher
    assert abs(np.log(moved / right)) < abs(np.log(factor))


def test_what_was_saved_lowers_the_price() -> None:
    memory, known = a_memory([1, 4, 16, 40]), feeds(4)
    debt, even, saved = (made(memory, known, 16.0, old_price=0.5, carry=carry).price for carry in (-16.0, 0.0, 16.0))
    assert debt > even > saved


def test_feeds_that_matter_more_are_asked_for_more_often() -> None:
    plan = made(a_memory([4, 4, 4], weights={FeedId(2): 4.0}), feeds(3), 12.0)
    assert plan.planned[1] > plan.planned[0]
    assert plan.weights.tolist() == [1, 4, 1]


def test_many_feeds_are_solved_in_parts_with_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    memory, known = a_memory([1, 4, 16, 40, 0.1]), feeds(5)
    whole = made(memory, known, 20.0)
    monkeypatch.setattr(day_plan, "FEEDS_AT_ONCE", 2)
    parts = made(memory, known, 20.0)
    assert parts.planned == pytest.approx(whole.planned)
    assert parts.board.ahead == pytest.approx(whole.board.ahead)
    assert FEEDS_AT_ONCE > 2


def test_what_is_remembered_of_many_feeds_is_collected_in_parts_with_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    memory, known = a_memory([1, 4, 0, 40, 0.1]), feeds(5)
    whole = collect(memory, known, MIDNIGHT)
    monkeypatch.setattr(day_plan, "FEEDS_AT_ONCE", 2)
    assert sum(1 for _ in day_plan.collect_in_steps(memory, known, MIDNIGHT)) == 3
    parts = collect(memory, known, MIDNIGHT)
    for name in ("times", "rows", "began_at", "until"):
        assert np.array_equal(getattr(parts, name), getattr(whole, name))
    alone = [observed_since(memory.posted_at(each.feed_id), first_seen_at=each.added_at, now=MIDNIGHT) for each in known]
    assert whole.began_at.tolist() == alone


def test_the_price_of_very_many_feeds_is_found_by_a_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day_plan, "PRICED_FEEDS", 10)
    plan = made(a_memory([0.5, 1, 4, 16, 40, 4, 1] * 6), feeds(42), 168.0)
    assert plan.planned.sum() == pytest.approx(168, rel=0.25)


def test_a_day_without_feeds() -> None:
    plan = made(a_memory([]), [], 4.0)
    assert plan.planned.size == 0
    assert np.isfinite(plan.price)


@pytest.mark.parametrize("times", [[float("nan"), 3.0], [-1e12, 1e12], [MIDNIGHT + 40.0 * DAY] * 50])
def test_absurd_times_are_learned_from_without_harm(times: list[float]) -> None:
    memory = Memory(lambda at: 0, posted={FeedId(1): times}, accesses=[AccessRecord(10**12, 10**9, "window")])
    plan = made(memory, feeds(2), 8.0)
    assert np.all(np.isfinite(plan.board.ahead))
    assert 0 < plan.price < np.inf


def test_a_session_that_moves_zones_is_one_session() -> None:
    memory = a_memory([])
    for minute in (0, 2, 4):
        memory.remember_access(AccessRecord(MIDNIGHT - HOUR + 60 * minute, 0 if minute < 2 else 9 * HOUR, "window"))
    one = a_memory([])
    one.remember_access(AccessRecord(MIDNIGHT - HOUR, 0, "window"))
    found, expected = (learn_user(each, feeds(1), MIDNIGHT).rate.by_hour.sum() for each in (memory, one))
    assert found == pytest.approx(expected)


def test_rates_stand_in_the_order_of_feeds() -> None:
    found = collect(a_memory([1, 20]), [feed(2), feed(1)], MIDNIGHT)
    counts = np.bincount(found.rows)
    assert counts[0] > 5 * counts[1]
    assert found.began_at == pytest.approx(MIDNIGHT - 28 * DAY, abs=2 * DAY)


def test_time_passes_in_the_table_slot_by_slot_and_a_clock_may_go_back() -> None:
    memory = a_memory([24.0])
    plan = made(memory, feeds(1), 4.0)
    table = FeedTable([feed(1, retrieved_at=MIDNIGHT)], memory, MIDNIGHT)
    table.pass_time(plan, MIDNIGHT + DAY)
    waiting = table.pending.expected[0]
    assert waiting == pytest.approx(plan.by_slot.sum())
    table.pass_time(plan, MIDNIGHT - DAY)
    assert table.pending.expected[0] == waiting
    assert (table.at, table.tried_at[0]) == (MIDNIGHT - DAY, MIDNIGHT - DAY)
    table.pass_time(plan, MIDNIGHT + 400 * DAY)
    assert table.pending.expected[0] <= waiting + 15 * plan.by_slot.sum()


def test_a_table_of_feeds_from_the_future() -> None:
    table = FeedTable([feed(1, retrieved_at=MIDNIGHT + 9 * DAY)], a_memory([1]), MIDNIGHT)
    assert table.tried_at.tolist() == [MIDNIGHT]


def test_a_failed_retrieval_leaves_what_waits() -> None:
    memory = a_memory([24.0])
    plan = made(memory, feeds(1), 4.0)
    table = FeedTable(feeds(1), memory, MIDNIGHT)
    table.pass_time(plan, MIDNIGHT + 6 * HOUR)
    table.retrieved(0, feed(1), RetrievalResult(has_succeeded=False), memory, MIDNIGHT + 6 * HOUR)
    assert table.tried_at[0] == MIDNIGHT + 6 * HOUR
    assert table.pending.expected[0] > 1
    table.retrieved(
        0, feed(1), RetrievalResult(has_succeeded=True, posted_at=(MIDNIGHT + 5.0 * HOUR,)), memory, MIDNIGHT + 6 * HOUR
    )
    assert table.pending.expected[0] == 0


def test_a_new_table_goes_on_where_the_old_one_stands() -> None:
    memory = a_memory([24.0, 24.0])
    plan, before = made(memory, feeds(2), 8.0), feeds(2)
    old = FeedTable(before[:1], memory, MIDNIGHT)
    old.retrieved(0, before[0], RetrievalResult(has_succeeded=True), memory, MIDNIGHT + 600)
    old.pending.expected[0] = 0.3
    table = table_of(plan, before, old, memory, MIDNIGHT + HOUR)
    assert table.tried_at.tolist() == [MIDNIGHT + 600, MIDNIGHT]
    assert table.pending.expected[0] == 0.3
    assert table.pending.expected[1] == pytest.approx(1.0, rel=0.2)


def test_a_document_is_known_to_drop_entries_once_more_were_seen_than_it_holds() -> None:
    memory = a_memory([1.0])
    assert full_window(feed(1, window=20), memory) == 20
    assert full_window(feed(1, window=28), memory) == np.inf
    assert full_window(feed(1, window=0), memory) == np.inf


def test_a_plan_knows_its_slots() -> None:
    plan = made(a_memory([24.0]), feeds(1), 4.0)
    assert plan.slot_of(MIDNIGHT + 5 * 900 + 1) == 5
    assert plan.slot_of(MIDNIGHT - DAY) == 0
    assert plan.expected_in(plan.first_slot + 3 * SLOTS_PER_DAY + 7).tolist() == plan.by_slot[:, 7].tolist()
