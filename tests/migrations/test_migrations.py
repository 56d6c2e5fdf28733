"""Every schema that was released leads to the newest one, whole or not at all."""

import ast
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reader.storage import backup, feeds, migrations, writer
from reader.storage.migrations import m0001
from tests.unit.storage.examples import NOW, follow, open_fresh, parsed, store

FOLDER = Path(migrations.__file__).parent


def schema(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()


def add_column(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE feed ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'")


def fail(connection: sqlite3.Connection) -> None:
    add_column(connection)
    connection.execute("SELECT * FROM nowhere")


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Path]:
    """A profile of the first schema with something in it."""
    with closing(open_fresh(tmp_path)) as connection:
        store(connection, follow(connection, "a"), parsed("x"))
    return tmp_path / "reader.sqlite"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("m*.py")), ids=lambda path: path.stem)
def test_a_step_imports_nothing_that_may_change(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert set(names) <= {"sqlite3", "json"}


def test_every_step_is_in_the_list() -> None:
    assert len(migrations.MIGRATIONS) == len(list(FOLDER.glob("m*.py")))
    assert migrations.MIGRATIONS[0] is m0001.migrate


def test_a_step_keeps_the_rows_and_leaves_a_copy_of_the_old_schema(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = schema(old)
    monkeypatch.setattr(writer, "MIGRATIONS", (m0001.migrate, add_column))
    monkeypatch.setattr(writer, "SCHEMA_VERSION", 2)
    folder = old.parent / "backups"
    with closing(writer.open_database(old, now=NOW, backup_folder=folder)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)
        assert connection.execute("SELECT url, colour FROM feed").fetchall() == [("https://a.example/feed", "red")]
        assert connection.execute("SELECT count(*) FROM entry").fetchone() == (1,)
    (copy,) = folder.glob("*.sqlite")
    assert schema(copy) == before
    assert backup.newest_backup(folder) == copy


def test_a_step_that_fails_changes_nothing(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = schema(old)
    with monkeypatch.context() as patched:
        patched.setattr(writer, "MIGRATIONS", (m0001.migrate, fail))
        patched.setattr(writer, "SCHEMA_VERSION", 2)
        with pytest.raises(sqlite3.OperationalError):
            writer.open_database(old, now=NOW, backup_folder=old.parent / "backups")
    assert schema(old) == before
    with closing(writer.open_database(old, now=NOW, backup_folder=None)) as connection:
        assert len(feeds.feeds(connection)) == 1


def test_the_rotation_leaves_copies_from_before_a_migration_alone(old: Path) -> None:
    folder = old.parent / "backups"
    with closing(writer.open_database(old, now=NOW, backup_folder=None)) as connection:
        kept = backup.copy_before_migration(connection, folder, 1, NOW)
        for day in range(9):
            backup.backup(connection, folder, NOW + day * 86_400, b"")
    assert kept.exists()
