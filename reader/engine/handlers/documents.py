"""Parsed feed documents: reconciled, stored completely or not at all, published."""

from dataclasses import replace

from reader.domain.errors import Problem
from reader.domain.events import EntriesArrived, EntriesChanged, GapFound
from reader.domain.feed import Feed, ParsedFeed
from reader.domain.ids import EntryId
from reader.domain.parsing import ParseResult
from reader.domain.reconciliation import Reconciliation
from reader.domain.retrieval import FetchResult, Outcome
from reader.engine.handlers import failures, full_text, moves, notices, offline_pictures, other_reader, rules
from reader.engine.handlers.conclusions import Conclusion, conclude
from reader.engine.handlers.retrievals import count_done
from reader.engine.state import EngineState
from reader.engine.tasks import FeedTask
from reader.formats.reconcile import reconcile
from reader.formats.same_article import copy_key
from reader.formats.text import index_text
from reader.learning.posting_times import believed_times
from reader.net import politeness
from reader.net.addresses import may_name
from reader.storage import copies, entries, history, statuses

PARTIAL_CONTENT = 226


def feed_parsed(state: EngineState, task: FeedTask, result: FetchResult, parsed: ParseResult, now: float) -> None:
    feed = state.feeds.get(task.feed_id)
    if feed is None or feed.account_id is not None:
        count_done(state, task.feed_id)
        return
    if isinstance(parsed, Problem):
        failures.document_failed(state, feed, task, result, parsed, now)
    elif isinstance(parsed, ParsedFeed):
        failures.reached(state, feed, now)
        store_document(state, feed, task, result, parsed, now)
    count_done(state, task.feed_id)


def store_document(
    state: EngineState, feed: Feed, task: FeedTask, result: FetchResult, parsed: ParsedFeed, now: float
) -> Reconciliation:
    """Store entries, marks, gap, validators, schedule and log line of one document in the transaction of its message."""
    connection = state.connection
    is_partial = result.status == PARTIAL_CONTENT
    known = entries.known_entries(connection, feed.feed_id, parsed.entries)
    posted = [int(at) for at in state.memory.posted_at(feed.feed_id)] if known else []
    found = reconcile(feed, parsed, known, int(now), is_partial=is_partial, posted_at=posted)
    believed = believed_times(
        [entry.published_at for entry in found.new],
        [entry.is_date_only for entry in found.new],
        since=feed.succeeded_at,
        now=int(now),
    )
    newest_before = entries.newest_entry_id(connection)
    new_ids = entries.insert_entries(
        connection, feed.feed_id, found.new, int(now), index_text=index_text, posted_at=believed, copy_key=copy_key
    )
    entries.update_entries(connection, found.changed, int(now), index_text=index_text)
    other_reader.document_stored(state, feed.feed_id, now, is_whole=not (is_partial or parsed.is_cut))
    changed_ids = tuple(change.entry_id for change in found.changed if change.has_new_content)
    if found.gap is not None:
        history.add_gap(connection, found.gap)
        state.publish(GapFound(found.gap))
    updated = _updated(feed, result, parsed, found, now)
    moved = moves.observe(state, updated, result, known_entries=found.known, now=now)
    outcome = Outcome.NEW if found.new else Outcome.NOTHING_NEW
    conclude(
        state,
        moved,
        task,
        result,
        Conclusion(outcome, len(new_ids), len(changed_ids), posted_at=tuple(float(at) for at in believed)),
        now,
    )
    if new_ids:
        _welcome(state, feed, task, new_ids, newest_before, now)
    if changed_ids:
        state.publish(EntriesChanged(feed.feed_id, changed_ids, cause=task.cause))
    if new_ids:
        full_text.want_full_texts(state, feed.feed_id, now)
        offline_pictures.want(state, feed.feed_id, now)
    if found.known:
        moves.merge(state, moved, now)
    return found


def _welcome(state: EngineState, feed: Feed, task: FeedTask, new_ids: list[EntryId], newest_before: EntryId, now: float) -> None:
    """Fold duplicates, run the rules, then notify; entries that were here before are not given to rules again."""
    copied = set(copies.fold(state.connection, new_ids, int(now)))
    wanted = rules.entries_arrived(state, [entry_id for entry_id in new_ids if entry_id > newest_before], now)
    unread = statuses.count_unread(state.connection, new_ids)
    asked_for = {entry_id: sound for entry_id, sound in wanted.items() if entry_id not in copied}
    notices.arrived(state, feed, [entry_id for entry_id in new_ids if entry_id not in copied], asked_for, now)
    state.publish(EntriesArrived(feed.feed_id, tuple(new_ids), unread, tuple(asked_for), cause=task.cause))


def _updated(feed: Feed, result: FetchResult, parsed: ParsedFeed, found: Reconciliation, now: float) -> Feed:
    """Return the feed after its document. A truncated document leaves validators, hash and window alone, so that the rest is not
    missed.
    """
    updated = replace(
        feed,
        title=parsed.title or feed.title,
        site_url=parsed.site_url or feed.site_url,
        icon_url=parsed.icon_url or feed.icon_url,
        hints=parsed.hints,
        hub_url=parsed.hub_url,
        self_url=parsed.self_url if may_name(result, parsed.self_url) else "",
        previous_url=parsed.previous_url,
        succeeded_at=int(now),
        changed_at=int(now) if found.new or found.changed else feed.changed_at,
        window=found.window,
        is_gone=False,
    )
    if parsed.is_cut:
        return updated
    return replace(
        updated,
        validators=politeness.merged_validators(feed.validators, result),
        validators_at=int(now),
        body_hash=result.body_hash,
        window_at=feed.window_at if result.status == PARTIAL_CONTENT else int(now),
    )
