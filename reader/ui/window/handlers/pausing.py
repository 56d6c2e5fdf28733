"""Pausing and resuming scheduled refreshes. GUI thread only."""

from reader.domain.clock import DAY_SECONDS
from reader.domain.commands import PauseRetrievals
from reader.ui.text.times import HOUR, local_day, local_midnight
from reader.ui.window.handlers.base import HandlerBase

MORNING_HOUR = 6
"""Hour at which "until tomorrow" ends; midnight would be too early."""


class PausingHandlers(HandlerBase):
    def pause_hour(self) -> None:
        self._window.submit(PauseRetrievals(int(self._window.clock.now()) + HOUR))

    def pause_until_tomorrow(self) -> None:
        clock = self._window.clock
        now = clock.now()
        midnight = local_midnight(local_day(now, clock) + 1, clock, now + DAY_SECONDS)
        self._window.submit(PauseRetrievals(int(midnight) + MORNING_HOUR * HOUR))

    def resume_refreshing(self) -> None:
        self._window.submit(PauseRetrievals(0))
