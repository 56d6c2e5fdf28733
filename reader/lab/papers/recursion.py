"""Algorithm 1 of Sia et al. 2007 for a daily schedule, for comparison with the exact optimum. Pure; any thread may call it."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reader.domain.value_classes import dataclass
from reader.lab.papers.cyclic_schedule import checked_count, even_schedule
from reader.lab.papers.penalty import Slots, cycle, rates_at
from reader.learning.day import Numbers

CLOSING_TOLERANCE = 0.1
"""Largest difference of the two sides of Eq. 2 where the recursion closes, relative to the larger: first points come from a grid
of slots.
"""


@dataclass(frozen=True, slots=True)
class RecursionResult:
    """The schedule found, ascending slots [m]; `closed` says whether it fulfils Eq. 2 at its first and last point, too."""

    retrievals: Slots
    closed: bool


def algorithm_1(postings: ArrayLike, accesses: ArrayLike, m: int) -> RecursionResult:
    """Run Algorithm 1 of Sia et al. 2007: try every pair of first points, follow Eq. 2 to the others, keep the cheapest that
    closes.

    Eq. 2 gives t_i+1 from t_i-1 and t_i; times of the recursion are real numbers and rounded to slots at its end. A candidate
    closes if Eq. 2 holds within CLOSING_TOLERANCE at t_m and t_1, which the recursion has not used. The tolerance, and the
    fallback if none closes, are ours: the cheapest of the others, or even spacing if idle hours end every recursion.
    """
    day, wanted = cycle(postings, accesses), checked_count(m)
    if wanted >= day.slots:
        return RecursionResult(even_schedule(day.slots, wanted), closed=True)
    if day.is_idle:
        return RecursionResult(even_schedule(day.slots, wanted), closed=False)
    search = _Search(day.slots, np.asarray(postings, dtype=np.float64), np.asarray(accesses, dtype=np.float64))
    times = search.candidates(wanted)
    if not times.size:
        return RecursionResult(even_schedule(day.slots, wanted), closed=False)
    closed = search.closes(times)
    tried = times[closed] if closed.any() else times
    rounded = np.rint(tried).astype(np.int64)
    following = np.column_stack([rounded[:, 1:], rounded[:, 0] + day.slots])
    cheapest = rounded[day.misses(rounded, following).sum(axis=1).argmin()]
    return RecursionResult(np.sort(cheapest % day.slots), closed=bool(closed.any()))


@dataclass(frozen=True, slots=True)
class _Search:
    """A day's expected counts per slot, and the steps of the recursion for n candidates at once, in real slots."""

    slots: int
    postings: Numbers
    accesses: Numbers

    def candidates(self, m: int) -> Numbers:
        """Return times [n, m] from all pairs of first points whose recursion ends within a day, with every time in another slot."""
        if m == 1:
            return np.arange(self.slots, dtype=np.float64)[:, None]
        times = np.argwhere(np.triu(np.ones((self.slots, self.slots)), 1)).astype(np.float64)
        while times.shape[1] < m:
            times = np.column_stack([times, self._next(times[:, -2], times[:, -1])])
            times = times[times[:, -1] < times[:, 0] + self.slots]
        rounded = np.rint(np.column_stack([times, times[:, 0] + self.slots]))
        distinct: Numbers = times[(np.diff(rounded) > 0).all(axis=1)]
        return distinct

    def closes(self, times: Numbers) -> NDArray[np.bool_]:
        """Return whether Eq. 2 holds within the tolerance at the last and at the first of `times` [n, m]."""
        m = times.shape[1]
        around = np.column_stack([times[:, -1] - self.slots, times, times[:, 0] + self.slots])
        return self._holds(around[:, m - 1 :]) & self._holds(around[:, :3])

    def _holds(self, around: Numbers) -> NDArray[np.bool_]:
        before, at, after = around.T
        left = rates_at(self.accesses, at) * (_until(self.postings, at) - _until(self.postings, before))
        right = rates_at(self.postings, at) * (_until(self.accesses, after) - _until(self.accesses, at))
        # if both are 0 the ratios of Eq. 2 are undefined, so it does not close
        near: NDArray[np.bool_] = np.abs(left - right) < CLOSING_TOLERANCE * np.maximum(left, right)
        return near

    def _next(self, before: Numbers, at: Numbers) -> Numbers:
        """Return t_i+1 from t_i-1 and t_i by Eq. 2. If nothing is posted at t_i this is t_i again, which ends the candidate."""
        posting_rates = rates_at(self.postings, at)
        wanted = rates_at(self.accesses, at) * (_until(self.postings, at) - _until(self.postings, before))
        with np.errstate(over="ignore"):
            accesses = np.divide(wanted, posting_rates, out=np.zeros_like(wanted), where=posting_rates > 0)
        a_day = self.accesses.sum()
        return _reached(self.accesses, _until(self.accesses, at) + np.minimum(accesses, a_day))


def _until(counts: Numbers, times: Numbers) -> Numbers:
    """Return the integral from slot 0 to each of `times`, over as many days as needed."""
    days, rest = np.divmod(times, counts.size)
    summed = np.concatenate([[0.0], np.cumsum(counts)])
    reached: Numbers = days * summed[-1] + np.interp(rest, np.arange(summed.size), summed)
    return reached


def _reached(counts: Numbers, totals: Numbers) -> Numbers:
    """Return the times at which the integral from slot 0 reaches each of `totals`: the inverse of `_until`."""
    summed = np.concatenate([[0.0], np.cumsum(counts)])
    days, rest = np.divmod(totals, summed[-1])
    times: Numbers = days * counts.size + np.interp(rest, summed, np.arange(summed.size))
    return times
