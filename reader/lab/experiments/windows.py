"""Length of the learning window: figures 8 and 11 of Sia and Cho's tech report. Pure."""

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.lab import metrics
from reader.lab.experiments.alerts import AFTER_DAYS, CLUSTERS, PHASES
from reader.lab.experiments.terms import Terms
from reader.lab.patterns import LEAST_POSTINGS, SMOOTHINGS, histograms, patterns_of
from reader.lab.report import Findings, Table, percent, row
from reader.lab.schedules import Counts, Timetables, Timing, allocated
from reader.lab.synthetic import NEWS
from reader.lab.workload import Workload, within
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.fixed_timer import Times

TESTED = range(28, 42)
WINDOW_DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 28)
PATTERN_WEEKS = (1, 2, 3, 4)
ALLOCATED, SCHEDULED = 4.0, (4, 1)
TITLE_8 = "Mean minutes to refresh, 4 a day by allocation learned daily from so many days"
TITLE_11 = "Mean minutes to refresh, scheduling by patterns learned from so many weeks"


def figure_8(terms: Terms) -> Findings:
    """Report the window for rates: allocation alone, learned again every day."""
    workload = _enough(terms)
    return Findings(workload.described(), (_rates(workload, terms),))


def figure_11(terms: Terms) -> Findings:
    """Report the window for patterns: scheduling alone."""
    workload = _enough(terms)
    return Findings(workload.described(), (_patterns(workload, terms),))


def windows(terms: Terms) -> Findings:
    workload = _enough(terms)
    return Findings(workload.described(), (_rates(workload, terms), _patterns(workload, terms)))


def _enough(terms: Terms) -> Workload:
    workload = terms.workload(NEWS)
    workload.require_days(TESTED.stop, "this experiment")
    return workload


def _rates(workload: Workload, terms: Terms) -> Table:
    postings = _posting(workload)
    phases = np.random.default_rng(terms.seed).random(len(postings))
    tested = [within(times, TESTED.start, TESTED.stop) for times in postings]
    found = []
    for days in WINDOW_DAYS:
        terms.progress(f"rates of {days} days")
        shifted = [(phases + shift / PHASES) % 1 for shift in range(PHASES)]
        pairs = [pair for retrievals in _learned_daily(postings, shifted, days) for pair in zip(tested, retrievals, strict=True)]
        found.append(metrics.summed_up([metrics.delays(times, at) for times, at in pairs]).mean)
    columns = tuple(f"{days} d" for days in WINDOW_DAYS)
    least = min(found)
    notes = (
        "The paper: falls until 14 days, then flat.",
        f"Here: least with {columns[found.index(least)]}; "
        + ", ".join(f"{columns[at]} {percent(found[at] / least - 1)} above" for at in (0, WINDOW_DAYS.index(14), -1))
        + ".",
    )
    x = tuple(float(days) for days in WINDOW_DAYS)
    return Table(TITLE_8, "", columns, (row("allocation", found),), 1, x, notes)


def _learned_daily(postings: list[Times], shifted: list[Numbers], days: int) -> list[list[Times]]:
    """Return even retrievals by each of these draws of phases, their number allocated on each day of the test; afterwards as on
    its last.
    """
    edges = np.arange(TESTED.start, TESTED.stop + 1)
    last = np.array([np.searchsorted(times, edges[:-1] * DAY_SECONDS) for times in postings])
    first = np.array([np.searchsorted(times, (edges[:-1] - days) * DAY_SECONDS) for times in postings])
    rates = np.maximum(last - first, LEAST_POSTINGS) / days
    per_day = np.array([allocated(Counts.SQUARE_ROOT, each, ALLOCATED) for each in rates.T]).T
    reached = np.cumsum(np.column_stack([np.zeros(len(postings)), per_day, per_day[:, -1] * AFTER_DAYS]), axis=1)
    moments = np.append(edges, TESTED.stop + AFTER_DAYS) * float(DAY_SECONDS)
    return [
        [np.interp(np.arange(phase, total[-1]), total, moments) for phase, total in zip(phases.tolist(), reached, strict=True)]
        for phases in shifted
    ]


def _patterns(workload: Workload, terms: Terms) -> Table:
    postings = _posting(workload)
    tested = [within(times, TESTED.start, TESTED.stop) for times in postings]
    found: dict[int, list[float]] = {count: [] for count in SCHEDULED}
    for weeks in PATTERN_WEEKS:
        terms.progress(f"patterns of {weeks} weeks")
        patterns = patterns_of(histograms(postings, TESTED.start - 7 * weeks, TESTED.start), CLUSTERS)
        timetables = Timetables.of(Timing.DELAY, patterns, np.ones(HOURS_PER_DAY), SMOOTHINGS["linear"])
        days = range(TESTED.start, TESTED.stop + 2)
        for count, means in found.items():
            pairs = zip(tested, patterns.labels.tolist(), strict=True)
            each = [metrics.delays(times, timetables.daily(label, count, days)) for times, label in pairs]
            means.append(metrics.summed_up(each).mean)
    rows = tuple(row(f"{count} a day", means) for count, means in found.items())
    columns = tuple(f"{weeks} w" for weeks in PATTERN_WEEKS)
    x = tuple(float(weeks) for weeks in PATTERN_WEEKS)
    seen = ", ".join(
        f"{count} a day {min(means):.0f} to {max(means):.0f} minutes, {percent(max(means) / min(means) - 1)} apart"
        for count, means in found.items()
    )
    return Table(TITLE_11, "", columns, rows, 0, x, ("The paper: the length hardly changes anything.", f"Here: {seen}."))


def _posting(workload: Workload) -> list[Times]:
    return [times for times in workload.postings if within(times, 0, TESTED.stop).size]
