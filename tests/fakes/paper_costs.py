"""Costs of a daily schedule, and the conditions of the papers for the best one, by which the lab's schedules are judged."""

import numpy as np
from numpy.typing import ArrayLike

from reader.lab.papers.schedule import Slots, cycle, rates_at
from reader.learning.day import Numbers


def checked_schedule(retrievals: ArrayLike, slots: int) -> Slots:
    """Return the schedule as integers [m]; ValueError if it is empty or not ascending slots of 0..`slots` - 1."""
    times = np.asarray(retrievals)
    if times.ndim != 1 or times.size == 0 or times.dtype.kind not in "iu":
        raise ValueError("A schedule must be one row of at least one whole slot.")
    if times[0] < 0 or times[-1] >= slots or (np.diff(times) <= 0).any():
        raise ValueError(f"A schedule's slots must rise and lie in 0..{slots - 1}.")
    return times.astype(np.int64)


def following(times: Slots, slots: int) -> Slots:
    return np.append(times[1:], times[0] + slots)


def expected_misses(postings: ArrayLike, accesses: ArrayLike, retrievals: ArrayLike) -> float:
    """Return misses per day of the daily schedule `retrievals` [m], ascending slots in 0..K-1: Eq. 1 of Sia et al. 2007. A
    posting in the stretch after a retrieval counts at every access until the next one, so one posting may be missed many times.
    """
    day = cycle(postings, accesses)
    begins = checked_schedule(retrievals, day.slots)
    return float(day.misses(begins, following(begins, day.slots)).sum())


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
    gathered = np.roll(day.postings[following(times, day.slots)] - day.postings[times], 1)
    upcoming = day.accesses[following(times, day.slots)] - day.accesses[times]
    return access_rates * gathered, posting_rates * upcoming


def delay_sides(postings: ArrayLike, retrievals: ArrayLike) -> tuple[Numbers, Numbers]:
    """Return both sides of Theorem 3 of Sia and Cho [m], in postings: l(t_j) (t_j+1 - t_j) and L(t_j-1, t_j)."""
    right, left = access_sides(postings, np.ones(np.asarray(postings).size), retrievals)
    return left, right


def average_freshness(change_rates: ArrayLike, frequencies: ArrayLike) -> Numbers:
    """Return the share of time [F] in which nothing changed since the last of `frequencies` even retrievals a day; 0 for none.
    For feeds that change `change_rates` > 0 times a day, at random (Cho and Garcia-Molina 2003).
    """
    rates, often = np.broadcast_arrays(np.asarray(change_rates, dtype=np.float64), np.asarray(frequencies, dtype=np.float64))
    is_asked = often > 0
    changes = np.divide(rates, often, out=np.ones_like(rates), where=is_asked)
    return np.asarray(np.where(is_asked, -np.expm1(-changes) / changes, 0.0), dtype=np.float64)


def average_age(change_rates: ArrayLike, frequencies: ArrayLike) -> Numbers:
    """Return the average age in days [F] of feeds that change `change_rates` times a day, at random, retrieved evenly
    `frequencies` > 0 times.

    The age is the time since the first change that is not yet retrieved, 0 if there is none (Cho and Garcia-Molina 2003).
    """
    rates, often = np.broadcast_arrays(np.asarray(change_rates, dtype=np.float64), np.asarray(frequencies, dtype=np.float64))
    interval = 1 / often
    changes = rates * interval
    safe = np.maximum(changes, 1e-3)
    exact = 0.5 - 1 / safe - np.expm1(-safe) / safe**2
    # the three terms cancel where changes are rare
    share = np.where(changes < 1e-3, changes / 6 - changes**2 / 24, exact)
    return np.asarray(interval * share, dtype=np.float64)
