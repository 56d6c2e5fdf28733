"""Why a rule is not applied any more. Frozen: later changes are steps of their own. Imports nothing from reader."""

import sqlite3


def migrate(connection: sqlite3.Connection) -> None:
    """Add it, inside the caller's transaction."""
    connection.execute("ALTER TABLE arrival_rule ADD COLUMN problem TEXT NOT NULL DEFAULT ''")
