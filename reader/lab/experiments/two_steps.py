"""What estimates are worth to a policy: figures 11 and 12 of Horincar, Amann and Artières (ICWE 2012). Pure.

2steps as `policies.two_steps` reads it, in cycles of ten minutes and without limits of etiquette: saturated feeds first, then those whose
refresh brings most freshness. Documents hold twenty entries.
"""

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.lab.experiments.hidden_rates import CYCLE_SECONDS, CYCLES, DAYS, WARM_DAYS, feeds_by_shape
from reader.lab.experiments.terms import Terms
from reader.lab.metrics import completeness, window_freshness
from reader.lab.papers.change_rate import periodic_update, single_variable_slots
from reader.lab.patterns import histogram
from reader.lab.policies.estimates import ALPHA, Update
from reader.lab.report import Findings, Table, row
from reader.lab.schedules import even_times
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.fixed_timer import Times

WINDOW = 20
INTERVAL_HOURS = (0.5, 2.0, 6.0, 12.0, 24.0)
SATURATED_GAIN = 1e9


def _known(rates: Numbers, begin: float, end: float, count: float, alpha: float) -> Numbers:
    del begin, end, count, alpha
    return rates


ESTIMATES: Mapping[str, Update] = {"offline": _known, "periodic": periodic_update, "single variable": single_variable_slots}
"""Offline: the mean day of the whole trace, which is not known beforehand. The others begin with a posting an hour."""

Measure = Callable[[Times, Times, int], float]


def two_steps(terms: Terms) -> Findings:
    """Completeness and window freshness of 2steps with each estimate, and of a timer, by mean interval."""
    about, feeds = feeds_by_shape(terms, days=DAYS)
    tables: list[Table] = []
    columns = tuple(f"{hours:g} h" for hours in INTERVAL_HOURS)
    for shape, posted in feeds.items():
        made = {name: [_retrievals(posted, hours, name) for hours in INTERVAL_HOURS] for name in ESTIMATES}
        made["timer"] = [_timer(len(posted), hours) for hours in INTERVAL_HOURS]
        terms.progress(shape)
        for measure, title in ((completeness, "Feed completeness"), (window_freshness, "Window freshness")):
            rows = tuple(row(name, [_mean(measure, posted, times) for times in each]) for name, each in made.items())
            tables.append(Table(f"{title}, {shape}: {len(posted)} feeds", "estimate", columns, rows, x=INTERVAL_HOURS))
    return Findings(about, tuple(tables))


def chosen_retrievals(postings: Sequence[Times], rates: Numbers, update: Update, *, hours: float, days: int) -> list[Times]:
    """When 2steps retrieves each of F feeds, from the first `rates` [F, 24] per hour on; each `hours` on average."""
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
    """After the first days, when the estimates have settled."""
    begin = WARM_DAYS * DAY_SECONDS
    late = [times[times >= begin] for times in retrievals]
    return float(np.nanmean([measure(each, times, WINDOW) for each, times in zip(postings, late, strict=True) if times.size > 1]))
