"""A day of reading and finding things, by keyboard alone on the real window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.entry import View
from reader.storage import statuses
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.palette import Palette
from tests.fakes.invented_library import HOUR, NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.keyboard import Keyboard, current, name_of, sheet, sidebar, toast, user_state

BURST = 16


@pytest.fixture
def morning(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path) -> WindowBench:
    """Articles of all feeds, more than a page of text in one of them, and a burst."""
    library = invented_library(tmp_path / "morning.sqlite", more=1)
    entries = [parsed_entry(f"Orchard note {n}", "One of many.", NOW - 4 * HOUR - n * 60, n) for n in range(BURST)]
    long = parsed_entry("A long look at short waves", "The sea is never twice the same. " * 400, NOW - 5 * HOUR)
    with transaction(library.connection):
        add_articles(library, "Byte Orchard", entries)
        add_articles(library, "Small Observatory", [long])
    return open_bench(library)


def unread(bench: WindowBench) -> int:
    return sum(statuses.unread_counts(bench.engine.connection).values())


def shown_unread(bench: WindowBench, view: View = View.UNREAD) -> int:
    node = bench.window.parts.subscriptions.model.find((Kind.SMART, view.value))
    return node.unread


def read_all(keyboard: Keyboard) -> int:
    """Press Space until nothing is unread; return how often."""
    before, presses = unread(keyboard.bench), 0
    while unread(keyboard.bench):
        keyboard.press("Space")
        presses += 1
        assert presses < 3 * before, f"{unread(keyboard.bench)} of {before} are left"
    return presses


def test_a_morning_is_read_with_space_alone(qtbot: QtBot, morning: WindowBench) -> None:
    keyboard = Keyboard(qtbot, morning)
    before = unread(morning)
    opened: list[int] = []
    morning.window.parts.entries.opened.connect(lambda row: opened.append(row.entry_id))
    presses = read_all(keyboard)
    assert len(set(opened)) == len(opened) == before
    # The long one took more than one page, so that no article was left half read.
    assert presses > before
    keyboard.rest()
    assert shown_unread(morning) == 0
    assert morning.window.parts.undo_stack.newest() is None
    keyboard.press("Space")
    assert len(opened) == before


def test_a_morning_over_feeds_goes_from_one_to_the_next(qtbot: QtBot, morning: WindowBench) -> None:
    keyboard = Keyboard(qtbot, morning)
    keyboard.press("Shift+J")
    feeds: list[str] = []
    lists = morning.window.parts.entries
    lists.opened.connect(lambda row: feeds.append(row.feed_title))
    lists.opening.began.connect(lambda: feeds.append(lists.current().feed_title))  # type: ignore[union-attr]
    read_all(keyboard)
    # Each feed is read to its end before the next one begins.
    in_order = list(dict.fromkeys(feeds))
    assert feeds == sorted(feeds, key=in_order.index)
    assert len(in_order) == 12


def test_all_marked_read_by_mistake_comes_back_exactly(qtbot: QtBot, morning: WindowBench) -> None:
    keyboard = Keyboard(qtbot, morning)
    keyboard.press("Space", times=3)
    here, before, count = current(morning).entry_id, user_state(morning), unread(morning)
    keyboard.press("Shift+A")
    assert unread(morning) == 0
    keyboard.rest()
    assert shown_unread(morning) == 0
    keyboard.press("Ctrl+Z")
    keyboard.rest()
    assert user_state(morning) == before
    assert shown_unread(morning) == count
    assert current(morning).entry_id == here
    keyboard.press("Space")
    assert unread(morning) == count - 1


def test_marks_of_every_kind_are_undone_one_by_one(qtbot: QtBot, bench: WindowBench) -> None:
    keyboard = Keyboard(qtbot, bench)
    keyboard.press("J", "J", "J")
    states, said = [], []

    def do(*keys: str) -> None:
        states.append(user_state(bench))
        keyboard.press(*keys)
        assert user_state(bench) != states[-1], keys
        keyboard.rest()
        said.append(toast(bench))

    do("S")
    do("L")
    do("M")
    keyboard.press("Shift+Down", "Shift+Down")
    do("L")
    do("S")
    keyboard.press("T")
    keyboard.type("harbour")
    do("Return", "Return")
    do("Shift+O")
    do("Shift+A")
    do("X")
    assert said[-1] == "Hidden: 3 articles"
    for state in reversed(states):
        keyboard.press("Ctrl+Z")
        assert user_state(bench) == state
    keyboard.rest()
    keyboard.press("Ctrl+Z")
    assert toast(bench) == "Nothing to undo."
    assert shown_unread(bench) == unread(bench)
    assert shown_unread(bench, View.LATER) == 0


def test_once_an_article_is_open_arrows_and_delete_are_not_for_the_sidebar(qtbot: QtBot, bench: WindowBench) -> None:
    keyboard = Keyboard(qtbot, bench)
    keyboard.press("Shift+J", "J")
    here = current(bench).entry_id
    before = user_state(bench)
    keyboard.press("Delete")
    assert user_state(bench) == before
    keyboard.press("Down")
    assert current(bench).entry_id != here


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
