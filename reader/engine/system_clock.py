"""The only reader of time in the program."""

import time


class SystemClock:
    """The computer's clocks, as domain.clock.Clock."""

    def now(self) -> float:
        """Return seconds since 1970-01-01 UTC."""
        return time.time()  # noqa: TID251 -- the one place

    def monotonic(self) -> float:
        """Return seconds that never jump."""
        return time.monotonic()

    def utc_offset_seconds(self, at: float) -> int:
        """Return the system zone's offset at a UTC time."""
        return time.localtime(at).tm_gmtoff
