"""E-books by the command line: a list, a folder, the briefing; without a display, and nothing half written."""

import base64
import zipfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from reader.app.paths import make_folders, profile_in
from reader.domain.entry import picture_file_name
from reader.domain.ids import EntryId
from reader.domain.news import Briefing, BriefStory
from reader.engine.system_clock import SystemClock
from reader.storage import briefing
from tests.fakes.invented_library import NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.many_commands import Ended, typed

PICTURE = "https://p.example/1.png"
PNG = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAAAAADF+lnMAAAADklEQVR42mNogAEGKrMAH0MogQ28afcAAAAASUVORK5CYII=")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A profile with articles, one with a picture that is stored and one that is not; its briefing is of now."""
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    library = invented_library(profile.database, more=2)
    html = f'<p>Text</p><img src="{PICTURE}"><img src="https://p.example/gone.png" alt="Gone">'
    with closing(library.connection):
        (stored,) = add_articles(library, "Harbour Bulletin", [replace(parsed_entry("With a picture", "Text", NOW), html=html)])
        brief_story(library, stored)
    (profile.pictures / picture_file_name(PICTURE)).write_bytes(PNG)
    return profile.folder


def brief_story(library: InventedLibrary, entry_id: EntryId) -> None:
    with library.connection:
        briefing.save(library.connection, Briefing(int(SystemClock().now()), (BriefStory(entry_id, (), "Town", "", 4),)))


def run(folder: Path, *commands: list[str]) -> list[Ended]:
    return [typed("--profile", str(folder), *each) for each in commands]


def contents_of(book: Path) -> str:
    return zipfile.ZipFile(book).read("EPUB/contents.xhtml").decode()


def test_a_list_a_folder_and_the_briefing_become_books(folder: Path, tmp_path: Path) -> None:
    every, stars, sea, brief = (tmp_path / f"{name}.epub" for name in ("all", "stars", "sea", "brief"))
    ended = run(
        folder,
        ["export", "--epub", "all", str(every)],
        ["export", "--epub", "starred", str(stars)],
        ["export", "--epub", "Sea and sky", str(sea)],
        ["briefing", "--epub", str(brief)],
    )
    assert [each.code for each in ended] == [0, 0, 0, 0], ended
    lacking = ", without 1 picture that is not stored here"
    assert ended[0].error.endswith(f" articles written to {every}{lacking}\n")
    assert ended[3].error == f"1 article written to {brief}{lacking}\n"
    assert ">Starred<" in contents_of(stars)
    assert ">Harbour Bulletin<" in contents_of(sea)
    assert ">Making<" in contents_of(every)
    assert ">Town<" in contents_of(brief)
    archive = zipfile.ZipFile(brief)
    assert archive.read("EPUB/p1.png") == PNG
    assert "EPUB/cover.jpg" in archive.namelist()


def test_what_is_not_there_is_said_and_nothing_is_written(folder: Path, tmp_path: Path) -> None:
    book = tmp_path / "x.epub"
    unknown, nothing, in_folder, nowhere = run(
        folder,
        ["export", "--epub", "Nowhere", str(book)],
        ["export", "--epub", "later", str(book)],
        ["export", "--epub", "all", str(tmp_path)],
        ["briefing", "--epub", str(tmp_path / "nowhere" / "x.epub")],
    )
    assert (unknown.code, nothing.code, in_folder.code, nowhere.code) == (2, 0, 1, 1)
    assert unknown.error == "beforehand: no list or folder is called 'Nowhere'; lists: all, unread, starred, later\n"
    assert nothing.error == "There is no article in later.\n"
    assert len(in_folder.error.splitlines()) == len(nowhere.error.splitlines()) == 1
    assert sorted(each.name for each in tmp_path.iterdir()) == ["profile"]


def test_a_profile_that_was_never_used_has_nothing_to_save(tmp_path: Path) -> None:
    folder, book = tmp_path / "none", str(tmp_path / "x.epub")
    ended = run(folder, ["export", "--epub", "all", book], ["briefing", "--epub", book])
    assert [(each.code, len(each.error.splitlines())) for each in ended] == [(0, 1), (0, 1)]
    assert not list(tmp_path.iterdir())
