"""About the program, the report of a problem, sharing from the list, hints in the empty search field."""

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader import __version__
from reader.ui.data.file_work import DataActions
from reader.ui.dialogs.program import AboutSheet, LicencesSheet, ReportSheet
from tests.fakes.window_bench import WindowBench


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
    assert session._list is not None
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
    assert session._list is not None
    assert not session._list.isVisible()
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert session._list.isVisible()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not session._list.isVisible()
    assert not bench.window.parts.entries.header.is_searching()
