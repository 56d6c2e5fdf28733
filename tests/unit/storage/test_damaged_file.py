"""Reading around broken pages: every row that is there, and a guess of the last one where nothing tells it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reader.storage.connection import ReadConnection, open_reader
from reader.storage.damaged_file import DamagedFile, reading_file
from reader.storage.damaged_file import opened as open_damaged

PAGE = 512
ROWS = 200


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A table of many small pages."""
    made = tmp_path / "file.sqlite"
    with closing(sqlite3.connect(made)) as connection, connection:
        connection.execute(f"PRAGMA page_size = {PAGE}")
        connection.execute("CREATE TABLE line (line_id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT)")
        connection.executemany(
            "INSERT INTO line (text) VALUES (?)", [(f"number {number:04} {'.' * 50}",) for number in range(ROWS)]
        )
    return made


@pytest.fixture
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as connection:
        yield connection


def overwrite(path: Path, *pages: int) -> None:
    data = bytearray(path.read_bytes())
    for page in pages:
        data[page * PAGE : (page + 1) * PAGE] = b"\xa5" * PAGE
    path.write_bytes(data)


def page_with(path: Path, words: bytes) -> int:
    return path.read_bytes().index(words) // PAGE


def read(opened: sqlite3.Connection, beyond: int = 0) -> tuple[list[int], int]:
    """The ids that were found, and how many questions failed."""
    file = DamagedFile(opened)
    return [number for (number,) in file.rows("line", ("line_id",), "line_id", beyond=beyond)], file.failures


def test_a_whole_table_is_read_without_a_failure(opened: sqlite3.Connection) -> None:
    assert read(opened) == (list(range(1, ROWS + 1)), 0)


def test_all_but_the_rows_of_a_broken_page_are_read(path: Path, opened: sqlite3.Connection) -> None:
    overwrite(path, page_with(path, b"number 0100"))
    found, failures = read(opened)
    assert failures > 0
    assert found == sorted(found)
    lost = set(range(1, ROWS + 1)) - set(found)
    assert 101 in lost
    assert max(lost) - min(lost) < PAGE // 50


@pytest.mark.parametrize("is_reported", [True, False], ids=["the sequence tells the last row", "nothing tells it"])
def test_without_its_end_a_table_is_read_up_to_it(path: Path, opened: sqlite3.Connection, *, is_reported: bool) -> None:
    end = page_with(path, b"number 0199")
    sequence = opened.execute("SELECT rootpage - 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'").fetchone()[0]
    overwrite(path, end, *([] if is_reported else [sequence]))
    opened.execute("PRAGMA shrink_memory")
    found, failures = read(opened, beyond=ROWS)
    assert failures > 0
    assert found == list(range(1, len(found) + 1))
    assert ROWS - PAGE // 50 < len(found) < ROWS


@pytest.mark.parametrize("has_index", [False, True])
def test_without_its_header_a_file_is_read_with_what_only_its_log_holds(path: Path, tmp_path: Path, *, has_index: bool) -> None:
    damaged, template = tmp_path / "damaged.sqlite", tmp_path / "template.sqlite"
    template.write_bytes(path.read_bytes())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("INSERT INTO line (text) VALUES ('in the log alone')")
        for suffix in ("", "-wal", *(["-shm"] if has_index else [])):
            Path(f"{damaged}{suffix}").write_bytes(Path(f"{path}{suffix}").read_bytes())
    damaged.write_bytes(bytes(100) + damaged.read_bytes()[100:])
    with open_damaged(damaged, template) as file:
        found = [text for (text,) in file.rows("line", ("text",), "line_id")]
    assert (len(found), found[-1]) == (ROWS + 1, "in the log alone")
    assert not reading_file(damaged).exists()


def test_what_is_no_database_stays_open_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[ReadConnection] = []
    monkeypatch.setattr(ReadConnection, "close", lambda connection: closed.append(connection))  # noqa: PLW0108 -- bound
    path = tmp_path / "notes.txt"
    path.write_bytes(b"no database at all, but long enough for a header. " * 20)
    with pytest.raises(sqlite3.DatabaseError, match="not a database"):
        open_reader(path)
    assert len(closed) == 1
    monkeypatch.undo()
    closed[0].close()
