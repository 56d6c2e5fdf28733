"""Whether the connection costs by what goes over it, as NetworkManager tells (Linux)."""

from collections.abc import Callable, Mapping
from typing import Any

from reader.desktop.bus import Bus
from reader.desktop.property_watch import Place, PropertyWatch

NAME = "org.freedesktop.NetworkManager"
_PLACE = Place(NAME, "/org/freedesktop/NetworkManager", NAME)
_YES, _GUESSED_YES = 1, 3


def watch_connection(bus: Bus, listener: Callable[[bool], None]) -> PropertyWatch:
    """Tell at every change of the connection whether it is metered, in the bus's thread; on the system bus."""
    return PropertyWatch(bus, _PLACE, lambda properties: listener(is_metered(properties)))


def is_metered(properties: Mapping[str, Any]) -> bool:
    """Whether the system says so, or guesses so (a phone's hotspot)."""
    return properties.get("Metered") in {_YES, _GUESSED_YES}
