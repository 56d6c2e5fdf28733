"""The exact daily schedule: edges, idle days, and no slot preferred."""

import itertools
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from reader.lab.papers.allocation import CLOSING_TOLERANCE, algorithm_1
from reader.lab.papers.schedule import Slots, best_costs, best_schedule, delay_schedule, even_schedule
from reader.lab.policies.cyclic import History, by_clusters, by_greedy, by_recursion, by_square_root, for_accesses, with_floor
from reader.learning.day import slots_of_hours
from tests.fakes.paper_costs import access_sides, expected_delay, expected_misses

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


def test_user_data_follows_algorithm_1_as_printed_and_user_data_exact_does_not() -> None:
    by_hour = np.array([[9, 1, 5, 2, 2, 8, 3, 1, 1, 7, 7, 2, 4, 4, 4, 1, 9, 3, 2, 2, 6, 5, 1, 3]]) / 92
    history = History(by_hour, np.ones(1), np.ones(1), by_hour[0, ::-1])
    (printed,) = by_recursion(history, np.array([6]))
    (exact,) = for_accesses(history, np.array([6]))
    postings, accesses = slots_of_hours(by_hour[0]), slots_of_hours(by_hour[0, ::-1])
    assert printed is not None
    assert printed.tolist() == algorithm_1(postings, accesses, 6).retrievals.tolist()
    assert exact is not None
    smooth = with_floor(by_hour[0]), with_floor(by_hour[0, ::-1])
    assert exact.tolist() == best_schedule(*smooth, 6).tolist()
    assert expected_misses(*smooth, exact) < expected_misses(*smooth, printed)


def test_hourly_counts_become_rates_without_jumps_and_exact_schedules_see_no_empty_hour() -> None:
    counts = np.zeros(24)
    counts[9] = 6
    for rates in (slots_of_hours(counts), with_floor(counts)):
        assert rates.sum() == pytest.approx(6)
        # a repeated hour would jump by a quarter of its count
        assert np.abs(np.diff(rates, append=rates[0])).max() < 6 / 4 / 2
    assert not slots_of_hours(counts)[:32].any()
    assert with_floor(counts).min() == pytest.approx(0.1 * 6 / 96)


@pytest.mark.parametrize(("clusters", "schedules"), [(None, 30), (20, 20), (12, 12), (5, 5)])
def test_the_number_of_clusters_is_a_parameter(clusters: int | None, schedules: int) -> None:
    chance, asked = np.random.default_rng(1), 0

    def schedule(postings: object, accesses: object, m: int) -> Slots:
        nonlocal asked
        asked += 1
        return np.arange(m)

    by_hour = chance.dirichlet(np.full(24, 0.3), 30)
    history = History(by_hour, np.ones(30), np.ones(30), np.ones(24))
    by_clusters(history, np.full(30, 4), schedule, slots_of_hours, clusters)
    assert asked == schedules


def test_greedy_counts_miss_least_of_all_ways_to_share_a_budget() -> None:
    generator = np.random.default_rng(2)
    by_hour, per_day = generator.dirichlet(np.full(24, 0.5), 3), np.array([0.5, 4.0, 30.0])
    history = History(by_hour, per_day, np.array([1.0, 1.0, 0.5]), generator.dirichlet(np.full(24, 0.5)) * 40)
    accesses = with_floor(history.accesses)

    def cost(counts: Sequence[int]) -> float:
        each = [
            expected_misses(with_floor(shares), accesses, best_schedule(with_floor(shares), accesses, count))
            for shares, count in zip(by_hour, counts, strict=True)
        ]
        return float(np.array(each) @ (per_day * history.weights))

    found = by_greedy(history, 9.0)
    every = [counts for counts in itertools.product(range(1, 8), repeat=3) if sum(counts) == 9]
    assert found.sum() == 9
    assert cost(found.astype(int).tolist()) == pytest.approx(min(map(cost, every)))
    assert by_greedy(history, 2.0) == pytest.approx(by_square_root(history, 2.0))


SMOOTH_POSTINGS = (1.5 + np.sin(PHASES)) / SLOTS
SMOOTH_ACCESSES = (1.5 - np.cos(PHASES + 1)) / SLOTS


@pytest.mark.parametrize("m", [1, 2, 3, 5, 8])
def test_closes_on_smooth_rates_with_every_equation_nearly_fulfilled(m: int) -> None:
    found = algorithm_1(SMOOTH_POSTINGS, SMOOTH_ACCESSES, m)
    assert found.closed
    assert found.retrievals.size == m
    left, right = access_sides(SMOOTH_POSTINGS, SMOOTH_ACCESSES, found.retrievals)
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
    found = algorithm_1(SMOOTH_POSTINGS, SMOOTH_ACCESSES, 2).retrievals
    best = best_schedule(SMOOTH_POSTINGS, SMOOTH_ACCESSES, 2)
    assert expected_misses(SMOOTH_POSTINGS, SMOOTH_ACCESSES, found) == pytest.approx(
        expected_misses(SMOOTH_POSTINGS, SMOOTH_ACCESSES, best)
    )


def test_extreme_rates_do_not_overflow() -> None:
    postings = np.full(24, 1e-300)
    postings[3] = 1e8
    assert algorithm_1(postings, np.linspace(1, 2, 24), 5).retrievals.size == 5


def test_algorithm_1_refuses_impossible_counts_and_rates() -> None:
    with pytest.raises(ValueError, match="at least one retrieval"):
        algorithm_1(SMOOTH_POSTINGS, SMOOTH_ACCESSES, 0)
    with pytest.raises(ValueError, match="must be"):
        algorithm_1([], [], 1)
    with pytest.raises(ValueError, match="must be"):
        algorithm_1([1.0, np.nan], [1.0, 1.0], 1)
