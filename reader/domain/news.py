"""The one meaning of "new" in the program: arrived since the last visit ended, whether read or not. And the briefing: the few stories
of what is new that the user most likely wants. It is made once, and read, saved or heard as it is.
"""

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


STORIES_MAX = 7
LASTS_SECONDS = 16 * 3600
"""Time for which a briefing is the present one; a later one is of another day."""
NEGLECTED_DAYS = 14
"""Days with visits on which nobody opened it, after which it is made and offered no more unless asked for."""


@dataclass(frozen=True, slots=True)
class BriefStory:
    """One story: its article, and `others` that report the same. `section` is the title of its folder, '' without one; `lead` is a
    sentence of the feed's own text, or ''; `minutes` are those of reading or hearing it.
    """

    entry_id: EntryId
    others: tuple[EntryId, ...] = ()
    section: str = ""
    lead: str = ""
    minutes: int = 1


@dataclass(frozen=True, slots=True)
class Briefing:
    """Stories in the order in which they are shown, one section after another; `rest` counts the new articles beside them. Articles
    may have been read or removed since `made_at` (UTC seconds).
    """

    made_at: int
    stories: tuple[BriefStory, ...]
    rest: int = 0
