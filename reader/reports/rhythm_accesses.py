"""Values from which ribbon and strips are drawn: accesses, marks, limits, plans. Frozen; times are UTC seconds."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum

import numpy as np

from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.reasons import Reason
from reader.domain.retrieval import AccessRecord
from reader.domain.value_classes import dataclass
from reader.domain.visits import LEAST_ABSENCE_SECONDS, Presence, Signal
from reader.learning.access import AccessRate, learn_access_rate, sessions
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers, recency, weekday
from reader.reports.rhythm_span import HOUR_SECONDS, Span, UtcOffset
from reader.storage import feeds, history
from reader.storage.connection import ReadConnection
from reader.storage.scorecard import PlannedFeed

SOON_SECONDS = 60
"""Time after a return within which feeds could hardly be ready for a visit without knowing of the return."""


@dataclass(frozen=True, slots=True)
class Stay:
    """A period of presence. `away_seconds` is the length of the absence before, None if unknown. It began with a return unless
    the program was only started then. One that `is_open` lasts until now.
    """

    begins_at: int
    ends_at: int
    signal: Signal
    away_seconds: int | None = None
    is_open: bool = False

    @property
    def is_return(self) -> bool:
        """Return whether the user returned at its start, as far as is known."""
        return self.signal is not Signal.START


def stays(presences: Iterable[Presence], now: int, *, is_noticing: bool) -> list[Stay]:
    """Merge rows that overlap or lie closer than an absence; those that end before they begin, or begin in the future, are
    dropped. The last is open if it `is_noticing` and the user was present a moment ago; the engine stores that every ten minutes.
    """
    rows = sorted((row for row in presences if row.began_at <= min(row.ended_at, now)), key=lambda row: row.began_at)
    found: list[Stay] = []
    for row in rows:
        end, last = min(row.ended_at, now), found[-1] if found else None
        if last is not None and row.began_at - last.ends_at < LEAST_ABSENCE_SECONDS:
            found[-1] = replace(last, ends_at=max(last.ends_at, end))
        else:
            found.append(Stay(row.began_at, end, row.signal, None if last is None else row.began_at - last.ends_at))
    if found and is_noticing and now - found[-1].ends_at < LEAST_ABSENCE_SECONDS:
        found[-1] = replace(found[-1], ends_at=now, is_open=True)
    return found


def stay_at(found: Sequence[Stay], at: float) -> Stay | None:
    """Return the stay, of some in ascending order, that contains a time."""
    place = bisect_right(found, at, key=lambda stay: stay.begins_at) - 1
    return found[place] if place >= 0 and at <= found[place].ends_at else None


def is_soon(stay: Stay, at: float) -> bool:
    return stay.is_return and 0 <= at - stay.begins_at <= SOON_SECONDS


HABIT_POLICIES = frozenset({"price", "price-open"})
"""Shipped policies that plan by the user's visits."""


class MarkKind(Enum):
    """Kinds of marks on a strip, and of the user's own: a visit, a return, and a time at the computer."""

    NEW = "new"
    NOTHING = "nothing"
    REFUSED = "refused"
    FAILED = "failed"
    NO_NETWORK = "no_network"
    LIMIT = "limit"
    PLANNED = "planned"
    LIKELY = "likely"
    VISIT = "visit"
    RETURNED = "returned"
    PRESENT = "present"


@dataclass(frozen=True, slots=True)
class Peak:
    """A usual time of visits: `at` is its place in the span, the median of the accesses that form the peak."""

    at: int
    height: float


@dataclass(frozen=True, slots=True)
class ExpectedAccesses:
    """Expected accesses `by_hour` in each hour of the span, the hour before it and the one after it; none without a known habit."""

    by_hour: tuple[float, ...] = ()
    peaks: tuple[Peak, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark: a logged retrieval (`retrieval_id` is not 0), or a planned one."""

    at: int
    kind: MarkKind
    new_entries: int = 0
    retrieval_id: int = 0


@dataclass(frozen=True, slots=True)
class Limit:
    """The feed is not requested before `until`; `since` is when that began, as far as is known."""

    since: int
    until: int
    rule: Reason | None


@dataclass(frozen=True, slots=True)
class Strip:
    """One feed in the span. `limit` currently delays its plan, `closed` are the times at which its publisher wants no visits.
    `resumes_at` is the end of the pause or quiet hours that its plan falls into, 0 if none.
    """

    feed: PlannedFeed
    past: tuple[Mark, ...] = ()
    limit: Limit | None = None
    closed: tuple[tuple[int, int], ...] = ()
    opened: int = 0
    resumes_at: int = 0

    @property
    def feed_id(self) -> FeedId:
        return self.feed.feed_id


@dataclass(frozen=True, slots=True)
class RhythmDay:
    """The complete view. `kinds` are those of logged marks; `policy` is the one in force; `is_automatic`: feeds are refreshed
    automatically; plans are in `planned`.

    `visits` are those in the span; `stays` at the computer overlap the span; None if presence is unknown.
    """

    span: Span
    read_at: int
    accesses: ExpectedAccesses
    strips: tuple[Strip, ...]
    kinds: frozenset[MarkKind]
    policy: str
    is_automatic: bool
    stays: tuple[Stay, ...] | None = None
    visits: tuple[int, ...] = ()

    @property
    def waits_for_habit(self) -> bool:
        """Return whether plans will follow the user's visits once these are learned."""
        return not self.accesses.by_hour and self.policy in HABIT_POLICIES

    @property
    def returns(self) -> list[Stay]:
        return [stay for stay in self.stays or () if stay.is_return and self.span.holds(stay.begins_at)]

    @property
    def planned(self) -> list[int]:
        """Return the planned times in the rest of the span, ascending."""
        if not self.is_automatic:
            return []
        times = (strip.feed.next_at for strip in self.strips if strip.feed.is_scheduled)
        return sorted(at for at in times if at is not None and self.read_at <= at < self.span.ends_at)


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
    """Learn the rate from the accesses of the last two months, starting with the first feed."""
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
