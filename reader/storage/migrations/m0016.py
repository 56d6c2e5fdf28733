"""Which pictures of the cache were fetched in advance, for which feed: what counts against the day's budget for them."""

import sqlite3


def migrate(connection: sqlite3.Connection) -> None:
    """Add the column, inside the caller's transaction."""
    connection.execute("ALTER TABLE picture ADD COLUMN offline_feed_id INTEGER")
