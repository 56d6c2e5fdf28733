"""Lets one process at a time write to a profile. The kernel releases the lock with its owner, even after a kill."""

import errno
import platform
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

from reader.app.paths import Profile, make_folders
from reader.app.single_instance import Request, Say, hand_over
from reader.domain.errors import ProblemKind, ReaderError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        # far beyond the content, which would be unreadable otherwise
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK, 0})
"""Errors for a lock that is already held (Wine gives no number); any other means that locking is unsupported there."""


_LONGEST_HOST = 200
_MOUNTS = Path("/proc/self/mountinfo")
_OF_NETWORKS = (
    "nfs",
    "cifs",
    "smb",
    "fuse.sshfs",
    "fuse.rclone",
    "9p",
    "ceph",
    "fuse.gluster",
    "afs",
    "ncp",
    "davfs",
    "fuse.davfs",
)


class ProfileLock:
    """Exclusive write access to a profile, from `acquire` to `release` or the end of the process.

    The file remains after release: removing it would let a third program lock a new file of equal name beside the second. It
    names the computer of the lock's owner: a network folder may be used by another one.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    def acquire(self) -> None:
        """Take the lock without waiting. Raises ReaderError: PROFILE_IN_USE or PROFILE_READ_ONLY."""
        try:
            # unbuffered: what a full disk does not take is not left for the end
            file = self._path.open("ab", buffering=0)
        except OSError as error:
            raise ReaderError(ProblemKind.PROFILE_READ_ONLY, f"{self._path.parent} ({error.strerror})") from error
        try:
            _lock(file)
        except OSError as error:
            file.close()
            if error.errno not in _HELD:
                raise ReaderError(ProblemKind.PROFILE_READ_ONLY, f"{self._path.parent} ({error.strerror})") from error
            raise self._in_use(self._other_host()) from error
        other = self._other_host()
        if other and is_on_network(self._path):
            # such a folder may hide one computer's lock from the other, and two writers corrupt a database
            file.close()
            raise self._in_use(other, f"; if Beforehand does not run there, delete {self._path}")
        with suppress(OSError):
            file.truncate(0)
            file.write(platform.node().encode("utf-8", "replace"))
        self._file = file

    def _in_use(self, host: str, advice: str = "") -> ReaderError:
        return ReaderError(ProblemKind.PROFILE_IN_USE, f"{self._path.parent}{f' on {host}' if host else ''}{advice}")

    def _other_host(self) -> str:
        """Return the computer named in the file unless it is this one."""
        try:
            with self._path.open("rb") as file:
                text = file.read(_LONGEST_HOST).decode("utf-8", "replace")
        except OSError:
            return ""
        name = "".join(sign for sign in text if sign.isprintable()).strip()
        return "" if name == platform.node() else name

    def release(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.truncate(0)
            self._file.close()
            self._file = None


def is_on_network(path: Path, mounts: Path = _MOUNTS) -> bool:
    """Check whether other computers may share this folder, as far as the system shows it."""
    if sys.platform == "win32":
        return str(path.absolute()).startswith("\\\\")
    try:
        lines = mounts.read_text("utf-8", "surrogateescape").splitlines()
        place = path.resolve()
    except OSError:
        return False
    kinds: dict[Path, str] = {}
    for line in lines:
        before, _, after = line.partition(" - ")
        fields, kind = before.split(), after.partition(" ")[0]
        if len(fields) > 4:
            kinds[Path(fields[4].replace("\\040", " "))] = kind
    kind = next((kinds[each] for each in (place, *place.parents) if each in kinds), "")
    return kind.startswith(_OF_NETWORKS)


TRIES = 30
PAUSE_SECONDS = 0.1
"""Pause between attempts: a new owner does not listen yet, an ending one no longer does."""


def act_or_hand_over(
    profile: Profile,
    request: Request,
    say: Say,
    act: Callable[[], int],
    pause: Callable[[float], object] = lambda seconds: threading.Event().wait(seconds),
) -> int:
    """Run `act` with exclusive access, or have the program that uses the profile carry out `request`; return the exit code.
    Raises ReaderError: PROFILE_IN_USE if that program does not listen within the time a start takes.
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
