"""Limits of time and bytes for a whole fetch, applied to every read from a socket. One thread. A socket's own timeout restarts
with each byte, so a server that sends one byte at a time would hold it forever. Here every read waits at most for the remaining
time of the whole; it works alike for header lines, chunk sizes, bodies and TLS. Counting bytes here as well ends compressed
streams that go on forever without output.
"""

import io
import socket
from typing import Any

from reader.domain.clock import Clock


class TooLargeError(Exception):
    """Raised if more bytes came than allowed."""


class Allowance:
    """Remaining time and bytes of a fetch; the sockets of one thread share it, and it is reset for each fetch."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ends_at = 0.0
        self._wire_bytes = 0

    def set(self, seconds: float, wire_bytes: int) -> None:
        self._ends_at = self._clock.monotonic() + seconds
        self._wire_bytes = wire_bytes

    def renew(self, seconds: float) -> None:
        """Extend the time while a long body arrives fast enough; its bytes are still counted."""
        self._ends_at = self._clock.monotonic() + seconds

    def now(self) -> float:
        return self._clock.monotonic()

    def left(self) -> float:
        """Return the seconds left. Raises TimeoutError if there are none."""
        left = self._ends_at - self._clock.monotonic()
        if left <= 0:
            raise TimeoutError("the total time limit was reached")
        return left

    def count(self, wire_bytes: int) -> None:
        """Count received bytes. Raises TooLargeError if there are too many."""
        self._wire_bytes -= wire_bytes
        if self._wire_bytes < 0:
            raise TooLargeError


class BoundedSocket:
    """Connected socket (plain or TLS) for http.client and urllib3, whose reads keep the allowance."""

    def __init__(self, sock: socket.socket, allowance: Allowance) -> None:
        self._sock = sock
        self._allowance = allowance
        self._open_files = 0
        self._is_closing = False
        self.used_at = allowance.now()

    def makefile(self, mode: str = "rb", *_: Any, **__: Any) -> io.BufferedReader:
        """Return a file for http.client to read an answer; the socket stays open until the last such file is closed."""
        if mode != "rb":
            raise ValueError(mode)
        self._open_files += 1
        return io.BufferedReader(_SocketReader(self))

    def read_into(self, buffer: memoryview) -> int:
        """Read once, within the remaining time."""
        self._sock.settimeout(self._allowance.left())
        count = self._sock.recv_into(buffer)
        self.used_at = self._allowance.now()
        self._allowance.count(count)
        return count

    def sendall(self, data: Any) -> None:
        """Send within the remaining time."""
        self._sock.settimeout(self._allowance.left())
        self._sock.sendall(data)

    def close(self) -> None:
        """Close once all files are closed."""
        self._is_closing = True
        if self._open_files <= 0:
            self._sock.close()

    def file_closed(self) -> None:
        """Note that one of the files was closed."""
        self._open_files -= 1
        if self._is_closing:
            self.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sock, name)


class _SocketReader(io.RawIOBase):
    def __init__(self, owner: BoundedSocket) -> None:
        super().__init__()
        self._owner = owner

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        return self._owner.read_into(memoryview(buffer))

    def close(self) -> None:
        if not self.closed:
            super().close()
            self._owner.file_closed()
