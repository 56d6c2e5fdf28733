"""Commands that come from the desktop: the user came back to the computer, or left it."""

from reader.domain.commands import Command
from reader.domain.presence import Signal
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class RecordReturn(Command):
    """The user came back to the computer (`at`: UTC seconds) after `away_seconds`; None where it is not known since when."""

    at: int
    utc_offset_seconds: int
    signal: Signal
    away_seconds: int | None = None


@dataclass(frozen=True, slots=True)
class RecordLeaving(Command):
    """The user is away since `at` (UTC seconds, which may lie a while back)."""

    at: int
