"""Value of estimates to a policy: figures 11 and 12 of Horincar, Amann and Artières (ICWE 2012).

Pure. 2steps as implemented in `policies.two_steps`, in cycles of ten minutes and without limits of etiquette: saturated feeds
first, then those whose refresh brings most freshness. Documents hold twenty entries.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.lab.experiments.hidden_rates import CYCLE_SECONDS, CYCLES, DAYS, WARM_DAYS, feeds_by_shape
from reader.lab.experiments.terms import Terms
from reader.lab.metrics import completeness, window_freshness
from reader.lab.papers.change_rate import periodic_update, single_variable_slots
from reader.lab.patterns import histogram
from reader.lab.policies.estimates import ALPHA, Update
from reader.lab.report import Findings, Table, percent, row
from reader.lab.schedules import even_times
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.fixed_timer import Times

WINDOW = 20
INTERVAL_HOURS = (0.5, 2.0, 6.0, 12.0, 24.0)
COLUMNS = tuple(f"{hours:g} h" for hours in INTERVAL_HOURS)
SATURATED_GAIN = 1e9


def _known(rates: Numbers, begin: float, end: float, count: float, alpha: float) -> Numbers:
    del begin, end, count, alpha
    return rates


ESTIMATES: Mapping[str, Update] = {"offline": _known, "periodic": periodic_update, "single variable": single_variable_slots}
"""Update rules by name. Offline is the mean day of the whole trace, which is unknown beforehand. The others begin with a posting
an hour.
"""

TIMER = "timer"
ORDER = (*ESTIMATES, TIMER)
PAPER_NOTE = f"The paper, in words, of both figures, best first: {', '.join(ORDER)}."
FULL = 0.5
"""Share of a timer's refreshes that find a full document, above which choosing what to refresh gains hardly anything."""

Measure = Callable[[Times, Times, int], float]
Made = Mapping[str, Sequence[Sequence[Times]]]
"""Retrievals of each feed, by estimate and interval."""


def two_steps(terms: Terms) -> Findings:
    """Report completeness and window freshness of 2steps with each estimate, and of a timer, by mean interval."""
    about, feeds = feeds_by_shape(terms, days=DAYS)
    tables: list[Table] = []
    for shape, posted in feeds.items():
        made = {name: [_retrievals(posted, hours, name) for hours in INTERVAL_HOURS] for name in ESTIMATES}
        made[TIMER] = [_timer(len(posted), hours) for hours in INTERVAL_HOURS]
        terms.progress(shape)
        complete, fresh = (
            {name: [_mean(measure, posted, times) for times in each] for name, each in made.items()}
            for measure in (completeness, window_freshness)
        )
        for title, found, reasons in (
            ("Feed completeness", complete, [*_even_days(complete), *_full_documents(posted, made, complete)]),
            ("Window freshness", fresh, _losses_first(complete, fresh)),
        ):
            rows = tuple(row(name, values) for name, values in found.items())
            notes = (PAPER_NOTE, f"Here: {otherwise(found)}.", *reasons)
            tables.append(
                Table(f"{title}, {shape}: {len(posted)} feeds", "estimate", COLUMNS, rows, x=INTERVAL_HOURS, notes=notes)
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
    """Explain why a timer may be more complete: if documents are full, every refresh brings as much, and its losses fall on few
    feeds.
    """
    said = []
    for at in sorted({at for name in ESTIMATES for at in _ahead(complete, TIMER, name)}):
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
    return chosen_retrievals(posted, rates, ESTIMATES[name], hours=hours, days=DAYS)


def _timer(feeds: int, hours: float) -> list[Times]:
    return [even_times(HOURS_PER_DAY / hours, place / feeds, range(DAYS)) for place in range(feeds)]


def _mean(measure: Measure, postings: Sequence[Times], retrievals: Sequence[Times]) -> float:
    begin = WARM_DAYS * DAY_SECONDS
    late = [times[times >= begin] for times in retrievals]
    return float(np.nanmean([measure(each, times, WINDOW) for each, times in zip(postings, late, strict=True) if times.size > 1]))
