"""Delay of alerts: Sia and Cho, Efficient Monitoring Algorithm for Fast News Alerts (tech report and journal version). Pure."""

from collections.abc import Mapping, Sequence

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.lab import metrics
from reader.lab.experiments.terms import Terms
from reader.lab.metrics import Delays
from reader.lab.patterns import SMOOTHINGS, Patterns, drawn_patterns, histograms, patterns_of, rates_of
from reader.lab.report import Findings, Table, row
from reader.lab.schedules import SCHEMES, Scheme, Timetables, Timing, allocated, even_times
from reader.lab.synthetic import NEWS
from reader.lab.workload import Workload, within
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.fixed_timer import Times

LEARN_DAYS, TEST_DAYS = 14, 28
AFTER_DAYS = 60
"""Schedules go on for so long after the test, so that what is posted at its end is retrieved."""
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
PHASES_NOTE = (
    "A timer at random phases has 720 minutes at 24 h. The paper's 645 means one phase for all its feeds: --phase common."
)


@dataclass(frozen=True, slots=True)
class Learned:
    """What is known of F feeds after the learning days, and the postings of the test."""

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
        """For the least delay; one set serves all numbers of retrievals."""
        return Timetables.of(Timing.DELAY, patterns, np.ones(HOURS_PER_DAY), SMOOTHINGS["linear"])

    def even(self, per_day: Numbers) -> list[Times]:
        """Retrievals as far apart as possible, for each feed."""
        phases = np.zeros(len(self.tested)) if self.common_phase else self.phases
        return [even_times(float(often), float(phase), self.days) for often, phase in zip(per_day, phases, strict=True)]

    def cyclic(self, timetables: Timetables, patterns: Patterns, per_day: Numbers) -> list[Times]:
        """Retrievals at the best times of the day, for each feed."""
        each = zip(patterns.labels.tolist(), per_day.tolist(), self.phases.tolist(), strict=True)
        return [timetables.times(label, often, phase, self.days) for label, often, phase in each]

    def delays(self, retrievals: Sequence[Times], *, until_day: float = np.inf) -> Delays:
        """The delays of all postings of the test."""
        until = until_day * DAY_SECONDS
        pairs = zip(self.tested, retrievals, strict=True)
        return metrics.summed_up([metrics.delays(postings, times, until=until) for postings, times in pairs])

    def copies(self, retrievals: Sequence[Times], until_day: int) -> tuple[float, float]:
        """Freshness and age in seconds: means over feeds and the days of the test."""
        begin, end = float(self.days.start * DAY_SECONDS), float(until_day * DAY_SECONDS)
        pairs = zip(self.tested, retrievals, strict=True)
        fresh, age = np.mean([metrics.freshness_and_age(postings, times, begin, end) for postings, times in pairs], axis=0)
        return float(fresh), float(age)


@dataclass(frozen=True, slots=True)
class Monitor:
    """The policies of the papers over what was learned; timetables are kept between numbers of retrievals."""

    learned: Learned
    by_cluster: Timetables
    own: Patterns
    by_own: Timetables

    @classmethod
    def over(cls, learned: Learned) -> "Monitor":
        """Also with every feed's own pattern, drawn to its cluster's."""
        own = drawn_patterns(learned.counts, learned.patterns)
        return cls(learned, learned.timetables(learned.patterns), own, learned.timetables(own))

    def retrievals(self, name: str, per_feed: float) -> list[Times]:
        """What the policy `name` does with so many retrievals per feed and day."""
        scheme: Scheme = SCHEMES[name.removesuffix(OWN).removesuffix(BOUNDED)]
        least = min(1.0, per_feed) if name.endswith(BOUNDED) else 0.0
        per_day = allocated(scheme.counts, self.learned.rates, per_feed, least=least)
        if scheme.timing is Timing.EVEN:
            return self.learned.even(per_day)
        if name.endswith(OWN):
            return self.learned.cyclic(self.by_own, self.own, per_day)
        return self.learned.cyclic(self.by_cluster, self.learned.patterns, per_day)

    def delays(self, name: str, per_feed: float, *, until_day: float = np.inf) -> Delays:
        """The delays under that policy."""
        return self.learned.delays(self.retrievals(name, per_feed), until_day=until_day)


def monitor(terms: Terms) -> tuple[Workload, Monitor]:
    """Learned from two weeks, tested on up to four, as far as the postings reach."""
    workload = terms.workload(NEWS)
    test = range(LEARN_DAYS, max(min(workload.days, LEARN_DAYS + TEST_DAYS), LEARN_DAYS + 1))
    return workload, Monitor.over(Learned.of(workload, terms, learn=range(LEARN_DAYS), test=test))


def table_1(terms: Terms) -> Findings:
    """Mean, maximum and deviation of the delay at one retrieval a day."""
    workload, of = monitor(terms)
    found = {name: of.delays(name, 1.0) for name in (*TABLE_1, f"scheduling{OWN}", f"combined{OWN}")}
    rows = tuple(row(name, (each.mean, each.maximum, each.deviation), TABLE_1.get(name, ())) for name, each in found.items())
    columns = ("mean", "maximum", "deviation")
    title = "Minutes from posting to refresh, one refresh per feed and day"
    return Findings(workload.described(), (Table(title, "policy", columns, rows, digits=0, notes=(PHASES_NOTE,)),))


def table_2(terms: Terms) -> Findings:
    """Mean and maximum delay with a mean interval of 6 to 24 hours."""
    workload, of = monitor(terms)
    names = (*TABLE_2, f"allocation{BOUNDED}", "age")
    found: Mapping[str, list[Delays]] = {name: _by_interval(of, name, terms) for name in names}
    columns = tuple(f"{hours} h" for hours in INTERVAL_HOURS)
    means = tuple(row(name, [each.mean for each in many], TABLE_2.get(name, ())) for name, many in found.items())
    longest = tuple(row(name, [each.maximum for each in many]) for name, many in found.items())
    x = tuple(float(hours) for hours in INTERVAL_HOURS)
    return Findings(
        workload.described(),
        (
            Table("Mean minutes from posting to refresh, by mean interval", "policy", columns, means, 0, x, (PHASES_NOTE,)),
            Table("The longest of them", "policy", columns, longest, 0, x),
        ),
    )


def _by_interval(of: Monitor, name: str, terms: Terms) -> list[Delays]:
    terms.progress(name)
    return [of.delays(name, HOURS_PER_DAY / hours) for hours in INTERVAL_HOURS]


def cgm(terms: Terms) -> Findings:
    """At one retrieval a day, beside what Cho and Garcia-Molina allocate for the least age and for the most freshness."""
    workload, of = monitor(terms)
    until = of.learned.days.stop - AFTER_DAYS
    rows = []
    for name, paper in CGM.items():
        terms.progress(name)
        retrievals = of.retrievals(name, 1.0)
        delay = of.learned.delays(retrievals, until_day=until)
        fresh, age = of.learned.copies(retrievals, until)
        unasked = float(np.mean([not times.size for times in retrievals]))
        rows.append(row(name, (delay.mean, delay.maximum, age / 60, 100 * fresh, 100 * unasked), (paper,)))
    columns = ("mean delay", "maximum", "mean age", "fresh, %", "feeds never refreshed, %")
    notes = (
        "Delays end with the test, in the paper with its trace of three months: what is never refreshed waits until then.",
        "Age and freshness are means over feeds and time; a delay is a posting's.",
    )
    title = "Minutes from posting to refresh, one refresh per feed and day on average"
    return Findings(workload.described(), (Table(title, "policy", columns, tuple(rows), 0, notes=notes),))


def figure_8_tk(terms: Terms) -> Findings:
    """Mean delay by mean interval, beside the allocation of Cho and Garcia-Molina for the least age."""
    workload, of = monitor(terms)
    found = {name: [of.delays(name, HOURS_PER_DAY / hours).mean / 60 for hours in LONG_HOURS] for name in ("combined", "age")}
    above = [age / combined for age, combined in zip(found["age"], found["combined"], strict=True)]
    columns, x = tuple(f"{hours} h" for hours in LONG_HOURS), tuple(float(hours) for hours in LONG_HOURS)
    note = "The paper: below 3 h at 10 h, and age a third above throughout; read off its text, the curves could not be."
    rows = tuple(row(name, hours) for name, hours in found.items())
    return Findings(
        workload.described(),
        (
            Table("Mean hours from posting to refresh, by mean interval", "policy", columns, rows, 2, x, (note,)),
            Table("Age, as a share of combined", "", columns, (row("age", above, [1.35] * len(above)),), 2, x),
        ),
    )
