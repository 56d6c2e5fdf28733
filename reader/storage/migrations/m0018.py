"""The log of requests that refresh no feed. Frozen: later changes are steps of their own. Imports nothing from reader."""

import sqlite3

STATEMENTS = (
    """CREATE TABLE request (
        request_id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        feed_id INTEGER REFERENCES feed (feed_id) ON DELETE CASCADE,
        entry_id INTEGER,
        started_at INTEGER NOT NULL,
        finished_at INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        status INTEGER NOT NULL,
        wire_bytes INTEGER NOT NULL,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL,
        url TEXT NOT NULL
    ) STRICT""",
    "CREATE INDEX request_by_start ON request (started_at)",
    "CREATE INDEX request_by_feed ON request (feed_id, started_at)",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add it, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
