"""Sending articles from the window: one submenu, what failed in it, a login where one is missing, another program only after asking."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from reader.domain.commands import KeepSendLogin, SendEntries, SetPreference
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, EntriesSent, SendingFailed, SendLoginKept
from reader.domain.link_templates import services_of
from reader.domain.rules import RuleAction, RuleActionKind
from reader.storage import sendings
from reader.storage.sendings import Sending
from reader.ui.dialogs.rules import RuleActionRow
from reader.ui.dialogs.send_login import SendLoginSheet
from reader.ui.pages.preferences.sheet import PreferencesSheet
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


@pytest.fixture
def bench(bench: WindowBench, qtbot: QtBot, tmp_path: Path) -> WindowBench:
    lines = (f"Notes: {tmp_path}", "Bag: wallabag+https://bag.test", "Vault: obsidian://new?name={title}", "There: miniflux:")
    bench.engine.submit(SetPreference("share.services", "\n".join(lines)))
    bench.bridge.flush()
    bench.window.handlers.reading.next_article()
    settle(qtbot, bench)
    return bench


def targets(bench: WindowBench) -> QMenu:
    """The submenu behind the share button, as it opens."""
    menu = next(each.menu() for each in bench.window.parts.article.header.share_menu.actions() if each.text() == "Send to")
    menu.aboutToShow.emit()
    assert isinstance(menu, QMenu)
    return menu


def press(menu: QMenu, text: str) -> None:
    next(each for each in menu.actions() if each.text() == text).trigger()


def test_the_submenu_names_the_places_and_what_a_press_sends_can_be_undone(bench: WindowBench, qtbot: QtBot) -> None:
    window = bench.window
    menu = targets(bench)
    assert [each.text() for each in menu.actions()] == ["Notes", "Bag", "Vault", "There", "", "Set up…"]
    # the article is of no account
    assert [each.isEnabled() for each in menu.actions()[:4]] == [True, True, True, False]
    article = window.parts.article.article
    press(menu, "Bag")
    assert bench.engine.sent[-1] == SendEntries((article.entry_id,), "Bag", command_id=bench.engine.sent[-1].command_id)
    bench.bridge.flush()
    assert window.parts.messages.toast.text() == "Sending to Bag"
    assert sendings.next_at(bench.engine.connection) is not None
    window.handlers.general.undo()
    bench.bridge.flush()
    settle(qtbot, bench)
    assert sendings.next_at(bench.engine.connection) is None
    bench.engine.publish(EntriesSent("Bag"))
    bench.bridge.flush()
    assert window.parts.messages.toast.text() == "Sent to Bag"


def test_the_menu_of_rows_sends_all_that_are_selected(bench: WindowBench) -> None:
    window = bench.window
    window.parts.entries.view.selectAll()
    chosen = window.parts.entries.marked_ids()
    assert len(chosen) > 1
    menu = window.list_links.article_menu()
    part = next(each.menu() for each in menu.actions() if each.text() == "Send to")
    # an address takes one
    assert [each.isEnabled() for each in part.actions()[:3]] == [True, True, False]
    press(part, "Notes")
    sent = bench.engine.sent[-1]
    assert isinstance(sent, SendEntries)
    assert (sent.entry_ids, sent.target) == (chosen, "Notes")


def test_what_was_given_up_waits_in_the_submenu(bench: WindowBench) -> None:
    article = bench.window.parts.article.article
    connection = bench.engine.connection
    press(targets(bench), "Bag")
    problem = Problem(ProblemKind.CONNECT, "refused")
    sendings.note_failure(connection, Sending(article.entry_id, "Bag"), problem, None, is_of_target=True)
    part = next(each.menu() for each in targets(bench).actions() if each.text() == "1 not sent to Bag")
    assert [each.text() for each in part.actions()] == [
        "The server does not accept connections (refused).",
        "Try again",
        "Do not send",
    ]
    press(part, "Try again")
    assert sendings.given_up(connection) == []
    sendings.note_failure(connection, Sending(article.entry_id, "Bag"), problem, None, is_of_target=True)
    press(next(each.menu() for each in targets(bench).actions() if each.text() == "1 not sent to Bag"), "Do not send")
    assert (sendings.given_up(connection), sendings.next_at(connection)) == ([], None)


def test_another_program_is_opened_after_asking_once(bench: WindowBench) -> None:
    window = bench.window
    article = window.parts.article.article
    assert article is not None
    press(targets(bench), "Vault")
    toast = window.parts.messages.toast
    assert (bench.opened_urls, toast.text()) == ([], "“Vault” opens another program (obsidian:).")
    toast._action.click()
    press(targets(bench), "Vault")
    assert len(bench.opened_urls) == 2
    assert {each.partition("=")[0] for each in bench.opened_urls} == {"obsidian://new?name"}


@pytest.mark.parametrize(
    "problem", [Problem(ProblemKind.BAD_FOLDER, "/media/notes"), Problem(ProblemKind.TIMEOUT)], ids=lambda each: each.kind.value
)
def test_a_failure_and_what_follows_are_two_sentences(bench: WindowBench, problem: Problem) -> None:
    bench.engine.publish(SendingFailed("Notes", 1, problem, is_final=False))
    bench.bridge.flush()
    shown = bench.window.parts.messages.toast.text()
    assert re.search(r"[^.]\. It is tried again\.$", shown), shown


def test_a_missing_login_is_asked_for_where_it_is_said(bench: WindowBench, qtbot: QtBot) -> None:
    window = bench.window
    bench.engine.publish(SendingFailed("Bag", 1, Problem(ProblemKind.WALLABAG_LOGIN), is_final=True))
    bench.bridge.flush()
    window.parts.messages.toast._action.click()
    sheet = window.parts.sheet.shown
    assert isinstance(sheet, SendLoginSheet)
    assert sheet.client_id.hasFocus()
    for field, text in zip((sheet.client_id, sheet.client_secret, sheet.username), ("1_abc", "xyz", "ann"), strict=True):
        QTest.keyClicks(field, text)
    QTest.keyClick(sheet.username, Qt.Key.Key_Return)
    assert not sheet.save_button.isEnabled()
    QTest.keyClicks(sheet.password, "hush ")
    bench.engine.is_holding = True
    QTest.keyClick(sheet.password, Qt.Key.Key_Return)
    command = bench.engine.sent[-1]
    assert isinstance(command, KeepSendLogin)
    assert (command.server_url, command.username) == ("https://bag.test", "ann")
    assert json.loads(command.secrets) == {"client_id": "1_abc", "client_secret": "xyz", "password": "hush "}
    assert "hush" not in repr(command)
    bench.engine.publish(CommandFailed(Problem(ProblemKind.KEYRING, "locked"), cause=command.command_id))
    bench.bridge.flush()
    assert sheet.message.isVisible()
    assert sheet.card.height() >= sheet.column.totalHeightForWidth(sheet.card.width()), "nothing is cut off"
    QTest.keyClick(sheet.password, Qt.Key.Key_Return)
    command = bench.engine.sent[-1]
    bench.engine.publish(SendLoginKept(cause=command.command_id))
    bench.bridge.flush()
    qtbot.waitUntil(lambda: window.parts.sheet.shown is None)


def test_a_rule_offers_the_places_that_need_no_window(bench: WindowBench) -> None:
    bench.window.handlers.general.edit_rules()
    editor = bench.window.parts.sheet.shown
    assert editor is not None
    row = RuleActionRow(bench.window.parts.theme, RuleAction(RuleActionKind.SEND, "Gone"), (), (), ("Notes", "Bag"))
    assert row.action() == RuleAction(RuleActionKind.SEND, "Gone")
    assert row.target.isVisibleTo(row)
    assert row._lack.text() == "There is no such place to send to: Gone"
    row.target.set_value("Bag")
    row.target.chosen.emit("Bag")
    assert (row.action().value, row._lack.text()) == ("Bag", "")


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
def test_places_are_added_in_the_preferences(bench: WindowBench, tmp_path: Path) -> None:
    window = bench.window
    window.handlers.preferences.edit_preferences("share.services")
    sheet = window.parts.sheet.shown
    assert isinstance(sheet, PreferencesSheet)
    field = sheet.pages.views["share.services"].control
    field.offer()
    menu = field.findChild(QMenu)
    assert [each.text() for each in menu.actions()] == ["Folder…", "wallabag", "Miniflux", "Obsidian", "Mastodon"]
    press(menu, "Obsidian")
    menu.close()
    assert field.toPlainText().endswith("Obsidian: obsidian://new?name={title}&content={url}%0A%0A{text}")
    field.add_folder(f"{tmp_path}/My notes")
    chosen = services_of(window.parts.preferences.values.share_services)
    assert [each.name for each in chosen[-2:]] == ["Obsidian", "My notes"]
