"""When the user is at the computer. Frozen: later changes are steps of their own. Imports nothing from reader."""

import sqlite3

STATEMENTS = (
    """CREATE TABLE presence (
        presence_id INTEGER PRIMARY KEY,
        began_at INTEGER NOT NULL,
        ended_at INTEGER NOT NULL,
        utc_offset_seconds INTEGER NOT NULL,
        signal TEXT NOT NULL
    ) STRICT""",
    "CREATE INDEX presence_by_time ON presence (began_at)",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add it, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
