"""Salvage of articles with their marks, tags and full texts. Any thread."""

import html
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import field

from reader.domain.entry import packed, unpacked
from reader.domain.value_classes import dataclass
from reader.storage.entry_keys import keys_by_kind
from reader.storage.merge import Merge, Values
from reader.storage.values import TEXT_START

_AT_ONCE = 200
_HEAVY_AT_ONCE = 64
_SNIPPET = 200
_OWN = ("entry_id", "feed_id", "identity")


@dataclass(slots=True)
class _Wanted:
    """Entries missing in the base, by the damaged file's ids; the duplicates whose originals are set at the end; the outcome."""

    rows: dict[int, Values] = field(default_factory=dict)
    copies: list[tuple[int, int]] = field(default_factory=list)
    stored: int = 0
    lost: int = 0


def merge_entries(merge: Merge) -> tuple[int, int]:
    """Copy articles; return how many the base did not have, and how many are known but unreadable."""
    wanted = _Wanted()
    _compare(merge, wanted)
    ids = sorted(wanted.rows)
    for start in range(0, len(ids), _AT_ONCE):
        _store(merge, wanted, ids[start : start + _AT_ONCE])
    for entry_id, original in wanted.copies:
        _name_original(merge, entry_id, merge.entries.get(original))
    _tags(merge)
    _full_texts(merge)
    return wanted.stored, wanted.lost


def _compare(merge: Merge, wanted: _Wanted) -> None:
    """Apply the damaged file's marks to entries both sides have; collect those only it has."""
    columns = merge.columns("entry_status")
    if not columns:
        return
    marks = [column for column in columns if column not in _OWN]
    known = {
        (feed_id, identity): (entry_id, values)
        for entry_id, feed_id, identity, *values in merge.base.execute(
            f"SELECT entry_id, feed_id, identity, {', '.join(marks)} FROM entry_status"  # noqa: S608 -- our own words
        )
    }
    beyond = merge.largest("entry_status", "entry_id")
    for entry_id, feed_id, identity, *values in merge.damaged.rows("entry_status", [*_OWN, *marks], "entry_id", beyond=beyond):
        feed = merge.feeds.get(feed_id) if isinstance(feed_id, int) else None
        if feed is None:
            wanted.lost += 1
            continue
        same = known.get((feed, identity))
        row = dict(zip(marks, values, strict=True))
        if same is None:
            wanted.rows[entry_id] = {"entry_id": entry_id, "feed_id": feed, "identity": identity, **row}
        else:
            merge.entries[entry_id] = same[0]
            if same[1] != values:
                _remark(merge, wanted, same[0], entry_id, row, was_removed=bool(same[1][marks.index("is_removed")]))


def _remark(merge: Merge, wanted: _Wanted, entry_id: int, theirs: int, row: Values, *, was_removed: bool) -> None:
    if row.get("copy_of") is not None:
        wanted.copies.append((entry_id, row["copy_of"]))
    merge.update("entry_status", row | {"copy_of": None, "is_removed": int(was_removed)}, "entry_id", entry_id)
    if row["is_removed"] and not was_removed:
        merge.base.execute("DELETE FROM entry WHERE entry_id = ?", (entry_id,))
        merge.base.execute("UPDATE entry_status SET is_removed = 1 WHERE entry_id = ?", (entry_id,))
    elif was_removed and not row["is_removed"]:
        wanted.rows[theirs] = {"entry_id": entry_id}


def _store(merge: Merge, wanted: _Wanted, ids: list[int]) -> None:
    """Store some of the wanted entries with all their data."""
    entries = _parts(merge, "entry", ids)
    contents, texts = _parts(merge, "entry_content", ids), _parts(merge, "entry_text", ids)
    entries = {theirs: _stand_in(wanted.rows[theirs], text) for theirs, text in texts.items()} | entries
    new_texts: list[Values] = []
    for theirs in ids:
        row = wanted.rows[theirs]
        is_gone = bool(row.get("is_removed"))
        if not is_gone and theirs not in entries:
            wanted.lost += 1
            merge.incomplete.update({row["feed_id"]} if "feed_id" in row else set())
            continue
        entry_id = _status(merge, wanted, row)
        if entry_id is None:
            wanted.lost += 1
            continue
        merge.entries[theirs] = entry_id
        if not is_gone:
            if "entry_id" not in entries[theirs]:
                merge.incomplete.update({row["feed_id"]} if "feed_id" in row else set())
            text = _entry(merge, entry_id, entries[theirs], contents.get(theirs), texts.get(theirs))
            new_texts += [text] if text else []
            wanted.stored += 1
    _index(merge, new_texts)


def _stand_in(status: Values, text: Values) -> Values:
    """Return a substitute for an article with a lost row: title and text are stored elsewhere too; the rest comes with the feed,
    as long as it offers it.
    """
    identity = str(status.get("identity", ""))
    texts = {"title": text["title"], "author": text["author"], "snippet": str(text["text"])[:_SNIPPET]}
    link = identity if identity.startswith(("https://", "http://")) else ""
    lists, empty = (
        ("categories", "enclosures"),
        ("thumbnail_url", "guid", "date_text", "comments_url", "language", "content_hash"),
    )
    return {**texts, "link": link, "is_date_only": 0, **dict.fromkeys(lists, "[]"), **dict.fromkeys(empty, "")}


def _parts(merge: Merge, table: str, ids: list[int]) -> dict[int, Values]:
    columns, sought = merge.columns(table), set(ids)
    if not columns:
        return {}
    rows = merge.damaged.between(table, columns, "entry_id", (ids[0], ids[-1]), at_once=_HEAVY_AT_ONCE)
    place = columns.index("entry_id")
    return {row[place]: dict(zip(columns, row, strict=True)) for row in rows if row[place] in sought}


def _status(merge: Merge, wanted: _Wanted, row: Values) -> int | None:
    """Return the id of an entry's status in the base, created unless it exists."""
    if "feed_id" not in row:
        merge.base.execute("UPDATE entry_status SET is_removed = 0 WHERE entry_id = ?", (row["entry_id"],))
        return int(row["entry_id"])
    entry_id = merge.insert("entry_status", row | {"copy_of": None}, "entry_id")
    if entry_id is not None and row.get("copy_of") is not None:
        wanted.copies.append((entry_id, row["copy_of"]))
    return entry_id


def _entry(merge: Merge, entry_id: int, entry: Values, content: Values | None, text: Values | None) -> Values | None:
    """Store an entry; return its text, to be indexed with others. If one of text and HTML is lost, the other or the snippet
    replaces it.
    """
    if merge.insert("entry", entry | {"entry_id": entry_id}, "") is None:
        return None
    texts = text or {"title": entry["title"], "author": entry["author"], "text": entry["snippet"]}
    if content is None or not _is_readable(content["html"]):
        content = {"text_start": None, "html": packed(f"<p>{html.escape(str(texts['text']))}</p>")}
    merge.insert("entry_content", content | {"entry_id": entry_id}, "")
    start = content["text_start"] if content["text_start"] is not None else str(texts["text"])[:TEXT_START]
    merge.base.executemany(
        """INSERT OR IGNORE INTO entry_key (feed_id, key, entry_id)
        SELECT feed_id, ?, entry_id FROM entry_status WHERE entry_id = ?""",
        [(key, entry_id) for key in keys_by_kind(entry["guid"], entry["link"], entry["title"], start).values()],
    )
    return {**texts, "entry_id": entry_id}


def _is_readable(data: object) -> bool:
    """Return whether a value is compressed text that can be unpacked: a damaged row may hold anything."""
    return isinstance(data, bytes) and unpacked(data) is not None


def _index(merge: Merge, texts: list[Values]) -> None:
    """Index texts in one statement, because the search index writes at the end of each."""
    if texts:
        places = ", ".join(["(?, ?, ?, ?)"] * len(texts))
        values = [value for text in texts for value in (text["entry_id"], text["title"], text["author"], text["text"])]
        merge.base.execute(f"INSERT INTO entry_text (entry_id, title, author, text) VALUES {places}", values)  # noqa: S608 -- question marks


def _name_original(merge: Merge, entry_id: int, original: int | None) -> None:
    """Set a duplicate's original; one whose original is lost becomes independent, and unread lest an article be missed."""
    if original is not None:
        merge.base.execute("UPDATE entry_status SET copy_of = ? WHERE entry_id = ?", (original, entry_id))
    else:
        merge.base.execute("UPDATE entry_status SET is_read = 0 WHERE entry_id = ?", (entry_id,))


def _tags(merge: Merge) -> None:
    known = {str(name).casefold(): int(tag_id) for tag_id, name in merge.base.execute("SELECT tag_id, name FROM tag").fetchall()}
    tags: dict[int, int] = {}
    for row in merge.read("tag", "tag_id")[0]:
        same = known.get(str(row["name"]).casefold()) or merge.insert("tag", row, "tag_id")
        if same is not None:
            tags[row["tag_id"]] = same
    order = ("tag_id", "entry_id")
    rows, is_whole = merge.damaged.ends("entry_tag", (*order, "tagged_at"), order)
    if is_whole:
        merge.base.executemany("DELETE FROM entry_tag WHERE entry_id = ?", [(each,) for each in merge.entries.values()])
    for tag_id, entry_id, tagged_at in rows:
        if tag_id in tags and entry_id in merge.entries:
            with suppress(sqlite3.IntegrityError):
                merge.base.execute(
                    "INSERT OR IGNORE INTO entry_tag VALUES (?, ?, ?)",
                    (tags[tag_id], merge.entries[entry_id], tagged_at),
                )


def _full_texts(merge: Merge) -> None:
    columns = merge.columns("full_text", without=("entry_id",))
    if not columns:
        return
    kept = {int(row[0]) for row in merge.base.execute("SELECT entry_id FROM full_text").fetchall()}
    live = {int(row[0]) for row in merge.base.execute("SELECT entry_id FROM entry").fetchall()}
    for theirs, values in _all_full_texts(merge, columns):
        entry_id = merge.entries.get(theirs, 0)
        if entry_id in live and entry_id not in kept:
            merge.insert("full_text", {"entry_id": entry_id, **values}, "")


def _all_full_texts(merge: Merge, columns: list[str]) -> Iterator[tuple[int, Values]]:
    last = merge.damaged.last("full_text", "entry_id", merge.largest("entry_status", "entry_id"))
    ids = (1, last)
    for entry_id, *values in merge.damaged.between("full_text", ["entry_id", *columns], "entry_id", ids, at_once=_HEAVY_AT_ONCE):
        yield entry_id, dict(zip(columns, values, strict=True))
