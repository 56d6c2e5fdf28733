"""The real program, from the command line and with its window, on profiles that went wrong."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reader.app.paths import Profile, make_folders, profile_in
from reader.app.profile_lock import ProfileLock
from reader.storage import database_file
from reader.storage.connection import open_reader
from tests.fakes.damage import FEEDS, live, zero_header

ROOT = Path(__file__).parents[2]
WATCH = str(ROOT / "tests" / "e2e" / "window_watch.py")
DROP_OVERRIDE = ["setpriv", "--bounding-set", "-dac_override", "--inh-caps", "-dac_override"]
"""Root may write everywhere; without this right it is a user like others."""
BEFORE = tuple(DROP_OVERRIDE) if os.name == "posix" and os.geteuid() == 0 else ()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    profile = profile_in(tmp_path_factory.mktemp("whole"))
    make_folders(profile)
    live(profile.database, profile.backups, entries=6)
    return profile.folder


@pytest.fixture
def profile(whole: Path, tmp_path: Path) -> Profile:
    shutil.copytree(whole, tmp_path / "profile")
    return profile_in(tmp_path / "profile")


def program(*arguments: str, before: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [*before, sys.executable, "-X", "faulthandler", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=90,
    )


def command(profile: Profile, *arguments: str) -> subprocess.CompletedProcess[str]:
    return program("-m", "reader", "--profile", str(profile.folder), *arguments)


def watched(profile: Profile, *steps: str, before: tuple[str, ...] = ()) -> list[str]:
    """What the window said at each step of a plan."""
    plan = profile.folder.with_name("plan")
    plan.write_text("\n".join(steps))
    done = program(WATCH, str(plan), "", "--profile", str(profile.folder), before=before)
    assert done.returncode == 0, done.stderr
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert [step for step, _ in said] == list(steps)
    return [arguments for _, arguments in said]


def count(profile: Profile, query: str) -> int:
    with closing(open_reader(profile.database)) as connection:
        return int(connection.execute(query).fetchone()[0])


def test_a_command_repairs_says_so_in_one_line_and_goes_on(profile: Profile) -> None:
    zero_header(profile.database)
    done = command(profile, "list")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == FEEDS + 1
    (line,) = done.stderr.splitlines()
    assert "the database was damaged" in line
    assert "damaged-1" in line


def test_a_command_that_changes_something_repairs_as_well(profile: Profile) -> None:
    profile.database.unlink()
    done = command(profile, "refresh", "nothing of the kind")
    assert done.stderr.startswith("beforehand: the database was missing and was restored from the backup from")
    assert count(profile, "SELECT count(*) FROM subscription") == FEEDS


def test_without_a_copy_a_missing_database_is_refused_with_the_way_out(profile: Profile) -> None:
    shutil.rmtree(profile.backups)
    profile.database.unlink()
    done = command(profile, "list")
    assert (done.returncode, done.stdout) == (1, "")
    assert str(database_file.marker(profile.database)) in done.stderr


def test_copies_are_written_listed_and_restored(profile: Profile) -> None:
    assert command(profile, "backup").returncode == 0
    copies = json.loads(command(profile, "backups", "--json").stdout)["backups"]
    assert [(copy["feeds"], copy["is_good"]) for copy in copies] == [(FEEDS + 1, True), (FEEDS, True)]
    done = command(profile, "restore", copies[1]["path"])
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{FEEDS} feeds" in done.stdout
    assert count(profile, "SELECT count(*) FROM subscription") == FEEDS


def test_nothing_is_restored_under_an_open_window(profile: Profile) -> None:
    lock = ProfileLock(profile.lock)
    lock.acquire()
    before = profile.database.read_bytes()
    done = command(profile, "restore")
    lock.release()
    assert done.returncode == 1
    assert "quit it first" in done.stderr
    assert profile.database.read_bytes() == before


@pytest.fixture
def unwritable(profile: Profile) -> Iterator[Profile]:
    if os.name != "posix" or (os.geteuid() == 0 and shutil.which("setpriv") is None):
        pytest.skip("whoever runs this may write everywhere")
    folders = [profile.folder, *(path for path in profile.folder.rglob("*") if path.is_dir())]
    for path in folders:
        path.chmod(0o500)
    profile.database.chmod(0o400)
    yield profile
    for path in folders:
        path.chmod(0o700)


def test_a_profile_that_cannot_be_written_to_is_read_and_left_alone(unwritable: Profile) -> None:
    before = {path: path.read_bytes() for path in unwritable.folder.rglob("*") if path.is_file()}
    done = program("-m", "reader", "--profile", str(unwritable.folder), "list", before=BEFORE)
    assert len(done.stdout.splitlines()) == FEEDS + 1
    refused = program("-m", "reader", "--profile", str(unwritable.folder), "refresh", before=BEFORE)
    assert refused.returncode == 1
    assert "cannot be written to" in refused.stderr
    assert {path: path.read_bytes() for path in unwritable.folder.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    ("harm", "heading"),
    [
        (lambda path: _set_version(path, 99), "newer Beforehand"),
        (lambda path: path.write_bytes(b"these are my feeds" * 999), "Your database is damaged"),
    ],
    ids=["newer", "unreadable"],
)
def test_the_window_asks_before_anything_is_given_up(profile: Profile, harm: Callable[[Path], None], heading: str) -> None:
    shutil.rmtree(profile.backups)
    harm(profile.database)
    before = profile.database.read_bytes()
    page, _ = watched(profile, "page", "press:Quit")
    assert heading in page
    assert profile.database.read_bytes() == before


@pytest.mark.long
def test_damage_that_shows_while_reading_is_repaired_at_the_users_wish(profile: Profile) -> None:
    """The banner's button starts the program again, into the repair."""
    harm = f"damage:{profile.database}"
    steps = ("open:0", "stored", harm, "do:next_unread", "press:Repair now", "banner:was damaged", "press:Close", "end")
    *_, banner, _, _ = watched(profile, *steps)
    assert "feeds are there" in banner
    assert "beforehand.sqlite3.damaged-1" in banner
    assert not list(profile.folder.glob("*.suspect"))


def test_a_full_disk_is_reported_and_all_goes_on_when_there_is_room(profile: Profile) -> None:
    """Opening an article marks it read; that something cannot be stored is said, and what comes after is stored."""
    plan = ("open:0", "stored", "full", "open:1", "banner", "room", "open:2", "stored", "well", "end")
    titles = dict(zip(plan, watched(profile, *plan), strict=True))
    assert "disk is full" in titles["banner"]
    with closing(open_reader(profile.database)) as connection:
        marks = dict(connection.execute("SELECT e.title, s.is_read FROM entry_status s JOIN entry e USING (entry_id)").fetchall())
    assert [marks[titles[f"open:{place}"]] for place in (0, 2)] == [1, 1]


def test_a_window_may_start_over_and_keeps_the_old_file(profile: Profile) -> None:
    shutil.rmtree(profile.backups)
    profile.database.write_bytes(b"these are my feeds" * 999)
    watched(profile, "page", "press:Start over", "end")
    assert count(profile, "SELECT count(*) FROM subscription") == 0
    assert profile.database.with_name("beforehand.sqlite3.damaged-1").read_bytes().startswith(b"these")


def test_two_clicks_restore_a_copy_and_the_program_starts_again(profile: Profile) -> None:
    steps = (
        "preferences:general",
        "press:Restore…",
        "press:Restore…",
        "press:Restore",
        "banner:was restored",
        "press:Close",
        "end",
    )
    *_, banner, _, _ = watched(profile, *steps)
    assert f"{FEEDS} feeds" in banner
    assert count(profile, "SELECT count(*) FROM subscription") == FEEDS
    assert [path.name[:17] for path in profile.backups.glob("before*.sqlite") if "restoring" in path.name] == [
        "before-restoring-"
    ]


def test_a_profile_that_cannot_be_written_to_can_be_read(unwritable: Profile) -> None:
    before = {path: path.read_bytes() for path in unwritable.folder.rglob("*") if path.is_file()}
    banner, _, toast, _ = watched(unwritable, "banner", "open:0", "toast", "end", before=BEFORE)
    assert "cannot be written to" in banner
    assert "cannot be written to" in toast
    assert {path: path.read_bytes() for path in unwritable.folder.rglob("*") if path.is_file()} == before


def _set_version(path: Path, version: int) -> None:
    data = bytearray(path.read_bytes())
    data[60:64] = version.to_bytes(4, "big")
    path.write_bytes(data)
