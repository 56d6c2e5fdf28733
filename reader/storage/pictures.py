"""Index of the picture cache: the file of each URL. The engine manages the files. Engine thread."""

from reader.domain.entry import picture_file_name
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import storable

TOUCH_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class OfflinePictures:
    """Number and bytes of pictures fetched in advance."""

    count: int
    size: int


def unread_since(connection: ReadConnection, feed_id: FeedId, since: int, limit: int) -> list[EntryId]:
    """Return unread entries of a feed shown since then, newest first."""
    rows = connection.execute(
        """SELECT entry_id FROM entry_status
        WHERE feed_id = ? AND sort_at >= ? AND is_removed = 0 AND is_hidden = 0 AND is_read = 0 AND copy_of IS NULL
        ORDER BY sort_at DESC, entry_id DESC LIMIT ?""",
        (feed_id, since, limit),
    ).fetchall()
    return [EntryId(row[0]) for row in rows]


def thumbnail_of(connection: ReadConnection, entry_id: EntryId) -> str:
    """Return the thumbnail address of an entry; empty for none."""
    rows = connection.execute("SELECT thumbnail_url FROM entry WHERE entry_id = ?", (entry_id,)).fetchall()
    return str(rows[0][0]) if rows else ""


def offline_since(connection: ReadConnection, since: int) -> OfflinePictures:
    (row,) = connection.execute(
        "SELECT count(*), coalesce(sum(size), 0) FROM picture WHERE offline_feed_id IS NOT NULL AND fetched_at >= ?", (since,)
    ).fetchall()
    return OfflinePictures(*row)


def lookup(connection: WriteConnection, url: str, now: int) -> str | None:
    """Return the path of a cached picture and mark it as used; None if it is not there."""
    wanted = storable(url)
    rows = connection.execute("SELECT path FROM picture WHERE url = ?", (wanted,)).fetchall()
    if not rows:
        return None
    connection.execute(
        "UPDATE picture SET last_used_at = ? WHERE url = ? AND last_used_at < ?", (now, wanted, now - TOUCH_SECONDS)
    )
    return str(rows[0][0])


def add(connection: WriteConnection, url: str, path: str, size: int, now: int, offline_feed: FeedId | None = None) -> None:
    """Store a picture that was just written; `size` is in bytes, `offline_feed` the feed for whose setting it was fetched."""
    connection.execute(
        """INSERT INTO picture (url, path, size, fetched_at, last_used_at, offline_feed_id)
        VALUES (:url, :path, :size, :now, :now, :feed)
        ON CONFLICT (url) DO UPDATE SET path = excluded.path, size = excluded.size, fetched_at = :now, last_used_at = :now,
            offline_feed_id = :feed""",
        {"url": storable(url), "path": storable(path), "size": size, "now": now, "feed": offline_feed},
    )


def prune(connection: WriteConnection, bytes_max: int) -> set[str]:
    """Delete the least recently used pictures until the rest fits; return the names of the remaining files."""
    rows = connection.execute("SELECT url, size FROM picture ORDER BY last_used_at DESC, rowid DESC").fetchall()
    total = 0
    gone: list[tuple[str]] = []
    kept: set[str] = set()
    for url, size in rows:
        total += size
        if total > bytes_max:
            gone.append((url,))
        else:
            kept.add(picture_file_name(url))
    connection.executemany("DELETE FROM picture WHERE url = ?", gone)
    return kept
