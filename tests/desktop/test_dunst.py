"""End to end: a program that is hidden in the tray, a feed that brings something new, and a notification daemon as people use it."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("jeepney")

from reader.app.paths import profile_in
from reader.domain.ids import FeedId
from reader.storage import preferences, subscriptions
from reader.storage.connection import open_reader
from reader.storage.writer import open_database
from tests.desktop.program import Program
from tests.fakes.documents import Posting, rss
from tests.fakes.feed_server import FeedServer
from tests.fakes.screen import Screen, missing
from tests.fakes.tray_host import TrayHost
from tests.fakes.waiting import PATIENCE, until

NEEDED = missing(("dunst", "dunstctl", "dbus-send"))
pytestmark = pytest.mark.skipif(bool(NEEDED), reason=f"needs {', '.join(NEEDED)}")

SETTINGS = """
[global]
dmenu = {dmenu}
font = Sans 12
width = 400
markup = full
[urgency_normal]
timeout = 0
"""
CHOOSE = "#!/bin/sh\nexec grep '#Mark as read'\n"
"""Stands for the menu that dunst has the user choose an action with."""
PATHS = ("/a", "/b")
NEW = ("Ebb & flow < 3", "A lighthouse for sale", "Salt", "Rope", "Tar")


class Dunst:
    """The daemon, and what it says of itself."""

    def __init__(self, screen: Screen, folder: Path) -> None:
        menu, settings = folder / "menu", folder / "dunstrc"
        menu.write_text(CHOOSE, encoding="utf-8")
        menu.chmod(0o755)
        settings.write_text(SETTINGS.format(dmenu=menu), encoding="utf-8")
        self._screen = screen
        self._process = screen.start("dunst", "-config", str(settings))
        until(lambda: screen.run("dunstctl", "count", "displayed") == "0", "the daemon is there")

    def displayed(self) -> int:
        return int(self._screen.run("dunstctl", "count", "displayed") or 0)

    def do(self, *arguments: str) -> None:
        self._screen.run("dunstctl", *arguments)

    def last_closed(self) -> dict[str, str]:
        """The newest of its history, by field."""
        ((newest, *_),) = json.loads(self._screen.run("dunstctl", "history"))["data"]
        return {name: str(each["data"]) for name, each in newest.items()}

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


@pytest.fixture
def screen(private_bus: subprocess.Popen[str]) -> Iterator[Screen]:
    with closing(Screen()) as made:
        yield made


@pytest.fixture
def dunst(screen: Screen, tmp_path: Path) -> Iterator[Dunst]:
    with closing(Dunst(screen, tmp_path)) as made:
        yield made


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    with closing(Program(tmp_path / "profile", screen.environment)) as made:
        yield made


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with FeedServer() as made:
        yield made


def bring(server: FeedServer, path: str, *titles: str) -> None:
    postings = [Posting(title, title, link=server.url(f"{path}/{title[:3]}")) for title in (*titles, f"Old of {path}")]
    server.answer(path, body=rss(entries=postings, title=f"The coast {path}"), headers={"Content-Type": "application/rss+xml"})


def follow(program: Program, server: FeedServer) -> None:
    """Two feeds, read an hour ago, with immediate notifications at any time of the day."""
    for path in PATHS:
        bring(server, path)
        assert program.run("add", server.url(path)).returncode == 0
    with closing(open_database(profile_in(program.profile).database, now=0, backup_folder=None)) as connection:
        for feed_id in (FeedId(1), FeedId(2)):
            subscriptions.set_settings(connection, feed_id, {"notify": "instant"})
        preferences.save(connection, "notify.quiet_hours", "")
        connection.execute("UPDATE feed SET retrieved_at = retrieved_at - 3600")


def unread(program: Program) -> int:
    with closing(open_reader(profile_in(program.profile).database)) as connection:
        return int(connection.execute("SELECT count(*) FROM entry_status WHERE is_read = 0").fetchone()[0])


def test_a_notice_is_shown_answered_and_withdrawn(
    program: Program, screen: Screen, dunst: Dunst, server: FeedServer, tmp_path: Path
) -> None:
    follow(program, server)
    with closing(TrayHost()) as host:
        first = program.start("--hidden")
        host.registered.get(timeout=PATIENCE)

        bring(server, "/a", *NEW)
        assert program.run("refresh", server.url("/a")).returncode == 0
        until(lambda: dunst.displayed() == 1, "the notice is shown")
        screen.picture(tmp_path / "several.png")
        assert not screen.windows()
        assert unread(program) == len(PATHS) + len(NEW)

        # chosen in the daemon's own menu
        dunst.do("context")
        until(lambda: unread(program) == len(PATHS), "all that was told is read")
        until(lambda: dunst.displayed() == 0, "the notice is gone")
        reported = dunst.last_closed()
        assert (reported["appname"], reported["summary"]) == ("Beforehand", "The coast /a")
        assert reported["body"].split("\n") == ["Ebb &amp; flow &lt; 3", *NEW[1:3], "and 2 more"]
        assert reported["category"] == "x-beforehand.articles"
        assert not screen.windows()

        bring(server, "/b", "The last ferry")
        assert program.run("refresh", server.url("/b")).returncode == 0
        until(lambda: dunst.displayed() == 1, "the second notice is shown")
        screen.picture(tmp_path / "one.png")
        dunst.do("action", "0")
        until(screen.has_focus, "a click brings the window")
        until(lambda: unread(program) == len(PATHS), "with the article")
        screen.picture(tmp_path / "opened.png")
        assert (dunst.last_closed()["summary"], dunst.last_closed()["body"]) == ("The coast /b", "The last ferry")
        assert dunst.displayed() == 0
        assert first.poll() is None
