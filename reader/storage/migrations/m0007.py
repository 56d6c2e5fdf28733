"""Settings and milestones under the names that the window uses. Frozen: later changes are steps of their own. Imports nothing from reader."""

import sqlite3

STATEMENTS = (
    """UPDATE subscription
        SET settings = json_set(json_remove(settings, '$.matters'), '$.priority', json_extract(settings, '$.matters'))
        WHERE json_valid(settings) AND json_type(settings, '$.matters') IS NOT NULL""",
    "UPDATE milestone SET name = 'vacation_until' WHERE name = 'holiday_until'",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Rename them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
