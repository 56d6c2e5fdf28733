"""Named times that outlive the program (UTC seconds)."""

from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import whole

PAUSED_UNTIL = "paused_until"
VACATION_UNTIL = "vacation_until"
METERED_SINCE = "metered_since"
BATTERY_LOW_SINCE = "battery_low_since"
INVENTED = "invented"
"""Milestone: end of the invented history in a demo profile."""


def milestones(connection: ReadConnection) -> dict[str, int]:
    return dict(connection.execute("SELECT name, at FROM milestone").fetchall())


def note(connection: WriteConnection, name: str, at: float) -> None:
    """Store a milestone, replacing an earlier one of its name."""
    connection.execute(
        "INSERT INTO milestone (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at", (name, whole(at))
    )


def forget(connection: WriteConnection, name: str) -> None:
    connection.execute("DELETE FROM milestone WHERE name = ?", (name,))
