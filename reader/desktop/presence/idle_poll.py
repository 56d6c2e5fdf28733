"""Polling of the idle time where nothing reports it, as rarely as possible without missing an absence."""

import logging
import threading
from collections.abc import Callable

from reader.desktop.presence.tracker import IDLE_SECONDS, Source
from reader.supervision import Loop

AWAY_PAUSE_SECONDS = 10
"""Pause while the user is away, which is the delay of noticing a return."""
END_SECONDS = 1

_log = logging.getLogger(__name__)


class IdlePoll:
    """Idle poller; `idle_seconds` asks the system, in a thread of its own; None if unknown, which ends the polling."""

    def __init__(self, idle_seconds: Callable[[], float | None], source: Source) -> None:
        self._idle_seconds = idle_seconds
        self._source = source
        self._is_away = False
        self._stopped = threading.Event()
        self._loop = Loop("idle", self._step)

    def start(self) -> None:
        """Start polling; without a thread nothing is known."""
        if not self._loop.start():
            self._source.unknown()

    def stop(self) -> None:
        self._stopped.set()
        self._loop.stop()
        self._loop.join(END_SECONDS)

    def ask(self) -> float | None:
        """Ask once; return the seconds until the next time, None for never."""
        idle = self._idle_seconds()
        if idle is None:
            _log.info("How long there was no input is not known here")
            self._source.unknown()
            return None
        was_away, self._is_away = self._is_away, idle >= IDLE_SECONDS
        if not self._is_away:
            self._source.here()
            # an absence cannot be that long sooner
            return max(IDLE_SECONDS - idle, AWAY_PAUSE_SECONDS)
        if not was_away:
            self._source.away(idle)
        return AWAY_PAUSE_SECONDS

    def _step(self) -> bool:
        pause = self.ask()
        return pause is not None and not self._stopped.wait(pause)
