"""Windows without a screen, on a database of invented feeds."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from reader.ui.data.query_runner import QueryRunner
from reader.ui.pages.rhythm.page import RhythmPage
from reader.ui.shell.window import MainWindow
from tests.fakes.invented_library import InventedLibrary, empty_library, invented_library
from tests.fakes.window_bench import WindowBench, close_benches, window_bench
from tests.ui.article_bench import ArticleBench

SHEETS = (
    "open_palette",
    "add_feed",
    "add_account",
    "add_newsletters",
    "choose_starters",
    "import_opml_url",
    "import_from_reader",
    "edit_rules",
    "make_rule",
    "choose_full_text",
    "show_keys",
    "edit_keys",
    "tag",
    "show_help",
    "about",
    "edit_preferences",
)
"""Actions that open a sheet over a window with an article."""


def is_answered(window: MainWindow) -> bool:
    """True if every query is answered, also those of pages."""
    return (
        all(runner.is_idle() for runner in window.findChildren(QueryRunner))
        and all(page.is_settled() for page in window.findChildren(RhythmPage) if page.isVisible())
        and window.parts.subscriptions.counts.is_settled()
    )


def settle(qtbot: QtBot, bench: WindowBench) -> None:
    """Wait until every query is answered, and what that leads to has happened."""
    for _ in range(2):
        qtbot.waitUntil(partial(is_answered, bench.window))
        sheet = bench.window.parts.sheet.shown
        qtbot.waitUntil(lambda: sheet is None or not isValid(sheet) or sheet.is_settled())  # noqa: B023 -- at once


def close_article(bench: WindowBench) -> None:
    """Leave nothing chosen and no article open, where a list would have one."""
    view = bench.window.parts.entries.view
    view.selectionModel().clear()
    view._opened = None
    view.verticalScrollBar().setValue(0)
    bench.window.parts.article.show_article(None)


@pytest.fixture(autouse=True)
def windows_end_with_their_test(qapp: QApplication) -> Iterator[None]:
    """The application is there before any widget, whichever test a worker runs first: Qt ends the process otherwise."""
    yield
    close_benches()
    # Qt would take the next press for one of two buttons
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
        if button in QGuiApplication.mouseButtons():
            QTest.mouseRelease(QWidget(), button)


@pytest.fixture(autouse=True)
def messages_stay() -> Iterator[None]:
    """A busy computer takes longer for a test than a message is shown. What a test itself replaces ends before its window, as ever."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("reader.ui.kit.messages.SHOWN_MILLISECONDS", 3_600_000)
        yield


@pytest.fixture
def open_bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[InventedLibrary], WindowBench]]:
    def open_one(library: InventedLibrary) -> WindowBench:
        """Open a window and leave nothing chosen in it, so that a test says itself what it reads; `test_opening` is about what a
        window opens with.
        """
        bench = window_bench(library, tmp_path)
        bench.window.show()
        bench.window.activateWindow()
        settle(qtbot, bench)
        close_article(bench)
        return bench

    yield open_one
    close_benches()


@pytest.fixture
def article_bench(qtbot: QtBot) -> ArticleBench:
    return ArticleBench(qtbot)


@pytest.fixture
def bench(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path) -> WindowBench:
    """The window as somebody uses it every day."""
    return open_bench(invented_library(tmp_path / "library.sqlite", more=3))


@pytest.fixture
def empty_bench(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path) -> WindowBench:
    """The window at the first start."""
    return open_bench(empty_library(tmp_path / "library.sqlite"))
