"""Preferences as they are stored: only what differs is there, the table in reader.domain.preferences gives the rest."""

import json

from reader.domain.preferences import PREFERENCES, Preferences, Value
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import storable

FORMER_FOLDERS = "podcasts.former_folders"
"""Beside the preferences, as it is nothing that anybody chooses."""
_MOST_FOLDERS = 20


def load(connection: ReadConnection) -> Preferences:
    """All preferences; stored values that are unknown or not possible (any more) are passed over. Any thread."""
    chosen = Preferences()
    for key, text in connection.execute("SELECT key, value FROM preference").fetchall():
        if key in PREFERENCES:
            try:
                chosen = chosen.with_value(key, json.loads(text))
            except ValueError:
                continue
    return chosen


def former_folders(connection: ReadConnection) -> list[str]:
    """Where episodes were saved before, the last first."""
    rows = connection.execute("SELECT value FROM preference WHERE key = ?", (FORMER_FOLDERS,)).fetchall()
    return str(rows[0][0]).splitlines() if rows else []


def add_former_folder(connection: WriteConnection, folder: str) -> None:
    """Remember where episodes were saved: those that lie there are still ours."""
    folders = list(dict.fromkeys((storable(folder), *former_folders(connection))))[:_MOST_FOLDERS]
    connection.execute("INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)", (FORMER_FOLDERS, "\n".join(folders)))


def save(connection: WriteConnection, key: str, value: Value) -> None:
    """Store one preference, or nothing of it where it is the usual value.

    Raises ValueError where it is of the wrong kind, KeyError where there is no such key.
    """
    checked = PREFERENCES[key].check(value)
    if checked == PREFERENCES[key].default:
        connection.execute("DELETE FROM preference WHERE key = ?", (key,))
        return
    text = storable(json.dumps(checked))
    connection.execute(
        "INSERT INTO preference (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (key, text)
    )
