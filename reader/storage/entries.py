"""Entries for lists and the article view, excerpts, and all of them for an export."""

import json
import re
import unicodedata
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, pairwise
from typing import Any

from reader.domain.entry import (
    Article,
    Chapter,
    Copy,
    Enclosure,
    EntryRow,
    Excerpt,
    FullText,
    Grouping,
    Mark,
    Order,
    Report,
    Selection,
    StarredArticle,
    Version,
    View,
    unpacked,
)
from reader.domain.feed import without_scheme
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import shown_address
from reader.domain.value_classes import dataclass
from reader.storage import episodes
from reader.storage.connection import ReadConnection
from reader.storage.entry_changes import insert_entries, keys_by_kind, known_entries, update_entries
from reader.storage.rows import FeedTimes, id_list
from reader.storage.selection import (
    MARK_COLUMNS,
    MARKED,
    OF_SAVED,
    SEARCHES,
    UNSPACED_SCRIPTS,
    Column,
    Condition,
    Words,
    condition,
    filter_bar,
    joined_scripts,
    marks_in,
    most_relevant_ids,
    parse_search,
    today,
)
from reader.storage.tags import tags_of


def feeds_of(connection: ReadConnection, entry_ids: Iterable[int]) -> "array[int]":
    """Return the feed of each entry, in the given order; 0 for an entry that is gone."""
    return array(
        "q",
        connection.column(
            """SELECT coalesce(s.feed_id, 0) FROM json_each(?) AS j LEFT JOIN entry_status s ON s.entry_id = j.value ORDER BY j.key""",
            (id_list(entry_ids),),
        ),
    )


def times_of(connection: ReadConnection, entry_ids: Iterable[int]) -> dict[int, int]:
    """Return the time by which each entry is sorted, omitting those that are gone."""
    rows = connection.execute(
        "SELECT s.entry_id, s.sort_at FROM json_each(?) AS j CROSS JOIN entry_status s ON s.entry_id = j.value",
        (id_list(entry_ids),),
    ).fetchall()
    return dict(rows)


__all__ = [
    "all_posted_at",
    "article",
    "count_newer",
    "entry_ids",
    "entry_rows",
    "insert_entries",
    "known_entries",
    "newest_entry_id",
    "posted_at",
    "posting_times",
    "times_of",
    "update_entries",
]

_ROWS = f"""
SELECT s.entry_id, s.feed_id, e.title, e.snippet, e.author,
    coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url), s.sort_at, s.is_read, e.thumbnail_url, (SELECT count(*) FROM entry_status c JOIN subscription cu ON cu.feed_id = c.feed_id AND cu.removed_at IS NULL
        WHERE c.copy_of = coalesce(s.copy_of, s.entry_id) AND c.entry_id <> s.entry_id AND c.is_removed = 0
    ) + (s.copy_of IS NOT NULL), e.link, (SELECT max(h.duration_seconds - h.position_seconds, 0) FROM listening h
        WHERE h.entry_id = s.entry_id AND h.is_finished = 0 AND h.position_seconds > 0 AND h.duration_seconds > 0 ORDER BY h.at DESC LIMIT 1
    ), CASE WHEN e.enclosures <> '[]' THEN json_extract(e.enclosures, '$[0][3]') END, {MARK_COLUMNS}
FROM json_each(?) AS j
CROSS JOIN entry_status s ON s.entry_id = j.value
CROSS JOIN entry e ON e.entry_id = s.entry_id
CROSS JOIN feed f ON f.feed_id = s.feed_id
LEFT JOIN subscription u ON u.feed_id = s.feed_id
ORDER BY j.key
"""  # noqa: S608 -- our own words

_ARTICLE = f"""
SELECT s.feed_id, coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url), f.site_url, e.title, e.author, e.link,
    e.comments_url, c.html, e.language, s.sort_at, e.published_at, s.first_seen_at, e.date_text, s.is_read,
    e.categories, e.enclosures, coalesce(s.copy_of, s.entry_id), u.settings, t.html, t.retrieved_at,
    t.problem_kind, t.problem_detail, e.thumbnail_url, (SELECT value FROM preference WHERE key = 'reading.stories'), {OF_SAVED}, v.packed, {MARK_COLUMNS}
FROM entry_status s
JOIN entry e ON e.entry_id = s.entry_id
JOIN entry_content c ON c.entry_id = s.entry_id
JOIN feed f ON f.feed_id = s.feed_id
LEFT JOIN subscription u ON u.feed_id = s.feed_id
LEFT JOIN full_text t ON t.entry_id = s.entry_id
LEFT JOIN entry_version v ON v.entry_id = s.entry_id
WHERE s.entry_id = ?
"""  # noqa: S608 -- our own words

_COPIES = """
SELECT s.entry_id, s.feed_id, coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url) AS title
FROM entry_status s
JOIN feed f ON f.feed_id = s.feed_id
JOIN subscription u ON u.feed_id = s.feed_id AND u.removed_at IS NULL
WHERE (s.copy_of = :original OR s.entry_id = :original) AND s.entry_id <> :entry_id AND s.is_removed = 0
ORDER BY s.entry_id
"""

_FEED_TITLES = """
SELECT f.feed_id, coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url)
FROM feed f LEFT JOIN subscription u ON u.feed_id = f.feed_id
"""

_BEHIND = {
    "DESC": "AND (s.sort_at, s.entry_id) < (SELECT sort_at, entry_id FROM entry_status WHERE entry_id = ?)",
    "ASC": "AND (s.sort_at, s.entry_id) > (SELECT sort_at, entry_id FROM entry_status WHERE entry_id = ?)",
}


def entry_ids(
    connection: ReadConnection,
    selection: Selection,
    *,
    limit: int | None = None,
    after: EntryId | None = None,
    old_after: EntryId | None = None,
    among: Iterable[int] | None = None,
) -> "array[int]":
    """Return the ids of a selection in its order; `after` continues behind a row of an earlier page. By the time shown, then by
    id; grouped by feed, feeds by title and the newest (or oldest) first in each; searches also best first. `old_after` is
    `News.after` and leaves out what is new; `among` names a few, and no others are returned.
    """
    if selection.order is Order.RELEVANCE and selection.view in SEARCHES:
        ranked = most_relevant_ids(connection, selection.query, today(selection), filter_bar(connection, selection))
        if ranked is not None:
            return _page(ranked, limit, after)
    held = condition(connection, selection)
    if old_after is not None:
        held &= Condition("NOT (s.entry_id > ? AND s.is_old = 0)", (old_after,))
    if among is not None:
        held &= Condition("s.entry_id IN (SELECT value FROM json_each(?))", (id_list(among),))
    if selection.grouping is Grouping.FEED and selection.view is not View.FEED:
        return _page(_by_feed(connection, selection, held), limit, after)
    direction = "ASC" if selection.order.is_ascending else "DESC"
    parameters = [*held.parameters, -1 if limit is None else limit]
    behind = ""
    if after is not None:
        behind = _BEHIND[direction]
        parameters.insert(-1, after)
    # the plus leaves the few new ones to be found by their ids and sorted, as the index by time leads through all entries
    by = "s.sort_at" if selection.new_after is None and among is None else "+s.sort_at"
    sql = f"""SELECT s.entry_id FROM entry_status s WHERE {held.sql} {behind}
        ORDER BY {by} {direction}, s.entry_id {direction} LIMIT ?"""  # noqa: S608 -- our own words
    return array("q", connection.column(sql, parameters))


def _by_feed(connection: ReadConnection, selection: Selection, held: Condition) -> "array[int]":
    direction = "ASC" if selection.order.is_ascending else "DESC"
    rows = connection.execute(
        f"""SELECT s.entry_id, s.feed_id FROM entry_status s WHERE {held.sql}
        ORDER BY s.sort_at {direction}, s.entry_id {direction}""",  # noqa: S608 -- our own words
        held.parameters,
    ).fetchall()
    titles = connection.execute(_FEED_TITLES).fetchall()
    ordered = sorted(titles, key=lambda row: (row[1].casefold(), row[0]))
    places = {feed_id: place for place, (feed_id, _) in enumerate(ordered)}
    return array("q", [entry_id for entry_id, _ in sorted(rows, key=lambda row: places[row[1]])])


def _page(whole: "array[int]", limit: int | None, after: EntryId | None) -> "array[int]":
    start = whole.index(after) + 1 if after is not None and after in whole else 0
    return whole[start:] if limit is None else whole[start : start + limit]


def count_newer(connection: ReadConnection, selection: Selection, than: EntryId) -> tuple[int, int]:
    """Return how many entries of a selection were stored after one, and how many of these are unread."""
    held = condition(connection, selection)
    rows = connection.execute(
        f"SELECT count(*), count(*) - coalesce(sum(s.is_read), 0) FROM entry_status s WHERE {held.sql} AND s.entry_id > ?",  # noqa: S608 -- our own words
        (*held.parameters, than),
    ).fetchall()
    return int(rows[0][0]), int(rows[0][1])


def entry_rows(connection: ReadConnection, entry_ids: Iterable[EntryId]) -> list[EntryRow]:
    """Return the rows of these entries in the given order, omitting those that are gone."""
    rows = connection.execute(_ROWS, (id_list(entry_ids),)).fetchall()
    tags = tags_of(connection, [row[0] for row in rows])
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
            row[8],
            marks_in(row[13:]),
            tags.get(row[0], ()),
            row[9],
            row[10],
            left_seconds=row[11] or 0,
            length_seconds=row[12] or 0,
        )
        for row in rows
    ]


def feed_of(connection: ReadConnection, entry_id: EntryId) -> FeedId | None:
    rows = connection.execute("SELECT feed_id FROM entry_status WHERE entry_id = ?", (entry_id,)).fetchall()
    return FeedId(rows[0][0]) if rows else None


def of_link(connection: ReadConnection, link: str) -> EntryRow | None:
    """Return the article of a followed feed with this link; the newest of several, originals before duplicates."""
    keys = keys_by_kind("", link, "", "")
    if "link" not in keys:
        return None
    found = connection.execute(
        """SELECT s.entry_id, e.link FROM subscription u CROSS JOIN entry_key k ON k.feed_id = u.feed_id AND k.key = ?
        JOIN entry_status s ON s.entry_id = k.entry_id JOIN entry e ON e.entry_id = k.entry_id
        WHERE u.removed_at IS NULL AND s.is_removed = 0 ORDER BY s.copy_of IS NOT NULL, s.entry_id DESC""",
        (keys["link"],),
    ).fetchall()
    ids = [EntryId(entry_id) for entry_id, address in found if without_scheme(address) == without_scheme(link)]
    return next(iter(entry_rows(connection, ids[:1])), None)


def article(connection: ReadConnection, entry_id: EntryId) -> Article | None:
    rows = connection.execute(_ARTICLE, (entry_id,)).fetchall()
    if not rows:
        return None
    row = rows[0]
    html = unpacked(row[7])
    return Article(
        entry_id=entry_id,
        feed_id=FeedId(row[0]),
        feed_title=shown_address(row[1]),
        feed_site_url=row[2],
        title=row[3],
        author=row[4],
        link=row[5],
        comments_url=row[6],
        html=html or "",
        language=row[8],
        sort_at=row[9],
        published_at=row[10],
        first_seen_at=row[11],
        date_text=row[12],
        is_read=bool(row[13]),
        categories=tuple(json.loads(row[14])),
        enclosures=read_enclosures(row[15]),
        listening=episodes.listening_of_entry(connection, entry_id),
        downloads=episodes.downloads_of_entry(connection, entry_id),
        thumbnail_url=row[22],
        marks=marks_in(row[26:]),
        reports=_reports(connection, entry_id) if row[23] == "true" else (),
        tags=tags_of(connection, [entry_id]).get(entry_id, ()),
        copies=_copies(connection, entry_id, original=row[16]),
        full_text=_full_text(*row[18:22]),
        shows_full_text=json.loads(row[17] or "{}").get("full_text") == "full" or (bool(row[24]) and not html),
        is_unreadable=html is None,
        versions=_versions(html, row[25]),
    )


def read_enclosures(stored: str) -> tuple[Enclosure, ...]:
    """Return the enclosures of an entry; rows of older versions have no chapters."""
    found = []
    for plain in json.loads(stored):
        url, mime_type, length, duration, title, *later = plain
        chapters_url, chapters = later or ("", ())
        found.append(Enclosure(url, mime_type, length, duration, title, chapters_url, tuple(Chapter(*each) for each in chapters)))
    return tuple(found)


def _copies(connection: ReadConnection, entry_id: EntryId, original: int) -> tuple[Copy, ...]:
    rows = connection.execute(_COPIES, {"original": original, "entry_id": entry_id}).fetchall()
    return tuple(Copy(EntryId(row[0]), FeedId(row[1]), shown_address(row[2])) for row in rows)


def _reports(connection: ReadConnection, entry_id: EntryId) -> tuple[Report, ...]:
    from reader.storage import stories  # as long as stories are off, nothing of them is imported

    return stories.of(connection, entry_id)


def _versions(html: str | None, stored: bytes | None) -> tuple[Version, ...]:
    if html is None or stored is None:
        return ()
    from reader.storage import versions

    return versions.read(html, stored)


def _full_text(html: bytes | None, retrieved_at: int, problem_kind: str | None, problem_detail: str) -> FullText | None:
    if html is None:
        return None
    from reader.storage import full_text

    return full_text.kept(html, retrieved_at, problem_kind, problem_detail)


_POSTED_AT = "coalesce(s.posted_at, s.sort_at)"
_PLACED_SINCE = "s.first_seen_at >= :since AND +s.sort_at >= :since"
"""Condition for entries since a time: no place is later than the first sight, so that index suffices without reading rows."""


def posted_at(connection: ReadConnection, feed_id: FeedId, since: int) -> list[int]:
    """Return a feed's known posting times, ascending, including those of removed entries."""
    return connection.column(
        f"SELECT {_POSTED_AT} AS at FROM entry_status s WHERE s.feed_id = :feed_id AND {_PLACED_SINCE} ORDER BY at",  # noqa: S608 -- our own words
        {"feed_id": feed_id, "since": since},
    )


def posting_times(connection: ReadConnection, feed_ids: Iterable[FeedId], since: int) -> list[FeedTimes]:
    """Return posting times of these feeds in their order, unsorted within each; feeds without any are left out."""
    # one row per feed: with one per posting, this thread and the window's would alternate some hundred thousand times
    rows = connection.execute(
        f"""SELECT j.value, (SELECT group_concat({_POSTED_AT}) FROM entry_status s WHERE s.feed_id = j.value AND {_PLACED_SINCE})
        FROM json_each(:feeds) j ORDER BY j.key""",  # noqa: S608 -- our own words
        {"feeds": id_list(feed_ids), "since": since},
    ).fetchall()
    return [FeedTimes(feed_id, times) for feed_id, times in rows if times]


def all_posted_at(connection: ReadConnection, since: int, most: int) -> dict[FeedId, list[int]]:
    """Return at most the latest `most` posting times of every subscribed feed, ascending; feeds without any are left out."""
    found = posting_times(
        connection, (connection.column("SELECT feed_id FROM subscription WHERE removed_at IS NULL ORDER BY feed_id")), since
    )
    return {feed_id: sorted(json.loads(f"[{times}]"))[-most:] for feed_id, times in found}


def newest_entry_id(connection: ReadConnection) -> EntryId:
    """Return the id of the entry stored last, 0 if there is none; for `MarkAllRead.up_to`."""
    return EntryId(connection.execute("SELECT coalesce(max(entry_id), 0) FROM entry_status").fetchone()[0])


_NEWEST = """SELECT s.entry_id, f.url, s.identity, coalesce(s.starred_at, s.first_seen_at) AS at, e.updated_at
FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id JOIN feed f ON f.feed_id = s.feed_id
WHERE s.is_starred = 1 AND s.is_removed = 0 ORDER BY at DESC, s.entry_id DESC LIMIT ?"""


def newest_starred(connection: ReadConnection, limit: int) -> Iterator[StarredArticle]:
    """Yield the newest starred entries, hidden ones included, since the user starred them."""
    for entry_id, feed_url, identity, starred_at, updated_at in connection.execute(_NEWEST, (limit,)).fetchall():
        found = article(connection, EntryId(entry_id))
        if found is not None:
            yield StarredArticle(found, feed_url, identity, starred_at, updated_at)


AT_ONCE = 20

_ARTICLES = """SELECT s.entry_id, f.url, coalesce(nullif(u.custom_title, ''), f.title), s.identity, e.title, e.author,
    e.link, e.comments_url, e.language, e.published_at, e.updated_at, s.first_seen_at, s.is_read, s.read_at,
    s.is_hidden, e.categories, e.enclosures, t.text, c.html, v.packed, {marks}
FROM entry_status s JOIN entry e ON e.entry_id = s.entry_id JOIN feed f ON f.feed_id = s.feed_id
JOIN entry_content c ON c.entry_id = s.entry_id JOIN entry_text t ON t.entry_id = s.entry_id
LEFT JOIN subscription u ON u.feed_id = s.feed_id LEFT JOIN entry_version v ON v.entry_id = s.entry_id
WHERE s.is_removed = 0 AND s.entry_id > ? {condition} ORDER BY s.entry_id LIMIT {limit}"""


@dataclass(frozen=True, slots=True)
class KeptArticle:
    """One stored article; times in UTC seconds. `text` is searched, `html` is shown, `versions` came before it, `marks`
    have their times.
    """

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
    versions: tuple[Version, ...]
    marks: Mapping[Mark, int | None]
    tags: tuple[str, ...]


_FIELDS = tuple(name for name in KeptArticle.__annotations__ if name not in {"marks", "tags"})
"""Fields in the order of the query, which ends with two columns for each mark."""
_MARKS = ", ".join(f"s.is_{mark}, s.{mark}_at" for mark in Mark)


def count_articles(connection: ReadConnection) -> int:
    return int(connection.execute("SELECT count(*) FROM entry").fetchone()[0])


def all_articles(connection: ReadConnection) -> Iterator[KeptArticle]:
    """Yield all articles, oldest stored first."""
    return _articles(connection, "")


def starred_articles(connection: ReadConnection) -> Iterator[KeptArticle]:
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
    values["versions"] = _versions(values["html"], values["versions"])
    return KeptArticle(**values, marks=marks, tags=tags)


LENGTH = 280
LEAD = 60
"""Characters before the first hit."""
HITS_MAX = 40
_TEXTS = """SELECT e.entry_id, e.title, t.text FROM json_each(?) AS j
CROSS JOIN entry e ON e.entry_id = j.value CROSS JOIN entry_text t ON t.entry_id = e.entry_id"""
TEXT_MAX = 100_000
_MORE = "…"
_WORD = re.compile(r"[^\W_]+")
_LETTER = f"[^\\W_{UNSPACED_SCRIPTS[2:-2]}]"


class _Folding(dict[int, str]):
    """Characters as the index stores them: lower case, without diacritics, one for one."""

    def __missing__(self, code: int) -> str:
        bare = unicodedata.normalize("NFD", chr(code).lower())[:1]
        self[code] = bare
        return bare


_FOLDING = _Folding()


def excerpts(connection: ReadConnection, query: str, entry_ids: Iterable[EntryId]) -> dict[EntryId, Excerpt]:
    """Return an excerpt of each existing entry; none if the search contains no words."""
    words = [each for each in parse_search(query).words if not each.is_negated]
    title, text = _pattern(words, Column.TITLE), _pattern(words, Column.ANYWHERE)
    if title is None and text is None:
        return {}
    rows = connection.execute(_TEXTS, (id_list(entry_ids),)).fetchall()
    return {EntryId(entry_id): _excerpt(heading, joined_scripts(body), title, text) for entry_id, heading, body in rows}


def _pattern(words: Iterable[Words], column: Column) -> re.Pattern[str] | None:
    """Return a pattern for a search's words in folded text, one group each; None if none applies to this column."""
    wanted = [each for each in words if each.column in {Column.ANYWHERE, column}]
    phrases = [phrase for each in wanted if (phrase := _phrase(each))]
    return re.compile("|".join(phrases)) if phrases else None


def _phrase(words: Words) -> str:
    tokens = _WORD.findall(re.sub(UNSPACED_SCRIPTS, r" \1 ", words.text.translate(_FOLDING)))
    if not tokens:
        return ""
    phrase = re.escape(tokens[0])
    for before, token in pairwise(tokens):
        phrase += (r"[\W_]*" if _is_unspaced(before) or _is_unspaced(token) else r"[\W_]+") + re.escape(token)
    begin = "" if _is_unspaced(tokens[0]) else f"(?<!{_LETTER})"
    end = f"{_LETTER}*" if words.is_prefix else f"(?!{_LETTER})"
    return f"({begin}{phrase}{'' if _is_unspaced(tokens[-1]) else end})"


def _is_unspaced(token: str) -> bool:
    return re.fullmatch(UNSPACED_SCRIPTS, token) is not None


def _excerpt(title: str, body: str, in_title: re.Pattern[str] | None, in_text: re.Pattern[str] | None) -> Excerpt:
    text = body[:TEXT_MAX].replace("\n", " ")
    hits = _hits(text, in_text)
    start, end = _window(text, hits)
    shift = start - len(_MORE) if start else 0
    inside = tuple((first - shift, last - shift) for first, last, _ in hits if start <= first and last <= end)
    shown = (_MORE if start else "") + text[start:end]
    return Excerpt(title, tuple((first, last) for first, last, _ in _hits(title, in_title)), shown, inside)


def _hits(text: str, pattern: re.Pattern[str] | None) -> list[tuple[int, int, int]]:
    """Return start, end and word of each hit, at most `HITS_MAX`."""
    if pattern is None:
        return []
    found = islice(pattern.finditer(text.translate(_FOLDING)), HITS_MAX)
    return [(match.start(), match.end(), match.lastindex or 0) for match in found]


def _window(text: str, hits: list[tuple[int, int, int]]) -> tuple[int, int]:
    """Return the piece with the most different words."""
    if not hits:
        return 0, LENGTH
    reach = LENGTH - LEAD
    _, best = max((len({word for start, _, word in hits if first <= start < first + reach}), -first) for first, _, _ in hits)
    start = max(0, -best - LEAD)
    if start > 0:
        space = text.find(" ", start, -best)
        start = space + 1 if space >= 0 else start
    return start, start + LENGTH
