"""The briefing: the few stories of what is new that the user most likely wants. It is made once, and read, saved or heard as it is."""

from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass

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
