"""Misses and delay of a daily schedule: by hand, against simulation, and in the limit of fine slots."""

import numpy as np
import pytest

from reader.lab.papers.schedule import cycle, rates_at
from reader.learning.day import Numbers
from tests.fakes.paper_costs import access_sides, delay_sides, expected_delay, expected_misses

POSTINGS = np.array([3.0, 0.0, 1.0, 2.0, 0.5, 4.0])
ACCESSES = np.array([0.2, 1.0, 0.0, 0.7, 2.0, 0.1])


def simulated_times(counts: Numbers, days: int, generator: np.random.Generator) -> Numbers:
    """Poisson events over many days, in slots since the first."""
    numbers = generator.poisson(np.tile(counts, days))
    slots = np.repeat(np.arange(numbers.size), numbers)
    return np.sort(slots + generator.random(slots.size))


def test_by_hand() -> None:
    # retrieved at slot 1 of 2: a posting of slot 1 is seen by half of slot 1's looks and, the night after, by all of slot 0's
    assert expected_misses([0, 1], [3, 4], [1]) == pytest.approx(1 * (4 / 2 + 3))
    assert expected_misses([0, 1], [3, 4], [0]) == pytest.approx(1 * (4 / 2))
    assert expected_misses([2, 1], [3, 4], [0, 1]) == pytest.approx(2 * 3 / 2 + 1 * 4 / 2)


@pytest.mark.parametrize("retrievals", [[0], [4], [1, 3, 5]])
def test_lemma_1_agrees_with_simulation(retrievals: list[int]) -> None:
    generator, days = np.random.default_rng(7), 4000
    posted, accessed = (simulated_times(counts, days, generator) for counts in (POSTINGS, ACCESSES))
    retrieved = (np.arange(days)[:, None] * 6 + retrievals).ravel().astype(float)
    accessed = accessed[accessed >= retrieved[0]]
    last = retrieved[np.searchsorted(retrieved, accessed, side="right") - 1]
    missed = np.searchsorted(posted, accessed) - np.searchsorted(posted, last)
    per_day = np.bincount((accessed // 6).astype(int), weights=missed, minlength=days)[1:]
    standard_error = per_day.std() / np.sqrt(per_day.size)
    expected = expected_misses(POSTINGS, ACCESSES, retrievals)
    assert standard_error < 0.03 * expected
    assert abs(per_day.mean() - expected) < 3 * standard_error


def test_delay_agrees_with_simulation() -> None:
    generator, days = np.random.default_rng(8), 4000
    posted = simulated_times(POSTINGS, days, generator)
    retrieved = (np.arange(days + 1)[:, None] * 6 + [2, 5]).ravel()
    delays = (retrieved[np.searchsorted(retrieved, posted)] - posted) / 6
    per_day = np.bincount((posted // 6).astype(int), weights=delays, minlength=days)
    standard_error = per_day.std() / np.sqrt(days)
    expected = expected_delay(POSTINGS, [2, 5])
    assert standard_error < 0.03 * expected
    assert abs(per_day.mean() - expected) < 3 * standard_error


def test_finer_slots_of_the_same_rates_change_nothing() -> None:
    finer = expected_misses(np.repeat(POSTINGS, 5) / 5, np.repeat(ACCESSES, 5) / 5, np.array([1, 4]) * 5)
    assert finer == pytest.approx(expected_misses(POSTINGS, ACCESSES, [1, 4]))


def test_smooth_rates_converge_to_the_integral() -> None:
    def misses(slots: int) -> float:
        phases = 2 * np.pi * (np.arange(slots) + 0.5) / slots
        postings, accesses = (2 + 2 * np.sin(phases)) / slots, (3 - 2 * np.cos(phases)) / slots
        return expected_misses(postings, accesses, np.array([1, 3]) * slots // 4)

    # by hand: L(t) = 2 t + (1 - cos 2 pi t) / pi, integrated against u over [1/4, 3/4] and [3/4, 5/4]
    exact = 1.5 + 1 / np.pi
    errors = [abs(misses(slots) - exact) for slots in (24, 48, 96)]
    assert errors[0] < 0.01
    assert errors[1] < errors[0] / 3.5
    assert errors[2] < errors[1] / 3.5


def test_leaving_out_a_retrieval_adds_a_rectangle() -> None:
    day = cycle(POSTINGS, ACCESSES)
    begin, middle, end = np.array([2]), np.array([5]), np.array([8])
    added = day.misses(begin, end) - day.misses(begin, middle) - day.misses(middle, end)
    assert added == pytest.approx(POSTINGS[2:5].sum() * (ACCESSES[5] + ACCESSES[:2].sum()))


def test_sides_of_equation_2_by_hand() -> None:
    left, right = access_sides(POSTINGS, ACCESSES, [1, 4])
    assert left == pytest.approx([0.6 * (0.5 + 4 + 3), 1.35 * (0 + 1 + 2)])
    assert right == pytest.approx([1.5 * (1 + 0 + 0.7), 1.25 * (2 + 0.1 + 0.2)])


def test_one_retrieval_is_theorem_1() -> None:
    left, right = access_sides(POSTINGS, ACCESSES, [3])
    assert left == pytest.approx(0.35 * POSTINGS.sum())
    assert right == pytest.approx(1.5 * ACCESSES.sum())


def test_sides_of_theorem_3_by_hand() -> None:
    left, right = delay_sides(POSTINGS, [1, 4])
    assert left == pytest.approx([1.5 * 3, 1.25 * 3])
    assert right == pytest.approx([0.5 + 4 + 3, 0 + 1 + 2])


def test_rate_at_midnight_is_between_the_last_and_the_first_slot() -> None:
    assert rates_at([1.0, 2.0, 5.0], np.array([0, 1, 3])) == pytest.approx([3.0, 1.5, 3.0])


@pytest.mark.parametrize("rates", [[], [-1.0, 2.0], [np.nan, 1.0], [np.inf, 1.0], [[1.0, 2.0]]])
def test_impossible_rates_are_refused(rates: list[float]) -> None:
    with pytest.raises(ValueError, match="postings must be"):
        expected_misses(rates, [1.0, 1.0], [0])
    with pytest.raises(ValueError, match="accesses must be"):
        expected_misses([1.0, 1.0], rates, [0])
    with pytest.raises(ValueError, match="postings must be"):
        expected_delay(rates, [0])


def test_different_days_are_refused() -> None:
    with pytest.raises(ValueError, match="3 slots and accesses 2"):
        expected_misses([1.0, 1.0, 1.0], [1.0, 1.0], [0])


@pytest.mark.parametrize("retrievals", [[], [0.5], [-1], [2], [1, 1], [1, 0]])
def test_impossible_schedules_are_refused(retrievals: list[int]) -> None:
    with pytest.raises(ValueError, match="schedule"):
        expected_misses([1.0, 1.0], [1.0, 1.0], retrievals)
