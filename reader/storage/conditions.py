"""Pieces of SQL that say which entries a list holds, over `entry_status s`. Pure."""

from dataclasses import dataclass

FOLLOWED = "s.feed_id NOT IN (SELECT feed_id FROM subscription WHERE removed_at IS NOT NULL)"
UNFOLDED = "(s.copy_of IS NULL OR s.is_read = 0)"
"""Not a copy of another entry, unless the user marked the copy itself unread."""

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
