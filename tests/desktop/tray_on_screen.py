"""The tray from outside: real processes on a screen of our own, spoken to as a panel and a user do."""

import re
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("jeepney")

from reader.app.demo.server import DemoServer
from reader.app.paths import profile_in
from reader.engine.system_clock import SystemClock
from tests.desktop.program import Program, done
from tests.fakes.screen import Screen, missing
from tests.fakes.tray_host import TrayHost, TrayItem
from tests.fakes.waiting import PATIENCE, until

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}")

BADGE = bytes([0xFF, 0xF5, 0xB4, 0x40])
LIST = b"""<opml version="2.0"><body><outline text="Other" type="rss" xmlUrl="https://other.invalid/feed"/></body></opml>"""


@pytest.fixture
def screen(private_bus: subprocess.Popen[str]) -> Iterator[Screen]:
    with closing(Screen()) as made:
        yield made


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    with closing(Program(tmp_path / "profile", screen.environment)) as made:
        yield made


@pytest.fixture
def host(private_bus: subprocess.Popen[str]) -> Iterator[TrayHost]:
    with closing(TrayHost()) as made:
        yield made


def item_of(host: TrayHost) -> TrayItem:
    return TrayItem(host.registered.get(timeout=PATIENCE))


def with_articles(program: Program) -> int:
    """Follow the feeds of the demo, as somebody who has looked before; how many articles are unread, and so new."""
    with DemoServer(SystemClock().now) as server:
        program.run("import", "-", "--refresh", given=server.subscription_list())
    with closing(sqlite3.connect(profile_in(program.profile).database)) as connection, connection:
        connection.execute("INSERT INTO news (name, at, entry_id) VALUES ('used', 1, 0)")
    unread = unread_articles(program)
    assert unread
    return unread


def unread_articles(program: Program) -> int:
    return sum(int(line.split()[0]) for line in program.run("list").stdout.decode().splitlines())


def test_a_day_with_the_tray(program: Program, screen: Screen, host: TrayHost) -> None:
    unread = with_articles(program)
    first = program.start()
    with closing(item_of(host)) as item:
        until(lambda: f"{unread} new articles" in item.tip(), "the tip counts")
        until(lambda: "Ready since" in item.tip(), "the tip tells how fresh they are")
        assert {16, 22, 24, 32, 48, 64} <= item.pictures().keys()
        assert all(BADGE in picture for picture in item.pictures().values())

        until(screen.has_focus, "the window is there")
        screen.press("alt+F4")
        until(program.has_explained, "it is explained what closing means")
        assert screen.windows()
        screen.press("Return")
        until(lambda: not screen.windows(), "the window hides")
        until(lambda: "Nothing new" in item.tip(), "the visit is over")
        assert first.poll() is None

        usual = ["Open Beforehand", "Next unread", "Refresh"]
        pauses = ["Pause refreshing for 1 hour", "Pause refreshing until tomorrow"]
        assert list(item.menu()) == [*usual, *pauses, "Quit"]
        item.choose("Pause refreshing for 1 hour")
        until(lambda: "Paused until" in item.tip(), "the tip tells of the pause")
        texts = list(item.menu())
        assert texts[:3] == usual
        assert texts[3].startswith("Paused until ")
        assert texts[4:] == ["Resume refreshing", "Quit"]
        item.choose("Resume refreshing")
        until(lambda: list(item.menu()) == [*usual, *pauses, "Quit"], "it goes on")

        item.activate()
        until(screen.has_focus, "a click brings the window")
        # the window hears of its focus a moment after the screen shows it
        until(lambda: done(item.activate, lambda: not screen.windows()), "a click on the icon of the window in front hides it")
        item.choose("Next unread")
        until(lambda: unread_articles(program) == unread - 1, "an article is read")
        until(screen.has_focus, "it is shown")
        screen.press("alt+F4")
        until(lambda: not screen.windows(), "nothing is explained twice")

        item.choose("Quit")
        assert first.wait(PATIENCE) == 0


def test_later_starts_reach_a_hidden_window(program: Program, screen: Screen, host: TrayHost, tmp_path: Path) -> None:
    path = tmp_path / "list.opml"
    path.write_bytes(LIST)
    with DemoServer(SystemClock().now) as server:
        feed, other = re.findall(r'xmlUrl="([^"]+)"', server.subscription_list().decode())[:2]
        first = program.start("--hidden")
        with closing(item_of(host)) as item:
            assert program.run("--hidden").returncode == 0
            assert not screen.windows()
            assert program.accesses() == 0, "nobody has looked"

            assert program.run(f"feed:{feed}").returncode == 0
            until(screen.has_focus, "a link brings the window")

            def agree(url: str) -> bool:
                until(screen.is_still, "the sheet stands there")
                screen.press("Return")
                return url in program.addresses()

            until(lambda: agree(feed), "it is followed once the user agrees")
            assert program.accesses() == 1
            assert program.run(other).returncode == 0
            until(lambda: agree(other), "an address of the web as well")
            assert program.run(str(path)).returncode == 0
            until(lambda: agree("https://other.invalid/feed"), "and a list is imported")
            item.choose("Quit")
        assert first.wait(PATIENCE) == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=lambda number: number.name)
def test_a_signal_ends_the_program_in_order(program: Program, screen: Screen, host: TrayHost, number: signal.Signals) -> None:
    first = program.start("--hidden")
    with closing(item_of(host)):
        first.send_signal(number)
        assert first.wait(PATIENCE) == 0
    assert program.run("list").returncode == 0, "the profile is free"


def test_without_a_tray_closing_is_the_end(program: Program, screen: Screen) -> None:
    first = program.start()
    until(screen.has_focus, "the window is there")
    screen.press("alt+F4")
    assert first.wait(PATIENCE) == 0


def test_a_tray_that_comes_later_is_found(program: Program, screen: Screen) -> None:
    first = program.start()
    until(screen.has_focus, "the window is there")
    with closing(TrayHost()) as host, closing(item_of(host)) as item:
        item.choose("Quit")
        assert first.wait(PATIENCE) == 0


def test_quit_on_closing_is_remembered(program: Program, screen: Screen, host: TrayHost) -> None:
    first = program.start()
    with closing(item_of(host)):
        until(screen.has_focus, "the window is there")
        screen.press("alt+F4")
        until(program.has_explained, "it is explained what closing means")
        screen.press("shift+Tab")
        screen.press("Return")
        assert first.wait(PATIENCE) == 0
    assert program.preference("desktop.keep_running") is False
