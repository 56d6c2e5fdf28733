"""Arrival times at accounts' servers, for the scorecard. Any thread with its own connection; times are UTC seconds."""

from reader.domain.ids import AccountId, FeedId
from reader.storage.connection import ReadConnection

FIRST_SECONDS = 3600
"""Articles that a server had within this time of a feed's first were on the page already when it was subscribed to."""


def arrivals(connection: ReadConnection, account_id: AccountId, since: int) -> list[tuple[int, int]]:
    """Return the known pairs of posting and arrival time at the server since a time; ascending. Servers give an article without a
    date that of its arrival, so equal times mean unknown.
    """
    rows = connection.execute(
        """SELECT coalesce(s.posted_at, s.sort_at) AS at, r.crawled_at FROM remote_item r CROSS JOIN entry_status s ON s.entry_id = r.entry_id
        LEFT JOIN entry e ON e.entry_id = s.entry_id
        JOIN (
            SELECT s.feed_id, min(r.crawled_at) AS at FROM remote_item r CROSS JOIN entry_status s ON s.entry_id = r.entry_id
            WHERE r.account_id = :account_id GROUP BY s.feed_id
        ) AS first ON first.feed_id = s.feed_id
        WHERE r.account_id = :account_id AND r.crawled_at > first.at + :first AND coalesce(s.posted_at, s.sort_at) >= max(:since, first.at)
        AND r.crawled_at - coalesce(s.posted_at, s.sort_at) >= 3 AND coalesce(e.is_date_only, 0) = 0 ORDER BY 1""",
        {"account_id": account_id, "since": since, "first": FIRST_SECONDS},
    ).fetchall()
    return [(row[0], row[1]) for row in rows]


def last_arrival(connection: ReadConnection, feed_id: FeedId) -> int | None:
    """Return the arrival time of a feed's last known article at its server."""
    rows = connection.execute(
        """SELECT max(r.crawled_at) FROM entry_status s CROSS JOIN remote_item r ON r.entry_id = s.entry_id WHERE s.feed_id = ?""",
        (feed_id,),
    ).fetchall()
    return rows[0][0] if rows else None
