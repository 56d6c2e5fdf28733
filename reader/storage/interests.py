"""Texts to learn interests from, and unread articles that match them, by the search index. Any thread with its own connection."""

from collections.abc import Iterable

from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage.conditions import FOLLOWED
from reader.storage.connection import ReadConnection
from reader.storage.search import any_of_words
from reader.storage.values import id_list

_UNREAD = f"""s.is_read = 0 AND s.is_removed = 0 AND s.is_hidden = 0 AND {FOLLOWED}
    AND NOT EXISTS (SELECT 1 FROM judgement j WHERE j.entry_id = s.entry_id AND j.value < 0)"""  # noqa: S608 -- our own words


@dataclass(frozen=True, slots=True)
class Words:
    """Start of an article's text, and its full length."""

    entry_id: EntryId
    title: str
    text: str
    language: str
    characters: int


@dataclass(frozen=True, slots=True)
class Unread:
    """Unread article of a followed feed."""

    entry_id: EntryId
    feed_id: FeedId
    sort_at: int


def words_of(connection: ReadConnection, entry_ids: Iterable[EntryId], characters: int) -> list[Words]:
    """Return the texts of existing articles, up to so many characters."""
    rows = connection.execute(
        """SELECT t.entry_id, t.title, substr(t.text, 1, ?), e.language, length(t.text) FROM json_each(?) AS j
        CROSS JOIN entry_text t ON t.entry_id = j.value CROSS JOIN entry e ON e.entry_id = t.entry_id""",
        (characters, id_list(entry_ids)),
    ).fetchall()
    return [Words(*row) for row in rows]


def newest_ids(connection: ReadConnection, limit: int, until: int) -> list[EntryId]:
    """Return the articles stored last before a time (UTC seconds), newest first."""
    rows = connection.execute(
        "SELECT entry_id FROM entry_status WHERE is_removed = 0 AND first_seen_at <= ? ORDER BY entry_id DESC LIMIT ?",
        (until, limit),
    ).fetchall()
    return [EntryId(row[0]) for row in rows]


def newest_unread(connection: ReadConnection, limit: int) -> list[Unread]:
    """Return the newest unread articles, except those the user wants less of."""
    rows = connection.execute(
        f"SELECT s.entry_id, s.feed_id, s.sort_at FROM entry_status s WHERE {_UNREAD} ORDER BY s.sort_at DESC, s.entry_id DESC LIMIT ?",  # noqa: S608 -- our own words
        (limit,),
    ).fetchall()
    return [Unread(*row) for row in rows]


def unread_about(connection: ReadConnection, terms: Iterable[str], limit: int) -> list[Unread]:
    """Return the unread articles with most of some words, best first by BM25."""
    expression = any_of_words(terms)
    if not expression:
        return []
    rows = connection.execute(
        f"""SELECT s.entry_id, s.feed_id, s.sort_at FROM entry_search f CROSS JOIN entry_status s ON s.entry_id = f.rowid
        WHERE f.entry_search MATCH ? AND {_UNREAD} ORDER BY bm25(entry_search, 4.0, 0.0, 1.0), s.entry_id DESC LIMIT ?""",  # noqa: S608 -- our own words
        (expression, limit),
    ).fetchall()
    return [Unread(*row) for row in rows]
