"""The papers' measures of retrievals on traces: delay, freshness, age, misses, miss-delay, completeness, divergence.

`postings`, `accesses` and `retrievals` ascend. A retrieval brings what was posted until it starts and helps accesses after its
start, as in `learning.fixed_timer`, whose `schedule_misses` counts misses.
"""

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from reader.domain.value_classes import dataclass
from reader.lab.policies.cyclic import with_floor
from reader.lab.workload import Rows, within
from reader.learning.day import HOURS_PER_DAY, SLOTS_PER_DAY, Numbers, hour_of_day, slots_of_hours, smoothed
from reader.learning.posting_rate import cluster
from reader.learning.scorecard import Times, schedule_misses

misses = schedule_misses
"""Penalty of Sia et al. 2007: summed over accesses, the postings published and not retrieved yet."""


@dataclass(frozen=True, slots=True)
class Delays:
    """Mean, maximum and standard deviation of delays from posting to retrieval, in minutes; NaN without postings."""

    mean: float
    maximum: float
    deviation: float


def retrieved_at(postings: Times, retrievals: Times) -> Times:
    """Return when each posting was retrieved, infinity if never."""
    return np.append(retrievals, np.inf)[np.searchsorted(retrievals, postings, side="left")]


def delays(postings: Times, retrievals: Times, *, until: float = np.inf) -> Times:
    """Return seconds from each posting to its retrieval, the metric of Sia and Cho; those not retrieved end at `until`."""
    waited: Times = np.minimum(retrieved_at(postings, retrievals), until) - postings
    return waited


def summed_up(each: Sequence[Times]) -> Delays:
    """Return the delays of all postings of all feeds, each posting with equal weight."""
    minutes = np.concatenate([np.empty(0), *each]) / 60
    if not minutes.size:
        return Delays(np.nan, np.nan, np.nan)
    return Delays(float(minutes.mean()), float(minutes.max()), float(minutes.std()))


def delays_of_timers(postings: Numbers, intervals: Numbers) -> Delays:
    """Return mean over all phases, and supremum, of the delays of postings at fixed intervals in seconds."""
    posted = postings > 0
    if not posted.any():
        return Delays(np.nan, np.nan, np.nan)
    weights, minutes = postings[posted], intervals[posted] / 60
    mean = float(np.average(minutes / 2, weights=weights))
    squared = float(np.average(minutes**2 / 3, weights=weights))
    return Delays(mean, float(minutes.max()), math.sqrt(max(squared - mean**2, 0.0)))


def miss_delay(postings: Times, accesses: Times, retrievals: Times) -> float:
    """Return seconds since posting summed over all misses: the miss-delay of Sia et al. 2007."""
    last = np.append(-np.inf, retrievals)[np.searchsorted(retrievals, accesses, side="left")]
    published, retrieved = (np.searchsorted(postings, times, side="right") for times in (accesses, last))
    summed = np.concatenate([[0.0], np.cumsum(postings)])
    return float(((published - retrieved) * accesses - (summed[published] - summed[retrieved])).sum())


def freshness_and_age(postings: Times, retrievals: Times, begin: float, end: float) -> tuple[float, float]:
    """Return means over [begin, end) of freshness (1 while nothing waits, else 0) and of age, the seconds since the first waiting
    posting. Cho and Garcia-Molina 2003, as Sia and Cho define them. Nothing waits at `begin`.
    """
    within = postings[(postings >= begin) & (postings < end)]
    fetched = np.minimum(retrieved_at(within, retrievals), end)
    first = np.diff(fetched, prepend=-np.inf) > 0
    stale = fetched[first] - within[first]
    return 1 - float(stale.sum()) / (end - begin), float((stale**2).sum()) / 2 / (end - begin)


def completeness(postings: Times, retrievals: Times, window: int) -> float:
    """Return the share of postings retrieved before they left a document of `window` entries: Horincar et al., feed completeness.
    Counted between the first and the last retrieval; 1 if nothing was posted in between.
    """
    new = np.diff(np.searchsorted(postings, retrievals, side="right"))
    posted = int(new.sum())
    return float(np.minimum(new, window).sum()) / posted if posted else 1.0


def window_freshness(postings: Times, retrievals: Times, window: int) -> float:
    """Return the retrieved share of a document of `window` entries, as a mean over the time between the first and last retrieval.
    Horincar et al., window freshness; that the complement counts new entries since the last retrieval is our reading.
    """
    if retrievals.size < 2:
        return np.nan
    begin, end = float(retrievals[0]), float(retrievals[-1])
    within = postings[(postings > begin) & (postings <= end)]
    fetched = retrieved_at(within, retrievals)
    number = np.arange(within.size) - np.searchsorted(fetched, fetched, side="left")
    waited = np.where(number < window, fetched - within, 0.0)
    return 1 - float(waited.sum()) / (window * (end - begin))


def divergence_error(real: Numbers, estimated: Numbers) -> float:
    """Return the mean over moments of the root mean squared error over feeds [F, T]: divErr, eq. 2."""
    return float(np.sqrt(((real - estimated) ** 2).mean(axis=0)).mean())


CLUSTERS = (0, 5, 12, 20)
"""Numbers of clusters in the papers: 20 and 5 in Sia et al. 2007, 12 in Sia and Cho; 0 leaves every feed its own pattern."""
LEAST_POSTINGS = 0.5
"""Postings assumed of a feed without any, in all of the days; the papers do not cover it."""
DRAWN_POSTINGS = 10.0

Smoothing = Callable[[Numbers], Numbers]


def _repeated(by_hour: Numbers) -> Numbers:
    slots_per_hour = SLOTS_PER_DAY // HOURS_PER_DAY
    slots: Numbers = np.repeat(by_hour / slots_per_hour, slots_per_hour)
    return slots


def _kernel(by_hour: Numbers) -> Numbers:
    return slots_of_hours(smoothed(by_hour))


SMOOTHINGS: Mapping[str, Smoothing] = {"repeat": _repeated, "linear": slots_of_hours, "121": _kernel, "floor": with_floor}
"""Conversions from amounts per hour [24] to amounts per slot [96]: each hour four times; linear between the middles of hours, as
Sia et al. 2007; the kernel [1, 2, 1] / 4 before that; and a tenth of the total spread over the day besides.
"""


def histogram(times: Times, begin_day: int, end_day: int) -> Numbers:
    """Return events in each hour of the day [24] during the days [begin, end)."""
    hours = hour_of_day(within(times, begin_day, end_day))
    return np.bincount(hours, minlength=HOURS_PER_DAY).astype(np.float64)


def histograms(postings: Sequence[Times], begin_day: int, end_day: int) -> Numbers:
    return np.array([histogram(times, begin_day, end_day) for times in postings]).reshape(len(postings), HOURS_PER_DAY)


def rates_of(counts: Numbers, days: int) -> Numbers:
    """Return postings a day [F] of feeds with the histograms `counts` [F, 24] of so many days."""
    rates: Numbers = np.maximum(counts.sum(axis=1), LEAST_POSTINGS) / days
    return rates


@dataclass(frozen=True, slots=True)
class Patterns:
    """Shares of the hours `shapes` [G, 24], and the shape of each of F feeds, `labels` [F]; `known` [F]: it has posted at all.
    The last shape is that of all feeds together, for those that are not known.
    """

    shapes: Numbers
    labels: Rows

    @property
    def known(self) -> Rows:
        """Return the rows of feeds that have a pattern of their own or of their cluster."""
        return np.flatnonzero(self.labels < len(self.shapes) - 1)


def patterns_of(counts: Numbers, clusters: int) -> Patterns:
    """Return the patterns of feeds with the histograms `counts` [F, 24] in so many clusters (k-means on shares); 0: each its own."""
    known = np.flatnonzero(counts.any(axis=1))
    shares = counts[known] / counts[known].sum(axis=1, keepdims=True)
    if clusters:
        found = cluster(shares, clusters, np.random.default_rng(0))
        shapes, own = found.centres.reshape(-1, HOURS_PER_DAY), found.labels
    else:
        shapes, own = shares, np.arange(known.size, dtype=np.int64)
    everyone = counts.sum(axis=0) / counts.sum() if known.size else np.full(HOURS_PER_DAY, 1 / HOURS_PER_DAY)
    labels = np.full(len(counts), len(shapes), dtype=np.int64)
    labels[known] = own
    return Patterns(np.vstack([shapes, everyone]), labels)


def drawn_patterns(counts: Numbers, towards: Patterns) -> Patterns:
    """Return every feed's own pattern, shrunk towards that of its cluster by ten postings."""
    near = towards.shapes[towards.labels] * DRAWN_POSTINGS
    shapes = (counts + near) / (counts.sum(axis=1, keepdims=True) + DRAWN_POSTINGS)
    return Patterns(np.vstack([shapes, towards.shapes[-1]]), np.arange(len(counts), dtype=np.int64))
