"""Entries at their server: each one's item, and the server's last known marks. The server's state (the base) is set before the
mark itself, so that the triggers that fill the outbox see both agree.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from reader.domain.accounts import LABEL, READ, STARRED, KnownItem, KnownItems, NewItem
from reader.domain.ids import AccountId, EntryId, FeedId
from reader.storage import tags
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list, storable, whole_or_none
from reader.storage.selection import READ_THERE

_BASES = {READ: "base_read", STARRED: "base_starred"}
_NOT_WAITING = "NOT EXISTS (SELECT 1 FROM outbox o WHERE o.entry_id = r.entry_id AND o.mark = :mark)"
_LISTED = "r.account_id = :account_id AND r.item_id IN (SELECT value FROM json_each(:item_ids))"
_SET = {
    READ: "is_read = :value, read_at = CASE :value WHEN 1 THEN :now END, is_hidden = is_hidden AND :value",
    STARRED: "is_starred = :value, starred_at = CASE :value WHEN 1 THEN :now END",
}

_REPLACED = "replaced "
TOP = (1 << 63) - 1
_THERE = {READ: READ_THERE, STARRED: "s.is_starred"}


def known(connection: ReadConnection, account_id: AccountId) -> KnownItems:
    """Return all stored items of an account; of 50,000 the rows would take as much memory again as the result."""
    entries: dict[int, EntryId] = {}
    read, starred, removed = set[int](), set[int](), set[int]()
    for item_id, entry_id, is_read, is_starred, is_removed in connection.execute(
        """SELECT r.item_id, r.entry_id, r.base_read, r.base_starred, s.is_removed
        FROM remote_item r CROSS JOIN entry_status s ON s.entry_id = r.entry_id WHERE r.account_id = ?""",
        (account_id,),
    ):
        entries[item_id] = entry_id
        for has, items in ((is_read, read), (is_starred, starred), (is_removed, removed)):
            if has:
                items.add(item_id)
    return KnownItems(entries, read, starred, removed)


def stored(connection: ReadConnection, account_id: AccountId) -> Iterator[int]:
    """Yield the stored items of an account one by one: the set of 50,000 takes megabytes."""
    rows = connection.execute("SELECT item_id FROM remote_item WHERE account_id = ?", (account_id,))
    return (row[0] for row in rows)


def absent(connection: ReadConnection, account_id: AccountId) -> dict[int, tuple[int, int]]:
    """Return listed items without contents at the server, with the number and last time of requests."""
    rows = connection.execute("SELECT item_id, tries, asked_at FROM remote_absent WHERE account_id = ?", (account_id,)).fetchall()
    return {item_id: (tries, asked_at) for item_id, tries, asked_at in rows}


def note_asked(connection: WriteConnection, account_id: AccountId, given: Iterable[int], absent: Iterable[int], now: int) -> None:
    """Record a request for contents of these items: those given and those missing."""
    connection.execute(
        "DELETE FROM remote_absent WHERE account_id = ? AND item_id IN (SELECT value FROM json_each(?))",
        (account_id, id_list(given)),
    )
    connection.executemany(
        """INSERT INTO remote_absent (account_id, item_id, tries, asked_at) VALUES (?, ?, 1, ?)
        ON CONFLICT (account_id, item_id) DO UPDATE SET tries = tries + 1, asked_at = excluded.asked_at""",
        [(account_id, item_id, now) for item_id in absent],
    )


def forget_absent(connection: WriteConnection, account_id: AccountId, *, asked_before: int) -> None:
    """Forget missing items not requested since then: they are no longer listed."""
    connection.execute("DELETE FROM remote_absent WHERE account_id = ? AND asked_at < ?", (account_id, asked_before))


def originals(connection: ReadConnection, account_id: AccountId) -> frozenset[int]:
    """Return the items that have duplicates."""
    return frozenset(
        connection.column(
            """SELECT r.item_id FROM entry_status c CROSS JOIN remote_item r ON r.entry_id = c.copy_of
        WHERE c.copy_of IS NOT NULL AND r.account_id = ?""",
            (account_id,),
        )
    )


def entries(connection: ReadConnection, account_id: AccountId, item_ids: Iterable[int]) -> dict[int, EntryId]:
    query = f"SELECT r.item_id, r.entry_id FROM remote_item r WHERE {_LISTED}"  # noqa: S608 -- our own words
    return dict(connection.execute(query, {"account_id": account_id, "item_ids": id_list(item_ids)}).fetchall())


def item_of(connection: ReadConnection, entry_id: EntryId) -> tuple[AccountId, int] | None:
    row = connection.execute("SELECT account_id, item_id FROM remote_item WHERE entry_id = ?", (entry_id,)).fetchone()
    return None if row is None else (AccountId(row[0]), int(row[1]))


def feeds_of(connection: ReadConnection, account_id: AccountId, item_ids: Iterable[int]) -> dict[int, str]:
    """Return the server's names of these items' feeds, as far as both are known."""
    query = f"""SELECT r.item_id, f.remote_id FROM remote_item r CROSS JOIN entry_status s ON s.entry_id = r.entry_id
        CROSS JOIN feed g ON g.feed_id = s.feed_id CROSS JOIN feed h ON h.canonical = g.canonical
        CROSS JOIN remote_feed f ON f.feed_id = h.feed_id AND f.account_id = r.account_id WHERE {_LISTED} AND f.remote_id <> ''"""  # noqa: S608 -- our own words
    return dict(connection.execute(query, {"account_id": account_id, "item_ids": id_list(item_ids)}).fetchall())


def titles(connection: ReadConnection, account_id: AccountId, item_ids: Iterable[int]) -> dict[EntryId, str]:
    """Return the titles or links of these items' entries."""
    query = f"""SELECT r.entry_id, coalesce(nullif(e.title, ''), e.link) FROM remote_item r
        JOIN entry e ON e.entry_id = r.entry_id WHERE {_LISTED}"""  # noqa: S608 -- our own words
    return dict(connection.execute(query, {"account_id": account_id, "item_ids": id_list(item_ids)}).fetchall())


def add(connection: WriteConnection, account_id: AccountId, items: Sequence[NewItem], now: int) -> tuple[EntryId, ...]:
    """Store the items of new entries with the server's marks; return those that became read. This precedes rules, so that their
    marks are sent. An entry known as another item becomes this one.
    """
    _note(connection, account_id, items)
    changes = [
        apply(
            connection, account_id, mark, [each.item_id for each in items if _mark_of(each, mark) is is_set], now, is_set=is_set
        )
        for mark in _BASES
        for is_set in (True, False)
    ]
    _take_labels(connection, account_id, items, now)
    return changes[0]


def adopt(
    connection: WriteConnection, account_id: AccountId, items: Sequence[NewItem], now: int
) -> list[tuple[str, bool, tuple[EntryId, ...]]]:
    """Store the items of existing entries, and have the user's changes to them sent; return the marks that changed here. For
    feeds that the server has with new ids, and feeds moved to it. A read mark, star or tag on either side is kept: unread is the
    initial state, and no mark, unless it waits to be sent. But for a feed subscribed to again at the server by somebody else,
    unread items there are intended.
    """
    _note(connection, account_id, items)
    ids = id_list(each.entry_id for each in items)
    replaced = set(
        connection.column(
            f"""UPDATE OR IGNORE entry_status SET identity = substr(identity, {len(_REPLACED) + 1})
            WHERE entry_id IN (SELECT value FROM json_each(?)) AND identity LIKE '{_REPLACED}%' RETURNING entry_id""",  # noqa: S608 -- our own words
            (ids,),
        )
    )
    unread = [each.item_id for each in items if each.entry_id in replaced and not each.is_read]
    changed = [
        (mark, is_set, apply(connection, account_id, mark, item_ids, now, is_set=is_set))
        for mark, is_set, item_ids in (
            (STARRED, True, [each.item_id for each in items if each.is_starred]),
            (READ, True, [each.item_id for each in items if each.is_read]),
            (READ, False, unread),
        )
    ]
    _take_labels(connection, account_id, items, now)
    rows = "FROM json_each(:ids) AS j CROSS JOIN remote_item r ON r.entry_id = j.value CROSS JOIN entry_status s ON s.entry_id = r.entry_id"
    for mark, column in _BASES.items():
        connection.execute(
            f"""INSERT INTO mark_change (entry_id, mark, value, base) SELECT r.entry_id, :mark, {_THERE[mark]}, r.{column} {rows}
            WHERE {_THERE[mark]} OR EXISTS (SELECT 1 FROM outbox o WHERE o.entry_id = r.entry_id AND o.mark = :mark)""",  # noqa: S608 -- our own words
            {"ids": ids, "mark": mark},
        )
    connection.execute(
        """INSERT INTO mark_change (entry_id, mark, value, base) SELECT l.entry_id, :label || t.name, 1, 0
        FROM json_each(:ids) AS j CROSS JOIN labelled l ON l.entry_id = j.value CROSS JOIN entry_tag e ON e.entry_id = l.entry_id
        CROSS JOIN tag t ON t.tag_id = e.tag_id
        WHERE NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = l.entry_id AND b.tag = t.name)
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.entry_id = l.entry_id AND o.mark = :label || t.name COLLATE NOCASE)""",
        {"ids": ids, "label": LABEL},
    )
    return [each for each in changed if each[2]]


def apply(
    connection: WriteConnection,
    account_id: AccountId,
    mark: str,
    item_ids: Iterable[int],
    now: int,
    *,
    is_set: bool,
) -> tuple[EntryId, ...]:
    """Apply a mark (READ or STARRED) of the server, except where a change of ours waits; return the entries whose mark really
    changed. A hidden entry that becomes unread there is shown again.
    """
    asked = {"account_id": account_id, "item_ids": id_list(item_ids), "mark": mark, "value": int(is_set), "now": now}
    connection.execute(
        f"UPDATE remote_item AS r SET {_BASES[mark]} = :value WHERE {_LISTED} AND {_NOT_WAITING}",  # noqa: S608 -- our own words
        asked,
    )
    rows = connection.execute(
        f"""UPDATE entry_status AS s SET {_SET[mark]} WHERE s.is_{mark} <> :value AND {_THERE[mark]} <> :value AND s.entry_id IN (
            SELECT r.entry_id FROM remote_item r WHERE {_LISTED} AND {_NOT_WAITING})
        RETURNING entry_id, is_removed""",  # noqa: S608 -- our own words
        asked,
    ).fetchall()
    return tuple(EntryId(entry_id) for entry_id, is_removed in rows if not is_removed)


def apply_label(
    connection: WriteConnection, account_id: AccountId, name: str, item_ids: Iterable[int], now: int
) -> tuple[list[EntryId], list[EntryId]]:
    """Give exactly these items a label unless a change of ours waits; return entries that got and lost it."""
    name, tag = storable(name), tags.plain_name(name)
    asked = {"account_id": account_id, "item_ids": id_list(item_ids), "mark": LABEL + name, "name": name}
    listed, rest = (
        connection.column(
            f"SELECT r.entry_id FROM remote_item r WHERE {where} AND {_NOT_WAITING}",  # noqa: S608 -- our own words
            asked,
        )
        for where in (
            _LISTED,
            f"""NOT ({_LISTED}) AND r.account_id = :account_id AND r.entry_id IN (
                SELECT l.entry_id FROM remote_label l WHERE l.name = :name)""",  # noqa: S608 -- our own words
        )
    )
    connection.executemany("DELETE FROM remote_label WHERE entry_id = ? AND name = ?", [(entry_id, name) for entry_id in rest])
    # a tag exists as long as one of its spellings does
    bare = set(rest) - set(
        connection.column(
            """SELECT entry_id FROM remote_label WHERE tag = :tag AND entry_id IN (SELECT value FROM json_each(:rest))
            UNION SELECT entry_id FROM outbox WHERE mark = :mark COLLATE NOCASE AND value AND entry_id IN (SELECT value FROM json_each(:rest))""",
            {"tag": tag, "mark": LABEL + tag, "rest": id_list(rest)},
        )
    )
    lost = tags.remove_from(connection, sorted(bare), name) if bare else []
    return _label(connection, listed, name, now), lost


def has_labels(connection: ReadConnection, account_id: AccountId) -> bool:
    """Return whether tags of an account's entries are kept at its server."""
    rows = connection.execute("SELECT has_labels FROM account WHERE account_id = ?", (account_id,)).fetchall()
    return bool(rows and rows[0][0])


def labels(connection: ReadConnection, account_id: AccountId) -> list[str]:
    """Return the last known labels of an account's items."""
    return connection.column(
        """SELECT DISTINCT l.name FROM remote_label l CROSS JOIN remote_item r ON r.entry_id = l.entry_id
        WHERE r.account_id = ? ORDER BY l.name""",
        (account_id,),
    )


def labels_among(connection: ReadConnection, account_id: AccountId, names: Iterable[str]) -> set[str]:
    """Return those of these names that are last known labels of an account's items."""
    return set(
        connection.column(
            """SELECT j.value FROM json_each(?) AS j WHERE EXISTS (
            SELECT 1 FROM remote_label l CROSS JOIN remote_item r ON r.entry_id = l.entry_id
            WHERE l.name = j.value AND r.account_id = ?)""",
            (json.dumps([storable(each) for each in names]), account_id),
        )
    )


def labelled(connection: ReadConnection, account_id: AccountId, name: str) -> frozenset[int]:
    """Return the items last known to have a label, spelled so."""
    return frozenset(
        connection.column(
            """SELECT r.item_id FROM remote_label l CROSS JOIN remote_item r ON r.entry_id = l.entry_id
        WHERE l.name = ? AND r.account_id = ?""",
            (storable(name), account_id),
        )
    )


def unlinked(connection: ReadConnection, feed_id: FeedId, keys: Iterable[int]) -> dict[int, EntryId]:
    """Return entries of a feed without an item, by unique keys of link and title."""
    rows = connection.execute(
        """SELECT s.copy_key, min(s.entry_id) FROM json_each(?) AS j CROSS JOIN entry_status s ON s.copy_key = j.value
        WHERE s.feed_id = ? AND NOT s.is_removed AND NOT EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = s.entry_id)
        GROUP BY s.copy_key HAVING count(*) = 1""",
        (id_list(keys), feed_id),
    ).fetchall()
    return {key: EntryId(entry_id) for key, entry_id in rows}


def unmatched(connection: ReadConnection, account_id: AccountId) -> list[tuple[FeedId, str]]:
    """Return feeds that their server has under a new name, with that name, while articles of them have no item. Such an article
    may be any item of its feed there, including one read and stored long ago, which no other list shows.
    """
    rows = connection.execute(
        """SELECT f.feed_id, f.remote_id FROM remote_feed f JOIN subscription u ON u.feed_id = f.feed_id
        WHERE f.account_id = ? AND f.is_unmatched AND f.remote_id <> '' AND u.removed_at IS NULL AND EXISTS (
            SELECT 1 FROM entry_status s WHERE s.feed_id = f.feed_id AND NOT s.is_removed
            AND NOT EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = s.entry_id)) ORDER BY f.feed_id""",
        (account_id,),
    ).fetchall()
    return [(FeedId(row[0]), row[1]) for row in rows]


def matched(connection: WriteConnection, feed_id: FeedId) -> None:
    """Record that all items of a feed were compared: entries without an item are not at the server."""
    connection.execute("UPDATE remote_feed SET is_unmatched = 0 WHERE feed_id = ?", (feed_id,))


def behind(
    connection: ReadConnection, account_id: AccountId, below: int, limit: int, *, feed_id: FeedId | None = None
) -> list[KnownItem]:
    """Return the newest items below one with their entries, of all feeds at the server or of one; newest first."""
    rows = connection.execute(
        """SELECT r.item_id, f.remote_id, r.crawled_at, s.copy_key, e.link, r.base_read, r.base_starred
        FROM remote_item r CROSS JOIN entry_status s ON s.entry_id = r.entry_id
        CROSS JOIN remote_feed f ON f.feed_id = s.feed_id AND f.remote_id <> '' LEFT JOIN entry e ON e.entry_id = r.entry_id
        WHERE r.account_id = ? AND r.item_id < ? AND coalesce(?, s.feed_id) = s.feed_id ORDER BY r.item_id DESC LIMIT ?""",
        (account_id, below, feed_id, limit),
    ).fetchall()
    return [
        KnownItem(item, remote_id, crawled_at, key, link, bool(was_read), bool(was_starred))
        for item, remote_id, crawled_at, key, link, was_read, was_starred in rows
    ]


def newest_marked(connection: ReadConnection, account_id: AccountId) -> int | None:
    """Return the newest item last known as unread or starred at the server."""
    rows = connection.execute(
        "SELECT item_id FROM remote_item WHERE account_id = ? AND (NOT base_read OR base_starred) ORDER BY item_id DESC LIMIT 1",
        (account_id,),
    ).fetchall()
    return rows[0][0] if rows else None


def start_over(connection: WriteConnection, account_id: AccountId, same_until: int = 0) -> None:
    """Detach items after the server was set up again, or restored from a backup: no item above `same_until` (0: none at all) is
    the same. Their entries lose their ids, which others will have, and keep their marks. Of the remaining ones the server may
    have lost any mark.
    """
    query = "SELECT item_id FROM remote_item WHERE account_id = ? AND item_id > ?"
    start_over_some(connection, account_id, [row[0] for row in connection.execute(query, (account_id, same_until or -TOP))])
    connection.execute(
        """UPDATE OR IGNORE entry_status SET identity = 'former ' || identity
        WHERE (identity LIKE :known || '%' AND CAST(substr(identity, length(:known) + 1) AS INTEGER) > :above)
        OR (identity LIKE 'item:%' AND CAST(substr(identity, length('item:') + 1) AS INTEGER) > :above
            AND feed_id IN (SELECT feed_id FROM remote_feed WHERE account_id = :account_id))""",
        {"account_id": account_id, "known": _former(account_id) + "item:", "above": same_until or -TOP},
    )
    connection.execute("DELETE FROM remote_absent WHERE account_id = ?", (account_id,))
    connection.execute("UPDATE remote_item SET base_read = 0, base_starred = 0 WHERE account_id = ?", (account_id,))
    for mark, is_set in _THERE.items():
        connection.execute(
            f"""INSERT INTO mark_change (entry_id, mark, value, base) SELECT r.entry_id, ?, 1, 0
            FROM remote_item r JOIN entry_status s ON s.entry_id = r.entry_id WHERE r.account_id = ? AND {is_set}""",  # noqa: S608 -- our own words
            (mark, account_id),
        )
    labels_there = "FROM remote_label WHERE entry_id IN (SELECT entry_id FROM remote_item WHERE account_id = ?)"
    connection.execute(
        f"""INSERT INTO mark_change (entry_id, mark, value, base) SELECT entry_id, ? || name, 1, 0 {labels_there}
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.entry_id = remote_label.entry_id AND o.mark = ? || name)""",  # noqa: S608 -- our own words
        (LABEL, account_id, LABEL),
    )
    connection.execute(f"DELETE {labels_there}", (account_id,))


def start_over_some(connection: WriteConnection, account_id: AccountId, item_ids: Iterable[int]) -> None:
    """Detach items whose ids the server gave to others."""
    asked = {"account_id": account_id, "item_ids": id_list(item_ids), "known": _former(account_id) + "item:%"}
    connection.execute(
        f"""UPDATE OR IGNORE entry_status SET identity = 'former ' || identity WHERE (identity LIKE :known OR identity LIKE 'item:%'
        OR identity LIKE '{_REPLACED}item:%') AND entry_id IN (SELECT r.entry_id FROM remote_item r WHERE {_LISTED})""",  # noqa: S608 -- our own words
        asked,
    )
    connection.execute(f"DELETE FROM remote_item AS r WHERE {_LISTED}", asked)  # noqa: S608 -- our own words


def displace(connection: WriteConnection, feed_id: FeedId, keys: Mapping[int, int | None]) -> None:
    """Detach entries whose former ids now belong to other articles."""
    connection.executemany(
        """UPDATE OR IGNORE entry_status SET identity = 'former ' || identity WHERE feed_id = ? AND identity = 'item:' || ?
        AND copy_key IS NOT NULL AND copy_key <> ? AND NOT EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = entry_status.entry_id)""",
        [(feed_id, item, key) for item, key in keys.items()],
    )


def replaced(connection: WriteConnection, feed_id: FeedId) -> None:
    """Record that somebody else unsubscribed this feed at the server: if it is followed there again, its articles have other ids,
    and the marks given there. Waiting changes are newer, and are sent then.
    """
    forget(connection, [feed_id])
    followed_there(connection, feed_id)


def followed_there(connection: WriteConnection, feed_id: FeedId) -> None:
    """Record that somebody else subscribed to this feed again at the server: marks given there are new."""
    connection.execute(
        f"""UPDATE OR IGNORE entry_status SET identity = '{_REPLACED}' || identity
        WHERE feed_id = ? AND identity NOT LIKE '{_REPLACED}%'
        AND NOT EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = entry_status.entry_id)""",  # noqa: S608 -- our own words
        (feed_id,),
    )


def forget_items(connection: WriteConnection, account_id: AccountId, item_ids: Iterable[int]) -> None:
    """Detach items that the server no longer has under these ids; entries, marks and changes stay."""
    connection.execute(
        "DELETE FROM remote_item WHERE account_id = ? AND item_id IN (SELECT value FROM json_each(?))",
        (account_id, id_list(item_ids)),
    )


def forget(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Detach all items of feeds that the server no longer has; entries, marks and changes stay."""
    connection.execute(
        """DELETE FROM remote_item WHERE entry_id IN (
            SELECT entry_id FROM entry_status WHERE feed_id IN (SELECT value FROM json_each(?)))""",
        (id_list(feed_ids),),
    )


def forget_others(connection: WriteConnection, account_id: AccountId, feed_id: FeedId) -> None:
    """Detach a feed's articles from items of other servers until the feed belongs to that server again."""
    asked = {"account_id": account_id, "feed_id": feed_id, "former": _former(account_id)}
    connection.execute(
        """UPDATE OR IGNORE entry_status AS s SET identity =
            'former ' || coalesce((SELECT r.account_id || ' ' FROM remote_item r WHERE r.entry_id = s.entry_id), '') || identity
        WHERE feed_id = :feed_id AND (identity LIKE 'item:%' OR identity LIKE 'replaced item:%')
        AND entry_id NOT IN (SELECT r.entry_id FROM remote_item r WHERE r.account_id = :account_id)""",
        asked,
    )
    connection.execute(
        """UPDATE OR IGNORE entry_status SET identity = substr(identity, length(:former) + 1)
        WHERE feed_id = :feed_id AND identity LIKE :former || 'item:%'""",
        asked,
    )
    connection.execute(
        """DELETE FROM remote_item WHERE account_id <> :account_id AND entry_id IN (
            SELECT entry_id FROM entry_status WHERE feed_id = :feed_id)""",
        asked,
    )


def detach_moved_items(connection: WriteConnection, account_id: AccountId) -> None:
    """Detach articles moved to this computer from their items, unless the server still has their feed."""
    connection.execute(
        """DELETE FROM remote_item WHERE account_id = :account_id AND entry_id IN (
            SELECT s.entry_id FROM entry_status s JOIN feed f ON f.feed_id = s.feed_id
            WHERE s.feed_id NOT IN (SELECT feed_id FROM remote_feed) AND f.canonical NOT IN (
                SELECT g.canonical FROM remote_feed r JOIN feed g ON g.feed_id = r.feed_id
                JOIN subscription u ON u.feed_id = r.feed_id
                WHERE r.account_id = :account_id AND r.remote_id <> '' AND u.removed_at IS NOT NULL))""",
        {"account_id": account_id},
    )


def _former(account_id: AccountId) -> str:
    return f"former {account_id} "


def _mark_of(item: NewItem, mark: str) -> bool:
    return item.is_read if mark == READ else item.is_starred


def _note(connection: WriteConnection, account_id: AccountId, items: Sequence[NewItem]) -> None:
    connection.executemany(
        "DELETE FROM remote_item WHERE account_id = ? AND item_id = ? AND entry_id <> ?",
        [(account_id, each.item_id, each.entry_id) for each in items],
    )
    connection.executemany(
        """INSERT INTO remote_item (entry_id, account_id, item_id, base_read, base_starred, crawled_at) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (entry_id) DO UPDATE SET account_id = excluded.account_id, item_id = excluded.item_id,
            base_read = excluded.base_read, base_starred = excluded.base_starred, crawled_at = excluded.crawled_at""",
        [
            (each.entry_id, account_id, each.item_id, int(each.is_read), int(each.is_starred), whole_or_none(each.crawled_at))
            for each in items
        ],
    )


def _take_labels(connection: WriteConnection, account_id: AccountId, items: Sequence[NewItem], now: int) -> None:
    """Store the server's labels of these items as tags; a name too long is skipped, not truncated."""
    ids = id_list(each.entry_id for each in items)
    connection.execute("DELETE FROM remote_label WHERE entry_id IN (SELECT value FROM json_each(?))", (ids,))
    if not has_labels(connection, account_id):
        return
    with_label: defaultdict[str, list[EntryId]] = defaultdict(list)
    for each in items:
        for name in set(each.labels):
            if name.strip("\0 \t\r\n") and len(name) <= tags.NAME_MAX:
                with_label[name].append(each.entry_id)
    for name, entry_ids in with_label.items():
        _label(connection, entry_ids, name, now)


def _label(connection: WriteConnection, entry_ids: Sequence[EntryId], name: str, now: int) -> list[EntryId]:
    """Store a label as the server spells it. A tag removed here, whose removal still waits, does not return by another spelling."""
    name, tag = storable(name), tags.plain_name(name)
    connection.executemany(
        "INSERT OR IGNORE INTO remote_label (entry_id, name, tag) VALUES (?, ?, ?)",
        [(entry_id, name, tag) for entry_id in entry_ids],
    )
    is_taken_off = """EXISTS (SELECT 1 FROM outbox o LEFT JOIN remote_label l ON l.entry_id = o.entry_id AND o.mark = :label || l.name
        WHERE o.entry_id = j.value AND NOT o.value AND (l.tag = :tag OR o.mark = :label || :tag COLLATE NOCASE))"""
    asked = {"ids": id_list(entry_ids), "label": LABEL, "name": name, "tag": tag}
    connection.execute(
        f"""INSERT INTO mark_change (entry_id, mark, value, base) SELECT j.value, :label || :name, 0, 1 FROM json_each(:ids) AS j
        WHERE {is_taken_off} AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.entry_id = j.value AND o.mark = :label || :name)""",  # noqa: S608 -- our own words
        asked,
    )
    rows = connection.execute(f"SELECT j.value FROM json_each(:ids) AS j WHERE NOT {is_taken_off}", asked).fetchall()  # noqa: S608 -- our own words
    return tags.add(connection, [row[0] for row in rows], name, now) if rows else []
