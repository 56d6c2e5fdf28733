"""Builds a database from a copy and from what a damaged one still holds, beside both. For the program that holds the profile's lock."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from reader.domain.errors import ProblemKind, ReaderError
from reader.storage import inspection
from reader.storage.connection import ReadConnection, open_unchanged, problem_of
from reader.storage.salvage import Salvaged, salvage
from reader.storage.writer import open_database


def build(damaged: Path | None, repairing: Path, saved: Path | None, now: int) -> tuple[Salvaged, int]:
    """A checked database of this version, in one file; what came from the damaged one, and how many feeds are followed in it.

    Raises ReaderError and OSError; the caller removes what is left then.
    """
    if saved is not None:
        shutil.copyfile(saved, repairing)
    try:
        with closing(open_database(repairing, now=now, backup_folder=None)) as connection:
            # a lost list of tables is like that of the backup, whose pages lie where they lay; else like that of a new database
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            found = Salvaged() if damaged is None else salvage(damaged, connection, saved or repairing)
            inspection.check(connection, repairing)
            if connection.execute("PRAGMA foreign_key_check").fetchall():
                raise ReaderError(ProblemKind.DAMAGED_DATABASE, f"{repairing}: rows refer to nothing")
            feeds = _count(connection)
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        problem = problem_of(error, str(repairing))
        if problem is None:
            raise
        raise ReaderError(problem.kind, problem.detail) from error
    return found, feeds


def count_followed(path: Path) -> int:
    """How many feeds are followed in a database that nobody has open."""
    with closing(open_unchanged(path)) as connection:
        return _count(connection)


def _count(connection: ReadConnection) -> int:
    return int(connection.execute("SELECT count(*) FROM subscription WHERE removed_at IS NULL").fetchone()[0])
