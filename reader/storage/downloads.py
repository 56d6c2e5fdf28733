"""Episodes on this computer and downloads under way. Any thread may read with its own connection; the engine thread writes."""

from reader.domain.episodes import Download, DownloadState
from reader.domain.ids import EntryId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import detail_json, storable, stored_problem

_COLUMNS = "entry_id, url, path, state, bytes, size, validator, problem_kind, problem_detail, tries, retry_at, at"


def save(connection: WriteConnection, download: Download) -> None:
    problem = download.problem
    connection.execute(
        f"""INSERT INTO download ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (entry_id, url) DO UPDATE SET
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


def remove(connection: WriteConnection, entry_id: EntryId, url: str) -> None:
    """Delete a download's row; its file is the caller's."""
    connection.execute("DELETE FROM download WHERE entry_id = ? AND url = ?", (entry_id, storable(url)))


def find(connection: ReadConnection, entry_id: EntryId, url: str) -> Download | None:
    return next((each for each in of_entry(connection, entry_id) if each.url == storable(url)), None)


def of_entry(connection: ReadConnection, entry_id: EntryId) -> tuple[Download, ...]:
    return _read(connection, "entry_id = ?", entry_id)


def in_state(connection: ReadConnection, *states: DownloadState) -> tuple[Download, ...]:
    """Return the downloads in some of the states, oldest request first."""
    return _read(connection, f"state IN ({', '.join('?' * len(states))})", *states)


def _read(connection: ReadConnection, condition: str, *parameters: object) -> tuple[Download, ...]:
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM download WHERE {condition} ORDER BY at, download_id",  # noqa: S608 -- our own words
        parameters,
    ).fetchall()
    return tuple(_download(*row) for row in rows if row[3] in set(DownloadState))


def _download(
    entry_id: int, url: str, path: str, state: str, so_far: int, size: int | None, validator: str,
    kind: str | None, detail: str, tries: int, retry_at: int, at: int,
) -> Download:  # fmt: skip
    problem = stored_problem(kind, detail)
    return Download(EntryId(entry_id), url, path, DownloadState(state), so_far, size, validator, problem, tries, retry_at, at)
