"""Idle callback: runs once after each stretch of work, when nothing has come for a while. Pure; times are of a monotonic clock."""

from collections.abc import Callable

QUIET_SECONDS = 10.0


class Quiet:
    """Calls `do` when `QUIET_SECONDS` have passed since the last `stir`, once per stir."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._due: float | None = None

    def stir(self, now: float) -> None:
        """Note that there was work."""
        self._due = now + QUIET_SECONDS

    def seconds_left(self, now: float) -> float:
        """Return the least time until something is to be done."""
        return float("inf") if self._due is None else max(self._due - now, 0.0)

    def check(self, now: float) -> None:
        if self._due is not None and now >= self._due:
            self._due = None
            self._do()
