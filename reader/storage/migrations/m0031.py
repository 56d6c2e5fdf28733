"""Schema 31: earlier versions of articles. Frozen, as `steps` says; imports nothing from reader."""

import sqlite3
from collections.abc import Callable

VERSIONS = (
    """CREATE TABLE entry_version (
        entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id) ON DELETE CASCADE,
        changed_at INTEGER NOT NULL,
        packed BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX entry_version_changed ON entry_version (changed_at)",
)
"""All earlier versions of an article in one value, compressed with its present text as dictionary."""

PARTS: dict[int, tuple[str | Callable[[sqlite3.Connection], None], ...]] = {31: VERSIONS}
