"""Retrievals, accesses, gaps, and hosts in a cooldown. Times are UTC seconds. Any thread may read with its own connection; the
engine thread writes.
"""

import math

from reader.domain.entry import LISTS_OF_MARKS, Gap, Selection, View
from reader.domain.ids import FeedId
from reader.domain.retrieval import VISIT, AccessRecord, Outcome, RetrievalRecord
from reader.domain.schedule import Expectation, Rule
from reader.storage.conditions import FOLDER_FEEDS
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.gaps import GAP_COLUMNS, gap_of
from reader.storage.values import detail_json, reason_json, storable, stored_problem, stored_reason, whole, whole_or_none

RETRIEVALS_KEPT = 500_000
"""Most lines of the log, however recent (about 80 MB)."""

_RETRIEVAL = """SELECT feed_id, started_at, finished_at, rule, reason, outcome, status, new_entries, changed_entries, wire_bytes,
    problem_kind, problem_detail, url, expected_postings, expected_look_at, saving, price FROM retrieval"""
_WITHOUT_GAPS = frozenset({*LISTS_OF_MARKS, View.TAG, View.SEARCH, View.SAVED, View.FOR_YOU})
_FOLLOWED_FEEDS = "SELECT feed_id FROM subscription WHERE removed_at IS NULL"


def add_retrieval(connection: WriteConnection, record: RetrievalRecord) -> None:
    problem = record.problem
    connection.execute(
        """INSERT INTO retrieval (feed_id, started_at, finished_at, rule, reason, outcome, status, new_entries, changed_entries,
        wire_bytes, problem_kind, problem_detail, url, expected_postings, expected_look_at, saving, price)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            record.feed_id,
            whole(record.started_at),
            whole(record.finished_at),
            record.rule.value,
            reason_json(record.reason),
            record.outcome.value,
            record.status,
            record.new_entries,
            record.changed_entries,
            record.wire_bytes,
            problem.kind.value if problem else None,
            detail_json(problem),
            storable(record.url),
            record.expected.postings,
            whole_or_none(record.expected.access_at),
            record.expected.saving,
            record.expected.price,
        ),
    )


def retrievals(connection: ReadConnection, feed_id: FeedId | None = None, limit: int = 100) -> list[RetrievalRecord]:
    """Return the last lines of the log, newest first, of one feed or of all."""
    if feed_id is None:
        rows = connection.execute(_RETRIEVAL + " ORDER BY retrieval_id DESC LIMIT ?", (limit,)).fetchall()
    else:
        query = _RETRIEVAL + " WHERE feed_id = ? ORDER BY started_at DESC, retrieval_id DESC LIMIT ?"
        rows = connection.execute(query, (feed_id, limit)).fetchall()
    return [
        RetrievalRecord(
            FeedId(row[0]),
            row[1],
            row[2],
            Rule(row[3]),
            stored_reason(row[4]),
            Outcome(row[5]),
            row[6],
            row[7],
            row[8],
            row[9],
            stored_problem(row[10], row[11]),
            row[12],
            Expectation(*row[13:]),
        )
        for row in rows
    ]


def add_access(connection: WriteConnection, access: AccessRecord) -> None:
    connection.execute(
        "INSERT INTO access (at, utc_offset_seconds, kind, feed_id) VALUES (?, ?, ?, ?)",
        (whole(access.at), access.utc_offset_seconds, access.kind, access.feed_id),
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
    """Return hosts in a cooldown, with its end."""
    return dict(connection.execute("SELECT host, until FROM host_cooldown WHERE until > ?", (now,)).fetchall())


def prune(connection: WriteConnection, before: int) -> None:
    """Delete retrievals before a time, or beyond the number kept, and cooldowns that ended. Accesses and gaps stay."""
    connection.execute("DELETE FROM retrieval WHERE started_at < ?", (before,))
    connection.execute(
        "DELETE FROM retrieval WHERE retrieval_id <= (SELECT max(retrieval_id) FROM retrieval) - ?", (RETRIEVALS_KEPT,)
    )
    connection.execute("DELETE FROM host_cooldown WHERE until < ?", (before,))
