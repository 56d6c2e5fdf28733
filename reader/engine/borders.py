"""Rules for moves between this computer and accounts: only `MoveToAccount` moves a feed across."""

from reader.domain.accounts import Account
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.feed import Feed
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.engine.state import EngineState
from reader.storage import accounts, remote_feeds, subscriptions
from reader.storage.subscriptions import siblings


def check_feed(state: EngineState, feed_id: FeedId, folder_id: FolderId | None) -> None:
    """Check that a feed may be put into a folder or, with None, at the top level. Raises ReaderError."""
    owner = remote_feeds.account_of(state.connection, feed_id)
    check_here(state, owner, folder_id)
    account = None if owner is None else accounts.account(state.connection, owner)
    if account is not None and folder_id == account.folder_id:
        _check_top(account, [each.folder_id for each in subscriptions.followed(state.connection, [feed_id])])


def check_here(state: EngineState, owner: AccountId | None, folder_id: FolderId | None) -> None:
    """Check that items of an account or, with None, of this computer may be put into a folder. Raises ReaderError."""
    there = subscriptions.account_of_folder(state.connection, folder_id)
    if there == owner:
        return
    account = accounts.account(state.connection, there or owner or AccountId(0))
    raise ReaderError(ProblemKind.OF_ACCOUNT if there is None else ProblemKind.NOT_IN_ACCOUNT, account.name if account else "")


def check_folder(state: EngineState, folder_id: FolderId, parent_id: FolderId | None) -> None:
    """Check that a folder may be put into another one or, with None, at the top level. Raises ReaderError."""
    owner = subscriptions.account_of_folder(state.connection, folder_id)
    account = None if owner is None else accounts.account(state.connection, owner)
    if account is not None and account.folder_id == folder_id:
        if parent_id is not None:
            raise ReaderError(ProblemKind.OF_ACCOUNT, account.name)
        return
    check_here(state, owner, parent_id)


def check_removal(state: EngineState, folder_id: FolderId, parent_id: FolderId | None) -> None:
    """Check that the contents of a folder may move up to its parent. Raises ReaderError."""
    owner = subscriptions.account_of_folder(state.connection, folder_id)
    account = None if owner is None else accounts.account(state.connection, owner)
    if account is not None and parent_id == account.folder_id:
        has_feeds = any(not each.is_folder for each in siblings(state.connection, folder_id))
        _check_top(account, [folder_id] if has_feeds else [])


def _check_top(account: Account, places: list[FolderId | None]) -> None:
    """Check that feeds in these folders may be in none. Raises ReaderError."""
    if account.server.needs_folders and any(place != account.folder_id for place in places):
        raise ReaderError(ProblemKind.NEEDS_FOLDER, account.name)


def local_feed(state: EngineState, feed_id: FeedId) -> Feed:
    """Return the feed. Raises ReaderError for a feed of an account or an unknown one."""
    feed = state.known_feed(feed_id)
    if feed.account_id is not None:
        account = accounts.account(state.connection, feed.account_id)
        raise ReaderError(ProblemKind.OF_ACCOUNT, "" if account is None else account.name)
    return feed
