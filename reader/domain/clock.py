"""The port through which every part of the program asks for the time, and times as others write them."""

from datetime import UTC, datetime
from typing import Protocol

DAY_SECONDS = 86_400


class Clock(Protocol):
    """Wall time, monotonic time and the user's offset from UTC."""

    def now(self) -> float:
        """Seconds since 1970-01-01 UTC."""
        ...

    def monotonic(self) -> float:
        """Seconds on a clock that never jumps; only differences mean something."""
        ...

    def utc_offset_seconds(self, at: float) -> int:
        """The user's offset from UTC at a UTC time: +3600 in Berlin in winter, daylight saving included."""
        ...


def iso_time(at: int | None) -> str | None:
    """A UTC time in seconds as ISO 8601; None stays None."""
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")
