"""Detection of a low battery by UPower, for all batteries together (Linux)."""

from collections.abc import Callable, Mapping
from typing import Any

from reader.desktop.bus import Bus
from reader.desktop.property_watch import Place, PropertyWatch

LOW_PERCENT = 20
"""Threshold if the system has none of its own."""
NAME = "org.freedesktop.UPower"
_PLACE = Place(NAME, "/org/freedesktop/UPower/devices/DisplayDevice", "org.freedesktop.UPower.Device")
_DISCHARGING = 2
_WARNING_UNKNOWN, _WARNING_LOW = 0, 3


def watch_power(bus: Bus, listener: Callable[[bool], None]) -> PropertyWatch:
    """Call the listener, in the system bus's thread, at every change of whether the battery is low."""
    return PropertyWatch(bus, _PLACE, lambda properties: listener(is_battery_low(properties)))


def is_battery_low(properties: Mapping[str, Any]) -> bool:
    """Return whether a discharging battery is low; a charging or missing one never is."""
    if properties.get("State") != _DISCHARGING or not properties.get("IsPresent", True):
        return False
    warning = properties.get("WarningLevel", _WARNING_UNKNOWN)
    if warning == _WARNING_UNKNOWN:
        return bool(properties.get("Percentage", 100.0) <= LOW_PERCENT)
    return bool(warning >= _WARNING_LOW)
