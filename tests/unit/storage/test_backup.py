import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from reader.domain.errors import ProblemKind, ReaderError
from reader.storage import backup, feeds
from reader.storage.connection import WriteConnection, open_reader
from tests.unit.storage.examples import DAY, NOW, follow, parsed, store


def test_a_backup_is_a_whole_database_with_its_opml_beside(connection: WriteConnection, tmp_path: Path) -> None:
    store(connection, follow(connection, "a"), parsed("x"))
    with closing(open_reader(tmp_path / "reader.sqlite")) as reader:
        saved = backup.backup(reader, tmp_path / "saved", NOW, b"<opml/>")
    assert sorted(path.name for path in saved.parent.iterdir()) == [f"{saved.stem}.opml", saved.name]
    assert saved.with_suffix(".opml").read_bytes() == b"<opml/>"
    with closing(open_reader(saved)) as copy:
        assert copy.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        assert [feed.url for feed in feeds.feeds(copy)] == ["https://a.example/feed"]
    assert not connection.in_transaction


def test_thirty_days_leave_seven_days_and_four_weeks(connection: WriteConnection, tmp_path: Path) -> None:
    folder = tmp_path / "saved"
    for hour in range(0, 30 * 24, 12):
        backup.backup(connection, folder, NOW + hour * 3600, b"")
    days = sorted({path.stem[-15:-7] for path in folder.glob("*.sqlite")})
    last = NOW + 29 * DAY
    expected = [datetime.fromtimestamp(last - back * DAY, UTC) for back in range(7)]
    assert days[-7:] == sorted(f"{day:%Y%m%d}" for day in expected)
    weeks = [datetime.strptime(day, "%Y%m%d").replace(tzinfo=UTC).isocalendar()[1] for day in days[:-7]]
    assert len(weeks) == len(set(weeks)) == 4
    assert len(list(folder.glob("*.sqlite"))) == len(list(folder.glob("*.opml"))) == 11


def test_the_newest_good_backup_is_found(connection: WriteConnection, tmp_path: Path) -> None:
    assert backup.newest_backup(tmp_path / "none") is None
    first = backup.backup(connection, tmp_path / "saved", NOW, b"")
    second = backup.backup(connection, tmp_path / "saved", NOW + DAY, b"")
    assert backup.newest_backup(tmp_path / "saved") == second
    second.write_bytes(b"x" * 5000)
    assert backup.newest_backup(tmp_path / "saved") == first


def test_a_backup_that_fails_leaves_no_file(connection: WriteConnection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    described = backup._described
    monkeypatch.setattr(backup, "_described", lambda path: replace(described(path), is_good=False))
    with pytest.raises(ReaderError) as caught:
        backup.backup(connection, tmp_path / "saved", NOW, b"")
    assert caught.value.problem.kind is ProblemKind.DAMAGED_DATABASE
    assert list((tmp_path / "saved").iterdir()) == []
    assert not connection.in_transaction


def test_what_a_killed_program_left_unfinished_goes_with_the_next_backup(connection: WriteConnection, tmp_path: Path) -> None:
    saved = backup.backup(connection, tmp_path / "saved", NOW, b"")
    unfinished = [saved.with_suffix(suffix) for suffix in (".partial", ".partial-journal")]
    unfinished.append(saved.with_name(".beforehand-1-1.part"))
    for path in unfinished:
        path.write_bytes(b"half")
        os.utime(path, (NOW, NOW))
    backup.backup(connection, tmp_path / "saved", NOW + 60, b"")
    assert all(path.exists() for path in unfinished)
    backup.backup(connection, tmp_path / "saved", NOW + DAY, b"")
    assert not any(path.exists() for path in unfinished)


def test_a_folder_that_cannot_be_made_is_reported(connection: WriteConnection, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ReaderError) as caught:
        backup.backup(connection, tmp_path / "file" / "saved", NOW, b"")
    assert caught.value.problem.kind is ProblemKind.FILE_UNWRITABLE


def test_a_writer_goes_on_while_a_reader_backs_up(connection: WriteConnection, tmp_path: Path) -> None:
    with closing(open_reader(tmp_path / "reader.sqlite")) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM feed").fetchall()
        follow(connection, "a")
        reader.execute("COMMIT")
        saved = backup.backup(reader, tmp_path / "saved", NOW, b"")
    with closing(sqlite3.connect(saved)) as copy:
        assert copy.execute("SELECT count(*) FROM feed").fetchall() == [(1,)]


def test_a_backup_is_one_state_although_the_engine_writes_meanwhile(connection: WriteConnection, tmp_path: Path) -> None:
    written = 0

    def write(statement: str) -> None:
        nonlocal written
        if statement.startswith("SELECT count"):
            written += 1
            follow(connection, f"feed{written}")

    with closing(open_reader(tmp_path / "reader.sqlite")) as reader:
        reader.set_trace_callback(write)
        saved = backup.backup(reader, tmp_path / "saved", NOW, b"")
    with closing(open_reader(saved)) as copy:
        assert 0 < len(feeds.feeds(copy)) < written


def test_a_clock_that_was_ahead_leaves_no_copy_that_stays_the_newest(connection: WriteConnection, tmp_path: Path) -> None:
    folder, ahead = tmp_path / "saved", NOW + 73 * 365 * DAY
    unnumbered = backup.backup(connection, folder, ahead, b"").rename(folder / "beforehand-20990101-080000.sqlite")
    for day in range(8):
        backup.backup(connection, folder, ahead + day * DAY, b"")
    follow(connection, "a")
    daily = [backup.backup(connection, folder, NOW + day * DAY, b"") for day in range(7)]
    assert backup.newest_backup(folder) == daily[-1]
    assert [copy.path for copy in backup.saved_copies(folder)][:7] == daily[::-1]
    assert unnumbered.exists()
    weekly = [backup.backup(connection, folder, NOW + week * 7 * DAY, b"") for week in range(1, 12)]
    assert [copy.path for copy in backup.saved_copies(folder)] == weekly[::-1]


def test_nobody_knows_what_is_in_a_copy_that_cannot_be_read(connection: WriteConnection, tmp_path: Path) -> None:
    follow(connection, "a")
    saved = backup.backup(connection, tmp_path / "saved", NOW, b"")
    assert [(copy.feeds, copy.entries, copy.is_good) for copy in backup.saved_copies(saved.parent)] == [(1, 0, True)]
    saved.write_bytes(saved.read_bytes()[:5000])
    assert [(copy.feeds, copy.entries, copy.is_good) for copy in backup.saved_copies(saved.parent)] == [(None, None, False)]


def test_what_the_user_keeps_among_the_copies_is_left_alone(connection: WriteConnection, tmp_path: Path) -> None:
    saved = backup.backup(connection, tmp_path, NOW, b"")
    kept = saved.rename(tmp_path / "beforehand-of-the-summer.sqlite")
    os.utime(kept, (NOW, NOW))
    after = backup.backup(connection, tmp_path, NOW + 60, b"")
    assert kept.exists()
    assert backup.newest_backup(tmp_path) == after


def test_a_view_in_the_place_of_a_table_is_no_backup_and_is_not_asked(connection: WriteConnection, tmp_path: Path) -> None:
    saved = backup.backup(connection, tmp_path / "saved", NOW, b"")
    with closing(sqlite3.connect(saved)) as copy, copy:
        copy.execute("DROP TABLE entry_text")
        copy.execute("CREATE VIEW entry_text AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT i FROM n")
    (described,) = backup.saved_copies(tmp_path / "saved")
    assert not described.is_good
    assert backup.newest_backup(tmp_path / "saved") is None
