"""The day as the learners see it: hours and slots, weekdays, discounted evidence. Pure; any thread may call it."""

import math

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS

Numbers = NDArray[np.float64]

SLOT_SECONDS = 900
SLOTS_PER_DAY = 96
HOURS_PER_DAY = 24
DAYS_PER_WEEK = 7
EARLIEST_CREDIBLE = 788_918_400.0
"""1995-01-01 UTC: feeds are younger than that, so an earlier date is a mistake."""

WEEKDAY_HALF_LIFE_DAYS = 180.0
_WEEKDAY_PRIOR_DAYS = 30.0
_WEEKDAY_PRIOR_EVENTS = 10.0
_SLOTS_PER_HOUR = SLOTS_PER_DAY // HOURS_PER_DAY


def smoothed(counts: Numbers) -> Numbers:
    """The counts [..., 24] with the kernel [1, 2, 1] / 4 laid over them, midnight being next to 23 h; the sum stays."""
    result: Numbers = (np.roll(counts, 1, axis=-1) + 2 * counts + np.roll(counts, -1, axis=-1)) / 4
    return result


def slots_of_hours(values: Numbers) -> Numbers:
    """Amounts per hour [..., 24] as amounts per slot [..., 96]: linear between the centres of hours, cyclic; the sum stays."""
    offsets = (np.arange(_SLOTS_PER_HOUR) + 0.5) / _SLOTS_PER_HOUR - 0.5
    own = values[..., None] * (1 - np.abs(offsets))
    before = np.roll(values, 1, axis=-1)[..., None] * np.maximum(-offsets, 0)
    after = np.roll(values, -1, axis=-1)[..., None] * np.maximum(offsets, 0)
    slots: Numbers = ((own + before + after) / _SLOTS_PER_HOUR).reshape(*values.shape[:-1], SLOTS_PER_DAY)
    return slots


def hour_of_day(times: Numbers) -> NDArray[np.int64]:
    """The hour 0 to 23 that each time (seconds since 1970) lies in."""
    hours: NDArray[np.int64] = np.floor(times / 3600).astype(np.int64) % HOURS_PER_DAY
    return hours


def weekday(times: Numbers) -> NDArray[np.int64]:
    """The weekday that each time (seconds since 1970) lies in, Monday 0."""
    # 1970-01-01 was a Thursday.
    weekdays: NDArray[np.int64] = (np.floor(times / DAY_SECONDS).astype(np.int64) + 3) % DAYS_PER_WEEK
    return weekdays


def is_credible(times: Numbers, now: float) -> NDArray[np.bool_]:
    """Which times can be meant: from 1995 until a day after `now`. What is not a number is not credible."""
    return (times >= EARLIEST_CREDIBLE) & (times <= now + DAY_SECONDS)


def credible(times: Numbers, now: float) -> Numbers:
    """The credible ones of `times` in ascending order; up to a day ahead means now."""
    flat = np.asarray(times, dtype=np.float64).ravel()
    return np.sort(np.minimum(flat[is_credible(flat, now)], now))


def recency(times: Numbers, now: float, half_life_days: float) -> Numbers:
    """What evidence of these times still counts at `now`: 2^(-age / half-life), 1 for the present."""
    weights: Numbers = np.exp((times - now) * (math.log(2) / (half_life_days * DAY_SECONDS)))
    return weights


def tallied(bins: NDArray[np.int64], weights: Numbers, count: int) -> Numbers:
    """The sums [count] of the weights in each of the bins 0 to `count` - 1."""
    # Without any weights NumPy would answer with whole numbers.
    sums: Numbers = np.bincount(bins, weights, count).astype(np.float64)
    return sums


def discounted_days(began_at: Numbers, until: Numbers, now: float, half_life_days: float) -> Numbers:
    """Days from `began_at` to `until` (elementwise, both not after `now`), each moment counted by its recency."""
    mean_life_days = half_life_days / math.log(2)
    days: Numbers = mean_life_days * (recency(until, now, half_life_days) - recency(began_at, now, half_life_days))
    return days


def weekday_factors(counts: Numbers, days: Numbers) -> Numbers:
    """How much more happens on each weekday than on a mean day, [..., 7] with mean 1, from `counts` [..., 7] in `days` [...].

    The mean of a Gamma posterior around 1 that weighs as much as thirty days of that weekday, and ten events more: hour-of-week
    patterns of two weeks are noise and cost more than they bring, months of empty Sundays are not. Each weekday is taken to have had
    a seventh of the days; what that is wrong by in a short history is less than the prior lets through.
    """
    totals = counts.sum(axis=-1, keepdims=True)
    prior = _WEEKDAY_PRIOR_DAYS * totals / np.maximum(days, 1.0)[..., None] + _WEEKDAY_PRIOR_EVENTS
    factors = (counts + prior) / (totals / DAYS_PER_WEEK + prior)
    normalised: Numbers = factors / factors.mean(axis=-1, keepdims=True)
    return normalised
