"""When an article counts as read: a choice instead of a switch. Frozen: later changes are steps of their own. Imports nothing from reader."""

import sqlite3


def migrate(connection: sqlite3.Connection) -> None:
    """Keep the choice of those who marked by hand, inside the caller's transaction."""
    connection.execute(
        """INSERT INTO preference (key, value) SELECT 'reading.mark_read', '"manual"' FROM preference
        WHERE key = 'reading.mark_read_on_open' AND value = 'false'"""
    )
    connection.execute("DELETE FROM preference WHERE key = 'reading.mark_read_on_open'")
