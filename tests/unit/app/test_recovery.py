"""Profiles that went wrong, copies that are restored, and what a past database must not send."""

import errno
import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from reader.app.paths import Profile, make_folders, profile_in
from reader.app.recovery import open_repaired, recovery_line, start_over
from reader.app.restoring import FORMER, make_ready, write_backup
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.user_data import Finding, Recovery
from reader.formats.articles.css import FILE_NAME
from reader.storage import backup, database_file, given_database
from reader.storage.connection import open_reader
from tests.fakes.clock import FakeClock
from tests.fakes.damage import FEEDS, break_pages, cut, live, zero_header
from tests.fakes.waiting import running
from tests.unit.storage.examples import DAY, NOW

ROOT = Path(__file__).parents[3]
LATER = NOW + 2 * DAY


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A profile of two days with a backup made between them."""
    profile = profile_in(tmp_path_factory.mktemp("whole"))
    make_folders(profile)
    live(profile.database, profile.backups, entries=10)
    return profile.folder


@pytest.fixture
def profile(whole: Path, tmp_path: Path) -> Profile:
    shutil.copytree(whole, tmp_path / "profile")
    return profile_in(tmp_path / "profile")


def empty(path: Path) -> None:
    path.write_bytes(b"")


def remove(path: Path) -> None:
    path.unlink()


def starred(profile: Profile) -> set[str]:
    with closing(open_reader(profile.database)) as connection:
        return {row[0] for row in connection.execute("SELECT identity FROM entry_status WHERE is_starred = 1").fetchall()}


def followed(profile: Profile) -> int:
    with closing(open_reader(profile.database)) as connection:
        return int(connection.execute("SELECT count(*) FROM subscription WHERE removed_at IS NULL").fetchone()[0])


def repaired(profile: Profile) -> Recovery | None:
    connection, done = open_repaired(profile, LATER)
    with closing(connection):
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return done


def refusal(profile: Profile) -> ProblemKind:
    with pytest.raises(ReaderError) as caught:
        open_repaired(profile, LATER)
    return caught.value.problem.kind


def digests(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.rglob("*") if path.is_file()}


WRITING = """
import sys
from pathlib import Path
from reader.whole_file import whole_text
with whole_text(Path(sys.argv[1])) as file:
    file.write("half")
    file.flush()
    print("writing", flush=True)
    sys.stdin.read()
"""


def killed_while_writing(path: Path) -> Path:
    """The draft that a program leaves which is killed in the middle of writing a file."""
    with running([sys.executable, "-c", WRITING, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout.readline() == b"writing\n"
        program.kill()
    (draft,) = path.parent.glob(".beforehand-*.part")
    return draft


def test_what_a_killed_program_had_begun_to_write_goes_at_the_next_start_and_only_from_our_folders(profile: Profile) -> None:
    theirs = profile.folder / "papers"
    theirs.mkdir()
    left = [
        killed_while_writing(folder / "list.opml") for folder in (profile.folder, profile.backups, theirs, profile.folder.parent)
    ]
    reading = profile.folder / f"{profile.database.name}.reading"
    reading.write_bytes(b"half")
    others = [profile.folder / name for name in (".part", "beforehand-1-1.part", ".beforehand-1-1.partial", ".beforehand.part")]
    for path in others:
        path.write_bytes(b"theirs")
    assert repaired(profile) is None
    assert [path.exists() for path in left] == [False, False, True, True]
    assert not reading.exists()
    assert all(path.exists() for path in others)


def test_a_profile_in_order_is_opened_as_it_is(profile: Profile) -> None:
    assert repaired(profile) is None


def test_a_damaged_database_is_rebuilt_and_kept_beside(profile: Profile) -> None:
    zero_header(profile.database)
    before = profile.database.read_bytes()
    done = repaired(profile)
    assert done == Recovery(Finding.DAMAGED, NOW, FEEDS + 1, 10, 0, profile.folder / "beforehand.sqlite3.damaged-1")
    assert done.kept.read_bytes() == before
    assert starred(profile) == {"0-9", "late-0", "late-1", "late-2"}
    line = recovery_line(done)
    assert "was damaged" in line
    assert "13 feeds, 10 articles" in line
    assert str(done.kept) in line
    assert repaired(profile) is None


@pytest.mark.parametrize("damage", [lambda path: break_pages(path, 4), cut], ids=["pages", "half"])
def test_no_subscription_of_the_backup_is_ever_lost(profile: Profile, damage: Callable[[Path], None]) -> None:
    damage(profile.database)
    done = repaired(profile)
    assert done.finding is Finding.DAMAGED
    assert followed(profile) == done.feeds >= FEEDS


@pytest.mark.parametrize("damage", [empty, remove])
def test_an_empty_or_missing_database_comes_back_from_the_backup(profile: Profile, damage: Callable[[Path], None]) -> None:
    damage(profile.database)
    assert repaired(profile) == Recovery(Finding.MISSING, NOW, FEEDS)
    assert followed(profile) == FEEDS


@pytest.mark.parametrize("damage", [empty, remove])
def test_without_a_backup_it_is_asked_what_to_do(profile: Profile, damage: Callable[[Path], None]) -> None:
    shutil.rmtree(profile.backups)
    damage(profile.database)
    assert refusal(profile) is ProblemKind.MISSING_DATABASE
    start_over(profile)
    assert repaired(profile) is None
    assert followed(profile) == 0


def test_what_nothing_can_be_read_of_is_kept_until_the_user_says_so(profile: Profile) -> None:
    shutil.rmtree(profile.backups)
    profile.database.write_bytes(b"these are my feeds\n" * 999)
    assert refusal(profile) is ProblemKind.DAMAGED_DATABASE
    assert profile.database.read_bytes() == b"these are my feeds\n" * 999
    start_over(profile)
    assert repaired(profile) is None
    assert [path.read_bytes()[:5] for path in profile.folder.glob("*.damaged-1")] == [b"these"]


def test_a_lost_log_costs_no_more_than_the_log(profile: Profile) -> None:
    for suffix in database_file.LOG_SUFFIXES:
        profile.database.with_name(profile.database.name + suffix).unlink(missing_ok=True)
    assert repaired(profile) is None
    assert followed(profile) == FEEDS + 1


def test_a_log_that_lost_its_database_does_not_run_over_the_next(profile: Profile) -> None:
    log = profile.database.with_name(profile.database.name + "-wal")
    connection, _ = open_repaired(profile, LATER)
    with closing(connection):
        connection.execute("UPDATE entry_status SET is_starred = 1")
        left = log.read_bytes()
    profile.database.unlink()
    log.write_bytes(left)
    kept = profile.folder / "beforehand.sqlite3.damaged-1-wal"
    done = repaired(profile)
    assert done == Recovery(Finding.MISSING, NOW, FEEDS, kept=kept)
    assert str(kept) in recovery_line(done)
    assert kept.read_bytes() == left
    assert len(starred(profile)) == 2


@pytest.mark.parametrize("suffix", ["-wal", "-journal"])
@pytest.mark.parametrize("damage", [empty, remove])
@pytest.mark.parametrize("way", ["mend", "restore", "start afresh", "new profile"])
def test_a_log_without_a_database_is_always_kept_beside(
    profile: Profile, way: str, damage: Callable[[Path], None], suffix: str
) -> None:
    if way == "restore":
        make_ready(profile, next(profile.backups.glob("*.sqlite")))
    if way in {"start afresh", "new profile"}:
        shutil.rmtree(profile.backups)
    if way == "new profile":
        database_file.marker(profile.database).unlink()
    for number in (1, 2):
        damage(profile.database)
        content = f"log number {number}".encode()
        profile.database.with_name(profile.database.name + suffix).write_bytes(content)
        if way == "start afresh":
            start_over(profile)
        repaired(profile)
        kept = [path for path in profile.folder.glob(f"*.damaged-*{suffix}") if path.read_bytes() == content]
        assert len(kept) == 1
        assert min(path.read_bytes() for path in profile.folder.glob(f"*.damaged-*{suffix}")) == b"log number 1"
        if way in {"restore", "new profile"}:
            return


def test_no_journal_that_a_killed_recovery_left_waits_for_the_next(profile: Profile) -> None:
    """A journal names no database: SQLite would roll it back into whatever has its name."""
    names = [
        f"{profile.database.name}.{name}{suffix}"
        for name in ("mending", "incoming")
        for suffix in ("", "-wal", "-shm", "-journal")
    ]
    for name in names:
        (profile.folder / name).write_bytes(b"left")
    repaired(profile)
    assert [name for name in names if (profile.folder / name).exists()] == []


def test_a_damaged_backup_is_passed_over(profile: Profile) -> None:
    newer = profile.backups / "beforehand-20300101-000000.sqlite"
    newer.write_bytes(b"x" * 9000)
    zero_header(profile.database, 8192)
    done = repaired(profile)
    assert done.copy_at == NOW


@pytest.mark.parametrize("pragma", ["user_version = 99", "application_id = 7"], ids=["newer", "another program's"])
def test_a_file_that_is_not_for_us_is_never_touched(profile: Profile, pragma: str) -> None:
    with closing(sqlite3.connect(profile.database)) as connection:
        connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = digests(profile.folder)
    assert refusal(profile) in {ProblemKind.NEWER_SCHEMA, ProblemKind.FOREIGN_DATABASE}
    assert digests(profile.folder) == before


def test_a_disk_without_room_for_the_copy_changes_nothing(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    zero_header(profile.database)
    before = digests(profile.folder)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(given_database.shutil, "copyfile", full)
    assert refusal(profile) is ProblemKind.DISK_FULL
    assert digests(profile.folder) == before


def test_a_copy_replaces_the_database_which_becomes_a_copy_itself(profile: Profile) -> None:
    (saved,) = profile.backups.glob("*.sqlite")
    make_ready(profile, saved)
    done = repaired(profile)
    assert (done.finding, done.copy_at, done.feeds) == (Finding.RESTORED, NOW, FEEDS)
    assert followed(profile) == FEEDS
    assert done.kept.parent == profile.backups
    make_ready(profile, done.kept)
    assert repaired(profile) is not None
    assert followed(profile) == FEEDS + 1
    assert starred(profile) == {"0-9", "late-0", "late-1", "late-2"}


def test_what_is_no_copy_of_ours_is_not_restored(profile: Profile, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    (bad := tmp_path / "bad.sqlite").write_bytes(b"nothing")
    before = digests(profile.folder)
    for path, kind in (
        (other, ProblemKind.FOREIGN_DATABASE),
        (bad, ProblemKind.DAMAGED_DATABASE),
        (tmp_path / "none", ProblemKind.FILE_UNREADABLE),
    ):
        with pytest.raises(ReaderError) as caught:
            make_ready(profile, path)
        assert caught.value.problem.kind is kind
    assert digests(profile.folder) == before


def test_only_the_newest_replaced_databases_are_kept(profile: Profile) -> None:
    for number in range(backup.REPLACED_KEPT + 2):
        (profile.backups / f"{backup.BEFORE_RESTORING}2020010{number + 1}-000000.sqlite").write_bytes(b"")
    write_backup(profile, FakeClock(at=float(LATER)))
    names = [path.stem.removeprefix(backup.BEFORE_RESTORING) for path in profile.backups.glob(f"{backup.BEFORE_RESTORING}*")]
    assert sorted(names) == ["20200103-000000", "20200104-000000", "20200105-000000"]


KILLED = """
import os, shutil, signal, sys
from contextlib import closing
from pathlib import Path
from reader.app.paths import profile_in
from reader.app.recovery import open_repaired
from reader.app.restoring import make_ready
from reader.storage.connection import open_reader
from tests.fakes.damage import FEEDS, zero_header
from tests.unit.storage.examples import NOW

whole, scratch, task = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]

def work(folder):
    profile = profile_in(folder)
    if task == "restore":
        make_ready(profile, next(profile.backups.glob("*.sqlite")))
    open_repaired(profile, NOW)[0].close()

def attempt(folder, moment):
    pid = os.fork()
    if pid == 0:
        left = [moment]
        def count(event, arguments):
            if event in ("os.rename", "os.remove", "shutil.copyfile", "sqlite3.connect"):
                left[0] -= 1
                if left[0] == 0:
                    os.kill(os.getpid(), signal.SIGKILL)
        sys.addaudithook(count)
        work(folder)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])

moment, step = 1, int(sys.argv[4])
while True:
    moment += step
    folder = scratch / str(moment)
    shutil.copytree(whole, folder)
    if task != "restore":
        zero_header(folder / "beforehand.sqlite3")
    code = attempt(folder, moment)
    if code == 0:
        break
    assert code == -signal.SIGKILL, code
    if moment % 5 == 0:
        assert attempt(folder, moment // 2) <= 0
    profile = profile_in(folder)
    connection, done = open_repaired(profile, NOW)
    with closing(connection):
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        feeds = connection.execute("SELECT count(*) FROM subscription").fetchone()[0]
        stars = connection.execute("SELECT count(*) FROM entry_status WHERE is_starred = 1").fetchone()[0]
    assert (feeds, stars) in {"mend": [(FEEDS + 1, 4)], "restore": [(FEEDS + 1, 4), (FEEDS, 2)]}[task], (moment, feeds, stars)
    assert not [path for path in folder.iterdir() if path.suffix in (".mending", ".reading", ".ready", ".incoming")], moment
    shutil.rmtree(folder)
print(moment)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="forks")
@pytest.mark.parametrize(("task", "step"), [("mend", "11"), ("restore", "7")])
def test_killed_at_any_moment_there_is_the_old_or_the_new_database(whole: Path, tmp_path: Path, task: str, step: str) -> None:
    """Moments are renamings, removals, copies and connections; a step of 1 takes every one of them."""
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(whole), str(tmp_path), task, step],
        cwd=ROOT, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10


def test_the_marker_of_a_profile_stays(profile: Profile) -> None:
    zero_header(profile.database)
    repaired(profile)
    assert database_file.marker(profile.database).exists()
    assert sorted(path.name for path in profile.folder.glob("*.in-use-since")) == ["beforehand.sqlite3.in-use-since"]


def test_the_style_sheet_comes_back_with_the_copy_and_the_one_there_stays_aside(tmp_path: Path) -> None:
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    live(profile.database, None, entries=8)
    sheet, aside = profile.folder / FILE_NAME, profile.folder / FORMER
    plain = write_backup(profile, FakeClock(at=float(LATER))).path
    assert not plain.with_suffix(".css").exists()
    sheet.write_bytes(b"p { color: teal }")
    saved = write_backup(profile, FakeClock(at=float(LATER + 86_400))).path
    assert saved.with_suffix(".css").read_bytes() == b"p { color: teal }"
    make_ready(profile, saved)
    assert not aside.exists(), "the same words are there already"
    sheet.write_bytes(b"p { color: red }")
    make_ready(profile, plain)
    assert sheet.read_bytes() == b"p { color: red }", "that copy had none"
    make_ready(profile, saved)
    assert (sheet.read_bytes(), aside.read_bytes()) == (b"p { color: teal }", b"p { color: red }")
    sheet.unlink()
    make_ready(profile, saved)
    assert sheet.read_bytes() == b"p { color: teal }"
    before = len(list(profile.backups.glob("*.css")))
    for day in range(2, 13):
        write_backup(profile, FakeClock(at=float(LATER + day * 86_400)))
    copies = {path.stem for path in profile.backups.glob(f"{backup.ROTATING}*.sqlite")}
    assert {path.stem for path in profile.backups.glob("*.css")} <= copies
    assert before == 1
