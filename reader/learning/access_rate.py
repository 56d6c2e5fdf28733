"""Accesses of the user by the hour of the local day. Pure; any thread may call it."""

import numpy as np

from reader.domain.value_classes import dataclass
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
