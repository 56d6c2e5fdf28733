"""Schema 30: computers that keep in step through a folder. Frozen, as `steps` says; imports nothing from reader."""

import sqlite3
from collections.abc import Callable

TABLES = (
    """CREATE TABLE computer (
        number INTEGER PRIMARY KEY CHECK (number = 0),
        computer TEXT NOT NULL,
        name TEXT NOT NULL,
        folder TEXT NOT NULL,
        salt TEXT NOT NULL DEFAULT '',
        hlc INTEGER NOT NULL,
        sent INTEGER NOT NULL DEFAULT 0,
        last_frame INTEGER NOT NULL DEFAULT 0,
        pending_frame INTEGER,
        joined_at INTEGER NOT NULL,
        exchanged_at INTEGER,
        problem TEXT,
        problem_detail TEXT NOT NULL DEFAULT ''
    ) STRICT""",
    """CREATE TABLE other_computer (
        number INTEGER PRIMARY KEY CHECK (number > 0),
        computer TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL DEFAULT '',
        version TEXT NOT NULL DEFAULT '',
        seen_at INTEGER,
        problem TEXT,
        problem_detail TEXT NOT NULL DEFAULT '',
        is_forgotten INTEGER NOT NULL DEFAULT 0
    ) STRICT""",
    """CREATE TABLE log_place (
        path TEXT PRIMARY KEY,
        at INTEGER NOT NULL,
        digest BLOB NOT NULL
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE shared_id (
        kind TEXT NOT NULL,
        key TEXT NOT NULL,
        id INTEGER NOT NULL,
        PRIMARY KEY (kind, key)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX shared_id_here ON shared_id (kind, id)",
    """CREATE TABLE article_register (
        entry_id INTEGER NOT NULL REFERENCES entry_status (entry_id) ON DELETE CASCADE,
        field TEXT NOT NULL,
        value ANY,
        stamp INTEGER NOT NULL,
        computer INTEGER NOT NULL,
        PRIMARY KEY (entry_id, field)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE register (
        kind TEXT NOT NULL,
        key TEXT NOT NULL,
        field TEXT NOT NULL,
        value ANY,
        stamp INTEGER NOT NULL,
        computer INTEGER NOT NULL,
        PRIMARY KEY (kind, key, field)
    ) STRICT, WITHOUT ROWID""",
)
"""What is known of a folder and its computers.

`computer` has one row while a folder is joined; this computer has number 0 in registers, the others those of `other_computer`. `hlc` is
the clock that triggers read, `sent` the stamp up to which changes from here were written, as frames up to
`last_frame`; `salt` is that of the passphrase, empty for none. `log_place` says how far
each log was read. `shared_id` names rows here by what they are called in the folder; a feed may have several names.
A register holds the last known value of a field, when it was set and by which computer: those of articles by entry, all others by
name, among them those of articles that are not here.
"""

SHARED = "EXISTS (SELECT 1 FROM shared_id i WHERE i.kind = 'feed' AND i.id = new.feed_id)"
READ = "(new.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = new.copy_of), 1))"
REGISTERED = "coalesce((SELECT r.value FROM article_register r WHERE r.entry_id = new.entry_id AND r.field = '{}'), 0)"
TAG = "(SELECT 'tag ' || lower(t.name) FROM tag t WHERE t.tag_id = {0}.tag_id)"
NAME = "(SELECT t.name FROM tag t WHERE t.tag_id = new.tag_id)"
OF_SHARED = """EXISTS (SELECT 1 FROM entry_status s CROSS JOIN shared_id i ON i.kind = 'feed' AND i.id = s.feed_id
    WHERE s.entry_id = {0}.entry_id)"""
TRIGGERS = (
    f"""CREATE TRIGGER shared_read AFTER UPDATE OF is_read, copy_of ON entry_status
    WHEN {SHARED} AND {READ} <> {REGISTERED.format("read")} BEGIN
        INSERT OR REPLACE INTO article_register (entry_id, field, value, stamp, computer)
        SELECT new.entry_id, 'read', {READ}, c.hlc, 0 FROM computer c;
    END""",  # noqa: S608 -- our own words
    """CREATE TRIGGER shared_read_copies AFTER UPDATE OF is_read ON entry_status
    WHEN new.is_read <> old.is_read AND EXISTS (SELECT 1 FROM computer)
    AND EXISTS (SELECT 1 FROM entry_status s WHERE s.copy_of = new.entry_id) BEGIN
        INSERT OR REPLACE INTO article_register (entry_id, field, value, stamp, computer)
        SELECT s.entry_id, 'read', new.is_read, c.hlc, 0 FROM computer c CROSS JOIN entry_status s
        WHERE s.copy_of = new.entry_id AND s.is_read = 1
        AND EXISTS (SELECT 1 FROM shared_id i WHERE i.kind = 'feed' AND i.id = s.feed_id)
        AND new.is_read <> coalesce((SELECT r.value FROM article_register r WHERE r.entry_id = s.entry_id AND r.field = 'read'), 0);
    END""",
    *(
        f"""CREATE TRIGGER shared_{mark} AFTER UPDATE OF is_{mark} ON entry_status
    WHEN {SHARED} AND new.is_{mark} <> {REGISTERED.format(mark)} BEGIN
        INSERT OR REPLACE INTO article_register (entry_id, field, value, stamp, computer)
        SELECT new.entry_id, '{mark}', new.is_{mark}, c.hlc, 0 FROM computer c;
    END"""  # noqa: S608 -- our own words
        for mark in ("starred", "later", "hidden")
    ),
    # no OR REPLACE here: that of the statement which adds a tag would hold instead
    f"""CREATE TRIGGER shared_tagged AFTER INSERT ON entry_tag
    WHEN EXISTS (SELECT 1 FROM computer) AND {OF_SHARED.format("new")} BEGIN
        UPDATE article_register SET value = {NAME}, stamp = (SELECT hlc FROM computer), computer = 0
        WHERE entry_id = new.entry_id AND field = {TAG.format("new")} AND value IS NULL;
        INSERT INTO article_register (entry_id, field, value, stamp, computer)
        SELECT new.entry_id, {TAG.format("new")}, {NAME}, c.hlc, 0 FROM computer c WHERE NOT EXISTS (
            SELECT 1 FROM article_register r WHERE r.entry_id = new.entry_id AND r.field = {TAG.format("new")});
    END""",  # noqa: S608 -- our own words
    f"""CREATE TRIGGER shared_untagged AFTER DELETE ON entry_tag
    WHEN EXISTS (SELECT 1 FROM computer) AND {OF_SHARED.format("old")} BEGIN
        UPDATE article_register SET value = NULL, stamp = (SELECT hlc FROM computer), computer = 0
        WHERE entry_id = old.entry_id AND field = {TAG.format("old")} AND value IS NOT NULL;
    END""",  # noqa: S608 -- our own words
    f"""CREATE TRIGGER shared_tag_renamed AFTER UPDATE OF name ON tag
    WHEN lower(new.name) <> lower(old.name) AND EXISTS (SELECT 1 FROM computer) BEGIN
        UPDATE article_register SET value = NULL, stamp = (SELECT hlc FROM computer), computer = 0
        WHERE field = 'tag ' || lower(old.name) AND value IS NOT NULL
        AND entry_id IN (SELECT e.entry_id FROM entry_tag e WHERE e.tag_id = new.tag_id);
        UPDATE article_register SET value = new.name, stamp = (SELECT hlc FROM computer), computer = 0
        WHERE field = 'tag ' || lower(new.name) AND value IS NULL
        AND entry_id IN (SELECT e.entry_id FROM entry_tag e WHERE e.tag_id = new.tag_id);
        INSERT INTO article_register (entry_id, field, value, stamp, computer)
        SELECT e.entry_id, 'tag ' || lower(new.name), new.name, c.hlc, 0 FROM computer c CROSS JOIN entry_tag e
        WHERE e.tag_id = new.tag_id AND {OF_SHARED.format("e")} AND NOT EXISTS (
            SELECT 1 FROM article_register r WHERE r.entry_id = e.entry_id AND r.field = 'tag ' || lower(new.name));
    END""",  # noqa: S608 -- our own words
)
"""Whatever changes a mark or tag of a shared feed's article, a rule or an undo, is noted in its register, unless that says so already:
what comes in is written there first. Without a folder `shared_id` is empty, and that is all a trigger finds out.
A copy counts as read once its original is (`READ`). The field of a tag is its name in lower case, the value its spelling, NULL once it was taken off.
"""

PARTS: dict[int, tuple[str | Callable[[sqlite3.Connection], None], ...]] = {30: (*TABLES, *TRIGGERS)}
