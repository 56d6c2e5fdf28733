"""What was found of missing articles. Frozen: later changes are steps of their own. Imports nothing from reader.

A gap keeps what was known when it was found: `at_least`, `after_at`, `before_at`. A search through the publisher's archive adds how
many it brought (`found`), the oldest posting that it reached (`reached_at`, the gap's near edge from then on), when it was, what ended
it, and the page to go on with (empty at the archive's end). A gap is closed once a page met what was there before it.
"""

import sqlite3

STATEMENTS = (
    "ALTER TABLE gap ADD COLUMN found INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE gap ADD COLUMN reached_at INTEGER",
    "ALTER TABLE gap ADD COLUMN is_closed INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE gap ADD COLUMN searched_at INTEGER",
    "ALTER TABLE gap ADD COLUMN problem_kind TEXT",
    "ALTER TABLE gap ADD COLUMN problem_detail TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE gap ADD COLUMN next_url TEXT NOT NULL DEFAULT ''",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
