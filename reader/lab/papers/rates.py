"""Online estimates of posting rates from the number of new entries at each retrieval.

After Horincar, Amann and Artières, Online Change Estimation Models for Dynamic Web Resources (ICWE 2012): only the number of new
entries since the last retrieval is known, no dates. They smooth with alpha between 0.01 and 0.2.
"""

import math
from enum import StrEnum

import numpy as np
from numpy.typing import ArrayLike

from reader.domain.ids import DAY_SECONDS
from reader.lab.papers.schedule import checked_rates
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.scorecard import Times


def single_variable_update(rate_per_day: float, count: float, seconds: float, alpha: float) -> float:
    """Return postings per day after a retrieval that found `count` new entries, `seconds` after the last one. Horincar et al.:
    rate <- alpha count / (t - t') + (1 - alpha) rate. The first estimate is the caller's.
    """
    _check(count, seconds, alpha)
    found = count / (seconds / DAY_SECONDS)
    return alpha * found + (1 - alpha) * float(checked_rates([rate_per_day], "rates")[0])


def single_variable_slots(rates_by_slot: ArrayLike, begin: float, end: float, count: float, alpha: float) -> Numbers:
    """Run `single_variable_update` in the form of `periodic_update`: expected postings per slot of the day [K], all alike."""
    rates = checked_rates(rates_by_slot, "rates")
    return np.full(rates.size, single_variable_update(float(rates.sum()), count, end - begin, alpha) / rates.size)


def periodic_update(rates_by_slot: ArrayLike, begin: float, end: float, count: float, alpha: float) -> Numbers:
    """Return expected postings per slot of the day [K] after a retrieval at `end` that found `count` new entries since `begin`.

    `begin` and `end` are seconds of a time whose days begin at multiples of 86,400, as UTC seconds do. Horincar et al.: the new
    entries are spread over the slots of the interval in proportion to the present estimate, then each slot is smoothed with
    alpha. Ours, where the paper's retrievals fall on slots: a slot that was covered e times, in part or on several days, counts
    as e steps of smoothing, 1 - (1 - alpha)^e; and if nothing was expected in the interval, the entries are spread evenly.
    """
    _check(count, end - begin, alpha)
    rates = checked_rates(rates_by_slot, "rates")
    covered = _covered(rates.size, begin, end)
    expected = float(rates @ covered)
    observed = rates / expected * count if expected > 0 else np.full(rates.size, count / covered.sum())
    steps = 1 - (1 - alpha) ** covered
    updated: Numbers = steps * observed + (1 - steps) * rates
    return updated


def periodic_update_as_printed(rates_by_slot: ArrayLike, begin: float, end: float, count: float, alpha: float) -> Numbers:
    """Run `periodic_update` exactly as printed: each slot that the interval touches, however little or often, is smoothed with
    all of alpha. If nothing was expected the paper's 0/0 would block for ever, so the entries are spread evenly there as well.
    """
    _check(count, end - begin, alpha)
    rates = checked_rates(rates_by_slot, "rates")
    covered = _covered(rates.size, begin, end)
    expected = float(rates @ covered)
    observed = rates / expected * count if expected > 0 else np.full(rates.size, count / covered.sum())
    updated: Numbers = np.where(covered > 0, alpha * observed + (1 - alpha) * rates, rates)
    return updated


def saturated_count(window: int, rate_per_day: float, seconds: float) -> float:
    """Return the number of entries posted in `seconds` if all `window` entries of the document are new: E[X | X >= window], X
    Poisson.

    Horincar et al. call such a feed saturated: its count is only a lower bound, and entries may be lost. This correction is ours,
    the expectation step for a count that is censored at the window. Alternated with the single variable update it approaches the
    rate only as far as the estimate explains the count, so that an early `second_retrieval_seconds` is needed as well.
    """
    _check_window(window)
    _check(0, seconds, 1)
    expected = float(checked_rates([rate_per_day], "rates")[0]) * seconds / DAY_SECONDS
    if expected == 0:
        return float(window)
    # from here on a full window is certain: fewer entries have a probability below exp(-20)
    if expected > 4 * window + 60:
        return expected
    # P(X >= W) / P(X = W - 1) is the sum over j of expected^j / (W (W+1) ... (W+j-1)); in logarithms, since terms grow large
    terms = int(4 * max(expected, window)) + 60
    logarithms = np.cumsum(math.log(expected) - np.log(window + np.arange(terms)))
    return max(float(window), expected * (1 + math.exp(-float(np.logaddexp.reduce(logarithms)))))


def second_retrieval_seconds(window: int, rate_per_day: float, seconds: float) -> float:
    """Return the delay of the second step after a saturated retrieval: before more than half of the window is new.

    Horincar et al. refresh in two steps, saturated feeds before all others; the exact time is our reading. The rate is taken as
    the higher of the estimate and the proven one, `window` entries in `seconds`. So the interval at least halves until a count is
    no longer censored, and the number of retrievals grows with the logarithm of the error.
    """
    _check_window(window)
    _check(0, seconds, 1)
    rate = max(float(checked_rates([rate_per_day], "rates")[0]), window / (seconds / DAY_SECONDS))
    return window / 2 / rate * DAY_SECONDS


def _covered(slots: int, begin: float, end: float) -> Numbers:
    """Return how many times [K] the interval covers each slot of the day, fractions included."""
    edges = np.arange(slots + 1) / slots
    covered = np.zeros(slots)
    for at, sign in ((end, 1.0), (begin, -1.0)):
        days, rest = divmod(at / DAY_SECONDS, 1)
        covered += sign * (days + (np.clip(rest, edges[:-1], edges[1:]) - edges[:-1]) * slots)
    return np.maximum(covered, 0.0)


def _check(count: float, seconds: float, alpha: float) -> None:
    if not (math.isfinite(count) and count >= 0):
        raise ValueError(f"The count of new entries must be finite and not negative, not {count}.")
    if not (math.isfinite(seconds) and seconds > 0):
        raise ValueError(f"The interval must be longer than nothing, not {seconds} seconds.")
    if not 0 < alpha <= 1:
        raise ValueError(f"alpha must be above 0 and at most 1, not {alpha}.")


def _check_window(window: int) -> None:
    if window < 1:
        raise ValueError(f"A window holds at least one entry, not {window}.")


LOW, HIGH = 0.5, 2.0
"""Thresholds in means of an hour; the paper (Fig. 6) uses two as well and prints neither their values nor the rule."""

_QUIET_HOURS = 12
_SHOULDER_HOURS = 3


class Shape(StrEnum):
    """Kinds of days that Horincar et al. distinguish."""

    PEAKS = "peaks"
    UNIFORM = "uniform"
    WAVES = "waves"


def shape_of(by_hour: Numbers) -> Shape:
    """Return the shape of a day with the postings `by_hour` [24].

    Uniform: no hour is below LOW or above HIGH means of an hour. Peaks: half of the day is quiet, and there are hours above HIGH
    with at most three more hours between the thresholds than of these. Waves: the rest.
    """
    mean = by_hour.mean()
    quiet, busy = int((by_hour < LOW * mean).sum()), int((by_hour > HIGH * mean).sum())
    between = HOURS_PER_DAY - quiet - busy
    if not quiet and not busy:
        return Shape.UNIFORM
    is_peaked = busy > 0 and quiet >= _QUIET_HOURS and between <= busy + _SHOULDER_HOURS
    return Shape.PEAKS if is_peaked else Shape.WAVES


def daily_variation(times: Times, days: int) -> float:
    """Return the coefficient of variation of a feed's hours from day to day, in days from 0 on; NaN without postings.

    For each hour of the day the standard deviation over the mean of its counts; then the mean over hours with any postings, where
    the paper leaves open if the divisor is 24. Horincar et al. call a feed periodic if it is at most 1.
    """
    hours = np.floor(times / (DAY_SECONDS / HOURS_PER_DAY)).astype(np.int64)
    within = hours[(hours >= 0) & (hours < days * HOURS_PER_DAY)]
    counts = np.bincount(within, minlength=days * HOURS_PER_DAY).reshape(days, HOURS_PER_DAY)
    means = counts.mean(axis=0)
    posts = means > 0
    return float((counts.std(axis=0)[posts] / means[posts]).mean()) if posts.any() else float(np.nan)
