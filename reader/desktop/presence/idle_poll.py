"""Asks again and again for how long there was no input, where nothing reports it. As rarely as misses no absence."""

import logging
import threading
from collections.abc import Callable

from reader.desktop.presence.tracker import IDLE_SECONDS, Source
from reader.supervision import Loop

AWAY_PAUSE_SECONDS = 10
"""While nobody is here; a return is noticed so much later."""
END_SECONDS = 1

_log = logging.getLogger(__name__)


class IdlePoll:
    """`idle_seconds` asks the system, in a thread of its own; None where it does not say, which ends the asking."""

    def __init__(self, idle_seconds: Callable[[], float | None], source: Source) -> None:
        self._idle_seconds = idle_seconds
        self._source = source
        self._is_away = False
        self._stopped = threading.Event()
        self._loop = Loop("idle", self._step)

    def start(self) -> None:
        """Begin to ask; without a thread nothing is known."""
        if not self._loop.start():
            self._source.unknown()

    def stop(self) -> None:
        """Ask no more."""
        self._stopped.set()
        self._loop.stop()
        self._loop.join(END_SECONDS)

    def ask(self) -> float | None:
        """Ask once; after how many seconds again, None for never."""
        idle = self._idle_seconds()
        if idle is None:
            _log.info("How long there was no input is not known here")
            self._source.unknown()
            return None
        was_away, self._is_away = self._is_away, idle >= IDLE_SECONDS
        if not self._is_away:
            self._source.here()
            # sooner nobody can have been away for so long
            return max(IDLE_SECONDS - idle, AWAY_PAUSE_SECONDS)
        if not was_away:
            self._source.away(idle)
        return AWAY_PAUSE_SECONDS

    def _step(self) -> bool:
        pause = self.ask()
        return pause is not None and not self._stopped.wait(pause)
