"""The font of articles is chosen from a list of what is installed, by keys, by the mouse, and as a screen reader hears it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetPreference
from reader.ui.pages.preferences.fields import FontCard, FontField, installed
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


@pytest.fixture
def field(qtbot: QtBot, bench: WindowBench) -> FontField:
    bench.window.handlers.preferences.edit_preferences("reading.family")
    settle(qtbot, bench)
    (found,) = bench.window.findChildren(FontField)
    return found


def opened(field: FontField) -> FontCard:
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.card is not None
    return field.card


def stored(bench: WindowBench) -> str:
    bench.bridge.flush()
    return bench.engine.core.state.preferences.reading_family


def test_a_font_is_found_by_its_name_and_taken_by_return(qtbot: QtBot, bench: WindowBench, field: FontField) -> None:
    card = opened(field)
    assert card.field.hasFocus()
    assert card.list.currentItem().text() == "Automatic (serif)"
    QTest.keyClicks(card.field, "mono jetbrains")
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    assert stored(bench) == "JetBrains Mono"
    settle(qtbot, bench)
    assert (field.value(), field.currentText(), field.card) == ("JetBrains Mono", "JetBrains Mono", None)
    assert field.hasFocus()
    assert bench.window.parts.article.page.style.family == "JetBrains Mono"
    card = opened(field)
    assert card.list.currentItem().text() == "JetBrains Mono"
    QTest.keyClicks(card.field, "auto")
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    assert (stored(bench), field.currentText()) == ("", "Automatic (serif)")


def test_keys_move_the_choice_and_a_letter_finds_names(qtbot: QtBot, bench: WindowBench, field: FontField) -> None:
    QTest.keyClick(field, Qt.Key.Key_D)
    card = field.card
    assert card is not None
    assert card.field.text() == "d"
    shown = [item.text() for place in range(card.list.count()) if not (item := card.list.item(place)).isHidden()]
    assert shown
    assert all("d" in name.casefold() for name in shown)
    QTest.keyClick(card.field, Qt.Key.Key_Down)
    assert card.list.currentItem().text() == shown[1]
    assert card.field.accessibleDescription() == shown[1]
    QTest.keyClicks(card.field, "zzz")
    assert card.field.accessibleDescription() == "No font of that name"
    QTest.keyClick(card.field, Qt.Key.Key_Return)
    assert field.card is card, "nothing is taken where nothing is found"
    QTest.keyClick(card.field, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert field.card is None
    assert field.hasFocus()
    assert bench.window.parts.sheet.shown is not None, "only the list is closed"
    assert bench.engine.sent_of(SetPreference) == []


def test_the_mouse_takes_a_font_and_closes_the_list(qtbot: QtBot, bench: WindowBench, field: FontField) -> None:
    card = opened(field)
    row = card.list.visualItemRect(card.list.item(2)).center()
    QTest.mouseClick(card.list.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert stored(bench) == installed()[0]
    settle(qtbot, bench)
    opened(field)
    QTest.mouseClick(field.window(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    settle(qtbot, bench)
    assert field.card is None


def test_every_font_is_there_once_and_none_of_symbols() -> None:
    names = installed()
    assert len(names) == len(set(names)) > 5
    assert not any(name.endswith("]") for name in names)
    assert all(QFontDatabase.hasFamily(name) for name in names)
    assert {"Standard Symbols PS", "D050000L"}.isdisjoint(names)


def test_a_font_that_is_gone_is_named_and_doubted(qtbot: QtBot, bench: WindowBench, field: FontField) -> None:
    bench.window.parts.submit(SetPreference("reading.family", "No Such Face"))
    settle(qtbot, bench)
    assert field.currentText() == "No Such Face"
    assert "not installed" in field.doubt()
    assert opened(field).list.currentItem().text() == "No Such Face"
