"""Signals of macOS: the screen is unlocked, the screen saver ends, there was input. Written, never run. A wake is not listened
to: listeners have to answer the system before each sleep. Lock and idle time suffice.
"""

import ctypes
from collections.abc import Callable
from typing import Any

from reader.desktop.presence.linux import IdlePoll
from reader.desktop.presence.tracker import PresenceTracker, Source
from reader.domain.visits import Signal

_HARDWARE, _ANY_INPUT = 1, 0xFFFFFFFF
"""Event source and event type for CoreGraphics."""
_UTF_8 = 0x08000100
_AT_ONCE = 4
"""Suspension behaviour: deliver also while the program is in the background."""
MEANINGS: dict[str, tuple[Signal, bool]] = {
    "com.apple.screenIsLocked": (Signal.UNLOCK, True),
    "com.apple.screenIsUnlocked": (Signal.UNLOCK, False),
    "com.apple.screensaver.didstart": (Signal.SCREEN_SAVER, True),
    "com.apple.screensaver.didstop": (Signal.SCREEN_SAVER, False),
}
"""Distributed notifications listened to: the signal, and whether the user is away."""

_Callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_FRAMEWORKS = "/System/Library/Frameworks/{name}.framework/{name}"


def mac_presence(tracker: PresenceTracker) -> "MacPresence":
    """Return a watch with the system's libraries. Raises OSError without them."""
    foundation, graphics = (ctypes.CDLL(_FRAMEWORKS.format(name=name)) for name in ("CoreFoundation", "CoreGraphics"))
    return MacPresence(tracker, foundation, graphics)


class MacPresence:
    """Watch by CoreFoundation (`foundation`) and CoreGraphics (`graphics`). Starts and stops in the main thread, whose run loop
    calls back.
    """

    def __init__(self, tracker: PresenceTracker, foundation: Any, graphics: Any) -> None:
        self._tracker = tracker
        self._foundation = foundation
        self._graphics = graphics
        self._sources: dict[Signal, Source] = {}
        self._poll: IdlePoll | None = None
        self._callbacks: list[Callable[..., None]] = []
        """Callbacks referenced by the system: they must live as long as it may call."""
        self._observer = ctypes.c_void_p(id(self))
        self._declare()

    def start(self) -> None:
        """Start; the screen is assumed to be unlocked."""
        for signal in (Signal.UNLOCK, Signal.SCREEN_SAVER):
            self._sources[signal] = self._tracker.source(signal)
            self._sources[signal].here()
        center = self._foundation.CFNotificationCenterGetDistributedCenter()
        for name, (signal, is_away) in MEANINGS.items():
            callback = _Callback(self._listener(signal, is_away=is_away))
            self._callbacks.append(callback)
            text = self._foundation.CFStringCreateWithCString(None, name.encode(), _UTF_8)
            self._foundation.CFNotificationCenterAddObserver(center, self._observer, callback, text, None, _AT_ONCE)
            self._foundation.CFRelease(text)
        self._poll = IdlePoll(self.idle_seconds, self._tracker.source(Signal.INPUT))
        self._poll.start()
        self._tracker.begin()

    def stop(self) -> None:
        self._tracker.stop()
        if self._poll is not None:
            self._poll.stop()
        center = self._foundation.CFNotificationCenterGetDistributedCenter()
        self._foundation.CFNotificationCenterRemoveEveryObserver(center, self._observer)
        self._callbacks.clear()

    def idle_seconds(self) -> float:
        return float(self._graphics.CGEventSourceSecondsSinceLastEventType(_HARDWARE, _ANY_INPUT))

    def _listener(self, signal: Signal, *, is_away: bool) -> Callable[..., None]:
        def heard(*_: object) -> None:
            self._sources[signal].say(is_away)

        return heard

    def _declare(self) -> None:
        pointer, foundation = ctypes.c_void_p, self._foundation
        for function, arguments, result in (
            (foundation.CFNotificationCenterGetDistributedCenter, [], pointer),
            (foundation.CFStringCreateWithCString, [pointer, ctypes.c_char_p, ctypes.c_uint32], pointer),
            (foundation.CFNotificationCenterAddObserver, [pointer, pointer, _Callback, pointer, pointer, ctypes.c_long], None),
            (foundation.CFNotificationCenterRemoveEveryObserver, [pointer, pointer], None),
            (foundation.CFRelease, [pointer], None),
            (self._graphics.CGEventSourceSecondsSinceLastEventType, [ctypes.c_int32, ctypes.c_uint32], ctypes.c_double),
        ):
            function.argtypes, function.restype = arguments, result
