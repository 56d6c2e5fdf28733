"""The window by keyboard: every key of the table does its work on real data."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from reader.domain import commands
from reader.domain.commands import SetPreference
from reader.domain.entry import Mark, View
from reader.storage import entries
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.keys import KeyEditor, KeySheet
from reader.ui.kit.actions import conflicts, read_keys, usual_keys, write_keys
from reader.ui.shell.actions.table import ROWS
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


def press(bench: WindowBench, keys: str) -> None:
    QTest.keySequence(bench.window, keys)


def title(bench: WindowBench) -> str:
    row = bench.window.parts.entries.current()
    return row.title if row is not None else ""


def test_j_and_k_walk_articles_and_mark_them_read(qtbot: QtBot, bench: WindowBench) -> None:
    press(bench, "J")
    assert title(bench).startswith("Glazing in the rain")
    press(bench, "J")
    assert title(bench).startswith("The tide gauge")
    press(bench, "K")
    assert title(bench).startswith("Glazing in the rain")
    assert len(bench.engine.sent_of(commands.MarkRead)) == 1


def test_lines_between_rows_return_once_the_choice_moved_on(
    qtbot: QtBot, open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path
) -> None:
    library = invented_library(tmp_path / "library.sqlite")
    library.connection.execute("UPDATE entry SET thumbnail_url = ''")
    bench = open_bench(library)
    view = bench.window.parts.entries.view

    def seen() -> QImage:
        QApplication.processEvents()
        area = QRect(view.mapTo(bench.window, QPoint()), view.size())
        return bench.window.screen().grabWindow(bench.window.winId(), *area.getRect()).toImage()

    for keys in "JJJK":
        press(bench, keys)
        settle(qtbot, bench)
        after_key = seen()
        view.viewport().update()
        assert after_key == seen()


def test_n_passes_over_read_articles_and_headings(qtbot: QtBot, bench: WindowBench) -> None:
    for expected in ("Glazing", "Ferry", "Why our parser", "Harbour wall"):
        press(bench, "N")
        assert title(bench).startswith(expected)


def test_p_returns_to_the_unread_article_above(qtbot: QtBot, bench: WindowBench) -> None:
    for _ in range(3):
        press(bench, "N")
    press(bench, "M")
    press(bench, "N")
    press(bench, "P")
    assert title(bench).startswith("Why our parser")


def test_space_reads_on_across_feeds(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.parts.subscriptions.select((Kind.FEED, bench.engine.library.feed_ids["The Tidewater Almanac"]))
    settle(qtbot, bench)
    seen = set()
    for _ in range(12):
        press(bench, "Space")
        settle(qtbot, bench)
        row = bench.window.parts.entries.current()
        seen.add(row.feed_title if row is not None else "")
    assert {"The Tidewater Almanac", "Small Observatory"} <= seen


def test_m_and_s_toggle_at_once_and_are_stored(qtbot: QtBot, bench: WindowBench) -> None:
    press(bench, "J")
    press(bench, "M")
    press(bench, "S")
    row = bench.window.parts.entries.current()
    assert (row.is_read, row.marks) == (False, {Mark.STARRED})
    qtbot.waitUntil(lambda: not bench.window.parts.overlay.entry_ids())
    stored = entries.entry_rows(bench.window.parts.connection, [row.entry_id])[0]
    assert (stored.is_read, stored.marks) == (False, {Mark.STARRED})


def test_v_opens_the_page_in_the_browser(qtbot: QtBot, bench: WindowBench) -> None:
    press(bench, "J")
    press(bench, "V")
    assert bench.opened_urls == ["https://example.org/0"]


def test_shift_a_marks_all_read_and_ctrl_z_reverts_it(qtbot: QtBot, bench: WindowBench) -> None:
    unread = bench.window.parts.subscriptions.model.find((Kind.SMART, View.UNREAD.value))
    before = unread.unread
    press(bench, "Shift+A")
    settle(qtbot, bench)
    assert unread.unread == 0
    assert "Marked all as read" in bench.window.parts.messages.toast.text()
    press(bench, "Ctrl+Z")
    settle(qtbot, bench)
    assert unread.unread == before


def test_ctrl_z_does_not_swing_to_and_fro(qtbot: QtBot, bench: WindowBench) -> None:
    press(bench, "Shift+A")
    settle(qtbot, bench)
    press(bench, "Ctrl+Z")
    settle(qtbot, bench)
    press(bench, "Ctrl+Z")
    assert bench.window.parts.messages.toast.text() == "Nothing to undo."


def test_opening_an_article_is_no_step_of_undo(qtbot: QtBot, bench: WindowBench) -> None:
    press(bench, "J")
    settle(qtbot, bench)
    assert bench.window.parts.undo_stack.newest() is None


def test_g_keys_go_to_smart_lists(qtbot: QtBot, bench: WindowBench) -> None:
    for keys, view in (("G, U", View.UNREAD), ("G, S", View.STARRED), ("G, T", View.TODAY), ("G, A", View.ALL)):
        press(bench, keys)
        settle(qtbot, bench)
        assert bench.window.parts.entries.selection.view is view


def test_shift_j_and_k_walk_feeds(qtbot: QtBot, bench: WindowBench) -> None:
    press(bench, "Shift+J")
    first = bench.window.parts.subscriptions.current()
    press(bench, "Shift+J")
    second = bench.window.parts.subscriptions.current()
    press(bench, "Shift+K")
    assert first.kind is second.kind is Kind.FEED
    assert bench.window.parts.subscriptions.current() is first is not second


def test_f5_asks_for_the_list_and_ctrl_f5_for_all(qtbot: QtBot, bench: WindowBench) -> None:
    feed_id = bench.engine.library.feed_ids["Lantern Press"]
    bench.window.parts.subscriptions.select((Kind.FEED, feed_id))
    press(bench, "F5")
    press(bench, "Ctrl+F5")
    asked = bench.engine.sent_of(commands.RetrieveNow)
    assert [command.feed_ids for command in asked if isinstance(command, commands.RetrieveNow)] == [(feed_id,), ()]


def test_slash_searches_while_typing_and_escape_returns(qtbot: QtBot, bench: WindowBench) -> None:
    press(bench, "/")
    field = bench.window.parts.entries.header.field
    assert field.hasFocus()
    QTest.keyClicks(field, "comet")
    settle(qtbot, bench)
    assert len(bench.window.parts.entries.model.keys) == 1
    assert bench.window.parts.entries.model.entry(0).title == "A comet you can see from a balcony"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert bench.window.parts.entries.selection.view is View.ALL


def test_escape_anywhere_leaves_page_then_search_then_filter(qtbot: QtBot, bench: WindowBench) -> None:
    lists, pages = bench.window.parts.entries, bench.window.parts.panes.pages
    before = list(lists.model.keys)
    press(bench, "F")
    QTest.keyClicks(lists.filter_bar.field, "gauge")
    settle(qtbot, bench)
    QTest.keyClick(lists.filter_bar.field, Qt.Key.Key_Return)
    assert lists.view.hasFocus()
    QTest.keyClick(lists.view, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert lists.filter_bar.isHidden()
    assert list(lists.model.keys) == before
    press(bench, "/")
    QTest.keyClicks(lists.header.field, "comet")
    settle(qtbot, bench)
    QTest.keyClick(lists.header.field, Qt.Key.Key_Return)
    assert not lists.header.field.hasFocus()
    bench.window.handlers.pages.go_health()
    settle(qtbot, bench)
    tree = bench.window.parts.subscriptions.tree
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert pages.shown == ""
    assert lists.selection.view is View.SEARCH
    QTest.keyClick(lists.view, Qt.Key.Key_Escape)
    settle(qtbot, bench)
    assert not lists.header.is_searching()
    assert list(lists.model.keys) == before


def test_letters_typed_into_a_field_are_no_commands(qtbot: QtBot, bench: WindowBench) -> None:
    press(bench, "Ctrl+N")
    field = bench.window.findChild(QLineEdit, "", Qt.FindChildOption.FindChildrenRecursively)
    sheet = bench.window.parts.sheet.shown
    sent = len(bench.engine.sent)
    QTest.keyClicks(sheet.field, "jsm")
    assert sheet.field.text() == "jsm"
    assert len(bench.engine.sent) == sent
    assert field is not None


def test_space_presses_the_focused_button(qtbot: QtBot, bench: WindowBench) -> None:
    header = bench.window.parts.entries.header
    press(bench, "U")
    settle(qtbot, bench)
    header.unread_button.setFocus()
    QTest.keyClick(header.unread_button, Qt.Key.Key_Space)
    settle(qtbot, bench)
    assert not header.unread_button.isChecked()
    assert not bench.window.parts.entries.selection.unread_only


def test_ctrl_q_quits_from_a_sheet_too_but_where_keys_are_recorded(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.general.edit_keys()
    editor = bench.sheet(KeyEditor)
    editor.recorder.setFocus()
    QTest.keyClick(editor.recorder, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert bench.window.isVisible()
    bench.window.handlers.preferences.edit_preferences()
    with qtbot.waitSignal(bench.window.ended):
        press(bench, "Ctrl+Q")


def test_ctrl_w_hides_the_window_where_the_program_stays_and_else_ends_it(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.hides_instead = lambda: True
    with qtbot.assertNotEmitted(bench.window.ended):
        press(bench, "Ctrl+W")
    bench.window.hides_instead = lambda: False
    with qtbot.waitSignal(bench.window.ended):
        press(bench, "Ctrl+W")


def test_keys_of_the_table_are_each_used_once() -> None:
    from reader.ui.shell.actions.table import ROWS

    keys = [key for row in ROWS for key in row.keys]
    assert len(keys) == len(set(keys))


USUAL = usual_keys(ROWS)
STANDARD = {
    "J": "next_article",
    "K": "previous_article",
    "N": "next_unread",
    "P": "previous_unread",
    "Space": "read_on",
    "Shift+Space": "read_back",
    "V": "open_in_browser",
    "B": "open_in_background",
    "Ctrl+Return": "open_in_browser",
    "M": "toggle_read",
    "R": "toggle_read",
    "S": "toggle_star",
    "L": "toggle_later",
    "T": "tag",
    "D": "reader_view",
    "Shift+A": "mark_all_read",
    "Shift+O": "mark_older_read",
    "Shift+J": "next_feed",
    "Shift+K": "previous_feed",
    "F5": "retrieve_shown",
    "Ctrl+F5": "retrieve_all",
    "/": "search",
    "Ctrl+F": "find_in_article",
    "Ctrl+K": "open_palette",
    "G, A": "go_all",
    "G, U": "go_unread",
    "G, S": "go_starred",
    "G, T": "go_today",
    "G, L": "go_later",
    "Ctrl+N": "add_feed",
    "Ctrl+Z": "undo",
    "?": "show_keys",
}


def test_the_proposed_standard_is_all_there() -> None:
    by_key = {key: row.name for row in ROWS for key in row.keys}
    assert {key: by_key.get(key) for key in STANDARD} == STANDARD


def test_no_key_leads_to_two_actions_nor_begins_a_chord_of_another() -> None:
    assert [key for name, keys in USUAL.items() for key in keys if conflicts(USUAL, name, key)] == []
    assert conflicts(USUAL, "toggle_star", "G") != []


@pytest.mark.parametrize(
    "broken", ["{", "[" * 9999, "[]", '"J"', '{"next_article": 3}', '{"next_article": ["nonsense+"]}', '{"none": ["J"]}']
)
def test_what_cannot_be_understood_leaves_the_usual_keys(broken: str) -> None:
    assert read_keys(broken, USUAL) == USUAL


def test_only_what_differs_is_stored() -> None:
    changed = {**USUAL, "next_article": ("Z",), "toggle_star": ()}
    text = write_keys(changed, USUAL)
    assert json.loads(text) == {"next_article": ["Z"], "toggle_star": []}
    assert read_keys(text, USUAL) == changed
    assert write_keys(USUAL, USUAL) == ""


def test_a_chord_conflicts_with_its_own_beginning() -> None:
    assert [name for name, _ in conflicts(USUAL, "toggle_star", "G")] == [
        "go_health",
        "go_activity",
        "go_rhythm",
        "go_briefing",
        "go_for_you",
        "go_all",
        "go_today",
        "go_unread",
        "go_starred",
        "go_later",
    ]
    assert conflicts(USUAL, "toggle_star", "G, X") == []


def editor_of(bench: WindowBench) -> KeyEditor:
    bench.window.handlers.general.edit_keys()
    return bench.sheet(KeyEditor)


def record(qtbot: QtBot, editor: KeyEditor, *keys: Qt.Key) -> None:
    editor.recorder.setFocus()
    with qtbot.waitSignal(editor.recorder.recorded):
        for key in keys:
            QTest.keyClick(editor.recorder, key)


def shortcuts(bench: WindowBench, name: str) -> list[str]:
    return [keys.toString() for keys in bench.window.actions_by_name[name].shortcuts()]


def test_a_free_key_is_added_and_holds_at_once(qtbot: QtBot, bench: WindowBench) -> None:
    editor = editor_of(bench)
    editor.list.choose("mark_all_read")
    record(qtbot, editor, Qt.Key.Key_Z)
    qtbot.waitUntil(lambda: shortcuts(bench, "mark_all_read") == ["Z", "Shift+A"])
    assert bench.window.parts.entries.header.mark_button.toolTip() == "Mark all as read  (Z)"
    sent = [each for each in bench.engine.sent if isinstance(each, SetPreference)]
    assert [(each.key, json.loads(str(each.value))) for each in sent] == [("look.keys", {"mark_all_read": ["Z", "Shift+A"]})]


def test_a_chord_is_one_key(qtbot: QtBot, bench: WindowBench) -> None:
    editor = editor_of(bench)
    editor.list.choose("mark_all_read")
    record(qtbot, editor, Qt.Key.Key_G, Qt.Key.Key_X)
    qtbot.waitUntil(lambda: shortcuts(bench, "mark_all_read") == ["G, X", "Shift+A"])


def test_a_key_in_use_says_whose_it_is_and_can_be_reassigned(qtbot: QtBot, bench: WindowBench) -> None:
    editor = editor_of(bench)
    editor.list.choose("toggle_star")
    record(qtbot, editor, Qt.Key.Key_J)
    assert editor.message.text() == "J is used by “Next article”."
    assert editor.reassign_button.text() == "Reassign from “Next article”"
    assert bench.engine.sent_of(SetPreference) == []
    QTest.keyClick(editor.reassign_button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: shortcuts(bench, "toggle_star") == ["J", "S"])
    assert shortcuts(bench, "next_article") == []


def test_one_and_all_go_back_to_the_usual_keys(qtbot: QtBot, bench: WindowBench) -> None:
    editor = editor_of(bench)
    editor.list.choose("toggle_star")
    record(qtbot, editor, Qt.Key.Key_J)
    editor.reassign_button.click()
    qtbot.waitUntil(lambda: shortcuts(bench, "next_article") == [])
    editor.list.choose("next_article")
    editor.reset_button.click()
    qtbot.waitUntil(lambda: shortcuts(bench, "next_article") == ["J"])
    assert shortcuts(bench, "toggle_star") == ["S"]
    record(qtbot, editor, Qt.Key.Key_Z)
    editor.reset_all_button.click()
    qtbot.waitUntil(lambda: shortcuts(bench, "next_article") == ["J"])
    assert editor.reset_all_button.isHidden()


def test_escape_leaves_the_editor_even_from_the_recorder(qtbot: QtBot, bench: WindowBench) -> None:
    editor = editor_of(bench)
    editor.recorder.setFocus()
    QTest.keyClick(editor.recorder, Qt.Key.Key_Escape)
    assert bench.window.parts.sheet.shown is None


def test_the_sheet_shows_every_key_and_finds_one(qtbot: QtBot, bench: WindowBench) -> None:
    QTest.keySequence(bench.window.parts.entries.view, QKeySequence("?"))
    sheet = bench.sheet(KeySheet)
    assert {line.name for line in sheet.columns.lines()} == {row.name for row in ROWS if row.keys}
    QTest.keyClicks(sheet.field, "star")
    assert {line.name for line in sheet.columns.lines()} >= {"toggle_star", "go_starred"}
    sheet.field.setText("g s")
    assert [line.name for line in sheet.columns.lines()] == ["go_starred"]


def test_the_table_for_paper_holds_every_key(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.handlers.general.show_keys()
    sheet = bench.sheet(KeySheet)
    text = sheet.document().toPlainText()
    assert all(row.text.replace("&", "") in text for row in ROWS if row.keys)
    assert "G A" in text


def test_sheets_fit_into_a_small_window(qtbot: QtBot, bench: WindowBench) -> None:
    bench.window.resize(820, 460)
    bench.window.handlers.general.show_keys()
    sheet = bench.sheet(KeySheet)
    assert sheet.rect().contains(sheet.card.geometry())
    assert {line.name for line in sheet.columns.lines()} == {row.name for row in ROWS if row.keys}
    editor = editor_of(bench)
    assert editor.rect().contains(editor.card.geometry())
