"""X11 without a shell: MATE's screen saver, and an X server's own time of the last input, with xscreensaver running.

By name: `sh packaging/check-desktops saver`. No test waits for a quarter of an hour: the server's clock is put forward by libfaketime.
"""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("jeepney")

from jeepney import DBusAddress, new_method_call

from reader.desktop.presence import linux
from reader.domain.visits import Signal
from reader.engine.system_clock import SystemClock
from tests.desktop.program import Program
from tests.desktop.returning import come_back, follow_for_weeks, found, leave, stored
from tests.fakes.bus_services import connected
from tests.fakes.feed_server import FeedServer
from tests.fakes.screen import Screen, missing
from tests.fakes.waiting import PATIENCE, until

FAKETIME = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), Path("libfaketime"))
NEEDED = missing(("mate-screensaver", "xscreensaver")) + [each.name for each in (FAKETIME,) if not each.exists()]
pytestmark = pytest.mark.skipif(bool(NEEDED), reason=f"needs {', '.join(NEEDED)}")
MINUTE = 60
MATE = DBusAddress("/org/mate/ScreenSaver", bus_name="org.mate.ScreenSaver", interface="org.mate.ScreenSaver")


class LaterScreen(Screen):
    """Its server's clock can be put forward, and that of nobody else."""

    def __init__(self, folder: Path) -> None:
        self._clock = folder / "clock"
        self.put_forward(0)
        super().__init__(
            {"LD_PRELOAD": str(FAKETIME), "FAKETIME_TIMESTAMP_FILE": str(self._clock), "FAKETIME_CACHE_DURATION": "1"}
        )

    def put_forward(self, minutes: int) -> None:
        self._clock.write_text(f"+{minutes * 60}\n")


@pytest.fixture
def screen(private_bus: subprocess.Popen[str]) -> Iterator[Screen]:
    with closing(Screen()) as made:
        yield made


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with FeedServer() as made:
        yield made


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    with closing(Program(tmp_path / "profile", screen.environment)) as made:
        yield made


def is_active() -> object:
    return ask_saver("GetActive")


def activate(*, is_wanted: bool) -> None:
    ask_saver("SetActive", is_wanted)


def ask_saver(method: str, *given: bool) -> object:
    with closing(connected()) as bus:
        call = new_method_call(MATE, method, "b" if given else None, given)
        answer = bus.send_and_get_reply(call, timeout=PATIENCE)
        return answer.body[0] if answer.header.message_type.name == "method_return" and answer.body else None


def test_the_screen_saver_of_mate(program: Program, screen: Screen, server: FeedServer, saw: Callable[[str], None]) -> None:
    follow_for_weeks(program, server, SystemClock().now())
    saver = screen.start("mate-screensaver", "--no-daemon")
    until(lambda: is_active() is False, "the saver is there")
    activate(is_wanted=True)
    until(is_active, "it runs")
    known = len(stored(program))
    program.start("--hidden")
    until(lambda: "screen_saver" in found(program), "the program has found it")
    assert len(stored(program)) == known, "nobody is here"
    back = come_back(program, server, lambda: activate(is_wanted=False), saw)
    assert back.signal is Signal.SCREEN_SAVER
    leave(program, lambda: activate(is_wanted=True))
    saver.terminate()
    saver.wait(PATIENCE)


def test_the_first_input_on_a_server_with_xscreensaver(
    private_bus: subprocess.Popen[str],
    tmp_path: Path,
    server: FeedServer,
    saw: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with closing(LaterScreen(tmp_path)) as screen, closing(Program(tmp_path / "profile", screen.environment)) as program:
        follow_for_weeks(program, server, SystemClock().now())
        saver = screen.start("xscreensaver", "--no-splash")
        until(lambda: "non-blanked" in screen.run("xscreensaver-command", "-time"), "the saver is there")
        monkeypatch.setenv("DISPLAY", screen.display)
        screen.press("a")
        assert (linux.idle_seconds() or MINUTE) < MINUTE
        screen.put_forward(20)
        until(lambda: (linux.idle_seconds() or 0) > 15 * MINUTE, "the server had no input for long")
        known = len(stored(program))
        program.start("--hidden")
        until(lambda: found(program) == {"input"}, "the program has found that")
        assert len(stored(program)) == known, "nobody is here"
        back = come_back(program, server, lambda: screen.press("Shift_L"), saw)
        saver.terminate()
        saver.wait(PATIENCE)
    assert back.signal is Signal.INPUT
