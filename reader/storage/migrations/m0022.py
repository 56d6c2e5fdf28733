"""Feeds with articles that are to be known as items of a server. Frozen: later changes are steps of their own. Imports nothing from reader.

A trigger, because a feed gets a name at its server in several ways: moved to it, followed there again, of a server that was set up again.
"""

import sqlite3

STATEMENTS = (
    "ALTER TABLE remote_feed ADD COLUMN is_unmatched INTEGER NOT NULL DEFAULT 0",
    """CREATE TRIGGER remote_feed_renumbered AFTER UPDATE OF remote_id ON remote_feed WHEN NEW.remote_id <> OLD.remote_id BEGIN
        UPDATE remote_feed SET is_unmatched = NEW.remote_id <> '' AND EXISTS (
            SELECT 1 FROM entry_status s WHERE s.feed_id = NEW.feed_id AND NOT s.is_removed
            AND NOT EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = s.entry_id))
        WHERE feed_id = NEW.feed_id;
    END""",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add the column and its trigger, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
