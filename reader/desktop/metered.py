"""Detection of metered connections by NetworkManager (Linux)."""

from collections.abc import Callable, Mapping
from typing import Any

from reader.desktop.bus import Bus
from reader.desktop.property_watch import Place, PropertyWatch

NAME = "org.freedesktop.NetworkManager"
_PLACE = Place(NAME, "/org/freedesktop/NetworkManager", NAME)
_YES, _GUESSED_YES = 1, 3


def watch_connection(bus: Bus, listener: Callable[[bool], None]) -> PropertyWatch:
    """Call the listener, in the system bus's thread, at every change of whether the connection is metered."""
    return PropertyWatch(bus, _PLACE, lambda properties: listener(is_metered(properties)))


def is_metered(properties: Mapping[str, Any]) -> bool:
    """Return whether the connection is metered for certain, or by guess (a phone's hotspot)."""
    return properties.get("Metered") in {_YES, _GUESSED_YES}
