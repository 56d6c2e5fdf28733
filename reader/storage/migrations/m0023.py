"""Items that a server lists and has no contents for, and when they are asked for again. Frozen: later changes are steps of their own. Imports nothing from reader."""

import sqlite3

STATEMENTS = (
    """CREATE TABLE remote_absent (
        account_id INTEGER NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
        item_id INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        asked_at INTEGER NOT NULL,
        PRIMARY KEY (account_id, item_id)
    ) STRICT, WITHOUT ROWID""",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add the table, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
