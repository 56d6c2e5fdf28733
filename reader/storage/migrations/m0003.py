"""What readers do with entries. Frozen: later changes are steps of their own. Imports nothing from reader.

`entry_status.copy_of` names the entry of another feed that is the same article (same normalised link and title, hashed into `copy_key`);
a copy is stored as read and not listed beside the other. Hidden entries are read too. The indexes of lists carry both, so that lists are
read from them alone. `icon.address` is the address a feed names for its icon, else the origin of its site; empty data: there is none.
Conditions and actions of a rule are JSON.
"""

import sqlite3

STATEMENTS = (
    "ALTER TABLE entry_status ADD COLUMN is_later INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE entry_status ADD COLUMN later_at INTEGER",
    "ALTER TABLE entry_status ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE entry_status ADD COLUMN copy_key INTEGER",
    "ALTER TABLE entry_status ADD COLUMN copy_of INTEGER REFERENCES entry_status (entry_id) ON DELETE SET NULL",
    "DROP INDEX entry_status_newest",
    "DROP INDEX entry_status_by_feed",
    "DROP INDEX entry_status_unread",
    """CREATE INDEX entry_status_newest ON entry_status (sort_at, entry_id, feed_id, copy_of, is_removed, is_hidden)
        WHERE is_removed = 0 AND is_hidden = 0""",
    "CREATE INDEX entry_status_by_feed ON entry_status (feed_id, sort_at, entry_id, is_removed, is_hidden)",
    """CREATE INDEX entry_status_unread ON entry_status (sort_at, entry_id, feed_id, copy_of, is_read, is_removed, is_hidden)
        WHERE is_read = 0 AND is_removed = 0 AND is_hidden = 0""",
    """CREATE INDEX entry_status_later ON entry_status (sort_at, entry_id, feed_id, is_later, is_removed)
        WHERE is_later = 1 AND is_removed = 0""",
    "CREATE INDEX entry_status_hidden ON entry_status (sort_at, entry_id) WHERE is_hidden = 1",
    "CREATE INDEX entry_status_copy_key ON entry_status (copy_key, entry_id) WHERE copy_key IS NOT NULL",
    "CREATE INDEX entry_status_copies ON entry_status (copy_of) WHERE copy_of IS NOT NULL",
    """CREATE TABLE tag (
        tag_id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL COLLATE NOCASE UNIQUE
    ) STRICT""",
    """CREATE TABLE entry_tag (
        tag_id INTEGER NOT NULL REFERENCES tag (tag_id) ON DELETE CASCADE,
        entry_id INTEGER NOT NULL REFERENCES entry_status (entry_id) ON DELETE CASCADE,
        tagged_at INTEGER NOT NULL,
        PRIMARY KEY (tag_id, entry_id)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX entry_tag_by_entry ON entry_tag (entry_id, tag_id)",
    """CREATE TABLE saved_search (
        search_id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        query TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE arrival_rule (
        rule_id INTEGER PRIMARY KEY AUTOINCREMENT,
        position INTEGER NOT NULL,
        name TEXT NOT NULL,
        needs_all INTEGER NOT NULL,
        is_enabled INTEGER NOT NULL,
        conditions TEXT NOT NULL,
        actions TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE full_text (
        entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id) ON DELETE CASCADE,
        retrieved_at INTEGER NOT NULL,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL DEFAULT '',
        html BLOB NOT NULL
    ) STRICT""",
    """CREATE TABLE icon (
        address TEXT PRIMARY KEY,
        tried_at INTEGER NOT NULL,
        data BLOB NOT NULL
    ) STRICT""",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
