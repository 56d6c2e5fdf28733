"""What a later start brings to the window that is open."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.app.paths import profile_in
from reader.app.run_window import ANY_FEED, Visitor
from reader.engine.system_clock import SystemClock
from reader.ui.dialogs.add_feed import AddFeedSheet
from tests.fakes.window_bench import WindowBench


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_entrys_add_feed_asks_for_an_address(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    visitor = Visitor(bench.window, profile_in(tmp_path / "profile"), SystemClock())
    visitor.rang.emit("", "")
    visitor.rang.emit(ANY_FEED, "")
    qtbot.waitUntil(lambda: len(bench.window.findChildren(AddFeedSheet)) == 1)
