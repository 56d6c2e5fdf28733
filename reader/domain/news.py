"""The one meaning of "new" in the program: arrived since the last visit ended, whether read or not."""

from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass

IDLE_SECONDS = 1800
"""Time without input after which a visit is over."""
GRACE_SECONDS = 180
"""A window that was minimised for a shorter time goes on with its visit."""
PEEK_SECONDS = 10
"""A shorter time in front without a scroll, click or key is not a visit but a peek."""
NOTHING = EntryId(1 << 62)
"""Above every entry: before the end of the first visit nothing is new."""


@dataclass(frozen=True, slots=True)
class News:
    """The end of the last visit (UTC seconds, None before the first end), and the entry stored last by then. An entry stored
    after it is new, unless it was no news when it arrived: read already, or brought from an archive or another reader. Ids
    decide, so a clock that was set changes nothing.
    """

    since: int | None = None
    after: EntryId = NOTHING
