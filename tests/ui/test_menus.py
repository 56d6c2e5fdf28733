"""The menus: how many commands, where each action that left them is to be found, what follows the state of the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.commands import SetPreference
from reader.domain.entry import View
from reader.domain.events import OpmlImported
from reader.storage import entries
from reader.ui.article.menu import Spot, spot_under
from reader.ui.data.nodes import FEEDS, Kind
from reader.ui.kit import actions as kit
from reader.ui.kit.actions import ELSEWHERE, INSTEAD, MENUS, USUAL, MainMenus
from reader.ui.kit.labels import IconButton, PlainLabel
from reader.ui.shell.actions.table import ROWS
from reader.ui.sidebar.row_menu import RowMenu
from reader.ui.text.languages import install_language
from tests.fakes.menus import submenus
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.test_article_menus import point_of, reading, select  # noqa: F401 -- a fixture
from tests.ui.test_player import Stage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

COMMANDS, MOST, BUTTON = 69, 15, 5
HIGHEST_PX = 900
LANGUAGES = ("en", "de", "ja")

OF_KEYS = {"read_on", "read_back"}
OF_ARTICLES = {
    "make_rule",
    "save_epub",
    "open_in_background",
    "copy_title_link",
    "copy_citation",
    "mark_above_read",
    "mark_below_read",
}
OF_STORIES = {"toggle_story", "mark_story_read", "separate_report"}
OF_SPOTS = {
    "share_selected", "search_text", "search_web", "make_text_rule", "open_link", "open_link_aside", "copy_link_text", "save_linked",
    "add_linked_feed", "save_picture", "copy_picture", "copy_picture_address", "copy_picture_words", "open_picture",
    "always_load_pictures", "view_picture", "copy_text_markdown",
}  # fmt: skip
OF_EPISODES = {
    "skip_back", "skip_ahead", "play_faster", "play_slower", "next_episode", "play_from_start", "download_episode",
    "remove_download", "close_player",
}  # fmt: skip
OF_SIDEBAR = {
    "go_briefing", "go_for_you", "go_all", "go_today", "go_unread", "go_starred", "go_later", "save_list_epub", "move_row_up", "move_row_down", "collapse_folders",
    "expand_folders", "filter_feeds",
}  # fmt: skip
OF_IMPORT = {"import_opml_url", "import_from_reader", "choose_starters"}
OF_ADDING = {"add_newsletters", "follow_page", "save_copied", "copy_bookmark"}
ELSE = {
    "choose_full_text",
    "fetch_site_rules",
    "next_change",
    "show_changes",
    "show_import",
    "open_programs",
    "show_computers",
    "mail_article",
    "open_menu",
    "sort_newest",
    "sort_oldest",
    "close_window",
}


def main_menu(bench: WindowBench) -> QMenu:
    menu = bench.window.parts.subscriptions.menu_button.menu()
    menu.aboutToShow.emit()
    return menu


def names(menu: QMenu) -> list[str]:
    return [action.objectName() for action in menu.actions() if action.objectName()]


def all_names(menu: QMenu) -> list[str]:
    return [*names(menu), *(name for each in submenus(menu) for name in all_names(each))]


def buttons(widget: QWidget) -> set[str]:
    return {str(each.property("does")) for each in widget.findChildren(QWidget) if each.property("does")}


def test_the_menus_hold_69_commands_and_none_over_15(bench: WindowBench) -> None:
    menu = main_menu(bench)
    assert names(menu) == list(USUAL)
    assert len(USUAL) == BUTTON
    assert [each.title().replace("&", "") for each in submenus(menu)] == ["File", "Edit", "View", "Feed", "Article", "Help"]
    assert [len(names(each)) for each in submenus(menu)] == [11, 9, 14, 11, 15, 4]
    assert len(all_names(menu)) == len(set(all_names(menu))) == COMMANDS
    assert max(sum(map(bool, each)) for each in MENUS.values()) == MOST, "also in the desktop's menu bar"


def test_what_left_the_menus_is_somewhere_else_by_the_table() -> None:
    in_menus = {name for each in MENUS.values() for name in each if name}
    left = OF_KEYS | OF_ARTICLES | OF_STORIES | OF_SPOTS | OF_EPISODES | OF_SIDEBAR | OF_IMPORT | OF_ADDING | ELSE | set(INSTEAD)
    assert {row.name for row in ROWS} == in_menus | left
    assert not in_menus & left
    assert left == {name for each in ELSEWHERE.values() for name in each}
    keyed = {row.name: row.keys for row in ROWS}
    assert all(keyed[name] for name in OF_KEYS)


def test_the_menu_of_an_article_has_its_own(bench: WindowBench) -> None:
    bench.window.handlers.reading.next_article()
    of_one = bench.window.list_links.article_menu()
    bench.window.parts.entries.view.selectAll()
    of_several = bench.window.list_links.article_menu()
    assert set(names(of_several)) >= OF_ARTICLES
    assert set(names(of_several)) - set(names(of_one)) == {"open_in_background", "save_epub"}, "one is opened, and shared"


def test_copies_are_of_the_article_that_the_menu_is_about(qtbot: QtBot, bench: WindowBench) -> None:
    lists = bench.window.parts.entries
    bench.window.handlers.reading.next_article()
    settle(qtbot, bench)
    here = lists.view.currentIndex().row()
    other = next(row for row in range(here + 1, lists.model.rowCount()) if lists.model.entry(row) is not None)
    point = lists.view.visualRect(lists.model.index(other, 0)).center()
    where = lists.view.viewport().mapToGlobal(point)
    QTest.mousePress(lists.view.viewport(), Qt.MouseButton.RightButton, pos=point)
    QApplication.sendEvent(lists.view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, where))
    lent, shown = lists.view.lent_entry(), bench.window.parts.article.article
    assert lent.entry_id != shown.entry_id
    bench.window.parts.refresh_actions()
    for name in ("copy_title_link", "copy_citation"):
        assert bench.window.actions_by_name[name].isEnabled()
        bench.window.actions_by_name[name].trigger()
        assert lent.title in QGuiApplication.clipboard().text(), name
    QApplication.activePopupWidget().close()


def test_the_menus_in_an_article_have_their_own(reading: WindowBench) -> None:  # noqa: F811 -- the fixture
    reading.engine.submit(SetPreference("share.web_search", "https://search.example/?q={query}"))
    reading.engine.submit(SetPreference("reading.pictures", "never"))
    reading.bridge.flush()
    connection, page = reading.window.parts.connection, reading.window.parts.article.page
    in_article = reading.window.handlers.in_article
    row = reading.window.parts.entries.current()
    address = entries.entry_rows(connection, [row.entry_id])[0].link
    found: set[str] = set()
    text = spot_under(page, select(reading, "by the same amount"))
    page.shelf.pictures[0].path = "/nowhere/gauge.png"
    picture = Spot(picture=page.shelf.pictures[0])
    for spot in (text, picture, spot_under(page, point_of(reading, "pilots")), Spot(link=address, link_text="here")):
        menu = in_article.menu(spot)
        found |= set(names(menu))
        menu.deleteLater()
    assert found >= OF_SPOTS


def test_player_and_card_have_their_own(qtbot: QtBot, tmp_path: Path) -> None:
    stage = Stage(qtbot, tmp_path)
    stage.read()
    stage.play()
    card, bar = stage.player.card, stage.player.bar
    offered = set(names(card.menu())) | buttons(bar)
    card.download_wanted.emit()
    stage.bench.bridge.flush()
    settle(qtbot, stage.bench)
    offered |= set(names(card.menu()))
    assert offered >= OF_EPISODES - {"play_faster", "play_slower"}
    assert len(bar.speed_menu().actions()) > 1, "faster and slower"


def test_sidebar_has_its_own(bench: WindowBench) -> None:
    sidebar = bench.window.parts.subscriptions
    for view in (View.FOR_YOU, View.ALL, View.TODAY, View.UNREAD, View.STARRED, View.LATER):
        assert sidebar.model.find((Kind.SMART, view.value)) is not None
    menu = sidebar.arranging.menu()
    assert {"collapse_folders", "expand_folders"} <= set(names(menu))
    node = next(node for node in sidebar.model.nodes() if node.kind is Kind.FEED)
    row = RowMenu([node], sidebar.model, bench.window.parts.submit, sidebar, (-1, 1))
    assert {"move_row_up", "move_row_down"} <= set(names(row))
    assert sidebar.arranging.filter.field.isVisible()
    assert sidebar.model.find(FEEDS) is not None
    for each in (menu, row):
        each.deleteLater()


def test_the_import_sheet_offers_what_was_four_commands(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.actions_by_name["import_opml"].trigger()
    sheet = bench.window.parts.sheet.shown
    assert sheet.file_button.hasFocus()
    words = {label.text() for label in sheet.findChildren(PlainLabel)}
    assert {"From a file", "From an address", "From another reader", "Starter feeds"} <= words
    bench.window.parts.sheet.shown.close_sheet()
    bench.window.actions_by_name["import_opml_url"].trigger()
    sheet = bench.window.parts.sheet.shown
    assert sheet.field.hasFocus()
    QTest.keyClicks(sheet.field, "lists.example/mine.opml")
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    (sent,) = bench.engine.sent_of(commands.PreviewOpmlUrl)
    assert isinstance(sent, commands.PreviewOpmlUrl)
    assert sent.url == "lists.example/mine.opml"
    bench.window.parts.sheet.shown.close_sheet()
    bench.window.actions_by_name["import_opml"].trigger()
    bench.window.parts.sheet.shown.topics_button.click()
    assert type(bench.window.parts.sheet.shown).__name__ == "StarterSheet"


def test_what_takes_the_place_of_another_shows_while_it_can_be_used(qtbot: QtBot, bench: WindowBench) -> None:
    menu = main_menu(bench)
    usual = [names(each) for each in (menu, *submenus(menu))]
    bench.window.handle_events((events.RetrievalProgress(1, 5),))
    assert names(main_menu(bench))[2] == "cancel_retrievals"
    assert len(all_names(menu)) == COMMANDS
    assert bench.window.actions_by_name["retrieve_all"].isEnabled(), "its key still works"
    bench.window.handle_events((events.RetrievalProgress(5, 5),))
    bench.window.actions_by_name["pause_hour"].trigger()
    bench.bridge.flush()
    file = submenus(main_menu(bench))[0]
    assert "resume_refreshing" in names(file)
    assert not {"pause_hour", "pause_until_tomorrow"} & set(names(file))
    bench.window.actions_by_name["resume_refreshing"].trigger()
    bench.bridge.flush()
    assert [names(each) for each in (main_menu(bench), *submenus(menu))] == usual


def test_an_open_menu_stays_as_it_is(qtbot: QtBot, bench: WindowBench) -> None:
    menu = main_menu(bench)
    menu.popup(QPoint())
    bench.window.handle_events((events.RetrievalProgress(1, 5),))
    assert names(menu) == list(USUAL), "nothing moves under the pointer"
    menu.close()


def test_what_is_on_or_off_is_ticked(qtbot: QtBot, bench: WindowBench) -> None:
    actions = bench.window.actions_by_name

    def ticked() -> set[str]:
        main_menu(bench)
        return {row.name for row in ROWS if actions[row.name].isChecked()}

    shown = {"articles_as_list", "toggle_subscriptions", "toggle_list", "toggle_article"}
    assert ticked() == shown
    for name in ("show_unread_only", "toggle_read_feeds", "toggle_layout"):
        actions[name].trigger()
        bench.bridge.flush()
        assert ticked() == shown | {name}
        actions[name].trigger()
        bench.bridge.flush()
        assert ticked() == shown
    actions["toggle_article"].trigger()
    assert ticked() == shown - {"toggle_article"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_have_rows_of_28_and_fit_on_a_small_screen(qtbot: QtBot, bench: WindowBench, language: str) -> None:
    install_language(language, QLocale(language))
    menu = MainMenus(kit.build_actions(bench.window, ROWS, bench.window.handlers.by_name)).under_button(bench.window)
    for each in (menu, *submenus(menu)):
        each.ensurePolished()
        size = each.sizeHint()
        heights = {each.actionGeometry(action).height() for action in each.actions() if not action.isSeparator()}
        assert heights == {28}
        assert size.height() < HIGHEST_PX
    install_language("en", QLocale.c())


def test_titles_of_menus_have_letters_of_their_own() -> None:
    letters = [title[title.index("&") + 1].lower() for title in MENUS]
    assert len(letters) == len(set(letters))


def test_a_bar_holds_the_same_commands_with_the_usual_ones_in_their_menus(bench: WindowBench) -> None:
    bar = QMenuBar()
    menus = MainMenus(bench.window.actions_by_name)
    filled = menus.fill_bar(bar)
    assert [names(each) for each in filled] == [[name for name in each if name] for each in MENUS.values()]
    bar.deleteLater()


def test_a_platform_without_a_menu_bar_shows_none(bench: WindowBench) -> None:
    bench.window.offer_menu_bar()
    assert [bar for bar in bench.window.findChildren(QMenuBar) if bar.isVisible()] == []
    assert bench.window.action_links._bar is None


def test_one_funnel_is_left_and_the_list_shows_its_own_only_while_it_is_on(qtbot: QtBot, bench: WindowBench) -> None:
    def funnels() -> list[str]:
        return [
            str(each.property("does"))
            for each in bench.window.findChildren(IconButton)
            if each.isVisible() and each._icon == "filter"
        ]

    assert funnels() == ["toggle_read_feeds"]
    menu = bench.window.parts.entries.arrange_menu
    menu.aboutToShow.emit()
    assert "show_unread_only" in names(menu)
    bench.window.actions_by_name["show_unread_only"].trigger()
    settle(qtbot, bench)
    assert sorted(funnels()) == ["show_unread_only", "toggle_read_feeds"], "as a sign that something is left out"
    bench.window.parts.entries.header.unread_button.click()
    settle(qtbot, bench)
    assert funnels() == ["toggle_read_feeds"]


def test_the_menu_is_walked_by_keys_and_spoken_with_its_keys(qtbot: QtBot, bench: WindowBench) -> None:
    menu = main_menu(bench)
    menu.popup(QPoint())
    for text, name in (("A", "Article"), ("V", "View"), ("D", "Feed")):
        QTest.keyClick(menu, getattr(Qt.Key, f"Key_{text}"))
        inner = QApplication.activePopupWidget()
        assert isinstance(inner, QMenu)
        assert inner.title().replace("&", "") == name
        for _ in names(inner):
            QTest.keyClick(inner, Qt.Key.Key_Down)
        assert inner.activeAction() is not None
        spoken = QAccessible.queryAccessibleInterface(inner)
        said = [spoken.child(place).text(QAccessible.Text.Name) for place in range(spoken.childCount())]
        assert [each for each in said if each] == [action.text() for action in inner.actions() if action.text()]
        QTest.keyClick(inner, Qt.Key.Key_Escape)
        assert QApplication.activePopupWidget() is menu
    menu.close()


def test_the_four_that_are_elsewhere_have_their_place(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    assert {action.objectName() for action in window.parts.article.header.share_menu.actions()} >= {"mail_article"}
    assert "open_menu" in buttons(window.parts.subscriptions)
    window.handlers.feeds._last_import = OpmlImported(added=1, moved=0, already_there=0)
    window.parts.subscriptions.status_line.progress_wanted.emit()
    assert type(window.parts.sheet.shown).__name__ == "ImportedSheet"
    window.parts.sheet.shown.close_sheet()
    window.handlers.preferences.edit_preferences()
    sheet = window.parts.sheet.shown
    sheet.field.setText("own programs")
    (way,) = (each for each in sheet.findChildren(QPushButton) if each.text() == "Open folder" and each.isVisible())
    way.click()
    assert bench.opened_urls[-1].endswith("/programs")
