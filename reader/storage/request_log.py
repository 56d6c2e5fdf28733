"""Log of requests other than refreshes, written here and read by `activity`. Engine thread; times are UTC seconds."""

from reader.domain.ids import AccountId
from reader.domain.request_log import RequestKind, RequestRecord
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import detail_json, storable, whole

KEPT = 20_000
"""Most lines of the log, however recent (about 4 MB)."""


def add(connection: WriteConnection, record: RequestRecord) -> None:
    problem = record.problem
    connection.execute(
        """INSERT INTO request (kind, feed_id, entry_id, started_at, finished_at, outcome, status, wire_bytes, problem_kind,
        problem_detail, url) VALUES (?, (SELECT feed_id FROM feed WHERE feed_id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            record.kind.value,
            record.feed_id,
            record.entry_id,
            whole(record.started_at),
            whole(record.finished_at),
            record.outcome.value,
            record.status,
            record.wire_bytes,
            problem.kind.value if problem else None,
            detail_json(problem),
            storable(record.url),
        ),
    )


def refreshes_since(connection: ReadConnection, account_id: AccountId, since: int) -> int:
    """Return how often an account's server was asked to refresh a feed since a time."""
    rows = connection.execute(
        """SELECT count(*) FROM request q CROSS JOIN remote_feed r ON r.feed_id = q.feed_id
        WHERE q.started_at >= ? AND q.kind = ? AND r.account_id = ?""",
        (since, RequestKind.REFRESH.value, account_id),
    ).fetchall()
    return int(rows[0][0])


def prune(connection: WriteConnection, before: int) -> None:
    """Delete lines before a time, or beyond the number kept."""
    connection.execute("DELETE FROM request WHERE started_at < ?", (before,))
    connection.execute("DELETE FROM request WHERE request_id <= (SELECT max(request_id) FROM request) - ?", (KEPT,))
