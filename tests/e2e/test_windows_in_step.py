"""Two real windows on one folder, each with its own profile: what is marked in one is seen in the other."""

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from reader.app.paths import Profile, make_folders, profile_in
from reader.engine.system_clock import SystemClock
from reader.formats.urls import canonical_url
from reader.storage import feeds, subscriptions
from tests.e2e.test_recovery import ROOT, WATCH, command
from tests.fakes.new_database import open_new
from tests.fakes.screen import Screen, missing
from tests.fakes.waiting import PATIENCE, running
from tests.unit.storage.examples import parsed, store

FEEDS, OPENED_HERE, OPENED_THERE = 20, 3, 20


@pytest.fixture
def environment() -> Iterator[dict[str, str]]:
    """A screen of its own where there can be one, else windows that are drawn into memory."""
    plain = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    if missing():
        yield plain | {"QT_QPA_PLATFORM": "offscreen"}
        return
    screen = Screen()
    yield {**plain, "DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb"}
    screen.close()


def made(folder: Path) -> Profile:
    profile = profile_in(folder)
    make_folders(profile)
    now = int(SystemClock().now())
    with closing(open_new(profile.database, now=now)) as connection:
        # more of one feed would be folded
        for feed in range(FEEDS):
            articles = [parsed(f"number {number}", published_at=now - 60 * number) for number in range(feed, 3 * FEEDS, FEEDS)]
            address = f"https://site{feed}.example/feed"
            feed_id = feeds.add_feed(connection, address, canonical_url(address), now)
            subscriptions.add(connection, feed_id)
            store(connection, feed_id, *articles, now=now)
    return profile


class Window:
    """A window that follows a plan, and what it says at each step."""

    def __init__(self, stack: ExitStack, profile: Profile, environment: dict[str, str], *steps: str) -> None:
        plan = profile.folder.with_name(f"{profile.folder.name}.plan")
        plan.write_text("\n".join(steps))
        picture = str(profile.folder.with_suffix(".png"))
        arguments = [sys.executable, WATCH, str(plan), picture, "--profile", str(profile.folder)]
        self.program = stack.enter_context(running(arguments, cwd=ROOT, env=environment, stdout=subprocess.PIPE, bufsize=0))

    def says(self, step: str) -> str:
        """What it says at the next step, which this has to be."""
        ready, _, _ = select.select([self.program.stdout], [], [], PATIENCE)
        assert ready, f"nothing after {PATIENCE:.0f} s, where it was to say {step!r}"
        said, text = json.loads(self.program.stdout.readline())
        assert said == step
        return str(text)


@pytest.mark.long
def test_each_window_shows_the_others_mark_and_keeps_list_and_place(tmp_path: Path, environment: dict[str, str]) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    study, laptop = made(tmp_path / "study"), made(tmp_path / "laptop")
    for profile in (study, laptop):
        done = command(profile, "computers", "join", str(shared), "--yes")
        assert done.returncode == 0, done.stderr
    begin, finish = tmp_path / "begin", tmp_path / "finish"
    read, starred = f"Title number {OPENED_HERE}", f"Title number {OPENED_THERE}"
    here = (
        f"open:{OPENED_HERE}",
        f"there:{begin}",
        "press key",
        "stored",
        "place",
        f"starred:{starred}",
        "place",
        f"there:{finish}",
        "end",
    )
    there = (
        f"open:{OPENED_THERE}",
        "stored",
        f"there:{begin}",
        "press key",
        "do:toggle_star",
        "place",
        f"read:{read}",
        "place",
        f"there:{finish}",
        "end",
    )
    with ExitStack() as stack:
        first = Window(stack, study, environment, *here)
        second = Window(stack, laptop, environment, *there)
        assert first.says(here[0]) == read
        assert [second.says(step) for step in there[:2]] == [starred, "stored"]
        begin.touch()
        for step in here[1:4]:
            first.says(step)
        for step in there[2:5]:
            second.says(step)
        places = [first.says("place"), second.says("place")]
        second.says(f"read:{read}")
        first.says(f"starred:{starred}")
        assert [first.says("place"), second.says("place")] == places
        finish.touch()
        for window in (first, second):
            window.says(f"there:{finish}")
            window.says("end")
            assert window.program.wait(PATIENCE) == 0
