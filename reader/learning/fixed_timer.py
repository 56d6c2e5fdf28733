"""Misses of a fixed timer, the baseline for all other policies. Pure; any thread."""

import numpy as np
from numpy.typing import NDArray

Times = NDArray[np.float64]
"""UTC seconds, ascending."""


def timer_misses(postings: Times, accesses: Times, *, interval_seconds: float, phase_seconds: float) -> int:
    """Return the misses of a feed retrieved at phase + k * interval for every whole k, also before the first posting.

    `postings` and `accesses` are ascending UTC seconds; the result is the penalty of Sia et al. 2007: summed over the accesses,
    the postings published and not retrieved yet. A retrieval brings postings until it starts; it helps accesses after its start.
    """
    each = timer_misses_each(postings, accesses, interval_seconds=interval_seconds, phase_seconds=phase_seconds)
    return int(each.sum())


def timer_misses_each(postings: Times, accesses: Times, *, interval_seconds: float, phase_seconds: float) -> NDArray[np.int64]:
    """Return the misses at each of the accesses [A]."""
    rounds = np.ceil((accesses - phase_seconds) / interval_seconds) - 1
    return _missed(postings, accesses, phase_seconds + rounds * interval_seconds)


def expected_timer_misses(postings: Times, accesses: Times, *, interval_slots: float) -> float:
    """Return the misses that such a timer is expected to have of the `postings` [T] of a day's slots, given `accesses` [>= T +
    interval] per slot.

    Lemma 1 of Sia et al. 2007 for evenly spaced retrievals, as the mean over all phases: the wait of a posting is uniform between
    zero and a whole interval, and it counts at each access meanwhile. Within a slot both rates are constant. Feeds with the same
    interval may be summed up before.
    """
    once = np.concatenate([[0.0], np.cumsum(accesses)])
    twice = np.concatenate([[0.0], np.cumsum(once[:-1] + accesses / 2)])
    thrice = np.concatenate([[0.0], np.cumsum(twice[:-1] + once[:-1] / 2 + accesses / 6)])
    edges = np.arange(postings.size + 1)
    whole, part = int(interval_slots), interval_slots - int(interval_slots)
    ends = edges + whole
    # the accesses since slot 0, integrated twice more, at the end of an interval that begins at each edge
    later = thrice[ends] + part * (twice[ends] + part * (once[ends] / 2 + part * accesses[ends] / 6))
    waiting = np.diff((later - thrice[edges]) / interval_slots) - np.diff(twice[edges])
    return float(postings @ waiting)


def mean_phase_misses(since: Times, accesses: Times, *, interval_seconds: float) -> NDArray[np.float64]:
    """Return the misses of postings that wait `since` each, as the exact mean over all phases of such a timer [N].

    The wait until the timer is uniform between zero and a whole interval, so at an access t seconds on the posting is missed with
    the probability 1 - t / interval.
    """
    return _weighed(since, since, accesses, interval_seconds)[0]


def mean_phase_miss_delay(postings: Times, since: Times, accesses: Times, *, interval_seconds: float) -> NDArray[np.float64]:
    """Return the seconds from posting to access summed over those misses, as the exact mean over all phases [N]; `since` as in
    `mean_phase_misses`.
    """
    return _weighed(postings, since, accesses, interval_seconds)[1]


def _weighed(
    postings: Times, since: Times, accesses: Times, interval_seconds: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    begin = np.searchsorted(accesses, since, side="left")
    end = np.searchsorted(accesses, since + interval_seconds, side="right")
    # times of this century, squared, have no seconds left
    origin = accesses[0] if accesses.size else 0.0
    ats = accesses - origin
    posted, waits = postings - origin, since - origin
    number = (end - begin).astype(np.float64)
    ones, squares = (np.diff(_summed(values)[np.stack([begin, end])], axis=0)[0] for values in (ats, ats**2))
    missed = number - (ones - number * waits) / interval_seconds
    delayed = ones - number * posted - (squares - ones * (posted + waits) + number * posted * waits) / interval_seconds
    return np.maximum(missed, 0.0), np.maximum(delayed, 0.0)


def _summed(values: Times) -> Times:
    return np.concatenate([[0.0], np.cumsum(values)])


def schedule_misses(postings: Times, accesses: Times, retrievals: Times) -> int:
    """Return the misses with retrievals at given times (ascending); before the first of them nothing is stored."""
    before = np.searchsorted(retrievals, accesses, side="left")
    return int(_missed(postings, accesses, np.concatenate([[-np.inf], retrievals])[before]).sum())


def timer_times(begin: float, end: float, *, interval_seconds: float, phase_seconds: float) -> Times:
    """Return the times of such a timer within [begin, end)."""
    first = np.ceil((begin - phase_seconds) / interval_seconds)
    last = np.ceil((end - phase_seconds) / interval_seconds)
    return np.asarray(phase_seconds + np.arange(first, last) * interval_seconds, dtype=np.float64)


def _missed(postings: Times, accesses: Times, retrieved: Times) -> NDArray[np.int64]:
    published = np.searchsorted(postings, accesses, side="right")
    missed: NDArray[np.int64] = published - np.searchsorted(postings, retrieved, side="right")
    return missed
