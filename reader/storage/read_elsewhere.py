"""Read marks of another reader: applied at once to stored entries, and to others with the next complete document. Engine thread.
`read_elsewhere` holds keys of articles (`entry_keys.telling_read_keys`) until the feed's next complete document is stored.
"""

from collections import Counter
from collections.abc import Iterable

from reader.domain.ids import EntryId, FeedId
from reader.domain.other_readers import ReadArticle
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.entry_keys import read_keys, telling_read_keys
from reader.storage.statuses import StatusChange, mark_read
from reader.storage.values import id_list, storable


def remember(connection: WriteConnection, feed_id: FeedId, articles: Iterable[ReadArticle]) -> None:
    """Store pending read marks of these articles."""
    keys = {
        key
        for each in articles
        for key in telling_read_keys(storable(each.guid), storable(each.link), storable(each.title), each.published_at)
    }
    connection.executemany("INSERT OR IGNORE INTO read_elsewhere (feed_id, key) VALUES (?, ?)", [(feed_id, key) for key in keys])


def apply(connection: WriteConnection, feed_id: FeedId, now: int) -> StatusChange:
    """Apply pending read marks to a feed's unread entries; return the change."""
    waiting = {row[0] for row in connection.execute("SELECT key FROM read_elsewhere WHERE feed_id = ?", (feed_id,)).fetchall()}
    if not waiting:
        return StatusChange(())
    unread = _unread(connection, feed_id)
    # a guid shared by several identifies none of them
    guids = Counter(guid for _, guid, _, _, _ in unread if guid)
    found = [
        entry_id
        for entry_id, guid, link, title, published_at in unread
        if not waiting.isdisjoint(read_keys(guid if guids[guid] == 1 else "", link, title, published_at))
    ]
    return mark_read(connection, found, is_read=True, now=now)


def forget(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Delete pending read marks of these feeds."""
    connection.execute("DELETE FROM read_elsewhere WHERE feed_id IN (SELECT value FROM json_each(?))", (id_list(feed_ids),))


def _unread(connection: ReadConnection, feed_id: FeedId) -> list[tuple[EntryId, str, str, str, int | None]]:
    return connection.execute(
        """SELECT s.entry_id, e.guid, e.link, e.title, e.published_at FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id
        WHERE s.feed_id = ? AND s.is_read = 0 AND s.is_removed = 0""",
        (feed_id,),
    ).fetchall()
