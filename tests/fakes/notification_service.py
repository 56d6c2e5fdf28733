"""A notification service on the session bus: keeps what it is asked to show, and answers as the test wants."""

import queue
import threading
from dataclasses import dataclass, field
from typing import Any

from jeepney import (
    DBusAddress,
    HeaderFields,
    Message,
    MessageType,
    message_bus,
    new_error,
    new_method_call,
    new_method_return,
    new_signal,
)
from jeepney.io.blocking import DBusConnection

from tests.fakes.bus_services import connected
from tests.fakes.waiting import PATIENCE

NAME = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
ALL_ABILITIES = ("actions", "body", "body-markup", "persistence")


@dataclass
class Call:
    """One method call: its name, signature and arguments."""

    member: str
    signature: str
    body: tuple[Any, ...]


@dataclass
class NotificationService:
    """Answers in a thread of its own until it is stopped; `calls` are what it was asked, but for questions about itself."""

    abilities: tuple[str, ...] = ALL_ABILITIES
    is_inhibited: bool | None = None
    refuses: bool = False
    calls: "queue.SimpleQueue[Call]" = field(default_factory=queue.SimpleQueue)
    first_number: int = 1
    may_answer: threading.Event = field(default_factory=threading.Event)
    """Cleared, a notification is accepted but its id not returned yet."""
    name: str = NAME
    path: str = PATH

    def __post_init__(self) -> None:
        self._numbers = self.first_number
        self.may_answer.set()
        self._connection: DBusConnection = connected()
        self._is_stopping = threading.Event()
        self._answered: list[Call] = []
        self._connection.send_and_get_reply(message_bus.RequestName(self.name), timeout=PATIENCE)
        self._thread = threading.Thread(target=self._serve, name="notification service")
        self._thread.start()

    def next_call(self) -> Call:
        """The next thing it was asked to do."""
        return self.calls.get(timeout=PATIENCE)

    def emit(self, member: str, signature: str, *body: object) -> None:
        """Send a signal."""
        self._connection.send(new_signal(DBusAddress(self.path, interface=self.name), member, signature, body))

    def stop(self) -> None:
        """Leave the bus."""
        if self._is_stopping.is_set():
            return
        with connected() as other:
            poke = DBusAddress(self.path, bus_name=self._connection.unique_name, interface="test.Poke")
            other.send_and_get_reply(new_method_call(poke, "Poke"), timeout=PATIENCE)
        self._thread.join(PATIENCE)
        self._connection.close()

    def _serve(self) -> None:
        while not self._is_stopping.is_set():
            message = self._connection.receive()
            if message.header.message_type is MessageType.method_call:
                self._connection.send(self._answer(message))
                self._publish()

    def _publish(self) -> None:
        """Tell the test of a call. What it sends then comes after the answer, unless that waits for the test."""
        while self._answered:
            self.calls.put(self._answered.pop(0))

    def _answer(self, message: Message) -> Message:
        member = message.header.fields[HeaderFields.member]
        signature = message.header.fields.get(HeaderFields.signature, "")
        if member == "GetCapabilities":
            return new_method_return(message, "as", (list(self.abilities),))
        if member == "Get" and self.is_inhibited is not None:
            return new_method_return(message, "v", (("b", self.is_inhibited),))
        if member in {"Notify", "CloseNotification"}:
            self._answered.append(Call(member, signature, tuple(message.body)))
        if not self.may_answer.is_set():
            self._publish()
        if member == "Notify" and not self.refuses and self.may_answer.wait(PATIENCE):
            replaced = message.body[1]
            self._numbers += not replaced
            return new_method_return(message, "u", (replaced or self._numbers,))
        if member == "Poke":
            self._is_stopping.set()
        if member in {"CloseNotification", "Poke"}:
            return new_method_return(message)
        return new_error(message, "org.freedesktop.DBus.Error.UnknownMethod")


@dataclass
class PortalService(NotificationService):
    """The portal that a sandbox sees instead: grants what it is asked for, unless it `refuses`; version 1 knows no sounds."""

    version: int = 2
    name: str = "org.freedesktop.portal.Desktop"
    path: str = "/org/freedesktop/portal/desktop"

    def act(self, action: str, more: list[tuple[str, Any]], *, notice: str = "articles") -> None:
        """Have the user click."""
        address = DBusAddress(self.path, interface="org.freedesktop.portal.Notification")
        self._connection.send(new_signal(address, "ActionInvoked", "ssav", (notice, action, more)))

    def _answer(self, message: Message) -> Message:
        member = message.header.fields[HeaderFields.member]
        if member not in {"AddNotification", "RemoveNotification", "RequestBackground"}:
            return super()._answer(message)
        self._answered.append(Call(member, message.header.fields[HeaderFields.signature], tuple(message.body)))
        if member != "RequestBackground":
            is_strange = self.version == 1 and "sound" in message.body[-1]
            refused = new_error(message, "org.freedesktop.portal.Error.InvalidArgument")
            return refused if self.refuses or is_strange else new_method_return(message)
        request = DBusAddress(f"{self.path}/request/1_2/t{self.first_number}", interface="org.freedesktop.portal.Request")
        self.first_number += 1
        self._connection.send(new_method_return(message, "o", (request.object_path,)))
        wanted = message.body[1]["autostart"][1]
        results = {"background": ("b", True), "autostart": ("b", wanted and not self.refuses)}
        return new_signal(request, "Response", "ua{sv}", (int(self.refuses), results))
