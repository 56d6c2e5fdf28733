import hashlib
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.storage import backup, feeds, writer
from reader.storage.connection import WriteConnection, open_reader, problem_of
from reader.storage.database_file import marker
from reader.storage.migrations import SCHEMA_VERSION
from reader.storage.writer import open_database, raising_problems, savepoint, transaction
from tests.fakes.new_database import open_new
from tests.unit.storage.examples import NOW, follow, open_fresh


def digests(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir() if path.suffix != ".sqlite-shm"}


def refusal(path: Path, backup_folder: Path | None = None) -> ReaderError:
    with pytest.raises(ReaderError) as caught:
        writer.open_database(path, now=NOW, backup_folder=backup_folder)
    return caught.value


def follow_many(connection: WriteConnection, count: int, and_then: Callable[[], object] = str) -> None:
    with writer.transaction(connection):
        for number in range(count):
            follow(connection, f"site{number}")
        and_then()


def test_a_new_database_is_durable_and_marked_as_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = "from reader.storage import writer; print(writer.SYNCHRONOUS)"
    usual = subprocess.run(
        [sys.executable, "-c", program], cwd=Path(__file__).parents[3], capture_output=True, text=True, check=True
    )
    monkeypatch.setattr(writer, "SYNCHRONOUS", usual.stdout.strip())
    with closing(open_fresh(tmp_path)) as connection:

        def pragma(name: str) -> object:
            return connection.execute(f"PRAGMA {name}").fetchone()[0]

        assert (pragma("journal_mode"), pragma("synchronous"), pragma("foreign_keys")) == ("wal", 2, 1)
        assert (pragma("application_id"), pragma("user_version")) == (0x42464F52, SCHEMA_VERSION)


def test_opening_again_finds_what_was_stored(tmp_path: Path) -> None:
    with closing(open_fresh(tmp_path)) as first, writer.transaction(first):
        follow(first, "a")
    with closing(open_fresh(tmp_path)) as second:
        assert [feed.url for feed in feeds.feeds(second)] == ["https://a.example/feed"]


def test_a_transaction_stores_all_or_nothing(connection: WriteConnection) -> None:
    with pytest.raises(ZeroDivisionError):
        follow_many(connection, 1, and_then=lambda: 1 // 0)
    assert feeds.feeds(connection) == []
    assert not connection.in_transaction


@pytest.mark.parametrize("in_log", [False, True], ids=["in the file", "in the write-ahead log"])
def test_a_newer_schema_is_refused_and_nothing_touched(tmp_path: Path, *, in_log: bool) -> None:
    made, left = tmp_path / "made", tmp_path / "left"
    made.mkdir()
    left.mkdir()
    with closing(open_fresh(made)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
        if not in_log:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for path in made.glob("reader.sqlite*"):
            if not path.name.endswith("-shm"):
                (left / path.name).write_bytes(path.read_bytes())
    before = digests(left)
    error = refusal(left / "reader.sqlite", tmp_path / "backups")
    assert error.problem.kind is ProblemKind.NEWER_SCHEMA
    assert error.problem.detail == Detail(DetailKind.SCHEMA, (SCHEMA_VERSION + 1, SCHEMA_VERSION))
    assert {name: digest for name, digest in digests(left).items() if name in before} == before


@pytest.mark.parametrize(
    "damage", [b"\0" * 4096, b"these are my feeds\n" * 400, b"SQLite format 3\0"], ids=["zeros", "text", "short"]
)
def test_a_damaged_header_is_reported_and_the_file_kept(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "reader.sqlite"
    open_fresh(tmp_path).close()
    path.write_bytes(damage + path.read_bytes()[len(damage) :] if len(damage) > 100 else damage)
    before = path.read_bytes()
    assert refusal(path).problem.kind is ProblemKind.DAMAGED_DATABASE
    assert path.read_bytes() == before


def test_damaged_pages_are_reported(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    open_fresh(tmp_path).close()
    data = bytearray(path.read_bytes())
    for page in range(2, len(data) // writer.PAGE_BYTES):
        data[page * writer.PAGE_BYTES : page * writer.PAGE_BYTES + 64] = b"\xff" * 64
    path.write_bytes(data)
    assert refusal(path).problem.kind is ProblemKind.DAMAGED_DATABASE


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE theirs (x)")
    assert refusal(path).problem.kind is ProblemKind.FOREIGN_DATABASE


@pytest.mark.parametrize("is_gone", [True, False])
def test_an_empty_database_is_no_new_profile_while_a_backup_exists(tmp_path: Path, *, is_gone: bool) -> None:
    path, folder = tmp_path / "reader.sqlite", tmp_path / "backups"
    with closing(open_fresh(tmp_path)) as connection:
        saved = backup.backup(connection, folder, NOW, b"")
    marker(path).unlink()
    path.unlink()
    if not is_gone:
        path.touch()
    error = refusal(path, folder)
    assert error.problem.kind is ProblemKind.MISSING_DATABASE
    assert str(saved) in error.problem.sentence()


def test_the_marker_alone_says_that_the_profile_is_not_new(tmp_path: Path) -> None:
    path = tmp_path / "reader.sqlite"
    open_fresh(tmp_path).close()
    path.write_bytes(b"")
    assert refusal(path).problem.kind is ProblemKind.MISSING_DATABASE
    marker(path).unlink()
    open_fresh(tmp_path).close()


def test_a_folder_that_does_not_exist_is_reported(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none" / "reader.sqlite").problem.kind is ProblemKind.PROFILE_READ_ONLY


def test_a_full_disk_is_reported_and_what_was_stored_stays(connection: WriteConnection) -> None:
    follow(connection, "a")
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(ReaderError) as caught:
        follow_many(connection, 10_000)
    assert caught.value.problem.kind is ProblemKind.DISK_FULL
    assert "reader.sqlite" in caught.value.problem.sentence()
    connection.execute("PRAGMA max_page_count = 1000000")
    with writer.transaction(connection):
        follow(connection, "b")
    assert len(feeds.feeds(connection)) == 2


def test_a_reader_cannot_write_and_can_be_interrupted(connection: WriteConnection, tmp_path: Path) -> None:
    with closing(open_reader(tmp_path / "reader.sqlite")) as reader:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.execute("DELETE FROM feed")
        reader.set_progress_handler(lambda: 1, 10)
        with pytest.raises(sqlite3.OperationalError) as caught:
            reader.execute("WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n").fetchall()
        assert caught.value.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT


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


KEPT = ("application_id", "user_version", "page_size", "auto_vacuum", "encoding", "journal_mode", "synchronous", "secure_delete")


def everything(connection: WriteConnection) -> tuple[list[str], list[object]]:
    return [*connection.iterdump()], [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in KEPT]


def test_a_copy_is_as_one_that_was_made(tmp_path: Path) -> None:
    with (
        closing(open_database(tmp_path / "made", now=1000, backup_folder=None)) as made,
        closing(open_new(tmp_path / "copied", now=1000)) as copied,
    ):
        assert everything(copied) == everything(made)
        assert len(everything(made)[0]) > 50
    left = [path.name.removeprefix("made") for path in tmp_path.iterdir() if path.name.startswith("made")]
    assert sorted(left) == sorted(
        path.name.removeprefix("copied") for path in tmp_path.iterdir() if path.name.startswith("copied")
    )


def test_what_is_there_already_is_opened(tmp_path: Path) -> None:
    with closing(open_new(tmp_path / "it", now=1000)) as connection:
        connection.execute("INSERT INTO planning (name, value) VALUES ('of a test', '1')")
    with closing(open_new(tmp_path / "it", now=1000)) as again:
        assert again.execute("SELECT value FROM planning WHERE name = 'of a test'").fetchone() == ("1",)
