"""Planner's numbers by name, kept over a restart. Any thread may read; the engine thread writes."""

from collections.abc import Mapping

from reader.storage.connection import ReadConnection, WriteConnection


def load_memo(connection: ReadConnection) -> dict[str, float]:
    """Return all stored numbers, skipping unreadable ones."""
    memo: dict[str, float] = {}
    for name, value in connection.execute("SELECT name, value FROM planning").fetchall():
        try:
            memo[name] = float(value)
        except ValueError:
            continue
    return memo


def save_memo(connection: WriteConnection, memo: Mapping[str, float]) -> None:
    """Replace the stored numbers."""
    connection.execute("DELETE FROM planning")
    connection.executemany(
        "INSERT INTO planning (name, value) VALUES (?, ?)", [(name, repr(float(v))) for name, v in memo.items()]
    )
