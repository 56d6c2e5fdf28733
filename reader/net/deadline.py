"""Time limits that hold: a deadline for the whole fetch, applied to every single read from a socket. One thread.

A socket's own time-out starts anew with each byte, so a server that sends one byte at a time holds it for ever. Here every read
waits no longer than what is left of the whole; it works the same for header lines, chunk sizes, bodies and TLS.
"""

import io
import socket
from typing import Any

from reader.domain.clock import Clock


class Deadline:
    """A point on the monotonic clock that the sockets of one thread share; set anew for each fetch."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._at = 0.0

    def set(self, seconds: float) -> None:
        """Start counting."""
        self._at = self._clock.monotonic() + seconds

    def now(self) -> float:
        """Monotonic seconds."""
        return self._clock.monotonic()

    def left(self) -> float:
        """Seconds that remain; raises TimeoutError when none do."""
        left = self._at - self._clock.monotonic()
        if left <= 0:
            raise TimeoutError("the deadline of the whole fetch has passed")
        return left

    @property
    def has_passed(self) -> bool:
        """Whether the time is up."""
        return self._at <= self._clock.monotonic()


class DeadlineSocket:
    """A connected socket (plain or TLS) as http.client and urllib3 use it, whose reads keep the deadline."""

    def __init__(self, sock: socket.socket, deadline: Deadline) -> None:
        self._sock = sock
        self._deadline = deadline
        self._open_files = 0
        self._is_closing = False
        self.used_at = deadline.now()

    def makefile(self, mode: str = "rb", *_: Any, **__: Any) -> io.BufferedReader:
        """What http.client reads an answer through; the socket stays open until the last such file is closed."""
        if mode != "rb":
            raise ValueError(mode)
        self._open_files += 1
        return io.BufferedReader(_SocketReader(self))

    def read_into(self, buffer: memoryview) -> int:
        """One read that waits no longer than the deadline allows."""
        self._sock.settimeout(self._deadline.left())
        count = self._sock.recv_into(buffer)
        self.used_at = self._deadline.now()
        return count

    def sendall(self, data: Any) -> None:
        """Send within the deadline."""
        self._sock.settimeout(self._deadline.left())
        self._sock.sendall(data)

    def close(self) -> None:
        """Close once nothing reads from it any more."""
        self._is_closing = True
        if self._open_files <= 0:
            self._sock.close()

    def file_closed(self) -> None:
        """One of the files was closed."""
        self._open_files -= 1
        if self._is_closing:
            self.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sock, name)


class _SocketReader(io.RawIOBase):
    def __init__(self, owner: DeadlineSocket) -> None:
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
