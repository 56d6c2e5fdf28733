"""Salvage of a damaged database into a good one: a copy of the newest backup, or an empty database. For the program that holds
the profile's lock; any thread. Rows are matched by content, not by their ids, which may belong to others in a base of another
history: a feed by its account and address, an entry by feed and identity, an account by server and user, folders, tags and
searches by name. The damaged file is the newer; rows only in the base stay.
"""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import astuple
from pathlib import Path

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.presence import Signal
from reader.domain.rules import RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import MOVED_FROM, split_moved_from
from reader.domain.value_classes import dataclass
from reader.storage import damaged_file, given_database, inspection, presences, withdrawal
from reader.storage.connection import ReadConnection, WriteConnection, open_unchanged, problem_of
from reader.storage.merge import Merge, Values
from reader.storage.salvage_accounts import merge_accounts, merge_remote_feeds, merge_remote_items, owners_of_feeds
from reader.storage.salvage_entries import merge_entries
from reader.storage.writer import open_database, transaction


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
REPLACED = ("saved_search", RULES, "preference", "planning", "milestone")
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
        merge = Merge(damaged, base)
        base.execute("PRAGMA defer_foreign_keys = ON")
        _folders(merge)
        merge_accounts(merge)
        _feeds(merge)
        merge_remote_feeds(merge)
        _subscriptions(merge)
        entries, lost = merge_entries(merge)
        merge_remote_items(merge)
        _logs(merge)
        _presences(merge)
        _episodes(merge)
        _small_tables(merge)
        _program_runs(merge)
        withdrawal.withdraw(base, now)
        base.executemany(
            "UPDATE feed SET etag = '', last_modified = '', body_hash = '' WHERE feed_id = ?",
            [(each,) for each in merge.incomplete],
        )
        return Salvaged(merge.new_feeds, entries, lost)


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
            parent = merge.folders.get(row["parent_id"])
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
    rows, former = merge.read("feed", "feed_id")[0], _former_addresses(merge)
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
    _feeds_by_index(merge)


def _former_addresses(merge: Merge) -> dict[int, str]:
    """Return the former addresses of moved feeds, by the damaged file's ids."""
    found: dict[int, str] = {}
    for row in merge.read("subscription", "feed_id")[0]:
        with suppress(ValueError, TypeError, AttributeError):
            found[row["feed_id"]] = split_moved_from(json.loads(row["settings"]).get(MOVED_FROM, ""))[1]
    return found


def _feeds_by_index(merge: Merge) -> None:
    """Recover feeds with lost rows: from the base, or by their addresses in the index and the log."""
    known = dict(merge.base.execute("SELECT feed_id, canonical FROM feed").fetchall())
    claimed = set(merge.feeds.values())
    for number, canonical in merge.damaged.ends("feed", ("feed_id", "canonical"), ("canonical", "feed_id"))[0]:
        if not isinstance(number, int) or number in merge.feeds:
            continue
        same = number if known.get(number) == canonical and number not in claimed else None
        if same is None:
            url = _logged_url(merge, number) or f"https://{canonical}"
            values = {"feed_id": number, "url": url, "canonical": canonical, "added_at": 0, "next_at": 0}
            same = merge.insert("feed", values, "feed_id")
            merge.new_feeds += same is not None
        if same is not None:
            merge.feeds[number] = same
            merge.incomplete.add(same)
    for number in known:
        if number not in claimed:
            merge.feeds.setdefault(number, number)


def _logged_url(merge: Merge, number: int) -> str:
    newest = ""
    for (url,) in merge.damaged.rows("retrieval", ("url",), "retrieval_id", f"feed_id = {number}"):
        newest = str(url) or newest
    return newest


def _subscriptions(merge: Merge) -> None:
    for row in merge.read("subscription", "feed_id")[0]:
        feed_id = merge.feeds.get(row["feed_id"])
        if feed_id is None:
            continue
        values = row | {"feed_id": feed_id, "folder_id": merge.folders.get(row["folder_id"])}
        if merge.base.execute("SELECT 1 FROM subscription WHERE feed_id = ?", (feed_id,)).fetchall():
            merge.update("subscription", values, "feed_id", feed_id)
        else:
            merge.insert("subscription", values, "feed_id")
    merge.base.execute(
        """INSERT INTO subscription (feed_id, position, is_imported) SELECT feed_id, 1000000, 1 FROM feed
        WHERE feed_id NOT IN (SELECT feed_id FROM subscription)"""
    )
    used = """SELECT folder_id FROM subscription WHERE folder_id IS NOT NULL UNION SELECT parent_id FROM folder WHERE parent_id IS NOT NULL
        UNION SELECT folder_id FROM account WHERE folder_id IS NOT NULL"""
    kept = ",".join(map(str, merge.folders.values()))
    merge.base.execute(f"DELETE FROM folder WHERE folder_id NOT IN ({used}) AND folder_id NOT IN ({kept})")  # noqa: S608 -- our own words


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
            feed_id = merge.feeds.get(row["feed_id"])
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
        if row["signal"] in set(Signal) and not presences.extend(merge.base, row["began_at"], row["ended_at"]):
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
        for values in found if table != RULES else filter(None, (renamed(merge, each) for each in found)):
            with suppress(sqlite3.IntegrityError):
                merge.base.execute(f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({marks})", tuple(values.values()))  # noqa: S608 -- our own words


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


def build(
    damaged: Path | None, repairing: Path, saved: Path | None, now: int, clean: Callable[[bytes], bytes] | None = None
) -> tuple[Salvaged, int]:
    """Build a checked database of this version, in one file; return what came from the damaged one, and the number of followed
    feeds. `clean` sanitises articles of a backup that was not made here. Raises ReaderError and OSError; the caller then removes
    leftovers.
    """
    if saved is not None:
        given_database.take_in(saved, repairing, now, copies=saved.parent, present=damaged, clean=clean)
    try:
        with closing(open_database(repairing, now=now, backup_folder=None)) as connection:
            # a lost list of tables equals the backup's, if its pages are in the same places; else a new database's
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            found = Salvaged() if damaged is None else salvage(damaged, connection, saved or repairing, now)
            inspection.check(connection, repairing)
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
