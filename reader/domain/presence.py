"""Presence of the user at the computer, from a return to the next departure. Nothing else about their activity is recorded."""

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
