"""Online estimates: known rates come back from what retrievals of simulated feeds find, shapes too, full windows do not fool them."""

from collections.abc import Callable

import numpy as np
import pytest

from reader.domain.ids import DAY_SECONDS
from reader.lab.papers.rates import (
    periodic_update,
    periodic_update_as_printed,
    saturated_count,
    second_retrieval_seconds,
    single_variable_slots,
    single_variable_update,
)

MIDNIGHT = 1_780_012_800.0
SLOTS = 24
RATES = (1 + 0.9 * np.sin(2 * np.pi * (np.arange(SLOTS) + 0.5) / SLOTS)) / SLOTS * 24


def test_single_variable_by_hand() -> None:
    assert single_variable_update(4.0, 3, DAY_SECONDS / 2, 0.1) == pytest.approx(0.1 * 6 + 0.9 * 4)


@pytest.mark.parametrize("rate", [0.5, 6.0, 80.0])
def test_single_variable_recovers_a_known_rate_and_follows_a_change(rate: float) -> None:
    generator, estimate, found = np.random.default_rng(3), 1.0, []
    for step in range(1000):
        seconds = generator.uniform(0.5, 1.5) * DAY_SECONDS / 4
        present = rate if step < 500 else 3 * rate
        estimate = single_variable_update(estimate, generator.poisson(present * seconds / DAY_SECONDS), seconds, 0.05)
        found.append(estimate)
    # steps of six hours, alpha 0.05: the estimate remembers about ten days
    scatter = np.sqrt(rate * 4 * 0.05 / 2 / 20)
    assert np.mean(found[100:500]) == pytest.approx(rate, abs=4 * scatter, rel=0.05)
    assert np.mean(found[600:]) == pytest.approx(3 * rate, abs=7 * scatter, rel=0.05)


def test_periodic_by_hand() -> None:
    # 6 h to 18 h of four slots: the second and the third, which expect 1 and 3 of the 8 entries
    updated = periodic_update([5.0, 1.0, 3.0, 5.0], MIDNIGHT + DAY_SECONDS / 4, MIDNIGHT + DAY_SECONDS * 3 / 4, 8, 0.5)
    assert updated == pytest.approx([5, 0.5 * 1 + 0.5 * 2, 0.5 * 3 + 0.5 * 6, 5])


def test_periodic_interval_over_midnight_and_parts_of_slots() -> None:
    # half of the last slot and half of the first; each half is worth half a step
    updated = periodic_update([1.0, 1.0], MIDNIGHT - DAY_SECONDS / 4, MIDNIGHT + DAY_SECONDS / 4, 0, 0.75)
    assert updated == pytest.approx([0.5, 0.5])
    inside = periodic_update([1.0, 1.0], MIDNIGHT + DAY_SECONDS / 8, MIDNIGHT + DAY_SECONDS * 3 / 8, 0, 0.75)
    assert inside == pytest.approx([0.5, 1])


def test_periodic_update_over_days_is_as_many_steps() -> None:
    three_days = periodic_update([2.0, 6.0], MIDNIGHT, MIDNIGHT + 3 * DAY_SECONDS, 48, 0.2)
    one_by_one = np.array([2.0, 6.0])
    assert three_days == pytest.approx(one_by_one + (1 - 0.8**3) * one_by_one)


def test_what_was_expected_changes_nothing() -> None:
    assert periodic_update(RATES, MIDNIGHT + 1000, MIDNIGHT + 2 * DAY_SECONDS + 1000, 48, 0.2) == pytest.approx(RATES)


def test_feed_without_expectation_gets_its_entries_evenly() -> None:
    updated = periodic_update(np.zeros(4), MIDNIGHT, MIDNIGHT + DAY_SECONDS / 2, 6, 0.5)
    assert updated == pytest.approx([1.5, 1.5, 0, 0])


def test_periodic_recovers_the_shape_from_counts_alone() -> None:
    generator = np.random.default_rng(11)
    summed = np.concatenate([[0.0], np.cumsum(np.tile(RATES, 400))])
    estimate, at, estimates = np.ones(SLOTS), 0.0, []
    while at < 390:
        then = at + generator.uniform(2, 10) / 24
        expected = np.diff(np.interp([at * SLOTS, then * SLOTS], np.arange(summed.size), summed))[0]
        begin, end = MIDNIGHT + at * DAY_SECONDS, MIDNIGHT + then * DAY_SECONDS
        estimate = periodic_update(estimate, begin, end, generator.poisson(expected), 0.05)
        estimates.append(estimate)
        at = then
    recovered = np.mean(estimates[len(estimates) // 2 :], axis=0)
    assert recovered.sum() == pytest.approx(24, rel=0.1)
    assert np.corrcoef(recovered, RATES)[0, 1] > 0.95
    assert np.abs(recovered - RATES).mean() < 0.2


@pytest.mark.parametrize("alpha", [0.05, 0.2])
def test_the_estimate_of_a_constant_rate_has_its_mean_and_the_variance_of_smoothing(alpha: float) -> None:
    """Counts are Poisson: the mean is the rate, the variance alpha / (2 - alpha) x rate / interval."""
    rate, days = 40.0, 0.25
    generator, estimate, found = np.random.default_rng(5), rate, []
    for _ in range(60_000):
        estimate = single_variable_update(estimate, generator.poisson(rate * days), days * DAY_SECONDS, alpha)
        found.append(estimate)
    assert np.mean(found) == pytest.approx(rate, rel=0.01)
    assert np.var(found) == pytest.approx(alpha / (2 - alpha) * rate / days, rel=0.1)


@pytest.mark.parametrize("update", [periodic_update, periodic_update_as_printed, single_variable_slots])
def test_on_one_slot_all_estimates_are_the_single_variable(update: Callable[..., np.ndarray]) -> None:
    found = update([7.0], MIDNIGHT, MIDNIGHT + DAY_SECONDS, 12, 0.1)
    assert found == pytest.approx([single_variable_update(7.0, 12, DAY_SECONDS, 0.1)])


@pytest.mark.parametrize("update", [periodic_update, periodic_update_as_printed])
@pytest.mark.parametrize("hours", [0.1, 3.7, 24, 61])
def test_what_was_expected_leaves_the_model_as_it_is(update: Callable[..., np.ndarray], hours: float) -> None:
    rates, begin = np.random.default_rng(6).random(24), MIDNIGHT + 1000.0
    end = begin + hours * 3600
    summed = np.concatenate([[0.0], np.cumsum(np.tile(rates, 4))])
    at = (np.array([begin, end]) - MIDNIGHT) / 3600
    expected = np.diff(np.interp(at, np.arange(summed.size), summed))[0]
    assert update(rates, begin, end, expected, 0.1) == pytest.approx(rates)


def test_as_printed_a_slot_that_is_hardly_touched_is_smoothed_like_a_whole_one() -> None:
    begin, end = MIDNIGHT, MIDNIGHT + DAY_SECONDS / 4 + 60
    printed, weighed = (update(np.ones(4), begin, end, 10, 0.1) for update in (periodic_update_as_printed, periodic_update))
    assert printed[:2] == pytest.approx([printed[0], printed[0]])
    assert printed[0] == pytest.approx(weighed[0])
    assert 1 < weighed[1] < 1 + (printed[1] - 1) / 100
    assert printed[2:].tolist() == weighed[2:].tolist() == [1, 1]
    assert periodic_update_as_printed(np.zeros(4), begin, end, 10, 0.1).any()


@pytest.mark.parametrize("rate", [12, 18, 25])
def test_saturated_count_is_the_mean_of_what_it_can_have_been(rate: int) -> None:
    counts = np.random.default_rng(2).poisson(rate, 200_000)
    assert saturated_count(20, rate, DAY_SECONDS) == pytest.approx(counts[counts >= 20].mean(), rel=0.003)


def test_saturated_count_of_a_window_of_one() -> None:
    assert saturated_count(1, 1, DAY_SECONDS) == pytest.approx(1 / (1 - np.exp(-1)))


@pytest.mark.parametrize("window", [1, 20, 1000])
def test_saturated_count_between_window_and_expectation(window: int) -> None:
    counts = [saturated_count(window, rate, DAY_SECONDS) for rate in (0, 1e-12, window / 2, window, 2 * window, 50 * window)]
    assert counts == sorted(counts)
    assert counts[0] == window
    assert counts[1] == pytest.approx(window)
    assert counts[-1] == pytest.approx(50 * window)


def test_two_steps_find_a_rate_far_above_the_estimate() -> None:
    generator, window, rate, estimate, seconds = np.random.default_rng(4), 20, 4000.0, 1.0, DAY_SECONDS
    saturated = 0
    while (count := generator.poisson(rate * seconds / DAY_SECONDS)) >= window:
        saturated += 1
        estimate = single_variable_update(estimate, saturated_count(window, estimate, seconds), seconds, 0.2)
        seconds = second_retrieval_seconds(window, estimate, seconds)
    # from one a day to under half a window: halving 2^9 times a factor of 512
    assert saturated <= 10
    assert count / seconds * DAY_SECONDS == pytest.approx(rate, rel=0.8)


def test_second_retrieval_comes_when_half_of_the_window_is_expected() -> None:
    assert second_retrieval_seconds(20, 40, DAY_SECONDS) == pytest.approx(DAY_SECONDS / 4)
    assert second_retrieval_seconds(20, 1, DAY_SECONDS) == pytest.approx(DAY_SECONDS / 2)


@pytest.mark.parametrize("bad", [-1.0, np.nan, np.inf])
def test_impossible_observations_are_refused(bad: float) -> None:
    refused: list[tuple[str, Callable[[], object]]] = [
        ("count", lambda: single_variable_update(1, bad, 60, 0.1)),
        ("longer than nothing", lambda: single_variable_update(1, 1, bad, 0.1)),
        ("longer than nothing", lambda: periodic_update([1.0], 0.0, bad, 1, 0.1)),
        ("rates must be", lambda: single_variable_update(bad, 1, 60, 0.1)),
        ("rates must be", lambda: periodic_update([bad], 0.0, 60.0, 1, 0.1)),
        ("alpha", lambda: single_variable_update(1, 1, 60, bad)),
        ("rates must be", lambda: saturated_count(20, bad, 60)),
        ("longer than nothing", lambda: second_retrieval_seconds(20, 1, bad)),
    ]
    for words, call in refused:
        with pytest.raises(ValueError, match=words):
            call()


def test_empty_intervals_and_windows_are_refused() -> None:
    with pytest.raises(ValueError, match="longer than nothing"):
        periodic_update([1.0], 60.0, 60.0, 1, 0.1)
    with pytest.raises(ValueError, match="at least one entry"):
        saturated_count(0, 1, 60)
    with pytest.raises(ValueError, match="at least one entry"):
        second_retrieval_seconds(0, 1, 60)
