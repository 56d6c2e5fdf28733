"""Feeds of accounts at the user's word: added, moved to a server and back; and the answer to whether a server is still the same."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import replace
from typing import Any

from reader.domain.account_commands import AddToAccount, ConfirmServer, MoveToAccount
from reader.domain.accounts import Account, AddedFeed, ServerFeed, ServerFeeds
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Command, RemoveSubscription
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import SubscriptionAdded, SubscriptionsChanged
from reader.domain.feed import Feed
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.engine.account_memory import Answer, Run, Steps, Wish
from reader.engine.handlers import accounts
from reader.engine.handlers.accounts import change, exchange, known_account
from reader.engine.handlers.sync import calls
from reader.engine.handlers.sync.runs import CallError, ask, confirm
from reader.engine.state import EngineState
from reader.formats.urls import canonical_url, normal_url
from reader.storage import feeds, remote_feeds, remote_items, subscriptions


def add_to_account(state: EngineState, command: AddToAccount, now: float) -> None:
    """Subscribe at the server; whatever it answers, its list says whether that went through."""
    account = known_account(state, command.account_id)
    url = normal_url(command.url)
    _refuse_known(state, account.account_id, url)

    def steps(run: Run) -> Steps:
        found = yield from _subscribed(run, calls.login_of(account), url)
        connection = state.connection
        feed_id = remote_feeds.add(connection, account.account_id, found, canonical_url(found.url), int(run.now))
        if command.folder_id is not None:
            subscriptions.move(connection, feed_id, command.folder_id)
        if command.title.strip():
            subscriptions.rename(connection, feed_id, command.title.strip())
        _remember(state, feed_id)
        _sync_soon(state, account.account_id, run.now)
        undo = RemoveSubscription((feed_id,))
        title = command.title.strip() or found.title or found.url
        state.publish(SubscriptionsChanged(undo, Change(ChangeKind.SUBSCRIBED, (title,)), cause=command.command_id))
        state.publish(SubscriptionAdded(feed_id, title, 0, undo=undo, cause=command.command_id))

    exchange(state, command, steps, now)


def move_to_account(state: EngineState, command: MoveToAccount, now: float) -> None:
    """Move feeds to a server or to this computer: articles and marks stay, and are matched with the server's by link and title."""
    moved = [state.known_feed(feed_id) for feed_id in command.feed_ids]
    if any(feed.account_id is not None for feed in moved) and command.account_id is not None:
        raise ReaderError(ProblemKind.BAD_VALUE, "")
    if command.account_id is None:
        steps = _to_this_computer(state, command, moved)
    else:
        account = known_account(state, command.account_id)
        for feed in moved:
            _refuse_known(state, account.account_id, feed.url)
        steps = _to_account(state, command, moved, account)
    exchange(state, command, steps, now)


def confirm_server(state: EngineState, command: ConfirmServer, now: float) -> None:
    """Match the articles of a server that was set up again; else it is left alone."""
    account = known_account(state, command.account_id)
    if not command.is_same:
        change(state, account, cause=command.command_id)
        return
    feed_ids = [each.feed_id for each in remote_feeds.feeds(state.connection, account.account_id)]
    remote_items.start_over(state.connection, account.account_id)
    remote_feeds.left(state.connection, feed_ids)
    after = replace(account, problem=None, problem_since=None, failures=0, not_before_at=0, synced_at=None, next_at=int(now))
    change(state, after, cause=command.command_id)


def _subscribed(run: Run, login: calls.Login, url: str) -> Generator[Wish, Answer, ServerFeed]:
    """The feed as the server's list has it after it was asked to follow it. Raises CallError."""
    refused = CallError(Problem(ProblemKind.NO_FEED_FOUND, url))
    remote_id = ""
    try:
        answer = yield from ask(run, calls.subscribe(login, url))
        remote_id = answer.value.remote_id if isinstance(answer.value, AddedFeed) else ""
    except CallError as error:
        refused = error
    listed = yield from ask(run, calls.feeds(login))
    there = listed.value.feeds if isinstance(listed.value, ServerFeeds) else ()
    wanted = canonical_url(url)
    for feed in there:
        if feed.remote_id == remote_id or canonical_url(feed.url) == wanted:
            return feed
    raise refused


def _to_account(state: EngineState, command: MoveToAccount, moved: list[Feed], account: Account) -> Callable[[Run], Steps]:
    def steps(run: Run) -> Steps:
        login = calls.login_of(account)
        for feed in moved:
            found = yield from _subscribed(run, login, feed.url)
            connection = state.connection
            folder = command.folder_id or remote_feeds.folder_named(connection, account.account_id, found.folder)
            remote_feeds.hand_over(connection, account.account_id, feed.feed_id, found)
            _publish_moved(state, command, feed.feed_id, folder, None)
        _sync_soon(state, account.account_id, run.now)

    return steps


def _to_this_computer(state: EngineState, command: MoveToAccount, moved: list[Feed]) -> Callable[[Run], Steps]:
    def steps(run: Run) -> Steps:
        for feed in moved:
            if feed.account_id is None:
                continue
            account = known_account(state, feed.account_id)
            remote = {each.feed_id: each.remote_id for each in remote_feeds.feeds(state.connection, account.account_id)}
            if remote.get(feed.feed_id):
                yield from confirm(run, calls.unsubscribe(calls.login_of(account), remote[feed.feed_id]))
            remote_feeds.make_local(state.connection, feed.feed_id)
            _publish_moved(state, command, feed.feed_id, command.folder_id, feed.account_id)

    return steps


def _publish_moved(
    state: EngineState, command: MoveToAccount, feed_id: FeedId, folder_id: FolderId | None, back_to: AccountId | None
) -> None:
    """Each is undone alone: a server may refuse the next one."""
    before = subscriptions.followed(state.connection, [feed_id])
    undo: Command = MoveToAccount((feed_id,), back_to, before[0].folder_id if before else None)
    subscriptions.move(state.connection, feed_id, folder_id)
    state.drop_waiting(lambda task: task.feed_id == feed_id)
    _remember(state, feed_id)
    names = subscriptions.titles(state.connection, [feed_id])
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.MOVED, names), cause=command.command_id))


def _refuse_known(state: EngineState, account_id: AccountId, url: str) -> None:
    wanted = canonical_url(url)
    for feed in state.feeds.values():
        if feed.account_id == account_id and canonical_url(feed.url) == wanted:
            raise ReaderError(ProblemKind.ALREADY_SUBSCRIBED, url)


def _remember(state: EngineState, feed_id: FeedId) -> None:
    feed = feeds.feed(state.connection, feed_id)
    if feed is not None:
        state.remember(feed)


def _sync_soon(state: EngineState, account_id: AccountId, now: float) -> None:
    account = state.accounts.known.get(account_id)
    if account is not None:
        state.accounts.known[account_id] = replace(account, next_at=int(now))


COMMANDS: Mapping[type, Callable[[EngineState, Any, float], None]] = {
    **accounts.COMMANDS,
    AddToAccount: add_to_account,
    MoveToAccount: move_to_account,
    ConfirmServer: confirm_server,
}
