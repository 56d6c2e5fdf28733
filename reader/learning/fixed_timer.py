"""What a timer that comes every so many seconds would have missed: the yardstick for every cleverer plan. Pure; any thread."""

import numpy as np
from numpy.typing import NDArray

Times = NDArray[np.float64]
"""UTC seconds, ascending."""


def timer_misses(postings: Times, accesses: Times, *, interval_seconds: float, phase_seconds: float) -> int:
    """What a feed's looks miss if it is retrieved at phase + k * interval for every whole k, also before the first posting.

    `postings` and `accesses` are ascending UTC seconds; the result is the penalty of Sia et al. 2007: summed over the accesses, the
    postings published and not retrieved yet. A retrieval brings what was posted until it starts; it helps the looks after its start.
    """
    rounds = np.ceil((accesses - phase_seconds) / interval_seconds) - 1
    return _missed(postings, accesses, phase_seconds + rounds * interval_seconds)


def schedule_misses(postings: Times, accesses: Times, retrievals: Times) -> int:
    """The same for retrievals at given times (ascending); before the first of them nothing is there."""
    before = np.searchsorted(retrievals, accesses, side="left")
    return _missed(postings, accesses, np.concatenate([[-np.inf], retrievals])[before])


def timer_times(begin: float, end: float, *, interval_seconds: float, phase_seconds: float) -> Times:
    """When such a timer comes within [begin, end)."""
    first = np.ceil((begin - phase_seconds) / interval_seconds)
    last = np.ceil((end - phase_seconds) / interval_seconds)
    return np.asarray(phase_seconds + np.arange(first, last) * interval_seconds, dtype=np.float64)


def _missed(postings: Times, accesses: Times, retrieved: Times) -> int:
    published = np.searchsorted(postings, accesses, side="right")
    return int(np.sum(published - np.searchsorted(postings, retrieved, side="right")))
