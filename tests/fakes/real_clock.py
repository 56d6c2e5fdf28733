"""The real monotonic clock with a settled wall time, for tests of deadlines."""

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class RealClock:
    """`at` is what `now` says for good."""

    at: float = 1_767_600_000.0

    def now(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return time.monotonic()

    def utc_offset_seconds(self, at: float) -> int:
        return 0
