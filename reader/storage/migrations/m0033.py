"""Schema 33: a mark is noted without replacing rows. Frozen, as `steps` says; imports nothing from reader."""

SHARED = "EXISTS (SELECT 1 FROM shared_id i WHERE i.kind = 'feed' AND i.id = new.feed_id)"
READ = "(new.is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = new.copy_of), 1))"
MARKS = {
    "read": ("is_read, copy_of", READ),
    "starred": ("is_starred", "new.is_starred"),
    "later": ("is_later", "new.is_later"),
    "hidden": ("is_hidden", "new.is_hidden"),
}
"""By name: the columns that decide, and the mark as others see it."""

NOTING = tuple(
    statement
    for mark, (columns, value) in MARKS.items()
    for statement in (
        f"DROP TRIGGER shared_{mark}",
        # a look before INSERT OR REPLACE costs a third more
        f"""CREATE TRIGGER shared_{mark} AFTER UPDATE OF {columns} ON entry_status WHEN {SHARED} BEGIN
        INSERT INTO article_register (entry_id, field, value, stamp, computer)
        SELECT new.entry_id, '{mark}', 1, c.hlc, 0 FROM computer c WHERE {value} ON CONFLICT DO NOTHING;
        UPDATE article_register SET value = {value}, stamp = coalesce((SELECT hlc FROM computer), stamp), computer = 0
        WHERE entry_id = new.entry_id AND field = '{mark}' AND coalesce(value, 0) <> {value};
    END""",  # noqa: S608 -- our own words
    )
)

PARTS = {33: NOTING}
