"""What feeds posted and when it was first seen, as arrays. Any thread with its own connection."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers
from reader.storage import scorecard
from reader.storage.connection import ReadConnection


@dataclass(frozen=True, slots=True)
class Postings:
    """N entries (UTC seconds): `posted` [N] and `seen` [N] are the same where there is no usable date; those of a feed stand together."""

    feeds: NDArray[np.int64]
    posted: Numbers
    seen: Numbers

    def of_feed(self, values: Mapping[FeedId, int]) -> Numbers:
        """What a feed has in a table, 0 for none, for each of its entries [N]."""
        known, places = np.unique(self.feeds, return_inverse=True)
        found: Numbers = np.array([values.get(FeedId(int(feed)), 0) for feed in known], dtype=np.float64)[places]
        return found


def load_postings(connection: ReadConnection, begun: Mapping[FeedId, int], seen_since: int) -> Postings:
    """Those that `scorecard.postings` tells of."""
    found = scorecard.postings(connection, begun, seen_since)
    return Postings(
        np.repeat(np.array([each.feed_id for each in found], dtype=np.int64), [len(each.posted_at) for each in found]),
        np.array([at for each in found for at in each.posted_at], dtype=np.float64),
        np.array([at for each in found for at in each.seen_at], dtype=np.float64),
    )


NOTHING_POSTED = Postings(np.zeros(0, dtype=np.int64), np.zeros(0), np.zeros(0))
