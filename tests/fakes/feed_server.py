"""A small loopback HTTP server that answers as asked, well or badly, and remembers who asked for what.

    with FeedServer() as server:
        server.feed("/a", entries=3, etag='"v1"', max_age=60)
        server.answer("/b", status=503, headers={"Retry-After": "120"})
        ... server.url("/a") ... server.requests ... server.paths

Every connection has a thread of its own. `FeedServer("127.0.0.2")` is another host (give it
the first one's `port` where one redirects to the other: the fetcher follows from private to private within one port only). With `certificate` and `key` it speaks TLS.
It says what time it is where it is given a clock: `now`.
"""

import contextlib
import socket
import ssl
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from email.utils import formatdate
from pathlib import Path
from typing import Any, Self

from tests.fakes.answers import Answer, Script, SeenRequest
from tests.fakes.documents import Posting, atom, rss

RSS_TYPE = "application/rss+xml; charset=utf-8"
ATOM_TYPE = "application/atom+xml; charset=utf-8"
DRIP_SECONDS = 0.02
Headers = Mapping[str, str] | Sequence[tuple[str, str]]


class FeedServer:
    """Use as a context manager; everything is closed and joined at its end."""

    def __init__(
        self,
        address: str = "127.0.0.1",
        *,
        port: int = 0,
        certificate: Path | None = None,
        key: Path | None = None,
        tls: ssl.SSLContext | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.requests: list[SeenRequest] = []
        self.connections = 0
        self._scripts: dict[str, Script] = {}
        self._lock = threading.Lock()
        self._is_stopping = threading.Event()
        self._threads: list[threading.Thread] = []
        self._open: set[socket.socket] = set()
        self._tls = tls
        self._now = now
        if certificate is not None:
            self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._tls.load_cert_chain(certificate, key)
        self._listener = socket.create_server((address, port), backlog=512)
        self.host = address
        self.port: int = self._listener.getsockname()[1]

    def url(self, path: str = "/", *, host: str | None = None, user: str = "") -> str:
        """The absolute URL of a path, by another host name or with user:password if wanted."""
        scheme = "http" if self._tls is None else "https"
        return f"{scheme}://{f'{user}@' if user else ''}{host or self.host}:{self.port}{path}"

    @property
    def paths(self) -> list[str]:
        """What was asked for, in the order of arrival."""
        return [request.path for request in self.requests]

    def seen(self, path: str) -> list[SeenRequest]:
        """The requests for one path, query left aside."""
        return [request for request in self.requests if request.path.partition("?")[0] == path]

    def feed(
        self,
        path: str,
        *,
        entries: int | Sequence[Posting] = 3,
        title: str = "A feed",
        first: int = 1,
        kind: str = "rss",
        extra: str = "",
        etag: str = "",
        last_modified: str = "",
        max_age: int | None = None,
        headers: Headers = (),
    ) -> None:
        """Serve a feed document from now on; a request with its validators gets a 304. Calling it again replaces the document."""
        make, content_type = (atom, ATOM_TYPE) if kind == "atom" else (rss, RSS_TYPE)
        body = make(entries=entries, title=title, link=self.url("/"), first=first, extra=extra)
        fields = [("Content-Type", content_type), *_pairs(headers)]
        fields += [(name, value) for name, value in (("ETag", etag), ("Last-Modified", last_modified)) if value]
        if max_age is not None:
            fields.append(("Cache-Control", f"max-age={max_age}"))
        self.script(path, Answer(headers=fields, body=body))

    def answer(self, path: str, *, headers: Headers = (), **options: Any) -> None:
        """Serve one scripted answer from now on; see Answer for what it can be."""
        self.script(path, Answer(headers=_pairs(headers), **options))

    def redirect(self, path: str, target: str, *, status: int = 302) -> None:
        """Send askers elsewhere; `target` may be a path."""
        self.answer(path, status=status, headers={"Location": target})

    def script(self, path: str, *answers: Answer) -> None:
        """Serve these answers in turn, the last one for good. A path ending in * stands for all that start so."""
        with self._lock:
            self._scripts[path] = Script(list(answers))

    def __enter__(self) -> Self:
        self._spawn(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self._is_stopping.set()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        with self._lock:
            for connection in self._open:
                with contextlib.suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()

    def _spawn(self, target: Any, *arguments: Any) -> None:
        thread = threading.Thread(target=target, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while not self._is_stopping.is_set():
            try:
                connection, peer = self._listener.accept()
            except OSError:
                return
            with self._lock:
                self.connections += 1
                self._open.add(connection)
            self._spawn(self._serve, connection, peer[1])

    def _serve(self, plain: socket.socket, peer_port: int) -> None:
        connection = plain
        try:
            if self._tls is not None:
                connection = self._tls.wrap_socket(plain, server_side=True)
                with self._lock:
                    self._open.discard(plain)
                    self._open.add(connection)
            with connection.makefile("rb") as lines:
                while self._exchange(connection, lines, peer_port):
                    pass
        except OSError:
            pass
        finally:
            with self._lock:
                self._open.discard(connection)
                self._open.discard(plain)
            connection.close()

    def _exchange(self, connection: socket.socket, lines: Any, peer_port: int) -> bool:
        """Read one request and answer it; tell whether the connection goes on."""
        words = lines.readline(65_536).decode("latin-1").split()
        # a greeting of TLS falls into three words now and then
        if len(words) != 3 or not words[2].startswith("HTTP/") or self._is_stopping.is_set():
            return False
        headers: dict[str, str] = {}
        while line := lines.readline(65_536).decode("latin-1").rstrip("\r\n"):
            name, _, value = line.partition(":")
            headers[name] = value.strip(" ")
        with self._lock:
            request = SeenRequest(len(self.requests) + 1, words[0], words[1], headers, peer_port)
            self.requests.append(request)
            answer = self._choose(request)
        if self._now is not None:
            answer = replace(answer, headers=[*answer.headers, ("Date", formatdate(self._now(), usegmt=True))])
        self._play(connection, answer)
        return not answer.must_close

    def _choose(self, request: SeenRequest) -> Answer:
        path = request.path.partition("?")[0]
        starts = [name for name in self._scripts if name.endswith("*") and path.startswith(name[:-1])]
        script = self._scripts.get(path) or (self._scripts[max(starts, key=len)] if starts else None)
        if script is None:
            return Answer(status=404, body=b"nothing here")
        answer = script.next_answer()
        held = answer.validators
        sent = {name: request.header(name) for name in held}
        decisive = "If-None-Match" if sent.get("If-None-Match") is not None else "If-Modified-Since"
        if (
            answer.status == 200
            and answer.conditional
            and held.get(decisive) is not None
            and sent.get(decisive) == held[decisive]
        ):
            return replace(answer, status=304, body=b"", chunks=None, length=0)
        wanted = (request.header("Range") or "").removeprefix("bytes=").partition("-")
        if (
            answer.ranges
            and answer.status == 200
            and wanted[0]
            and request.header("If-Range") in {None, *(value for _, value in answer.headers)}
        ):
            return _part(answer, int(wanted[0]), int(wanted[2] or len(answer.body)))
        return answer

    def _play(self, connection: socket.socket, answer: Answer) -> None:
        if answer.wait_for is not None and not self._wait(answer.wait_for):
            return
        if answer.raw is not None:
            connection.sendall(answer.raw)
            return
        self._send(connection, answer.head(), slowly=answer.drip_head)
        if answer.drip_head:
            return
        if answer.chunks is not None:
            for chunk in answer.chunks:
                connection.sendall(f"{len(chunk):x}\r\n".encode() + chunk + b"\r\n")
            if answer.cut_after is None:
                connection.sendall(b"0\r\n\r\n")
            return
        self._send(connection, answer.body[: answer.cut_after], slowly=answer.drip)
        while answer.endless and not self._is_stopping.is_set():
            connection.sendall(answer.endless)

    def _send(self, connection: socket.socket, data: bytes, *, slowly: bool) -> None:
        if not slowly:
            connection.sendall(data)
            return
        for place in range(len(data)):
            connection.sendall(data[place : place + 1])
            if self._is_stopping.wait(DRIP_SECONDS):
                return
        self._is_stopping.wait()

    def _wait(self, event: threading.Event) -> bool:
        while not self._is_stopping.is_set():
            if event.wait(0.05):
                return True
        return False


def _part(answer: Answer, first: int, last: int) -> Answer:
    whole = len(answer.body)
    if first >= whole:
        fields = [*answer.headers, ("Content-Range", f"bytes */{whole}")]
        return replace(answer, status=416, body=b"", headers=fields)
    body = answer.body[first : last + 1]
    fields = [*answer.headers, ("Content-Range", f"bytes {first}-{first + len(body) - 1}/{whole}")]
    return replace(answer, status=206, body=body, headers=fields)


def _pairs(headers: Headers) -> list[tuple[str, str]]:
    return list(headers.items()) if isinstance(headers, Mapping) else list(headers)
