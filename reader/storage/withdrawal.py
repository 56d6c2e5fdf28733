"""Withdrawal of a restored database's waiting changes, which were sent long ago, or are older than changes made elsewhere since.
A mark in the file persists until it is opened for writing, so that a crash in between sends nothing either. Engine thread, or
before it starts.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from reader.domain.ids import AccountId
from reader.storage import subscriptions
from reader.storage.conditions import READ_THERE
from reader.storage.connection import ReadConnection, WriteConnection

_FROM_THE_PAST = "from_the_past"
_ITEMS = "SELECT r.entry_id FROM remote_item r WHERE r.account_id = :account_id"


def mark_file(path: Path) -> None:
    """Mark a closed copy of any schema before it is used again. Raises sqlite3.Error."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("INSERT OR REPLACE INTO milestone (name, at) VALUES (?, 1)", (_FROM_THE_PAST,))


def is_marked(connection: ReadConnection) -> bool:
    """Return whether a database must not send its waiting changes."""
    return bool(connection.execute("SELECT 1 FROM milestone WHERE name = ?", (_FROM_THE_PAST,)).fetchall())


def withdraw(connection: WriteConnection, now: int) -> int:
    """Discard all waiting changes in favour of the servers; return their number. Every mark, title and folder is stored as the
    server's known state, so that its next lists are applied if they differ. Feeds waiting to be subscribed or unsubscribed are
    unsubscribed here: if the server has one, it returns with the next list.
    """
    connection.execute("DELETE FROM milestone WHERE name = ?", (_FROM_THE_PAST,))
    numbers = connection.execute("SELECT account_id FROM account").fetchall()
    return sum(withdraw_account(connection, AccountId(number), now) for (number,) in numbers)


def withdraw_account(connection: WriteConnection, account_id: AccountId, now: int) -> int:
    """Discard an account's waiting changes; return their number."""
    asked = {"account_id": account_id}
    waiting = f"entry_id IN ({_ITEMS})"
    cursor = connection.execute(f"DELETE FROM outbox WHERE {waiting}", asked)  # noqa: S608 -- our own words
    connection.execute(
        """DELETE FROM outbox WHERE entry_id IN (SELECT s.entry_id FROM entry_status s
            JOIN remote_feed f ON f.feed_id = s.feed_id WHERE f.account_id = :account_id)""",
        asked,
    )
    connection.execute(
        f"""UPDATE remote_item SET (base_read, base_starred) = (
            SELECT {READ_THERE}, s.is_starred FROM entry_status s WHERE s.entry_id = remote_item.entry_id)
        WHERE account_id = :account_id""",  # noqa: S608 -- our own words
        asked,
    )
    # of an existing tag each spelling stays
    connection.execute(
        f"""DELETE FROM remote_label WHERE {waiting} AND NOT EXISTS (SELECT 1 FROM entry_tag e JOIN tag t ON t.tag_id = e.tag_id
            WHERE e.entry_id = remote_label.entry_id AND t.name = remote_label.tag)""",  # noqa: S608 -- our own words
        asked,
    )
    connection.execute(
        f"""INSERT INTO remote_label (entry_id, name, tag) SELECT e.entry_id, t.name, t.name FROM entry_tag e
        JOIN labelled l ON l.entry_id = e.entry_id JOIN tag t ON t.tag_id = e.tag_id WHERE e.{waiting}
        AND NOT EXISTS (SELECT 1 FROM remote_label b WHERE b.entry_id = e.entry_id AND b.tag = t.name)""",  # noqa: S608 -- our own words
        asked,
    )
    return cursor.rowcount + _withdraw_feeds(connection, account_id, now)


def _withdraw_feeds(connection: WriteConnection, account_id: AccountId, now: int) -> int:
    from reader.storage import remote_feeds  # few databases come from the past

    waiting = [change.feed for change in remote_feeds.changes(connection, account_id)]
    connection.executemany(
        "UPDATE remote_feed SET title = ?, folder = ?, tries = 0 WHERE feed_id = ?",
        [(feed.wanted_title, feed.wanted_folder, feed.feed_id) for feed in waiting],
    )
    remote_feeds.left(connection, [feed.feed_id for feed in waiting if feed.removed_at is not None])
    subscriptions.remove(connection, [feed.feed_id for feed in waiting if feed.removed_at is None and not feed.remote_id], now)
    return len(waiting)
