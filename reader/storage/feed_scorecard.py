"""Raw log of one feed, like `scorecard` for all feeds. Any thread with its own connection. Times are UTC seconds."""

from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection


@dataclass(frozen=True, slots=True)
class FeedCosts:
    """Requests to one feed's server, and their traffic."""

    requests: int = 0
    not_modified: int = 0
    wire_bytes: int = 0


def first_retrieval(connection: ReadConnection, feed_id: FeedId) -> int | None:
    """Return the first successful retrieval, as in `scorecard.first_retrievals`; None for never."""
    rows = connection.execute(
        """SELECT min(at) FROM (
            SELECT min(started_at) AS begun, finished_at AS at FROM retrieval
            WHERE feed_id = ? AND outcome IN ('new', 'nothing_new', 'not_modified')
            UNION ALL SELECT 0, min(first_seen_at) FROM entry_status WHERE feed_id = ?)""",
        (feed_id, feed_id),
    ).fetchall()
    return None if rows[0][0] is None else int(rows[0][0])


def last_success(connection: ReadConnection, feed_id: FeedId, until: int) -> int | None:
    """Return the start of the last successful request, up to which the feed is completely known. None for never."""
    rows = connection.execute(
        """SELECT max(started_at) FROM retrieval
        WHERE feed_id = ? AND started_at <= ? AND outcome IN ('new', 'nothing_new', 'not_modified')""",
        (feed_id, until),
    ).fetchall()
    return None if rows[0][0] is None else int(rows[0][0])


def costs(connection: ReadConnection, feed_id: FeedId, since: int, until: int) -> FeedCosts:
    """Return the costs between two times (both included)."""
    rows = connection.execute(
        """SELECT count(*), coalesce(sum(status = 304), 0), coalesce(sum(wire_bytes), 0) FROM retrieval
        WHERE feed_id = ? AND started_at BETWEEN ? AND ?""",
        (feed_id, since, until),
    ).fetchall()
    return FeedCosts(*rows[0])
