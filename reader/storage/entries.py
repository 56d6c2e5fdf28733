"""Entries as lists and the article view read them. Any thread with its own connection. Changes are in `entry_changes`."""

import json
import zlib
from array import array
from collections.abc import Iterable

from reader.domain.entry import Article, Enclosure, EntryRow, Selection
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import shown_address
from reader.storage.connection import ReadConnection
from reader.storage.entry_changes import insert_entries, update_entries
from reader.storage.known_entries import known_entries
from reader.storage.selection import condition
from reader.storage.values import id_list

__all__ = [
    "article",
    "count_newer",
    "entry_ids",
    "entry_rows",
    "insert_entries",
    "known_entries",
    "newest_entry_id",
    "posted_at",
    "update_entries",
]

_ROWS = """
SELECT s.entry_id, s.feed_id, e.title, e.snippet, e.author,
    coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url), s.sort_at, s.is_read, s.is_starred, e.thumbnail_url
FROM json_each(?) AS j
CROSS JOIN entry_status s ON s.entry_id = j.value
CROSS JOIN entry e ON e.entry_id = s.entry_id
CROSS JOIN feed f ON f.feed_id = s.feed_id
LEFT JOIN subscription u ON u.feed_id = s.feed_id
ORDER BY j.key
"""

_ARTICLE = """
SELECT s.feed_id, coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url), f.site_url, e.title, e.author, e.link,
    e.comments_url, c.html, e.language, s.sort_at, e.published_at, s.first_seen_at, e.date_text, s.is_read, s.is_starred,
    e.categories, e.enclosures
FROM entry_status s
JOIN entry e ON e.entry_id = s.entry_id
JOIN entry_content c ON c.entry_id = s.entry_id
JOIN feed f ON f.feed_id = s.feed_id
LEFT JOIN subscription u ON u.feed_id = s.feed_id
WHERE s.entry_id = ?
"""

_BEHIND = {
    True: "AND (s.sort_at, s.entry_id) < (SELECT sort_at, entry_id FROM entry_status WHERE entry_id = ?)",
    False: "AND (s.sort_at, s.entry_id) > (SELECT sort_at, entry_id FROM entry_status WHERE entry_id = ?)",
}


def entry_ids(
    connection: ReadConnection, selection: Selection, *, limit: int | None = None, after: EntryId | None = None
) -> "array[int]":
    """The ids of a selection in its order (by the time shown, then by id); `after` continues behind a row of an earlier page."""
    held = condition(connection, selection)
    direction = "DESC" if selection.newest_first else "ASC"
    parameters = [*held.parameters, -1 if limit is None else limit]
    behind = ""
    if after is not None:
        behind = _BEHIND[selection.newest_first]
        parameters.insert(-1, after)
    sql = f"""SELECT s.entry_id FROM entry_status s WHERE {held.sql} {behind}
        ORDER BY s.sort_at {direction}, s.entry_id {direction} LIMIT ?"""  # noqa: S608 -- our own words
    return array("q", [row[0] for row in connection.execute(sql, parameters).fetchall()])


def count_newer(connection: ReadConnection, selection: Selection, than: EntryId) -> int:
    """How many entries of a selection were stored after one."""
    held = condition(connection, selection)
    rows = connection.execute(
        f"SELECT count(*) FROM entry_status s WHERE {held.sql} AND s.entry_id > ?",  # noqa: S608 -- our own words
        (*held.parameters, than),
    ).fetchall()
    return int(rows[0][0])


def entry_rows(connection: ReadConnection, entry_ids: Iterable[EntryId]) -> list[EntryRow]:
    """The rows of these entries in the order asked; ids that are gone are left out."""
    rows = connection.execute(_ROWS, (id_list(entry_ids),)).fetchall()
    return [
        EntryRow(
            EntryId(row[0]),
            FeedId(row[1]),
            row[2],
            row[3],
            row[4],
            shown_address(row[5]),
            row[6],
            bool(row[7]),
            bool(row[8]),
            row[9],
        )
        for row in rows
    ]


def article(connection: ReadConnection, entry_id: EntryId) -> Article | None:
    """One entry with its content; None if it is gone."""
    rows = connection.execute(_ARTICLE, (entry_id,)).fetchall()
    if not rows:
        return None
    row = rows[0]
    return Article(
        entry_id=entry_id,
        feed_id=FeedId(row[0]),
        feed_title=shown_address(row[1]),
        feed_site_url=row[2],
        title=row[3],
        author=row[4],
        link=row[5],
        comments_url=row[6],
        html=zlib.decompress(row[7]).decode(),
        language=row[8],
        sort_at=row[9],
        published_at=row[10],
        first_seen_at=row[11],
        date_text=row[12],
        is_read=bool(row[13]),
        is_starred=bool(row[14]),
        categories=tuple(json.loads(row[15])),
        enclosures=tuple(Enclosure(*each) for each in json.loads(row[16])),
    )


def posted_at(connection: ReadConnection, feed_id: FeedId, since: int) -> list[int]:
    """When a feed's entries were posted, ascending, as far as is known: removed entries count too."""
    rows = connection.execute(
        "SELECT sort_at FROM entry_status WHERE feed_id = ? AND sort_at >= ? ORDER BY sort_at", (feed_id, since)
    ).fetchall()
    return [row[0] for row in rows]


def newest_entry_id(connection: ReadConnection) -> EntryId:
    """The id of the entry that was stored last, 0 if there is none; what `MarkAllRead.up_to` wants."""
    return EntryId(connection.execute("SELECT coalesce(max(entry_id), 0) FROM entry_status").fetchone()[0])
