"""The yardstick: what a fixed timer misses, counted by hand and by brute force."""

import numpy as np
import pytest

from reader.learning import price
from reader.learning.scorecard import (
    expected_timer_misses,
    mean_phase_miss_delay,
    mean_phase_misses,
    schedule_misses,
    timer_misses,
    timer_times,
)

HOUR = 3600.0


def times(*hours: float) -> np.ndarray:
    return np.array(hours) * HOUR


def test_each_access_misses_what_was_posted_since_the_last_round() -> None:
    # rounds at 0, 6, 12: the access at 5 misses 1 and 4, the one at 7 nothing, the one at 11 the posting of 8
    assert timer_misses(times(1, 4, 8), times(5, 7, 11), interval_seconds=6 * HOUR, phase_seconds=0) == 3


def test_a_posting_is_missed_again_at_every_access_until_it_is_retrieved() -> None:
    assert timer_misses(times(1), times(2, 3, 4), interval_seconds=24 * HOUR, phase_seconds=0) == 3


def test_a_round_brings_what_is_posted_at_its_start_and_helps_only_later_accesses() -> None:
    assert schedule_misses(times(6), times(6), times(6)) == 1
    assert schedule_misses(times(6), times(6.001), times(6)) == 0
    assert schedule_misses(times(6.001), times(7), times(6)) == 1


def test_without_a_retrieval_everything_is_missed() -> None:
    assert schedule_misses(times(1, 2, 3), times(2.5, 4), times()) == 5


def test_times_are_those_of_the_grid() -> None:
    grid = timer_times(10 * HOUR, 22 * HOUR, interval_seconds=6 * HOUR, phase_seconds=4 * HOUR)
    assert grid.tolist() == [10 * HOUR, 16 * HOUR]


def test_both_ways_of_counting_agree_with_counting_one_by_one() -> None:
    chance = np.random.default_rng(5)
    postings, accesses = np.sort(chance.uniform(0, 240, 300)) * HOUR, np.sort(chance.uniform(0, 240, 40)) * HOUR
    interval, phase = 5.5 * HOUR, 2.25 * HOUR
    grid = timer_times(-interval, 240 * HOUR, interval_seconds=interval, phase_seconds=phase)
    slowly = 0
    for access in accesses:
        last = max(at for at in grid if at < access)
        slowly += sum(1 for posting in postings if last < posting <= access)
    assert timer_misses(postings, accesses, interval_seconds=interval, phase_seconds=phase) == slowly
    assert schedule_misses(postings, accesses, grid) == slowly


def test_what_is_expected_of_a_timer_is_the_mean_of_lemma_1_over_its_phases() -> None:
    """A day that repeats itself; the timer of 12 slots begins at each of them in turn."""
    chance = np.random.default_rng(2)
    postings, accesses = (np.tile(chance.uniform(0, 1, 96) ** 4, 4) for _ in range(2))
    expected, interval = price.outlook(postings[:, None], accesses), 12
    totals = [
        sum(float(expected.misses(begin, np.array([begin + interval]))[0, 0]) for begin in range(phase, phase + 96, interval))
        for phase in range(interval)
    ]
    assert expected_timer_misses(postings[:96], accesses, interval_slots=interval) == pytest.approx(np.mean(totals), rel=0.002)


def test_a_timer_off_the_grid_of_slots_is_computed_without_them() -> None:
    """One posting and one access, somewhere in their slots: missed if the access is the later one and the retrieval later still."""
    postings, accesses = np.zeros(96), np.zeros(300)
    postings[4] = accesses[9] = 1.0
    assert expected_timer_misses(postings, accesses, interval_slots=20.5) == pytest.approx(1 - 5 / 20.5)
    assert expected_timer_misses(postings, accesses, interval_slots=4.0) == pytest.approx(0.0)
    postings[9] = 1.0
    # both within one slot: the later half of the cases, a third of a slot between them on the mean
    assert expected_timer_misses(postings, accesses, interval_slots=20.5) == pytest.approx(1 - 5 / 20.5 + 0.5 - 1 / 6 / 20.5)


def test_the_mean_over_phases_is_that_of_many_timers() -> None:
    chance = np.random.default_rng(4)
    origin, interval = 1.7e9, 21_600.0
    postings = np.sort(origin + chance.uniform(0, 7 * 86_400, 300))
    accesses = np.sort(origin + chance.uniform(0, 7 * 86_400, 40))
    phases = (np.arange(500) + 0.5) / 500 * interval
    each = [timer_misses(postings, accesses, interval_seconds=interval, phase_seconds=phase) for phase in phases]
    found = mean_phase_misses(postings, accesses, interval_seconds=interval)
    assert found.sum() == pytest.approx(np.mean(each), rel=1e-3)
    delays = []
    for phase in phases:
        retrieved = phase + np.ceil((postings - phase) / interval) * interval
        missed = (accesses[:, None] >= postings) & (accesses[:, None] <= retrieved)
        delays.append(((accesses[:, None] - postings) * missed).sum())
    found = mean_phase_miss_delay(postings, postings, accesses, interval_seconds=interval)
    assert found.sum() == pytest.approx(np.mean(delays), rel=1e-3)


def test_the_mean_over_phases_by_hand() -> None:
    """A posting at 10 that begins to wait for the timer at 20: the accesses at 20, 25, 40 and 41 see a timer of 20 seconds."""
    posting, since, accesses = np.array([10.0]), np.array([20.0]), np.array([15.0, 20, 25, 40, 41])
    assert mean_phase_misses(since, accesses, interval_seconds=20).tolist() == pytest.approx([1 + 0.75])
    delay = mean_phase_miss_delay(posting, since, accesses, interval_seconds=20)
    assert delay.tolist() == pytest.approx([10 + 0.75 * 15])
    assert mean_phase_misses(since, np.empty(0), interval_seconds=20).tolist() == [0]
