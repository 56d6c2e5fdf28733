"""Following newsletters of a mailbox from the window, by the keyboard."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import AddNewsletters, FindNewsletters
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, FeedsFound, MailFoldersFound
from reader.domain.subscription import FoundFeed
from reader.storage import subscriptions
from reader.ui.data.nodes import Kind
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.dialogs.newsletters import NewslettersSheet, mailbox_url, server_of
from reader.ui.sidebar.row_menu import RowMenu
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

URL = "imaps://me%40example.org@imap.example.org/INBOX"
FOUND = tuple(FoundFeed(f"{URL}#{name}.example.com", name.title()) for name in ("weekly", "daily"))


def opened(bench: WindowBench) -> NewslettersSheet:
    bench.window.actions_by_name["add_newsletters"].trigger()
    return bench.sheet(NewslettersSheet)


def fill_in(sheet: NewslettersSheet) -> None:
    """Type a name and a password; the server follows from the name."""
    QTest.keyClicks(sheet.username, "me@example.org")
    QTest.keyClicks(sheet.secret, "secret")


def asked(bench: WindowBench, sheet: NewslettersSheet) -> FindNewsletters:
    QTest.keyClick(sheet.secret, Qt.Key.Key_Return)
    command = bench.engine.sent[-1]
    assert isinstance(command, FindNewsletters)
    return command


def test_the_mailbox_is_asked_and_what_is_ticked_is_followed(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = opened(bench)
    fill_in(sheet)
    command = asked(bench, sheet)
    assert (command.url, command.password) == (URL, "secret")
    assert "secret" not in repr(command)
    assert not sheet.next_button.isEnabled()
    sheet.handle_event(FeedsFound(URL, FOUND, cause=command.command_id))
    assert [choice.text() for choice in sheet.choices] == ["Weekly", "Daily"]
    assert sheet.next_button.text().startswith("Add 2 ")
    QTest.keyClick(sheet.choices[0], Qt.Key.Key_Space)
    assert sheet.next_button.text().startswith("Add 1 ")
    QTest.keyClick(sheet.choices[1], Qt.Key.Key_Return)
    added = bench.engine.sent[-1]
    assert isinstance(added, AddNewsletters)
    assert (added.newsletters, added.password) == (FOUND[1:], "secret")
    assert "secret" not in repr(added)
    # as it goes on once the keyring has the password
    bench.engine.submit(replace(added, password=""))
    settle(qtbot, bench)
    assert bench.window.parts.sheet.shown is None
    followed = {each.url: each.title for each in subscriptions.subscriptions(bench.engine.connection)}
    assert followed[FOUND[1].url] == "Daily"
    assert FOUND[0].url not in followed
    bench.window.actions_by_name["undo"].trigger()
    settle(qtbot, bench)
    assert FOUND[1].url not in {each.url for each in subscriptions.subscriptions(bench.engine.connection)}


def test_a_folder_of_the_mailbox_is_chosen_from_those_it_has(qtbot: QtBot, bench: WindowBench) -> None:
    sheet = opened(bench)
    fill_in(sheet)
    assert not sheet.mail_folder.isVisible()
    command = asked(bench, sheet)
    folders = ("INBOX", "Drafts", "Lists")
    sheet.handle_event(MailFoldersFound(folders, cause=command.command_id))
    sheet.handle_event(CommandFailed(Problem(ProblemKind.NO_NEWSLETTERS, "INBOX"), cause=command.command_id))
    assert sheet.mail_folder.isVisible()
    assert sheet.mail_folder.hasFocus()
    assert [each.text() for each in sheet.mail_folder.choice_menu().actions()] == list(folders)
    for _ in range(2):
        QTest.keyClick(sheet.mail_folder, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: bench.engine.sent[-1] is not command)
    first, again = (each for each in bench.engine.sent if isinstance(each, FindNewsletters))
    assert first is command, "what the keys only passed is not searched"
    assert (again.url, again.password) == (URL.replace("INBOX", "Lists"), "secret")
    sheet.handle_event(MailFoldersFound(folders, cause=again.command_id))
    assert sheet.mail_folder.value() == "Lists"
    QTest.keyClicks(sheet.server, "x")
    assert not sheet.mail_folder.isVisible()


def test_the_row_of_a_newsletter_leads_to_where_it_is_cancelled(qtbot: QtBot, bench: WindowBench) -> None:
    bench.engine.submit(AddNewsletters(FOUND))
    settle(qtbot, bench)
    pane = bench.window.parts.subscriptions
    feed_id = next(each.feed_id for each in subscriptions.subscriptions(bench.engine.connection) if each.url == FOUND[0].url)
    node = pane.model.find((Kind.FEED, feed_id))
    menu = RowMenu([node], pane.model, bench.engine.submit, pane)
    texts = [action.text() for action in menu.actions()]
    assert "Unsubscribe at the sender…" in texts
    assert "Open website" not in texts
    menu.close()
    pane.select(node.key)
    settle(qtbot, bench)
    pane.site_wanted.emit()
    assert bench.opened_urls == []
    subscriptions.set_settings(bench.engine.connection, feed_id, {"unsubscribe": "https://example.com/leave"})
    pane.site_wanted.emit()
    assert bench.opened_urls == ["https://example.com/leave"]


def test_a_refused_password_is_said_and_typed_again(bench: WindowBench) -> None:
    sheet = opened(bench)
    fill_in(sheet)
    command = asked(bench, sheet)
    sheet.handle_event(CommandFailed(Problem(ProblemKind.MAIL_SIGN_IN), cause=command.command_id))
    assert sheet.message.text() == "The mail server refuses this name and password."
    QTest.keyClicks(sheet.secret, "other")
    assert sheet.message.text() == ""
    assert asked(bench, sheet).password == "other"


def test_what_was_found_no_longer_counts_once_a_field_is_edited(bench: WindowBench) -> None:
    sheet = opened(bench)
    fill_in(sheet)
    sheet.handle_event(FeedsFound(URL, FOUND, cause=asked(bench, sheet).command_id))
    QTest.keyClicks(sheet.server, "x")
    assert sheet.choices == []
    assert sheet.next_button.text() == "Find newsletters"


def test_an_e_mail_address_among_feeds_leads_to_its_mailbox(bench: WindowBench) -> None:
    bench.window.actions_by_name["add_feed"].trigger()
    sheet = bench.sheet(AddFeedSheet)
    QTest.keyClicks(sheet.field, "me@gmail.com")
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    mailbox = bench.sheet(NewslettersSheet)
    assert (mailbox.username.text(), mailbox.server.text()) == ("me@gmail.com", "imap.gmail.com")
    assert "app password" in mailbox.hint.text()


def test_a_mailbox_without_passwords_is_said_to_have_none(bench: WindowBench) -> None:
    sheet = opened(bench)
    QTest.keyClicks(sheet.username, "me@outlook.com")
    assert "forwarded" in sheet.hint.text()


@pytest.mark.parametrize(
    ("address", "server"), [("a@b.example", "imap.b.example"), ("a@proton.me", "127.0.0.1:1143"), ("a", ""), ("a@b", "")]
)
def test_the_likely_server(address: str, server: str) -> None:
    assert server_of(address) == server


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        (("me", "imap.b.example", ""), "imaps://me@imap.b.example/INBOX"),
        (("me", "127.0.0.1:1143", "a/b"), "imap://me@127.0.0.1:1143/a/b"),
        (("me", "h.example:995", "x"), "imaps://me@h.example:995/x"),
        (("", "h.example", "x"), ""),
        (("me", "h example", "x"), ""),
        (("me", "", "x"), ""),
        (("me\n", "h.example", "a\nb"), ""),
    ],
)
def test_the_address_of_a_folder(typed: tuple[str, str, str], url: str) -> None:
    assert mailbox_url(*typed) == url
