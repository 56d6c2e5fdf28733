"""The local day or week in UTC seconds, labelled by local time: a day may have 23 or 25 hours. Pure."""

from collections.abc import Callable, Iterator

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass

HOUR_SECONDS = 3600
DAYS_PER_WEEK = 7
_QUARTER = 900
_THURSDAY = 3
"""Weekday of 1970-01-01, Monday being 0."""
_DAY_STEP_HOURS = 3

UtcOffset = Callable[[float], int]
"""Returns the user's offset from UTC, in seconds, at a UTC time."""


@dataclass(frozen=True, slots=True)
class Span:
    """A span from one local midnight to another."""

    begins_at: int
    ends_at: int
    is_week: bool = False

    @property
    def seconds(self) -> int:
        return self.ends_at - self.begins_at

    @property
    def cell_seconds(self) -> int:
        """Return the length of one cell of a strip: half an hour of a day, three hours of a week."""
        return 6 * 1800 if self.is_week else 1800

    def holds(self, at: float) -> bool:
        """Return whether a time lies within, the end excluded."""
        return self.begins_at <= at < self.ends_at


@dataclass(frozen=True, slots=True)
class Tick:
    """A place on the axis and the local clock there, in hours; `day` counts local days from 1970. The last hour is 24."""

    at: int
    hour: int
    day: int


def local_span(now: float, utc_offset: UtcOffset, *, is_week: bool = False) -> Span:
    """Return the local day that contains `now`, or the week from its Monday on."""
    today = int((now + utc_offset(now)) // DAY_SECONDS)
    first = today - (today + _THURSDAY) % DAYS_PER_WEEK if is_week else today
    days = DAYS_PER_WEEK if is_week else 1
    return Span(midnight(first, utc_offset, now), midnight(first + days, utc_offset, now), is_week)


def midnight(day: int, utc_offset: UtcOffset, near: float) -> int:
    """Return the start of a local day (from 1970); `near` gives the offset that is tried first."""
    guess = day * DAY_SECONDS - utc_offset(near)
    return day * DAY_SECONDS - utc_offset(guess)


def ticks(span: Span, utc_offset: UtcOffset) -> Iterator[Tick]:
    """Yield every third hour of a day by the local clock and its end; every midnight of a week."""
    step = 24 if span.is_week else _DAY_STEP_HOURS
    seen = -1
    for at in range(span.begins_at, span.ends_at, _QUARTER):
        local = at + utc_offset(at)
        hour = local // HOUR_SECONDS
        # a repeated hour is labelled once
        if local % HOUR_SECONDS == 0 and local % DAY_SECONDS // HOUR_SECONDS % step == 0 and hour != seen:
            seen = hour
            yield Tick(at, hour % 24, hour // 24)
    last = (span.ends_at + utc_offset(span.ends_at)) // DAY_SECONDS - 1
    yield Tick(span.ends_at, 24, last)
