"""Links opened from articles. Frozen: later changes are steps of their own. Imports nothing from reader.

Of an address only the host is kept. `depth` is 0 for the article's own page, 1 for a link inside an article, 2 for a link in the full text
of an article that was reached from another. Refers to no row, like `reading`.
"""

import sqlite3

STATEMENTS = (
    """CREATE TABLE opened_link (
        opened_link_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL,
        feed_id INTEGER NOT NULL,
        at INTEGER NOT NULL,
        utc_offset_seconds INTEGER NOT NULL,
        host TEXT NOT NULL,
        depth INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX opened_link_by_time ON opened_link (at)",
    "CREATE INDEX opened_link_by_entry ON opened_link (entry_id)",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
