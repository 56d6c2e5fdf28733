"""What an import would do is a list of painted rows, however long, with the keys and the speech of any other list."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.commands import AddFile, ImportOpml
from reader.domain.errors import Detail, DetailKind
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed, SkippedOutline
from reader.domain.user_data import KeptArticle, ReadArticle
from reader.formats.lists.plan import plan_import
from reader.formats.wire import perform
from reader.storage import subscriptions
from reader.ui.dialogs.import_opml import ImportSheet, Shown
from reader.ui.dialogs.start import ReaderTile
from reader.ui.kit.labels import PlainLabel
from tests.fakes.invented_library import NOW, parsed_entry
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
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, ImportSheet)
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
        "new.example/0, New",
        "<b>Feed & 1</b>, new.example/1, Moves to this folder",
    ]
    assert rows[3].startswith("Radio, ")
    assert rows[-1] == f"<b>Feed & {MANY - 1}</b>, new.example/{MANY - 1}, New"
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
    assert sheet.parts is not None
    sheet.parts.chosen.emit(Shown.THERE)
    sheet.parts.set_value(Shown.THERE)
    sheet._narrow()
    assert [row.text for row in sheet.list.lines.rows() if row.url] == ["<b>Feed & 1</b>", "<b>Feed & 2</b>"]


def test_into_a_folder_moves_all_of_it_and_what_was_left_out_stays_left_out(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = choosable(qtbot, bench)
    click(sheet, "B", 200)
    assert sheet.along is not None
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
    assert along is not None
    assert said(sheet) == ["one, one.example/feed, New · 2 starred", "two, two.example/feed, New · 1 starred"]
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
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, ImportSheet)
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
