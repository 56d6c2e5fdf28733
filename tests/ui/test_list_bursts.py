"""Floods: many articles of one feed on one day stand as one row that opens and closes, and are never passed over in silence."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.entry import Grouping, View
from reader.storage import statuses
from reader.storage.writer import transaction
from reader.ui.article_list.model.list_items import FloodRow
from reader.ui.article_list.model.list_keys import RowKind, kind_of
from reader.ui.data.nodes import Kind
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import HOUR, NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

FEED = "Byte Orchard"
MANY = 20


@pytest.fixture
def flooded(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path) -> WindowBench:
    library = invented_library(tmp_path / "flooded.sqlite")
    entries = [parsed_entry(f"Orchard note {n}", "One of many.", NOW - 4 * HOUR - n * 60, n) for n in range(MANY)]
    with transaction(library.connection):
        add_articles(library, FEED, entries)
    return open_bench(library)


def flood_row(bench: WindowBench) -> int:
    keys = bench.window.entries.model.keys
    return next(row for row, key in enumerate(keys) if kind_of(key) is RowKind.FLOOD)


def flood(bench: WindowBench) -> FloodRow:
    item = bench.window.entries.model.item(flood_row(bench))
    assert isinstance(item, FloodRow)
    return item


def shown(bench: WindowBench) -> int:
    return sum(key > 0 for key in bench.window.entries.model.keys)


def current_title(bench: WindowBench) -> str:
    row = bench.window.entries.current()
    return row.title if row is not None else ""


def test_many_of_one_feed_on_one_day_are_one_row(qtbot: QtBot, flooded: WindowBench) -> None:
    item = flood(flooded)
    assert (item.feed_title, item.title, item.unread, item.is_open) == (FEED, "20 articles today", MANY, False)
    model = flooded.window.entries.model
    spoken = model.index(flood_row(flooded), 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Byte Orchard: 20 articles today, 20 unread, closed"


def test_right_opens_left_closes_also_from_inside(qtbot: QtBot, flooded: WindowBench) -> None:
    view, before = flooded.window.entries.view, shown(flooded)
    inspect_model(flooded.window.entries.model)
    view.go_to(flood_row(flooded))
    assert view.selected_ids() == ()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert shown(flooded) == before + MANY
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert current_title(flooded) == "Orchard note 1"
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert shown(flooded) == before
    assert view.currentIndex().row() == flood_row(flooded)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert flood(flooded).is_open


def test_click_opens_a_flood_but_no_article(qtbot: QtBot, flooded: WindowBench) -> None:
    view = flooded.window.entries.view
    index = flooded.window.entries.model.index(flood_row(flooded), 0)
    view.scrollTo(index)
    with qtbot.assertNotEmitted(flooded.window.entries.opened):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
    assert flood(flooded).is_open


def test_arrows_stop_at_a_flood_and_go_on_behind_it(qtbot: QtBot, flooded: WindowBench) -> None:
    view = flooded.window.entries.view
    view.open_row(flood_row(flooded) - 1)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == flood_row(flooded)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert current_title(flooded).startswith("A comet")
    assert not flood(flooded).is_open


def test_space_reads_what_a_flood_holds(qtbot: QtBot, flooded: WindowBench) -> None:
    for _ in range(60):
        QTest.keySequence(flooded.window, "Space")
        settle(qtbot, flooded)
        if not sum(statuses.unread_counts(flooded.engine.connection).values()):
            break
    assert statuses.unread_counts(flooded.engine.connection) == {}
    assert flood(flooded).unread == 0


def test_a_flood_that_is_read_is_passed_over_by_n(qtbot: QtBot, flooded: WindowBench) -> None:
    lists = flooded.window.entries
    ids = list(lists.model.floods.inside(lists.model.keys[flood_row(flooded)]))
    flooded.window.deeds.mark_read(flooded.window.library.rows(ids), is_read=True)
    settle(qtbot, flooded)
    lists.view.open_row(flood_row(flooded) - 1)
    QTest.keySequence(flooded.window, "N")
    assert current_title(flooded) == "Harbour wall: second phase begins Monday"
    assert not flood(flooded).is_open


def test_p_comes_into_a_flood_from_below(qtbot: QtBot, flooded: WindowBench) -> None:
    lists = flooded.window.entries
    below = next(row for row in range(flood_row(flooded) + 1, len(lists.model.keys)) if lists.model.keys[row] > 0)
    lists.view.open_row(below)
    QTest.keySequence(flooded.window, "P")
    assert current_title(flooded) == f"Orchard note {MANY - 1}"


def test_a_flood_that_is_open_stays_so_when_more_arrives(qtbot: QtBot, flooded: WindowBench) -> None:
    lists = flooded.window.entries
    lists.view.go_to(flood_row(flooded))
    QTest.keyClick(lists.view, Qt.Key.Key_Right)
    QTest.keyClick(lists.view, Qt.Key.Key_Down)
    title = current_title(flooded)
    flooded.engine.post(FEED, 2, NOW - 4 * HOUR + 30)
    flooded.bridge.flush()
    lists.reload()
    settle(qtbot, flooded)
    assert flood(flooded).title == "22 articles today"
    assert flood(flooded).is_open
    assert current_title(flooded) == title


def test_all_chosen_leaves_headings_and_closed_floods_out(qtbot: QtBot, flooded: WindowBench) -> None:
    view = flooded.window.entries.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(view.selected_ids()) == shown(flooded)


def test_marking_above_concerns_closed_floods_too(qtbot: QtBot, flooded: WindowBench) -> None:
    lists = flooded.window.entries
    lists.view.open_row(flood_row(flooded) + 2)
    flooded.window.deeds.mark_above_read()
    settle(qtbot, flooded)
    assert flood(flooded).unread == 0


@pytest.mark.parametrize("grouping", [Grouping.FEED, Grouping.NONE])
def test_only_days_have_floods(qtbot: QtBot, flooded: WindowBench, grouping: Grouping) -> None:
    flooded.window.entries.arrangements.keep_grouping(View.ALL, grouping)
    flooded.window.entries.arrange_menu.arranged.emit()
    settle(qtbot, flooded)
    kinds = {kind_of(key) for key in flooded.window.entries.model.keys}
    assert RowKind.FLOOD not in kinds
    assert (RowKind.FEED in kinds) is (grouping is Grouping.FEED)


def test_a_feed_by_itself_and_a_search_are_shown_whole(qtbot: QtBot, flooded: WindowBench) -> None:
    flooded.window.subscriptions.select((Kind.FEED, flooded.engine.library.feed_ids[FEED]))
    settle(qtbot, flooded)
    assert shown(flooded) == MANY
    flooded.window.deeds.search()
    flooded.window.entries.head.field.setText("orchard")
    settle(qtbot, flooded)
    assert shown(flooded) == MANY
