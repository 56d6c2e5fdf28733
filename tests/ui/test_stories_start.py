"""The first start and the next one, by keyboard alone: an export of another reader comes in, panes and looks are as they were left."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from reader.domain import commands
from reader.formats.lists.opml import read_opml
from reader.storage import preferences
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.shell.panes import Layout
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle
from tests.ui.keyboard import Keyboard, current, sheet, sidebar, texts_in

# Without a screen menus and dialogs say so when they open.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

# As readers write it: folders as outlines without address, a feed listed twice, a title that is only in `title`.
EXPORT = """<?xml version="1.0" encoding="UTF-8"?>
<opml version="1.1"><head><title>Subscriptions of Ines</title></head><body>
<outline text="Weather"><outline type="rss" text="Cloud Ledger" xmlUrl="https://clouds.example/feed.xml" htmlUrl="https://clouds.example/"/>
<outline text="Far away"><outline type="rss" title="Polar Post" xmlUrl="https://polar.example/rss"/></outline></outline>
<outline type="rss" text="Cloud Ledger again" xmlUrl="https://clouds.example/feed.xml"/>
<outline type="rss" text="Loose Leaves" xmlUrl="https://leaves.example/atom"/>
</body></opml>"""


def answer(bench: WindowBench) -> None:
    """Read the document that waits, as the parser process would."""
    job_id = next(iter(bench.engine.core.state.parses))
    sent = bench.engine.sent_of(commands.PreviewOpml)[-1]
    assert isinstance(sent, commands.PreviewOpml)
    bench.engine.parsed(job_id, read_opml(sent.data))


def choose_file(bench: WindowBench, path: Path) -> None:
    """The dialog is not ours: the name is put into its field, and Return is pressed there."""
    dialog = bench.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    field = dialog.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setText(str(path))
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_an_export_of_another_reader_comes_in_and_goes_again(qtbot: QtBot, empty_bench: WindowBench, tmp_path: Path) -> None:
    path = tmp_path / "export.opml"
    path.write_text(EXPORT, encoding="utf-8")
    keyboard = Keyboard(qtbot, empty_bench)
    assert isinstance(keyboard.focus(), QLineEdit)
    keyboard.press("Ctrl+O", "Return")
    choose_file(empty_bench, path)
    assert isinstance(sheet(empty_bench), ImportSheet)
    keyboard.focus_window()
    answer(empty_bench)
    keyboard.rest()
    texts = " ".join(texts_in(sheet(empty_bench)))
    assert "3 new" in texts
    assert "1 listed twice" in texts
    shown = sheet(empty_bench)
    assert isinstance(shown, ImportSheet)
    rows = [shown.list.lines.index(row, 0).data() for row in range(shown.list.lines.rowCount())]
    assert rows[:4] == [
        "Weather, 2 new",
        "Far away, 1 new",
        "Polar Post, polar.example/rss, New",
        "Cloud Ledger, clouds.example/feed.xml, New",
    ]
    keyboard.press("Return")
    keyboard.rest()
    assert "3 feeds imported" in " ".join(texts_in(sheet(empty_bench)))
    keyboard.press("Return")
    assert empty_bench.window.parts.sheet.shown is None
    assert empty_bench.window.parts.panes.isVisible()
    polar, weather = sidebar(empty_bench, Kind.FEED, "Polar Post"), sidebar(empty_bench, Kind.FOLDER, "Weather")
    assert polar is not None
    assert polar.folder is not None
    assert polar.folder.folder is weather
    keyboard.press("Ctrl+Z")
    keyboard.rest()
    assert empty_bench.window.parts.first_start.isVisible()
    keyboard.type("harbour.example")
    assert empty_bench.window.parts.first_start.field.text() == "harbour.example"
    # what was typed is the field's to undo
    keyboard.press("Ctrl+Z")
    assert empty_bench.window.parts.first_start.field.text() == ""


def test_who_removes_all_he_follows_takes_it_back_on_the_first_page(qtbot: QtBot, bench: WindowBench) -> None:
    keyboard = Keyboard(qtbot, bench)
    bench.window.parts.submit(commands.RemoveSubscription(tuple(bench.engine.library.feed_ids.values())))
    keyboard.rest()
    assert bench.window.parts.first_start.isVisible()
    assert bench.window.parts.first_start.field.hasFocus()
    keyboard.press("Ctrl+Z")
    keyboard.rest()
    assert bench.window.parts.panes.isVisible()


@contextmanager
def started_again(qtbot: QtBot, bench: WindowBench, folder: Path) -> Iterator[WindowBench]:
    """The window somebody finds who starts the program again in the same profile."""
    theme = preferences.load(bench.window.parts.connection).look_theme
    Keyboard(qtbot, bench).press("Ctrl+Q")
    again = window_bench(bench.engine.library, folder, theme)
    again.window.show()
    # Qt fits what is restored to the screen it invents for tests
    again.window.resize(bench.window.size())
    settle(qtbot, again)
    try:
        yield again
    finally:
        again.window.close()
        again.window.deleteLater()


def test_everything_is_at_the_next_start_as_it_was_left(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    first = open_bench(invented_library(tmp_path / "library.sqlite", more=3))
    keyboard, window = Keyboard(qtbot, first), first.window
    keyboard.go_down_to("Making")
    keyboard.press("J", "J")
    here = current(first).entry_id
    size = preferences.load(window.parts.connection).reading_text_size
    keyboard.press("Ctrl+4")
    assert window.parts.panes.arrangement is Layout.CLASSIC
    keyboard.press("Ctrl+1", "Ctrl+3")
    assert (window.parts.subscriptions.isVisible(), window.parts.article.isVisible(), window.parts.entries.isVisible()) == (
        False,
        False,
        True,
    )
    keyboard.press("Ctrl++", "Ctrl++")
    keyboard.command("theme dark")
    assert first.theme.is_dark
    keyboard.press("Ctrl+2")
    assert (window.parts.article.isVisible(), window.parts.entries.isVisible()) == (True, False)
    keyboard.press("Ctrl+2", "Ctrl+3")
    with started_again(qtbot, first, tmp_path) as again:
        found = again.window
        assert (found.parts.subscriptions.isVisible(), found.parts.article.isVisible(), found.parts.entries.isVisible()) == (
            False,
            False,
            True,
        )
        assert found.parts.panes.arrangement is Layout.CLASSIC
        assert again.theme.is_dark
        assert preferences.load(found.parts.connection).reading_text_size == size + 2
        assert current(again).entry_id == here
        keyboard = Keyboard(qtbot, again)
        keyboard.press("Ctrl+4", "Ctrl+1", "Ctrl+3", "Ctrl+0")
        keyboard.command("theme light")
        assert found.parts.panes.arrangement is Layout.WIDE
        assert (found.parts.subscriptions.isVisible(), found.parts.article.isVisible()) == (True, True)
        assert not again.theme.is_dark
        assert preferences.load(found.parts.connection).reading_text_size == size
        assert "Making" in texts_in(found.parts.entries.header)
