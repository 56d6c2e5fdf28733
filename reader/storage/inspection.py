"""Inspection of a database file before it is opened for writing. Read only; any thread."""

import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.storage import backup
from reader.storage.connection import ReadConnection, open_reader, open_unchanged
from reader.storage.given_files import shown_name, why_not

HEADER = b"SQLite format 3\0"
QUICK_CHECK_BYTES = 32 * 1024 * 1024
"""Files up to this size are checked completely at every start (40 ms); larger ones only after an unclean end, and before each
backup.
"""


def marker(path: Path) -> Path:
    """Return the file beside a database that marks the profile as used before."""
    return path.with_name(path.name + ".in-use-since")


def suspect(path: Path) -> None:
    """Make the next start check every page of the file, whatever its size and however the program ended."""
    with suppress(OSError):
        _suspicion(path).touch()


def _suspicion(path: Path) -> Path:
    return path.with_name(path.name + ".suspect")


def refuse_odd(path: Path) -> None:
    """Raise FILE_UNREADABLE for paths where no database can be: a missing parent folder, a dangling link, a folder or a device."""
    for place, is_right, wrong in (
        (path.parent, stat.S_ISDIR, DetailKind.NOT_A_FOLDER),
        (path, stat.S_ISREG, DetailKind.NOT_A_FILE),
    ):
        fault = _fault(place, is_right, wrong)
        if fault is not None:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, fault)


def _fault(place: Path, is_right: Callable[[int], bool], wrong: DetailKind) -> Detail | str | None:
    shown = shown_name(str(place))
    try:
        return None if is_right(place.stat().st_mode) else Detail(wrong, (shown,))
    except FileNotFoundError:
        return Detail(DetailKind.BROKEN_LINK, (shown,)) if place.is_symlink() else None
    except (OSError, ValueError) as error:
        return why_not(str(place), error)


def refuse_missing(path: Path, backup_folder: Path | None) -> None:
    """Raise MISSING_DATABASE for an empty or absent file in a profile used before."""
    refuse_odd(path)
    if path.exists() and path.stat().st_size > 0:
        return
    saved = backup.newest_backup(backup_folder) if backup_folder is not None else None
    if saved is not None:
        raise ReaderError(ProblemKind.MISSING_DATABASE, Detail(DetailKind.NEWEST_BACKUP, (str(path), str(saved))))
    if marker(path).exists():
        raise ReaderError(ProblemKind.MISSING_DATABASE, Detail(DetailKind.START_OVER, (str(path), str(marker(path)))))


def inspect(path: Path, *, newest_version: int, application_id: int, called: Path | None = None) -> None:
    """Raise ReaderError if the file is not a database of ours, of a newer schema, or visibly damaged; `called` is its name for
    the user.
    """
    name = called or path
    with path.open("rb") as file:
        header = file.read(100)
    if not header.startswith(HEADER) or len(header) < 100:
        raise ReaderError(ProblemKind.DAMAGED_DATABASE, Detail(DetailKind.NO_DATABASE, (str(name),)))
    connection = open_unchanged(path)
    try:
        _refuse_foreign(connection, name, newest_version, application_id)
        if _deserves_check(path):
            check(connection, name)
            _suspicion(path).unlink(missing_ok=True)
    finally:
        connection.close()


def is_behind(path: Path, newest_version: int) -> bool:
    """Return whether a database in use has an older schema, which this version cannot read. Raises NEWER_SCHEMA and
    sqlite3.Error.
    """
    if not path.exists() or path.stat().st_size == 0:
        return False
    with closing(open_reader(path)) as connection:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > newest_version:
        raise ReaderError(ProblemKind.NEWER_SCHEMA, Detail(DetailKind.SCHEMA, (version, newest_version)))
    return version < newest_version


def check(connection: ReadConnection, path: Path) -> None:
    """Raise DAMAGED_DATABASE unless SQLite's integrity check passes (about half a second per GB, warm)."""
    try:
        found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(3)").fetchall()]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    if found != ["ok"]:
        raise ReaderError(ProblemKind.DAMAGED_DATABASE, f"{path}: {found[0]}")


def _refuse_foreign(connection: ReadConnection, path: Path, newest_version: int, application_id: int) -> None:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
    tables = int(connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0])
    if owner != application_id and (owner or version or tables):
        raise ReaderError(ProblemKind.FOREIGN_DATABASE, str(path))
    if version > newest_version:
        raise ReaderError(ProblemKind.NEWER_SCHEMA, Detail(DetailKind.SCHEMA, (version, newest_version)))


def _deserves_check(path: Path) -> bool:
    log = path.with_name(path.name + "-wal")
    ended_unclean = log.exists() and log.stat().st_size > 0
    return ended_unclean or _suspicion(path).exists() or path.stat().st_size <= QUICK_CHECK_BYTES
