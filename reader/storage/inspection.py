"""Inspects a database file before it is opened for writing. Read only; any thread."""

import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

from reader.domain.errors import ProblemKind, ReaderError
from reader.storage import backup
from reader.storage.connection import ReadConnection, open_unchanged
from reader.storage.given_files import shown_name

HEADER = b"SQLite format 3\0"
QUICK_CHECK_BYTES = 32 * 1024 * 1024
"""Files up to this size are checked whole at every start (40 ms); larger ones only after an unclean end, and before each backup."""


def marker(path: Path) -> Path:
    """The file beside a database that says: this profile was used before."""
    return path.with_name(path.name + ".in-use-since")


def suspect(path: Path) -> None:
    """Make the next start check every page of the file, whatever its size and however the program ended."""
    with suppress(OSError):
        _suspicion(path).touch()


def _suspicion(path: Path) -> Path:
    return path.with_name(path.name + ".suspect")


def refuse_odd(path: Path) -> None:
    """Raise FILE_UNREADABLE where no database can be: in what is no folder, behind a link to nowhere, at a folder's or a device's name."""
    for place, is_right, wrong in ((path.parent, stat.S_ISDIR, "it is not a folder"), (path, stat.S_ISREG, "it is not a file")):
        try:
            reason = "" if is_right(place.stat().st_mode) else wrong
        except FileNotFoundError:
            reason = "the link leads to nothing" if place.is_symlink() else ""
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", "") or "no file can have this name"
        if reason:
            raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{shown_name(str(place))} ({reason})")


def refuse_missing(path: Path, backup_folder: Path | None) -> None:
    """Raise MISSING_DATABASE where an empty or absent file would pass for a new profile although it is none."""
    refuse_odd(path)
    if path.exists() and path.stat().st_size > 0:
        return
    saved = backup.newest_backup(backup_folder) if backup_folder is not None else None
    if saved is not None:
        raise ReaderError(ProblemKind.MISSING_DATABASE, f"{path} (newest backup: {saved})")
    if marker(path).exists():
        raise ReaderError(ProblemKind.MISSING_DATABASE, f"{path} (to start over, delete {marker(path)})")


def inspect(path: Path, *, newest_version: int, application_id: int) -> None:
    """Raise ReaderError if the file is no database of ours, of a newer schema, or visibly damaged."""
    with path.open("rb") as file:
        header = file.read(100)
    if not header.startswith(HEADER) or len(header) < 100:
        raise ReaderError(ProblemKind.DAMAGED_DATABASE, f"{path}: this is not a database")
    connection = open_unchanged(path)
    try:
        _refuse_foreign(connection, path, newest_version, application_id)
        if _deserves_check(path):
            check(connection, path)
            _suspicion(path).unlink(missing_ok=True)
    finally:
        connection.close()


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
        raise ReaderError(ProblemKind.NEWER_SCHEMA, f"its schema is {version}, this version knows {newest_version}")


def _deserves_check(path: Path) -> bool:
    log = path.with_name(path.name + "-wal")
    ended_unclean = log.exists() and log.stat().st_size > 0
    return ended_unclean or _suspicion(path).exists() or path.stat().st_size <= QUICK_CHECK_BYTES
