"""Salvage of a damaged database into a good one: a copy of the newest backup, or an empty database. For the program that holds
the profile's lock; any thread. Rows are matched by content, not by their ids, which may belong to others in a base of another
history: a feed by its account and address, an entry by feed and identity, an account by server and user, folders, tags and
searches by name. The damaged file is the newer; rows only in the base stay.
"""

import html
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import astuple, field
from pathlib import Path
from typing import Any

from reader.domain.addresses import host_of, is_mail
from reader.domain.entry import Mark, packed, unpacked
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.ids import EntryId
from reader.domain.rules import RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest, is_from_here
from reader.domain.subscription import MOVED_FROM, split_moved_from
from reader.domain.value_classes import dataclass
from reader.domain.visits import Signal
from reader.storage import damaged_file, database_file, given_database, readings, registers, versions
from reader.storage.connection import ReadConnection, WriteConnection, open_unchanged, problem_of
from reader.storage.damaged_file import DamagedFile
from reader.storage.entry_changes import keys_by_kind
from reader.storage.given_database import make_readable
from reader.storage.rows import TEXT_START
from reader.storage.selection import OF_SAVED, SAVED
from reader.storage.writer import open_database, transaction

Values = dict[str, Any]
"""One row by column; in a damaged file any value can be anything."""


@dataclass(slots=True)
class Merge:
    """Both sides, and the base's ids for those of the damaged file."""

    damaged: DamagedFile
    base: WriteConnection
    now: int
    folders: dict[int, int] = field(default_factory=dict)
    accounts: dict[int, int] = field(default_factory=dict)
    feeds: dict[int, int] = field(default_factory=dict)
    entries: dict[int, int] = field(default_factory=dict)
    incomplete: set[int] = field(default_factory=set)
    """Feeds (of the base) with lost articles, to be retrieved completely."""
    new_feeds: int = 0

    def columns(self, table: str, *, without: Sequence[str] = ()) -> list[str]:
        """Return the columns both sides have; none if a name is broken without which no row can be stored."""
        own = self.base.execute(f"PRAGMA table_info({table})").fetchall()
        theirs = set(self.damaged.columns(table))
        needed = {name for _, name, _, is_required, default, is_key in own if is_key or (is_required and default is None)}
        return [name for _, name, *_ in own if name in theirs and name not in without] if needed <= theirs else []

    def largest(self, table: str, key: str) -> int:
        return int(self.base.execute(f"SELECT coalesce(max({key}), 0) FROM {table}").fetchone()[0])  # noqa: S608 -- our own words

    def read(self, table: str, key: str, condition: str = "1") -> tuple[list[Values], bool]:
        """Return the rows of a small table with a row id, and whether these are all."""
        columns, before = self.columns(table), self.damaged.failures
        if not columns:
            return [], False
        found = [dict(zip(columns, row, strict=True)) for row in self._rows(table, columns, key, condition)]
        return found, self.damaged.failures == before

    def _rows(self, table: str, columns: list[str], key: str, condition: str) -> Iterable[tuple[object, ...]]:
        return self.damaged.rows(table, columns, key, condition, self.largest(table, key))

    def insert(self, table: str, values: Mapping[str, object], key: str) -> int | None:
        """Insert a row with its own id or, if that is taken, another; return None if the table rejects it."""
        for row in (values, {name: value for name, value in values.items() if name != key}):
            with suppress(sqlite3.IntegrityError):
                names, marks = ", ".join(row), ", ".join("?" * len(row))
                done = self.base.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(row.values()))  # noqa: S608 -- our own words
                return done.lastrowid
        return None

    def update(self, table: str, values: Mapping[str, object], key: str, number: int) -> None:
        """Update a row, unless the table rejects the values."""
        rest = {name: value for name, value in values.items() if name != key}
        with suppress(sqlite3.IntegrityError):
            names = ", ".join(f"{name} = ?" for name in rest)
            self.base.execute(f"UPDATE {table} SET {names} WHERE {key} = ?", (*rest.values(), number))  # noqa: S608 -- our own words


def merge_accounts(merge: Merge) -> None:
    """Copy accounts; those of one user at one server are the same."""
    known = {
        (str(url), str(username)): int(number)
        for number, url, username in merge.base.execute("SELECT account_id, url, username FROM account").fetchall()
    }
    rows, is_whole = merge.read("account", "account_id")
    for row in rows:
        values = row | {"folder_id": merge.folders.get(row.get("folder_id", 0)), "removed_tree": "{}"}
        same = known.get((row["url"], row["username"]))
        if same is None:
            same = merge.insert("account", values, "account_id")
        else:
            merge.update("account", values, "account_id", same)
        if same is not None:
            merge.accounts[row["account_id"]] = same
    if not is_whole:
        merge.accounts = {**{number: number for number in known.values()}, **merge.accounts}
    _give_folders(merge)


def owners_of_feeds(merge: Merge) -> dict[int, int]:
    """Return the accounts (of the base) of the damaged file's feeds."""
    found = {row["feed_id"]: merge.accounts.get(row["account_id"]) for row in merge.read("remote_feed", "feed_id")[0]}
    return {feed_id: account_id for feed_id, account_id in found.items() if account_id is not None}


def merge_remote_feeds(merge: Merge) -> None:
    """Copy the feeds' owners. A feed of a lost account is followed on this computer."""
    for row in merge.read("remote_feed", "feed_id")[0]:
        feed_id, account_id = merge.feeds.get(row["feed_id"]), merge.accounts.get(row["account_id"])
        if feed_id is not None and account_id is not None:
            merge.base.execute("DELETE FROM remote_feed WHERE feed_id = ?", (feed_id,))
            merge.base.execute(
                "DELETE FROM remote_feed WHERE account_id = ? AND remote_id = ? AND remote_id <> ''",
                (account_id, row["remote_id"]),
            )
            merge.insert("remote_feed", row | {"feed_id": feed_id, "account_id": account_id}, "")


def merge_remote_items(merge: Merge) -> None:
    columns = merge.columns("remote_item")
    if not columns:
        return
    rows, _ = merge.damaged.ends("remote_item", columns, ("entry_id",))
    for each in rows:
        row: Values = dict(zip(columns, each, strict=True))
        entry_id, account_id = merge.entries.get(row["entry_id"]), merge.accounts.get(row["account_id"])
        if entry_id is None or account_id is None:
            continue
        values = row | {"entry_id": entry_id, "account_id": account_id}
        with suppress(sqlite3.IntegrityError):
            names, marks = ", ".join(values), ", ".join("?" * len(values))
            merge.base.execute(f"INSERT OR REPLACE INTO remote_item ({names}) VALUES ({marks})", tuple(values.values()))  # noqa: S608 -- our own words


def _give_folders(merge: Merge) -> None:
    """Give accounts whose folder is lost a new one, named after the server."""
    for number, url in merge.base.execute(
        "SELECT account_id, url FROM account WHERE folder_id IS NULL AND removed_at IS NULL"
    ).fetchall():
        done = merge.base.execute("INSERT INTO folder (title, position) VALUES (?, 1000000)", (url,))
        merge.base.execute("UPDATE account SET folder_id = ? WHERE account_id = ?", (done.lastrowid, number))
        merge.folders[-number] = int(done.lastrowid or 0)


_AT_ONCE = 200
_HEAVY_AT_ONCE = 64
_SNIPPET = 200
_OWN = ("entry_id", "feed_id", "identity")
_NEWEST = ("sort_at", "entry_id")
_UNREAD = "is_read = 0 AND is_removed = 0 AND is_hidden = 0"
_NOWHERE = "https://recovered.invalid/"


@dataclass(slots=True)
class _Wanted:
    """Entries missing in the base, by the damaged file's ids; the ids of their feeds if those are lost; the duplicates whose
    originals are set at the end; the outcome.
    """

    rows: dict[int, Values] = field(default_factory=dict)
    homeless: dict[int, Any] = field(default_factory=dict)
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
    _versions(merge)
    return wanted.stored, wanted.lost


def _compare(merge: Merge, wanted: _Wanted) -> None:
    """Apply the damaged file's marks to entries both sides have; collect those only it has."""
    columns = merge.columns("entry_status")
    if not columns:
        return
    marks = [column for column in columns if column not in _OWN]
    known = {
        (feed_id, identity): (entry_id, dict(zip(marks, values, strict=True)))
        for entry_id, feed_id, identity, *values in merge.base.execute(
            f"SELECT entry_id, feed_id, identity, {', '.join(marks)} FROM entry_status"  # noqa: S608 -- our own words
        )
    }
    for row in _status_rows(merge, [*_OWN, *marks]):
        number = row["feed_id"]
        row["feed_id"] = merge.feeds.get(number)
        if row["feed_id"] is None:
            wanted.homeless[row["entry_id"]] = number
        same = known.get((row["feed_id"], row["identity"]))
        if same is None:
            wanted.rows[row["entry_id"]] = row
            continue
        merge.entries[row["entry_id"]] = same[0]
        found = same[1] | {mark: row[mark] for mark in marks if mark in row}
        if same[1] != found:
            _remark(merge, wanted, same[0], row["entry_id"], found, was_removed=bool(same[1].get("is_removed")))


_STATUS_INDEXES = (
    ("entry_key", ("feed_id", "key", "entry_id"), ("feed_id",)),
    ("entry_status INDEXED BY sqlite_autoindex_entry_status_1", ("feed_id", "identity"), ("feed_id", "identity")),
    (
        "entry_status INDEXED BY entry_status_by_feed",
        ("feed_id", "sort_at", "entry_id"),
        ("feed_id", "sort_at", "is_removed", "is_hidden"),
    ),
    ("entry_status INDEXED BY entry_status_copies WHERE copy_of IS NOT NULL", ("copy_of", "entry_id"), ("copy_of",)),
    *(
        (f"entry_status INDEXED BY entry_status_{mark} WHERE is_{mark} = 1 AND is_removed = 0", _NEWEST, (f"is_{mark}",))
        for mark in Mark
    ),
    (f"entry_status INDEXED BY entry_status_unread WHERE {_UNREAD}", _NEWEST, ("is_read",)),
)
"""Sources of parts of a status on other pages than its row: their order, and the columns that they hold."""
_OF_OTHERS = {"is_read": 1} | {f"is_{mark}": 0 for mark in Mark}
"""Values of the entries that a whole index of some does not hold."""


def _status_rows(merge: Merge, columns: list[str]) -> Iterator[Values]:
    """Yield the statuses of entries; where rows are lost, what indexes and the entry itself know of them."""
    before, read = merge.damaged.failures, set[int]()
    for row in merge.damaged.rows("entry_status", columns, "entry_id", beyond=merge.largest("entry_status", "entry_id")):
        read.add(row[0])
        yield dict(zip(columns, row, strict=True))
    if merge.damaged.failures == before:
        return
    found: dict[int, Values] = {
        entry_id: {"identity": guid or link or f"lost:{entry_id}", "sort_at": published_at}
        for entry_id, guid, link, published_at in merge.damaged.rows(
            "entry", ("entry_id", "guid", "link", "published_at"), "entry_id", beyond=max(read, default=0)
        )
    }
    for source, order, held in _STATUS_INDEXES:
        rows, is_whole = merge.damaged.ends(source, ("entry_id", *held), order)
        if is_whole and held[0] in _OF_OTHERS:
            for values in found.values():
                values[held[0]] = _OF_OTHERS[held[0]]
        for entry_id, *parts in rows:
            found.setdefault(entry_id, {}).update(zip(held, parts, strict=True))
    for entry_id in sorted(each for each in found.keys() - read if isinstance(each, int) and each > 0):
        values = {"feed_id": None, "identity": f"lost:{entry_id}", "sort_at": None, "copy_of": None} | found[entry_id]
        at = merge.now if values["sort_at"] is None else values["sort_at"]
        yield values | {"entry_id": entry_id, "sort_at": at, "first_seen_at": at}


def _site_as_feed(merge: Merge, number: Any, links: Iterable[str]) -> int | None:
    """Return a feed for articles of one that is lost altogether: the site of most, or else one that nothing is asked for."""
    if number in merge.feeds:
        return merge.feeds[number]
    host = Counter(map(host_of, links)).most_common(1)[0][0]
    url = f"https://{host}/" if host else _NOWHERE
    same = merge.base.execute("SELECT feed_id FROM feed WHERE canonical = ?", (url,)).fetchall()
    values = {"url": url, "canonical": url, "title": host or "Recovered articles", "added_at": merge.now, "is_paused": not host}
    feed = same[0][0] if same else merge.insert("feed", values | {"next_at": merge.now}, "feed_id")
    merge.new_feeds += not same
    if isinstance(number, int) and feed is not None:
        merge.feeds[number] = feed
    return feed


def name_nowhere(connection: WriteConnection, title: str) -> None:
    """Name the feed that holds articles of lost ones in the language of the window."""
    connection.execute("UPDATE feed SET title = ? WHERE canonical = ?", (title, _NOWHERE))


def _remark(merge: Merge, wanted: _Wanted, entry_id: int, theirs: int, row: Values, *, was_removed: bool) -> None:
    if row.get("copy_of") is not None:
        wanted.copies.append((entry_id, row["copy_of"]))
    merge.update("entry_status", row | {"copy_of": None, "is_removed": int(was_removed)}, "entry_id", entry_id)
    if row.get("is_removed") and not was_removed:
        merge.base.execute("DELETE FROM entry WHERE entry_id = ?", (entry_id,))
        merge.base.execute("UPDATE entry_status SET is_removed = 1 WHERE entry_id = ?", (entry_id,))
    elif was_removed and not row.get("is_removed"):
        wanted.rows[theirs] = {"entry_id": entry_id}


def _store(merge: Merge, wanted: _Wanted, ids: list[int]) -> None:
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
        if theirs in wanted.homeless and not is_gone:
            number = wanted.homeless[theirs]
            alike = [each for each in ids if each in entries and wanted.homeless.get(each) == number] if number else [theirs]
            row["feed_id"] = _site_as_feed(merge, number, [str(entries[each]["link"]) for each in alike])
        entry_id = _status(merge, wanted, row)
        if entry_id is None:
            wanted.lost += not is_gone
            continue
        merge.entries[theirs] = entry_id
        if not is_gone:
            if "entry_id" not in entries[theirs]:
                merge.incomplete.update({row["feed_id"]} if "feed_id" in row else set())
            text = _entry(merge, entry_id, entries[theirs], contents.get(theirs), texts.get(theirs))
            if text is None:
                wanted.lost += 1
                merge.incomplete.update({row["feed_id"]} if "feed_id" in row else set())
                merge.base.execute("UPDATE entry_status SET is_removed = 1 WHERE entry_id = ?", (entry_id,))
                continue
            new_texts.append(text)
            wanted.stored += 1
    _index(merge, new_texts)


def _stand_in(status: Values, text: Values) -> Values:
    """Return a substitute for a lost row: title and text are stored elsewhere, the rest comes with the feed."""
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
    """Store an entry; return its text to be indexed, None if it is rejected. Lost text or HTML is replaced."""
    if merge.insert("entry", entry | {"entry_id": entry_id}, "") is None:
        return None
    texts = text or {}
    if not all(isinstance(texts.get(name), str) for name in ("title", "author", "text")):
        texts = {"title": entry["title"], "author": entry["author"], "text": entry["snippet"]}
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


def _versions(merge: Merge) -> None:
    """Copy the earlier versions of articles that belong to the text that the base has."""
    for row in merge.read("entry_version", "entry_id")[0]:
        entry_id = merge.entries.get(row["entry_id"], 0)
        found = merge.base.execute("SELECT html FROM entry_content WHERE entry_id = ?", (entry_id,)).fetchall()
        earlier = versions.read(unpacked(found[0][0]) or "", row["packed"]) if found else ()
        if earlier:
            versions.save(merge.base, EntryId(entry_id), earlier, unpacked(found[0][0]) or "")


def _all_full_texts(merge: Merge, columns: list[str]) -> Iterator[tuple[int, Values]]:
    last = merge.damaged.last("full_text", "entry_id", merge.largest("entry_status", "entry_id"))
    ids = (1, last)
    for entry_id, *values in merge.damaged.between("full_text", ["entry_id", *columns], "entry_id", ids, at_once=_HEAVY_AT_ONCE):
        yield entry_id, dict(zip(columns, values, strict=True))


def renamed(merge: Merge, row: Values) -> Values | None:
    """Return a rule for the base; None if invalid. Parts that name a missing feed or folder are dropped, and a rule weakened by
    that is disabled until the user enables it.
    """
    try:
        conditions = [
            RuleCondition(RuleField(field), RuleTest(test), str(value)) for field, test, value in json.loads(row["conditions"])
        ]
        for kind, value in json.loads(row["actions"]):
            RuleAction(RuleActionKind(kind), str(value))
    except (KeyError, TypeError, ValueError):
        return None
    found = [_renamed(merge, each) for each in conditions]
    kept = [astuple(each) for each in found if each is not None]
    is_whole = len(kept) == len(conditions)
    return row | {"conditions": json.dumps(kept, ensure_ascii=False), "is_enabled": row["is_enabled"] if is_whole else 0}


def _renamed(merge: Merge, condition: RuleCondition) -> RuleCondition | None:
    numbers = {RuleField.FEED: merge.feeds, RuleField.FOLDER: merge.folders}.get(condition.field)
    if numbers is None:
        return condition
    named = condition.value.strip()
    same = numbers.get(int(named)) if named.isdecimal() else None
    return None if same is None else RuleCondition(condition.field, condition.test, str(same))


RULES = "arrival_rule"
NEWS = "news"
REPLACED = ("saved_search", RULES, "preference", "planning", "milestone", NEWS)
"""Small tables replaced by the damaged file's if it was read completely; else its rows are added."""
ADDED = ("icon", "picture", "host_cooldown")


@dataclass(frozen=True, slots=True)
class Salvaged:
    """Result of a salvage: subscriptions and articles the base did not have; known but unreadable articles."""

    feeds: int = 0
    entries: int = 0
    lost_entries: int = 0


def salvage(path: Path, base: WriteConnection, template: Path, now: int) -> Salvaged:
    """Copy everything readable from the file; `template` is a database whose first page may replace a lost one."""
    with damaged_file.opened(path, template) as damaged, transaction(base):
        merge = Merge(damaged, base, now)
        base.execute("PRAGMA defer_foreign_keys = ON")
        _computer(merge)
        _folders(merge)
        merge_accounts(merge)
        _feeds(merge)
        merge_remote_feeds(merge)
        _subscriptions(merge)
        entries, lost = merge_entries(merge)
        _follow_others(merge)
        merge_remote_items(merge)
        _logs(merge)
        _presences(merge)
        _episodes(merge)
        _small_tables(merge)
        _stories(merge)
        _program_runs(merge)
        _sendings(merge)
        make_readable(base)
        database_file.withdraw(base, now)
        base.executemany(
            "UPDATE feed SET etag = '', last_modified = '', body_hash = '' WHERE feed_id = ?",
            [(each,) for each in merge.incomplete],
        )
        return Salvaged(merge.new_feeds, entries, lost)


def _computer(merge: Merge) -> None:
    """Keep the folder that is shared with other computers. What is known of it is read there again: this computer's log goes on
    further than the base knows, and so gets a new id.
    """
    columns = merge.columns("computer")
    rows = merge.damaged.ends("computer", columns, ("number",))[0] if columns else []
    own = dict(zip(columns, rows[0], strict=True)) if rows else _row(merge.base)
    registers.clear(merge.base)
    if own:
        merge.insert("computer", own | {"last_frame": 0, "pending_frame": None, "sent": 0}, "")


def _row(base: WriteConnection) -> Values:
    found = base.execute("SELECT * FROM computer")
    names = [each[0] for each in found.description]
    return next((dict(zip(names, row, strict=True)) for row in found.fetchall()), {})


def _folders(merge: Merge) -> None:
    rows, is_whole = merge.read("folder", "folder_id")
    known = {int(number): str(title) for number, title in merge.base.execute("SELECT folder_id, title FROM folder").fetchall()}
    free = dict(known)
    for row in rows:
        number, title = row["folder_id"], row["title"]
        same = number if free.get(number) == title else next((each for each in free if free[each] == title), None)
        if same is None:
            same = merge.insert("folder", row | {"parent_id": None}, "folder_id")
        if same is not None:
            free.pop(same, None)
            merge.folders[number] = same
    for row in rows:
        if row["folder_id"] in merge.folders:
            parent = merge.folders.get(row.get("parent_id", 0))
            merge.update("folder", row | {"parent_id": parent}, "folder_id", merge.folders[row["folder_id"]])
    if not is_whole:
        merge.folders = {**{number: number for number in free}, **merge.folders}


def _feeds(merge: Merge) -> None:
    owners = owners_of_feeds(merge)
    known = {
        (owner, str(url)): int(number)
        for number, url, owner in merge.base.execute(
            "SELECT feed_id, url, (SELECT account_id FROM remote_feed r WHERE r.feed_id = f.feed_id) FROM feed f"
        ).fetchall()
    }
    (rows, is_whole), former = merge.read("feed", "feed_id"), _former_addresses(merge)
    own = {(owners.get(row["feed_id"]), row["url"]) for row in rows}
    for row in rows:
        owner = owners.get(row["feed_id"])
        place, before = (owner, row["url"]), (owner, former.get(row["feed_id"], ""))
        # Its former address may be followed again, as another feed.
        same = known.get(place) or (known.pop(before, None) if before not in own else None)
        if same is not None:
            merge.update("feed", row, "feed_id", same)
        else:
            same = merge.insert("feed", row, "feed_id")
            merge.new_feeds += same is not None
        if same is not None:
            merge.feeds[row["feed_id"]] = same
    _feeds_by_index(merge, is_whole=is_whole)


def _former_addresses(merge: Merge) -> dict[int, str]:
    """Return the former addresses of moved feeds, by the damaged file's ids."""
    found: dict[int, str] = {}
    for row in merge.read("subscription", "feed_id")[0]:
        with suppress(ValueError, TypeError, AttributeError):
            found[row["feed_id"]] = split_moved_from(json.loads(row.get("settings", "{}")).get(MOVED_FROM, ""))[1]
    return found


def _feeds_by_index(merge: Merge, *, is_whole: bool) -> None:
    """Recover feeds with lost rows: from the base, or by their addresses in the index and the log."""
    known = dict(merge.base.execute("SELECT feed_id, canonical FROM feed").fetchall())
    claimed = set(merge.feeds.values())
    lost: dict[Any, Any] = dict(merge.damaged.ends("feed", ("feed_id", "canonical"), ("canonical", "feed_id"))[0])
    logged: dict[Any, str] = {}
    before: dict[int, str] = {}
    if not is_whole:
        logged = {number: str(url) for number, url in merge.damaged.rows("retrieval", ("feed_id", "url"), "retrieval_id") if url}
        before = dict(merge.base.execute("SELECT feed_id, url FROM retrieval ORDER BY retrieval_id").fetchall())
    for number, canonical in ({each: url.replace("http://", "https://", 1) for each, url in logged.items()} | lost).items():
        if not isinstance(number, int) or number in merge.feeds:
            continue
        # the log holds addresses without their keys
        is_logged = number not in lost and before.get(number) == logged[number]
        same = number if (is_logged or known.get(number) == canonical) and number not in claimed else None
        if same is None:
            is_address = str(canonical).startswith(("https://", SAVED)) or is_from_here(str(canonical)) or is_mail(str(canonical))
            url = logged.get(number) or (canonical if is_address else f"https://{canonical}")
            title = str(canonical).removeprefix(SAVED) if str(canonical).startswith(SAVED) else ""
            values = {"feed_id": number, "url": url, "canonical": canonical, "title": title, "added_at": 0, "next_at": 0}
            same = merge.insert("feed", values, "feed_id")
            merge.new_feeds += same is not None
        if same is not None:
            merge.feeds[number] = same
            merge.incomplete.add(same)
    for number in known:
        if number not in claimed:
            merge.feeds.setdefault(number, number)


def _subscriptions(merge: Merge) -> None:
    for row in merge.read("subscription", "feed_id")[0]:
        feed_id = merge.feeds.get(row["feed_id"])
        if feed_id is None:
            continue
        values = row | {"feed_id": feed_id, "folder_id": merge.folders.get(row.get("folder_id", 0))}
        if merge.base.execute("SELECT 1 FROM subscription WHERE feed_id = ?", (feed_id,)).fetchall():
            merge.update("subscription", values, "feed_id", feed_id)
        else:
            merge.insert("subscription", values, "feed_id")
    used = """SELECT folder_id FROM subscription WHERE folder_id IS NOT NULL UNION SELECT parent_id FROM folder WHERE parent_id IS NOT NULL
        UNION SELECT folder_id FROM account WHERE folder_id IS NOT NULL"""
    kept = ",".join(map(str, merge.folders.values()))
    merge.base.execute(f"DELETE FROM folder WHERE folder_id NOT IN ({used}) AND folder_id NOT IN ({kept})")  # noqa: S608 -- our own words


def _follow_others(merge: Merge) -> None:
    """Follow the feeds whose subscriptions are lost."""
    merge.base.execute(
        f"""INSERT INTO subscription (feed_id, position, is_imported, removed_at)
        SELECT f.feed_id, 1000000, 1, CASE WHEN {OF_SAVED} THEN f.added_at END FROM feed f
        WHERE f.feed_id NOT IN (SELECT feed_id FROM subscription)"""  # noqa: S608 -- our own words
    )


def _logs(merge: Merge) -> None:
    """Copy log lines written after the base."""
    for table, key, at in (
        ("retrieval", "retrieval_id", "started_at"),
        ("request", "request_id", "started_at"),
        ("access", "access_id", "at"),
        ("gap", "gap_id", "before_at"),
        ("reading", "reading_id", "at"),
        ("judgement", "judgement_id", "at"),
        ("opened_link", "opened_link_id", "at"),
    ):
        since = merge.base.execute(f"SELECT coalesce(max({at}), 0) FROM {table}").fetchone()[0]  # noqa: S608 -- our own words
        for row in merge.read(table, key, f"{at} > {since}")[0]:
            feed_id = merge.feeds.get(row.get("feed_id", 0))
            named = {"feed_id": feed_id} | ({"entry_id": merge.entries.get(row["entry_id"])} if "entry_id" in row else {})
            if None not in named.values() or table in {"access", "request"}:
                merge.insert(table, row | named, key)


def _episodes(merge: Merge) -> None:
    """Merge episodes by entry and address; the latest listening and saving win."""
    for table, key in (("listening", "listening_id"), ("download", "download_id")):
        for row in merge.read(table, key)[0]:
            entry_id = merge.entries.get(row["entry_id"])
            feed = {"feed_id": merge.feeds.get(row["feed_id"])} if "feed_id" in row else {}
            if entry_id is None or None in feed.values():
                continue
            values = (entry_id, row["url"], row["at"])
            merge.base.execute(f"DELETE FROM {table} WHERE entry_id = ? AND url = ? AND at <= ?", values)  # noqa: S608 -- our own words
            merge.insert(table, row | {"entry_id": entry_id} | feed, key)


def _presences(merge: Merge) -> None:
    """Copy presences after the base was written; one whose beginning it has may have continued."""
    since = merge.base.execute("SELECT coalesce(max(ended_at), 0) FROM presence").fetchone()[0]
    for row in merge.read(
        "presence", "presence_id", f"ended_at > {since} AND ended_at >= began_at AND typeof(began_at) = 'integer'"
    )[0]:
        if row["signal"] in set(Signal) and not readings.extend_presence(merge.base, row["began_at"], row["ended_at"]):
            merge.insert("presence", row, "presence_id")


def _small_tables(merge: Merge) -> None:
    for table in REPLACED + ADDED:
        columns = merge.columns(table)
        if not columns:
            continue
        rows, is_whole = merge.damaged.ends(table, columns, columns[:1])
        if is_whole and table in REPLACED:
            merge.base.execute(f"DELETE FROM {table}")  # noqa: S608 -- our own words
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        found = (dict(zip(columns, row, strict=True)) for row in rows)
        of_base = {RULES: renamed, NEWS: _by_ids_of_base}.get(table)
        for values in found if of_base is None else filter(None, (of_base(merge, each) for each in found)):
            with suppress(sqlite3.IntegrityError):
                merge.base.execute(f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({marks})", tuple(values.values()))  # noqa: S608 -- our own words


def _by_ids_of_base(merge: Merge, row: Values) -> Values:
    """Return an instant of `storage.news` by the entries that the base has for those up to it."""
    up_to = (ours for theirs, ours in merge.entries.items() if theirs <= row["entry_id"])
    return row | {"entry_id": max(up_to, default=row["entry_id"])}


def _stories(merge: Merge) -> None:
    """Copy the stories of articles, and which of them were taken out of one."""
    rows, is_whole = merge.read("entry_story", "entry_id")
    if is_whole:
        merge.base.execute("DELETE FROM entry_story")
    for row in rows:
        entry_id, story_id = merge.entries.get(row["entry_id"]), merge.entries.get(row["story_id"])
        if entry_id is not None and story_id is not None:
            merge.base.execute("INSERT OR REPLACE INTO entry_story (entry_id, story_id) VALUES (?, ?)", (entry_id, story_id))


def _program_runs(merge: Merge) -> None:
    """Copy waiting and started runs of rules' programs: an article is given to each once. Runs that waited when the base was
    written may have finished since, so only the damaged file's count. Rules have kept their ids.
    """
    merge.base.execute("DELETE FROM program_run WHERE started_at IS NULL")
    rules = {number for (number,) in merge.base.execute("SELECT rule_id FROM arrival_rule").fetchall()}
    for row in merge.read("program_run", "run_id")[0]:
        entry_id = merge.entries.get(row["entry_id"])
        if entry_id is not None and row["rule_id"] in rules:
            run = row | {"entry_id": entry_id}
            values = (row["rule_id"], entry_id, row["program"])
            merge.base.execute("DELETE FROM program_run WHERE rule_id = ? AND entry_id = ? AND program = ?", values)
            merge.insert("program_run", run, "run_id")


def _sendings(merge: Merge) -> None:
    """Copy what waits to be sent; what waited when the base was written may have been sent since."""
    merge.base.execute("DELETE FROM sending")
    for row in merge.read("sending", "sending_id")[0]:
        entry_id = merge.entries.get(row["entry_id"])
        if entry_id is not None:
            merge.insert("sending", row | {"entry_id": entry_id}, "sending_id")


def build(
    damaged: Path | None, repairing: Path, saved: Path | None, now: int, clean: Callable[[bytes], bytes] | None = None
) -> tuple[Salvaged, int]:
    """Build a checked database of this version, in one file; return what came from the damaged one, and the number of followed
    feeds. `clean` sanitises articles of a backup that was not made here. Raises ReaderError and OSError; the caller then removes
    leftovers.
    """
    if saved is not None:
        given_database.import_database(saved, repairing, now, copies=saved.parent, present=damaged, clean=clean)
    try:
        with closing(open_database(repairing, now=now, backup_folder=None)) as connection:
            # a lost list of tables equals the backup's, if its pages are in the same places; else a new database's
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            found = Salvaged() if damaged is None else salvage(damaged, connection, saved or repairing, now)
            database_file.check(connection, repairing)
            broken = connection.execute("PRAGMA foreign_key_check").fetchall()
            if broken:
                raise ReaderError(ProblemKind.DAMAGED_DATABASE, Detail(DetailKind.BROKEN_ROWS, (len(broken),)))
            feeds = _count(connection)
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        problem = problem_of(error, str(repairing))
        if problem is None:
            raise
        raise ReaderError(problem.kind, problem.detail) from error
    return found, feeds


def count_followed(path: Path) -> int:
    """Return the number of followed feeds in a closed database."""
    with closing(open_unchanged(path)) as connection:
        return _count(connection)


def _count(connection: ReadConnection) -> int:
    return int(connection.execute("SELECT count(*) FROM subscription WHERE removed_at IS NULL").fetchone()[0])
