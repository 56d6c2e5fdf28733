"""Formats times and hours for the command line, in the user's zone. Pure; any thread."""

import datetime as dt
from collections.abc import Iterable

from reader.domain.clock import Clock, iso_time
from reader.domain.hours import HourRange

_DAYS_OF_A_WEEK = 7
_WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_NEAR_DAYS = {-1: "yesterday", 0: "today", 1: "tomorrow"}


def local_time(at: int, clock: Clock) -> str:
    """Return 'today 08:51', 'Thu 08:51' or '2026-05-12 08:51'."""
    local = _local(at, clock)
    days_on = (local.date() - _local(clock.now(), clock).date()).days
    if days_on in _NEAR_DAYS:
        day = _NEAR_DAYS[days_on]
    else:
        day = _WEEKDAYS[local.weekday()] if abs(days_on) < _DAYS_OF_A_WEEK else f"{local:%Y-%m-%d}"
    return f"{day} {local:%H:%M}"


def full_time(at: int, clock: Clock) -> str:
    """Return a time followed by ISO 8601: 'today 08:51 (2026-05-12T07:51:00Z)'."""
    return f"{local_time(at, clock)} ({iso_time(at)})"


def local_hour(at: int, clock: Clock) -> int:
    """Return the hour 0 to 23 of the user's day, by the offset that applied then."""
    return _local(at, clock).hour


def describe_hours(ranges: Iterable[HourRange]) -> str:
    """Return '7-10 and 17-19 h'."""
    return f"{_joined(f'{begin}-{end}' for begin, end in ranges)} h"


def describe_weekdays(weekdays: Iterable[int]) -> str:
    """Return 'Sat and Sun', from Monday 0."""
    return _joined(_WEEKDAYS[weekday] for weekday in sorted(weekdays))


def _local(at: float, clock: Clock) -> dt.datetime:
    return dt.datetime.fromtimestamp(at + clock.utc_offset_seconds(at), dt.UTC)


def _joined(items: Iterable[str]) -> str:
    *some, last = items
    return f"{', '.join(some)} and {last}" if some else last
