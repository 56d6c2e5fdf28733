"""Speech by speech-dispatcher, in its own protocol (SSIP) over its socket. Callbacks run in a thread of its own; no Qt."""

import logging
import os
import queue
import selectors
import shutil
import socket
import subprocess
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from reader.domain.value_classes import dataclass
from reader.supervision import NO_THREAD, Loop

PATIENCE_SECONDS = 2
"""Timeout of an answer."""
_SERVICE, _ADDRESS = "speech-dispatcher", "SPEECHD_ADDRESS"
_SPAWN_SECONDS = 15
"""Timeout of the service's start: a slow one that is killed begins again with the next sentence, and is never ready."""
SILENCE = "\N{NO-BREAK SPACE}"
"""Heard as nothing, but begun when the utterance before it has ended."""
_MAX_LINE = 1 << 20
_EVENT, _BEGIN, _CANCELED = "7", "BEGIN", "CANCELED"
_GREETING = ("SET SELF PRIORITY MESSAGE", "SET SELF NOTIFICATION BEGIN ON", "SET SELF NOTIFICATION CANCEL ON")
_FASTER, _SLOWER = 77, 189
"""Steps of the protocol's rate for one more of our speed, as espeak-ng reads them: -100 is 0.47 and 100 is 2.3 of the usual."""
_UNSAID = dict.fromkeys((*range(32), *range(127, 160)), " ")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Utterance:
    """A sentence to say, without markup or lines. `voice` is one of `voices`, '' for the language's own."""

    number: int
    text: str
    language: str
    voice: str = ""
    speed: float = 1.0


class Listener(Protocol):
    """Called in the thread of the speech."""

    def begun(self, number: int) -> None:
        """Handle that an utterance is heard now, and so the one before it to its end."""

    def interrupted(self, number: int) -> None:
        """Handle that another program took the voice."""

    def lost(self, reason: str) -> None:
        """Handle that nothing more will be heard of what was queued; the next utterance connects again."""


Voices = tuple[tuple[str, str], ...]
"""Names and languages."""


class SpeechService(Protocol):
    """Interface of a system's speech; no method blocks."""

    def speak(self, utterance: Utterance) -> None: ...

    def stop(self) -> None: ...

    def find_voices(self, found: Callable[[Voices], None]) -> None: ...

    def close(self, seconds: float = 0.0) -> None: ...


@dataclass(frozen=True, slots=True)
class _Request:
    """A line to send, after the answer to the one before. `said` follows once the service is ready for a text."""

    line: str
    said: Utterance | None = None
    answered: Callable[[list[str]], None] | None = None


def rate(speed: float) -> int:
    """Return the protocol's rate for a factor of the usual speed."""
    steps = (speed - 1) * (_FASTER if speed > 1 else _SLOWER)
    return max(-100, min(100, round(steps)))


class Speech:
    """Connection to the service, made with the first utterance and again after a loss; starts the service if nobody listens."""

    def __init__(self, listener: Listener) -> None:
        """Raises OSError if there are no descriptors left."""
        self._listener = listener
        self._jobs: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._woken, self._waker = socket.socketpair()
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._woken, selectors.EVENT_READ)
        self._socket: socket.socket | None = None
        self._received = b""
        self._lines: list[str] = []
        self._requests: deque[_Request] = deque()
        self._sent: _Request | None = None
        self._until = 0.0
        self._base_rate = 0
        self._settings: dict[str, str] = {}
        self._numbers: dict[str, int] = {}
        """Of the utterances that the service has, by its own numbers."""
        self._early: dict[str, str] = {}
        """Events that came before the answer with their utterance's number."""
        self._stops = 0
        self._is_closed = self._is_over = False
        self._loop = Loop("speech", self._step, end=self._close_all)

    def speak(self, utterance: Utterance) -> None:
        """Say a sentence after those that are queued."""
        self._run(lambda: self._speak(utterance))

    def stop(self) -> None:
        """Stop at once, and forget what is queued."""
        self._run(self._stop)

    def find_voices(self, found: Callable[[Voices], None]) -> None:
        """Pass the voices to `found`, without the hundred variants that each has; none if the service does not answer."""
        self._run(lambda: self._find_voices(found))

    def close(self, seconds: float = 0.0) -> None:
        """Stop, and wait until the connection is closed: whoever quits without that is survived by two sentences."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._loop.is_running:
            self._jobs.put(self._end)
            self._waker.send(b"\0")
            self._loop.join(seconds)
        else:
            self._close_all()

    def _run(self, job: Callable[[], None]) -> None:
        if self._is_closed:
            return
        self._jobs.put(job)
        if self._loop.start():
            self._waker.send(b"\0")
        else:
            self._listener.lost(NO_THREAD.sentence())

    # everything below runs in the thread

    def _step(self) -> bool:
        wait = max(0.0, self._until - time.monotonic()) if self._sent is not None else None
        for key, _ in self._selector.select(wait):
            if key.fileobj is self._woken:
                for _ in self._woken.recv(4096):
                    if not self._jobs.empty():
                        self._jobs.get()()
            else:
                self._receive()
        if self._sent is not None and time.monotonic() >= self._until:
            self._lose(f"{_SERVICE} does not answer")
        return not self._is_over

    def _end(self) -> None:
        """Silence the service, without waiting for its answer, and leave."""
        if self._socket is not None:
            with suppress(OSError):
                self._socket.sendall(b"CANCEL SELF\r\nQUIT\r\n")
        self._leave()
        self._is_over = True

    def _close_all(self) -> None:
        self._leave()
        for each in (self._selector, self._woken, self._waker):
            each.close()

    def _speak(self, utterance: Utterance) -> None:
        if not self._is_connected():
            return
        self._set("LANGUAGE", utterance.language.replace("_", "-").lower())
        if utterance.voice:
            self._set("SYNTHESIS_VOICE", utterance.voice)
        elif self._settings.pop("SYNTHESIS_VOICE", None) is not None:
            self._ask(_Request("SET SELF VOICE_TYPE MALE1"))
        self._set("RATE", str(max(-100, min(100, self._base_rate + rate(utterance.speed)))))
        self._ask(_Request("SPEAK", utterance, self._note_number(utterance.number)))

    def _stop(self) -> None:
        self._requests = deque(each for each in self._requests if each.said is None)
        self._numbers.clear()
        self._stops += 1
        if self._socket is not None:
            self._ask(_Request("CANCEL SELF", answered=lambda _: self._numbers.clear()))

    def _find_voices(self, found: Callable[[Voices], None]) -> None:
        def answered(lines: list[str]) -> None:
            rows = [line.split("\t") for line in lines]
            found(tuple(sorted((row[0], row[1].lower()) for row in rows if len(row) > 1 and "+" not in row[0])))

        if not self._is_connected():
            found(())
        else:
            self._ask(_Request("LIST SYNTHESIS_VOICES", answered=answered))

    def _set(self, what: str, value: str) -> None:
        if value and self._settings.get(what) != value:
            self._settings[what] = value
            self._ask(_Request(f"SET SELF {what} {_line(value)}"))

    def _ask(self, request: _Request) -> None:
        self._requests.append(request)
        if self._sent is None:
            self._send_next()

    def _send_next(self) -> None:
        self._sent = self._requests.popleft() if self._requests else None
        if self._sent is not None:
            self._send(self._sent.line)

    def _send(self, text: str) -> None:
        self._until = time.monotonic() + PATIENCE_SECONDS
        try:
            if self._socket is not None:
                self._socket.sendall(text.encode("utf-8", "replace") + b"\r\n")
        except OSError as error:
            self._lose(error)

    def _note_number(self, number: int) -> Callable[[list[str]], None]:
        stops = self._stops

        def answered(lines: list[str]) -> None:
            if not (lines and lines[0].isdigit()):
                self._lose(" ".join(lines))
            elif stops == self._stops:
                # one sent before a stop is cancelled by us, and not by others
                self._numbers[lines[0]] = number
                early = self._early.get(lines[0], "")
                self._early.clear()
                if early:
                    self._happen(lines[0], early)

        return answered

    def _is_connected(self) -> bool:
        if self._socket is not None:
            return True
        try:
            self._socket = _connected()
        except OSError as error:
            self._lose(error)
            return False
        self._selector.register(self._socket, selectors.EVENT_READ)
        name = f"{_line(os.environ.get('USER', '')).replace(':', ' ').split(' ')[0] or 'user'}:beforehand:reading"
        for line in (f"SET SELF CLIENT_NAME {name}", *_GREETING):
            self._ask(_Request(line))
        # the user's own speed, which others share, counts as 1
        self._ask(_Request("GET RATE", answered=self._note_rate))
        return True

    def _note_rate(self, lines: list[str]) -> None:
        try:
            self._base_rate = int(lines[0])
        except (IndexError, ValueError):
            self._base_rate = 0

    def _receive(self) -> None:
        connection = self._socket
        if connection is None:
            return
        try:
            data = connection.recv(65536)
        except OSError as error:
            self._lose(error)
            return
        self._received += data
        if not data or len(self._received) > _MAX_LINE:
            self._lose(f"{_SERVICE} ended")
            return
        *lines, self._received = self._received.split(b"\n")
        for line in lines:
            # a line before may have ended the connection
            if self._socket is connection:
                self._read(line.decode("utf-8", "replace").rstrip("\r"))

    def _read(self, line: str) -> None:
        """Read one line of an answer or event, of which the last has a space after its code."""
        self._lines.append(line[4:])
        if line[3:4] == "-":
            return
        lines, self._lines = self._lines, []
        if line.startswith(_EVENT):
            if lines[-1] in {_BEGIN, _CANCELED}:
                self._happen(lines[0], lines[-1])
        elif self._sent is not None:
            self._answer(line, lines)

    def _answer(self, line: str, lines: list[str]) -> None:
        sent = self._sent
        if sent is None:
            return
        if sent.said is not None and line.startswith("230"):
            # it is ready for the text; a line with one dot would end it
            text = _line(sent.said.text).strip() or SILENCE
            self._sent = _Request("", sent.said, sent.answered)
            self._send(f".{text}\r\n." if text.startswith(".") else f"{text}\r\n.")
            return
        self._send_next()
        if sent.answered is not None:
            sent.answered(lines if line[:1] == "2" else [])

    def _happen(self, service_number: str, event: str) -> None:
        number = self._numbers.get(service_number)
        if number is None or self._is_closed:
            self._early[service_number] = event
        elif event == _BEGIN:
            self._listener.begun(number)
        else:
            self._listener.interrupted(number)

    def _lose(self, why: str | OSError) -> None:
        reason = getattr(why, "strerror", None) or str(why)
        _log.info("speech was lost: %s", reason)
        waiting = [each for each in (self._sent, *self._requests) if each is not None and each.said is None]
        self._leave()
        if not self._is_closed:
            self._listener.lost(reason)
        for each in waiting:
            if each.answered is not None:
                each.answered([])

    def _leave(self) -> None:
        connection, self._socket, self._sent = self._socket, None, None
        self._received, self._lines = b"", []
        for each in (self._requests, self._settings, self._numbers, self._early):
            each.clear()
        if connection is not None:
            self._selector.unregister(connection)
            connection.close()


def _line(text: str) -> str:
    return text.translate(_UNSAID)


def _connected() -> socket.socket:
    """Return a connection; starts the service if it does not listen at its usual place. Raises OSError."""
    try:
        return _open(_address())
    except OSError:
        program = shutil.which(_SERVICE)
        if program is None or _ADDRESS in os.environ:
            raise
        with subprocess.Popen(  # noqa: S603 -- the desktop's own service
            [program, "--spawn"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as starting:
            try:
                starting.wait(_SPAWN_SECONDS)
            except subprocess.TimeoutExpired:
                starting.kill()
        return _open(_address())


def _open(address: Path) -> socket.socket:
    found = socket.socket(socket.AF_UNIX)
    found.settimeout(PATIENCE_SECONDS)
    try:
        found.connect(str(address))
    except OSError:
        found.close()
        raise
    return found


def _address() -> Path:
    """Return the socket's path: the environment's, else the usual one."""
    method, _, path = os.environ.get(_ADDRESS, "").partition(":")
    if method == "unix_socket" and path:
        return Path(path)
    folder = os.environ.get("XDG_RUNTIME_DIR") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(folder) / _SERVICE / "speechd.sock"


__all__ = ["SILENCE", "Listener", "Speech", "SpeechService", "Utterance", "Voices", "rate"]
