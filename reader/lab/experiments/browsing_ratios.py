"""Misses of schedules relative to a timer with as many retrievals: the measure of figure 10 of Sia et al. 2007.

Pure. Every user's feeds are retrieved on the days of a test by what was learned before it. The timer's misses are the mean over
all phases. A ratio is a user's; the paper averages users.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.value_classes import dataclass
from reader.lab import metrics
from reader.lab.papers.allocation import whole_allocation
from reader.lab.papers.penalty import Slots
from reader.lab.patterns import SMOOTHINGS, Patterns, histogram, histograms, patterns_of, rates_of
from reader.lab.schedules import Scheme, Timetables, Timing, allocated, even_times
from reader.lab.workload import Rows, Workload, within
from reader.learning.day import Numbers
from reader.learning.fixed_timer import Times, mean_phase_miss_delay, mean_phase_misses

BEFORE_DAYS = 2
"""Days before the test whose postings may still wait at its first access."""
LEARNED, TESTED = range(14), range(14, 21)


@dataclass(frozen=True, slots=True)
class Variant:
    """A policy with the choices that the paper leaves open: `clusters` of feeds (0: none) and the smoothing of histograms."""

    name: str
    scheme: Scheme
    clusters: int = 20
    smoothing: str = "linear"


@dataclass(frozen=True, slots=True)
class Span:
    learned: range = LEARNED
    tested: range = TESTED


@dataclass(frozen=True, slots=True)
class Ratios:
    """Ratios to the timer [V, B, U] of U users by variant and budget, NaN if the timer misses nothing; miss-delay alike."""

    names: tuple[str, ...]
    misses: Numbers
    miss_delay: Numbers

    def mean(self, name: str) -> Numbers:
        """Return the mean of the users' ratios for each budget [B]."""
        return _mean_known(self.misses[self.names.index(name)])

    def mean_delay(self, name: str) -> Numbers:
        """Return the mean of the users' ratios of miss-delay for each budget [B]."""
        return _mean_known(self.miss_delay[self.names.index(name)])

    def relative(self, name: str, to: str) -> float:
        """Return the mean over budgets of one variant as a share of another's."""
        return float(self.mean(name).mean() / self.mean(to).mean())


def ratios(
    workload: Workload,
    variants: Sequence[Variant],
    budgets: Sequence[float],
    *,
    span: Span | None = None,
    common_phase: bool = False,
    progress: Callable[[str], None] = lambda _user: None,
) -> Ratios:
    """Measure every user under every variant and budget (retrievals per feed and day, 1 or more). Raises ReaderError if nobody
    visits.
    """
    if min(budgets) < 1:
        raise ReaderError(ProblemKind.BAD_VALUE, f"a budget of {min(budgets):g}: this experiment needs 1 or more a day")
    days = span or Span()
    workload.require_days(days.tested.start + 1, "this experiment")
    feeds = _Feeds(workload, days)
    found: list[Numbers] = []
    for number, accesses in enumerate(workload.accesses):
        user = _User.of(feeds, workload.followed[number], accesses, days)
        if user is not None:
            timer = np.array([user.timer(user.postings, budget, common_phase=common_phase) for budget in budgets])
            if timer.any():
                each = np.array([[user.under(feeds, variant, budget) for budget in budgets] for variant in variants])
                found.append(np.divide(each, timer, out=np.full(each.shape, np.nan), where=timer > 0))
        progress(f"{number + 1} of {len(workload.accesses)} users")
    if not found:
        raise ReaderError(ProblemKind.BAD_VALUE, f"no user misses anything in the {len(days.tested)} days to test on")
    table = np.array(found).transpose(3, 1, 2, 0)
    return Ratios(tuple(variant.name for variant in variants), table[0], table[1])


@dataclass(frozen=True, slots=True)
class _Feeds:
    """Feeds of a workload, with values that depend only on the set of followed feeds computed once."""

    workload: Workload
    span: Span
    found: dict[tuple[bytes, int], "_Group"] = field(default_factory=dict)

    def group(self, followed: Rows, clusters: int) -> "_Group":
        key = (followed.tobytes(), clusters)
        if key not in self.found:
            self.found[key] = _Group.of([self.workload.postings[row] for row in followed.tolist()], clusters, self.span)
        return self.found[key]


@dataclass(frozen=True, slots=True)
class _Group:
    """Feeds followed together: histograms and rates of the learning days, patterns, and postings that a test can miss."""

    rates: Numbers
    patterns: Patterns
    postings: tuple[Times, ...]

    @classmethod
    def of(cls, postings: Sequence[Times], clusters: int, span: Span) -> "_Group":
        counts = histograms(postings, span.learned.start, span.learned.stop)
        begin, end = span.tested.start - BEFORE_DAYS, span.tested.stop
        tested = tuple(within(times, begin, end) for times in postings)
        return cls(rates_of(counts, len(span.learned)), patterns_of(counts, clusters), tested)

    def merged(self, counts: Slots) -> Iterator[tuple[int, int, Times]]:
        """Yield the postings of feeds with the same pattern and the same number of retrievals."""
        keys = np.column_stack([self.patterns.labels, counts])
        for label, count in np.unique(keys, axis=0).tolist():
            yield label, count, _merged([self.postings[row] for row in np.flatnonzero((keys == [label, count]).all(axis=1))])


@dataclass(frozen=True, slots=True)
class _User:
    followed: Rows
    habit: Numbers
    accesses: Times
    postings: Times
    span: Span
    timetables: dict[tuple[Timing, int, str], Timetables] = field(default_factory=dict)

    @classmethod
    def of(cls, feeds: _Feeds, followed: Rows, accesses: Times, span: Span) -> "_User | None":
        """Return None for a user without feeds or without accesses in one of the two spans."""
        habit = histogram(accesses, span.learned.start, span.learned.stop)
        in_test = within(accesses, span.tested.start, span.tested.stop)
        if not (in_test.size and habit.any() and followed.size):
            return None
        begin, end = span.tested.start - BEFORE_DAYS, span.tested.stop
        postings = _merged([within(feeds.workload.postings[row], begin, end) for row in followed.tolist()])
        return cls(followed, habit, in_test, postings, span)

    def timer(self, postings: Times, budget: float, *, common_phase: bool = False) -> tuple[float, float]:
        """Return misses and miss-delay under a timer: the mean over all phases, or with one phase of all feeds at midnight."""
        if common_phase:
            days = range(self.span.tested.start - BEFORE_DAYS - 1, self.span.tested.stop + 1)
            return self._measured(postings, even_times(budget, 0.0, days))
        interval = DAY_SECONDS / budget
        missed = mean_phase_misses(postings, self.accesses, interval_seconds=interval)
        delayed = mean_phase_miss_delay(postings, postings, self.accesses, interval_seconds=interval)
        return float(missed.sum()), float(delayed.sum())

    def under(self, feeds: _Feeds, variant: Variant, budget: float) -> tuple[float, float]:
        """Return misses and miss-delay under a variant; feeds without postings so far are retrieved by a timer."""
        group = feeds.group(self.followed, variant.clusters)
        shares = allocated(variant.scheme.counts, group.rates, budget)
        counts = whole_allocation(shares, round(budget * shares.size))
        timetables = self._timetables(group.patterns, variant)
        days = range(self.span.tested.start - BEFORE_DAYS - 1, self.span.tested.stop + 1)
        unknown = len(group.patterns.shapes) - 1
        total = np.zeros(2)
        for label, count, postings in group.merged(counts):
            if label == unknown or variant.scheme.timing is Timing.EVEN:
                total += self.timer(postings, count)
            else:
                total += self._measured(postings, timetables.daily(label, count, days))
        return float(total[0]), float(total[1])

    def _timetables(self, patterns: Patterns, variant: Variant) -> Timetables:
        key = (variant.scheme.timing, variant.clusters, variant.smoothing)
        if key not in self.timetables:
            self.timetables[key] = Timetables.of(variant.scheme.timing, patterns, self.habit, SMOOTHINGS[variant.smoothing])
        return self.timetables[key]

    def _measured(self, postings: Times, retrievals: Times) -> tuple[float, float]:
        missed = metrics.misses(postings, self.accesses, retrievals)
        return missed, metrics.miss_delay(postings, self.accesses, retrievals)


def _mean_known(of_users: Numbers) -> Numbers:
    """Return the mean over users [B], ignoring NaN; NaN if all are."""
    known = np.isfinite(of_users)
    sums, counts = np.where(known, of_users, 0.0).sum(axis=1), known.sum(axis=1)
    means: Numbers = np.divide(sums, counts, out=np.full(counts.shape, np.nan), where=counts > 0)
    return means


def _merged(each: Sequence[Times]) -> Times:
    return np.sort(np.concatenate([np.empty(0), *each]))
