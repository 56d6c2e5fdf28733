"""A server in the internet that is not encrypted: the password goes out only once the user has accepted that, in the window and at the command line."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reader.app.commands import accounts
from reader.app.single_instance import Conversation, Line, Request
from reader.domain.accounts import UNENCRYPTED, Server, ServerKind, SignIn
from reader.domain.commands import AddAccount, CheckAccount, Command, FindServer
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import AccountChecked, CommandFailed, Event, ServerFound
from reader.ui.dialogs.accounts import AddAccountSheet
from tests.fakes.window_bench import WindowBench

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
