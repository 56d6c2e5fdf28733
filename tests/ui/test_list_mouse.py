"""Clicks of every kind: list and article never disagree, and the middle button reads nothing but the page in the browser."""

import zlib
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu
from pytestqt.qtbot import QtBot

from reader.domain.entry import Mark
from reader.domain.ids import EntryId
from reader.storage import entries
from reader.ui.data.nodes import Kind
from reader.ui.kit.pages import ACTIVITY, HEALTH
from reader.ui.list.gestures import ArticleMenu
from reader.ui.list.loading import is_stop
from reader.ui.pages.activity import LogView
from reader.ui.pages.health_list import FindingsView
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""Menus pop up without a screen."""
LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton
NONE, CTRL, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def rows(bench: WindowBench) -> list[int]:
    """The rows of articles."""
    return [row for row, key in enumerate(bench.window.parts.entries.model.keys) if key > 0]


def place(view: QAbstractItemView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()


def click(bench: WindowBench, row: int, button: Qt.MouseButton = LEFT, modifier: Qt.KeyboardModifier = NONE) -> None:
    view = bench.window.parts.entries.view
    QTest.mouseClick(view.viewport(), button, modifier, place(view, row))


def shown(bench: WindowBench) -> int | None:
    article = bench.window.parts.article.article
    return article.entry_id if article is not None else None


def chosen(bench: WindowBench) -> list[int]:
    return [bench.window.parts.entries.model.keys.index(key) for key in bench.window.parts.entries.view.selected_ids()]


def key_of(bench: WindowBench, row: int) -> int:
    return bench.window.parts.entries.model.keys[row]


def is_read(bench: WindowBench, row: int) -> bool:
    stored = entries.entry_rows(bench.window.parts.connection, [EntryId(key_of(bench, row))])
    return stored[0].is_read


def unread(bench: WindowBench, count: int) -> list[int]:
    return [row for row in rows(bench) if not is_read(bench, row)][:count]


@pytest.fixture
def menus() -> Iterator[None]:
    """Nothing stays open."""
    yield
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


def right_click(bench: WindowBench, row: int) -> None:
    """As Linux sends it: the menu is asked for with the press."""
    view = bench.window.parts.entries.view
    point = place(view, row)
    where = view.viewport().mapToGlobal(point)
    press = QMouseEvent(QEvent.Type.MouseButtonPress, QPointF(point), QPointF(where), RIGHT, RIGHT, NONE)
    QApplication.sendEvent(view.viewport(), press)
    QApplication.sendEvent(view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, where))


def ask_for_menu(bench: WindowBench, row: int) -> ArticleMenu:
    right_click(bench, row)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, ArticleMenu)
    return menu


def test_the_middle_button_opens_the_page_and_chooses_nothing(qtbot: QtBot, bench: WindowBench) -> None:
    first, other = unread(bench, 2)
    click(bench, first)
    click(bench, other, MIDDLE)
    settle(qtbot, bench)
    assert (chosen(bench), shown(bench)) == ([first], key_of(bench, first))
    assert bench.opened_urls == [entries.entry_rows(bench.window.parts.connection, [EntryId(key_of(bench, other))])[0].link]
    assert is_read(bench, other)


def test_a_double_middle_click_opens_one_page(bench: WindowBench) -> None:
    view = bench.window.parts.entries.view
    row = rows(bench)[0]
    click(bench, row, MIDDLE)
    QTest.mouseDClick(view.viewport(), MIDDLE, NONE, place(view, row))
    assert (len(bench.opened_urls), chosen(bench), shown(bench)) == (1, [], None)


def test_the_middle_button_says_that_there_is_no_address(qtbot: QtBot, bench: WindowBench) -> None:
    row = unread(bench, 1)[0]
    connection = bench.engine.connection
    connection.execute("UPDATE entry SET link = '' WHERE entry_id = ?", (key_of(bench, row),))
    bench.window.parts.entries.model.refresh({EntryId(key_of(bench, row))})
    settle(qtbot, bench)
    click(bench, row, MIDDLE)
    assert bench.opened_urls == []
    assert not is_read(bench, row)
    assert "no address" in bench.window.parts.messages.toast.text()


@pytest.mark.parametrize("button", [LEFT, MIDDLE, RIGHT])
@pytest.mark.parametrize("modifier", [NONE, CTRL, SHIFT])
def test_a_click_beside_the_rows_changes_nothing(
    bench: WindowBench, button: Qt.MouseButton, modifier: Qt.KeyboardModifier
) -> None:
    view, first = bench.window.parts.entries.view, rows(bench)[0]
    heading = next(row for row, key in enumerate(bench.window.parts.entries.model.keys) if not is_stop(key))
    click(bench, first)
    click(bench, heading, button, modifier)
    assert (chosen(bench), view.currentIndex().row()) == ([first], first)


def test_there_is_no_menu_beside_the_articles(bench: WindowBench, menus: None) -> None:
    first = rows(bench)[0]
    click(bench, first)
    for row in (row for row, key in enumerate(bench.window.parts.entries.model.keys[:12]) if key <= 0):
        right_click(bench, row)
        assert QApplication.activePopupWidget() is None
    assert chosen(bench) == [first]


def test_a_click_below_the_rows_changes_nothing(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.subscriptions.select((Kind.FEED, bench.engine.library.feed_ids["The Paper Garden"]))
    settle(qtbot, bench)
    view, first = bench.window.parts.entries.view, rows(bench)[0]
    click(bench, first)
    below = view.viewport().rect().bottomLeft() + QPoint(20, -5)
    assert view.rowAt(below.y()) < 0
    for button in (LEFT, MIDDLE, RIGHT):
        QTest.mouseClick(view.viewport(), button, NONE, below)
        assert (chosen(bench), shown(bench)) == ([first], key_of(bench, first))


def test_a_right_click_is_about_its_row_and_leaves_the_open_article_chosen(qtbot: QtBot, bench: WindowBench, menus: None) -> None:
    first, other = unread(bench, 2)
    click(bench, first)
    menu = ask_for_menu(bench, other)
    assert chosen(bench) == [other]
    bench.window.actions_by_name["toggle_star"].trigger()
    menu.close()
    qtbot.waitUntil(lambda: chosen(bench) == [first])
    settle(qtbot, bench)
    assert shown(bench) == key_of(bench, first)
    assert Mark.STARRED in entries.entry_rows(bench.window.parts.connection, [EntryId(key_of(bench, other))])[0].marks
    assert not is_read(bench, other)


def test_a_right_click_where_nothing_is_open_leaves_nothing_chosen(qtbot: QtBot, bench: WindowBench, menus: None) -> None:
    menu = ask_for_menu(bench, rows(bench)[1])
    menu.close()
    qtbot.waitUntil(lambda: chosen(bench) == [])
    assert bench.window.parts.entries.view.current_entry() is None


def test_the_menu_copies_the_address_of_the_article_it_is_about(bench: WindowBench, menus: None) -> None:
    first, other = rows(bench)[:2]
    click(bench, first)
    ask_for_menu(bench, other)
    bench.window.actions_by_name["copy_link"].trigger()
    link = entries.entry_rows(bench.window.parts.connection, [EntryId(key_of(bench, other))])[0].link
    assert QApplication.clipboard().text() == link


def test_a_second_right_click_goes_back_to_the_open_article_too(qtbot: QtBot, bench: WindowBench, menus: None) -> None:
    first, second, third = rows(bench)[:3]
    click(bench, first)
    ask_for_menu(bench, second).close()
    ask_for_menu(bench, third).close()
    qtbot.waitUntil(lambda: chosen(bench) == [first])


def test_what_the_menu_hides_leaves_the_open_article_chosen(qtbot: QtBot, bench: WindowBench, menus: None) -> None:
    first, other = unread(bench, 2)
    opened = key_of(bench, first)
    click(bench, first)
    menu = ask_for_menu(bench, other)
    bench.engine.is_holding = True
    bench.window.actions_by_name["hide_articles"].trigger()
    menu.close()
    qtbot.waitUntil(lambda: chosen(bench) == [first])
    bench.engine.release()
    settle(qtbot, bench)
    assert bench.window.parts.entries.view.selected_ids() == (opened,)
    assert shown(bench) == opened


def test_ctrl_click_on_the_only_chosen_article_leaves_it_chosen(bench: WindowBench) -> None:
    first = rows(bench)[0]
    click(bench, first)
    click(bench, first, LEFT, CTRL)
    assert (chosen(bench), shown(bench)) == ([first], key_of(bench, first))


def test_ctrl_click_chooses_more_and_opens_what_is_left(bench: WindowBench) -> None:
    first, other = rows(bench)[:2]
    click(bench, first)
    click(bench, other, LEFT, CTRL)
    assert (chosen(bench), shown(bench)) == ([first, other], key_of(bench, first))
    click(bench, first, LEFT, CTRL)
    assert (chosen(bench), shown(bench)) == ([other], key_of(bench, other))


def test_ctrl_click_where_nothing_is_open_opens(bench: WindowBench) -> None:
    row = rows(bench)[1]
    click(bench, row, LEFT, CTRL)
    assert (chosen(bench), shown(bench)) == ([row], key_of(bench, row))


def test_shift_click_begins_where_the_keys_went(bench: WindowBench) -> None:
    first, second, third, fourth = rows(bench)[:4]
    click(bench, first)
    bench.window.handlers.reading.next_article()
    bench.window.handlers.reading.next_article()
    click(bench, fourth, LEFT, SHIFT)
    assert (chosen(bench), shown(bench)) == ([third, fourth], key_of(bench, third))
    click(bench, second, LEFT, SHIFT)
    assert chosen(bench) == [second, third]


def test_keys_that_choose_leave_the_open_article_among_the_chosen(bench: WindowBench) -> None:
    view, first = bench.window.parts.entries.view, rows(bench)[0]
    click(bench, first)
    view.setFocus()
    for key, modifier in ((Qt.Key.Key_Down, CTRL), (Qt.Key.Key_Space, CTRL), (Qt.Key.Key_Up, CTRL), (Qt.Key.Key_Space, CTRL)):
        QTest.keyClick(view, key, modifier)
        assert shown(bench) in view.selected_ids()
    QTest.keyClick(view, Qt.Key.Key_A, CTRL)
    assert shown(bench) in view.selected_ids()


def test_an_article_from_elsewhere_leaves_no_other_one_chosen(qtbot: QtBot, bench: WindowBench) -> None:
    feed = bench.engine.library.feed_ids["The Tidewater Almanac"]
    bench.window.parts.subscriptions.select((Kind.FEED, feed))
    settle(qtbot, bench)
    bench.window.actions_by_name["show_unread_only"].trigger()
    settle(qtbot, bench)
    click(bench, rows(bench)[0])
    read = bench.engine.connection.execute("SELECT entry_id FROM entry WHERE title LIKE 'The tide gauge%'").fetchone()[0]
    assert bench.window.parts.entries.model.row_of(read) is None
    bench.window.handlers.palette.show_article(entries.entry_rows(bench.window.parts.connection, [EntryId(read)])[0])
    settle(qtbot, bench)
    assert shown(bench) == read
    assert bench.window.parts.entries.view.selected_ids() in {(), (read,)}


def test_the_middle_button_opens_the_site_of_a_feed_and_leaves_the_list(qtbot: QtBot, bench: WindowBench) -> None:
    tree, model = bench.window.parts.subscriptions.tree, bench.window.parts.subscriptions.model
    feed_id = bench.engine.library.feed_ids["Byte Orchard"]
    bench.engine.connection.execute("UPDATE feed SET site_url = 'https://orchard.example/' WHERE feed_id = ?", (feed_id,))
    bench.window.parts.front.reload()
    settle(qtbot, bench)
    before = bench.window.parts.entries.selection
    node = model.find((Kind.FEED, feed_id))
    QTest.mouseClick(tree.viewport(), MIDDLE, NONE, tree.visualRect(model.index_of(node)).center())
    folder = model.find((Kind.FOLDER, bench.engine.library.folder_ids["Making"]))
    assert folder is not None
    QTest.mouseClick(tree.viewport(), MIDDLE, NONE, tree.visualRect(model.index_of(folder)).center())
    settle(qtbot, bench)
    assert bench.opened_urls == ["https://orchard.example/"]
    assert bench.window.parts.entries.selection == before
    assert [each.key for each in bench.window.parts.subscriptions.chosen()] != [node.key]


def test_the_middle_button_opens_a_link_of_the_article(bench: WindowBench) -> None:
    pane = bench.window.parts.article
    connection = bench.engine.connection
    row = next(row for row in rows(bench) if not is_read(bench, row))
    html = zlib.compress(b'<p><a href="https://elsewhere.example/">a link</a> and <a href="javascript:x">no link</a></p>')
    connection.execute("UPDATE entry_content SET html = ? WHERE entry_id = ?", (html, key_of(bench, row)))
    click(bench, row)
    pane.page.finish()
    view = pane.page.view
    cursor = view.document().find("a link")
    point = view.cursorRect(cursor).center() - QPoint(8, 0)
    assert view.anchorAt(point) == "https://elsewhere.example/"
    QTest.mouseClick(view.viewport(), MIDDLE, NONE, point)
    assert bench.opened_urls == ["https://elsewhere.example/"]
    beside = view.cursorRect(view.document().find(" and ")).center() - QPoint(12, 0)
    QTest.mouseClick(view.viewport(), MIDDLE, NONE, beside)
    assert len(bench.opened_urls) == 1


@pytest.mark.parametrize("name", [HEALTH, ACTIVITY])
def test_the_middle_button_chooses_nothing_on_pages(qtbot: QtBot, bench: WindowBench, name: str) -> None:
    bench.window.handlers.pages.show_page(name)
    settle(qtbot, bench)
    page = bench.window.parts.panes.pages.page(name)
    view = next(each for each in page.findChildren(QAbstractItemView) if isinstance(each, FindingsView | LogView))
    before = [index.row() for index in view.selectionModel().selectedIndexes()]
    for row in range(view.model().rowCount()):
        QTest.mouseClick(view.viewport(), MIDDLE, NONE, place(view, row))
    assert [index.row() for index in view.selectionModel().selectedIndexes()] == before


def test_only_the_left_button_takes_a_line_of_the_palette(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.palette.open_palette()
    settle(qtbot, bench)
    sheet = bench.window.parts.sheet.shown
    view = next(each for each in sheet.findChildren(QAbstractItemView))
    for button in (MIDDLE, RIGHT):
        for row in range(min(3, view.model().rowCount())):
            QTest.mouseClick(view.viewport(), button, NONE, place(view, row))
    assert bench.window.parts.sheet.shown is sheet
    assert not [each for each in QApplication.topLevelWidgets() if isinstance(each, QMenu) and each.isVisible()]


def test_an_article_of_another_feed_is_chosen_in_that_feeds_list(qtbot: QtBot, bench: WindowBench) -> None:
    feed = (Kind.FEED, bench.engine.library.feed_ids["Harbour Bulletin"])
    bench.window.parts.subscriptions.select(feed)
    settle(qtbot, bench)
    click(bench, rows(bench)[0])
    other = key_of(bench, rows(bench)[1])
    bench.window.actions_by_name["go_all"].trigger()
    settle(qtbot, bench)
    click(bench, rows(bench)[0])
    bench.window.parts.article.entry_opened.emit(other)
    settle(qtbot, bench)
    assert (shown(bench), bench.window.parts.entries.view.selected_ids()) == (other, (other,))


def test_no_row_is_under_the_pointer_before_the_list_is_shown(bench: WindowBench) -> None:
    view = bench.window.parts.entries.view
    picture = view.viewport().grab().toImage()
    bench.window.hide()
    QCursor.setPos(view.viewport().mapToGlobal(place(view, rows(bench)[1])))
    view.verticalScrollBar().setValue(40)
    view.verticalScrollBar().setValue(0)
    QCursor.setPos(bench.window.mapToGlobal(QPoint(2, 2)))
    bench.window.show()
    assert view.viewport().grab().toImage() == picture
