"""Power, metered connection, wake from sleep and tray, as the desktop reports them (Linux)."""

from collections.abc import Callable, Mapping
from typing import Any

from jeepney import MatchRule, Message, message_bus

from reader.desktop.bus import Bus, Place, PropertyWatch, owner_changes

LOW_PERCENT = 20
"""Threshold if the system has none of its own."""
POWER_NAME = "org.freedesktop.UPower"
_POWER_PLACE = Place(POWER_NAME, "/org/freedesktop/UPower/devices/DisplayDevice", "org.freedesktop.UPower.Device")
_DISCHARGING = 2
_WARNING_UNKNOWN, _WARNING_LOW = 0, 3


def watch_power(bus: Bus, listener: Callable[[bool], None]) -> PropertyWatch:
    """Call the listener, in the system bus's thread, at every change of whether the battery is low."""
    return PropertyWatch(bus, _POWER_PLACE, lambda properties: listener(is_battery_low(properties)))


def is_battery_low(properties: Mapping[str, Any]) -> bool:
    """Return whether a discharging battery is low; a charging or missing one never is."""
    if properties.get("State") != _DISCHARGING or not properties.get("IsPresent", True):
        return False
    warning = properties.get("WarningLevel", _WARNING_UNKNOWN)
    if warning == _WARNING_UNKNOWN:
        return bool(properties.get("Percentage", 100.0) <= LOW_PERCENT)
    return bool(warning >= _WARNING_LOW)


NAME = "org.freedesktop.NetworkManager"
_PLACE = Place(NAME, "/org/freedesktop/NetworkManager", NAME)
_YES, _GUESSED_YES = 1, 3


def watch_connection(bus: Bus, listener: Callable[[bool], None]) -> PropertyWatch:
    """Call the listener, in the system bus's thread, at every change of whether the connection is metered."""
    return PropertyWatch(bus, _PLACE, lambda properties: listener(is_metered(properties)))


def is_metered(properties: Mapping[str, Any]) -> bool:
    """Return whether the connection is metered for certain, or by guess (a phone's hotspot)."""
    return properties.get("Metered") in {_YES, _GUESSED_YES}


def watch_sleep(bus: Bus, slept: Callable[[bool], None]) -> None:
    """Call `slept` before every sleep (True) and after it (False), in the system bus's thread."""
    rule = MatchRule(
        type="signal",
        sender="org.freedesktop.login1",
        path="/org/freedesktop/login1",
        interface="org.freedesktop.login1.Manager",
        member="PrepareForSleep",
    )

    def heard(message: Message) -> None:
        (falls_asleep,) = message.body
        slept(bool(falls_asleep))

    bus.listen(rule, heard)


def watch_waking(bus: Bus, woken: Callable[[], None]) -> None:
    """Call `woken` after every sleep, in the system bus's thread."""

    def slept(is_asleep: bool) -> None:  # noqa: FBT001 -- a callback
        if not is_asleep:
            woken()

    watch_sleep(bus, slept)


TRAY_HOST_NAME = "org.kde.StatusNotifierWatcher"


def watch_tray_host(bus: Bus, listener: Callable[[bool], None]) -> None:
    """Call the listener, in the session bus's thread, with whether there is one, and at changes."""

    def heard(message: Message) -> None:
        listener(bool(message.body[2]))

    def answered(body: tuple[Any, ...] | None) -> None:
        listener(body is not None and bool(body[0]))

    bus.listen(owner_changes(TRAY_HOST_NAME), heard)
    bus.when_lost(lambda: answered(None))
    bus.call(message_bus.NameHasOwner(TRAY_HOST_NAME), answered)
