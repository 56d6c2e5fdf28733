"""Several rows at once, tags and saved searches, what is dropped from outside, what stays closed."""

import sqlite3
import warnings
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QEvent,
    QIODevice,
    QItemSelectionModel,
    QMimeData,
    QPoint,
    QPointF,
    QRect,
    Qt,
    QUrl,
)
from PySide6.QtGui import QContextMenuEvent, QDragMoveEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from reader.domain import commands, events
from reader.domain.commands import PreviewFeed
from reader.domain.entry import View
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed
from reader.storage.writer import transaction
from reader.ui.data.nodes import FEEDS, TAGS, Kind, Node, move_command
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.import_opml import ImportSheet
from reader.ui.kit.pages import ACTIVITY
from reader.ui.kit.painting import tile_color
from reader.ui.sidebar.row_menu import RowMenu
from reader.ui.sidebar.tree_view import mime_of
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle


def feed(bench: WindowBench, title: str) -> Node:
    node = bench.window.parts.subscriptions.model.find((Kind.FEED, bench.engine.library.feed_ids[title]))
    assert node is not None
    return node


def folder(bench: WindowBench, title: str) -> Node:
    node = bench.window.parts.subscriptions.model.find((Kind.FOLDER, bench.engine.library.folder_ids[title]))
    assert node is not None
    return node


def titles(node: Node) -> list[str]:
    return [child.title for child in node.children]


def named(bench: WindowBench, kind: Kind, title: str) -> Node:
    return next(node for node in bench.window.parts.subscriptions.model.nodes() if node.kind is kind and node.title == title)


def choose(qtbot: QtBot, bench: WindowBench, nodes: Sequence[Node]) -> None:
    pane = bench.window.parts.subscriptions
    pane.select(nodes[0].key)
    for node in nodes[1:]:
        pane.tree.selectionModel().select(pane.model.index_of(node), QItemSelectionModel.SelectionFlag.Select)
    pane.tree.setFocus()
    settle(qtbot, bench)


def drop(bench: WindowBench, data: QMimeData, over: Node, share: float = 0.5) -> None:
    tree = bench.window.parts.subscriptions.tree
    area = tree.visualRect(bench.window.parts.subscriptions.model.index_of(over))
    point = QPointF(60, area.top() + area.height() * share)
    given: Any = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        moved = QDragMoveEvent(point.toPoint(), *given)
    tree.dragMoveEvent(moved)
    bench.window.grab()
    tree.dropEvent(QDropEvent(point, *given))


def tag(qtbot: QtBot, bench: WindowBench, name: str, count: int = 2) -> Node:
    rows = bench.engine.connection.execute("SELECT entry_id FROM entry_status ORDER BY entry_id LIMIT ?", (count,)).fetchall()
    bench.window.parts.submit(commands.TagEntries(tuple(row[0] for row in rows), add=(name,)))
    settle(qtbot, bench)
    return named(bench, Kind.TAG, name)


def test_several_feeds_go_into_a_folder_together_and_come_back_by_one_undo(qtbot: QtBot, bench: WindowBench) -> None:
    before = [titles(folder(bench, name)) for name in ("Sea and sky", "Reading", "City")]
    dragged = [feed(bench, "Lantern Press"), feed(bench, "Small Observatory"), feed(bench, "The Paper Garden")]
    choose(qtbot, bench, dragged)
    drop(bench, mime_of(bench.window.parts.subscriptions.chosen()), folder(bench, "City"))
    settle(qtbot, bench)
    assert titles(folder(bench, "City")) == ["Tram and Quay", "Small Observatory", "Lantern Press", "The Paper Garden"]
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert [titles(folder(bench, name)) for name in ("Sea and sky", "Reading", "City")] == before
    assert bench.window.parts.undo_stack.newest() is None


def test_several_feeds_of_one_folder_are_put_in_order_between_others(qtbot: QtBot, bench: WindowBench) -> None:
    city = folder(bench, "City")
    names = ["The Paper Garden", "Lantern Press", "Byte Orchard", "Slow Compiler"]
    bench.window.parts.submit(move_command([feed(bench, name) for name in names], city, None))
    settle(qtbot, bench)
    assert titles(city) == ["Tram and Quay", *names]
    dragged = [feed(bench, "Tram and Quay"), feed(bench, "Lantern Press")]
    drop(bench, mime_of(dragged), feed(bench, "Byte Orchard"), 0.9)
    settle(qtbot, bench)
    assert titles(city) == ["The Paper Garden", "Byte Orchard", "Tram and Quay", "Lantern Press", "Slow Compiler"]
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert titles(city) == ["Tram and Quay", *names]


def test_delete_removes_every_chosen_feed_and_undo_brings_all_back(qtbot: QtBot, bench: WindowBench) -> None:
    chosen = [feed(bench, "Lantern Press"), feed(bench, "Tram and Quay")]
    choose(qtbot, bench, chosen)
    QTest.keyClick(bench.window.parts.subscriptions.tree, Qt.Key.Key_Delete)
    settle(qtbot, bench)
    model = bench.window.parts.subscriptions.model
    assert [model.find(node.key) for node in chosen] == [None, None]
    bench.window.parts.messages.toast.act()
    settle(qtbot, bench)
    assert all(model.find(node.key) is not None for node in chosen)


def test_a_list_of_the_programs_own_is_never_chosen_together_with_feeds(qtbot: QtBot, bench: WindowBench) -> None:
    tree, pane = bench.window.parts.subscriptions.tree, bench.window.parts.subscriptions
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier

    def click(node: Node, modifier: Qt.KeyboardModifier) -> list[str]:
        point = tree.visualRect(pane.model.index_of(node)).center()
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, modifier, point)
        settle(qtbot, bench)
        return [each.title for each in tree.chosen()]

    for view in (View.FOR_YOU, View.ALL, View.STARRED):
        pane.select_view(view)
        assert click(feed(bench, "The Tidewater Almanac"), control) == ["The Tidewater Almanac"]
        assert click(feed(bench, "Harbour Bulletin"), control) == ["The Tidewater Almanac", "Harbour Bulletin"]
        own = pane.model.find((Kind.SMART, view.value))
        assert click(own, control) == [own.title]
        assert bench.window.parts.entries.selection.view is view
        chosen = click(feed(bench, "Small Observatory"), shift)
        assert chosen[-1] == "Small Observatory"
        assert set(chosen) <= {"Sea and sky", "The Tidewater Almanac", "Small Observatory"}
        assert click(own, shift) == [own.title]


def test_ctrl_a_in_the_sidebar_chooses_feeds_and_folders_alone(qtbot: QtBot, bench: WindowBench) -> None:
    tree = bench.window.parts.subscriptions.tree
    bench.window.parts.subscriptions.select_view(View.FOR_YOU)
    tree.setFocus()
    tree.selectAll()
    settle(qtbot, bench)
    assert {node.kind for node in tree.chosen()} == {Kind.FEED, Kind.FOLDER}
    assert len(bench.window.parts.subscriptions.chosen_feeds()) == len(bench.engine.library.feed_ids)


def test_shift_and_arrows_choose_several(qtbot: QtBot, bench: WindowBench) -> None:
    choose(qtbot, bench, [feed(bench, "The Tidewater Almanac")])
    tree = bench.window.parts.subscriptions.tree
    for _ in range(2):
        QTest.keyClick(tree, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert [node.title for node in tree.chosen()] == ["The Tidewater Almanac", "Small Observatory", "Harbour Bulletin"]
    bench.window.actions_by_name["retrieve_shown"].trigger()
    sent = bench.engine.sent[-1]
    assert isinstance(sent, commands.RetrieveNow)
    assert len(sent.feed_ids) == 3


def test_tags_have_a_section_of_their_own_only_while_there_are_any(qtbot: QtBot, bench: WindowBench) -> None:
    model = bench.window.parts.subscriptions.model
    inspect_model(model)
    assert model.find(TAGS) is None
    node = tag(qtbot, bench, "harbour")
    assert node.parent is model.find(TAGS)
    bench.window.parts.submit(commands.SaveSearch("Tides", "tide"))
    settle(qtbot, bench)
    search = named(bench, Kind.SEARCH, "Tides")
    kinds = [each.kind for each in model.nodes() if each.parent is not None and each.parent.parent is None]
    assert kinds == [*[Kind.SMART] * 6, Kind.SEARCH, Kind.SECTION, Kind.SECTION]
    choose(qtbot, bench, [search])
    assert bench.window.parts.entries.selection.view is View.SAVED
    choose(qtbot, bench, [node])
    assert bench.window.parts.entries.selection.view is View.TAG
    QTest.keyClick(bench.window.parts.subscriptions.tree, Qt.Key.Key_Delete)
    settle(qtbot, bench)
    assert model.find(TAGS) is None
    current = bench.window.parts.subscriptions.current()
    assert current.key == (Kind.SMART, View.ALL.value)
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert named(bench, Kind.TAG, "harbour").unread == node.unread


@pytest.mark.parametrize("kind", [Kind.TAG, Kind.SEARCH, Kind.FOLDER])
def test_f2_renames_every_kind_and_undo_reverts_it(qtbot: QtBot, bench: WindowBench, kind: Kind) -> None:
    tag(qtbot, bench, "harbour")
    bench.window.parts.submit(commands.SaveSearch("Tides", "tide"))
    settle(qtbot, bench)
    old = {Kind.TAG: "harbour", Kind.SEARCH: "Tides", Kind.FOLDER: "City"}[kind]
    choose(qtbot, bench, [named(bench, kind, old)])
    tree = bench.window.parts.subscriptions.tree
    QTest.keyClick(tree, Qt.Key.Key_F2)
    editor = tree.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, "New & old")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "New & old" in [node.title for node in bench.window.parts.subscriptions.model.nodes()])
    assert named(bench, kind, "New & old")
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert named(bench, kind, old)


def test_menus_offer_what_fits_the_rows(qtbot: QtBot, bench: WindowBench) -> None:
    model = bench.window.parts.subscriptions.model

    def texts(*nodes: Node) -> list[str]:
        menu = RowMenu(nodes, model, bench.engine.submit, bench.window)
        return [action.text() for action in menu.actions() if action.text()]

    one = texts(feed(bench, "Lantern Press"))
    assert {"Open website", "Copy feed address", "Rename", "Properties…", "Unsubscribe", "Move to"} <= set(one)
    several = texts(feed(bench, "Lantern Press"), feed(bench, "Slow Compiler"))
    assert {"Mark all as read", "Refresh", "Add to favourites", "Move to", "Unsubscribe", "Properties…"} == set(several)
    mixed = texts(feed(bench, "Lantern Press"), folder(bench, "City"))
    assert "Remove" in mixed
    assert "Feed properties…" in texts(folder(bench, "City"))
    label = tag(qtbot, bench, "harbour")
    assert texts(label) == ["Mark all as read", "Save as EPUB…", "Rename", "Remove tag from all articles"]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_menu_under_the_pointer_is_about_its_row_and_leaves_the_list_as_it_is(qtbot: QtBot, bench: WindowBench) -> None:
    parts = bench.window.parts
    pane, view = parts.subscriptions, parts.subscriptions.tree.viewport()
    other = feed(bench, "Small Observatory")

    def choose_in_menu(text: str) -> None:
        point = pane.tree.visualRect(pane.model.index_of(other)).center()
        QTest.mousePress(view, Qt.MouseButton.RightButton, pos=point)
        QApplication.sendEvent(view, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, view.mapToGlobal(point)))
        QTest.mouseRelease(view, Qt.MouseButton.RightButton, pos=point)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, RowMenu)
        assert pane.chosen() == [other]
        menu.setActiveAction(next(action for action in menu.actions() if action.text() == text))
        QTest.keyClick(menu, Qt.Key.Key_Return)

    choose_in_menu("Copy feed address")
    assert QGuiApplication.clipboard().text() == "https://feed1.example.org/feed"
    choose_in_menu("Open website")
    assert bench.opened_urls == [other.address]
    choose_in_menu("Add to favourites")
    settle(qtbot, bench)
    assert pane.model.find((Kind.FAVOURITE, other.number)) is not None
    assert [node.key for node in pane.chosen()] == [(Kind.SMART, View.ALL.value)]
    choose_in_menu("Show activity")
    assert parts.panes.pages.shown == ACTIVITY
    choose_in_menu("Properties…")
    assert parts.sheet.shown.accessibleName() == f"Properties: {other.title}"
    settle(qtbot, bench)
    assert (pane.chosen(), parts.entries.selection.view) == (pane.tree.chosen(), View.ALL)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_row_is_lit_under_its_menu_alone(qtbot: QtBot, bench: WindowBench) -> None:
    pane = bench.window.parts.subscriptions
    tree, other = pane.tree, feed(bench, "Small Observatory")
    for node, is_lit in ((other, True), (pane.model.find(FEEDS), False)):
        assert node is not None
        point = tree.visualRect(pane.model.index_of(node)).center()
        tree.hover(pane.model.index_of(node))
        QApplication.sendEvent(
            tree.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, tree.viewport().mapToGlobal(point))
        )
        tree.leaveEvent(QEvent(QEvent.Type.Leave))
        assert tree._hovered.isValid() == is_lit
        menu = QApplication.activePopupWidget()
        menu.close()
        qtbot.waitUntil(lambda: not tree._hovered.isValid())


def test_a_menu_that_cannot_be_made_is_about_nothing(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> None:
    pane = bench.window.parts.subscriptions
    folder, chosen = pane.model.find((Kind.FOLDER, 1)), pane.chosen()
    assert folder is not None
    # queries of other threads still have their tables
    with closing(sqlite3.connect(":memory:")) as empty:
        monkeypatch.setattr(pane, "_connection", empty)
        with pytest.raises(sqlite3.OperationalError, match="folder"):
            pane._open_menu(pane.tree.visualRect(pane.model.index_of(folder)).center())
    assert pane.chosen() == chosen


def test_lists_of_several_rows_are_marked_read_as_one_step(qtbot: QtBot, bench: WindowBench) -> None:
    nodes = [feed(bench, "Lantern Press"), feed(bench, "Tram and Quay")]
    choose(qtbot, bench, nodes)
    menu = RowMenu(nodes, bench.window.parts.subscriptions.model, bench.engine.submit, bench.window)
    menu.mark_all_wanted.connect(lambda: bench.window.parts.subscriptions._mark_all(nodes))
    next(action for action in menu.actions() if action.text() == "Mark all as read").trigger()
    settle(qtbot, bench)
    assert [node.unread for node in nodes] == [0, 0]
    bench.window.handlers.general.undo()
    settle(qtbot, bench)
    assert [node.unread for node in nodes] == [3, 3]


def test_addresses_of_the_chosen_feeds_are_copied(qtbot: QtBot, bench: WindowBench) -> None:
    choose(qtbot, bench, [feed(bench, "The Tidewater Almanac"), feed(bench, "Small Observatory")])
    bench.window.handlers.feeds.copy_feed_address()
    assert QGuiApplication.clipboard().text() == "https://feed0.example.org/feed\nhttps://feed1.example.org/feed"


def test_a_list_dropped_on_a_folder_is_imported_into_it(qtbot: QtBot, bench: WindowBench, tmp_path: Path) -> None:
    path = tmp_path / "mine.opml"
    path.write_text("<opml/>")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    new = (OpmlFeed("https://new.example/feed", "New", "", ("Theirs",)),)
    for onto, into in ((feed(bench, "Slow Compiler"), ("Making", "Software")), (folder(bench, "City"), ("City",))):
        drop(bench, data, onto)
        sent = bench.engine.sent_of(commands.PreviewOpml)[-1]
        preview = ImportPreview(OpmlDocument("Mine", new, (("Theirs",),)), new, (), ())
        bench.window.handle_events((events.OpmlPreviewed(preview, "", cause=sent.command_id),))
        sheet = bench.sheet(ImportSheet)
        assert sheet.along.into.value() == into
        sheet.import_now()
        imported = bench.engine.sent_of(commands.ImportOpml)[-1]
        assert isinstance(imported, commands.ImportOpml)
        assert [each.path for each in imported.document.feeds] == [(*into, "Theirs")]


def test_an_address_dropped_on_a_folder_is_followed_there(qtbot: QtBot, bench: WindowBench) -> None:
    data = QMimeData()
    data.setText("https://new.example/")
    drop(bench, data, folder(bench, "City"))
    assert isinstance(bench.window.parts.sheet.shown, AddFeedSheet)
    sent = bench.engine.sent[-1]
    assert isinstance(sent, PreviewFeed)
    sheet = bench.window.parts.sheet.shown
    assert sheet.folder.value() == bench.engine.library.folder_ids["City"]


def test_what_was_closed_is_closed_at_the_next_start(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    first = open_bench(library)
    tree, model = first.window.parts.subscriptions.tree, first.window.parts.subscriptions.model
    tree.collapse(model.index_of(folder(first, "Making")))
    first.window.close()
    again = window_bench(library, tmp_path)
    try:
        tree, model = again.window.parts.subscriptions.tree, again.window.parts.subscriptions.model
        assert not tree.isExpanded(model.index_of(folder(again, "Making")))
        assert tree.isExpanded(model.index_of(folder(again, "Software")))
        assert tree.isExpanded(model.index_of(folder(again, "City")))
    finally:
        again.window.close()
        again.window.deleteLater()


def test_a_section_folds_by_click_and_by_key(qtbot: QtBot, bench: WindowBench) -> None:
    tree, model = bench.window.parts.subscriptions.tree, bench.window.parts.subscriptions.model
    section = model.find(FEEDS)
    index = model.index_of(section)
    area = tree.visualRect(index)
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=area.center())
    assert not tree.isExpanded(index)
    bench.window.grab()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualRect(index).center())
    assert tree.isExpanded(index)
    choose(qtbot, bench, [folder(bench, "Sea and sky")])
    QTest.keyClick(tree, Qt.Key.Key_Up)
    assert tree.currentIndex() == index
    QTest.keyClick(tree, Qt.Key.Key_Left)
    assert not tree.isExpanded(index)


def test_arrows_walk_every_row_and_the_list_follows(qtbot: QtBot, bench: WindowBench) -> None:
    tag(qtbot, bench, "harbour")
    bench.window.parts.submit(commands.SaveSearch("Tides", "tide"))
    settle(qtbot, bench)
    pane = bench.window.parts.subscriptions
    nodes = list(pane.model.nodes())
    choose(qtbot, bench, nodes[:1])
    walked = [pane.current()]
    for _ in nodes[1:]:
        QTest.keyClick(pane.tree, Qt.Key.Key_Down)
        node = pane.current()
        walked.append(node)
        if node.kind is not Kind.SECTION:
            assert bench.window.parts.entries.selection.view is node.selection(0).view  # type: ignore[union-attr]
        assert pane.tree.accessibleName()
        assert node.title in str(pane.model.data(pane.model.index_of(node), int(Qt.ItemDataRole.AccessibleTextRole)))
    assert walked == nodes
    QTest.keyClick(pane.tree, Qt.Key.Key_Home)
    assert pane.current() is walked[0]


def test_an_empty_folder_is_not_retrieved_as_everything(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.submit(commands.AddFolder("Bare"))
    settle(qtbot, bench)
    choose(qtbot, bench, [named(bench, Kind.FOLDER, "Bare")])
    bench.window.handlers.feeds.retrieve_shown()
    assert bench.engine.sent_of(commands.RetrieveNow) == []


def test_where_lines_begin_at_the_right_the_sidebar_does_too(qtbot: QtBot, bench: WindowBench) -> None:
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        tree, model = bench.window.parts.subscriptions.tree, bench.window.parts.subscriptions.model
        city = model.index_of(folder(bench, "City"))
        row = tree.visualRect(city)
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
        assert tree.isExpanded(city)
        end = tree.viewport().width()
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(end - 24, row.center().y()))
        assert not tree.isExpanded(city)
        garden = feed(bench, "The Paper Garden")
        tree.scrollTo(model.index_of(garden))
        area = tree.visualRect(model.index_of(garden))
        picture = tree.viewport().grab(QRect(0, area.top(), end, area.height())).toImage()
        assert picture.pixelColor(end - 22, area.height() // 2).name() == tile_color(garden.url).name()
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_icons_show_when_they_come(qtbot: QtBot, bench: WindowBench) -> None:
    picture = QImage(16, 16, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    with transaction(bench.engine.connection):
        bench.engine.connection.execute("INSERT INTO icon VALUES ('https://feed0.example.org', 0, ?)", (bytes(data.data()),))
    feed_id = bench.engine.library.feed_ids["The Tidewater Almanac"]
    bench.window.handle_events((events.IconsChanged((feed_id,)),))
    qtbot.waitUntil(lambda: bench.theme.favicons.pixmap(feed_id, 16, 1.0) is not None)
    tree, model = bench.window.parts.subscriptions.tree, bench.window.parts.subscriptions.model
    area = tree.visualRect(model.index_of(feed(bench, "The Tidewater Almanac")))
    row = tree.viewport().grab(area).toImage()
    assert "#ff0000" in {row.pixelColor(x, row.height() // 2).name() for x in range(60)}


def test_counts_can_be_hidden(qtbot: QtBot, bench: WindowBench) -> None:
    shown = bench.window.parts.subscriptions.grab().toImage()
    bench.window.handle_events((events.PreferenceChanged("look.counts", value=False),))
    assert bench.window.parts.subscriptions.grab().toImage() != shown
    bench.window.handle_events((events.PreferenceChanged("look.counts", value=True),))
    assert bench.window.parts.subscriptions.grab().toImage() == shown
