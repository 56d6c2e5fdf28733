"""One program writes to a profile at a time. The kernel holds the lock, so that it is gone with its owner, even after a kill."""

import errno
import sys
from pathlib import Path
from typing import IO

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
