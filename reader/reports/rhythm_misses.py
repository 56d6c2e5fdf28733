"""What was missed of each feed lately, counted as in the scorecard. Any thread with its own connection."""

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.storage import history, rhythm, scorecard
from reader.storage.connection import ReadConnection

MISSED_DAYS = 14


def load_misses(connection: ReadConnection, now: int) -> dict[FeedId, int]:
    """Pairs of an access and a posting not stored before it, in the last fourteen days; feeds without any are left out."""
    begins_at = scorecard.counted_since(connection, now - MISSED_DAYS * DAY_SECONDS, now)
    visits = np.array([visit.at for visit in history.visits(connection, begins_at, now)], dtype=np.int64)
    known = {feed.feed_id: feed.last_success_at or 0 for feed in scorecard.followed(connection, begins_at, now)}
    begun = scorecard.first_retrievals(connection)
    rows = [
        row
        for row in rhythm.posted_and_seen(connection, begins_at)
        if row[1] < row[2] and row[1] > begun.get(FeedId(row[0]), row[1])
    ]
    if not rows or not visits.size:
        return {}
    feeds, posted, seen = np.array(rows, dtype=np.int64).T
    until = np.minimum(seen, [known.get(FeedId(int(feed)), 0) for feed in feeds])
    counts = np.searchsorted(visits, until, side="right") - np.searchsorted(visits, posted, side="left")
    sums = np.bincount(feeds, np.maximum(counts, 0))
    return {FeedId(int(feed)): int(sums[feed]) for feed in np.flatnonzero(sums)}
