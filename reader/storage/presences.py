"""Presences of the user at the computer. Any thread may read with its own connection; the engine thread writes. Times are UTC
seconds.
"""

from reader.domain.presence import Presence, Signal
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import whole

_SIGNALS = frozenset(Signal)


def add(connection: WriteConnection, presence: Presence) -> None:
    connection.execute(
        "INSERT INTO presence (began_at, ended_at, utc_offset_seconds, signal) VALUES (?, ?, ?, ?)",
        (whole(presence.began_at), whole(presence.ended_at), presence.utc_offset_seconds, presence.signal),
    )


def extend(connection: WriteConnection, began_at: int, until: float) -> bool:
    """Extend the presence that began then; an earlier end changes nothing. Return whether it is stored."""
    found = connection.execute(
        "UPDATE presence SET ended_at = max(ended_at, ?) WHERE began_at = ?", (whole(until), whole(began_at))
    )
    return found.rowcount > 0


def end(connection: WriteConnection, began_at: int, at: float) -> bool:
    """End the presence that began then, even before its assumed end, but not before its begin. Return whether it is stored."""
    found = connection.execute("UPDATE presence SET ended_at = max(began_at, ?) WHERE began_at = ?", (whole(at), whole(began_at)))
    return found.rowcount > 0


def presences(connection: ReadConnection, since: int) -> list[Presence]:
    """Return presences that reach beyond a time, oldest first, skipping impossible ones and those of another version."""
    rows = connection.execute(
        """SELECT began_at, ended_at, utc_offset_seconds, signal FROM presence WHERE ended_at >= max(?, began_at)
        ORDER BY began_at, presence_id""",
        (since,),
    ).fetchall()
    return [
        Presence(began_at, ended_at, offset, Signal(signal)) for began_at, ended_at, offset, signal in rows if signal in _SIGNALS
    ]


def forget(connection: WriteConnection, before: int) -> None:
    """Delete presences that ended before a time."""
    connection.execute("DELETE FROM presence WHERE ended_at < ?", (before,))
