"""Verified copies of the database, kept for 7 days and 4 weeks, and the way back. Any thread, with a connection of its own."""

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from reader.domain.errors import ProblemKind, ReaderError
from reader.storage.connection import ReadConnection, problem_of

DAYS_KEPT = 7
WEEKS_KEPT = 4
_STAMP = "%Y%m%d-%H%M%S"
_PREFIX = "beforehand-"
_COUNTED = ("folder", "feed", "subscription", "entry_status", "entry", "entry_content", "entry_text", "access", "preference")


def backup(connection: ReadConnection, folder: Path, now: int, opml: bytes) -> Path:
    """Write a verified copy and, beside it, the subscription list; then drop what is older than the rotation keeps.

    `connection` must be outside a transaction. Raises ReaderError; a copy that fails its check does not stay.
    """
    target = folder / f"{_PREFIX}{datetime.fromtimestamp(now, UTC).strftime(_STAMP)}.sqlite"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _copy(connection, target)
        _write(target.with_suffix(".opml"), opml)
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{target}: {error.strerror}") from error
    _rotate(folder)
    return target


def copy_before_migration(connection: ReadConnection, folder: Path, version: int, now: int) -> Path:
    """Write a verified copy of a database that is about to get a new schema; the rotation leaves it alone."""
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"before-migration-from-{version}-{datetime.fromtimestamp(now, UTC).strftime(_STAMP)}.sqlite"
    _copy(connection, target)
    return target


def newest_backup(folder: Path) -> Path | None:
    """The newest copy that passes its check, copies from before a migration included; None if there is none."""
    copies = sorted(folder.glob("*.sqlite"), key=lambda path: path.stem[-15:], reverse=True)
    return next((path for path in copies if _is_good(path)), None)


def restore(saved: Path, path: Path) -> Path | None:
    """Put a backup in the place of a database that nobody has open; returns where the replaced file is kept now, if any."""
    if not _is_good(saved):
        raise ReaderError(ProblemKind.DAMAGED_DATABASE, str(saved))
    fresh = path.with_name(path.name + ".restoring")
    shutil.copyfile(saved, fresh)
    _flush(fresh)
    kept = _set_aside(path)
    fresh.replace(path)
    return kept


def _copy(connection: ReadConnection, target: Path) -> None:
    """One consistent state, in a file of its own that was read back before it gets its name."""
    partial = target.with_suffix(".partial")
    partial.unlink(missing_ok=True)
    try:
        connection.execute("BEGIN")
        try:
            # counting comes first: what the engine writes from then on is in neither
            expected = _counts(connection)
            with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
                connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
                counted = expected == _counts(copy)
        finally:
            connection.execute("COMMIT")
        if not counted or not _is_good(partial):
            raise ReaderError(ProblemKind.DAMAGED_DATABASE, f"{target}: the copy does not match")
        _flush(partial)
        partial.replace(target)
    except sqlite3.Error as error:
        problem = problem_of(error, str(target))
        raise ReaderError(ProblemKind.FILE_UNWRITABLE if problem is None else problem.kind, f"{target}: {error}") from error
    finally:
        partial.unlink(missing_ok=True)


def _counts(connection: sqlite3.Connection) -> list[int]:
    return [int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]) for table in _COUNTED]  # noqa: S608 -- our own names


def _is_good(path: Path) -> bool:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as copy:
            return bool(copy.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)] and _counts(copy))
    except sqlite3.Error:
        return False


def _rotate(folder: Path) -> None:
    """Keep the newest copy of each of the newest 7 days, and of each of the 4 newest weeks before them."""
    days: dict[str, Path] = {}
    weeks: dict[tuple[int, int], Path] = {}
    for path in sorted(folder.glob(f"{_PREFIX}*.sqlite"), reverse=True):
        day = path.stem.removeprefix(_PREFIX)[:8]
        year, week, _ = datetime.strptime(day, "%Y%m%d").replace(tzinfo=UTC).isocalendar()
        if len(days) < DAYS_KEPT:
            days.setdefault(day, path)
        elif day not in days:
            weeks.setdefault((year, week), path)
    kept = {*days.values(), *list(weeks.values())[:WEEKS_KEPT]}
    for path in folder.glob(f"{_PREFIX}*.sqlite"):
        if path not in kept:
            path.unlink()
            path.with_suffix(".opml").unlink(missing_ok=True)


def _set_aside(path: Path) -> Path | None:
    """Rename a database with its log, so that a damaged one can still be searched for what it held."""
    number = 1
    while (kept := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    for suffix in ("-wal", "-shm"):
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            beside.replace(kept.with_name(kept.name + suffix))
    return path.replace(kept) if path.exists() else None


def _write(path: Path, data: bytes) -> None:
    partial = path.with_suffix(".opml-partial")
    partial.write_bytes(data)
    _flush(partial)
    partial.replace(path)


def _flush(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
