"""Permanent redirects: believed only when they have held for a week and lead to the feed we know; never to a worse address."""

from dataclasses import replace

from reader.domain.commands import ChangeFeedUrl
from reader.domain.events import FeedMoved
from reader.domain.feed import Feed, Move
from reader.domain.retrieval import FetchResult
from reader.engine.state import EngineState
from reader.formats.urls import canonical_url
from reader.net.redirects import moved_to
from reader.storage import feeds, subscriptions

SIGHTINGS = 3
HOLD_SECONDS = 7 * 86_400


def observe(state: EngineState, feed: Feed, result: FetchResult, *, known_entries: int, now: float) -> Feed:
    """Count one sighting of a permanent redirect; the feed with its new address once it has held long enough."""
    target = moved_to(result)
    if target is None or canonical_url(target) == canonical_url(feed.url):
        return replace(feed, move=None)
    seen = feed.move if feed.move is not None and feed.move.url == target else Move(target, int(now), 0)
    seen = replace(seen, sightings=seen.sightings + 1)
    held = now - seen.first_seen_at >= HOLD_SECONDS and seen.sightings >= SIGHTINGS
    taken = subscriptions.find_subscription(state.connection, canonical_url(target)) is not None
    if not held or known_entries == 0 or taken:
        return replace(feed, move=seen)
    feeds.change_url(state.connection, feed.feed_id, target, canonical_url(target))
    undo = ChangeFeedUrl(feed.feed_id, feed.url)
    state.publish(FeedMoved(feed.feed_id, feed.url, target, undo))
    return replace(feed, url=target, move=None)


def change_url(state: EngineState, command: ChangeFeedUrl, now: float) -> None:
    """Give a feed another address; what was cached of the old one means nothing there."""
    feed = state.known_feed(command.feed_id)
    feeds.change_url(state.connection, feed.feed_id, command.url, canonical_url(command.url))
    changed = Feed(
        feed_id=feed.feed_id,
        url=command.url,
        title=feed.title,
        site_url=feed.site_url,
        icon_url=feed.icon_url,
        added_at=feed.added_at,
        hints=feed.hints,
        window=feed.window,
        window_at=feed.window_at,
        changed_at=feed.changed_at,
        next_at=int(now),
        next_reason="its address changed",
    )
    feeds.save_feed(state.connection, changed)
    state.remember(changed)
