"""Detection of a place for tray icons, by the service of status notifier items (Linux)."""

from collections.abc import Callable
from typing import Any

from jeepney import Message, message_bus

from reader.desktop.bus import Bus
from reader.desktop.property_watch import owner_changes

NAME = "org.kde.StatusNotifierWatcher"


def watch_tray_host(bus: Bus, listener: Callable[[bool], None]) -> None:
    """Call the listener, in the session bus's thread, with whether there is one, and at changes."""

    def heard(message: Message) -> None:
        listener(bool(message.body[2]))

    def answered(body: tuple[Any, ...] | None) -> None:
        listener(body is not None and bool(body[0]))

    bus.listen(owner_changes(NAME), heard)
    bus.when_lost(lambda: answered(None))
    bus.call(message_bus.NameHasOwner(NAME), answered)
