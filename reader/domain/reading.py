"""One article that was open before the user."""

from dataclasses import dataclass

from reader.domain.ids import EntryId, FeedId


@dataclass(frozen=True, slots=True)
class Reading:
    """From when on an article was open (UTC seconds, and the offset from UTC that held then), and for how many seconds somebody was there."""

    entry_id: EntryId
    feed_id: FeedId
    at: int
    utc_offset_seconds: int
    seconds: int
