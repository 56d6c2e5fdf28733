"""The only reader of time in the program."""

import time


class SystemClock:
    """The computer's clocks, as domain.clock.Clock."""

    def now(self) -> float:
        return time.time()  # noqa: TID251 -- the one place

    def monotonic(self) -> float:
        return time.monotonic()

    def utc_offset_seconds(self, at: float) -> int:
        return time.localtime(at).tm_gmtoff
