"""Feeds and folders of a server, compared with those here: hourly, and when an article names an unknown feed."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import replace

from reader.domain.accounts import ChangeOfFeed, FeedChange, RemoteFeed, ServerFeed
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import SubscriptionsChanged
from reader.domain.feed import Feed
from reader.domain.ids import FeedId, FolderId
from reader.engine.jobs import icons
from reader.engine.state import EngineState, Steps, YieldTurn
from reader.engine.sync import identity
from reader.engine.sync.dialect import dialect_for
from reader.engine.sync.runs import CallError, Sync, note_refused
from reader.formats.urls import canonical_url
from reader.storage import accounts, feeds, remote_feeds, remote_items, subscriptions
from reader.storage.remote_feeds import TRIES_MAX

EVERY_SECONDS = 3600
GONE_AFTER_SECONDS = 3600
"""Seconds between two lists without a feed until it counts as gone: one list may be wrong."""
LISTED_AT = "feeds_listed_at"
STRUCTURE_AT_ONCE = 25
"""Feeds stored in one step, which takes some 20 ms if all are new."""


def is_due(sync: Sync) -> bool:
    """Return whether an hour has passed, or the clock was set back."""
    return not 0 <= sync.now - accounts.high_water(sync.connection, sync.account_id).get(LISTED_AT, 0) < EVERY_SECONDS


def synchronise(sync: Sync) -> Steps:
    """Add, remove, rename and move feeds as at the server, a few at a time. Raises ServerReplacedError."""
    sync.has_structure = True
    listed = (yield from dialect_for(sync).feeds(sync.run, sync.login)).feeds
    yield from identity.check_feeds(sync, listed)
    sync.listed = {feed.remote_id for feed in listed}
    former, emptied = _Former(sync), set[FolderId]()
    is_changed = False
    try:
        for at in range(0, len(listed), STRUCTURE_AT_ONCE):
            if at:
                yield YieldTurn()
            some = listed[at : at + STRUCTURE_AT_ONCE]
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


AT_ONCE = 20
"""Subscriptions per synchronisation."""
PAUSE_SECONDS = 15


def subscriptions_are_due(sync: Sync) -> bool:
    return bool(_due(sync))


def unsubscribes(sync: Sync) -> bool:
    """Return whether a feed, and its articles with it, is to be unsubscribed now."""
    return any(change.kind is ChangeOfFeed.UNSUBSCRIBE for change in _due(sync))


def send_subscriptions(sync: Sync) -> Steps:
    """Send changes that the list just read does not reflect. Removed subscriptions are complete once the next list lacks them."""
    changes = _due(sync)
    some = _few(changes)
    if not some:
        return
    refused: defaultdict[FeedId, list[tuple[FeedChange, Problem]]] = defaultdict(list)
    for change in some:
        if not remote_feeds.is_wanted(sync.connection, change):
            continue
        try:
            remote_feeds.sending(sync.connection, change)
            yield from _carry_out(sync, change)
        except CallError as error:
            if error.result is None or not error.result.status or _wants_rest(error):
                raise
            refused[change.feed.feed_id].append((change, error.problem))
    for of_feed in refused.values():
        _refused(sync, of_feed)
    yield from synchronise(sync)
    _release_unsubscribed(sync, [each.feed for each in some if each.kind is ChangeOfFeed.UNSUBSCRIBE], refused)
    subscribed = any(each.kind is ChangeOfFeed.SUBSCRIBE for each in some)
    if len(some) < len(changes) or (subscribed and _due(sync)):  # the folders of the last ones
        memory = sync.state.accounts
        memory.push_at = min(memory.push_at, sync.now + PAUSE_SECONDS)


def _release_unsubscribed(sync: Sync, asked: Sequence[RemoteFeed], refused: Collection[FeedId]) -> None:
    """Complete the removals that the list reflects; an empty one only if the server agreed to remove all."""
    there = {each.remote_id for each in remote_feeds.feeds(sync.connection, sync.account_id) if each.remote_id}
    if sync.listed or there <= {each.remote_id for each in asked if each.feed_id not in refused}:
        remote_feeds.released(sync.connection, sync.account_id, {each.remote_id for each in asked} - sync.listed)


def _wants_rest(error: CallError) -> bool:
    """Return whether the server asked for a pause. To be unavailable may be due to the feed's own site."""
    is_asked_for = error.result is not None and bool(error.result.retry_after_seconds)
    return is_asked_for or error.problem.kind is ProblemKind.RATE_LIMITED


def _due(sync: Sync) -> list[FeedChange]:
    changes = remote_feeds.changes(sync.connection, sync.account_id)
    return [change for change in changes if change.due_at <= sync.now and change.feed.tries < TRIES_MAX]


def _few(changes: list[FeedChange]) -> list[FeedChange]:
    """Return the first subscriptions, those never refused first, and all other changes."""
    wanted = sorted((each for each in changes if each.kind is ChangeOfFeed.SUBSCRIBE), key=lambda each: each.feed.tries)
    return [*wanted[:AT_ONCE], *(each for each in changes if each.kind is not ChangeOfFeed.SUBSCRIBE)]


def _carry_out(sync: Sync, change: FeedChange) -> Steps:
    feed, dialect = change.feed, dialect_for(sync)
    match change.kind:
        case ChangeOfFeed.SUBSCRIBE:
            yield from _subscribe(sync, change)
        case ChangeOfFeed.UNSUBSCRIBE:
            yield from dialect.unsubscribe(sync.run, sync.login, feed.remote_id)
        case ChangeOfFeed.RENAME:
            yield from dialect.rename(sync.run, sync.login, feed.remote_id, feed.wanted_title)
        case ChangeOfFeed.MOVE if feed.wanted_folder:
            yield from dialect.move(sync.run, sync.login, feed.remote_id, feed.wanted_folder)
        case ChangeOfFeed.MOVE:
            if not sync.account.server.needs_folders:
                yield from dialect.move_out(sync.run, sync.login, feed.remote_id, feed.folder)
            remote_feeds.moved_out(sync.connection, feed.feed_id)


def _subscribe(sync: Sync, change: FeedChange) -> Steps:
    """Subscribe under the name given by the server, whose list may have another address. A feed it already has is not followed
    twice. A name missing in its list is a new one, whatever had it before.
    """
    feed = change.feed
    remote_id = yield from dialect_for(sync).subscribe(sync.run, sync.login, feed.url)
    is_merged = remote_id in sync.listed and remote_feeds.followed_as(sync.connection, sync.account_id, remote_id, feed.feed_id)
    if is_merged:
        release(sync.state, [feed.feed_id], int(sync.now))
    else:
        remote_feeds.subscribed(sync.connection, feed.feed_id, remote_id)
        sync.listed.add(remote_id)


def _refused(sync: Sync, changes: list[tuple[FeedChange, Problem]]) -> None:
    """Count refusals and record them at the feed; final ones are logged in Activity."""
    remote_feeds.tried(sync.connection, changes[0][0].feed.feed_id)
    for change, problem in changes:
        _say_refused(sync, change, problem)


def _say_refused(sync: Sync, change: FeedChange, problem: Problem) -> None:
    connection, feed_id = sync.connection, change.feed.feed_id
    if change.kind is ChangeOfFeed.SUBSCRIBE:
        said = problem if problem.kind is ProblemKind.NOT_TAKEN else Problem(ProblemKind.NOT_TAKEN, change.feed.url)
        feed = sync.state.feeds.get(feed_id)
        if feed is not None:
            troubled = replace(feed, problem=said, problem_since=feed.problem_since or int(sync.now))
            feeds.save_feed(connection, troubled)
            sync.state.remember(troubled)
    elif change.feed.tries + 1 >= TRIES_MAX:
        remote_feeds.give_up(connection, change)
        note_refused(sync, change.feed.wanted_title, feed_id=feed_id)
