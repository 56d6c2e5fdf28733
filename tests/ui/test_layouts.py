"""Layouts, panes that hide, narrow windows: what was set comes back."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.ui import fonts
from reader.ui.panes import Layout, Panes
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle


def arrange(bench: WindowBench, layout: str) -> None:
    bench.window.take_events((events.PreferenceChanged("look.layout", layout),))


def reading_sizes(panes: Panes) -> list[int]:
    return panes._reading.sizes()


def test_the_layout_is_a_preference_and_puts_the_list_above_the_article(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.actions_by_name["toggle_layout"].trigger()
    sent = bench.engine.sent[-1]
    assert isinstance(sent, commands.SetPreference)
    assert (sent.key, sent.value) == ("look.layout", "classic")
    qtbot.waitUntil(lambda: window.panes.arrangement is Layout.CLASSIC)
    assert window.entries.width() == window.article.width()
    assert (
        window.entries.mapTo(window, window.entries.rect().bottomLeft()).y()
        < window.article.mapTo(window, window.rect().topLeft()).y()
    )
    window.actions_by_name["toggle_layout"].trigger()
    qtbot.waitUntil(lambda: window.panes.arrangement is Layout.WIDE)
    assert window.entries.height() == window.article.height()


def test_each_layout_keeps_its_sizes(qtbot: QtBot, bench: WindowBench) -> None:
    panes = bench.window.panes
    panes._reading.setSizes([500, 600])
    panes.setSizes([300, 1059])
    wide, outer = reading_sizes(panes), panes.sizes()
    arrange(bench, "classic")
    panes._reading.setSizes([420, 439])
    classic = reading_sizes(panes)
    arrange(bench, "wide")
    assert reading_sizes(panes) == wide
    assert panes.sizes() == outer
    arrange(bench, "classic")
    assert reading_sizes(panes) == classic


def test_sizes_and_hidden_panes_come_back_at_the_next_start(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    first = open_bench(library)
    first.window.panes._reading.setSizes([450, 650])
    sizes = reading_sizes(first.window.panes)
    first.window.actions_by_name["toggle_subscriptions"].trigger()
    first.window.close()
    again = window_bench(library, tmp_path)
    try:
        again.window.show()
        settle(qtbot, again)
        assert again.window.subscriptions.isHidden()
        assert reading_sizes(again.window.panes)[0] == sizes[0]
        again.window.sidebar_button.click()
        assert again.window.subscriptions.isVisible()
    finally:
        again.window.close()
        again.window.deleteLater()


def test_list_and_article_never_hide_both(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.actions_by_name["toggle_article"].trigger()
    assert window.article.isHidden()
    window.actions_by_name["toggle_list"].trigger()
    assert window.entries.isHidden()
    assert window.article.isVisible()
    window.actions_by_name["toggle_list"].trigger()
    assert window.entries.isVisible()


def test_in_a_narrow_window_the_sidebar_gives_way_until_it_is_asked_for(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    assert window.sidebar_button.isHidden()
    window.resize(QSize(840, 700))
    qtbot.waitUntil(window.subscriptions.isHidden)
    assert window.sidebar_button.isVisible()
    assert window.entries.isVisible()
    window.sidebar_button.click()
    assert window.subscriptions.isVisible()
    assert window.sidebar_button.isHidden()
    window.resize(QSize(860, 700))
    assert window.subscriptions.isVisible()
    window.resize(QSize(1200, 700))
    assert window.subscriptions.isVisible()
    window.resize(QSize(800, 700))
    qtbot.waitUntil(window.subscriptions.isHidden)
    window.resize(QSize(1200, 700))
    qtbot.waitUntil(window.subscriptions.isVisible)


def test_the_interface_is_written_larger_from_the_next_start_on(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    usual = open_bench(library)
    row = usual.window.subscriptions.tree.sizeHintForRow(0)
    usual.window.submit(commands.SetPreference("look.interface_size", 15))
    usual.window.close()
    larger = window_bench(library, tmp_path)
    try:
        tree = larger.window.subscriptions.tree
        assert tree.sizeHintForRow(0) == round(row * 15 / 13)
        assert fonts.ui_font(fonts.BASE_PX).pixelSize() == 15
        assert fonts.reading_font(fonts.ARTICLE_PX).pixelSize() == fonts.ARTICLE_PX
    finally:
        fonts.set_interface_size(fonts.BASE_PX)
        larger.theme.apply()
        larger.window.close()
        larger.window.deleteLater()


def test_the_window_can_be_small(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.resize(QSize(840, 600))
    qtbot.waitUntil(bench.window.subscriptions.isHidden)
    qtbot.waitUntil(lambda: bench.window.minimumWidth() <= 640)
    bench.window.resize(QSize(640, 480))
    assert bench.window.size() == QSize(640, 480)
