"""Places that are remembered, orders and groups, density, and how rows read aloud."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.domain.entry import Grouping, Order, Selection, View
from reader.domain.ids import Clock
from reader.storage.connection import ReadConnection
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.list import pane
from reader.ui.list.loading import LoadedList, load_list
from reader.ui.list.rows import COMPACT_PX, ENTRY_PX
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import NOW, invented_library
from tests.fakes.window_bench import WindowBench, window_bench
from tests.ui.conftest import settle


def arrange(qtbot: QtBot, bench: WindowBench, order: Order, grouping: Grouping) -> None:
    lists = bench.window.parts.entries
    lists.arrangements.keep_order(lists.selection.view, order)
    lists.arrangements.keep_grouping(lists.selection.view, grouping)
    lists.arrange_menu.arranged.emit()
    settle(qtbot, bench)


def headings(bench: WindowBench) -> list[str]:
    model = bench.window.parts.entries.model
    return [str(model.index(row, 0).data()) for row in range(len(model.keys)) if model.keys[row] <= 0]


def test_a_list_is_found_again_as_it_was_left(qtbot: QtBot, bench: WindowBench) -> None:
    lists = bench.window.parts.entries
    for _ in range(9):
        QTest.keySequence(bench.window, "J")
    settle(qtbot, bench)
    # Not where the article alone would bring the list.
    lists.view.verticalScrollBar().setValue(lists.view.verticalScrollBar().value() + 37)
    here, scrolled = lists.current(), lists.view.verticalScrollBar().value()
    assert scrolled > 0
    bench.window.handlers.by_name["go_today"]()
    settle(qtbot, bench)
    assert lists.current().entry_id != here.entry_id
    with qtbot.assertNotEmitted(lists.opened):
        bench.window.handlers.by_name["go_all"]()
        settle(qtbot, bench)
    assert lists.current().entry_id == here.entry_id
    assert lists.view.verticalScrollBar().value() == scrolled
    assert bench.window.parts.article._article.entry_id == here.entry_id


def test_another_list_comes_at_once_however_much_both_hold(qtbot: QtBot, bench: WindowBench) -> None:
    # what both hold was kept, which took as many steps as there were articles between, and a search among all of them
    lists, steps = bench.window.parts.entries, []
    lists.model.rowsRemoved.connect(lambda *_: steps.append("out"))
    lists.model.rowsInserted.connect(lambda *_: steps.append("in"))
    for go in (
        bench.window.handlers.by_name["go_today"],
        bench.window.handlers.by_name["go_all"],
        bench.window.handlers.by_name["go_today"],
    ):
        before = len(lists.model.keys)
        go()
        settle(qtbot, bench)
        assert len(lists.model.keys) != before
    assert steps == ["out", "in"] * 3
    inspect_model(lists.model)


def test_a_search_left_for_another_list_does_not_change_where_one_was(qtbot: QtBot, bench: WindowBench) -> None:
    for _ in range(3):
        QTest.keySequence(bench.window, "J")
    settle(qtbot, bench)
    here = bench.window.parts.entries.current()
    bench.window.handlers.going.search()
    bench.window.parts.entries.header.field.setText("comet")
    settle(qtbot, bench)
    bench.window.handlers.reading.next_article()
    bench.window.handlers.by_name["go_today"]()
    settle(qtbot, bench)
    bench.window.handlers.by_name["go_all"]()
    settle(qtbot, bench)
    assert bench.window.parts.entries.current().entry_id == here.entry_id


def test_on_the_first_day_a_list_at_rest_opens_at_the_top_of_what_has_come(qtbot: QtBot, bench: WindowBench) -> None:
    # an import showed what came first, and the list opened there again, deep in what came after it
    parts, post = bench.window.parts, bench.engine.post
    assert parts.news.value.since is None

    def shown() -> tuple[int | None, int | None]:
        current, article = parts.entries.current(), parts.article.article
        return current and current.entry_id, article and article.entry_id

    bench.window.actions_by_name["add_feed"].trigger()
    for hour in (1, 2):
        newest = post("Lantern Press", 2, at=NOW + hour * 3600)[0]
        qtbot.waitUntil(lambda at=newest: shown() == (at, at))
    bench.window.parts.sheet.shown.close_sheet()
    above = post("Lantern Press", 2, at=NOW + 3 * 3600)[0]
    qtbot.waitUntil(lambda: above in parts.entries.model.keys)
    settle(qtbot, bench)
    assert shown() == (newest, newest), "it may be read by now"
    assert parts.entries.view.verticalScrollBar().value() == 0
    bench.window.handlers.by_name["go_unread"]()
    settle(qtbot, bench)
    newest = post("Lantern Press", 2, at=NOW + 4 * 3600)[0]
    bench.window.handlers.by_name["go_all"]()
    qtbot.waitUntil(lambda: shown() == (newest, newest))
    assert parts.entries.view.verticalScrollBar().value() == 0


def test_coming_back_leaves_an_article_unread_that_was_kept_so(qtbot: QtBot, bench: WindowBench) -> None:
    QTest.keySequence(bench.window, "J")
    settle(qtbot, bench)
    QTest.keySequence(bench.window, "M")
    settle(qtbot, bench)
    bench.window.handlers.by_name["go_today"]()
    settle(qtbot, bench)
    bench.window.handlers.by_name["go_all"]()
    settle(qtbot, bench)
    assert not bench.window.parts.entries.current().is_read


def test_the_next_start_begins_where_the_last_one_ended(qtbot: QtBot, tmp_path: Path) -> None:
    library = invented_library(tmp_path / "library.sqlite", more=3)
    first = window_bench(library, tmp_path)
    first.window.show()
    settle(qtbot, first)
    first.window.parts.subscriptions.select((Kind.FEED, library.feed_ids["Harbour Bulletin"]))
    settle(qtbot, first)
    QTest.keySequence(first.window, "J")
    QTest.keySequence(first.window, "J")
    settle(qtbot, first)
    here = first.window.parts.entries.current()
    first.window.close()
    second = window_bench(library, tmp_path)
    second.window.show()
    settle(qtbot, second)
    assert second.window.parts.subscriptions.current().title == "Harbour Bulletin"
    assert second.window.parts.entries.current().entry_id == here.entry_id
    second.window.close()
    for bench in (first, second):
        bench.window.deleteLater()
    library.connection.close()


@pytest.mark.parametrize(
    "written",
    ["", "{", '{"kind": "feed", "name": 999}', '{"kind": "odd"}', "[1]", '{"kind":"smart","name":"all","place":{"x":1}}'],
)
def test_a_last_place_that_makes_no_sense_shows_all_articles(qtbot: QtBot, tmp_path: Path, written: str) -> None:
    bench = window_bench(invented_library(tmp_path / "library.sqlite"), tmp_path)
    bench.window.parts.settings.setValue("list/last", written)
    bench.window.parts.settings.sync()
    again = window_bench(bench.engine.library, tmp_path)
    assert again.window.parts.entries.selection.view is View.ALL
    for each in (bench, again):
        each.window.close()
        each.window.deleteLater()
    bench.engine.connection.close()


def test_oldest_first_has_days_and_gaps_the_other_way_round(qtbot: QtBot, bench: WindowBench) -> None:
    inspect_model(bench.window.parts.entries.model)
    newest = headings(bench)
    arrange(qtbot, bench, Order.OLDEST, Grouping.DAY)
    oldest = headings(bench)
    gap = "At least 7 missing articles, 12–14 May"  # noqa: RUF001 - a range of days
    assert [each for each in oldest if each != gap] == [each for each in reversed(newest) if each != gap]
    assert oldest.index("Monday") < oldest.index(gap) < oldest.index("Today")


def test_groups_of_feeds_by_name_keep_their_gaps(qtbot: QtBot, bench: WindowBench) -> None:
    arrange(qtbot, bench, Order.NEWEST, Grouping.FEED)
    shown = headings(bench)
    gap = "At least 7 missing articles, 12–14 May"  # noqa: RUF001 - a range of days
    feeds = [each for each in shown if each != gap]
    assert feeds[:2] == ["Byte Orchard", "Harbour Bulletin"]
    assert sorted(feeds) == sorted(bench.engine.library.feed_ids)
    assert shown[shown.index("Harbour Bulletin") + 1] == gap


def test_each_kind_of_list_has_its_own_order(qtbot: QtBot, bench: WindowBench) -> None:
    arrange(qtbot, bench, Order.OLDEST, Grouping.NONE)
    assert headings(bench) == ["At least 7 missing articles, 12–14 May"]  # noqa: RUF001 - a range of days
    bench.window.handlers.by_name["go_unread"]()
    settle(qtbot, bench)
    assert (bench.window.parts.entries.selection.order, bench.window.parts.entries.selection.grouping) == (
        Order.NEWEST,
        Grouping.DAY,
    )
    bench.window.handlers.by_name["go_all"]()
    settle(qtbot, bench)
    assert (bench.window.parts.entries.selection.order, bench.window.parts.entries.selection.grouping) == (
        Order.OLDEST,
        Grouping.NONE,
    )


def test_menu_of_orders_changes_the_list(qtbot: QtBot, bench: WindowBench) -> None:
    menu = bench.window.parts.entries.arrange_menu
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts[:5] == ["Newest first", "Oldest first", "By day", "By feed", "Not grouped"]
    next(action for action in menu.actions() if action.text() == "Oldest first").trigger()
    settle(qtbot, bench)
    assert bench.window.parts.entries.selection.order is Order.OLDEST


def test_commands_of_orders_offer_what_is_not_shown(qtbot: QtBot, bench: WindowBench) -> None:
    lists, actions = bench.window.parts.entries, bench.window.actions_by_name
    actions["sort_oldest"].trigger()
    settle(qtbot, bench)
    assert lists.selection.order is Order.OLDEST
    assert (actions["sort_newest"].isEnabled(), actions["sort_oldest"].isEnabled()) == (True, False)
    actions["sort_newest"].trigger()
    settle(qtbot, bench)
    assert lists.selection.order is Order.NEWEST
    bench.window.handlers.by_name["go_for_you"]()
    settle(qtbot, bench)
    assert not actions["sort_newest"].isEnabled()


def test_compact_rows_are_a_preference(qtbot: QtBot, bench: WindowBench) -> None:
    header = bench.window.parts.entries.view.verticalHeader()
    sizes = [header.sectionSize(row) for row in range(header.count())]
    assert ENTRY_PX in sizes
    bench.window.handle_events((events.PreferenceChanged("look.density", "compact"),))
    compact = [header.sectionSize(row) for row in range(header.count())]
    assert compact == [COMPACT_PX if size == ENTRY_PX else size for size in sizes]
    bench.window.handle_events((events.PreferenceChanged("look.density", "comfortable"),))
    assert [header.sectionSize(row) for row in range(header.count())] == sizes


def test_a_row_reads_like_a_sentence(qtbot: QtBot, bench: WindowBench) -> None:
    with transaction(bench.engine.connection):
        bench.engine.connection.execute(
            "UPDATE entry_status SET is_starred = 1, is_later = 1 WHERE entry_id IN (SELECT entry_id FROM entry WHERE title LIKE 'Ferry%')"
        )
    bench.window.parts.entries.model.forget_rows()
    model = bench.window.parts.entries.model
    row = next(
        row for row in range(len(model.keys)) if (entry := model.entry(row)) is not None and entry.title.startswith("Ferry")
    )
    spoken = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "unread, starred, read later, Ferry timetable changes from 1 June, Harbour Bulletin, 2 h"


def test_full_stop_shows_what_waits_behind_the_button(qtbot: QtBot, bench: WindowBench) -> None:
    QTest.keySequence(bench.window, "J")
    before = len(bench.window.parts.entries.model.keys)
    bench.engine.post("Lantern Press", 3)
    qtbot.waitUntil(bench.window.parts.entries.new_articles_button.isVisible)
    QTest.keySequence(bench.window, ".")
    settle(qtbot, bench)
    assert len(bench.window.parts.entries.model.keys) == before + 3
    assert bench.window.parts.entries.view.verticalScrollBar().value() == 0


def test_rows_are_turned_round_where_the_language_runs_from_right_to_left(qtbot: QtBot, bench: WindowBench) -> None:
    view = bench.window.parts.entries.view
    dot, sides = bench.theme.color("accent").rgb(), []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        QGuiApplication.setLayoutDirection(direction)
        bench.window.grab()
        picture = view.viewport().grab().toImage()
        width = picture.width()
        sides.append(
            [
                any(picture.pixel(x, y) == dot for x in part for y in range(40, 60))
                for part in (range(28), range(width - 28, width))
            ]
        )
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert sides == [[True, False], [False, True]]


def test_the_new_articles_button_gives_way_to_a_bar_above_the_list(qtbot: QtBot, bench: WindowBench) -> None:
    entries = bench.window.parts.entries
    entries.new_articles_button.show_count(3)
    before = entries.new_articles_button.y()
    bench.window.handlers.reading.filter_list()
    qtbot.waitUntil(lambda: entries.new_articles_button.y() > before)
    assert not entries.new_articles_button.geometry().intersects(entries.filter_bar.geometry())


def is_in_view(bench: WindowBench) -> bool:
    view = bench.window.parts.entries.view
    area = view.visualRect(view.currentIndex())
    return view.viewport().rect().contains(area)


def narrow_choose_and_leave(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.reading.filter_list()
    bench.window.parts.entries.filter_bar.field.setText("Lantern")
    settle(qtbot, bench)
    while bench.window.parts.entries.view.step(1):
        pass
    settle(qtbot, bench)
    bench.window.parts.entries.filter_bar.field.setFocus()
    for _ in range(2):
        QTest.keyClick(bench.window.parts.entries.filter_bar.field, Qt.Key.Key_Escape)
        settle(qtbot, bench)


def search_after_scrolling_and_leave(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.reading.next_article()
    settle(qtbot, bench)
    bar = bench.window.parts.entries.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    bench.window.handlers.going.search()
    bench.window.parts.entries.header.field.setText("comet")
    settle(qtbot, bench)
    QTest.keyClick(bench.window.parts.entries.header.field, Qt.Key.Key_Escape)
    settle(qtbot, bench)


def only_unread_and_all_again(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.entries.header.unread_button.click()
    settle(qtbot, bench)
    while bench.window.parts.entries.view.step(1):
        pass
    settle(qtbot, bench)
    bench.window.parts.entries.header.unread_button.click()
    settle(qtbot, bench)


@pytest.mark.parametrize("leave", [narrow_choose_and_leave, search_after_scrolling_and_leave, only_unread_and_all_again])
def test_what_is_chosen_is_in_view_when_the_list_is_whole_again(
    qtbot: QtBot, bench: WindowBench, leave: Callable[[QtBot, WindowBench], None]
) -> None:
    leave(qtbot, bench)
    assert bench.window.parts.entries.current() is not None
    assert is_in_view(bench)


def test_a_start_reads_the_first_rows_once(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beginnings: list[int] = []

    def counted(
        connection: ReadConnection, selection: Selection, clock: Clock, limit: int | None = None, **more: object
    ) -> LoadedList:
        beginnings.extend([limit] if limit is not None else [])
        return load_list(connection, selection, clock, limit, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(pane, "load_list", counted)
    bench = window_bench(invented_library(tmp_path / "library.sqlite"), tmp_path)
    assert bench.window.parts.entries.model.rowCount() > 0
    assert len(beginnings) == 1
