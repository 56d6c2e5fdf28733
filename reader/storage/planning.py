"""What a planner keeps over a restart: numbers by name. Reads for any thread, changes for the engine thread."""

from collections.abc import Mapping

from reader.storage.connection import ReadConnection, WriteConnection


def load_memo(connection: ReadConnection) -> dict[str, float]:
    """All numbers kept; what cannot be read as a number is left out."""
    memo: dict[str, float] = {}
    for name, value in connection.execute("SELECT name, value FROM planning").fetchall():
        try:
            memo[name] = float(value)
        except ValueError:
            continue
    return memo


def save_memo(connection: WriteConnection, memo: Mapping[str, float]) -> None:
    """Replace what was kept."""
    connection.execute("DELETE FROM planning")
    connection.executemany(
        "INSERT INTO planning (name, value) VALUES (?, ?)", [(name, repr(float(v))) for name, v in memo.items()]
    )
