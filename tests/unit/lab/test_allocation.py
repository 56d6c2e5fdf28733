"""Sharing out retrievals: known answers, exact totals, impossible wishes refused."""

from collections.abc import Callable

import numpy as np
import pytest

from reader.lab.papers.allocation import (
    age_allocation,
    bounded_shares,
    freshness_allocation,
    greedy_allocation,
    square_root_allocation,
    whole_allocation,
)
from tests.fakes.paper_costs import average_age, average_freshness

RATES = np.array([0.1, 1.0, 4.0, 16.0, 100.0])


def test_square_roots_by_hand() -> None:
    assert square_root_allocation([1, 4, 9], [1, 1, 1], 12) == pytest.approx([2, 4, 6])
    assert square_root_allocation([1, 1, 9], [1, 4, 1], 12) == pytest.approx([2, 4, 6])
    assert square_root_allocation([0, 0], [1, 1], 5) == pytest.approx([2.5, 2.5])
    assert square_root_allocation([1e-320, 1e300], [1e-300, 1e300], 4) == pytest.approx([0, 4])


def test_average_age_agrees_with_simulation() -> None:
    generator, days = np.random.default_rng(5), 2000
    rate, often = 3.0, 4.0
    changes = np.sort(generator.uniform(0, days, generator.poisson(rate * days)))
    accessed = generator.uniform(0, days, 200_000)
    retrieved = np.floor(accessed * often) / often
    first = np.append(changes, np.inf)[np.searchsorted(changes, retrieved)]
    ages = np.maximum(accessed - first, 0)
    assert average_age([rate], [often])[0] == pytest.approx(ages.mean(), rel=0.03)


def test_average_age_of_rare_changes_keeps_its_digits() -> None:
    # the rare and the exact form meet at 1e-3 changes an interval
    below, above = average_age([0.999999e-3, 1.000001e-3], [1.0, 1.0])
    assert below == pytest.approx(above, rel=1e-4)
    assert average_age([1e-12], [1.0])[0] == pytest.approx(1e-12 / 6)


@pytest.mark.parametrize("total", [1, 20, 1000])
def test_age_is_saved_equally_everywhere(total: int) -> None:
    shares = age_allocation(RATES, total)
    assert shares.sum() == pytest.approx(total)
    step = 1e-4
    saved = average_age(RATES, shares * (1 - step)) - average_age(RATES, shares * (1 + step))
    price = saved / (2 * step * shares)
    assert price == pytest.approx(price[0], rel=1e-3)


def test_frequency_for_age_grows_with_the_change_rate_but_less_than_it() -> None:
    shares = age_allocation(RATES, 20)
    assert (np.diff(shares) > 0).all()
    assert (np.diff(shares / RATES) < 0).all()
    # what changes all the time is all alike
    assert age_allocation([1e6, 1e8], 10) == pytest.approx([5, 5], rel=1e-3)


@pytest.mark.parametrize("total", [1e-6, 0.5, 40, 1e7])
@pytest.mark.parametrize("rates", [[1e-9, 1e9], [1e-9, 1e-9, 1e-8], [5.0], [1.0] * 300])
def test_age_allocation_keeps_any_total(rates: list[float], total: float) -> None:
    shares = age_allocation(rates, total)
    assert (shares > 0).all()
    assert shares.sum() == pytest.approx(total)


def test_what_never_changes_gets_nothing_unless_nothing_does() -> None:
    assert age_allocation([0.0, 2.0], 3) == pytest.approx([0, 3])
    assert age_allocation([0.0, 0.0], 3) == pytest.approx([1.5, 1.5])
    assert age_allocation([1.0, 2.0], 0) == pytest.approx([0, 0])


def test_freshness_of_two_feeds_is_greatest_on_a_grid() -> None:
    rates, total = np.array([0.5, 3.0]), 2.0
    found = freshness_allocation(rates, total)
    first = np.linspace(0, total, 2001)
    grid = np.array([average_freshness(rates, [one, total - one]).sum() for one in first])
    assert average_freshness(rates, found).sum() >= grid.max() - 1e-9
    assert found[0] == pytest.approx(first[grid.argmax()], abs=0.002)


def test_one_more_retrieval_adds_as_much_freshness_everywhere_and_less_where_there_is_none() -> None:
    found = freshness_allocation(RATES, 3.0)
    assert found.sum() == pytest.approx(3.0)
    is_asked = found > 0
    assert is_asked.tolist() == [True, True, True, False, False]
    step = 1e-6
    gains = (average_freshness(RATES, np.maximum(found, 0) + step) - average_freshness(RATES, found)) / step
    assert gains[is_asked] == pytest.approx(gains[0], rel=1e-3)
    # the limit for a feed without retrievals is 1 / rate
    assert (1 / RATES[~is_asked] < gains[0]).all()


@pytest.mark.parametrize("total", [0.0, 0.01, 7.0, 1e4])
def test_freshness_allocation_keeps_any_total(total: float) -> None:
    assert freshness_allocation(RATES, total).sum() == pytest.approx(total)
    assert freshness_allocation([0.0, 1.0], total).tolist() == pytest.approx([0.0, total] if total else [0.0, 0.0])


def test_freshness_is_the_share_of_time_without_a_change() -> None:
    chance = np.random.default_rng(2)
    changes = np.cumsum(chance.exponential(1 / 3.0, 300_000))
    moments = chance.uniform(0, changes[-1], 100_000)
    since = np.searchsorted(changes, moments) - np.searchsorted(changes, np.floor(moments * 2) / 2)
    assert average_freshness([3.0], [2.0])[0] == pytest.approx((since == 0).mean(), abs=0.01)
    assert average_freshness([3.0], [0.0])[0] == 0


def test_bounded_shares_by_hand() -> None:
    assert bounded_shares([1, 1, 8], 5, 0.0) == pytest.approx([0.5, 0.5, 4])
    assert bounded_shares([1, 1, 8], 5, 1.0) == pytest.approx([1, 1, 3])
    assert bounded_shares([0, 2], 1, 0.5) == pytest.approx([0.5, 0.5])
    with pytest.raises(ValueError, match=r"1 retrievals are not 0\.6 for each of 2"):
        bounded_shares([1, 1], 1, 0.6)


def test_greedy_chooses_the_best_next_retrieval() -> None:
    curves = [[10.0, 6.0, 4.0, 3.0], [5.0, 4.5, 4.2, 4.1], [0.0, 0.0, 0.0, 0.0]]
    assert greedy_allocation(curves, 3).tolist() == [1, 1, 1]
    assert greedy_allocation(curves, 5).tolist() == [3, 1, 1]
    assert greedy_allocation(curves, 7).tolist() == [4, 2, 1]
    assert greedy_allocation(curves, 99).tolist() == [4, 4, 4]
    assert greedy_allocation([[1.0], [2.0]], 2).tolist() == [1, 1]


def test_greedy_refuses_what_it_would_get_wrong() -> None:
    with pytest.raises(ValueError, match="falling and convex"):
        greedy_allocation([[10.0, 9.0, 2.0]], 2)
    with pytest.raises(ValueError, match="falling and convex"):
        greedy_allocation([[1.0, 2.0]], 2)
    with pytest.raises(ValueError, match="one for each of 2"):
        greedy_allocation([[1.0], [1.0]], 1)
    for curves in ([], [[]], [[np.inf, 1.0]], [1.0, 2.0]):
        with pytest.raises(ValueError, match="table of finite costs"):
            greedy_allocation(curves, 5)


def test_whole_shares_by_hand() -> None:
    assert whole_allocation([2.6, 3.3, 4.1], 10, 1).tolist() == [3, 3, 4]
    assert whole_allocation([0.0, 0.1, 9.9], 10, 1).tolist() == [1, 1, 8]
    assert whole_allocation([0.0, 0.1, 9.9], 10, 0).tolist() == [0, 0, 10]
    assert whole_allocation([1.0, 1.0], 7, 3).tolist() == [4, 3]
    assert whole_allocation([0.0, 0.0, 0.0], 6, 2).tolist() == [2, 2, 2]


def test_whole_shares_refuse_what_is_impossible() -> None:
    with pytest.raises(ValueError, match="3 retrievals are not 2 for each of 2"):
        whole_allocation([1.0, 1.0], 3, 2)
    with pytest.raises(ValueError, match="shares must be"):
        whole_allocation([], 3)


@pytest.mark.parametrize(
    "allocate",
    [age_allocation, freshness_allocation, lambda rates, total: square_root_allocation(rates, np.ones(len(rates)), total)],
)
def test_impossible_rates_and_totals_are_refused(allocate: Callable[..., object]) -> None:
    for rates in ([], [-1.0], [np.nan, 1.0]):
        with pytest.raises(ValueError, match="must be"):
            allocate(rates, 5)
    for total in (-1.0, np.nan, np.inf):
        with pytest.raises(ValueError, match="total of retrievals"):
            allocate([1.0, 2.0], total)


def test_weights_must_match() -> None:
    with pytest.raises(ValueError, match="2 feeds in one row and 1"):
        square_root_allocation([1.0, 2.0], [1.0], 5)
