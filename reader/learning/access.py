"""Accesses and presence of the user by the hour of the local day."""

import numpy as np
from numpy.typing import NDArray

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.domain.visits import KEPT_DAYS, LEAST_ABSENCE_SECONDS
from reader.learning.day import (
    DAYS_PER_WEEK,
    HOURS_PER_DAY,
    SLOT_SECONDS,
    SLOTS_PER_DAY,
    WEEKDAY_HALF_LIFE_DAYS,
    Numbers,
    credible,
    discounted_days,
    hour_of_day,
    recency,
    slots_of_hours,
    smoothed,
    tallied,
    weekday,
    weekday_factors,
)

_HALF_LIFE_DAYS = 14.0
_GENERIC_ACCESSES = 1.0
_GENERIC_PER_DAY = 3.0
_FLAT_SHARE = 0.03
_GENERIC_DAY = np.array([2, 1, 0.5, 0.5, 0.5, 1, 2, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 3])


@dataclass(frozen=True, slots=True)
class AccessRate:
    """Expected accesses in each local hour of a mean day, `by_hour` [24]; their sum is the accesses per day. `by_weekday` [7] are
    factors with mean 1 for the local weekdays, Monday first.
    """

    by_hour: Numbers
    by_weekday: Numbers

    def per_slot(self) -> Numbers:
        """Return expected accesses [96] in each quarter of an hour of a mean local day."""
        return slots_of_hours(self.by_hour)


class ExpectedAccesses:
    """Accesses expected from `begin` until a moment not after `end` (local seconds), by slots and weekdays of a rate."""

    def __init__(self, rate: AccessRate, begin: float, end: float) -> None:
        first = begin // SLOT_SECONDS
        self._bounds = np.arange(first, end // SLOT_SECONDS + 2) * SLOT_SECONDS
        slots = (self._bounds[:-1] // SLOT_SECONDS).astype(np.int64) % SLOTS_PER_DAY
        amounts = rate.per_slot()[slots] * rate.by_weekday[weekday(self._bounds[:-1])]
        self._sums = np.concatenate([[0.0], np.cumsum(amounts)])

    def until(self, times: Numbers) -> Numbers:
        reached: Numbers = np.interp(times, self._bounds, self._sums)
        return reached


def learn_access_rate(local_times: Numbers, *, now_local: float, began_at_local: float) -> AccessRate:
    """Learn the rate from the accesses since `began_at_local`; a log that is empty or not begun (NaN) gives a generic day of
    three.

    All times are UTC seconds plus the offset from UTC at that moment, so that habits keep their hours through summer time and
    travel. An access counts 2^(-age / 14 days). One access of a generic day (few from 1 to 6 h) is added, and 3 % of the total is
    spread over the day, because no hour is impossible.
    """
    times = credible(local_times, now_local)
    began_at = min(began_at_local, now_local) if np.isfinite(began_at_local) else now_local
    times = times[times >= began_at]
    begin, end = np.array(began_at), np.array(now_local)
    hours = smoothed(tallied(hour_of_day(times), recency(times, now_local, _HALF_LIFE_DAYS), HOURS_PER_DAY))
    days = float(discounted_days(begin, end, now_local, _HALF_LIFE_DAYS))
    by_hour = (hours + _GENERIC_ACCESSES * _GENERIC_DAY / _GENERIC_DAY.sum()) / (days + _GENERIC_ACCESSES / _GENERIC_PER_DAY)
    week = tallied(weekday(times), recency(times, now_local, WEEKDAY_HALF_LIFE_DAYS), DAYS_PER_WEEK)
    long_days = discounted_days(begin, end, now_local, WEEKDAY_HALF_LIFE_DAYS)
    return AccessRate((1 - _FLAT_SHARE) * by_hour + _FLAT_SHARE * by_hour.mean(), weekday_factors(week, long_days))


def sessions(times: Numbers, quiet_seconds: float = 300) -> Numbers:
    """Return the starts of sessions, ascending: the first activity after at least `quiet_seconds` without any."""
    known = np.sort(times[np.isfinite(times)])
    return known[np.diff(known, prepend=-np.inf) >= quiet_seconds]


LEAD_SLOTS = np.array([0, 1, 2, 4, 8, 16, 32, 64, 128, 288])
"""Bounds of the nine lead bins: up to 15 min, 30 min, 1 h, 2 h, 4 h, 8 h, 16 h, 32 h and 72 h ahead."""

_SINCE_SECONDS = np.array([15, 30, 60, 120]) * 60.0
_MISSED = np.array([0.1, 0.25, 0.5, 1.0, 2.0])
_JUST_NOW = _SINCE_SECONDS.size + _MISSED.size + 1
_ROWS, _ACCESS_COLUMNS = _JUST_NOW + 1, LEAD_SLOTS.size - 1
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
        unknown. `missed` is the result of `expected_missed` for the time since the last access.
        """
        factors = np.ones(lead_slots.size)
        if not just_now and np.isnan(since_last_seconds + missed):
            return factors
        row = _JUST_NOW if just_now else int(_silences(np.array([since_last_seconds]), np.array([missed]))[0])
        columns = np.searchsorted(LEAD_SLOTS, np.maximum(lead_slots, 0), side="right") - 1
        is_known = columns < _ACCESS_COLUMNS
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
        return AccessHabit(np.ones((_ROWS, _ACCESS_COLUMNS)))
    begin = max(began_at_local, now_local - _HISTORY_DAYS * DAY_SECONDS)
    times = times[times >= begin]
    if not times.size:
        return AccessHabit(np.ones((_ROWS, _ACCESS_COLUMNS)))
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
_PRESENCE_COLUMNS = LEAD_SLOTS.size - 1
PRIOR: Numbers = np.array([row + (1.0,) * (_PRESENCE_COLUMNS - len(row)) for row in (*_BACK, *_PRESENT * 3, *_ABSENT)])
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
        found = np.where(times <= ended, present_row(times - began, times - last), away_row(times - ended))
        is_unknown = (places < 0) | ((times > ended) & (last > ended + ORDER_SECONDS))
        found[is_unknown] = UNKNOWN
        return found


def present_row(since_return_seconds: Numbers | float, since_access_seconds: Numbers | float) -> Rows:
    """Return the row for a user here for less than 30, 90 minutes or longer, by the last access. Elementwise."""
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
    """Merge the plausible ones of the recorded intervals [P] (in any order, seconds since 1970), up to `now`. One that ends
    before it begins or begins in the future is dropped, and an absence of less than a quarter of an hour is ignored.
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

    Rows: 0 an access at this moment; 1-3 `returned_row`; 4-12 `present_row`; 13-17 `away_row`. In rows 0-12 the factors of the first
    two hours apply to `while_here`, the accesses per hour of presence by the hour of the local day; all others apply to the usual
    rate.
    """

    factors: Numbers
    while_here: AccessRate

    def expected(self, usual: Numbers, row: int, now_local: float) -> Numbers:
        """Return the accesses expected in each slot from `now_local` (local seconds) on, replacing `usual` [T]."""
        base = usual.copy()
        if row < _AWAY:
            near = np.arange(min(NEAR_SLOTS, usual.size))
            slots = (int(now_local // SLOT_SECONDS) + near) % SLOTS_PER_DAY
            base[near] = self.while_here.per_slot()[slots]
        columns = np.searchsorted(LEAD_SLOTS, np.arange(usual.size), side="right") - 1
        known = columns < _PRESENCE_COLUMNS
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
    is_near = (rows < _AWAY)[:, None] & (np.arange(_PRESENCE_COLUMNS) < _NEAR_COLUMNS)
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
    cells = rows[:, None] * _PRESENCE_COLUMNS + np.arange(_PRESENCE_COLUMNS)
    return tallied(cells.ravel(), amounts.ravel(), PRIOR.size).reshape(PRIOR.shape) / np.diff(LEAD_SLOTS)


def _ratio(count: int, expected: float) -> float:
    return count / expected if expected > 0 else 1.0
