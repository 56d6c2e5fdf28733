"""Time units of the learners, discounted evidence, and long calculations in steps."""

import math
from collections.abc import Generator
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from reader.domain.ids import DAY_SECONDS

Numbers = NDArray[np.float64]

SLOT_SECONDS = 900
SLOTS_PER_DAY = 96
HOURS_PER_DAY = 24
DAYS_PER_WEEK = 7
EARLIEST_CREDIBLE = 788_918_400.0
"""1995-01-01 UTC: feeds are younger than that, so an earlier date is wrong."""

WEEKDAY_HALF_LIFE_DAYS = 180.0
_WEEKDAY_PRIOR_DAYS = 30.0
_WEEKDAY_PRIOR_EVENTS = 10.0
_SLOTS_PER_HOUR = SLOTS_PER_DAY // HOURS_PER_DAY


def smoothed(counts: Numbers) -> Numbers:
    """Smooth the counts [..., 24] with the cyclic kernel [1, 2, 1] / 4; the sum is preserved."""
    result: Numbers = (np.roll(counts, 1, axis=-1) + 2 * counts + np.roll(counts, -1, axis=-1)) / 4
    return result


def slots_of_hours(values: Numbers) -> Numbers:
    """Convert amounts per hour [..., 24] to slots [..., 96]: linear, cyclic; the sum is preserved."""
    offsets = (np.arange(_SLOTS_PER_HOUR) + 0.5) / _SLOTS_PER_HOUR - 0.5
    own = values[..., None] * (1 - np.abs(offsets))
    before = np.roll(values, 1, axis=-1)[..., None] * np.maximum(-offsets, 0)
    after = np.roll(values, -1, axis=-1)[..., None] * np.maximum(offsets, 0)
    slots: Numbers = ((own + before + after) / _SLOTS_PER_HOUR).reshape(*values.shape[:-1], SLOTS_PER_DAY)
    return slots


def hour_of_day(times: Numbers) -> NDArray[np.int64]:
    """Return the hour 0 to 23 of each time (seconds since 1970)."""
    hours: NDArray[np.int64] = np.floor(times / 3600).astype(np.int64) % HOURS_PER_DAY
    return hours


def weekday(times: Numbers) -> NDArray[np.int64]:
    """Return the weekday of each time (seconds since 1970), Monday 0."""
    # 1970-01-01 was a Thursday.
    weekdays: NDArray[np.int64] = (np.floor(times / DAY_SECONDS).astype(np.int64) + 3) % DAYS_PER_WEEK
    return weekdays


def is_credible(times: Numbers, now: float) -> NDArray[np.bool_]:
    """Return which times are plausible: from 1995 until a day after `now`; NaN is not."""
    return (times >= EARLIEST_CREDIBLE) & (times <= now + DAY_SECONDS)


def credible(times: Numbers, now: float) -> Numbers:
    """Return the plausible `times`, ascending; those up to a day ahead are replaced by now."""
    flat = np.asarray(times, dtype=np.float64).ravel()
    return np.sort(np.minimum(flat[is_credible(flat, now)], now))


def recency(times: Numbers, now: float, half_life_days: float) -> Numbers:
    """Return the weight of evidence of these times at `now`: 2^(-age / half-life), 1 for the present."""
    weights: Numbers = np.exp((times - now) * (math.log(2) / (half_life_days * DAY_SECONDS)))
    return weights


def tallied(bins: NDArray[np.int64], weights: Numbers, count: int) -> Numbers:
    """Sum the weights in each of the bins 0 to `count` - 1; returns [count]."""
    # Without weights NumPy would return integers.
    sums: Numbers = np.bincount(bins, weights, count).astype(np.float64)
    return sums


def discounted_days(began_at: Numbers, until: Numbers, now: float, half_life_days: float) -> Numbers:
    """Return the days from `began_at` to `until` (elementwise, both not after `now`), each moment weighted by its recency."""
    mean_life_days = half_life_days / math.log(2)
    days: Numbers = mean_life_days * (recency(until, now, half_life_days) - recency(began_at, now, half_life_days))
    return days


def weekday_factors(counts: Numbers, days: Numbers) -> Numbers:
    """Return factors of each weekday relative to a mean day, [..., 7] with mean 1, from `counts` [..., 7] in `days` [...].

    The mean of a Gamma posterior around 1 that weighs as much as thirty days of that weekday, and ten events more: hour-of-week
    patterns of two weeks are noise that costs more than it brings, months of empty Sundays are not. Each weekday is assumed to
    have a seventh of the days; the error in a short history is smaller than the prior admits.
    """
    totals = counts.sum(axis=-1, keepdims=True)
    prior = _WEEKDAY_PRIOR_DAYS * totals / np.maximum(days, 1.0)[..., None] + _WEEKDAY_PRIOR_EVENTS
    factors = (counts + prior) / (totals / DAYS_PER_WEEK + prior)
    normalised: Numbers = factors / factors.mean(axis=-1, keepdims=True)
    return normalised


Result = TypeVar("Result")
Stepwise = Generator[None, None, Result]
"""Generator that pauses after each step; its value is the result."""

FEEDS_AT_ONCE = 400


def in_one_go(steps: Stepwise[Result]) -> Result:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
