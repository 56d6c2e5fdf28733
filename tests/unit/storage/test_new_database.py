"""The copy that tests begin with is what a new profile begins with."""

from contextlib import closing
from pathlib import Path

from reader.storage.connection import WriteConnection
from reader.storage.writer import open_database
from tests.fakes.new_database import open_new

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
