"""The loopback HTTP that fake servers and proxies are made of: whole requests with their bodies in, answers out, both counted.

A subclass says what `answer` is. Every connection has a thread of its own and is kept alive. With `tls` it speaks TLS.
"""

import contextlib
import socket
import ssl
import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import IO, Self
from urllib.parse import parse_qsl, unquote, urlsplit

LONGEST_LINE = 65_536
Fields = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Request:
    """One request as it arrived: `target` as it stood in its first line, header names in lower case."""

    method: str
    target: str
    headers: dict[str, str]
    body: bytes = b""

    @property
    def path(self) -> str:
        """Without the query, decoded."""
        return unquote(urlsplit(self.target).path)

    @property
    def query(self) -> Fields:
        return parse_qsl(urlsplit(self.target).query, keep_blank_values=True)

    @property
    def form(self) -> Fields:
        """The fields of a form in their order."""
        if not self.headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
            return []
        return parse_qsl(self.body.decode(), keep_blank_values=True)


@dataclass(frozen=True, slots=True)
class Response:
    """What is sent back. `cut_after` closes the connection after so many bytes of the body, at -1 before anything is sent."""

    status: int = 200
    body: bytes = b""
    content_type: str = "text/plain; charset=UTF-8"
    headers: Fields = field(default_factory=list)
    cut_after: int | None = None


def value(fields: Iterable[tuple[str, str]], name: str, default: str = "") -> str:
    """The last of that name, as most servers take it."""
    return dict(fields).get(name, default)


class LoopbackServer:
    """Use as a context manager; everything is closed and joined at its end. `most_at_once` is how many requests were under way together."""

    def __init__(self, *, port: int = 0, address: str = "127.0.0.1", tls: ssl.SSLContext | None = None) -> None:
        self.seen: list[Request] = []
        self.most_at_once = 0
        self.tls = tls
        self._under_way = 0
        self._lock = threading.Lock()
        self._is_stopping = False
        self._open: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._listener = socket.create_server((address, port), backlog=128)
        self.address = address
        self.port: int = self._listener.getsockname()[1]

    @property
    def origin(self) -> str:
        """Scheme, address and port."""
        return f"{'https' if self.tls else 'http'}://{self.address}:{self.port}"

    def answer(self, request: Request) -> Response:
        """Answer one request; called in the thread of its connection."""
        raise NotImplementedError

    def paths(self) -> list[str]:
        """What was asked for, in the order of arrival."""
        return [request.path for request in self.seen]

    def __enter__(self) -> Self:
        self._spawn(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self._is_stopping = True
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.drop_connections()
        for thread in list(self._threads):
            thread.join()

    def drop_connections(self) -> None:
        """Cut whoever is connected, in the middle of an answer too."""
        with self._lock:
            for connection in self._open:
                with contextlib.suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)

    def _spawn(self, target: object, *arguments: object) -> None:
        thread = threading.Thread(target=target, args=arguments, daemon=True)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while not self._is_stopping:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            # The head and the body of an answer are two writes.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with self._lock:
                self._open.add(connection)
            self._spawn(self._serve, connection)

    def _serve(self, plain: socket.socket) -> None:
        connection = plain
        try:
            if self.tls is not None:
                connection = self.tls.wrap_socket(plain, server_side=True)
                with self._lock:
                    self._open.discard(plain)
                    self._open.add(connection)
            with connection.makefile("rb") as lines:
                while self._exchange(connection, lines):
                    pass
        except OSError:
            pass
        finally:
            with self._lock:
                self._open -= {connection, plain}
            connection.close()

    def _exchange(self, connection: socket.socket, lines: IO[bytes]) -> bool:
        request = _read(lines)
        if request is None or self._is_stopping:
            return False
        with self._lock:
            self.seen.append(request)
            self._under_way += 1
            self.most_at_once = max(self.most_at_once, self._under_way)
        try:
            response = self.answer(request)
        finally:
            # whoever has read the answer may ask on at once
            with self._lock:
                self._under_way -= 1
        return _send(connection, request, response)


def _read(lines: IO[bytes]) -> Request | None:
    words = lines.readline(LONGEST_LINE).decode("latin-1").split()
    # a greeting of TLS falls into three words now and then
    if len(words) != 3 or not words[2].startswith("HTTP/"):
        return None
    headers: dict[str, str] = {}
    while line := lines.readline(LONGEST_LINE).decode("latin-1").rstrip("\r\n"):
        name, _, text = line.partition(":")
        headers[name.lower()] = text.strip()
    return Request(words[0], words[1], headers, lines.read(int(headers.get("content-length") or 0)))


def _send(connection: socket.socket, request: Request, response: Response) -> bool:
    """Tells whether the connection goes on."""
    if response.cut_after is not None and response.cut_after < 0:
        return False
    fields = [("Content-Length", str(len(response.body)))]
    if response.content_type:
        fields.append(("Content-Type", response.content_type))
    first = f"HTTP/1.1 {response.status} {HTTPStatus(response.status).phrase}\r\n"
    start = first + "".join(f"{name}: {text}\r\n" for name, text in [*fields, *response.headers]) + "\r\n"
    # the rest of a status without a body would be taken for the next answer
    body = b"" if request.method == "HEAD" or response.status in {204, 304} else response.body
    connection.sendall(start.encode("latin-1") + body[: response.cut_after])
    return response.cut_after is None
