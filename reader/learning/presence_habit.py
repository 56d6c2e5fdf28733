"""Effect of the user's presence at the computer on the next access: just back, here for a while, away.

Pure; any thread. The rows, weights and prior were measured on 2384 days of one person and on thirty simulated presences: a lock
or a suspend ends a wait, and most accesses follow within minutes of a return.
"""

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.presence import KEPT_DAYS, LEAST_ABSENCE_SECONDS
from reader.domain.value_classes import dataclass
from reader.learning.access_habit import LEAD_SLOTS
from reader.learning.access_rate import AccessRate, ExpectedAccesses
from reader.learning.day import (
    DAYS_PER_WEEK,
    HOURS_PER_DAY,
    SLOT_SECONDS,
    SLOTS_PER_DAY,
    Numbers,
    credible,
    hour_of_day,
    smoothed,
    tallied,
)

Rows = NDArray[np.int64]

NEAR_SLOTS = 8
"""Up to two hours ahead, a present user is expected at their rate while present."""
ORDER_SECONDS = 10.0
"""An access may be reported this long before the return that it came with, or after the user left."""
LEAST_DAYS = 7
LEAST_RETURNS = 20
LATEST_ACCESSES = 30
LEAST_ACCESSES = 5
LEAST_SHARE = 0.8

_MINUTE, _HOUR = 60.0, 3600.0
_AWAY_BEFORE = np.array([1, 4]) * _HOUR
_HERE_SINCE = np.array([30, 90]) * _MINUTE
_ACCESS_SINCE = np.array([30, 120]) * _MINUTE
_AWAY_SINCE = np.array([0.5, 2, 6, 12]) * _HOUR
JUST_NOW, _RETURNED, _HERE, _AWAY = 0, 1, 4, 13
UNKNOWN = -1
_NEAR_COLUMNS = 4
_PRIOR_ACCESSES = 10.0
_PRIOR_QUARTERS = 40.0
_BACK = ((0.3, 0.3, 0.6, 0.5), (1.3, 0.45, 0.5, 0.4), (1.9, 0.4, 0.5, 0.4), (1.9, 0.4, 0.5, 0.4))
_PRESENT = ((0.2, 0.5, 0.6, 0.45), (0.8, 0.6, 0.5, 0.45), (0.7, 0.5, 0.45, 0.4))
_ABSENT = (
    (1.0,),
    (0.7, 0.8, 0.9, 0.95),
    (0.5, 0.6, 0.7, 0.8, 0.9),
    (0.45, 0.6, 0.75, 0.85, 0.9),
    (0.3, 0.4, 0.45, 0.6, 0.7, 0.8, 0.8, 0.8, 0.9),
)
_COLUMNS = LEAD_SLOTS.size - 1
PRIOR: Numbers = np.array([row + (1.0,) * (_COLUMNS - len(row)) for row in (*_BACK, *_PRESENT * 3, *_ABSENT)])
"""Factors [18, 9] of an unknown user, rounded by hand from measurements."""


@dataclass(frozen=True, slots=True)
class Presences:
    """Periods of the user's presence: `began` and `ended` [P], ascending, at least a quarter of an hour apart."""

    began: Numbers
    ended: Numbers

    def place(self, times: Numbers) -> Rows:
        """Return the presence that began last before each of the times; -1 before the first."""
        places: Rows = np.searchsorted(self.began, times, side="right").astype(np.int64) - 1
        return places

    def hold(self, times: Numbers) -> NDArray[np.bool_]:
        """Return which of the times lie in a presence, or within a few seconds of one."""
        places = self.place(times + ORDER_SECONDS)
        inside: NDArray[np.bool_] = times <= np.append(self.ended, -np.inf)[places] + ORDER_SECONDS
        return inside

    def rows(self, times: Numbers, accesses: Numbers) -> Rows:
        """Return the row of `PresenceHabit` in force at each of the times, given all accesses (ascending); UNKNOWN before the
        first presence, and after an access outside any presence.
        """
        places = self.place(times)
        began, ended = np.append(self.began, np.inf)[places], np.append(self.ended, np.inf)[places]
        last = np.append(accesses, -np.inf)[np.searchsorted(accesses, times, side="right") - 1]
        found = np.where(times <= ended, here_row(times - began, times - last), away_row(times - ended))
        is_unknown = (places < 0) | ((times > ended) & (last > ended + ORDER_SECONDS))
        found[is_unknown] = UNKNOWN
        return found


def here_row(since_return_seconds: Numbers | float, since_access_seconds: Numbers | float) -> Rows:
    """Return the row for a user here since less than 30, 90 minutes or longer; within each, an access less than 30, 120 minutes
    ago or longer. Elementwise.
    """
    since = np.searchsorted(_HERE_SINCE, since_return_seconds, side="right")
    rows: Rows = _HERE + 3 * since + np.searchsorted(_ACCESS_SINCE, since_access_seconds, side="right")
    return rows


def away_row(since_seconds: Numbers | float) -> Rows:
    """Return the row for a user away since less than half an hour, 2, 6, 12 hours or longer. Elementwise."""
    rows: Rows = _AWAY + np.searchsorted(_AWAY_SINCE, since_seconds, side="right")
    return rows


def returned_row(away_seconds: Numbers | float) -> Rows:
    """Return the row for a user back at this moment after less than one, four hours or longer. Elementwise."""
    rows: Rows = _RETURNED + np.searchsorted(_AWAY_BEFORE, away_seconds, side="right")
    return rows


def merged_presences(began: Numbers, ended: Numbers, now: float) -> Presences:
    """Merge the plausible ones of the recorded intervals [P] (in any order, seconds since 1970), up to `now`.

    One that ends before it begins or begins in the future is dropped, and an absence of less than a quarter of an hour is
    ignored.
    """
    can_be = (began > -np.inf) & (began <= ended) & (began <= now)
    order = np.argsort(began[can_be], kind="stable")
    begins, ends = began[can_be][order], np.minimum(ended[can_be][order], now)
    reached = np.maximum.accumulate(ends)
    is_first = np.append(True, begins[1:] - reached[:-1] >= LEAST_ABSENCE_SECONDS)[: begins.size]
    lasts = np.append(np.flatnonzero(is_first)[1:] - 1, begins.size - 1)[: int(is_first.sum())]
    return Presences(begins[is_first], reached[lasts])


def is_enough(presences: Presences, now: float) -> bool:
    """Return whether enough is known to be used: a week, and twenty returns."""
    return presences.began.size > LEAST_RETURNS and now - float(presences.began[0]) >= LEAST_DAYS * DAY_SECONDS


def is_reliable(presences: Presences, accesses: Numbers) -> bool:
    """Return whether four of five of the last thirty accesses since the first presence fell into one. The user was present at
    each of them, so a detector that misses them is broken or watches someone else.
    """
    if not presences.began.size:
        return False
    latest = accesses[accesses >= presences.began[0] - ORDER_SECONDS][-LATEST_ACCESSES:]
    return latest.size >= LEAST_ACCESSES and float(presences.hold(latest).mean()) >= LEAST_SHARE


@dataclass(frozen=True, slots=True)
class PresenceHabit:
    """Factors on the access rate in each of 18 situations (rows), by lead (columns, bins of LEAD_SLOTS): `factors` [18, 9].

    Rows: 0 an access at this moment; 1-3 `returned_row`; 4-12 `here_row`; 13-17 `away_row`. In rows 0-12 the factors of the first
    two hours apply to `while_here`, the accesses per hour of presence by the hour of the local day; all others apply to the usual
    rate.
    """

    factors: Numbers
    while_here: AccessRate

    def expected(self, usual: Numbers, row: int, now_local: float) -> Numbers:
        """Return the accesses expected in each slot from that of `now_local` (local seconds) on, in place of the `usual` ones
        [T].
        """
        base = usual.copy()
        if row < _AWAY:
            near = np.arange(min(NEAR_SLOTS, usual.size))
            slots = (int(now_local // SLOT_SECONDS) + near) % SLOTS_PER_DAY
            base[near] = self.while_here.per_slot()[slots]
        columns = np.searchsorted(LEAD_SLOTS, np.arange(usual.size), side="right") - 1
        known = columns < _COLUMNS
        base[known] *= self.factors[row, columns[known]]
        return base


def learn_presence_habit(local_times: Numbers, presences: Presences, rate: AccessRate, *, now_local: float) -> PresenceHabit:
    """Compare the accesses of the last six weeks with those expected, like `learn_access_habit`, but by presence.

    `local_times` are accesses, `presences` in the same local seconds; both count since the first presence. Moments are every
    slot, every return and every access made in a presence; of each, accesses O and their expectation E are summed by row and lead
    bin, divided by the bin's width in slots, and a factor is (O + 10 prior) / (E + 10) with PRIOR. E is scaled to the actual
    number of accesses, in all or in presences. Nothing after a moment affects its row.
    """
    began = float(presences.began[0]) if presences.began.size else now_local
    begin = max(began, now_local - KEPT_DAYS * DAY_SECONDS)
    times = credible(local_times, now_local)
    times = times[times >= begin - ORDER_SECONDS]
    here = Presences(np.clip(presences.began, begin, now_local), np.clip(presences.ended, begin, now_local))
    inside = times[presences.hold(times)]
    while_here = _rate_while_here(inside, here)

    moments, rows = _moments(times, inside, presences, begin, now_local)
    ends = np.minimum(moments[:, None] + LEAD_SLOTS * SLOT_SECONDS, now_local)
    observed = np.diff(np.searchsorted(times, ends, side="right"), axis=1)
    usual = ExpectedAccesses(rate, begin, now_local)
    awaited = np.diff(usual.until(ends), axis=1) * _ratio(times.size, float(usual.until(np.array(now_local))))
    near = ExpectedAccesses(while_here, begin, now_local)
    in_presences = float((near.until(here.ended) - near.until(here.began)).sum())
    is_near = (rows < _AWAY)[:, None] & (np.arange(_COLUMNS) < _NEAR_COLUMNS)
    awaited = np.where(is_near, np.diff(near.until(ends), axis=1) * _ratio(inside.size, in_presences), awaited)
    seen, expected = (_by_row(rows, amounts) for amounts in (observed.astype(np.float64), awaited))
    return PresenceHabit((seen + _PRIOR_ACCESSES * PRIOR) / (expected + _PRIOR_ACCESSES), while_here)


def _moments(times: Numbers, inside: Numbers, presences: Presences, begin: float, now: float) -> tuple[Numbers, Rows]:
    ticks = np.arange(begin // SLOT_SECONDS + 1, now // SLOT_SECONDS + 1) * SLOT_SECONDS
    at_ticks = presences.rows(ticks, times)
    is_known = at_ticks != UNKNOWN
    returns = presences.began[1:]
    is_late = returns >= begin
    after = returned_row((returns - presences.ended[:-1])[is_late]) if returns.size else np.zeros(0, dtype=np.int64)
    just_now = np.full(inside.size, JUST_NOW)
    return np.concatenate([ticks[is_known], returns[is_late], inside]), np.concatenate([at_ticks[is_known], after, just_now])


def _rate_while_here(inside: Numbers, here: Presences) -> AccessRate:
    """Return accesses per hour of presence by hour of the local day, smoothed between hours and shrunk towards the mean: someone
    at the keyboard at four in the morning is as likely to read as at noon.
    """
    hours = _hours_of(here)
    quarters = 4 * smoothed(hours)
    mean = inside.size / max(float(4 * hours.sum()), 1.0)
    accesses = smoothed(tallied(hour_of_day(inside), np.ones(inside.size), HOURS_PER_DAY))
    per_quarter = (accesses + _PRIOR_QUARTERS * mean) / (quarters + _PRIOR_QUARTERS)
    return AccessRate(4 * per_quarter, np.ones(DAYS_PER_WEEK))


def _hours_of(here: Presences) -> Numbers:
    """Return the hours [24] of presence in each hour of the day."""
    if not here.began.size:
        return np.zeros(HOURS_PER_DAY)
    bounds = np.arange(here.began[0] // _HOUR, here.ended[-1] // _HOUR + 2) * _HOUR
    turns = np.column_stack([here.began, here.ended]).ravel()
    passed = np.cumsum(np.column_stack([np.zeros(here.began.size), here.ended - here.began]).ravel())
    spent = np.diff(np.interp(bounds, turns, passed)) / _HOUR
    return tallied(hour_of_day(bounds[:-1]), spent, HOURS_PER_DAY)


def _by_row(rows: Rows, amounts: Numbers) -> Numbers:
    cells = rows[:, None] * _COLUMNS + np.arange(_COLUMNS)
    return tallied(cells.ravel(), amounts.ravel(), PRIOR.size).reshape(PRIOR.shape) / np.diff(LEAD_SLOTS)


def _ratio(count: int, expected: float) -> float:
    return count / expected if expected > 0 else 1.0
