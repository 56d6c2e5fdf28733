"""When the user was at the computer, from the stored rows without what cannot be: what is drawn and counted. Pure; times are UTC seconds."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace

from reader.domain.presence import LEAST_ABSENCE_SECONDS, Presence, Signal
from reader.domain.value_classes import dataclass

SOON_SECONDS = 60
"""A visit that follows a return within this time could hardly have been prepared without knowing of the return."""


@dataclass(frozen=True, slots=True)
class Stay:
    """From when until when the user was here. `away_seconds` is how long they were away before, None where that is not known.

    It began with a return unless the program was only started then. One that `is_open` reaches until now.
    """

    begins_at: int
    ends_at: int
    signal: Signal
    away_seconds: int | None = None
    is_open: bool = False

    @property
    def is_return(self) -> bool:
        """Whether the user came back then, as far as is known."""
        return self.signal is not Signal.START


def stays(presences: Iterable[Presence], now: int, *, is_noticing: bool) -> list[Stay]:
    """Rows that overlap or lie closer than an absence are one stay; those that end before they begin, or begin ahead of now, are none.

    The last is open while it `is_noticing` and the user was known to be here a moment ago: the engine keeps that every ten minutes.
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
    """The one of some stays, oldest first, that holds a time."""
    place = bisect_right(found, at, key=lambda stay: stay.begins_at) - 1
    return found[place] if place >= 0 and at <= found[place].ends_at else None


def is_soon(stay: Stay, at: float) -> bool:
    """Whether a visit followed a return at once."""
    return stay.is_return and 0 <= at - stay.begins_at <= SOON_SECONDS
