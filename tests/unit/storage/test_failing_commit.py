"""What a database says when it fails, in words; and a COMMIT that fails leaves nothing behind, not even its transaction."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.storage import feeds, writer
from reader.storage.connection import WriteConnection, problem_of
from reader.storage.writer import raising_problems, savepoint, transaction
from tests.fakes.new_database import open_new
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


class _Unwilling(WriteConnection):
    """Fails at statements that begin so, once each."""

    unwilling: tuple[str, ...] = ()

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        for each in self.unwilling:
            if sql.startswith(each):
                self.unwilling = tuple(other for other in self.unwilling if other != each)
                raise error_of("IOERR_NOMEM")
        return super().execute(sql, parameters)


@pytest.mark.parametrize("unwilling", [("RELEASE",), ("ROLLBACK TO",), ("RELEASE", "ROLLBACK TO")], ids=" and ".join)
def test_a_part_that_cannot_be_taken_back_takes_all_along(unwilling: tuple[str, ...], tmp_path: Path) -> None:
    with patch.object(writer, "WriteConnection", _Unwilling):
        connection = open_new(tmp_path / "reader.sqlite3", now=1)
    assert isinstance(connection, _Unwilling)
    stored = "SELECT url FROM feed ORDER BY 1"
    with closing(connection):
        with suppress(ReaderError, sqlite3.Error), transaction(connection):
            follow(connection, "before")
            connection.unwilling = unwilling
            try:
                with savepoint(connection):
                    follow(connection, "inside")
                    if "RELEASE" not in unwilling:
                        connection.execute("INSERT INTO nothing VALUES (1)")
            except sqlite3.Error:
                if not connection.in_transaction:
                    raise
            follow(connection, "after")
        found = [url for (url,) in connection.execute(stored).fetchall()]
        whole = ["https://after.example/feed", "https://before.example/feed"]
        assert found == ([] if "ROLLBACK TO" in unwilling else whole)
        assert not connection.in_transaction
