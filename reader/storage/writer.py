"""Opening of the write connection. Called in the engine thread (or before it starts), nowhere else."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.storage import backup, database_file, schema
from reader.storage.connection import BUSY_TIMEOUT_SECONDS, WriteConnection, database_path, problem_of
from reader.storage.migrations import APPLICATION_ID, SCHEMA_VERSION

PAGE_BYTES = 8192
SYNCHRONOUS = "FULL"
"""A commit returns once it is on the disk."""
LOG_PAGES = 4000
"""Pages of the write-ahead log (32 MB) at which it is checkpointed: with less, a large change waits for the disk twice."""


def open_database(path: Path, *, now: int, backup_folder: Path | None) -> WriteConnection:
    """Open a profile's database, created or migrated to this version's schema where needed (after a copy into `backup_folder`).
    Raises ReaderError: NEWER_SCHEMA, DAMAGED_DATABASE, MISSING_DATABASE (empty or gone although the profile was used before),
    PROFILE_READ_ONLY, PROFILE_IN_USE or DISK_FULL. No file is changed then, apart from a new and empty one.
    """
    database_file.refuse_missing(path, backup_folder)
    is_new = not path.exists() or path.stat().st_size == 0
    if is_new:
        # SQLite would remove a log that it finds beside an empty database.
        database_file.set_logs_aside(path)
    try:
        if not is_new:
            database_file.inspect(path)
        connection = open_writer(path)
    except sqlite3.Error as error:
        raise _known(error, path) from error
    try:
        _bring_up_to_date(connection, None if is_new else backup_folder, now)
        database_file.marker(path).touch()
    except sqlite3.Error as error:
        connection.close()
        raise _known(error, path) from error
    except BaseException:
        connection.close()
        raise
    return connection


def open_in_memory(now: int) -> WriteConnection:
    connection = open_writer(Path(":memory:"))
    _bring_up_to_date(connection, None, now)
    return connection


def open_writer(path: Path) -> WriteConnection:
    """Open (or create) the database for writing: WAL, every commit on disk before it is acknowledged."""
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_SECONDS, isolation_level=None, factory=WriteConnection)
    try:
        connection.execute(f"PRAGMA page_size = {PAGE_BYTES}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        connection.execute("PRAGMA foreign_keys = ON")
        # expired data is removed from the file like erased data
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("PRAGMA cache_size = -8000")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        connection.note_use(path)
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def raising_problems(where: Path | str) -> Iterator[None]:
    """Convert errors of the disk or the file inside to ReaderError."""
    try:
        yield
    except sqlite3.Error as error:
        raise _known(error, where) from error


@contextmanager
def transaction(connection: WriteConnection) -> Iterator[None]:
    """Store everything inside or nothing. Raises ReaderError for errors of the disk or the file."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        _commit(connection)
    except sqlite3.Error as error:
        raise _known(error, database_path(connection)) from error


@contextmanager
def savepoint(connection: WriteConnection) -> Iterator[None]:
    """Open a savepoint: an error rolls back only what is inside, unless the database rolled back the transaction."""
    connection.execute("SAVEPOINT part")
    try:
        yield
        connection.execute("RELEASE part")
    except BaseException:
        if connection.in_transaction:
            _leave_part(connection)
        raise


def _leave_part(connection: WriteConnection) -> None:
    """Roll back a savepoint, or else the transaction: half of it must not be stored."""
    try:
        connection.execute("ROLLBACK TO part")
        connection.execute("RELEASE part")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _commit(connection: WriteConnection) -> None:
    try:
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _bring_up_to_date(connection: WriteConnection, backup_folder: Path | None, now: int) -> None:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if not schema.is_ours(connection, version):
        # before anything is written: a foreign trigger would act in our name
        raise ReaderError(ProblemKind.DAMAGED_DATABASE, Detail(DetailKind.ALTERED_DATABASE, (database_path(connection),)))
    if version == SCHEMA_VERSION:
        _leave_the_past(connection, now)
        return
    from reader.storage.migrations import steps

    if version > 0 and backup_folder is not None:
        backup.copy_before_migration(connection, backup_folder, version, now)
    # one transaction: a new profile waits for the disk once, and never stays between two schemas
    with transaction(connection):
        steps.migrate(connection, version, SCHEMA_VERSION)
        broken = connection.execute("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise ReaderError(ProblemKind.DAMAGED_DATABASE, Detail(DetailKind.BROKEN_ROWS, (len(broken),)))
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    _leave_the_past(connection, now)


def _leave_the_past(connection: WriteConnection, now: int) -> None:
    if database_file.is_marked(connection):
        with transaction(connection):
            database_file.withdraw(connection, now)


def _known(error: sqlite3.Error, path: Path | str) -> Exception:
    """Convert to a known error of this profile; bugs are returned as they are."""
    problem = problem_of(error, str(path))
    return error if problem is None else ReaderError(problem.kind, problem.detail)


ROOM_BYTES = 1024 * 1024
_USUAL_CACHE = "PRAGMA cache_size"


def has_room(connection: WriteConnection) -> bool:
    """Return whether a megabyte fits on the disk. It is written to the log and rolled back; nothing of it stays."""
    usual = connection.execute(_USUAL_CACHE).fetchone()[0]
    # with a small cache SQLite writes at once instead of keeping pages up to the commit
    connection.execute(f"{_USUAL_CACHE} = 10")
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT OR REPLACE INTO planning (name, value) VALUES ('room', hex(zeroblob(?)))", (ROOM_BYTES // 2,))
    except sqlite3.Error:
        return False
    else:
        return True
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute(f"{_USUAL_CACHE} = {usual}")
