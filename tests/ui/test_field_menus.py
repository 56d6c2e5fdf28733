"""No menu of Qt's own anywhere: fields, numbers, times and words to copy have ours, scroll bars have none."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reader.ui.kit.fields import EditMenu, LineEdit, LinesEdit
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.pages import ACTIVITY, HEALTH, RHYTHM
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import SHEETS, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""Menus pop up without a screen."""

OTHER_FIELDS = ("feed_properties", "save_search", "find_in_article", "filter_list", "search")


@pytest.fixture(autouse=True)
def no_menu_stays() -> Iterator[None]:
    yield
    close_menus()


def close_menus() -> None:
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


def ask(widget: QWidget, reason: QContextMenuEvent.Reason = QContextMenuEvent.Reason.Mouse) -> QMenu | None:
    """The menu that a widget opens; none where it opens none."""
    close_menus()
    point = widget.rect().center()
    if widget.contextMenuPolicy() is Qt.ContextMenuPolicy.PreventContextMenu:
        return None
    is_inside = isinstance(widget, QAbstractScrollArea) and reason is QContextMenuEvent.Reason.Mouse
    receiver = widget.viewport() if is_inside else widget
    QApplication.sendEvent(receiver, QContextMenuEvent(reason, point, widget.mapToGlobal(point)))
    popup = QApplication.activePopupWidget()
    assert popup is None or isinstance(popup, QMenu)
    return popup


def is_inner(widget: QWidget) -> bool:
    """Whether Qt hands the menu of a field on to what the field is part of."""
    return isinstance(widget.parentWidget(), QAbstractSpinBox)


def foreign_menus(widget: QWidget) -> list[str]:
    """Widgets below that open a menu which is not ours."""
    found = []
    for each in widget.findChildren(QWidget):
        is_text = isinstance(each, QLineEdit | QPlainTextEdit | QAbstractSpinBox | QLabel) and not is_inner(each)
        if not (is_text or isinstance(each, QScrollBar)) or not each.isVisibleTo(widget):
            continue
        menu = ask(each)
        if menu is not None and (not isinstance(menu, EditMenu) or isinstance(each, QScrollBar)):
            found.append(f"{type(each).__name__} {each.accessibleName()}: {[action.text() for action in menu.actions()]}")
    close_menus()
    return found


def test_no_sheet_has_a_menu_of_qts(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.handlers.reading.next_article()
    settle(qtbot, bench)
    assert foreign_menus(window) == []
    for name in (*SHEETS, *OTHER_FIELDS):
        window.actions_by_name[name].trigger()
        settle(qtbot, bench)
        assert foreign_menus(window) == [], name
        sheet = window.parts.sheet.shown
        if sheet is not None:
            sheet.close_sheet()
    for page in (HEALTH, ACTIVITY, RHYTHM):
        window.parts.panes.pages.show_page(page)
        settle(qtbot, bench)
        assert foreign_menus(window) == [], page


def test_no_page_of_the_preferences_has_a_menu_of_qts(qtbot: QtBot, bench: WindowBench) -> None:
    for key in ("look.theme", "share.services", "fetch.proxy", "notify.quiet_hours", "look.interface_size", "storage.keep_days"):
        bench.window.handlers.preferences.edit_preferences(key)
        settle(qtbot, bench)
        assert foreign_menus(bench.window) == [], key


def stand(qtbot: QtBot, widget: QWidget) -> QWidget:
    """In a window, as in the program; whoever calls keeps it."""
    window = QWidget()
    qtbot.addWidget(window)
    widget.setParent(window)
    window.show()
    return window


def lines(menu: QMenu | None) -> dict[str, bool]:
    close_menus()
    return {action.text(): action.isEnabled() for action in menu.actions() if not action.isSeparator()}


def choose(menu: QMenu | None, text: str) -> None:
    next(action for action in menu.actions() if action.text() == text).trigger()
    close_menus()


@pytest.mark.parametrize("kind", [LineEdit, LinesEdit])
def test_a_field_can_be_edited_by_its_menu(qtbot: QtBot, kind: type[LineEdit] | type[LinesEdit]) -> None:
    field = kind()
    window = stand(qtbot, field)
    assert window.isVisible()
    QGuiApplication.clipboard().clear()
    QTest.keyClicks(field, "words")
    assert lines(ask(field)) == {
        "Undo": True, "Redo": False, "Cut": False, "Copy": False, "Paste": False, "Select all": True
    }  # fmt: skip
    choose(ask(field), "Select all")
    choose(ask(field, QContextMenuEvent.Reason.Keyboard), "Cut")
    assert (QGuiApplication.clipboard().text(), text_of(field)) == ("words", "")
    choose(ask(field), "Paste")
    choose(ask(field), "Undo")
    assert text_of(field) == ""
    choose(ask(field), "Redo")
    assert text_of(field) == "words"
    field.setReadOnly(True)
    assert lines(ask(field)) == {"Copy": False, "Select all": True}


def text_of(field: LineEdit | LinesEdit) -> str:
    return field.text() if isinstance(field, LineEdit) else field.toPlainText()


def test_a_password_is_never_copied(qtbot: QtBot) -> None:
    field = LineEdit("secret")
    field.setEchoMode(QLineEdit.EchoMode.Password)
    window = stand(qtbot, field)
    assert window.isVisible()
    field.selectAll()
    found = lines(ask(field))
    assert (found["Cut"], found["Copy"]) == (False, False)


def test_words_that_can_be_selected_can_be_copied(qtbot: QtBot) -> None:
    label = PlainLabel("some words")
    window = stand(qtbot, label)
    assert window.isVisible()
    assert ask(label) is None
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    choose(ask(label), "Select all")
    choose(ask(label), "Copy")
    assert QGuiApplication.clipboard().text() == "some words"


def test_there_is_no_other_kind_of_text_field(bench: WindowBench) -> None:
    """A QTextEdit elsewhere than in the article would have Qt's menu."""
    assert [type(each).__name__ for each in bench.window.findChildren(QTextEdit)] == ["ArticleView"]
