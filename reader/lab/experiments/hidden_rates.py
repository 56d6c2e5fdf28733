"""Accuracy of online estimates of feeds: figures 4 to 10 of Horincar, Amann and Artières (ICWE 2012).

Pure. As there: cycles of ten minutes, retrievals at random intervals, and each day's postings divided by the day's total, which
uses the future. Each shape has up to ten feeds of ten postings a day or more. Alpha is the best of three in hindsight; they try
.01 to .2.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.errors import ProblemKind, ReaderError
from reader.lab.experiments.terms import Terms
from reader.lab.metrics import divergence_error
from reader.lab.papers.change_rate import periodic_update, periodic_update_as_printed, single_variable_slots
from reader.lab.papers.feed_shape import Shape, daily_variation, shape_of
from reader.lab.patterns import histogram
from reader.lab.policies.estimates import Update
from reader.lab.report import Findings, Table, percent, row
from reader.lab.schedules import random_times
from reader.lab.synthetic import NEWS, draw_times
from reader.lab.workload import Workload, within
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.fixed_timer import Times

CYCLE_SECONDS = 600
CYCLES = DAY_SECONDS // CYCLE_SECONDS
DAYS, WARM_DAYS = 28, 7
FEEDS, LEAST_PER_DAY, LEAST_ACTIVE = 10, 10, 0.8
INTERVAL_HOURS = (1.0, 2.0, 4.0, 8.0, 12.0, 24.0)
ALPHAS = (0.01, 0.05, 0.2)
WEEKS_EACH = 16
CHANGING = (Shape.UNIFORM, Shape.PEAKS, Shape.WAVES)

ESTIMATES: Mapping[str, Update] = {
    "single variable": single_variable_slots,
    "periodic": periodic_update_as_printed,
    "periodic, weighted": periodic_update,
}
"""Update rules by name. The last one is ours: a slot that is touched in part or on several days counts as much."""
DIVERR = {
    Shape.WAVES: "periodic is always better",
    Shape.PEAKS: "periodic is better with frequent refreshes only",
    Shape.UNIFORM: "both are alike",
}


def activity(terms: Terms) -> Findings:
    """Report figure 4: feeds by their postings a day."""
    workload = terms.workload(NEWS)
    days = min(workload.days, DAYS)
    rates = np.array([within(times, 0, days).size / days for times in workload.postings])
    names = ("none", "below 1", "1 to 5", "5 to 10", "10 to 48", "above 48")
    classes = np.digitize(rates, (1e-9, 1, 5, 10, 48))
    counts = np.bincount(classes, minlength=len(names))
    posted = np.bincount(classes, rates, minlength=len(names))
    rows = tuple(
        row(name, (count / rates.size, sums / rates.sum())) for name, count, sums in zip(names, counts, posted, strict=True)
    )
    above = row("10 and more", (float((rates >= 10).mean()), float(rates[rates >= 10].sum() / rates.sum())), (0.2,))
    return Findings(
        workload.described(),
        (
            Table(
                "Feeds by postings a day: their share, and that of their postings",
                "postings a day",
                ("feeds", "postings"),
                (*rows, above),
            ),
        ),
    )


def shapes(terms: Terms) -> Findings:
    """Report figures 5 to 7: periodic feeds, and shapes by activity."""
    workload = terms.workload(NEWS)
    days = min(workload.days, DAYS)
    workload.require_days(2, "shapes")
    posted = [within(times, 0, days) for times in workload.postings]
    rates = np.array([times.size / days for times in posted])
    variations = np.array([daily_variation(times, 0.0, days) for times in posted])
    periodic = tuple(
        row(f"above {least} a day", (float((rates > least).sum()), _mean(variations[rates > least] <= 1)), (np.nan, paper))
        for least, paper in ((10, 0.2), (48, 0.5))
    )
    kinds = np.array([shape_of(histogram(times, 0, days)) for times in posted])
    classes = (("below 1 a day", 20 / days, 1.0), ("1 to 10", 1.0, 10.0), ("10 to 24", 10.0, 24.0), ("above 24", 24.0, np.inf))
    by_class = tuple(
        row(name, [float(chosen.size), *(_mean(chosen == shape) for shape in Shape)])
        for name, low, high in classes
        for chosen in [kinds[(rates >= low) & (rates < high)]]
    )
    uniform = by_class[-1][1][1 + list(Shape).index(Shape.UNIFORM)].ours
    notes = (
        "The paper: 57 % of feeds above 24 a day are uniform; it does not print its thresholds.",
        f"Here: {percent(uniform)} of them, with thresholds of .5 and 2 means of an hour.",
    )
    return Findings(
        workload.described(),
        (
            Table("Periodic feeds: their days vary by at most their mean", "feeds", ("feeds", "periodic"), periodic),
            Table("Shapes of days, feeds with 20 postings or more", "feeds", ("feeds", *Shape), by_class, notes=notes),
        ),
    )


def diverr(terms: Terms) -> Findings:
    """Report figure 10: the error of the expected number of new entries, by mean interval."""
    about, feeds = feeds_by_shape(terms, days=DAYS)
    tables = []
    for shape, posted in feeds.items():
        counts = np.array([normalised(times, DAYS) for times in posted])
        rows = []
        for name, update in ESTIMATES.items():
            terms.progress(f"{shape}, {name}")
            rows.append(row(name, [_best_error(counts, hours, update, terms.seed) for hours in INTERVAL_HOURS]))
        title = f"divErr, {shape}: {len(posted)} feeds"
        columns = tuple(f"{hours:g} h" for hours in INTERVAL_HOURS)
        single, periodic = ([cell.ours for cell in cells] for _, cells in rows[:2])
        notes = (f"The paper, in words: {DIVERR[shape]}.", f"Here: {_better(columns, single, periodic)}.")
        tables.append(Table(title, "estimate", columns, tuple(rows), x=INTERVAL_HOURS, notes=notes))
    return Findings(about, tuple(tables))


def _better(columns: Sequence[str], single: Sequence[float], periodic: Sequence[float]) -> str:
    """State at which intervals which estimate has the smaller error, in three digits."""
    differences = [round(one, 3) - round(other, 3) for one, other in zip(single, periodic, strict=True)]
    each = {
        "periodic is better": [column for column, more in zip(columns, differences, strict=True) if more > 0],
        "alike": [column for column, more in zip(columns, differences, strict=True) if more == 0],
        "single variable is better": [column for column, more in zip(columns, differences, strict=True) if more < 0],
    }
    return "; ".join(f"{words} at {', '.join(where)}" for words, where in each.items() if where) or "nothing to compare"


def changing_feed(terms: Terms) -> Findings:
    """Report figures 8 and 9: a feed that is uniform, then has peaks, then waves; distance of the model from the last week's mean
    day.
    """
    weeks = WEEKS_EACH * len(CHANGING)
    generator = np.random.default_rng(terms.seed)
    parts = [
        draw_times(generator, hours_of(shape, number), 48, WEEKS_EACH * 7) + number * WEEKS_EACH * 7 * DAY_SECONDS
        for number, shape in enumerate(CHANGING)
    ]
    counts = normalised(np.concatenate(parts), weeks * 7)
    real = counts.reshape(weeks, 7, HOURS_PER_DAY, -1).sum(axis=3).mean(axis=1)
    shown = tuple(week + change * WEEKS_EACH for change in range(len(CHANGING)) for week in (1, 2, 4, WEEKS_EACH))
    rows = []
    for hours in (1.0, 24.0):
        for alpha in (0.02, 0.1):
            terms.progress(f"every {hours:g} h, alpha {alpha:g}")
            found = _distances(counts, real, hours, alpha, terms.seed)
            rows.append(row(f"every {hours:g} h, alpha {alpha:g}", [found[week - 1] for week in shown]))
    peaks = [shown.index(week + CHANGING.index(Shape.PEAKS) * WEEKS_EACH) for week in (1, WEEKS_EACH)]
    seen = [f"{name} {cells[peaks[0]].ours:.3f} to {cells[peaks[1]].ours:.3f}" for name, cells in rows]
    notes = (
        "The paper: with an hour the model converges after each change, with a day it does not find the peaks.",
        f"Here: from the first week of peaks to the last {'; '.join(seen)}.",
    )
    return Findings(
        f"an invented feed of 48 postings a day: {WEEKS_EACH} weeks each of {', '.join(CHANGING)}",
        (
            Table(
                "Euclidean distance of the model's day from the mean day of the last week",
                "refreshed",
                tuple(f"week {week}" for week in shown),
                tuple(rows),
                x=tuple(map(float, shown)),
                notes=notes,
            ),
        ),
    )


def feeds_by_shape(terms: Terms, *, days: int) -> tuple[str, Mapping[Shape, Sequence[Times]]]:
    """Return up to ten busy feeds of each shape, from the traces or synthetic, with the name of the source."""
    if terms.traces is None:
        generator = np.random.default_rng(terms.seed)
        rates = 20 * np.exp(generator.normal(0, 0.7, FEEDS)) + LEAST_PER_DAY
        invented = {
            shape: [draw_times(generator, hours_of(shape, place), float(rate), days) for place, rate in enumerate(rates)]
            for shape in Shape
        }
        return f"invented feeds of 10 postings a day and more, {days} days", invented
    terms.traces.require_days(days, "this experiment")
    found: dict[Shape, list[Times]] = {shape: [] for shape in Shape}
    for times in terms.traces.postings:
        own = within(times, 0, days)
        of_shape = found[shape_of(histogram(own, 0, days))] if own.size >= LEAST_PER_DAY * days else []
        if own.size >= LEAST_PER_DAY * days and len(of_shape) < FEEDS and _active_share(own, days) >= LEAST_ACTIVE:
            of_shape.append(own)
    if not any(found.values()):
        raise ReaderError(ProblemKind.BAD_VALUE, f"no feed posts {LEAST_PER_DAY} times a day on most of the first {days} days")
    return _described(terms.traces), {shape: own for shape, own in found.items() if own}


def hours_of(shape: Shape, place: int) -> Numbers:
    """Return a synthetic day of this shape [24]; `place` shifts its hours."""
    hours = np.arange(HOURS_PER_DAY)
    match shape:
        case Shape.UNIFORM:
            return np.ones(HOURS_PER_DAY)
        case Shape.PEAKS:
            return np.where((hours - place) % 4 == 0, 1.0, 0.02)
        case Shape.WAVES:
            return np.asarray(np.exp(1.5 * np.cos((hours + 0.5 - 12 - 2 * place) / HOURS_PER_DAY * 2 * np.pi)), dtype=np.float64)


def normalised(times: Times, days: int) -> Numbers:
    """Return postings in each cycle, each day's divided by their number."""
    counts = np.bincount((times // CYCLE_SECONDS).astype(np.int64), minlength=days * CYCLES)[: days * CYCLES]
    by_day = counts.reshape(days, CYCLES).astype(np.float64)
    totals = by_day.sum(axis=1, keepdims=True)
    return np.asarray(np.divide(by_day, totals, out=np.zeros_like(by_day), where=totals > 0).ravel(), dtype=np.float64)


def divergences(counts: Numbers, refreshes: Sequence[int], update: Update, alpha: float) -> tuple[Numbers, Numbers]:
    """Return, for each cycle up to the last refresh, the new entries since the refresh before: real and expected [T].

    `counts` are those of the cycles and `refreshes` ascending numbers of the cycles that begin with a refresh. The first estimate
    is a uniform day.
    """
    rates = np.full(HOURS_PER_DAY, 1 / HOURS_PER_DAY)
    summed = np.concatenate([[0.0], np.cumsum(counts)])
    real, expected, last = [], [], 0
    for refresh in refreshes:
        cycles = np.arange(last, refresh)
        real.append(summed[cycles + 1] - summed[last])
        expected.append(np.cumsum(rates[cycles * CYCLE_SECONDS // 3600 % HOURS_PER_DAY] * CYCLE_SECONDS / 3600))
        found = float(summed[refresh] - summed[last])
        rates = update(rates, float(last * CYCLE_SECONDS), float(refresh * CYCLE_SECONDS), found, alpha)
        last = refresh
    return np.concatenate(real), np.concatenate(expected)


def _best_error(counts: Numbers, hours: float, update: Update, seed: int) -> float:
    """Return the error with the best alpha, after the first days."""
    refreshes = _refreshes(hours, counts.shape[1] // CYCLES, seed)
    errors = []
    for alpha in ALPHAS:
        each = [divergences(of_feed, refreshes, update, alpha) for of_feed in counts]
        real, expected = (np.array(side)[:, WARM_DAYS * CYCLES :] for side in zip(*each, strict=True))
        errors.append(divergence_error(real, expected))
    return min(errors)


def _distances(counts: Numbers, real: Numbers, hours: float, alpha: float, seed: int) -> list[float]:
    """Return the distance at the end of each week."""
    rates, last = np.full(HOURS_PER_DAY, 1 / HOURS_PER_DAY), 0
    found: list[float] = []
    summed = np.concatenate([[0.0], np.cumsum(counts)])
    ends = [*_refreshes(hours, len(real) * 7, seed), len(counts) + 1]
    for refresh in ends:
        while len(found) < len(real) and refresh >= (len(found) + 1) * 7 * CYCLES:
            found.append(float(np.linalg.norm(rates - real[len(found)])))
        if refresh <= len(counts):
            begin, end = float(last * CYCLE_SECONDS), float(refresh * CYCLE_SECONDS)
            rates = periodic_update(rates, begin, end, float(summed[refresh] - summed[last]), alpha)
            last = refresh
    return found


def _refreshes(hours: float, days: int, seed: int) -> list[int]:
    """Draw the cycles of refreshes at random intervals; at most one per cycle."""
    times = random_times(np.random.default_rng(seed), HOURS_PER_DAY / hours, range(days))
    cycles = np.unique(np.rint(times / CYCLE_SECONDS).astype(np.int64))
    return [int(cycle) for cycle in cycles if 0 < cycle <= days * CYCLES]


def _active_share(times: Times, days: int) -> float:
    return np.unique(times // DAY_SECONDS).size / days


def _described(workload: Workload) -> str:
    return f"busy feeds of {workload.described()}"


def _mean(values: NDArray[np.bool_]) -> float:
    return float(np.mean(values)) if values.size else float(np.nan)
