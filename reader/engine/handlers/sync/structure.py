"""Feeds and folders of a server, compared with those here: hourly, and when an article names an unknown feed."""

from dataclasses import replace

from reader.domain.accounts import ServerFeed
from reader.domain.events import SubscriptionsChanged
from reader.domain.feed import Feed
from reader.domain.ids import FeedId, FolderId
from reader.domain.remote_state import RemoteFeed
from reader.engine.account_memory import GiveWay, Steps
from reader.engine.handlers import icons
from reader.engine.handlers.sync import identity
from reader.engine.handlers.sync.dialect import dialect_for
from reader.engine.handlers.sync.part import Sync
from reader.engine.state import EngineState
from reader.formats.urls import canonical_url
from reader.storage import accounts, feeds, remote_feeds, remote_items, subscriptions

EVERY_SECONDS = 3600
GONE_AFTER_SECONDS = 3600
"""Seconds between two lists without a feed until it counts as gone: one list may be wrong."""
LISTED_AT = "feeds_listed_at"
AT_ONCE = 25
"""Feeds stored in one step, which takes some 20 ms if all are new."""


def is_due(sync: Sync) -> bool:
    """Return whether an hour has passed, or the clock was set back."""
    return not 0 <= sync.now - accounts.high_water(sync.connection, sync.account_id).get(LISTED_AT, 0) < EVERY_SECONDS


def synchronise(sync: Sync) -> Steps:
    """Add and remove feeds as at the server, and apply changed names and folders, a few feeds at a time. Raises
    ServerReplacedError.
    """
    sync.has_structure = True
    listed = (yield from dialect_for(sync).feeds(sync.run, sync.login)).feeds
    yield from identity.check_feeds(sync, listed)
    sync.listed = {feed.remote_id for feed in listed}
    former, emptied = _Former(sync), set[FolderId]()
    is_changed = False
    try:
        for at in range(0, len(listed), AT_ONCE):
            if at:
                yield GiveWay()
            some = listed[at : at + AT_ONCE]
            known = remote_feeds.named(sync.connection, sync.account_id, [feed.remote_id for feed in some])
            for feed in some:
                is_changed |= _take_over(sync, feed, known.get(feed.remote_id) or former.of(sync, feed), emptied)
        remote_feeds.drop_empty(sync.connection, sync.account_id, emptied)
        is_changed |= _missing(sync, sync.listed)
        accounts.set_high_water(sync.connection, sync.account_id, {LISTED_AT: int(sync.now)})
    finally:
        # also after an early end: stored changes have to be visible
        if is_changed:
            sync.state.publish(SubscriptionsChanged())


def _take_over(sync: Sync, feed: ServerFeed, known: RemoteFeed | None, emptied: set[FolderId]) -> bool:
    """Apply a feed of the server; return whether anything changed. Feeds unsubscribed here wait to be unsubscribed there."""
    if known is not None:
        is_changed = known.removed_at is None and remote_feeds.take_over(sync.connection, known.feed_id, feed, emptied)
        taken = _remember(sync, known.feed_id) if is_changed else None
        if taken is not None:
            icons.want_icon(sync.state, taken, sync.now)
        return is_changed
    added = _remember(sync, remote_feeds.add(sync.connection, sync.account_id, feed, canonical_url(feed.url), int(sync.now)))
    if added is not None:
        icons.want_icon(sync.state, added, sync.now)
    return True


class _Former:
    """Feeds that somebody unsubscribed at the server and subscribed to again, so that their numbers changed; each is matched
    once. As second feeds, their articles would be duplicates of those gone there, and be marked read with them.
    """

    def __init__(self, sync: Sync) -> None:
        known = remote_feeds.feeds(sync.connection, sync.account_id)
        gone = [each for each in known if each.remote_id and each.remote_id not in sync.listed and each.removed_at is None]
        self._by_address = {canonical_url(each.url): each.remote_id for each in reversed(gone)}

    def of(self, sync: Sync, feed: ServerFeed) -> RemoteFeed | None:
        remote_id = self._by_address.pop(canonical_url(feed.url), "") if self._by_address else ""
        found = remote_feeds.named(sync.connection, sync.account_id, [remote_id]).get(remote_id) if remote_id else None
        if found is None or found.removed_at is not None:
            return None
        remote_items.replaced(sync.connection, found.feed_id)
        return found


def _remember(sync: Sync, feed_id: FeedId) -> Feed | None:
    feed = feeds.feed(sync.connection, feed_id)
    if feed is not None:
        if feed.problem is not None:
            # the server has it now
            feed = replace(feed, problem=None, problem_since=None)
            feeds.save_feed(sync.connection, feed)
        sync.state.remember(feed)
    return feed


def _missing(sync: Sync, listed: set[str]) -> bool:
    """Return whether feeds are certainly gone at the server; an empty list proves nothing. Feeds unsubscribed by us are to return
    if they are followed again. Feeds listed under another number were already matched.
    """
    known = remote_feeds.feeds(sync.connection, sync.account_id)
    absent = [feed for feed in known if feed.remote_id and feed.remote_id not in listed]
    if not listed or not absent:
        return False
    ours = [each.remote_id for each in absent if each.missing_since == remote_feeds.ASKED]
    remote_feeds.released(sync.connection, sync.account_id, ours)
    missing, now = [each for each in absent if each.remote_id not in ours], int(sync.now)
    gone = [each.feed_id for each in missing if each.missing_since is not None and now - each.missing_since >= GONE_AFTER_SECONDS]
    remote_feeds.missing(sync.connection, [each.feed_id for each in missing], now)
    for feed_id in gone:
        remote_items.replaced(sync.connection, feed_id)
    release(sync.state, gone, now)
    return bool(gone)


def release(state: EngineState, gone: list[FeedId], now: int) -> None:
    """Remove feeds like unsubscribed ones, kept for a while with their marks; nothing is sent about them."""
    remote_items.forget(state.connection, gone)
    remote_feeds.left(state.connection, gone)
    followed = [feed_id for feed_id in gone if feed_id in state.feeds]
    subscriptions.remove(state.connection, followed, now)
    for feed_id in followed:
        del state.feeds[feed_id]
        state.memory.forget_feed(feed_id)
