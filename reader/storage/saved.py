"""Pages that the user saved: entries of feeds that nobody follows, one for each host, named `saved:` and the host. Like articles
of feeds that were unsubscribed they are in lists of marks and tags only, and kept as long as a mark or tag is (`retention`).
"""

from collections.abc import Callable
from dataclasses import replace

from reader.domain.entry import ParsedEntry
from reader.domain.feed import ChangedEntry
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage import entry_changes, feeds, news
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import storable
from reader.storage.selection import MARKED_AT_ALL, OF_SAVED, SAVED

TRIED_DAYS = 3
"""Days after it was saved first on which a page that failed is fetched again, once a day."""

_PENDING = f"""SELECT s.entry_id, s.feed_id, e.link FROM feed f JOIN entry_status s ON s.feed_id = f.feed_id
JOIN entry e ON e.entry_id = s.entry_id LEFT JOIN full_text t ON t.entry_id = s.entry_id
WHERE {OF_SAVED} AND s.is_removed = 0 AND {MARKED_AT_ALL} AND e.content_hash = ''
AND (t.entry_id IS NULL OR (t.retrieved_at <= :before AND t.retrieved_at < s.first_seen_at + :tried)) ORDER BY s.entry_id LIMIT :most"""  # noqa: S608 -- our own words
_RECENT = f"""SELECT s.entry_id FROM feed f JOIN entry_status s ON s.feed_id = f.feed_id JOIN entry e ON e.entry_id = s.entry_id
WHERE {OF_SAVED} AND s.is_removed = 0 AND {MARKED_AT_ALL} AND e.content_hash <> '' AND s.first_seen_at >= ? ORDER BY s.entry_id DESC LIMIT ?"""  # noqa: S608 -- our own words


@dataclass(frozen=True, slots=True)
class SavedPage:
    """A saved page; `is_complete` once its text is stored."""

    entry_id: EntryId
    feed_id: FeedId
    link: str
    is_complete: bool = False


def is_saved(connection: ReadConnection, feed_id: FeedId) -> bool:
    return bool(connection.execute(f"SELECT 1 FROM feed f WHERE f.feed_id = ? AND {OF_SAVED}", (feed_id,)).fetchall())  # noqa: S608 -- our own words


def add(
    connection: WriteConnection, page: ParsedEntry, host: str, site_url: str, now: int, index_text: Callable[[str], str]
) -> SavedPage:
    """Store a page without its text, or find the one of this identity."""
    feed_id = feeds.add_feed(connection, SAVED + host, SAVED + host, now)
    connection.execute("UPDATE feed SET title = ?, site_url = ? WHERE feed_id = ?", (host, storable(site_url), feed_id))
    connection.execute("INSERT OR IGNORE INTO subscription (feed_id, position, removed_at) VALUES (?, 0, ?)", (feed_id, now))
    stored = entry_changes.insert_entries(connection, feed_id, [page], now, index_text=index_text)
    news.set_old(connection, stored)
    rows = connection.execute(
        """SELECT s.entry_id, e.link, e.content_hash <> '' FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id
        WHERE s.feed_id = ? AND s.identity = ?""",
        (feed_id, storable(page.identity)),
    ).fetchall()
    return SavedPage(EntryId(rows[0][0]), feed_id, rows[0][1], bool(rows[0][2]))


def complete(
    connection: WriteConnection, entry_id: EntryId, entry: ParsedEntry, now: int, index_text: Callable[[str], str]
) -> None:
    """Store the text of a page, unless it was removed meanwhile."""
    rows = connection.execute("SELECT identity FROM entry_status WHERE entry_id = ?", (entry_id,)).fetchall()
    changed = [
        ChangedEntry(entry_id, replace(entry, identity=identity, guid=identity), has_new_content=True) for (identity,) in rows
    ]
    entry_changes.update_entries(connection, changed, now, index_text=index_text)
    connection.execute("DELETE FROM full_text WHERE entry_id = ?", (entry_id,))


def pending(connection: ReadConnection, now: int, most: int) -> list[SavedPage]:
    """Return marked pages without a text: those never fetched, and those that failed more than a day ago."""
    asked = {"before": now - DAY_SECONDS, "tried": TRIED_DAYS * DAY_SECONDS, "most": most}
    return [SavedPage(EntryId(row[0]), FeedId(row[1]), row[2]) for row in connection.execute(_PENDING, asked).fetchall()]


def recent(connection: ReadConnection, since: int, most: int) -> list[EntryId]:
    """Return pages with a text that were saved since then, newest first."""
    return connection.column(_RECENT, (since, most))
