"""Periods of the user's presence at the computer, from the plausible stored rows, for drawing and counting. Pure; times are UTC
seconds.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace

from reader.domain.presence import LEAST_ABSENCE_SECONDS, Presence, Signal
from reader.domain.value_classes import dataclass

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
    dropped.

    The last is open if it `is_noticing` and the user was present a moment ago; the engine stores that every ten minutes.
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
