"""What a database says when it fails, in words; and a COMMIT that fails leaves nothing behind, not even its transaction."""

import sqlite3

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.storage import feeds
from reader.storage.connection import WriteConnection, problem_of
from reader.storage.writer import raising_problems, transaction
from tests.unit.storage.examples import follow

KINDS = {
    ProblemKind.DISK_FULL: (
        *("FULL", "IOERR_WRITE", "IOERR_FSYNC", "IOERR_DIR_FSYNC", "IOERR_TRUNCATE", "IOERR_SHMSIZE", "IOERR_SHMOPEN"),
    ),
    ProblemKind.NO_RESOURCES: ("IOERR_NOMEM", "IOERR_SHMMAP", "IOERR_MMAP"),
    ProblemKind.PROFILE_READ_ONLY: (
        *("READONLY", "READONLY_DIRECTORY", "READONLY_DBMOVED", "CANTOPEN", "CANTOPEN_ISDIR", "PERM"),
        *("IOERR_LOCK", "IOERR_RDLOCK", "IOERR_UNLOCK", "IOERR_CHECKRESERVEDLOCK", "IOERR_SHMLOCK"),
        *("IOERR_ACCESS", "IOERR_DELETE"),
    ),
    ProblemKind.PROFILE_IN_USE: ("BUSY", "BUSY_SNAPSHOT", "BUSY_RECOVERY", "LOCKED", "LOCKED_SHAREDCACHE"),
    ProblemKind.DAMAGED_DATABASE: ("CORRUPT", "CORRUPT_INDEX", "NOTADB", "IOERR", "IOERR_READ", "IOERR_SHORT_READ"),
    ProblemKind.INTERRUPTED: ("INTERRUPT",),
}
OURS = ("ERROR", "CONSTRAINT", "CONSTRAINT_UNIQUE", "MISUSE", "RANGE", "MISMATCH")


def error_of(name: str) -> sqlite3.Error:
    error = sqlite3.OperationalError("it failed")
    error.sqlite_errorcode = getattr(sqlite3, f"SQLITE_{name}")
    return error


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in KINDS.items() for name in names])
def test_every_failure_of_disk_or_file_has_its_message(connection: WriteConnection, kind: ProblemKind, name: str) -> None:
    """No room is no damage: a report of damage would repair a healthy database."""
    problem = problem_of(error_of(name), "reader.sqlite3")
    assert problem is not None
    assert (problem.kind, problem.detail) == (kind, "reader.sqlite3: it failed")
    with pytest.raises(ReaderError) as caught, transaction(connection):
        raise error_of(name)
    assert caught.value.problem.kind is kind
    with pytest.raises(ReaderError) as caught, raising_problems("a file"):
        raise error_of(name)
    assert caught.value.problem.kind is kind


@pytest.mark.parametrize("name", OURS)
def test_a_mistake_of_the_program_stays_one(connection: WriteConnection, name: str) -> None:
    assert problem_of(error_of(name), "reader.sqlite3") is None
    with pytest.raises(sqlite3.OperationalError), transaction(connection):
        raise error_of(name)


def test_an_error_without_a_code_is_a_mistake_of_the_program() -> None:
    assert problem_of(sqlite3.ProgrammingError("closed"), "x") is None


def test_after_a_commit_that_failed_the_next_transaction_works(connection: WriteConnection) -> None:
    """A row that refers to nothing is found by COMMIT alone, which leaves its transaction open."""
    connection.execute("CREATE TABLE note (feed_id INTEGER REFERENCES feed (feed_id) DEFERRABLE INITIALLY DEFERRED)")
    with pytest.raises(sqlite3.IntegrityError):
        _refer_to_nothing(connection)
    assert feeds.feeds(connection) == []
    with transaction(connection):
        follow(connection, "b")
    assert [feed.url for feed in feeds.feeds(connection)] == ["https://b.example/feed"]
    assert connection.execute("SELECT * FROM note").fetchall() == []


def _refer_to_nothing(connection: WriteConnection) -> None:
    with transaction(connection):
        follow(connection, "a")
        connection.execute("INSERT INTO note VALUES (999)")
