"""Overflow of a feed's document: it shows the last W entries, and those that leave it before a retrieval are lost.

Pure; any thread. Counts vary more than Poisson's: with p expected entries the variance is taken as p (1 + p / 4), and a document
is in danger when p and three deviations reach W.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reader.learning.day import Numbers

DEVIATIONS = 3.0
LOST_SHARE = 0.002
_PHASES = 4


def fills(waiting: Numbers, window: Numbers) -> NDArray[np.bool_]:
    """Return whether documents of `window` [F] entries may be full, if `waiting` [F] new ones are expected."""
    full: NDArray[np.bool_] = waiting + DEVIATIONS * np.sqrt(waiting * (1 + waiting / 4)) >= window
    return full


def safe_postings(window: Numbers) -> Numbers:
    """Return the number of postings [F] that may be expected before documents of `window` [F] entries are in danger, where
    `fills` becomes true. The root of (W - p)^2 = 9 (p + p^2 / 4).
    """
    square = DEVIATIONS**2
    a, b = square / 4 - 1, 2 * window + square
    root: Numbers = (np.sqrt(b**2 + 4 * a * window**2) - b) / (2 * a)
    return root


def forced_retrievals(per_day: Numbers, window: Numbers, planned: Numbers) -> float:
    """Return the retrievals a day needed to avoid overflow, of feeds that are not `planned` [F] to be retrieved as often."""
    is_bounded = np.isfinite(window)
    needed = np.zeros_like(per_day)
    needed[is_bounded] = per_day[is_bounded] / safe_postings(window[is_bounded])
    return float(needed[needed > planned].sum())


def safe_interval(times: Numbers, window: int, intervals: Sequence[float]) -> float:
    """Return the longest of the intervals (seconds, ascending) that would have lost hardly any of the feed's past postings
    `times`; the shortest if all lose.

    Retrieved so often, with a document of `window` entries, it would have lost at most one in five hundred of them, as the mean
    over phases. Past bursts predict bursts that no rate predicts.
    """
    longest = intervals[0]
    for seconds in intervals:
        phases = np.arange(_PHASES) * seconds / _PHASES
        lost = [np.maximum(np.unique((times + phase) // seconds, return_counts=True)[1] - window, 0).sum() for phase in phases]
        if float(np.mean(lost)) > LOST_SHARE * times.size:
            return longest
        longest = seconds
    return longest
