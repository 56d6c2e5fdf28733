"""Accounts on servers. Frozen: later changes are steps of their own. Imports nothing from reader.

An account's feeds and folders lie in one ordinary folder of its own, whose title is its name. `remote_feed` and `remote_item` say what the
server was last known to hold: a feed's title and folder, what is read and starred; `remote_label` which labels an entry has there. A feed that is
followed on this computer has no row. `removed_tree` holds, as JSON, the folders of an account that was removed and the places of its feeds, until it is restored.

`outbox` holds the marks that the server is still to get: the last value of each, `refusals` how often the server said OK and kept the other one,
`was_sent` whether it may have got this or another value since the last that it is known to hold. Nothing but triggers writes them, so that whatever changes a mark has it sent. A
mark that goes back to what the server holds, and was never sent, is none. `seq` is never given twice. A copy counts as read once its original is:
else an article would be lost unseen on other devices. What subscriptions wait for follows from `remote_feed` compared with `subscription`.
"""

import sqlite3

READ = "(s.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = s.copy_of), 1))"
"""Whether an entry counts as read on the server."""

STATEMENTS = (
    """CREATE TABLE account (
        account_id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        url TEXT NOT NULL,
        version TEXT NOT NULL DEFAULT '',
        certificate TEXT NOT NULL DEFAULT '',
        username TEXT NOT NULL,
        sign_in TEXT NOT NULL,
        folder_id INTEGER REFERENCES folder (folder_id),
        has_labels INTEGER NOT NULL,
        runs_rules INTEGER NOT NULL DEFAULT 1,
        refreshes_server INTEGER NOT NULL DEFAULT 0,
        added_at INTEGER NOT NULL,
        synced_at INTEGER,
        next_at INTEGER,
        not_before_at INTEGER NOT NULL DEFAULT 0,
        problem_kind TEXT,
        problem_detail TEXT NOT NULL DEFAULT '',
        problem_since INTEGER,
        failures INTEGER NOT NULL DEFAULT 0,
        seen TEXT NOT NULL DEFAULT '{}',
        removed_at INTEGER,
        removed_tree TEXT NOT NULL DEFAULT '{}'
    ) STRICT""",
    """CREATE TABLE remote_feed (
        feed_id INTEGER PRIMARY KEY REFERENCES feed (feed_id) ON DELETE CASCADE,
        account_id INTEGER NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
        remote_id TEXT NOT NULL DEFAULT '',
        title TEXT NOT NULL DEFAULT '',
        folder TEXT NOT NULL DEFAULT '',
        missing_since INTEGER,
        tries INTEGER NOT NULL DEFAULT 0
    ) STRICT""",
    "CREATE UNIQUE INDEX remote_feed_by_name ON remote_feed (account_id, remote_id) WHERE remote_id <> ''",
    "CREATE INDEX remote_feed_by_account ON remote_feed (account_id)",
    """CREATE TABLE remote_item (
        entry_id INTEGER PRIMARY KEY REFERENCES entry_status (entry_id) ON DELETE CASCADE,
        account_id INTEGER NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
        item_id INTEGER NOT NULL,
        base_read INTEGER NOT NULL,
        base_starred INTEGER NOT NULL,
        UNIQUE (account_id, item_id)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE remote_label (
        entry_id INTEGER NOT NULL REFERENCES remote_item (entry_id) ON DELETE CASCADE,
        name TEXT NOT NULL COLLATE NOCASE,
        PRIMARY KEY (entry_id, name)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE outbox (
        entry_id INTEGER NOT NULL REFERENCES remote_item (entry_id) ON DELETE CASCADE,
        mark TEXT NOT NULL COLLATE NOCASE,
        value INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        refusals INTEGER NOT NULL DEFAULT 0,
        was_sent INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (entry_id, mark)
    ) STRICT, WITHOUT ROWID""",
    "CREATE TABLE outbox_seq (seq INTEGER NOT NULL) STRICT",
    "INSERT INTO outbox_seq (seq) VALUES (0)",
    "CREATE VIEW mark_change (entry_id, mark, value, base) AS SELECT NULL, NULL, NULL, NULL",
    # no OR REPLACE and no upsert: how the statement that fires a trigger treats conflicts would hold inside it
    """CREATE TRIGGER mark_changed INSTEAD OF INSERT ON mark_change BEGIN
        UPDATE outbox_seq SET seq = seq + 1;
        UPDATE outbox SET value = new.value, seq = (SELECT seq FROM outbox_seq), refusals = 0
        WHERE entry_id = new.entry_id AND mark = new.mark;
        INSERT INTO outbox (entry_id, mark, value, seq) SELECT new.entry_id, new.mark, new.value, (SELECT seq FROM outbox_seq)
        WHERE new.value <> new.base AND NOT EXISTS (SELECT 1 FROM outbox WHERE entry_id = new.entry_id AND mark = new.mark);
        DELETE FROM outbox WHERE entry_id = new.entry_id AND mark = new.mark AND value = new.base AND was_sent = 0;
    END""",
    f"""CREATE TRIGGER entry_read AFTER UPDATE OF is_read, copy_of ON entry_status
    WHEN EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = new.entry_id) BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT s.entry_id, 'read', {READ}, r.base_read FROM entry_status s JOIN remote_item r ON r.entry_id = s.entry_id
        WHERE s.entry_id = new.entry_id
        AND ({READ} <> r.base_read OR EXISTS (SELECT 1 FROM outbox b WHERE b.entry_id = r.entry_id AND b.mark = 'read'))
        AND {READ} <> (old.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = old.copy_of), 1));
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT s.entry_id, 'read', {READ}, r.base_read FROM entry_status s JOIN remote_item r ON r.entry_id = s.entry_id
        WHERE s.copy_of = new.entry_id AND s.is_read = 1 AND new.is_read <> old.is_read;
    END""",  # noqa: S608 -- our own words
    """CREATE TRIGGER entry_starred AFTER UPDATE OF is_starred ON entry_status
    WHEN new.is_starred <> old.is_starred AND EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = new.entry_id) BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT new.entry_id, 'starred', new.is_starred, r.base_starred FROM remote_item r WHERE r.entry_id = new.entry_id
        AND (new.is_starred <> r.base_starred OR EXISTS (SELECT 1 FROM outbox b WHERE b.entry_id = r.entry_id AND b.mark = 'starred'));
    END""",
    """CREATE VIEW labelled (entry_id) AS SELECT r.entry_id FROM remote_item r
    JOIN account a ON a.account_id = r.account_id WHERE a.has_labels = 1""",
    *(
        f"""CREATE TRIGGER {name} AFTER {event} ON entry_tag
        WHEN EXISTS (SELECT 1 FROM labelled l WHERE l.entry_id = {row}.entry_id) BEGIN
            INSERT INTO mark_change (entry_id, mark, value, base)
            SELECT {row}.entry_id, 'label:' || t.name, {value},
                EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = {row}.entry_id AND b.name = t.name)
            FROM tag t WHERE t.tag_id = {row}.tag_id;
        END"""  # noqa: S608 -- our own words
        for name, event, row, value in (
            ("entry_tagged", "INSERT", "new", 1),
            ("entry_untagged", "DELETE", "old", 0),
        )
    ),
    """CREATE TRIGGER tag_renamed AFTER UPDATE OF name ON tag
    WHEN new.name <> old.name COLLATE NOCASE AND EXISTS (SELECT 1 FROM remote_item) BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT e.entry_id, 'label:' || old.name, 0, EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = e.entry_id AND b.name = old.name)
        FROM entry_tag e JOIN labelled l ON l.entry_id = e.entry_id WHERE e.tag_id = new.tag_id;
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT e.entry_id, 'label:' || new.name, 1, EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = e.entry_id AND b.name = new.name)
        FROM entry_tag e JOIN labelled l ON l.entry_id = e.entry_id WHERE e.tag_id = new.tag_id;
    END""",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Add them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
