"""Marks: listed, sent, proven, applied. `formats.merge_states` decides; this module asks and stores."""

from collections import Counter
from collections.abc import Collection, Generator, Mapping, Sequence

from reader.domain.accounts import LABEL, READ, STARRED, OutboxMark
from reader.domain.events import StatusesChanged
from reader.domain.remote_state import KnownItems
from reader.engine.account_memory import Answer, Steps, Wish
from reader.engine.handlers.statuses import changed
from reader.engine.handlers.sync import identity, labels, ledger
from reader.engine.handlers.sync.dialect import dialect_for
from reader.engine.handlers.sync.part import ServerReplacedError, Sync
from reader.engine.handlers.sync.refusals import note_refused
from reader.engine.handlers.sync.survey import Said, Survey
from reader.formats.merge_states import (
    Comparison,
    Merge,
    OwnMarks,
    compare,
    is_incredible,
    may_be_replaced,
    merge,
    to_send,
    unchanged,
)
from reader.storage import accounts, copies, outbox, remote_items

FIRST_CHUNK = 50
QUICK_SECONDS = 1.0
NAMED_MAX = 50


def survey(sync: Sync, wanted: Mapping[str, bool], waiting: Sequence[OutboxMark]) -> Generator[Wish, Answer, Survey]:
    """Survey the server; the second in a synchronisation follows after changes were sent."""
    before = sync.run.requests
    sync.survey = yield from dialect_for(sync).survey(sync, wanted, waiting)
    if not sync.survey.is_same and not sync.lists_labels:
        accounts.set_high_water(sync.connection, sync.account_id, {ledger.LIST_COST: sync.run.requests - before})
    return sync.survey


def push(sync: Sync, waiting: Sequence[OutboxMark], found: Survey) -> Generator[Wish, Answer, set[OutboxMark]]:
    """Send marks that the server lacks; return those it answered with OK. A few go first, then more as long as it is quick.
    Before each request it is stored that it may arrive: after a crash, a sent mark is known to have been sent. Raises
    ServerReplacedError.
    """
    accepted: set[OutboxMark] = set()
    size = FIRST_CHUNK
    wanted = to_send(waiting, found.lists)
    if wanted:
        yield from _known_there(sync, found)
        yield from identity.check_articles(sync, found)
    for group in wanted:
        at = 0
        while at < len(group):
            chunk = group[at : at + size]
            among = [change.item_id for change in chunk]
            chunk = unchanged(chunk, outbox.marks(sync.connection, sync.account_id, item_ids=among))
            at += size
            if not chunk:
                continue
            outbox.sending(sync.connection, sync.account_id, chunk)
            ids = [change.item_id for change in chunk]
            result = yield from dialect_for(sync).set_mark(sync, chunk[0].mark, ids, value=chunk[0].value)
            accepted.update(chunk)
            sync.count(sent=len(chunk))
            if result.finished_at - result.started_at < QUICK_SECONDS:
                size = min(size * 2, dialect_for(sync).largest_chunk)
    return accepted


def _known_there(sync: Sync, found: Survey) -> Generator[Wish, Answer, KnownItems]:
    """Return the server's known items, before anything is applied. Raises ServerReplacedError."""
    known = remote_items.known(sync.connection, sync.account_id)
    some = (known.entries.keys() - known.read) | known.starred
    may_be = may_be_replaced(some, found.lists[READ].listed | found.lists[STARRED].listed)
    if may_be and (yield from dialect_for(sync).is_replaced(sync, found, known)):
        accounts.set_high_water(sync.connection, sync.account_id, {identity.SAME_UNTIL: 0})
        raise ServerReplacedError
    return known


def pull(sync: Sync, waiting: Sequence[OutboxMark], accepted: set[OutboxMark], found: Survey) -> Steps:
    """Apply the server's changes and complete those it agrees with; doubtful ones are asked for first. The compared data is freed
    before articles are fetched. Raises ServerReplacedError.
    """
    known = yield from _known_there(sync, found)
    if found.lists[READ].listed != known.entries.keys() - known.read or found.lists[STARRED].listed != known.starred:
        yield from identity.check_articles(sync, found)
        known = remote_items.known(sync.connection, sync.account_id)
    for mark, each in found.lists.items():
        if is_incredible(each, _own(sync, known, mark)):
            found.lists[mark] = yield from dialect_for(sync).listed(sync, mark)
    compared = [
        compare(each, _own(sync, known, each.mark), waiting, accepted, sync.state.chance) for each in found.lists.values()
    ]
    said = yield from _prove(sync, compared, found)
    for comparison in compared:
        current = outbox.marks(sync.connection, sync.account_id)
        merged = merge(comparison, said, current)
        sync.has_doubts |= merged.is_refuted
        _store(sync, comparison, merged)


def _own(sync: Sync, known: KnownItems, mark: str) -> OwnMarks:
    """Return the server's last known marks: without waiting changes, those stored here."""
    if mark.startswith(LABEL):
        labelled = labels.having(sync, mark)
        return OwnMarks(labelled, known.entries.keys() - labelled)
    having = known.read if mark == READ else known.starred
    originals = remote_items.originals(sync.connection, sync.account_id) if mark == READ else frozenset()
    return OwnMarks(having, known.entries.keys() - having, originals)


def _prove(sync: Sync, compared: Sequence[Comparison], found: Survey) -> Generator[Wish, Answer, Said]:
    """Ask for the marks of single items where the survey leaves doubt."""
    asked = sorted(frozenset().union(*(comparison.questions for comparison in compared)) - found.said.keys())
    return found.said | (yield from dialect_for(sync).prove(sync, asked, found))


def _store(sync: Sync, comparison: Comparison, merged: Merge) -> None:
    connection, account_id, now = sync.connection, sync.account_id, int(sync.now)
    outbox.refused(connection, account_id, merged.refused)
    if merged.given_up:
        _say_given_up(sync, [each.item_id for each in merged.given_up])
    outbox.finish(connection, account_id, [*merged.done, *merged.given_up])
    _hand_on(sync, merged.gone | merged.cleared)
    remote_items.forget_items(connection, account_id, merged.gone)
    if comparison.mark.startswith(LABEL):
        labels.apply(sync, comparison.mark, merged.apply)
        return
    for value, items in merged.apply:
        change = remote_items.apply(connection, account_id, comparison.mark, items, now, is_set=value)
        sync.count(taken_over=len(change.entry_ids))
        if change.entry_ids:
            sync.state.publish(changed(comparison.mark, change, value=value))


def _hand_on(sync: Sync, items: Collection[int]) -> None:
    """Let the first duplicate of each item dropped by the server take its place, and publish the read marks that changed."""
    if not items:
        return
    entries = remote_items.entries(sync.connection, sync.account_id, items)
    handed_on = copies.hand_on(sync.connection, entries.values())
    for value in (True, False):
        feeds = {entry_id: feed_id for entry_id, feed_id, is_read in handed_on if is_read is value}
        if feeds:
            deltas = tuple((feed_id, -count if value else count) for feed_id, count in sorted(Counter(feeds.values()).items()))
            sync.state.publish(StatusesChanged(tuple(feeds), value, deltas))


def _say_given_up(sync: Sync, items: Sequence[int]) -> None:
    """Log in Activity, by article, changes that the server did not accept."""
    for entry_id, title in remote_items.titles(sync.connection, sync.account_id, items[:NAMED_MAX]).items():
        note_refused(sync, title, entry_id=entry_id)
