"""Episodes on this computer and downloads under way."""

from collections.abc import Iterable
from dataclasses import replace

from reader.domain.episodes import Download, DownloadState, Listening
from reader.domain.ids import EntryId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import Rows, id_list, storable

_DOWNLOAD = Rows(Download, "download")
_LISTENING = Rows(Listening, "listening")


def save_download(connection: WriteConnection, download: Download) -> None:
    _DOWNLOAD.add(connection, download, "entry_id", "url")


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
    known = ", ".join(f"'{state}'" for state in DownloadState)
    rows = connection.execute(
        f"SELECT {_DOWNLOAD.columns} FROM download WHERE {condition} AND state IN ({known}) ORDER BY at, download_id",  # noqa: S608 -- our own words
        parameters,
    ).fetchall()
    return tuple(_DOWNLOAD.read(rows))


LISTENING_KEPT_DAYS = 400


def record_listening(connection: WriteConnection, heard: Listening) -> None:
    """Store a playback position, replacing an earlier one."""
    known = replace(heard, position_seconds=max(0, heard.position_seconds), duration_seconds=max(0, heard.duration_seconds))
    _LISTENING.add(connection, known, "entry_id", "url")


def forget_listening_of(connection: WriteConnection, entry_id: EntryId, url: str) -> Listening | None:
    before = find_listening(connection, entry_id, url)
    connection.execute("DELETE FROM listening WHERE entry_id = ? AND url = ?", (entry_id, storable(url)))
    return before


def find_listening(connection: ReadConnection, entry_id: EntryId, url: str) -> Listening | None:
    return next((each for each in listening_of_entry(connection, entry_id) if each.url == storable(url)), None)


def listening_of_entry(connection: ReadConnection, entry_id: EntryId) -> tuple[Listening, ...]:
    return listening_of_entries(connection, (entry_id,))


def listening_of_entries(connection: ReadConnection, entry_ids: Iterable[EntryId]) -> tuple[Listening, ...]:
    query = f"SELECT {_LISTENING.columns} FROM listening WHERE entry_id IN (SELECT value FROM json_each(?))"  # noqa: S608 -- our own words
    return tuple(_LISTENING.read(connection.execute(query, (id_list(entry_ids),)).fetchall()))


def forget_listening(connection: WriteConnection, before: int) -> None:
    connection.execute("DELETE FROM listening WHERE at < ?", (before,))
