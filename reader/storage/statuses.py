"""Marks of the user, and the counts that follow from them: always computed, never stored, so they cannot drift."""

from collections import Counter
from collections.abc import Iterable, Mapping

from reader.domain.entry import Mark, Selection
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list
from reader.storage.selection import FOLLOWED, MARKED, UNFOLDED, Condition, condition


@dataclass(frozen=True, slots=True)
class SmartCounts:
    """Counts beside lists: `all` and `marked` count articles, `today` and `unread` unread ones."""

    all: int
    today: int
    unread: int
    marked: Mapping[Mark, int]


def mark_read(connection: WriteConnection, entry_ids: Iterable[EntryId], is_read: bool, now: int) -> tuple[EntryId, ...]:  # noqa: FBT001 -- the value to set
    """Set or clear the read mark of existing entries, hidden ones stay read; return those whose mark really changed."""
    return tuple(
        connection.column(
            """UPDATE entry_status SET is_read = :is_read, read_at = :read_at
        WHERE is_read <> :is_read AND is_removed = 0 AND (:is_read = 1 OR is_hidden = 0)
        AND entry_id IN (SELECT value FROM json_each(:entry_ids)) RETURNING entry_id""",
            {"is_read": int(is_read), "read_at": now if is_read else None, "entry_ids": id_list(entry_ids)},
        )
    )


def mark_all_read(
    connection: WriteConnection,
    selection: Selection,
    up_to: EntryId,
    now: int,
    *,
    before: int | None = None,
    after: int | None = None,
) -> tuple[EntryId, ...]:
    """Mark a selection read; entries with an id above `up_to` came later and stay unread. `before` and `after` restrict it to
    entries shown with an earlier or later time.
    """
    held = condition(connection, selection)
    if before is not None:
        held &= Condition("s.sort_at < ?", (before,))
    if after is not None:
        held &= Condition("s.sort_at > ?", (after,))
    # The plus leaves the choice to the indexes of what is unread or of the feed: without it, every entry ever stored is read.
    return tuple(
        connection.column(
            f"""UPDATE entry_status AS s SET is_read = 1, read_at = ?
        WHERE {held.sql} AND s.is_read = 0 AND +s.entry_id <= ? RETURNING entry_id""",  # noqa: S608 -- our own words
            (now, *held.parameters, up_to),
        )
    )


def unread_before(connection: ReadConnection, feed_ids: Iterable[FeedId], before: int) -> tuple[tuple[EntryId, ...], int]:
    """Return the unread entries of some feeds shown with an earlier time, and the number of all unread ones."""
    rows = connection.execute(
        """SELECT entry_id, sort_at FROM entry_status
        WHERE is_read = 0 AND is_removed = 0 AND is_hidden = 0 AND feed_id IN (SELECT value FROM json_each(?))""",
        (id_list(feed_ids),),
    ).fetchall()
    return tuple(EntryId(entry_id) for entry_id, sort_at in rows if sort_at < before), len(rows)


def set_mark(
    connection: WriteConnection,
    mark: Mark,
    entry_ids: Iterable[EntryId],
    is_set: bool,  # noqa: FBT001 -- the value to set
    now: int,
) -> tuple[EntryId, ...]:
    """Set or clear a mark of existing entries; return those whose mark really changed."""
    return tuple(
        connection.column(
            f"""UPDATE entry_status SET is_{mark} = :is_set, {mark}_at = :at
        WHERE is_{mark} <> :is_set AND is_removed = 0
        AND entry_id IN (SELECT value FROM json_each(:entry_ids)) RETURNING entry_id""",  # noqa: S608 -- our own words
            {"is_set": int(is_set), "at": now if is_set else None, "entry_ids": id_list(entry_ids)},
        )
    )


def hide(connection: WriteConnection, entry_ids: Iterable[EntryId], now: int) -> tuple[tuple[EntryId, ...], tuple[EntryId, ...]]:
    """Hide existing entries; return those hidden, and those that became read by it."""
    hidden = tuple(
        connection.column(
            """UPDATE entry_status SET is_hidden = 1
        WHERE is_hidden = 0 AND is_removed = 0 AND entry_id IN (SELECT value FROM json_each(?)) RETURNING entry_id""",
            (id_list(entry_ids),),
        )
    )
    return hidden, mark_read(connection, hidden, is_read=True, now=now)


def unhide(connection: WriteConnection, entry_ids: Iterable[EntryId]) -> tuple[EntryId, ...]:
    """Unhide entries, which stay read; return those that were hidden."""
    return tuple(
        connection.column(
            """UPDATE entry_status SET is_hidden = 0
        WHERE is_hidden = 1 AND is_removed = 0 AND entry_id IN (SELECT value FROM json_each(?)) RETURNING entry_id""",
            (id_list(entry_ids),),
        )
    )


def unread_among(connection: ReadConnection, entry_ids: Iterable[EntryId]) -> list[tuple[EntryId, FeedId, int]]:
    """Return those of these entries that count as unread, with their feeds and shown times."""
    return connection.execute(
        """SELECT s.entry_id, s.feed_id, s.sort_at FROM json_each(?) AS j CROSS JOIN entry_status s ON s.entry_id = j.value
        WHERE s.is_read = 0 AND s.is_hidden = 0 AND s.is_removed = 0""",
        (id_list(entry_ids),),
    ).fetchall()


def unread_counts(connection: ReadConnection) -> dict[FeedId, int]:
    # Through the index of unread entries, however many are read; counted here, since SQLite would sort them first.
    rows = connection.execute(
        f"""SELECT s.feed_id FROM entry_status s INDEXED BY entry_status_unread
        WHERE s.is_read = 0 AND s.is_removed = 0 AND s.is_hidden = 0 AND {FOLLOWED}"""  # noqa: S608 -- our own words
    ).fetchall()
    return {FeedId(feed_id): count for (feed_id,), count in Counter(rows).items()}


def smart_counts(connection: ReadConnection, since: int) -> SmartCounts:
    """Return the counts of lists that are no folders; `since` is the start of the user's day."""
    unread = "s.is_read = 0 AND s.is_hidden = 0"
    return SmartCounts(
        all=_count(connection, f"s.is_hidden = 0 AND {UNFOLDED} AND {FOLLOWED}"),
        today=_count(connection, f"{unread} AND s.sort_at >= {int(since)} AND {FOLLOWED}"),
        unread=_count(connection, f"{unread} AND {FOLLOWED}"),
        marked={mark: _count(connection, held) for mark, held in MARKED.items()},
    )


def _count(connection: ReadConnection, sql: str) -> int:
    found = connection.execute(f"SELECT count(*) FROM entry_status s WHERE s.is_removed = 0 AND {sql}").fetchone()  # noqa: S608 -- our own words
    return int(found[0])
