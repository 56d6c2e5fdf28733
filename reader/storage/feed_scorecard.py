"""The raw log of one feed, as `scorecard` reads that of all. Any thread with its own connection. Times are UTC seconds."""

from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection


@dataclass(frozen=True, slots=True)
class FeedCosts:
    """What was asked of one feed's server, and what travelled."""

    requests: int = 0
    not_modified: int = 0
    wire_bytes: int = 0


def first_retrieval(connection: ReadConnection, feed_id: FeedId) -> int | None:
    """When it was first retrieved with success, as `scorecard.first_retrievals` has for all; None for never."""
    rows = connection.execute(
        """SELECT min(at) FROM (
            SELECT min(started_at) AS begun, finished_at AS at FROM retrieval
            WHERE feed_id = ? AND outcome IN ('new', 'nothing_new', 'not_modified')
            UNION ALL SELECT 0, min(first_seen_at) FROM entry_status WHERE feed_id = ?)""",
        (feed_id, feed_id),
    ).fetchall()
    return None if rows[0][0] is None else int(rows[0][0])


def last_success(connection: ReadConnection, feed_id: FeedId, until: int) -> int | None:
    """When the last request with success went out: until then all is known of the feed. None for never."""
    rows = connection.execute(
        """SELECT max(started_at) FROM retrieval
        WHERE feed_id = ? AND started_at <= ? AND outcome IN ('new', 'nothing_new', 'not_modified')""",
        (feed_id, until),
    ).fetchall()
    return None if rows[0][0] is None else int(rows[0][0])


def costs(connection: ReadConnection, feed_id: FeedId, since: int, until: int) -> FeedCosts:
    """What was asked between two times (both included)."""
    rows = connection.execute(
        """SELECT count(*), coalesce(sum(status = 304), 0), coalesce(sum(wire_bytes), 0) FROM retrieval
        WHERE feed_id = ? AND started_at BETWEEN ? AND ?""",
        (feed_id, since, until),
    ).fetchall()
    return FeedCosts(*rows[0])
