"""Algorithm 1 as printed: closes on smooth rates, and says so when it does not."""

import numpy as np
import pytest

from reader.lab.papers.allocation import CLOSING_TOLERANCE, algorithm_1
from reader.lab.papers.schedule import best_schedule
from tests.fakes.paper_costs import access_sides, expected_misses

SLOTS = 96
PHASES = 2 * np.pi * (np.arange(SLOTS) + 0.5) / SLOTS
POSTINGS = (1.5 + np.sin(PHASES)) / SLOTS
ACCESSES = (1.5 - np.cos(PHASES + 1)) / SLOTS


@pytest.mark.parametrize("m", [1, 2, 3, 5, 8])
def test_closes_on_smooth_rates_with_every_equation_nearly_fulfilled(m: int) -> None:
    found = algorithm_1(POSTINGS, ACCESSES, m)
    assert found.closed
    assert found.retrievals.size == m
    left, right = access_sides(POSTINGS, ACCESSES, found.retrievals)
    # the rounding to slots comes on top of the tolerance at the closing
    assert np.abs(left / right - 1).max() < CLOSING_TOLERANCE + 2 * m / SLOTS


def test_even_rates_give_even_gaps() -> None:
    gaps = np.diff(algorithm_1(np.ones(SLOTS), np.ones(SLOTS), 4).retrievals)
    assert set(gaps.tolist()) <= {23, 24, 25}


def test_cheapest_candidate_is_chosen_where_none_closes() -> None:
    # three single hours of postings, each read in the next: with two retrievals every Eq. 2 is 0 / 0 somewhere
    postings, accesses = np.zeros(24), np.zeros(24)
    postings[[2, 9, 16]], accesses[[3, 10, 17]] = 1.0, 1.0
    found = algorithm_1(postings, accesses, 2)
    assert not found.closed
    assert expected_misses(postings, accesses, found.retrievals) == 1


@pytest.mark.parametrize(("postings", "accesses"), [(np.zeros(24), np.ones(24)), (np.ones(24), np.zeros(24))])
def test_idle_days_fall_back_to_even_spacing(
    postings: np.ndarray[tuple[int], np.dtype[np.float64]], accesses: np.ndarray[tuple[int], np.dtype[np.float64]]
) -> None:
    found = algorithm_1(postings, accesses, 3)
    assert found.retrievals.tolist() == [0, 8, 16]
    assert not found.closed


def test_recursion_that_ends_in_idle_hours_falls_back_to_even_spacing() -> None:
    postings, accesses = np.zeros(24), np.zeros(24)
    postings[5], accesses[17] = 1.0, 1.0
    found = algorithm_1(postings, accesses, 6)
    assert not found.closed
    assert found.retrievals.tolist() == [0, 4, 8, 12, 16, 20]


def test_every_slot_if_there_are_not_more() -> None:
    assert algorithm_1(np.ones(4), np.ones(4), 9).retrievals.tolist() == [0, 1, 2, 3]


def test_two_retrievals_on_smooth_rates_are_the_optimum() -> None:
    found = algorithm_1(POSTINGS, ACCESSES, 2).retrievals
    best = best_schedule(POSTINGS, ACCESSES, 2)
    assert expected_misses(POSTINGS, ACCESSES, found) == pytest.approx(expected_misses(POSTINGS, ACCESSES, best))


def test_extreme_rates_do_not_overflow() -> None:
    postings = np.full(24, 1e-300)
    postings[3] = 1e8
    assert algorithm_1(postings, np.linspace(1, 2, 24), 5).retrievals.size == 5


def test_impossible_counts_and_rates_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one retrieval"):
        algorithm_1(POSTINGS, ACCESSES, 0)
    with pytest.raises(ValueError, match="must be"):
        algorithm_1([], [], 1)
    with pytest.raises(ValueError, match="must be"):
        algorithm_1([1.0, np.nan], [1.0, 1.0], 1)
