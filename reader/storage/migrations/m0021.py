"""First sights by feed, with what learning asks of them. Frozen: later changes are steps of their own. Imports nothing from reader.

Takes the place of the index of first sights alone: what is asked of all feeds is asked feed by feed, and no row is looked up.
"""

import sqlite3

STATEMENTS = (
    "CREATE INDEX entry_status_seen ON entry_status (feed_id, first_seen_at, sort_at, posted_at)",
    "DROP INDEX entry_status_first_seen",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Put one index in the place of the other, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
