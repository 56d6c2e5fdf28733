"""A day of reading, by keyboard alone on the real window: no handler is called, no row is set by hand."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.entry import View
from reader.storage import statuses
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from tests.fakes.invented_library import HOUR, NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.keyboard import Keyboard, current, toast, user_state

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
    assert node is not None
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
