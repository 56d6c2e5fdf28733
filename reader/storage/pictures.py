"""Index of the picture cache, and icons of feeds. The engine manages the files. Engine thread."""

import math
from collections.abc import Iterable

from reader.domain.entry import picture_file_name
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list, storable
from reader.storage.selection import OF_SAVED

TOUCH_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class OfflinePictures:
    """Number and bytes of pictures fetched in advance."""

    count: int
    size: int


def unread_since(connection: ReadConnection, feed_id: FeedId, since: int, limit: int) -> list[EntryId]:
    """Return unread entries of a feed shown since then, newest first."""
    return connection.column(
        """SELECT entry_id FROM entry_status
        WHERE feed_id = ? AND sort_at >= ? AND is_removed = 0 AND is_hidden = 0 AND is_read = 0 AND copy_of IS NULL
        ORDER BY sort_at DESC, entry_id DESC LIMIT ?""",
        (feed_id, since, limit),
    )


def thumbnail_of(connection: ReadConnection, entry_id: EntryId) -> str:
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


def fetched_times(connection: ReadConnection, urls: Iterable[str]) -> list[float]:
    """Return when each picture was fetched; never for one that is not in the cache."""
    found = (connection.execute("SELECT fetched_at FROM picture WHERE url = ?", (storable(url),)).fetchone() for url in urls)
    return [math.inf if row is None else float(row[0]) for row in found]


def add(connection: WriteConnection, url: str, path: str, size: int, now: int, offline_feed: FeedId | None = None) -> None:
    """Store a picture that was just written; `size` is in bytes, `offline_feed` the feed for whose setting it was fetched."""
    connection.execute(
        """INSERT INTO picture (url, path, size, fetched_at, last_used_at, offline_feed_id)
        VALUES (:url, :path, :size, :now, :now, :feed)
        ON CONFLICT (url) DO UPDATE SET path = excluded.path, size = excluded.size, fetched_at = :now, last_used_at = :now,
            offline_feed_id = :feed""",
        {"url": storable(url), "path": storable(path), "size": size, "now": now, "feed": offline_feed},
    )


def unused(connection: ReadConnection, since: int) -> set[str]:
    return set(connection.column("SELECT url FROM picture WHERE last_used_at < ?", (since,)))


def spare(connection: WriteConnection, url: str, since: int) -> None:
    """Keep a picture that was not used since then; it stays the first to go when others need its room."""
    connection.execute(
        "UPDATE picture SET last_used_at = :since WHERE url = :url AND last_used_at < :since", {"url": url, "since": since}
    )


def forget_unused(connection: WriteConnection, since: int) -> None:
    connection.execute("DELETE FROM picture WHERE last_used_at < ?", (since,))


def prune(connection: WriteConnection, bytes_max: int) -> set[str]:
    """Delete the least recently used pictures, those of saved pages last; return the remaining names."""
    rows = connection.execute(
        f"""SELECT url, size FROM picture ORDER BY offline_feed_id IS NULL
            OR offline_feed_id NOT IN (SELECT f.feed_id FROM feed f WHERE {OF_SAVED}), last_used_at DESC, rowid DESC"""  # noqa: S608 -- our own words
    ).fetchall()
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


_ADDRESSES = """
SELECT f.feed_id, CASE WHEN f.icon_url <> '' THEN f.icon_url ELSE coalesce(nullif(f.site_url, ''), f.url) END, f.icon_url <> ''
FROM json_each(?) AS j CROSS JOIN feed f ON f.feed_id = j.value
"""


def icon_address(url: str, *, is_icon: bool) -> str:
    """Return the address of an icon: the one that the feed names, else the origin of its site."""
    if is_icon:
        return url
    scheme, separator, rest = url.partition("://")
    host = rest.partition("/")[0].partition("?")[0].partition("#")[0].rpartition("@")[2]
    return f"{scheme}{separator}{host}".lower() if separator and host else ""


def icon_addresses(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> dict[FeedId, str]:
    """Return the icon address of each feed; '' for a feed without a usable address."""
    rows = connection.execute(_ADDRESSES, (id_list(feed_ids),)).fetchall()
    return {FeedId(feed_id): icon_address(url, is_icon=bool(is_icon)) for feed_id, url, is_icon in rows}


def load_icon(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> dict[FeedId, bytes]:
    wanted = icon_addresses(connection, feed_ids)
    found: dict[str, bytes] = {}
    for each in set(wanted.values()):
        rows = connection.execute("SELECT data FROM icon WHERE address = ?", (each,)).fetchall()
        if rows and rows[0][0]:
            found[each] = rows[0][0]
    return {feed_id: found[each] for feed_id, each in wanted.items() if each in found}


def icon_tried_at(connection: ReadConnection, address: str) -> int | None:
    rows = connection.execute("SELECT tried_at FROM icon WHERE address = ?", (storable(address),)).fetchall()
    return int(rows[0][0]) if rows else None


def save_icon(connection: WriteConnection, address: str, data: bytes, now: int) -> bool:
    """Store the result of a request; return whether the picture changed. An existing icon is kept if none was found (b"")."""
    rows = connection.execute("SELECT data FROM icon WHERE address = ?", (storable(address),)).fetchall()
    before = rows[0][0] if rows else b""
    kept = data or before
    connection.execute("INSERT OR REPLACE INTO icon (address, tried_at, data) VALUES (?, ?, ?)", (storable(address), now, kept))
    return bool(kept != before)


def exchange(connection: WriteConnection, address: str, fetched: bytes, made: bytes) -> None:
    """Replace an icon by another form, if it is still the one that was fetched."""
    connection.execute("UPDATE icon SET data = ? WHERE address = ? AND data = ?", (made, storable(address), fetched))


def forget_icon(connection: WriteConnection, before: int) -> None:
    """Delete icons not requested since then: their feeds are gone or have another one."""
    connection.execute("DELETE FROM icon WHERE tried_at < ?", (before,))
