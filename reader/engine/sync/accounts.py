"""Accounts on servers: find the server, add, change, remove and restore. Engine thread only."""

import itertools
import logging
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from reader.domain.accounts import NOTHING_WAITS, Account, ApiCall, RemoteFeed, Server, ServerKind, SignIn, SyncCounts
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    AddAccount,
    CheckAccount,
    Command,
    FindServer,
    RemoveAccount,
    RestoreAccount,
    SetAccount,
    SignInAgain,
    SyncAccounts,
)
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import (
    AccountAdded,
    AccountChanged,
    AccountChecked,
    AccountRemoved,
    CommandFailed,
    ServerFound,
    SubscriptionsChanged,
    SyncFinished,
)
from reader.domain.ids import DAY_SECONDS, AccountId, CommandId
from reader.domain.retrieval import FetchResult
from reader.engine.reading import publish_carried
from reader.engine.state import Answer, Call, EngineState, KeepSecret, Run, Steps, Wish
from reader.engine.sync import google_reader_calls, miniflux_calls, refreshes, runs, session
from reader.engine.sync.dialect import dialect_of
from reader.engine.sync.miniflux import FULL_AT
from reader.engine.sync.runs import CallError, OldChangesError, ServerReplacedError, Sync, ask
from reader.engine.sync.schedule import may_start
from reader.formats.urls import canonical_url, normal_url, without_tls
from reader.net.credentials import AccountPlaces
from reader.net.server_finding import searching
from reader.storage import account_removal, accounts, feeds, merged_feeds, remote_feeds
from reader.storage.writer import transaction


def find_server(state: EngineState, command: FindServer, now: float) -> None:
    def failed(state: EngineState, problem: Problem, _now: float) -> None:
        state.publish(CommandFailed(problem, cause=command.command_id))

    def steps() -> Steps:
        try:
            server = yield from _searched(normal_url(command.address), without_tls(command.address))
        except ReaderError as error:
            failed(state, error.problem, now)
        else:
            state.publish(ServerFound(server, cause=command.command_id))

    run = runs.new_run(state, failed)
    runs.begin(state, run, steps(), now)


def _searched(url: str, open_url: str) -> Generator[Wish, Answer, Server]:
    search: Generator[ApiCall, FetchResult, Server] = searching(url, open_url)
    call = next(search)
    while True:
        answer = yield Call(call)
        assert answer.result is not None  # noqa: S101 -- a call is answered by a result
        try:
            call = search.send(answer.result)
        except StopIteration as found:
            server: Server = found.value
            return server


log = logging.getLogger(__name__)

SECRET_BITS = 48
"""Random bits of the number that identifies an account in the keyring."""


def check_account(state: EngineState, command: CheckAccount, now: float) -> None:
    """Sign in and count feeds and unread articles; nothing is stored."""
    login = google_reader_calls.Login(command.server, command.username, command.sign_in, secret=command.secret)

    def steps(run: Run) -> Steps:
        count, unread = yield from _counted(run, login)
        state.publish(AccountChecked(count, unread, cause=command.command_id))

    exchange(state, command, steps, now)


def add_account(state: EngineState, command: AddAccount, now: float) -> None:
    """Sign in, store the account and its password (in the keyring), and start synchronising."""
    login = google_reader_calls.Login(command.server, command.username, command.sign_in, secret=command.secret)

    def steps(run: Run) -> Steps:
        username = yield from dialect_of(login.sign_in).username(run, login)
        _refuse_second(state, command, username)
        account_id = _stored(state, command, username, int(run.now))
        number = accounts.high_water(state.connection, account_id).get(accounts.SECRET_NUMBER, 0)
        kept = yield KeepSecret(AccountPlaces(account_id, command.server.url, username, number).sign_in, username, command.secret)
        if kept.problem is not None:
            account_removal.discard(state.connection, account_id)
            raise CallError(kept.problem)
        account = _brought_back(state, account_id, run.now)
        wished = session.wished_until(state, account)
        account = replace(
            account,
            name=_own_name(state, account_id, command.name, username),
            server=command.server,
            sign_in=command.sign_in,
            refreshes_server=command.refreshes_server,
            problem=None,
            problem_since=None,
            failures=0,
            not_before_at=wished,
            refresh_problem=None,
        )
        accounts.save(state.connection, account)
        accounts.set_high_water(state.connection, account_id, {FULL_AT: 0})
        state.accounts.known[account_id] = account
        if command.refresh_secret:
            yield from _keep_refresh_secret(account, command.refresh_secret)
        if account.is_refreshing:
            refreshes.switched(state, account.account_id, int(run.now))
        state.publish(AccountAdded(account, cause=command.command_id))
        state.publish(SubscriptionsChanged())

    exchange(state, command, steps, now)


def _refuse_second(state: EngineState, command: AddAccount, username: str) -> None:
    """Refuse a second account with the same login: all its articles would be there twice."""
    for account in state.accounts.known.values():
        if (account.server.url, account.username) == (command.server.url, username):
            raise ReaderError(ProblemKind.SAME_LOGIN, account.name)


def _stored(state: EngineState, command: AddAccount, username: str, now: int) -> AccountId:
    """Return the account of this login removed within the last day, to be restored; else a new one."""
    former = account_removal.removed_as(state.connection, command.server.url, username, now - DAY_SECONDS)
    if former is not None:
        return former
    number = _new_number(state)
    added = accounts.add(
        state.connection, command.server, command.name, username, now, sign_in=command.sign_in, secret_number=number
    )
    return added.account_id


def _own_name(state: EngineState, account_id: AccountId, name: str, username: str) -> str:
    """Return the name, with the user name if another account is called so."""
    others = {each.name.casefold() for each in state.accounts.known.values() if each.account_id != account_id}
    return f"{name} ({username})" if name.casefold() in others else name


def _new_number(state: EngineState) -> int:
    return state.chance.getrandbits(SECRET_BITS) | 1


def number_secrets(state: EngineState) -> None:
    """Give accounts of earlier versions their keyring numbers."""
    for account in list(state.accounts.known.values()):
        if not account.secret_number:
            number = _new_number(state)
            with transaction(state.connection):
                accounts.set_high_water(state.connection, account.account_id, {accounts.SECRET_NUMBER: number})
            state.accounts.known[account.account_id] = replace(account, secret_number=number)


def _places(account: Account, username: str = "") -> AccountPlaces:
    return AccountPlaces(account.account_id, account.server.url, username or account.username, account.secret_number)


def sign_in_again(state: EngineState, command: SignInAgain, now: float) -> None:
    """Try another name, password, key or certificate, and store it if the server accepts it."""
    account = known_account(state, command.account_id)
    certificate = account.server.certificate if command.certificate is None else command.certificate
    server = replace(account.server, certificate=certificate)
    sign_in = command.sign_in or account.sign_in
    kept_by = None if command.secret else account.account_id
    login = google_reader_calls.Login(server, command.username, sign_in, kept_by, command.secret, account.secret_number)

    def steps(run: Run) -> Steps:
        username = yield from dialect_of(sign_in).username(run, login)
        if command.secret:
            kept = yield KeepSecret(_places(account, username).sign_in, username, command.secret)
            if kept.problem is not None:
                raise CallError(kept.problem)
            if username != account.username:
                # if the keyring refuses, they stay there unused
                for place in (_places(account).sign_in, _places(account).refresh):
                    yield KeepSecret(place, account.username, "")
            accounts.set_high_water(state.connection, account.account_id, {FULL_AT: 0})
        current = known_account(state, command.account_id)
        change(
            state,
            replace(
                current,
                username=username if command.secret else command.username,
                sign_in=sign_in,
                server=server,
                problem=None,
                problem_since=None,
                failures=0,
                not_before_at=0,
                next_at=int(run.now),
                refresh_problem=None if sign_in is SignIn.KEY else current.refresh_problem,
            ),
            cause=command.command_id,
        )
        if known_account(state, command.account_id).is_refreshing is not current.is_refreshing:
            refreshes.switched(state, command.account_id, int(run.now))

    exchange(state, command, steps, now, account)


def set_account(state: EngineState, command: SetAccount, now: float) -> None:
    """Change name or switches; undo restores the former values. A token or key for refreshes is tried before it is stored."""
    account = known_account(state, command.account_id)
    if not command.refresh_secret and not command.refreshes_server:
        _set_account(state, command, now)
        return
    if not account.server.takes_refreshes:
        raise ReaderError(ProblemKind.BAD_VALUE, "")
    # a key needs no other secret
    secret = "" if account.refresh_sign_in is SignIn.KEY else command.refresh_secret

    def steps(run: Run) -> Steps:
        known = remote_feeds.feeds(state.connection, account.account_id)
        yield from _try_refresh(run, account, [each for each in known if each.remote_id and each.removed_at is None], secret)
        if secret:
            yield from _keep_refresh_secret(account, secret)
        _set_account(state, command, run.now)

    exchange(state, command, steps, now, account)


def _try_refresh(run: Run, account: Account, known: Sequence[RemoteFeed], secret: str) -> Steps:
    """Check the token or key for refreshes. Miniflux says whose a key is; FreshRSS's token is checked by a refresh. Raises
    CallError. A feed the server cannot fetch does not invalidate the token, nor does an unreachable server one that is stored.
    """
    account_id = None if secret else account.account_id
    login = google_reader_calls.Login(
        account.server, account.username, account.refresh_sign_in, account_id, secret, account.secret_number
    )
    try:
        if account.server.kind is ServerKind.MINIFLUX:
            yield from ask(run, miniflux_calls.user(login))
        elif known:
            yield from refreshes.ask_to_refresh(run, account, known[0].remote_id, known[0].feed_id, secret)
    except CallError as error:
        is_silent = error.result is None or not error.result.status
        is_refused = error.problem.kind in {ProblemKind.KEY_REFUSED, ProblemKind.KEYRING}
        if is_refused or refreshes.is_rate_limited(error) or (secret and is_silent):
            raise


def _keep_refresh_secret(account: Account, secret: str) -> Steps:
    kept = yield KeepSecret(_places(account).refresh, account.username, secret)
    if kept.problem is not None:
        raise CallError(kept.problem)


def _set_account(state: EngineState, command: SetAccount, now: float) -> None:
    before = known_account(state, command.account_id)
    given = {
        name: value
        for name, value in (
            ("name", command.name.strip() or None if command.name is not None else None),
            ("runs_rules", command.runs_rules),
            ("refreshes_server", command.refreshes_server),
        )
        if value is not None
    }
    undo = SetAccount(before.account_id, **{name: getattr(before, name) for name in given})
    problem = before.refresh_problem if command.refreshes_server is None and not command.refresh_secret else None
    after = replace(before, **given, refresh_problem=problem)  # type: ignore[arg-type]  # each of its own kind
    change(state, after, undo, Change(ChangeKind.SETTINGS_CHANGED, (after.name,)), cause=command.command_id)
    if after.is_refreshing is not before.is_refreshing:
        refreshes.switched(state, after.account_id, int(now))
    if "name" in given:
        state.publish(SubscriptionsChanged())


def remove_account(state: EngineState, command: RemoveAccount, now: float) -> None:
    """Send pending changes if the server was reachable last time, then remove the account."""
    account = known_account(state, command.account_id)
    if account.problem is not None or not state.accounts.waiting.get(account.account_id) or not may_start(state, account, now):
        _remove(state, command, now)
        return

    def steps(run: Run) -> Steps:
        are_marks_sent = False
        try:
            yield from session.send(Sync(state, run, account))
            are_marks_sent = True
        except CallError as error:
            log.info("What waited was not sent before the account was removed: %s", error)
        except (OldChangesError, ServerReplacedError):
            log.info("What waited is not sent before the account is removed: only its user knows whether it still counts")
        _remove(state, command, run.now, are_marks_sent=are_marks_sent)

    exchange(state, command, steps, now)


def _remove(state: EngineState, command: RemoveAccount, now: float, *, are_marks_sent: bool = False) -> None:
    """Remove the account with its feeds, or keep these on this computer. Pending changes are reported."""
    account = known_account(state, command.account_id)
    waiting = remote_feeds.waiting(state.connection).get(account.account_id, NOTHING_WAITS)
    is_unsent = waiting.feeds > 0 or (waiting.marks > 0 and not are_marks_sent)
    if command.keeps_feeds:
        _keep_marks(state, account.account_id, now)
    feed_ids = account_removal.remove(state.connection, account.account_id, int(now), keeps_feeds=command.keeps_feeds)
    number = state.accounts.syncing.get(account.account_id)
    if number is not None:
        runs.give_up(state, number, Problem(ProblemKind.INTERRUPTED), now)
    for cause in state.accounts.asked.pop(account.account_id, []):
        state.publish(SyncFinished(account.account_id, SyncCounts(), Problem(ProblemKind.INTERRUPTED), cause=cause))
    del state.accounts.known[account.account_id]
    state.accounts.waiting.pop(account.account_id, None)
    for feed_id in feed_ids:
        state.feeds.pop(feed_id, None)
        feed = feeds.feed(state.connection, feed_id)
        if feed is not None and command.keeps_feeds and feed.account_id is None:
            state.remember(feed)
        else:
            state.memory.forget_feed(feed_id)
    undo = RestoreAccount(account.account_id)
    said = Change(ChangeKind.REMOVED_UNSENT if is_unsent else ChangeKind.REMOVED, (account.name,))
    state.publish(AccountRemoved(account.account_id, undo, said, cause=command.command_id))
    state.publish(SubscriptionsChanged())


def _keep_marks(state: EngineState, account_id: AccountId, now: float) -> None:
    """Copy marks to the articles of feeds that this computer follows too and that are not kept twice."""
    here = {canonical_url(feed.url): feed.feed_id for feed in state.feeds.values() if feed.account_id is None}
    for feed in state.feeds.values():
        if feed.account_id == account_id and (same := here.get(canonical_url(feed.url))) is not None:
            publish_carried(state, merged_feeds.carry(state.connection, feed.feed_id, same, int(now)))


def restore_account(state: EngineState, command: RestoreAccount, now: float) -> None:
    """Undo a removal: its feeds return to their places, and pending changes are sent."""
    account = _brought_back(state, command.account_id, now)
    undo = RemoveAccount(account.account_id)
    state.publish(AccountAdded(account, cause=command.command_id))
    state.publish(AccountChanged(account, undo, Change(ChangeKind.SUBSCRIBED, (account.name,)), cause=command.command_id))
    state.publish(SubscriptionsChanged())


def _brought_back(state: EngineState, account_id: AccountId, now: float) -> Account:
    """Return the account, restored with its feeds if it was removed and due for synchronisation at once. Raises NO_ACCOUNT."""
    feed_ids = account_removal.restore(state.connection, account_id)
    account = accounts.account(state.connection, account_id)
    if account is None:
        raise ReaderError(ProblemKind.NO_ACCOUNT)
    state.accounts.known[account_id] = replace(account, next_at=int(now))
    for feed_id in feed_ids:
        feed = feeds.feed(state.connection, feed_id)
        if feed is not None:
            state.remember(feed)
    return state.accounts.known[account_id]


def forget_removed(state: EngineState, now: float) -> None:
    """Purge accounts removed more than a day ago: first the password in the keyring, then everything known of the server. A
    locked keyring is tried again the next day, because only this record knows where the password is.
    """
    before = int(now) - DAY_SECONDS
    for places in itertools.starmap(AccountPlaces, account_removal.removed(state.connection, before)):

        def failed(_state: EngineState, problem: Problem, _now: float) -> None:
            log.info("The password of a removed account is still in the keyring: %s", problem.sentence())

        run = runs.new_run(state, failed)
        runs.begin(state, run, _forgotten(state, places), now)


def _forgotten(state: EngineState, places: AccountPlaces) -> Steps:
    for place in (places.sign_in, places.refresh):
        kept = yield KeepSecret(place, places.username, "")
        if kept.problem is not None:
            log.info("The password of a removed account is still in the keyring: %s", kept.problem.sentence())
            return
    account_removal.purge(state.connection, places.account_id)


def sync_accounts(state: EngineState, command: SyncAccounts, now: float) -> None:
    """Mark accounts for synchronisation at the next tick; each command is answered when its account is done."""
    del now
    for account_id in command.account_ids:
        known_account(state, account_id)
    chosen = list(command.account_ids) or list(state.accounts.known)
    if not chosen:
        raise ReaderError(ProblemKind.NO_ACCOUNT)
    state.accounts.ask(chosen, command.command_id)


def known_account(state: EngineState, account_id: AccountId) -> Account:
    """Return the account. Raises ReaderError."""
    account = state.accounts.known.get(account_id)
    if account is None:
        raise ReaderError(ProblemKind.NO_ACCOUNT)
    return account


def change(
    state: EngineState,
    account: Account,
    undo: Command | None = None,
    what: Change | None = None,
    *,
    cause: CommandId | None = None,
) -> None:
    accounts.save(state.connection, account)
    state.accounts.known[account.account_id] = account
    state.publish(AccountChanged(account, undo, what, cause=cause))


def exchange(
    state: EngineState, command: Command, steps: Callable[[Run], Steps], now: float, account: Account | None = None
) -> None:
    """Run steps with a server that the user waits for; any error is their answer. The server's rate limits apply."""
    if account is not None:
        session.refuse_resting(state, account, now)

    def failed(state: EngineState, problem: Problem, _now: float) -> None:
        state.publish(CommandFailed(problem, cause=command.command_id))

    def guarded(run: Run) -> Generator[Wish, Answer, None]:
        try:
            yield from steps(run)
        except CallError as error:
            if account is not None:
                session.rest(state, account.account_id, error, run.now)
            failed(state, error.problem, run.now)
        except ReaderError as error:
            failed(state, error.problem, run.now)

    run = runs.new_run(state, failed)
    run.is_by_hand = True
    runs.begin(state, run, guarded(run), now)


def _counted(run: Run, login: google_reader_calls.Login) -> Generator[Wish, Answer, tuple[int, int]]:
    """Return the number of feeds and of unread articles; where the server can only list articles, those of one page."""
    dialect = dialect_of(login.sign_in)
    listed = yield from dialect.feeds(run, login)
    return len(listed.feeds), (yield from dialect.unread(run, login))


COMMANDS: Mapping[type, Callable[[EngineState, Any, float], None]] = {
    FindServer: find_server,
    CheckAccount: check_account,
    AddAccount: add_account,
    SignInAgain: sign_in_again,
    SetAccount: set_account,
    RemoveAccount: remove_account,
    RestoreAccount: restore_account,
    SyncAccounts: sync_accounts,
}
