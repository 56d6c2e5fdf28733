"""Accuracy of online estimates of feeds: figures 4 to 10 of Horincar, Amann and Artières (ICWE 2012).

As there: cycles of ten minutes, retrievals at random intervals, and each day's postings divided by the day's total, which uses
the future. Each shape has up to ten feeds of ten postings a day or more. Alpha is the best of three in hindsight; they try .01 to
.2.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import DAY_SECONDS
from reader.lab.metrics import completeness, divergence_error, histogram, window_freshness
from reader.lab.papers.rates import (
    Shape,
    daily_variation,
    periodic_update,
    periodic_update_as_printed,
    shape_of,
    single_variable_slots,
)
from reader.lab.policies.adaptive import ALPHA, Update
from reader.lab.report import Findings, Table, Terms, percent, row
from reader.lab.schedules import even_times, random_times
from reader.lab.workload import NEWS, draw_times, within
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.scorecard import Times

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
    variations = np.array([daily_variation(times, days) for times in posted])
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
    about, feeds = feeds_by_shape(terms)
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
    """Report figures 8 and 9: a feed that is uniform, then has peaks, then waves; distance from the mean day."""
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


def feeds_by_shape(terms: Terms) -> tuple[str, Mapping[Shape, Sequence[Times]]]:
    """Return up to ten busy feeds of each shape, from the traces or synthetic, with the name of the source."""
    if terms.traces is None:
        generator = np.random.default_rng(terms.seed)
        rates = 20 * np.exp(generator.normal(0, 0.7, FEEDS)) + LEAST_PER_DAY
        invented = {
            shape: [draw_times(generator, hours_of(shape, place), float(rate), DAYS) for place, rate in enumerate(rates)]
            for shape in Shape
        }
        return f"invented feeds of 10 postings a day and more, {DAYS} days", invented
    terms.traces.require_days(DAYS, "this experiment")
    found: dict[Shape, list[Times]] = {shape: [] for shape in Shape}
    for times in terms.traces.postings:
        own = within(times, 0, DAYS)
        of_shape = found[shape_of(histogram(own, 0, DAYS))] if own.size >= LEAST_PER_DAY * DAYS else []
        if own.size >= LEAST_PER_DAY * DAYS and len(of_shape) < FEEDS and _active_share(own, DAYS) >= LEAST_ACTIVE:
            of_shape.append(own)
    if not any(found.values()):
        raise ReaderError(ProblemKind.BAD_VALUE, f"no feed posts {LEAST_PER_DAY} times a day on most of the first {DAYS} days")
    return f"busy feeds of {terms.traces.described()}", {shape: own for shape, own in found.items() if own}


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


def _mean(values: NDArray[np.bool_]) -> float:
    return float(np.mean(values)) if values.size else float(np.nan)


WINDOW = 20
TWO_STEPS_INTERVAL_HOURS = (0.5, 2.0, 6.0, 12.0, 24.0)
COLUMNS = tuple(f"{hours:g} h" for hours in TWO_STEPS_INTERVAL_HOURS)
SATURATED_GAIN = 1e9


def _known(rates: Numbers, begin: float, end: float, count: float, alpha: float) -> Numbers:
    del begin, end, count, alpha
    return rates


TWO_STEPS_ESTIMATES: Mapping[str, Update] = {
    "offline": _known,
    "periodic": periodic_update,
    "single variable": single_variable_slots,
}
"""Update rules by name. Offline is the mean day of the whole trace, which is unknown beforehand. The others begin with a posting
an hour.
"""

TIMER = "timer"
ORDER = (*TWO_STEPS_ESTIMATES, TIMER)
PAPER_NOTE = f"The paper, in words, of both figures, best first: {', '.join(ORDER)}."
FULL = 0.5
"""Share of a timer's refreshes that find a full document, above which choosing what to refresh gains hardly anything."""

Measure = Callable[[Times, Times, int], float]
Made = Mapping[str, Sequence[Sequence[Times]]]
"""Retrievals of each feed, by estimate and interval."""


def two_steps(terms: Terms) -> Findings:
    """Report completeness and window freshness of 2steps with each estimate, and of a timer, by mean interval."""
    about, feeds = feeds_by_shape(terms)
    tables: list[Table] = []
    for shape, posted in feeds.items():
        made = {name: [_retrievals(posted, hours, name) for hours in TWO_STEPS_INTERVAL_HOURS] for name in TWO_STEPS_ESTIMATES}
        made[TIMER] = [_timer(len(posted), hours) for hours in TWO_STEPS_INTERVAL_HOURS]
        terms.progress(shape)
        complete, fresh = (
            {name: [_two_steps_mean(measure, posted, times) for times in each] for name, each in made.items()}
            for measure in (completeness, window_freshness)
        )
        for title, found, reasons in (
            ("Feed completeness", complete, [*_even_days(complete), *_full_documents(posted, made, complete)]),
            ("Window freshness", fresh, _losses_first(complete, fresh)),
        ):
            rows = tuple(row(name, values) for name, values in found.items())
            notes = (PAPER_NOTE, f"Here: {otherwise(found)}.", *reasons)
            tables.append(
                Table(
                    f"{title}, {shape}: {len(posted)} feeds", "estimate", COLUMNS, rows, x=TWO_STEPS_INTERVAL_HOURS, notes=notes
                )
            )
    return Findings(about, tuple(tables))


def otherwise(found: Mapping[str, Sequence[float]]) -> str:
    """State at which intervals the printed figures have another order than the paper's, and which; ties count as the paper's."""
    each = []
    for at, column in enumerate(COLUMNS):
        best_first = sorted(ORDER, key=lambda name: -round(found[name][at], 3))
        if best_first != list(ORDER):
            each.append(f"at {column} {', '.join(best_first)}")
    return "; ".join(each) if each else "this order, or alike, at every interval"


def _ahead(found: Mapping[str, Sequence[float]], one: str, other: str) -> list[int]:
    """Return the columns in which one is better than the other, in three digits."""
    return [at for at, pair in enumerate(zip(found[one], found[other], strict=True)) if round(pair[0], 3) > round(pair[1], 3)]


def _places(where: Sequence[int]) -> str:
    return ", ".join(COLUMNS[at] for at in where)


def _even_days(complete: Mapping[str, Sequence[float]]) -> list[str]:
    """Explain why one rate may be as good as a rate for each hour, by the gain of known hourly rates."""
    single, offline = complete["single variable"], complete["offline"]
    where = _ahead(complete, "single variable", "periodic")
    if not where:
        return []
    gain = max(offline[at] - single[at] for at in where)
    most = f"{gain:.3f} at most" if gain >= 0.0005 else "nothing"
    return [f"At {_places(where)} the hours are worth {most} even where they are known; learning 24 rates costs more."]


def _full_documents(posted: Sequence[Times], made: Made, complete: Mapping[str, Sequence[float]]) -> list[str]:
    """Explain why a timer may be more complete: full documents bring as much, its losses fall on few feeds."""
    said = []
    for at in sorted({at for name in TWO_STEPS_ESTIMATES for at in _ahead(complete, TIMER, name)}):
        new = {name: np.concatenate(_brought(posted, made[name][at])) for name in ("periodic", TIMER)}
        full = float((new[TIMER] >= WINDOW).mean())
        kept = {name: float(np.minimum(each, WINDOW).sum() / max(each.sum(), 1)) for name, each in new.items()}
        if full > FULL:
            said.append(
                f"At {COLUMNS[at]} {percent(full)} of a timer's refreshes find a full document: any feed's brings {WINDOW} entries. "
                f"A timer leaves the loss to the busiest feeds; these are means over feeds. "
                f"Of all postings together it keeps {kept[TIMER]:.3f}, 2steps with periodic {kept['periodic']:.3f}."
            )
    return said


def _losses_first(complete: Mapping[str, Sequence[float]], fresh: Mapping[str, Sequence[float]]) -> list[str]:
    """Explain why a better estimate may leave documents less fresh: 2steps spends it on entries that would be lost."""
    pairs = combinations(ORDER, 2)
    where = sorted({at for one, other in pairs for at in _ahead(fresh, other, one) if at in _ahead(complete, one, other)})
    if not where:
        return []
    return [f"2steps goes to what would be lost first: at {_places(where)} some that are less fresh are more complete."]


def _brought(posted: Sequence[Times], retrievals: Sequence[Times]) -> list[Numbers]:
    """Return the new entries at each retrieval of each feed after the first days."""
    late = [times[times >= WARM_DAYS * DAY_SECONDS] for times in retrievals]
    return [np.diff(np.searchsorted(each, times, side="right")) for each, times in zip(posted, late, strict=True)]


def chosen_retrievals(postings: Sequence[Times], rates: Numbers, update: Update, *, hours: float, days: int) -> list[Times]:
    """Return when 2steps retrieves each of F feeds, every `hours` on average, starting with `rates` [F, 24] per hour."""
    feeds = len(postings)
    counts = np.array([np.bincount((each // CYCLE_SECONDS).astype(np.int64), minlength=days * CYCLES) for each in postings])
    summed = np.pad(np.cumsum(counts, axis=1), ((0, 0), (1, 0)))
    rates, last = rates.copy(), np.zeros(feeds, dtype=np.int64)
    waiting, area, saved = np.zeros(feeds), np.zeros(feeds), 0.0
    found: list[list[float]] = [[] for _ in range(feeds)]
    for cycle in range(1, days * CYCLES):
        waiting += rates[:, (cycle - 1) * CYCLE_SECONDS // 3600 % HOURS_PER_DAY] * (CYCLE_SECONDS / 3600)
        area += waiting
        saved = min(saved + feeds * CYCLE_SECONDS / 3600 / hours, float(feeds))
        if saved < 1:
            continue
        gain = np.where(waiting >= WINDOW, SATURATED_GAIN + waiting, (cycle - last) * waiting - area)
        for feed in np.argsort(-gain, kind="stable")[: int(saved)].tolist():
            saved -= 1
            count = float(summed[feed, cycle] - summed[feed, last[feed]])
            rates[feed] = update(rates[feed], float(last[feed] * CYCLE_SECONDS), float(cycle * CYCLE_SECONDS), count, ALPHA)
            last[feed], waiting[feed], area[feed] = cycle, 0.0, 0.0
            found[feed].append(float(cycle * CYCLE_SECONDS))
    return [np.array(times) for times in found]


def _retrievals(posted: Sequence[Times], hours: float, name: str) -> list[Times]:
    rates = np.ones((len(posted), HOURS_PER_DAY))
    if name == "offline":
        rates = np.array([histogram(times, 0, DAYS) / DAYS for times in posted])
    return chosen_retrievals(posted, rates, TWO_STEPS_ESTIMATES[name], hours=hours, days=DAYS)


def _timer(feeds: int, hours: float) -> list[Times]:
    return [even_times(HOURS_PER_DAY / hours, place / feeds, range(DAYS)) for place in range(feeds)]


def _two_steps_mean(measure: Measure, postings: Sequence[Times], retrievals: Sequence[Times]) -> float:
    begin = WARM_DAYS * DAY_SECONDS
    late = [times[times >= begin] for times in retrievals]
    return float(np.nanmean([measure(each, times, WINDOW) for each, times in zip(postings, late, strict=True) if times.size > 1]))
