"""What a later start brings to the window that is open."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.app.paths import profile_in
from reader.app.run_window import ANY_FEED, SecondInstance
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.start import SourcesSheet
from tests.fakes.window_bench import WindowBench


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_entrys_add_feed_asks_for_an_address(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    second_instance = SecondInstance(bench.window, profile_in(tmp_path / "profile"), bench.clock)
    second_instance.rang.emit("", "")
    second_instance.rang.emit(ANY_FEED, "")
    qtbot.waitUntil(lambda: len(bench.window.findChildren(AddFeedSheet)) == 1)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    "address", ["feed:http://127.0.0.1:631/x", "http://localhost/feed", "http://169.254.169.254/", "feed://nas.local/f"]
)
def test_an_address_of_the_own_network_that_is_handed_over_is_asked_about_first(
    bench: WindowBench, qtbot: QtBot, tmp_path: Path, address: str
) -> None:
    # a web page may have handed it over
    second_instance = SecondInstance(bench.window, profile_in(tmp_path / "profile"), bench.clock)
    second_instance.rang.emit(address, "")
    qtbot.waitUntil(lambda: len(bench.window.findChildren(AddFeedSheet)) == 1)
    sheet = bench.window.findChildren(AddFeedSheet)[0]
    assert sheet.field.text() == address
    assert sheet.message.text() == "This address is in your local network. Add it only if you trust it."
    assert bench.engine.requests == []
    sheet.add_button.click()
    assert [request.may_be_private for request in bench.engine.requests] == [True]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_public_address_that_is_handed_over_is_added(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> None:
    second_instance = SecondInstance(bench.window, profile_in(tmp_path / "profile"), bench.clock)
    second_instance.rang.emit("feed:https://new.example/feed", "")
    qtbot.waitUntil(lambda: len(bench.engine.requests) == 1)
    assert bench.engine.requests[0].url == "https://new.example/feed"


def test_what_is_dragged_in_from_the_own_network_is_asked_about_first(bench: WindowBench) -> None:
    bench.window.handlers.feeds.handle_address("http://192.168.1.1/feed")
    assert isinstance(bench.window.parts.sheet.shown, AddFeedSheet)
    bench.window.parts.sheet.shown.close_sheet()
    bench.window.handlers.feeds.handle_address("http://192.168.1.1/list.opml")
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, SourcesSheet)
    assert sheet.field.text() == "http://192.168.1.1/list.opml"
    assert bench.engine.requests == []
