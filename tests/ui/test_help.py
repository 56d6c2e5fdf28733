"""Help and what is said about the program."""

from collections.abc import Iterator
from itertools import pairwise
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from reader import __version__
from reader.domain.commands import SetPreference
from reader.storage.selection import parse_search
from reader.ui.data.file_work import DataActions
from reader.ui.dialogs.help import topics
from reader.ui.dialogs.keys import KeySheet
from reader.ui.dialogs.program import AboutSheet, HelpSheet, LicencesSheet, ReportSheet
from reader.ui.kit.labels import PlainLabel
from tests.fakes.window_bench import WindowBench


def open_help(bench: WindowBench) -> HelpSheet:
    QTest.keySequence(bench.window, QKeySequence("F1"))
    return bench.sheet(HelpSheet)


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


def test_lines_of_help_stand_apart(bench: WindowBench) -> None:
    sheet = open_help(bench)
    block = next(block for block, _ in sheet.topics if block.accessibleName() == "Search")
    _, *lines = block.findChildren(PlainLabel)
    assert lines[0].text() == "tide gauge: all of these words"
    assert all(below.y() > above.geometry().bottom() + 1 for above, below in pairwise(lines))


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


class Reports:
    """What the app layer would say."""

    def problem_report(self, toolkit: str) -> str:
        return f"Beforehand {__version__}, {toolkit}\nline"


@pytest.fixture
def reporting(bench: WindowBench) -> Iterator[WindowBench]:
    bench.window.parts.data_actions = cast("DataActions", Reports())
    yield bench
    bench.window.parts.data_actions = None


def test_about_names_the_version_and_leads_to_the_report_which_is_copied(qtbot: QtBot, reporting: WindowBench) -> None:
    window = reporting.window
    window.actions_by_name["about"].trigger()
    about = window.parts.sheet.shown
    assert isinstance(about, AboutSheet)
    assert about.title.text() == f"Beforehand {__version__}"
    about.report_button.click()
    sheet = window.parts.sheet.shown
    assert isinstance(sheet, ReportSheet)
    qtbot.waitUntil(sheet.copy_button.isEnabled)
    assert "Qt 6" in sheet.text.toPlainText()
    sheet.copy_button.click()
    assert QGuiApplication.clipboard().text() == sheet.text.toPlainText()
    assert window.parts.messages.toast.text() == "Report copied"


def test_about_leads_to_the_licences_of_all_that_is_here(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.actions_by_name["about"].trigger()
    about = window.parts.sheet.shown
    assert isinstance(about, AboutSheet)
    about.licences_button.click()
    sheet = window.parts.sheet.shown
    assert isinstance(sheet, LicencesSheet)
    qtbot.waitUntil(lambda: sheet.text.toPlainText() != "")
    listed, _, texts = sheet.text.toPlainText().partition("\n\n\n")
    assert {"Beforehand", "PySide6_Essentials", "lxml", "numpy", "requests", "stopwordsiso"} <= {
        line.split(" ")[0] for line in listed.splitlines()
    }
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts
    assert "PySide6_Essentials, shiboken6\n=" in texts


def test_without_a_profile_there_is_nothing_to_report(bench: WindowBench) -> None:
    bench.window.actions_by_name["report_problem"].trigger()
    assert bench.window.parts.messages.toast.text() == "There is no log in the demo."


def test_sharing_is_in_the_menu_of_the_list(bench: WindowBench) -> None:
    menu = bench.window.list_links.article_menu()
    assert bench.window.actions_by_name["share_article"] in menu.actions()
    menu.deleteLater()


def test_empty_search_field_names_the_operators_and_down_goes_to_them(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.going.search()
    field, session = bench.window.parts.entries.header.field, bench.window.parts.entries.search
    assert session._list.isVisible()
    assert session._list.chosen() is None
    assert [each.text for each in session._list._completions][:3] == ["title:", "author:", "feed:"]
    for _ in range(6):
        QTest.keyClick(field, Qt.Key.Key_Down)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "is:"
    assert [each.label for each in session._list._completions][:2] == ["unread", "read"]
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "is:unread "
    assert not session._list.isVisible()


def test_hints_leave_return_and_escape_to_the_field_and_go_with_the_first_letter(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.going.search()
    field, session = bench.window.parts.entries.header.field, bench.window.parts.entries.search
    QTest.keyClicks(field, "t")
    assert not session._list.isVisible()
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert session._list.isVisible()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not session._list.isVisible()
    assert not bench.window.parts.entries.header.is_searching()
