"""Feeds of accounts: their last known state at the server, and waiting changes. Waiting changes are never stored: they follow
from a subscription's state here and its last known state at the server. So an undo reverts them, nothing is sent twice
needlessly, and what both sides agree on is done.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace

from reader.domain.accounts import Account, ChangeOfFeed, FeedChange, RemoteFeed, ServerFeed, Waiting
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.domain.subscription import shown_address
from reader.storage import entry_changes, outbox, remote_items, subscriptions
from reader.storage import feeds as feeds_table
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.history import EARLIEST
from reader.storage.rows import id_list, storable

TRIES_MAX = 5
"""Refusals after which a change is abandoned."""
UNDO_SECONDS = 600
"""Seconds by which an unsubscription is delayed: a server deletes stars and read marks with it."""

ASKED = EARLIEST
"""Impossible time of absence for a feed that we asked the server to unsubscribe: nobody else did, and it may be wanted again."""

_ASKED_TO_MOVE = "\n"
"""Impossible folder name, other than the valid '': the server was asked to move a feed, with unknown result."""

_READ = """SELECT r.feed_id, r.account_id, r.remote_id, f.url, r.title, r.folder, CASE u.custom_title WHEN '' THEN f.title ELSE u.custom_title END,
    CASE u.folder_id WHEN a.folder_id THEN '' ELSE coalesce((
        WITH RECURSIVE above (parent_id, title) AS (
            SELECT d.parent_id, d.title FROM folder d WHERE d.folder_id = u.folder_id
            UNION SELECT d.parent_id, d.title FROM above o JOIN folder d ON d.folder_id = o.parent_id
        ) SELECT title FROM above WHERE parent_id = a.folder_id), r.folder) END,
    u.removed_at, r.missing_since, r.tries, f.site_url
FROM remote_feed r JOIN feed f ON f.feed_id = r.feed_id JOIN subscription u ON u.feed_id = r.feed_id
JOIN account a ON a.account_id = r.account_id AND a.removed_at IS NULL"""


def feeds(connection: ReadConnection, account_id: AccountId) -> list[RemoteFeed]:
    """Return the feeds of an account, including unsubscribed ones."""
    rows = connection.execute(_READ + " WHERE r.account_id = ? ORDER BY r.feed_id", (account_id,)).fetchall()
    return [RemoteFeed(*row) for row in rows]


def named(connection: ReadConnection, account_id: AccountId, remote_ids: Iterable[str]) -> dict[str, RemoteFeed]:
    query = _READ + " WHERE r.account_id = ? AND r.remote_id <> '' AND r.remote_id IN (SELECT value FROM json_each(?))"  # noqa: S608 -- our own words
    rows = connection.execute(query, (account_id, json.dumps([storable(each) for each in remote_ids]))).fetchall()
    return {feed.remote_id: feed for feed in (RemoteFeed(*row) for row in rows)}


def folder_names(connection: ReadConnection, account_id: AccountId) -> set[str]:
    """Return the server's names of the folders with feeds of an account."""
    return set(connection.column("SELECT DISTINCT folder FROM remote_feed WHERE account_id = ?", (account_id,)))


def changes(connection: ReadConnection, account_id: AccountId) -> list[FeedChange]:
    """Return the changes still to be sent, in order, including new unsubscriptions."""
    found = [change for feed in feeds(connection, account_id) for change in _changes(feed)]
    order = list(ChangeOfFeed)
    return sorted(found, key=lambda change: order.index(change.kind))


def is_wanted(connection: ReadConnection, change: FeedChange) -> bool:
    """Return whether a change still waits: it may have been undone, or the server may have had another change of this feed since."""
    since = change.feed
    return any(
        each.kind is change.kind
        and replace(each.feed, tries=since.tries, title=since.title, folder=since.folder, site_url=since.site_url) == since
        for feed in _some(connection, [change.feed.feed_id])
        for each in _changes(feed)
    )


def unsettled(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> tuple[int, list[tuple[str, Problem]]]:
    """Return how many of these feeds wait to be subscribed to at a server, and those refused, each with the reason."""
    missing = [feed for feed in _some(connection, feed_ids) if feed.removed_at is None and not feed.remote_id]
    refused = [
        (feed.wanted_title or feed.url, problem)
        for feed in missing
        if (found := feeds_table.feed(connection, feed.feed_id)) is not None and (problem := found.problem) is not None
    ]
    return sum(feed.tries == 0 for feed in missing), refused


def followed_as(connection: ReadConnection, account_id: AccountId, remote_id: str, but: FeedId) -> FeedId | None:
    rows = connection.execute(
        """SELECT r.feed_id FROM remote_feed r JOIN subscription u ON u.feed_id = r.feed_id
        WHERE r.account_id = ? AND r.remote_id = ? AND r.feed_id <> ? AND u.removed_at IS NULL""",
        (account_id, storable(remote_id), but),
    ).fetchall()
    return FeedId(rows[0][0]) if rows else None


def account_of(connection: ReadConnection, feed_id: FeedId) -> AccountId | None:
    rows = connection.execute("SELECT account_id FROM remote_feed WHERE feed_id = ?", (feed_id,)).fetchall()
    return AccountId(rows[0][0]) if rows else None


def waiting(connection: ReadConnection) -> dict[AccountId, Waiting]:
    marks = outbox.counts(connection)
    rows = connection.execute("SELECT account_id FROM account WHERE removed_at IS NULL").fetchall()
    return {
        AccountId(number): Waiting(marks.get(number, 0), sum(each.feed.tries < TRIES_MAX for each in changes(connection, number)))
        for (number,) in rows
    }


def add(
    connection: WriteConnection, account_id: AccountId, feed: ServerFeed, canonical: str, now: int, *, asked_here: bool = False
) -> FeedId:
    """Follow a feed of the server, in its folder. A feed of this address that was unsubscribed, or waits for the server, is used.
    Unless `asked_here`, name and marks of an unsubscribed one are older than those given at the server since.
    """
    feed_id, is_followed, remote_id = _own_feed(connection, account_id, canonical) or (None, False, "")
    if feed_id is None or remote_id not in {"", feed.remote_id}:
        feed_id, is_followed = _new_feed(connection, account_id, feed.url, canonical, now), False
    if not is_followed:
        subscriptions.add(connection, feed_id, folder_named(connection, account_id, feed.folder))
        if not asked_here:
            subscriptions.rename(connection, feed_id, "")
            remote_items.followed_there(connection, feed_id)
    elif feed.folder and _folder_of(connection, feed_id) == folder_named(connection, account_id, ""):
        # it had no folder here yet, and has one there
        subscriptions.move(connection, feed_id, folder_named(connection, account_id, feed.folder))
    connection.execute(
        "UPDATE feed SET title = ?, site_url = ? WHERE feed_id = ?", (storable(feed.title), storable(feed.site_url), feed_id)
    )
    agree(connection, feed_id, feed)
    return feed_id


def add_here(
    connection: WriteConnection,
    account_id: AccountId,
    url: str,
    canonical: str,
    now: int,
    *,
    title: str = "",
    folder_id: FolderId | None = None,
) -> FeedId:
    """Follow a feed that is yet to be subscribed to at the server; an unsubscribed one returns with its articles and marks.
    Raises ALREADY_SUBSCRIBED if the account follows it.
    """
    feed_id, is_followed, _ = _own_feed(connection, account_id, canonical) or (None, False, "")
    if is_followed:
        raise ReaderError(ProblemKind.ALREADY_SUBSCRIBED, shown_address(url))
    if feed_id is None:
        feed_id = _new_feed(connection, account_id, url, canonical, now)
    if folder_id is None:
        folder_id = folder_named(connection, account_id, "")
    subscriptions.add(connection, feed_id, folder_id, custom_title=title)
    return feed_id


def agree(connection: WriteConnection, feed_id: FeedId, feed: ServerFeed) -> None:
    """Store the server's state of a feed; differences here wait to be sent from then on."""
    _take_name(connection, feed_id, feed.remote_id)
    connection.execute(
        f"""UPDATE remote_feed SET
            tries = CASE WHEN remote_id = :name AND title IN ('', :title) AND folder IN ('', '{_ASKED_TO_MOVE}', :folder) THEN tries ELSE 0 END,
            remote_id = :name, title = :title, folder = :folder, missing_since = NULL WHERE feed_id = :feed_id""",  # noqa: S608 -- our own words
        {"name": storable(feed.remote_id), "title": storable(feed.title), "folder": storable(feed.folder), "feed_id": feed_id},
    )


def _take_name(connection: WriteConnection, feed_id: FeedId, remote_id: str) -> None:
    """Take a name at the server, with its items, from any other feed of the account."""
    remote_items.forget(
        connection,
        connection.column(
            """UPDATE remote_feed SET remote_id = '' WHERE remote_id = ? AND remote_id <> '' AND feed_id <> ?
        AND account_id = (SELECT account_id FROM remote_feed WHERE feed_id = ?) RETURNING feed_id""",
            (storable(remote_id), feed_id, feed_id),
        ),
    )


def subscribed(connection: WriteConnection, feed_id: FeedId, remote_id: str) -> None:
    """Store the name under which the server accepted a feed; if undone meanwhile, it is unsubscribed there."""
    _take_name(connection, feed_id, remote_id)
    connection.execute("UPDATE remote_feed SET remote_id = ?, tries = 0 WHERE feed_id = ?", (storable(remote_id), feed_id))


def hand_over(connection: WriteConnection, account_id: AccountId, feed_id: FeedId, feed: ServerFeed) -> None:
    """Make a feed of this computer one of an account, with its articles, marks, settings, and title."""
    connection.execute("INSERT OR IGNORE INTO remote_feed (feed_id, account_id) VALUES (?, ?)", (feed_id, account_id))
    # the site's title is not the user's choice
    connection.execute("UPDATE feed SET title = ? WHERE feed_id = ?", (storable(feed.title), feed_id))
    agree(connection, feed_id, feed)
    entry_changes.copies_of_added_feeds(connection, [feed_id])


def take_titles(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    connection.execute(
        """UPDATE feed SET title = (SELECT r.title FROM remote_feed r WHERE r.feed_id = feed.feed_id)
        WHERE feed_id IN (SELECT r.feed_id FROM remote_feed r WHERE r.title <> '') AND feed_id IN (SELECT value FROM json_each(?))""",
        (id_list(feed_ids),),
    )


def make_local(connection: WriteConnection, feed_id: FeedId, now: int) -> None:
    """Make a feed of an account one of this computer, with its articles and marks. The server's state moves to an unsubscribed
    feed of the same address, so the server unsubscribes once undo is no longer possible. Until then its articles are still known
    as items, and `reclaim` reverts everything.
    """
    cursor = connection.execute(
        """INSERT INTO feed (url, canonical, title, site_url, added_at) SELECT url, canonical, title, site_url, ? FROM feed
        WHERE feed_id = ? AND EXISTS (SELECT 1 FROM remote_feed r WHERE r.feed_id = feed.feed_id AND r.remote_id <> '')""",
        (now, feed_id),
    )
    if cursor.rowcount:
        stand_in = cursor.lastrowid
        connection.execute(
            "INSERT INTO subscription (feed_id, position, custom_title, settings, removed_at) VALUES (?, 0, '', '{}', ?)",
            (stand_in, now),
        )
        connection.execute("UPDATE remote_feed SET feed_id = ? WHERE feed_id = ?", (stand_in, feed_id))
    else:
        connection.execute("DELETE FROM remote_feed WHERE feed_id = ?", (feed_id,))
        remote_items.forget(connection, [feed_id])
    entry_changes.copies_of_added_feeds(connection, [feed_id])


def reclaim(connection: WriteConnection, account_id: AccountId, feed_id: FeedId) -> bool:
    """Undo `make_local` while the server still has the feed; return whether it had. It may have been another server's meanwhile."""
    rows = connection.execute(
        """SELECT r.feed_id FROM remote_feed r JOIN feed f ON f.feed_id = r.feed_id JOIN subscription u ON u.feed_id = r.feed_id
        WHERE r.account_id = ? AND r.remote_id <> '' AND u.removed_at IS NOT NULL
        AND f.canonical = (SELECT canonical FROM feed WHERE feed_id = ?) AND r.feed_id <> ?
        AND NOT EXISTS (SELECT 1 FROM entry_status s WHERE s.feed_id = r.feed_id) LIMIT 1""",
        (account_id, feed_id, feed_id),
    ).fetchall()
    for (stand_in,) in rows:
        connection.execute("UPDATE remote_feed SET feed_id = ?, is_unmatched = 1 WHERE feed_id = ?", (feed_id, stand_in))
        connection.execute("DELETE FROM feed WHERE feed_id = ?", (stand_in,))
        take_titles(connection, [feed_id])
        remote_items.forget_others(connection, account_id, feed_id)
        entry_changes.copies_of_added_feeds(connection, [feed_id])
    return bool(rows)


def take_over(connection: WriteConnection, feed_id: FeedId, feed: ServerFeed, emptied: set[FolderId]) -> bool:
    """Apply the server's name and folder of a feed if they changed there and not here; return whether anything changed. The
    folder it left is added to those that may be `emptied`.
    """
    (known,) = _some(connection, [feed_id])
    waits = {change.kind for change in _changes(known)}
    renames = feed.title not in {known.title, known.wanted_title} and ChangeOfFeed.RENAME not in waits
    moves = feed.folder not in {known.folder, known.wanted_folder} and ChangeOfFeed.MOVE not in waits
    if renames:
        connection.execute("UPDATE feed SET title = ? WHERE feed_id = ?", (storable(feed.title), feed_id))
        subscriptions.rename(connection, feed_id, "")
    if moves:
        emptied.update(each for each in [_folder_of(connection, feed_id)] if each is not None)
        subscriptions.move(connection, feed_id, folder_named(connection, known.account_id, feed.folder))
    connection.execute("UPDATE feed SET site_url = ? WHERE feed_id = ? AND site_url = ''", (storable(feed.site_url), feed_id))
    agree(connection, feed_id, feed)
    if known.tries and not any(each.kind in waits for each in _changes(replace(known, title=feed.title, folder=feed.folder))):
        try_again(connection, [feed_id])
    return renames or moves


def readdress(connection: WriteConnection, feed_id: FeedId, url: str, canonical: str) -> None:
    connection.execute("UPDATE feed SET url = ?, canonical = ? WHERE feed_id = ?", (storable(url), storable(canonical), feed_id))


def missing(connection: WriteConnection, feed_ids: Iterable[FeedId], now: int) -> None:
    """Mark feeds as missing in the server's list, from now on unless they were missing before."""
    connection.execute(
        "UPDATE remote_feed SET missing_since = ? WHERE missing_since IS NULL AND feed_id IN (SELECT value FROM json_each(?))",
        (now, id_list(feed_ids)),
    )


def left(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Record that the server no longer has these: a subscription kept or resumed here is to be made there again."""
    connection.execute(
        """UPDATE remote_feed SET remote_id = '', title = '', folder = '', missing_since = NULL, tries = 0
        WHERE feed_id IN (SELECT value FROM json_each(?))""",
        (id_list(feed_ids),),
    )


def released(connection: WriteConnection, account_id: AccountId, remote_ids: Iterable[str]) -> None:
    """Record that the server unsubscribed these as we asked; those wanted again are subscribed to again."""
    query = "SELECT feed_id FROM remote_feed WHERE account_id = ? AND remote_id <> '' AND remote_id IN (SELECT value FROM json_each(?))"
    gone = connection.column(query, (account_id, json.dumps(list(remote_ids))))
    if gone:
        outbox.drop_of(connection, gone)
        remote_items.forget(connection, gone)
        left(connection, gone)
        remote_items.detach_moved_items(connection, account_id)
        outbox.drop_stray(connection)


_THERE = {ChangeOfFeed.RENAME: "title", ChangeOfFeed.MOVE: "folder"}


def sending(connection: WriteConnection, change: FeedChange) -> None:
    """Record before a request that the server may carry it out: if reverted from here on, the former state is sent again. Its
    answer does not change that, since failures are reported for completed changes too. Its next list decides.
    """
    _note_there(connection, change, {"title": "", "folder": _ASKED_TO_MOVE})
    if change.kind is ChangeOfFeed.UNSUBSCRIBE:
        connection.execute("UPDATE remote_feed SET missing_since = ? WHERE feed_id = ?", (ASKED, change.feed.feed_id))


def _note_there(connection: WriteConnection, change: FeedChange, had: Mapping[str, str]) -> None:
    if column := _THERE.get(change.kind):
        query = f"UPDATE remote_feed SET {column} = ? WHERE feed_id = ?"  # noqa: S608 -- our own names
        connection.execute(query, (had[column], change.feed.feed_id))


def moved_out(connection: WriteConnection, feed_id: FeedId) -> None:
    """Record that the server was asked to take a feed out of its folder: the folder in its next list is adopted here."""
    connection.execute("UPDATE remote_feed SET folder = '' WHERE feed_id = ?", (feed_id,))


def tried(connection: WriteConnection, feed_id: FeedId) -> None:
    connection.execute("UPDATE remote_feed SET tries = tries + 1 WHERE feed_id = ?", (feed_id,))


def try_again(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Retry changes of these feeds refused by their server, on the user's request."""
    connection.execute("UPDATE remote_feed SET tries = 0 WHERE feed_id IN (SELECT value FROM json_each(?))", (id_list(feed_ids),))


def give_up(connection: WriteConnection, change: FeedChange) -> None:
    """Abandon a title or folder that the server refuses: its own counts, and the next change starts a new count."""
    feed = change.feed
    _note_there(connection, change, {"title": feed.title, "folder": feed.folder})
    if change.kind in _THERE:
        try_again(connection, [feed.feed_id])
    if change.kind is ChangeOfFeed.RENAME:
        connection.execute("UPDATE feed SET title = ? WHERE feed_id = ?", (storable(feed.title), feed.feed_id))
        subscriptions.rename(connection, feed.feed_id, "")
    elif change.kind is ChangeOfFeed.MOVE:
        subscriptions.move(connection, feed.feed_id, folder_named(connection, feed.account_id, feed.folder))


def folder_named(connection: WriteConnection, account_id: AccountId, name: str) -> FolderId | None:
    """Return an account's folder of this name, created if missing; '' is the account's own."""
    rows = connection.execute("SELECT folder_id FROM account WHERE account_id = ?", (account_id,)).fetchall()
    top: FolderId | None = rows[0][0] if rows else None
    if name in {"", _ASKED_TO_MOVE} or top is None:
        return top
    found = connection.execute(
        "SELECT folder_id FROM folder WHERE parent_id = ? AND title = ? ORDER BY +position LIMIT 1", (top, storable(name))
    ).fetchall()
    return FolderId(found[0][0]) if found else subscriptions.add_folder(connection, name, top)


def place(connection: WriteConnection, account: Account, folder_id: FolderId | None, there: str) -> FolderId | None:
    """Return the folder for a feed of an account: one of its own or (None, the account itself, or one that is gone) where its
    server has it. Raises NOT_IN_ACCOUNT for a folder elsewhere.
    """
    if folder_id in {None, account.folder_id} or not subscriptions.folder_exists(connection, folder_id):
        return folder_named(connection, account.account_id, there)
    if subscriptions.account_of_folder(connection, folder_id) != account.account_id:
        raise ReaderError(ProblemKind.NOT_IN_ACCOUNT, account.name)
    return folder_id


def _some(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> list[RemoteFeed]:
    query = _READ + " WHERE r.feed_id IN (SELECT value FROM json_each(?))"  # noqa: S608 -- our own words
    return [RemoteFeed(*row) for row in connection.execute(query, (id_list(feed_ids),)).fetchall()]


def _changes(feed: RemoteFeed) -> list[FeedChange]:
    if feed.removed_at is not None:
        return [FeedChange(ChangeOfFeed.UNSUBSCRIBE, feed, feed.removed_at + UNDO_SECONDS)] if feed.remote_id else []
    if not feed.remote_id:
        return [FeedChange(ChangeOfFeed.SUBSCRIBE, feed)]
    found = [FeedChange(ChangeOfFeed.RENAME, feed)] if feed.wanted_title not in {"", feed.title} else []
    return [*found, FeedChange(ChangeOfFeed.MOVE, feed)] if feed.wanted_folder != feed.folder else found


def _own_feed(connection: ReadConnection, account_id: AccountId, canonical: str) -> tuple[FeedId, bool, str] | None:
    """Return the account's feed of this address, whether it is followed, and its name at the server if it is there."""
    rows = connection.execute(
        """SELECT f.feed_id, u.removed_at IS NULL, r.remote_id FROM feed f
        JOIN remote_feed r ON r.feed_id = f.feed_id JOIN subscription u ON u.feed_id = f.feed_id
        WHERE f.canonical = ? AND r.account_id = ? ORDER BY u.removed_at IS NOT NULL, f.feed_id DESC LIMIT 1""",
        (storable(canonical), account_id),
    ).fetchall()
    return (FeedId(rows[0][0]), bool(rows[0][1]), rows[0][2]) if rows else None


def _new_feed(connection: WriteConnection, account_id: AccountId, url: str, canonical: str, now: int) -> FeedId:
    cursor = connection.execute(
        "INSERT INTO feed (url, canonical, added_at) VALUES (?, ?, ?)", (storable(url), storable(canonical), now)
    )
    feed_id = FeedId(cursor.lastrowid or 0)
    connection.execute("INSERT INTO remote_feed (feed_id, account_id) VALUES (?, ?)", (feed_id, account_id))
    return feed_id


def _folder_of(connection: ReadConnection, feed_id: FeedId) -> FolderId | None:
    rows = connection.execute("SELECT folder_id FROM subscription WHERE feed_id = ?", (feed_id,)).fetchall()
    return rows[0][0] if rows else None


def drop_empty(connection: WriteConnection, account_id: AccountId, folder_ids: Iterable[FolderId]) -> None:
    """Remove those of an account's folders that the server emptied. A feed that was just unsubscribed may return to its folder."""
    empty = connection.execute(
        """SELECT f.folder_id, f.parent_id FROM json_each(:folders) AS j CROSS JOIN folder f ON f.folder_id = j.value
        JOIN account a ON a.folder_id = f.parent_id WHERE a.account_id = :account
        AND NOT EXISTS (SELECT 1 FROM subscription u LEFT JOIN remote_feed r ON r.feed_id = u.feed_id
            WHERE u.folder_id = f.folder_id AND (u.removed_at IS NULL OR r.remote_id <> ''))
        AND NOT EXISTS (SELECT 1 FROM folder inner_folder WHERE inner_folder.parent_id = f.folder_id)""",
        {"folders": id_list(folder_ids), "account": account_id},
    ).fetchall()
    for folder_id, parent_id in empty:
        # feeds unsubscribed here and gone there, whose row an undo may need
        connection.execute("UPDATE subscription SET folder_id = ? WHERE folder_id = ?", (parent_id, folder_id))
        connection.execute("DELETE FROM folder WHERE folder_id = ?", (folder_id,))
    for parent_id in {parent_id for _, parent_id in empty}:
        subscriptions.renumber(connection, parent_id)


FIRST_SECONDS = 3600
"""Articles that a server had within this time of a feed's first were on the page already when it was subscribed to."""


def arrivals(connection: ReadConnection, account_id: AccountId, since: int) -> list[tuple[int, int]]:
    """Return the known pairs of posting and arrival time at the server since a time; ascending. Servers give an article without a
    date that of its arrival, so equal times mean unknown.
    """
    rows = connection.execute(
        """SELECT coalesce(s.posted_at, s.sort_at) AS at, r.crawled_at FROM remote_item r CROSS JOIN entry_status s ON s.entry_id = r.entry_id
        LEFT JOIN entry e ON e.entry_id = s.entry_id
        JOIN (
            SELECT s.feed_id, min(r.crawled_at) AS at FROM remote_item r CROSS JOIN entry_status s ON s.entry_id = r.entry_id
            WHERE r.account_id = :account_id GROUP BY s.feed_id
        ) AS first ON first.feed_id = s.feed_id
        WHERE r.account_id = :account_id AND r.crawled_at > first.at + :first AND coalesce(s.posted_at, s.sort_at) >= max(:since, first.at)
        AND r.crawled_at - coalesce(s.posted_at, s.sort_at) >= 3 AND coalesce(e.is_date_only, 0) = 0 ORDER BY 1""",
        {"account_id": account_id, "since": since, "first": FIRST_SECONDS},
    ).fetchall()
    return [(row[0], row[1]) for row in rows]


def last_arrival(connection: ReadConnection, feed_id: FeedId) -> int | None:
    """Return the arrival time of a feed's last known article at its server."""
    rows = connection.execute(
        """SELECT max(r.crawled_at) FROM entry_status s CROSS JOIN remote_item r ON r.entry_id = s.entry_id WHERE s.feed_id = ?""",
        (feed_id,),
    ).fetchall()
    return rows[0][0] if rows else None
