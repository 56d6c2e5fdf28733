"""Methods of the papers to plan a day: the number of retrievals and their times by posting pattern and accesses.

Pure. Hourly counts become rates as PIM (Sia et al. 2007) says, by linear interpolation, in `user-data`, which is exactly their
method. For the exact schedules the papers leave it open: counts of two weeks are spiky and have empty hours, in which an optimum
never retrieves, so they are smoothed and lifted first (`with_floor`).
"""

from collections.abc import Callable, Sequence

import numpy as np

from reader.domain.feed import Feed
from reader.domain.value_classes import dataclass
from reader.engine.planning.memory import Memory
from reader.lab.papers.allocation import age_allocation, greedy_allocation, square_root_allocation
from reader.lab.papers.cyclic_schedule import best_costs, best_schedule, delay_schedule
from reader.lab.papers.penalty import Slots
from reader.lab.papers.recursion import algorithm_1
from reader.learning.access_rate import sessions
from reader.learning.clusters import cluster
from reader.learning.day import HOURS_PER_DAY, SLOT_SECONDS, Numbers, credible, hour_of_day, slots_of_hours, smoothed
from reader.learning.posting_rate import posting_rate_per_day

CLUSTERS = 20
GREEDY_MOST = 48
FLOOR_SHARE = 0.1
"""Share of a day spread evenly over it: events not seen in two weeks happen all the same."""


@dataclass(frozen=True, slots=True)
class History:
    """Knowledge of F feeds and their user at a UTC midnight, every day with equal weight.

    `by_hour` [F, 24]: the share of a feed's postings in each UTC hour, all 0 for a feed without; `per_day` [F]: postings a day at
    present; `weights` [F] of feeds; `accesses` [24]: those of the user in each hour of their own day, which is `slots_ahead` of
    UTC.
    """

    by_hour: Numbers
    per_day: Numbers
    weights: Numbers
    accesses: Numbers
    slots_ahead: int = 0


Smoothing = Callable[[Numbers], Numbers]
"""Converts amounts per hour [24] to amounts per slot [96]; the sum is preserved."""

Allocation = Callable[[History, float], Numbers]
"""Returns retrievals a day of each feed [F], real numbers that sum to the total."""

Timing = Callable[[History, Slots], list[Slots | None]]
"""Returns the slots for so many retrievals of each feed; None if the history is insufficient."""


@dataclass(frozen=True, slots=True)
class Method:
    """A policy: the number of retrievals, their times (None: evenly over the day), and a description of its basis."""

    name: str
    description: str
    allocation: Allocation
    timing: Timing | None = None


def gather_history(memory: Memory, feeds: Sequence[Feed], until: float) -> History:
    """Return the remembered history of feeds and user at the UTC midnight `until`."""
    by_hour, per_day = np.zeros((len(feeds), HOURS_PER_DAY)), np.empty(len(feeds))
    for row, feed in enumerate(feeds):
        posted = memory.posted_at(feed.feed_id)
        posted = credible(posted[posted < until], until)
        per_day[row] = posting_rate_per_day(posted, first_seen_at=float(feed.added_at), now=until)
        by_hour[row] = np.bincount(hour_of_day(posted), minlength=HOURS_PER_DAY) / max(posted.size, 1)
    weights = np.array([memory.weights.get(feed.feed_id, 1.0) for feed in feeds])
    local = [access.at + access.utc_offset_seconds for access in memory.accesses if access.at < until]
    accesses = np.bincount(hour_of_day(sessions(np.array(local, dtype=np.float64))), minlength=HOURS_PER_DAY)
    return History(by_hour, per_day, weights, accesses.astype(np.float64), round(memory.utc_offset(until) / SLOT_SECONDS))


def with_floor(by_hour: Numbers) -> Numbers:
    """Return amounts per slot [..., 96]: hours [..., 24] smoothed with [1, 2, 1] / 4, interpolated, and FLOOR_SHARE of them
    spread evenly.
    """
    slots = slots_of_hours(smoothed(by_hour))
    lifted: Numbers = (1 - FLOOR_SHARE) * slots + FLOOR_SHARE * slots.mean(axis=-1, keepdims=True)
    return lifted


def equally(history: History, total: float) -> Numbers:
    return np.full(history.per_day.size, total / history.per_day.size)


def by_square_root(history: History, total: float) -> Numbers:
    """Allocate in proportion to sqrt(weight x rate): Theorem 1 of Sia and Cho, Efficient Monitoring Algorithm for Fast News
    Alerts.
    """
    return square_root_allocation(history.per_day, history.weights, total)


def by_age(history: History, total: float) -> Numbers:
    """Allocate for the least average age of the copies: Cho and Garcia-Molina, Effective Page Refresh Policies for Web Crawlers
    (2003).
    """
    return age_allocation(history.per_day, total)


def by_greedy(history: History, total: float) -> Numbers:
    """Allocate whole retrievals, at least one for each feed, for the fewest misses of all feeds together; by square roots if that
    is too many.

    The next retrieval goes where it saves most, by the cost of each cluster's best schedules; ours, with the exact schedules.
    """
    feeds = history.per_day.size
    if total < feeds or not history.accesses.any():
        return by_square_root(history, total)
    is_known = history.by_hour.any(axis=1, keepdims=True)
    by_hour = np.where(is_known, history.by_hour, 1 / HOURS_PER_DAY)
    patterns, labels = _patterns(by_hour, CLUSTERS)
    accesses = np.roll(with_floor(history.accesses), -history.slots_ahead)
    costs = np.array([best_costs(with_floor(pattern), accesses, GREEDY_MOST) for pattern in patterns])
    curves = costs[labels] * (history.per_day * history.weights)[:, None]
    return greedy_allocation(curves, int(total + 1e-9)).astype(np.float64)


def for_delay(history: History, counts: Slots) -> list[Slots | None]:
    """Return the times with the least delay for each feed's own hours: Theorem 3 of Sia and Cho, found exactly."""
    return [
        delay_schedule(with_floor(shares), int(count)) if shares.any() else None
        for shares, count in zip(history.by_hour, counts, strict=True)
    ]


def for_accesses(history: History, counts: Slots) -> list[Slots | None]:
    """Return the times with the fewest misses for the posting pattern of a feed's cluster and the user's accesses, exactly."""
    return by_clusters(history, counts, best_schedule, with_floor)


def by_recursion(history: History, counts: Slots) -> list[Slots | None]:
    """Return the times by Algorithm 1 of Sia et al. 2007 for the posting pattern of a feed's cluster and the user's accesses."""
    return by_clusters(history, counts, _recursion, slots_of_hours)


def by_clusters(
    history: History,
    counts: Slots,
    schedule: Callable[[Numbers, Numbers, int], Slots],
    smoothing: Smoothing,
    clusters: int | None = CLUSTERS,
) -> list[Slots | None]:
    """Share one `schedule` of postings, accesses and count among the feeds of a cluster that are retrieved equally often, as in
    Sia et al. 2007. With `clusters` of None every feed has its own pattern.
    """
    slots: list[Slots | None] = [None] * counts.size
    known = np.flatnonzero(history.by_hour.any(axis=1))
    if not known.size or not history.accesses.any():
        return slots
    patterns, labels = _patterns(history.by_hour[known], clusters)
    accesses = np.roll(smoothing(history.accesses), -history.slots_ahead)
    schedules: dict[tuple[int, int], Slots] = {}
    for row, label in zip(known.tolist(), labels, strict=True):
        key = (label, int(counts[row]))
        if key not in schedules:
            schedules[key] = schedule(smoothing(patterns[label]), accesses, key[1])
        slots[row] = schedules[key]
    return slots


def _patterns(by_hour: Numbers, clusters: int | None) -> tuple[Numbers, list[int]]:
    if clusters is None:
        return by_hour, list(range(len(by_hour)))
    found = cluster(by_hour, clusters, np.random.default_rng(0))
    return found.centres, found.labels.tolist()


def _recursion(postings: Numbers, accesses: Numbers, m: int) -> Slots:
    return algorithm_1(postings, accesses, m).retrievals


METHODS = (
    Method("data-only", "after its usual posting hours", equally, for_delay),
    Method("data-only-sqrt", "by posting rate, after its usual posting hours", by_square_root, for_delay),
    Method("allocation", "by posting rate, evenly", by_square_root),
    Method("age", "by posting rate, evenly", by_age),
    Method("user-data", "after its usual posting hours and before your usual visits", equally, by_recursion),
    Method(
        "user-data-sqrt",
        "by posting rate, after its usual posting hours and before your usual visits",
        by_square_root,
        by_recursion,
    ),
    Method("user-data-exact", "after its usual posting hours and before your usual visits", equally, for_accesses),
    Method(
        "user-data-greedy",
        "where most is spared, after its usual posting hours and before your usual visits",
        by_greedy,
        for_accesses,
    ),
)
"""Sia and Cho call data-only `scheduling` and data-only-sqrt `combined`; the others are named as in Sia et al. 2007."""
