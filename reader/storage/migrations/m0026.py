"""Folders by name, which a list of 5,000 feeds in as many folders asks for. Frozen: later changes are steps of their own. Imports nothing from reader."""

import sqlite3

STATEMENTS = ("CREATE INDEX folder_by_title ON folder (parent_id, title)",)


def migrate(connection: sqlite3.Connection) -> None:
    """Add the index, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
