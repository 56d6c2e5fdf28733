"""Who is notified of new articles. Frozen: later changes are steps of their own. Imports nothing from reader.

Settings of a folder hold for what lies in it, unless that says otherwise itself. `is_imported` tells feeds that came with a list from
those that were added one by one; all that were followed before count as imported, so that nobody is notified who never asked for it.
"""

import sqlite3

STATEMENTS = (
    "ALTER TABLE folder ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'",
    "ALTER TABLE subscription ADD COLUMN is_imported INTEGER NOT NULL DEFAULT 0",
    "UPDATE subscription SET is_imported = 1",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
