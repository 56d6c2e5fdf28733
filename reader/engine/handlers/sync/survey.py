"""What a survey at a server came to: its lists, and what articles said of themselves."""

from dataclasses import field

from reader.domain.accounts import OutboxMark
from reader.domain.value_classes import dataclass
from reader.formats.merge_states import ItemMarks, MarkList, agrees

Lists = dict[str, MarkList]
Said = dict[int, ItemMarks | None]
CONTENTS = 250
"""Articles asked for at once."""
NEWEST = "newest_item"
"""The newest item that was listed, read or not."""


@dataclass(slots=True)
class Survey:
    """`lists` by mark; `said` by item, None where the server does not have it any longer.

    `seen` is what to note of it (`accounts.set_high_water`) once all that follows from it is stored. `is_same`: as far as it shows, the
    server holds what it was last known to hold.
    """

    lists: Lists
    said: Said = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    is_same: bool = False


def rests_on_absence(change: OutboxMark, found: Survey) -> bool:
    """Whether a server seems to hold a change only because it does not list the article."""
    listed = found.lists.get(change.mark)
    return (
        listed is not None and change.value is not listed.means and agrees(change, listed) and not found.said.get(change.item_id)
    )
