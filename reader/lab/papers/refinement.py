"""Iterative refinement of a daily schedule, one retrieval at a time.

Pure; any thread may call it. Sia and Cho propose, as a cheaper way than exhaustive search, to begin evenly and to move each
retrieval until both sides of their Theorem 3 agree; the step is in a report we lack. Ours needs none: a retrieval goes to the
best slot between its neighbours, which saves the rectangle of the postings before it times the accesses after it. That never
makes a schedule more expensive, and ends.
"""

import numpy as np
from numpy.typing import ArrayLike

from reader.lab.papers.cyclic_schedule import checked_count, even_schedule
from reader.lab.papers.penalty import Cycle, Slots, cycle
from reader.learning.day import Numbers

ROUNDS = 1000


def refined_schedule(postings: ArrayLike, accesses: ArrayLike, m: int) -> Slots:
    """Return the m slots [m], ascending, that no move of a single retrieval between its neighbours makes cheaper: the best from
    every even start.

    A local optimum, so its cost is not below `cyclic_schedule.best_schedule` and never above even spacing. With even accesses it
    is the least delay. Even spacing without postings or accesses; every slot if m is K or more.
    """
    day, wanted = cycle(postings, accesses), checked_count(m)
    even = even_schedule(day.slots, wanted)
    if day.is_idle or wanted >= day.slots:
        return even
    starts = range(max(int(np.diff(even, append=day.slots).max()), 1))
    found = [_refined(day, even + phase) for phase in starts]
    costs = [day.misses(times, np.append(times[1:], times[0] + day.slots)).sum() for times in found]
    return found[int(np.argmin(costs))]


def _refined(day: Cycle, schedule: Slots) -> Slots:
    times = np.sort(schedule % day.slots)
    # a single retrieval is its own neighbour, and its even starts are all candidates
    for _ in range(ROUNDS if times.size > 1 else 0):
        before = times.copy()
        for place in range(times.size):
            earlier = times[place - 1] - (day.slots if place == 0 else 0)
            later = times[(place + 1) % times.size] + (day.slots if place == times.size - 1 else 0)
            times[place] = _best_between(day, int(earlier), int(later), int(times[place]))
        if np.array_equal(times, before):
            break
        times = np.sort(times % day.slots)
    return times


def _best_between(day: Cycle, earlier: int, later: int, present: int) -> int:
    """Return the slot with the largest rectangle; the present one unless another is better."""
    at = np.arange(earlier + 1, later)
    gathered = _until(day.postings, at) - _until(day.postings, np.array(earlier))
    upcoming = _until(day.accesses, np.array(later)) - _until(day.accesses, at)
    saved = gathered * upcoming
    best = int(saved.argmax())
    return int(at[best]) if saved[best] > saved[present - earlier - 1] * (1 + 1e-12) else present


def _until(sums: Numbers, slots: Slots) -> Numbers:
    """Return the sum from slot 0 to each slot of any day, including the previous one."""
    size = sums.size // 2
    days, rest = np.divmod(slots, size)
    return np.asarray(sums[rest] + days * sums[size], dtype=np.float64)
