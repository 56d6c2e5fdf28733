"""SQL conditions of lists over `entry_status s`. Pure."""

from collections.abc import Iterable

from reader.domain.marks import Mark
from reader.domain.subscription import BY_HAND, REFRESH
from reader.domain.value_classes import dataclass

FOLLOWED = "s.feed_id NOT IN (SELECT feed_id FROM subscription WHERE removed_at IS NOT NULL)"
UNSCHEDULED = f"""(f.is_paused OR f.is_gone OR f.feed_id IN (SELECT feed_id FROM remote_feed) OR coalesce((SELECT json_extract(chosen.settings, '$.{REFRESH}') = '{BY_HAND}'
    FROM subscription chosen WHERE chosen.feed_id = f.feed_id), 0))"""  # noqa: S608 -- our own words
"""Condition on `feed f`: retrieved only on request."""
ASKED = "u.removed_at IS NULL AND u.feed_id NOT IN (SELECT feed_id FROM remote_feed)"
"""Condition on `subscription u`: followed, and retrieved by this computer."""
LOCAL = "f.feed_id NOT IN (SELECT feed_id FROM remote_feed)"
"""Condition on `feed f`: followed on this computer, not in an account."""
UNFOLDED = "(s.copy_of IS NULL OR s.is_read = 0)"
"""Condition: not a duplicate, unless the user marked the duplicate itself unread."""
READ_THERE = "(s.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = s.copy_of), 1))"
"""Condition: counts as read at its server; a duplicate only once its original does, lest other devices lose an unread article."""

MARKED = {mark: f"s.is_{mark} = 1" for mark in Mark}
MARKED_AT_ALL = f"({' OR '.join(MARKED.values())})"
MARK_COLUMNS = ", ".join(f"s.is_{mark}" for mark in Mark)

FOLDER_FEEDS = """SELECT u.feed_id FROM subscription u WHERE u.removed_at IS NULL AND u.folder_id IN (
    WITH RECURSIVE below (folder_id) AS (
        SELECT ? UNION SELECT f.folder_id FROM folder f JOIN below b ON f.parent_id = b.folder_id
    ) SELECT folder_id FROM below)"""


@dataclass(frozen=True, slots=True)
class Condition:
    """SQL for a WHERE clause over `entry_status s`, with its parameters."""

    sql: str
    parameters: tuple[int | str | None, ...] = ()

    def __and__(self, other: "Condition") -> "Condition":
        return Condition(f"{self.sql} AND {other.sql}", (*self.parameters, *other.parameters))


def marks_in(columns: Iterable[object]) -> frozenset[Mark]:
    """Return the marks that are set, of MARK_COLUMNS."""
    return frozenset(mark for mark, is_set in zip(Mark, columns, strict=True) if is_set)
