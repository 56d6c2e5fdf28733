"""Export of all articles with their data, one by one in bounded memory. Any thread."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from reader.domain.entry import StarredArticle, unpacked
from reader.domain.ids import EntryId
from reader.domain.marks import Mark
from reader.domain.value_classes import dataclass
from reader.storage import entries
from reader.storage.conditions import MARKED
from reader.storage.connection import ReadConnection
from reader.storage.tags import tags_of

_NEWEST = """SELECT s.entry_id, f.url, s.identity, coalesce(s.starred_at, s.first_seen_at) AS at, e.updated_at
FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id JOIN feed f ON f.feed_id = s.feed_id
WHERE s.is_starred = 1 AND s.is_removed = 0 ORDER BY at DESC, s.entry_id DESC LIMIT ?"""


def newest_starred(connection: ReadConnection, limit: int) -> Iterator[StarredArticle]:
    """Yield the newest starred entries, hidden ones included, since the user starred them."""
    for entry_id, feed_url, identity, starred_at, updated_at in connection.execute(_NEWEST, (limit,)).fetchall():
        article = entries.article(connection, EntryId(entry_id))
        if article is not None:
            yield StarredArticle(article, feed_url, identity, starred_at, updated_at)


AT_ONCE = 20

_ARTICLES = """SELECT s.entry_id, f.url, coalesce(nullif(u.custom_title, ''), f.title), s.identity, e.title, e.author,
    e.link, e.comments_url, e.language, e.published_at, e.updated_at, s.first_seen_at, s.is_read, s.read_at,
    s.is_hidden, e.categories, e.enclosures, t.text, c.html, {marks}
FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id JOIN feed f ON f.feed_id = s.feed_id
JOIN entry_content c ON c.entry_id = s.entry_id JOIN entry_text t ON t.entry_id = s.entry_id
LEFT JOIN subscription u ON u.feed_id = s.feed_id
WHERE s.is_removed = 0 AND s.entry_id > ? {condition} ORDER BY s.entry_id LIMIT {limit}"""


@dataclass(frozen=True, slots=True)
class KeptArticle:
    """One stored article; times in UTC seconds. `text` is searched, `html` is shown, `marks` have their times."""

    feed_url: str
    feed_title: str
    identity: str
    title: str
    author: str
    link: str
    comments_url: str
    language: str
    published_at: int | None
    updated_at: int | None
    first_seen_at: int
    is_read: bool
    read_at: int | None
    is_hidden: bool
    categories: tuple[str, ...]
    enclosures: tuple[tuple[object, ...], ...]
    text: str
    html: str
    marks: Mapping[Mark, int | None]
    tags: tuple[str, ...]


_FIELDS = tuple(name for name in KeptArticle.__annotations__ if name not in {"marks", "tags"})
"""Fields in the order of the query, which ends with two columns for each mark."""
_MARKS = ", ".join(f"s.is_{mark}, s.{mark}_at" for mark in Mark)


def count(connection: ReadConnection) -> int:
    return int(connection.execute("SELECT count(*) FROM entry").fetchone()[0])


def articles(connection: ReadConnection) -> Iterator[KeptArticle]:
    """Yield all articles, oldest stored first."""
    return _articles(connection, "")


def starred(connection: ReadConnection) -> Iterator[KeptArticle]:
    return _articles(connection, f"AND {MARKED[Mark.STARRED]}")


def _articles(connection: ReadConnection, condition: str) -> Iterator[KeptArticle]:
    query, last = _ARTICLES.format(condition=condition, limit=AT_ONCE, marks=_MARKS), 0
    while rows := connection.execute(query, (last,)).fetchall():
        last = rows[-1][0]
        tags = tags_of(connection, [EntryId(row[0]) for row in rows])
        for row in rows:
            yield _article(row, tags.get(EntryId(row[0]), ()))


def _article(row: Sequence[Any], tags: tuple[str, ...]) -> KeptArticle:
    flags = row[1 + len(_FIELDS) :]
    marks = {mark: at for mark, is_set, at in zip(Mark, flags[::2], flags[1::2], strict=True) if is_set}
    values = dict(zip(_FIELDS, row[1:], strict=False))
    for name in ("is_read", "is_hidden"):
        values[name] = bool(values[name])
    values["categories"] = tuple(json.loads(values["categories"]))
    values["enclosures"] = tuple(tuple(each) for each in json.loads(values["enclosures"]))
    values["html"] = unpacked(values["html"]) or ""
    return KeptArticle(**values, marks=marks, tags=tags)
