"""How far episodes were heard, and which are on this computer. Frozen: later changes are steps of their own. Imports nothing from reader.

Both name an enclosure by entry and address and refer to no row, like `reading`.
"""

import sqlite3

STATEMENTS = (
    """CREATE TABLE listening (
        listening_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL,
        feed_id INTEGER NOT NULL,
        url TEXT NOT NULL,
        position_seconds INTEGER NOT NULL,
        duration_seconds INTEGER NOT NULL,
        is_finished INTEGER NOT NULL,
        at INTEGER NOT NULL,
        utc_offset_seconds INTEGER NOT NULL,
        UNIQUE (entry_id, url)
    ) STRICT""",
    """CREATE TABLE download (
        download_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL,
        url TEXT NOT NULL,
        path TEXT NOT NULL,
        state TEXT NOT NULL,
        bytes INTEGER NOT NULL,
        size INTEGER,
        validator TEXT NOT NULL,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL,
        tries INTEGER NOT NULL,
        retry_at INTEGER NOT NULL,
        at INTEGER NOT NULL,
        UNIQUE (entry_id, url)
    ) STRICT""",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
