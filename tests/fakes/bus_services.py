"""Services of a desktop on a private bus: objects with properties that signal their changes, as UPower and NetworkManager do."""

import threading
from collections.abc import Mapping
from functools import partial
from typing import Any

from jeepney import DBusAddress, HeaderFields, Message, MessageType, new_error, new_method_return, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.fakes.waiting import PATIENCE

connected = partial(open_dbus_connection, auth_timeout=PATIENCE)
"""Opens a connection, however long a busy daemon takes to greet."""


class PropertyService:
    """One object with properties under a name of the bus; `close` gives the name back. Properties are (signature, value) by name."""

    def __init__(self, bus_name: str, path: str, interface: str, properties: Mapping[str, tuple[str, Any]]) -> None:
        self.asked = 0
        self._properties = dict(properties)
        self._address = DBusAddress(path, interface=interface)
        self._connection: DBusConnection = connected()
        self._connection.send_and_get_reply(message_bus.RequestName(bus_name), timeout=PATIENCE)
        self._sending = threading.Lock()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def change(self, **properties: tuple[str, Any]) -> None:
        """Give properties other values and signal it."""
        self._properties |= properties
        reported = DBusAddress(self._address.object_path, interface="org.freedesktop.DBus.Properties")
        self._send(new_signal(reported, "PropertiesChanged", "sa{sv}as", (self._address.interface, properties, [])))

    def signal(self, member: str, signature: str, body: tuple[Any, ...]) -> None:
        """Send a signal of the object's own."""
        self._send(new_signal(self._address, member, signature, body))

    def close(self) -> None:
        """Leave the bus, as a service does that crashes; safe to call twice."""
        if self._thread.is_alive():
            self._connection.sock.shutdown(2)
            self._thread.join(PATIENCE)
        self._connection.close()

    def _serve(self) -> None:
        while True:
            try:
                message = self._connection.receive()
                if message.header.message_type is MessageType.method_call:
                    self._send(self._answer(message))
            except (OSError, EOFError):
                # the bus has ended, which a test may do at any time
                return

    def _send(self, message: Message) -> None:
        with self._sending:
            self._connection.send(message)

    def _answer(self, message: Message) -> Message:
        if message.header.fields.get(HeaderFields.member) == "GetAll" and message.body == (self._address.interface,):
            self.asked += 1
            return new_method_return(message, "a{sv}", (dict(self._properties),))
        return new_error(message, "org.freedesktop.DBus.Error.UnknownMethod")
