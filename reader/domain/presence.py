"""When the user is at the computer: from a return until he leaves. Nothing else is known of what is done there."""

from enum import StrEnum

from reader.domain.value_classes import dataclass

LEAST_ABSENCE_SECONDS = 900
"""A shorter one is no absence: nobody has come back."""
KEPT_DAYS = 42


class Signal(StrEnum):
    """How it was noticed that the user is here."""

    WAKE = "wake"
    UNLOCK = "unlock"
    SESSION = "session"
    """His session became the active one of the computer."""
    SCREEN_SAVER = "screen_saver"
    INPUT = "input"
    """The first input after a break."""
    START = "start"
    """The program was started; whether somebody came back with that is not known."""


@dataclass(frozen=True, slots=True)
class Presence:
    """From when until when the user was at the computer (UTC seconds, and the offset from UTC that held at the beginning).

    While he is there, `ended_at` is when he was known to be there for the last time.
    """

    began_at: int
    ended_at: int
    utc_offset_seconds: int
    signal: Signal
