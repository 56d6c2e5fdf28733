"""Connections as types: a query that writes asks for a WriteConnection, so mypy rejects it on a read connection."""

import sqlite3
from pathlib import Path
from urllib.request import pathname2url

BUSY_TIMEOUT_SECONDS = 5.0


class ReadConnection(sqlite3.Connection):
    """A connection that reads. Fetch every result fully: a half-read cursor pins an old snapshot."""


class WriteConnection(ReadConnection):
    """The one connection that writes; opened by `storage.writer` in the engine thread only."""


def open_reader(path: Path) -> ReadConnection:
    """Open an existing database read-only, for the calling thread. Raises sqlite3.OperationalError if there is none."""
    connection = sqlite3.connect(
        f"file:{pathname2url(str(path))}?mode=ro",
        uri=True,
        timeout=BUSY_TIMEOUT_SECONDS,
        isolation_level=None,
        factory=ReadConnection,
    )
    connection.execute("PRAGMA query_only = ON")
    connection.execute("PRAGMA cache_size = -16000")
    return connection
