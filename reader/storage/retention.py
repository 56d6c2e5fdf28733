"""Retention rule for old entries and feeds:

* Marked entries (starred, for later, tagged, saved as a file) and unread ones are never removed, whatever their age.
* A read entry is removed once it was seen first, and read, more than `keep_days` ago and its feed no longer offers it. Its status
  stays, so that the entry is known as old should it return. A subscription may have `keep_days` of its own, or keep always.
* An entry of an account goes by the same days, whatever its server still has, but never while a mark of it waits to be sent; should it be
  unread or starred there later, it is fetched again.
* A feed is kept for 30 days after it was unsubscribed, so that this can be undone; then it goes with all it brought, except
  what was put aside (the feed itself stays as long as it has some of it), and a saved page that lost its mark 30 days after it was
  saved. An account that was removed is kept as long. A feed
  of which the server does not know yet that it was unsubscribed waits for that: it would be new with the next list.
* Nothing is removed in the first round after the clock moved by more than a day and a half (a round is due daily), and nothing for
  7 days after it moved back by that much or ahead by more than 60 days: ages mean nothing while the clock may be wrong.

Engine thread.
"""

import json
from collections import defaultdict
from collections.abc import Sequence

from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.storage import entry_changes, history, remote_feeds
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list
from reader.storage.selection import MARKED_AT_ALL

JUMP_SECONDS = DAY_SECONDS * 3 // 2
LONGEST_ABSENCE_SECONDS = 60 * DAY_SECONDS
DISTRUST_SECONDS = 7 * DAY_SECONDS
UNSUBSCRIBED_KEPT_SECONDS = 30 * DAY_SECONDS
KEEP_ALWAYS = "always"
FOREVER_DAYS = 100_000

_PUT_ASIDE = f"""({MARKED_AT_ALL} OR EXISTS (SELECT 1 FROM entry_tag t WHERE t.entry_id = s.entry_id)
    OR EXISTS (SELECT 1 FROM download d WHERE d.entry_id = s.entry_id AND d.state <> 'removed'))"""  # noqa: S608 -- our own words
_CANDIDATES = f"""
SELECT s.feed_id, s.entry_id, s.identity, max(s.first_seen_at, coalesce(s.read_at, 0)) FROM entry_status s
WHERE s.is_removed = 0 AND s.sort_at < :before AND s.first_seen_at < :before AND s.is_read = 1
    AND coalesce(s.read_at, 0) < :before AND NOT {_PUT_ASIDE}
    AND NOT EXISTS (SELECT 1 FROM outbox o JOIN remote_item r ON r.entry_id = o.entry_id WHERE o.entry_id = s.entry_id)
ORDER BY s.sort_at, s.entry_id
"""  # noqa: S608 -- our own words


def apply_retention(connection: WriteConnection, now: int, keep_days: int, limit: int) -> list[EntryId]:
    """Remove at most `limit` entries and purge old feeds, if the clock is trusted; return the entries."""
    removed = _outlived(connection, now, keep_days, limit)
    _remove(connection, removed)
    return removed + _purge_feeds(connection, now - UNSUBSCRIBED_KEPT_SECONDS)


def put_aside(connection: ReadConnection) -> list[EntryId]:
    """Return the entries that are never removed, but for unread ones."""
    return connection.column(f"SELECT s.entry_id FROM entry_status s WHERE s.is_removed = 0 AND {_PUT_ASIDE}")  # noqa: S608 -- our own words


def trusts_clock(connection: WriteConnection, now: int) -> bool:
    """Return whether old data may be deleted by this clock; called once a round, since it compares the clock from round to round."""
    times = history.milestones(connection)
    last, trusted = times.get("retention_ran"), times.get("clock_trusted_from", 0)
    history.note_milestone(connection, "retention_ran", now)
    if last is None:
        return False
    moved = now - last
    if moved < -JUMP_SECONDS or moved > LONGEST_ABSENCE_SECONDS:
        history.note_milestone(connection, "clock_trusted_from", now + DISTRUST_SECONDS)
        return False
    return moved <= JUMP_SECONDS and bool(now >= trusted)


def _outlived(connection: ReadConnection, now: int, keep_days: int, limit: int) -> list[EntryId]:
    own = _own_days(connection)
    before = now - min([keep_days, *own.values()]) * DAY_SECONDS
    by_feed: defaultdict[FeedId, list[tuple[EntryId, str]]] = defaultdict(list)
    for feed_id, entry_id, identity, touched_at in connection.execute(_CANDIDATES, {"before": before}).fetchall():
        if touched_at < now - own.get(feed_id, keep_days) * DAY_SECONDS:
            by_feed[feed_id].append((entry_id, identity))
    removed: list[EntryId] = []
    for feed_id, candidates in by_feed.items():
        window = _window(connection, feed_id)
        if window or remote_feeds.account_of(connection, feed_id) is not None:
            removed += [entry_id for entry_id, identity in candidates if identity not in window]
        if len(removed) >= limit:
            break
    return removed[:limit]


def _own_days(connection: ReadConnection) -> dict[FeedId, int]:
    found: dict[FeedId, int] = {}
    for feed_id, text in connection.execute("SELECT feed_id, settings FROM subscription WHERE settings <> '{}'").fetchall():
        days = json.loads(text).get("keep_days", "")
        if days == KEEP_ALWAYS:
            found[FeedId(feed_id)] = FOREVER_DAYS
        elif days.isdecimal():
            found[FeedId(feed_id)] = max(1, min(int(days), FOREVER_DAYS))
    return found


def _window(connection: ReadConnection, feed_id: FeedId) -> set[str]:
    """Return the entries of a feed's last complete document; empty if unknown, and then nothing is removed."""
    found = connection.execute("SELECT window FROM feed WHERE feed_id = ?", (feed_id,)).fetchone()
    return set(json.loads(found[0]))


def _remove(connection: WriteConnection, entry_ids: Sequence[EntryId]) -> None:
    gone = id_list(entry_ids)
    connection.execute("DELETE FROM entry WHERE entry_id IN (SELECT value FROM json_each(?))", (gone,))
    connection.execute("UPDATE entry_status SET is_removed = 1 WHERE entry_id IN (SELECT value FROM json_each(?))", (gone,))
    entry_changes.copies_left_by_entries(connection, entry_ids)


def _purge_feeds(connection: WriteConnection, before: int) -> list[EntryId]:
    feeds = connection.execute(
        """SELECT feed_id FROM subscription WHERE removed_at < ? AND feed_id NOT IN (
            SELECT r.feed_id FROM remote_feed r JOIN account a ON a.account_id = r.account_id
            WHERE a.removed_at IS NULL AND r.remote_id <> '')""",
        (before,),
    ).fetchall()
    removed: list[EntryId] = []
    for (feed_id,) in feeds:
        rows = connection.execute(
            f"""DELETE FROM entry_status AS s WHERE s.feed_id = ? AND s.first_seen_at < ?
            AND NOT ({_PUT_ASIDE} AND s.is_removed = 0) RETURNING entry_id, is_removed""",  # noqa: S608 -- our own words
            (feed_id, before),
        ).fetchall()
        removed += [EntryId(entry_id) for entry_id, was_removed in rows if not was_removed]
        connection.execute(
            "DELETE FROM feed WHERE feed_id = :feed_id AND NOT EXISTS (SELECT 1 FROM entry_status WHERE feed_id = :feed_id)",
            {"feed_id": feed_id},
        )
    return removed
