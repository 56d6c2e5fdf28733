"""Keeping order by keyboard alone: rules, tags, properties of several feeds, each taken back."""

import json

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.rules import RuleActionKind
from reader.storage import rules
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.properties import PropertiesSheet
from reader.ui.dialogs.rules import RulesEditor
from tests.fakes.window_bench import WindowBench
from tests.ui.keyboard import Keyboard, current, name_of, sheet, sidebar, toast, user_state

# Without a screen a menu says so when it opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)

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
    assert sea is not None
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
