"""Signals of Windows: the session is unlocked or connected again, the computer wakes, there was input. Written, never run."""

import ctypes
from typing import Any

from reader.desktop.presence.linux import IdlePoll
from reader.desktop.presence.tracker import PresenceTracker, Source
from reader.domain.visits import Signal

SESSION_CHANGE, POWER_BROADCAST = 0x02B1, 0x0218
"""Window messages handled."""
_THIS_SESSION = 0
_TICKS = 2**32
"""Period of the system's millisecond counter, 49.7 days."""
_MILLISECONDS = 1000

_MEANINGS: dict[tuple[int, int], tuple[Signal, bool]] = {
    (SESSION_CHANGE, 7): (Signal.UNLOCK, True),
    (SESSION_CHANGE, 8): (Signal.UNLOCK, False),
    # of the console, of a remote desktop
    (SESSION_CHANGE, 2): (Signal.SESSION, True),
    (SESSION_CHANGE, 1): (Signal.SESSION, False),
    (SESSION_CHANGE, 4): (Signal.SESSION, True),
    (SESSION_CHANGE, 3): (Signal.SESSION, False),
    # to sleep; awake with the user at it; awake
    (POWER_BROADCAST, 4): (Signal.WAKE, True),
    (POWER_BROADCAST, 7): (Signal.WAKE, False),
    (POWER_BROADCAST, 18): (Signal.WAKE, False),
}
"""Signals by message and parameter, and whether the user is away."""


class _LastInput(ctypes.Structure):
    _fields_ = (("size", ctypes.c_uint32), ("ticks", ctypes.c_uint32))


class WindowsPresence:
    """Watch by `libraries`: user32, kernel32 and wtsapi32. The window's owner passes its messages to `heard`."""

    def __init__(self, tracker: PresenceTracker, window: int, libraries: Any) -> None:
        self._tracker = tracker
        self._window = window
        self._libraries = libraries
        self._sources: dict[Signal, Source] = {}
        self._poll: IdlePoll | None = None
        self._is_registered = False

    def start(self) -> None:
        """Start; the user is assumed to be here and awake."""
        self._is_registered = bool(
            self._libraries.wtsapi32.WTSRegisterSessionNotification(ctypes.c_void_p(self._window), _THIS_SESSION)
        )
        wanted = (Signal.UNLOCK, Signal.SESSION, Signal.WAKE) if self._is_registered else (Signal.WAKE,)
        self._sources = {each: self._tracker.source(each) for each in wanted}
        for source in self._sources.values():
            source.here()
        self._poll = IdlePoll(self.idle_seconds, self._tracker.source(Signal.INPUT))
        self._poll.start()
        self._tracker.begin()

    def stop(self) -> None:
        self._tracker.stop()
        if self._poll is not None:
            self._poll.stop()
        if self._is_registered:
            self._libraries.wtsapi32.WTSUnRegisterSessionNotification(ctypes.c_void_p(self._window))

    def heard(self, message: int, parameter: int) -> None:
        """Handle a message of the window; unknown ones are ignored."""
        signal, is_away = _MEANINGS.get((message, parameter), (None, False))
        if signal is not None and signal in self._sources:
            self._sources[signal].say(is_away)

    def idle_seconds(self) -> float | None:
        last = _LastInput(ctypes.sizeof(_LastInput), 0)
        if not self._libraries.user32.GetLastInputInfo(ctypes.byref(last)):
            return None
        ticks = int(self._libraries.kernel32.GetTickCount()) - int(last.ticks)
        return (ticks % _TICKS) / _MILLISECONDS
