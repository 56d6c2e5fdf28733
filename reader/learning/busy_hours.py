"""Hours and weekdays of most of a feed's postings, for display. Pure; any thread may call it."""

import math
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from reader.domain.hours import HourRange
from reader.learning.day import DAYS_PER_WEEK, HOURS_PER_DAY, smoothed, tallied

_FEWEST = 10
_MOST_OF_THEM = 0.6
_BUSIER_THAN_MEAN = 1.5
_MOST_HOURS = 10
_MOST_RANGES = 3


def busy_hours(hours: NDArray[np.int64]) -> list[HourRange]:
    """Return the hours clearly busier than the mean, from the hour 0 to 23 of each of N postings (any zone).

    Empty if not meaningful: fewer than ten postings, less than 60 % of them in these hours, more than ten hours, or more than
    three ranges.
    """
    if hours.size < _FEWEST:
        return []
    counts = np.bincount(hours, minlength=HOURS_PER_DAY)
    mean = hours.size / HOURS_PER_DAY
    # Neighbours count, so that ranges hold together, and an hour that is empty itself is not busy for their sake.
    is_busy = (smoothed(counts.astype(np.float64)) >= _BUSIER_THAN_MEAN * mean) & (counts >= mean)
    ranges = hour_ranges(np.flatnonzero(is_busy).tolist())
    is_significant = counts[is_busy].sum() >= _MOST_OF_THEM * hours.size and is_busy.sum() <= _MOST_HOURS
    return ranges if is_significant and len(ranges) <= _MOST_RANGES else []


def hour_ranges(hours: Iterable[int]) -> list[HourRange]:
    """Merge hours of the day into ranges, ascending by start; all 24 are (0, 24)."""
    chosen = set(hours)
    if len(chosen) == HOURS_PER_DAY:
        return [(0, HOURS_PER_DAY)]
    begins = sorted(hour for hour in chosen if (hour - 1) % HOURS_PER_DAY not in chosen)
    return [(begin, _end(begin, chosen)) for begin in begins]


def _end(begin: int, chosen: set[int]) -> int:
    hour = begin
    while hour % HOURS_PER_DAY in chosen:
        hour += 1
    return hour if hour <= HOURS_PER_DAY else hour % HOURS_PER_DAY


_LEAST_SPAN_DAYS = 28
_MOST_OF_DAYS = 0.9
_CHANCE = 0.01
_THURSDAY = 3


def busy_weekdays(days: NDArray[np.int64]) -> list[int]:
    """Return the fewest weekdays, Monday 0 and ascending, that hold 90 % of the postings; `days` [N] since 1970 of each posting
    (any zone).

    A day counts in full from the median number of postings a day on, so that one burst does not make a weekday. Empty if not
    meaningful: less than four weeks, all seven, or a pattern that a feed that posts evenly shows with a chance of one in a
    hundred.
    """
    if not days.size or days.max() - days.min() + 1 < _LEAST_SPAN_DAYS:
        return []
    posted_on, counts = np.unique(days, return_counts=True)
    weights = np.minimum(counts / np.median(counts), 1.0)
    by_weekday = tallied((posted_on + _THURSDAY) % DAYS_PER_WEEK, weights, DAYS_PER_WEEK)
    order = np.argsort(-by_weekday, kind="stable")
    held = np.cumsum(by_weekday[order])
    size = int(np.searchsorted(held, _MOST_OF_DAYS * held[-1])) + 1
    is_significant = size < DAYS_PER_WEEK and _chance_of_it(size, round(held[size - 1]), round(held[-1])) < _CHANCE
    return sorted(order[:size].tolist()) if is_significant else []


def _chance_of_it(weekdays: int, inside: int, count: int) -> float:
    """Return an upper bound of the probability that so many of `count` evenly distributed days lie in some set of that many
    weekdays: a binomial tail for each set.
    """
    share = weekdays / DAYS_PER_WEEK
    tail = sum(math.comb(count, k) * share**k * (1 - share) ** (count - k) for k in range(inside, count + 1))
    return math.comb(DAYS_PER_WEEK, weekdays) * tail
