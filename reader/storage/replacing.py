"""Atomic replacement of the database by a finished file: a crash leaves the old one or the new one, never none. A file called
`<database>.ready` is finished and checked; once it has that name, it is the valid one. `finish` puts it in place, at this start
or at the next one. Only for the program that holds the profile's lock, with the database closed.
"""

import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from reader.domain.errors import ReaderError
from reader.storage import inspection
from reader.storage.backup import BEFORE_RESTORING, next_copy, note_made_here
from reader.storage.connection import WriteConnection, open_unchanged
from reader.whole_file import put_in_place

LOG_SUFFIXES = ("-wal", "-journal", "-shm")
"""Suffixes of SQLite's files beside a database; beside another one they would be applied to it. The last holds no data of its
own.
"""


def ready_file(path: Path) -> Path:
    return path.with_name(path.name + ".ready")


def incoming_file(path: Path) -> Path:
    """Return the path where a copy is checked before it becomes the next database."""
    return path.with_name(path.name + ".incoming")


def make_ready(fresh: Path, path: Path) -> None:
    put_in_place(fresh, ready_file(path))


def finish(path: Path, backups: Path, now: int) -> Path | None:
    """Put the next database in its place, if there is one. Return the new path of the former database or of its remains. An
    intact one becomes a backup; a damaged one stays beside the new one, with its log, and so does a log alone.
    """
    if not ready_file(path).exists():
        return None
    kept = _keep(path, backups, now) if _holds_something(path) else None
    kept = set_logs_aside(path) or kept
    path.with_name(path.name + ".suspect").unlink(missing_ok=True)
    put_in_place(ready_file(path), path)
    return kept


def set_aside(path: Path) -> Path | None:
    """Rename a database with its log, so that a damaged one can still be salvaged. Return its new name."""
    kept = _free_name(path)
    _rename_logs(path, kept)
    return path.replace(kept) if path.exists() else None


def set_logs_aside(path: Path) -> Path | None:
    """Rename logs without a database, which may hold the only copy of their data. Return the new name of the first."""
    return _rename_logs(path, _free_name(path))


def remove_with_logs(path: Path) -> None:
    """Remove an unfinished database of our own; a remaining log would be applied to the next of that name."""
    for beside in (path, *_logs(path)):
        beside.unlink(missing_ok=True)


def _logs(path: Path) -> list[Path]:
    return [path.with_name(path.name + suffix) for suffix in LOG_SUFFIXES]


def _holds_something(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _free_name(path: Path) -> Path:
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    return next(name for name in names if not any(each.exists() for each in (name, *_logs(name))))


def _rename_logs(path: Path, kept: Path) -> Path | None:
    *logs, index = zip(_logs(path), _logs(kept), strict=True)
    renamed = [log.replace(target) for log, target in logs if _holds_something(log)]
    index[0].unlink(missing_ok=True)
    return renamed[0] if renamed else None


def _keep(path: Path, backups: Path, now: int) -> Path | None:
    with suppress(sqlite3.Error, ReaderError, OSError):
        with closing(open_unchanged(path)) as reader:
            inspection.check(reader, path)
        with closing(sqlite3.connect(path, isolation_level=None, factory=WriteConnection)) as writer:
            writer.execute("PRAGMA journal_mode = DELETE")
        backups.mkdir(parents=True, exist_ok=True)
        note_made_here(path, backups)
        return path.replace(next_copy(backups, BEFORE_RESTORING, now))
    return set_aside(path)
