"""At which hours most of a feed's postings come, for people. Pure; any thread may call it."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from reader.learning.day import HOURS_PER_DAY, smoothed

_FEWEST = 10
_MOST_OF_THEM = 0.6
_BUSIER_THAN_MEAN = 1.5
_MOST_HOURS = 10
_MOST_RANGES = 3

HourRange = tuple[int, int]
"""From the beginning of one hour to the beginning of another: (7, 10) is 7:00 to 10:00, (22, 2) goes over midnight."""


def busy_hours(hours: NDArray[np.int64]) -> list[HourRange]:
    """The hours clearly busier than the mean, from the hour 0 to 23 of each of N postings (any zone).

    Empty where that would say little: fewer than ten postings, less than 60 % of them in these hours, more than ten hours, or more
    than three ranges.
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
    """Hours of the day as ranges in ascending order of their beginning; all 24 are (0, 24)."""
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
