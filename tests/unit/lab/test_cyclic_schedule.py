"""The exact daily schedule: edges, idle days, and no slot preferred."""

from collections.abc import Callable

import numpy as np
import pytest

from reader.lab.papers.schedule import best_costs, best_schedule, delay_schedule, even_schedule
from tests.fakes.paper_costs import expected_delay, expected_misses

SLOTS = 96
PHASES = 2 * np.pi * (np.arange(SLOTS) + 0.5) / SLOTS
POSTINGS = (1.2 + np.sin(PHASES)) / SLOTS
ACCESSES = (1.1 - np.cos(2 * PHASES + 1)) / SLOTS


@pytest.mark.parametrize("m", [1, 2, 3, 5, 8, 24])
def test_where_the_day_begins_changes_nothing(m: int) -> None:
    least = expected_misses(POSTINGS, ACCESSES, best_schedule(POSTINGS, ACCESSES, m))
    for turn in (1, 17, 40, 95):
        postings, accesses = np.roll(POSTINGS, turn), np.roll(ACCESSES, turn)
        assert expected_misses(postings, accesses, best_schedule(postings, accesses, m)) == pytest.approx(least)


def test_midnight_is_not_forced() -> None:
    through_midnight = min(expected_misses(POSTINGS, ACCESSES, [0, other]) for other in range(1, SLOTS))
    least = expected_misses(POSTINGS, ACCESSES, best_schedule(POSTINGS, ACCESSES, 2))
    assert least < 0.9 * through_midnight


def test_one_retrieval_comes_after_the_postings_and_before_the_accesses() -> None:
    postings, accesses = np.zeros(SLOTS), np.zeros(SLOTS)
    postings[10:20], accesses[50:60] = 1.0, 1.0
    schedule = best_schedule(postings, accesses, 1)
    assert 20 <= schedule[0] <= 50
    assert best_costs(postings, accesses, 1) == pytest.approx([0.0])


@pytest.mark.parametrize("m", [1, 4, 7])
def test_constant_rates_give_even_gaps(m: int) -> None:
    gaps = np.diff(best_schedule(np.ones(SLOTS), np.ones(SLOTS), m), append=0) % SLOTS
    assert set(gaps.tolist()) <= {0 if m == 1 else SLOTS // m, -(-SLOTS // m)} | {0}


@pytest.mark.parametrize(("postings", "accesses"), [(np.zeros(SLOTS), ACCESSES), (POSTINGS, np.zeros(SLOTS))])
def test_without_postings_or_accesses_the_schedule_is_even_and_costs_nothing(
    postings: np.ndarray[tuple[int], np.dtype[np.float64]], accesses: np.ndarray[tuple[int], np.dtype[np.float64]]
) -> None:
    schedule = best_schedule(postings, accesses, 4)
    assert schedule.tolist() == [0, 24, 48, 72]
    assert expected_misses(postings, accesses, schedule) == 0
    assert best_costs(postings, accesses, 3).tolist() == [0, 0, 0]


def test_as_many_retrievals_as_slots_fill_every_slot() -> None:
    for m in (6, 7, 1000):
        assert best_schedule(POSTINGS[:6], ACCESSES[:6], m).tolist() == [0, 1, 2, 3, 4, 5]
        assert even_schedule(6, m).tolist() == [0, 1, 2, 3, 4, 5]
    assert best_schedule([2.0], [3.0], 1).tolist() == [0]


def test_costs_are_those_of_the_schedules() -> None:
    costs = best_costs(POSTINGS, ACCESSES, 100)
    for m in (1, 2, 3, 10, 96, 100):
        assert costs[m - 1] == pytest.approx(expected_misses(POSTINGS, ACCESSES, best_schedule(POSTINGS, ACCESSES, m)))
    assert (costs[95:] == costs[95]).all()


def test_least_delay_beats_even_spacing() -> None:
    schedule = delay_schedule(POSTINGS, 4)
    assert expected_delay(POSTINGS, schedule) < 0.95 * expected_delay(POSTINGS, even_schedule(SLOTS, 4))


@pytest.mark.parametrize("schedule", [best_schedule, best_costs])
def test_impossible_counts_and_rates_are_refused(schedule: Callable[..., object]) -> None:
    for m in (0, -3):
        with pytest.raises(ValueError, match="at least one retrieval"):
            schedule(POSTINGS, ACCESSES, m)
    for rates in ([], [-1.0], [np.nan]):
        with pytest.raises(ValueError, match="must be"):
            schedule(rates, rates, 1)


def test_even_schedule_of_no_slots_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one slot"):
        even_schedule(0, 1)
    with pytest.raises(ValueError, match="at least one retrieval"):
        even_schedule(5, 0)
    with pytest.raises(ValueError, match="must be"):
        delay_schedule([], 1)
