"""Favourites in the order the user gives them: dragged, by keys, kept, undone."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetSubscriptionSettings
from reader.domain.errors import ReaderError
from reader.domain.subscription import check_setting, favourite_place
from reader.storage import subscriptions
from reader.ui.data.nodes import FAVOURITES, Kind, Node
from reader.ui.sidebar.row_menu import RowMenu
from reader.ui.sidebar.tree_view import mime_of
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.test_window_sidebar import _moved, drag, feed_node, folder_node

NAMES = ["Lantern Press", "Slow Compiler", "Byte Orchard"]


def favourites(bench: WindowBench) -> list[str]:
    section = bench.window.parts.subscriptions.model.find(FAVOURITES)
    return [node.title for node in section.children] if section is not None else []


def favourite(bench: WindowBench, title: str) -> Node:
    node = bench.window.parts.subscriptions.model.find((Kind.FAVOURITE, bench.engine.library.feed_ids[title]))
    assert node is not None
    return node


def flush(qtbot: QtBot, bench: WindowBench) -> None:
    bench.bridge.flush()
    settle(qtbot, bench)


@pytest.fixture
def pinned(qtbot: QtBot, bench: WindowBench) -> WindowBench:
    """Three favourites in the order of the tree."""
    ids = tuple(bench.engine.library.feed_ids[name] for name in NAMES)
    bench.engine.submit(SetSubscriptionSettings(ids, {"favourite": "yes"}))
    flush(qtbot, bench)
    return bench


def test_a_favourite_is_dragged_between_others_and_that_is_undone(qtbot: QtBot, pinned: WindowBench) -> None:
    before = favourites(pinned)
    last = favourite(pinned, before[2])
    drag(pinned, last, favourite(pinned, before[0]), 0.2)
    flush(qtbot, pinned)
    assert favourites(pinned) == [before[2], before[0], before[1]]
    assert pinned.window.parts.messages.toast.text() == "Favourites rearranged"
    pinned.window.parts.subscriptions.reload()
    assert favourites(pinned) == [before[2], before[0], before[1]]
    pinned.window.handlers.general.undo()
    flush(qtbot, pinned)
    assert favourites(pinned) == before


def test_a_feed_dragged_among_the_favourites_is_pinned_there(qtbot: QtBot, pinned: WindowBench) -> None:
    before = favourites(pinned)
    drag(pinned, feed_node(pinned, "Tram and Quay"), favourite(pinned, before[0]), 0.8)
    flush(qtbot, pinned)
    assert favourites(pinned) == [before[0], "Tram and Quay", *before[1:]]
    assert feed_node(pinned, "Tram and Quay").folder is folder_node(pinned, "City")
    pinned.window.handlers.general.undo()
    flush(qtbot, pinned)
    assert favourites(pinned) == before


def test_a_folder_has_no_place_there_nor_a_favourite_where_it_is(pinned: WindowBench) -> None:
    before, sent = favourites(pinned), len(pinned.engine.sent)
    drag(pinned, folder_node(pinned, "City"), favourite(pinned, before[0]), 0.2)
    drag(pinned, favourite(pinned, before[1]), favourite(pinned, before[1]), 0.2)
    drag(pinned, favourite(pinned, before[1]), favourite(pinned, before[0]), 0.8)
    assert len(pinned.engine.sent) == sent


def test_keys_move_a_favourite_and_stop_at_the_ends(qtbot: QtBot, pinned: WindowBench) -> None:
    before = favourites(pinned)
    pinned.window.parts.subscriptions.select(favourite(pinned, before[0]).key)
    for keys in ("Alt+Down", "Alt+Down", "Alt+Down", "Alt+Up"):
        QTest.keySequence(pinned.window, QKeySequence(keys))
        flush(qtbot, pinned)
    assert favourites(pinned) == [before[1], before[0], before[2]]
    current = pinned.window.parts.subscriptions.current()
    assert current is favourite(pinned, before[0])


def test_keys_move_feeds_in_their_folder_but_not_in_a_sorted_tree(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    folder = feed_node(bench, "Slow Compiler").folder
    assert folder is not None
    before = [node.title for node in folder.children]
    pane.select(folder.children[0].key)
    QTest.keySequence(bench.window, QKeySequence("Alt+Down"))
    flush(qtbot, bench)
    assert [node.title for node in folder.children] == [before[1], before[0], *before[2:]]
    pane.arranging.follow_order("name")
    QTest.keySequence(bench.window, QKeySequence("Alt+Up"))
    assert "can be moved" in bench.window.parts.messages.toast.text()


def test_the_menu_offers_only_the_ways_there_are(pinned: WindowBench) -> None:
    pane = pinned.window.parts.subscriptions
    first = favourite(pinned, favourites(pinned)[0])
    assert [step for step in (-1, 1) if pane.can_step(first, step)] == [1]
    menu = RowMenu([first], pane.model, pane._submit, pane, [1])
    texts = [action.text() for action in menu.actions()]
    assert ("Move down" in texts, "Move up" in texts) == (True, False)
    menu.deleteLater()


def test_the_line_of_the_drop_is_drawn(pinned: WindowBench) -> None:
    tree, model = pinned.window.parts.subscriptions.tree, pinned.window.parts.subscriptions.model
    before = favourites(pinned)
    plain = tree.viewport().grab().toImage()
    area = tree.visualRect(model.index_of(favourite(pinned, before[0])))
    given = (
        Qt.DropAction.MoveAction,
        mime_of([favourite(pinned, before[2])]),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    tree.dragMoveEvent(_moved(area.topLeft(), *given))
    assert tree.viewport().grab().toImage() != plain
    tree.dropEvent(QDropEvent(QPointF(area.topLeft()), *given))


@pytest.mark.parametrize("value", ["0", "-1", "01", "100000", "1.5", "no", "\u0661"])
def test_a_place_is_a_small_number(value: str) -> None:
    assert favourite_place(value) == 0
    with pytest.raises((ValueError, ReaderError)):
        check_setting("favourite", value)


def test_places_travel_with_a_list(pinned: WindowBench) -> None:
    drag(pinned, favourite(pinned, favourites(pinned)[2]), favourite(pinned, favourites(pinned)[0]), 0.2)
    pinned.bridge.flush()
    stored = {each.title: each.settings.get("favourite") for each in subscriptions.subscriptions(pinned.engine.connection)}
    assert [stored[title] for title in favourites(pinned)] == ["1", "2", "3"]
    assert check_setting("favourite", "2") == "2"
