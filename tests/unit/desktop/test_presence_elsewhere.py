"""Windows and macOS at the border of their libraries, which are invented here: neither was ever run."""

import ctypes
from types import SimpleNamespace
from typing import Any

import pytest

from reader.desktop.presence.macos import MEANINGS, MacPresence, mac_presence
from reader.desktop.presence.tracker import PresenceTracker
from reader.desktop.presence.windows import POWER_BROADCAST, SESSION_CHANGE, WindowsPresence
from reader.domain.visits import Signal
from tests.fakes.clock import FakeClock
from tests.unit.desktop.test_presence_idle_poll import Heard

LOCK, UNLOCK, DISCONNECT, CONNECT = 7, 8, 2, 1
SUSPEND, RESUME_BY_USER, RESUME = 4, 7, 18
PATIENCE = 20


class Function:
    """A function of a library: what it was called with, and what it answers."""

    def __init__(self, answer: Any = None) -> None:
        self.answer = answer
        self.calls: list[tuple[Any, ...]] = []

    def __call__(self, *arguments: Any) -> Any:
        self.calls.append(arguments)
        return self.answer(*arguments) if callable(self.answer) else self.answer


class Windows:
    """`ticks` is the counter, `last` its value at the last input."""

    def __init__(self, *, is_registered: bool = True) -> None:
        self.ticks, self.last = 5_000, 4_000
        self.wtsapi32 = SimpleNamespace(
            WTSRegisterSessionNotification=Function(int(is_registered)), WTSUnRegisterSessionNotification=Function(1)
        )
        self.user32 = SimpleNamespace(GetLastInputInfo=Function(self._write))
        self.kernel32 = SimpleNamespace(GetTickCount=lambda: ctypes.c_int32(self.ticks).value)

    def _write(self, place: Any) -> int:
        size, _ = words = (ctypes.c_uint32 * 2).from_address(ctypes.addressof(place._obj))
        assert size == 8
        words[1] = self.last
        return 1


def on_windows(*, is_registered: bool = True) -> tuple[Heard, WindowsPresence, Windows]:
    heard, libraries = Heard(), Windows(is_registered=is_registered)
    presence = WindowsPresence(PresenceTracker(heard, FakeClock(at=0.0)), 0x123456789, libraries)
    presence.start()
    assert heard.has_heard.wait(PATIENCE)
    return heard, presence, libraries


@pytest.mark.parametrize(
    ("message", "parameter", "again", "signal"),
    [
        (SESSION_CHANGE, LOCK, UNLOCK, "unlock"),
        (SESSION_CHANGE, DISCONNECT, CONNECT, "session"),
        (SESSION_CHANGE, 4, 3, "session"),
        (POWER_BROADCAST, SUSPEND, RESUME, "wake"),
        (POWER_BROADCAST, SUSPEND, RESUME_BY_USER, "wake"),
    ],
)
def test_messages_of_windows(message: int, parameter: int, again: int, signal: str) -> None:
    heard, presence, libraries = on_windows()
    for number in (parameter, again, again):
        presence.heard(message, number)
        presence.heard(0x0F, number)
        presence.heard(message, 99)
    presence.stop()
    assert [word for word, *_ in heard.said] == ["start", "left", signal]
    assert heard.known == {Signal.UNLOCK, Signal.SESSION, Signal.WAKE, Signal.INPUT}
    ((window, flags),) = libraries.wtsapi32.WTSRegisterSessionNotification.calls
    assert (window.value, flags) == (0x123456789, 0)
    assert len(libraries.wtsapi32.WTSUnRegisterSessionNotification.calls) == 1


def test_a_lock_before_the_sleep_holds_after_the_wake() -> None:
    heard, presence, _ = on_windows()
    for message, parameter in (
        (SESSION_CHANGE, LOCK),
        (POWER_BROADCAST, SUSPEND),
        (POWER_BROADCAST, RESUME),
        (POWER_BROADCAST, RESUME_BY_USER),
        (SESSION_CHANGE, UNLOCK),
    ):
        presence.heard(message, parameter)
    presence.stop()
    assert [word for word, *_ in heard.said] == ["start", "left", "unlock"]


def test_windows_without_messages_of_the_session() -> None:
    heard, presence, libraries = on_windows(is_registered=False)
    presence.heard(SESSION_CHANGE, LOCK)
    presence.stop()
    assert heard.known == {Signal.WAKE, Signal.INPUT}
    assert len(heard.said) == 1
    assert libraries.wtsapi32.WTSUnRegisterSessionNotification.calls == []


@pytest.mark.parametrize(
    ("last", "ticks", "seconds"),
    [(1_000, 61_000, 60), (2**32 - 1_000, 59_000, 60), (2**31 - 1_000, 2**31 + 59_000, 60), (7, 7, 0)],
    ids=["plain", "the counter begins again", "its sign changes", "just now"],
)
def test_the_last_input_on_windows(last: int, ticks: int, seconds: float) -> None:
    _, presence, libraries = on_windows()
    presence.stop()
    libraries.last, libraries.ticks = last, ticks
    assert presence.idle_seconds() == seconds
    libraries.user32.GetLastInputInfo.answer = 0
    assert presence.idle_seconds() is None


class Foundation:
    """As much of CoreFoundation as is used; `post` is what another program does."""

    def __init__(self) -> None:
        self.texts: dict[int, str] = {}
        self.observers: list[tuple[str, Any]] = []
        self.CFNotificationCenterGetDistributedCenter = Function(77)
        self.CFStringCreateWithCString = Function(self._create)
        self.CFNotificationCenterAddObserver = Function(self._add)
        self.CFNotificationCenterRemoveEveryObserver = Function(lambda *_: self.observers.clear())
        self.CFRelease = Function(self.texts.pop)

    def post(self, name: str) -> None:
        for observed, callback in list(self.observers):
            if observed == name:
                callback(77, None, None, None, None)

    def _create(self, _: None, text: bytes, encoding: int) -> int:
        assert encoding == 0x08000100
        number = len(self.observers) + 1
        self.texts[number] = text.decode()
        return number

    def _add(self, center: int, observer: Any, callback: Any, name: int, _: None, at_once: int) -> None:
        assert (center, at_once) == (77, 4)
        self.observers.append((self.texts[name], callback))


def on_a_mac() -> tuple[Heard, MacPresence, Foundation]:
    heard, foundation = Heard(), Foundation()
    graphics = SimpleNamespace(CGEventSourceSecondsSinceLastEventType=Function(12.5))
    presence = MacPresence(PresenceTracker(heard, FakeClock(at=0.0)), foundation, graphics)
    presence.start()
    assert heard.has_heard.wait(PATIENCE)
    return heard, presence, foundation


def test_notifications_of_a_mac() -> None:
    heard, presence, foundation = on_a_mac()
    assert {name for name, _ in foundation.observers} == {*MEANINGS}
    assert foundation.texts == {}, "nothing leaks"
    for name in ("screensaver.didstart", "screenIsLocked", "screensaver.didstop", "screenIsUnlocked", "screenIsUnlocked"):
        foundation.post(f"com.apple.{name}")
    presence.stop()
    assert foundation.observers == []
    assert [word for word, *_ in heard.said] == ["start", "left", "unlock"]
    assert heard.known == {Signal.UNLOCK, Signal.SCREEN_SAVER, Signal.INPUT}


def test_the_last_input_on_a_mac() -> None:
    _, presence, _ = on_a_mac()
    assert presence.idle_seconds() == 12.5
    presence.stop()
    function = presence._graphics.CGEventSourceSecondsSinceLastEventType
    assert function.argtypes == [ctypes.c_int32, ctypes.c_uint32]
    assert {*function.calls} == {(1, 0xFFFFFFFF)}


def test_no_mac_is_here() -> None:
    with pytest.raises(OSError, match="CoreFoundation"):
        mac_presence(PresenceTracker(Heard(), FakeClock()))
