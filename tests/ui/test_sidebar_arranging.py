"""The sidebar with many feeds: filtered, sorted, folded, without what is read, with favourites in the user's order."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent, QKeySequence
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from reader.domain.commands import MarkAllRead, RemoveSubscription, RenameSubscription, SetPreference, SetSubscriptionSettings
from reader.domain.entry import Selection, View
from reader.domain.errors import ReaderError
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import check_setting, favourite_place
from reader.storage import feeds, subscriptions
from reader.storage.writer import transaction
from reader.ui.data.nodes import FAVOURITES, FEEDS, HIDDEN_NOTE, Kind, Node
from reader.ui.sidebar.pane import SubscriptionsPane
from reader.ui.sidebar.row_menu import RowMenu
from reader.ui.sidebar.tree_view import in_folder, landing, mime_of
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle
from tests.ui.test_sidebar_many import choose, feed, folder
from tests.ui.test_window_sidebar import _moved, drag, feed_node, folder_node

ALL = EntryId(10**9)


def shown(bench: WindowBench) -> list[str]:
    """The rows that can be seen when the tree is high enough, from top to bottom."""
    tree = bench.window.parts.subscriptions.tree
    index, found = tree.model().index(0, 0), []
    while index.isValid():
        if not tree.isRowHidden(index.row(), index.parent()):
            found.append(str(index.data()))
        index = tree.indexBelow(index)
    return found


def feeds_shown(bench: WindowBench) -> list[str]:
    rows = shown(bench)
    return rows[rows.index("Feeds") + 1 :]


def rest(qtbot: QtBot, bench: WindowBench) -> None:
    bench.bridge.flush()
    settle(qtbot, bench)
    rows = bench.window.parts.subscriptions.arranging.rows
    qtbot.waitUntil(lambda: not rows._timer.isActive())


def note_of(pane: SubscriptionsPane) -> Node:
    """The last row of the tree."""
    note = pane.model.find(HIDDEN_NOTE)
    assert note is pane.model.top()[-1]
    return note


def read(qtbot: QtBot, bench: WindowBench, title: str) -> None:
    bench.engine.submit(MarkAllRead(Selection(View.FEED, feed_id=bench.engine.library.feed_ids[title]), ALL))
    rest(qtbot, bench)


def test_typing_shows_matches_alone_in_open_folders_and_clearing_folds_as_it_was(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    pane.tree.collapse(pane.model.index_of(folder(bench, "Making")))
    before = shown(bench)
    bench.window.actions_by_name["filter_feeds"].trigger()
    field = pane.arranging.filter.field
    assert field.hasFocus()
    QTest.keyClicks(field, "COMPI")
    assert shown(bench) == ["Feeds", "Making", "Software", "Slow Compiler"]
    QTest.keyClick(field, Qt.Key.Key_Return)
    current = pane.current()
    assert current.title == "Slow Compiler"
    assert pane.tree.hasFocus()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert pane.tree.hasFocus()
    assert shown(bench) == before


def test_a_feed_is_found_by_its_address(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.subscriptions.arranging.filter.field.setText("feed1.example.org")
    assert shown(bench) == ["Feeds", "Sea and sky", "Small Observatory"]


def test_what_nothing_matches_is_said_with_a_way_back(qtbot: QtBot, bench: WindowBench) -> None:
    arranging = bench.window.parts.subscriptions.arranging
    arranging.filter.field.setText("tidex")
    assert shown(bench) == []
    assert arranging.nothing.isVisible()
    assert arranging.nothing.text.text() == "No feed matches “tidex”."
    arranging.nothing.show_button.click()
    assert arranging.filter.field.text() == ""
    assert not arranging.nothing.isVisible()
    assert "All articles" in shown(bench)


def test_read_feeds_and_their_folders_are_hidden_and_that_is_said(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    read(qtbot, bench, "Slow Compiler")
    read(qtbot, bench, "Byte Orchard")
    read(qtbot, bench, "Tram and Quay")
    QTest.mouseClick(pane.arranging.filter.read_button, Qt.MouseButton.LeftButton)
    rest(qtbot, bench)
    assert bench.window.parts.preferences.values.look_hide_read
    assert not {"Software", "Slow Compiler", "Byte Orchard", "City", "Tram and Quay"} & set(shown(bench))
    assert {"Making", "Notes from a Kiln", "Small Observatory"} <= set(shown(bench))
    assert note_of(pane).title == "3 read feeds hidden"
    assert pane.arranging.filter.read_button.isChecked()
    bench.engine.post("Byte Orchard", 1)
    rest(qtbot, bench)
    assert {"Software", "Byte Orchard"} <= set(shown(bench))
    assert note_of(pane).title == "2 read feeds hidden"
    area = pane.tree.visualRect(pane.model.index_of(note_of(pane)))
    QTest.mouseClick(pane.tree.viewport(), Qt.MouseButton.LeftButton, pos=area.center())
    rest(qtbot, bench)
    assert "City" in shown(bench)
    assert pane.model.find(HIDDEN_NOTE) is None
    assert not pane.arranging.filter.read_button.isChecked()


def test_the_row_of_hidden_feeds_is_pressed_by_key_and_chooses_nothing(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    pane.select(feed(bench, "Slow Compiler").key)
    read(qtbot, bench, "Tram and Quay")
    bench.window.actions_by_name["toggle_read_feeds"].trigger()
    rest(qtbot, bench)
    note = note_of(pane)
    pane.tree.setFocus()
    QTest.keyClick(pane.tree, Qt.Key.Key_End)
    assert pane.current() is note
    assert pane.listed() is feed(bench, "Slow Compiler")
    pane.reload()
    rest(qtbot, bench)
    assert note_of(pane) is note
    QTest.keyClick(pane.tree, Qt.Key.Key_Return)
    rest(qtbot, bench)
    assert pane.model.find(HIDDEN_NOTE) is None
    assert "Tram and Quay" in shown(bench)


def test_the_chosen_feed_stays_while_it_is_read_and_goes_when_it_is_left(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    bench.window.actions_by_name["toggle_read_feeds"].trigger()
    rest(qtbot, bench)
    pane.select(feed(bench, "Tram and Quay").key)
    read(qtbot, bench, "Tram and Quay")
    assert "Tram and Quay" in shown(bench)
    pane.select_view(View.ALL)
    rest(qtbot, bench)
    assert not {"City", "Tram and Quay"} & set(shown(bench))


def test_a_hidden_feed_that_is_chosen_elsewhere_is_shown(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    read(qtbot, bench, "Tram and Quay")
    bench.window.actions_by_name["toggle_read_feeds"].trigger()
    rest(qtbot, bench)
    assert "Tram and Quay" not in shown(bench)
    pane.select(feed(bench, "Tram and Quay").key)
    area = pane.tree.visualRect(pane.tree.currentIndex())
    assert area.isValid()
    assert pane.tree.viewport().rect().contains(area.center())
    rest(qtbot, bench)
    assert "Tram and Quay" in shown(bench)
    pane.arranging.filter.field.setText("kiln")
    pane.select(feed(bench, "Small Observatory").key)
    assert pane.arranging.filter.field.text() == ""


def test_a_feed_with_a_problem_is_never_hidden(qtbot: QtBot, bench: WindowBench) -> None:
    read(qtbot, bench, "Hollow Oak Woodshop")
    bench.window.actions_by_name["toggle_read_feeds"].trigger()
    rest(qtbot, bench)
    node = feed(bench, "Hollow Oak Woodshop")
    assert node.health is not None
    assert "Hollow Oak Woodshop" in shown(bench)


def test_next_feed_passes_over_what_is_hidden(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    read(qtbot, bench, "Small Observatory")
    pane.select(feed(bench, "The Tidewater Almanac").key)
    bench.window.actions_by_name["toggle_read_feeds"].trigger()
    rest(qtbot, bench)
    bench.window.handlers.going.next_feed()
    current = pane.current()
    assert current.title == "Harbour Bulletin"


def sort(qtbot: QtBot, bench: WindowBench, order: str) -> None:
    bench.engine.submit(SetPreference("look.sidebar_order", order))
    rest(qtbot, bench)


def test_feeds_are_sorted_by_name_unread_and_priority_and_back_by_hand(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    tester = QAbstractItemModelTester(pane.model, QAbstractItemModelTester.FailureReportingMode.Warning, pane)
    assert tester.model() is pane.model
    by_hand = feeds_shown(bench)
    pane.tree.collapse(pane.model.index_of(folder(bench, "Reading")))
    sort(qtbot, bench, "name")
    rows = feeds_shown(bench)
    assert rows[:6] == ["City", "Tram and Quay", "Making", "Software", "Byte Orchard", "Slow Compiler"]
    assert rows[-1] == "The Paper Garden"
    assert "Lantern Press" not in rows
    pane.select(feed(bench, "Byte Orchard").key)
    sort(qtbot, bench, "unread")
    assert folder(bench, "Sea and sky").children[0].title == "Harbour Bulletin"
    current = pane.current()
    assert current.title == "Byte Orchard"
    bench.engine.post("Byte Orchard", 9)
    rest(qtbot, bench)
    assert [node.title for node in folder(bench, "Software").children] == ["Byte Orchard", "Slow Compiler"]
    ids = bench.engine.library.feed_ids
    bench.engine.submit(SetSubscriptionSettings((ids["Small Observatory"],), {"priority": "4"}))
    sort(qtbot, bench, "priority")
    assert folder(bench, "Sea and sky").children[0].title == "Small Observatory"
    sort(qtbot, bench, "hand")
    pane.tree.expand(pane.model.index_of(folder(bench, "Reading")))
    assert feeds_shown(bench) == by_hand


def test_the_order_holds_at_the_next_start(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    first = open_bench(library)
    sort(qtbot, first, "name")
    first.window.close()
    again = open_bench(library)
    assert feeds_shown(again)[:2] == ["City", "Tram and Quay"]


def test_in_a_sorted_tree_a_row_goes_into_a_folder_and_to_no_place_in_it(qtbot: QtBot, bench: WindowBench) -> None:
    dragged, over = [feed(bench, "Tram and Quay")], feed(bench, "Small Observatory")
    area = bench.window.parts.subscriptions.tree.visualRect(bench.window.parts.subscriptions.model.index_of(over))
    found = in_folder(dragged, landing(dragged, over, area, area.top() + 1, is_open=False))
    assert (found.folder, found.position, found.is_onto) == (folder(bench, "Sea and sky"), None, True)
    same = [feed(bench, "Harbour Bulletin")]
    assert in_folder(same, landing(same, over, area, area.top() + 1, is_open=False)) is None


def test_all_folders_are_closed_and_opened_and_that_is_remembered(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    first = open_bench(library)
    first.window.actions_by_name["collapse_folders"].trigger()
    assert feeds_shown(first) == ["Sea and sky", "Making", "Reading", "City", "The Paper Garden"]
    first.window.close()
    again = window_bench(library, tmp_path)
    assert feeds_shown(again) == ["Sea and sky", "Making", "Reading", "City", "The Paper Garden"]
    again.window.actions_by_name["expand_folders"].trigger()
    assert "Slow Compiler" in feeds_shown(again)


def favourites(bench: WindowBench) -> list[Node]:
    section = bench.window.parts.subscriptions.model.find(FAVOURITES)
    return section.children if section is not None else []


def test_favourites_stand_above_the_feeds_and_stay_in_their_folders(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    choose(qtbot, bench, [feed(bench, "Slow Compiler"), feed(bench, "Small Observatory")])
    bench.window.actions_by_name["toggle_favourite"].trigger()
    rest(qtbot, bench)
    assert [node.title for node in favourites(bench)] == ["Small Observatory", "Slow Compiler"]
    rows = shown(bench)
    assert rows.index("Favourites") < rows.index("Small Observatory") < rows.index("Feeds")
    assert rows.count("Small Observatory") == 2
    assert bench.window.parts.messages.toast.text() == "Added 2 feeds to favourites"
    pinned = favourites(bench)[0]
    assert pinned.unread == feed(bench, "Small Observatory").unread
    bench.engine.post("Small Observatory", 2)
    rest(qtbot, bench)
    assert pinned.unread == feed(bench, "Small Observatory").unread
    pane.select(pinned.key)
    settle(qtbot, bench)
    assert bench.window.parts.entries.selection == Selection(View.FEED, feed_id=FeedId(pinned.number))
    bench.engine.submit(RenameSubscription(FeedId(pinned.number), "Stars"))
    rest(qtbot, bench)
    assert [node.title for node in favourites(bench)] == ["Stars", "Slow Compiler"]
    bench.window.handlers.going.next_feed()
    current = pane.current()
    assert (current.title, current.is_favourite) == ("Harbour Bulletin", False)


def test_a_favourite_is_unpinned_from_its_menu_and_that_is_undone(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    choose(qtbot, bench, [feed(bench, "Slow Compiler")])
    bench.window.handlers.feeds.toggle_favourite()
    rest(qtbot, bench)
    pinned = favourites(bench)[0]
    pane.select(pinned.key)
    menu = RowMenu([pinned], pane.model, bench.engine.submit, pane)
    menu.favourite_wanted.connect(pane.favourite_wanted)
    texts = {action.text(): action for action in menu.actions()}
    texts["Remove from favourites"].trigger()
    rest(qtbot, bench)
    assert favourites(bench) == []
    assert "Favourites" not in shown(bench)
    current = pane.current()
    assert (current.title, current.is_favourite) == ("Slow Compiler", False)
    bench.window.handlers.general.undo()
    rest(qtbot, bench)
    assert [node.title for node in favourites(bench)] == ["Slow Compiler"]


def test_an_unsubscribed_favourite_leaves_both_places(qtbot: QtBot, bench: WindowBench) -> None:
    choose(qtbot, bench, [feed(bench, "Slow Compiler")])
    bench.window.handlers.feeds.toggle_favourite()
    rest(qtbot, bench)
    bench.engine.submit(RemoveSubscription((bench.engine.library.feed_ids["Slow Compiler"],)))
    rest(qtbot, bench)
    assert "Slow Compiler" not in shown(bench)
    assert favourites(bench) == []


def test_nothing_is_dropped_among_favourites(qtbot: QtBot, bench: WindowBench) -> None:
    choose(qtbot, bench, [feed(bench, "Slow Compiler")])
    bench.window.handlers.feeds.toggle_favourite()
    rest(qtbot, bench)
    tree, pinned = bench.window.parts.subscriptions.tree, favourites(bench)[0]
    area = tree.visualRect(bench.window.parts.subscriptions.model.index_of(pinned))
    assert landing([feed(bench, "Tram and Quay")], pinned, area, area.center().y(), is_open=False) is None


def test_the_dots_of_the_heading_open_the_menu_by_mouse_and_by_key(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    heading = pane.model.find(FEEDS)
    area = pane.tree.visualRect(pane.model.index_of(heading))
    opened: list[QPoint] = []
    pane.tree.feeds_menu_wanted.disconnect()
    pane.tree.feeds_menu_wanted.connect(opened.append)
    at = QPoint(pane.tree.viewport().width() - 24, area.center().y())
    QTest.mouseClick(pane.tree.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert len(opened) == 1
    assert pane.tree.isExpanded(pane.model.index_of(heading))
    menu = pane.arranging.menu()
    ticked = [action.text() for action in menu.actions() if action.isChecked()]
    assert ticked == ["Manually", "Show counts"]
    texts = {action.text(): action for action in menu.actions()}
    texts["By name"].trigger()
    texts["Hide read feeds"].trigger()
    rest(qtbot, bench)
    values = bench.window.parts.preferences.values
    assert (values.look_sidebar_order, values.look_hide_read) == ("name", True)
    menu.deleteLater()


@pytest.mark.parametrize(
    "order", ["priority", *(pytest.param(each, marks=pytest.mark.long) for each in ("hand", "name", "unread"))]
)
def test_a_thousand_feeds_are_filtered_hidden_and_sorted(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, order: str
) -> None:
    bench = open_bench(thousand(tmp_path))
    pane = bench.window.parts.subscriptions
    sort(qtbot, bench, order)
    assert len([node for node in pane.model.nodes() if node.kind is Kind.FEED]) == len(
        subscriptions.subscriptions(bench.engine.connection)
    )
    pane.arranging.filter.field.setText("number 77")
    found = [title for title in shown(bench) if title.startswith("Number 77")]
    assert len(found) == 11
    pane.arranging.filter.field.clear()
    bench.window.actions_by_name["toggle_read_feeds"].trigger()
    rest(qtbot, bench)
    assert note_of(pane).title == "1,000 read feeds hidden"
    assert not any(title.startswith("Number") for title in shown(bench))


def thousand(folder_path: Path) -> InventedLibrary:
    """Half of the feeds at the top, half in a folder."""
    library = invented_library(folder_path / "library.sqlite", more=1)
    with transaction(library.connection):
        for number in range(1000):
            url = f"https://many.example/{number}"
            feed_id = feeds.add_feed(library.connection, url, url, 0)
            inside = library.folder_ids["City"] if number % 2 else None
            subscriptions.add(library.connection, feed_id, inside, custom_title=f"Number {number}")
    return library


def test_down_in_the_filter_goes_to_what_was_found_when_the_chosen_row_is_hidden(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    pane.select(feed(bench, "Small Observatory").key)
    field = pane.arranging.filter.field
    QTest.keyClicks(field, "compi")
    QTest.keyClick(field, Qt.Key.Key_Down)
    current = pane.current()
    assert current.title == "Slow Compiler"
    assert pane.tree.hasFocus()


def test_delete_and_f2_leave_a_row_alone_that_the_filter_hides(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    pane.select(feed(bench, "Small Observatory").key)
    pane.arranging.filter.field.setText("compi")
    pane.tree.setFocus()
    QTest.keyClick(pane.tree, Qt.Key.Key_Delete)
    rest(qtbot, bench)
    assert not any(isinstance(command, RemoveSubscription) for command in bench.engine.sent)
    QTest.keyClick(pane.tree, Qt.Key.Key_F2)
    assert pane.tree.state() is not QAbstractItemView.State.EditingState


def test_a_chosen_row_that_hides_once_it_is_read_is_not_chosen_any_more(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    pane.arranging.toggle_read()
    rest(qtbot, bench)
    feed_id = feed(bench, "The Tidewater Almanac").number
    choose(qtbot, bench, [feed(bench, "The Tidewater Almanac"), feed(bench, "Small Observatory")])
    read(qtbot, bench, "Small Observatory")
    rest(qtbot, bench)
    assert "Small Observatory" not in shown(bench)
    QTest.keyClick(pane.tree, Qt.Key.Key_Delete)
    rest(qtbot, bench)
    assert bench.engine.sent[-1] == RemoveSubscription((FeedId(feed_id),), command_id=bench.engine.sent[-1].command_id)


NAMES = ["Lantern Press", "Slow Compiler", "Byte Orchard"]


def pinned_titles(bench: WindowBench) -> list[str]:
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
    before = pinned_titles(pinned)
    last = favourite(pinned, before[2])
    drag(pinned, last, favourite(pinned, before[0]), 0.2)
    flush(qtbot, pinned)
    assert pinned_titles(pinned) == [before[2], before[0], before[1]]
    assert pinned.window.parts.messages.toast.text() == "Favourites rearranged"
    pinned.window.parts.subscriptions.reload()
    assert pinned_titles(pinned) == [before[2], before[0], before[1]]
    pinned.window.handlers.general.undo()
    flush(qtbot, pinned)
    assert pinned_titles(pinned) == before


def test_a_feed_dragged_among_the_favourites_is_pinned_there(qtbot: QtBot, pinned: WindowBench) -> None:
    before = pinned_titles(pinned)
    drag(pinned, feed_node(pinned, "Tram and Quay"), favourite(pinned, before[0]), 0.8)
    flush(qtbot, pinned)
    assert pinned_titles(pinned) == [before[0], "Tram and Quay", *before[1:]]
    assert feed_node(pinned, "Tram and Quay").folder is folder_node(pinned, "City")
    pinned.window.handlers.general.undo()
    flush(qtbot, pinned)
    assert pinned_titles(pinned) == before


def test_a_folder_has_no_place_there_nor_a_favourite_where_it_is(pinned: WindowBench) -> None:
    before, sent = pinned_titles(pinned), len(pinned.engine.sent)
    drag(pinned, folder_node(pinned, "City"), favourite(pinned, before[0]), 0.2)
    drag(pinned, favourite(pinned, before[1]), favourite(pinned, before[1]), 0.2)
    drag(pinned, favourite(pinned, before[1]), favourite(pinned, before[0]), 0.8)
    assert len(pinned.engine.sent) == sent


def test_keys_move_a_favourite_and_stop_at_the_ends(qtbot: QtBot, pinned: WindowBench) -> None:
    before = pinned_titles(pinned)
    pinned.window.parts.subscriptions.select(favourite(pinned, before[0]).key)
    for keys in ("Alt+Down", "Alt+Down", "Alt+Down", "Alt+Up"):
        QTest.keySequence(pinned.window, QKeySequence(keys))
        flush(qtbot, pinned)
    assert pinned_titles(pinned) == [before[1], before[0], before[2]]
    current = pinned.window.parts.subscriptions.current()
    assert current is favourite(pinned, before[0])


def test_keys_move_feeds_in_their_folder_but_not_in_a_sorted_tree(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    folder = feed_node(bench, "Slow Compiler").folder
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
    first = favourite(pinned, pinned_titles(pinned)[0])
    assert [step for step in (-1, 1) if pane.can_step(first, step)] == [1]
    menu = RowMenu([first], pane.model, pane._submit, pane, [1])
    texts = [action.text() for action in menu.actions()]
    assert ("Move down" in texts, "Move up" in texts) == (True, False)
    menu.deleteLater()


def test_the_line_of_the_drop_is_drawn(pinned: WindowBench) -> None:
    tree, model = pinned.window.parts.subscriptions.tree, pinned.window.parts.subscriptions.model
    before = pinned_titles(pinned)
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
    drag(pinned, favourite(pinned, pinned_titles(pinned)[2]), favourite(pinned, pinned_titles(pinned)[0]), 0.2)
    pinned.bridge.flush()
    stored = {each.title: each.settings.get("favourite") for each in subscriptions.subscriptions(pinned.engine.connection)}
    assert [stored[title] for title in pinned_titles(pinned)] == ["1", "2", "3"]
    assert check_setting("favourite", "2") == "2"
