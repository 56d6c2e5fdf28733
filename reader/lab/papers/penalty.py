"""Cost of a daily schedule of retrievals in misses and in delay, after the papers.

Pure; any thread may call it. A day has K equal slots and repeats itself. `postings` [K] and `accesses` [K] are expected counts
per slot, and a retrieval happens at the beginning of a slot. Within a slot both rates are constant. The sums below are then the
integrals of the papers, not an approximation: on average half of a slot's own postings precede each of its accesses.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers

Slots = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Cycle:
    """Sums over two consecutive days: expected `postings`, `accesses` and `missed`, each [2K+1]; row t holds the sum before slot
    t.

    `missed` is the integral of u(t) L(t) dt, with L the postings since slot 0 and u the access rate.
    """

    slots: int
    postings: Numbers
    accesses: Numbers
    missed: Numbers

    @property
    def is_idle(self) -> bool:
        """Return whether there are no postings or no accesses, so that all schedules are equal."""
        return bool(self.postings[-1] == 0 or self.accesses[-1] == 0)

    def misses(self, begin: Slots, end: Slots) -> Numbers:
        """Return expected misses between retrievals at `begin` and `end`: slots 0..2K, begin <= end, broadcastable shapes. Lemma
        1 of Sia et al., Monitoring RSS Feeds Based on User Browsing Pattern (2007).
        """
        accesses: Numbers = self.accesses[end] - self.accesses[begin]
        expected: Numbers = self.missed[end] - self.missed[begin] - self.postings[begin] * accesses
        return np.maximum(expected, 0.0)


def cycle(postings: ArrayLike, accesses: ArrayLike) -> Cycle:
    """Sum up a day's expected `postings` [K] and `accesses` [K]; ValueError if they are not rates of the same K >= 1 slots."""
    posted, accessed = checked_rates(postings, "postings"), checked_rates(accesses, "accesses")
    if posted.size != accessed.size:
        raise ValueError(f"postings have {posted.size} slots and accesses {accessed.size}; they must have the same.")
    postings_before, accesses_before = _summed(np.tile(posted, 2)), _summed(np.tile(accessed, 2))
    missed = _summed((postings_before[:-1] + postings_before[1:]) / 2 * np.tile(accessed, 2))
    return Cycle(posted.size, postings_before, accesses_before, missed)


def expected_misses(postings: ArrayLike, accesses: ArrayLike, retrievals: ArrayLike) -> float:
    """Return misses per day of the daily schedule `retrievals` [m], ascending slots in 0..K-1: Eq. 1 of Sia et al. 2007.

    A posting in the stretch after a retrieval counts at every access until the next one, so one posting may be missed many times.
    """
    day = cycle(postings, accesses)
    begins = checked_schedule(retrievals, day.slots)
    return float(day.misses(begins, _following(begins, day.slots)).sum())


def expected_delay(postings: ArrayLike, retrievals: ArrayLike) -> float:
    """Return the delay summed over a day's postings, in posting-days per day, under the daily schedule `retrievals` [m].

    The metric of Sia and Cho, Efficient Monitoring Algorithm for Fast News Alerts: the misses of a user with accesses at a
    constant rate of once a day.
    """
    slots = np.asarray(postings).size
    return expected_misses(postings, np.full(slots, 1 / max(slots, 1)), retrievals)


def access_sides(postings: ArrayLike, accesses: ArrayLike, retrievals: ArrayLike) -> tuple[Numbers, Numbers]:
    """Return both sides of Eq. 2 (Theorem 2 of Sia et al. 2007) at each of `retrievals` [m]: equal at an optimum, up to half a
    slot.

    As printed: u(t_i) / l(t_i) = U(t_i, t_i+1) / L(t_i-1, t_i), with capitals for integrals. Here both sides are multiplied by
    the denominators, u(t_i) L(t_i-1, t_i) and l(t_i) U(t_i, t_i+1), so that idle hours stay finite. The rates at a retrieval are
    per slot, the mean of the slots before and after it. With one retrieval this is Theorem 1, u(t) / l(t) = U(T) / L(T).
    """
    day = cycle(postings, accesses)
    times = checked_schedule(retrievals, day.slots)
    posting_rates, access_rates = rates_at(postings, times), rates_at(accesses, times)
    gathered = np.roll(day.postings[_following(times, day.slots)] - day.postings[times], 1)
    upcoming = day.accesses[_following(times, day.slots)] - day.accesses[times]
    return access_rates * gathered, posting_rates * upcoming


def delay_sides(postings: ArrayLike, retrievals: ArrayLike) -> tuple[Numbers, Numbers]:
    """Return both sides of Theorem 3 of Sia and Cho at each of `retrievals` [m]: l(t_j) (t_j+1 - t_j) and L(t_j-1, t_j), in
    postings.
    """
    right, left = access_sides(postings, np.ones(np.asarray(postings).size), retrievals)
    return left, right


def rates_at(rates: ArrayLike, times: Numbers | Slots) -> Numbers:
    """Return the rate per slot at `times` in slots, cyclic: linear between the middles of the slots, so the mean of two at a
    boundary.
    """
    values = np.asarray(rates, dtype=np.float64)
    middles = np.arange(values.size) + 0.5
    return np.asarray(np.interp(times, middles, values, period=values.size), dtype=np.float64)


def checked_rates(values: ArrayLike, name: str) -> Numbers:
    """Return the rates as floats [n]; ValueError if there are none, or one is negative or not finite."""
    rates = np.asarray(values, dtype=np.float64)
    if rates.ndim != 1 or rates.size == 0:
        raise ValueError(f"{name} must be one row of at least one number, not of shape {rates.shape}.")
    if not (np.isfinite(rates).all() and (rates >= 0).all()):
        raise ValueError(f"{name} must be finite and not negative.")
    return rates


def checked_schedule(retrievals: ArrayLike, slots: int) -> Slots:
    """Return the schedule as integers [m]; ValueError if it is empty or not ascending slots of 0..`slots` - 1."""
    times = np.asarray(retrievals)
    if times.ndim != 1 or times.size == 0 or times.dtype.kind not in "iu":
        raise ValueError("A schedule must be one row of at least one whole slot.")
    if times[0] < 0 or times[-1] >= slots or (np.diff(times) <= 0).any():
        raise ValueError(f"A schedule's slots must rise and lie in 0..{slots - 1}.")
    return times.astype(np.int64)


def _following(times: Slots, slots: int) -> Slots:
    return np.append(times[1:], times[0] + slots)


def _summed(values: Numbers) -> Numbers:
    return np.concatenate([[0.0], np.cumsum(values)])
