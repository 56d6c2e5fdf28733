"""Subscriptions that changed here: sent in order, after the server's list was read, and done once its next list says so."""

from reader.domain.accounts import AddedFeed
from reader.domain.errors import Problem, ProblemKind
from reader.domain.remote_state import ChangeOfFeed, FeedChange
from reader.engine.account_memory import Steps
from reader.engine.handlers.sync import calls, structure
from reader.engine.handlers.sync.part import Sync
from reader.engine.handlers.sync.runs import CallError, ask, confirm
from reader.storage import remote_feeds

TRIES_MAX = 5
"""A server that refused a subscription so often will not take it."""


def are_due(sync: Sync) -> bool:
    """Whether any change may go out now."""
    return bool(_due(sync))


def send(sync: Sync) -> Steps:
    """What is still wanted otherwise than the list just read has it. What is unsubscribed is so once the next list lacks it."""
    changes = _due(sync)
    if not changes:
        return
    for change in changes:
        try:
            yield from _carry_out(sync, change)
        except CallError as error:
            if error.result is None or not error.result.status:
                raise
            remote_feeds.tried(sync.connection, change.feed.feed_id)
    yield from structure.synchronise(sync)
    asked = {each.feed.remote_id for each in changes if each.kind is ChangeOfFeed.UNSUBSCRIBE}
    remote_feeds.released(sync.connection, sync.account_id, asked - sync.listed)


def _due(sync: Sync) -> list[FeedChange]:
    changes = remote_feeds.changes(sync.connection, sync.account_id)
    return [change for change in changes if change.due_at <= sync.now and change.feed.tries < TRIES_MAX]


def _carry_out(sync: Sync, change: FeedChange) -> Steps:
    feed = change.feed
    match change.kind:
        case ChangeOfFeed.SUBSCRIBE:
            answer = yield from ask(sync.run, calls.subscribe(sync.login, feed.url))
            if not isinstance(answer.value, AddedFeed) or not answer.value.remote_id:
                raise CallError(Problem(ProblemKind.NO_FEED_FOUND, feed.url), answer.result)
        case ChangeOfFeed.UNSUBSCRIBE:
            yield from confirm(sync.run, calls.unsubscribe(sync.login, feed.remote_id))
        case ChangeOfFeed.RENAME:
            yield from confirm(sync.run, calls.rename(sync.login, feed.remote_id, feed.wanted_title))
        case ChangeOfFeed.MOVE if feed.wanted_folder:
            yield from confirm(sync.run, calls.move(sync.login, feed.remote_id, feed.wanted_folder))
        case ChangeOfFeed.MOVE:
            if not sync.account.server.needs_folders:
                yield from confirm(sync.run, calls.move_out(sync.login, feed.remote_id, feed.folder))
            remote_feeds.moved_out(sync.connection, feed.feed_id)
