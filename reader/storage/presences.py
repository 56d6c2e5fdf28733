"""When the user was at the computer. Reads for any thread with its own connection, changes for the engine thread. Times are UTC seconds."""

from reader.domain.presence import Presence, Signal
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import whole

_SIGNALS = frozenset(Signal)


def add(connection: WriteConnection, presence: Presence) -> None:
    """Keep that the user came back."""
    connection.execute(
        "INSERT INTO presence (began_at, ended_at, utc_offset_seconds, signal) VALUES (?, ?, ?, ?)",
        (whole(presence.began_at), whole(presence.ended_at), presence.utc_offset_seconds, presence.signal),
    )


def extend(connection: WriteConnection, began_at: int, until: float) -> bool:
    """The presence that began then reached until a time; one that lies before its end changes nothing. Whether it is stored."""
    found = connection.execute(
        "UPDATE presence SET ended_at = max(ended_at, ?) WHERE began_at = ?", (whole(until), whole(began_at))
    )
    return found.rowcount > 0


def end(connection: WriteConnection, began_at: int, at: float) -> bool:
    """The presence that began then ended at a time, though it was thought to reach further; not before it began. Whether it is stored."""
    found = connection.execute("UPDATE presence SET ended_at = max(began_at, ?) WHERE began_at = ?", (whole(at), whole(began_at)))
    return found.rowcount > 0


def presences(connection: ReadConnection, since: int) -> list[Presence]:
    """Those that reach beyond a time, oldest first; without what cannot be, or what another version wrote."""
    rows = connection.execute(
        """SELECT began_at, ended_at, utc_offset_seconds, signal FROM presence WHERE ended_at >= max(?, began_at)
        ORDER BY began_at, presence_id""",
        (since,),
    ).fetchall()
    return [
        Presence(began_at, ended_at, offset, Signal(signal)) for began_at, ended_at, offset, signal in rows if signal in _SIGNALS
    ]


def forget(connection: WriteConnection, before: int) -> None:
    """Remove those that ended before a time."""
    connection.execute("DELETE FROM presence WHERE ended_at < ?", (before,))
