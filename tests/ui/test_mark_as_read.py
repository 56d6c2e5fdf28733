"""When an article becomes read: opened, open for a while, scrolled past, by hand; and one undo for a whole pass."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot

from reader.domain.commands import MarkRead, SetPreference
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


def wheel(area: QAbstractScrollArea, turns: int) -> None:
    """Turn it down, each turn painted as on a screen."""
    for _ in range(abs(turns)):
        area.viewport().repaint()
        place = QPointF(20, 20)
        delta = QPoint(0, -120 if turns > 0 else 120)
        event = QWheelEvent(
            place,
            area.viewport().mapToGlobal(place),
            QPoint(),
            delta,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003 -- Qt's signature
        )
        QApplication.sendEvent(area.viewport(), event)
        area.viewport().repaint()


def prefer(bench: WindowBench, key: str, value: str | int) -> None:
    bench.window.parts.submit(SetPreference(key, value))
    bench.bridge.flush()


def marked(bench: WindowBench) -> list[int]:
    """What was marked, in the order of the commands."""
    return [entry_id for each in bench.engine.sent if isinstance(each, MarkRead) for entry_id in each.entry_ids if each.is_read]


def unread(bench: WindowBench) -> set[int]:
    rows = bench.engine.connection.execute("SELECT entry_id FROM entry_status WHERE is_read = 0").fetchall()
    return {row[0] for row in rows}


@pytest.fixture
def long_bench(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, qtbot: QtBot) -> WindowBench:
    """A list of many screens."""
    bench = open_bench(invented_library(tmp_path / "library.sqlite", more=60))
    bench.window.resize(QSize(1240, 700))
    settle(qtbot, bench)
    return bench


@pytest.mark.parametrize(("mode", "is_marked"), [("opened", True), ("passed", True), ("later", False), ("manual", False)])
def test_opening_marks_where_it_is_to(qtbot: QtBot, bench: WindowBench, mode: str, is_marked: bool) -> None:  # noqa: FBT001
    prefer(bench, "reading.mark_read", mode)
    QTest.keySequence(bench.window, "N")
    assert bool(marked(bench)) is is_marked


def test_some_seconds_later_only_what_is_still_open_is_marked(qtbot: QtBot, bench: WindowBench) -> None:
    prefer(bench, "reading.mark_read", "later")
    prefer(bench, "reading.mark_read_seconds", 3)
    wait = bench.window.pane_links.read_marks.wait
    assert wait.interval() == 3000
    QTest.keySequence(bench.window, "N")
    QTest.keySequence(bench.window, "N")
    assert wait.isActive()
    opened = bench.window.parts.article.article
    wait.timeout.emit()
    assert marked(bench) == [opened.entry_id]
    assert not bench.window.parts.undo_stack.newest()
    # a page in place of the list: nobody reads
    QTest.keySequence(bench.window, "N")
    bench.window.handlers.pages.go_health()
    assert not wait.isActive()


def test_no_time_passes_for_an_article_that_nobody_sees(qtbot: QtBot, bench: WindowBench) -> None:
    """Neither in a hidden window nor in a minimised one does anything wake; it begins anew once the article is in sight."""
    prefer(bench, "reading.mark_read", "later")
    wait = bench.window.pane_links.read_marks.wait
    QTest.keySequence(bench.window, "N")
    assert wait.isActive()
    for leave, come in ((bench.window.hide, bench.window.show), (bench.window.showMinimized, bench.window.showNormal)):
        leave()
        assert not wait.isActive()
        come()
        qtbot.waitUntil(wait.isActive)
        assert marked(bench) == []
    # opened by a notification, say, while nobody sees it
    bench.window.hide()
    bench.window.parts.entries.open_unread(1)
    assert not wait.isActive()
    bench.window.show()
    qtbot.waitUntil(wait.isActive)
    opened = bench.window.parts.article.article
    wait.timeout.emit()
    assert marked(bench) == [opened.entry_id]


def test_rows_that_were_seen_and_scrolled_past_are_marked_and_one_undo_takes_them_all_back(
    qtbot: QtBot, long_bench: WindowBench
) -> None:
    view = long_bench.window.parts.entries.view
    prefer(long_bench, "reading.mark_read", "passed")
    before = unread(long_bench)
    wheel(view, 12)
    settle(qtbot, long_bench)
    gone = {key for key in view._list.keys[: view.rowAt(0)] if key > 0} & before
    assert len(gone) >= 3
    assert set(marked(long_bench)) == gone
    assert unread(long_bench) == before - gone
    # up and down again marks nothing more, and another pass of the same list belongs to the same step
    wheel(view, -3)
    wheel(view, 3)
    assert set(marked(long_bench)) == gone
    wheel(view, 6)
    settle(qtbot, long_bench)
    assert set(marked(long_bench)) > gone
    assert long_bench.window.parts.messages.toast.isHidden()
    long_bench.window.actions_by_name["undo"].trigger()
    settle(qtbot, long_bench)
    assert unread(long_bench) == before
    # the next pass is a step of its own
    wheel(view, 6)
    settle(qtbot, long_bench)
    third = set(marked(long_bench)[len(before - unread(long_bench)) :])
    assert third
    long_bench.window.actions_by_name["undo"].trigger()
    settle(qtbot, long_bench)
    assert unread(long_bench) == before


def jump_by_program(bench: WindowBench) -> None:
    bar = bench.window.parts.entries.view.verticalScrollBar()
    bar.setValue(bar.maximum())


def jump_by_hand(bench: WindowBench) -> None:
    bar = bench.window.parts.entries.view.verticalScrollBar()
    bar.setSliderDown(True)
    bar.setSliderPosition(bar.maximum())
    bar.setSliderDown(False)


def end_key(bench: WindowBench) -> None:
    QTest.keyClick(bench.window.parts.entries.view, Qt.Key.Key_End)


def narrow(bench: WindowBench) -> None:
    bench.window.actions_by_name["show_unread_only"].trigger()


def make_small(bench: WindowBench) -> None:
    bench.window.resize(QSize(1240, 320))


def another_list(bench: WindowBench) -> None:
    bench.window.handlers.by_name["go_today"]()


@pytest.mark.parametrize("do", [jump_by_program, jump_by_hand, end_key, narrow, make_small, another_list])
def test_nothing_is_passed_by_a_jump_a_filter_another_size_or_list(
    qtbot: QtBot, long_bench: WindowBench, do: Callable[[WindowBench], None]
) -> None:
    view = long_bench.window.parts.entries.view
    prefer(long_bench, "reading.mark_read", "passed")
    view.viewport().repaint()
    opened_before = len(marked(long_bench))
    do(long_bench)
    settle(qtbot, long_bench)
    view.viewport().repaint()
    opened = {long_bench.window.parts.article.article.entry_id} if long_bench.window.parts.article.article else set()
    assert set(marked(long_bench)[opened_before:]) <= opened
    # what was in sight before is not taken for passed by the first turn of the wheel afterwards
    here = set(view.keys_in_view()[1])
    wheel(view, 1)
    assert set(marked(long_bench)[opened_before:]) <= opened | here


def test_the_wheel_marks_nothing_where_opening_does(qtbot: QtBot, long_bench: WindowBench) -> None:
    wheel(long_bench.window.parts.entries.view, 12)
    assert not marked(long_bench)
