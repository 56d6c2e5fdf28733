"""Habits of users: figures 3, 6 and 8 of Sia et al. 2007. Pure."""

import numpy as np

from reader.domain.errors import ProblemKind, ReaderError
from reader.lab.experiments.terms import Terms
from reader.lab.patterns import histogram
from reader.lab.report import Findings, Table, row
from reader.lab.workload import Workload, within
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.fixed_timer import Times

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
