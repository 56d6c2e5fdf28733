"""Links opened from articles: host and depth, never an address. Any thread may read with its own connection; the engine thread
writes. Times are UTC seconds.
"""

from reader.domain.reading import FROM_ANOTHER, OpenedLink
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import storable, whole

KEPT_DAYS = 180
LONGEST_HOST = 253


def add(connection: WriteConnection, link: OpenedLink) -> None:
    connection.execute(
        "INSERT INTO opened_link (entry_id, feed_id, at, utc_offset_seconds, host, depth) VALUES (?, ?, ?, ?, ?, ?)",
        (
            link.entry_id,
            link.feed_id,
            whole(link.at),
            link.utc_offset_seconds,
            storable(link.host[:LONGEST_HOST]),
            max(0, min(link.depth, FROM_ANOTHER)),
        ),
    )


def opened_links(connection: ReadConnection, since: int) -> list[OpenedLink]:
    """Return all links from a time on, oldest first."""
    rows = connection.execute(
        """SELECT entry_id, feed_id, at, utc_offset_seconds, host, depth FROM opened_link WHERE at >= ?
        ORDER BY at, opened_link_id""",
        (since,),
    ).fetchall()
    return [OpenedLink(*row) for row in rows]


def articles_by_depth(connection: ReadConnection, since: int, least_seconds: float) -> dict[int, int]:
    """Return the number of articles read by the deepest link opened from each; -1 for those read for so many seconds without one.
    The count starts at the first link, because none may have been recorded before.
    """
    rows = connection.execute(
        """SELECT depth, count(*) FROM (SELECT entry_id, max(depth) AS depth FROM (
            SELECT entry_id, depth FROM opened_link WHERE at >= :since
            UNION ALL SELECT entry_id, -1 FROM reading
                WHERE at >= max(:since, (SELECT min(at) FROM opened_link)) AND seconds >= :least
        ) GROUP BY entry_id) GROUP BY depth""",
        {"since": since, "least": least_seconds},
    ).fetchall()
    return dict(rows)


def forget(connection: WriteConnection, before: int) -> None:
    connection.execute("DELETE FROM opened_link WHERE at < ?", (before,))
