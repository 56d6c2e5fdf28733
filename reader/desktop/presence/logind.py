"""Signals of logind: the computer wakes, the session is unlocked, or becomes the active one (Linux)."""

from collections.abc import Callable
from typing import Any

from jeepney import DBusAddress, new_method_call

from reader.desktop.bus import Bus
from reader.desktop.presence.tracker import Source
from reader.desktop.property_watch import Place, PropertyWatch
from reader.desktop.waking import watch_sleep
from reader.domain.presence import Signal

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
                self._follow(str(body[0]))
            elif session != self._session and self._session:
                self._find(self._session)
            else:
                self._know_session({})

        self._bus.call(new_method_call(address, "GetSession", "s", (session,)), answered)

    def _follow(self, path: str) -> None:
        if not self._has_session:
            self._has_session = True
            PropertyWatch(self._bus, Place(NAME, path, SESSION), self._know_session)

    def _know_session(self, properties: dict[str, Any]) -> None:
        self._unlock.say(properties.get("LockedHint"))
        is_active = properties.get("Active")
        self._active.say(not is_active if isinstance(is_active, bool) else None)
