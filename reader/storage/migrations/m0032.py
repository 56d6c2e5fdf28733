"""Schema 32: articles that wait to be sent somewhere. Frozen, as `steps` says; imports nothing from reader."""

import sqlite3
from collections.abc import Callable

SENDINGS = (
    """CREATE TABLE sending (
        sending_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL REFERENCES entry (entry_id) ON DELETE CASCADE,
        target TEXT NOT NULL,
        queued_at INTEGER NOT NULL,
        next_at INTEGER,
        tries INTEGER NOT NULL DEFAULT 0,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL DEFAULT '',
        UNIQUE (entry_id, target)
    ) STRICT""",
)
"""What was sent has no row any more; what was given up has no `next_at`."""

PARTS: dict[int, tuple[str | Callable[[sqlite3.Connection], None], ...]] = {32: SENDINGS}
