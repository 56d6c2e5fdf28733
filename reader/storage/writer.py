"""The only way to a connection that writes. Called in the engine thread (or before it starts), nowhere else."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reader.storage.connection import BUSY_TIMEOUT_SECONDS, WriteConnection


def open_writer(path: Path) -> WriteConnection:
    """Open (or create) the database for writing: WAL, every commit on disk before it is acknowledged."""
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_SECONDS, isolation_level=None, factory=WriteConnection)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA cache_size = -32000")
    return connection


@contextmanager
def transaction(connection: WriteConnection) -> Iterator[None]:
    """Everything inside is stored, or nothing is."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
