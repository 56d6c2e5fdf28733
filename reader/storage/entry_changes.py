"""New and changed entries, recognised by keys, stored and folded in the caller's transaction."""

import json
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import astuple
from hashlib import blake2b

from reader.domain.entry import Chapter, ParsedEntry, packed
from reader.domain.feed import ChangedEntry, KnownEntry, plain, without_scheme
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage import preferences
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import TEXT_START, id_list, json_list, storable, whole_or_none
from reader.storage.selection import FOLLOWED


def keys_by_kind(guid: str, link: str, title: str, text: str) -> dict[str, int]:
    """Return the keys of one entry as SQLite's signed integers; an entry without a title has one from the start of its text."""
    texts = {
        "guid": without_scheme(guid),
        "link": without_scheme(link),
        "title": plain(title) or plain(text[:TEXT_START]),
    }
    return {kind: _key(f"{kind}\n{word}") for kind, word in texts.items() if word}


def read_keys(guid: str, link: str, title: str, published_at: int | None) -> set[int]:
    """Return keys under which an entry may have been read elsewhere: its guid, its link with its title, its title with its time.
    A link or a title alone is not enough: all articles of a feed may share it.
    """
    return set(_read_keys(guid, link, title, published_at))


def identifying_keys(guid: str, link: str, title: str, published_at: int | None) -> list[int]:
    """Return the two most specific keys of an article read elsewhere, which are stored."""
    keys = _read_keys(guid, link, title, published_at)
    return keys[:2] if len(keys) > 2 else keys


def _read_keys(guid: str, link: str, title: str, published_at: int | None) -> list[int]:
    words, place = plain(title), without_scheme(link)
    texts = [f"read guid\n{without_scheme(guid)}"] if guid else []
    texts += [f"read link\n{place}\n{words}"] if place and words else []
    texts += [f"read time\n{published_at}\n{words}"] if published_at is not None and words else []
    return [_key(text) for text in texts]


def _key(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), signed=True)


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
    order of the document counts. `copy_key` computes from link and title which entries are one article, for `fold_copies`.
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
            connection.execute("UPDATE entry_status SET is_removed = 0, copy_of = NULL WHERE entry_id = ?", (entry_id,))
        stored[identity] = (entry_id, False)
        ids.append(entry_id)
        rows.append((entry_id, entry))
    connection.executemany(_INSERT_ENTRY, [_entry_row(entry_id, entry) for entry_id, entry in rows])
    _insert_keys(connection, feed_id, rows)
    _insert_content(connection, rows, index_text)
    ids.reverse()
    return ids


def update_entries(
    connection: WriteConnection,
    changed: Sequence[ChangedEntry],
    now: int,
    *,
    index_text: Callable[[str], str],
    is_edit: Callable[[str, str], bool] | None = None,
    among: int = 0,
) -> None:
    """Store changed entries; marks, first sight and place in the list stay. Entries gone meanwhile are skipped. `is_edit` and `among`
    say which earlier versions are kept (`versions.keep`).
    """
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
    renewed = [(change.entry_id, change.entry) for change in present if change.has_new_content]
    if renewed:
        from reader.storage import versions

        versions.keep(connection, renewed, now, is_edit, among)
    connection.executemany(_UPDATE_ENTRY, [_entry_row(change.entry_id, change.entry) for change in present])
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


WITHIN_SECONDS = 30 * DAY_SECONDS
"""Longest time between an article and its duplicates; later ones are news again."""

_ACCOUNT = "(SELECT r.account_id FROM remote_feed r WHERE r.feed_id = s.feed_id)"
_FIRST = f"""SELECT s.entry_id FROM entry_status s
WHERE s.copy_key = ? AND s.feed_id <> ? AND s.copy_of IS NULL AND s.is_removed = 0 AND s.first_seen_at >= ? AND {FOLLOWED} AND {_ACCOUNT} IS ?
ORDER BY s.entry_id LIMIT 1"""  # noqa: S608 -- our own words
_READ_ALONE = """EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = s.entry_id AND r.base_read
    AND NOT EXISTS (SELECT 1 FROM outbox w WHERE w.entry_id = r.entry_id AND w.mark = 'read'))"""
_MEMBERS = f"""SELECT s.entry_id, s.feed_id, s.first_seen_at, s.is_read, s.copy_of,
    (SELECT o.is_read FROM entry_status o WHERE o.entry_id = s.copy_of), {_ACCOUNT}, {_READ_ALONE}
FROM entry_status s WHERE s.copy_key = ? AND s.is_removed = 0 AND {FOLLOWED}
ORDER BY s.copy_of IS NOT NULL, s.entry_id"""  # noqa: S608 -- our own words

_KEYS_OF_ORIGINALS = """SELECT DISTINCT o.copy_key FROM json_each(?) AS j CROSS JOIN entry_status c ON c.copy_of = j.value
    CROSS JOIN entry_status o ON o.entry_id = j.value"""
_READ_MARKS = """SELECT s.entry_id, s.is_read FROM json_each(?) AS j CROSS JOIN entry_status s ON s.copy_key = j.value
    WHERE s.is_removed = 0"""


@dataclass(slots=True)
class _Member:
    """One entry of an article; `original_is_read` is None for an independent entry. `is_read_alone`: by its server's state."""

    entry_id: EntryId
    feed_id: FeedId
    first_seen_at: int
    is_read: bool
    copy_of: EntryId | None
    original_is_read: bool | None
    account_id: int | None
    is_read_alone: bool


def fold_copies(connection: WriteConnection, entry_ids: Iterable[EntryId], now: int) -> list[EntryId]:
    """Mark new entries as duplicates of those in other followed feeds; return the duplicates."""
    if not _is_wanted(connection):
        return []
    rows = connection.execute(
        f"""SELECT s.entry_id, s.feed_id, s.copy_key, {_ACCOUNT} FROM json_each(?) AS j
        CROSS JOIN entry_status s ON s.entry_id = j.value WHERE s.copy_key IS NOT NULL AND s.copy_of IS NULL""",  # noqa: S608 -- our own words
        (id_list(entry_ids),),
    ).fetchall()
    folded: list[EntryId] = []
    for entry_id, feed_id, key, account_id in rows:
        first = connection.execute(_FIRST, (key, feed_id, now - WITHIN_SECONDS, account_id)).fetchall()
        if first:
            connection.execute(
                "UPDATE entry_status SET copy_of = ?, read_at = CASE is_read WHEN 0 THEN ? ELSE read_at END, is_read = 1 WHERE entry_id = ?",
                (first[0][0], now, entry_id),
            )
            folded.append(EntryId(entry_id))
    return folded


def copies_of_left_feeds(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Make duplicates of unsubscribed feeds' entries independent."""
    _settle(
        connection,
        connection.column(
            """SELECT DISTINCT o.copy_key FROM json_each(?) AS j CROSS JOIN entry_status o ON o.feed_id = j.value
        CROSS JOIN entry_status c ON c.copy_of = o.entry_id""",
            (id_list(feed_ids),),
        ),
    )


def copies_of_added_feeds(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Find duplicates and originals of the entries of feeds followed again or by another account."""
    _settle(
        connection,
        connection.column(
            """SELECT DISTINCT s.copy_key FROM json_each(?) AS j CROSS JOIN entry_status s ON s.feed_id = j.value
        WHERE s.copy_key IS NOT NULL AND (s.copy_of IS NOT NULL OR EXISTS (
            SELECT 1 FROM entry_status o WHERE o.copy_key = s.copy_key AND o.feed_id <> s.feed_id))""",
            (id_list(feed_ids),),
        ),
    )


def copies_left_by_entries(connection: WriteConnection, entry_ids: Iterable[EntryId]) -> None:
    """Make duplicates of removed entries independent."""
    _settle(connection, connection.column(_KEYS_OF_ORIGINALS, (id_list(entry_ids),)))


def promote_duplicates(connection: WriteConnection, entry_ids: Iterable[EntryId]) -> list[tuple[EntryId, bool]]:
    """Replace entries that the server no longer has with their first duplicates; return changed read marks."""
    gone = set(entry_ids)
    keys = connection.column(_KEYS_OF_ORIGINALS, (id_list(gone),))
    before = set(connection.execute(_READ_MARKS, (id_list(keys),)).fetchall())
    _settle(connection, keys, last=gone)
    after = set(connection.execute(_READ_MARKS, (id_list(keys),)).fetchall())
    return [(EntryId(entry_id), bool(is_read)) for entry_id, is_read in sorted(after - before)]


def release_copies(connection: WriteConnection) -> None:
    """Make every duplicate independent, unread if its original is."""
    connection.execute(
        """UPDATE entry_status SET
            is_read = is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = entry_status.copy_of), 1),
            copy_of = NULL
        WHERE copy_of IS NOT NULL"""
    )


def _is_wanted(connection: ReadConnection) -> bool:
    return preferences.load(connection).reading_merge_copies


def _settle(connection: WriteConnection, keys: Iterable[int | None], last: AbstractSet[EntryId] = frozenset()) -> None:
    """Choose originals again; entries of `last` become duplicates of all others, whatever their age."""
    is_merging = _is_wanted(connection)
    for key in keys:
        firsts: list[_Member] = []
        members = [_Member(*row) for row in connection.execute(_MEMBERS, (key,)).fetchall()]
        for member in sorted(members, key=lambda each: each.entry_id in last):
            first = next((each for each in firsts if _is_copy(member, each)), None) if is_merging else None
            if first is None:
                _detach(connection, member)
                firsts.append(member)
            else:
                _follow(connection, member, first)


def _is_copy(member: _Member, first: _Member) -> bool:
    if member.feed_id == first.feed_id or member.account_id != first.account_id:
        return False
    return member.first_seen_at - first.first_seen_at <= WITHIN_SECONDS


def _detach(connection: WriteConnection, member: _Member) -> None:
    if member.copy_of is None:
        return
    member.is_read = bool(member.is_read and (member.original_is_read or member.is_read_alone))
    connection.execute(
        "UPDATE entry_status SET copy_of = NULL, is_read = ? WHERE entry_id = ?", (int(member.is_read), member.entry_id)
    )


def _follow(connection: WriteConnection, member: _Member, first: _Member) -> None:
    """Make an entry a duplicate and hand on its read mark; one marked unread by the user after the first was read stays so."""
    if member.copy_of is None and member.is_read != first.is_read and member.is_read:
        first.is_read = True
        connection.execute(
            "UPDATE entry_status SET is_read = 1, read_at = (SELECT read_at FROM entry_status WHERE entry_id = ?) WHERE entry_id = ?",
            (member.entry_id, first.entry_id),
        )
    is_read = member.is_read or (member.copy_of is None and not first.is_read)
    connection.execute(
        "UPDATE entry_status SET copy_of = ?, is_read = ? WHERE entry_id = ?", (first.entry_id, int(is_read), member.entry_id)
    )
