"""The clock port through which the whole program reads the time, and time formats of other systems."""

from datetime import UTC, datetime
from typing import Protocol

DAY_SECONDS = 86_400


class Clock(Protocol):
    def now(self) -> float:
        """Return seconds since 1970-01-01 UTC."""
        ...

    def monotonic(self) -> float:
        """Return seconds of a clock that never jumps; only differences have meaning."""
        ...

    def utc_offset_seconds(self, at: float) -> int:
        """Return the user's offset from UTC at a UTC time: +3600 in Berlin in winter, daylight saving included."""
        ...


def iso_time(at: int | None) -> str | None:
    """Format a UTC time in seconds as ISO 8601; None stays None."""
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")
