"""Whether the battery is low, as UPower reports for all batteries together (Linux)."""

from collections.abc import Callable, Mapping
from typing import Any

from reader.desktop.bus import Bus
from reader.desktop.property_watch import Place, PropertyWatch

LOW_PERCENT = 20
"""Where the system draws no line of its own."""
NAME = "org.freedesktop.UPower"
_PLACE = Place(NAME, "/org/freedesktop/UPower/devices/DisplayDevice", "org.freedesktop.UPower.Device")
_DISCHARGING = 2
_WARNING_UNKNOWN, _WARNING_LOW = 0, 3


def watch_power(bus: Bus, listener: Callable[[bool], None]) -> PropertyWatch:
    """Tell at every change of the battery whether it is low, in the bus's thread; on the system bus."""
    return PropertyWatch(bus, _PLACE, lambda properties: listener(is_battery_low(properties)))


def is_battery_low(properties: Mapping[str, Any]) -> bool:
    """Whether a battery gives power and has little left; a charging one is not low, and no battery neither."""
    if properties.get("State") != _DISCHARGING or not properties.get("IsPresent", True):
        return False
    warning = properties.get("WarningLevel", _WARNING_UNKNOWN)
    if warning == _WARNING_UNKNOWN:
        return bool(properties.get("Percentage", 100.0) <= LOW_PERCENT)
    return bool(warning >= _WARNING_LOW)
