"""When the user was at the computer, as rows: what goes on, what cannot be, and what a damaged file still holds of it."""

from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.visits import Presence, Signal
from reader.storage import backup, history, readings
from reader.storage.connection import WriteConnection
from reader.storage.salvage import build
from reader.storage.writer import open_database, transaction
from tests.unit.storage.examples import DAY, NOW

HOUR = 3600


def presence(began_at: int, ended_at: int) -> Presence:
    return Presence(began_at, ended_at, 3600, Signal.UNLOCK)


def stored(connection: WriteConnection) -> list[Presence]:
    return readings.presences(connection, 0)


def times(connection: WriteConnection) -> list[tuple[int, int]]:
    return connection.execute("SELECT began_at, ended_at FROM presence ORDER BY 1, 2").fetchall()


def add(connection: WriteConnection, *times: tuple[int, int]) -> None:
    with transaction(connection):
        for began_at, ended_at in times:
            readings.add_presence(connection, presence(began_at, ended_at))


def test_the_presence_that_is_named_goes_on_and_no_other(connection: WriteConnection) -> None:
    """One that began by a clock that was ahead, or was restored after this one, is stored behind it."""
    add(connection, (NOW, NOW), (NOW + DAY, NOW + DAY), (NOW - DAY, NOW - DAY))
    assert readings.extend_presence(connection, NOW, NOW + HOUR)
    assert readings.extend_presence(connection, NOW, NOW + 60)
    assert not readings.extend_presence(connection, NOW + 1, NOW + HOUR)
    assert stored(connection) == [presence(NOW - DAY, NOW - DAY), presence(NOW, NOW + HOUR), presence(NOW + DAY, NOW + DAY)]


def test_what_cannot_be_and_what_another_version_wrote_is_left_out(connection: WriteConnection) -> None:
    add(connection, (NOW, NOW - 1), (NOW + 1, NOW + 2), (NOW + 3, NOW + 4))
    connection.execute("UPDATE presence SET signal = 'doorbell' WHERE began_at = ?", (NOW + 1,))
    assert stored(connection) == [presence(NOW + 3, NOW + 4)]


@pytest.mark.parametrize(
    ("began_at", "ended_at", "stays"),
    [
        (NOW, NOW + HOUR, True),
        (NOW, NOW, True),
        (NOW, NOW - 1, False),
        (1000, NOW, False),
        (1000, 1060, False),
        (NOW, NOW + 15 * 365 * DAY, False),
        (NOW + 15 * 365 * DAY, NOW + 15 * 365 * DAY + HOUR, False),
        (NOW - HOUR, 1000, False),
        (NOW + 29 * DAY, NOW + 30 * DAY, True),
    ],
)
def test_a_presence_by_a_clock_that_was_wrong_at_either_end_goes(
    connection: WriteConnection, began_at: int, ended_at: int, *, stays: bool
) -> None:
    add(connection, (NOW - DAY, NOW - HOUR), (began_at, ended_at))
    with transaction(connection):
        history.put_right(connection, NOW)
    assert times(connection) == [(NOW - DAY, NOW - HOUR), *([(began_at, ended_at)] if stays else [])]


def test_of_a_damaged_file_comes_what_can_be_and_what_was_open_goes_on(tmp_path: Path) -> None:
    """In the backup somebody is at the computer; in the file he left it, came again, and some rows are nonsense."""
    path, repaired = tmp_path / "reader.sqlite", tmp_path / "repaired.sqlite"
    with closing(open_database(path, now=NOW, backup_folder=None)) as connection:
        add(connection, (NOW - DAY, NOW - HOUR), (NOW, NOW + 60))
        saved = backup.backup(connection, tmp_path / "backups", NOW, b"")
        readings.extend_presence(connection, NOW, NOW + HOUR)
        add(connection, (NOW + DAY, NOW + DAY + HOUR), (NOW + 3 * DAY, NOW + 2 * DAY), (NOW + DAY + 1, NOW + DAY + 2))
        connection.execute("UPDATE presence SET signal = 'doorbell' WHERE began_at = ?", (NOW + DAY + 1,))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    build(path, repaired, saved, NOW)
    with closing(open_database(repaired, now=NOW, backup_folder=None)) as connection:
        assert times(connection) == [(NOW - DAY, NOW - HOUR), (NOW, NOW + HOUR), (NOW + DAY, NOW + DAY + HOUR)]
        assert stored(connection)[-1] == presence(NOW + DAY, NOW + DAY + HOUR)
