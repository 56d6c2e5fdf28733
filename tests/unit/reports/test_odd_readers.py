"""Files in the places of other readers that are locked, newer, damaged, or no files at all: each costs no more than its own line."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from reader.domain.errors import Detail, DetailKind
from reader.storage import foreign_database
from reader.storage.database_file import HEADER
from tests.unit.reports.test_other_readers import changed, copies, found, installed

__all__ = ["copies"]


def other_program_locks(path: Path) -> Callable[[], object]:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("UPDATE items SET title = title")
    return connection.close


def states(home: Path) -> dict[Path, tuple[int, ...]]:
    """What everything there is, and when it was changed; reading is no change."""
    found = {path: path.lstat() for path in home.rglob("*")}
    return {path: (each.st_mode, each.st_ino, each.st_size, each.st_mtime_ns, each.st_ctime_ns) for path, each in found.items()}


def elsewhere(path: Path) -> Path:
    """The file moved away, with a link to it in its place."""
    moved = path.with_name("elsewhere")
    path.rename(moved)
    path.symlink_to(moved)
    return moved


BAD: dict[str, tuple[Callable[[Path], object], DetailKind | str | None]] = {
    "locked by its program": (other_program_locks, None),
    "a link to the file": (elsewhere, None),
    "a newer layout": (
        lambda path: changed(path, "ALTER TABLE items RENAME COLUMN marked TO flags", "PRAGMA user_version = 99"),
        DetailKind.UNKNOWN_LAYOUT,
    ),
    "damaged": (lambda path: path.write_bytes(HEADER + os.urandom(9000)), DetailKind.DAMAGED_FILE),
    "half of it": (lambda path: os.truncate(path, path.stat().st_size // 2), DetailKind.DAMAGED_FILE),
    "huge": (lambda path: os.truncate(path, foreign_database.LARGEST_BYTES + 1), DetailKind.LARGE_FILE),
    "another file": (lambda path: path.write_bytes(b"hello"), DetailKind.NO_DATABASE),
    "a damaged file behind a link": (lambda path: elsewhere(path).write_bytes(HEADER + b"x" * 900), DetailKind.DAMAGED_FILE),
    "empty": (lambda path: path.write_bytes(b""), "not offered"),
    "a folder": (lambda path: (path.unlink(), path.mkdir()), "not offered"),
    "a pipe": (lambda path: (path.unlink(), os.mkfifo(path)), "not offered"),
    "a pipe behind a link": (lambda path: (elsewhere(path).unlink(), os.mkfifo(path.with_name("elsewhere"))), "not offered"),
    "a link to nothing": (lambda path: elsewhere(path).unlink(), "not offered"),
    "a link to itself": (lambda path: (path.unlink(), path.symlink_to(path)), "not offered"),
    "a device": (lambda path: (path.unlink(), path.symlink_to("/dev/zero")), "not offered"),
}


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices in the file system")
@pytest.mark.parametrize("name", BAD)
def test_odd_files_cost_no_more_than_their_own_line(tmp_path: Path, copies: Path, name: str) -> None:
    """Liferea's is odd, Newsboat's beside it is well; nothing of either is touched, and nothing is left behind."""
    spoil, wanted = BAD[name]
    home = tmp_path / "home"
    path = installed(home, "Liferea", "Newsboat")["Liferea"]
    end = spoil(path)
    before = states(home)
    readers = {reader.name: reader for reader in found(home)}
    assert readers.pop("Newsboat").problem is None
    if wanted == "not offered":
        assert readers == {}
    elif wanted is None:
        assert (readers["Liferea"].problem, readers["Liferea"].starred) == (None, 1)
    else:
        problem = readers["Liferea"].problem
        assert isinstance(problem.problem.detail, Detail)
        assert problem.problem.detail.kind is wanted
        assert problem.problem.detail.arguments[0] == str(path)
    assert states(home) == before
    assert list(copies.iterdir()) == []
    if callable(end):
        end()
