import hashlib
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.storage import backup, feeds, writer
from reader.storage.connection import WriteConnection, open_reader
from reader.storage.database_file import marker
from reader.storage.migrations import SCHEMA_VERSION
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
