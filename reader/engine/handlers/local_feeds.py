"""Feeds retrieved by this computer; commands for them do not apply to feeds of an account."""

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.engine.state import EngineState
from reader.storage import accounts


def local_feed(state: EngineState, feed_id: FeedId) -> Feed:
    """Return the feed. Raises ReaderError for a feed of an account or an unknown one."""
    feed = state.known_feed(feed_id)
    if feed.account_id is not None:
        account = accounts.account(state.connection, feed.account_id)
        raise ReaderError(ProblemKind.OF_ACCOUNT, "" if account is None else account.name)
    return feed
