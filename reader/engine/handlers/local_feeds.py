"""Which feeds are fetched from their sites by this computer: what is done to them cannot be done to a feed of an account."""

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.engine.state import EngineState
from reader.storage import accounts


def local_feed(state: EngineState, feed_id: FeedId) -> Feed:
    """The feed, or a known error that ends the command."""
    feed = state.known_feed(feed_id)
    if feed.account_id is not None:
        account = accounts.account(state.connection, feed.account_id)
        raise ReaderError(ProblemKind.OF_ACCOUNT, "" if account is None else account.name)
    return feed
