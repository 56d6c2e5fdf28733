"""What planning remembers. Frozen: later changes are steps of their own. Imports nothing from reader.

Plans and retrievals keep the numbers behind their reason: entries expected, the expected access of the user, misses saved, price.
`entry_status.posted_at` is when an entry is believed to have been posted; NULL means its place in the list tells. `planning` holds what a planner
needs after a restart, as JSON by name.
"""

import sqlite3

STATEMENTS = (
    "ALTER TABLE feed ADD COLUMN next_rule TEXT NOT NULL DEFAULT 'scheduled'",
    "ALTER TABLE feed ADD COLUMN next_postings REAL",
    "ALTER TABLE feed ADD COLUMN next_look_at INTEGER",
    "ALTER TABLE feed ADD COLUMN next_saving REAL",
    "ALTER TABLE feed ADD COLUMN next_price REAL",
    "ALTER TABLE retrieval ADD COLUMN expected_postings REAL",
    "ALTER TABLE retrieval ADD COLUMN expected_look_at INTEGER",
    "ALTER TABLE retrieval ADD COLUMN saving REAL",
    "ALTER TABLE retrieval ADD COLUMN price REAL",
    "CREATE INDEX retrieval_by_time ON retrieval (started_at)",
    "ALTER TABLE entry_status ADD COLUMN posted_at INTEGER",
    "CREATE INDEX entry_status_first_seen ON entry_status (first_seen_at)",
    "CREATE TABLE planning (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
