"""Episodes on this computer and downloads under way. Any thread may read with its own connection; the engine thread writes."""

from collections.abc import Iterable

from reader.domain.episodes import Download, DownloadState, Listening
from reader.domain.ids import EntryId, FeedId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import detail_json, id_list, storable, stored_problem, whole

_DOWNLOAD_COLUMNS = "entry_id, url, path, state, bytes, size, validator, problem_kind, problem_detail, tries, retry_at, at"


def save_download(connection: WriteConnection, download: Download) -> None:
    problem = download.problem
    connection.execute(
        f"""INSERT INTO download ({_DOWNLOAD_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (entry_id, url) DO UPDATE SET
        path = excluded.path, state = excluded.state, bytes = excluded.bytes, size = excluded.size, validator = excluded.validator,
        problem_kind = excluded.problem_kind, problem_detail = excluded.problem_detail, tries = excluded.tries,
        retry_at = excluded.retry_at, at = excluded.at""",  # noqa: S608 -- our own words
        (
            download.entry_id,
            storable(download.url),
            storable(download.path),
            download.state.value,
            download.bytes,
            download.size,
            storable(download.validator),
            problem.kind.value if problem is not None else None,
            detail_json(problem),
            download.tries,
            download.retry_at,
            download.at,
        ),
    )


def remove_download(connection: WriteConnection, entry_id: EntryId, url: str) -> None:
    """Delete a download's row; its file is the caller's."""
    connection.execute("DELETE FROM download WHERE entry_id = ? AND url = ?", (entry_id, storable(url)))


def find_download(connection: ReadConnection, entry_id: EntryId, url: str) -> Download | None:
    return next((each for each in downloads_of_entry(connection, entry_id) if each.url == storable(url)), None)


def downloads_of_entry(connection: ReadConnection, entry_id: EntryId) -> tuple[Download, ...]:
    return _read(connection, "entry_id = ?", entry_id)


def downloads_in_state(connection: ReadConnection, *states: DownloadState) -> tuple[Download, ...]:
    """Return the downloads in some of the states, oldest request first."""
    return _read(connection, f"state IN ({', '.join('?' * len(states))})", *states)


def _read(connection: ReadConnection, condition: str, *parameters: object) -> tuple[Download, ...]:
    rows = connection.execute(
        f"SELECT {_DOWNLOAD_COLUMNS} FROM download WHERE {condition} ORDER BY at, download_id",  # noqa: S608 -- our own words
        parameters,
    ).fetchall()
    return tuple(_download(*row) for row in rows if row[3] in set(DownloadState))


def _download(
    entry_id: int, url: str, path: str, state: str, so_far: int, size: int | None, validator: str,
    kind: str | None, detail: str, tries: int, retry_at: int, at: int,
) -> Download:  # fmt: skip
    problem = stored_problem(kind, detail)
    return Download(EntryId(entry_id), url, path, DownloadState(state), so_far, size, validator, problem, tries, retry_at, at)


LISTENING_KEPT_DAYS = 400

_COLUMNS = "entry_id, feed_id, url, position_seconds, duration_seconds, is_finished, at, utc_offset_seconds"


def record_listening(connection: WriteConnection, heard: Listening) -> None:
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


def forget_listening_of(connection: WriteConnection, entry_id: EntryId, url: str) -> Listening | None:
    """Delete and return a playback position."""
    before = find_listening(connection, entry_id, url)
    connection.execute("DELETE FROM listening WHERE entry_id = ? AND url = ?", (entry_id, storable(url)))
    return before


def find_listening(connection: ReadConnection, entry_id: EntryId, url: str) -> Listening | None:
    return next((each for each in listening_of_entry(connection, entry_id) if each.url == storable(url)), None)


def listening_of_entry(connection: ReadConnection, entry_id: EntryId) -> tuple[Listening, ...]:
    return listening_of_entries(connection, (entry_id,))


def listening_of_entries(connection: ReadConnection, entry_ids: Iterable[EntryId]) -> tuple[Listening, ...]:
    query = f"SELECT {_COLUMNS} FROM listening WHERE entry_id IN (SELECT value FROM json_each(?))"  # noqa: S608 -- our own words
    rows = connection.execute(query, (id_list(entry_ids),)).fetchall()
    return tuple(
        Listening(EntryId(entry), FeedId(feed), url, position, duration, bool(is_finished), at, offset)
        for entry, feed, url, position, duration, is_finished, at, offset in rows
    )


def forget_listening(connection: WriteConnection, before: int) -> None:
    connection.execute("DELETE FROM listening WHERE at < ?", (before,))
