"""Whether the database can be written again: asked while it could not be. Engine thread."""

import sqlite3

from reader.storage.connection import WriteConnection

ROOM_BYTES = 1024 * 1024
_USUAL_CACHE = "PRAGMA cache_size"


def has_room(connection: WriteConnection) -> bool:
    """Whether a megabyte finds room on the disk. It is written to the log for a trial and taken back; nothing of it stays."""
    usual = connection.execute(_USUAL_CACHE).fetchone()[0]
    # a small cache makes SQLite write at once what it would keep in memory up to the commit
    connection.execute(f"{_USUAL_CACHE} = 10")
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT OR REPLACE INTO planning (name, value) VALUES ('room', hex(zeroblob(?)))", (ROOM_BYTES // 2,))
    except sqlite3.Error:
        return False
    else:
        return True
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute(f"{_USUAL_CACHE} = {usual}")
