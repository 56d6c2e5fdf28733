"""What was read in another reader and has not arrived here yet. Frozen: later changes are steps of their own. Imports nothing from reader."""

import sqlite3

STATEMENTS = (
    """CREATE TABLE read_elsewhere (
        feed_id INTEGER NOT NULL REFERENCES feed (feed_id) ON DELETE CASCADE,
        key INTEGER NOT NULL,
        PRIMARY KEY (feed_id, key)
    ) STRICT, WITHOUT ROWID""",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add it, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
