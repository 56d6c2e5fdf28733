"""Whatever is expected: no schedule costs less than the values say, prices and budgets move against each other, no budget is overspent."""

import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st

from reader.domain.feed import Rule
from reader.engine.planning.day import PriceSearch
from reader.engine.planning.planner import CREDIT_DAYS, SAVED_DAYS, Budget
from reader.learning import price
from reader.learning.day import SLOTS_PER_DAY
from reader.learning.overflow import fills, safe_postings
from reader.learning.price import HORIZON_SLOTS, LEADS, Outlook, Pending
from tests.examples import examples

UNHURRIED = settings(max_examples=examples(25))
SEEDS = st.integers(0, 2**32 - 1)
PRICES = st.floats(1e-3, 50)
NOW = 1_780_000_000.0
DAY = 86_400.0


def an_outlook(seed: int, feeds: int, slots: int = HORIZON_SLOTS) -> Outlook:
    """Rates of very different size that follow no pattern, with hours of silence."""
    chance = np.random.default_rng(seed)
    postings = chance.exponential(10.0 ** chance.uniform(-3, 0.5, feeds), (slots, feeds))
    accesses = chance.exponential(0.05, slots) * (chance.random(slots) < 0.7)
    return price.outlook(postings * (chance.random((slots, feeds)) < 0.7), accesses)


def cost_of(expected: Outlook, schedule: list[int], price_of_one: float) -> float:
    """Misses and prices of the first feed, retrieved at these slots, the first one 0, until the horizon."""
    ends = [*schedule[1:], expected.postings.shape[0] - 1]
    misses = sum(float(expected.misses(begin, np.array([end]))[0, 0]) for begin, end in zip(schedule, ends, strict=True))
    return misses + price_of_one * len(schedule)


def best_schedule(expected: Outlook, price_of_one: float) -> list[int]:
    solved, slots = price.values(expected, price_of_one), expected.postings.shape[0] - 1
    schedule = [0]
    while True:
        ends = np.minimum(schedule[-1] + LEADS, slots)
        end = int(ends[(expected.misses(schedule[-1], ends) + solved.cost[ends])[:, 0].argmin()])
        if end == slots:
            return schedule
        schedule.append(end)


@UNHURRIED
@given(SEEDS, PRICES, st.lists(st.integers(0, LEADS.size - 1), min_size=120, max_size=120))
def test_no_fixed_schedule_costs_less(seed: int, price_of_one: float, steps: list[int]) -> None:
    expected = an_outlook(seed, 1, slots=120)
    least = price.values(expected, price_of_one).cost[0, 0]
    schedule = [0]
    for step in steps:
        if (slot := schedule[-1] + int(LEADS[step])) < 120:
            schedule.append(slot)
    assert cost_of(expected, schedule, price_of_one) >= least * (1 - 1e-9) - 1e-9


@UNHURRIED
@given(SEEDS, PRICES, st.data())
def test_no_change_of_the_best_schedule_costs_less(seed: int, price_of_one: float, data: st.DataObject) -> None:
    expected = an_outlook(seed, 1, slots=100)
    schedule = best_schedule(expected, price_of_one)
    least = price.values(expected, price_of_one).cost[0, 0]
    assert np.isclose(cost_of(expected, schedule, price_of_one), least)
    # a quarter of an hour more or less, one more or one fewer: within the leads these are all that can be
    place = data.draw(st.integers(1, max(len(schedule) - 1, 1)))
    without = schedule[:place] + schedule[place + 1 :]
    added = sorted({*schedule, data.draw(st.integers(1, 99))})
    for other in (without, added):
        steps = np.diff([*other, 100])
        if np.isin(steps[:-1], LEADS).all():
            assert cost_of(expected, other, price_of_one) >= least - 1e-9 * abs(least) - 1e-9


@UNHURRIED
@given(SEEDS, st.integers(1, 5), PRICES, st.floats(1.0, 10))
def test_a_higher_price_means_fewer_retrievals_and_more_misses(seed: int, feeds: int, low: float, factor: float) -> None:
    expected = an_outlook(seed, feeds)
    cheap, dear = price.values(expected, low), price.values(expected, low * factor)
    assert np.all(dear.count[0] <= cheap.count[0])
    misses_cheap, misses_dear = cheap.cost - low * cheap.count, dear.cost - low * factor * dear.count
    assert np.all(misses_dear[0] >= misses_cheap[0] - 1e-6 * np.abs(misses_cheap[0]) - 1e-9)


@UNHURRIED
@given(SEEDS, st.floats(8, 80), st.floats(1.5, 4))
@example(210, 2.0, 1.5)
def test_a_larger_budget_has_a_lower_price_and_fewer_misses(seed: int, per_day: float, factor: float) -> None:
    expected = an_outlook(seed, 4)
    found = []
    for budget in (per_day, per_day * factor):
        search = PriceSearch(budget, 1.0)
        for _ in search.first(expected, 1.0):
            pass
        solved = price.values(expected, search.price)
        found.append((search.price, float((solved.cost - search.price * solved.count)[0].sum())))
    assert found[1][0] <= found[0][0] * 1.02
    assert found[1][1] <= found[0][1] * 1.02


@UNHURRIED
@given(SEEDS, st.integers(1, 8), PRICES, st.integers(0, SLOTS_PER_DAY - 1))
def test_permuting_feeds_permutes_decisions(seed: int, feeds: int, price_of_one: float, slot: int) -> None:
    expected, chance = an_outlook(seed, feeds), np.random.default_rng(seed)
    order, pending = chance.permutation(feeds), chance.exponential(2.0, feeds)
    ahead = np.cumsum(chance.exponential(0.1, LEADS.size))
    permuted = Outlook(expected.accesses, expected.postings[:, order], expected.missed[:, order])
    found, other = (
        price.board(each, price.values(each, price_of_one)).choose(slot, waiting, ahead)
        for each, waiting in ((expected, pending), (permuted, pending[order]))
    )
    assert np.allclose(other.advantage, found.advantage[order])
    # leads that cost the same may differ by rounding
    differing = other.lead != found.lead[order]
    assert not differing.any() or np.allclose(other.advantage[differing], found.advantage[order][differing])
    assert np.allclose(
        price.retrievals_per_day(price.values(permuted, price_of_one)),
        price.retrievals_per_day(price.values(expected, price_of_one))[order],
    )


@given(
    st.floats(0, 1),
    st.floats(1, 500),
    st.lists(st.tuples(st.floats(0, 3 * DAY), st.sampled_from(sorted(CREDIT_DAYS)), st.integers(0, 200)), max_size=40),
)
def test_a_budget_never_pays_more_than_came_in_and_its_credit(
    open_share: float, per_day: float, wishes: list[tuple[float, Rule, int]]
) -> None:
    budget = Budget(open_share, {})
    budget.set_budget(per_day, NOW)
    now, paid = NOW, dict.fromkeys(CREDIT_DAYS, 0)
    for seconds, rule, wanted in wishes:
        now += seconds
        for _ in range(wanted):
            if not budget.affordable(rule, now):
                break
            budget.spend(rule, now)
            paid[rule] += 1
            came_in = per_day * (now - NOW) / DAY
            assert sum(paid.values()) <= came_in + CREDIT_DAYS[rule] * per_day + 1e-6
        assert budget.balance <= SAVED_DAYS * per_day + 1e-6
    assert paid[Rule.ON_OPEN] <= open_share * per_day * ((now - NOW) / DAY + 0.6) + 1e-6


@given(st.floats(0, 1), st.lists(st.tuples(st.floats(-9 * DAY, 9 * DAY), st.integers(0, 30)), max_size=30))
def test_clocks_that_jump_leave_a_budget_within_its_bounds(open_share: float, jumps: list[tuple[float, int]]) -> None:
    budget = Budget(open_share, {})
    budget.set_budget(40.0, NOW)
    now = NOW
    for seconds, wanted in jumps:
        now += seconds
        for _ in range(wanted):
            if budget.affordable(Rule.SCHEDULED, now):
                budget.spend(Rule.SCHEDULED, now)
        assert -CREDIT_DAYS[Rule.SCHEDULED] * 40 - 1e-6 <= budget.balance <= SAVED_DAYS * 40 + 1e-6


@given(st.lists(st.tuples(st.floats(0, 1e5), st.floats(0, 5), st.lists(st.floats(-1e6, 1e7), max_size=5)), max_size=30))
def test_counters_stay_finite_and_levels_positive(history: list[tuple[float, float, list[float]]]) -> None:
    pending = Pending(2)
    for seconds, per_slot, ages in history:
        pending.pass_time(np.full(2, per_slot), seconds)
        pending.retrieved(0, np.array(ages))
        assert pending.expected[0] == 0
        for counter in (pending.expected, pending.posted, pending.awaited, pending.unobserved, pending.level):
            assert np.all(np.isfinite(counter))
            assert np.all(counter >= 0)
        assert np.all(pending.level > 0)


@given(st.integers(1, 10_000))
def test_just_below_the_safe_number_a_document_is_not_full(window: int) -> None:
    full = np.array([float(window)])
    safe = safe_postings(full)
    assert not fills(safe * (1 - 1e-6), full)[0]
    assert fills(safe * (1 + 1e-6), full)[0]
