"""Expected accesses in the shown span: the learned rate by hour, and its peaks.

Any thread; times are UTC seconds. Learned from all accesses of the last two months, as the planner does
(`engine.planning.day_plan.learn_user`).
"""

from collections.abc import Sequence

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.retrieval import AccessRecord
from reader.domain.value_classes import dataclass
from reader.learning.access_rate import AccessRate, learn_access_rate, sessions
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers, recency, weekday
from reader.reports.rhythm_span import HOUR_SECONDS, Span, UtcOffset
from reader.reports.rhythm_strips import ExpectedAccesses, Peak
from reader.storage import feeds, history
from reader.storage.connection import ReadConnection

REMEMBERED_DAYS = 60
_HALF_LIFE_DAYS = 14.0
_LEAST_HEIGHT = 0.2
_LEAST_RISE = 0.12
"""Minimum height of a peak, and minimum rise above its valleys, both as a share of the highest."""
_PEAK_HOURS = 2
_LEAST_SESSIONS = 2
_HALF_HOUR = HOUR_SECONDS // 2


@dataclass(frozen=True, slots=True)
class LearnedAccesses:
    """The rate, and the local times [S] of the sessions behind it."""

    rate: AccessRate
    local: Numbers


def learn_accesses(accesses: Sequence[AccessRecord], first_added_at: int | None, *, now: float, offset: int) -> LearnedAccesses:
    """Learn the rate from the accesses of the last two months, starting with the first feed; `offset` is the current one from
    UTC.
    """
    at = np.array([access.at for access in accesses], dtype=np.float64)
    offsets = np.array([access.utc_offset_seconds for access in accesses], dtype=np.float64)
    begins = np.isin(at, sessions(at))
    local = at[begins] + offsets[begins]
    known = [time for time in (first_added_at, accesses[0].at if accesses else None) if time is not None]
    began = max(float(min(known, default=int(now))), now - REMEMBERED_DAYS * DAY_SECONDS) + offset
    return LearnedAccesses(learn_access_rate(local, now_local=now + offset, began_at_local=began), local)


def load_accesses(connection: ReadConnection, *, now: float, utc_offset: UtcOffset) -> LearnedAccesses:
    accesses = history.accesses(connection, int(now) - REMEMBERED_DAYS * DAY_SECONDS)
    return learn_accesses(accesses, feeds.first_followed_at(connection), now=now, offset=utc_offset(now))


def expected_accesses(rate: AccessRate, starts: Numbers, utc_offset: UtcOffset) -> Numbers:
    """Return expected accesses [T] in the quarters of an hour that begin at `starts` [T], each by the local clock at that time."""
    local = starts + np.array([utc_offset(at) for at in starts])
    slots = (local // SLOT_SECONDS).astype(np.int64) % SLOTS_PER_DAY
    accesses: Numbers = rate.per_slot()[slots] * rate.by_weekday[weekday(local)]
    return accesses


def accesses_in(learned: LearnedAccesses, span: Span, *, now: float, utc_offset: UtcOffset) -> ExpectedAccesses:
    hours = span.seconds // HOUR_SECONDS
    starts = span.begins_at - HOUR_SECONDS + np.arange((hours + 2) * 4) * np.float64(SLOT_SECONDS)
    by_hour = expected_accesses(learned.rate, starts, utc_offset).reshape(-1, 4).sum(axis=1)
    ages = recency(learned.local, now + utc_offset(now), _HALF_LIFE_DAYS)
    peaks: list[Peak] = []
    for begin, end in _peaks(by_hour):
        middle = span.begins_at + (begin + end) * _HALF_HOUR
        at = _middle_time(learned.local, ages, middle, (end - begin) * HOUR_SECONDS, utc_offset)
        if at is not None and span.holds(at):
            peaks.append(Peak(at, float(by_hour[begin + 1 : end + 1].max())))
    return ExpectedAccesses(tuple(by_hour.tolist()), tuple(peaks))


def _peaks(by_hour: Numbers) -> list[tuple[int, int]]:
    """Return ranges of hours of the span around the significant peaks: downhill, at most two hours to either side."""
    inner = by_hour[1:-1]
    top = float(inner.max(initial=0.0))
    found: list[tuple[int, int]] = []
    for hour in range(inner.size):
        if by_hour[hour] < inner[hour] >= by_hour[hour + 2] and inner[hour] >= _LEAST_HEIGHT * top:
            rise = inner[hour] - max(_valley(inner[hour::-1]), _valley(inner[hour:]))
            if rise >= _LEAST_RISE * top:
                found.append((hour - _downhill(inner[hour::-1]), hour + 1 + _downhill(inner[hour:])))
    return found


def _valley(values: Numbers) -> float:
    """Return the lowest value before anything higher than the first."""
    higher = np.flatnonzero(values > values[0])
    return float(values[: higher[0] if higher.size else values.size].min())


def _downhill(values: Numbers) -> int:
    """Count the steps from the first over which the values fall."""
    steps = 0
    while steps < min(_PEAK_HOURS, values.size - 1) and values[steps + 1] < values[steps]:
        steps += 1
    return steps


def _middle_time(local: Numbers, ages: Numbers, middle: float, width: float, utc_offset: UtcOffset) -> int | None:
    """Return the median time of day of the sessions within a range around `middle` (UTC); None for too few."""
    centre = middle + utc_offset(middle)
    # how far each session is from the middle, around the clock
    away = (local - centre + DAY_SECONDS / 2) % DAY_SECONDS - DAY_SECONDS / 2
    inside = np.abs(away) <= width / 2
    if int(inside.sum()) < _LEAST_SESSIONS:
        return None
    order = np.argsort(away[inside], kind="stable")
    weights = np.cumsum(ages[inside][order])
    return int(middle + away[inside][order][np.searchsorted(weights, weights[-1] / 2)])
