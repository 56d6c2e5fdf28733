"""A feed document that was read: reconciled with what is stored, stored whole or not at all, told."""

from dataclasses import replace

from reader.domain.errors import Problem
from reader.domain.events import EntriesArrived, EntriesChanged, GapFound
from reader.domain.feed import Feed, ParsedFeed
from reader.domain.parsing import ParseResult
from reader.domain.reconciliation import Reconciliation
from reader.domain.retrieval import FetchResult, Outcome
from reader.engine.handlers import failures, moves
from reader.engine.handlers.conclusions import DAY_SECONDS, RATE_DAYS, Conclusion, conclude
from reader.engine.handlers.retrievals import count_done
from reader.engine.state import EngineState
from reader.engine.tasks import FeedTask
from reader.formats.reconcile import reconcile
from reader.formats.text import index_text
from reader.net import validators
from reader.storage import entries, history

PARTIAL_CONTENT = 226


def feed_parsed(state: EngineState, task: FeedTask, result: FetchResult, parsed: ParseResult, now: float) -> None:
    """The parser process answered for a subscribed feed."""
    feed = state.feeds.get(task.feed_id)
    if feed is None:
        count_done(state, task.feed_id)
        return
    if isinstance(parsed, Problem):
        failures.document_failed(state, feed, task, result, parsed, now)
    elif isinstance(parsed, ParsedFeed):
        failures.network_works(state, now)
        state.excused.discard(feed.feed_id)
        store_document(state, feed, task, result, parsed, now)
    count_done(state, task.feed_id)


def store_document(
    state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, parsed: ParsedFeed, now: float
) -> Reconciliation:
    """Entries, marks, gap, validators, schedule and log line of one document, in the transaction of its message."""
    connection = state.connection
    is_partial = result.status == PARTIAL_CONTENT
    known = entries.known_entries(connection, feed.feed_id, parsed.entries)
    posted = entries.posted_at(connection, feed.feed_id, int(now) - RATE_DAYS * DAY_SECONDS) if known else []
    found = reconcile(feed, parsed, known, int(now), is_partial=is_partial, posted_at=posted)
    new_ids = entries.insert_entries(connection, feed.feed_id, found.new, int(now), index_text=index_text)
    entries.update_entries(connection, found.changed, int(now), index_text=index_text)
    changed_ids = tuple(change.entry_id for change in found.changed if change.has_new_content)
    if found.gap is not None:
        history.add_gap(connection, found.gap)
        state.publish(GapFound(found.gap))
    updated = _updated(feed, result, parsed, found, now)
    moved = moves.observe(state, updated, result, known_entries=found.known, now=now)
    outcome = Outcome.NEW if found.new else Outcome.NOTHING_NEW
    conclude(state, moved, task, result, Conclusion(outcome, len(new_ids), len(changed_ids)), now)
    if new_ids:
        state.publish(EntriesArrived(feed.feed_id, tuple(new_ids), len(new_ids), cause=task.cause))
    if changed_ids:
        state.publish(EntriesChanged(feed.feed_id, changed_ids, cause=task.cause))
    if found.known:
        moves.merge(state, moved, now)
    return found


def _updated(feed: Feed, result: FetchResult, parsed: ParsedFeed, found: Reconciliation, now: float) -> Feed:
    """The feed after its document: a cut document leaves validators, hash and window alone, so that the rest is not missed."""
    told = replace(
        feed,
        title=parsed.title or feed.title,
        site_url=parsed.site_url or feed.site_url,
        icon_url=parsed.icon_url or feed.icon_url,
        hints=parsed.hints,
        hub_url=parsed.hub_url,
        self_url=parsed.self_url,
        previous_url=parsed.previous_url,
        succeeded_at=int(now),
        changed_at=int(now) if found.new or found.changed else feed.changed_at,
        window=found.window,
        is_gone=False,
    )
    if parsed.is_cut:
        return told
    return replace(
        told,
        validators=validators.merge(feed.validators, result),
        validators_at=int(now),
        body_hash=result.body_hash,
        window_at=feed.window_at if result.status == PARTIAL_CONTENT else int(now),
    )
