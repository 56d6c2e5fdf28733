"""Stories and bursts in a window's list: one row that opens and closes, passed by and marked as a whole."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.commands import MarkRead, SeparateReport, SetPreference
from reader.domain.entry import Grouping, Selection, View
from reader.domain.events import StoriesChanged
from reader.domain.ids import EntryId
from reader.storage import entries, preferences, statuses, stories
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.kit.theme import Theme
from reader.ui.list.loading import RowKind, kind_of
from reader.ui.list.model import BurstRow
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import HOUR, NOW, InventedLibrary, add_articles, invented_library, parsed_entry
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

REPORTS = (
    ("Harbour Bulletin", "Storm closes the outer mole; ferries use the inner quay"),
    ("Tram and Quay", "Outer mole shut, buses wait at the inner quay"),
    ("The Tidewater Almanac", "94 km/h at the signal mast, mole closed 05:20"),
)
KEY = "reading.stories"


def add_story(library: InventedLibrary) -> list[EntryId]:
    with transaction(library.connection):
        ids = [
            add_articles(library, site, [parsed_entry(title, "The gusts came before five.", NOW - HOUR + 60 * place)])[0]
            for place, (site, title) in enumerate(REPORTS)
        ]
        for each in ids[1:]:
            stories.join(library.connection, each, ids[0])
        preferences.save(library.connection, KEY, value=True)
    return ids


@pytest.fixture
def story_bench(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path) -> WindowBench:
    library = invented_library(tmp_path / "reported.sqlite")
    add_story(library)
    bench = open_bench(library)
    inspect_model(bench.window.parts.entries.model)
    return bench


def reports(bench: WindowBench) -> list[EntryId]:
    """The reports of the story, the first one first."""
    rows = bench.engine.connection.execute("SELECT entry_id FROM entry_story ORDER BY entry_id").fetchall()
    return [EntryId(row[0]) for row in rows]


def row_of(bench: WindowBench, entry_id: EntryId) -> int | None:
    return bench.window.parts.entries.model.row_of(entry_id)


def is_open(bench: WindowBench) -> bool:
    return bench.window.parts.entries.model.bursts.is_open(reports(bench)[0])


def unread(bench: WindowBench) -> set[EntryId]:
    rows = entries.entry_rows(bench.engine.connection, reports(bench))
    return {row.entry_id for row in rows if not row.is_read}


def go_to(bench: WindowBench, entry_id: EntryId) -> None:
    """Select a row without opening its article."""
    bench.window.parts.entries.view.go_to(row_of(bench, entry_id) or 0)


def line_at(bench: WindowBench) -> QPoint:
    """Where the row of the story names its other reports."""
    lists = bench.window.parts.entries
    index = lists.model.index(row_of(bench, reports(bench)[0]) or 0, 0)
    lists.view.scrollTo(index)
    return lists.view._rows.story_area(lists.view.visualRect(index), index).center().toPoint()


def current(bench: WindowBench) -> EntryId:
    row = bench.window.parts.entries.current()
    return row.entry_id


def test_a_story_is_one_row_that_the_arrows_open_and_close(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, third = reports(story_bench)
    view = story_bench.window.parts.entries.view
    row = row_of(story_bench, first)
    assert row is not None
    assert (row_of(story_bench, second), row_of(story_bench, third)) == (None, None)
    go_to(story_bench, first)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert not is_open(story_bench)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert list(story_bench.window.parts.entries.model.keys[row : row + 3]) == [first, third, second]
    assert [view.rowHeight(each) for each in range(row, row + 4)] == [98, 46, 46, 98]
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert current(story_bench) == first, "open already"
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert current(story_bench) == second
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert not is_open(story_bench)
    assert current(story_bench) == first
    article = story_bench.window.parts.article.article
    assert article.entry_id == first, "the article beside the list is the one that is chosen there"


def test_the_bar_beside_reports_ends_before_the_next_row(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, last, _ = reports(story_bench)
    view = story_bench.window.parts.entries.view
    go_to(story_bench, first)
    QTest.keyClick(view, Qt.Key.Key_Right)
    settle(qtbot, story_bench)
    rect = view.visualRect(view.model().index(row_of(story_bench, last) or 0, 0))
    picture, bar = view.viewport().grab().toImage(), Theme("light").color("accent_mid")
    found = [picture.pixelColor(rect.left() + 45, at) == bar for at in (rect.top(), rect.center().y(), rect.bottom() - 1)]
    assert found == [True, True, False]


def test_what_keys_open_at_the_lower_edge_comes_into_view(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, _ = reports(story_bench)
    lists = story_bench.window.parts.entries
    view = lists.view
    go_to(story_bench, first)
    row = row_of(story_bench, first) or 0
    below = view.visualRect(lists.model.index(row, 0)).bottom() + view.covered_below
    view.setFixedHeight(view.height() - view.viewport().height() + below + 10)
    QTest.keyClick(view, Qt.Key.Key_Right)
    last = view.visualRect(lists.model.index(row_of(story_bench, second) or 0, 0))
    assert last.bottom() < view.viewport().height() - view.covered_below
    assert view.visualRect(lists.model.index(row, 0)).top() >= 0


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_a_click_on_the_line_opens_the_story_and_no_article(
    qtbot: QtBot, story_bench: WindowBench, direction: Qt.LayoutDirection, request: pytest.FixtureRequest
) -> None:
    view = story_bench.window.parts.entries.view
    request.addfinalizer(partial(QApplication.setLayoutDirection, Qt.LayoutDirection.LeftToRight))
    QApplication.setLayoutDirection(direction)
    assert (line_at(story_bench).x() > view.viewport().width() / 2) == (direction is Qt.LayoutDirection.RightToLeft)
    with qtbot.assertNotEmitted(story_bench.window.parts.entries.opened):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=line_at(story_bench))
    assert is_open(story_bench)
    assert view.selected_ids() == ()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=line_at(story_bench))
    assert not is_open(story_bench)
    assert len(unread(story_bench)) == 3
    QTest.mouseMove(view.viewport(), line_at(story_bench))
    assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    with qtbot.waitSignal(story_bench.window.parts.entries.opened):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=line_at(story_bench) - QPoint(0, 40))
    assert not is_open(story_bench), "the row itself opens its article"


def test_j_and_n_pass_a_closed_story_and_go_through_an_open_one(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, third = reports(story_bench)
    lists = story_bench.window.parts.entries
    go_to(story_bench, first)
    below = lists.model.keys[(row_of(story_bench, first) or 0) + 1]
    for key in ("J", "N"):
        go_to(story_bench, first)
        QTest.keySequence(story_bench.window, key)
        assert current(story_bench) not in reports(story_bench)
        assert (current(story_bench) == below) == (key == "J"), "the row below is read"
        assert not is_open(story_bench)
    lists.view.toggle_burst(row_of(story_bench, first) or 0)
    go_to(story_bench, first)
    QTest.keySequence(story_bench.window, "N")
    assert current(story_bench) == third
    QTest.keySequence(story_bench.window, "J")
    assert current(story_bench) == second
    QTest.keySequence(story_bench.window, "K")
    assert current(story_bench) == third


def test_n_comes_back_for_what_a_closed_story_holds(qtbot: QtBot, story_bench: WindowBench) -> None:
    lists = story_bench.window.parts.entries
    passed: list[EntryId] = []
    lists.opened.connect(lambda row: passed.append(row.entry_id))
    while sum(statuses.unread_counts(story_bench.engine.connection).values()):
        coming = lists.next_unread()
        QTest.keySequence(story_bench.window, "N")
        settle(qtbot, story_bench)
        assert passed[-1] == coming.entry_id, "as the article's last line says"
    assert set(passed[-2:]) == set(reports(story_bench)[1:]), "each once, and after all the others"
    assert len(passed) == len(set(passed))


def test_all_can_be_marked_while_only_a_folded_report_is_unread(qtbot: QtBot, story_bench: WindowBench) -> None:
    second = reports(story_bench)[1]
    all_read = story_bench.window.actions_by_name["mark_all_read"]
    with transaction(story_bench.engine.connection):
        rows = entries.entry_ids(story_bench.engine.connection, Selection(View.ALL))
        statuses.mark_read(
            story_bench.engine.connection, [EntryId(each) for each in rows if each != second], is_read=True, now=NOW
        )
    story_bench.window.parts.subscriptions.counts.recount()
    story_bench.window.parts.entries.reload()
    story_bench.window.parts.entries.model.forget_rows()
    settle(qtbot, story_bench)
    assert unread(story_bench) == {second}
    story_bench.window.parts.refresh_actions()
    assert all_read.isEnabled()
    all_read.trigger()
    assert unread(story_bench) == set()


def test_m_on_a_closed_row_marks_its_reports_and_ctrl_z_brings_them_back(qtbot: QtBot, story_bench: WindowBench) -> None:
    first = reports(story_bench)[0]
    go_to(story_bench, first)
    QTest.keySequence(story_bench.window, "M")
    assert unread(story_bench) == set()
    QTest.keySequence(story_bench.window, "Ctrl+Z")
    assert len(unread(story_bench)) == 3
    assert len(story_bench.engine.sent_of(MarkRead)) == 2


def test_reading_the_first_report_or_keeping_it_unread_changes_no_other(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, third = reports(story_bench)
    lists = story_bench.window.parts.entries
    lists.view.open_row(row_of(story_bench, first) or 0)
    assert unread(story_bench) == {second, third}
    QTest.keySequence(story_bench.window, "M")
    assert unread(story_bench) == {first, second, third}
    lists.view.toggle_burst(row_of(story_bench, first) or 0)
    QTest.keySequence(story_bench.window, "M")
    assert unread(story_bench) == {second, third}, "of an open story only what is chosen"


def menu_texts(bench: WindowBench) -> list[str]:
    menu = bench.window.list_links.article_menu()
    found = [action.text() for action in menu.findChildren(QAction) + menu.actions()]
    menu.deleteLater()
    return found


def test_mark_story_as_read_marks_all_reports_from_any_of_them(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, _ = reports(story_bench)
    story_bench.window.parts.entries.view.toggle_burst(row_of(story_bench, first) or 0)
    go_to(story_bench, second)
    assert "Mark story as read" in menu_texts(story_bench)
    story_bench.window.actions_by_name["mark_story_read"].trigger()
    assert unread(story_bench) == set()
    assert not {"Mark story as read"} & set(menu_texts(story_bench)), "there is nothing to mark"
    QTest.keySequence(story_bench.window, "Ctrl+Z")
    assert len(unread(story_bench)) == 3


def test_not_the_same_story_makes_a_row_of_its_own_until_it_is_undone(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, third = reports(story_bench)
    lists = story_bench.window.parts.entries
    story_bench.engine.post("Lantern Press", 1)
    story_bench.bridge.flush()
    settle(qtbot, story_bench)
    count = lists.model.rowCount()
    lists.view.toggle_burst(row_of(story_bench, first) or 0)
    lists.view.arrive(row_of(story_bench, second) or 0)
    settle(qtbot, story_bench)
    story_bench.window.actions_by_name["separate_report"].trigger()
    story_bench.bridge.flush()
    settle(qtbot, story_bench)
    assert story_bench.engine.sent_of(SeparateReport)
    row = row_of(story_bench, second)
    assert row is not None
    assert lists.view.rowHeight(row) == 98
    assert current(story_bench) == second
    assert list(lists.model.bursts.inside(first)) == [third]
    assert lists.model.rowCount() == count + 2, "nothing that waits has come with it"
    QTest.keySequence(story_bench.window, "Ctrl+Z")
    story_bench.bridge.flush()
    settle(qtbot, story_bench)
    assert sorted(lists.model.bursts.inside(first)) == [second, third]
    row = row_of(story_bench, second)
    assert row is not None, "the open article stays in sight"
    assert lists.view.rowHeight(row) == 46


@pytest.mark.parametrize("left", [0, 1, 2])
def test_not_the_same_story_leaves_the_rows_above_in_their_places(qtbot: QtBot, story_bench: WindowBench, left: int) -> None:
    lists = story_bench.window.parts.entries
    story_bench.window.resize(1000, 500)
    lists.view.toggle_burst(row_of(story_bench, reports(story_bench)[0]) or 0)
    lists.view.arrive(row_of(story_bench, reports(story_bench)[left]) or 0)
    settle(qtbot, story_bench)

    def places() -> dict[int, int]:
        return {key: lists.view.rowViewportPosition(row) for row, key in enumerate(lists.model.keys) if key > 0}

    lists.view.verticalScrollBar().setValue(20)
    before, top = places(), lists.view.rows_in_view()
    seen = [key for row, key in enumerate(lists.model.keys) if row in top and key > 0]
    story_bench.window.actions_by_name["separate_report"].trigger()
    story_bench.bridge.flush()
    settle(qtbot, story_bench)
    after = places()
    still = seen[: seen.index(reports(story_bench)[0])]
    assert still
    assert [after[key] for key in still] == [before[key] for key in still]


def test_the_menu_names_stories_only_where_there_is_one(qtbot: QtBot, story_bench: WindowBench) -> None:
    lists = story_bench.window.parts.entries
    alone = next(key for key in lists.model.keys if key > 0 and key not in reports(story_bench))
    go_to(story_bench, EntryId(alone))
    texts = menu_texts(story_bench)
    assert "Hide" in texts
    assert not {"Mark story as read", "Not the same story"} & set(texts)


def test_the_preference_is_followed_at_once(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, _ = reports(story_bench)
    lists = story_bench.window.parts.entries
    count = lists.model.rowCount()
    for is_on in (False, True):
        story_bench.window.parts.submit(SetPreference(KEY, is_on))
        story_bench.bridge.flush()
        settle(qtbot, story_bench)
        assert lists.model.rowCount() == (count if is_on else count + 2)
        assert (row_of(story_bench, second) is None) == is_on
    assert lists.selection.view is View.ALL
    assert row_of(story_bench, first) is not None


def test_the_open_article_names_other_reports_only_while_that_is_on(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, *others = reports(story_bench)
    story_bench.window.parts.entries.view.open_row(row_of(story_bench, first) or 0)
    settle(qtbot, story_bench)
    for is_on in (False, True):
        story_bench.window.parts.submit(SetPreference(KEY, is_on))
        story_bench.bridge.flush()
        settle(qtbot, story_bench)
        article = story_bench.window.parts.article.article
        assert {each.entry_id for each in article.reports} == (set(others) if is_on else set())


def test_on_the_page_of_many_an_article_names_other_reports(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, third = reports(story_bench)
    window = story_bench.window
    window.actions_by_name["articles_on_one_page"].trigger()
    settle(qtbot, story_bench)
    lists, page = window.parts.entries, window.parts.article.page
    lists.view.arrive((row_of(story_bench, first) or 0) - 1)
    settle(qtbot, story_bench)

    def named() -> int:
        qtbot.waitUntil(lambda: page.stream is not None and page.stream.section(first) is not None)
        settle(qtbot, story_bench)
        return page.view.document().toPlainText().count("Other reports of this")

    assert named() == 3, "all are on the page, and each names the others"
    for is_on in (False, True):
        window.parts.submit(SetPreference(KEY, is_on))
        story_bench.bridge.flush()
        qtbot.waitUntil(lambda: named() == 3 * is_on)  # noqa: B023 -- at once
    lists.view.arrive(row_of(story_bench, first) or 0)
    window.parts.article.entry_opened.emit(second)
    settle(qtbot, story_bench)
    assert current(story_bench) == second
    assert named() == 3
    for left in (third, first):
        window.parts.submit(SeparateReport(left))
        story_bench.bridge.flush()
    assert named() == 0


@pytest.mark.parametrize("is_read", [False, True])
def test_reports_that_are_joined_later_fold_only_while_nobody_reads(
    qtbot: QtBot, story_bench: WindowBench, *, is_read: bool
) -> None:
    lists, library = story_bench.window.parts.entries, story_bench.engine.library
    alone = [EntryId(key) for key in lists.model.keys if key > 0 and key not in reports(story_bench)][:2]
    if is_read:
        lists.view.open_row(row_of(story_bench, alone[0]) or 0)
    settle(qtbot, story_bench)
    before = list(lists.model.keys)
    with transaction(library.connection):
        stories.join(library.connection, max(alone), min(alone))
    story_bench.engine.publish(StoriesChanged(tuple(alone)))
    story_bench.bridge.flush()
    settle(qtbot, story_bench)
    assert (list(lists.model.keys) == before) == is_read
    assert (row_of(story_bench, max(alone)) is None) != is_read
    lists.reload()
    settle(qtbot, story_bench)
    assert lists.rows.holds(max(alone))
    assert list(lists.model.bursts.inside(min(alone))) == [max(alone)]


def test_a_report_that_waits_costs_no_reading_of_the_list(qtbot: QtBot, story_bench: WindowBench) -> None:
    lists, library = story_bench.window.parts.entries, story_bench.engine.library
    (late,) = story_bench.engine.post("Lantern Press", 1)
    with transaction(library.connection):
        stories.join(library.connection, late, reports(story_bench)[0])
    read: list[object] = []
    lists.late.admit = lambda *given: read.append(given)  # type: ignore[method-assign]
    story_bench.engine.publish(StoriesChanged((reports(story_bench)[0], late)))
    story_bench.bridge.flush()
    assert read == []


def test_a_hidden_first_report_leaves_the_others(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, third = reports(story_bench)
    go_to(story_bench, first)
    QTest.keySequence(story_bench.window, "X")
    story_bench.bridge.flush()
    settle(qtbot, story_bench)
    assert row_of(story_bench, first) is None
    rows = [row_of(story_bench, second), row_of(story_bench, third)]
    assert None not in rows
    assert [story_bench.window.parts.entries.view.rowHeight(row or 0) for row in rows] == [98, 98]


@pytest.mark.parametrize("density", ["compact", "comfortable"])
def test_the_line_names_all_feeds_and_is_spoken(qtbot: QtBot, story_bench: WindowBench, density: str) -> None:
    story_bench.window.parts.submit(SetPreference("look.density", density))
    story_bench.bridge.flush()
    lists = story_bench.window.parts.entries
    first = reports(story_bench)[0]
    index = lists.model.index(row_of(story_bench, first) or 0, 0)
    assert str(index.data(Qt.ItemDataRole.AccessibleTextRole)).endswith("Also in The Tidewater Almanac +1, closed")
    assert stories.of(story_bench.engine.connection, first)[0].feed_title == "The Tidewater Almanac", "in the article, too"
    area = lists.view._rows.story_area(lists.view.visualRect(index), index)
    assert area.isValid()
    assert lists.view.visualRect(index).contains(area.toAlignedRect())
    QTest.mouseClick(lists.view.viewport(), Qt.MouseButton.LeftButton, pos=line_at(story_bench))
    assert is_open(story_bench)


def test_cards_show_the_line_and_open_it_by_a_click(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, _ = reports(story_bench)
    story_bench.window.actions_by_name["articles_as_cards"].trigger()
    settle(qtbot, story_bench)
    lists = story_bench.window.parts.entries
    index = lists.model.index(row_of(story_bench, first) or 0, 0)
    before = lists.view.visualRect(index).height()
    QTest.mouseClick(lists.view.viewport(), Qt.MouseButton.LeftButton, pos=line_at(story_bench))
    assert is_open(story_bench)
    assert row_of(story_bench, second) is not None
    go_to(story_bench, second)
    story_bench.window.actions_by_name["separate_report"].trigger()
    story_bench.bridge.flush()
    settle(qtbot, story_bench)
    assert lists.view.visualRect(lists.model.index(row_of(story_bench, first) or 0, 0)).height() == before


def test_among_cards_a_story_opens_and_closes_by_its_key_and_its_menu(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, _ = reports(story_bench)
    story_bench.window.actions_by_name["articles_as_cards"].trigger()
    settle(qtbot, story_bench)
    go_to(story_bench, first)
    assert "Show other reports" in menu_texts(story_bench)
    QTest.keySequence(story_bench.window, "O")
    assert is_open(story_bench)
    settle(qtbot, story_bench)
    assert story_bench.window.actions_by_name["toggle_story"].isChecked()
    go_to(story_bench, second)
    QTest.keySequence(story_bench.window, "O")
    assert not is_open(story_bench)
    assert current(story_bench) == first
    alone = next(key for key in story_bench.window.parts.entries.model.keys if key > 0 and key not in reports(story_bench))
    go_to(story_bench, EntryId(alone))
    settle(qtbot, story_bench)
    assert not story_bench.window.actions_by_name["toggle_story"].isEnabled()
    assert "Show other reports" not in menu_texts(story_bench)


def test_another_report_named_at_the_article_opens_the_story_that_holds_it(qtbot: QtBot, story_bench: WindowBench) -> None:
    first, second, _ = reports(story_bench)
    lists = story_bench.window.parts.entries
    lists.view.open_row(row_of(story_bench, first) or 0)
    settle(qtbot, story_bench)
    story_bench.window.parts.article.entry_opened.emit(second)
    settle(qtbot, story_bench)
    assert current(story_bench) == second
    assert is_open(story_bench)
    assert lists.selection.view is View.ALL
    third_left = unread(story_bench)
    assert len(third_left) == 1


def test_what_is_marked_below_or_in_the_whole_list_includes_what_is_folded(qtbot: QtBot, story_bench: WindowBench) -> None:
    first = reports(story_bench)[0]
    lists = story_bench.window.parts.entries
    lists.view.go_to((row_of(story_bench, first) or 0) - 1)
    story_bench.window.actions_by_name["mark_below_read"].trigger()
    assert unread(story_bench) == set()
    QTest.keySequence(story_bench.window, "Ctrl+Z")
    assert len(unread(story_bench)) == 3
    QTest.keySequence(story_bench.window, "Shift+A")
    assert unread(story_bench) == set()


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


def test_j_shows_where_it_stops_and_return_opens_the_burst(qtbot: QtBot, burst_bench: WindowBench) -> None:
    view, article = burst_bench.window.parts.entries.view, burst_bench.window.parts.article.page.view
    view.open_row(burst_row(burst_bench) - 1)
    article.setFocus()
    QApplication.processEvents()
    row = view.visualRect(burst_bench.window.parts.entries.model.index(burst_row(burst_bench), 0))
    before = view.viewport().grab(row).toImage()
    QTest.keyClick(article, Qt.Key.Key_J)
    assert view.viewport().grab(row).toImage() != before
    QTest.keyClick(burst_bench.window.focusWidget(), Qt.Key.Key_Return)
    assert burst(burst_bench).is_open


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
