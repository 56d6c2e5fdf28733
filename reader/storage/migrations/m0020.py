"""What came of refreshes at servers of accounts, and when these had each item. Frozen: later changes are steps of their own. Imports nothing from reader."""

import sqlite3

STATEMENTS = (
    "ALTER TABLE account ADD COLUMN refresh_problem_kind TEXT",
    "ALTER TABLE account ADD COLUMN refresh_problem_detail TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE remote_item ADD COLUMN crawled_at INTEGER",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add the columns, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
