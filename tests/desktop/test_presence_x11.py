"""The time of the last input on a real X server, and that it is asked for only where no shell reports it."""

import ctypes
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import closing

import pytest

pytest.importorskip("jeepney")

from reader.desktop.presence import linux
from reader.desktop.presence.linux import SHELLS, LinuxPresence
from reader.desktop.presence.tracker import PresenceTracker
from reader.domain.visits import Signal
from tests.fakes.clock import FakeClock
from tests.fakes.mock_service import IdleMonitor, has_mock
from tests.fakes.screen import Screen, missing
from tests.fakes.waiting import PATIENCE, until
from tests.unit.desktop.test_presence_idle_poll import Heard


def lacks_library() -> list[str]:
    try:
        ctypes.CDLL("libXss.so.1")
    except OSError:
        return ["libXss"]
    return []


NEEDED = missing() + lacks_library()
pytestmark = pytest.mark.skipif(bool(NEEDED), reason=f"needs {', '.join(NEEDED)}")
MINUTE = 60


@pytest.fixture
def screen(private_bus: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Screen]:
    with closing(Screen()) as made:
        monkeypatch.setenv("DISPLAY", made.display)
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        yield made


def is_asked() -> bool:
    return "idle" in {each.name for each in threading.enumerate()}


def listen() -> tuple[Heard, LinuxPresence]:
    heard = Heard()
    presence = LinuxPresence(PresenceTracker(heard, FakeClock()))
    presence.start()
    assert heard.has_heard.wait(PATIENCE)
    return heard, presence


def test_a_key_ends_the_idle_time(screen: Screen) -> None:
    screen.press("a")
    first = linux.idle_seconds()
    assert first is not None
    assert 0 <= first < MINUTE
    until(lambda: (linux.idle_seconds() or 0) > 1, "nothing is pressed for a second")
    began = time.monotonic()
    screen.press("a")
    until(lambda: (linux.idle_seconds() or MINUTE) < time.monotonic() - began, "a key is noticed")


def test_where_no_shell_reports_it_the_server_is_asked(screen: Screen) -> None:
    screen.press("a")
    heard, presence = listen()
    assert is_asked()
    assert heard.known == {Signal.INPUT}
    presence.stop()
    until(lambda: not is_asked(), "the thread has ended")


@pytest.mark.skipif(not has_mock(), reason="needs python3-dbusmock")
def test_where_a_shell_reports_it_the_server_is_not_asked(screen: Screen) -> None:
    with closing(IdleMonitor(SHELLS[0])):
        heard, presence = listen()
        assert not is_asked()
        assert heard.known == {Signal.INPUT}
        presence.stop()


def test_without_a_bus_of_the_session_the_server_is_asked(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    screen.press("a")
    heard, presence = listen()
    presence.stop()
    assert heard.known == {Signal.INPUT}


def test_a_server_that_is_gone_gives_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":4711")
    assert linux.idle_seconds() is None


def test_without_the_library_there_is_no_time(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    load = linux.ctypes.CDLL

    def without(name: str) -> object:
        if "Xss" in name:
            raise OSError(name)
        return load(name)

    monkeypatch.setattr(linux.ctypes, "CDLL", without)
    assert linux.idle_seconds() is None


@pytest.mark.parametrize(
    ("environment", "is_its_own"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ({"WAYLAND_DISPLAY": "wayland-0"}, False),
        ({"DISPLAY": ""}, False),
        ({}, False),
    ],
)
def test_the_server_under_wayland_does_not_know(environment: Mapping[str, str], is_its_own: bool) -> None:  # noqa: FBT001 -- a case
    assert linux.is_x11(environment) is is_its_own
