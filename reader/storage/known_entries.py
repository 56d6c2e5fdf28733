"""Stored data of a document's entries, for `reconcile` to recognise them. Engine thread."""

from collections.abc import Sequence

from reader.domain.entry import ParsedEntry
from reader.domain.ids import EntryId, FeedId
from reader.domain.reconciliation import KnownEntry
from reader.storage.connection import ReadConnection
from reader.storage.entry_keys import keys_by_kind
from reader.storage.values import TEXT_START, id_list, json_list, storable

SAME_KEY_MAX = 20
"""Newest entries compared among those that share a link or title (all may link to the home page)."""

_COLUMNS = f"""s.entry_id, s.is_removed, s.identity, e.guid, e.link, e.title,
    coalesce(c.text_start, substr(t.text, 1, {TEXT_START})), e.content_hash, e.revisions,
    CASE WHEN e.published_at BETWEEN 1 AND s.first_seen_at THEN e.published_at
        WHEN s.sort_at < s.first_seen_at THEN s.sort_at END"""
_JOINS = """LEFT JOIN entry e ON e.entry_id = s.entry_id
LEFT JOIN entry_content c ON c.entry_id = s.entry_id
LEFT JOIN entry_text t ON t.entry_id = s.entry_id"""
_BY_IDENTITY = f"""SELECT {_COLUMNS} FROM (
    SELECT value AS identity FROM json_each(:asked)
    UNION SELECT value FROM json_each((SELECT window FROM feed WHERE feed_id = :feed_id))
) AS j CROSS JOIN entry_status s ON s.feed_id = :feed_id AND s.identity = j.identity {_JOINS}"""  # noqa: S608 -- our own words
_BY_KEY = f"""SELECT {_COLUMNS} FROM entry_key k CROSS JOIN entry_status s ON s.entry_id = k.entry_id {_JOINS}
WHERE k.feed_id = ? AND k.key = ? ORDER BY k.entry_id DESC LIMIT {SAME_KEY_MAX}"""  # noqa: S608 -- our own words

Row = tuple[int, int, str, str | None, str | None, str | None, str | None, str | None, int | None, int | None]


def known_entries(connection: ReadConnection, feed_id: FeedId, entries: Sequence[ParsedEntry]) -> list[KnownEntry]:
    """Return stored and removed entries of the feed's window, and all others with the identity, guid, link or title of one of
    these. Guids, links and titles are read for entries with an unknown identity. Of a removed entry only the identity, the date
    and the shared guid, link and title are known.
    """
    if not connection.execute("SELECT 1 FROM entry_status WHERE feed_id = ? LIMIT 1", (feed_id,)).fetchall():
        return []
    identities = dict.fromkeys(each for entry in entries for each in (entry.identity, entry.own_identity) if each)
    asked = {"feed_id": feed_id, "asked": json_list(identities)}
    rows = connection.execute(_BY_IDENTITY, asked).fetchall()
    found = {row[0]: _known(row) for row in rows}
    by_identity = {row[2]: row for row in rows}
    for entry in entries:
        row = by_identity.get(storable(entry.identity))
        if row is not None and row[1]:
            found[row[0]] = _known(row, **_shared_texts(connection, feed_id, row[0], entry))
        elif row is None:
            for entry_id, known in _alike(connection, feed_id, entry):
                found.setdefault(entry_id, known)
    return list(found.values())


def _shared_texts(connection: ReadConnection, feed_id: FeedId, entry_id: int, entry: ParsedEntry) -> dict[str, str]:
    """Return the texts that a removed entry shares with one of its identity, by its keys; all if no keys were stored."""
    texts, keys = _keyed_texts(entry)
    rows = connection.execute(
        "SELECT key FROM entry_key WHERE feed_id = ? AND key IN (SELECT value FROM json_each(?)) AND entry_id = ?",
        (feed_id, id_list(keys.values()), entry_id),
    ).fetchall()
    shared = {kind for kind, key in keys.items() if (key,) in rows}
    return {kind: word for kind, word in texts.items() if not shared or kind in shared}


def _keyed_texts(entry: ParsedEntry) -> tuple[dict[str, str], dict[str, int]]:
    texts = {"guid": storable(entry.guid), "link": storable(entry.link), "title": storable(entry.title)}
    return texts, keys_by_kind(texts["guid"], texts["link"], texts["title"], storable(entry.text))


def _alike(connection: ReadConnection, feed_id: FeedId, entry: ParsedEntry) -> list[tuple[int, KnownEntry]]:
    alike: dict[int, tuple[Row, dict[str, str]]] = {}
    texts, keys = _keyed_texts(entry)
    for kind, key in keys.items():
        for row in connection.execute(_BY_KEY, (feed_id, key)).fetchall():
            alike.setdefault(row[0], (row, {}))[1][kind] = texts[kind]
    return [(entry_id, _known(row, **matched)) for entry_id, (row, matched) in alike.items()]


def _known(row: Row, *, guid: str = "", link: str = "", title: str = "") -> KnownEntry:
    """Return a row as a known entry; `guid`, `link` and `title` replace those of a removed one whose keys matched."""
    entry_id, is_removed, identity, stored_guid, stored_link, stored_title, text_start, content_hash, revisions, published_at = (
        row
    )
    return KnownEntry(
        None if is_removed else EntryId(entry_id),
        identity,
        guid if stored_guid is None else stored_guid,
        link if stored_link is None else stored_link,
        title if stored_title is None else stored_title,
        text_start or "",
        content_hash or "",
        revisions or 0,
        published_at,
    )
