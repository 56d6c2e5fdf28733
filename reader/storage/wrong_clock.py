"""Correction of times stored while the clock was wrong by years, once servers confirm it. Engine thread. A mark's time becomes at
most "by now"; a visit or a retrieval consists of nothing but its time. Both are set aside unchanged, and restored if the later
clock was the wrong one.
"""

import json
from collections.abc import Mapping, Sequence

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import EntryId, FeedId
from reader.domain.marks import Mark
from reader.storage.connection import ReadConnection, WriteConnection

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
