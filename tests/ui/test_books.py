"""Articles saved as an e-book: those that are listed or selected, with the pictures that are here, and nothing half written."""

import re
import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest
from lxml import etree
from PySide6.QtCore import QBuffer, QDateTime, QIODevice, QItemSelectionModel, QLocale, Qt, QTranslator
from PySide6.QtGui import QColor, QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from reader.app.paths import profile_in
from reader.app.run_window import ProfileActions
from reader.domain.commands import FetchPicture
from reader.domain.entry import Selection, View
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import BriefingReady
from reader.domain.ids import EntryId, FolderId
from reader.domain.news import Briefing, BriefStory
from reader.formats.articles.pictures import PictureFacts, inspect
from reader.own_process import Child
from reader.storage import briefing, entries
from reader.storage.writer import transaction
from reader.ui.article import books
from reader.ui.article.books import picture_bytes, save_articles, save_briefing
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.program import ExportSheet
from reader.ui.pages.briefing import BriefingPage
from reader.ui.pictures.process import PROCESSES
from reader.ui.sidebar.row_menu import RowMenu
from tests.fakes.hostile_pictures import many_scans
from tests.fakes.invented_library import NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui import article_samples as samples

ADDRESS = "https://p.test/one"


class Read:
    """A book as written: sections of the contents with their titles, and the names of its files."""

    def __init__(self, path: Path) -> None:
        archive = zipfile.ZipFile(path)
        self.files = archive.namelist()
        contents = etree.fromstring(archive.read("EPUB/contents.xhtml"))
        self.title = next(each.text for each in contents.iter("{*}h1"))
        self.about = next(each.text for each in contents.iter("{*}p"))
        self.sections = [each.text for each in contents.iter("{*}span")]
        self.titles = [str(each.text) for each in contents.iter("{*}a")]
        self.pages = [archive.read(f"EPUB/a{number + 1}.xhtml").decode() for number in range(len(self.titles))]


def titles_of(bench: WindowBench, ids: Iterable[EntryId]) -> list[str]:
    return [row.title for row in entries.entry_rows(bench.window.parts.connection, ids)]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[InventedLibrary]:
    library = invented_library(tmp_path / "own.sqlite")
    yield library
    library.connection.close()


def listed_in(library: InventedLibrary, selection: Selection) -> list[EntryId]:
    return [EntryId(each) for each in entries.entry_ids(library.connection, selection)]


def choose(bench: WindowBench, path: Path) -> str:
    """Answer the file dialog that is open; the name that it suggested."""
    dialog = bench.window.findChild(QFileDialog)
    assert dialog.defaultSuffix() == "epub"
    suggested = Path(dialog.selectedFiles()[0]).name
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    return suggested


def test_the_list_becomes_a_book_by_folder_and_nothing_is_requested(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    asked = len(bench.engine.sent_of(FetchPicture))
    path, ids = tmp_path / "list.epub", bench.window.parts.entries.rows.all_ids()
    bench.window.handlers.sharing.save_list_epub()
    choose(bench, path)
    qtbot.waitUntil(lambda: "list.epub" in bench.window.parts.messages.toast.text())
    book = Read(path)
    assert len(ids) > 3
    assert sorted(book.titles) == sorted(titles_of(bench, ids))
    assert book.title == bench.window.parts.entries.header.title
    assert len(book.sections) > 1
    assert "EPUB/cover.jpg" in book.files
    assert len(bench.engine.sent_of(FetchPicture)) == asked


def test_selected_articles_become_a_book(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    lists, path = bench.window.parts.entries, tmp_path / "two.epub"
    chosen = lists.rows.all_ids()[1:3]
    for each in chosen:
        index = lists.model.index(lists.model.row_of(each) or 0, 0)
        lists.view.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Select)
    bench.window.handlers.sharing.save_epub()
    choose(bench, path)
    qtbot.waitUntil(path.exists)
    assert Read(path).titles == titles_of(bench, chosen)


def test_articles_of_one_feed_have_no_headings_and_of_one_folder_those_of_their_feeds(library: InventedLibrary) -> None:
    one = listed_in(library, Selection(View.FEED, feed_id=library.feed_ids["Harbour Bulletin"]))
    assert [section.title for section in books.book_of(library.connection, one, "Feed", NOW).sections] == [""]
    folder_id = next(iter(library.folder_ids.values()))
    inside = listed_in(library, Selection(View.FOLDER, folder_id=folder_id))
    feeds = {row.feed_title for row in entries.entry_rows(library.connection, inside)}
    assert len(feeds) > 1
    assert {section.title for section in books.book_of(library.connection, inside, "Folder", NOW).sections} == feeds


def test_a_folder_of_the_sidebar_becomes_a_book_and_an_empty_list_says_so(
    bench: WindowBench, qtbot: QtBot, tmp_path: Path
) -> None:
    pane, path = bench.window.parts.subscriptions, tmp_path / "folder.epub"
    folder = next(node for node in pane.model.nodes() if node.kind is Kind.FOLDER)
    menu = RowMenu([folder], pane.model, pane._submit, pane)
    menu.book_wanted.connect(lambda: pane.book_wanted.emit(folder.selection(0), folder.title))
    next(action for action in menu.actions() if action.text() == "Save as EPUB…").trigger()
    choose(bench, path)
    qtbot.waitUntil(lambda: "folder.epub" in bench.window.parts.messages.toast.text())
    ids = entries.entry_ids(bench.window.parts.connection, Selection(View.FOLDER, folder_id=FolderId(folder.number)))
    assert sorted(Read(path).titles) == sorted(titles_of(bench, map(EntryId, ids)))
    assert Read(path).title == folder.title
    pane.book_wanted.emit(Selection(View.LATER), "Read later")
    assert bench.window.parts.messages.toast.text() == "There are no articles to save."


def test_what_cannot_be_written_is_said_and_leaves_what_was_there(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    bench.window.handlers.sharing.save_list_epub()
    choose(bench, tmp_path / "nowhere" / "list.epub")
    qtbot.waitUntil(lambda: "could not be written" in bench.window.parts.messages.toast.text())
    assert not [each for each in tmp_path.iterdir() if each.suffix in {".part", ".epub"}]


def test_only_the_first_articles_of_a_long_list_are_saved(
    bench: WindowBench, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(books, "ARTICLES_MOST", 2)
    path, ids = tmp_path / "list.epub", bench.window.parts.entries.rows.all_ids()
    bench.window.handlers.sharing.write_book("All", ids, path)
    qtbot.waitUntil(lambda: "first 2 articles" in bench.window.parts.messages.toast.text())
    assert sorted(Read(path).titles) == sorted(titles_of(bench, ids[:2]))


def test_a_briefing_keeps_its_order_and_names_the_other_reports(library: InventedLibrary, tmp_path: Path) -> None:
    rows = entries.entry_rows(library.connection, listed_in(library, Selection(View.ALL)))
    one, other, two, three = rows[0], next(row for row in rows if row.feed_title != rows[0].feed_title), rows[1], rows[2]
    stories = (
        BriefStory(one.entry_id, (other.entry_id,), "Town", "Lead.", 4),
        BriefStory(two.entry_id, (), "", "", 2),
        BriefStory(EntryId(99_999), (), "Town", "gone", 2),
        BriefStory(three.entry_id, (), "Town", "", 1),
    )
    path = tmp_path / "briefing.epub"
    saved = save_briefing(library.path, Briefing(NOW, stories), path, lambda _: None)
    book = Read(path)
    assert saved.articles == 3
    assert book.titles == [one.title, three.title, two.title]
    assert book.sections == ["Town"]
    assert f"Also in {other.feed_title}" in book.pages[0]
    assert "4 min" in book.pages[0]
    assert book.about == "3 stories, 7 min"
    first = path.read_bytes()
    save_briefing(library.path, Briefing(NOW, stories), path, lambda _: None)
    assert path.read_bytes() == first


def test_the_page_of_the_briefing_saves_it(
    library: InventedLibrary, open_bench: Callable[[InventedLibrary], WindowBench], qtbot: QtBot, tmp_path: Path
) -> None:
    ids = listed_in(library, Selection(View.ALL))[:2]
    bench = open_bench(library)
    pages, path = bench.window.parts.panes.pages, tmp_path / "brief.epub"
    bench.window.handlers.pages.go_briefing()
    qtbot.waitUntil(lambda: pages.shown == "briefing")
    page = pages.page("briefing")
    assert isinstance(page, BriefingPage)
    assert not page.save_button.isVisible()
    with transaction(library.connection):
        briefing.save(library.connection, Briefing(NOW, tuple(BriefStory(each) for each in ids)))
    bench.bridge.publish(BriefingReady(NOW))
    bench.bridge.flush()
    page.save_button.click()
    day = QDateTime.fromSecsSinceEpoch(NOW).toString("yyyy-MM-dd")
    assert choose(bench, path) == f"Briefing {day}.epub"
    qtbot.waitUntil(lambda: "brief.epub" in bench.window.parts.messages.toast.text())
    assert Read(path).titles == titles_of(bench, ids)


def test_a_database_that_is_gone_is_said(tmp_path: Path) -> None:
    with pytest.raises(ReaderError):
        save_articles(tmp_path / "gone.sqlite", [], "x", NOW, tmp_path / "x.epub", lambda _: None)
    assert not (tmp_path / "x.epub").exists()


def encoded(image: QImage, kind: bytes, quality: int = -1) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, kind)
    writer.setQuality(quality)
    assert writer.write(image)
    return bytes(buffer.data().data())


def shown(data: bytes, tmp_path: Path) -> bytes:
    """Return what a book gets of a picture in the cache."""
    file = tmp_path / "cached"
    file.write_bytes(data)
    return picture_bytes(ADDRESS, {ADDRESS: file}.get)


def test_pictures_that_e_readers_show_are_kept_and_others_become_jpeg(tmp_path: Path) -> None:
    png = samples.as_png(samples.harbour(64, 64))
    assert shown(png, tmp_path) == png
    made = shown(encoded(samples.harbour(64, 48), b"WEBP"), tmp_path)
    assert inspect(made) == PictureFacts("jpeg", 64, 48)


def test_large_pictures_are_made_smaller(tmp_path: Path) -> None:
    many_bytes, many_pixels = (
        samples.as_png(samples.harbour(900, 600)) + bytes(300_000),
        QImage(3000, 2000, QImage.Format.Format_RGB32),
    )
    many_pixels.fill(QColor("red"))
    flat = samples.as_png(many_pixels)
    assert len(flat) < 100_000
    assert inspect(shown(many_bytes, tmp_path)) == PictureFacts("jpeg", 900, 600)
    assert inspect(shown(flat, tmp_path)) == PictureFacts("jpeg", 1200, 800)


def test_what_is_transparent_lies_on_white(tmp_path: Path) -> None:
    clear = QImage(40, 40, QImage.Format.Format_ARGB32)
    clear.fill(QColor(0, 0, 0, 0))
    image = QImage.fromData(shown(encoded(clear, b"WEBP", 100), tmp_path))
    assert image.pixelColor(20, 20).lightness() > 250


GIF = b"GIF89a" + bytes([9, 0, 9, 0, 0, 0, 0])
"""No more than its beginning."""


@pytest.mark.parametrize(
    "data", [b"", b"<svg/>", GIF, b"RIFF\x10\x00\x00\x00WEBPVP8L\x05\x00\x00\x00\x2f\xff\xff\xff\xff" + bytes(9)]
)
def test_damaged_pictures_and_those_that_are_not_here_are_left_out(data: bytes, tmp_path: Path) -> None:
    assert shown(data, tmp_path) == b""
    assert picture_bytes(ADDRESS, lambda _: None) == b""
    assert picture_bytes(ADDRESS, lambda _: tmp_path / "gone") == b""
    assert picture_bytes("data:image/png;base64,AAAA", lambda _: None) == b""


def test_a_book_is_not_written_without_its_pictures_when_the_window_closes(
    library: InventedLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cached, book, ask = tmp_path / "cached", tmp_path / "x.epub", Child.ask
    cached.write_bytes(many_scans())
    entry = replace(parsed_entry("Pier", "Text", NOW), html=f'<img src="{ADDRESS}">')
    with transaction(library.connection):
        ids = add_articles(library, "Harbour Bulletin", [entry])

    def interrupted(child: Child, frame: bytes, seconds: float) -> bytes | None:
        child.is_asked = True
        PROCESSES.interrupt()
        return ask(child, frame, seconds)

    monkeypatch.setattr(Child, "ask", interrupted)
    with pytest.raises(ReaderError) as caught:
        save_articles(library.path, ids, "x", NOW, book, lambda _: cached)
    assert caught.value.problem.kind is ProblemKind.INTERRUPTED
    assert not book.exists()


def test_no_article_names_a_place_outside_of_its_book(bench: WindowBench, tmp_path: Path) -> None:
    path = tmp_path / "all.epub"
    ids = [EntryId(each) for each in entries.entry_ids(bench.window.parts.connection, Selection(View.ALL))]
    save_articles(bench.window.parts.database, ids, "All", NOW, path, lambda _: None)
    for page in Read(path).pages:
        assert not re.search(r'\ssrc="[^"]*[:/]', page)


def profile_actions(bench: WindowBench, tmp_path: Path) -> ProfileActions:
    profile = profile_in(tmp_path)
    bench.engine.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    bench.engine.library.path.replace(profile.database)
    return ProfileActions(profile, bench.clock, lambda: None)


def sheet(bench: WindowBench) -> ExportSheet:
    (found,) = bench.window.findChildren(ExportSheet)
    return found


class SomeGerman(QTranslator):
    """Knows the words of the page alone."""

    texts: ClassVar = {
        "Starred articles": "Artikel mit Stern",
        "Exported by Beforehand on {date}": "Am {date} geschrieben",
        "d MMMM yyyy": "d. MMMM yyyy",
    }

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:  # type: ignore[override]
        del context, disambiguation, n
        return self.texts.get(source)


@pytest.fixture
def german(qapp: QApplication, bench: WindowBench) -> Iterator[None]:
    assert bench.window is not None
    before, translator = QLocale(), SomeGerman()
    QLocale.setDefault(QLocale(QLocale.Language.German))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.mark.usefixtures("german")
def test_all_of_it_is_written_and_reported(bench: WindowBench, tmp_path: Path, qtbot: QtBot) -> None:
    bench.window.parts.data_actions = profile_actions(bench, tmp_path)
    bench.window.handlers.data.export_everything_to(tmp_path / "out")
    opened = sheet(bench)
    assert opened.button.text() == "Cancel"
    qtbot.waitUntil(lambda: opened.button.text() == "Done")
    assert str(tmp_path / "out") in opened.message.text()
    assert len(list((tmp_path / "out").iterdir())) == 3
    page = (tmp_path / "out" / "starred.html").read_text(encoding="utf-8")
    heads = ('<html lang="de">', "<h1>Artikel mit Stern</h1>", ">Am 15. Mai 2026 geschrieben</p>")
    assert [header for header in heads if header not in page] == []
    qtbot.keyClick(opened, Qt.Key.Key_Escape)
    assert not opened.isVisible()
