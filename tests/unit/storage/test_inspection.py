"""Where no database can be: said with the place and the reason."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.reports.other_readers import read_file
from reader.storage import given_database
from reader.storage.connection import open_reader
from reader.storage.database_file import refuse_odd
from reader.storage.given_files import read_given, refuse_other_than_files, write_given
from reader.storage.writer import open_database
from tests.fakes.new_database import open_new


def test_what_cannot_be_a_database_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for path, place, reason in (
        (tmp_path / "folder", tmp_path / "folder", "it is not a file"),
        (tmp_path / "link", tmp_path / "link", "the link leads to nothing"),
        (tmp_path / "file" / "reader.sqlite", tmp_path / "file", "it is not a folder"),
        (tmp_path / "a\0b", tmp_path / "a\0b", "no file can have this name"),
    ):
        with pytest.raises(ReaderError) as failed:
            refuse_odd(path)
        assert failed.value.problem.kind is ProblemKind.FILE_UNREADABLE
        assert failed.value.problem.sentence() == f"The file could not be read: {place} ({reason})"


def test_a_file_and_a_place_for_one_are_let_pass(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    refuse_odd(tmp_path / "file")
    refuse_odd(tmp_path / "none")
    refuse_odd(tmp_path / "none" / "below")


def test_another_program_leaves_the_log_of_a_database_in_use(tmp_path: Path) -> None:
    """The window reads before the engine inspects and writes; then somebody looks into the file with a tool of their own."""
    path, log = tmp_path / "reader.sqlite", tmp_path / "reader.sqlite-wal"
    open_new(path, now=0).close()
    looking = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM feed').fetchall(); c.close()"
    with closing(open_reader(path)) as window:
        window.execute("SELECT count(*) FROM feed").fetchall()
        with closing(open_database(path, now=0, backup_folder=None)) as writer:
            writer.execute("UPDATE preference SET value = value")
            subprocess.run([sys.executable, "-c", looking, str(path)], check=True)
            assert log.exists(), "what is written from now on would be lost with the process"


def _import(path: Path) -> None:
    copies = path.with_name("copies")
    given_database.import_database(path, path.with_name("incoming"), 0, copies=copies, present=path)


WAYS = {
    "restore": _import,
    "import": read_file,
    "list": lambda path: read_given(str(path)),
    "export": lambda path: write_given(path, b"<opml/>"),
    "starred": refuse_other_than_files,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "is_link", [False, pytest.param(True, marks=pytest.mark.skipif(sys.platform == "win32", reason="links"))]
)
def test_the_database_in_use_is_no_file_to_be_named(tmp_path: Path, way: str, *, is_link: bool) -> None:
    """By its path, or through a link: closing it would end the locks of all connections, replacing it lose everything."""
    path, link = tmp_path / "reader.sqlite", tmp_path / "link"
    if is_link:
        link.symlink_to(path)
    with closing(open_new(path, now=0)) as writer:
        writer.execute("UPDATE preference SET value = value")
        with pytest.raises(ReaderError) as refused:
            WAYS[way](link if is_link else path)
        assert refused.value.problem.kind in {ProblemKind.FILE_UNREADABLE, ProblemKind.FILE_UNWRITABLE}
        looking = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM feed').fetchall(); c.close()"
        subprocess.run([sys.executable, "-c", looking, str(path)], check=True)
        assert path.with_name("reader.sqlite-wal").exists()
        writer.execute("UPDATE preference SET value = value")
    # nobody uses it any longer
    assert path.read_bytes() == read_given(str(path))
