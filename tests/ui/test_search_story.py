"""A search from the first letter to its place in the sidebar, by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain import commands
from reader.domain.entry import EntryRow, Order, Selection, View
from reader.storage import entries, selection
from reader.ui.data.nodes import FOR_YOU_ROW, Key, Kind
from reader.ui.list.search import CompletionList, SearchField
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


@pytest.fixture
def field(bench: WindowBench) -> SearchField:
    QTest.keySequence(bench.window, "/")
    return bench.window.parts.entries.header.field


def type_in(qtbot: QtBot, bench: WindowBench, text: str) -> None:
    field = bench.window.parts.entries.header.field
    field.clear()
    QTest.keyClicks(field, text)
    settle(qtbot, bench)


def found_rows(bench: WindowBench) -> list[EntryRow]:
    model = bench.window.parts.entries.model
    return [row for row in map(model.entry, range(len(model.keys))) if row is not None]


def titles(bench: WindowBench) -> list[str]:
    return [row.title for row in found_rows(bench)]


def current(bench: WindowBench) -> EntryRow:
    row = bench.window.parts.entries.current()
    assert row is not None
    return row


def test_results_come_while_typing_and_escape_returns_to_list_and_place(qtbot: QtBot, bench: WindowBench) -> None:
    lists = bench.window.parts.entries
    for _ in range(4):
        QTest.keySequence(bench.window, "J")
    settle(qtbot, bench)
    here, keys, scrolled = current(bench).entry_id, list(lists.model.keys), lists.view.verticalScrollBar().value()
    QTest.keySequence(bench.window, "/")
    type_in(qtbot, bench, "come")
    assert titles(bench) == ["A comet you can see from a balcony"]
    QTest.keyClick(lists.header.field, Qt.Key.Key_Down)
    assert current(bench).title.startswith("A comet")
    assert lists.view.hasFocus()
    lists.header.close_search()
    settle(qtbot, bench)
    assert (current(bench).entry_id, list(lists.model.keys), lists.view.verticalScrollBar().value()) == (here, keys, scrolled)


@pytest.mark.parametrize("key", [(Kind.SMART, View.UNREAD.value), FOR_YOU_ROW, (Kind.FEED, 1), (Kind.FOLDER, 1)], ids=str)
def test_escape_returns_to_the_row_from_which_one_searched(qtbot: QtBot, bench: WindowBench, key: Key) -> None:
    lists, sidebar = bench.window.parts.entries, bench.window.parts.subscriptions
    sidebar.select(key)
    settle(qtbot, bench)
    here, selection = current(bench).entry_id, lists.selection
    QTest.keySequence(bench.window, "/")
    type_in(qtbot, bench, "come")
    QTest.keyClick(lists.header.field, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    row = sidebar.current()
    assert row is not None
    assert (row.key, lists.selection, current(bench).entry_id) == (key, selection, here)
    assert lists.header._title.text() == row.title


def test_hits_are_marked_in_title_and_snippet(qtbot: QtBot, bench: WindowBench, field: SearchField) -> None:
    type_in(qtbot, bench, "gauge")
    row = bench.window.parts.entries.model.entry(0)
    assert row is not None
    excerpt = bench.window.parts.entries.excerpts.get(row)
    assert [excerpt.title[start:end] for start, end in excerpt.title_hits] == ["gauge"]
    light = bench.window.parts.entries.view.grab().toImage()
    mark = bench.theme.color("mark").rgb()
    assert any(light.pixel(x, y) == mark for x in range(30, 300) for y in range(8, 40))
    bench.window.parts.entries.header.close_search()
    settle(qtbot, bench)
    assert bench.window.parts.entries.excerpts.get(row) is None


def test_the_number_of_results_is_said_whole_or_not_at_all(qtbot: QtBot, bench: WindowBench, field: SearchField) -> None:
    found = bench.window.parts.entries.found
    for width, is_said in ((1360, True), (1000, False), (1360, True)):
        bench.window.resize(width, 700)
        type_in(qtbot, bench, "letter")
        assert found.message.isVisible() is is_said
        assert found.order.isVisible()
    assert found.message.width() >= found.message.sizeHint().width()
    bench.window.resize(1000, 700)
    type_in(qtbot, bench, "letter before:soon")
    assert found.message.isVisible(), "what is wrong is said as far as there is room, and whole in the tip"


def test_the_line_below_says_which_order_the_menu_chose(qtbot: QtBot, bench: WindowBench, field: SearchField) -> None:
    type_in(qtbot, bench, "letter")
    bench.window.parts.entries.arrangements.keep_order(View.SEARCH, Order.OLDEST)
    type_in(qtbot, bench, "letters")
    assert bench.window.parts.entries.found.order.text() == "oldest first"


def test_order_is_chosen_in_the_line_below_and_remembered(qtbot: QtBot, bench: WindowBench, field: SearchField) -> None:
    type_in(qtbot, bench, "letter")
    found = bench.window.parts.entries.found
    assert (found.message.text(), found.order.text()) == ("36 articles in all feeds", "best first")
    found.order.click()
    settle(qtbot, bench)
    assert found.order.text() == "newest first"
    times = [
        row.sort_at
        for row in entries.entry_rows(
            bench.window.parts.connection, [key for key in bench.window.parts.entries.model.keys if key > 0]
        )
    ]
    assert times == sorted(times, reverse=True)
    assert bench.window.parts.entries.search.selection().order is Order.NEWEST


def test_a_piece_that_is_not_understood_gets_a_hint(qtbot: QtBot, bench: WindowBench, field: SearchField) -> None:
    type_in(qtbot, bench, "comet before:soon")
    found = bench.window.parts.entries.found
    assert found.isVisible()
    assert found.message.text() == "“soon”: enter a date as 2026-03 or today."
    assert titles(bench) == ["A comet you can see from a balcony"]


def test_names_are_completed_by_keyboard(qtbot: QtBot, bench: WindowBench, field: SearchField) -> None:
    type_in(qtbot, bench, "letter feed:har")
    assert field.is_completing
    assert field.accessibleDescription() == "Harbour Bulletin, 1 of 1"
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle(qtbot, bench)
    assert field.text() == 'letter feed:"Harbour Bulletin" '
    assert not field.is_completing
    assert {title.split(",")[0] for title in titles(bench)} == {"Harbour Bulletin"}


def test_feeds_and_folders_of_that_name_are_offered_beside_the_results(
    qtbot: QtBot, bench: WindowBench, field: SearchField
) -> None:
    type_in(qtbot, bench, "har")
    offered = field.window().findChild(CompletionList)
    assert offered is not None
    assert offered.isVisible()
    assert offered.chosen() is None
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert bench.window.parts.entries.view.hasFocus(), "keys go to the results as ever"
    assert not offered.isVisible()
    field.setFocus()
    type_in(qtbot, bench, "har")
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert field.accessibleDescription() == "feed:  Harbour Bulletin, 1 of 1"
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle(qtbot, bench)
    assert field.text() == 'feed:"Harbour Bulletin" '
    assert not offered.isVisible()
    assert {row.feed_title for row in found_rows(bench)} == {"Harbour Bulletin"}
    type_in(qtbot, bench, "mak")
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert field.accessibleDescription() == "folder:  Making, 1 of 1"
    type_in(qtbot, bench, "m")
    assert not offered.isVisible(), "one letter begins too many names"


def test_what_was_read_in_unread_is_still_there_after_a_search(qtbot: QtBot, bench: WindowBench) -> None:
    lists = bench.window.parts.entries
    bench.window.parts.subscriptions.select_view(View.UNREAD)
    settle(qtbot, bench)
    for _ in range(3):
        QTest.keySequence(bench.window, "J")
        bench.bridge.flush()
    settle(qtbot, bench)
    here, keys = current(bench), list(lists.model.keys)
    assert here.is_read
    QTest.keySequence(bench.window, "/")
    type_in(qtbot, bench, "come")
    QTest.keyClick(lists.header.field, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert list(lists.model.keys) == keys
    assert current(bench).entry_id == here.entry_id
    bench.window.parts.subscriptions.select_view(View.ALL)
    bench.window.parts.subscriptions.select_view(View.UNREAD)
    settle(qtbot, bench)
    assert here.entry_id not in lists.model.keys, "opened again, it holds what is unread"


def test_escape_refuses_a_completion_before_it_closes_the_search(qtbot: QtBot, bench: WindowBench, field: SearchField) -> None:
    type_in(qtbot, bench, "is:")
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.accessibleDescription() == "read, 2 of 5"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.is_completing
    assert bench.window.parts.entries.header.is_searching()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert bench.window.parts.entries.selection.view is View.ALL


def test_a_search_is_saved_and_that_is_undone(qtbot: QtBot, bench: WindowBench, field: SearchField) -> None:
    type_in(qtbot, bench, "tide -finance")
    bench.window.parts.entries.found.save.click()
    QTest.keyClick(bench.window.focusWidget(), Qt.Key.Key_Return)
    bench.bridge.flush()
    settle(qtbot, bench)
    saved = bench.engine.sent_of(commands.SaveSearch)
    assert [(command.name, command.query) for command in saved] == [("tide -finance", "tide -finance")]  # type: ignore[attr-defined]
    assert [search.query for search in selection.searches(bench.window.parts.connection)] == ["tide -finance"]
    bench.window.handlers.general.undo()
    bench.bridge.flush()
    settle(qtbot, bench)
    assert selection.searches(bench.window.parts.connection) == []


def test_filter_bar_narrows_any_list_and_escape_shows_it_whole(qtbot: QtBot, bench: WindowBench) -> None:
    lists = bench.window.parts.entries
    before = list(lists.model.keys)
    QTest.keySequence(bench.window, "F")
    bar = lists.filter_bar
    assert bar.field.hasFocus()
    QTest.keyClicks(bar.field, "gauge")
    settle(qtbot, bench)
    assert titles(bench) == ["The tide gauge that kept its own time"]
    QTest.keyClick(bar.field, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert list(lists.model.keys) == before
    bar.starred.click()
    settle(qtbot, bench)
    assert len(titles(bench)) == 2
    bar.unread.click()
    settle(qtbot, bench)
    assert titles(bench) == ["Why our parser got slower when we made it smarter"]
    QTest.keyClick(bar.field, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert bar.isHidden()
    assert list(lists.model.keys) == before
    assert not lists.header.unread_button.isChecked()


def test_another_list_begins_without_the_filter(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.reading.filter_list()
    bench.window.parts.entries.filter_bar.field.setText("gauge")
    settle(qtbot, bench)
    bench.window.handlers.by_name["go_today"]()
    settle(qtbot, bench)
    assert bench.window.parts.entries.selection.text == ""
    assert bench.window.parts.entries.filter_bar.isHidden()
    assert len(titles(bench)) > 1


def test_hits_are_marked_in_the_article_until_the_search_ends(
    qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[list[str]] = []
    monkeypatch.setattr(bench.window.parts.article, "set_search_hits", reported.append)
    QTest.keySequence(bench.window, "/")
    type_in(qtbot, bench, 'comet "balcony" -finance')
    assert reported[-1] == ["comet", "balcony"]
    bench.window.parts.entries.header.close_search()
    settle(qtbot, bench)
    assert reported[-1] == []
    bench.engine.submit(commands.SaveSearch("Kept", "comet -finance"))
    (kept,) = [each for each in selection.searches(bench.engine.connection) if each.name == "Kept"]
    bench.window.parts.entries.show_selection(Selection(View.SAVED, search_id=kept.search_id), "Kept")
    settle(qtbot, bench)
    assert reported[-1] == ["comet"]
