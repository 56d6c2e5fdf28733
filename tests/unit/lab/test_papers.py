"""The worked examples of the papers, and by how much the exact schedule is better than Algorithm 1 of Sia et al. 2007.

The papers print their results in figures only, so most values are derived here.
"""

from collections.abc import Callable

import numpy as np
import pytest

from reader.lab.papers.allocation import algorithm_1
from reader.lab.papers.schedule import best_schedule, delay_schedule, even_schedule
from reader.learning.day import Numbers
from tests.fakes.paper_costs import expected_delay, expected_misses

SLOTS = 144
TIMES = (np.arange(SLOTS) + 0.5) / SLOTS
WAVE = (2 + 2 * np.sin(2 * np.pi * TIMES)) / SLOTS
"""The rate of Sia and Cho's example with six retrievals: 2 + 2 sin 2 pi t a day."""

FINE_SLOTS = 288
FINE_TIMES = (np.arange(FINE_SLOTS) + 0.5) / FINE_SLOTS
POSTINGS = (2 + np.sin(2 * np.pi * FINE_TIMES)) / FINE_SLOTS
ACCESSES = (2 + np.cos(2 * np.pi * FINE_TIMES)) / FINE_SLOTS
"""The rates of Example 2 of Sia et al. 2007, with six retrievals: 2 + sin 2 pi t and 2 + cos 2 pi t a day."""


def postings_until(at: Numbers) -> Numbers:
    """The integral of 2 + 2 sin 2 pi t."""
    total: Numbers = 2 * at + (1 - np.cos(2 * np.pi * at)) / np.pi
    return total


def test_example_1_of_sia_and_cho() -> None:
    """One posting per unit of time in the first half of a period of two units, none in the second; one retrieval.

    At the end of the first half: the integral of (1 - t) over [0, 1], 1/2. At the period's end: of (2 - t), 3/2. Here the period is
    the day and so the unit twice as long: two postings a day instead of one a period give the same sums.
    """
    postings = np.where(np.arange(SLOTS) < SLOTS // 2, 4 / SLOTS, 0.0)
    delays = [expected_delay(postings, [at]) for at in range(SLOTS)]
    assert min(delays) == pytest.approx(1 / 2)
    assert max(delays) == pytest.approx(3 / 2)
    assert np.argmin(delays) == SLOTS // 2
    assert np.argmax(delays) == 0
    assert delay_schedule(postings, 1).tolist() == [SLOTS // 2]


def test_six_retrievals_of_sia_and_cho_fulfil_theorem_3() -> None:
    schedule = delay_schedule(WAVE, 6)
    at = schedule / SLOTS
    after, before = np.append(at[1:], at[0] + 1), np.insert(at[:-1], 0, at[-1] - 1)
    rate, slope = 2 + 2 * np.sin(2 * np.pi * at), 4 * np.pi * np.cos(2 * np.pi * at)
    left, right = rate * (after - at), postings_until(at) - postings_until(before)
    # what moving one point by a slot changes of the difference bounds what rounding to slots leaves of it
    assert (np.abs(left - right) <= np.abs(slope * (after - at) - 2 * rate) / SLOTS).all()
    # five of the six while much is posted, just after it; a quarter less delay than even spacing
    assert (np.diff(at) < 0.16).all()
    assert expected_delay(WAVE, schedule) == pytest.approx(0.130, abs=0.001)
    assert expected_delay(WAVE, even_schedule(SLOTS, 6)) == pytest.approx(1 / 6)


def test_six_retrievals_of_sia_and_cho_by_algorithm_1() -> None:
    found = algorithm_1(WAVE, np.ones(SLOTS), 6)
    assert found.closed
    assert np.abs(found.retrievals - delay_schedule(WAVE, 6)).max() <= 1
    assert expected_delay(WAVE, found.retrievals) == pytest.approx(0.130, abs=0.001)


def test_one_retrieval_on_the_wave_of_sia_and_cho_in_closed_form() -> None:
    """Theorem 2: where the rate is at its mean and falls, t = 1/2. The delay there is 1 - 1/pi, at the worst, t = 0, 1 + 1/pi."""
    assert delay_schedule(WAVE, 1).tolist() == [SLOTS // 2]
    delays = [expected_delay(WAVE, [at]) for at in range(SLOTS)]
    assert min(delays) == pytest.approx(1 - 1 / np.pi, abs=1e-4)
    assert max(delays) == pytest.approx(1 + 1 / np.pi, abs=1e-4)


@pytest.mark.parametrize(("high", "best", "worst"), [(4, 0.0, 4.0), (3, 1.0, 3.0)])
def test_example_1_of_sia_et_al(high: float, best: float, worst: float) -> None:
    """Postings at a high rate in the first half of the period and at a low one in the second, accesses the other way round.

    Two of each a period; the paper gives no levels. The best single retrieval is at the end of the first half, the worst at its start.
    """
    low = 4 - high
    is_first = np.arange(SLOTS) < SLOTS // 2
    postings, accesses = np.where(is_first, high, low) / SLOTS, np.where(is_first, low, high) / SLOTS
    misses = [expected_misses(postings, accesses, [at]) for at in range(SLOTS)]
    assert best_schedule(postings, accesses, 1).tolist() == [SLOTS // 2]
    assert misses[SLOTS // 2] == pytest.approx(best)
    assert misses[0] == max(misses) == pytest.approx(worst)


def test_example_2_of_sia_et_al() -> None:
    schedule = best_schedule(POSTINGS, ACCESSES, 6)
    assert schedule / FINE_SLOTS == pytest.approx([0.062, 0.191, 0.337, 0.531, 0.726, 0.920], abs=0.01)
    assert expected_misses(POSTINGS, ACCESSES, schedule) == pytest.approx(0.3105, abs=5e-5)
    for phase in range(0, FINE_SLOTS // 6, 8):
        even = expected_misses(POSTINGS, ACCESSES, even_schedule(FINE_SLOTS, 6) + phase)
        assert even == pytest.approx(0.3196, abs=5e-5)
    # what is best for the delay alone is worse for this user than no plan at all
    assert expected_misses(POSTINGS, ACCESSES, delay_schedule(POSTINGS, 6)) == pytest.approx(0.3221, abs=5e-5)


def test_example_2_of_sia_et_al_by_algorithm_1() -> None:
    found = algorithm_1(POSTINGS, ACCESSES, 6)
    assert found.closed
    assert expected_misses(POSTINGS, ACCESSES, found.retrievals) == pytest.approx(0.3105, abs=5e-5)


def test_example_2_of_sia_et_al_fulfils_equation_2() -> None:
    schedule = best_schedule(POSTINGS, ACCESSES, 6)
    at = schedule / FINE_SLOTS
    after, before = np.append(at[1:], at[0] + 1), np.insert(at[:-1], 0, at[-1] - 1)
    posting_rate, access_rate = 2 + np.sin(2 * np.pi * at), 2 + np.cos(2 * np.pi * at)
    gathered = 2 * (at - before) - (np.cos(2 * np.pi * at) - np.cos(2 * np.pi * before)) / (2 * np.pi)
    accesses = 2 * (after - at) + (np.sin(2 * np.pi * after) - np.sin(2 * np.pi * at)) / (2 * np.pi)
    posting_slope, access_slope = 2 * np.pi * np.cos(2 * np.pi * at), -2 * np.pi * np.sin(2 * np.pi * at)
    # what moving one point by a slot changes of the difference bounds what rounding to slots leaves of it
    change = posting_slope * accesses - 2 * posting_rate * access_rate - access_slope * gathered
    assert (np.abs(posting_rate * accesses - access_rate * gathered) <= np.abs(change) / FINE_SLOTS).all()


@pytest.mark.parametrize("width_hours", [4, 8, 14, 20])
@pytest.mark.parametrize("m", [1, 2, 4])
def test_a_user_awake_for_part_of_the_day_misses_that_part_of_even_spacing(width_hours: int, m: int) -> None:
    """With even postings, and accesses in w hours only, the optimum is w / 24 of the mean over all phases of even spacing."""
    accesses = np.where(np.arange(96) < 4 * width_hours, 1.0, 0.0)
    even = np.mean([expected_misses(np.ones(96), accesses, even_schedule(96, m) + phase) for phase in range(96 // m)])
    best = expected_misses(np.ones(96), accesses, best_schedule(np.ones(96), accesses, m))
    # m retrievals over w hours lie w / m apart, where that is a whole number of slots
    assert best == pytest.approx(even * width_hours / 24, rel=1e-9)


def smooth(generator: np.random.Generator) -> Numbers:
    times = (np.arange(96) + 0.5) / 96
    waves = sum(generator.normal(0, 0.8 / k) * np.cos(2 * np.pi * (k * times + generator.random())) for k in (1, 2, 3))
    rates: Numbers = np.exp(waves)
    return rates


def histogram(generator: np.random.Generator) -> Numbers:
    """Fourteen days of one event a day at two favourite hours, counted by the hour: jumps and empty hours."""
    hours = np.concatenate([generator.normal(generator.uniform(0, 24), 2, 9), generator.uniform(0, 24, 5)])
    counts = np.bincount(hours.astype(int) % 24, minlength=24)
    return np.repeat(counts, 4).astype(float)


@pytest.mark.parametrize(
    ("rates", "m", "excess", "closings"),
    [
        (smooth, 2, 0.000, 20),
        (smooth, 4, 0.007, 19),
        (smooth, 8, 0.010, 19),
        (histogram, 2, 0.42, 10),
        (histogram, 4, 0.49, 2),
        (histogram, 8, 1.07, 0),
    ],
)
def test_how_far_algorithm_1_stays_behind_the_optimum(
    rates: Callable[[np.random.Generator], Numbers], m: int, excess: float, closings: int
) -> None:
    """Twenty pairs of rates each: misses beyond the optimum in all, and how many closed. Never one below the optimum."""
    generator, least, found, closed = np.random.default_rng(1), [], [], 0
    for _ in range(20):
        postings, accesses = rates(generator), rates(generator)
        result = algorithm_1(postings, accesses, m)
        closed += result.closed
        found.append(expected_misses(postings, accesses, result.retrievals))
        least.append(expected_misses(postings, accesses, best_schedule(postings, accesses, m)))
    assert (np.array(found) >= np.array(least) * (1 - 1e-9)).all()
    assert sum(found) / sum(least) - 1 == pytest.approx(excess, rel=0.1, abs=0.001)
    assert closed == pytest.approx(closings, abs=2)
