"""Subscription changes made here: sent in order after the server's list was read, and completed once its next list agrees. A
server fetches a feed while it subscribes to it, so an imported list goes a few feeds at a time, with marks in between.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import replace

from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import FeedId
from reader.domain.remote_state import ChangeOfFeed, FeedChange, RemoteFeed
from reader.engine.account_memory import Steps
from reader.engine.handlers.sync import structure
from reader.engine.handlers.sync.dialect import dialect_for
from reader.engine.handlers.sync.part import Sync
from reader.engine.handlers.sync.refusals import note_refused
from reader.engine.handlers.sync.runs import CallError
from reader.storage import feeds, remote_feeds
from reader.storage.remote_feeds import TRIES_MAX

AT_ONCE = 20
"""Subscriptions per synchronisation."""
PAUSE_SECONDS = 15


def are_due(sync: Sync) -> bool:
    return bool(_due(sync))


def unsubscribes(sync: Sync) -> bool:
    """Return whether a feed, and its articles with it, is to be unsubscribed now."""
    return any(change.kind is ChangeOfFeed.UNSUBSCRIBE for change in _due(sync))


def send(sync: Sync) -> Steps:
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
    yield from structure.synchronise(sync)
    _release_unsubscribed(sync, [each.feed for each in some if each.kind is ChangeOfFeed.UNSUBSCRIBE], refused)
    subscribed = any(each.kind is ChangeOfFeed.SUBSCRIBE for each in some)
    if len(some) < len(changes) or (subscribed and _due(sync)):  # the folders of the last ones
        memory = sync.state.accounts
        memory.push_at = min(memory.push_at, sync.now + PAUSE_SECONDS)


def _release_unsubscribed(sync: Sync, asked: Sequence[RemoteFeed], refused: Collection[FeedId]) -> None:
    """Complete the removals that the list just read reflects; an empty list is believed only if the server agreed to remove all
    its known feeds.
    """
    there = {each.remote_id for each in remote_feeds.feeds(sync.connection, sync.account_id) if each.remote_id}
    if sync.listed or there <= {each.remote_id for each in asked if each.feed_id not in refused}:
        remote_feeds.released(sync.connection, sync.account_id, {each.remote_id for each in asked} - sync.listed)


def _wants_rest(error: CallError) -> bool:
    """Return whether the server asked for a pause. Plain unavailability may be due to the feed's own site, and must not hold up
    everything else.
    """
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
        structure.release(sync.state, [feed.feed_id], int(sync.now))
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
