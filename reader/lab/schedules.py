"""The papers' policies as open-loop schedules: number and times of each feed's retrievals.

They are the policies of `policies.cyclic` without an engine: counts may be fractions of a day, etiquette limits nothing, and
learned values are passed in. A test shows that the days of both are equal.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum

import numpy as np

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.lab.metrics import Patterns, Smoothing
from reader.lab.papers.allocation import (
    age_allocation,
    algorithm_1,
    freshness_allocation,
    refined_schedule,
    square_root_allocation,
)
from reader.lab.papers.schedule import Slots, best_schedule, delay_schedule
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers
from reader.learning.scorecard import Times


class Counts(StrEnum):
    EQUAL = "equal"
    SQUARE_ROOT = "sqrt"
    AGE = "age"
    FRESHNESS = "freshness"


class Timing(StrEnum):
    EVEN = "evenly"
    DELAY = "delay"
    ALGORITHM_1 = "algorithm-1"
    REFINEMENT = "refinement"
    EXACT = "exact"


@dataclass(frozen=True, slots=True)
class Scheme:
    counts: Counts
    timing: Timing


SCHEMES: Mapping[str, Scheme] = {
    "uniform": Scheme(Counts.EQUAL, Timing.EVEN),
    "scheduling": Scheme(Counts.EQUAL, Timing.DELAY),
    "allocation": Scheme(Counts.SQUARE_ROOT, Timing.EVEN),
    "combined": Scheme(Counts.SQUARE_ROOT, Timing.DELAY),
    "age": Scheme(Counts.AGE, Timing.EVEN),
    "freshness": Scheme(Counts.FRESHNESS, Timing.EVEN),
    "user-data": Scheme(Counts.EQUAL, Timing.ALGORITHM_1),
    "user-data-sqrt": Scheme(Counts.SQUARE_ROOT, Timing.ALGORITHM_1),
    "user-data-refined": Scheme(Counts.EQUAL, Timing.REFINEMENT),
    "user-data-exact": Scheme(Counts.EQUAL, Timing.EXACT),
    "user-data-exact-sqrt": Scheme(Counts.SQUARE_ROOT, Timing.EXACT),
}

_ALLOCATIONS: Mapping[Counts, Callable[[Numbers, float], Numbers]] = {
    Counts.EQUAL: lambda rates, total: np.full(rates.size, total / rates.size),
    Counts.SQUARE_ROOT: lambda rates, total: square_root_allocation(rates, np.ones(rates.size), total),
    Counts.AGE: age_allocation,
    Counts.FRESHNESS: freshness_allocation,
}

_DAYS: Mapping[Timing, Callable[[Numbers, Numbers, int], Slots]] = {
    Timing.DELAY: lambda postings, accesses, count: delay_schedule(postings, count),  # noqa: ARG005 -- goes by postings alone
    Timing.ALGORITHM_1: lambda postings, accesses, count: algorithm_1(postings, accesses, count).retrievals,
    Timing.REFINEMENT: refined_schedule,
    Timing.EXACT: best_schedule,
}


def allocated(counts: Counts, rates: Numbers, per_feed: float, *, least: float = 0.0) -> Numbers:
    """Return retrievals a day [F], real numbers with the mean `per_feed`; none below `least`."""
    shares = _ALLOCATIONS[counts](rates, per_feed * rates.size)
    raised = np.zeros(rates.size, dtype=bool)
    while (below := ~raised & (shares < least)).any():
        raised |= below
        rest = per_feed * rates.size - least * int(raised.sum())
        shares[raised] = least
        if not raised.all():
            shares[~raised] = _ALLOCATIONS[counts](rates[~raised], rest)
    return shares


@dataclass(frozen=True, slots=True)
class Timetables:
    """Caches the best times of a day for each pattern and count; `accesses` [96] for timings that use them."""

    timing: Timing
    shapes: Numbers
    accesses: Numbers
    found: dict[tuple[int, int], Slots] = field(default_factory=dict)

    @classmethod
    def of(cls, timing: Timing, patterns: Patterns, accesses_by_hour: Numbers, smoothing: Smoothing) -> "Timetables":
        """Build from counts by the hour, smoothed."""
        return cls(timing, np.array([smoothing(shape) for shape in patterns.shapes]), smoothing(accesses_by_hour))

    def slots(self, label: int, count: int) -> Slots:
        """Return the slots of a day [count] for the pattern `label`, at most every slot."""
        key = (label, min(count, SLOTS_PER_DAY))
        if key not in self.found:
            self.found[key] = _DAYS[self.timing](self.shapes[label], self.accesses, key[1])
        return self.found[key]

    def times(self, label: int, per_day: float, phase: float, days: range) -> Times:
        """Return the times on these days of a feed that is retrieved `per_day` times on average. Of a fraction (ours; the papers
        do not say) day d has floor(m (d + 1) + phase) - floor(m d + phase), each day the best times for its own count.
        """
        since = np.arange(days.start, days.stop + 1) - days.start
        counts = np.diff(np.floor(per_day * since + phase).astype(np.int64))
        each = [
            self.daily(label, int(count), days.start + np.flatnonzero(counts == count)) for count in np.unique(counts) if count
        ]
        return np.sort(np.concatenate([np.empty(0), *each]))

    def daily(self, label: int, count: int, days: Sequence[int] | Slots | range) -> Times:
        at = np.asarray(days)[:, None] * DAY_SECONDS + self.slots(label, count) * float(SLOT_SECONDS)
        return np.asarray(at.ravel(), dtype=np.float64)


def even_times(per_day: float, phase: float, days: range) -> Times:
    """Return evenly spaced times; the first a share `phase` of the interval after the beginning; empty for a count of 0."""
    if per_day <= 0:
        return np.empty(0)
    interval = DAY_SECONDS / per_day
    return np.arange(days.start * DAY_SECONDS + phase * interval, days.stop * DAY_SECONDS, interval)


def random_times(generator: np.random.Generator, per_day: float, days: range, *, spread: float = 5 / 6) -> Times:
    """Draw intervals uniformly around their mean, as Horincar et al.: with an hour, from 10 minutes to nearly two hours."""
    interval = DAY_SECONDS / per_day
    number = int(len(days) * per_day / (1 - spread)) + 1
    times = days.start * DAY_SECONDS + np.cumsum(generator.uniform(1 - spread, 1 + spread, number)) * interval
    return np.asarray(times[times < days.stop * DAY_SECONDS], dtype=np.float64)
