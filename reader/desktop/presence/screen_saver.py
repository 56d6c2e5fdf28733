"""Screen savers and lockers of the desktops: one protocol, under different names (Linux)."""

from collections.abc import Callable
from typing import Any

from jeepney import DBusAddress, MatchRule, Message, MessageFlag, new_method_call

from reader.desktop.bus import Bus
from reader.desktop.presence.tracker import Source
from reader.desktop.property_watch import owner_changes
from reader.domain.presence import Signal

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
