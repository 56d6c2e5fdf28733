"""Plasma without a screen, on Wayland: a notice that is answered, the icon in its tray by D-Bus.

By name: `sh packaging/check-desktops plasma`. What Plasma shows is heard and pressed as a screen reader does: KWin gives no pictures without a
graphics card.
"""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("jeepney")

from jeepney import DBusAddress, new_method_call

from reader.domain.visits import Signal
from reader.engine.system_clock import SystemClock
from tests.desktop.gnome_on_screen import follow
from tests.desktop.panel_on_screen import items
from tests.desktop.program import Program, done
from tests.desktop.returning import come_back, follow_for_weeks, found, leave, stored
from tests.desktop.speech_on_screen import HAS_LIBRARY, Listener, every
from tests.desktop.test_dunst import bring, unread
from tests.desktop.wayland import Wayland, lacking, session_bus
from tests.fakes.bus_services import connected
from tests.fakes.feed_server import FeedServer
from tests.fakes.mock_service import Logind, has_mock
from tests.fakes.tray_host import TrayItem
from tests.fakes.waiting import PATIENCE, until

NEEDED = lacking(("kwin_wayland", "kded6", "plasmashell", "dbus-daemon"))
pytestmark = [
    pytest.mark.skipif(bool(NEEDED), reason=f"needs {NEEDED}"),
    pytest.mark.skipif(not HAS_LIBRARY, reason="needs python3-gi and gir1.2-atspi-2.0"),
]
SAVER = DBusAddress(
    "/org/freedesktop/ScreenSaver", bus_name="org.freedesktop.ScreenSaver", interface="org.freedesktop.ScreenSaver"
)
DESKTOP = {
    "XDG_CURRENT_DESKTOP": "KDE",
    "KDE_FULL_SESSION": "true",
    "KDE_SESSION_VERSION": "6",
    "XDG_MENU_PREFIX": "plasma-",
    "QT_QUICK_BACKEND": "software",
    "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
}


class Plasma(Wayland):
    """Compositor, services and shell."""

    def __init__(self, folder: Path, environment: dict[str, str], *compositor: str) -> None:
        super().__init__(folder, **environment)
        display = self.environment.pop("WAYLAND_DISPLAY")
        size = ("--width", "1400", "--height", "900")
        self.compose(display, "kwin_wayland", "--virtual", *size, "--socket", display, *compositor)
        self.start("kded6")
        self.start("plasmashell")


@pytest.fixture
def plasma(private_bus: subprocess.Popen[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plasma]:
    """The private bus is the system's."""
    with session_bus(tmp_path, **DESKTOP) as environment:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", environment["DBUS_SESSION_BUS_ADDRESS"])
        with closing(Plasma(tmp_path / "shell", environment, "--no-lockscreen")) as shell:
            yield shell


@pytest.fixture
def program(plasma: Plasma, tmp_path: Path) -> Iterator[Program]:
    with closing(Program(tmp_path / "profile", plasma.environment)) as made:
        yield made


@pytest.fixture
def shell(plasma: Plasma) -> Iterator[Listener]:
    with closing(Listener(plasma.environment, "plasmashell")) as made:
        yield made


@pytest.fixture
def window(plasma: Plasma) -> Iterator[Listener]:
    with closing(Listener(plasma.environment)) as made:
        yield made


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with FeedServer() as made:
        yield made


def texts(listener: Listener) -> str:
    """All that a program says."""
    return "\n".join(each["name"] for each in every(listener.tree("application"), "label", "button", "icon", "notification"))


def test_notice_and_tray(
    program: Program, plasma: Plasma, shell: Listener, window: Listener, server: FeedServer, saw: Callable[[str], None]
) -> None:
    follow(program, server)
    until(lambda: shell.tree("application"), "the shell is heard")
    first = program.start("--hidden")
    until(items, "the icon is registered with Plasma")
    bring(server, "/b", "The last ferry")
    before = unread(program)
    assert program.run("refresh", server.url("/b")).returncode == 0
    until(lambda: "Mark as read" in texts(shell), "the notice is shown")
    shown = [line for line in texts(shell).splitlines() if line in {"Mark as read", "Later", "The coast /b", "The last ferry"}]
    saw(f"Plasma says {shown}")
    assert shell.ask("do", "button", "Mark as read", "Press") is True
    until(lambda: unread(program) == before, "its action marks the article as read")
    saw("its action marked the article as read")

    (service,) = items()
    with closing(TrayItem(service.split("/", maxsplit=1)[0])) as item:
        until(lambda: "Nothing new" in item.tip(), "the tip of the icon counts")
        saw(f"the icon in Plasma's tray: {item.tip()!r}, {sorted(item.pictures())} pixels, menu {list(item.menu())}")
        assert not window.tree("frame")
        item.activate()
        until(lambda: "showing" in window.tree("frame").get("states", []), "a click brings the window")
        assert done(lambda: None, lambda: first.poll() is not None) is False
        item.choose("Quit")
    assert first.wait(PATIENCE) == 0
    saw("a click on it brought the window; its menu ended the program")


@pytest.mark.skipif(not has_mock(), reason="needs python3-dbusmock")
def test_lock_and_unlock_on_plasma(
    private_bus: subprocess.Popen[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    server: FeedServer,
    saw: Callable[[str], None],
) -> None:
    desktop = DESKTOP | {"XDG_SESSION_ID": "auto"}
    with session_bus(tmp_path, **desktop) as environment, closing(Logind()) as logind:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", environment["DBUS_SESSION_BUS_ADDRESS"])
        with closing(Plasma(tmp_path / "shell", environment)) as plasma:
            program = Program(tmp_path / "profile", plasma.environment)
            follow_for_weeks(program, server, SystemClock().now())
            until(lambda: ask_saver("GetActive") == (False,), "the locker is there")
            ask_saver("Lock")
            until(lambda: ask_saver("GetActive") == (True,), "it has locked")
            known = len(stored(program))
            program.start("--hidden")
            until(lambda: found(program) >= {"unlock", "wake", "screen_saver"}, "the program has found all of it")
            saw(f"known from {', '.join(sorted(found(program)))}")
            assert len(stored(program)) == known, "nobody is here"
            session = logind.session
            unlock = partial(logind.call, "Unlock", interface=f"{logind.name}.Session", path=session)
            back = come_back(program, server, unlock, saw)
            assert back.signal in {Signal.UNLOCK, Signal.SCREEN_SAVER}
            leave(program, lambda: ask_saver("Lock"))
            program.close()


def ask_saver(method: str) -> tuple[object, ...]:
    """Plasma's locker."""
    with closing(connected()) as bus:
        answer = bus.send_and_get_reply(new_method_call(SAVER, method), timeout=PATIENCE)
        return tuple(answer.body) if answer.header.message_type.name == "method_return" else ()
