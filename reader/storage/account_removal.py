"""Removal of accounts, with or without their feeds, and their restoration while they are kept. Engine thread. Nothing is removed
at the server. What was known of its items stays, and so do waiting changes, which are sent after the account is restored.
"""

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from reader.domain.ids import AccountId, FeedId, FolderId
from reader.storage import entry_changes, outbox, remote_feeds, subscriptions
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list, storable
from reader.storage.subscriptions import Sibling, folder_sibling, insert

_INSIDE = """WITH RECURSIVE inside (folder_id, depth) AS (
    SELECT folder_id, 0 FROM account WHERE account_id = ? AND folder_id IS NOT NULL
    UNION SELECT f.folder_id, i.depth + 1 FROM folder f JOIN inside i ON f.parent_id = i.folder_id
)
SELECT f.folder_id, f.parent_id, f.title, f.position, f.settings FROM inside i JOIN folder f ON f.folder_id = i.folder_id ORDER BY i.depth"""
_FOLLOWED = """SELECT u.feed_id, u.folder_id, u.position FROM subscription u JOIN remote_feed r ON r.feed_id = u.feed_id
WHERE r.account_id = ? AND u.removed_at IS NULL ORDER BY u.folder_id, u.position"""
_REMOTE = "feed_id, account_id, remote_id, title, folder, missing_since, tries"


def remove(connection: WriteConnection, account_id: AccountId, now: int, *, keeps_feeds: bool = False) -> list[FeedId]:
    """Remove an account; return its feeds, which were unsubscribed or (`keeps_feeds`) are followed on this computer from now on.
    A feed that this computer follows too is not kept twice.
    """
    tree: list[Sequence[Any]] = connection.execute(_INSIDE, (account_id,)).fetchall()
    places: list[Sequence[Any]] = connection.execute(_FOLLOWED, (account_id,)).fetchall()
    feed_ids = [FeedId(row[0]) for row in places]
    kept = _not_followed_here(connection, feed_ids) if keeps_feeds else []
    remote = connection.execute(
        f"DELETE FROM remote_feed WHERE feed_id IN (SELECT value FROM json_each(?)) RETURNING {_REMOTE}",  # noqa: S608 -- our own names
        (id_list(kept),),
    ).fetchall()
    entry_changes.copies_of_added_feeds(connection, kept)
    subscriptions.remove(connection, [each for each in feed_ids if each not in set(kept)], now)
    connection.execute(
        "UPDATE account SET removed_at = ?, folder_id = NULL, removed_tree = ? WHERE account_id = ?",
        (now, json.dumps({"folders": tree, "places": places, "remote": remote}), account_id),
    )
    if tree and not keeps_feeds:
        subscriptions.remove_tree(connection, [FolderId(row[0]) for row in tree])
    return feed_ids


def restore(connection: WriteConnection, account_id: AccountId) -> list[FeedId]:
    """Restore an account with its folders and feeds; return these, none if it exists or was purged."""
    rows = connection.execute(
        "SELECT removed_tree, url, removed_at FROM account WHERE account_id = ? AND removed_at IS NOT NULL", (account_id,)
    ).fetchall()
    if not rows:
        return []
    left = json.loads(rows[0][0])
    tree, places = left.get("folders", []), left.get("places", [])
    marks = ", ".join("?" * len(_REMOTE.split(",")))
    connection.executemany(
        f"INSERT OR IGNORE INTO remote_feed ({_REMOTE}) SELECT {marks} WHERE EXISTS (SELECT 1 FROM feed WHERE feed_id = ?)",  # noqa: S608 -- our own names
        [(*row, row[0]) for row in left.get("remote", [])],
    )
    kept = [FeedId(row[0]) for row in left.get("remote", [])]
    remote_feeds.take_titles(connection, kept)
    entry_changes.copies_of_added_feeds(connection, kept)
    _restore_folders(connection, tree)
    top = FolderId(tree[0][0]) if tree else subscriptions.add_folder(connection, rows[0][1])
    connection.execute(
        "UPDATE account SET removed_at = NULL, folder_id = ?, removed_tree = '{}' WHERE account_id = ?", (top, account_id)
    )
    places = places or _places_there(connection, account_id, rows[0][2])
    _put_back(connection, places, top)
    _put_out(connection, account_id)
    return _restore_feeds(connection, [FeedId(row[0]) for row in places])


def removed_as(connection: ReadConnection, url: str, username: str, since: int) -> AccountId | None:
    """Return the account of this login removed last with its feeds since then."""
    rows = connection.execute(
        """SELECT account_id FROM account WHERE url = ? AND username = ? AND removed_at > ?
        AND coalesce(json_array_length(removed_tree, '$.remote'), 0) = 0 ORDER BY removed_at DESC LIMIT 1""",
        (storable(url), storable(username), since),
    ).fetchall()
    return AccountId(rows[0][0]) if rows else None


def discard(connection: WriteConnection, account_id: AccountId) -> None:
    """Delete an account stored a moment ago, without feeds yet, and its folder; not one that may be restored."""
    query = "DELETE FROM account WHERE account_id = ? AND removed_at IS NULL RETURNING folder_id"
    rows = connection.execute(query, (account_id,)).fetchall()
    for (folder_id,) in rows:
        subscriptions.remove_folder(connection, FolderId(folder_id))


def removed(connection: ReadConnection, before: int) -> list[tuple[AccountId, str, str, int]]:
    """Return the accounts removed before a time, with their servers' addresses, their users and `secret_number`."""
    query = """SELECT account_id, url, username, coalesce(json_extract(seen, '$.secret_number'), 0) FROM account
    WHERE removed_at < ?"""
    return [(AccountId(account_id), *others) for account_id, *others in connection.execute(query, (before,)).fetchall()]


def purge(connection: WriteConnection, account_id: AccountId) -> None:
    """Delete a removed account with everything known of its server; entries and their marks stay."""
    connection.execute("DELETE FROM account WHERE account_id = ? AND removed_at IS NOT NULL", (account_id,))
    outbox.drop_stray(connection)


def _not_followed_here(connection: ReadConnection, feed_ids: list[FeedId]) -> list[FeedId]:
    return connection.column(
        """SELECT f.feed_id FROM json_each(?) AS j CROSS JOIN feed f ON f.feed_id = j.value WHERE NOT EXISTS (
            SELECT 1 FROM feed o JOIN subscription u ON u.feed_id = o.feed_id AND u.removed_at IS NULL
            WHERE o.canonical = f.canonical AND o.feed_id NOT IN (SELECT feed_id FROM remote_feed))""",
        (id_list(feed_ids),),
    )


def _restore_folders(connection: WriteConnection, tree: list[Sequence[Any]]) -> None:
    """Create missing folders, each in its parent or, without it, at the top; outer ones first."""
    there = set(connection.column("SELECT folder_id FROM folder"))
    back: defaultdict[FolderId | None, list[tuple[int | None, Sibling]]] = defaultdict(list)
    for number, parent_id, title, position, settings in tree:
        if number in there:
            continue
        parent = FolderId(parent_id) if parent_id in there else None
        connection.execute(
            "INSERT INTO folder (folder_id, parent_id, title, position, settings) VALUES (?, ?, ?, 0, ?)",
            (number, parent, title, settings),
        )
        there.add(number)
        back[parent].append((position, folder_sibling(FolderId(number))))
    for parent, newcomers in back.items():
        insert(connection, parent, sorted(newcomers, key=lambda each: each[0] or 0))


def _put_back(connection: WriteConnection, places: list[Sequence[Any]], top: FolderId) -> None:
    """Return the unsubscribed feeds to their places."""
    connection.executemany(
        """UPDATE subscription SET folder_id = coalesce((SELECT folder_id FROM folder WHERE folder_id = ?), ?), position = ?
        WHERE feed_id = ? AND removed_at IS NOT NULL""",
        [(folder_id, top, position, feed_id) for feed_id, folder_id, position in places],
    )


def _places_there(connection: WriteConnection, account_id: AccountId, removed_at: int) -> list[Sequence[Any]]:
    """Return where the server last had the feeds removed with their account: a salvage does not copy the tree."""
    rows = connection.execute(
        """SELECT r.feed_id, r.folder, u.position FROM remote_feed r JOIN subscription u ON u.feed_id = r.feed_id
        WHERE r.account_id = ? AND u.removed_at = ?""",
        (account_id, removed_at),
    ).fetchall()
    return [(feed_id, remote_feeds.folder_named(connection, account_id, folder), position) for feed_id, folder, position in rows]


def _put_out(connection: WriteConnection, account_id: AccountId) -> None:
    """Move feeds of this computer out of a kept folder of the account."""
    inside = set(connection.column(_INSIDE, (account_id,)))
    own = connection.execute(
        """SELECT feed_id, folder_id FROM subscription WHERE removed_at IS NULL AND folder_id IN (SELECT value FROM json_each(?))
        AND feed_id NOT IN (SELECT feed_id FROM remote_feed)""",
        (id_list(inside),),
    ).fetchall()
    for feed_id, _ in own:
        subscriptions.move(connection, FeedId(feed_id), None)


def _restore_feeds(connection: WriteConnection, feed_ids: list[FeedId]) -> list[FeedId]:
    """Follow these feeds again, except those whose address the account follows with another feed by now."""
    others = subscriptions.followed_otherwise(connection, feed_ids)
    restored = [each for each in feed_ids if each not in others]
    subscriptions.restore(connection, restored)
    return restored
