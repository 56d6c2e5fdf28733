"""Seekable stream of an episode without a file: one answer is read sequentially, and a jump requests another. Every request
follows the common rules: addresses and redirects are checked, logins stay with their origin, times are limited.
"""

import re
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from reader.domain.addresses import host_of
from reader.domain.episodes import Target
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.net.exchange import EXPECTED, PARTIAL, Exchange
from reader.net.http_names import Response
from reader.net.problems import problem_of_exception

READ_SECONDS = 20.0
SKIP_BYTES = 256 * 1024
"""Longest forward jump that is read over, which is quicker than a request."""
_RANGE = re.compile(r"bytes (\d{1,18})-\d{1,18}/(\d{1,18}|\*)")


class MediaStream:
    """Media stream; `size` is known once it was opened. Read by one thread at a time; `close` comes from any."""

    def __init__(self, exchange: Exchange, request: FetchRequest, report: Callable[[FetchResult], object]) -> None:
        self._exchange, self._request, self._report = exchange, request, report
        self._lock = threading.Lock()
        self._response: Response | None = None
        self._place = 0
        self._is_closed = False
        self.size: int | None = None

    def open(self) -> None:
        """Request the beginning. Raises ReaderError."""
        with self._lock:
            self._ask(0)

    def read(self, offset: int, length: int) -> bytes:
        with self._lock:
            if self._is_closed:
                raise ReaderError(ProblemKind.INTERRUPTED)
            if self.size is not None and offset >= self.size:
                return b""
            try:
                return self._read(offset, length)
            except EXPECTED as error:
                self._drop()
                if self._is_closed:
                    raise ReaderError(ProblemKind.INTERRUPTED) from error
                problem = problem_of_exception(error, host_of(self._request.url))
                raise ReaderError(problem.kind, problem.detail) from error

    def close(self) -> None:
        self._is_closed = True
        response = self._response
        if response is not None:
            _hang_up(response)

    def _read(self, offset: int, length: int) -> bytes:
        gap = offset - self._place
        if self._response is None or not 0 <= gap <= SKIP_BYTES:
            self._ask(offset)
        while self._place < offset and self._some(min(offset - self._place, SKIP_BYTES)):
            pass
        data = self._some(length)
        if not data and self.size is not None and offset < self.size:
            # the server closed the connection to a slow reader
            self._ask(offset)
            data = self._some(length)
        return data

    def _some(self, length: int) -> bytes:
        raw: Any = self._response.raw if self._response is not None else None
        self._exchange.renew(READ_SECONDS)
        data: bytes = raw.read1(length) if raw is not None else b""
        self._place += len(data)
        return data

    def _ask(self, offset: int) -> None:
        self._drop()
        response, result = self._exchange.open(replace(self._request, target=Target("", offset)))
        if response is None:
            self._report(result)
            problem = result.problem or Problem(ProblemKind.NETWORK)
            raise ReaderError(problem.kind, problem.detail)
        if self._is_closed:
            _hang_up(response)
            raise ReaderError(ProblemKind.INTERRUPTED)
        self._response = response
        try:
            self._place = self._extent(response, offset)
        except ReaderError as error:
            self._report(replace(result, problem=error.problem))
            raise
        self._report(result)

    def _extent(self, response: Response, offset: int) -> int:
        """Return the answer's first byte and store the size. Raises ReaderError if a player cannot use it."""
        kind = response.headers.get("Content-Type", "").partition(";")[0].strip().lower()
        if kind in {"text/html", "application/xhtml+xml"}:
            self._drop()
            raise ReaderError(ProblemKind.NOT_MEDIA, kind)
        found = _RANGE.fullmatch(response.headers.get("Content-Range", "").strip())
        if response.status_code == PARTIAL and found is not None and int(found[1]) == offset:
            return offset
        if offset:
            # from the start again, by a server without range support
            self._drop()
            raise ReaderError(ProblemKind.NETWORK, Detail(DetailKind.INVALID_HTTP))
        length = response.headers.get("Content-Length", "")
        self.size = int(length) if length.isascii() and length.isdigit() and len(length) < 19 else None
        return 0

    def _drop(self) -> None:
        response, self._response = self._response, None
        if response is not None:
            with suppress(*EXPECTED):
                response.raw.close()


def _hang_up(response: Response) -> None:
    """Shut the socket down: closing it alone would leave a reader waiting."""
    raw: Any = response.raw
    connection = getattr(raw, "_connection", None) or getattr(raw, "connection", None)
    sock = getattr(connection, "sock", None)
    with suppress(OSError, AttributeError):
        sock.shutdown(socket.SHUT_RDWR)  # type: ignore[union-attr] # what it is is asked for
