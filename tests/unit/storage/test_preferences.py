"""Only what differs from the usual value is stored, of every preference there is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.preferences import PREFERENCES, Preference, Value
from reader.storage import preferences
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import open_fresh


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[WriteConnection]:
    opened = open_fresh(tmp_path)
    yield opened
    opened.close()


def stored(connection: WriteConnection) -> list[str]:
    return [key for (key,) in connection.execute("SELECT key FROM preference").fetchall()]


def another(preference: Preference) -> Value:
    """A possible value that is not the usual one."""
    usual = preference.default
    if preference.choices:
        return next(choice for choice in preference.choices if choice != usual)
    if isinstance(usual, bool):
        return not usual
    if isinstance(usual, int):
        return next(value for value in (usual + 1, usual - 1, usual + 15, usual - 15) if is_possible(preference, value))
    words = (
        "Gentium",
        "22:00-06:00",
        "/home/me/starred.xml",
        "http://proxy.example:8080",
        "Read: https://read.example/{url}",
        "https://search.example/?q={query}",
        "tray",
    )
    return next(value for value in words if value != usual and is_possible(preference, value))


def is_possible(preference: Preference, value: Value) -> bool:
    try:
        return preference.check(value) == value
    except ValueError:
        return False


def test_the_usual_value_leaves_no_row(connection: WriteConnection) -> None:
    for key, preference in PREFERENCES.items():
        preferences.save(connection, key, preference.default)
        assert stored(connection) == [], key
        other = another(preference)
        preferences.save(connection, key, other)
        assert (stored(connection), preferences.load(connection).by_key()[key]) == ([key], other)
        preferences.save(connection, key, preference.default)
        assert (stored(connection), preferences.load(connection).by_key()[key]) == ([], preference.default), key
