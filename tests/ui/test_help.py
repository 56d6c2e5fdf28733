"""Help: by F1, menu and palette; what it says, and how it is searched."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetPreference
from reader.storage.selection import parse_search
from reader.ui.dialogs.help import topics
from reader.ui.dialogs.keys import KeySheet
from reader.ui.dialogs.program import HelpSheet
from tests.fakes.window_bench import WindowBench


def open_help(bench: WindowBench) -> HelpSheet:
    QTest.keySequence(bench.window, QKeySequence("F1"))
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, HelpSheet)
    return sheet


def shown(sheet: HelpSheet) -> list[str]:
    return [block.accessibleName() for block, _ in sheet.topics if not block.isHidden()]


def test_f1_opens_help_that_can_be_searched(bench: WindowBench) -> None:
    sheet = open_help(bench)
    assert len(shown(sheet)) == 16
    QTest.keyClicks(sheet.field, "visit week")
    assert shown(sheet) == ["What is a visit?"]
    sheet.field.setText("nothing like this")
    assert shown(sheet) == []
    assert sheet._nothing.isVisible()
    sheet.field.clear()
    bar = sheet._area.verticalScrollBar()
    QTest.keyClick(sheet.field, Qt.Key.Key_Down)
    assert bar.value() > 0 or bar.maximum() == 0
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert bench.window.parts.sheet.shown is None


FOUND = {
    "briefing": "Briefing, stories and reading aloud",
    "stories": "Briefing, stories and reading aloud",
    "aloud": "Briefing, stories and reading aloud",
    "newsletter": "Newsletters, files and programs",
    "site rules": "Full texts and changes",
    "wallabag": "Sending articles",
    "e-reader": "Sending articles",
    "episode": "Podcasts",
    "announced": "Rules and notifications",
    "syncthing": "More than one computer",
    "freshrss": "More than one computer",
}


def test_help_finds_each_subject(bench: WindowBench) -> None:
    sheet = open_help(bench)
    for words, title in FOUND.items():
        sheet.field.setText(words)
        assert shown(sheet) == [title], words


def test_help_names_the_keys_of_the_briefing(bench: WindowBench) -> None:
    sheet = open_help(bench)
    assert any("n goes from one to the next" in text and "which o opens" in text for _, text in sheet.topics)


def test_help_leads_to_the_shortcuts(bench: WindowBench) -> None:
    sheet = open_help(bench)
    next(each for each in sheet.findChildren(QPushButton) if each.text() == "Keyboard shortcuts").click()
    assert isinstance(bench.window.parts.sheet.shown, KeySheet)


def test_help_names_the_folder_and_the_keys_as_they_are_now(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.submit(SetPreference("look.keys", '{"toggle_star": ["Ctrl+D"]}'))
    bench.bridge.flush()
    texts = " ".join(text for _, text in open_help(bench).topics)
    assert "ctrl+d stars an article" in texts
    assert str(bench.window.parts.database.parent).casefold() in texts


def test_help_opens_before_anything_is_followed(empty_bench: WindowBench) -> None:
    assert len(shown(open_help(empty_bench))) == 16


def test_every_operator_in_help_is_one(bench: WindowBench) -> None:
    text = next(text for title, text in topics({}, bench.window.parts.database) if title == "Search")
    for word in text.split():
        name, colon, value = word.partition(":")
        if colon and value:
            assert parse_search(word).hints == [], word
        elif colon and name in {"title", "author", "feed", "folder", "tag"}:
            assert parse_search(f"{word}something").hints == [], word


@pytest.mark.parametrize("size", [(700, 420), (1360, 860)])
def test_help_fits_the_window(bench: WindowBench, size: tuple[int, int]) -> None:
    bench.window.resize(*size)
    sheet = open_help(bench)
    assert sheet._area.mapTo(bench.window, sheet._area.rect().bottomRight()).y() <= bench.window.height()
