"""Habits of feeds: figures 3, 7, 9, 10 and 12 of Sia and Cho's tech report, and savings by requesting only new entries."""

from itertools import pairwise

import numpy as np

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.sentences import counted
from reader.lab.metrics import histogram, histograms, patterns_of
from reader.lab.report import Findings, Table, Terms, row
from reader.lab.workload import BLOGS, NEWS, Workload, within
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.scorecard import Times

DAYS = 14
USERS = 4
BIN_HOURS = 2
QUANTILES = (0.1, 0.5, 0.9)
X = tuple(map(float, range(HOURS_PER_DAY)))


def figure_3_users(terms: Terms) -> Findings:
    """Report visits of all users by two hours, day by day for two weeks."""
    workload = _visited(terms)
    bins = HOURS_PER_DAY // BIN_HOURS
    table = sum((_hourly(accesses, DAYS) for accesses in workload.accesses), np.zeros((DAYS, HOURS_PER_DAY)))
    rows = tuple(row(f"day {day + 1}", each) for day, each in enumerate(table.reshape(DAYS, bins, BIN_HOURS).sum(axis=2)))
    columns = tuple(f"{BIN_HOURS * each}-{BIN_HOURS * each + BIN_HOURS} h" for each in range(bins))
    x = tuple(BIN_HOURS * each + BIN_HOURS / 2 for each in range(bins))
    return Findings(workload.described(), (Table("Visits of all users in two hours (UTC)", "", columns, rows, 0, x),))


def figure_6(terms: Terms) -> Findings:
    """Report mean visits an hour over the day, of the first four users."""
    workload = _visited(terms)
    rows = [row(f"user {number + 1}", histogram(each, 0, DAYS) / DAYS) for number, each in enumerate(workload.accesses[:USERS])]
    rows.append(row("mean of all", np.mean([histogram(each, 0, DAYS) for each in workload.accesses], axis=0) / DAYS))
    columns = tuple(f"{hour} h" for hour in range(HOURS_PER_DAY))
    return Findings(workload.described(), (Table("Mean visits in an hour, two weeks (UTC)", "", columns, tuple(rows), 2, X),))


def figure_8_users(terms: Terms) -> Findings:
    """Report the similarity of users' days: hours of a day against those of the next, two weeks against the next two."""
    workload = _visited(terms)
    workload.require_days(2 * DAYS, "figure-8-users")
    tables = [_hourly(accesses, 2 * DAYS) for accesses in workload.accesses]
    next_day = [correlation(table[:-1], table[1:]) for table in tables]
    next_weeks = [correlation(table[:DAYS].sum(axis=0), table[DAYS:].sum(axis=0)) for table in tables]
    apart = np.abs(np.concatenate([(table[1:] - table[:-1]).ravel() for table in tables]))
    columns = tuple(f"{100 * share:.0f} % of users" for share in QUANTILES)
    rows = (
        row("an hour and the same hour of the next day", _quantiles(next_day)),
        row("two weeks and the next two", _quantiles(next_weeks)),
    )
    bands = (row("visits apart, an hour and the same of the next day", np.quantile(apart, [0.5, 0.9])),)
    middle = " and ".join(f"{cells[1].ours:.2f}" for _, cells in rows)
    notes = ("The paper gives no number: fairly predictable.", f"Here: the median user has {middle}.")
    return Findings(
        workload.described(),
        (
            Table("Correlation of visits by the hour: below it are", "", columns, rows, 2, notes=notes),
            Table("Bands that hold half and 90 % of all pairs", "", ("50 %", "90 %"), bands, 1),
        ),
    )


def _visited(terms: Terms) -> Workload:
    workload = terms.workload()
    if not any(within(accesses, 0, DAYS).size for accesses in workload.accesses):
        raise ReaderError(ProblemKind.BAD_VALUE, f"no user visits in the first {DAYS} days")
    return workload


def _hourly(accesses: Times, days: int) -> Numbers:
    hours = (within(accesses, 0, days) // 3600).astype(np.int64)
    return np.bincount(hours, minlength=days * HOURS_PER_DAY).reshape(days, HOURS_PER_DAY).astype(np.float64)


def correlation(one: Numbers, other: Numbers) -> float:
    """Return the correlation, NaN if one of them is constant."""
    return float(np.corrcoef(one.ravel(), other.ravel())[0, 1]) if one.std() and other.std() else np.nan


def _quantiles(values: list[float]) -> Numbers:
    known = np.array(values)[np.isfinite(values)]
    return np.asarray(np.quantile(known, QUANTILES) if known.size else np.full(len(QUANTILES), np.nan), dtype=np.float64)


WEEK, LEARN_DAYS = 7, 14
CLUSTERS, LARGEST = 12, 6
MAIN_PATTERNS = 4
DOCUMENT = 12
"""Entries of a document, in the tech report's section 4.6."""
POSTING_BYTES = 560
HOURS = tuple(f"{hour} h" for hour in range(HOURS_PER_DAY))


def figure_3(terms: Terms) -> Findings:
    """Report postings by week, and by two hours over the days of the week."""
    workload = terms.workload(NEWS)
    workload.require_days(WEEK, "figure-3")
    days = np.concatenate(workload.postings) / 86_400
    weeks = np.bincount((days // WEEK).astype(np.int64))[: workload.days // WEEK]
    whole = days[days < weeks.size * WEEK]
    cells = (whole // 1 % WEEK * 12 + whole % 1 * 12 // 1).astype(np.int64)
    table = np.bincount(cells, minlength=WEEK * 12).reshape(WEEK, 12) / weeks.size
    hours = histograms(workload.postings, 0, LEARN_DAYS).sum(axis=0)
    notes = (
        "The paper: a stable 180,000 of 9,634 feeds.",
        f"Here: {weeks.min():,} to {weeks.max():,} of {counted(len(workload.postings), 'feed')}.",
    )
    rows = tuple(row(f"day {day + 1}", table[day]) for day in range(WEEK))
    columns = tuple(f"{2 * each}-{2 * each + 2} h" for each in range(12))
    ratio = (row("busiest hour to quietest", (_share(hours.max(), hours.min()),)),)
    return Findings(
        workload.described(),
        (
            Table("Postings in two hours, by day of the week (UTC)", "", columns, rows, 1, tuple(np.arange(12) * 2.0 + 1)),
            Table(
                "Postings a week",
                "",
                tuple(f"week {week + 1}" for week in range(weeks.size)),
                (row("postings", weeks.tolist()),),
                0,
                notes=notes,
            ),
            Table("Over the day, from two weeks", "", ("ratio",), ratio, 1),
        ),
    )


def figure_7(terms: Terms) -> Findings:
    """Report feeds by their number of postings, and the power law fitted to it."""
    workload = terms.workload(NEWS)
    totals = np.array([times.size for times in workload.postings if times.size])
    values, feeds = np.unique(totals, return_counts=True)
    edges = 2 ** np.arange(int(np.log2(values.max())) + 2)
    names = tuple(f"{low}-{high - 1}" if high - low > 1 else f"{low}" for low, high in pairwise(edges.tolist()))
    binned = np.histogram(totals, edges)[0]
    slope, intercept = np.polyfit(np.log(values), np.log(feeds), 1) if values.size > 1 else (np.nan, np.nan)
    daily = float((totals >= workload.days).mean())
    return Findings(
        workload.described(),
        (
            Table(
                "Feeds by their number of postings",
                "",
                names,
                (row("feeds", binned.tolist()),),
                0,
                tuple(np.arange(len(names)) * 1.0),
            ),
            Table(
                "Power law y = a x^b by least squares of logarithms (the paper names no method), and feeds that post daily",
                "",
                ("a", "b", "share daily"),
                (row("y = a x^b", (np.exp(intercept), slope, daily), (376, -0.78, 3116 / 9634)),),
                2,
            ),
        ),
    )


def figure_9(terms: Terms) -> Findings:
    """Compare the rates of two weeks with those of the next two, and of two weeks later."""
    workload = terms.workload(NEWS)
    workload.require_days(3 * LEARN_DAYS, "figure-9")
    spans = [histograms(workload.postings, begin, begin + LEARN_DAYS).sum(axis=1) for begin in (0, LEARN_DAYS, 2 * LEARN_DAYS)]
    rows = (
        row("the next two weeks", _stability(spans[0], spans[1])),
        row("two weeks after these", _stability(spans[0], spans[2])),
    )
    columns = ("correlation of logarithms", "factor of half the feeds", "factor of 90 % of them")
    factors = " and ".join(f"{cells[2].ours:.1f}" for _, cells in rows)
    notes = (
        "The paper: more than 90 % of the feeds lie in a narrow band, of unnamed width.",
        f"Here: 90 % of them within a factor of {factors}.",
    )
    return Findings(workload.described(), (Table("Rate of two weeks against", "", columns, rows, 2, notes=notes),))


def figure_12(terms: Terms) -> Findings:
    """Report the pattern of all feeds, and of the six largest of twelve clusters."""
    return _clustered(terms.workload(NEWS), CLUSTERS, LARGEST)


def figure_9_feeds(terms: Terms) -> Findings:
    """Report four main patterns of postings."""
    return _clustered(terms.workload(BLOGS), MAIN_PATTERNS, MAIN_PATTERNS)


def protocol(terms: Terms) -> Findings:
    """Estimate the cost of a document of twelve entries that carries only new ones, once a day."""
    workload = terms.workload(NEWS)
    days = workload.days
    new = np.mean([np.minimum(_daily(times, days), DOCUMENT).mean() for times in workload.postings if times.size])
    rows = (row("feeds", (new, new * POSTING_BYTES, 1 - new / DOCUMENT), (4.3, 4.3 * POSTING_BYTES, 1 - 4.3 / DOCUMENT)),)
    columns = ("new a day, 12 at most", "bytes", "saved")
    note = (
        f"A posting has {POSTING_BYTES} bytes, as in the paper. Beforehand asks so (RFC 3229, 304) wherever a server can answer."
    )
    return Findings(workload.described(), (Table("One request a day for new entries only", "", columns, rows, 2, notes=(note,)),))


def _clustered(workload: Workload, clusters: int, largest: int) -> Findings:
    counts = histograms(workload.postings, 0, LEARN_DAYS)
    patterns = patterns_of(counts, clusters)
    sizes = np.bincount(patterns.labels[patterns.known], minlength=len(patterns.shapes))
    chosen = np.argsort(-sizes[:-1], kind="stable")[:largest]
    rows = [row(f"all, {patterns.known.size} feeds", patterns.shapes[-1])]
    rows += [row(f"cluster {number + 1}, {sizes[label]} feeds", patterns.shapes[label]) for number, label in enumerate(chosen)]
    title = f"Share of the day's postings by hour (UTC): all feeds, and the largest of {clusters} clusters"
    return Findings(workload.described(), (Table(title, "", HOURS, tuple(rows), 2, tuple(map(float, range(HOURS_PER_DAY)))),))


def _stability(before: Numbers, after: Numbers) -> tuple[float, float, float]:
    both = (before > 0) & (after > 0)
    if both.sum() < 2:
        return np.nan, np.nan, np.nan
    one, other = np.log(before[both]), np.log(after[both])
    half, most = np.exp(np.quantile(np.abs(other - one), [0.5, 0.9])).tolist()
    return correlation(one, other), half, most


def _daily(times: Times, days: int) -> Numbers:
    return np.bincount((within(times, 0, days) // 86_400).astype(np.int64), minlength=days).astype(np.float64)


def _share(part: float, whole: float) -> float:
    return part / whole if whole else np.nan
