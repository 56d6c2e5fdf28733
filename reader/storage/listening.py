"""Playback positions of episodes. Any thread may read with its own connection; the engine thread writes. Times are UTC seconds."""

from collections.abc import Iterable

from reader.domain.episodes import Listening
from reader.domain.ids import EntryId, FeedId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import id_list, storable, whole

KEPT_DAYS = 400

_COLUMNS = "entry_id, feed_id, url, position_seconds, duration_seconds, is_finished, at, utc_offset_seconds"


def record(connection: WriteConnection, heard: Listening) -> None:
    """Store a playback position, replacing an earlier one."""
    connection.execute(
        f"""INSERT INTO listening ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (entry_id, url) DO UPDATE SET
        position_seconds = excluded.position_seconds, duration_seconds = excluded.duration_seconds,
        is_finished = excluded.is_finished, at = excluded.at, utc_offset_seconds = excluded.utc_offset_seconds""",  # noqa: S608 -- our own words
        (
            heard.entry_id,
            heard.feed_id,
            storable(heard.url),
            max(0, whole(heard.position_seconds)),
            max(0, whole(heard.duration_seconds)),
            int(heard.is_finished),
            whole(heard.at),
            heard.utc_offset_seconds,
        ),
    )


def forget_one(connection: WriteConnection, entry_id: EntryId, url: str) -> Listening | None:
    """Delete and return a playback position."""
    before = find(connection, entry_id, url)
    connection.execute("DELETE FROM listening WHERE entry_id = ? AND url = ?", (entry_id, storable(url)))
    return before


def find(connection: ReadConnection, entry_id: EntryId, url: str) -> Listening | None:
    return next((each for each in of_entry(connection, entry_id) if each.url == storable(url)), None)


def of_entry(connection: ReadConnection, entry_id: EntryId) -> tuple[Listening, ...]:
    return of_entries(connection, (entry_id,))


def of_entries(connection: ReadConnection, entry_ids: Iterable[EntryId]) -> tuple[Listening, ...]:
    query = f"SELECT {_COLUMNS} FROM listening WHERE entry_id IN (SELECT value FROM json_each(?))"  # noqa: S608 -- our own words
    rows = connection.execute(query, (id_list(entry_ids),)).fetchall()
    return tuple(
        Listening(EntryId(entry), FeedId(feed), url, position, duration, bool(is_finished), at, offset)
        for entry, feed, url, position, duration, is_finished, at, offset in rows
    )


def forget(connection: WriteConnection, before: int) -> None:
    connection.execute("DELETE FROM listening WHERE at < ?", (before,))
