"""What a clock that was wrong left or seemed to have left, kept until that is certain. Frozen: later changes are steps of their own. Imports nothing from reader.

`was` holds, as JSON, a row that was taken out of its table (`key` is '' then), or the times of the row that `key` names, which has those of `made` instead.
"""

import sqlite3

STATEMENTS = (
    """CREATE TABLE set_aside (
        set_aside_id INTEGER PRIMARY KEY,
        of_table TEXT NOT NULL,
        key TEXT NOT NULL DEFAULT '',
        was TEXT NOT NULL,
        made TEXT NOT NULL DEFAULT '',
        at INTEGER NOT NULL
    ) STRICT""",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add the table, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
