"""Icons of feeds: as fetched, and scaled down once a window has shown them. Any thread may read with its own connection; the
engine thread writes.
"""

from collections.abc import Iterable

from reader.domain.ids import FeedId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import id_list, storable

_ADDRESSES = """
SELECT f.feed_id, CASE WHEN f.icon_url <> '' THEN f.icon_url ELSE coalesce(nullif(f.site_url, ''), f.url) END, f.icon_url <> ''
FROM json_each(?) AS j CROSS JOIN feed f ON f.feed_id = j.value
"""


def address(url: str, *, is_icon: bool) -> str:
    """Return the address under which an icon is stored: the one that the feed names, else the origin (scheme and host) of its
    site.
    """
    if is_icon:
        return url
    scheme, separator, rest = url.partition("://")
    host = rest.partition("/")[0].partition("?")[0].partition("#")[0].rpartition("@")[2]
    return f"{scheme}{separator}{host}".lower() if separator and host else ""


def addresses(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> dict[FeedId, str]:
    """Return the icon address of each feed; '' for a feed without a usable address."""
    rows = connection.execute(_ADDRESSES, (id_list(feed_ids),)).fetchall()
    return {FeedId(feed_id): address(url, is_icon=bool(is_icon)) for feed_id, url, is_icon in rows}


def load(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> dict[FeedId, bytes]:
    wanted = addresses(connection, feed_ids)
    found: dict[str, bytes] = {}
    for each in set(wanted.values()):
        rows = connection.execute("SELECT data FROM icon WHERE address = ?", (each,)).fetchall()
        if rows and rows[0][0]:
            found[each] = rows[0][0]
    return {feed_id: found[each] for feed_id, each in wanted.items() if each in found}


def tried_at(connection: ReadConnection, address: str) -> int | None:
    """Return when an icon was last requested, found or not; None if never."""
    rows = connection.execute("SELECT tried_at FROM icon WHERE address = ?", (storable(address),)).fetchall()
    return int(rows[0][0]) if rows else None


def save(connection: WriteConnection, address: str, data: bytes, now: int) -> bool:
    """Store the result of a request; return whether the picture changed. An existing icon is kept if none was found (b"")."""
    rows = connection.execute("SELECT data FROM icon WHERE address = ?", (storable(address),)).fetchall()
    before = rows[0][0] if rows else b""
    kept = data or before
    connection.execute("INSERT OR REPLACE INTO icon (address, tried_at, data) VALUES (?, ?, ?)", (storable(address), now, kept))
    return bool(kept != before)


def exchange(connection: WriteConnection, address: str, fetched: bytes, made: bytes) -> None:
    """Replace an icon by another form, if it is still the one that was fetched."""
    connection.execute("UPDATE icon SET data = ? WHERE address = ? AND data = ?", (made, storable(address), fetched))


def forget(connection: WriteConnection, before: int) -> None:
    """Delete icons not requested since then: their feeds are gone or have another one."""
    connection.execute("DELETE FROM icon WHERE tried_at < ?", (before,))
