"""A small window gives up the sidebar for a rail, then the list, then the sides of the text; never rows or the text's measure."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.entry import View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import NetworkChanged, RetrievalProgress, RetrievingPaused
from reader.ui.data.nodes import Kind
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.pages import HEALTH
from reader.ui.list.rows import ENTRY_PX
from reader.ui.sidebar.rail import RAIL_PX, RailButton
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


def resized(qtbot: QtBot, bench: WindowBench, size: tuple[int, int]) -> None:
    bench.window.resize(QSize(*size))
    QApplication.processEvents()
    settle(qtbot, bench)


@pytest.mark.parametrize("size", [(1000, 700), (800, 600), (480, 360)])
def test_what_a_small_window_gives_up(qtbot: QtBot, bench: WindowBench, size: tuple[int, int]) -> None:
    parts = bench.window.parts
    resized(qtbot, bench, size)
    assert parts.subscriptions.isHidden()
    assert parts.rail.isVisible()
    assert parts.rail.width() == RAIL_PX
    assert parts.pane_buttons.sidebar.isHidden()
    assert parts.entries.isVisible()
    QTest.keySequence(bench.window, "J")
    QApplication.processEvents()
    view = parts.article.page.view
    assert parts.article.isVisible()
    room = size[0] - (RAIL_PX if parts.rail.isVisible() else 0) - (parts.entries.width() + 1 if parts.entries.isVisible() else 0)
    assert abs(parts.article.width() - room) <= 1
    if size[0] == 1000:
        assert parts.entries.width() == 280
        assert view.column == 640
    elif size[0] == 800:
        assert parts.entries.isHidden()
        assert parts.rail.isVisible()
        assert view.column == 640
    else:
        assert parts.entries.isHidden()
        assert parts.rail.isHidden()
        assert view.column == 480 - 2 * 12
    assert {parts.entries.view.rowHeight(row) for row in range(20) if parts.entries.model.keys[row] > 0} == {ENTRY_PX} == {98}


def test_the_rail_leads_where_the_sidebar_does(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    resized(qtbot, bench, (1000, 700))
    rail = parts.rail
    unread = parts.subscriptions.model.find((Kind.SMART, View.UNREAD.value))
    assert unread is not None
    qtbot.waitUntil(lambda: rail.lists[View.UNREAD].accessibleName() == f"Unread, {unread.unread} unread")
    QTest.mouseClick(rail.lists[View.TODAY], Qt.MouseButton.LeftButton)
    settle(qtbot, bench)
    assert parts.entries.selection.view is View.TODAY
    qtbot.waitUntil(rail.lists[View.TODAY].isChecked)
    assert not rail.lists[View.ALL].isChecked()
    rail.folder_menu.aboutToShow.emit()
    names = [action.text().strip() for action in rail.folder_menu.actions()]
    assert names[:2] == ["Sea and sky", "Making"]
    next(action for action in rail.folder_menu.actions() if "Making" in action.text()).trigger()
    settle(qtbot, bench)
    assert parts.entries.selection.view is View.FOLDER
    qtbot.waitUntil(rail.folders.isChecked)
    assert rail.menu.menu() is parts.subscriptions.menu_button.menu()
    rail.folder_menu.actions()[-1].trigger()
    assert parts.subscriptions.isVisible()
    assert rail.isHidden()
    QTest.keySequence(bench.window, "Ctrl+1")
    assert parts.subscriptions.isHidden()
    assert rail.isVisible()
    resized(qtbot, bench, (1360, 860))
    assert rail.isHidden()
    assert parts.subscriptions.isVisible()


def test_lists_filled_by_hand_have_no_dot_in_the_rail(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    resized(qtbot, bench, (1000, 700))
    node = parts.subscriptions.model.find((Kind.SMART, View.STARRED.value))
    assert node.unread == 2
    starred, unread = parts.rail.lists[View.STARRED], parts.rail.lists[View.UNREAD]
    qtbot.waitUntil(lambda: "unread" in unread.accessibleName())
    assert starred.accessibleName() == "Starred, 2 articles"
    assert [has_dot(bench, starred), has_dot(bench, unread)] == [False, True]


def has_dot(bench: WindowBench, button: RailButton) -> bool:
    image = button.grab().toImage()
    place = QPoint(round((button.width() - 8) * image.devicePixelRatio()), round(7 * image.devicePixelRatio()))
    return image.pixelColor(place) == bench.theme.color("accent")


def test_the_rail_says_what_the_header_and_footer_of_the_sidebar_do(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    resized(qtbot, bench, (1000, 700))
    rail = parts.rail
    said = parts.subscriptions.status_line.accessibleName()
    assert "Ready since" in said
    assert rail.menu.accessibleName() == f"Menu, {said}"
    assert rail.menu.toolTip().startswith(f"{said}\nMenu")
    parts.subscriptions.attention.set_count(0)
    assert rail.attention.isHidden()
    parts.subscriptions.attention.set_count(2)
    assert rail.attention.isVisible()
    assert rail.attention.accessibleName() == rail.attention.toolTip() == "2 feeds need attention"
    QTest.mouseClick(rail.attention, Qt.MouseButton.LeftButton)
    assert parts.panes.pages.shown == HEALTH


def test_the_list_says_what_prevents_refreshes_while_the_sidebar_is_hidden(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    resized(qtbot, bench, (1000, 700))
    line = parts.entries.header.findChildren(PlainLabel)[1]
    count = line.text()
    assert count.endswith("unread")
    for event, said in (
        (RetrievalProgress(12, 41), "Refreshing 12 of 41"),
        (RetrievalProgress(41, 41), count),
        (NetworkChanged(Problem(ProblemKind.NO_NETWORK)), f"Offline · {count}"),
        (NetworkChanged(None), count),
        (RetrievingPaused(int(bench.clock.now()) + 3600), "Paused until 11:42"),
    ):
        bench.bridge.publish(event)
        qtbot.waitUntil(lambda said=said: line.text() == said)
    assert line.toolTip() == count, "what has no room is in the tip"
    resized(qtbot, bench, (1360, 860))
    assert line.text() == count, "the sidebar says it"
    assert not line.toolTip()
    QTest.keySequence(bench.window, "Ctrl+1")
    qtbot.waitUntil(lambda: line.text() == f"Paused until 11:42 · {count}")


def test_who_hid_the_sidebar_has_no_rail(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    QTest.keySequence(bench.window, "Ctrl+1")
    resized(qtbot, bench, (1000, 700))
    assert parts.rail.isHidden()
    assert parts.pane_buttons.sidebar.isVisible()


def test_keys_reach_the_list_when_the_sidebar_goes(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    parts.subscriptions.tree.setFocus()
    resized(qtbot, bench, (1000, 700))
    assert parts.entries.view.hasFocus()
