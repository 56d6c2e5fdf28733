"""Stored data of one mark, and its feed's usual posting times, for the card. The query thread."""

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.domain.retrieval import RetrievalRecord
from reader.domain.value_classes import dataclass
from reader.reports.rhythm_span import HOUR_SECONDS, UtcOffset
from reader.storage import activity, scorecard
from reader.storage.connection import ReadConnection

_REMEMBERED_DAYS = 60


@dataclass(frozen=True, slots=True)
class MarkStory:
    """The line of the log, None for a planned or pruned retrieval; the feed's usual hours and weekdays by the user's clock."""

    record: RetrievalRecord | None
    hours: tuple[tuple[int, int], ...] = ()
    weekdays: tuple[int, ...] = ()


def load_mark(connection: ReadConnection, feed_id: FeedId, retrieval_id: int, *, now: int, utc_offset: UtcOffset) -> MarkStory:
    """Load the contents of a card; `retrieval_id` is 0 for a planned retrieval."""
    # numpy imports slowly, and a page must open without it
    import numpy as np

    from reader.learning.busy_hours import busy_hours, busy_weekdays

    record = activity.retrieval(connection, retrieval_id) if retrieval_id else None
    posted = scorecard.dated_postings(connection, feed_id, now - _REMEMBERED_DAYS * DAY_SECONDS)
    local = np.array([at + utc_offset(at) for at in posted], dtype=np.int64)
    hours = busy_hours(local % DAY_SECONDS // HOUR_SECONDS)
    return MarkStory(record, tuple(hours), tuple(busy_weekdays(local // DAY_SECONDS)))
