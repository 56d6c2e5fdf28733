"""Accounts in the window: the sheet that adds one, its row in the sidebar, its settings, and what is said of one in trouble."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reader.domain.accounts import Account, Server, ServerKind, SignIn, SyncCounts
from reader.domain.commands import (
    AddAccount,
    AddToAccount,
    CheckAccount,
    Command,
    FindServer,
    RemoveAccount,
    SetAccount,
    SettleOldChanges,
    SignInAgain,
    SyncAccounts,
)
from reader.domain.entry import View
from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind
from reader.domain.events import (
    AccountAdded,
    AccountChanged,
    AccountChecked,
    ChangesTooOld,
    CommandFailed,
    ServerFound,
    ServerReplaced,
    SubscriptionsChanged,
    SyncFinished,
    SyncProgress,
)
from reader.domain.ids import CommandId
from reader.storage import accounts
from reader.storage.writer import transaction
from reader.ui.data.nodes import FEEDS, Kind, Node
from reader.ui.dialogs.accounts import AccountSheet, AddAccountSheet
from reader.ui.dialogs.add_feed import AddFeedSheet
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.pages import HEALTH
from reader.ui.kit.sheet import QuestionSheet
from reader.ui.pages.health import HealthPage
from reader.ui.text.problems import sentence
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle

MINIFLUX = Server(ServerKind.MINIFLUX, "https://rss.example", "2.3.4")
FRESHRSS = Server(ServerKind.FRESHRSS, "https://news.example/api/greader.php")
FINGERPRINT = "ab" * 32


class Sent:
    """Commands for servers are kept here and answered by the test; the rest goes to the engine."""

    def __init__(self, bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands: list[Command] = []
        self._engine, self._do = bench.engine, bench.engine._do
        monkeypatch.setattr(bench.engine, "_do", self._take)

    def _take(self, command: Command) -> None:
        if isinstance(
            command,
            FindServer | CheckAccount | AddAccount | SignInAgain | SyncAccounts | AddToAccount | RemoveAccount | SettleOldChanges,
        ):
            self.commands.append(command)
        else:
            self._do(command)

    @property
    def last(self) -> Command:
        return self.commands[-1]

    @property
    def cause(self) -> CommandId:
        return self.last.command_id


@pytest.fixture
def sent(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Sent:
    return Sent(bench, monkeypatch)


def added(qtbot: QtBot, bench: WindowBench, server: Server = FRESHRSS, name: str = "FreshRSS") -> Account:
    """An account that synchronised an hour ago."""
    with transaction(bench.engine.connection):
        account = accounts.add(bench.engine.connection, server, name, "ines", NOW - 7200)
        account = replace(account, synced_at=NOW - 3600)
        accounts.save(bench.engine.connection, account)
    bench.engine.core.state.accounts.known[account.account_id] = account
    bench.engine.publish(AccountAdded(account))
    bench.engine.publish(SubscriptionsChanged())
    model = bench.window.parts.subscriptions.model
    qtbot.waitUntil(lambda: model.find((Kind.FOLDER, account.folder_id)) is not None)
    settle(qtbot, bench)
    return account


def in_trouble(qtbot: QtBot, bench: WindowBench, account: Account, problem: Problem) -> Account:
    failing = replace(account, problem=problem, problem_since=NOW - 60)
    with transaction(bench.engine.connection):
        accounts.save(bench.engine.connection, failing)
    bench.engine.core.state.accounts.known[account.account_id] = failing
    bench.engine.publish(AccountChanged(failing))

    def is_shown() -> bool:
        line = row_of(bench, account).account
        known = line.health.problem if line is not None and line.health is not None else None
        return known == (None if problem.kind in CONNECTIVITY else problem)

    qtbot.waitUntil(is_shown)
    settle(qtbot, bench)
    return failing


def row_of(bench: WindowBench, account: Account) -> Node:
    node = bench.window.parts.subscriptions.model.find((Kind.FOLDER, account.folder_id))
    assert node is not None
    return node


def answer(bench: WindowBench, event: object) -> None:
    bench.engine.publish(event)  # type: ignore[arg-type]
    QGuiApplication.processEvents()


def type_into(sheet: AddAccountSheet, text: str) -> None:
    QTest.keyClicks(sheet.address, text)
    QTest.keyClick(sheet.address, Qt.Key.Key_Return)


def opened(bench: WindowBench) -> AddAccountSheet:
    bench.window.actions_by_name["add_account"].trigger()
    return bench.sheet(AddAccountSheet)


def test_return_by_return_a_server_is_found_signed_in_to_and_added(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    sheet = opened(bench)
    assert not sheet.next_button.isEnabled()
    type_into(sheet, "rss.example")
    assert isinstance(sent.last, FindServer)
    assert sent.last.address == "rss.example"
    answer(bench, ServerFound(MINIFLUX, cause=sent.cause))
    assert sheet.message.text() == "Miniflux 2.3 found at https://rss.example\nTags stay on this computer."
    assert (sheet.name.text(), sheet.next_button.text()) == ("Miniflux", "Sign in")
    assert sheet.fields.username.hasFocus()
    QTest.keyClicks(sheet.fields.username, "ines")
    QTest.keyClicks(sheet.fields.secret, "secret456")
    QTest.keyClick(sheet.fields.secret, Qt.Key.Key_Return)
    assert isinstance(sent.last, CheckAccount)
    assert (sent.last.username, sent.last.secret, sent.last.sign_in) == ("ines", "secret456", SignIn.PASSWORD)
    answer(bench, AccountChecked(41, 274, cause=sent.cause))
    assert sheet.message.text() == "Signed in: 41 feeds, 274 unread articles"
    QTest.keyClick(sheet.next_button, Qt.Key.Key_Return)
    assert isinstance(sent.last, AddAccount)
    assert (sent.last.name, sent.last.refreshes_server) == ("Miniflux", False)
    answer(bench, AccountAdded(Account(1, MINIFLUX, "Miniflux", "ines", 1), cause=sent.cause))  # type: ignore[arg-type]
    assert bench.window.parts.sheet.shown is None
    assert "secret456" not in repr(sent.commands)


def test_the_list_of_an_account_without_feeds_says_how_it_is(qtbot: QtBot, bench: WindowBench) -> None:
    account = added(qtbot, bench)
    bench.window.parts.subscriptions.select((Kind.FOLDER, account.folder_id))
    settle(qtbot, bench)
    empty = bench.window.parts.entries.empty
    assert (empty.title, empty._reason.text()) == ("Nothing here yet", "Synced 09:42")
    in_trouble(qtbot, bench, account, Problem(ProblemKind.SIGN_IN_FAILED))
    assert empty._reason.text() == "No articles could be loaded. See the error above."


def test_the_list_of_an_account_says_what_is_wrong_and_what_to_do(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    account = added(qtbot, bench)
    lists = bench.window.parts.entries
    bench.window.parts.subscriptions.select((Kind.FOLDER, account.folder_id))
    settle(qtbot, bench)
    in_trouble(qtbot, bench, replace(account, next_at=NOW + 1800), Problem(ProblemKind.CONNECT, "connection refused"))
    notice = lists.notice
    what, rest = (label.text() for label in notice.findChildren(PlainLabel) if label.text())
    assert what == row_of(bench, account).state == "Server unreachable since 10:41"
    assert rest == "The server does not accept connections (connection refused). Next try: 11:12."
    assert notice.review.isHidden()
    notice.retry.click()
    assert sent.last == SyncAccounts((account.account_id,), command_id=sent.cause)
    in_trouble(qtbot, bench, account, Problem(ProblemKind.SIGN_IN_FAILED))
    what, rest = (label.text() for label in notice.findChildren(PlainLabel) if label.text())
    assert what == "Sign-in failed"
    assert rest == sentence(Problem(ProblemKind.SIGN_IN_FAILED)) + " It is not retried automatically."
    assert notice.retry.isHidden()
    notice.review.click()
    bench.sheet(AccountSheet).close_sheet()
    in_trouble(qtbot, bench, account, Problem(ProblemKind.NO_NETWORK))
    assert notice.isHidden(), "the sidebar's head says that this computer is offline"
    in_trouble(qtbot, bench, account, Problem(ProblemKind.SIGN_IN_FAILED))
    assert notice.isVisible()
    bench.window.parts.subscriptions.select_view(View.ALL)
    settle(qtbot, bench)
    assert notice.isHidden(), "its row says it"


def test_a_new_account_has_nothing_and_says_so_without_noughts(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    sheet = opened(bench)
    type_into(sheet, "rss.example")
    answer(bench, ServerFound(MINIFLUX, cause=sent.cause))
    QTest.keyClicks(sheet.fields.username, "ines")
    QTest.keyClicks(sheet.fields.secret, "secret456")
    QTest.keyClick(sheet.fields.secret, Qt.Key.Key_Return)
    answer(bench, AccountChecked(0, 0, cause=sent.cause))
    assert sheet.message.text() == "Signed in: no feeds, nothing unread"


def test_a_failure_is_said_where_it_happened_and_another_address_starts_over(
    qtbot: QtBot, bench: WindowBench, sent: Sent
) -> None:
    sheet = opened(bench)
    type_into(sheet, "hotel.example")
    answer(bench, CommandFailed(Problem(ProblemKind.PORTAL), cause=sent.cause))
    assert "sign in" in sheet.message.text()
    assert sheet.address.hasFocus()
    sheet.address.setText("rss.example")
    assert sheet.message.isHidden()
    sheet.go()
    answer(bench, ServerFound(FRESHRSS, cause=sent.cause))
    assert "API password" in sheet.fields.hint.text()
    sheet.fields.username.setText("ines")
    sheet.fields.secret.setText("wrong")
    sheet.go()
    answer(bench, CommandFailed(Problem(ProblemKind.SIGN_IN_FAILED), cause=sent.cause))
    assert sheet.message.text().startswith("The server refuses")
    assert sheet.fields.secret.hasFocus()
    sheet.address.setText("other.example")
    assert sheet.fields.isHidden()
    assert sheet.next_button.text() == "Find server"


def test_an_unknown_certificate_is_shown_and_has_to_be_trusted(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    sheet = opened(bench)
    type_into(sheet, "rss.example")
    answer(bench, ServerFound(replace(MINIFLUX, certificate=FINGERPRINT), cause=sent.cause))
    assert sheet.certificate.isVisible()
    assert sheet.certificate.fingerprint.text().replace("\n", ":").lower() == ":".join(["ab"] * 32)
    sheet.fields.username.setText("ines")
    sheet.fields.secret.setText("secret456")
    assert not sheet.next_button.isEnabled()
    sheet.certificate.trust.click()
    assert sheet.next_button.isEnabled()


def test_a_key_of_miniflux_needs_no_name(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    sheet = opened(bench)
    type_into(sheet, "rss.example")
    answer(bench, ServerFound(MINIFLUX, cause=sent.cause))
    sheet.fields.way.step(1)
    assert not sheet.fields.username.isVisible()
    sheet.fields.secret.setText("key789")
    sheet.go()
    assert isinstance(sent.last, CheckAccount)
    assert (sent.last.username, sent.last.sign_in) == ("", SignIn.KEY)


def test_in_its_settings_an_account_changes_to_a_key_that_is_typed(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    account = added(qtbot, bench, MINIFLUX, "Miniflux")
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.sheet(AccountSheet)
    assert sheet.fields.secret.placeholderText()
    sheet.fields.way.step(1)
    assert not sheet.fields.secret.placeholderText(), "no key is in the keyring"
    sheet.go()
    assert bench.window.parts.sheet.shown is sheet
    assert sent.commands == []
    sheet.fields.secret.setText("key789")
    sheet.go()
    assert isinstance(sent.last, SignInAgain)
    assert (sent.last.secret, sent.last.sign_in, sent.last.username) == ("key789", SignIn.KEY, "ines")
    answer(bench, CommandFailed(Problem(ProblemKind.KEY_REFUSED), cause=sent.cause))
    qtbot.waitUntil(lambda: "key" in sheet.message.text())
    sheet.close_sheet()


def test_its_row_says_how_it_stands(qtbot: QtBot, bench: WindowBench) -> None:
    account = added(qtbot, bench)
    here = bench.window.parts.subscriptions.model.find(FEEDS)
    assert here.title == "On this computer"
    assert row_of(bench, account).state.startswith("Synced ")
    answer(bench, SyncProgress(account.account_id, 250, 1000))
    qtbot.waitUntil(lambda: row_of(bench, account).state == "Syncing: 250 of 1,000 articles")
    in_trouble(qtbot, bench, account, Problem(ProblemKind.CONNECT, "connection refused"))
    line = row_of(bench, account).account
    assert not line.is_in_trouble
    failing = in_trouble(qtbot, bench, account, Problem(ProblemKind.CERTIFICATE_CHANGED, FINGERPRINT))
    line = row_of(bench, failing).account
    assert (line.state, line.is_in_trouble) == ("Certificate changed · Review", True)


def test_a_click_on_what_is_wrong_opens_the_settings_with_the_certificate_to_trust(
    qtbot: QtBot, bench: WindowBench, sent: Sent
) -> None:
    account = added(qtbot, bench, replace(MINIFLUX, certificate="cd" * 32), "Miniflux at work")
    in_trouble(qtbot, bench, account, Problem(ProblemKind.CERTIFICATE_CHANGED, FINGERPRINT))
    tree = bench.window.parts.subscriptions.tree
    index = bench.window.parts.subscriptions.model.index_of(row_of(bench, account))
    tree.scrollTo(index)
    area = tree.visualRect(index)
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(area.center().x(), area.bottom() - 6))
    sheet = bench.sheet(AccountSheet)
    assert sheet.certificate.isVisible()
    sheet.certificate.trust.click()
    sheet.go()
    assert isinstance(sent.last, SignInAgain)
    assert (sent.last.certificate, sent.last.secret) == (FINGERPRINT, "")


def test_name_and_switches_are_changed_and_taken_back(qtbot: QtBot, bench: WindowBench) -> None:
    account = added(qtbot, bench)
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.sheet(AccountSheet)
    sheet.rules.click()
    sheet.name.setText("News")
    sheet.go()
    settle(qtbot, bench)
    assert bench.window.parts.sheet.shown is None
    known = accounts.account(bench.engine.connection, account.account_id)
    assert (known.name, known.runs_rules) == ("News", False)
    qtbot.waitUntil(lambda: row_of(bench, account).title == "News")
    bench.window.actions_by_name["undo"].trigger()
    qtbot.waitUntil(lambda: row_of(bench, account).title == "FreshRSS")


def test_a_refused_password_keeps_the_sheet_open_though_the_name_is_stored(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    account = added(qtbot, bench)
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.sheet(AccountSheet)
    sheet.name.setText("News")
    sheet.fields.secret.setText("wrong")
    sheet.go()
    qtbot.waitUntil(lambda: row_of(bench, account).title == "News")
    assert bench.window.parts.sheet.shown is sheet
    answer(bench, CommandFailed(Problem(ProblemKind.SIGN_IN_FAILED), cause=sent.cause))
    qtbot.waitUntil(lambda: sheet.message.text().startswith("The server refuses"))
    assert bench.window.parts.sheet.shown is sheet


def test_another_user_name_asks_for_its_password(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    account = added(qtbot, bench)
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.sheet(AccountSheet)
    sheet.fields.username.setText("rafi")
    sheet.go()
    assert bench.window.parts.sheet.shown is sheet
    assert sheet.fields.secret.hasFocus()
    sheet.fields.secret.setText("secret456")
    sheet.go()
    assert isinstance(sent.last, SignInAgain)
    assert (sent.last.username, sent.last.secret) == ("rafi", "secret456")


def test_an_account_is_renamed_and_removed_in_the_sidebar(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    account = added(qtbot, bench)
    sidebar = bench.window.parts.subscriptions
    sidebar.model.setData(sidebar.model.index_of(row_of(bench, account)), "Home")
    assert isinstance(bench.engine.sent[-1], SetAccount)
    qtbot.waitUntil(lambda: row_of(bench, account).title == "Home")
    sidebar.select((Kind.FOLDER, account.folder_id))
    QTest.keyClick(sidebar.tree, Qt.Key.Key_Delete)
    assert isinstance(sent.last, RemoveAccount)


def test_a_feed_for_a_folder_of_an_account_is_added_at_its_server(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    account = added(qtbot, bench)
    bench.window.parts.subscriptions.select((Kind.FOLDER, account.folder_id))
    bench.window.actions_by_name["add_feed"].trigger()
    sheet = bench.sheet(AddFeedSheet)
    sheet.field.setText("https://a.example/feed https://b.example/feed")
    sheet.go()
    assert [type(each) for each in sent.commands] == [AddToAccount, AddToAccount]


@pytest.mark.parametrize("size", [(1200, 800), (480, 360)])
def test_no_line_is_cut_off_while_an_account_is_added(
    qtbot: QtBot, bench: WindowBench, sent: Sent, size: tuple[int, int]
) -> None:
    bench.window.resize(*size)
    sheet = opened(bench)

    def cut() -> list[str]:
        shown = [each for each in sheet.findChildren(QLabel) if each.isVisible() and each.text()]
        low = [each.text() for each in shown if each.wordWrap() and each.height() < each.heightForWidth(each.width())]
        narrow = [each.text() for each in shown if not each.wordWrap() and each.width() < each.sizeHint().width()]
        fields = [each.accessibleName() for each in sheet.findChildren(LineEdit) if each.isVisible() and each.height() < 28]
        return [*low, *narrow, *fields]

    sheet.address.setText("https://rss.example")
    sheet.go()
    answer(bench, CommandFailed(Problem(ProblemKind.NOT_A_SYNC_SERVER, "a web page, and what it says is long"), cause=sent.cause))
    assert cut() == []
    sheet.go()
    answer(
        bench, ServerFound(Server(ServerKind.FRESHRSS, "https://rss.example/api/greader.php", "", "80" * 32), cause=sent.cause)
    )
    assert cut() == []


def test_a_server_that_was_set_up_again_is_asked_about(qtbot: QtBot, bench: WindowBench) -> None:
    account = added(qtbot, bench)
    account = in_trouble(qtbot, bench, account, Problem(ProblemKind.SERVER_REPLACED))
    answer(bench, ServerReplaced(account.account_id))
    # long after the message is gone, too
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.sheet(QuestionSheet)
    assert sheet.title.text() == "Was FreshRSS set up again?"


def test_changes_of_a_month_ago_are_asked_about(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    account = in_trouble(qtbot, bench, added(qtbot, bench), Problem(ProblemKind.OLD_CHANGES))
    answer(bench, ChangesTooOld(account.account_id, 3))
    assert row_of(bench, account).state.startswith("Old changes")
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.sheet(QuestionSheet)
    assert sheet.title.text() == "Send old changes to FreshRSS?"
    QTest.keyClick(sheet.answers[-1], Qt.Key.Key_Space)
    assert isinstance(sent.last, SettleOldChanges)
    assert (sent.last.sends, bench.window.parts.sheet.shown) == (False, None)


def test_the_health_page_names_an_account_that_needs_the_user(qtbot: QtBot, bench: WindowBench) -> None:
    account = in_trouble(qtbot, bench, added(qtbot, bench), Problem(ProblemKind.SIGN_IN_FAILED))
    bench.window.handlers.pages.go_health()
    settle(qtbot, bench)
    page = bench.window.parts.panes.pages.page(HEALTH)
    assert isinstance(page, HealthPage)
    qtbot.waitUntil(lambda: len(page.accounts.rows) == 1)
    in_trouble(qtbot, bench, account, Problem(ProblemKind.TIMEOUT, "30 s"))
    qtbot.waitUntil(lambda: not page.accounts.rows)


def test_whoever_asks_a_server_that_is_not_reached_hears_of_it(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    account = in_trouble(qtbot, bench, added(qtbot, bench), Problem(ProblemKind.CONNECT))
    toast = bench.window.parts.messages.toast
    answer(bench, SyncFinished(account.account_id, SyncCounts(), account.problem))
    assert not toast.isVisible(), "nobody asked for this one"
    bench.window.actions_by_name["sync_accounts"].trigger()
    answer(bench, SyncFinished(account.account_id, SyncCounts(), account.problem, cause=sent.cause))
    assert toast.isVisible()
    assert toast.text().startswith("FreshRSS: ")
    assert sentence(Problem(ProblemKind.CONNECT)) in toast.text()
