"""Where storing draws a line: the last on this side, the first beyond."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.errors import ReaderError
from reader.storage import backup, retention, statuses, subscriptions, writer
from reader.storage.connection import WriteConnection
from reader.storage.rows import whole
from reader.storage.selection import HintKind, parse_search
from tests.fakes.damage import LAST_STEP_UNDONE
from tests.unit.storage.examples import DAY, NOW, follow, open_fresh
from tests.unit.storage.test_copies import bring


@pytest.mark.parametrize(("apart", "is_copy"), [(30 * DAY, True), (30 * DAY + 1, False)])
def test_an_article_is_a_copy_for_thirty_days(connection: WriteConnection, apart: int, *, is_copy: bool) -> None:
    a, b = follow(connection, "a"), follow(connection, "b")
    bring(connection, a, "x")
    bring(connection, b, "x", now=NOW + apart)
    wanted = {a: 1} if is_copy else {a: 1, b: 1}
    assert statuses.unread_counts(connection) == wanted
    subscriptions.remove(connection, [a], NOW + apart)
    assert statuses.unread_counts(connection) == {b: 1}
    subscriptions.restore(connection, [a])
    assert statuses.unread_counts(connection) == wanted


def trusted(connection: WriteConnection, *days: float) -> list[bool]:
    """Whether what is old may go, in rounds on these days."""
    return [retention.trusts_clock(connection, int(NOW + day * DAY)) for day in days]


@pytest.mark.parametrize(("away", "is_trusted"), [(60 * DAY, True), (60 * DAY + 1, False)])
def test_who_was_away_for_two_months_is_believed_the_day_after(
    connection: WriteConnection, away: int, *, is_trusted: bool
) -> None:
    back = 1 + away / DAY
    assert trusted(connection, 0, 1, back, back + 1) == [False, True, False, is_trusted]
    assert trusted(connection, *(back + day for day in range(2, 9)))[-1] is True


def test_a_clock_that_was_years_ahead_is_believed_a_week_after_it_was_set_right(connection: WriteConnection) -> None:
    assert trusted(connection, 0, 1, 3650, 2) == [False, True, False, False]
    assert trusted(connection, *range(3, 9)) == [False] * 6
    assert trusted(connection, 9, 10) == [True, True]


def test_what_a_clock_that_was_ahead_left_unfinished_goes_too(connection: WriteConnection, tmp_path: Path) -> None:
    later = backup.backup(connection, tmp_path / "saved", NOW + 30 * DAY, b"")
    unfinished = later.with_suffix(".partial")
    unfinished.write_bytes(b"half")
    backup.backup(connection, tmp_path / "saved", NOW, b"")
    assert not unfinished.exists()


@pytest.mark.parametrize("number", [10**30, -(10**30), 2**63 - 1, -(2**63) + 1, 5])
def test_any_number_can_be_stored(connection: WriteConnection, number: int) -> None:
    (stored,) = connection.execute("SELECT ?", (whole(number),)).fetchone()
    assert stored == max(-(2**63) + 1, min(number, 2**63 - 1))


@pytest.mark.parametrize(("count", "hints"), [(16, []), (17, [HintKind.TOO_MANY_WORDS])])
def test_sixteen_words_are_searched_for_and_the_next_is_named(count: int, hints: list[HintKind]) -> None:
    found = parse_search(" ".join(f"word{number}" for number in range(count)))
    assert len(found.words) == 16
    assert [(hint.kind, hint.text) for hint in found.hints] == [(kind, "word16") for kind in hints]


def test_a_database_that_cannot_be_brought_up_to_date_is_closed(tmp_path: Path) -> None:
    """No file stands where its copy belongs: the next program may have it whole."""
    path = tmp_path / "reader.sqlite"
    with closing(open_fresh(tmp_path)) as connection:
        connection.executescript(LAST_STEP_UNDONE)
        connection.execute(f"PRAGMA user_version = {writer.SCHEMA_VERSION - 1}")
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ReaderError, match="file"):
        writer.open_database(path, now=NOW, backup_folder=tmp_path / "file" / "backups")
    with closing(sqlite3.connect(path, timeout=0)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("PRAGMA journal_mode = DELETE")
        assert other.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_three_databases_that_were_replaced_are_kept(connection: WriteConnection, tmp_path: Path) -> None:
    folder = tmp_path / "saved"
    folder.mkdir()
    for number in range(1, 6):
        (folder / f"before-restoring-{number:06}-2026010{number}-120000.sqlite").write_bytes(b"old")
    backup.backup(connection, folder, NOW, b"")
    kept = sorted(path.name[:23] for path in folder.glob("before-restoring-*"))
    assert kept == [f"before-restoring-{number:06}" for number in (3, 4, 5)]
