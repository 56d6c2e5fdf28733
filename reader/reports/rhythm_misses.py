"""Recent misses of each feed, counted as in the scorecard. Any thread with its own connection."""

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.reports.postings import load_postings
from reader.storage import history, scorecard
from reader.storage.connection import ReadConnection

MISSED_DAYS = 14


def load_misses(connection: ReadConnection, now: int) -> dict[FeedId, int]:
    """Count pairs of an access and a posting not stored before it, in the last fourteen days; feeds without any are left out."""
    begins_at = scorecard.counted_since(connection, now - MISSED_DAYS * DAY_SECONDS, now)
    visits = np.array([visit.at for visit in history.visits(connection, begins_at, now)], dtype=np.int64)
    known = {feed.feed_id: feed.last_success_at or 0 for feed in scorecard.followed(connection, now)}
    found = load_postings(connection, scorecard.first_retrievals(connection), begins_at)
    if not found.feeds.size or not visits.size:
        return {}
    until = np.minimum(found.seen, found.of_feed(known))
    counts = np.searchsorted(visits, until, side="right") - np.searchsorted(visits, found.posted, side="left")
    sums = np.bincount(found.feeds, np.maximum(counts, 0) * (found.posted < found.seen))
    return {FeedId(int(feed)): int(sums[feed]) for feed in np.flatnonzero(sums)}
