"""Finding things by keyboard alone: a search that becomes a place in the sidebar, and the one field from which everything is reached."""

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.entry import View
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.palette import Palette
from tests.fakes.window_bench import WindowBench
from tests.ui.keyboard import Keyboard, current, name_of, sheet, sidebar, toast, user_state


@pytest.fixture
def keyboard(qtbot: QtBot, bench: WindowBench) -> Keyboard:
    return Keyboard(qtbot, bench)


def found(bench: WindowBench) -> list[str]:
    model = bench.window.parts.entries.model
    rows = (model.entry(row) for row in range(len(model.keys)))
    return [row.title for row in rows if row is not None]


def test_a_search_is_opened_saved_renamed_removed_and_brought_back(bench: WindowBench, keyboard: Keyboard) -> None:
    keyboard.press("/")
    keyboard.type("letter folder:Sea")
    keyboard.press("Return")
    assert bench.window.parts.entries.header.field.text() == 'letter folder:"Sea and sky" '
    keyboard.type("is:unread -2")
    titles = found(bench)
    assert len(titles) == 6
    keyboard.press("Return")
    assert keyboard.focus() is bench.window.parts.entries.view
    assert current(bench).title == titles[0]
    keyboard.tab_to("Save search")
    keyboard.press("Space")
    keyboard.press("Return")
    keyboard.rest()
    query = 'letter folder:"Sea and sky" is:unread -2'
    saved = sidebar(bench, Kind.SEARCH, query)
    assert saved is not None
    assert saved.unread == len(titles) - 1

    keyboard.go_down_to(query)
    keyboard.rest()
    assert bench.window.parts.entries.selection.view is View.SAVED
    before = user_state(bench)
    keyboard.press("F2", "Ctrl+A")
    keyboard.type("Letters from the sea")
    keyboard.press("Return")
    keyboard.rest()
    assert sidebar(bench, Kind.SEARCH, "Letters from the sea") is saved
    assert bench.window.parts.entries.selection.view is View.SAVED
    named = user_state(bench)
    keyboard.press("Delete")
    keyboard.rest()
    assert sidebar(bench, Kind.SEARCH, "Letters from the sea") is None
    keyboard.press("Ctrl+Z")
    assert user_state(bench) == named
    keyboard.press("Ctrl+Z")
    keyboard.rest()
    assert user_state(bench) == before
    back = sidebar(bench, Kind.SEARCH, query)
    assert back is not None
    assert back.unread == len(titles) - 1


def test_escape_leads_back_from_a_search_as_if_nothing_had_been(bench: WindowBench, keyboard: Keyboard) -> None:
    keyboard.press("J", "J", "J")
    here, shown = current(bench).entry_id, found(bench)
    keyboard.press("/")
    keyboard.type("before:2020 comet (")
    keyboard.press("Escape")
    keyboard.rest()
    assert (current(bench).entry_id, found(bench)) == (here, shown)
    keyboard.press("J")
    assert current(bench).entry_id != here


def test_the_palette_leads_to_a_feed_a_command_and_an_article(bench: WindowBench, keyboard: Keyboard) -> None:
    keyboard.press("Ctrl+K")
    assert isinstance(sheet(bench), Palette)
    keyboard.type("lant")
    keyboard.press("Return")
    keyboard.rest()
    node = bench.window.parts.subscriptions.current()
    assert node is not None
    assert node.title == "Lantern Press"
    assert {row.split(",")[0] for row in found(bench)} == {"Lantern Press"}

    keyboard.press("Ctrl+K")
    keyboard.type("mark all")
    keyboard.press("Return")
    keyboard.rest()
    assert node.unread == 0
    assert toast(bench).startswith("Marked all as read")

    keyboard.press("Ctrl+K")
    keyboard.type("comet balcony")
    for _ in range(8):
        if "A comet you can see from a balcony" in keyboard.focus().accessibleDescription():
            break
        keyboard.press("Down")
    keyboard.press("Return")
    keyboard.rest()
    assert current(bench).title == "A comet you can see from a balcony"
    assert bench.window.parts.article.accessibleName() or name_of(keyboard.focus())
    keyboard.press("Ctrl+Z")
    keyboard.rest()
    assert node.unread == 3


def test_tab_in_the_palette_searches_everywhere(bench: WindowBench, keyboard: Keyboard) -> None:
    keyboard.press("Ctrl+K")
    keyboard.type("ferry")
    keyboard.press("Tab")
    keyboard.rest()
    assert bench.window.parts.entries.selection.view is View.SEARCH
    assert found(bench) == ["Ferry timetable changes from 1 June"]
    keyboard.press("Down")
    assert current(bench).title == found(bench)[0]
