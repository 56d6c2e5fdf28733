"""What the user read. Frozen: later changes are steps of their own. Imports nothing from reader.

A reading is one article that was open: from when on (`at`), and for how long somebody was there. A judgement is what the user said of an
article, 1 (more of this) or -1 (less). `shown` counts how often an article stood in For you. None of them refers to the rows it names:
habits outlive entries and feeds, and ids are never given twice.
"""

import sqlite3

STATEMENTS = (
    """CREATE TABLE reading (
        reading_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL,
        feed_id INTEGER NOT NULL,
        at INTEGER NOT NULL,
        utc_offset_seconds INTEGER NOT NULL,
        seconds INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX reading_by_time ON reading (at)",
    "CREATE INDEX reading_by_entry ON reading (entry_id)",
    """CREATE TABLE judgement (
        judgement_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL UNIQUE,
        feed_id INTEGER NOT NULL,
        at INTEGER NOT NULL,
        value INTEGER NOT NULL
    ) STRICT""",
    """CREATE TABLE shown (
        shown_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL UNIQUE,
        at INTEGER NOT NULL,
        times INTEGER NOT NULL
    ) STRICT""",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
