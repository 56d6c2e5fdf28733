"""The index of the picture cache: which file holds which URL. The files themselves are the engine's. Engine thread."""

from reader.storage.connection import WriteConnection
from reader.storage.values import storable

TOUCH_SECONDS = 3600


def lookup(connection: WriteConnection, url: str, now: int) -> str | None:
    """The path of a cached picture, noted as used; None if it is not there."""
    wanted = storable(url)
    rows = connection.execute("SELECT path FROM picture WHERE url = ?", (wanted,)).fetchall()
    if not rows:
        return None
    connection.execute(
        "UPDATE picture SET last_used_at = ? WHERE url = ? AND last_used_at < ?", (now, wanted, now - TOUCH_SECONDS)
    )
    return str(rows[0][0])


def add(connection: WriteConnection, url: str, path: str, size: int, now: int) -> None:
    """Note a picture that was just written; `size` is in bytes."""
    connection.execute(
        """INSERT INTO picture (url, path, size, fetched_at, last_used_at) VALUES (:url, :path, :size, :now, :now)
        ON CONFLICT (url) DO UPDATE SET path = excluded.path, size = excluded.size, fetched_at = :now, last_used_at = :now""",
        {"url": storable(url), "path": storable(path), "size": size, "now": now},
    )


def prune(connection: WriteConnection, bytes_max: int) -> list[str]:
    """Forget the pictures that were used least recently until the rest fits; returns the paths to delete."""
    rows = connection.execute("SELECT url, path, size FROM picture ORDER BY last_used_at DESC, rowid DESC").fetchall()
    total = 0
    gone: list[tuple[str, str]] = []
    for url, path, size in rows:
        total += size
        if total > bytes_max:
            gone.append((url, path))
    connection.executemany("DELETE FROM picture WHERE url = ?", [(url,) for url, _ in gone])
    return [path for _, path in gone]
