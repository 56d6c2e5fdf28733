"""Puts a finished file in the place of the database: whoever is killed meanwhile has the old one or the new one, never none.

A file called `<database>.ready` is finished and checked; from its renaming on it is what counts. `finish` carries that out, at this
start or at the next one. Only for the program that holds the profile's lock, with the database closed.
"""

import os
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path

from reader.domain.errors import ReaderError
from reader.storage import backup, inspection
from reader.storage.backup_names import BEFORE_RESTORING, next_copy
from reader.storage.connection import WriteConnection, open_unchanged

LOG_SUFFIXES = ("-wal", "-shm")


def ready_file(path: Path) -> Path:
    """Where the next database waits."""
    return path.with_name(path.name + ".ready")


def incoming_file(path: Path) -> Path:
    """Where a copy is checked that is to be the next database."""
    return path.with_name(path.name + ".incoming")


def make_ready(fresh: Path, path: Path) -> None:
    """Declare a checked file to be the next database."""
    backup.flush(fresh)
    fresh.replace(ready_file(path))
    flush_folder(path.parent)


def finish(path: Path, backups: Path, now: int) -> Path | None:
    """Put what is ready in its place, if anything is. Returns where the former database is kept now, if there was one.

    One in order becomes a copy among the backups; a damaged one stays beside the new one, with its log.
    """
    if not ready_file(path).exists():
        return None
    kept = _keep(path, backups, now) if path.exists() and path.stat().st_size > 0 else None
    for suffix in (*LOG_SUFFIXES, ".suspect"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    ready_file(path).replace(path)
    flush_folder(path.parent)
    return kept


def set_aside(path: Path) -> Path | None:
    """Rename a database with its log, so that a damaged one can still be searched for what it held."""
    number = 1
    while (kept := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    for suffix in LOG_SUFFIXES:
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            beside.replace(kept.with_name(kept.name + suffix))
    return path.replace(kept) if path.exists() else None


def flush_folder(folder: Path) -> None:
    """Have renamings on the disk; Windows does that by itself."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _keep(path: Path, backups: Path, now: int) -> Path | None:
    with suppress(sqlite3.Error, ReaderError, OSError):
        with closing(open_unchanged(path)) as reader:
            inspection.check(reader, path)
        with closing(sqlite3.connect(path, isolation_level=None, factory=WriteConnection)) as writer:
            writer.execute("PRAGMA journal_mode = DELETE")
        backups.mkdir(parents=True, exist_ok=True)
        return path.replace(next_copy(backups, BEFORE_RESTORING, now))
    return set_aside(path)
