"""The first schema. Frozen: later changes are steps of their own. Imports nothing from reader.

`entry_status` holds what must outlive an entry: who it is, its place in the list, its marks. An entry and its status share an id.
`entry_key` recognises an entry whose identity changed: 64-bit hashes of its guid, link and title. `entry_text` is the content that
`entry_search` indexes; triggers keep the two in step, also where rows go by cascade. `access.feed_id` is no reference: habits
outlive feeds, and ids are never given twice. The long columns stand last in their rows, so that short ones are read without them.
"""

import sqlite3

STATEMENTS = (
    """CREATE TABLE folder (
        folder_id INTEGER PRIMARY KEY AUTOINCREMENT,
        parent_id INTEGER REFERENCES folder (folder_id),
        title TEXT NOT NULL,
        position INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX folder_by_parent ON folder (parent_id, position)",
    """CREATE TABLE feed (
        feed_id INTEGER PRIMARY KEY AUTOINCREMENT,
        url TEXT NOT NULL,
        canonical TEXT NOT NULL,
        title TEXT NOT NULL DEFAULT '',
        site_url TEXT NOT NULL DEFAULT '',
        icon_url TEXT NOT NULL DEFAULT '',
        added_at INTEGER NOT NULL,
        etag TEXT NOT NULL DEFAULT '',
        last_modified TEXT NOT NULL DEFAULT '',
        validators_at INTEGER,
        body_hash TEXT NOT NULL DEFAULT '',
        ttl_seconds INTEGER,
        update_period_seconds INTEGER,
        skip_hours TEXT NOT NULL DEFAULT '[]',
        skip_days TEXT NOT NULL DEFAULT '[]',
        hub_url TEXT NOT NULL DEFAULT '',
        self_url TEXT NOT NULL DEFAULT '',
        previous_url TEXT NOT NULL DEFAULT '',
        window_at INTEGER,
        retrieved_at INTEGER,
        succeeded_at INTEGER,
        changed_at INTEGER,
        unconditional_at INTEGER,
        not_before_at INTEGER NOT NULL DEFAULT 0,
        not_before_rule TEXT NOT NULL DEFAULT '',
        asked_until INTEGER NOT NULL DEFAULT 0,
        asked_rule TEXT NOT NULL DEFAULT '',
        next_at INTEGER,
        next_reason TEXT NOT NULL DEFAULT '',
        problem_kind TEXT,
        problem_detail TEXT NOT NULL DEFAULT '',
        problem_since INTEGER,
        failures INTEGER NOT NULL DEFAULT 0,
        move_url TEXT,
        move_first_seen_at INTEGER,
        move_sightings INTEGER,
        is_gone INTEGER NOT NULL DEFAULT 0,
        is_paused INTEGER NOT NULL DEFAULT 0,
        window TEXT NOT NULL DEFAULT '[]'
    ) STRICT""",
    "CREATE INDEX feed_by_canonical ON feed (canonical)",
    """CREATE TABLE subscription (
        feed_id INTEGER PRIMARY KEY REFERENCES feed (feed_id) ON DELETE CASCADE,
        folder_id INTEGER REFERENCES folder (folder_id),
        position INTEGER NOT NULL,
        custom_title TEXT NOT NULL DEFAULT '',
        settings TEXT NOT NULL DEFAULT '{}',
        removed_at INTEGER
    ) STRICT""",
    "CREATE INDEX subscription_by_folder ON subscription (folder_id, position)",
    "CREATE INDEX subscription_removed ON subscription (feed_id) WHERE removed_at IS NOT NULL",
    """CREATE TABLE entry_status (
        entry_id INTEGER PRIMARY KEY AUTOINCREMENT,
        feed_id INTEGER NOT NULL REFERENCES feed (feed_id) ON DELETE CASCADE,
        first_seen_at INTEGER NOT NULL,
        sort_at INTEGER NOT NULL,
        is_read INTEGER NOT NULL DEFAULT 0,
        is_starred INTEGER NOT NULL DEFAULT 0,
        is_removed INTEGER NOT NULL DEFAULT 0,
        read_at INTEGER,
        starred_at INTEGER,
        identity TEXT NOT NULL,
        UNIQUE (feed_id, identity)
    ) STRICT""",
    # The flags stand in the partial indexes too: SQLite before 3.41 reads each row otherwise.
    """CREATE INDEX entry_status_newest ON entry_status (sort_at, entry_id, feed_id, is_removed)
        WHERE is_removed = 0""",
    "CREATE INDEX entry_status_by_feed ON entry_status (feed_id, sort_at, entry_id, is_removed)",
    """CREATE INDEX entry_status_unread ON entry_status (sort_at, entry_id, feed_id, is_read, is_removed)
        WHERE is_read = 0 AND is_removed = 0""",
    """CREATE INDEX entry_status_starred ON entry_status (sort_at, entry_id, feed_id, is_starred, is_removed)
        WHERE is_starred = 1 AND is_removed = 0""",
    """CREATE TABLE entry_key (
        feed_id INTEGER NOT NULL REFERENCES feed (feed_id) ON DELETE CASCADE,
        key INTEGER NOT NULL,
        entry_id INTEGER NOT NULL,
        PRIMARY KEY (feed_id, key, entry_id)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE entry (
        entry_id INTEGER PRIMARY KEY REFERENCES entry_status (entry_id) ON DELETE CASCADE,
        title TEXT NOT NULL,
        author TEXT NOT NULL,
        snippet TEXT NOT NULL,
        thumbnail_url TEXT NOT NULL,
        guid TEXT NOT NULL,
        link TEXT NOT NULL,
        published_at INTEGER,
        updated_at INTEGER,
        date_text TEXT NOT NULL,
        is_date_only INTEGER NOT NULL,
        comments_url TEXT NOT NULL,
        language TEXT NOT NULL,
        content_hash TEXT NOT NULL,
        revisions INTEGER NOT NULL DEFAULT 0,
        categories TEXT NOT NULL,
        enclosures TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE entry_content (
        entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id) ON DELETE CASCADE,
        text_start TEXT,
        html BLOB NOT NULL
    ) STRICT""",
    """CREATE TABLE entry_text (
        entry_id INTEGER PRIMARY KEY REFERENCES entry (entry_id) ON DELETE CASCADE,
        title TEXT NOT NULL,
        author TEXT NOT NULL,
        text TEXT NOT NULL
    ) STRICT""",
    """CREATE VIRTUAL TABLE entry_search USING fts5 (
        title, author, text,
        content = 'entry_text', content_rowid = 'entry_id',
        tokenize = 'unicode61 remove_diacritics 2'
    )""",
    # Merging later halves what storing a document costs; searches stay as fast.
    "INSERT INTO entry_search (entry_search, rank) VALUES ('automerge', 16), ('crisismerge', 32)",
    """CREATE TRIGGER entry_text_inserted AFTER INSERT ON entry_text BEGIN
        INSERT INTO entry_search (rowid, title, author, text) VALUES (new.entry_id, new.title, new.author, new.text);
    END""",
    """CREATE TRIGGER entry_text_deleted AFTER DELETE ON entry_text BEGIN
        INSERT INTO entry_search (entry_search, rowid, title, author, text)
        VALUES ('delete', old.entry_id, old.title, old.author, old.text);
    END""",
    """CREATE TRIGGER entry_text_updated AFTER UPDATE ON entry_text BEGIN
        INSERT INTO entry_search (entry_search, rowid, title, author, text)
        VALUES ('delete', old.entry_id, old.title, old.author, old.text);
        INSERT INTO entry_search (rowid, title, author, text) VALUES (new.entry_id, new.title, new.author, new.text);
    END""",
    """CREATE TABLE retrieval (
        retrieval_id INTEGER PRIMARY KEY,
        feed_id INTEGER NOT NULL REFERENCES feed (feed_id) ON DELETE CASCADE,
        started_at INTEGER NOT NULL,
        finished_at INTEGER NOT NULL,
        rule TEXT NOT NULL,
        reason TEXT NOT NULL,
        outcome TEXT NOT NULL,
        status INTEGER NOT NULL,
        new_entries INTEGER NOT NULL,
        changed_entries INTEGER NOT NULL,
        wire_bytes INTEGER NOT NULL,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL,
        url TEXT NOT NULL
    ) STRICT""",
    "CREATE INDEX retrieval_by_feed ON retrieval (feed_id, started_at)",
    """CREATE TABLE access (
        access_id INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        utc_offset_seconds INTEGER NOT NULL,
        kind TEXT NOT NULL,
        feed_id INTEGER
    ) STRICT""",
    "CREATE INDEX access_by_time ON access (at)",
    """CREATE TABLE gap (
        gap_id INTEGER PRIMARY KEY,
        feed_id INTEGER NOT NULL REFERENCES feed (feed_id) ON DELETE CASCADE,
        at_least INTEGER NOT NULL,
        after_at INTEGER NOT NULL,
        before_at INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX gap_by_feed ON gap (feed_id, before_at)",
    """CREATE TABLE host_cooldown (
        host TEXT PRIMARY KEY,
        until INTEGER NOT NULL,
        rule TEXT NOT NULL
    ) STRICT, WITHOUT ROWID""",
    "CREATE TABLE preference (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    """CREATE TABLE picture (
        url TEXT PRIMARY KEY,
        path TEXT NOT NULL,
        size INTEGER NOT NULL,
        fetched_at INTEGER NOT NULL,
        last_used_at INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX picture_by_use ON picture (last_used_at)",
    "CREATE TABLE milestone (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Lay out an empty database, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
