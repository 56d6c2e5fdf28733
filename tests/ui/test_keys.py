"""The keys: the table against the proposed standard, what the user changes, the sheet and the editor."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetPreference
from reader.ui.dialogs.keys import KeyEditor, KeySheet
from reader.ui.kit.actions import conflicts, read_keys, usual_keys, write_keys
from reader.ui.shell.actions.table import ROWS
from tests.fakes.window_bench import WindowBench

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
