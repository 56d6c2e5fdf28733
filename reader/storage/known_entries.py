"""What is stored of the entries of a document, for `reconcile` to recognise them. Engine thread."""

from collections.abc import Iterable, Sequence

from reader.domain.entry import ParsedEntry
from reader.domain.ids import EntryId, FeedId
from reader.domain.reconciliation import KnownEntry
from reader.storage.connection import ReadConnection
from reader.storage.entry_changes import TEXT_START
from reader.storage.entry_keys import key_of
from reader.storage.values import json_list, storable

SAME_KEY_MAX = 5
"""Of entries that share a link or title (every one may link to the home page) only the newest are looked at."""

_COLUMNS = f"""s.entry_id, s.is_removed, s.identity, e.guid, e.link, e.title,
    coalesce(c.text_start, substr(t.text, 1, {TEXT_START})), e.content_hash, e.revisions"""
_JOINS = """LEFT JOIN entry e ON e.entry_id = s.entry_id
LEFT JOIN entry_content c ON c.entry_id = s.entry_id
LEFT JOIN entry_text t ON t.entry_id = s.entry_id"""
_BY_IDENTITY = f"""SELECT {_COLUMNS} FROM json_each(?) AS j
CROSS JOIN entry_status s ON s.feed_id = ? AND s.identity = j.value {_JOINS}"""  # noqa: S608 -- our own words
_BY_KEY = f"""SELECT {_COLUMNS} FROM entry_key k CROSS JOIN entry_status s ON s.entry_id = k.entry_id {_JOINS}
WHERE k.feed_id = ? AND k.key = ? ORDER BY k.entry_id DESC LIMIT {SAME_KEY_MAX}"""  # noqa: S608 -- our own words

Row = tuple[int, int, str, str | None, str | None, str | None, str | None, str | None, int | None]


def known_entries(connection: ReadConnection, feed_id: FeedId, entries: Sequence[ParsedEntry]) -> list[KnownEntry]:
    """Stored and removed entries that have the identity, else the guid or link, else the title of one of these.

    Of a removed entry only the identity and what it was found by are told.
    """
    if not connection.execute("SELECT 1 FROM entry_status WHERE feed_id = ? LIMIT 1", (feed_id,)).fetchall():
        return []
    rows = connection.execute(_BY_IDENTITY, (json_list(entry.identity for entry in entries), feed_id)).fetchall()
    found = {row[0]: _known(row) for row in rows}
    identities = {known.identity for known in found.values()}
    strangers = [entry for entry in entries if storable(entry.identity) not in identities]
    for entry in strangers:
        same = _by_key(connection, feed_id, "guid", entry.guid) or _by_key(connection, feed_id, "link", entry.link)
        for entry_id, known in same or _by_key(connection, feed_id, "title", entry.title):
            found.setdefault(entry_id, known)
    return list(found.values())


def _by_key(connection: ReadConnection, feed_id: FeedId, kind: str, text: str) -> list[tuple[EntryId, KnownEntry]]:
    if not text:
        return []
    wanted = storable(text)
    rows: Iterable[Row] = connection.execute(_BY_KEY, (feed_id, key_of(kind, wanted))).fetchall()
    return [(EntryId(row[0]), _known(row, **{kind: wanted})) for row in rows]


def _known(row: Row, *, guid: str = "", link: str = "", title: str = "") -> KnownEntry:
    """A row as what is known; `guid`, `link` or `title` stand in where the entry is gone and only its key matched."""
    entry_id, is_removed, identity, *stored, text_start, content_hash, revisions = row
    return KnownEntry(
        None if is_removed else EntryId(entry_id),
        identity,
        stored[0] or guid,
        stored[1] or link,
        stored[2] or title,
        text_start or "",
        content_hash or "",
        revisions or 0,
    )
