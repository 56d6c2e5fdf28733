"""Which weekdays carry a feed's postings, for people. Pure; any thread may call it."""

import math

import numpy as np
from numpy.typing import NDArray

from reader.learning.day import DAYS_PER_WEEK, tallied

_LEAST_SPAN_DAYS = 28
_MOST_OF_DAYS = 0.9
_CHANCE = 0.01
_THURSDAY = 3


def busy_weekdays(days: NDArray[np.int64]) -> list[int]:
    """The fewest weekdays, Monday 0 and ascending, that hold 90 % of what is posted; `days` [N] since 1970 of each posting (any zone).

    A day counts in full from the median number of postings a day on, so that one burst does not make a weekday. Empty where that
    would say little: less than four weeks, all seven, or what a feed that posts evenly shows with a chance of one in a hundred.
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
    """At most how probable it is that of `count` even days so many lie in some set of that many weekdays: a binomial tail for each."""
    share = weekdays / DAYS_PER_WEEK
    tail = sum(math.comb(count, k) * share**k * (1 - share) ** (count - k) for k in range(inside, count + 1))
    return math.comb(DAYS_PER_WEEK, weekdays) * tail
