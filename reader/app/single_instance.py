"""Lets a second start reach the process that uses the profile: JSON lines over a local socket, no Qt, no pickle.

A request is one JSON object, followed by a file's bytes if `has_data`. The response is {"heard": true} immediately, any number of
{"out": text} and {"err": text}, then {"exit": code}.
"""

import contextlib
import errno
import json
import logging
import os
import queue
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeGuard, TypeVar

from reader.domain.commands import Command
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import CommandFailed, EngineStopped, Event, StorageFailed
from reader.domain.value_classes import dataclass
from reader.storage.given_files import shown_name
from reader.supervision import NO_THREAD, Loop, run_in_thread

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


Heard = Callable[[str, str], None]


class InstanceSignals:
    """Called by later starts, from any thread, with their argument (possibly empty). The window connects an emitter of a queued
    signal; earlier signals are kept, and go to `meanwhile`.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._early: list[tuple[str, str]] = []
        self._heard: Heard | None = None
        self._meanwhile: Callable[[str], None] | None = None

    def ring(self, argument: str, token: str = "") -> None:
        """Request to raise the window, with the desktop's activation token, and to open an address or file."""
        with self._lock:
            if self._heard is None:
                self._early.append((argument, token))
                if self._meanwhile is not None:
                    self._meanwhile(token)
                return
        self._heard(argument, token)

    def meanwhile(self, listener: Callable[[str], None] | None) -> None:
        """Set who receives activation tokens until a window is connected; None for nobody."""
        with self._lock:
            self._meanwhile = listener

    def connect(self, heard: Heard) -> None:
        """Connect the receiver, and deliver earlier signals to it."""
        with self._lock:
            self._heard = heard
            early, self._early = self._early, []
        for argument, token in early:
            heard(argument, token)


FAMILY = "AF_PIPE" if sys.platform == "win32" else "AF_UNIX"
LARGEST_MESSAGE_BYTES = 64 << 20
LARGEST_HEAD_BYTES = 1 << 20
"""Maximum size of a request without its file; arguments are a few thousand characters."""
PATIENCE_SECONDS = 2.0
SILENCE_SECONDS = 10.0
"""Time limit for a connected client to send its request or read the response."""
AT_ONCE = 32
"""Maximum concurrent requests; beyond it the oldest is disconnected."""
NOT_UNDERSTOOD = 2
LONGEST_ERROR = 600
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Request:
    """Request of a later start: a command, its arguments and options, and a file it has read."""

    command: str
    arguments: tuple[str, ...] = ()
    options: frozenset[str] = frozenset()
    data: bytes = field(default=b"", repr=False)

    @classmethod
    def of(cls, command: str, *arguments: str, data: bytes = b"", **options: bool) -> "Request":
        return cls(command, arguments, frozenset(name for name, is_set in options.items() if is_set), data)

    def argument(self, number: int) -> str:
        """Return one argument. Raises BAD_VALUE if there are fewer, as any process can reach the socket."""
        if number >= len(self.arguments):
            raise ReaderError(ProblemKind.BAD_VALUE, f"{shown_name(self.command)} (an argument is missing)")
        return self.arguments[number]


@dataclass(frozen=True, slots=True)
class Line:
    """A line to print, on standard error if `is_error`."""

    text: str
    is_error: bool = False


def error_line(error: ReaderError) -> Line:
    """Describe an error on one line of bounded length, whatever names it contains."""
    return Line(f"beforehand: {shown_name(' '.join(str(error).splitlines()), LONGEST_ERROR)}", is_error=True)


Say = Callable[[Line], None]
Answer = Callable[[Request, Say], int]
"""Carries out a request in the running program, printing through `Say`, and returns the exit code."""


class RequestError(Exception):
    """The received data are no request."""


class InstanceListener:
    """Accepts later starts on its own thread; `answer` is called in a further thread for each."""

    def __init__(self, address: Path, answer: Answer) -> None:
        """Listen immediately. The caller holds the profile's lock, so any file at the address is stale. Raises OSError."""
        self._answer = answer
        self._address = address
        self._lock = threading.Lock()
        self._read: list[Connection[Any, Any]] = []
        if FAMILY == "AF_UNIX":
            address.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            address.unlink(missing_ok=True)
        # most commands listen to nobody, and it brings sockets, processes and temporary files
        from multiprocessing.connection import Listener

        self._listener = Listener(str(address), family=FAMILY, backlog=8)
        self._loop = Loop("single-instance", self._step)
        if not self._loop.start():
            self._listener.close()
            raise OSError(errno.EAGAIN, NO_THREAD.sentence())

    def stop(self) -> None:
        """Stop listening; a current request ends with the program."""
        from multiprocessing.connection import Client

        self._loop.stop()
        with contextlib.suppress(OSError):
            Client(str(self._address), family=FAMILY).close()
        self._loop.join(PATIENCE_SECONDS)
        self._listener.close()

    def _step(self) -> bool:
        connection = self._listener.accept()
        if self._loop.is_stopping:
            connection.close()
            return False
        self._note(connection)
        if not run_in_thread("single-instance-answer", lambda: self._serve(connection)):
            # it delays the next one, but is answered
            self._serve(connection)
        return not self._loop.is_stopping

    def _note(self, connection: "Connection[Any, Any]") -> None:
        """Track a bounded number of requests: a silent or slow client gives way to the next."""
        with self._lock:
            self._read.append(connection)
            for each in self._read[:-AT_ONCE]:
                _hang_up(each)

    def _serve(self, connection: "Connection[Any, Any]") -> None:
        """Serve one client: whatever it sends, it gets a line and an exit code if it still listens."""
        with connection:
            try:
                code = self._answered(connection)
            except (OSError, EOFError):
                _log.info("A second start broke off its request", exc_info=True)
                return
            except Exception:
                with contextlib.suppress(OSError):
                    _send_line(
                        connection, Line("beforehand: the running Beforehand failed at this; its log says why", is_error=True)
                    )
                    _send(connection, {"exit": 1})
                raise
            with contextlib.suppress(OSError):
                _send(connection, {"exit": code})

    def _answered(self, connection: "Connection[Any, Any]") -> int:
        try:
            _limit_silence(connection)
            request = _receive_request(connection)
        except RequestError as error:
            _log.info("What a second start sent is no request: %s", error)
            _send_line(connection, Line("beforehand: the running Beforehand does not understand this request", is_error=True))
            return NOT_UNDERSTOOD
        finally:
            with self._lock:
                self._read.remove(connection)
        _send(connection, {"heard": True})
        try:
            return self._answer(request, lambda line: _send_line(connection, line))
        except ReaderError as error:
            _send_line(connection, error_line(error))
            return 1


def hand_over(address: Path, request: Request, say: Say) -> int | None:
    """Have the running program carry out the request and print its output; return its exit code, or None if no program listens."""
    from multiprocessing.connection import Client

    try:
        connection = Client(str(address), family=FAMILY)
    except OSError:
        return None
    with connection:
        try:
            head = {
                "command": request.command,
                "arguments": request.arguments,
                "options": sorted(request.options),
                "has_data": bool(request.data),
            }
            _send(connection, head)
            if request.data:
                connection.send_bytes(request.data)
            if not connection.poll(SILENCE_SECONDS):
                say(Line("The running Beforehand does not answer.", is_error=True))
                return 1
            return _read_answer(connection, say)
        except (OSError, EOFError, ValueError, KeyError, TypeError, ArithmeticError, RecursionError):
            say(Line("The running Beforehand quit before it answered.", is_error=True))
            return 1


def _read_answer(connection: "Connection[Any, Any]", say: Say) -> int:
    while True:
        message = json.loads(connection.recv_bytes(LARGEST_MESSAGE_BYTES))
        if "exit" in message:
            return int(message["exit"])
        if "heard" in message:
            continue
        is_error = "err" in message
        say(Line(str(message["err" if is_error else "out"]), is_error=is_error))


def _receive_request(connection: "Connection[Any, Any]") -> Request:
    """Read a request. Raises RequestError if it is invalid, OSError or EOFError if the connection ends."""
    try:
        head = json.loads(_received(connection, LARGEST_HEAD_BYTES))
    except (ValueError, RecursionError, MemoryError) as error:
        raise RequestError(type(error).__name__) from error
    if not isinstance(head, dict):
        raise RequestError(type(head).__name__)
    command, arguments, options = (head.get(name) for name in ("command", "arguments", "options"))
    if (
        not isinstance(command, str)
        or not _are_texts(arguments)
        or not _are_texts(options)
        or not isinstance(head.get("has_data"), bool)
    ):
        raise RequestError(", ".join(sorted(map(str, head)))[:LONGEST_ERROR])
    data = _received(connection, LARGEST_MESSAGE_BYTES) if head["has_data"] else b""
    return Request(command, tuple(arguments), frozenset(options), data)


def _are_texts(value: Any) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _received(connection: "Connection[Any, Any]", most_bytes: int) -> bytes:
    if not connection.poll(SILENCE_SECONDS):
        raise TimeoutError
    return connection.recv_bytes(most_bytes)


def _limit_silence(connection: "Connection[Any, Any]") -> None:
    """Set a time limit for reads and writes, also within a message. A Windows pipe delivers whole messages."""
    if FAMILY != "AF_UNIX":
        return
    import socket
    import struct

    seconds = struct.pack("ll", int(SILENCE_SECONDS), int(SILENCE_SECONDS % 1 * 1_000_000))
    with socket.socket(fileno=os.dup(connection.fileno())) as its:
        for option in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
            its.setsockopt(socket.SOL_SOCKET, option, seconds)


def _hang_up(connection: "Connection[Any, Any]") -> None:
    """Close a connection that another thread reads from."""
    if FAMILY != "AF_UNIX":
        return
    import socket

    with contextlib.suppress(OSError), socket.socket(fileno=os.dup(connection.fileno())) as its:
        its.shutdown(socket.SHUT_RDWR)


def _send_line(connection: "Connection[Any, Any]", line: Line) -> None:
    _send(connection, {"err" if line.is_error else "out": line.text})


def _send(connection: "Connection[Any, Any]", message: dict[str, object]) -> None:
    connection.send_bytes(json.dumps(message).encode())


Submit = Callable[[Command], None]

E = TypeVar("E", bound=Event)
F = TypeVar("F", bound=Event)


class Conversation:
    """Distributes engine events to waiting callers."""

    def __init__(self) -> None:
        self._waiting: list[queue.SimpleQueue[Event]] = []
        self._submit: Submit | None = None
        self._begun = threading.Event()

    def begin(self, submit: Submit) -> None:
        """Set the engine that receives commands; earlier callers have waited for it."""
        self._submit = submit
        self._begun.set()

    def publish(self, event: Event) -> None:
        for waiting in tuple(self._waiting):
            waiting.put(event)

    def answer(self, command: Command, kind: type[E], *others: type[F]) -> E | F:
        """Send a command and return the first event of these kinds that it causes. Raises as `ask`."""
        kinds: tuple[type[E | F], ...] = (kind, *others)
        for event in self.ask(command):
            if event.cause == command.command_id and isinstance(event, kinds):
                return event
        raise AssertionError("ask() gives events until it raises")

    def ask(self, command: Command) -> Iterator[Event]:
        """Send a command and yield all later events until the caller stops reading. Raises ReaderError when the command fails,
        when nothing can be stored, or when the engine ends.
        """
        self._begun.wait()
        events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._waiting.append(events)
        try:
            if self._submit is not None:
                self._submit(command)
            while True:
                event = events.get()
                if isinstance(event, CommandFailed) and event.cause == command.command_id:
                    raise ReaderError(event.problem.kind, event.problem.detail)
                if isinstance(event, StorageFailed):
                    raise ReaderError(event.problem.kind, event.problem.detail)
                if isinstance(event, EngineStopped):
                    raise ReaderError(ProblemKind.INTERRUPTED)
                yield event
        finally:
            self._waiting.remove(events)
