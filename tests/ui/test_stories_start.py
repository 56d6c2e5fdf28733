"""The first start, the next one, and keeping order, by keyboard alone."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from reader.domain import commands
from reader.domain.rules import RuleActionKind
from reader.formats.lists.opml import read_opml
from reader.storage import preferences, rules
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.dialogs.properties import PropertiesSheet
from reader.ui.dialogs.rules import RulesEditor
from reader.ui.shell.panes import Layout
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle
from tests.ui.keyboard import Keyboard, current, name_of, sheet, sidebar, texts_in, toast, user_state

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
        "Polar Post, polar.example/rss",
        "Cloud Ledger, clouds.example/feed.xml",
    ]
    keyboard.press("Return")
    keyboard.rest()
    assert "3 feeds imported" in " ".join(texts_in(sheet(empty_bench)))
    keyboard.press("Return")
    assert empty_bench.window.parts.sheet.shown is None
    assert empty_bench.window.parts.panes.isVisible()
    polar, weather = sidebar(empty_bench, Kind.FEED, "Polar Post"), sidebar(empty_bench, Kind.FOLDER, "Weather")
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


State = list[tuple[object, ...]]


@pytest.fixture
def keyboard(qtbot: QtBot, bench: WindowBench) -> Keyboard:
    return Keyboard(qtbot, bench)


def tagged(bench: WindowBench) -> State:
    return user_state(bench)["entry_tag JOIN tag USING (tag_id)"]


def test_a_rule_is_made_from_an_article_tested_applied_and_undone(qtbot: QtBot, bench: WindowBench, keyboard: Keyboard) -> None:
    keyboard.press("J", "J", "J")
    ferry = current(bench).entry_id
    first = user_state(bench)
    keyboard.command("rule from")
    editor = sheet(bench)
    assert isinstance(editor, RulesEditor)
    fits = editor.matches.sentence
    qtbot.waitUntil(lambda: fits() == "Matches 1 of the last 43 articles")

    # The second condition goes, and what is left fits every article of the feed.
    keyboard.tab_to("Remove condition")
    keyboard.press("Tab")
    keyboard.tab_to("Remove condition")
    keyboard.press("Space")
    qtbot.waitUntil(lambda: fits() == "Matches 5 of the last 43 articles")
    keyboard.tab_to("Action")
    keyboard.press("Space", "Down", "Return")
    keyboard.tab_to("Add an action")
    keyboard.press("Return", "Space", "Up", "Up", "Up", "Return")
    keyboard.tab_to("Rule name", back=True)
    keyboard.press("Ctrl+A")
    keyboard.type("Harbour news")
    qtbot.waitUntil(lambda: bench.window.parts.runner.is_idle() and editor.apply_button.isEnabled())
    keyboard.tab_to("Apply to matches now")
    keyboard.press("Space")
    applied = user_state(bench)
    assert applied != first
    keyboard.press("Escape")
    assert bench.window.parts.sheet.shown is None
    (stored,) = rules.rules(bench.window.parts.connection)
    assert (stored.name, len(stored.conditions)) == ("Harbour news", 1)
    assert [action.kind for action in stored.actions] == [RuleActionKind.STAR, RuleActionKind.NOTIFY]
    assert ferry in {row[0] for row in applied["entry_status"] if row[2]}

    keyboard.press("Ctrl+Z")
    assert user_state(bench) == applied
    keyboard.press("Ctrl+Z")
    assert user_state(bench) == first


def test_tab_goes_through_the_rule_as_it_is_read(qtbot: QtBot, bench: WindowBench, keyboard: Keyboard) -> None:
    keyboard.press("J")
    keyboard.command("rule from")
    keyboard.tab_to("Rule name")
    names = [name_of(stop) for stop in keyboard.stops()]
    condition = ["Field", "Comparison", "Text to match", "Remove condition"]
    expected = ["Rule name", "all", *condition, *condition, "Add a condition", "Action", "Remove action"]
    assert names[: len(expected)] == expected


def test_three_articles_are_tagged_the_tag_renamed_and_joined_and_all_undone(bench: WindowBench, keyboard: Keyboard) -> None:
    keyboard.press("J", "J", "T")
    keyboard.type("ships")
    keyboard.press("Return", "Return")
    states = [user_state(bench)]
    keyboard.press("Home", "Shift+Down", "Shift+Down", "T")
    keyboard.type("sea")
    keyboard.press("Return", "Escape")
    keyboard.rest()
    assert len(tagged(bench)) == 4
    sea = sidebar(bench, Kind.TAG, "sea")
    assert sea.unread == 1

    states.append(user_state(bench))
    keyboard.go_down_to("sea")
    keyboard.press("F2", "Ctrl+A")
    keyboard.type("Ocean")
    keyboard.press("Return")
    assert [name for _, name in tagged(bench)].count("Ocean") == 3

    states.append(user_state(bench))
    keyboard.go_down_to("Ocean")
    keyboard.press("F2", "Ctrl+A")
    keyboard.type("Ships")
    keyboard.press("Return")
    keyboard.rest()
    assert {str(name).casefold() for _, name in tagged(bench)} == {"ships"}
    assert len(tagged(bench)) == 3
    assert sidebar(bench, Kind.TAG, "Ocean") is None

    for state in reversed(states):
        keyboard.press("Ctrl+Z")
        keyboard.rest()
        assert user_state(bench) == state
    assert sidebar(bench, Kind.TAG, "sea") is None
    assert sidebar(bench, Kind.TAG, "ships") is not None


def test_two_feeds_get_other_properties_at_once_and_the_old_ones_back(bench: WindowBench, keyboard: Keyboard) -> None:
    before = user_state(bench)
    keyboard.go_down_to("Notes from a Kiln")
    keyboard.press("Shift+Down", "Alt+Return")
    assert isinstance(sheet(bench), PropertiesSheet)
    assert sheet(bench).accessibleName() == "Properties: 2 feeds"
    keyboard.tab_to("Feed text")
    keyboard.press("Right")
    keyboard.tab_to("Priority")
    keyboard.press("Right")
    keyboard.tab_to("Keep read articles")
    keyboard.press("Space", "Up", "Return")
    keyboard.tab_to("Save")
    keyboard.press("Return")
    assert bench.window.parts.sheet.shown is None
    settings = [json.loads(str(row[4])) for row in user_state(bench)["subscription"]]
    assert [each for each in settings if each] == [{"full_text": "full", "keep_days": "always", "priority": "2"}] * 2
    keyboard.rest()
    assert toast(bench)
    keyboard.press("Ctrl+Z")
    assert user_state(bench) == before
