"""Schema of 0.1.0, in the parts it grew by. Frozen, as `steps` says; imports nothing from reader."""

FIRST_SCHEMA = (
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
"""The first schema.

`entry_status` holds what must outlive an entry: who it is, its place in the list, its marks. An entry and its status share an id.
`entry_key` recognises an entry whose identity changed: 64-bit hashes of its guid, link and title. `entry_text` is the content that
`entry_search` indexes; triggers keep the two in step, also where rows go by cascade. `access.feed_id` is no reference: habits
outlive feeds, and ids are never given twice. The long columns stand last in their rows, so that short ones are read without them.
"""

PLANNING = (
    "ALTER TABLE feed ADD COLUMN next_rule TEXT NOT NULL DEFAULT 'scheduled'",
    "ALTER TABLE feed ADD COLUMN next_postings REAL",
    "ALTER TABLE feed ADD COLUMN next_look_at INTEGER",
    "ALTER TABLE feed ADD COLUMN next_saving REAL",
    "ALTER TABLE feed ADD COLUMN next_price REAL",
    "ALTER TABLE retrieval ADD COLUMN expected_postings REAL",
    "ALTER TABLE retrieval ADD COLUMN expected_look_at INTEGER",
    "ALTER TABLE retrieval ADD COLUMN saving REAL",
    "ALTER TABLE retrieval ADD COLUMN price REAL",
    "CREATE INDEX retrieval_by_time ON retrieval (started_at)",
    "ALTER TABLE entry_status ADD COLUMN posted_at INTEGER",
    "CREATE INDEX entry_status_first_seen ON entry_status (first_seen_at)",
    "CREATE TABLE planning (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
)
"""What planning remembers.

Plans and retrievals keep the numbers behind their reason: entries expected, the expected access of the user, misses saved, price.
`entry_status.posted_at` is when an entry is believed to have been posted; NULL means its place in the list tells. `planning` holds what a planner
needs after a restart, as JSON by name.
"""

MARKS = (
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
"""What readers do with entries.

`entry_status.copy_of` names the entry of another feed that is the same article (same normalised link and title, hashed into `copy_key`);
a copy is stored as read and not listed beside the other. Hidden entries are read too. The indexes of lists carry both, so that lists are
read from them alone. `icon.address` is the address a feed names for its icon, else the origin of its site; empty data: there is none.
Conditions and actions of a rule are JSON.
"""

NOTICES = (
    "ALTER TABLE folder ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'",
    "ALTER TABLE subscription ADD COLUMN is_imported INTEGER NOT NULL DEFAULT 0",
    "UPDATE subscription SET is_imported = 1",
)
"""Who is notified of new articles.

Settings of a folder hold for what lies in it, unless that says otherwise itself. `is_imported` tells feeds that came with a list from
those that were added one by one; all that were followed before count as imported, so that nobody is notified who never asked for it.
"""

GAPS = (
    "ALTER TABLE gap ADD COLUMN found INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE gap ADD COLUMN reached_at INTEGER",
    "ALTER TABLE gap ADD COLUMN is_closed INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE gap ADD COLUMN searched_at INTEGER",
    "ALTER TABLE gap ADD COLUMN problem_kind TEXT",
    "ALTER TABLE gap ADD COLUMN problem_detail TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE gap ADD COLUMN next_url TEXT NOT NULL DEFAULT ''",
)
"""What was found of missing articles.

A gap keeps what was known when it was found: `at_least`, `after_at`, `before_at`. A search through the publisher's archive adds how
many it brought (`found`), the oldest posting that it reached (`reached_at`, the gap's near edge from then on), when it was, what ended
it, and the page to go on with (empty at the archive's end). A gap is closed once a page met what was there before it.
"""

READINGS = (
    """CREATE TABLE reading (
        reading_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL,
        feed_id INTEGER NOT NULL,
        at INTEGER NOT NULL,
        utc_offset_seconds INTEGER NOT NULL,
        seconds INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX reading_by_time ON reading (at)",
    "CREATE INDEX reading_by_entry ON reading (entry_id)",
    """CREATE TABLE judgement (
        judgement_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL UNIQUE,
        feed_id INTEGER NOT NULL,
        at INTEGER NOT NULL,
        value INTEGER NOT NULL
    ) STRICT""",
    """CREATE TABLE shown (
        shown_id INTEGER PRIMARY KEY,
        entry_id INTEGER NOT NULL UNIQUE,
        at INTEGER NOT NULL,
        times INTEGER NOT NULL
    ) STRICT""",
)
"""What the user read.

A reading is one article that was open: from when on (`at`), and for how long somebody was there. A judgement is what the user said of an
article, 1 (more of this) or -1 (less). `shown` counts how often an article stood in For you. None of them refers to the rows it names:
habits outlive entries and feeds, and ids are never given twice.
"""

PARTS: dict[int, tuple[str, ...]] = {
    1: FIRST_SCHEMA,
    2: PLANNING,
    3: MARKS,
    4: NOTICES,
    5: GAPS,
    6: READINGS,
}
