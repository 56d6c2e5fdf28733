"""Layouts, panes that hide, narrow windows: what was set comes back."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.entry import ArticleLayout
from reader.ui.data.nodes import Kind
from reader.ui.kit import fonts
from reader.ui.kit.labels import IconButton
from reader.ui.shell.panes import Layout, Panes
from reader.ui.text.languages import install_language
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import SHEETS, settle


def arrange(bench: WindowBench, layout: str) -> None:
    bench.window.handle_events((events.PreferenceChanged("look.layout", layout),))


def reading_sizes(panes: Panes) -> list[int]:
    return panes.reading.sizes()


def test_the_layout_is_a_preference_and_puts_the_list_above_the_article(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.actions_by_name["toggle_layout"].trigger()
    sent = bench.engine.sent[-1]
    assert isinstance(sent, commands.SetPreference)
    assert (sent.key, sent.value) == ("look.layout", "classic")
    qtbot.waitUntil(lambda: window.parts.panes.arrangement is Layout.CLASSIC)
    assert window.parts.entries.width() == window.parts.article.width()
    assert (
        window.parts.entries.mapTo(window, window.parts.entries.rect().bottomLeft()).y()
        < window.parts.article.mapTo(window, window.rect().topLeft()).y()
    )
    window.actions_by_name["toggle_layout"].trigger()
    qtbot.waitUntil(lambda: window.parts.panes.arrangement is Layout.WIDE)
    assert window.parts.entries.height() == window.parts.article.height()


def test_each_layout_keeps_its_sizes(qtbot: QtBot, bench: WindowBench) -> None:
    panes = bench.window.parts.panes
    panes.reading.moveSplitter(500, 1)
    panes.moveSplitter(300, 1)
    wide, outer = reading_sizes(panes), panes.sizes()
    arrange(bench, "classic")
    panes.reading.moveSplitter(420, 1)
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
    first.window.parts.panes.reading.moveSplitter(450, 1)
    sizes = reading_sizes(first.window.parts.panes)
    first.window.actions_by_name["toggle_subscriptions"].trigger()
    first.window.close()
    again = window_bench(library, tmp_path)
    try:
        again.window.show()
        again.window.resize(first.window.size())
        settle(qtbot, again)
        assert again.window.parts.subscriptions.isHidden()
        again.window.parts.pane_buttons.sidebar.click()
        qtbot.waitUntil(lambda: reading_sizes(again.window.parts.panes)[0] == sizes[0])
        assert again.window.parts.subscriptions.isVisible()
    finally:
        again.window.close()
        again.window.deleteLater()


def test_list_and_article_never_hide_both(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.actions_by_name["toggle_article"].trigger()
    assert window.parts.article.isHidden()
    window.actions_by_name["toggle_list"].trigger()
    assert window.parts.entries.isHidden()
    assert window.parts.article.isVisible()
    window.actions_by_name["toggle_list"].trigger()
    assert window.parts.entries.isVisible()


def test_in_a_narrow_window_the_sidebar_gives_way_until_it_is_asked_for(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    assert window.parts.pane_buttons.sidebar.isHidden()
    window.resize(QSize(840, 700))
    qtbot.waitUntil(window.parts.subscriptions.isHidden)
    assert window.parts.rail.isVisible()
    assert window.parts.pane_buttons.sidebar.isHidden()
    assert window.parts.entries.isVisible()
    window.parts.rail.folder_menu.aboutToShow.emit()
    window.parts.rail.folder_menu.actions()[-1].trigger()
    assert window.parts.subscriptions.isVisible()
    assert window.parts.rail.isHidden()
    assert window.parts.pane_buttons.sidebar.isHidden()
    window.resize(QSize(860, 700))
    assert window.parts.subscriptions.isVisible()
    window.resize(QSize(1200, 700))
    assert window.parts.subscriptions.isVisible()
    window.resize(QSize(800, 700))
    qtbot.waitUntil(window.parts.subscriptions.isHidden)
    window.resize(QSize(1200, 700))
    qtbot.waitUntil(window.parts.subscriptions.isVisible)


def test_the_interface_is_written_larger_from_the_next_start_on(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    usual = open_bench(library)
    row = usual.window.parts.subscriptions.tree.sizeHintForRow(0)
    usual.window.parts.submit(commands.SetPreference("look.interface_size", 15))
    usual.window.close()
    larger = window_bench(library, tmp_path)
    try:
        tree = larger.window.parts.subscriptions.tree
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
    qtbot.waitUntil(bench.window.parts.subscriptions.isHidden)
    qtbot.waitUntil(lambda: bench.window.minimumWidth() <= 640)
    bench.window.resize(QSize(640, 480))
    assert bench.window.size() == QSize(640, 480)


def shown(bench: WindowBench) -> set[str]:
    panes = {
        "sidebar": bench.window.parts.subscriptions,
        "list": bench.window.parts.entries,
        "article": bench.window.parts.article,
    }
    return {name for name, pane in panes.items() if pane.isVisible()}


def open_one(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.reading.next_article()
    settle(qtbot, bench)


LAYOUTS = ("wide", "classic")
SIZES = ((1360, 860), (1280, 800), (1200, 750), (1100, 700), (1000, 700), (960, 600), (900, 600), (800, 600), (683, 384))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_article_has_its_measure_first(qtbot: QtBot, bench: WindowBench, layout: str) -> None:
    arrange(bench, layout)
    open_one(qtbot, bench)
    for size in SIZES:
        # beside the rail and a list it gives up what is between its usual and its least measure, and nothing below that
        is_squeezed = layout == "wide" and size[0] == 1000
        assert_measure(qtbot, bench, size, *((620, 640) if is_squeezed else (640, 640)))


def assert_measure(qtbot: QtBot, bench: WindowBench, size: tuple[int, int], least: int, most: int) -> None:
    window = bench.window
    window.resize(QSize(*size))
    view = window.parts.article.page.view
    qtbot.waitUntil(lambda: window.size() == QSize(*size) and view.isVisible() and least <= view.column <= most)
    assert view.viewportMargins().left() >= 12, size
    assert view.viewport().mapTo(window, view.viewport().rect().topRight()).x() <= window.width(), size
    if window.parts.entries.isVisible():
        assert window.parts.entries.width() >= 280, size
        assert window.parts.entries.height() >= 160, size
    if window.parts.subscriptions.isVisible():
        assert window.parts.subscriptions.width() >= 180, size


@pytest.mark.parametrize(
    ("width", "panes"),
    [
        (1360, {"sidebar", "list", "article"}),
        (1200, {"sidebar", "list", "article"}),
        (1100, {"list", "article"}),
        (960, {"list", "article"}),
        (900, {"article"}),
    ],
)
def test_sidebar_then_list_give_way(qtbot: QtBot, bench: WindowBench, width: int, panes: set[str]) -> None:
    open_one(qtbot, bench)
    bench.window.resize(QSize(width, 700))
    qtbot.waitUntil(lambda: shown(bench) == panes)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_was_set_comes_back_with_the_room_for_it(qtbot: QtBot, bench: WindowBench, layout: str) -> None:
    panes = bench.window.parts.panes
    arrange(bench, layout)
    panes.moveSplitter(300, 1)
    panes.reading.moveSplitter(340, 1)
    before = panes.sizes(), reading_sizes(panes)
    for size in ((1000, 700), (683, 384), (1100, 600), (400, 300), (1360, 860)):
        bench.window.resize(QSize(*size))
        qtbot.waitUntil(lambda: bench.window.parts.panes.parentWidget().width() == bench.window.width())
    qtbot.waitUntil(lambda: (panes.sizes(), reading_sizes(panes)) == before)


def test_a_list_drawn_wider_over_the_article_stays_so(qtbot: QtBot, bench: WindowBench) -> None:
    panes = bench.window.parts.panes
    panes.reading.moveSplitter(560, 1)
    assert reading_sizes(panes)[0] == 560
    bench.window.resize(QSize(1380, 860))
    assert reading_sizes(panes)[0] == 560


def test_where_there_is_room_for_one_pane_an_article_opens_in_place_of_the_list(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.resize(QSize(700, 500))
    qtbot.waitUntil(lambda: shown(bench) == {"list"})
    assert not window.parts.pane_buttons.back.isVisible()
    open_one(qtbot, bench)
    assert shown(bench) == {"article"}
    assert window.parts.article.page.view.hasFocus()
    assert window.parts.pane_buttons.back.isVisible()
    window.parts.pane_buttons.back.click()
    assert shown(bench) == {"list"}
    assert window.focusWidget() is window.parts.entries.view
    open_one(qtbot, bench)
    QTest.keyClick(window.parts.article.page.view, Qt.Key.Key_Escape)
    assert shown(bench) == {"list"}
    open_one(qtbot, bench)
    window.handlers.going.search()
    assert shown(bench) == {"list"}
    window.parts.entries.header.close_search()
    open_one(qtbot, bench)
    window.handlers.by_name["go_today"]()
    settle(qtbot, bench)
    assert shown(bench) == {"list"}
    open_one(qtbot, bench)
    window.resize(QSize(1360, 860))
    qtbot.waitUntil(lambda: shown(bench) == {"sidebar", "list", "article"})
    assert not window.parts.pane_buttons.back.isVisible()


def test_a_search_shows_a_list_that_was_hidden(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.actions_by_name["toggle_list"].trigger()
    assert not bench.window.parts.entries.isVisible()
    bench.window.handlers.going.search()
    assert bench.window.parts.entries.isVisible()


def is_whole(bench: WindowBench) -> bool:
    """Whether the list's title is shown to its last letter."""
    title = bench.window.parts.entries.header._title
    return title.fontMetrics().horizontalAdvance(title.text()) <= title.contentsRect().width()


def in_head(bench: WindowBench) -> set[str]:
    return {
        button.accessibleName() for button in bench.window.parts.entries.header.findChildren(IconButton) if button.isVisible()
    }


ALL_OF_HEAD = {"Search", "Layout", "Sort and group", "Mark all as read", "Refresh"}


def test_a_narrow_list_shows_its_title_and_has_its_buttons_in_a_menu(qtbot: QtBot, bench: WindowBench) -> None:
    window, header = bench.window, bench.window.parts.entries.header
    window.resize(QSize(1360, 860))
    qtbot.waitUntil(lambda: in_head(bench) == ALL_OF_HEAD)
    open_one(qtbot, bench)
    window.resize(QSize(1000, 700))
    qtbot.waitUntil(lambda: window.parts.entries.width() < 300)
    qtbot.waitUntil(lambda: in_head(bench) == {"Search", "Layout", "More"})
    window.actions_by_name["show_unread_only"].trigger()
    settle(qtbot, bench)
    assert window.parts.entries.selection.unread_only
    qtbot.waitUntil(lambda: in_head(bench) == {"Search", "Layout", "More", "Show unread only"})
    assert is_whole(bench)
    header.set_title("A title that is longer than any list of this window is wide")
    assert not is_whole(bench)
    assert header._title.toolTip()
    header.set_title("All articles")
    assert header._title.toolTip() == ""
    header.more_menu.aboutToShow.emit()
    offered = {action.text().partition("\t")[0]: action for action in header.more_menu.actions()}
    assert set(offered) == ALL_OF_HEAD - {"Search", "Layout"}
    assert offered["Refresh"].text() == "Refresh\tF5"
    offered["Refresh"].trigger()
    assert isinstance(bench.engine.sent[-1], commands.RetrieveNow)
    offered["Mark all as read"].trigger()
    assert isinstance(bench.engine.sent[-1], commands.MarkAllRead)
    assert offered["Sort and group"].menu() is window.parts.entries.arrange_menu
    window.resize(QSize(1360, 860))
    qtbot.waitUntil(lambda: in_head(bench) == ALL_OF_HEAD | {"Show unread only"})


def test_the_layout_is_chosen_in_the_head_at_every_width(qtbot: QtBot, bench: WindowBench) -> None:
    lists = bench.window.parts.entries
    header = lists.header
    header.layout_switch.set_value(ArticleLayout.LIST)
    for width, is_wide in ((459, False), (460, True), (280, False)):
        header.setFixedWidth(width)
        qtbot.waitUntil(lambda is_wide=is_wide: header.layout_switch.isVisible() is is_wide)
        assert header.layout_button.isVisible() is not is_wide
    assert header.layout_button.accessibleDescription() == "List"
    menu = header.layout_button.menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["List\tCtrl+5", "Cards\tCtrl+7", "One page\tCtrl+6"]
    assert [action.isChecked() for action in menu.actions()] == [True, False, False]
    menu.actions()[1].trigger()
    assert lists.layout_now is ArticleLayout.CARDS
    assert header.layout_switch.value() is ArticleLayout.CARDS
    assert header.layout_button.accessibleDescription() == "Cards"
    header.setFixedWidth(700)
    qtbot.waitUntil(header.layout_switch.isVisible)
    sizes = {(each.width(), each.height()) for each in header.layout_switch.findChildren(QRadioButton)}
    assert sizes == {(34, 26)}
    # one way is enough: neither the menu of order and grouping nor that of the head offers it again
    lists.arrange_menu.aboutToShow.emit()
    assert not any(action.menu() for action in lists.arrange_menu.actions())


def test_a_title_that_gets_the_room_loses_its_tool_tip(qtbot: QtBot, bench: WindowBench) -> None:
    header = bench.window.parts.entries.header
    bench.window.resize(QSize(1000, 700))
    open_one(qtbot, bench)
    qtbot.waitUntil(lambda: bench.window.parts.entries.width() < 300)
    header.set_title("A title that is a little too long")
    assert header._title.toolTip()
    bench.window.resize(QSize(1600, 860))
    bench.window.parts.panes.reading.moveSplitter(560, 1)
    qtbot.waitUntil(lambda: is_whole(bench))
    assert header._title.toolTip() == ""


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ((1000, 700), "de"),
        pytest.param((1000, 700), "en", marks=pytest.mark.long),
        pytest.param((960, 600), "de", marks=pytest.mark.long),
        ((960, 600), "en"),
        pytest.param((683, 384), "de", marks=pytest.mark.long),
        ((683, 384), "en"),
        ((480, 360), "de"),
        pytest.param((480, 360), "en", marks=pytest.mark.long),
    ],
)
def test_sheets_and_messages_stay_inside_a_small_window(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    bench = window_bench(invented_library(tmp_path / "library.sqlite", more=3), tmp_path, language=language)
    window = bench.window
    window.show()
    settle(qtbot, bench)
    open_one(qtbot, bench)
    window.parts.say("A message that is much longer than a small window is wide, and says so again and again. " * 3)
    window.resize(QSize(*size))
    qtbot.waitUntil(lambda: window.size() == QSize(*size))
    try:
        assert window.rect().contains(window.parts.messages.toast.geometry())
        openers = {name: window.handlers.by_name[name] for name in SHEETS}
        for name, open_sheet in {**openers, "stored": window.handlers.preferences.show_stored}.items():
            open_sheet()
            settle(qtbot, bench)
            sheet = window.parts.sheet.shown
            assert window.rect().contains(sheet.card.geometry()), (name, sheet.card.geometry())
            sheet.close_sheet()
        window.parts.subscriptions.select((Kind.FEED, bench.engine.library.feed_ids["Lantern Press"]))
        settle(qtbot, bench)
        window.handlers.feeds.feed_properties()
        assert window.rect().contains(window.parts.sheet.shown.card.geometry())
    finally:
        window.close()
        window.deleteLater()
        bench.engine.connection.close()
        # once no thread asks for words any more
        install_language("en", QLocale.c())
