"""Stored facts about the health of subscribed feeds. Any thread may read with its own connection; times are UTC seconds."""

import json

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Move
from reader.domain.health import Checkup
from reader.domain.ids import FeedId
from reader.domain.page_rule import PAGE
from reader.domain.subscription import BY_HAND, DISMISSED, MOVED_FROM, REFRESH, shown_address, split_moved_from
from reader.storage.connection import ReadConnection
from reader.storage.values import stored_problem, stored_reason

_FEEDS = """
SELECT f.feed_id, f.title, u.custom_title, f.url, f.site_url, u.settings, f.problem_kind, f.problem_detail, f.problem_since, f.failures,
    f.next_at, f.not_before_at, f.asked_until, f.asked_rule, f.move_url, f.move_first_seen_at, f.move_sightings, f.is_gone, f.is_paused,
    f.succeeded_at, (SELECT max(s.sort_at) FROM entry_status s WHERE s.feed_id = f.feed_id), f.self_url
FROM subscription u JOIN feed f ON f.feed_id = u.feed_id WHERE u.removed_at IS NULL
"""

# The plus keeps SQLite from looking for the status first, among all lines.
_WEIGHTS = """
SELECT u.feed_id, avg(r.wire_bytes), avg(r.finished_at - r.started_at)
FROM subscription u CROSS JOIN retrieval r ON r.retrieval_id IN
    (SELECT l.retrieval_id FROM retrieval l WHERE l.feed_id = u.feed_id ORDER BY l.started_at DESC LIMIT 5)
WHERE u.removed_at IS NULL AND +r.status = 200 GROUP BY u.feed_id HAVING count(*) >= 3
"""


def checkups(connection: ReadConnection) -> list[Checkup]:
    """Return the checkup of every subscribed feed; unusual silence and usage are computed elsewhere."""
    weights = _weights(connection)
    found = []
    for row in connection.execute(_FEEDS).fetchall():
        feed_id, posted_at = FeedId(row[0]), row[20]
        settings = {} if row[5] == "{}" else json.loads(row[5])
        moved_at, moved_from = split_moved_from(settings.get(MOVED_FROM, ""))
        found.append(
            Checkup(
                feed_id=feed_id,
                title=row[2] or row[1] or shown_address(row[3]),
                url=row[3],
                site_url=row[4],
                problem=stored_problem(row[6], row[7]),
                problem_since=row[8],
                failures=row[9],
                next_at=None if row[10] is None or settings.get(REFRESH) == BY_HAND else max(row[10], row[11]),
                asked_until=row[12],
                asked_rule=stored_reason(row[13]),
                move=None if row[14] is None else Move(row[14], row[15] or 0, row[16] or 0),
                moved_from=moved_from,
                moved_at=moved_at,
                is_gone=bool(row[17]),
                is_paused=bool(row[18]),
                posted_at=posted_at,
                succeeded_at=row[19],
                document_bytes=weights.get(feed_id, (0, 0))[0],
                document_seconds=weights.get(feed_id, (0, 0))[1],
                weight=settings.get("priority", ""),
                dismissed=settings.get(DISMISSED, ""),
                offered_url=row[21] if PAGE in settings else "",
            )
        )
    return found


def posting_days(connection: ReadConnection, feed_id: FeedId, postings: int) -> list[int]:
    """Return the days of a feed's latest postings, ascending, counted from 1970."""
    rows = connection.execute(
        "SELECT sort_at FROM entry_status WHERE feed_id = ? ORDER BY sort_at DESC LIMIT ?", (feed_id, postings)
    ).fetchall()
    return sorted({row[0] // DAY_SECONDS for row in rows})


def _weights(connection: ReadConnection) -> dict[FeedId, tuple[int, int]]:
    """Return size and duration of feeds' latest documents, in bytes and seconds; only of feeds with three of them."""
    rows = connection.execute(_WEIGHTS).fetchall()
    return {FeedId(feed_id): (round(size), round(seconds)) for feed_id, size, seconds in rows}
