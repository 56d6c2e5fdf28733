"""Rows of the sidebar that a filter hides: neither the keyboard nor a selection reaches them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from reader.domain.commands import RemoveSubscription
from reader.domain.ids import FeedId
from tests.fakes.window_bench import WindowBench
from tests.ui.test_sidebar_arranging import read, rest, shown
from tests.ui.test_sidebar_many import choose, feed


def test_down_in_the_filter_goes_to_what_was_found_when_the_chosen_row_is_hidden(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    pane.select(feed(bench, "Small Observatory").key)
    field = pane.arranging.filter.field
    QTest.keyClicks(field, "compi")
    QTest.keyClick(field, Qt.Key.Key_Down)
    current = pane.current()
    assert current is not None
    assert current.title == "Slow Compiler"
    assert pane.tree.hasFocus()


def test_delete_and_f2_leave_a_row_alone_that_the_filter_hides(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    pane.select(feed(bench, "Small Observatory").key)
    pane.arranging.filter.field.setText("compi")
    pane.tree.setFocus()
    QTest.keyClick(pane.tree, Qt.Key.Key_Delete)
    rest(qtbot, bench)
    assert not any(isinstance(command, RemoveSubscription) for command in bench.engine.sent)
    QTest.keyClick(pane.tree, Qt.Key.Key_F2)
    assert pane.tree.state() is not QAbstractItemView.State.EditingState


def test_a_chosen_row_that_hides_once_it_is_read_is_not_chosen_any_more(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    pane.arranging.toggle_read()
    rest(qtbot, bench)
    feed_id = feed(bench, "The Tidewater Almanac").number
    choose(qtbot, bench, [feed(bench, "The Tidewater Almanac"), feed(bench, "Small Observatory")])
    read(qtbot, bench, "Small Observatory")
    rest(qtbot, bench)
    assert "Small Observatory" not in shown(bench)
    QTest.keyClick(pane.tree, Qt.Key.Key_Delete)
    rest(qtbot, bench)
    assert bench.engine.sent[-1] == RemoveSubscription((FeedId(feed_id),), command_id=bench.engine.sent[-1].command_id)
