"""The window on profiles that go wrong, in programs of their own: takes a minute, so it is run by name.

Run: `.venv/bin/python -m pytest tests/e2e/windows_in_trouble.py`.
"""

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from reader.app.paths import Profile
from reader.storage.connection import open_reader
from tests.e2e.test_portable import carried, leave_nothing_elsewhere
from tests.e2e.test_recovery import BEFORE, count, profile, unwritable, watched, whole
from tests.fakes.damage import FEEDS

__all__ = ["carried", "profile", "unwritable", "whole"]


@pytest.mark.parametrize(
    ("harm", "heading"),
    [
        (lambda path: _set_version(path, 99), "newer Beforehand"),
        (lambda path: path.write_bytes(b"these are my feeds" * 999), "cannot be read"),
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


def test_damage_that_shows_while_reading_is_repaired_at_the_users_wish(profile: Profile) -> None:
    """The banner's button starts the program again, into the repair."""
    steps = ("open:0", f"damage:{profile.database}", "press:Mend now", "banner", "press:Close", "end")
    *_, banner, _, _ = watched(profile, *steps)
    assert "was damaged" in banner
    assert f"{FEEDS} feeds" in banner
    assert "beforehand.sqlite3.damaged-1" in banner
    assert not list(profile.folder.glob("*.suspect"))


def test_a_full_disk_is_reported_and_all_goes_on_when_there_is_room(profile: Profile) -> None:
    """Opening an article marks it read: what cannot be stored is said, and what comes after is stored."""
    plan = ("open:0", "stored", "full", "open:1", "banner", "room", "open:2", "stored", "well", "end")
    titles = dict(zip(plan, watched(profile, *plan), strict=True))
    assert "disk is full" in titles["banner"]
    with closing(open_reader(profile.database)) as connection:
        marks = dict(connection.execute("SELECT e.title, s.is_read FROM entry_status s JOIN entry e USING (entry_id)").fetchall())
    assert [marks[titles[f"open:{place}"]] for place in range(3)] == [1, 0, 1]


def _set_version(path: Path, version: int) -> None:
    data = bytearray(path.read_bytes())
    data[60:64] = version.to_bytes(4, "big")
    path.write_bytes(data)


def test_a_window_may_start_over_and_keeps_the_old_file(profile: Profile) -> None:
    shutil.rmtree(profile.backups)
    profile.database.write_bytes(b"these are my feeds" * 999)
    watched(profile, "page", "press:Start over", "end")
    assert count(profile, "SELECT count(*) FROM subscription") == 0
    assert profile.database.with_name("beforehand.sqlite3.damaged-1").read_bytes().startswith(b"these")


def test_two_clicks_restore_a_copy_and_the_program_starts_again(profile: Profile) -> None:
    banner = watched(profile, "preferences:storage", "press:Restore…", "press:Restore", "banner", "press:Close", "end")[3]
    assert "was restored" in banner
    assert f"{FEEDS} feeds" in banner
    assert count(profile, "SELECT count(*) FROM subscription") == FEEDS
    assert [path.name[:17] for path in profile.backups.glob("before*.sqlite") if "restoring" in path.name] == [
        "before-restoring-"
    ]


def test_a_window_that_is_carried_about_writes_nothing_elsewhere(carried: Path) -> None:
    leave_nothing_elsewhere(carried, with_window=True)


def test_a_profile_that_cannot_be_written_to_can_be_read(unwritable: Profile) -> None:
    before = {path: path.read_bytes() for path in unwritable.folder.rglob("*") if path.is_file()}
    banner, _, toast, _ = watched(unwritable, "banner", "open:0", "toast", "end", before=BEFORE)
    assert "cannot be written to" in banner
    assert "cannot be written to" in toast
    assert {path: path.read_bytes() for path in unwritable.folder.rglob("*") if path.is_file()} == before
