"""Coming from another reader in the window: what is found on the first page and in the sheet, by mouse and by keys."""

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import ImportOpml, PreviewOpml
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.events import OpmlPreviewed
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed
from reader.domain.user_data import FoundReader
from reader.formats.lists.other import read_list
from reader.reports.other_readers import found_readers
from reader.ui.data.file_work import DataActions
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.dialogs.start import ROW_PX, SourcesSheet, contents
from reader.ui.kit.controls import TickBox
from reader.ui.kit.labels import PlainLabel
from tests.fakes.window_bench import WindowBench

CORPUS = Path(__file__).parents[1] / "corpus" / "other_readers"


class Readers:
    """The part of the data actions that looks for readers, in a home with Liferea's and a damaged Newsboat's files."""

    def __init__(self, home: Path, *, is_empty: bool = False) -> None:
        self.home = home
        if not is_empty:
            for source, place in (("liferea/liferea.db", ".local/share/liferea"), ("newsboat/cache.db", ".newsboat")):
                (home / place).mkdir(parents=True)
                shutil.copy(CORPUS / source, home / place)
            (home / ".newsboat/cache.db").write_bytes(b"SQLite format 3\x00" + b"x" * 5000)

    def other_readers(self) -> Sequence[FoundReader]:
        return found_readers(self.home, {}, "linux")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def previewed(bench: WindowBench, qtbot: QtBot) -> PreviewOpml:
    qtbot.waitUntil(lambda: isinstance(bench.window.parts.sheet.shown, ImportSheet))
    sent = bench.engine.sent_of(PreviewOpml)[-1]
    assert isinstance(sent, PreviewOpml)
    return sent


def test_the_first_page_offers_what_was_found(qtbot: QtBot, empty_bench: WindowBench, home: Path) -> None:
    parts = empty_bench.window.parts
    parts.data_actions = cast("DataActions", Readers(home))
    empty_bench.window.handlers.feeds.offer_at_first_start()
    page = parts.first_start
    qtbot.waitUntil(page.readers.isVisible)
    texts = [label.text() for label in page.readers.findChildren(PlainLabel)]
    assert texts[:2] == ["Liferea", "2 feeds in 1 folder · 1 starred · 1 read"]
    assert texts[2] == "Newsboat"
    assert "(it is damaged)" in texts[3]
    why = next(label for label in page.readers.findChildren(PlainLabel) if label.text() == texts[3])
    assert why.wordWrap()
    qtbot.waitUntil(lambda: why.height() >= why.heightForWidth(why.width()))  # all of it can be read
    liferea, newsboat = page.readers.buttons
    assert (liferea.isEnabled(), newsboat.isEnabled()) == (True, False)
    assert liferea.accessibleName() == "Import… Liferea, 2 feeds in 1 folder · 1 starred · 1 read"
    QTest.keyClick(liferea, Qt.Key.Key_Return)
    sent = previewed(empty_bench, qtbot)
    assert sent.source == "Liferea"
    assert [feed.title for feed in read_list(sent.data).feeds] == ["The Tidewater Almanac", "Notes from a Kiln"]


def test_the_first_page_asks_once_and_is_as_before_where_nothing_is_found(
    qtbot: QtBot, empty_bench: WindowBench, home: Path
) -> None:
    page = empty_bench.window.parts.first_start
    asked: list[int] = []
    page.readers_wanted.connect(lambda: asked.append(1))
    page.hide()
    page.show()
    assert asked == []
    page.show_readers(())
    assert not page.readers.isVisible()
    assert page.field.hasFocus()


def test_what_is_typed_keeps_the_focus_when_a_reader_is_found(qtbot: QtBot, empty_bench: WindowBench, home: Path) -> None:
    page = empty_bench.window.parts.first_start
    QTest.keyClicks(page.field, "tide")
    page.show_readers(Readers(home).other_readers())
    assert page.readers.isVisible()
    assert page.field.hasFocus()


def test_the_sheet_shows_readers_and_leads_to_the_preview(qtbot: QtBot, bench: WindowBench, home: Path) -> None:
    bench.window.parts.data_actions = cast("DataActions", Readers(home))
    bench.window.actions_by_name["import_from_reader"].trigger()
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, SourcesSheet)
    qtbot.waitUntil(lambda: len(sheet.rows.buttons) == 2)
    assert sheet.rows.buttons[0].hasFocus()
    qtbot.waitUntil(lambda: sheet.rows.height() >= 2 * ROW_PX)
    assert all(sheet.card.rect().contains(each.mapTo(sheet.card, each.rect().bottomRight())) for each in sheet.rows.buttons)
    QTest.keyClick(sheet.rows.buttons[0], Qt.Key.Key_Return)
    assert previewed(bench, qtbot).source == "Liferea"


def test_the_sheet_says_where_nothing_is_found_and_offers_a_file(qtbot: QtBot, bench: WindowBench, home: Path) -> None:
    bench.window.parts.data_actions = cast("DataActions", Readers(home, is_empty=True))
    bench.window.actions_by_name["import_from_reader"].trigger()
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, SourcesSheet)
    qtbot.waitUntil(lambda: sheet.message.text().startswith("No other reader was found"))
    assert sheet.file_button.hasFocus()
    asked: list[int] = []
    sheet.file_wanted.disconnect()
    sheet.file_wanted.connect(lambda: asked.append(1))
    QTest.keyClick(sheet.file_button, Qt.Key.Key_Return)
    assert asked == [1]
    assert bench.window.parts.sheet.shown is None


def test_a_database_is_imported_as_any_file(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.feeds.import_file(CORPUS / "quiterss" / "feeds.db")
    sent = previewed(bench, qtbot)
    document = read_list(sent.data)
    assert (document.reader, len(document.kept)) == ("QuiteRSS", 2)


def test_stars_and_read_states_are_left_behind_where_they_are_not_wanted(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.feeds.import_file(CORPUS / "liferea" / "liferea.db")
    sent = previewed(bench, qtbot)
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, ImportSheet)
    document = read_list(sent.data)
    bench.window.handle_events((OpmlPreviewed(ImportPreview(document, document.feeds, (), ()), "", cause=sent.command_id),))
    assert sheet.title.text() == "Import from Liferea"
    assert sheet.along is not None
    assert (sheet.along.stars.accessibleName(), sheet.along.read.accessibleName()) == ("Stars 1", "Read states 2")
    assert sheet.along.tags.isHidden()
    QTest.keyClick(sheet.along.read, Qt.Key.Key_Space)
    sheet.import_now()
    (imported,) = [each for each in bench.engine.sent if isinstance(each, ImportOpml)]
    assert imported.document.read == ()
    assert [(each.is_starred, each.is_read) for each in imported.document.kept] == [(True, False)]
    assert imported.document.feeds == document.feeds


def test_a_plain_list_brings_nothing_along(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.feeds.preview_list(b"", "list")
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, ImportSheet)
    feeds = (OpmlFeed("https://new.example/one", "One", "", ()),)
    plain = ImportPreview(OpmlDocument("Mine", feeds), feeds, (), ())
    bench.window.handle_events((OpmlPreviewed(plain, "", cause=bench.engine.sent_of(PreviewOpml)[-1].command_id),))
    assert sheet.along is not None
    along = [each.text() for each in sheet.along.findChildren(PlainLabel) if each.isVisibleTo(sheet)]
    assert along == ["Into"]
    assert not any(each.isVisibleTo(sheet) for each in sheet.along.findChildren(TickBox))
    assert sheet.title.text() == "Import subscriptions"


def test_a_database_of_nobody_is_said_to_be_one(qtbot: QtBot, bench: WindowBench, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    bench.window.handlers.feeds.import_file(tmp_path / "recipes.db")
    toast = bench.window.parts.messages.toast
    qtbot.waitUntil(lambda: "database of another program" in toast.text())
    assert bench.window.parts.sheet.shown is None


def test_the_numbers_of_a_reader() -> None:
    reader = FoundReader("x", Path("x"), feeds=1, folders=0, starred=0, tagged=3, read=8615)
    assert contents(reader) == "1 feed · 3 tagged · 8,615 read"
    assert (
        ReaderError(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.DAMAGED_FILE, ("x",)))
        .problem.sentence()
        .endswith("x (it is damaged)")
    )
