"""Permanent redirects: followed only once they have held for a week and lead to the known feed, never to a worse address."""

from dataclasses import replace

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import ChangeFeedUrl, RestoreSubscription
from reader.domain.events import FeedMoved, SubscriptionsChanged
from reader.domain.feed import MOVE_HOLD_SECONDS, MOVE_SIGHTINGS, Feed, Move
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import FetchResult
from reader.domain.subscription import MOVED_FROM
from reader.engine.handlers import wrong_clock
from reader.engine.handlers.local_feeds import local_feed
from reader.engine.handlers.statuses import publish_carried
from reader.engine.state import EngineState
from reader.formats.urls import canonical_url
from reader.net.redirects import moved_to
from reader.storage import feeds, subscriptions


def observe(state: EngineState, feed: Feed, result: FetchResult, *, known_entries: int, now: float) -> Feed:
    """Count one sighting of a permanent redirect; return the feed with its new address once it has held long enough."""
    target = moved_to(result)
    if target is None or canonical_url(target) == canonical_url(feed.url):
        return feed if feed.move is None else replace(feed, move=None)
    seen = feed.move if feed.move is not None and feed.move.url == target else Move(target, int(now), 0)
    seen = replace(seen, sightings=seen.sightings + 1)
    is_followed = subscriptions.find_subscription(state.connection, canonical_url(target)) is not None
    if not _has_held(state, seen, now) or known_entries == 0 or is_followed:
        return replace(feed, move=seen)
    feeds.change_url(state.connection, feed.feed_id, target, canonical_url(target))
    subscriptions.set_settings(state.connection, feed.feed_id, {MOVED_FROM: f"{int(now)} {feed.url}"})
    undo = ChangeFeedUrl(feed.feed_id, feed.url)
    state.publish(FeedMoved(feed.feed_id, feed.url, target, undo))
    return replace(feed, url=target, move=None)


def merge(state: EngineState, feed: Feed, now: float) -> None:
    """Merge a feed whose redirect has held with the followed feed it leads to. One subscription ends, its marks go along, and
    undo restores it. Its marked articles that the other lacks stay in the lists of marks, as after unsubscribing.
    """
    if feed.move is None or not _has_held(state, feed.move, now):
        return
    same = subscriptions.find_subscription(state.connection, canonical_url(feed.move.url))
    other = state.feeds.get(same.feed_id) if same is not None else None
    if other is None or other.feed_id == feed.feed_id or other.succeeded_at is None or other.problem is not None:
        return
    from reader.storage import merged_feeds  # a move to a feed followed too is rare

    carried = merged_feeds.carry(state.connection, feed.feed_id, other.feed_id, int(now))
    names = subscriptions.titles(state.connection, (feed.feed_id,))
    # after an undo, nothing happens for a week
    feeds.save_feed(state.connection, replace(state.feeds.pop(feed.feed_id), move=None))
    subscriptions.remove(state.connection, [feed.feed_id], int(now))
    state.drop_waiting(lambda task: task.feed_id == feed.feed_id)
    publish_carried(state, carried)
    state.publish(SubscriptionsChanged(RestoreSubscription((feed.feed_id,)), Change(ChangeKind.SUBSCRIPTIONS_MERGED, names)))


def _has_held(state: EngineState, move: Move, now: float) -> bool:
    is_old = now - move.first_seen_at >= MOVE_HOLD_SECONDS and move.sightings >= MOVE_SIGHTINGS
    # a clock set forward by a week does not count
    return is_old and wrong_clock.is_vouched_for(state, now)


def change_url(state: EngineState, command: ChangeFeedUrl, now: float) -> None:
    """Change a feed's address and drop what was cached for the old one."""
    feed = local_feed(state, command.feed_id)
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
        next_reason=Reason(ReasonKind.URL_CHANGED),
    )
    feeds.save_feed(state.connection, changed)
    state.remember(changed)
    subscriptions.set_settings(state.connection, feed.feed_id, {MOVED_FROM: ""})
    undo = ChangeFeedUrl(feed.feed_id, feed.url)
    names = subscriptions.titles(state.connection, (feed.feed_id,))
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.URL_CHANGED, names), cause=command.command_id))
