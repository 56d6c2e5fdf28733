"""Marks on several articles, to one side, for later, with tags, hidden: each by keyboard, each taken back by Ctrl+Z."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot

from reader.domain import commands
from reader.domain.commands import MarkRead, SetPreference
from reader.domain.entry import EntryRow, Mark, View
from reader.storage import entries
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.menus import submenus
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def press(qtbot: QtBot, bench: WindowBench, keys: str) -> None:
    QTest.keySequence(bench.window, keys)
    bench.bridge.flush()
    settle(qtbot, bench)


def articles(bench: WindowBench) -> list[EntryRow]:
    """What the list shows, as it is stored."""
    ids = [key for key in bench.window.parts.entries.model.keys if key > 0]
    return entries.entry_rows(bench.window.parts.connection, ids)


def unread_titles(bench: WindowBench) -> list[str]:
    return [row.title for row in articles(bench) if not row.is_read]


def choose(bench: WindowBench, count: int) -> None:
    """The first articles of the list."""
    view = bench.window.parts.entries.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Home)
    for _ in range(count - 1):
        QTest.keyClick(view, Qt.Key.Key_Down, SHIFT)


def said(bench: WindowBench) -> str:
    return bench.window.parts.messages.toast.text()


def test_shift_and_arrows_choose_more_and_fewer(qtbot: QtBot, bench: WindowBench) -> None:
    view = bench.window.parts.entries.view
    choose(bench, 4)
    assert len(view.selected_ids()) == 4
    QTest.keyClick(view, Qt.Key.Key_Up, SHIFT)
    assert len(view.selected_ids()) == 3
    QTest.keyClick(view, Qt.Key.Key_End, SHIFT)
    assert len(view.selected_ids()) == len(articles(bench))
    QTest.keyClick(view, Qt.Key.Key_Home, SHIFT)
    assert len(view.selected_ids()) == 1


def test_shift_click_chooses_all_between(qtbot: QtBot, bench: WindowBench) -> None:
    view, model = bench.window.parts.entries.view, bench.window.parts.entries.model
    for row, modifier in ((1, Qt.KeyboardModifier.NoModifier), (3, SHIFT)):
        place = view.visualRect(model.index(row, 0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifier, place)
    assert len(view.selected_ids()) == 3


def test_home_end_and_pages_open_articles(qtbot: QtBot, bench: WindowBench) -> None:
    view = bench.window.parts.entries.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_End)
    last = bench.window.parts.entries.current()
    QTest.keyClick(view, Qt.Key.Key_Home)
    first = bench.window.parts.entries.current()
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    between = bench.window.parts.entries.current()
    listed = [row.entry_id for row in articles(bench)]
    assert (first.entry_id, last.entry_id) == (listed[0], listed[-1])
    assert 3 <= listed.index(between.entry_id) <= 8
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert bench.window.parts.entries.current().entry_id == first.entry_id


@pytest.mark.parametrize(
    ("keys", "mark", "text"),
    [
        ("L", Mark.LATER, "Added to Read later: 3 articles"),
        ("S", Mark.STARRED, "Starred: 2 articles"),
        ("M", None, "Marked as unread: 3 articles"),
    ],
)
def test_a_mark_on_several_articles_and_its_undo(
    qtbot: QtBot, bench: WindowBench, keys: str, mark: Mark | None, text: str
) -> None:
    choose(bench, 3)
    bench.window.handlers.marking.mark_read(
        entries.entry_rows(bench.window.parts.connection, bench.window.parts.entries.marked_ids()), is_read=True, is_silent=True
    )
    settle(qtbot, bench)
    before = [row.is_read if mark is None else mark in row.marks for row in articles(bench)]
    press(qtbot, bench, keys)
    after = [row.is_read if mark is None else mark in row.marks for row in articles(bench)]
    assert len(set(after[:3])) == 1
    assert after[3:] == before[3:]
    assert after != before
    assert said(bench) == text
    press(qtbot, bench, "Ctrl+Z")
    assert [row.is_read if mark is None else mark in row.marks for row in articles(bench)] == before


def test_later_shows_at_once_and_goes_back_when_refused(qtbot: QtBot, bench: WindowBench) -> None:
    press(qtbot, bench, "J")
    bench.engine.is_holding = True
    bench.window.handlers.marking.toggle(Mark.LATER)
    assert Mark.LATER in bench.window.parts.entries.current().marks
    bench.engine.refuse()
    bench.bridge.flush()
    assert Mark.LATER not in bench.window.parts.entries.current().marks


def test_undo_waits_for_the_command_on_its_way(qtbot: QtBot, bench: WindowBench) -> None:
    before = unread_titles(bench)
    bench.engine.is_holding = True
    QTest.keySequence(bench.window, "Shift+A")
    QTest.keySequence(bench.window, "Ctrl+Z")
    assert not said(bench)
    bench.engine.release()
    bench.bridge.flush()
    bench.bridge.flush()
    settle(qtbot, bench)
    assert [type(each) for each in bench.engine.sent[-2:]] == [commands.MarkAllRead, commands.MarkRead]
    assert unread_titles(bench) == before
    press(qtbot, bench, "Ctrl+Z")
    assert said(bench) == "Nothing to undo."


def test_undo_after_a_refused_command_takes_back_the_one_before(qtbot: QtBot, bench: WindowBench) -> None:
    press(qtbot, bench, "J")
    press(qtbot, bench, "S")
    bench.engine.is_holding = True
    QTest.keySequence(bench.window, "L")
    QTest.keySequence(bench.window, "Ctrl+Z")
    bench.engine.refuse()
    bench.bridge.flush()
    bench.bridge.flush()
    settle(qtbot, bench)
    row = bench.window.parts.entries.current()
    assert Mark.STARRED not in row.marks


def test_older_ones_are_marked_read_and_come_back(qtbot: QtBot, bench: WindowBench) -> None:
    before = unread_titles(bench)
    bench.window.parts.entries.view.open_row(3)
    settle(qtbot, bench)
    press(qtbot, bench, "Shift+O")
    assert unread_titles(bench) == before[:1]
    assert said(bench).startswith("Marked all as read: ")
    press(qtbot, bench, "Ctrl+Z")
    assert unread_titles(bench) == [title for title in before if not title.startswith("Ferry")]


@pytest.mark.parametrize(("action", "is_kept"), [("mark_above_read", -1), ("mark_below_read", 1)])
def test_rows_to_one_side_are_marked_read_and_come_back(qtbot: QtBot, bench: WindowBench, action: str, is_kept: int) -> None:
    bench.window.parts.entries.view.open_row(4)
    settle(qtbot, bench)
    before = unread_titles(bench)
    place = [row.entry_id for row in articles(bench)].index(bench.window.parts.entries.current().entry_id)
    bench.window.actions_by_name[action].trigger()
    bench.bridge.flush()
    settle(qtbot, bench)
    unread = [number for number, row in enumerate(articles(bench)) if not row.is_read]
    assert unread
    assert all(number > place if is_kept < 0 else number < place for number in unread)
    press(qtbot, bench, "Ctrl+Z")
    assert unread_titles(bench) == before


def test_hidden_articles_leave_and_the_next_one_opens(qtbot: QtBot, bench: WindowBench) -> None:
    choose(bench, 2)
    settle(qtbot, bench)
    before = [row.entry_id for row in articles(bench)]
    press(qtbot, bench, "X")
    assert [row.entry_id for row in articles(bench)] == before[2:]
    assert bench.window.parts.entries.current().entry_id == before[2]
    assert said(bench) == "Hidden: 2 articles"
    press(qtbot, bench, "Ctrl+Z")
    assert [row.entry_id for row in articles(bench)] == before


def test_tags_show_at_once_and_are_undone(qtbot: QtBot, bench: WindowBench) -> None:
    choose(bench, 2)
    ids = bench.window.parts.entries.marked_ids()
    bench.engine.is_holding = True
    bench.window.handlers.marking.tag_articles(ids, add=("sea",))
    assert bench.window.parts.entries.current().tags == ("sea",)
    bench.engine.release()
    bench.bridge.flush()
    settle(qtbot, bench)
    assert [row.tags for row in articles(bench)][:3] == [("sea",), ("sea",), ()]
    assert said(bench) == "Tagged: 2 articles"
    press(qtbot, bench, "Ctrl+Z")
    assert all(row.tags == () for row in articles(bench))


def test_pages_of_all_chosen_are_opened_and_count_as_read(qtbot: QtBot, bench: WindowBench) -> None:
    choose(bench, 3)
    press(qtbot, bench, "B")
    assert bench.opened_urls == ["https://example.org/0"] * 3
    assert all(row.is_read for row in articles(bench)[:3])


def test_the_action_for_the_read_mark_says_what_it_would_do(qtbot: QtBot, bench: WindowBench) -> None:
    """In the window's menu, in the menu of articles and in the palette."""
    window = bench.window
    action = window.actions_by_name["toggle_read"]

    def said_by_each() -> set[str]:
        found = set()
        window.parts.subscriptions.menu_button.menu().aboutToShow.emit()
        found.add(action.text())
        action.setText("")
        window.list_links.article_menu().deleteLater()
        found.add(action.text())
        action.setText("")
        window.handlers.palette.open_palette()
        window.parts.sheet.shown.close_sheet()
        found.add(action.text())
        return found

    choose(bench, 3)
    rows = entries.entry_rows(window.parts.connection, window.parts.entries.marked_ids())
    window.handlers.marking.mark_read(rows, is_read=True, is_silent=True)
    assert said_by_each() == {"Mark as unread"}, "seen before it is stored"
    settle(qtbot, bench)
    assert said_by_each() == {"Mark as unread"}
    window.handlers.marking.mark_read(entries.entry_rows(window.parts.connection, [rows[1].entry_id]), is_read=False)
    settle(qtbot, bench)
    assert said_by_each() == {"Mark as read"}, "one of them is unread"
    window.parts.entries.view.selectionModel().clear()
    assert said_by_each() == {"Mark as unread"}, "of the one that is shown"


def test_menu_of_articles_offers_what_keys_do(qtbot: QtBot, bench: WindowBench) -> None:
    choose(bench, 2)
    bench.window.handlers.marking.tag_articles(bench.window.parts.entries.marked_ids(), add=("sea & sky",))
    bench.bridge.flush()
    settle(qtbot, bench)
    menu = bench.window.list_links.article_menu()
    offered = {action.objectName() for action in menu.actions()}
    assert {"toggle_later", "mark_above_read", "mark_older_read", "open_in_browser", "hide_articles"} <= offered
    (tags,) = submenus(menu)
    assert [tag.text() for tag in tags.actions() if tag.isCheckable()] == ["sea && sky"]
    tags.actions()[0].toggle()
    bench.bridge.flush()
    settle(qtbot, bench)
    assert all(row.tags == () for row in articles(bench))
    menu.deleteLater()


def test_many_chosen_articles_are_read_off_the_window_s_thread(
    qtbot: QtBot, bench: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reader.ui.shell.actions.marking._FEW", 2)
    choose(bench, 5)
    press(qtbot, bench, "S")
    starred = bench.engine.sent_of(commands.SetMark)
    assert len(starred) == 1
    assert sum(Mark.STARRED in row.marks for row in articles(bench)[:5]) == 5


def test_a_starred_article_that_is_hidden_stays_among_the_starred(qtbot: QtBot, bench: WindowBench) -> None:
    lists, sidebar = bench.window.parts.entries, bench.window.parts.subscriptions
    sidebar.select_view(View.STARRED)
    settle(qtbot, bench)
    keys = list(lists.model.keys)
    hidden = articles(bench)[0].entry_id
    assert not bench.window.actions_by_name["hide_articles"].isEnabled(), "it would stay"
    bench.window.parts.submit(commands.HideEntries((hidden,)))
    bench.bridge.flush()
    settle(qtbot, bench)
    assert list(lists.model.keys) == keys
    sidebar.select_view(View.ALL)
    settle(qtbot, bench)
    assert hidden not in lists.model.keys
    assert bench.window.actions_by_name["hide_articles"].isEnabled()
    sidebar.select_view(View.STARRED)
    settle(qtbot, bench)
    assert list(lists.model.keys) == keys


def test_every_action_of_the_list_is_in_the_table(qtbot: QtBot, bench: WindowBench) -> None:
    names = {"toggle_later", "tag", "hide_articles", "open_in_background", "mark_older_read", "filter_list", "show_new"}
    assert all(isinstance(bench.window.actions_by_name.get(name), QAction) for name in names)


def wheel(area: QAbstractScrollArea, turns: int) -> None:
    """Turn it down, each turn painted as on a screen."""
    for _ in range(abs(turns)):
        area.viewport().repaint()
        place = QPointF(20, 20)
        delta = QPoint(0, -120 if turns > 0 else 120)
        event = QWheelEvent(
            place,
            area.viewport().mapToGlobal(place),
            QPoint(),
            delta,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003 -- Qt's signature
        )
        QApplication.sendEvent(area.viewport(), event)
        area.viewport().repaint()


def prefer(bench: WindowBench, key: str, value: str | int) -> None:
    bench.window.parts.submit(SetPreference(key, value))
    bench.bridge.flush()


def marked(bench: WindowBench) -> list[int]:
    """What was marked, in the order of the commands."""
    return [entry_id for each in bench.engine.sent if isinstance(each, MarkRead) for entry_id in each.entry_ids if each.is_read]


def unread(bench: WindowBench) -> set[int]:
    rows = bench.engine.connection.execute("SELECT entry_id FROM entry_status WHERE is_read = 0").fetchall()
    return {row[0] for row in rows}


@pytest.fixture
def long_bench(open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, qtbot: QtBot) -> WindowBench:
    """A list of many screens."""
    bench = open_bench(invented_library(tmp_path / "library.sqlite", more=60))
    bench.window.resize(QSize(1240, 700))
    settle(qtbot, bench)
    return bench


@pytest.mark.parametrize(("mode", "is_marked"), [("opened", True), ("passed", True), ("later", False), ("manual", False)])
def test_opening_marks_where_it_is_to(qtbot: QtBot, bench: WindowBench, mode: str, is_marked: bool) -> None:  # noqa: FBT001
    prefer(bench, "reading.mark_read", mode)
    QTest.keySequence(bench.window, "N")
    assert bool(marked(bench)) is is_marked


def test_some_seconds_later_only_what_is_still_open_is_marked(qtbot: QtBot, bench: WindowBench) -> None:
    prefer(bench, "reading.mark_read", "later")
    prefer(bench, "reading.mark_read_seconds", 3)
    wait = bench.window.pane_links.read_marks.wait
    assert wait.interval() == 3000
    QTest.keySequence(bench.window, "N")
    QTest.keySequence(bench.window, "N")
    assert wait.isActive()
    opened = bench.window.parts.article.article
    wait.timeout.emit()
    assert marked(bench) == [opened.entry_id]
    assert not bench.window.parts.undo_stack.newest()
    # a page in place of the list: nobody reads
    QTest.keySequence(bench.window, "N")
    bench.window.handlers.pages.go_health()
    assert not wait.isActive()


def test_no_time_passes_for_an_article_that_nobody_sees(qtbot: QtBot, bench: WindowBench) -> None:
    """Neither in a hidden window nor in a minimised one does anything wake; it begins anew once the article is in sight."""
    prefer(bench, "reading.mark_read", "later")
    wait = bench.window.pane_links.read_marks.wait
    QTest.keySequence(bench.window, "N")
    assert wait.isActive()
    for leave, come in ((bench.window.hide, bench.window.show), (bench.window.showMinimized, bench.window.showNormal)):
        leave()
        assert not wait.isActive()
        come()
        qtbot.waitUntil(wait.isActive)
        assert marked(bench) == []
    # opened by a notification, say, while nobody sees it
    bench.window.hide()
    bench.window.parts.entries.open_unread(1)
    assert not wait.isActive()
    bench.window.show()
    qtbot.waitUntil(wait.isActive)
    opened = bench.window.parts.article.article
    wait.timeout.emit()
    assert marked(bench) == [opened.entry_id]


def test_rows_that_were_seen_and_scrolled_past_are_marked_and_one_undo_takes_them_all_back(
    qtbot: QtBot, long_bench: WindowBench
) -> None:
    view = long_bench.window.parts.entries.view
    prefer(long_bench, "reading.mark_read", "passed")
    before = unread(long_bench)
    wheel(view, 12)
    settle(qtbot, long_bench)
    gone = {key for key in view._list.keys[: view.rowAt(0)] if key > 0} & before
    assert len(gone) >= 3
    assert set(marked(long_bench)) == gone
    assert unread(long_bench) == before - gone
    # up and down again marks nothing more, and another pass of the same list belongs to the same step
    wheel(view, -3)
    wheel(view, 3)
    assert set(marked(long_bench)) == gone
    wheel(view, 6)
    settle(qtbot, long_bench)
    assert set(marked(long_bench)) > gone
    assert long_bench.window.parts.messages.toast.isHidden()
    long_bench.window.actions_by_name["undo"].trigger()
    settle(qtbot, long_bench)
    assert unread(long_bench) == before
    # the next pass is a step of its own
    wheel(view, 6)
    settle(qtbot, long_bench)
    third = set(marked(long_bench)[len(before - unread(long_bench)) :])
    assert third
    long_bench.window.actions_by_name["undo"].trigger()
    settle(qtbot, long_bench)
    assert unread(long_bench) == before


def jump_by_program(bench: WindowBench) -> None:
    bar = bench.window.parts.entries.view.verticalScrollBar()
    bar.setValue(bar.maximum())


def jump_by_hand(bench: WindowBench) -> None:
    bar = bench.window.parts.entries.view.verticalScrollBar()
    bar.setSliderDown(True)
    bar.setSliderPosition(bar.maximum())
    bar.setSliderDown(False)


def end_key(bench: WindowBench) -> None:
    QTest.keyClick(bench.window.parts.entries.view, Qt.Key.Key_End)


def narrow(bench: WindowBench) -> None:
    bench.window.actions_by_name["show_unread_only"].trigger()


def make_small(bench: WindowBench) -> None:
    bench.window.resize(QSize(1240, 320))


def another_list(bench: WindowBench) -> None:
    bench.window.handlers.by_name["go_today"]()


@pytest.mark.parametrize("do", [jump_by_program, jump_by_hand, end_key, narrow, make_small, another_list])
def test_nothing_is_passed_by_a_jump_a_filter_another_size_or_list(
    qtbot: QtBot, long_bench: WindowBench, do: Callable[[WindowBench], None]
) -> None:
    view = long_bench.window.parts.entries.view
    prefer(long_bench, "reading.mark_read", "passed")
    view.viewport().repaint()
    opened_before = len(marked(long_bench))
    do(long_bench)
    settle(qtbot, long_bench)
    view.viewport().repaint()
    opened = {long_bench.window.parts.article.article.entry_id} if long_bench.window.parts.article.article else set()
    assert set(marked(long_bench)[opened_before:]) <= opened
    # what was in sight before is not taken for passed by the first turn of the wheel afterwards
    here = set(view.keys_in_view()[1])
    wheel(view, 1)
    assert set(marked(long_bench)[opened_before:]) <= opened | here


def test_the_wheel_marks_nothing_where_opening_does(qtbot: QtBot, long_bench: WindowBench) -> None:
    wheel(long_bench.window.parts.entries.view, 12)
    assert not marked(long_bench)
