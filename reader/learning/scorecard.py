"""Misses and delays of postings, from their times.

Times are UTC seconds; `posted` [N], `seen` [N] and `known` [N] go together: a posting, when it was first seen, and until when
everything its feed posted is known. `accesses` [A] are ascending; one after `known` does not count for that feed.
"""

import numpy as np
from numpy.typing import NDArray

from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers

LATE_SECONDS = 3.0
"""A posting stored this soon after an access counts as seen by it: it is listed before the user has read a title."""

_PHASES = 16
Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Missed:
    """Counts of pairs of an access and a posting: `misses` not stored before it; `late` not stored 3 s after it either."""

    misses: int
    late: int


@dataclass(frozen=True, slots=True)
class Delay:
    """Delay of postings: median and 95th percentile."""

    median_seconds: float
    p95_seconds: float


def missed(posted: Numbers, seen: Numbers, known: Numbers, accesses: Numbers) -> Missed:
    """Return the penalty of Sia et al. 2007: summed over the accesses, the postings published at or before it and not stored
    before it.

    Log times are whole seconds, so an entry first seen in the second of the access was fetched because of it: a miss, not late.
    """
    begin, end = _missing(posted, seen, known, accesses)
    late = np.minimum(np.searchsorted(accesses, seen - LATE_SECONDS, side="left"), end) - begin
    return Missed(int((end - begin).sum()), int(np.maximum(late, 0).sum()))


def missed_at_each(posted: Numbers, seen: Numbers, known: Numbers, accesses: Numbers) -> Numbers:
    """Return the misses at each of the accesses [A]."""
    return _at_each(*_missing(posted, seen, known, accesses), accesses)


def retrieval_delay(posted: Numbers, seen: Numbers) -> Delay | None:
    """Return the delay from posting to first sight; None without postings."""
    return _delay(seen - posted)


def access_delay(posted: Numbers, seen: Numbers, accesses: Numbers) -> Delay | None:
    """Return the delay from posting to the first access that shows it; postings without one are left out."""
    first = np.searchsorted(accesses, np.maximum(posted, seen - LATE_SECONDS), side="left")
    has_access = first < accesses.size
    shown = np.maximum(accesses[first[has_access]], seen[has_access])
    return _delay(shown - posted[has_access])


def mean_timer_misses(posted: Numbers, known: Numbers, accesses: Numbers, *, interval_seconds: float) -> Numbers:
    """Return the misses of a fixed timer of this interval at each of the accesses [A], as the mean over evenly spaced phases to
    exclude luck. The timer is assumed to run and succeed always, which no real one does.
    """
    phases = (np.arange(_PHASES) + 0.5) / _PHASES * interval_seconds
    order = posted.argsort()
    posted, last = posted[order], np.broadcast_to(np.searchsorted(accesses, known, side="right"), posted.shape)[order]
    rounds = (phase + np.ceil((posted - phase) / interval_seconds) * interval_seconds for phase in phases)
    begin = _first_access(posted, accesses)
    ends = (np.maximum(np.minimum(_accesses_until(brought, accesses), last), begin) for brought in rounds)
    size = accesses.size + 1
    ended = sum((np.bincount(end, minlength=size) for end in ends), np.zeros(size, dtype=np.int64))
    mean: Numbers = np.cumsum(_PHASES * np.bincount(begin, minlength=size) - ended)[:-1] / _PHASES
    return mean


def _accesses_until(times: Numbers, accesses: Numbers) -> Places:
    """Return the number of accesses until each of the ascending times [N], by searching for each access."""
    first = np.searchsorted(times, accesses, side="left")
    return np.repeat(np.arange(accesses.size + 1), np.diff(first, prepend=0, append=times.size))


def _missing(posted: Numbers, seen: Numbers, known: Numbers, accesses: Numbers) -> tuple[Places, Places]:
    """Return the accesses [N] at which each posting was missed, as start and end of a range of places."""
    begin = _first_access(posted, accesses)
    return begin, np.maximum(np.searchsorted(accesses, np.minimum(seen, known), side="right"), begin)


def _first_access(posted: Numbers, accesses: Numbers) -> Places:
    return np.searchsorted(accesses, posted, side="left")


def _at_each(begin: Places, end: Places, accesses: Numbers) -> Numbers:
    size = accesses.size + 1
    each: Numbers = np.cumsum(np.bincount(begin, minlength=size) - np.bincount(end, minlength=size))[:-1].astype(np.float64)
    return each


def _delay(waits: Numbers) -> Delay | None:
    if not waits.size:
        return None
    median, p95 = np.quantile(waits, [0.5, 0.95])
    return Delay(float(median), float(p95))


Times = NDArray[np.float64]
"""UTC seconds, ascending."""


def timer_misses(postings: Times, accesses: Times, *, interval_seconds: float, phase_seconds: float) -> int:
    """Return the misses of a feed retrieved at phase + k * interval for every whole k, also before the first posting.

    `postings` and `accesses` are ascending UTC seconds; the result is the penalty of Sia et al. 2007: summed over the accesses,
    the postings published and not retrieved yet. A retrieval brings postings until it starts; it helps accesses after its start.
    """
    rounds = np.ceil((accesses - phase_seconds) / interval_seconds) - 1
    each = _missed(postings, accesses, phase_seconds + rounds * interval_seconds)
    return int(each.sum())


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
    """Return the exact mean over all phases of the seconds from posting to access over those misses [N]."""
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
