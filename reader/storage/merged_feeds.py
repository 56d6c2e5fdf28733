"""Two feeds of one address that become one feed of an account, as when one of this computer is moved to an account that follows it too.

What the server calls an article, what waits to be sent of it, its marks and tags go along; so nothing is sent for it or forgotten. Engine thread.
"""

from collections.abc import Iterable

from reader.domain.accounts import LABEL, READ, STARRED
from reader.domain.ids import AccountId, EntryId, FeedId
from reader.domain.marks import Mark
from reader.domain.remote_state import NewItem
from reader.domain.value_classes import dataclass
from reader.storage import copies, remote_items, statuses, subscriptions, tags
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.statuses import StatusChange
from reader.storage.values import id_list

_ITEMS = "SELECT s.entry_id FROM entry_status s JOIN remote_item r ON r.entry_id = s.entry_id WHERE s.feed_id = :source AND NOT s.is_removed"


@dataclass(frozen=True, slots=True)
class _Article:
    """An article that both feeds have, by its entry in the one that ends: that entry's marks, and what its server calls it."""

    entry_id: EntryId
    item_id: int
    was_read: bool
    was_starred: bool
    crawled_at: int | None
    is_read: bool


def join(
    connection: WriteConnection, account_id: AccountId, source: FeedId, target: FeedId, now: int
) -> list[tuple[str, bool, StatusChange]]:
    """Unsubscribe one feed of an account and let its items be another's; the marks (READ, or those of `Mark`) that this one's articles got or lost.

    An article of both (of the same link and title, if only one on each side has these) is read or marked if it is so in either; but what
    waits to be sent was meant last. An article that only the one has goes over to the other as it is.
    """
    subscriptions.remove(connection, [source], now)
    connection.execute("INSERT OR IGNORE INTO remote_feed (feed_id, account_id) VALUES (?, ?)", (target, account_id))
    # before it gets marks: what is only a copy of an article of another feed of this computer counts as read
    copies.feeds_added(connection, [target])
    before = _marks(connection, target)
    for entry_id, article in _pairs(connection, source, target):
        _give(connection, account_id, article, entry_id, now)
    changed = _changed(before, _marks(connection, target), target)
    rest = id_list(row[0] for row in connection.execute(_ITEMS, {"source": source}).fetchall())
    _take_along(connection, source, target, rest)
    return changed


def carry(connection: WriteConnection, source: FeedId, target: FeedId, now: int) -> list[tuple[str, bool, StatusChange]]:
    """Give the articles of a feed of this computer the marks and tags of an account's, which keeps its items; the marks that were set."""
    before = _marks(connection, target)
    for entry_id, article in _pairs(connection, source, target):
        _carry(connection, article, entry_id, now)
    return _changed(before, _marks(connection, target), target)


def _changed(
    before: dict[str, set[EntryId]], after: dict[str, set[EntryId]], target: FeedId
) -> list[tuple[str, bool, StatusChange]]:
    return [
        (mark, value, StatusChange(tuple(sorted(entry_ids)), ((target, -len(entry_ids) if value else len(entry_ids)),)))
        for mark in before
        for value, entry_ids in ((True, after[mark] - before[mark]), (False, before[mark] - after[mark]))
        if entry_ids
    ]


def separate(connection: WriteConnection, feed_ids: Iterable[FeedId], now: int) -> None:
    """Take `join` back for feeds that are followed again, once the feed that took their place is one of this computer (`remote_feeds.make_local`).

    Their articles get the items again, what waits, and the marks given meanwhile; what the server listed in between goes along.
    """
    for account_id, feed_id, stand_in, local in _stand_ins(connection, feed_ids):
        for entry_id, article in _pairs(connection, local, feed_id):
            _give(connection, account_id, article, entry_id, now)
        rows = connection.execute(f"{_ITEMS} AND s.identity = 'item:' || r.item_id", {"source": local}).fetchall()
        _take_along(connection, local, feed_id, id_list(row[0] for row in rows))
        remote_items.forget(connection, [local])
        query = "DELETE FROM remote_feed WHERE feed_id = ? RETURNING remote_id, title, folder"
        (there,) = connection.execute(query, (stand_in,)).fetchall()
        connection.execute("UPDATE remote_feed SET remote_id = ?, title = ?, folder = ? WHERE feed_id = ?", (*there, feed_id))
        connection.execute("DELETE FROM feed WHERE feed_id = ?", (stand_in,))


def _stand_ins(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> list[tuple[AccountId, FeedId, FeedId, FeedId]]:
    """Of feeds without a name at their server: who keeps it after `make_local`, and the feed of this computer."""
    return connection.execute(
        """SELECT r.account_id, r.feed_id, k.feed_id, l.feed_id FROM remote_feed r JOIN feed f ON f.feed_id = r.feed_id
        JOIN feed h ON h.canonical = f.canonical JOIN remote_feed k ON k.feed_id = h.feed_id
        JOIN subscription u ON u.feed_id = h.feed_id
        JOIN feed l ON l.canonical = f.canonical JOIN subscription w ON w.feed_id = l.feed_id
        WHERE r.feed_id IN (SELECT value FROM json_each(?)) AND r.remote_id = '' AND k.account_id = r.account_id AND k.remote_id <> ''
        AND u.removed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM entry_status s WHERE s.feed_id = h.feed_id)
        AND w.removed_at IS NULL AND l.feed_id NOT IN (SELECT feed_id FROM remote_feed) GROUP BY r.feed_id""",
        (id_list(feed_ids),),
    ).fetchall()


def _pairs(connection: ReadConnection, source: FeedId, target: FeedId) -> list[tuple[EntryId, _Article]]:
    rows = connection.execute(
        """SELECT s.copy_key, s.entry_id, r.item_id, r.base_read, r.base_starred, r.crawled_at, s.is_read AND s.copy_of IS NULL
        FROM entry_status s JOIN remote_item r ON r.entry_id = s.entry_id WHERE s.feed_id = ? AND NOT s.is_removed
        AND s.copy_key IS NOT NULL GROUP BY s.copy_key HAVING count(*) = 1""",
        (source,),
    ).fetchall()
    found = remote_items.unlinked(connection, target, [row[0] for row in rows])
    return [
        (found[key], _Article(entry_id, item_id, bool(read), bool(starred), crawled_at, bool(is_read)))
        for key, entry_id, item_id, read, starred, crawled_at, is_read in rows
        if key in found
    ]


def _marks(connection: ReadConnection, feed_id: FeedId) -> dict[str, set[EntryId]]:
    """The entries of a feed that have each mark."""
    return {
        mark: {
            EntryId(row[0])
            for row in connection.execute(
                f"SELECT entry_id FROM entry_status WHERE feed_id = ? AND NOT is_removed AND is_{mark}",  # noqa: S608 -- our own names
                (feed_id,),
            ).fetchall()
        }
        for mark in (READ, *Mark)
    }


def _give(connection: WriteConnection, account_id: AccountId, article: _Article, entry_id: EntryId, now: int) -> None:
    source = (article.entry_id,)
    waiting = connection.execute("SELECT mark, value, seq, refusals, was_sent FROM outbox WHERE entry_id = ?", source).fetchall()
    labels = tuple(row[0] for row in connection.execute("SELECT name FROM remote_label WHERE entry_id = ?", source).fetchall())
    item = NewItem(entry_id, article.item_id, article.was_read, article.was_starred, labels, article.crawled_at)
    remote_items.adopt(connection, account_id, [item], now)
    _carry(connection, article, entry_id, now)
    meant = {mark: bool(value) for mark, value, *_ in waiting}
    if READ in meant:
        statuses.mark_read(connection, [entry_id], is_read=meant[READ], now=now)
    if STARRED in meant:
        statuses.set_mark(connection, Mark.STARRED, [entry_id], is_set=meant[STARRED], now=now)
    for name in [mark.removeprefix(LABEL) for mark, is_set in meant.items() if mark.startswith(LABEL) and not is_set]:
        tags.remove_from(connection, [entry_id], name)
    connection.executemany(
        "INSERT OR IGNORE INTO outbox (entry_id, mark, value, seq, refusals, was_sent) VALUES (?, ?, ?, ?, ?, ?)",
        [(entry_id, *row) for row in waiting],
    )


def _carry(connection: WriteConnection, article: _Article, entry_id: EntryId, now: int) -> None:
    source = (article.entry_id,)
    if article.is_read:
        statuses.mark_read(connection, [entry_id], is_read=True, now=now)
    for mark in Mark:
        if connection.execute(f"SELECT 1 FROM entry_status WHERE entry_id = ? AND is_{mark}", source).fetchall():  # noqa: S608 -- our own names
            statuses.set_mark(connection, mark, [entry_id], is_set=True, now=now)
    for name in tags.tags_of(connection, source).get(article.entry_id, ()):
        tags.add(connection, [entry_id], name, now)


def _take_along(connection: WriteConnection, source: FeedId, target: FeedId, entry_ids: str) -> None:
    rows = connection.execute(
        """UPDATE OR IGNORE entry_status SET feed_id = ? WHERE entry_id IN (SELECT value FROM json_each(?)) RETURNING entry_id""",
        (target, entry_ids),
    ).fetchall()
    moved = id_list(row[0] for row in rows)
    query = "UPDATE entry_key SET feed_id = ? WHERE feed_id = ? AND entry_id IN (SELECT value FROM json_each(?))"
    connection.execute(query, (target, source, moved))
