"""How the policies of the papers get counts and times from what is known: rates from hours, clusters, greedy counts."""

import itertools
from collections.abc import Sequence

import numpy as np
import pytest

from reader.lab.papers.allocation import algorithm_1
from reader.lab.papers.schedule import Slots, best_schedule
from reader.lab.policies.cyclic import History, by_clusters, by_greedy, by_recursion, by_square_root, for_accesses, with_floor
from reader.learning.day import slots_of_hours
from tests.fakes.paper_costs import expected_misses


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
