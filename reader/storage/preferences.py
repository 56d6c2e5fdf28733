"""Stored preferences: only those that differ from the defaults in reader.domain.preferences; and what the planner remembers."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress

from reader.domain.preferences import PREFERENCES, Preferences, Value
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import storable

FORMER_FOLDERS = "podcasts.former_folders"
FORMER_COMPUTER = "computers.former"
COMPUTERS_CUT = "computers.cut"
NAME_IN_KEYRING = "keyring.profile"
KEYRING_PLACES = "keyring.places"
"""Keys stored beside the preferences, since nobody chooses them."""
_MOST_FOLDERS = 20


def load(connection: ReadConnection) -> Preferences:
    """Return all preferences; unknown or no longer valid values are skipped. Any thread."""
    chosen = Preferences()
    for key, text in connection.execute("SELECT key, value FROM preference").fetchall():
        if key in PREFERENCES:
            try:
                chosen = chosen.with_value(key, json.loads(text))
            except (ValueError, RecursionError):
                continue
    return chosen


def uses_folder(connection: ReadConnection) -> bool:
    return bool(connection.execute("SELECT 1 FROM computer").fetchall())


def listed(connection: ReadConnection, key: str) -> list[str]:
    """Return what is stored under one of the keys that nobody chooses."""
    rows = connection.execute("SELECT value FROM preference WHERE key = ?", (key,)).fetchall()
    return str(rows[0][0]).splitlines() if rows else []


def set_listed(connection: WriteConnection, key: str, texts: Sequence[str]) -> None:
    connection.execute("DELETE FROM preference WHERE key = ?", (key,))
    if texts:
        connection.execute("INSERT INTO preference (key, value) VALUES (?, ?)", (key, storable("\n".join(texts))))


def name_in_keyring(connection: ReadConnection) -> str:
    """Return what the profile is called in the keyring; '' before the first start."""
    return "".join(listed(connection, NAME_IN_KEYRING))


def set_name_in_keyring(connection: WriteConnection, name: str) -> None:
    set_listed(connection, NAME_IN_KEYRING, [name])


def keyring_places(connection: ReadConnection) -> dict[str, int]:
    """Return the names of what the keyring has for this profile, or may get, with the time since when it is unused; 0 if in use."""
    with suppress(ValueError, RecursionError):
        found = json.loads("".join(listed(connection, KEYRING_PLACES)) or "{}")
        return {place: since for place, since in found.items() if isinstance(since, int)} if isinstance(found, dict) else {}
    return {}


def set_keyring_places(connection: WriteConnection, places: Mapping[str, int]) -> None:
    set_listed(connection, KEYRING_PLACES, [json.dumps(places)] if places else [])


def note_keyring_place(connection: WriteConnection, place: str) -> None:
    set_keyring_places(connection, keyring_places(connection) | {place: 0})


def former_folders(connection: ReadConnection) -> list[str]:
    """Return former folders of episodes, the last first."""
    return listed(connection, FORMER_FOLDERS)


def add_former_folder(connection: WriteConnection, folder: str) -> None:
    """Store a former folder of episodes: those in it are still ours."""
    folders = list(dict.fromkeys((storable(folder), *former_folders(connection))))[:_MOST_FOLDERS]
    set_listed(connection, FORMER_FOLDERS, folders)


def former_computer(connection: ReadConnection) -> str:
    """Return what this computer was called in the folder that it left, until it has joined one again."""
    return "".join(listed(connection, FORMER_COMPUTER))


def set_former_computer(connection: WriteConnection, computer: str) -> None:
    set_listed(connection, FORMER_COMPUTER, [computer] if computer else [])


def save(connection: WriteConnection, key: str, value: Value) -> None:
    """Store one preference, or delete it if it is the default. Raises ValueError for a wrong type, KeyError for an unknown key."""
    checked = PREFERENCES[key].check(value)
    if checked == PREFERENCES[key].default:
        connection.execute("DELETE FROM preference WHERE key = ?", (key,))
        return
    text = storable(json.dumps(checked))
    connection.execute(
        "INSERT INTO preference (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (key, text)
    )


def load_memo(connection: ReadConnection) -> dict[str, float]:
    memo: dict[str, float] = {}
    for name, value in connection.execute("SELECT name, value FROM planning").fetchall():
        try:
            memo[name] = float(value)
        except ValueError:
            continue
    return memo


def save_memo(connection: WriteConnection, memo: Mapping[str, float]) -> None:
    connection.execute("DELETE FROM planning")
    connection.executemany(
        "INSERT INTO planning (name, value) VALUES (?, ?)", [(name, repr(float(v))) for name, v in memo.items()]
    )
