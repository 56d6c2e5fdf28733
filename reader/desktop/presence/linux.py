"""Sources of presence on Linux, on two connections of their own: closing them ends every watch."""

import logging
import os
import threading

from reader.desktop.bus import Bus
from reader.desktop.presence.idle_monitor import watch_idle_monitors
from reader.desktop.presence.idle_poll import IdlePoll
from reader.desktop.presence.logind import LogindWatch
from reader.desktop.presence.screen_saver import watch_screen_savers
from reader.desktop.presence.tracker import PresenceTracker
from reader.desktop.presence.x11 import idle_seconds, is_x11
from reader.domain.presence import Signal

_log = logging.getLogger(__name__)


class LinuxPresence:
    """Listens from `start` until `stop`; does not wait for any bus."""

    def __init__(self, tracker: PresenceTracker) -> None:
        self._tracker = tracker
        self._buses: list[Bus] = []
        self._polling = threading.Lock()
        self._poll: IdlePoll | None = None
        self._is_stopped = False

    def start(self) -> None:
        """Start; without a bus, less is known."""
        source = self._tracker.source
        system = self._connected("SYSTEM")
        if system is not None:
            LogindWatch(system, source, os.environ.get("XDG_SESSION_ID", ""))
        session = self._connected("SESSION")
        if session is not None:
            watch_screen_savers(session, source)
            watch_idle_monitors(session, source, self._ask_server)
        else:
            self._ask_server()
        self._tracker.begin()

    def stop(self) -> None:
        self._tracker.stop()
        with self._polling:
            self._is_stopped = True
        for bus in self._buses:
            bus.close()
        if self._poll is not None:
            self._poll.stop()

    def _connected(self, which: str) -> Bus | None:
        try:
            self._buses.append(Bus(which))
        except OSError as problem:
            _log.info("Less is known of when you come back: %s", problem)
            return None
        return self._buses[-1]

    def _ask_server(self) -> None:
        with self._polling:
            if is_x11() and self._poll is None and not self._is_stopped:
                self._poll = IdlePoll(idle_seconds, self._tracker.source(Signal.INPUT))
                self._poll.start()
