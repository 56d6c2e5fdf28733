"""Verified copies of the database, kept for 7 days and 4 weeks, and their names. Any thread, with a connection of its own."""

import hashlib
import re
import sqlite3
import threading
from contextlib import closing, suppress
from datetime import UTC, date, datetime
from pathlib import Path

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.user_data import SavedCopy
from reader.storage.connection import ReadConnection, open_unchanged, problem_of
from reader.whole_file import put_in_place, write_whole

ROTATING = "beforehand-"
BEFORE_RESTORING = "before-restoring-"
"""Prefix of a former database that was replaced by a copy."""
BEFORE_MIGRATION = "before-migration-from-"
_STAMP = "%Y%m%d-%H%M%S"
_NAMED = re.compile(r"(?:-(\d{6,}))?-(\d{8}-\d{6})$")


def next_copy(folder: Path, prefix: str, now: int) -> Path:
    """Return the path of the next copy, sorted after all existing ones whatever their dates."""
    number = 1 + max((_number(path) for path in folder.glob("*.sqlite")), default=0)
    return folder / f"{prefix}{number:06}-{datetime.fromtimestamp(now, UTC).strftime(_STAMP)}.sqlite"


def newest_first(folder: Path, prefix: str = "") -> list[Path]:
    return sorted(folder.glob(f"{prefix}*.sqlite"), key=lambda path: (_number(path), made_at(path), path.name), reverse=True)


def made_at(path: Path) -> int:
    """Return a copy's time from its name; the modification time of other files."""
    try:
        return int(datetime.strptime(path.stem[-15:], _STAMP).replace(tzinfo=UTC).timestamp())
    except ValueError:
        return int(path.stat().st_mtime)


def is_ours(path: Path) -> bool:
    """Return whether a file is named like a copy; other names are the user's."""
    return _NAMED.search(path.stem) is not None


def was_made_here(path: Path, folder: Path) -> bool:
    """Return whether a file is byte for byte one of the copies that were made in `folder`."""
    try:
        made = _record(folder).read_text(encoding="ascii").split()
        return bool(made) and not path.with_name(path.name + "-wal").exists() and _digest(path) in made
    except (OSError, ValueError):
        return False


def note_made_here(path: Path, folder: Path) -> None:
    """Store the digest of a finished copy. Raises OSError."""
    with suppress(FileNotFoundError, ValueError):
        made = _record(folder).read_text(encoding="ascii").split()
        write_whole(_record(folder), "\n".join([*made, _digest(path)][-RECORDED:]).encode())
        return
    write_whole(_record(folder), _digest(path).encode())


def _record(folder: Path) -> Path:
    """Return the digests' path beside the folder: a file merely placed inside the folder is not taken for ours."""
    return folder.with_name(folder.name + ".made-here")


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _number(path: Path) -> int:
    named = _NAMED.search(path.stem)
    return int(named[1]) if named and named[1] else 0


DAYS_KEPT = 7
WEEKS_KEPT = 4
REPLACED_KEPT = 3
"""Former databases kept that were replaced by a copy."""
RECORDED = 1000
"""Digests of copies kept: enough for years, including copies moved elsewhere."""
UNDER_WAY_SECONDS = 3600
_one_at_a_time = threading.Lock()
"""Allows one backup at a time: another would take the unfinished file for the leftover of a killed program."""
_COUNTED = ("folder", "feed", "subscription", "entry_status", "entry", "entry_content", "entry_text", "access", "preference")

_IN_DISGUISE = f"SELECT 1 FROM sqlite_schema WHERE type <> 'table' AND name IN {_COUNTED}"  # noqa: S608 -- our own names
"""Query for foreign views named like a table, which may never end."""


def backup(connection: ReadConnection, folder: Path, now: int, opml: bytes, style: bytes = b"") -> Path:
    """Write a verified copy and, beside it, the subscription list and the user's style sheet, if any; then delete what the
    rotation no longer keeps. `connection` must be outside a transaction. Raises ReaderError; a copy that fails its check is
    removed.
    """
    with _one_at_a_time:
        target = next_copy(folder, ROTATING, now)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _copy(connection, target)
            write_whole(target.with_suffix(".opml"), opml)
            if style:
                write_whole(target.with_suffix(".css"), style)
        except OSError as error:
            raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{target}: {error.strerror}") from error
        _rotate(folder)
        _sweep(folder, now)
    return target


def copy_before_migration(connection: ReadConnection, folder: Path, version: int, now: int) -> Path:
    """Write a verified copy of a database before its migration; the rotation does not touch it. Raises ReaderError."""
    target = next_copy(folder, f"{BEFORE_MIGRATION}{version}-", now)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _copy(connection, target)
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{target}: {error.strerror}") from error
    return target


def saved_copies(folder: Path) -> list[SavedCopy]:
    """Return all copies, newest first, each read through: takes half a second per GB."""
    return [_described(path) for path in newest_first(folder)]


def newest_backup(folder: Path) -> Path | None:
    """Return the newest copy that passes its check, including those before a migration; None if there is none. A database
    replaced on purpose comes last, whatever its age.
    """
    copies = sorted(newest_first(folder), key=lambda path: path.name.startswith(BEFORE_RESTORING))
    return next((path for path in copies if _described(path).is_good), None)


def _described(path: Path) -> SavedCopy:
    feeds: int | None = None
    entries: int | None = None
    is_good = False
    with suppress(sqlite3.Error), closing(open_unchanged(path)) as copy:
        if (
            copy.execute(_IN_DISGUISE).fetchall() == []
            and copy.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]
            and _counts(copy)
        ):
            feeds = int(copy.execute("SELECT count(*) FROM subscription WHERE removed_at IS NULL").fetchone()[0])
            entries = int(copy.execute("SELECT count(*) FROM entry").fetchone()[0])
            is_good = True
    return SavedCopy(path, made_at(path), path.stat().st_size, feeds, entries, is_good)


def _copy(connection: ReadConnection, target: Path) -> None:
    """Copy one consistent state to a file, and verify it before it gets its name."""
    partial = target.with_suffix(".partial")
    partial.unlink(missing_ok=True)
    try:
        connection.execute("BEGIN")
        try:
            # counting comes first: later writes of the engine are in neither
            expected = _counts(connection)
            with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
                connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
                counted = expected == _counts(copy)
        finally:
            connection.execute("COMMIT")
        if not counted or not _described(partial).is_good:
            raise ReaderError(ProblemKind.DAMAGED_DATABASE, Detail(DetailKind.COPY_DIFFERS, (str(target),)))
        note_made_here(partial, target.parent)
        put_in_place(partial, target)
    except sqlite3.Error as error:
        problem = problem_of(error, str(target))
        raise ReaderError(ProblemKind.FILE_UNWRITABLE if problem is None else problem.kind, f"{target}: {error}") from error
    finally:
        partial.unlink(missing_ok=True)


def _counts(connection: sqlite3.Connection) -> list[int]:
    return [int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]) for table in _COUNTED]  # noqa: S608 -- our own names


def _rotate(folder: Path) -> None:
    """Keep the newest copy of each of the newest 7 days, and of each of the 4 newest weeks before them."""
    days: dict[date, Path] = {}
    weeks: dict[tuple[int, int], Path] = {}
    copies = [path for path in newest_first(folder, ROTATING) if is_ours(path)]
    for path in copies:
        day = datetime.fromtimestamp(made_at(path), UTC).date()
        year, week, _ = day.isocalendar()
        if len(days) < DAYS_KEPT:
            days.setdefault(day, path)
        elif day not in days:
            weeks.setdefault((year, week), path)
    kept = {*days.values(), *list(weeks.values())[:WEEKS_KEPT]}
    for path in copies:
        if path not in kept:
            path.unlink()
            for beside in (".opml", ".css"):
                path.with_suffix(beside).unlink(missing_ok=True)
    for path in newest_first(folder, BEFORE_RESTORING)[REPLACED_KEPT:]:
        path.unlink()


def _sweep(folder: Path, now: int) -> None:
    """Remove unfinished files of a killed program, but not one that another program may be writing now."""
    for path in folder.glob("*.part*"):
        # another program may finish its own meanwhile
        with suppress(FileNotFoundError):
            if abs(now - made_at(path)) > UNDER_WAY_SECONDS:
                path.unlink()
