"""Commands from the desktop: the user returned to the computer or left it."""

from reader.domain.commands import Command
from reader.domain.presence import Signal
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class RecordReturn(Command):
    """The user returned to the computer (`at`: UTC seconds) after `away_seconds`, None if unknown."""

    at: int
    utc_offset_seconds: int
    signal: Signal
    away_seconds: int | None = None


@dataclass(frozen=True, slots=True)
class RecordLeaving(Command):
    """The user has been away since `at` (UTC seconds, possibly a while ago)."""

    at: int
