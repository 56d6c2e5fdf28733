"""The real clock, whose wall time a test can move ahead: deadlines hold, and days pass on demand."""

import time

START = 1_795_000_000.0


class MovedClock:
    """Wall time begins at `start` (UTC seconds), runs on and jumps with `advance`."""

    def __init__(self, start: float = START) -> None:
        self._ahead = start - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._ahead

    def monotonic(self) -> float:
        return time.monotonic()

    def utc_offset_seconds(self, at: float) -> int:
        return 0

    def advance(self, seconds: float) -> None:
        self._ahead += seconds
