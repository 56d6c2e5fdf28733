"""What is removed, and when. The rule:

* Starred entries and unread entries are never removed, however old they are.
* A read entry is removed once it was seen first, and read, more than `keep_days` ago and its feed no longer offers it. Its status
  stays, so that the entry is known as old should it return.
* A feed is kept for 30 days after it was unsubscribed, so that this can be undone; then it goes with all it brought, except
  starred entries (the feed itself stays as long as it has one).
* Nothing is removed in the first round after the clock moved by more than a day and a half (a round is due daily), and nothing for
  7 days after it moved back by that much or ahead by more than 60 days: ages mean nothing while the clock may be wrong.

Engine thread.
"""

import json
from collections import defaultdict
from collections.abc import Iterable

from reader.domain.ids import EntryId, FeedId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import id_list

DAY_SECONDS = 86_400
JUMP_SECONDS = DAY_SECONDS * 3 // 2
LONGEST_ABSENCE_SECONDS = 60 * DAY_SECONDS
DISTRUST_SECONDS = 7 * DAY_SECONDS
UNSUBSCRIBED_KEPT_SECONDS = 30 * DAY_SECONDS

_CANDIDATES = """
SELECT feed_id, entry_id, identity FROM entry_status
WHERE is_removed = 0 AND sort_at < :before AND first_seen_at < :before AND is_read = 1 AND coalesce(read_at, 0) < :before
    AND is_starred = 0
ORDER BY sort_at, entry_id
"""


def apply_retention(connection: WriteConnection, now: int, keep_days: int, limit: int) -> list[EntryId]:
    """One round: remove at most `limit` entries and purge feeds unsubscribed long ago. Returns the entries removed."""
    if not _trusts_clock(connection, now):
        return []
    removed = _outlived(connection, now - keep_days * DAY_SECONDS, limit)
    _remove(connection, removed)
    return removed + _purge_feeds(connection, now - UNSUBSCRIBED_KEPT_SECONDS)


def _trusts_clock(connection: WriteConnection, now: int) -> bool:
    times = dict(connection.execute("SELECT name, at FROM milestone").fetchall())
    last, trusted = times.get("retention_ran"), times.get("clock_trusted_from", 0)
    _note(connection, "retention_ran", now)
    if last is None:
        return False
    moved = now - last
    if moved < -JUMP_SECONDS or moved > LONGEST_ABSENCE_SECONDS:
        _note(connection, "clock_trusted_from", now + DISTRUST_SECONDS)
        return False
    return moved <= JUMP_SECONDS and bool(now >= trusted)


def _note(connection: WriteConnection, name: str, at: int) -> None:
    connection.execute(
        "INSERT INTO milestone (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at", (name, at)
    )


def _outlived(connection: ReadConnection, before: int, limit: int) -> list[EntryId]:
    by_feed: defaultdict[FeedId, list[tuple[EntryId, str]]] = defaultdict(list)
    for feed_id, entry_id, identity in connection.execute(_CANDIDATES, {"before": before}).fetchall():
        by_feed[feed_id].append((entry_id, identity))
    removed: list[EntryId] = []
    for feed_id, candidates in by_feed.items():
        window = _window(connection, feed_id)
        if window:
            removed += [entry_id for entry_id, identity in candidates if identity not in window]
        if len(removed) >= limit:
            break
    return removed[:limit]


def _window(connection: ReadConnection, feed_id: FeedId) -> set[str]:
    """What the feed's last complete document held; empty where that is not known, and then nothing is removed."""
    found = connection.execute("SELECT window FROM feed WHERE feed_id = ?", (feed_id,)).fetchone()
    return set(json.loads(found[0]))


def _remove(connection: WriteConnection, entry_ids: Iterable[EntryId]) -> None:
    gone = id_list(entry_ids)
    connection.execute("DELETE FROM entry WHERE entry_id IN (SELECT value FROM json_each(?))", (gone,))
    connection.execute("UPDATE entry_status SET is_removed = 1 WHERE entry_id IN (SELECT value FROM json_each(?))", (gone,))


def _purge_feeds(connection: WriteConnection, before: int) -> list[EntryId]:
    feeds = connection.execute("SELECT feed_id FROM subscription WHERE removed_at < ?", (before,)).fetchall()
    removed: list[EntryId] = []
    for (feed_id,) in feeds:
        rows = connection.execute(
            "DELETE FROM entry_status WHERE feed_id = ? AND NOT (is_starred = 1 AND is_removed = 0) RETURNING entry_id, is_removed",
            (feed_id,),
        ).fetchall()
        removed += [EntryId(entry_id) for entry_id, was_removed in rows if not was_removed]
        connection.execute(
            "DELETE FROM feed WHERE feed_id = ?1 AND NOT EXISTS (SELECT 1 FROM entry_status WHERE feed_id = ?1)", (feed_id,)
        )
    return removed
