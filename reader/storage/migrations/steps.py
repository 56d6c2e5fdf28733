"""All parts of the schema in order. Imported only where a database is made or brought up to date: no other start needs their text.

Each file is named by the schema that it leads to and frozen: what a profile may have taken is never edited, only followed by a new file.
"""

import sqlite3
from collections.abc import Callable

from reader.storage.migrations import m0006, m0032, m0033

PARTS: dict[int, tuple[str | Callable[[sqlite3.Connection], None], ...]] = {**m0006.PARTS, **m0032.PARTS, **m0033.PARTS}
"""What makes each schema of the one before: statements, and functions where SQL does not suffice."""


def migrate(connection: sqlite3.Connection, version: int, target: int) -> None:
    """Lead from one schema to a later one, inside the caller's transaction. An error bears a note of the part that failed."""
    for number, part in PARTS.items():
        if not version < number <= target:
            continue
        try:
            for step in part:
                if isinstance(step, str):
                    connection.execute(step)
                else:
                    step(connection)
        except Exception as error:
            error.add_note(f"while making schema {number}")
            raise
