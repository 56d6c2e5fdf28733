"""The switch by which the plan tells an account's server when to refresh: with the secret it needs, in both sheets, and what is said when it is refused."""

from contextlib import closing
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.accounts import Account, Server, SignIn
from reader.domain.commands import AddAccount, SetAccount
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import AccountChanged, AccountChecked, CommandFailed, ServerFound
from reader.learning.scorecard import Delay
from reader.reports.scorecard import Served, ServerComparison, make_scorecard
from reader.storage import accounts
from reader.storage.writer import open_in_memory, transaction
from reader.ui.dialogs.accounts import AccountSheet
from reader.ui.kit.pages import HEALTH
from reader.ui.kit.theme import Theme
from reader.ui.pages.health import HealthPage
from reader.ui.pages.rhythm.scorecard import ScorecardPanel
from reader.ui.text.accounts import refresh_text
from tests.fakes.clock import FakeClock
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.test_accounts import FRESHRSS, MINIFLUX, Sent, added, answer, opened, type_into

REFUSED = Problem(ProblemKind.KEY_REFUSED)


@pytest.fixture
def sent(bench: WindowBench, monkeypatch: pytest.MonkeyPatch) -> Sent:
    made = Sent(bench, monkeypatch)
    engine = made._do

    def take(command: object) -> None:
        if isinstance(command, SetAccount):
            made.commands.append(command)
        else:
            engine(command)  # type: ignore[arg-type]

    monkeypatch.setattr(made, "_do", take)
    return made


@pytest.mark.parametrize("server", [FRESHRSS, MINIFLUX], ids=["freshrss", "miniflux"])
def test_a_new_account_with_the_switch_on_asks_for_a_secret_of_its_own(bench: WindowBench, sent: Sent, server: Server) -> None:
    sheet = opened(bench)
    assert sheet.refreshes.isHidden()
    type_into(sheet, "rss.example")
    answer(bench, ServerFound(server, cause=sent.cause))
    QTest.keyClicks(sheet.fields.username, "ines")
    QTest.keyClicks(sheet.fields.secret, "secret456")
    assert sheet.refreshes.isVisible()
    assert sheet.refreshes.secret.isHidden() or not sheet.refreshes.secret.isVisible()
    assert sheet.next_button.isEnabled()
    QTest.keyClick(sheet.refreshes.switch, Qt.Key.Key_Space)
    assert sheet.refreshes.secret.isVisible()
    assert sheet.refreshes.secret.hasFocus()
    assert sheet.refreshes.secret.accessibleName() == ("Token" if server is FRESHRSS else "API key")
    assert not sheet.next_button.isEnabled(), "without it nothing could be refreshed"
    QTest.keyClicks(sheet.refreshes.secret, "token321")
    QTest.keyClick(sheet.refreshes.secret, Qt.Key.Key_Return)
    answer(bench, AccountChecked(3, 40, cause=sent.cause))
    QTest.keyClick(sheet.next_button, Qt.Key.Key_Return)
    assert isinstance(sent.last, AddAccount)
    assert (sent.last.refreshes_server, sent.last.refresh_secret) == (True, "token321")
    assert "token321" not in repr(sent.last)


def test_a_key_that_signs_in_is_enough(bench: WindowBench, sent: Sent) -> None:
    sheet = opened(bench)
    type_into(sheet, "rss.example")
    answer(bench, ServerFound(MINIFLUX, cause=sent.cause))
    QTest.keyClick(sheet.refreshes.switch, Qt.Key.Key_Space)
    sheet.fields.way.set_value(SignIn.KEY)
    sheet.fields._chosen()
    QTest.keyClicks(sheet.fields.secret, "key789")
    assert not sheet.refreshes.secret.isVisible()
    assert sheet.next_button.isEnabled()


def test_in_the_settings_it_holds_once_its_token_is_saved_and_a_refused_one_keeps_the_sheet(
    qtbot: QtBot, bench: WindowBench, sent: Sent
) -> None:
    account = added(qtbot, bench)
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.sheet(AccountSheet)
    QTest.keyClick(sheet.refreshes.switch, Qt.Key.Key_Space)
    assert sent.commands == []
    QTest.keyClicks(sheet.refreshes.secret, "token321")
    sheet.go()
    assert isinstance(sent.last, SetAccount)
    assert (sent.last.refreshes_server, sent.last.refresh_secret) == (True, "token321")
    answer(bench, CommandFailed(REFUSED, cause=sent.cause))
    assert bench.window.parts.sheet.shown is sheet
    assert "refuses this API key or token" in sheet.message.text()
    sheet.go()
    on = replace(account, refreshes_server=True)
    answer(bench, AccountChanged(on, cause=sent.cause))
    assert bench.window.parts.sheet.shown is None


def test_switching_it_off_needs_nothing(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    account = added(qtbot, bench)
    on = replace(account, refreshes_server=True)
    stored(qtbot, bench, on)
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.sheet(AccountSheet)
    assert sheet.refreshes.switch.isChecked()
    QTest.keyClick(sheet.refreshes.switch, Qt.Key.Key_Space)
    assert sent.last == SetAccount(account.account_id, refreshes_server=False, command_id=sent.cause)


def test_a_refused_token_is_in_health_and_at_the_account(qtbot: QtBot, bench: WindowBench, sent: Sent) -> None:
    account = replace(added(qtbot, bench), refreshes_server=True, refresh_problem=REFUSED)
    assert account.refreshes_need_user
    assert not account.needs_user
    said = refresh_text(account)
    assert said.startswith("The server did not refresh feeds: The server refuses this API key or token.")
    stored(qtbot, bench, account)
    bench.window.handlers.pages.go_health()
    settle(qtbot, bench)
    page = bench.window.parts.panes.pages.page(HEALTH)
    assert isinstance(page, HealthPage)
    qtbot.waitUntil(lambda: len(page.accounts.rows) == 1)
    assert sent.commands == []
    bench.window.handlers.accounts.show_account(account.account_id)
    sheet = bench.sheet(AccountSheet)
    assert said in sheet.message.text()
    assert sheet.refreshes.secret.hasFocus()
    assert sheet.refreshes.secret.placeholderText()


def stored(qtbot: QtBot, bench: WindowBench, account: Account) -> None:
    with transaction(bench.engine.connection):
        accounts.save(bench.engine.connection, account)
    bench.engine.core.state.accounts.known[account.account_id] = account
    bench.engine.publish(AccountChanged(account))
    settle(qtbot, bench)


def test_the_scorecard_compares_servers_where_enough_is_known(qtbot: QtBot) -> None:
    panel = ScorecardPanel(Theme("light"), FakeClock(at=float(NOW)))
    qtbot.addWidget(panel)
    panel.show()
    with closing(open_in_memory(NOW)) as empty:
        nothing = make_scorecard(empty, days=14, now=NOW)
    panel.show_scorecard(nothing)
    assert panel.servers.isHidden()
    timer, plan = Served(30.0, 412, Delay(1_860.0, 9_000.0), 61, 88), Served(9.4, 127, Delay(540.0, 4_000.0), 20, 6)
    panel.show_scorecard(replace(nothing, servers=(ServerComparison("Miniflux", timer, plan, 203),)))
    assert panel.servers.text().splitlines() == [
        "Miniflux by its server's own timer, 30 days: half of 412 articles there within 31 min, 88 missed at 61 visits.",
        "Miniflux since Beforehand tells it when, 9 days: half of 127 articles there within 9 min, 6 missed at 20 visits.",
    ]
    assert panel.servers.isVisible()
