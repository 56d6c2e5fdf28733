"""Account sheets: the ways to them, what they say beside the sidebar, and room for their words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from reader.domain.accounts import ServerFeed
from reader.domain.commands import FindServer
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, SubscriptionsChanged
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
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, AddFeedSheet)
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
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, AccountSheet)
    buttons: list[QAbstractButton] = [sheet.remove_button, sheet.keep, sheet.sync_button, sheet.save_button]
    assert [each.text() for each in buttons if each.width() < each.sizeHint().width()] == []


def test_a_changed_certificate_has_the_focus_and_a_refused_password_is_typed_over(qtbot: QtBot, bench: WindowBench) -> None:
    account = in_trouble(qtbot, bench, added(qtbot, bench), Problem(ProblemKind.CERTIFICATE_CHANGED, "cd" * 32))
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.window.parts.sheet.shown
    assert isinstance(sheet, AccountSheet)
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
