"""Schema 28: which articles are new. Frozen, as `steps` says; imports nothing from reader."""

import sqlite3
from collections.abc import Callable

NO_NEWS = ("ALTER TABLE entry_status ADD COLUMN is_old INTEGER NOT NULL DEFAULT 0",)
"""Set for an article that was no news when it was stored: read already, or brought from an archive or another reader."""

NEWS = (
    "CREATE TABLE news (name TEXT PRIMARY KEY, at INTEGER NOT NULL, entry_id INTEGER NOT NULL) STRICT, WITHOUT ROWID",
    """INSERT INTO news (name, at, entry_id)
        SELECT 'used', last.at, (SELECT coalesce(max(s.entry_id), 0) FROM entry_status s WHERE s.first_seen_at <= last.at)
        FROM (SELECT max(at) AS at FROM access) AS last WHERE last.at IS NOT NULL""",
)
"""Two instants, each with the entry stored last by then: 'since', after which an article is new, and 'used', the window's last use.
The last visit that was recorded counts as the last use.
"""

PARTS: dict[int, tuple[str | Callable[[sqlite3.Connection], None], ...]] = {27: NO_NEWS, 28: NEWS}
