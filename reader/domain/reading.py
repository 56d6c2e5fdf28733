"""One article opened by the user, and one link opened from an article."""

from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class Reading:
    """Start of reading an article (UTC seconds, and the offset from UTC at that time), and the seconds during which the user was
    present.
    """

    entry_id: EntryId
    feed_id: FeedId
    at: int
    utc_offset_seconds: int
    seconds: int


OWN_PAGE, INSIDE, FROM_ANOTHER = 0, 1, 2
"""Depth of a link: the article's own page, a link inside an article, one in the full text of an article reached from another."""


@dataclass(frozen=True, slots=True)
class OpenedLink:
    """A page opened in the browser from an article: time (UTC seconds, and the offset from UTC at that time) and host. The rest
    of the address is not kept.
    """

    entry_id: EntryId
    feed_id: FeedId
    at: int
    utc_offset_seconds: int
    host: str
    depth: int
