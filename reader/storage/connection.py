"""Connections as types: a query that writes requires a WriteConnection, so mypy rejects it on a read connection. A reader belongs
to the thread that opened it; only `interrupt()` may be called from another.
"""

import contextlib
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any, TypeVar

from reader.domain.errors import Problem, ProblemKind

SQLITE_VERSION = sqlite3.sqlite_version
BUSY_TIMEOUT_SECONDS = 5.0

DatabaseError = sqlite3.Error
"""Error of a failing query, for modules that may not import sqlite3."""

# only errors of reading the file itself are damage: it causes a rebuild, which a lack of space, memory or locks must not
_KINDS = {
    sqlite3.SQLITE_FULL: ProblemKind.DISK_FULL,
    sqlite3.SQLITE_IOERR_WRITE: ProblemKind.DISK_FULL,
    sqlite3.SQLITE_IOERR_FSYNC: ProblemKind.DISK_FULL,
    sqlite3.SQLITE_IOERR_TRUNCATE: ProblemKind.DISK_FULL,
    sqlite3.SQLITE_IOERR_DIR_FSYNC: ProblemKind.DISK_FULL,
    sqlite3.SQLITE_IOERR_SHMOPEN: ProblemKind.DISK_FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE: ProblemKind.DISK_FULL,
    sqlite3.SQLITE_IOERR_NOMEM: ProblemKind.NO_RESOURCES,
    sqlite3.SQLITE_IOERR_SHMMAP: ProblemKind.NO_RESOURCES,
    sqlite3.SQLITE_IOERR_MMAP: ProblemKind.NO_RESOURCES,
    sqlite3.SQLITE_IOERR_LOCK: ProblemKind.PROFILE_READ_ONLY,
    sqlite3.SQLITE_IOERR_RDLOCK: ProblemKind.PROFILE_READ_ONLY,
    sqlite3.SQLITE_IOERR_UNLOCK: ProblemKind.PROFILE_READ_ONLY,
    sqlite3.SQLITE_IOERR_CHECKRESERVEDLOCK: ProblemKind.PROFILE_READ_ONLY,
    sqlite3.SQLITE_IOERR_SHMLOCK: ProblemKind.PROFILE_READ_ONLY,
    sqlite3.SQLITE_IOERR_ACCESS: ProblemKind.PROFILE_READ_ONLY,
    sqlite3.SQLITE_IOERR_DELETE: ProblemKind.PROFILE_READ_ONLY,
    sqlite3.SQLITE_READONLY: ProblemKind.PROFILE_READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: ProblemKind.PROFILE_READ_ONLY,
    sqlite3.SQLITE_PERM: ProblemKind.PROFILE_READ_ONLY,
    sqlite3.SQLITE_BUSY: ProblemKind.PROFILE_IN_USE,
    sqlite3.SQLITE_LOCKED: ProblemKind.PROFILE_IN_USE,
    sqlite3.SQLITE_CORRUPT: ProblemKind.DAMAGED_DATABASE,
    sqlite3.SQLITE_NOTADB: ProblemKind.DAMAGED_DATABASE,
    sqlite3.SQLITE_IOERR: ProblemKind.DAMAGED_DATABASE,
    sqlite3.SQLITE_INTERRUPT: ProblemKind.INTERRUPTED,
}


class ReadConnection(sqlite3.Connection):
    """Read connection. Fetch every result fully: a half-read cursor pins an old snapshot."""

    def column(self, query: str, parameters: Any = ()) -> list[Any]:
        """Return the first value of each row."""
        return [value for (value, *_) in self.execute(query, parameters).fetchall()]


_in_use: set[str] = set()
"""Databases that this process writes to."""


class WriteConnection(ReadConnection):
    """Only connection that writes; opened by `storage.writer` in the engine thread only."""

    _place = ""

    def note_use(self, path: Path) -> None:
        """Have `is_in_use` say so until this connection is closed."""
        self._place = _normal(path)
        _in_use.add(self._place)

    def close(self) -> None:
        super().close()
        _in_use.discard(self._place)


def is_in_use(path: Path | str) -> bool:
    """Return whether this process writes to a database, which must not be opened otherwise: on POSIX, closing any other file of it
    ends the locks of all its connections here, and whatever program closes it next deletes the write-ahead log in use.
    """
    return _normal(path) in _in_use


def _normal(path: Path | str) -> str:
    return os.path.normcase(os.path.realpath(path))


ConnectionT = TypeVar("ConnectionT", bound=sqlite3.Connection)


def open_reader(path: Path, *, cache_kilobytes: int = 16_000) -> ReadConnection:
    """Open an existing database read-only, for the calling thread. Raises sqlite3.OperationalError if there is none. In a
    read-only folder, a write-ahead log cannot be read and is refused rather than ignored.
    """
    log = path.with_name(path.name + "-wal")
    has_log = log.exists() and log.stat().st_size > 0
    unchanging = "" if has_log or os.access(path.parent, os.W_OK) else "&immutable=1"
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro{unchanging}",
        uri=True,
        timeout=BUSY_TIMEOUT_SECONDS,
        isolation_level=None,
        factory=ReadConnection,
    )
    with contextlib.ExitStack() as stack:
        # the last of these reads the file, which may be no database
        stack.callback(connection.close)
        connection.execute("PRAGMA query_only = ON")
        hardened(connection)
        connection.execute(f"PRAGMA cache_size = -{cache_kilobytes}")
        stack.pop_all()
    return connection


def open_unchanged(path: Path) -> ReadConnection:
    """Open a database that nobody else writes to; without a pending write-ahead log, no file is created beside it. A database that
    this process may have open is opened as its own, for the reason that `is_in_use` gives.
    """
    log = path.with_name(path.name + "-wal")
    if (log.exists() and log.stat().st_size > 0) or path.with_name(path.name + "-shm").exists():
        return open_reader(path)
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    return hardened(sqlite3.connect(uri, uri=True, isolation_level=None, factory=ReadConnection))


def hardened(connection: ConnectionT, *, longest_value: int | None = None) -> ConnectionT:
    """Restrict a connection's trust in its file: functions and virtual tables in its schema are not run. `longest_value`, for
    files from elsewhere, also checks each page as it is read and limits values (bytes).
    """
    connection.execute("PRAGMA trusted_schema = OFF")
    if sys.version_info >= (3, 12):
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)  # noqa: FBT003 -- the library's call
    if longest_value is not None:
        connection.execute("PRAGMA cell_size_check = ON")
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, longest_value)
    return connection


def empty_cache(connection: ReadConnection) -> None:
    """Free a connection's page cache; the system still caches the file, so the next query costs hardly more."""
    with contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA shrink_memory")


def problem_of(error: sqlite3.Error, where: str) -> Problem | None:
    """Return the problem of a database error; None for a programming error. `where` names the file."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    kind = _KINDS.get(code) or _KINDS.get(code & 0xFF)
    return None if kind is None else Problem(kind, f"{where}: {error}" if where else str(error))


def database_path(connection: ReadConnection) -> str:
    rows = connection.execute("PRAGMA database_list").fetchall()
    return str(rows[0][2]) if rows else ""
