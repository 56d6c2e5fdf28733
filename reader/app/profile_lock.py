"""One program writes to a profile at a time; others send it their request. The kernel releases the lock with its owner, even after a kill."""

import errno
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

from reader.app.paths import Profile, make_folders
from reader.app.single_instance import Request, Say, hand_over
from reader.domain.errors import ProblemKind, ReaderError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})
"""What a system says of a lock that somebody else holds; anything else means that it cannot lock there at all."""


class ProfileLock:
    """The right to write to a profile, from `acquire` to `release` or the end of the process.

    The file stays behind on release: removing it would let a third program lock a new file of the same name beside the second.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    def acquire(self) -> None:
        """Take the lock at once. Raises ReaderError: PROFILE_IN_USE, or PROFILE_READ_ONLY where no file can be made or locked."""
        try:
            file = self._path.open("ab")
        except OSError as error:
            raise ReaderError(ProblemKind.PROFILE_READ_ONLY, f"{self._path.parent} ({error.strerror})") from error
        try:
            _lock(file)
        except OSError as error:
            file.close()
            if error.errno not in _HELD:
                raise ReaderError(ProblemKind.PROFILE_READ_ONLY, f"{self._path.parent} ({error.strerror})") from error
            raise ReaderError(ProblemKind.PROFILE_IN_USE, str(self._path.parent)) from error
        self._file = file

    def release(self) -> None:
        """Give the lock up; harmless when it is not held."""
        if self._file is not None:
            self._file.close()
            self._file = None


TRIES = 30
PAUSE_SECONDS = 0.1
"""Between them: who has just taken the lock does not listen yet, and who is about to end no longer does."""


def act_or_hand_over(
    profile: Profile,
    request: Request,
    say: Say,
    act: Callable[[], int],
    pause: Callable[[float], object] = lambda seconds: threading.Event().wait(seconds),
) -> int:
    """`act` with the profile to ourselves, or have the program that uses it carry `request` out; the exit code.

    Raises ReaderError: PROFILE_IN_USE where that program does not listen for as long as a start takes.
    """
    make_folders(profile)
    lock = ProfileLock(profile.lock)
    for tries_left in reversed(range(TRIES)):
        try:
            lock.acquire()
            break
        except ReaderError as error:
            if error.problem.kind is not ProblemKind.PROFILE_IN_USE:
                raise
            code = hand_over(profile.socket, request, say)
            if code is not None:
                return code
            if not tries_left:
                raise
            pause(PAUSE_SECONDS)
    try:
        return act()
    finally:
        lock.release()
