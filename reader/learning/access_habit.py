"""Effect of the last hours on the next access: a session in progress, a day without one, a vacation. Pure; any thread."""

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.learning.access_rate import AccessRate, ExpectedAccesses
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers, credible, tallied

LEAD_SLOTS = np.array([0, 1, 2, 4, 8, 16, 32, 64, 128, 288])
"""Bounds of the nine lead bins: up to 15 min, 30 min, 1 h, 2 h, 4 h, 8 h, 16 h, 32 h and 72 h ahead."""

_SINCE_SECONDS = np.array([15, 30, 60, 120]) * 60.0
_MISSED = np.array([0.1, 0.25, 0.5, 1.0, 2.0])
_JUST_NOW = _SINCE_SECONDS.size + _MISSED.size + 1
_ROWS, _COLUMNS = _JUST_NOW + 1, LEAD_SLOTS.size - 1
_HISTORY_DAYS = 42
_LEAST_DAYS = 7
_PRIOR_ACCESSES = 10.0


@dataclass(frozen=True, slots=True)
class AccessHabit:
    """Factors on the access rate after a certain silence: `factors` [11, 9], silences in rows, leads in columns.

    Rows: an access less than 15, 30, 60, 120 minutes ago; else less than 0.1, 0.25, 0.5, 1, 2 mean days' worth of accesses missed
    since, more; and, last, an access at this moment. Columns: the bins of `LEAD_SLOTS`.
    """

    factors: Numbers

    def conditional(self, lead_slots: NDArray[np.int64], *, since_last_seconds: float, missed: float, just_now: bool) -> Numbers:
        """Return the factor for each slot that begins `lead_slots` slots from now; 1 beyond three days, or if the silence is
        unknown.

        `missed` is the result of `expected_missed` for the time since the last access.
        """
        factors = np.ones(lead_slots.size)
        if not just_now and np.isnan(since_last_seconds + missed):
            return factors
        row = _JUST_NOW if just_now else int(_silences(np.array([since_last_seconds]), np.array([missed]))[0])
        columns = np.searchsorted(LEAD_SLOTS, np.maximum(lead_slots, 0), side="right") - 1
        is_known = columns < _COLUMNS
        factors[is_known] = self.factors[row, columns[is_known]]
        return factors


def learn_access_habit(local_times: Numbers, rate: AccessRate, *, now_local: float, began_at_local: float) -> AccessHabit:
    """Compare the accesses of the last six weeks with those expected by `rate`; all ones for a history of less than a week.

    From every slot and every access of the history, accesses O and their expectation E are summed for each lead bin, in the row
    of the silence at that moment; a factor is (O + 10) / (E + 10). A bin of w slots sees each access w times, so both sums are
    divided by w; otherwise the prior would have no effect on wide bins. E is scaled to the actual number of accesses, to exclude
    changes of the overall level within six weeks. Times as in `learn_access_rate`.
    """
    times = credible(local_times, now_local)
    if not now_local - began_at_local >= _LEAST_DAYS * DAY_SECONDS:
        return AccessHabit(np.ones((_ROWS, _COLUMNS)))
    begin = max(began_at_local, now_local - _HISTORY_DAYS * DAY_SECONDS)
    times = times[times >= begin]
    if not times.size:
        return AccessHabit(np.ones((_ROWS, _COLUMNS)))
    ticks = np.arange(times[0] // SLOT_SECONDS + 1, now_local // SLOT_SECONDS + 1) * SLOT_SECONDS
    expected = ExpectedAccesses(rate, begin, now_local)
    last = times[np.searchsorted(times, ticks, side="right") - 1]
    missed = (expected.until(ticks) - expected.until(last)) / rate.by_hour.sum()
    moments = np.concatenate([ticks, times])
    silences = np.concatenate([_silences(ticks - last, missed), np.full(times.size, _JUST_NOW)])
    ends = np.minimum(moments[:, None] + LEAD_SLOTS * SLOT_SECONDS, now_local)
    observed = np.diff(np.searchsorted(times, ends, side="right"), axis=1)
    foreseen = np.diff(expected.until(ends), axis=1)
    foreseen *= times.size / float(expected.until(np.array(now_local)))
    widths = np.diff(LEAD_SLOTS)
    seen, awaited = _sums(silences, observed) / widths, _sums(silences, foreseen) / widths
    return AccessHabit((seen + _PRIOR_ACCESSES) / (awaited + _PRIOR_ACCESSES))


def expected_missed(per_slot: Numbers, last_access_local: float, now_local: float) -> float:
    """Return the number of mean days' worth of accesses expected since the last one; `per_slot` [96] is `AccessRate.per_slot()`.

    NaN if there was no access or none is ever expected; 0 if the clock went back.
    """
    total = float(per_slot.sum())
    if not (np.isfinite(last_access_local) and np.isfinite(now_local) and total > 0):
        return float("nan")
    if now_local <= last_access_local:
        return 0.0
    sums = np.concatenate([[0.0], np.cumsum(per_slot)]) / total
    days, remainders = np.divmod(np.array([last_access_local, now_local]), DAY_SECONDS)
    reached = days - days[0] + np.interp(remainders / SLOT_SECONDS, np.arange(SLOTS_PER_DAY + 1), sums)
    return max(0.0, float(reached[1] - reached[0]))


def _silences(since_seconds: Numbers, missed: Numbers) -> NDArray[np.int64]:
    by_clock = np.searchsorted(_SINCE_SECONDS, since_seconds, side="right")
    by_missed = _SINCE_SECONDS.size + np.searchsorted(_MISSED, missed, side="right")
    return np.where(by_clock < _SINCE_SECONDS.size, by_clock, by_missed)


def _sums(rows: NDArray[np.int64], amounts: NDArray[np.int64] | Numbers) -> Numbers:
    columns = amounts.shape[1]
    cells = rows[:, None] * columns + np.arange(columns)
    return tallied(cells.ravel(), amounts.ravel().astype(np.float64), _ROWS * columns).reshape(_ROWS, columns)
