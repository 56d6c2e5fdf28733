"""Properties of a service on the bus, read once and followed by its signals; nothing is requested twice."""

from collections.abc import Callable
from typing import Any

from jeepney import DBusAddress, MatchRule, Message, Properties, message_bus

from reader.desktop.bus import Bus
from reader.domain.value_classes import dataclass

Listener = Callable[[dict[str, Any]], None]
"""Takes all known properties by name, none while no service offers them, in the bus's thread."""

_OWNER = 2
"""Index of the new owner in a change of owner."""


@dataclass(frozen=True, slots=True)
class Place:
    """Location of properties: a name on the bus, an object of it, an interface."""

    bus_name: str
    path: str
    interface: str


class PropertyWatch:
    """Reports properties initially, at each change, and when the service appears or disappears."""

    def __init__(self, bus: Bus, place: Place, listener: Listener) -> None:
        self._bus = bus
        self._place = place
        self._listener = listener
        self._known: dict[str, Any] = {}
        changed = MatchRule(
            type="signal",
            sender=place.bus_name,
            path=place.path,
            interface="org.freedesktop.DBus.Properties",
            member="PropertiesChanged",
        )
        changed.add_arg_condition(0, place.interface)
        bus.listen(changed, self._changed)
        bus.listen(owner_changes(place.bus_name), self._owner_changed)
        bus.when_lost(lambda: self._answered(None))
        self._read()

    def _read(self) -> None:
        address = DBusAddress(self._place.path, bus_name=self._place.bus_name, interface=self._place.interface)
        self._bus.call(Properties(address).get_all(), self._answered)

    def _answered(self, body: tuple[Any, ...] | None) -> None:
        self._known = {} if body is None else {name: value for name, (_, value) in body[0].items()}
        self._listener(self._known)

    def _changed(self, message: Message) -> None:
        _, changed, gone = message.body
        self._known |= {name: value for name, (_, value) in changed.items()}
        if gone:
            self._read()
        else:
            self._listener(self._known)

    def _owner_changed(self, message: Message) -> None:
        if message.body[_OWNER]:
            self._read()
        else:
            self._answered(None)


def watch_service(bus: Bus, bus_name: str, listener: Callable[[bool], None]) -> None:
    """Call the listener, in the bus's thread, with whether a service runs or could be started, and when that changes."""

    def startable(body: tuple[Any, ...] | None) -> None:
        listener(body is not None and bus_name in body[0])

    def owned(body: tuple[Any, ...] | None) -> None:
        if body is not None and body[0]:
            listener(True)  # noqa: FBT003 -- a callback
        else:
            bus.call(message_bus.ListActivatableNames(), startable)

    bus.listen(owner_changes(bus_name), lambda message: owned((message.body[_OWNER],)))
    bus.when_lost(lambda: startable(None))
    bus.call(message_bus.NameHasOwner(bus_name), owned)


def owner_changes(bus_name: str) -> MatchRule:
    rule = MatchRule(
        type="signal",
        sender=message_bus.bus_name,
        interface=message_bus.interface,
        member="NameOwnerChanged",
        path=message_bus.object_path,
    )
    rule.add_arg_condition(0, bus_name)
    return rule
