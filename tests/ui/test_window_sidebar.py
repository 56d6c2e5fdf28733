"""The sidebar by hand: renaming, taking away, dragging; and what it says of a feed that fails."""

import threading
import warnings
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.entry import View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import NetworkChanged, RetrievalProgress, RetrievingPaused
from reader.domain.ids import FeedId
from reader.domain.subscription import Subscription
from reader.storage import feeds, subscriptions
from reader.storage.connection import ReadConnection
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind, Node, load_standing
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.pages import HEALTH
from reader.ui.list.rows import ENTRY_PX
from reader.ui.sidebar.rail import RAIL_PX, RailButton
from reader.ui.sidebar.row_menu import RowMenu
from reader.ui.sidebar.tree_view import keys_in, landing, mime_of
from tests.fakes.invented_library import NOW, invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle


def feed_node(bench: WindowBench, title: str) -> Node:
    node = bench.window.parts.subscriptions.model.find((Kind.FEED, bench.engine.library.feed_ids[title]))
    assert node is not None
    return node


def folder_node(bench: WindowBench, title: str) -> Node:
    node = bench.window.parts.subscriptions.model.find((Kind.FOLDER, bench.engine.library.folder_ids[title]))
    assert node is not None
    return node


def titles(folder: Node) -> list[str]:
    return [node.title for node in folder.children]


def choose(qtbot: QtBot, bench: WindowBench, node: Node) -> None:
    bench.window.parts.subscriptions.select(node.key)
    bench.window.parts.subscriptions.tree.setFocus()
    settle(qtbot, bench)


def _moved(*given: Any) -> QDragMoveEvent:
    """Qt 6.12 marks the only constructor there is as deprecated."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return QDragMoveEvent(*given)


def drag(bench: WindowBench, dragged: Node, over: Node, share: float) -> None:
    """Move the pointer with a row to a height within another row, and let go."""
    tree = bench.window.parts.subscriptions.tree
    area = tree.visualRect(bench.window.parts.subscriptions.model.index_of(over))
    point = QPointF(60, area.top() + area.height() * share)
    data = mime_of([dragged])
    given = (Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    tree.dragMoveEvent(_moved(point.toPoint(), *given))
    bench.window.grab()
    tree.dropEvent(QDropEvent(point, *given))


def test_f2_renames_in_place(qtbot: QtBot, bench: WindowBench) -> None:
    node = feed_node(bench, "Lantern Press")
    choose(qtbot, bench, node)
    QTest.keyClick(bench.window.parts.subscriptions.tree, Qt.Key.Key_F2)
    editor = bench.window.parts.subscriptions.tree.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "Lantern Press"
    editor.selectAll()
    QTest.keyClicks(editor, "Lamp")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: node.title == "Lamp")


def test_delete_unsubscribes_and_ctrl_z_brings_it_back(qtbot: QtBot, bench: WindowBench) -> None:
    node = feed_node(bench, "Lantern Press")
    choose(qtbot, bench, node)
    QTest.keyClick(bench.window.parts.subscriptions.tree, Qt.Key.Key_Delete)
    settle(qtbot, bench)
    assert bench.window.parts.subscriptions.model.find(node.key) is None
    assert bench.window.parts.messages.toast.text() == "Unsubscribed from Lantern Press"
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert feed_node(bench, "Lantern Press").title == "Lantern Press"


def test_delete_on_a_smart_row_does_nothing(qtbot: QtBot, bench: WindowBench) -> None:
    sent = len(bench.engine.sent)
    bench.window.parts.subscriptions.tree.setFocus()
    QTest.keyClick(bench.window.parts.subscriptions.tree, Qt.Key.Key_Delete)
    QTest.keyClick(bench.window.parts.subscriptions.tree, Qt.Key.Key_F2)
    assert len(bench.engine.sent) == sent


def test_feed_dragged_onto_a_folder_goes_into_it(qtbot: QtBot, bench: WindowBench) -> None:
    drag(bench, feed_node(bench, "Lantern Press"), folder_node(bench, "City"), 0.5)
    settle(qtbot, bench)
    assert titles(folder_node(bench, "City")) == ["Tram and Quay", "Lantern Press"]


def test_feed_dragged_between_others_takes_that_place(qtbot: QtBot, bench: WindowBench) -> None:
    drag(bench, feed_node(bench, "Harbour Bulletin"), feed_node(bench, "The Tidewater Almanac"), 0.1)
    settle(qtbot, bench)
    assert titles(folder_node(bench, "Sea and sky")) == ["Harbour Bulletin", "The Tidewater Almanac", "Small Observatory"]
    drag(bench, feed_node(bench, "Harbour Bulletin"), feed_node(bench, "The Tidewater Almanac"), 0.9)
    settle(qtbot, bench)
    assert titles(folder_node(bench, "Sea and sky")) == ["The Tidewater Almanac", "Harbour Bulletin", "Small Observatory"]


def test_folder_is_not_dragged_into_itself_nor_a_row_to_where_it_is(qtbot: QtBot, bench: WindowBench) -> None:
    sent = len(bench.engine.sent_of(commands.Command))
    drag(bench, folder_node(bench, "Making"), folder_node(bench, "Software"), 0.5)
    drag(bench, folder_node(bench, "Making"), feed_node(bench, "Slow Compiler"), 0.9)
    drag(bench, feed_node(bench, "Small Observatory"), feed_node(bench, "The Tidewater Almanac"), 0.9)
    assert len(bench.engine.sent_of(commands.Command)) == sent


@pytest.mark.parametrize(("share", "place"), [(0.1, "before"), (0.5, "onto"), (0.9, "first inside")])
def test_an_open_folder_offers_three_places(qtbot: QtBot, bench: WindowBench, share: float, place: str) -> None:
    folder, area = folder_node(bench, "Reading"), QRect(0, 100, 240, 100)
    found = landing([feed_node(bench, "Slow Compiler")], folder, area, 100 + int(100 * share), is_open=True)
    assert {
        "before": (None, 2, False),
        "onto": (folder, None, True),
        "first inside": (folder, 0, False),
    }[place] == (found.folder, found.position, found.is_onto)


def test_only_rows_are_accepted_by_the_tree(qtbot: QtBot, bench: WindowBench) -> None:
    node = feed_node(bench, "Slow Compiler")
    assert keys_in(mime_of([node])) == (node.key,)
    data = mime_of([node])
    data.setData("application/x-beforehand-row", b"smart:all")
    assert keys_in(data) == ()


def fail(qtbot: QtBot, bench: WindowBench, title: str, kind: ProblemKind) -> Node:
    feed_id = bench.engine.library.feed_ids[title]
    stored = feeds.feed(bench.engine.connection, feed_id)
    assert stored is not None
    is_gone = kind is ProblemKind.GONE
    with transaction(bench.engine.connection):
        broken = replace(
            stored, problem=Problem(kind), problem_since=NOW - 26 * 3600, is_gone=is_gone, site_url="https://lamp.example/"
        )
        feeds.save_feed(bench.engine.connection, broken)
    bench.window.handle_events((events.FeedChanged(feed_id),))
    bench.window.parts.front.reload()
    bench.window.flow.read_status()
    settle(qtbot, bench)
    return feed_node(bench, title)


def test_names_of_feeds_are_read_by_the_query_thread(qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[threading.Thread] = []
    followed = subscriptions.followed

    def noted(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> list[Subscription]:
        readers.append(threading.current_thread())
        return followed(connection, feed_ids)

    monkeypatch.setattr(subscriptions, "followed", noted)
    node = feed_node(bench, "Lantern Press")
    stored = feeds.feed(bench.engine.connection, bench.engine.library.feed_ids["Lantern Press"])
    with transaction(bench.engine.connection):
        feeds.save_feed(bench.engine.connection, replace(stored, title="Lantern Books"))
    bench.window.handle_events((events.FeedChanged(stored.feed_id),))
    qtbot.waitUntil(lambda: node.title == "Lantern Books")
    assert readers
    assert threading.main_thread() not in readers


def test_feed_that_is_gone_says_so_and_offers_to_unsubscribe(qtbot: QtBot, bench: WindowBench) -> None:
    node = fail(qtbot, bench, "Lantern Press", ProblemKind.GONE)
    model = bench.window.parts.subscriptions.model
    lines = str(model.data(model.index_of(node), 3)).splitlines()
    assert lines[0] == "The publisher removed this feed (410)."
    assert lines[2:] == ["It is not retried automatically.", "It will not return: you can unsubscribe."]
    menu = RowMenu([node], model, bench.engine.submit, bench.window)
    texts = [action.text() for action in menu.actions()]
    assert texts[0] == "Removed by its publisher: unsubscribe"
    assert "Refresh" not in texts
    menu.actions()[0].trigger()
    assert bench.engine.sent[-1].feed_ids == (node.number,)


def test_a_feed_that_is_gone_is_asked_only_where_it_alone_is_chosen(qtbot: QtBot, bench: WindowBench) -> None:
    """By no way of asking for a folder, for several rows or for all (rule E18)."""
    gone, city, window = feed_node(bench, "Tram and Quay"), folder_node(bench, "City"), bench.window
    assert titles(city) == ["Tram and Quay"]
    state = bench.engine.core.state
    stored = state.feeds[FeedId(gone.number)]
    state.remember(replace(stored, is_gone=True))
    window.handlers.feeds.retrieve_all()
    for chosen in ([city], [city, gone]):
        choose_all(qtbot, bench, chosen)
        assert window.parts.subscriptions.chosen_feeds() == (gone.number,)
        window.actions_by_name["retrieve_shown"].trigger()
        window.parts.entries.header.retrieve_button.click()
        menu = RowMenu(chosen, window.parts.subscriptions.model, bench.engine.submit, window)
        next(action for action in menu.actions() if action.text() == "Refresh").trigger()
    assert len(bench.engine.sent_of(commands.RetrieveNow)) == 7
    assert stored.url not in wanted(bench)
    choose(qtbot, bench, gone)
    window.actions_by_name["retrieve_shown"].trigger()
    assert stored.url in wanted(bench)


def wanted(bench: WindowBench) -> set[str]:
    """What was asked for, under way or waiting for its turn."""
    state = bench.engine.core.state
    waiting = {state.feeds[task.feed_id].url for task in state.queue.clear()}
    return waiting | {request.url for request in bench.engine.requests}


def choose_all(qtbot: QtBot, bench: WindowBench, nodes: Sequence[Node]) -> None:
    pane = bench.window.parts.subscriptions
    choose(qtbot, bench, nodes[0])
    for node in nodes[1:]:
        pane.tree.selectionModel().select(pane.model.index_of(node), QItemSelectionModel.SelectionFlag.Select)
    settle(qtbot, bench)


def test_list_of_a_failing_feed_says_what_is_wrong_and_what_to_do(qtbot: QtBot, bench: WindowBench) -> None:
    node = fail(qtbot, bench, "Lantern Press", ProblemKind.NOT_FOUND)
    choose(qtbot, bench, node)
    notice = bench.window.parts.entries.notice
    assert notice.isVisible()
    assert notice._what.text() == "Nothing found at this address (404)."
    assert notice._rest.text().startswith("Since Thu 08:42. Next try: 12:")
    assert "unsubscribe" in notice._rest.text()
    notice.retry.click()
    assert bench.engine.sent[-1].feed_ids == (node.number,)
    notice.site.click()
    assert bench.opened_urls == ["https://lamp.example/"]
    bench.window.handlers.by_name["go_all"]()
    settle(qtbot, bench)
    assert not notice.isVisible()


def test_header_of_a_feed_leaves_its_site_to_the_tip(qtbot: QtBot, bench: WindowBench) -> None:
    choose(qtbot, bench, feed_node(bench, "Lantern Press"))
    header = bench.window.parts.entries.header
    assert header._title.text() == "Lantern Press"
    assert header._count.text() == "3 unread"
    assert "feed9.example.org" in header._count.toolTip()


def test_empty_lists_say_why(qtbot: QtBot, bench: WindowBench) -> None:
    empty, hint = bench.window.parts.entries.empty, bench.window.parts.article.hint
    bench.window.parts.submit(commands.AddFolder("New shelf"))
    settle(qtbot, bench)
    shelf = next(node for node in bench.window.parts.subscriptions.model.nodes() if node.title == "New shelf")
    choose(qtbot, bench, shelf)
    assert empty._title.text() == hint.text() == "Empty folder"
    with transaction(bench.engine.connection):
        bench.engine.connection.execute("DELETE FROM entry_status")
        bench.engine.connection.execute("DELETE FROM entry")
        feed_id = bench.engine.library.feed_ids["Lantern Press"]
        stored = feeds.feed(bench.engine.connection, feed_id)
        assert stored is not None
        feeds.save_feed(bench.engine.connection, replace(stored, retrieved_at=None))
    bench.window.parts.subscriptions.counts.recount()
    bench.window.flow.read_status()
    choose(qtbot, bench, feed_node(bench, "Lantern Press"))
    assert empty._title.text() == hint.text() == "Not refreshed yet"
    assert bench.window.parts.entries.header._count.text().startswith("No articles")
    choose(qtbot, bench, feed_node(bench, "Small Observatory"))
    assert empty._reason.text().startswith("The feed is empty")
    choose(qtbot, bench, feed_node(bench, "Hollow Oak Woodshop"))
    assert empty._reason.text().startswith("No articles could be loaded")
    bench.window.handlers.by_name["go_all"]()
    settle(qtbot, bench)
    since = int(bench.clock.now())
    sidebar = bench.window.parts.subscriptions
    sidebar.set_standing(replace(load_standing(bench.engine.connection, since), last_at=None, unreached={FeedId(feed_id): since}))
    assert empty._health.isVisible()
    bench.window.handle_events((events.NetworkChanged(Problem(ProblemKind.NO_NETWORK)),))
    assert not empty._health.isVisible(), "no feed is to blame for that"


def test_chosen_row_stays_chosen_when_it_is_moved(qtbot: QtBot, bench: WindowBench) -> None:
    node = feed_node(bench, "Lantern Press")
    choose(qtbot, bench, node)
    drag(bench, node, folder_node(bench, "Sea and sky"), 0.5)
    settle(qtbot, bench)
    current = bench.window.parts.subscriptions.current()
    assert current.key == node.key
    assert bench.window.parts.entries.selection.feed_id == node.number
    assert bench.window.parts.entries.header._title.text() == "Lantern Press"
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    current = bench.window.parts.subscriptions.current()
    assert current.key == node.key


def test_the_sidebar_begins_at_its_top_and_stays_where_it_was_left(qtbot: QtBot, tmp_path: Path) -> None:
    bench = window_bench(invented_library(tmp_path / "library.sqlite"), tmp_path)
    window = bench.window
    window.resize(1400, 420)
    window.show()
    settle(qtbot, bench)
    bar = window.parts.subscriptions.tree.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == 0
    bar.setValue(bar.maximum())
    window.hide()
    window.show()
    assert bar.value() == bar.maximum()
    window.close()
    window.deleteLater()
    bench.engine.connection.close()


def resized(qtbot: QtBot, bench: WindowBench, size: tuple[int, int]) -> None:
    bench.window.resize(QSize(*size))
    QApplication.processEvents()
    settle(qtbot, bench)


@pytest.mark.parametrize("size", [(1000, 700), (800, 600), (480, 360)])
def test_what_a_small_window_gives_up(qtbot: QtBot, bench: WindowBench, size: tuple[int, int]) -> None:
    parts = bench.window.parts
    resized(qtbot, bench, size)
    assert parts.subscriptions.isHidden()
    assert parts.rail.isVisible()
    assert parts.rail.width() == RAIL_PX
    assert parts.pane_buttons.sidebar.isHidden()
    assert parts.entries.isVisible()
    QTest.keySequence(bench.window, "J")
    QApplication.processEvents()
    view = parts.article.page.view
    assert parts.article.isVisible()
    room = size[0] - (RAIL_PX if parts.rail.isVisible() else 0) - (parts.entries.width() + 1 if parts.entries.isVisible() else 0)
    assert abs(parts.article.width() - room) <= 1
    if size[0] == 1000:
        assert parts.entries.width() == 280
        assert view.column == 640
    elif size[0] == 800:
        assert parts.entries.isHidden()
        assert parts.rail.isVisible()
        assert view.column == 640
    else:
        assert parts.entries.isHidden()
        assert parts.rail.isHidden()
        assert view.column == 480 - 2 * 12
    assert {parts.entries.view.rowHeight(row) for row in range(20) if parts.entries.model.keys[row] > 0} == {ENTRY_PX} == {98}


def test_the_rail_leads_where_the_sidebar_does(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    resized(qtbot, bench, (1000, 700))
    rail = parts.rail
    unread = parts.subscriptions.model.find((Kind.SMART, View.UNREAD.value))
    assert unread is not None
    qtbot.waitUntil(lambda: rail.lists[View.UNREAD].accessibleName() == f"Unread, {unread.unread} unread")
    QTest.mouseClick(rail.lists[View.TODAY], Qt.MouseButton.LeftButton)
    settle(qtbot, bench)
    assert parts.entries.selection.view is View.TODAY
    qtbot.waitUntil(rail.lists[View.TODAY].isChecked)
    assert not rail.lists[View.ALL].isChecked()
    rail.folder_menu.aboutToShow.emit()
    names = [action.text().strip() for action in rail.folder_menu.actions()]
    assert names[:2] == ["Sea and sky", "Making"]
    next(action for action in rail.folder_menu.actions() if "Making" in action.text()).trigger()
    settle(qtbot, bench)
    assert parts.entries.selection.view is View.FOLDER
    qtbot.waitUntil(rail.folders.isChecked)
    assert rail.menu.menu() is parts.subscriptions.menu_button.menu()
    rail.folder_menu.actions()[-1].trigger()
    assert parts.subscriptions.isVisible()
    assert rail.isHidden()
    QTest.keySequence(bench.window, "Ctrl+1")
    assert parts.subscriptions.isHidden()
    assert rail.isVisible()
    resized(qtbot, bench, (1360, 860))
    assert rail.isHidden()
    assert parts.subscriptions.isVisible()


def test_lists_filled_by_hand_have_no_dot_in_the_rail(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    resized(qtbot, bench, (1000, 700))
    node = parts.subscriptions.model.find((Kind.SMART, View.STARRED.value))
    assert node.unread == 2
    starred, unread = parts.rail.lists[View.STARRED], parts.rail.lists[View.UNREAD]
    qtbot.waitUntil(lambda: "unread" in unread.accessibleName())
    assert starred.accessibleName() == "Starred, 2 articles"
    assert [has_dot(bench, starred), has_dot(bench, unread)] == [False, True]


def has_dot(bench: WindowBench, button: RailButton) -> bool:
    image = button.grab().toImage()
    place = QPoint(round((button.width() - 8) * image.devicePixelRatio()), round(7 * image.devicePixelRatio()))
    return image.pixelColor(place) == bench.theme.color("accent")


def test_the_rail_says_what_the_header_and_footer_of_the_sidebar_do(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    resized(qtbot, bench, (1000, 700))
    rail = parts.rail
    said = parts.subscriptions.status_line.accessibleName()
    assert "Ready since" in said
    assert rail.menu.accessibleName() == f"Menu, {said}"
    assert rail.menu.toolTip().startswith(f"{said}\nMenu")
    parts.subscriptions.attention.set_count(0)
    assert rail.attention.isHidden()
    parts.subscriptions.attention.set_count(2)
    assert rail.attention.isVisible()
    assert rail.attention.accessibleName() == rail.attention.toolTip() == "2 feeds need attention"
    QTest.mouseClick(rail.attention, Qt.MouseButton.LeftButton)
    assert parts.panes.pages.shown == HEALTH


def test_the_list_says_what_prevents_refreshes_while_the_sidebar_is_hidden(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    resized(qtbot, bench, (1000, 700))
    line = parts.entries.header.findChildren(PlainLabel)[1]
    count = line.text()
    assert count.endswith("unread")
    for event, said in (
        (RetrievalProgress(12, 41), "Refreshing 12 of 41"),
        (RetrievalProgress(41, 41), count),
        (NetworkChanged(Problem(ProblemKind.NO_NETWORK)), f"Offline · {count}"),
        (NetworkChanged(None), count),
        (RetrievingPaused(int(bench.clock.now()) + 3600), "Paused until 11:42"),
    ):
        bench.bridge.publish(event)
        qtbot.waitUntil(lambda said=said: line.text() == said)
    assert line.toolTip() == count, "what has no room is in the tip"
    resized(qtbot, bench, (1360, 860))
    assert line.text() == count, "the sidebar says it"
    assert not line.toolTip()
    QTest.keySequence(bench.window, "Ctrl+1")
    qtbot.waitUntil(lambda: line.text() == f"Paused until 11:42 · {count}")


def test_who_hid_the_sidebar_has_no_rail(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    QTest.keySequence(bench.window, "Ctrl+1")
    resized(qtbot, bench, (1000, 700))
    assert parts.rail.isHidden()
    assert parts.pane_buttons.sidebar.isVisible()


def test_keys_reach_the_list_when_the_sidebar_goes(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    parts.subscriptions.tree.setFocus()
    resized(qtbot, bench, (1000, 700))
    assert parts.entries.view.hasFocus()
