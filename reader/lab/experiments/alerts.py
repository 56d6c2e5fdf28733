"""Delay of alerts: Sia and Cho, Efficient Monitoring Algorithm for Fast News Alerts (tech report and journal version)."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.lab import metrics
from reader.lab.metrics import SMOOTHINGS, Delays, Patterns, drawn_patterns, histograms, patterns_of, rates_of
from reader.lab.report import Findings, Table, Terms, percent, row
from reader.lab.schedules import SCHEMES, Scheme, Timetables, Timing, allocated, even_times
from reader.lab.workload import NEWS, Workload, within
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.scorecard import Times

LEARN_DAYS, TEST_DAYS = 14, 28
AFTER_DAYS = 60
"""Days that schedules continue after the test, so that its last postings are retrieved."""
CLUSTERS = 12
INTERVAL_HOURS, LONG_HOURS = (6, 8, 12, 24), (5, 10, 15, 20, 25)
OWN = ", own patterns"
BOUNDED = ", at least daily"

TABLE_1 = {
    "uniform": (645, 1440, 392),
    "scheduling": (581, 1440, 405),
    "allocation": (433, 9120, 542),
    "combined": (395, 10073, 560),
}
TABLE_2 = {
    "uniform": (180, 256, 352, 645),
    "scheduling": (159, 211, 310, 518),
    "allocation": (109, 145, 217, 433),
    "combined": (101, 133, 197, 395),
}
CGM = {"combined": 395, "age": 590, "freshness": 40_105}
PHASES = 8
"""Evenly spaced phases drawn for timetables with fractions of a retrieval a day; timers use all phases."""
RANDOM_NOTE = "Means over all phases; a timer's is half its interval. The paper's 645 at 24 h look like one phase for all feeds: --phase common."
AGE_NOTE = "The longer the interval, the nearer the allocation for age comes to equal counts: what waits in a busy feed is as old as its interval."


@dataclass(frozen=True, slots=True)
class Learned:
    """Knowledge of F feeds after the learning days, and the postings of the test."""

    counts: Numbers
    rates: Numbers
    patterns: Patterns
    phases: Numbers
    common_phase: bool
    tested: tuple[Times, ...]
    days: range

    @classmethod
    def of(cls, workload: Workload, terms: Terms, *, learn: range, test: range) -> "Learned":
        """Learn from the days `learn`, and keep the postings of the days `test`."""
        workload.require_days(test.start + 1, "this experiment")
        postings = [times for times in workload.postings if within(times, 0, test.stop).size]
        counts = histograms(postings, learn.start, learn.stop)
        phases = np.random.default_rng(terms.seed).random(len(postings))
        tested = tuple(within(times, test.start, test.stop) for times in postings)
        days = range(test.start, test.stop + AFTER_DAYS)
        patterns = patterns_of(counts, CLUSTERS)
        return cls(counts, rates_of(counts, len(learn)), patterns, phases, terms.common_phase, tested, days)

    def timetables(self, patterns: Patterns) -> Timetables:
        """Return timetables with the least delay; one set serves all numbers of retrievals."""
        return Timetables.of(Timing.DELAY, patterns, np.ones(HOURS_PER_DAY), SMOOTHINGS["linear"])

    def even(self, per_day: Numbers, shift: float) -> list[Times]:
        phases = np.zeros(len(self.tested)) if self.common_phase else (self.phases + shift) % 1
        return [even_times(float(often), float(phase), self.days) for often, phase in zip(per_day, phases, strict=True)]

    def cyclic(self, timetables: Timetables, patterns: Patterns, per_day: Numbers, shift: float) -> list[Times]:
        """Return retrievals at the best times of the day for each feed."""
        each = zip(patterns.labels.tolist(), per_day.tolist(), ((self.phases + shift) % 1).tolist(), strict=True)
        return [timetables.times(label, often, phase, self.days) for label, often, phase in each]

    def delays(self, draws: Iterable[Sequence[Times]], *, until_day: float = np.inf) -> Delays:
        """Return the delays of all postings of the test, under retrievals by one or several draws of phases."""
        until = until_day * DAY_SECONDS
        pairs = (pair for retrievals in draws for pair in zip(self.tested, retrievals, strict=True))
        return metrics.summed_up([metrics.delays(postings, times, until=until) for postings, times in pairs])

    def copies(self, retrievals: Sequence[Times], until_day: int) -> tuple[float, float]:
        """Return freshness and age in seconds: means over feeds and the days of the test."""
        begin, end = float(self.days.start * DAY_SECONDS), float(until_day * DAY_SECONDS)
        pairs = zip(self.tested, retrievals, strict=True)
        fresh, age = np.mean([metrics.freshness_and_age(postings, times, begin, end) for postings, times in pairs], axis=0)
        return float(fresh), float(age)


@dataclass(frozen=True, slots=True)
class Monitor:
    """The papers' policies applied to what was learned; caches timetables by number of retrievals."""

    learned: Learned
    by_cluster: Timetables
    own: Patterns
    by_own: Timetables

    @classmethod
    def over(cls, learned: Learned) -> "Monitor":
        """Create a monitor that also has every feed's own pattern, shrunk towards its cluster's."""
        own = drawn_patterns(learned.counts, learned.patterns)
        return cls(learned, learned.timetables(learned.patterns), own, learned.timetables(own))

    def draws(self, name: str, per_feed: float) -> list[list[Times]]:
        """Return the retrievals of policy `name` with so many per feed and day, by evenly spaced phases."""
        scheme, per_day = self._counts(name, per_feed)
        is_whole = scheme.timing is not Timing.EVEN and not (per_day % 1).any()
        shifts = [0.0] if is_whole or self._has_one_phase(scheme) else [each / PHASES for each in range(PHASES)]
        if scheme.timing is Timing.EVEN:
            return [self.learned.even(per_day, shift) for shift in shifts]
        if name.endswith(OWN):
            return [self.learned.cyclic(self.by_own, self.own, per_day, shift) for shift in shifts]
        return [self.learned.cyclic(self.by_cluster, self.learned.patterns, per_day, shift) for shift in shifts]

    def delays(self, name: str, per_feed: float) -> Delays:
        scheme, per_day = self._counts(name, per_feed)
        if scheme.timing is Timing.EVEN and not self._has_one_phase(scheme):
            posted = np.array([times.size for times in self.learned.tested], dtype=np.float64)
            return metrics.delays_of_timers(posted, DAY_SECONDS / per_day)
        return self.learned.delays(self.draws(name, per_feed))

    def _counts(self, name: str, per_feed: float) -> tuple[Scheme, Numbers]:
        scheme = SCHEMES[name.removesuffix(OWN).removesuffix(BOUNDED)]
        least = min(1.0, per_feed) if name.endswith(BOUNDED) else 0.0
        return scheme, allocated(scheme.counts, self.learned.rates, per_feed, least=least)

    def _has_one_phase(self, scheme: Scheme) -> bool:
        return scheme.timing is Timing.EVEN and self.learned.common_phase


def monitor(terms: Terms) -> tuple[Workload, Monitor]:
    """Learn from two weeks and test on up to four, as far as the postings reach."""
    workload = terms.workload(NEWS)
    test = range(LEARN_DAYS, max(min(workload.days, LEARN_DAYS + TEST_DAYS), LEARN_DAYS + 1))
    return workload, Monitor.over(Learned.of(workload, terms, learn=range(LEARN_DAYS), test=test))


def table_1(terms: Terms) -> Findings:
    """Report mean, maximum and deviation of the delay at one retrieval a day."""
    workload, of = monitor(terms)
    found = {name: of.delays(name, 1.0) for name in (*TABLE_1, f"scheduling{OWN}", f"combined{OWN}")}
    rows = tuple(row(name, (each.mean, each.maximum, each.deviation), TABLE_1.get(name, ())) for name, each in found.items())
    columns = ("mean", "maximum", "deviation")
    title = "Minutes from posting to refresh, one refresh per feed and day"
    note = _phases_note(terms, found["uniform"].mean)
    return Findings(workload.described(), (Table(title, "policy", columns, rows, digits=0, notes=note),))


def table_2(terms: Terms) -> Findings:
    """Report mean and maximum delay with a mean interval of 6 to 24 hours."""
    workload, of = monitor(terms)
    names = (*TABLE_2, f"allocation{BOUNDED}", "age")
    found: Mapping[str, list[Delays]] = {name: _by_interval(of, name, terms) for name in names}
    columns = tuple(f"{hours} h" for hours in INTERVAL_HOURS)
    means = tuple(row(name, [each.mean for each in many], TABLE_2.get(name, ())) for name, many in found.items())
    longest = tuple(row(name, [each.maximum for each in many]) for name, many in found.items())
    x = tuple(float(hours) for hours in INTERVAL_HOURS)
    note = _phases_note(terms, found["uniform"][-1].mean)
    return Findings(
        workload.described(),
        (
            Table("Mean minutes from posting to refresh, by mean interval", "policy", columns, means, 0, x, note),
            Table("The longest of them", "policy", columns, longest, 0, x),
        ),
    )


def _phases_note(terms: Terms, uniform: float) -> tuple[str]:
    """State the minutes of a timer at one retrieval a day."""
    common = (
        f"Every timer begins at midnight (UTC): uniform has {uniform:.0f} minutes at 24 h, in the paper {TABLE_2['uniform'][-1]}."
    )
    return (common if terms.common_phase else RANDOM_NOTE,)


def _by_interval(of: Monitor, name: str, terms: Terms) -> list[Delays]:
    terms.progress(name)
    return [of.delays(name, HOURS_PER_DAY / hours) for hours in INTERVAL_HOURS]


def cgm(terms: Terms) -> Findings:
    """Compare one retrieval a day with Cho and Garcia-Molina's allocations for the least age and for the most freshness."""
    workload, of = monitor(terms)
    until = of.learned.days.stop - AFTER_DAYS
    rows = []
    for name, paper in CGM.items():
        terms.progress(name)
        draws = of.draws(name, 1.0)
        delay = of.learned.delays(draws, until_day=until)
        fresh, age = np.mean([of.learned.copies(retrievals, until) for retrievals in draws], axis=0).tolist()
        unasked = float(np.mean([not any(times.size for times in feed) for feed in zip(*draws, strict=True)]))
        rows.append(row(name, (delay.mean, delay.maximum, age / 60, 100 * fresh, 100 * unasked), (paper,)))
    columns = ("mean delay", "maximum", "mean age", "fresh, %", "feeds never refreshed, %")
    notes = (
        "Delays end with the test, in the paper probably with its trace of three months: what is never refreshed waits until then.",
        "Age and freshness are means over feeds and time; a delay is a posting's.",
    )
    title = "Minutes from posting to refresh, one refresh per feed and day on average"
    return Findings(workload.described(), (Table(title, "policy", columns, tuple(rows), 0, notes=notes),))


def figure_8_tk(terms: Terms) -> Findings:
    """Report mean delay by mean interval, compared with Cho and Garcia-Molina's allocation for the least age."""
    workload, of = monitor(terms)
    found = {name: [of.delays(name, HOURS_PER_DAY / hours).mean / 60 for hours in LONG_HOURS] for name in ("combined", "age")}
    above = [age / combined for age, combined in zip(found["age"], found["combined"], strict=True)]
    columns, x = tuple(f"{hours} h" for hours in LONG_HOURS), tuple(float(hours) for hours in LONG_HOURS)
    notes = [
        "The paper: combined below 3 h at 10 h, and age 35 % above it throughout; read off its text, the curves could not be.",
        f"Here: combined {found['combined'][1]:.1f} h at 10 h, and age {percent(min(above) - 1)} to {percent(max(above) - 1)} above it.",
    ]
    if above[-1] > above[0]:
        notes.append(AGE_NOTE)
    rows = tuple(row(name, hours) for name, hours in found.items())
    return Findings(
        workload.described(),
        (
            Table("Mean hours from posting to refresh, by mean interval", "policy", columns, rows, 2, x, tuple(notes)),
            Table("Age, as a share of combined", "", columns, (row("age", above, [1.35] * len(above)),), 2, x),
        ),
    )
