"""New and changed entries, stored with their index text in the caller's transaction. Engine thread."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple

from reader.domain.entry import Chapter, ParsedEntry, packed
from reader.domain.ids import EntryId, FeedId
from reader.domain.reconciliation import ChangedEntry
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.entry_keys import keys_by_kind
from reader.storage.values import TEXT_START, id_list, json_list, storable, whole_or_none

_TEXTS_AT_ONCE = 100
"""Texts stored per statement: the search index writes at the end of each statement that fires a trigger, so one statement per
text costs twice as much as one per document.
"""

_INSERT_ENTRY = """INSERT INTO entry (title, author, snippet, thumbnail_url, guid, link, published_at, updated_at, date_text,
    is_date_only, comments_url, language, content_hash, categories, enclosures, entry_id)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_UPDATE_ENTRY = """UPDATE entry SET title = ?, author = ?, snippet = ?, thumbnail_url = ?, guid = ?, link = ?, published_at = ?,
    updated_at = ?, date_text = ?, is_date_only = ?, comments_url = ?, language = ?, content_hash = ?, categories = ?,
    enclosures = ? WHERE entry_id = ?"""


def set_chapters(connection: WriteConnection, entry_id: EntryId, url: str, chapters: Sequence[Chapter]) -> None:
    """Store the chapters of an enclosure with its entry, until the feed changes it."""
    for (stored,) in connection.execute("SELECT enclosures FROM entry WHERE entry_id = ?", (entry_id,)).fetchall():
        rows = json.loads(stored)
        for row in rows:
            if row[0] == url:
                row[6:] = [[astuple(each) for each in chapters]]
        connection.execute("UPDATE entry SET enclosures = ? WHERE entry_id = ?", (json.dumps(rows), entry_id))


def _no_key(link: str, title: str) -> None:
    """Return no key: duplicates are not detected."""
    del link, title


def sort_time(published_at: int | None, first_seen_at: int) -> int:
    """Return an entry's permanent sort time: its published date if plausible, else its first sight."""
    if published_at is not None and 0 < published_at <= first_seen_at:
        return published_at
    return first_seen_at


def insert_entries(
    connection: WriteConnection,
    feed_id: FeedId,
    entries: Sequence[ParsedEntry],
    now: int,
    *,
    index_text: Callable[[str], str],
    posted_at: Sequence[int] = (),
    copy_key: Callable[[str, str], int | None] = _no_key,
    is_late: bool = False,
) -> list[EntryId]:
    """Store entries in document order (newest first); return their ids in that order, without those already there. An identity
    stored before keeps its id, its place in the list and its marks. `posted_at` gives the believed posting times; without it, the
    order of the document counts. `copy_key` computes from link and title which entries are one article, for `copies.fold`.
    Entries that are `is_late` are sorted by their posting time, even without a usable date.
    """
    stored = _stored(connection, feed_id, entries)
    ids: list[EntryId] = []
    rows: list[tuple[EntryId, ParsedEntry]] = []
    # The last entry of a document is the oldest: among entries of one time, the higher id is the newer.
    believed: Sequence[int | None] = posted_at or [None] * len(entries)
    for entry, posted in zip(reversed(entries), reversed(believed), strict=True):
        identity = storable(entry.identity)
        entry_id, is_removed = stored.get(identity, (None, True))
        if not is_removed:
            continue
        if entry_id is None:
            sort_at = _late_place(entry, now, posted) if is_late else sort_time(entry.published_at, now)
            entry_id = _status(connection, feed_id, identity, now, sort_at, posted, copy_key(entry.link, entry.title))
        else:
            _revive(connection, entry_id)
        stored[identity] = (entry_id, False)
        ids.append(entry_id)
        rows.append((entry_id, entry))
    connection.executemany(_INSERT_ENTRY, [_entry_row(entry_id, entry) for entry_id, entry in rows])
    _insert_keys(connection, feed_id, rows)
    _insert_content(connection, rows, index_text)
    ids.reverse()
    return ids


def update_entries(
    connection: WriteConnection, changed: Sequence[ChangedEntry], now: int, *, index_text: Callable[[str], str]
) -> None:
    """Store changed entries; marks, first sight and place in the list stay. Entries gone meanwhile are skipped."""
    del now
    before = _before(connection, [change.entry_id for change in changed])
    present = [change for change in changed if change.entry_id in before]
    for change in present:
        feed_id, *texts = before[change.entry_id]
        connection.execute(
            "UPDATE OR IGNORE entry_status SET identity = :identity WHERE entry_id = :entry_id AND identity <> :identity",
            {"identity": storable(change.entry.identity), "entry_id": change.entry_id},
        )
        connection.executemany(
            "DELETE FROM entry_key WHERE feed_id = ? AND key = ? AND entry_id = ?",
            [(feed_id, key, change.entry_id) for key in keys_by_kind(*texts).values()],
        )
        _insert_keys(connection, feed_id, [(change.entry_id, change.entry)])
    connection.executemany(_UPDATE_ENTRY, [_entry_row(change.entry_id, change.entry) for change in present])
    renewed = [(change.entry_id, change.entry) for change in present if change.has_new_content]
    if renewed:
        ids = (id_list(entry_id for entry_id, _ in renewed),)
        connection.execute("UPDATE entry SET revisions = revisions + 1 WHERE entry_id IN (SELECT value FROM json_each(?))", ids)
        connection.execute("DELETE FROM entry_content WHERE entry_id IN (SELECT value FROM json_each(?))", ids)
        connection.execute("DELETE FROM entry_text WHERE entry_id IN (SELECT value FROM json_each(?))", ids)
    _insert_content(connection, renewed, index_text)


def entries_of(connection: ReadConnection, feed_id: FeedId, identities: Iterable[str]) -> dict[str, EntryId]:
    """Return the entries of a feed by identity, without removed ones."""
    rows = connection.execute(
        """SELECT s.identity, s.entry_id FROM json_each(?) AS j
        CROSS JOIN entry_status s ON s.feed_id = ? AND s.identity = j.value WHERE NOT s.is_removed""",
        (json_list(identities), feed_id),
    ).fetchall()
    return {identity: EntryId(entry_id) for identity, entry_id in rows}


def _stored(
    connection: ReadConnection, feed_id: FeedId, entries: Sequence[ParsedEntry]
) -> dict[str, tuple[EntryId | None, bool]]:
    rows = connection.execute(
        """SELECT s.identity, s.entry_id, s.is_removed FROM json_each(?) AS j
        CROSS JOIN entry_status s ON s.feed_id = ? AND s.identity = j.value""",
        (json_list(entry.identity for entry in entries), feed_id),
    ).fetchall()
    return {identity: (EntryId(entry_id), bool(is_removed)) for identity, entry_id, is_removed in rows}


def _before(connection: ReadConnection, entry_ids: Iterable[EntryId]) -> dict[EntryId, tuple[FeedId, str, str, str, str]]:
    """Return feed, guid, link, title and start of the text of existing entries."""
    rows = connection.execute(
        f"""SELECT s.entry_id, s.feed_id, e.guid, e.link, e.title, coalesce(c.text_start, substr(t.text, 1, {TEXT_START}))
        FROM json_each(?) AS j
        CROSS JOIN entry_status s ON s.entry_id = j.value CROSS JOIN entry e ON e.entry_id = s.entry_id
        CROSS JOIN entry_content c ON c.entry_id = s.entry_id CROSS JOIN entry_text t ON t.entry_id = s.entry_id""",  # noqa: S608 -- a number
        (id_list(entry_ids),),
    ).fetchall()
    return {EntryId(row[0]): (FeedId(row[1]), row[2], row[3], row[4], row[5]) for row in rows}


def _keys(entry: ParsedEntry) -> Iterable[int]:
    return keys_by_kind(storable(entry.guid), storable(entry.link), storable(entry.title), storable(entry.text)).values()


def _status(
    connection: WriteConnection,
    feed_id: FeedId,
    identity: str,
    now: int,
    sort_at: int,
    posted_at: int | None,
    copy_key: int | None,
) -> EntryId:
    cursor = connection.execute(
        "INSERT INTO entry_status (feed_id, identity, first_seen_at, sort_at, posted_at, copy_key) VALUES (?, ?, ?, ?, ?, ?)",
        (feed_id, identity, now, sort_at, None if posted_at == sort_at else posted_at, copy_key),
    )
    return EntryId(cursor.lastrowid or 0)


def _late_place(entry: ParsedEntry, now: int, posted_at: int | None) -> int:
    place = sort_time(entry.published_at, now)
    return posted_at if place == now and posted_at is not None else place


def _revive(connection: WriteConnection, entry_id: EntryId) -> None:
    """Restore a removed entry with its marks; its original is determined again."""
    connection.execute("UPDATE entry_status SET is_removed = 0, copy_of = NULL WHERE entry_id = ?", (entry_id,))


def _entry_row(entry_id: EntryId, entry: ParsedEntry) -> tuple[str | int | None, ...]:
    return (
        storable(entry.title),
        storable(entry.author),
        storable(entry.snippet),
        storable(entry.thumbnail_url),
        storable(entry.guid),
        storable(entry.link),
        whole_or_none(entry.published_at),
        whole_or_none(entry.updated_at),
        storable(entry.date_text),
        int(entry.is_date_only),
        storable(entry.comments_url),
        storable(entry.language),
        storable(entry.content_hash),
        json.dumps(entry.categories),
        json.dumps([astuple(each) for each in entry.enclosures]),
        entry_id,
    )


def _insert_keys(connection: WriteConnection, feed_id: FeedId, rows: Iterable[tuple[EntryId, ParsedEntry]]) -> None:
    connection.executemany(
        "INSERT OR IGNORE INTO entry_key (feed_id, key, entry_id) VALUES (?, ?, ?)",
        [(feed_id, key, entry_id) for entry_id, entry in rows for key in _keys(entry)],
    )


def _insert_content(
    connection: WriteConnection, rows: Iterable[tuple[EntryId, ParsedEntry]], index_text: Callable[[str], str]
) -> None:
    contents: list[tuple[EntryId, str | None, bytes]] = []
    texts: list[tuple[EntryId, str, str, str]] = []
    for entry_id, entry in rows:
        text = storable(entry.text)
        indexed = storable(index_text(text))
        html = entry.html if isinstance(entry.html, bytes) else packed(storable(entry.html))
        contents.append((entry_id, None if indexed == text else text[:TEXT_START], html))
        texts.append((entry_id, storable(index_text(entry.title)), storable(index_text(entry.author)), indexed))
    connection.executemany("INSERT INTO entry_content (entry_id, text_start, html) VALUES (?, ?, ?)", contents)
    for start in range(0, len(texts), _TEXTS_AT_ONCE):
        part = texts[start : start + _TEXTS_AT_ONCE]
        places = ", ".join(["(?, ?, ?, ?)"] * len(part))
        connection.execute(
            f"INSERT INTO entry_text (entry_id, title, author, text) VALUES {places}",  # noqa: S608 -- nothing but question marks
            [value for text in part for value in text],
        )
