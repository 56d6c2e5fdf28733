"""What an import would do is a list of painted rows, however long, with the keys and the speech of any other list."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.details import Detail, DetailKind
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed, SkippedOutline
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.widgets.labels import PlainLabel
from tests.fakes.window_bench import WindowBench
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
    assert len(rows) == 4 + 1 + 1 + MANY + 2
    assert rows[:7] == [
        "Repaired",
        rows[1],
        "Skipped",
        rows[3],
        "New",
        "new.example/0, Science / Birds",
        "<b>Feed & 1</b>, new.example/1, Science / Birds",
    ]
    assert rows[3].startswith("Radio, ")
    assert rows[-3:] == ["Moved to another folder", *rows[6:8]]
    assert len(sheet.findChildren(PlainLabel)) < 10
    assert sheet.list.isVisible()


def test_the_model_stands_under_inspection(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = shown(qtbot, bench, document(0))
    tester = QAbstractItemModelTester(sheet.list.lines, QAbstractItemModelTester.FailureReportingMode.Warning, sheet)
    sheet.list.show_preview(document(5))
    assert tester.model() is sheet.list.lines
    assert sheet.list.lines.rowCount() == 4 + 1 + 1 + 5 + 2


def test_keys_go_from_row_to_row_and_pass_over_headings(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = shown(qtbot, bench, document(3))
    assert sheet.go_button.hasFocus()
    while not sheet.list.hasFocus():
        QTest.keyClick(bench.window.focusWidget(), Qt.Key.Key_Tab)
    rows, visited = said(sheet), [sheet.list.currentIndex().data()]
    for _ in range(5):
        QTest.keyClick(sheet.list, Qt.Key.Key_Down)
        visited.append(sheet.list.currentIndex().data())
    headings = {"Repaired", "Skipped", "New", "Moved to another folder"}
    assert visited == [row for row in rows if row not in headings][:6]
    QTest.keyClick(sheet.list, Qt.Key.Key_End)
    assert sheet.list.currentIndex().data() == rows[-1]
    assert sheet.list.accessibleName() == "Import preview"


def test_a_tool_tip_shows_what_is_cut_off_as_it_is_written(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = shown(qtbot, bench, document(2))
    found = sheet.list.lines.index(6, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Feed &amp; 1" in found


@pytest.mark.parametrize("height", [800, 420])
def test_the_list_is_as_high_as_its_rows_and_the_window_let_it_be(qtbot: QtBot, bench: WindowBench, height: int) -> None:
    bench.window.resize(1000, height)
    settle(qtbot, bench)
    small = shown(qtbot, bench, document(1))
    wanted = small.list.wanted_height()
    assert small.list.height() == min(wanted, height - 260)
    full = shown(qtbot, bench, document(MANY))
    assert full.list.height() == min(330, height - 260)
    assert full.card.geometry().bottom() < height
