"""Bursts: many articles of one feed on one day stand as one row that opens and closes, and are never passed over in silence."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.entry import Grouping, View
from reader.storage import entries, statuses
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.list.loading import RowKind, kind_of
from reader.ui.list.model import BurstRow
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import HOUR, NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

FEED = "Byte Orchard"
MANY = 20


@pytest.fixture
def burst_bench(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path) -> WindowBench:
    library = invented_library(tmp_path / "flooded.sqlite")
    entries = [parsed_entry(f"Orchard note {n}", "One of many.", NOW - 4 * HOUR - n * 60, n) for n in range(MANY)]
    with transaction(library.connection):
        add_articles(library, FEED, entries)
    return open_bench(library)


def burst_row(bench: WindowBench) -> int:
    keys = bench.window.parts.entries.model.keys
    return next(row for row, key in enumerate(keys) if kind_of(key) is RowKind.BURST)


def burst(bench: WindowBench) -> BurstRow:
    item = bench.window.parts.entries.model.item(burst_row(bench))
    assert isinstance(item, BurstRow)
    return item


def shown(bench: WindowBench) -> int:
    return sum(key > 0 for key in bench.window.parts.entries.model.keys)


def current_title(bench: WindowBench) -> str:
    row = bench.window.parts.entries.current()
    return row.title if row is not None else ""


def test_many_of_one_feed_on_one_day_are_one_row(qtbot: QtBot, burst_bench: WindowBench) -> None:
    item = burst(burst_bench)
    assert (item.feed_title, item.title, item.unread, item.is_open) == (FEED, "20 articles today", MANY, False)
    model = burst_bench.window.parts.entries.model
    spoken = model.index(burst_row(burst_bench), 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Byte Orchard: 20 articles today, 20 unread, closed"


def test_right_opens_left_closes_also_from_inside(qtbot: QtBot, burst_bench: WindowBench) -> None:
    view, before = burst_bench.window.parts.entries.view, shown(burst_bench)
    inspect_model(burst_bench.window.parts.entries.model)
    view.go_to(burst_row(burst_bench))
    assert view.selected_ids() == ()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert shown(burst_bench) == before + MANY
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert current_title(burst_bench) == "Orchard note 1"
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert shown(burst_bench) == before
    assert view.currentIndex().row() == burst_row(burst_bench)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert burst(burst_bench).is_open


def test_click_opens_a_burst_but_no_article(qtbot: QtBot, burst_bench: WindowBench) -> None:
    view = burst_bench.window.parts.entries.view
    index = burst_bench.window.parts.entries.model.index(burst_row(burst_bench), 0)
    view.scrollTo(index)
    with qtbot.assertNotEmitted(burst_bench.window.parts.entries.opened):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
    assert burst(burst_bench).is_open


def test_arrows_stop_at_a_burst_and_go_on_behind_it(qtbot: QtBot, burst_bench: WindowBench) -> None:
    view = burst_bench.window.parts.entries.view
    view.open_row(burst_row(burst_bench) - 1)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == burst_row(burst_bench)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert current_title(burst_bench).startswith("A comet")
    assert not burst(burst_bench).is_open


def test_space_reads_what_a_burst_holds(qtbot: QtBot, burst_bench: WindowBench) -> None:
    for _ in range(60):
        QTest.keySequence(burst_bench.window, "Space")
        settle(qtbot, burst_bench)
        if not sum(statuses.unread_counts(burst_bench.engine.connection).values()):
            break
    assert statuses.unread_counts(burst_bench.engine.connection) == {}
    assert burst(burst_bench).unread == 0


def test_a_burst_that_is_read_is_passed_over_by_n(qtbot: QtBot, burst_bench: WindowBench) -> None:
    lists = burst_bench.window.parts.entries
    ids = list(lists.model.bursts.inside(lists.model.keys[burst_row(burst_bench)]))
    burst_bench.window.handlers.marking.mark_read(entries.entry_rows(burst_bench.window.parts.connection, ids), is_read=True)
    settle(qtbot, burst_bench)
    lists.view.open_row(burst_row(burst_bench) - 1)
    QTest.keySequence(burst_bench.window, "N")
    assert current_title(burst_bench) == "Harbour wall: second phase begins Monday"
    assert not burst(burst_bench).is_open


def test_p_comes_into_a_burst_from_below(qtbot: QtBot, burst_bench: WindowBench) -> None:
    lists = burst_bench.window.parts.entries
    below = next(row for row in range(burst_row(burst_bench) + 1, len(lists.model.keys)) if lists.model.keys[row] > 0)
    lists.view.open_row(below)
    QTest.keySequence(burst_bench.window, "P")
    assert current_title(burst_bench) == f"Orchard note {MANY - 1}"


def test_a_burst_that_is_open_stays_so_when_more_arrives(qtbot: QtBot, burst_bench: WindowBench) -> None:
    lists = burst_bench.window.parts.entries
    lists.view.go_to(burst_row(burst_bench))
    QTest.keyClick(lists.view, Qt.Key.Key_Right)
    QTest.keyClick(lists.view, Qt.Key.Key_Down)
    title = current_title(burst_bench)
    burst_bench.engine.post(FEED, 2, NOW - 4 * HOUR + 30)
    burst_bench.bridge.flush()
    lists.reload()
    settle(qtbot, burst_bench)
    assert burst(burst_bench).title == "22 articles today"
    assert burst(burst_bench).is_open
    assert current_title(burst_bench) == title


def test_all_chosen_leaves_headings_and_closed_bursts_out(qtbot: QtBot, burst_bench: WindowBench) -> None:
    view = burst_bench.window.parts.entries.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(view.selected_ids()) == shown(burst_bench)


def test_marking_above_concerns_closed_bursts_too(qtbot: QtBot, burst_bench: WindowBench) -> None:
    lists = burst_bench.window.parts.entries
    lists.view.open_row(burst_row(burst_bench) + 2)
    burst_bench.window.handlers.marking.mark_above_read()
    settle(qtbot, burst_bench)
    assert burst(burst_bench).unread == 0


@pytest.mark.parametrize("grouping", [Grouping.FEED, Grouping.NONE])
def test_only_days_have_bursts(qtbot: QtBot, burst_bench: WindowBench, grouping: Grouping) -> None:
    burst_bench.window.parts.entries.arrangements.keep_grouping(View.ALL, grouping)
    burst_bench.window.parts.entries.arrange_menu.arranged.emit()
    settle(qtbot, burst_bench)
    kinds = {kind_of(key) for key in burst_bench.window.parts.entries.model.keys}
    assert RowKind.BURST not in kinds
    assert (RowKind.FEED in kinds) is (grouping is Grouping.FEED)


def test_a_feed_by_itself_and_a_search_are_shown_whole(qtbot: QtBot, burst_bench: WindowBench) -> None:
    burst_bench.window.parts.subscriptions.select((Kind.FEED, burst_bench.engine.library.feed_ids[FEED]))
    settle(qtbot, burst_bench)
    assert shown(burst_bench) == MANY
    burst_bench.window.handlers.going.search()
    burst_bench.window.parts.entries.header.field.setText("orchard")
    settle(qtbot, burst_bench)
    assert shown(burst_bench) == MANY
