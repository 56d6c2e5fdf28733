"""The menus of links, pictures and selected text in the article: by mouse, by key, from the palette."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from reader.domain.commands import FetchPicture, SetPreference
from reader.storage import entries, subscriptions
from reader.storage.entry_changes import keys_by_kind
from reader.ui.article.menu import SpotMenu, spot_in_focus, spot_under
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.rules import RulesEditor
from tests.fakes.window_bench import WindowBench
from tests.ui.article_samples import as_png, harbour
from tests.ui.conftest import settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""Menus pop up without a screen."""

LINK = "https://tidewater.example/pilots/early"
PIXEL = "data:image/png;base64,"
HTML = (
    f'<p>because the <a href="{LINK}">pilots <b>who read</b> it</a> had learned</p>'
    '<figure><img src="https://pictures.example/gauge.png" alt="The gauge house" width="300" height="200"></figure>'
    '<p>always by the same amount.</p><p><a href="https://linked.example/"><img src="https://pictures.example/two.png" '
    'width="300" height="200"></a></p><p>an end without anything</p>'
)
WEB = "https://search.example/?q={query}"


@pytest.fixture(autouse=True)
def no_menu_stays() -> Iterator[None]:
    yield
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


@pytest.fixture
def reading(qtbot: QtBot, bench: WindowBench) -> WindowBench:
    """An article with a link, a picture and words is open."""
    window = bench.window
    window.handlers.reading.next_article()
    settle(qtbot, bench)
    row = window.parts.entries.current()
    article = entries.article(window.parts.connection, row.entry_id) if row is not None else None
    assert article is not None
    window.parts.article.show_article(replace(article, html=HTML))
    window.parts.article.page.finish()
    window.parts.article.page.view.verticalScrollBar().setValue(0)
    window.parts.article.page.view.setFocus()
    return bench


def find(bench: WindowBench, text: str) -> QTextCursor:
    document = bench.window.parts.article.page.view.document()
    cursor = document.find(text)
    assert cursor.hasSelection(), text
    return cursor


def select(bench: WindowBench, text: str) -> QPoint:
    """Select words; returns a point in them."""
    view = bench.window.parts.article.page.view
    view.setTextCursor(find(bench, text))
    return point_of(bench, text)


def point_of(bench: WindowBench, text: str) -> QPoint:
    view = bench.window.parts.article.page.view
    cursor = find(bench, text)
    cursor.setPosition((cursor.selectionStart() + cursor.selectionEnd()) // 2)
    view.setTextCursor(view.textCursor())
    view.ensureCursorVisible()
    return view.cursorRect(cursor).center()


def point_of_picture(bench: WindowBench, number: int, share: float) -> QPoint:
    """A point so far from the left of a picture, in its middle."""
    page = bench.window.parts.article.page
    cursor = QTextCursor(page.view.document())
    cursor.setPosition(page.shelf.pictures[number].position)
    page.view.verticalScrollBar().setValue(page.view.verticalScrollBar().value() + page.view.cursorRect(cursor).top() - 10)
    place = page.view.cursorRect(cursor)
    size = page.shelf.pictures[number].size
    return QPoint(round(place.left() + size.width() * share), place.bottom() - round(size.height() / 2))


def right_click(bench: WindowBench, point: QPoint) -> list[str]:
    """The lines of the menu there."""
    viewport = bench.window.parts.article.page.view.viewport()
    where = viewport.mapToGlobal(point)
    QApplication.sendEvent(viewport, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, where))
    return lines()


def menu_key(bench: WindowBench) -> list[str]:
    view = bench.window.parts.article.page.view
    where = view.mapToGlobal(view.rect().center())
    QApplication.sendEvent(view, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, view.rect().center(), where))
    return lines()


def lines() -> list[str]:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return [action.text().partition("\t")[0] for action in menu.actions() if not action.isSeparator()]


def choose(text: str) -> None:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text().partition("\t")[0] == text).trigger()
    menu.close()


def tab_to(bench: WindowBench, times: int) -> None:
    for _ in range(times):
        QTest.keyClick(bench.window.parts.article.page.view, Qt.Key.Key_Tab)


def tab_to_link(bench: WindowBench, href: str) -> None:
    """Tab goes on until it is at a link."""
    view = bench.window.parts.article.page.view
    for _ in range(12):
        tab_to(bench, 1)
        if view.is_at_anchor() and view.textCursor().charFormat().anchorHref() == href:
            return
    raise AssertionError(href)


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def toast(bench: WindowBench) -> str:
    return bench.window.parts.messages.toast.text()


OF_LINK = [
    *("Open in browser", "Open in background", "Copy link", "Copy link with text", "Share link"),
    *("Save to Read later", "Add feed from this site…"),
]


def test_a_link_by_mouse(reading: WindowBench) -> None:
    assert right_click(reading, point_of(reading, "who read")) == OF_LINK
    choose("Copy link with text")
    assert clipboard() == f"pilots who read it\n{LINK}"
    right_click(reading, point_of(reading, "who read"))
    choose("Open in browser")
    right_click(reading, point_of(reading, "who read"))
    choose("Open in background")
    assert reading.opened_urls == [LINK, LINK]


def test_a_link_to_an_article_that_a_feed_brought_is_saved_for_later(qtbot: QtBot, reading: WindowBench) -> None:
    connection = reading.engine.connection
    linked = connection.execute("SELECT entry_id, title FROM entry WHERE entry_id <> 1 AND link <> '' LIMIT 1").fetchone()
    connection.execute("UPDATE entry SET link = ? WHERE entry_id = ?", (LINK.replace("https", "http"), linked[0]))
    feed_id = entries.feed_of(connection, linked[0])
    key = keys_by_kind("", LINK, "", "")["link"]
    connection.execute("INSERT INTO entry_key (feed_id, key, entry_id) VALUES (?, ?, ?)", (feed_id, key, linked[0]))

    def is_later() -> bool:
        found = connection.execute("SELECT is_later FROM entry_status WHERE entry_id = ?", (linked[0],)).fetchone()
        return bool(found[0])

    assert right_click(reading, point_of(reading, "who read")) == OF_LINK
    choose("Save to Read later")
    settle(qtbot, reading)
    assert is_later()
    assert toast(reading) == f"Added “{linked[1]}” to Read later"
    assert "Remove from Read later" in right_click(reading, point_of(reading, "who read"))
    choose("Remove from Read later")
    settle(qtbot, reading)
    assert not is_later()
    tab_to_link(reading, LINK)
    reading.window.actions_by_name["save_linked"].trigger()
    settle(qtbot, reading)
    assert is_later()
    reading.window.actions_by_name["undo"].trigger()
    settle(qtbot, reading)
    assert not is_later()
    tab_to_link(reading, "https://linked.example/")
    reading.window.actions_by_name["save_linked"].trigger()
    settle(qtbot, reading)
    assert toast(reading) == "Saved “linked.example/” to Read later"


def test_a_link_by_key(qtbot: QtBot, reading: WindowBench) -> None:
    tab_to_link(reading, LINK)
    view = reading.window.parts.article.page.view
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert (clipboard(), toast(reading)) == (LINK, "Link copied")
    assert menu_key(reading) == OF_LINK
    choose("Add feed from this site…")
    sheet = reading.window.parts.sheet.shown
    assert isinstance(sheet, AddFeedSheet)
    assert sheet.field.text() == LINK


def test_a_link_is_still_at_hand_after_the_text_grew(reading: WindowBench) -> None:
    tab_to_link(reading, LINK)
    reading.window.actions_by_name["text_larger"].trigger()
    reading.window.parts.article.page.finish()
    assert menu_key(reading) == OF_LINK


@pytest.mark.parametrize("share", [0.05, 0.45, 0.55, 0.95])
def test_a_picture_is_found_under_all_of_it(reading: WindowBench, share: float) -> None:
    spot = spot_under(reading.window.parts.article.page, point_of_picture(reading, 0, share))
    assert (spot.picture_address, spot.picture_words, spot.link) == ("https://pictures.example/gauge.png", "The gauge house", "")


def test_a_picture_that_is_not_there_yet_cannot_be_saved(reading: WindowBench) -> None:
    assert right_click(reading, point_of_picture(reading, 0, 0.5)) == [
        "View picture",
        "Open original in browser",
        "Copy picture address",
        "Copy description",
    ]
    choose("Copy description")
    assert clipboard() == "The gauge house"


def test_a_linked_picture_has_both(reading: WindowBench) -> None:
    found = right_click(reading, point_of_picture(reading, 1, 0.5))
    assert found == [*OF_LINK[:7], "View picture", "Open original in browser", "Copy picture address"]


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    path = tmp_path / "cached"
    path.write_bytes(as_png(harbour(300, 200)))
    return path


def test_a_picture_is_saved_and_copied(qtbot: QtBot, reading: WindowBench, picture: Path, tmp_path: Path) -> None:
    page = reading.window.parts.article.page
    page.shelf.handle_ready("https://pictures.example/gauge.png", str(picture))
    tab_to_link(reading, "https://pictures.example/gauge.png")
    assert menu_key(reading)[:4] == ["View picture", "Open original in browser", "Save picture…", "Copy picture"]
    choose("Copy picture")
    qtbot.waitUntil(lambda: toast(reading) == "Picture copied")
    assert QGuiApplication.clipboard().image().size().toTuple() == (300, 200)
    reading.window.handlers.in_article.write_picture(str(picture), tmp_path / "gauge.png")
    qtbot.waitUntil(lambda: toast(reading) == "Saved gauge.png")
    assert (tmp_path / "gauge.png").read_bytes() == picture.read_bytes()
    reading.window.handlers.in_article.write_picture(str(picture), picture / "gauge.png")
    qtbot.waitUntil(lambda: "Saved" not in toast(reading))


def test_what_is_no_picture_is_not_saved(qtbot: QtBot, reading: WindowBench, picture: Path, tmp_path: Path) -> None:
    picture.write_bytes(b"#!/bin/sh\n")
    reading.window.handlers.in_article.write_picture(str(picture), tmp_path / "gauge.png")
    qtbot.waitUntil(lambda: bool(toast(reading)))
    assert not (tmp_path / "gauge.png").exists()


def test_selected_text_by_mouse(qtbot: QtBot, reading: WindowBench) -> None:
    point = select(reading, "by the same amount")
    assert right_click(reading, point) == [
        "Copy",
        "Copy as Markdown",
        "Search articles for “by the same amount”",
        "Share quote",
        "Make a rule from this…",
        "Select all",
    ]
    choose("Search articles for “by the same amount”")
    settle(qtbot, reading)
    assert reading.window.parts.entries.selection.query == '"by the same amount"'


def test_the_web_is_searched_only_by_the_template_of_the_user(qtbot: QtBot, reading: WindowBench) -> None:
    action = reading.window.actions_by_name["search_web"]
    assert not action.isEnabled()
    reading.window.parts.submit(SetPreference("share.web_search", WEB))
    qtbot.waitUntil(action.isEnabled)
    point = select(reading, "by the same amount")
    assert "Search the web" in right_click(reading, point)
    choose("Search the web")
    assert reading.opened_urls == ["https://search.example/?q=by%20the%20same%20amount"]


def test_beside_the_selection_the_menu_is_about_the_article(reading: WindowBench) -> None:
    select(reading, "by the same amount")
    found = right_click(reading, point_of(reading, "an end without"))
    assert found[:4] == ["Open in browser", "Copy link", "Share…", "Mark as unread"]
    assert found[-1] == "Select all"
    choose("Select all")
    assert "by the same amount" in spot_in_focus(reading.window.parts.article.page).text


def test_a_quote_is_copied_with_its_source_and_makes_a_rule(reading: WindowBench) -> None:
    select(reading, "by the same amount")
    menu = reading.window.handlers.in_article.menu(spot_in_focus(reading.window.parts.article.page))
    quote = next(each for each in menu.findChildren(QMenu) if each.title() == "Share quote")
    assert [action.text() for action in quote.actions() if not action.isSeparator()] == [
        "Copy with source",
        "Email…",
        "Set up…",
    ]
    quote.actions()[0].trigger()
    assert clipboard().startswith("“by the same amount”\n\n")
    menu.deleteLater()
    reading.window.actions_by_name["make_text_rule"].trigger()
    editor = reading.window.parts.sheet.shown
    assert isinstance(editor, RulesEditor)
    assert editor.form.rule().conditions[1].value == "by the same amount"


WANT_A_SELECTION = (
    *("open_link", "open_link_aside", "copy_link_text", "add_linked_feed"),
    *("save_picture", "copy_picture", "copy_picture_address", "copy_picture_words", "open_picture"),
    *("copy_selected", "copy_text_markdown", "search_text", "make_text_rule", "share_selected"),
)


def test_an_action_without_anything_selected_says_what_to_do(reading: WindowBench) -> None:
    for name in WANT_A_SELECTION:
        reading.window.parts.article.page.view.moveCursor(QTextCursor.MoveOperation.Start)
        reading.window.parts.say("Nothing was asked yet.")
        reading.window.actions_by_name[name].trigger()
        assert "in the article first" in toast(reading), name
        assert reading.opened_urls == [], name
        assert reading.window.parts.sheet.shown is None, name


def test_what_is_no_web_page_has_no_menu_of_links(reading: WindowBench) -> None:
    pane = reading.window.parts.article
    assert pane.article is not None
    pane.show_article(
        replace(pane.article, html='<p><a href="#note">a note here</a> and <a href="file:///etc/passwd">a file</a></p>')
    )
    for words in ("note here", "a file"):
        assert "Open in background" not in right_click(reading, point_of(reading, words))
        QApplication.activePopupWidget().close()
    reading.window.parts.article.show_article(None)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    view = pane.page.view
    QApplication.sendEvent(view, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint()))
    assert not isinstance(QApplication.activePopupWidget(), SpotMenu)


def test_pictures_of_one_feed_are_loaded_though_none_else_are(qtbot: QtBot, reading: WindowBench) -> None:
    article = reading.window.parts.article.article
    point = point_of_picture(reading, 0, 0.5)
    assert "Always load pictures in this feed" not in right_click(reading, point)
    reading.engine.submit(SetPreference("reading.pictures", "never"))
    settle(qtbot, reading)
    reading.window.parts.article.show_article(replace(article, html=HTML))
    page = reading.window.parts.article.page
    page.finish()
    settle(qtbot, reading)
    reading.engine.sent.clear()
    page.schedule_picture_requests()
    qtbot.waitUntil(lambda: not page._near_timer.isActive())
    assert not [each for each in reading.engine.sent if isinstance(each, FetchPicture)]
    point = point_of_picture(reading, 0, 0.5)
    assert right_click(reading, point)[-1] == "Always load pictures in this feed"
    choose("Always load pictures in this feed")
    settle(qtbot, reading)
    assert subscriptions.settings_of(reading.engine.connection, article.feed_id)["pictures"] == "load"
    qtbot.waitUntil(lambda: any(isinstance(each, FetchPicture) for each in reading.engine.sent))
    assert right_click(reading, point)[-1] == "Do not load pictures in this feed"
    choose("Do not load pictures in this feed")
    settle(qtbot, reading)
    assert "pictures" not in subscriptions.settings_of(reading.engine.connection, article.feed_id)
    reading.window.actions_by_name["always_load_pictures"].trigger()
    settle(qtbot, reading)
    assert subscriptions.settings_of(reading.engine.connection, article.feed_id)["pictures"] == "load"
    reading.window.actions_by_name["undo"].trigger()
    settle(qtbot, reading)
    assert "pictures" not in subscriptions.settings_of(reading.engine.connection, article.feed_id)


def test_pictures_of_a_newsletter_are_loaded_only_once_the_user_says_so(qtbot: QtBot, reading: WindowBench) -> None:
    article = reading.window.parts.article.article
    address = "imaps://me@mail.example/News#weekly.example.com"
    reading.engine.connection.execute("UPDATE feed SET url = ? WHERE feed_id = ?", (address, article.feed_id))
    reading.window.parts.article.show_article(None)
    reading.window.parts.article.show_article(replace(article, html=HTML))
    page = reading.window.parts.article.page
    page.finish()
    settle(qtbot, reading)
    reading.engine.sent.clear()
    page.schedule_picture_requests()
    qtbot.waitUntil(lambda: not page._near_timer.isActive())
    assert not [each for each in reading.engine.sent if isinstance(each, FetchPicture)]
    assert right_click(reading, point_of_picture(reading, 0, 0.5))[-1] == "Always load pictures in this feed"
    choose("Always load pictures in this feed")
    settle(qtbot, reading)
    qtbot.waitUntil(lambda: any(isinstance(each, FetchPicture) for each in reading.engine.sent))
