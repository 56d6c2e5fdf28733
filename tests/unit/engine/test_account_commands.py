"""What the user asks of accounts: a server is found, a login checked, added and renewed; whatever goes wrong is the answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import Server, ServerKind, SignIn
from reader.domain.commands import (
    AddAccount,
    CheckAccount,
    Command,
    FindServer,
    RemoveAccount,
    SetAccount,
    SignInAgain,
    SyncAccounts,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import AccountAdded, AccountChanged, AccountChecked, CommandFailed, ServerFound
from reader.domain.ids import AccountId
from reader.engine.messages import Effect, KeepAccountSecret, SecretKept
from reader.storage import accounts, subscriptions
from tests.fakes.account_run import KINDS, AccountRun, account_run
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23
from tests.fakes.world import published

WAYS = [(FRESHRSS, SignIn.PASSWORD), (MINIFLUX_23, SignIn.PASSWORD), (MINIFLUX_23, SignIn.KEY)]


@pytest.fixture(params=WAYS, ids=["freshrss", "miniflux", "miniflux-key"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *request.param, items=300)
    with made.server:
        yield made


def server_of(run: AccountRun) -> Server:
    return Server(KINDS.get(run.server.quirks, ServerKind.MINIFLUX), run.server.url)


def failed_with(run: AccountRun, command: Command) -> ProblemKind:
    run.simulation.send(command)
    (failed,) = [each for each in published(run.simulation, CommandFailed) if each.cause == command.command_id]
    return failed.problem.kind


def test_a_server_is_found_from_what_a_person_types_and_no_password_is_sent(run: AccountRun) -> None:
    command = FindServer(f"{run.server.site}/")
    run.simulation.send(command)
    (found,) = published(run.simulation, ServerFound)
    assert (found.cause, found.server) == (command.command_id, server_of(run))
    assert {each.method for each in run.asked} == {"GET"}
    assert run.connection.execute("SELECT count(*) FROM account").fetchone()[0] == 0


def test_a_search_without_a_server_ends_with_its_reason(run: AccountRun) -> None:
    run.spoil = lambda _: Problem(ProblemKind.CONNECT)
    assert failed_with(run, FindServer(run.server.site)) is ProblemKind.CONNECT
    assert failed_with(run, FindServer("no address at all")) in {ProblemKind.BAD_URL, ProblemKind.CONNECT}


def test_a_login_is_checked_and_nothing_is_stored(run: AccountRun) -> None:
    command = CheckAccount(server_of(run), run.server.username, run.secret, run.sign_in)
    run.simulation.send(command)
    (checked,) = published(run.simulation, AccountChecked)
    assert (checked.cause, checked.feeds, checked.unread) == (command.command_id, 2, 320)
    assert failed_with(run, CheckAccount(server_of(run), "reader", "wrong", run.sign_in)) is ProblemKind.UNAUTHORIZED
    assert accounts.accounts(run.connection) == []
    assert not run.simulation.core.state.accounts.runs


def test_a_wrong_password_adds_nothing(run: AccountRun) -> None:
    assert failed_with(run, AddAccount(server_of(run), "Mine", "reader", "wrong", run.sign_in)) is ProblemKind.UNAUTHORIZED
    assert accounts.accounts(run.connection) == []
    assert subscriptions.folders(run.connection) == []


def test_a_keyring_that_refuses_leaves_no_half_account(run: AccountRun) -> None:
    core = run.simulation.core
    drain = core.drain_effects

    def refusing() -> list[object]:
        left = []
        for effect in drain():
            if isinstance(effect, KeepAccountSecret):
                core.handle(SecretKept(effect.run, Problem(ProblemKind.KEYRING, "locked")), run.simulation.now)
            else:
                left.append(effect)
        return [*left, *drain()]

    core.drain_effects = refusing  # type: ignore[method-assign, assignment]
    command = AddAccount(server_of(run), "Mine", run.server.username, run.secret, run.sign_in)
    assert failed_with(run, command) is ProblemKind.KEYRING
    assert accounts.accounts(run.connection) == []
    assert subscriptions.folders(run.connection) == []
    assert published(run.simulation, AccountAdded) == []


def test_a_password_that_changed_is_given_again(run: AccountRun) -> None:
    account = run.add()
    run.spoil = lambda _: Problem(ProblemKind.SIGN_IN_FAILED)
    run.sync()
    assert run.account.problem is not None
    run.spoil = lambda _: None
    assert failed_with(run, SignInAgain(account.account_id, "reader", "wrong")) is ProblemKind.UNAUTHORIZED
    assert run.account.problem is not None
    command = SignInAgain(account.account_id, "reader", run.secret)
    run.simulation.send(command)
    assert command.command_id in {each.cause for each in published(run.simulation, AccountChanged)}
    run.simulation.run_until(run.simulation.now + 60)
    assert run.account.problem is None
    assert run.account.synced_at == int(run.simulation.now) or (run.account.synced_at or 0) >= int(run.simulation.now) - 60


def test_a_key_is_known_by_the_name_of_its_user_and_a_second_one_of_his_is_refused(tmp_path: Path) -> None:
    run = account_run(tmp_path, MINIFLUX_23, SignIn.KEY)
    with run.server:
        account = run.add()
        assert (account.username, account.sign_in) == ("reader", SignIn.KEY)
        assert accounts.accounts(run.connection)[0].sign_in is SignIn.KEY
        assert failed_with(run, AddAccount(server_of(run), "Again", "", run.secret, SignIn.KEY)) is ProblemKind.SAME_LOGIN


def test_an_account_changes_from_password_to_key_and_back_without_doubling(tmp_path: Path) -> None:
    run = account_run(tmp_path, MINIFLUX_23)
    with run.server:
        account, kept = run.add(), list[KeepAccountSecret]()
        feeds, items = set(run.simulation.core.state.feeds), run.items()
        simulate = run.simulation.core.drain_effects

        def noting() -> list[Effect]:
            effects = simulate()
            kept.extend(each for each in effects if isinstance(each, KeepAccountSecret))
            return effects

        run.simulation.core.drain_effects = noting  # type: ignore[method-assign]
        for sign_in, secret in ((SignIn.KEY, run.server.api_key), (SignIn.PASSWORD, run.server.password)):
            assert (
                failed_with(run, SignInAgain(account.account_id, "reader", "wrong", sign_in=sign_in)) is ProblemKind.UNAUTHORIZED
            )
            assert run.account.sign_in is not sign_in
            run.simulation.send(SignInAgain(account.account_id, "reader", secret, sign_in=sign_in))
            last = [each for each in kept if each.password][-1]
            assert (run.account.sign_in, last.username, last.password) == (sign_in, "reader", secret)
            run.server.store.set_mark(run.server.store.ids()[: 3 + len(kept)], "read", value=True)
            assert run.sync().problem is None
            assert run.own("is_read") == set(run.server.store.ids()[: 3 + len(kept)])
            assert (set(run.simulation.core.state.feeds), run.items()) == (feeds, items)


@pytest.mark.parametrize(
    "command",
    [
        SetAccount(AccountId(9), name="x"),
        SignInAgain(AccountId(9), "me", "x"),
        RemoveAccount(AccountId(9)),
        SyncAccounts((AccountId(9),)),
        SyncAccounts(),
    ],
    ids=lambda command: type(command).__name__,
)
def test_what_is_asked_of_no_account_is_answered(run: AccountRun, command: Command) -> None:
    assert failed_with(run, command) is ProblemKind.NO_ACCOUNT
