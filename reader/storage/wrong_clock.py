"""What was stored while the clock was wrong by years, put right once it is known better. Engine thread.

A mark keeps its place in time no better than "by now"; a visit or a retrieval is nothing but its time, and goes.
"""

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import EntryId, FeedId
from reader.domain.marks import Mark
from reader.storage.connection import WriteConnection

EARLIEST = 1_577_836_800
"""2020-01-01 UTC: years before this program."""
AHEAD_SECONDS = 30 * DAY_SECONDS
"""A clock that went back by less may have been set by a few days, and which of the two was right is not known."""
_EARLIEST_GAP = 788_918_400
_MARKS = (
    ("entry_status", "read_at"),
    *(("entry_status", f"{mark}_at") for mark in Mark),
    ("entry_tag", "tagged_at"),
    ("full_text", "retrieved_at"),
    ("icon", "tried_at"),
    ("picture", "fetched_at"),
    ("picture", "last_used_at"),
    ("reading", "at"),
    ("judgement", "at"),
    ("shown", "at"),
    ("opened_link", "at"),
    ("listening", "at"),
    ("download", "at"),
    ("account", "synced_at"),
    ("account", "problem_since"),
    ("remote_feed", "missing_since"),
)
_LOGS = (
    ("access", "at", EARLIEST),
    ("retrieval", "started_at", EARLIEST),
    ("request", "started_at", EARLIEST),
    ("gap", "before_at", _EARLIEST_GAP),
    ("presence", "began_at", EARLIEST),
    ("presence", "ended_at", EARLIEST),
)


def is_wrong(at: int | None, now: int) -> bool:
    """Whether a stored time cannot be, if it is `now`; nothing is wrong by a clock that itself stands before the program's time."""
    return at is not None and now >= EARLIEST and not EARLIEST <= at <= now + AHEAD_SECONDS


def put_right(connection: WriteConnection, now: int) -> list[tuple[FeedId, EntryId]]:
    """Give `now`, not before EARLIEST, to every time that cannot be, and to entries their place in the list; those, with their feeds."""
    times = {"now": now, "earliest": EARLIEST, "last": now + AHEAD_SECONDS}
    moved = connection.execute(
        """UPDATE entry_status AS s SET first_seen_at = :now, posted_at = NULL, sort_at = coalesce(
            (SELECT e.published_at FROM entry e WHERE e.entry_id = s.entry_id AND e.published_at BETWEEN 1 AND :now), :now)
        WHERE first_seen_at NOT BETWEEN :earliest AND :last RETURNING feed_id, entry_id""",
        times,
    ).fetchall()
    for table, column in _MARKS:
        connection.execute(
            f"UPDATE {table} SET {column} = :now WHERE {column} NOT BETWEEN :earliest AND :last",  # noqa: S608 -- our own words
            times,
        )
    for table, column, earliest in _LOGS:
        connection.execute(
            f"DELETE FROM {table} WHERE {column} NOT BETWEEN :earliest AND :last",  # noqa: S608 -- our own words
            times | {"earliest": earliest},
        )
    connection.execute("UPDATE download SET retry_at = 0 WHERE retry_at > :last", times)
    connection.execute(
        "UPDATE account SET next_at = NULL, not_before_at = 0 WHERE max(coalesce(next_at, 0), not_before_at) > :last", times
    )
    connection.execute("DELETE FROM presence WHERE ended_at < began_at")
    return [(FeedId(feed_id), EntryId(entry_id)) for feed_id, entry_id in moved]
