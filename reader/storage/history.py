"""Retrievals, accesses, gaps, milestones, hosts in a cooldown, and repair after a wrong clock. Times are UTC seconds."""

import json
import math
from collections.abc import Iterable, Mapping, Sequence

from reader.domain.entry import LISTS_OF_MARKS, Gap, Mark, Selection, View
from reader.domain.errors import Problem
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId, GapId
from reader.domain.retrieval import VISIT, AccessRecord, RetrievalRecord
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import Rows, detail_json, json_list, storable, stored_problem, whole, whole_or_none
from reader.storage.selection import FOLDER_FEEDS

GAP_COLUMNS = """g.feed_id, max(g.at_least - g.found, 0), g.after_at, g.before_at, g.gap_id, g.found, g.reached_at, g.searched_at,
    g.next_url, g.problem_kind, g.problem_detail, f.previous_url <> '' AND NOT f.is_gone AND NOT f.is_paused"""

Row = tuple[int, int, int, int, int, int, int | None, int | None, str, str | None, str, int]


def gap_of(row: Row) -> Gap:
    """Return a gap from `GAP_COLUMNS` of `gap g` and `feed f`."""
    return Gap(
        feed_id=FeedId(row[0]),
        at_least=row[1],
        after_at=row[2],
        before_at=row[3],
        gap_id=GapId(row[4]),
        found=row[5],
        reached_at=row[6],
        searched_at=row[7],
        next_url=row[8],
        problem=stored_problem(row[9], row[10]),
        has_archive=bool(row[11]),
    )


def find_gap(connection: ReadConnection, gap_id: GapId) -> Gap | None:
    return next(iter(_read(connection, "g.gap_id = ?", gap_id)), None)


def gaps_of_feed(connection: ReadConnection, feed_id: FeedId) -> list[Gap]:
    """Return a feed's open gaps, newest first."""
    return _read(connection, "g.feed_id = ?", feed_id)


def note_gap_page(connection: WriteConnection, gap_id: GapId, *, found: int, reached_at: int | None, is_closed: bool) -> None:
    """Add the entries found on an archive page, and how far back it reached."""
    connection.execute(
        """UPDATE gap SET found = found + :found, is_closed = max(is_closed, :is_closed),
        reached_at = CASE WHEN :reached_at IS NULL THEN reached_at
        ELSE min(coalesce(reached_at, before_at), :reached_at) END WHERE gap_id = :gap_id""",
        {"gap_id": gap_id, "found": found, "reached_at": whole_or_none(reached_at), "is_closed": int(is_closed)},
    )


def note_gap_search(connection: WriteConnection, gap_id: GapId, now: int, next_url: str, problem: Problem | None = None) -> None:
    """Store the progress of a search: its next page, and what ended it."""
    connection.execute(
        "UPDATE gap SET searched_at = ?, next_url = ?, problem_kind = ?, problem_detail = ? WHERE gap_id = ?",
        (
            whole(now),
            storable(next_url),
            problem.kind.value if problem else None,
            detail_json(problem),
            gap_id,
        ),
    )


def gap_places(connection: ReadConnection, feed_id: FeedId, identities: Iterable[str]) -> dict[str, int]:
    """Return the sort times of stored or removed entries."""
    rows = connection.execute(
        """SELECT s.identity, s.sort_at FROM json_each(?) AS j
        CROSS JOIN entry_status s ON s.feed_id = ? AND s.identity = j.value""",
        (json_list(identities), feed_id),
    ).fetchall()
    return dict(rows)


def _read(connection: ReadConnection, which: str, number: int) -> list[Gap]:
    rows = connection.execute(
        f"""SELECT {GAP_COLUMNS} FROM gap g JOIN feed f ON f.feed_id = g.feed_id WHERE {which} AND g.is_closed = 0
        ORDER BY g.before_at DESC, g.gap_id DESC""",  # noqa: S608 -- our own words
        (number,),
    ).fetchall()
    return [gap_of(row) for row in rows]


RETRIEVALS_KEPT = 500_000
"""Most lines of the log, however recent (about 80 MB)."""

RETRIEVAL = Rows(
    RetrievalRecord,
    "retrieval",
    alias="r",
    named={
        "expected.postings": "expected_postings",
        "expected.access_at": "expected_look_at",
        "expected.saving": "saving",
        "expected.price": "price",
    },
)
_WITHOUT_GAPS = frozenset({*LISTS_OF_MARKS, View.TAG, View.SEARCH, View.SAVED, View.FOR_YOU})
_FOLLOWED_FEEDS = "SELECT feed_id FROM subscription WHERE removed_at IS NULL"


def add_retrieval(connection: WriteConnection, record: RetrievalRecord) -> None:
    RETRIEVAL.add(connection, record)


def retrievals(connection: ReadConnection, feed_id: FeedId | None = None, limit: int = 100) -> list[RetrievalRecord]:
    query = f"SELECT {RETRIEVAL.columns} FROM retrieval r"  # noqa: S608 -- our own words
    if feed_id is None:
        return RETRIEVAL.read(connection.execute(query + " ORDER BY r.retrieval_id DESC LIMIT ?", (limit,)).fetchall())
    query += " WHERE r.feed_id = ? ORDER BY r.started_at DESC, r.retrieval_id DESC LIMIT ?"
    return RETRIEVAL.read(connection.execute(query, (feed_id, limit)).fetchall())


def add_access(connection: WriteConnection, access: AccessRecord) -> None:
    connection.execute(
        "INSERT INTO access (at, utc_offset_seconds, kind, feed_id) VALUES (?, ?, ?, ?)",
        (whole(access.at), access.utc_offset_seconds, access.kind, access.feed_id),
    )


def add_access_once(connection: WriteConnection, access: AccessRecord) -> bool:
    """Add an access unless one of its kind, or a visit, is known for that time; return whether it was added. After a restored backup
    the own visits come from the folder too.
    """
    return bool(
        connection.execute(
            """INSERT INTO access (at, utc_offset_seconds, kind, feed_id) SELECT :at, :offset, :kind, NULL
            WHERE NOT EXISTS (SELECT 1 FROM access WHERE at = :at AND kind IN (:kind, :visit)) RETURNING access_id""",
            {"at": access.at, "offset": access.utc_offset_seconds, "kind": access.kind, "visit": VISIT},
        ).fetchall()
    )


def remove_accesses(connection: WriteConnection, kinds: Sequence[str], before: int) -> bool:
    return bool(
        connection.execute(
            "DELETE FROM access WHERE at < ? AND kind IN (SELECT value FROM json_each(?)) RETURNING access_id",
            (before, json_list(kinds)),
        ).fetchall()
    )


def accesses(connection: ReadConnection, since: int) -> list[AccessRecord]:
    """Return all accesses from a time on, oldest first."""
    rows = connection.execute(
        "SELECT at, utc_offset_seconds, kind, feed_id FROM access WHERE at >= ? ORDER BY at, access_id", (since,)
    ).fetchall()
    return [AccessRecord(*row) for row in rows]


def visits(connection: ReadConnection, since: int, until: int) -> list[AccessRecord]:
    """Return visits between two times (both included), oldest first, as counted by every screen and command."""
    rows = connection.execute(
        "SELECT at, utc_offset_seconds, kind FROM access WHERE kind = ? AND at BETWEEN ? AND ? ORDER BY at, access_id",
        (VISIT, since, until),
    ).fetchall()
    return [AccessRecord(*row) for row in rows]


def first_visit(connection: ReadConnection) -> AccessRecord | None:
    rows = connection.execute(
        "SELECT at, utc_offset_seconds, kind FROM access WHERE kind = ? ORDER BY at, access_id LIMIT 1", (VISIT,)
    ).fetchall()
    return AccessRecord(*rows[0]) if rows else None


def add_gap(connection: WriteConnection, gap: Gap) -> None:
    connection.execute(
        "INSERT INTO gap (feed_id, at_least, after_at, before_at) VALUES (?, ?, ?, ?)",
        (gap.feed_id, gap.at_least, whole(gap.after_at), whole(gap.before_at)),
    )


def gaps(connection: ReadConnection, selection: Selection) -> list[Gap]:
    """Return the open gaps of a list with complete feeds, newest first; lists of marks and searches have none."""
    since = selection.since or 0 if selection.view is View.TODAY else 0
    if selection.view in _WITHOUT_GAPS or selection.starred_only or selection.text:
        return []
    of_feeds, parameters = _gap_feeds(selection)
    rows = connection.execute(
        f"""SELECT {GAP_COLUMNS} FROM gap g JOIN feed f ON f.feed_id = g.feed_id
        WHERE {of_feeds} AND g.is_closed = 0 AND coalesce(g.reached_at, g.before_at) >= ?
        ORDER BY coalesce(g.reached_at, g.before_at) DESC, g.gap_id DESC""",  # noqa: S608 -- our own words
        (*parameters, since),
    ).fetchall()
    return [gap_of(row) for row in rows]


def _gap_feeds(selection: Selection) -> tuple[str, tuple[int | None, ...]]:
    if selection.view is View.FEED:
        return "g.feed_id = ?", (selection.feed_id,)
    if selection.view is View.FOLDER:
        return f"g.feed_id IN ({FOLDER_FEEDS})", (selection.folder_id,)
    return f"g.feed_id IN ({_FOLLOWED_FEEDS})", ()


def gap_counts(connection: ReadConnection) -> dict[FeedId, int]:
    """Return the number of open gaps of subscribed feeds that have any."""
    rows = connection.execute(
        f"""SELECT feed_id, count(*) FROM gap WHERE feed_id IN ({_FOLLOWED_FEEDS}) AND is_closed = 0
        GROUP BY feed_id"""  # noqa: S608 -- our own words
    ).fetchall()
    return dict(rows)


def set_cooldown(connection: WriteConnection, host: str, until: float, rule: str = "") -> None:
    """Store the end of a host's cooldown and its rule; a later time replaces an earlier one."""
    connection.execute(
        """INSERT INTO host_cooldown (host, until, rule) VALUES (?, ?, ?) ON CONFLICT (host) DO UPDATE
        SET until = excluded.until, rule = excluded.rule WHERE excluded.until > until""",
        (storable(host), whole(math.ceil(until)), storable(rule)),
    )


def cooldowns(connection: ReadConnection, now: int) -> dict[str, int]:
    return dict(connection.execute("SELECT host, until FROM host_cooldown WHERE until > ?", (now,)).fetchall())


def prune(connection: WriteConnection, before: int) -> None:
    """Delete retrievals before a time, or beyond the number kept, and cooldowns that ended. Accesses and gaps stay."""
    connection.execute("DELETE FROM retrieval WHERE started_at < ?", (before,))
    connection.execute(
        "DELETE FROM retrieval WHERE retrieval_id <= (SELECT max(retrieval_id) FROM retrieval) - ?", (RETRIEVALS_KEPT,)
    )
    connection.execute("DELETE FROM host_cooldown WHERE until < ?", (before,))


PAUSED_UNTIL = "paused_until"
VACATION_UNTIL = "vacation_until"
METERED_SINCE = "metered_since"
BATTERY_LOW_SINCE = "battery_low_since"
INVENTED = "invented"
"""Milestone: end of the invented history in a demo profile."""


def milestones(connection: ReadConnection) -> dict[str, int]:
    return dict(connection.execute("SELECT name, at FROM milestone").fetchall())


def note_milestone(connection: WriteConnection, name: str, at: float) -> None:
    connection.execute(
        "INSERT INTO milestone (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at", (name, whole(at))
    )


def forget_milestone(connection: WriteConnection, name: str) -> None:
    connection.execute("DELETE FROM milestone WHERE name = ?", (name,))


EARLIEST = 1_577_836_800
"""2020-01-01 UTC: years before this program."""
AHEAD_SECONDS = 30 * DAY_SECONDS
"""Smallest setback of the clock that is corrected: a smaller one may have been a deliberate change of days, and which of the two
was right is unknown.
"""
_EARLIEST_GAP = 788_918_400
_MARKS = (
    ("entry_status", "read_at", ("entry_id",)),
    *(("entry_status", f"{mark}_at", ("entry_id",)) for mark in Mark),
    ("entry_tag", "tagged_at", ("tag_id", "entry_id")),
    ("reading", "at", ("reading_id",)),
    ("judgement", "at", ("judgement_id",)),
    ("shown", "at", ("shown_id",)),
    ("opened_link", "at", ("opened_link_id",)),
    ("listening", "at", ("listening_id",)),
)
"""Times of the user's actions, with the key of their rows."""
_BOOKKEEPING = (
    ("full_text", "retrieved_at"),
    ("entry_version", "changed_at"),
    ("icon", "tried_at"),
    ("picture", "fetched_at"),
    ("picture", "last_used_at"),
    ("download", "at"),
    ("account", "synced_at"),
    ("account", "problem_since"),
    ("remote_feed", "missing_since"),
)
"""Times that the next request overwrites."""
_LOGS = (
    ("access", ("at",), EARLIEST),
    ("retrieval", ("started_at",), EARLIEST),
    ("request", ("started_at",), EARLIEST),
    ("gap", ("before_at",), _EARLIEST_GAP),
    ("presence", ("began_at", "ended_at"), EARLIEST),
)
_PLACES = ("first_seen_at", "posted_at", "sort_at")


def is_wrong(at: int | None, now: int) -> bool:
    """Return whether a stored time is impossible at `now`; nothing is if the clock itself is before the program's time."""
    return at is not None and now >= EARLIEST and not EARLIEST <= at <= now + AHEAD_SECONDS


def holds_something(connection: ReadConnection) -> bool:
    return bool(connection.execute("SELECT 1 FROM set_aside LIMIT 1").fetchall())


def bring_back(connection: WriteConnection, now: int) -> list[tuple[FeedId, EntryId]]:
    """Restore times set aside that are possible at `now`; return the entries that regained their places, with their feeds."""
    for table, columns, earliest in _LOGS:
        _bring_rows_back(connection, table, columns, {"earliest": earliest, "last": now + AHEAD_SECONDS})
    moved: list[tuple[FeedId, EntryId]] = []
    waiting = connection.execute("SELECT set_aside_id, of_table, key, was, made FROM set_aside WHERE key <> ''").fetchall()
    for number, table, key, was, made in waiting:
        before, after, keys = json.loads(was), json.loads(made), json.loads(key)
        if any(is_wrong(at, now) for at in before.values()):
            continue
        sets = ", ".join(f"{name} = ?" for name in before)
        # later changes win
        same = " AND ".join(f"{name} IS ?" for name in (*keys, *after))
        done = connection.execute(
            f"UPDATE {table} SET {sets} WHERE {same}",  # noqa: S608 -- our own words
            (*before.values(), *keys.values(), *after.values()),
        )
        connection.execute("DELETE FROM set_aside WHERE set_aside_id = ?", (number,))
        if done.rowcount and "sort_at" in before:
            (feed_id,) = connection.execute("SELECT feed_id FROM entry_status WHERE entry_id = ?", (keys["entry_id"],)).fetchone()
            moved.append((FeedId(feed_id), EntryId(keys["entry_id"])))
    return moved


def put_right(connection: WriteConnection, now: int) -> list[tuple[FeedId, EntryId]]:
    """Set every impossible time, and entries' places in the list, to `now`, which must not precede EARLIEST; return those entries
    with their feeds. Former times are set aside.
    """
    times = {"now": now, "earliest": EARLIEST, "last": now + AHEAD_SECONDS}
    wrong = "NOT BETWEEN :earliest AND :last"
    places = connection.execute(
        f"SELECT entry_id, {', '.join(_PLACES)} FROM entry_status WHERE first_seen_at {wrong}",  # noqa: S608 -- our own words
        times,
    ).fetchall()
    moved = connection.execute(
        f"""UPDATE entry_status AS s SET first_seen_at = :now, posted_at = NULL, sort_at = coalesce(
            (SELECT e.published_at FROM entry e WHERE e.entry_id = s.entry_id AND e.published_at BETWEEN 1 AND :now), :now)
        WHERE first_seen_at {wrong} RETURNING feed_id, entry_id, {", ".join(_PLACES)}""",  # noqa: S608 -- our own words
        times,
    ).fetchall()
    after = {row[1]: row[2:] for row in moved}
    connection.executemany(
        "INSERT INTO set_aside (of_table, key, was, made, at) VALUES ('entry_status', ?, ?, ?, ?)",
        [
            (
                json.dumps({"entry_id": entry_id}),
                json.dumps(dict(zip(_PLACES, was, strict=True))),
                json.dumps(dict(zip(_PLACES, after[entry_id], strict=True))),
                now,
            )
            for entry_id, *was in places
        ],
    )
    for table, column, keys in _MARKS:
        key = ", ".join(f"'{name}', {name}" for name in keys)
        connection.execute(
            f"""INSERT INTO set_aside (of_table, key, was, made, at)
            SELECT '{table}', json_object({key}), json_object('{column}', {column}), json_object('{column}', :now), :now
            FROM {table} WHERE {column} {wrong}""",  # noqa: S608 -- our own words
            times,
        )
    for table, column in (*((table, column) for table, column, _ in _MARKS), *_BOOKKEEPING):
        connection.execute(f"UPDATE {table} SET {column} = :now WHERE {column} {wrong}", times)  # noqa: S608 -- our own words
    for table, columns, earliest in _LOGS:
        _take_rows_out(connection, table, columns, times | {"earliest": earliest})
    connection.execute("UPDATE download SET retry_at = 0 WHERE retry_at > :last", times)
    connection.execute(
        "UPDATE account SET next_at = NULL, not_before_at = 0 WHERE max(coalesce(next_at, 0), not_before_at) > :last", times
    )
    connection.execute("DELETE FROM host_cooldown WHERE until > :last", times)
    return [(FeedId(feed_id), EntryId(entry_id)) for feed_id, entry_id, *_ in moved]


def forget(connection: WriteConnection, before: int) -> None:
    connection.execute("DELETE FROM set_aside WHERE at < ?", (before,))


def _take_rows_out(connection: WriteConnection, table: str, columns: Sequence[str], times: Mapping[str, int]) -> None:
    names = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})").fetchall() if not row[5]]
    is_wrong = " OR ".join(f"{column} NOT BETWEEN :earliest AND :last" for column in columns)
    row = ", ".join(f"'{name}', {name}" for name in names)
    connection.execute(
        f"INSERT INTO set_aside (of_table, was, at) SELECT '{table}', json_object({row}), :now FROM {table} WHERE {is_wrong}",  # noqa: S608 -- our own words
        times,
    )
    connection.execute(f"DELETE FROM {table} WHERE {is_wrong}", times)  # noqa: S608 -- our own words
    if "ended_at" in columns:
        connection.execute(f"DELETE FROM {table} WHERE ended_at < began_at")  # noqa: S608 -- our own words


def _bring_rows_back(connection: WriteConnection, table: str, columns: Sequence[str], times: Mapping[str, int]) -> None:
    names = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})").fetchall() if not row[5]]
    may_be = " AND ".join(f"json_extract(was, '$.{column}') BETWEEN :earliest AND :last" for column in columns)
    mine = f"of_table = '{table}' AND key = '' AND {may_be}"
    follows = {str(row[3]) for row in connection.execute(f"PRAGMA foreign_key_list({table})").fetchall()}
    followed = "(SELECT feed_id FROM feed)"
    known = "".join(f" AND coalesce(json_extract(was, '$.{name}') IN {followed}, 1)" for name in follows)
    values = ", ".join(f"json_extract(was, '$.{name}')" for name in names)
    connection.execute(
        f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM set_aside WHERE {mine}{known} ORDER BY set_aside_id",  # noqa: S608 -- our own words
        times,
    )
    connection.execute(f"DELETE FROM set_aside WHERE {mine}", times)  # noqa: S608 -- our own words
