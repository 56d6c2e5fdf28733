"""Entries imported from another reader: their ids, and the removal of those that no feed has confirmed. Engine thread."""

from collections import Counter
from collections.abc import Iterable, Sequence

from reader.domain.ids import EntryId, FeedId
from reader.domain.user_data import ReadArticle
from reader.storage import entry_changes
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.entry_changes import identifying_keys, keys_by_kind, read_keys
from reader.storage.rows import id_list, json_list, storable
from reader.storage.statuses import mark_read


def ids_of(connection: ReadConnection, feed_id: FeedId, identities: Sequence[str]) -> dict[str, EntryId]:
    rows = connection.execute(
        """SELECT s.identity, s.entry_id FROM json_each(?) AS j
        CROSS JOIN entry_status s ON s.feed_id = ? AND s.identity = j.value""",
        (json_list(identities), feed_id),
    ).fetchall()
    found = {identity: EntryId(entry_id) for identity, entry_id in rows}
    return {identity: found[storable(identity)] for identity in identities}


def feeds_of_links(connection: ReadConnection, links: Iterable[str]) -> dict[str, FeedId]:
    """Return the feed that has an article with each link, the oldest of several, feeds of this computer before accounts'."""
    keys = {link: key for link in links if link for key in keys_by_kind("", link, "", "").values()}
    rows = connection.execute(
        """SELECT k.key, k.feed_id FROM entry_key k JOIN subscription u ON u.feed_id = k.feed_id
        WHERE u.removed_at IS NULL AND k.key IN (SELECT value FROM json_each(?))
        ORDER BY k.feed_id NOT IN (SELECT feed_id FROM remote_feed), k.feed_id DESC""",
        (id_list(keys.values()),),
    ).fetchall()
    # the last one of a key wins
    found = dict(rows)
    return {link: FeedId(found[key]) for link, key in keys.items() if key in found}


_UNCONFIRMED = """FROM json_each(?) AS j CROSS JOIN entry_status s ON s.entry_id = j.value
    WHERE s.identity NOT IN (SELECT value FROM json_each((SELECT f.window FROM feed f WHERE f.feed_id = s.feed_id)))"""


def count_gone(connection: ReadConnection, entry_ids: Iterable[EntryId]) -> int:
    """Return how many entries were missing in their feed's last document; feeds never retrieved are left out."""
    query = f"SELECT count(*) {_UNCONFIRMED} AND s.feed_id IN (SELECT feed_id FROM feed WHERE retrieved_at IS NOT NULL)"  # noqa: S608 -- our own words
    return int(connection.execute(query, (id_list(entry_ids),)).fetchone()[0])


def remove_unconfirmed(connection: WriteConnection, entry_ids: Iterable[EntryId]) -> list[EntryId]:
    """Delete entries completely, except those in their feed's last document; return those deleted."""
    removed = connection.column(f"SELECT s.entry_id {_UNCONFIRMED}", (id_list(entry_ids),))
    gone = id_list(removed)
    entry_changes.copies_left_by_entries(connection, removed)
    connection.execute("DELETE FROM entry_key WHERE entry_id IN (SELECT value FROM json_each(?))", (gone,))
    connection.execute("DELETE FROM entry_status WHERE entry_id IN (SELECT value FROM json_each(?))", (gone,))
    return removed


def remember_read_elsewhere(connection: WriteConnection, feed_id: FeedId, articles: Iterable[ReadArticle]) -> None:
    keys = {
        key
        for each in articles
        for key in identifying_keys(storable(each.guid), storable(each.link), storable(each.title), each.published_at)
    }
    connection.executemany("INSERT OR IGNORE INTO read_elsewhere (feed_id, key) VALUES (?, ?)", [(feed_id, key) for key in keys])


def apply_read_elsewhere(connection: WriteConnection, feed_id: FeedId, now: int) -> tuple[EntryId, ...]:
    """Apply pending read marks to a feed's unread entries; return those that became read."""
    waiting = set(connection.column("SELECT key FROM read_elsewhere WHERE feed_id = ?", (feed_id,)))
    if not waiting:
        return ()
    unread = connection.execute(
        """SELECT s.entry_id, e.guid, e.link, e.title, e.published_at FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id
        WHERE s.feed_id = ? AND s.is_read = 0 AND s.is_removed = 0""",
        (feed_id,),
    ).fetchall()
    # a guid shared by several identifies none of them
    guids = Counter(guid for _, guid, _, _, _ in unread if guid)
    found = [
        entry_id
        for entry_id, guid, link, title, published_at in unread
        if not waiting.isdisjoint(read_keys(guid if guids[guid] == 1 else "", link, title, published_at))
    ]
    return mark_read(connection, found, is_read=True, now=now)


def forget_read_elsewhere(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    connection.execute("DELETE FROM read_elsewhere WHERE feed_id IN (SELECT value FROM json_each(?))", (id_list(feed_ids),))
