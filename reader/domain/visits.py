"""Presence of the user at the computer, from a return to the next departure, and hours of the day."""

import re
from collections.abc import Callable
from enum import StrEnum

from reader.domain.value_classes import dataclass

LEAST_ABSENCE_SECONDS = 900
"""Minimum length of an absence; after a shorter one nobody has returned."""
KEPT_DAYS = 42


class Signal(StrEnum):
    WAKE = "wake"
    UNLOCK = "unlock"
    SESSION = "session"
    """Their session became the computer's active one."""
    SCREEN_SAVER = "screen_saver"
    INPUT = "input"
    """First input after a break."""
    START = "start"
    """The program started; the user may or may not have returned just then."""


@dataclass(frozen=True, slots=True)
class Presence:
    """A period during which the user was at the computer (UTC seconds, and the offset from UTC at its start). During a running
    one, `ended_at` is when they were last known to be there.
    """

    began_at: int
    ended_at: int
    utc_offset_seconds: int
    signal: Signal


DAY_MINUTES = 1440
HourRange = tuple[int, int]
"""Range of whole hours: (7, 10) is 7:00 to 10:00, (22, 2) spans midnight."""
_HOURS = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)\s*[-\u2013]\s*([01]?\d|2[0-3]):([0-5]\d)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Hours:
    """A range of minutes of the day, end excluded; an `until` below the start is on the next day."""

    begin: int
    until: int

    def holds(self, minute: int) -> bool:
        """Return whether a minute of the day (0 to 1439) lies within."""
        if self.begin < self.until:
            return self.begin <= minute < self.until
        return minute >= self.begin or minute < self.until

    def __str__(self) -> str:
        return f"{_clock(self.begin)}-{_clock(self.until)}"


def hours_of(text: str) -> Hours | None:
    """Parse the hours of a preference; None for the empty text. Raises ValueError if malformed or empty."""
    if not text.strip():
        return None
    found = _HOURS.fullmatch(text.strip())
    if found is None:
        message = f"hours must look like 22:00-07:00, not {text!r}"
        raise ValueError(message)
    begin, until = (int(found[first]) * 60 + int(found[first + 1]) for first in (1, 3))
    if begin == until:
        message = f"hours must start and end at different times, not {text!r}"
        raise ValueError(message)
    return Hours(begin, until)


def quiet_until(text: str, now: float, utc_offset: Callable[[float], int]) -> float:
    """Return when the hours in force at a time (UTC seconds) end, 0 if none are."""
    hours = hours_of(text)
    local = int(now + utc_offset(now)) // 60
    if hours is None or not hours.holds(local % DAY_MINUTES):
        return 0.0
    end = (local + (hours.until - local) % DAY_MINUTES) * 60
    # daylight saving may change in between
    guess = end - utc_offset(now)
    return float(max(end - utc_offset(guess), int(now) + 1))


def _clock(minute: int) -> str:
    return f"{minute // 60:02d}:{minute % 60:02d}"
