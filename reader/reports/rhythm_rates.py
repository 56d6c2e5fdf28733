"""Posting rates learned from the planner's rows: for the heat of the strips, and for likely retrievals.

Any thread with its own connection. The results are frozen and may be cached for a while: rates change slowly.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers, weekday
from reader.learning.posting_rate import PostingRates, learn_posting_rates, observed_since_each
from reader.reports.postings import load_posted_at
from reader.reports.rhythm_accesses import REMEMBERED_DAYS
from reader.reports.rhythm_span import Span
from reader.storage import feeds
from reader.storage.connection import ReadConnection

POSTINGS_KEPT = 2000
"""Limit of latest postings of a feed in two months, as in the planner."""
LEAST_POSTINGS = 5
"""With fewer remembered postings a feed shows no hours, because they would be those of other feeds."""


@dataclass(frozen=True, slots=True)
class StripRates:
    """Rates of F feeds, with each feed's place in `rows`; learned from `remembered` [F] postings."""

    rows: Mapping[FeedId, int]
    rates: PostingRates
    by_slot: Numbers
    remembered: Sequence[int]

    def cells(self, feed_id: FeedId, span: Span) -> tuple[float, ...]:
        """Return the rate in each cell of the span as a share of the feed's own highest there; empty if its hours are unknown."""
        row = self.rows.get(feed_id)
        if row is None or self.remembered[row] < LEAST_POSTINGS:
            return ()
        slots = span.cell_seconds // SLOT_SECONDS
        starts = np.arange(span.begins_at, span.ends_at, SLOT_SECONDS)
        expected = self.expected(starts.astype(np.float64), [row])[:, 0]
        edges = np.arange(0, expected.size, slots)
        cells = np.add.reduceat(expected, edges) / np.diff(np.append(edges, expected.size))
        return tuple((cells / cells.max()).tolist())

    def expected(self, starts: Numbers, rows: Sequence[int]) -> Numbers:
        """Return postings [T, R] expected of some feeds in the quarters of an hour that begin at `starts` [T] (UTC seconds)."""
        slots = (starts // SLOT_SECONDS).astype(np.int64) % SLOTS_PER_DAY
        expected: Numbers = self.by_slot[rows].T[slots] * self.rates.by_weekday[rows].T[weekday(starts)]
        return expected


def learn_strip_rates(connection: ReadConnection, now: int) -> StripRates:
    """Learn from all followed feeds, because their common patterns inform each. Below a second for 2,000 feeds."""
    known = [feed for feed in feeds.scheduled(connection) if feed.is_followed]
    since = now - REMEMBERED_DAYS * DAY_SECONDS
    posted = load_posted_at(connection, [feed.feed_id for feed in known], since, POSTINGS_KEPT)
    added_at = np.array([feed.added_at for feed in known], dtype=np.float64)
    rates = learn_posting_rates(
        posted.times,
        posted.rows,
        began_at=observed_since_each(posted.times, posted.rows, first_seen_at=added_at, now=now),
        observed_until=np.array([feed.succeeded_at for feed in known], dtype=np.float64),
        now=now,
    )
    rows = {feed.feed_id: row for row, feed in enumerate(known)}
    return StripRates(rows, rates, rates.per_slot(), np.bincount(posted.rows, minlength=len(known)).tolist())
