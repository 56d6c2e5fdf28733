"""Result of a survey at a server: its lists, and single articles' marks."""

from dataclasses import field

from reader.domain.accounts import OutboxMark
from reader.domain.value_classes import dataclass
from reader.formats.merge_states import ItemMarks, MarkList, agrees

Lists = dict[str, MarkList]
Said = dict[int, ItemMarks | None]
CONTENTS = 250
"""Articles requested at once."""
NEWEST = "newest_item"
"""Key of the newest item that was listed, read or not."""


@dataclass(slots=True)
class Survey:
    """Result of a survey: `lists` by mark; `said` by item, None if the server no longer has it. `seen` is stored
    (`accounts.set_high_water`) once everything that follows from the survey is. `is_same`: as far as it shows, the server's state
    equals the last known one.
    """

    lists: Lists
    said: Said = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    is_same: bool = False


def rests_on_absence(change: OutboxMark, found: Survey) -> bool:
    """Return whether a server seems to have a change only because it does not list the article."""
    listed = found.lists.get(change.mark)
    return (
        listed is not None and change.value is not listed.means and agrees(change, listed) and not found.said.get(change.item_id)
    )
