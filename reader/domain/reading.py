"""One article that was open before the user, and one link that was opened from an article."""

from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class Reading:
    """From when on an article was open (UTC seconds, and the offset from UTC that held then), and for how many seconds somebody was there."""

    entry_id: EntryId
    feed_id: FeedId
    at: int
    utc_offset_seconds: int
    seconds: int


OWN_PAGE, INSIDE, FROM_ANOTHER = 0, 1, 2
"""How deep a link lies: the article's own page, a link inside an article, one in the full text of an article reached from another."""


@dataclass(frozen=True, slots=True)
class OpenedLink:
    """A page that was opened in the browser from an article: when (UTC seconds, and the offset from UTC that held then), and its host.

    Nothing but the host is kept of the address.
    """

    entry_id: EntryId
    feed_id: FeedId
    at: int
    utc_offset_seconds: int
    host: str
    depth: int
