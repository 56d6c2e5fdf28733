"""Connection to a desktop bus, served by its own thread so that nobody else waits for it."""

import copy
import errno
import itertools
import logging
import queue
import selectors
import socket
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from functools import partial
from typing import Any
from xml.sax.saxutils import quoteattr

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    MessageFlag,
    MessageType,
    Parser,
    Properties,
    message_bus,
    new_error,
)
from jeepney.auth import BEGIN, Authenticator
from jeepney.bus import get_bus

from reader.domain.value_classes import dataclass
from reader.supervision import NO_THREAD, Loop

Answered = Callable[[tuple[object, ...] | None], None]
Heard = Callable[[Message], None]
Served = Callable[[Message], Message]
"""Makes the answer to a method call, in the bus's thread."""

PATIENCE_SECONDS = 5
"""Timeout of an answer; also of a step of the greeting, and of sending a message."""

CLOSING_SECONDS = 1
"""Seconds to wait for the thread at closing."""

_ERROR = "org.freedesktop.DBus.Error."
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Waiting:
    """Pending call; given up at `until` (monotonic seconds)."""

    answered: Answered
    until: float


class Bus:
    """Session or system bus. After it disappears, calls are answered None and listeners get nothing more."""

    def __init__(self, which: str) -> None:
        """Connect to SESSION or SYSTEM. Raises OSError if there is no such bus, or no thread for it."""
        self._socket = _connected(which)
        self._woken, self._waker = socket.socketpair()
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._woken, selectors.EVENT_READ)
        self._parser = Parser()
        self._serials = itertools.count(1)
        self._jobs: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._waiting: dict[int, _Waiting] = {}
        self._listeners: list[tuple[MatchRule, Heard]] = []
        self._objects: dict[str, Served] = {}
        self._is_lost = False
        self._is_closed = False
        self._is_over = False
        self._lost: list[Callable[[], None]] = []
        self._closing = threading.Lock()
        self._name = f"{which.lower()}-bus"
        self._loop = Loop(self._name, self._step, end=self._close_all)
        self.run(self._enter)
        self.call(message_bus.Hello())
        if not self._loop.start():
            self._close_all()
            raise OSError(errno.EAGAIN, NO_THREAD.sentence())

    def call(self, message: Message, answered: Answered | None = None) -> None:
        """Send a call or a signal; its answer's body (None on error, or after 5 s) goes to `answered` in the bus's thread."""
        serial = next(self._serials)
        data = message.serialise(serial=serial)
        self.run(lambda: self._send(serial, data, answered))

    def listen(self, rule: MatchRule, heard: Heard) -> None:
        """Pass every signal that matches the rule to `heard`, in the bus's thread."""
        # The bus knows senders by name, but messages carry its numbers for them: it has checked the sender already.
        here = copy.deepcopy(rule)
        here.header_fields.pop("sender", None)
        self.run(lambda: self._listeners.append((here, heard)))
        self.call(message_bus.AddMatch(rule))

    def serve(self, path: str, served: Served) -> None:
        """Answer calls to an object of ours; calls to any other object get an error."""
        self.run(lambda: self._objects.update({path: served}))

    def when_lost(self, listener: Callable[[], None]) -> None:
        """Register a callback, run in the bus's thread, for the loss of the bus: earlier values are then unknown."""
        self.run(lambda: self._lost.append(listener))

    def run(self, job: Callable[[], None]) -> None:
        """Run a job in the bus's thread, in order with calls; at once if called there."""
        if self._loop.is_current:
            job()
            return
        with self._closing:
            if not self._is_closed:
                self._jobs.put(job)
                self._waker.send(b"\0")

    def close(self) -> None:
        """Close the connection once pending messages are sent; pending calls are not answered any more."""
        with self._closing:
            if self._is_closed:
                return
            self._is_closed = True
            self._jobs.put(self._end)
            self._waker.send(b"\0")
        self._loop.join(CLOSING_SECONDS)

    def _step(self) -> bool:
        try:
            for key, _ in self._selector.select(self._patience()):
                if key.fileobj is self._woken:
                    self._work()
                else:
                    self._receive()
            self._give_up_late_answers()
        except Exception as problem:
            self._lose(problem)
            raise
        return not self._is_over

    def _close_all(self) -> None:
        # not before the closing thread has woken us
        with self._closing:
            for each in (self._selector, self._socket, self._woken, self._waker):
                each.close()

    def _work(self) -> None:
        """Run pending jobs; a byte stands for each, so that none is left behind."""
        for _ in self._woken.recv(4096):
            _guarded(self._jobs.get())

    def _end(self) -> None:
        self._is_over = True

    def _enter(self) -> None:
        """Authenticate; only then is the bus listened to."""
        try:
            self._socket.send(b"\0")
            greeting = Authenticator(inc_null_byte=False)
            for line in greeting:
                self._socket.sendall(line)
                greeting.feed(self._received())
            self._socket.sendall(BEGIN)
        except Exception as problem:  # noqa: BLE001 - whatever is said that no bus says ends the connection, not the thread
            self._lose(problem)
            return
        self._selector.register(self._socket, selectors.EVENT_READ)

    def _send(self, serial: int, data: bytes, answered: Answered | None) -> None:
        if answered is not None:
            self._waiting[serial] = _Waiting(answered, time.monotonic() + PATIENCE_SECONDS)
        if self._is_lost:
            self._answer(serial, None)
            return
        try:
            self._socket.sendall(data)
        except OSError as problem:
            self._lose(problem)

    def _receive(self) -> None:
        try:
            self._parser.add_data(self._received())
            while (message := self._parser.get_next_message()) is not None:
                self._handle(message)
        except Exception as problem:  # noqa: BLE001 - whatever is said that no bus says ends the connection, not the thread
            self._lose(problem)

    def _received(self) -> bytes:
        data = self._socket.recv(65536)
        if not data:
            raise ConnectionResetError("the connection was closed")
        return data

    def _handle(self, message: Message) -> None:
        kind = message.header.message_type
        if kind in {MessageType.method_return, MessageType.error}:
            serial = message.header.fields.get(HeaderFields.reply_serial, 0)
            self._answer(serial, tuple(message.body) if kind is MessageType.method_return else None)
        elif kind is MessageType.signal:
            for rule, heard in self._listeners:
                if rule.matches(message):
                    _guarded(partial(heard, message))
        elif kind is MessageType.method_call:
            _guarded(partial(self._serve, message))

    def _serve(self, message: Message) -> None:
        served = self._objects.get(message.header.fields.get(HeaderFields.path, ""))
        try:
            answer = served(message) if served is not None else new_error(message, _ERROR + "UnknownObject")
        except Exception:  # noqa: BLE001 - logged; whoever called is not to wait for nothing
            _log.exception("a call from the bus led to an error")
            answer = new_error(message, _ERROR + "Failed")
        if not message.header.flags & MessageFlag.no_reply_expected:
            self.call(answer)

    def _answer(self, serial: int, body: tuple[object, ...] | None) -> None:
        waiting = self._waiting.pop(serial, None)
        if waiting is not None:
            _guarded(partial(waiting.answered, body))

    def _lose(self, problem: BaseException) -> None:
        """Handle the loss of the bus: pending calls are answered."""
        if self._is_lost:
            return
        self._is_lost = True
        _log.info("the %s is gone: %s", self._name, problem)
        if self._socket in self._selector.get_map():
            self._selector.unregister(self._socket)
        for serial in list(self._waiting):
            self._answer(serial, None)
        for listener in self._lost:
            _guarded(listener)

    def _patience(self) -> float | None:
        if not self._waiting:
            return None
        return max(0.0, min(each.until for each in self._waiting.values()) - time.monotonic())

    def _give_up_late_answers(self) -> None:
        now = time.monotonic()
        for serial in [serial for serial, each in self._waiting.items() if each.until <= now]:
            self._answer(serial, None)


def _connected(which: str) -> socket.socket:
    """Return a socket to the bus. Connecting to a local socket does not block; the greeting would, and comes later."""
    try:
        address = get_bus(which)
    except (KeyError, ValueError, RuntimeError) as problem:
        raise OSError(f"there is no {which.lower()} bus: {problem}") from problem
    found = socket.socket(socket.AF_UNIX)
    found.settimeout(PATIENCE_SECONDS)
    try:
        found.connect(address)
    except OSError:
        found.close()
        raise
    return found


def _guarded(job: Callable[[], None]) -> None:
    """Run a callback so that its errors do not end the thread."""
    try:
        job()
    except Exception:  # noqa: BLE001 - logged; a bug in one listener must not make the others deaf
        _log.exception("what was heard from the bus led to an error")


_DOCTYPE = (
    '<!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"\n'
    ' "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">\n'
)
_SILENT = '<annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="false"/>'


@dataclass(frozen=True, slots=True)
class Described:
    """One interface: methods by the types they take and answer, signals and properties by their types."""

    name: str
    methods: Mapping[str, tuple[Iterable[str], Iterable[str]]]
    signals: Mapping[str, Iterable[str]] = field(default_factory=dict)
    properties: Mapping[str, str] = field(default_factory=dict)
    writable: frozenset[str] = frozenset()
    silent: frozenset[str] = frozenset()
    """Properties whose changes are not signalled."""


def description(interfaces: Iterable[Described]) -> str:
    return _DOCTYPE + f"<node>{''.join(map(_interface, interfaces))}</node>\n"


def _interface(each: Described) -> str:
    methods = [
        _tag("method", name, _arguments(taken, "in") + _arguments(given, "out")) for name, (taken, given) in each.methods.items()
    ]
    signals = [_tag("signal", name, _arguments(types)) for name, types in each.signals.items()]
    properties = [
        _tag(
            "property",
            name,
            _SILENT if name in each.silent else "",
            type=kind,
            access="readwrite" if name in each.writable else "read",
        )
        for name, kind in each.properties.items()
    ]
    return _tag("interface", each.name, "".join((*methods, *signals, *properties)))


def _arguments(types: Iterable[str], direction: str = "") -> str:
    way = f" direction={quoteattr(direction)}" if direction else ""
    return "".join(f"<arg type={quoteattr(kind)}{way}/>" for kind in types)


def _tag(kind: str, name: str, inside: str, **attributes: str) -> str:
    more = "".join(f" {key}={quoteattr(value)}" for key, value in attributes.items())
    return f"<{kind} name={quoteattr(name)}{more}>{inside}</{kind}>"


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
