"""Patterns of feeds and users learned by an experiment: daily histograms, rates, smoothing, clusters. Pure."""

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from reader.domain.value_classes import dataclass
from reader.lab.policies.cyclic_methods import with_floor
from reader.lab.workload import Rows, within
from reader.learning.clusters import cluster
from reader.learning.day import HOURS_PER_DAY, SLOTS_PER_DAY, Numbers, hour_of_day, slots_of_hours, smoothed
from reader.learning.fixed_timer import Times

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


def patterns_of(counts: Numbers, clusters: int, *, seed: int = 0) -> Patterns:
    """Return the patterns of feeds with the histograms `counts` [F, 24] in so many clusters (k-means on shares); 0: each its own."""
    known = np.flatnonzero(counts.any(axis=1))
    shares = counts[known] / counts[known].sum(axis=1, keepdims=True)
    if clusters:
        found = cluster(shares, clusters, np.random.default_rng(seed))
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
