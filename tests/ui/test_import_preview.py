"""What an import would do, coming from another reader, and starter feeds by topic."""

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.commands import AddFile, ImportOpml, PreviewOpml
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.events import OpmlPreviewed
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed, SkippedOutline
from reader.domain.user_data import FoundReader, KeptArticle, ReadArticle
from reader.formats.lists.opml import read_opml
from reader.formats.lists.other import read_list
from reader.formats.lists.plan import plan_import
from reader.formats.urls import canonical_url
from reader.formats.wire import perform
from reader.reports.other_readers import found_readers
from reader.storage import subscriptions
from reader.ui.data.assets import resources_folder
from reader.ui.data.file_work import DataActions
from reader.ui.dialogs.import_opml import ImportSheet, Shown
from reader.ui.dialogs.start import ROW_PX, TOPICS, ReaderTile, SourcesSheet, StarterSheet, contents, starter_document
from reader.ui.kit.controls import TickBox
from reader.ui.kit.labels import PlainLabel
from tests.fakes.invented_library import NOW, parsed_entry
from tests.fakes.study import DATA
from tests.fakes.window_bench import WindowBench
from tests.fakes.world import rss
from tests.ui.conftest import settle

MANY = 2000


def document(count: int) -> ImportPreview:
    feeds = tuple(
        OpmlFeed(f"https://new.example/{n}", f"<b>Feed & {n}</b>" if n else "", "", ("Science", "Birds")) for n in range(count)
    )
    skipped = (SkippedOutline("Radio", "", Detail(DetailKind.NO_HOST)),)
    repairs = (Detail(DetailKind.TOO_LONG),)
    return ImportPreview(OpmlDocument("Mine", feeds, (), skipped, repairs), feeds, (), feeds[1:3])


def shown(qtbot: QtBot, bench: WindowBench, preview: ImportPreview) -> ImportSheet:
    bench.window.handlers.feeds.import_address("https://lists.example/mine.opml")
    sheet = bench.sheet(ImportSheet)
    bench.window.handle_events((events.OpmlPreviewed(preview, "", cause=bench.engine.sent[-1].command_id),))
    settle(qtbot, bench)
    return sheet


def said(sheet: ImportSheet) -> list[str]:
    role = Qt.ItemDataRole.AccessibleTextRole
    return [sheet.list.lines.index(row, 0).data(role) for row in range(sheet.list.lines.rowCount())]


def test_all_rows_are_there_and_none_is_a_widget(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = shown(qtbot, bench, document(MANY))
    rows = said(sheet)
    assert len(rows) == 4 + 1 + 2 + MANY
    assert rows[:9] == [
        "Repaired",
        rows[1],
        "Skipped",
        rows[3],
        "Feeds",
        "Science, 1,998 of 2,000 new",
        "Birds, 1,998 of 2,000 new",
        "new.example/0",
        "<b>Feed & 1</b>, new.example/1, Moves to this folder",
    ]
    assert rows[3].startswith("Radio, ")
    assert rows[-1] == f"<b>Feed & {MANY - 1}</b>, new.example/{MANY - 1}"
    assert len(sheet.findChildren(PlainLabel)) < 10
    assert sheet.list.isVisible()


def test_the_model_stands_under_inspection(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = shown(qtbot, bench, document(0))
    tester = QAbstractItemModelTester(sheet.list.lines, QAbstractItemModelTester.FailureReportingMode.Warning, sheet)
    sheet.list.show_preview(document(5))
    assert tester.model() is sheet.list.lines
    assert sheet.list.lines.rowCount() == 4 + 1 + 2 + 5
    folder = sheet.list.lines.rows()[5]
    sheet.list.lines.fold(folder, is_folded=True)
    assert sheet.list.lines.rowCount() == 4 + 1 + 1
    sheet.list.lines.fold(folder, is_folded=False)
    sheet.list.lines.narrow("feed & 4", Shown.ALL)
    assert said(sheet)[-1].startswith("<b>Feed & 4</b>")


def test_keys_go_from_row_to_row_and_pass_over_headings(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = shown(qtbot, bench, document(3))
    assert sheet.go_button.hasFocus()
    while not sheet.list.hasFocus():
        QTest.keyClick(bench.window.focusWidget(), Qt.Key.Key_Tab)
    rows, visited = said(sheet), [sheet.list.currentIndex().data()]
    for _ in range(5):
        QTest.keyClick(sheet.list, Qt.Key.Key_Down)
        visited.append(sheet.list.currentIndex().data())
    headings = {"Repaired", "Skipped", "Feeds"}
    assert visited == [row for row in rows if row not in headings][:6]
    QTest.keyClick(sheet.list, Qt.Key.Key_End)
    assert sheet.list.currentIndex().data() == rows[-1]
    assert sheet.list.accessibleName() == "Import preview"


def test_a_tool_tip_shows_what_is_cut_off_as_it_is_written(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = shown(qtbot, bench, document(2))
    found = sheet.list.lines.index(8, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Feed &amp; 1" in found


@pytest.mark.parametrize("height", [800, 420])
def test_the_sheet_fits_into_the_window_and_the_list_keeps_room(qtbot: QtBot, bench: WindowBench, height: int) -> None:
    bench.window.resize(1000, height)
    settle(qtbot, bench)
    full = shown(qtbot, bench, document(MANY))
    assert full.card.geometry().bottom() < height
    assert full.card.geometry().top() >= 0
    assert full.list.height() >= 100
    assert full.go_button.mapTo(bench.window, full.go_button.rect().bottomRight()).y() < height


def choosable(qtbot: QtBot, bench: WindowBench) -> ImportSheet:
    """A folder with one inside, an empty one, a feed that is there, one that moves; the rest is new."""
    names = {"a": ("Sea",), "b": ("Sea",), "c": ("Sea", "Tides"), "there": ("Sea",), "moves": ("Land",), "top": ()}
    feeds = {name: OpmlFeed(f"https://{name}.example/feed", name.title(), "", path) for name, path in names.items()}
    new = tuple(feeds[name] for name in ("a", "b", "c", "top"))
    mine = OpmlDocument("Mine", tuple(feeds.values()), (("Empty",), ("Sea",)), (), (), 0, (7, 8), ({}, {"notify": "off"}))
    return shown(qtbot, bench, ImportPreview(mine, new, (feeds["there"],), (feeds["moves"],)))


def row_of(sheet: ImportSheet, text: str) -> int:
    return [row.text for row in sheet.list.lines.rows()].index(text)


def tick_of(sheet: ImportSheet, text: str) -> Qt.CheckState:
    return Qt.CheckState(sheet.list.lines.index(row_of(sheet, text), 0).data(Qt.ItemDataRole.CheckStateRole))


def click(sheet: ImportSheet, text: str, x: int) -> None:
    area = sheet.list.visualRect(sheet.list.lines.index(row_of(sheet, text), 0))
    point = QPoint(x, area.center().y())
    QTest.mouseClick(sheet.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def sent_document(bench: WindowBench) -> OpmlDocument:
    (sent,) = bench.engine.sent_of(ImportOpml)
    assert isinstance(sent, ImportOpml)
    return sent.document


def test_what_is_new_is_ticked_and_the_button_says_how_much(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = choosable(qtbot, bench)
    assert tick_of(sheet, "A") is tick_of(sheet, "Moves") is tick_of(sheet, "Sea") is Qt.CheckState.Checked
    there = sheet.list.lines.index(row_of(sheet, "There"), 0)
    assert not there.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert (sheet.go_button.text(), sheet.selected.text()) == ("Import 5 feeds", "5 feeds selected")


def test_nothing_that_is_selected_is_no_number(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = choosable(qtbot, bench)
    click(sheet, "Sea", 32)
    for name in ("Moves", "Top"):
        click(sheet, name, 200)
    assert (sheet.go_button.text(), sheet.selected.text()) == ("Import", "No feeds selected")


def test_by_the_mouse_a_feed_and_the_box_of_a_folder_are_ticked_and_its_name_folds(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = choosable(qtbot, bench)
    click(sheet, "B", 200)
    assert tick_of(sheet, "B") is Qt.CheckState.Unchecked
    assert tick_of(sheet, "Sea") is Qt.CheckState.PartiallyChecked
    click(sheet, "Sea", 32)
    assert tick_of(sheet, "B") is tick_of(sheet, "Sea") is Qt.CheckState.Checked
    click(sheet, "Sea", 32)
    assert {tick_of(sheet, name) for name in ("Sea", "A", "B", "C", "Tides")} == {Qt.CheckState.Unchecked}
    click(sheet, "There", 200)
    assert tick_of(sheet, "There") is Qt.CheckState.Unchecked
    rows = sheet.list.lines.rowCount()
    click(sheet, "Sea", 200)
    assert sheet.list.lines.rowCount() == rows - 5
    assert sheet.go_button.text() == "Import 2 feeds"


def test_by_keys_space_ticks_and_arrows_fold(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = choosable(qtbot, bench)
    sheet.list.setFocus()
    sheet.list.setCurrentIndex(sheet.list.lines.index(row_of(sheet, "A"), 0))
    QTest.keyClick(sheet.list, Qt.Key.Key_Space)
    assert tick_of(sheet, "A") is Qt.CheckState.Unchecked
    QTest.keyClick(sheet.list, Qt.Key.Key_Left)
    assert sheet.list.currentIndex().row() == row_of(sheet, "Sea")
    QTest.keyClick(sheet.list, Qt.Key.Key_Space)
    assert tick_of(sheet, "A") is Qt.CheckState.Checked
    rows = sheet.list.lines.rowCount()
    QTest.keyClick(sheet.list, Qt.Key.Key_Left)
    assert sheet.list.lines.rowCount() == rows - 5
    assert sheet.list.currentIndex().row() == row_of(sheet, "Sea")
    QTest.keyClick(sheet.list, Qt.Key.Key_Right)
    assert sheet.list.lines.rowCount() == rows


def test_only_what_is_ticked_is_imported_with_its_folders_and_their_settings(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = choosable(qtbot, bench)
    sheet.none_button.click()
    assert (sheet.go_button.text(), sheet.go_button.isEnabled()) == ("Import", False)
    click(sheet, "C", 200)
    assert sheet.go_button.text() == "Import 1 feed"
    sheet.go_button.click()
    document = sent_document(bench)
    assert [feed.title for feed in document.feeds] == ["C", "There"]
    assert (document.folders, document.folder_positions, document.folder_settings) == ((("Sea",),), (8,), ({"notify": "off"},))
    titles = {each.title for each in subscriptions.subscriptions(bench.engine.connection)}
    assert "C" in titles
    assert not titles & {"A", "B", "Top"}


def test_everything_is_imported_where_nothing_is_unticked(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = choosable(qtbot, bench)
    sheet.none_button.click()
    sheet.all_button.click()
    sheet.go_button.click()
    document = sent_document(bench)
    assert [feed.title for feed in document.feeds] == ["A", "B", "C", "There", "Moves", "Top"]
    assert document.folders == (("Empty",), ("Sea",))


def test_filter_lists_what_it_finds_and_all_and_none_go_for_that_alone(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = shown(qtbot, bench, document(20))
    sheet.filter.setText("feed & 1")
    assert [row.text for row in sheet.list.lines.rows()][:3] == ["Science", "Birds", "<b>Feed & 1</b>"]
    assert sheet.list.lines.rowCount() == 2 + 11
    sheet.none_button.click()
    assert sheet.go_button.text() == "Import 9 feeds"
    sheet.filter.clear()
    sheet.parts.chosen.emit(Shown.THERE)
    sheet.parts.set_value(Shown.THERE)
    sheet._narrow()
    assert [row.text for row in sheet.list.lines.rows() if row.url] == ["<b>Feed & 1</b>", "<b>Feed & 2</b>"]


def test_into_a_folder_moves_all_of_it_and_what_was_left_out_stays_left_out(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = choosable(qtbot, bench)
    click(sheet, "B", 200)
    into = sheet.along.into
    assert into.itemText(0) == "Top level"
    city = next(place for place in range(into.count()) if into.itemText(place) == "City")
    into.choice_menu().actions()[city].trigger()
    assert [row.path[:1] for row in sheet.list.lines.rows()] == [("City",)] * sheet.list.lines.rowCount()
    assert tick_of(sheet, "B") is Qt.CheckState.Unchecked
    sheet.import_now()
    paths = {feed.title: feed.path for feed in sent_document(bench).feeds}
    assert paths == {
        "A": ("City", "Sea"), "C": ("City", "Sea", "Tides"), "There": ("City", "Sea"), "Moves": ("City", "Land"), "Top": ("City",),
    }  # fmt: skip


def kept(url: str, number: int, *, tags: tuple[str, ...] = (), is_starred: bool = True, is_read: bool = False) -> KeptArticle:
    return KeptArticle(url, parsed_entry(f"Kept {number}", "x", NOW, number), is_read, is_starred, tags)


def test_stars_tags_and_read_states_have_a_number_each_that_follows_the_ticks(qtbot: QtBot, bench: WindowBench) -> None:
    one, two = (OpmlFeed(f"https://{name}.example/feed", name, "", ()) for name in ("one", "two"))
    marks = (
        kept(one.url, 1), kept(one.url, 2, is_read=True), kept(two.url, 3, tags=("a",)),
        kept(two.url, 4, tags=("b",), is_starred=False, is_read=True),
    )  # fmt: skip
    mine = OpmlDocument("Mine", (one, two), reader="Liferea", kept=marks, read=(ReadArticle(two.url, "g"),))
    sheet = shown(qtbot, bench, ImportPreview(mine, (one, two), (), ()))
    along = sheet.along
    assert said(sheet) == ["one, one.example/feed, 2 starred", "two, two.example/feed, 1 starred"]
    boxes = (along.stars, along.tags, along.read)
    assert [box.accessibleName() for box in boxes] == ["Stars 3", "Tags 2", "Read states 3"]
    click(sheet, "two", 200)
    assert [box.accessibleName() for box in boxes] == ["Stars 2", "Tags 0", "Read states 1"]
    click(sheet, "two", 200)
    QTest.keyClick(along.stars, Qt.Key.Key_Space)
    sheet.import_now()
    document = sent_document(bench)
    assert [(each.entry.title, each.is_starred, each.tags) for each in document.kept] == [
        ("Kept 3", False, ("a",)),
        ("Kept 4", False, ("b",)),
    ]
    # what had a star and was read is read here
    assert [each.title for each in document.read] == ["", "Kept 2"]


def test_what_stands_below_each_other_begins_at_one_line(qtbot: QtBot, bench: WindowBench) -> None:
    one, two = (OpmlFeed(f"https://{name}.example/feed", name, "", ()) for name in ("one", "two"))
    sheet = shown(qtbot, bench, ImportPreview(OpmlDocument("Mine", (one, two), reader="Liferea"), (one,), (two,), ()))
    parts = (sheet.title.parentWidget().findChild(ReaderTile), sheet.parts, sheet.selected)
    assert None not in parts
    qtbot.waitUntil(lambda: {part.mapTo(sheet.card, QPoint()).x() for part in parts if part is not None} == {28})


def test_a_feed_that_moves_says_from_where(qtbot: QtBot, bench: WindowBench) -> None:
    there = bench.engine.library.feed_ids["Slow Compiler"]
    (followed,) = [each for each in subscriptions.subscriptions(bench.window.parts.connection) if each.feed_id == there]
    feed = OpmlFeed(followed.url, "Slow Compiler", "", ("Elsewhere",))
    connection = bench.window.parts.connection
    plan = plan_import(OpmlDocument("Mine", (feed,)), subscriptions.folders(connection), subscriptions.subscriptions(connection))
    assert said(shown(qtbot, bench, plan))[-1].endswith("Moves here from Making / Software")


def test_a_dropped_file_that_is_a_feed_can_be_followed(qtbot: QtBot, bench: WindowBench, tmp_path: Path) -> None:
    path = tmp_path / "feed.xml"
    path.write_bytes(rss(1, 2))
    bench.window.handlers.feeds.import_file(path)
    sheet = bench.sheet(ImportSheet)
    for job in bench.engine.jobs:
        bench.engine.parsed(job.job_id, perform(job))
    settle(qtbot, bench)
    assert sheet.focusWidget() is not None
    button = bench.window.focusWidget()
    assert isinstance(button, QPushButton)
    assert button.text() == "Follow as a feed"
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert bench.window.parts.sheet.shown is None
    command = bench.engine.sent_of(AddFile)[0]
    assert isinstance(command, AddFile)
    assert command.path == str(path)


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
    sheet = bench.sheet(SourcesSheet)
    qtbot.waitUntil(lambda: len(sheet.rows.buttons) == 2)
    assert sheet.rows.buttons[0].hasFocus()
    qtbot.waitUntil(lambda: sheet.rows.height() >= 2 * ROW_PX)
    assert all(sheet.card.rect().contains(each.mapTo(sheet.card, each.rect().bottomRight())) for each in sheet.rows.buttons)
    QTest.keyClick(sheet.rows.buttons[0], Qt.Key.Key_Return)
    assert previewed(bench, qtbot).source == "Liferea"


def test_the_sheet_says_where_nothing_is_found_and_offers_a_file(qtbot: QtBot, bench: WindowBench, home: Path) -> None:
    bench.window.parts.data_actions = cast("DataActions", Readers(home, is_empty=True))
    bench.window.actions_by_name["import_from_reader"].trigger()
    sheet = bench.sheet(SourcesSheet)
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
    sheet = bench.sheet(ImportSheet)
    document = read_list(sent.data)
    bench.window.handle_events((OpmlPreviewed(ImportPreview(document, document.feeds, (), ()), "", cause=sent.command_id),))
    assert sheet.title.text() == "Import from Liferea"
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
    sheet = bench.sheet(ImportSheet)
    feeds = (OpmlFeed("https://new.example/one", "One", "", ()),)
    plain = ImportPreview(OpmlDocument("Mine", feeds), feeds, (), ())
    bench.window.handle_events((OpmlPreviewed(plain, "", cause=bench.engine.sent_of(PreviewOpml)[-1].command_id),))
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


def answer(bench: WindowBench) -> None:
    """Read the document that waits, as the parser process would."""
    core = bench.engine.core
    job_id, (task, _) = next(iter(core.state.parses.items()))
    sent = bench.engine.sent_of(commands.PreviewOpml)[-1]
    assert isinstance(sent, commands.PreviewOpml)
    assert task.cause == sent.command_id
    bench.engine.parsed(job_id, read_opml(sent.data))


def imported(qtbot: QtBot, bench: WindowBench) -> None:
    answer(bench)
    sheet = bench.sheet(ImportSheet)
    qtbot.waitUntil(sheet.go_button.isEnabled)
    sheet.go_button.click()
    settle(qtbot, bench)


def test_every_topic_has_a_file_and_every_file_a_topic() -> None:
    files = {path.stem for path in (resources_folder() / "starter").glob("*.opml")}
    assert files == {topic.name for topic in TOPICS}


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)
def test_files_of_topics_are_folders_of_feeds(topic: object) -> None:
    name = getattr(topic, "name", "")
    document = read_opml((resources_folder() / "starter" / f"{name}.opml").read_bytes())
    assert len(document.folders) == 1
    assert 5 <= len(document.feeds) <= 8
    assert {feed.path for feed in document.feeds} == {document.folders[0]}
    assert all(feed.url.startswith("https://") and feed.title and feed.site_url for feed in document.feeds)
    assert not (document.skipped)
    assert not (document.repairs)
    assert not (document.duplicates)


def test_no_feed_is_in_two_topics() -> None:
    document = read_opml(starter_document(topic.name for topic in TOPICS))
    addresses = [canonical_url(feed.url) for feed in document.feeds]
    assert len(addresses) == len(set(addresses))
    assert len(document.folders) == len(TOPICS)
    assert not (document.skipped)
    assert not (document.repairs)
    assert not (document.duplicates)


def test_topics_are_chosen_previewed_imported_and_undone(qtbot: QtBot, empty_bench: WindowBench) -> None:
    window = empty_bench.window
    window.parts.first_start.topics.click()
    sheet = window.parts.sheet.shown
    assert isinstance(sheet, StarterSheet)
    assert not sheet.go_button.isEnabled()
    QTest.keyClick(sheet.tiles["science"], Qt.Key.Key_Space)
    sheet.tiles["comics"].click()
    assert sheet.go_button.isEnabled()
    sheet.go_button.click()
    imported(qtbot, empty_bench)
    assert [folder.title for folder in subscriptions.folders(window.parts.connection)] == ["Science", "Web comics"]
    assert len(subscriptions.subscriptions(window.parts.connection)) == 12
    assert window.parts.panes.isVisible()
    window.handlers.general.undo()
    settle(qtbot, empty_bench)
    assert subscriptions.subscriptions(window.parts.connection) == []
    assert subscriptions.folders(window.parts.connection) == []
    assert window.parts.first_start.isVisible()


def test_tiles_are_reached_and_chosen_by_keys(qtbot: QtBot, empty_bench: WindowBench) -> None:
    empty_bench.window.handlers.feeds.choose_starters()
    sheet = empty_bench.sheet(StarterSheet)
    for topic in TOPICS:
        tile = sheet.tiles[topic.name]
        assert empty_bench.window.focusWidget() is tile
        assert (tile.accessibleName(), tile.accessibleDescription()) == (topic.title, topic.description)
        QTest.keyClick(tile, Qt.Key.Key_Space)
        assert tile.isChecked()
        QTest.keyClick(tile, Qt.Key.Key_Tab)


def test_the_first_page_scrolls_in_a_low_window(qtbot: QtBot, empty_bench: WindowBench) -> None:
    empty_bench.window.resize(QSize(820, 480))
    assert empty_bench.window.height() == 480


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("commafeed-tests/opml_v2.0.xml", 1),
        ("newsboat-tests/example.opml", 1),
        ("netnewswire-tests/RSParser/Tests/RSParserTests/Resources/Subs.opml", 10),
    ],
)
def test_exports_of_other_readers_are_imported_through_the_window(
    qtbot: QtBot, empty_bench: WindowBench, name: str, least: int
) -> None:
    path = DATA / "opml" / name
    empty_bench.window.handlers.feeds.import_file(path)
    imported(qtbot, empty_bench)
    assert len(subscriptions.subscriptions(empty_bench.window.parts.connection)) >= least


def test_while_an_address_is_tried_that_is_said_and_then_what_became_of_it(empty_bench: WindowBench) -> None:
    page = empty_bench.window.parts.first_start
    QTest.keyClicks(page.field, "saltmeridian.example")
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    assert page.message.isVisible()
    assert (page.message.text(), page.message.property("kind")) == ("Finding the feed…", "second")
    cause = empty_bench.engine.sent_of(commands.AddSubscription)[-1].command_id
    empty_bench.window.handle_events((events.CommandFailed(Problem(ProblemKind.TIMEOUT), cause=cause),))
    assert (page.message.property("kind"), page.address.go.isEnabled()) == ("bad", True)
    assert page.message.text() != "Finding the feed…"
