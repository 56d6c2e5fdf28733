"""A hidden window rests: what it still has to do is done once, and nothing in it wakes the computer again and again."""

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.test_mark_as_read import prefer


def active(bench: WindowBench) -> list[QTimer]:
    return [timer for timer in bench.window.findChildren(QTimer) if timer.isActive()]


def test_no_timer_of_a_hidden_window_starts_itself_again(qtbot: QtBot, bench: WindowBench) -> None:
    prefer(bench, "reading.mark_read", "later")
    for go in (
        bench.window.handlers.pages.go_health,
        bench.window.handlers.pages.go_activity,
        bench.window.handlers.pages.go_rhythm,
    ):
        go()
        settle(qtbot, bench)
    bench.window.parts.panes.pages.show_reading()
    QTest.keySequence(bench.window, "N")
    settle(qtbot, bench)
    bench.window.hide()
    for _ in range(4):
        for timer in active(bench):
            timer.stop()
            timer.timeout.emit()
        settle(qtbot, bench)
    assert [(timer.parent(), timer.interval()) for timer in active(bench)] == []
