"""Account sheets: the ways to them, servers that are not encrypted, and room for their words."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from reader.app.commands import accounts
from reader.app.single_instance import Conversation, Line, Request
from reader.domain.accounts import UNENCRYPTED, Server, ServerFeed, ServerKind, SignIn
from reader.domain.commands import AddAccount, CheckAccount, Command, FindServer
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import AccountChecked, CommandFailed, Event, ServerFound, SubscriptionsChanged
from reader.storage import remote_feeds
from reader.storage.writer import transaction
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.accounts import AccountSheet, AddAccountSheet
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.sidebar.row_menu import RowMenu
from reader.ui.text.accounts import state_text
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.ui.test_accounts import Sent, added, answer, in_trouble


@pytest.fixture
def sent(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Sent:
    return Sent(bench, monkeypatch)


def test_an_address_without_a_feed_leads_to_an_account_on_its_server(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    bench.window.actions_by_name["add_feed"].trigger()
    sheet = bench.sheet(AddFeedSheet)
    assert not sheet.account_button.isVisible()
    sheet.field.setText("rss.example")
    sheet.go()
    assert sheet._finding is not None
    answer(bench, CommandFailed(Problem(ProblemKind.NO_FEED_FOUND, "rss.example"), cause=sheet._finding))
    QTest.mouseClick(sheet.account_button, Qt.MouseButton.LeftButton)
    assert isinstance(bench.window.parts.sheet.shown, AddAccountSheet)
    assert sent.last == FindServer("rss.example", command_id=sent.cause)
    bench.window.parts.sheet.shown.close_sheet()
    first_start = bench.window.parts.first_start
    first_start.greet()
    first_start.field.setText("other.example")
    first_start.account.click()
    assert sent.last == FindServer("other.example", command_id=sent.cause)


def test_what_waits_is_in_the_settings_where_the_sidebar_says_what_is_wrong(qtbot: QtBot, bench: WindowBench) -> None:
    account = in_trouble(qtbot, bench, added(qtbot, bench), Problem(ProblemKind.SIGN_IN_FAILED))
    assert state_text(account, 3, None, bench.clock) == "Sign-in failed · Review"
    sheet = AccountSheet(bench.theme, bench.window, bench.clock, lambda _: None, account, 3)
    assert sheet.message.text().endswith("\n3 changes waiting")
    sheet.close_sheet()


def test_a_feed_of_an_account_has_no_document_to_be_loaded_again(qtbot: QtBot, bench: WindowBench) -> None:
    account = added(qtbot, bench)
    feed = ServerFeed("feed/1", "http://site.test/a", "A")
    with transaction(bench.engine.connection):
        there = remote_feeds.add(bench.engine.connection, account.account_id, feed, feed.url, NOW)
    bench.engine.publish(SubscriptionsChanged())
    model = bench.window.parts.subscriptions.model
    qtbot.waitUntil(lambda: model.find((Kind.FEED, there)) is not None)
    for feed_id, is_offered in ((there, False), (bench.engine.library.feed_ids["The Paper Garden"], True)):
        node = model.find((Kind.FEED, feed_id))
        assert node is not None
        menu = RowMenu([node], model, lambda _: None, bench.window)
        assert ("Reload from scratch" in [each.text() for each in menu.actions()]) is is_offered
        menu.close()


@pytest.mark.parametrize("size", [(1200, 800), (480, 800)])
def test_no_button_of_an_accounts_settings_is_cut_off(qtbot: QtBot, bench: WindowBench, size: tuple[int, int]) -> None:
    bench.window.resize(*size)
    bench.window.handlers.accounts.show_account(added(qtbot, bench).account_id)
    sheet = bench.sheet(AccountSheet)
    buttons: list[QAbstractButton] = [sheet.remove_button, sheet.keep, sheet.sync_button, sheet.save_button]
    assert [each.text() for each in buttons if each.width() < each.sizeHint().width()] == []


def test_a_changed_certificate_has_the_focus_and_a_refused_password_is_typed_over(qtbot: QtBot, bench: WindowBench) -> None:
    account = in_trouble(qtbot, bench, added(qtbot, bench), Problem(ProblemKind.CERTIFICATE_CHANGED, "cd" * 32))
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.sheet(AccountSheet)
    assert sheet.certificate.trust.hasFocus()
    sheet.fields.secret.setText("refused")
    sheet.fields.focus()
    assert sheet.fields.secret.selectedText()


def test_no_message_says_that_a_server_was_not_found_once_the_sheet_is_closed(bench: WindowBench, sent: Sent) -> None:
    bench.window.parts.first_start.greet()
    bench.window.parts.first_start.field.setText("other.example")
    bench.window.parts.first_start.account.click()
    bench.window.parts.sheet.close()
    answer(bench, CommandFailed(Problem(ProblemKind.TIMEOUT), cause=sent.cause))
    assert bench.window.parts.messages.toast.text() == ""


SERVER = Server(ServerKind.FRESHRSS, "http://rss.example/api/greader.php")
OPEN = replace(SERVER, certificate=UNENCRYPTED)
REFUSED = Problem(ProblemKind.UNENCRYPTED, "rss.example")


def test_the_password_is_sent_once_the_box_is_ticked(bench: WindowBench) -> None:
    sent: list[Command] = []
    sheet = AddAccountSheet(bench.window.parts.theme, bench.window, sent.append, "rss.example")
    sheet.handle_event(ServerFound(SERVER, cause=sent[-1].command_id))
    sheet.fields.username.setText("ann")
    sheet.fields.secret.setText("secret")
    sheet.go()
    assert isinstance(sent[-1], CheckAccount)
    assert sent[-1].server == SERVER
    sheet.handle_event(CommandFailed(REFUSED, cause=sent[-1].command_id))
    box = sheet.certificate.go_unencrypted
    assert not box.isHidden()
    assert sheet.certificate.trust.isHidden()
    assert sheet.certificate.fingerprint.isHidden()
    assert not sheet.next_button.isEnabled()
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    sheet.go()
    assert isinstance(sent[-1], CheckAccount)
    assert sent[-1].server == OPEN
    sheet.handle_event(AccountChecked(3, 40, cause=sent[-1].command_id))
    sheet.go()
    assert isinstance(sent[-1], AddAccount)
    assert sent[-1].server == OPEN
    sheet.address.setText("rss.example/other")
    sheet.go()
    assert isinstance(sent[-1], FindServer)
    sheet.handle_event(ServerFound(replace(SERVER, certificate="ab" * 32), cause=sent[-1].command_id))
    assert (box.isHidden(), sheet.certificate.trust.isHidden(), box.isChecked()) == (True, False, False)
    sheet.close_sheet()


@pytest.mark.parametrize("kind", list(ServerKind))
def test_a_key_is_asked_for_only_where_one_is_taken(bench: WindowBench, kind: ServerKind) -> None:
    sent: list[Command] = []
    sheet = AddAccountSheet(bench.window.parts.theme, bench.window, sent.append, "rss.example")
    sheet.handle_event(ServerFound(Server(kind, "https://rss.example"), cause=sent[-1].command_id))
    assert sheet.fields.way.isVisibleTo(sheet) is (kind is ServerKind.MINIFLUX)
    assert not sheet.fields.username.isHidden()
    assert sheet.fields.sign_in() is SignIn.PASSWORD
    assert sheet.refreshes.isVisibleTo(sheet) is (kind is not ServerKind.OTHER)
    sheet.close_sheet()


class Answering(Conversation):
    """The engine's answers to one command after the other."""

    def __init__(self) -> None:
        self.asked: list[Command] = []

    def ask(self, command: Command) -> Iterator[Event]:
        self.asked.append(command)
        if isinstance(command, FindServer):
            yield ServerFound(SERVER, cause=command.command_id)
        elif isinstance(command, CheckAccount) and command.server == OPEN:
            yield AccountChecked(3, 40, cause=command.command_id)
        else:
            raise ReaderError(REFUSED.kind, REFUSED.detail)


@pytest.mark.parametrize(("trusted", "server"), [("", SERVER), (UNENCRYPTED, OPEN)])
def test_the_command_line_says_how_to_accept_it(trusted: str, server: Server) -> None:
    conversation, said = Answering(), list[Line]()
    request = Request("accounts", ("rss.example", "ann", "", trusted), data=b"secret")
    assert "secret" not in repr(request)
    with pytest.raises(ReaderError):
        accounts.add(conversation, request, said.append)
    checks = [command for command in conversation.asked if isinstance(command, CheckAccount)]
    assert [command.server for command in checks] == [server]
    assert any("--trust unencrypted" in line.text for line in said) is (server == SERVER)
