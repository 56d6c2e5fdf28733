"""Programs of the user's that rules have run, and are to run. Frozen: later changes are steps of their own. Imports nothing from reader."""

import sqlite3

STATEMENTS = (
    """CREATE TABLE program_run (
        run_id INTEGER PRIMARY KEY,
        rule_id INTEGER NOT NULL REFERENCES arrival_rule (rule_id) ON DELETE CASCADE,
        entry_id INTEGER NOT NULL REFERENCES entry (entry_id) ON DELETE CASCADE,
        program TEXT NOT NULL,
        queued_at INTEGER NOT NULL,
        started_at INTEGER,
        finished_at INTEGER,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL DEFAULT '',
        UNIQUE (rule_id, entry_id, program)
    ) STRICT""",
    "CREATE INDEX program_run_by_entry ON program_run (entry_id)",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
