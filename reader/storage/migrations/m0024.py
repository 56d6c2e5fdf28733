"""Marks that outlive what a server calls their article, and labels as it spells them. Frozen: later changes are steps of their own. Imports nothing from reader.

`outbox` hangs on the entry, no longer on its item: a server that numbers an article again, or has it no longer for a while, costs no mark. While an
entry of an account's feed belongs to no item, what its user marks is noted there too, whatever the server holds (`base` is NULL).
A server may tell "news" from "News" and "new  s" from "new s", which are one tag here (`tag`): what is put on or taken off is so by each spelling
that is there.
"""

import sqlite3

READ = "(s.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = s.copy_of), 1))"
"""Whether an entry counts as read on the server."""
BASE = "(SELECT r.base_{} FROM remote_item r WHERE r.entry_id = s.entry_id)"
WAITS = "EXISTS (SELECT 1 FROM outbox b WHERE b.entry_id = s.entry_id AND b.mark = '{}')"
OF_SERVER = """(EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = {0}.entry_id)
    OR EXISTS (SELECT 1 FROM remote_feed f WHERE f.feed_id = {0}.feed_id))"""
SPELLED = """SELECT {entry} AS entry_id, 'label:' || b.name AS mark, 1 AS base FROM remote_label b
        WHERE b.entry_id = {entry} AND b.tag = {name}
    UNION ALL SELECT o.entry_id, o.mark, 0 FROM outbox o WHERE o.entry_id = {entry} AND o.mark = 'label:' || {name} COLLATE NOCASE
        AND NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = o.entry_id AND 'label:' || b.name = o.mark)
    UNION ALL SELECT {entry}, 'label:' || {name}, CASE WHEN EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = {entry}) THEN 0 END
        WHERE NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = {entry} AND b.tag = {name})
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.entry_id = {entry} AND o.mark = 'label:' || {name} COLLATE NOCASE)"""
"""A label of an entry by each spelling that is there or waits, else as the tag is called; and whether the server has it."""
REBUILT = {
    "remote_label": """CREATE TABLE remote_label (
        entry_id INTEGER NOT NULL REFERENCES remote_item (entry_id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        tag TEXT NOT NULL COLLATE NOCASE,
        PRIMARY KEY (entry_id, name)
    ) STRICT, WITHOUT ROWID""",
    "outbox": """CREATE TABLE outbox (
        entry_id INTEGER NOT NULL REFERENCES entry_status (entry_id) ON DELETE CASCADE,
        mark TEXT NOT NULL,
        value INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        refusals INTEGER NOT NULL DEFAULT 0,
        was_sent INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (entry_id, mark)
    ) STRICT, WITHOUT ROWID""",
}
FORMER = {"remote_label": "entry_id, name, name", "outbox": "*"}
TRIGGERS = ("mark_changed", "entry_read", "entry_starred", "entry_tagged", "entry_untagged", "tag_renamed")
STATEMENTS = (
    *(f"DROP TRIGGER IF EXISTS {name}" for name in TRIGGERS),
    "DROP VIEW IF EXISTS labelled",
    *(
        statement
        for name, table in REBUILT.items()
        for statement in (
            f"ALTER TABLE {name} RENAME TO {name}_before",
            table,
            f"INSERT INTO {name} SELECT {FORMER[name]} FROM {name}_before",  # noqa: S608 -- our own words
            f"DROP TABLE {name}_before",
        )
    ),
    """CREATE VIEW labelled (entry_id) AS SELECT s.entry_id FROM entry_status s JOIN account a ON a.account_id = coalesce(
        (SELECT r.account_id FROM remote_item r WHERE r.entry_id = s.entry_id),
        (SELECT f.account_id FROM remote_feed f WHERE f.feed_id = s.feed_id)) WHERE a.has_labels = 1""",
    """CREATE TRIGGER mark_changed INSTEAD OF INSERT ON mark_change BEGIN
        UPDATE outbox_seq SET seq = seq + 1;
        UPDATE outbox SET value = new.value, seq = (SELECT seq FROM outbox_seq), refusals = 0
        WHERE entry_id = new.entry_id AND mark = new.mark;
        INSERT INTO outbox (entry_id, mark, value, seq) SELECT new.entry_id, new.mark, new.value, (SELECT seq FROM outbox_seq)
        WHERE new.value IS NOT new.base AND NOT EXISTS (SELECT 1 FROM outbox WHERE entry_id = new.entry_id AND mark = new.mark);
        DELETE FROM outbox WHERE entry_id = new.entry_id AND mark = new.mark AND value = new.base AND was_sent = 0;
    END""",
    f"""CREATE TRIGGER entry_read AFTER UPDATE OF is_read, copy_of ON entry_status WHEN {OF_SERVER.format("new")} BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT s.entry_id, 'read', {READ}, {BASE.format("read")} FROM entry_status s
        WHERE s.entry_id = new.entry_id AND ({READ} IS NOT {BASE.format("read")} OR {WAITS.format("read")})
        AND {READ} <> (old.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = old.copy_of), 1));
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT s.entry_id, 'read', {READ}, {BASE.format("read")} FROM entry_status s
        WHERE s.copy_of = new.entry_id AND s.is_read = 1 AND new.is_read <> old.is_read AND {OF_SERVER.format("s")};
    END""",  # noqa: S608 -- our own words
    f"""CREATE TRIGGER entry_starred AFTER UPDATE OF is_starred ON entry_status
    WHEN new.is_starred <> old.is_starred AND {OF_SERVER.format("new")} BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT s.entry_id, 'starred', s.is_starred, {BASE.format("starred")} FROM entry_status s WHERE s.entry_id = new.entry_id
        AND (s.is_starred IS NOT {BASE.format("starred")} OR {WAITS.format("starred")});
    END""",  # noqa: S608 -- our own words
    *(
        f"""CREATE TRIGGER {name} AFTER {event} ON entry_tag
        WHEN EXISTS (SELECT 1 FROM labelled l WHERE l.entry_id = {row}.entry_id) BEGIN
            INSERT INTO mark_change (entry_id, mark, value, base)
            SELECT w.entry_id, w.mark, {value}, w.base
            FROM ({SPELLED.format(entry=f"{row}.entry_id", name=f"(SELECT t.name FROM tag t WHERE t.tag_id = {row}.tag_id)")}) AS w;
        END"""  # noqa: S608 -- our own words
        for name, event, row, value in (("entry_tagged", "INSERT", "new", 1), ("entry_untagged", "DELETE", "old", 0))
    ),
    """CREATE TRIGGER tag_renamed AFTER UPDATE OF name ON tag
    WHEN new.name <> old.name COLLATE NOCASE AND EXISTS (SELECT 1 FROM remote_item) BEGIN
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT e.entry_id, 'label:' || b.name, 0, 1 FROM entry_tag e JOIN labelled l ON l.entry_id = e.entry_id
        JOIN remote_label b ON b.entry_id = e.entry_id AND b.tag = old.name WHERE e.tag_id = new.tag_id;
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT o.entry_id, o.mark, 0, 0 FROM entry_tag e JOIN outbox o ON o.entry_id = e.entry_id AND o.value = 1
            AND o.mark = 'label:' || old.name COLLATE NOCASE WHERE e.tag_id = new.tag_id;
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT e.entry_id, 'label:' || b.name, 1, 1 FROM entry_tag e JOIN labelled l ON l.entry_id = e.entry_id
        JOIN remote_label b ON b.entry_id = e.entry_id AND b.tag = new.name WHERE e.tag_id = new.tag_id;
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT o.entry_id, o.mark, 1, 0 FROM entry_tag e JOIN outbox o ON o.entry_id = e.entry_id AND o.value = 0
            AND o.mark = 'label:' || new.name COLLATE NOCASE WHERE e.tag_id = new.tag_id
            AND NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = e.entry_id AND b.tag = new.name);
        INSERT INTO mark_change (entry_id, mark, value, base)
        SELECT e.entry_id, 'label:' || new.name, 1, CASE WHEN EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = e.entry_id) THEN 0 END
        FROM entry_tag e JOIN labelled l ON l.entry_id = e.entry_id WHERE e.tag_id = new.tag_id
            AND NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = e.entry_id AND b.tag = new.name)
            AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.entry_id = e.entry_id AND o.mark = 'label:' || new.name COLLATE NOCASE);
    END""",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Rebuild the two tables and what fills them, inside the caller's transaction."""
    for statement in STATEMENTS:
        connection.execute(statement)
