"""Times that must outlive the program, by name (UTC seconds)."""

from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import whole

PAUSED_UNTIL = "paused_until"
VACATION_UNTIL = "vacation_until"
METERED_SINCE = "metered_since"
BATTERY_LOW_SINCE = "battery_low_since"
INVENTED = "invented"
"""Until when the past of this profile was invented: the demo's."""


def milestones(connection: ReadConnection) -> dict[str, int]:
    """All that are known."""
    return dict(connection.execute("SELECT name, at FROM milestone").fetchall())


def note(connection: WriteConnection, name: str, at: float) -> None:
    """Keep one, in place of an earlier one of its name."""
    connection.execute(
        "INSERT INTO milestone (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at", (name, whole(at))
    )


def forget(connection: WriteConnection, name: str) -> None:
    """Let go of one."""
    connection.execute("DELETE FROM milestone WHERE name = ?", (name,))
