"""Presence on Linux. On two connections of its own: closing them ends every watch."""

import ctypes
import logging
import os
import threading
from collections.abc import Callable, Mapping
from typing import Any

from jeepney import DBusAddress, MatchRule, Message, MessageFlag, new_method_call

from reader.desktop.bus import Bus, Place, PropertyWatch, owner_changes
from reader.desktop.conditions import watch_sleep
from reader.desktop.presence.tracker import IDLE_SECONDS, PresenceTracker, Source
from reader.domain.visits import Signal
from reader.supervision import Loop

NAME = "org.freedesktop.login1"
MANAGER = Place(NAME, "/org/freedesktop/login1", f"{NAME}.Manager")
SESSION = f"{NAME}.Session"
OWN_SESSION = "auto"
"""Session of the caller; for a program of the user's own systemd, the one on the screen."""


class LogindWatch:
    """Watch on the system bus. `session` is our id from the environment, for a logind that does not find it."""

    def __init__(self, bus: Bus, source: Callable[[Signal], Source], session: str = "") -> None:
        self._bus = bus
        self._session = session
        self._wake, self._unlock, self._active = (source(each) for each in (Signal.WAKE, Signal.UNLOCK, Signal.SESSION))
        self._is_there = False
        self._has_session = False
        watch_sleep(bus, self._wake.say)
        PropertyWatch(bus, MANAGER, self._know_manager)

    def _know_manager(self, properties: dict[str, Any]) -> None:
        """Note whether the manager exists: its initial state of sleep is soon outdated."""
        was_there, self._is_there = self._is_there, bool(properties)
        if not properties:
            self._wake.unknown()
        elif not was_there:
            self._wake.here()
        if properties and not self._has_session:
            self._find(OWN_SESSION)
        elif not self._has_session:
            self._know_session({})

    def _find(self, session: str) -> None:
        address = DBusAddress(MANAGER.path, bus_name=NAME, interface=MANAGER.interface)

        def answered(body: tuple[Any, ...] | None) -> None:
            if body is not None:
                if not self._has_session:
                    self._has_session = True
                    PropertyWatch(self._bus, Place(NAME, str(body[0]), SESSION), self._know_session)
            elif session != self._session and self._session:
                self._find(self._session)
            else:
                self._know_session({})

        self._bus.call(new_method_call(address, "GetSession", "s", (session,)), answered)

    def _know_session(self, properties: dict[str, Any]) -> None:
        self._unlock.say(properties.get("LockedHint"))
        is_active = properties.get("Active")
        self._active.say(not is_active if isinstance(is_active, bool) else None)


DESKTOPS = ("freedesktop", "gnome", "cinnamon", "mate", "xfce")
"""Name parts; Plasma, light-locker and others use the first."""

_OWNER = 2


def watch_screen_savers(bus: Bus, source: Callable[[Signal], Source]) -> None:
    """Watch screen savers on the session bus; none is started by asking."""
    for desktop in DESKTOPS:
        _ScreenSaverWatch(bus, f"org.{desktop}.ScreenSaver", f"/org/{desktop}/ScreenSaver", source(Signal.SCREEN_SAVER))


class _ScreenSaverWatch:
    def __init__(self, bus: Bus, name: str, path: str, source: Source) -> None:
        self._bus = bus
        self._address = DBusAddress(path, bus_name=name, interface=name)
        self._source = source
        # some send it from several paths
        bus.listen(MatchRule(type="signal", sender=name, interface=name, member="ActiveChanged"), self._changed)
        bus.listen(owner_changes(name), self._owner_changed)
        bus.when_lost(source.unknown)
        self._read()

    def _read(self) -> None:
        self._bus.call(unstarted(new_method_call(self._address, "GetActive")), self._answered)

    def _answered(self, body: tuple[Any, ...] | None) -> None:
        self._source.say(body[0] if body else None)

    def _changed(self, message: Message) -> None:
        self._source.say(message.body[0] if message.body else None)

    def _owner_changed(self, message: Message) -> None:
        if message.body[_OWNER]:
            self._read()
        else:
            self._source.unknown()


def unstarted(message: Message) -> Message:
    """Return a call for which no service is started."""
    message.header.flags |= MessageFlag.no_auto_start
    return message


SHELLS = ("org.gnome.Mutter", "org.cinnamon.Muffin")
_MILLISECONDS = 1000


def watch_idle_monitors(bus: Bus, source: Callable[[Signal], Source], none_found: Callable[[], None]) -> None:
    """Watch idle monitors on the session bus; `none_found` is called in its thread if no shell answers initially."""
    missing: set[str] = set()

    def first_answer(shell: str, *, is_there: bool) -> None:
        if not is_there:
            missing.add(shell)
        if missing == {*SHELLS}:
            missing.clear()
            none_found()

    for shell in SHELLS:
        _IdleMonitorWatch(bus, shell, source(Signal.INPUT), first_answer)


class _IdleMonitorWatch:
    def __init__(self, bus: Bus, shell: str, source: Source, first_answer: Callable[..., None]) -> None:
        self._bus = bus
        self._shell = shell
        self._source = source
        self._first_answer: Callable[..., None] | None = first_answer
        self._idle_watch: int | None = None
        self._active_watch: int | None = None
        name = f"{shell}.IdleMonitor"
        self._address = DBusAddress(f"/{shell.replace('.', '/')}/IdleMonitor/Core", bus_name=name, interface=name)
        fired = MatchRule(type="signal", sender=name, path=self._address.object_path, interface=name, member="WatchFired")
        bus.listen(fired, self._fired)
        bus.listen(owner_changes(name), self._owner_changed)
        bus.when_lost(self._lose)
        self._begin()

    def _begin(self) -> None:
        self._call("GetIdletime", self._know_idle_time)
        self._call("AddIdleWatch", self._know_idle_watch, "t", (IDLE_SECONDS * _MILLISECONDS,))

    def _know_idle_time(self, body: tuple[Any, ...] | None) -> None:
        if self._first_answer is not None:
            self._first_answer(self._shell, is_there=body is not None)
            self._first_answer = None
        if body is None:
            self._source.unknown()
        elif body[0] >= IDLE_SECONDS * _MILLISECONDS:
            self._leave(body[0] // _MILLISECONDS)
        else:
            self._source.here()

    def _know_idle_watch(self, body: tuple[Any, ...] | None) -> None:
        self._idle_watch = body[0] if body else None
        if body is None:
            # some may ask for the time alone
            self._source.unknown()

    def _know_active_watch(self, body: tuple[Any, ...] | None) -> None:
        self._active_watch = body[0] if body else None

    def _leave(self, seconds: int) -> None:
        self._source.away(seconds)
        # it reports one input only
        self._call("AddUserActiveWatch", self._know_active_watch)

    def _fired(self, message: Message) -> None:
        watch = message.body[0] if message.body else None
        if watch is None:
            return
        if watch == self._idle_watch:
            self._leave(IDLE_SECONDS)
        elif watch == self._active_watch:
            self._source.here()

    def _owner_changed(self, message: Message) -> None:
        self._lose()
        if message.body[_OWNER]:
            self._begin()

    def _lose(self) -> None:
        self._idle_watch = self._active_watch = None
        self._source.unknown()

    def _call(
        self,
        method: str,
        answered: Callable[[tuple[Any, ...] | None], None],
        signature: str | None = None,
        body: tuple[object, ...] = (),
    ) -> None:
        self._bus.call(unstarted(new_method_call(self._address, method, signature, body)), answered)


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


class _Info(ctypes.Structure):
    _fields_ = (
        ("window", ctypes.c_ulong),
        ("state", ctypes.c_int),
        ("kind", ctypes.c_int),
        ("til_or_since", ctypes.c_ulong),
        ("idle", ctypes.c_ulong),
        ("event_mask", ctypes.c_ulong),
    )


def is_x11(environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether the session runs on an X server of its own."""
    return bool(environment.get("DISPLAY")) and not environment.get("WAYLAND_DISPLAY")


def idle_seconds() -> float | None:
    """Return the idle time of the environment's display; None without libXss or that extension. Asks the X server."""
    try:
        x11, xss = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXss.so.1")
    except OSError:
        return None
    pointer, number = ctypes.c_void_p, ctypes.c_int
    declared: list[tuple[Any, list[Any], Any]] = [
        (x11.XOpenDisplay, [ctypes.c_char_p], pointer),
        (x11.XDefaultRootWindow, [pointer], ctypes.c_ulong),
        (x11.XCloseDisplay, [pointer], number),
        (xss.XScreenSaverQueryExtension, [pointer, ctypes.POINTER(number), ctypes.POINTER(number)], number),
        (xss.XScreenSaverQueryInfo, [pointer, ctypes.c_ulong, ctypes.POINTER(_Info)], number),
    ]
    for function, arguments, result in declared:
        function.argtypes, function.restype = arguments, result
    display = x11.XOpenDisplay(None)
    if not display:
        return None
    try:
        first_event, first_error, info = number(), number(), _Info()
        if not xss.XScreenSaverQueryExtension(display, ctypes.byref(first_event), ctypes.byref(first_error)):
            return None
        if not xss.XScreenSaverQueryInfo(display, x11.XDefaultRootWindow(display), ctypes.byref(info)):
            return None
        return float(info.idle) / _MILLISECONDS
    finally:
        x11.XCloseDisplay(display)


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
