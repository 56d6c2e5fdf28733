"""Marks and contents of a server's articles: listed, sent, proven, applied, as `merge_states` decides."""

from array import array
from collections import defaultdict
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from reader.domain.accounts import LABEL, READ, STARRED, KnownItems, NewItem, OutboxMark, ServerItem
from reader.domain.errors import ProblemKind
from reader.domain.events import EntriesArrived, StatusesChanged, SubscriptionsChanged, SyncProgress, TagsChanged
from reader.domain.feed import Feed
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.engine import notices, rules
from reader.engine.jobs import full_text, pictures
from reader.engine.reading import changed
from reader.engine.state import Answer, Steps, Wish, YieldTurn
from reader.engine.sync import identity, labels, ledger, structure
from reader.engine.sync.dialect import dialect_for
from reader.engine.sync.refreshes import is_rate_limited
from reader.engine.sync.runs import CONTENTS, NEWEST, CallError, Said, ServerReplacedError, Survey, Sync, note_refused
from reader.formats.feeds.reconcile import copy_key
from reader.formats.servers.merge_states import (
    Comparison,
    Merge,
    OwnMarks,
    compare,
    may_be_replaced,
    merge,
    needs_second_read,
    to_send,
    unchanged,
)
from reader.formats.text import index_text
from reader.learning.posting_rate import believed_times
from reader.storage import accounts, entries, entry_changes, news, outbox, remote_feeds, remote_items, statuses, tags

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
        if needs_second_read(each, _own(sync, known, mark)):
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
        _log_abandoned(sync, [each.item_id for each in merged.given_up])
    outbox.finish(connection, account_id, [*merged.done, *merged.given_up])
    _hand_on(sync, merged.gone | merged.cleared)
    remote_items.forget_items(connection, account_id, merged.gone)
    if comparison.mark.startswith(LABEL):
        labels.apply(sync, comparison.mark, merged.apply)
        return
    for value, items in merged.apply:
        entry_ids = remote_items.apply(connection, account_id, comparison.mark, items, now, is_set=value)
        sync.count(taken_over=len(entry_ids))
        if entry_ids:
            sync.state.publish(changed(comparison.mark, entry_ids, value=value))


def _hand_on(sync: Sync, items: Collection[int]) -> None:
    """Let the first duplicate of each item dropped by the server take its place, and publish the read marks that changed."""
    if not items:
        return
    entries = remote_items.entries(sync.connection, sync.account_id, items)
    handed_on = entry_changes.promote_duplicates(sync.connection, entries.values())
    for value in (True, False):
        changes = tuple(entry_id for entry_id, is_read in handed_on if is_read is value)
        if changes:
            sync.state.publish(StatusesChanged(changes, value))


def _log_abandoned(sync: Sync, items: Sequence[int]) -> None:
    """Log in Activity, by article, changes that the server did not accept."""
    for entry_id, title in remote_items.titles(sync.connection, sync.account_id, items[:NAMED_MAX]).items():
        note_refused(sync, title, entry_id=entry_id)


READ_DAYS = 30
"""Age limit of articles fetched although they were read elsewhere before being seen here."""
FETCH_SECONDS = 60
"""Articles of a feed that the server stored within these seconds came with one fetch."""
READ_LISTED_AT = "read_listed_at"
FEEDS_AT_ONCE = 50
"""Feeds whose articles are stored in one step."""
UNMATCHED_AT_ONCE = 20
"""Feeds compared with all their items at the server, per synchronisation."""
AGAIN_SECONDS = (3600, DAY_SECONDS, 7 * DAY_SECONDS, 30 * DAY_SECONDS)
"""Pauses between requests for listed items without contents."""
AGAIN_AT_ONCE = CONTENTS
"""Such items requested per synchronisation, in one request: some servers list tens of thousands."""
MATCHED_MAX = 2_000
"""Newest unknown items compared per feed."""


def fetch_missing(sync: Sync, survey: Survey) -> Steps:
    """Fetch unread and starred articles first; once a day, or on request, also those read elsewhere before they were listed here."""
    unmatched = yield from _of_unmatched(sync, survey)
    is_whole = yield from _fetch(sync, _missing(sync, survey), survey)
    for feed_id, items in unmatched.items():
        yield from _match(sync, feed_id, items, survey)
    listed_at = accounts.high_water(sync.connection, sync.account_id).get(READ_LISTED_AT, 0)
    is_due = not 0 <= sync.now - listed_at < DAY_SECONDS
    if not is_whole:
        return
    if not is_due and (not sync.is_asked or remote_items.unmatched(sync.connection, sync.account_id)):
        return
    since = int(sync.now) - READ_DAYS * DAY_SECONDS
    recent = yield from dialect_for(sync).recent(sync, since)
    newest = {NEWEST: max(recent)} if recent else {}
    recent.difference_update(remote_items.stored(sync.connection, sync.account_id))
    yield from _fetch(sync, _newest_first(_without_absent(sync, recent)), survey)
    remote_items.forget_absent(sync.connection, sync.account_id, asked_before=int(sync.now) - 2 * AGAIN_SECONDS[-1])
    if not sync.has_doubts:
        accounts.set_high_water(sync.connection, sync.account_id, {READ_LISTED_AT: int(sync.now)} | newest)


def _of_unmatched(sync: Sync, survey: Survey) -> Generator[Wish, Answer, dict[FeedId, set[int]]]:
    """Return all items of feeds that were moved to the server, or that have new item ids there."""
    found: dict[FeedId, set[int]] = {}
    for feed_id, remote_id in remote_items.unmatched(sync.connection, sync.account_id)[:UNMATCHED_AT_ONCE]:
        try:
            found[feed_id] = yield from dialect_for(sync).of_feed(sync, remote_id, survey)
        except CallError as error:
            is_limit = error.problem.kind is ProblemKind.SYNC_LIMIT
            if error.result is None or not error.result.status or is_limit or is_rate_limited(error):
                raise
            break
    return found


def _match(sync: Sync, feed_id: FeedId, items: set[int], survey: Survey) -> Steps:
    """Match items with the articles here. Unmatched items stay on the server only: they were read long ago."""
    items.difference_update(remote_items.stored(sync.connection, sync.account_id))
    newest = _newest_first(items)[:MATCHED_MAX]
    for at in range(0, len(newest), CONTENTS):
        if not any(each == feed_id for each, _ in remote_items.unmatched(sync.connection, sync.account_id)):
            break
        store(sync, (yield from dialect_for(sync).contents(sync, newest[at : at + CONTENTS], survey)), only_known=True)
    remote_items.matched(sync.connection, feed_id)


def _missing(sync: Sync, survey: Survey) -> Sequence[int]:
    known = remote_items.known(sync.connection, sync.account_id)
    # entries removed by our own retention return, now that they are unread or starred there
    listed = survey.lists[READ].listed | survey.lists[STARRED].listed
    missing = {item for item in listed if item not in known.entries or item in known.removed}
    return _newest_first(_without_absent(sync, missing))


def _without_absent(sync: Sync, missing: set[int]) -> set[int]:
    """Drop items without contents at the server, except a few requested longest ago; all are tried when the user asks."""
    absent = {item: asked for item, asked in remote_items.absent(sync.connection, sync.account_id).items() if item in missing}
    due = [
        (asked_at, -item, item)
        for item, (tries, asked_at) in absent.items()
        if item not in sync.absent
        and (sync.is_asked or not 0 <= sync.now - asked_at < AGAIN_SECONDS[min(tries, len(AGAIN_SECONDS)) - 1])
    ]
    return (missing - absent.keys()) | {item for _, _, item in sorted(due)[:AGAIN_AT_ONCE]}


def _newest_first(items: Iterable[int]) -> Sequence[int]:
    """Sort ids, which rise with the time of storing. They are kept for minutes, so as plain numbers."""
    return array("q", sorted(items, reverse=True))


def _fetch(sync: Sync, missing: Sequence[int], survey: Survey) -> Generator[Wish, Answer, bool]:
    """Return whether all were requested; if few requests are left, the next synchronisation lists the others again."""
    for at in range(0, len(missing), CONTENTS):
        if not sync.may_ask():
            sync.has_doubts = True
            return False
        items = yield from dialect_for(sync).contents(sync, missing[at : at + CONTENTS], survey)
        if not sync.has_structure and _are_unknown(sync, items):
            yield from structure.synchronise(sync)
        given = {item.item_id for item in items}
        for part in _parts(items):
            given -= store(sync, part)
            yield YieldTurn()
        absent = [item for item in missing[at : at + CONTENTS] if item not in given]
        sync.absent.update(absent)
        remote_items.note_asked(sync.connection, sync.account_id, given, absent, int(sync.now))
        sync.state.publish(SyncProgress(sync.account_id, min(at + CONTENTS, len(missing)), len(missing)))
    return True


def _parts(items: Sequence[ServerItem]) -> Iterator[list[ServerItem]]:
    """Yield the items by feed, for as many feeds as are stored in one step."""
    by_feed: defaultdict[str, list[ServerItem]] = defaultdict(list)
    for item in items:
        by_feed[item.remote_feed_id].append(item)
    feeds = list(by_feed.values())
    for at in range(0, len(feeds), FEEDS_AT_ONCE):
        yield [item for of_feed in feeds[at : at + FEEDS_AT_ONCE] for item in of_feed]


def _are_unknown(sync: Sync, items: Sequence[ServerItem]) -> bool:
    """Return whether items name an unknown feed, or an unknown label that may be a folder."""
    remote_ids = {item.remote_feed_id for item in items}
    if remote_ids - remote_feeds.named(sync.connection, sync.account_id, remote_ids).keys():
        return True
    if not sync.account.server.has_labels:
        return False
    names = {name for item in items for name in item.labels} - remote_feeds.folder_names(sync.connection, sync.account_id)
    return bool(names and names - remote_items.labels_among(sync.connection, sync.account_id, names))


def store(sync: Sync, items: Sequence[ServerItem], *, only_known: bool = False) -> set[int]:
    """Store items with their feeds, in the caller's transaction; with `only_known`, no new ones. Nothing is stored of feeds not
    followed here. Return the items of feeds that the server does not list.
    """
    known = remote_feeds.named(sync.connection, sync.account_id, {item.remote_feed_id for item in items})
    feed_ids = {remote_id: feed.feed_id for remote_id, feed in known.items()}
    folders = remote_feeds.folder_names(sync.connection, sync.account_id)
    by_feed: defaultdict[FeedId, list[ServerItem]] = defaultdict(list)
    for item in items:
        feed_id = feed_ids.get(item.remote_feed_id)
        if feed_id is not None and feed_id in sync.state.feeds:
            # servers list a feed's folder with each item, like a label
            labels = tuple(name for name in item.labels if name not in folders)
            by_feed[feed_id].append(replace(item, labels=labels))
    for feed_id, of_feed in by_feed.items():
        keys = {item.item_id: copy_key(item.entry.link, item.entry.title) for item in of_feed}
        remote_items.displace(sync.connection, feed_id, keys)
        new = _adopt(sync, sync.state.feeds[feed_id], of_feed)
        if new and not only_known:
            _store_feed(sync, sync.state.feeds[feed_id], new)
    return {item.item_id for item in items if item.remote_feed_id not in feed_ids}


def _adopt(sync: Sync, feed: Feed, items: list[ServerItem]) -> list[ServerItem]:
    """Match items with stored articles that have no item, in feeds that were moved to the server or have new ids there. Articles
    are matched by link and title, if these are unique on both sides. Their marks are sent. The remaining items are new.
    """
    of_key: defaultdict[int, list[ServerItem]] = defaultdict(list)
    for item in items:
        if (key := copy_key(item.entry.link, item.entry.title)) is not None:
            of_key[key].append(item)
    found = remote_items.unlinked(sync.connection, feed.feed_id, of_key)
    pairs = [(found[key], each[0]) for key, each in of_key.items() if key in found and len(each) == 1]
    adopting = [_new_item(entry_id, item) for entry_id, item in pairs]
    entry_ids = [each.entry_id for each in adopting]
    had = tags.tags_of(sync.connection, entry_ids)
    for mark, value, marked in remote_items.adopt(sync.connection, sync.account_id, adopting, int(sync.now)):
        sync.count(taken_over=len(marked))
        sync.state.publish(changed(mark, marked, value=value))
    have = tags.tags_of(sync.connection, entry_ids)
    if tagged := tuple(each for each in entry_ids if have.get(each) != had.get(each)):
        sync.state.publish(TagsChanged(tagged, None))
        sync.state.publish(SubscriptionsChanged())
    adopted = {item.item_id for _, item in pairs}
    return [item for item in items if item.item_id not in adopted]


def _new_item(entry_id: EntryId, item: ServerItem) -> NewItem:
    return NewItem(entry_id, item.item_id, item.is_read, item.is_starred, item.labels, item.crawled_at)


def _store_feed(sync: Sync, feed: Feed, items: list[ServerItem]) -> None:
    connection, now = sync.connection, int(sync.now)
    items.sort(key=lambda item: (item.entry.published_at or 0, item.item_id), reverse=True)
    parsed = [item.entry for item in items]
    believed = _believed(sync, feed, items)
    newest_before = entries.newest_entry_id(connection)
    new_ids = entry_changes.insert_entries(
        connection, feed.feed_id, parsed, now, index_text=index_text, posted_at=believed, copy_key=copy_key
    )
    by_identity = entry_changes.entries_of(connection, feed.feed_id, [entry.identity for entry in parsed])
    remote_items.add(
        connection,
        sync.account_id,
        [_new_item(by_identity[item.entry.identity], item) for item in items if item.entry.identity in by_identity],
        now,
    )
    if new_ids:
        posted_at = tuple(float(at) for at in believed)
        sync.state.memory.remember_postings(feed.feed_id, posted_at)
        if feed.is_refreshed_there:
            sync.arrived[feed.feed_id] = (*sync.arrived.get(feed.feed_id, ()), *posted_at)
        _welcome(sync, feed, new_ids, newest_before)


def _believed(sync: Sync, feed: Feed, items: Sequence[ServerItem]) -> list[int]:
    """Return believed posting times; an earlier fetch of the server without the item contradicts a date."""
    now = int(sync.now)
    since = remote_feeds.last_arrival(sync.connection, feed.feed_id)
    if since is None:
        return _dated(items, feed.succeeded_at, now)
    fetches: defaultdict[int, list[ServerItem]] = defaultdict(list)
    for item in items:
        fetches[min(item.crawled_at or now, now) // FETCH_SECONDS].append(item)
    believed: dict[int, int] = {}
    for _, together in sorted(fetches.items()):
        at = max(min(item.crawled_at or now, now) for item in together)
        believed.update(zip((item.item_id for item in together), _dated(together, min(since, at), at), strict=True))
        since = at
    return [believed[item.item_id] for item in items]


def _dated(items: Sequence[ServerItem], since: int | None, at: int) -> list[int]:
    dates, are_days = [item.entry.published_at for item in items], [item.entry.is_date_only for item in items]
    return believed_times(dates, are_days, since=since, now=at)


def _welcome(sync: Sync, feed: Feed, new_ids: list[EntryId], newest_before: EntryId) -> None:
    """Handle new articles like those of any feed; the first synchronisation causes no notifications and runs no rules."""
    state, now = sync.state, sync.now
    copied = set(entry_changes.fold_copies(state.connection, new_ids, int(now)))
    unread = {entry_id for entry_id, _, _ in statuses.unread_among(state.connection, new_ids)}
    for_rules = [entry_id for entry_id in new_ids if entry_id > newest_before and entry_id in unread]
    wanted = rules.entries_arrived(state, for_rules, now) if sync.account.runs_rules and not sync.is_first else {}
    news.set_old(state.connection, new_ids, read_only=True)
    if not sync.is_first:
        notices.arrived(state, feed, [each for each in new_ids if each in unread and each not in copied], wanted, now)
    state.publish(EntriesArrived(feed.feed_id, tuple(new_ids)))
    sync.count(new_articles=len(new_ids))
    full_text.want_full_texts(state, feed.feed_id, now)
    pictures.want_offline_pictures(state, feed.feed_id, now)
