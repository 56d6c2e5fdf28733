"""Invented rows for the storage tests."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from reader.domain.entry import ParsedEntry
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.storage import entries, feeds, subscriptions
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list
from reader.storage.selection import Today, search_condition
from tests.fakes.new_database import open_new

NOW = 1_767_600_000
DAY = 86_400

_ENTRY = ParsedEntry(
    identity="one",
    guid="",
    link="",
    title="",
    author="Ada",
    html="<p>Text</p>",
    text="Text",
    snippet="Text",
    published_at=NOW - 100,
    updated_at=None,
    date_text="",
    is_date_only=False,
    categories=(),
    enclosures=(),
    thumbnail_url="",
    comments_url="",
    language="",
    content_hash="",
)


def parsed(identity: str, **changes: Any) -> ParsedEntry:
    named = replace(_ENTRY, identity=identity, guid=identity, link=f"https://site.example/{identity}", title=f"Title {identity}")
    return replace(named, **changes)


def open_fresh(folder: Path) -> WriteConnection:
    return open_new(folder / "reader.sqlite", now=NOW)


def follow(connection: WriteConnection, name: str, folder_id: FolderId | None = None, position: int | None = None) -> FeedId:
    feed_id = feeds.add_feed(connection, f"https://{name}.example/feed", f"{name}.example/feed", NOW)
    subscriptions.add(connection, feed_id, folder_id, position)
    return feed_id


def store(connection: WriteConnection, feed_id: FeedId, *items: ParsedEntry, now: int = NOW) -> list[EntryId]:
    return entries.insert_entries(connection, feed_id, items, now, index_text=str)


_NOT_KNOWN = Today()
_IN_ORDER = """SELECT s.entry_id FROM json_each(?) AS j CROSS JOIN entry_status s ON s.entry_id = j.value
ORDER BY s.sort_at DESC, s.entry_id DESC"""


def search_ids(connection: ReadConnection, text: str, *, limit: int, today: Today = _NOT_KNOWN) -> list[int]:
    """The newest that a search finds: of more than `limit` those that were stored last. Nothing a user types is an error."""
    held = search_condition(connection, text, today)
    rows = connection.execute(
        f"SELECT s.entry_id FROM entry_status s WHERE {held.sql} ORDER BY s.entry_id DESC LIMIT ?",  # noqa: S608 -- our own words
        (*held.parameters, limit),
    ).fetchall()
    return [row[0] for row in connection.execute(_IN_ORDER, (id_list(row[0] for row in rows),)).fetchall()]
