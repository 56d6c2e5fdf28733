"""Duplicates: one article from several feeds. The first is listed, the others are its duplicates. Engine thread. A duplicate is
stored as read, so that the article counts once. When the first one is removed (its feed is unsubscribed, retention deletes it),
the oldest duplicate replaces it with its read mark, so nothing unread is lost; when its feed returns, so does the old order. If
an account's server no longer has the first one, it becomes a duplicate of its own duplicate. Feeds of this computer and of each
account are separate: a duplicate would be unread on other devices until it is read here.
"""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage import preferences
from reader.storage.conditions import FOLLOWED
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import id_list

WITHIN_SECONDS = 30 * DAY_SECONDS
"""Longest time between an article and its duplicates; later ones are news again."""

_ACCOUNT = "(SELECT r.account_id FROM remote_feed r WHERE r.feed_id = s.feed_id)"
_FIRST = f"""SELECT s.entry_id FROM entry_status s
WHERE s.copy_key = ? AND s.feed_id <> ? AND s.copy_of IS NULL AND s.is_removed = 0 AND s.first_seen_at >= ? AND {FOLLOWED} AND {_ACCOUNT} IS ?
ORDER BY s.entry_id LIMIT 1"""  # noqa: S608 -- our own words
_READ_ALONE = """EXISTS (SELECT 1 FROM remote_item r WHERE r.entry_id = s.entry_id AND r.base_read
    AND NOT EXISTS (SELECT 1 FROM outbox w WHERE w.entry_id = r.entry_id AND w.mark = 'read'))"""
_MEMBERS = f"""SELECT s.entry_id, s.feed_id, s.first_seen_at, s.is_read, s.copy_of,
    (SELECT o.is_read FROM entry_status o WHERE o.entry_id = s.copy_of), {_ACCOUNT}, {_READ_ALONE}
FROM entry_status s WHERE s.copy_key = ? AND s.is_removed = 0 AND {FOLLOWED}
ORDER BY s.copy_of IS NOT NULL, s.entry_id"""  # noqa: S608 -- our own words

_KEYS_OF_ORIGINALS = """SELECT DISTINCT o.copy_key FROM json_each(?) AS j CROSS JOIN entry_status c ON c.copy_of = j.value
    CROSS JOIN entry_status o ON o.entry_id = j.value"""
_READ_MARKS = """SELECT s.entry_id, s.feed_id, s.is_read FROM json_each(?) AS j CROSS JOIN entry_status s ON s.copy_key = j.value
    WHERE s.is_removed = 0"""


@dataclass(slots=True)
class _Member:
    """One entry of an article; `original_is_read` is None for an independent entry. `is_read_alone`: by its server's state."""

    entry_id: EntryId
    feed_id: FeedId
    first_seen_at: int
    is_read: bool
    copy_of: EntryId | None
    original_is_read: bool | None
    account_id: int | None
    is_read_alone: bool


def fold(connection: WriteConnection, entry_ids: Iterable[EntryId], now: int) -> list[EntryId]:
    """Mark new entries as duplicates of those in other followed feeds; return the duplicates."""
    if not _is_wanted(connection):
        return []
    rows = connection.execute(
        f"""SELECT s.entry_id, s.feed_id, s.copy_key, {_ACCOUNT} FROM json_each(?) AS j
        CROSS JOIN entry_status s ON s.entry_id = j.value WHERE s.copy_key IS NOT NULL AND s.copy_of IS NULL""",  # noqa: S608 -- our own words
        (id_list(entry_ids),),
    ).fetchall()
    folded: list[EntryId] = []
    for entry_id, feed_id, key, account_id in rows:
        first = connection.execute(_FIRST, (key, feed_id, now - WITHIN_SECONDS, account_id)).fetchall()
        if first:
            connection.execute(
                "UPDATE entry_status SET copy_of = ?, read_at = CASE is_read WHEN 0 THEN ? ELSE read_at END, is_read = 1 WHERE entry_id = ?",
                (first[0][0], now, entry_id),
            )
            folded.append(EntryId(entry_id))
    return folded


def feeds_left(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Make duplicates of unsubscribed feeds' entries independent."""
    keys = connection.execute(
        """SELECT DISTINCT o.copy_key FROM json_each(?) AS j CROSS JOIN entry_status o ON o.feed_id = j.value
        CROSS JOIN entry_status c ON c.copy_of = o.entry_id""",
        (id_list(feed_ids),),
    ).fetchall()
    _settle(connection, [row[0] for row in keys])


def feeds_added(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Find duplicates and originals of the entries of feeds followed again or by another account."""
    keys = connection.execute(
        """SELECT DISTINCT s.copy_key FROM json_each(?) AS j CROSS JOIN entry_status s ON s.feed_id = j.value
        WHERE s.copy_key IS NOT NULL AND (s.copy_of IS NOT NULL OR EXISTS (
            SELECT 1 FROM entry_status o WHERE o.copy_key = s.copy_key AND o.feed_id <> s.feed_id))""",
        (id_list(feed_ids),),
    ).fetchall()
    _settle(connection, [row[0] for row in keys])


def entries_left(connection: WriteConnection, entry_ids: Iterable[EntryId]) -> None:
    """Make duplicates of removed entries independent."""
    keys = connection.execute(_KEYS_OF_ORIGINALS, (id_list(entry_ids),)).fetchall()
    _settle(connection, [row[0] for row in keys])


def hand_on(connection: WriteConnection, entry_ids: Iterable[EntryId]) -> list[tuple[EntryId, FeedId, bool]]:
    """Replace entries that the server no longer has with their first duplicates; return changed read marks with their feeds."""
    gone = set(entry_ids)
    keys = [row[0] for row in connection.execute(_KEYS_OF_ORIGINALS, (id_list(gone),)).fetchall()]
    before = set(connection.execute(_READ_MARKS, (id_list(keys),)).fetchall())
    _settle(connection, keys, last=gone)
    after = set(connection.execute(_READ_MARKS, (id_list(keys),)).fetchall())
    return [(EntryId(entry_id), FeedId(feed_id), bool(is_read)) for entry_id, feed_id, is_read in sorted(after - before)]


def release(connection: WriteConnection) -> None:
    """Make every duplicate independent, unread if its original is."""
    connection.execute(
        """UPDATE entry_status SET
            is_read = is_read AND coalesce((SELECT o.is_read FROM entry_status o WHERE o.entry_id = entry_status.copy_of), 1),
            copy_of = NULL
        WHERE copy_of IS NOT NULL"""
    )


def _is_wanted(connection: ReadConnection) -> bool:
    return preferences.load(connection).reading_merge_copies


def _settle(connection: WriteConnection, keys: Iterable[int | None], last: AbstractSet[EntryId] = frozenset()) -> None:
    """Choose originals again; entries of `last` become duplicates of all others, whatever their age."""
    is_merging = _is_wanted(connection)
    for key in keys:
        firsts: list[_Member] = []
        members = [_Member(*row) for row in connection.execute(_MEMBERS, (key,)).fetchall()]
        for member in sorted(members, key=lambda each: each.entry_id in last):
            first = next((each for each in firsts if _is_copy(member, each)), None) if is_merging else None
            if first is None:
                _detach(connection, member)
                firsts.append(member)
            else:
                _follow(connection, member, first)


def _is_copy(member: _Member, first: _Member) -> bool:
    if member.feed_id == first.feed_id or member.account_id != first.account_id:
        return False
    return member.first_seen_at - first.first_seen_at <= WITHIN_SECONDS


def _detach(connection: WriteConnection, member: _Member) -> None:
    if member.copy_of is None:
        return
    member.is_read = bool(member.is_read and (member.original_is_read or member.is_read_alone))
    connection.execute(
        "UPDATE entry_status SET copy_of = NULL, is_read = ? WHERE entry_id = ?", (int(member.is_read), member.entry_id)
    )


def _follow(connection: WriteConnection, member: _Member, first: _Member) -> None:
    """Make an entry a duplicate and hand on its read mark; one marked unread by the user after the first was read stays so."""
    if member.copy_of is None and member.is_read != first.is_read and member.is_read:
        first.is_read = True
        connection.execute(
            "UPDATE entry_status SET is_read = 1, read_at = (SELECT read_at FROM entry_status WHERE entry_id = ?) WHERE entry_id = ?",
            (member.entry_id, first.entry_id),
        )
    is_read = member.is_read or (member.copy_of is None and not first.is_read)
    connection.execute(
        "UPDATE entry_status SET copy_of = ?, is_read = ? WHERE entry_id = ?", (first.entry_id, int(is_read), member.entry_id)
    )
