"""Feeds of accounts: subscribing at a server, moving feeds there and back, and whether it is still the same."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import replace
from typing import Any

from reader.domain.accounts import Account, ServerFeed
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    AddToAccount,
    Batch,
    Command,
    ConfirmServer,
    MoveToAccount,
    RemoveSubscription,
    SettleOldChanges,
)
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import SubscriptionAdded, SubscriptionsChanged
from reader.domain.feed import Feed
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.domain.subscription import shown_address
from reader.engine import borders
from reader.engine.reading import publish_carried
from reader.engine.state import Answer, EngineState, Run, Steps, Wish
from reader.engine.subscriptions import follow_again
from reader.engine.sync import accounts, google_reader, google_reader_calls, labels, marks, miniflux, structure
from reader.engine.sync.accounts import change, exchange, known_account
from reader.engine.sync.dialect import dialect_of
from reader.engine.sync.identity import SAME_UNTIL
from reader.engine.sync.refreshes import is_rate_limited
from reader.engine.sync.runs import CallError, note_waiting, waiting_of
from reader.engine.sync.session import AGREED_AT
from reader.formats.urls import canonical_url, normal_url
from reader.storage import accounts as accounts_table
from reader.storage import feeds, merged_feeds, remote_feeds, remote_items, subscriptions
from reader.storage.database_file import discard_account_changes

LISTED_BEFORE = (
    SAME_UNTIL,
    google_reader.COUNTED,
    miniflux.CHANGED,
    miniflux.FULL_AT,
    marks.READ_LISTED_AT,
    labels.LISTED_AT,
    structure.LISTED_AT,
)
"""Keys that record how far a server was listed; they are cleared when it was set up again."""


def add_to_account(state: EngineState, command: AddToAccount, now: float) -> None:
    """Subscribe at the server; its subscription list, not its answer, decides whether that worked."""
    account = known_account(state, command.account_id)
    url = normal_url(command.url)
    _refuse_known(state, account.account_id, url)
    remote_feeds.place(state.connection, account, command.folder_id, "")

    def steps(run: Run) -> Steps:
        found = yield from _subscribed(run, google_reader_calls.login_of(account), url)
        connection = state.connection
        canonical = canonical_url(found.url)
        feed_id = remote_feeds.add(connection, account.account_id, found, canonical, int(run.now), asked_here=True)
        there = command.folder.strip() or found.folder
        subscriptions.move(connection, feed_id, remote_feeds.place(connection, account, command.folder_id, there))
        if command.title.strip():
            subscriptions.rename(connection, feed_id, command.title.strip())
        _remember(state, feed_id)
        _sync_soon(state, account.account_id, run.now)
        undo = RemoveSubscription((feed_id,))
        title = command.title.strip() or found.title or found.url
        state.publish(SubscriptionsChanged(undo, Change(ChangeKind.SUBSCRIBED, (title,)), cause=command.command_id))
        state.publish(SubscriptionAdded(feed_id, title, 0, undo=undo, cause=command.command_id))

    exchange(state, command, steps, now, account)


def move_to_account(state: EngineState, command: MoveToAccount, now: float) -> None:
    """Move feeds to a server or to this computer. Articles and marks stay, and are matched with the server's by link and title."""
    moved = [feed for each in command.feed_ids if (feed := state.known_feed(each)).account_id != command.account_id]
    if command.account_id is None:
        borders.check_here(state, None, command.folder_id)
        for feed in moved:
            _refuse_known(state, None, feed.url)
        _to_this_computer(state, command, moved, now)
        return
    account = known_account(state, command.account_id)
    remote_feeds.place(state.connection, account, command.folder_id, "")
    exchange(state, command, _to_account(state, command, moved, account), now, account)


def confirm_server(state: EngineState, command: ConfirmServer, now: float) -> None:
    """Match the articles of a server that was set up again, or leave it alone."""
    account = known_account(state, command.account_id)
    if not command.is_same:
        change(state, account, cause=command.command_id)
        return
    feed_ids = [each.feed_id for each in remote_feeds.feeds(state.connection, account.account_id)]
    same_until = accounts_table.high_water(state.connection, account.account_id).get(SAME_UNTIL, 0)
    remote_items.start_over(state.connection, account.account_id, same_until)
    accounts_table.set_high_water(state.connection, account.account_id, dict.fromkeys(LISTED_BEFORE, 0))
    remote_feeds.left(state.connection, feed_ids)
    after = replace(account, problem=None, problem_since=None, failures=0, not_before_at=0, synced_at=None, next_at=int(now))
    change(state, after, cause=command.command_id)


def settle_old_changes(state: EngineState, command: SettleOldChanges, now: float) -> None:
    """Send local changes that waited too long, or adopt the server's state."""
    account = known_account(state, command.account_id)
    if command.sends:
        accounts_table.set_high_water(state.connection, account.account_id, {AGREED_AT: int(now)})
    else:
        discard_account_changes(state.connection, account.account_id, int(now))
        for feed_id in [each for each, feed in state.feeds.items() if feed.account_id == account.account_id]:
            if not subscriptions.followed(state.connection, [feed_id]):
                del state.feeds[feed_id]
                state.memory.forget_feed(feed_id)
        state.publish(SubscriptionsChanged())
    after = replace(account, problem=None, problem_since=None, failures=0, not_before_at=0, next_at=int(now))
    change(state, after, cause=command.command_id)
    note_waiting(state, account.account_id, waiting_of(state, account.account_id))


def _subscribed(run: Run, login: google_reader_calls.Login, url: str) -> Generator[Wish, Answer, ServerFeed]:
    """Return the feed as the server lists it after subscribing. Raises CallError."""
    refused = CallError(Problem(ProblemKind.NO_FEED_FOUND, url))
    remote_id = ""
    try:
        remote_id = yield from dialect_of(login.sign_in).subscribe(run, login, url)
    except CallError as error:
        if is_rate_limited(error):
            raise
        refused = error
    listed = yield from dialect_of(login.sign_in).feeds(run, login)
    wanted = canonical_url(url)
    for feed in listed.feeds:
        if feed.remote_id == remote_id or canonical_url(feed.url) == wanted:
            return feed
    raise refused


def _to_account(state: EngineState, command: MoveToAccount, moved: list[Feed], account: Account) -> Callable[[Run], Steps]:
    """Move feeds one by one, each with its own undo: the server may refuse the next one."""

    def steps(run: Run) -> Steps:
        connection = state.connection
        for feed in moved:
            joined, there_as = list[FeedId](), list[FeedId]()
            if feed.account_id is None and remote_feeds.reclaim(connection, account.account_id, feed.feed_id):
                there = _folder_there(state, account, feed.feed_id)
            else:
                found = yield from _subscribed(run, google_reader_calls.login_of(account), feed.url)
                joined = _followed(state, account.account_id, feed.url)
                if feed.account_id is not None:
                    has_another = _followed(state, feed.account_id, feed.url) != [feed.feed_id]
                    remote_feeds.make_local(connection, feed.feed_id, int(run.now))
                    if not has_another:
                        _part(state, command, run.now)
                remote_items.forget_others(connection, account.account_id, feed.feed_id)
                remote_items.forget(connection, [feed.feed_id])
                there_as = [
                    each.feed_id
                    for each in remote_feeds.feeds(connection, account.account_id)
                    if each.remote_id == found.remote_id and canonical_url(each.url) == canonical_url(found.url)
                ]
                there_as = list({*joined, *there_as})
                _join(state, account.account_id, there_as, feed.feed_id, run.now)
                remote_feeds.hand_over(connection, account.account_id, feed.feed_id, found)
                there = found.folder
            undo = _place_again(state, feed, remote_feeds.place(connection, account, command.folder_id, there))
            undo = replace(undo, restored=tuple(joined), parted=tuple(there_as))
            names = subscriptions.titles(connection, [feed.feed_id])
            state.publish(SubscriptionsChanged(undo, Change(ChangeKind.MOVED, names), cause=command.command_id))
        _sync_soon(state, account.account_id, run.now)

    return steps


def _join(state: EngineState, account_id: AccountId, joined: list[FeedId], feed_id: FeedId, now: float) -> None:
    """Merge a feed with the one that the account follows already, or did until a moment ago."""
    for each in joined:
        publish_carried(state, merged_feeds.join(state.connection, account_id, each, feed_id, int(now)))
    structure.release(state, joined, int(now))


def _part(state: EngineState, command: MoveToAccount, now: float) -> None:
    """Undo `_join`. A copy that was unsubscribed a moment before stays so; its own undo restores it."""
    if command.restored:
        follow_again(state, command.restored, now)
    for carried in merged_feeds.separate(state.connection, command.parted, int(now)):
        publish_carried(state, carried)


def _folder_there(state: EngineState, account: Account, feed_id: FeedId) -> str:
    return next(each.folder for each in remote_feeds.feeds(state.connection, account.account_id) if each.feed_id == feed_id)


def _to_this_computer(state: EngineState, command: MoveToAccount, moved: list[Feed], now: float) -> None:
    """Move feeds to this computer at once; the request to unsubscribe follows once undo is no longer possible."""
    undo: list[Command] = []
    for feed in moved:
        remote_feeds.make_local(state.connection, feed.feed_id, int(now))
        undo.append(_place_again(state, feed, command.folder_id))
    _part(state, command, now)
    names = subscriptions.titles(state.connection, [feed.feed_id for feed in moved])
    steps: Command | None = Batch(tuple(undo)) if len(undo) > 1 else next(iter(undo), None)
    state.publish(SubscriptionsChanged(steps, Change(ChangeKind.MOVED, names), cause=command.command_id))


def _place_again(state: EngineState, feed: Feed, folder_id: FolderId | None) -> MoveToAccount:
    """Put a feed that changed its owner into a folder; return the command that moves it back."""
    feed_id = feed.feed_id
    (before,) = subscriptions.followed(state.connection, [feed_id])
    subscriptions.move(state.connection, feed_id, folder_id)
    state.drop_waiting(lambda task: task.feed_id == feed_id)
    _remember(state, feed_id)
    return MoveToAccount((feed_id,), feed.account_id, before.folder_id)


def _refuse_known(state: EngineState, account_id: AccountId | None, url: str) -> None:
    if _followed(state, account_id, url):
        raise ReaderError(ProblemKind.ALREADY_SUBSCRIBED, shown_address(url))


def _followed(state: EngineState, account_id: AccountId | None, url: str) -> list[FeedId]:
    """Return the feed with this address in an account or, with None, on this computer; empty if there is none."""
    wanted = canonical_url(url)
    return [feed.feed_id for feed in state.feeds.values() if feed.account_id == account_id and canonical_url(feed.url) == wanted]


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
    SettleOldChanges: settle_old_changes,
}
