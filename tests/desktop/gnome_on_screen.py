"""GNOME Shell without a screen, on Wayland, with an invented logind: keys, clipboard, dragging, notices that are answered, closing.

By name: `sh packaging/check-desktops gnome`. Keys and pointer come by Mutter's remote desktop, as from devices of its own; what the
shell knows of windows and notices it is asked for in its own language (`--unsafe-mode`).
"""

import json
import queue
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("jeepney")

from jeepney import DBusAddress, new_method_call

from reader.app.paths import profile_in
from reader.desktop.bus import Bus
from reader.desktop.presence import linux
from reader.desktop.presence.linux import watch_idle_monitors
from reader.desktop.presence.tracker import PresenceTracker
from reader.domain.ids import FeedId
from reader.domain.visits import Signal
from reader.engine.system_clock import SystemClock
from reader.storage import preferences, subscriptions
from reader.storage.writer import open_database
from tests.desktop.program import Program, done
from tests.desktop.returning import come_back, follow_for_weeks, found, leave, stored
from tests.desktop.speech_on_screen import HAS_LIBRARY, Listener
from tests.desktop.test_dunst import bring, unread
from tests.desktop.wayland import Wayland, lacking, session_bus
from tests.fakes.bus_services import connected
from tests.fakes.feed_server import FeedServer
from tests.fakes.mock_service import DisplayManager, Logind, has_mock
from tests.fakes.waiting import PATIENCE, until

NEEDED = lacking(("gnome-shell", "dbus-daemon"))
pytestmark = [
    pytest.mark.skipif(bool(NEEDED), reason=f"needs {NEEDED}"),
    pytest.mark.skipif(not (HAS_LIBRARY and has_mock()), reason="needs python3-dbusmock, python3-gi and gir1.2-atspi-2.0"),
]

SHELL = DBusAddress("/org/gnome/Shell", bus_name="org.gnome.Shell", interface="org.gnome.Shell")
PICTURES = DBusAddress(
    "/org/gnome/Shell/Screenshot", bus_name="org.gnome.Shell.Screenshot", interface="org.gnome.Shell.Screenshot"
)
SAVER = DBusAddress("/org/gnome/ScreenSaver", bus_name="org.gnome.ScreenSaver", interface="org.gnome.ScreenSaver")
PROPERTIES = "org.freedesktop.DBus.Properties"
REMOTE = "org.gnome.Mutter.RemoteDesktop"
LEFT_BUTTON, SHIFT, CONTROL, ALT, F4 = 0x110, 0xFFE1, 0xFFE3, 0xFFE9, 0xFFC1
LIST = """<opml version="2.0"><body><outline text="Coast"><outline text="First" type="rss" xmlUrl="{first}"/></outline>
<outline text="Second" type="rss" xmlUrl="{second}"/></body></opml>"""
WINDOW = """JSON.stringify(global.get_window_actors().map(actor => actor.meta_window)
    .filter(window => window.get_wm_class() === 'beforehand')
    .map(window => { const place = window.get_frame_rect();
        return {focused: window.has_focus(), minimized: window.minimized, x: place.x, y: place.y, height: place.height}; })[0] ?? null)"""
NOTICES = """JSON.stringify(Main.messageTray.getSources().flatMap(source => source.notifications)
    .filter(notice => notice.source.title === 'Beforehand')
    .map(notice => ({title: notice.title, body: notice.body ?? notice.bannerBodyText, actions: notice.actions.map(action => action.label)})))"""
COPIED = """imports.gi.St.Clipboard.get_default().get_text(
    imports.gi.St.ClipboardType.CLIPBOARD, (_, text) => { global.ours = text; }); 1"""
OURS = "Main.messageTray.getSources().flatMap(source => source.notifications).find(each => each.source.title === 'Beforehand')"


class Gnome(Wayland):
    """The shell, what it knows, and hands on its keyboard and its pointer."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        super().__init__(folder, **environment)
        # the shell locks nothing without a session, systemd and a display manager
        Path("/run/systemd/seats").mkdir(parents=True, exist_ok=True)
        self.logind, self._manager = Logind(), DisplayManager()
        self.environment["XDG_SESSION_ID"] = "auto"
        display = environment["WAYLAND_DISPLAY"]
        shell = ("gnome-shell", "--headless", "--unsafe-mode", "--no-x11", "--virtual-monitor", "1400x900")
        self.compose(display, *shell, "--wayland-display", display)
        self._bus = connected(environment["DBUS_SESSION_BUS_ADDRESS"])
        until(self._has_started, "the shell has started")
        root = DBusAddress("/org/gnome/Mutter/RemoteDesktop", bus_name=REMOTE, interface=REMOTE)
        (path,) = self._call(root, "CreateSession")
        self._remote = DBusAddress(path, bus_name=REMOTE, interface=f"{REMOTE}.Session")
        self._call(self._remote, "Start")
        # programs hear of keyboard and pointer with the first that comes of them
        self.press(SHIFT)
        self._call(self._remote, "NotifyPointerMotionRelative", "dd", (1.0, 1.0))
        # the shell opens with its overview, and with a word on who is at work here
        self.ask("Main.overview.hide(); Main.messageTray.getSources().forEach(source => source.destroy()); 1")

    def ask(self, script: str, patience: float = PATIENCE) -> str:
        """What the shell answers in its own language."""
        is_good, answer = self._call(SHELL, "Eval", "s", (script,), patience)
        return str(answer) if is_good else ""

    def read(self, script: str) -> Any:
        """An answer that is JSON, in a JSON string."""
        answer = self.ask(script)
        return json.loads(json.loads(answer)) if answer else None

    def window(self) -> dict[str, Any]:
        return self.read(WINDOW) or {}

    def activate(self) -> None:
        """As the dash does."""
        self.ask(
            "global.get_window_actors().map(actor => actor.meta_window).find(window => "
            "window.get_wm_class() === 'beforehand').activate(global.get_current_time()); 1"
        )

    def press(self, *keys: int) -> None:
        """Keys by number, down in this order and up in the other."""
        for key, is_down in [(key, True) for key in keys] + [(key, False) for key in reversed(keys)]:
            self._call(self._remote, "NotifyKeyboardKeysym", "ub", (key, is_down))

    def move(self, x: int, y: int) -> None:
        """The pointer to a place of the screen."""
        at_x, at_y, _ = json.loads(self.ask("global.get_pointer()"))
        self._call(self._remote, "NotifyPointerMotionRelative", "dd", (float(x - at_x), float(y - at_y)))

    def hold(self, *, is_down: bool) -> None:
        """The left button."""
        self._call(self._remote, "NotifyPointerButton", "ib", (LEFT_BUTTON, is_down))

    def picture(self, name: str) -> None:
        path = self.folder / f"{name}.png"
        self._call(PICTURES, "Screenshot", "bbs", (True, False, str(path)))
        self.keep(path)

    def lock(self) -> None:
        """As its menu does."""
        self._call(SAVER, "Lock")

    def unlock(self) -> None:
        """Without a password, as logind may ask for it."""
        self.logind.call("Unlock", interface=f"{self.logind.name}.Session", path=self.logind.session)

    def is_locked(self) -> bool:
        """As it reports to logind."""
        properties = self.logind.call(
            "GetAll", "s", f"{self.logind.name}.Session", interface=PROPERTIES, path=self.logind.session
        )
        return bool(properties[0]["LockedHint"][1])

    def close(self) -> None:
        self._bus.close()
        super().close()
        self._manager.close()
        self.logind.close()

    def _has_started(self) -> bool:
        """Asked anew where no answer comes: some that come while it starts are lost."""
        with suppress(TimeoutError):
            return self.ask("Main.layoutManager._startingUp", PATIENCE / 20) == "false"
        return False

    def _call(
        self, address: DBusAddress, name: str, signature: str = "", body: tuple[object, ...] = (), patience: float = PATIENCE
    ) -> Any:
        call = new_method_call(address, name, signature or None, body)
        answer = self._bus.send_and_get_reply(call, timeout=patience)
        return answer.body if answer.header.message_type.name == "method_return" else (False, "")


@pytest.fixture
def gnome(private_bus: subprocess.Popen[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gnome]:
    """The private bus is the system's."""
    with session_bus(tmp_path, XDG_CURRENT_DESKTOP="GNOME") as environment:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", environment["DBUS_SESSION_BUS_ADDRESS"])
        with closing(Gnome(tmp_path / "shell", environment)) as shell:
            yield shell


@pytest.fixture
def program(gnome: Gnome, tmp_path: Path) -> Iterator[Program]:
    environment = gnome.environment | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    with closing(Program(tmp_path / "profile", environment)) as made:
        yield made


@pytest.fixture
def listener(gnome: Gnome) -> Iterator[Listener]:
    with closing(Listener(gnome.environment)) as made:
        yield made


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with FeedServer() as made:
        yield made


def follow(program: Program, server: FeedServer) -> None:
    """A feed in a folder and one beside it, with immediate notifications."""
    bring(server, "/a", "Ebb", "Flow")
    bring(server, "/b")
    given = LIST.format(first=server.url("/a"), second=server.url("/b")).encode()
    assert program.run("import", "-", "--refresh", given=given).returncode == 0
    with closing(open_database(profile_in(program.profile).database, now=0, backup_folder=None)) as connection:
        for feed_id in (FeedId(1), FeedId(2)):
            subscriptions.set_settings(connection, feed_id, {"notify": "instant"})
        preferences.save(connection, "notify.quiet_hours", "")
        connection.execute("UPDATE feed SET retrieved_at = retrieved_at - 3600")


def folders(program: Program) -> dict[str, str]:
    """The folder of each feed."""
    listed = json.loads(program.run("list", "--json").stdout)
    return {feed["url"].rpartition("/")[2]: str(feed["folder"] or "") for feed in listed["feeds"]}


def drag(gnome: Gnome, listener: Listener, what: str, onto: str) -> None:
    """By the pointer, from the middle of one row of the sidebar to that of another."""
    window = gnome.window()
    inside = listener.tree("frame")["area"]
    top = window["y"] + window["height"] - inside[3]
    places = [listener.ask("place", "table cell", name) for name in (what, onto)]
    (from_x, from_y), (to_x, to_y) = ((window["x"] + x, top + y) for x, y in places)
    gnome.move(from_x, from_y)
    listener.ask("spoken")
    gnome.hold(is_down=True)
    for step in range(1, 11):
        gnome.move(from_x + (to_x - from_x) * step // 10, from_y + (to_y - from_y) * step // 10)
        listener.ask("spoken")
    gnome.picture("gnome-dragging")
    gnome.hold(is_down=False)


def test_a_day_on_gnome(
    program: Program, gnome: Gnome, listener: Listener, server: FeedServer, saw: Callable[[str], None]
) -> None:
    follow(program, server)
    # what comes within minutes of an access is not announced
    first = program.start("--hidden")
    # else the next command does the work itself, and nobody is told
    until(lambda: found(program), "the program is there")
    assert done(lambda: None, gnome.window) is False, "nobody asked for the window"
    bring(server, "/b", "The last ferry")
    before = unread(program)
    assert program.run("refresh", server.url("/b")).returncode == 0
    until(lambda: gnome.read(NOTICES), "the notice is shown")
    gnome.picture("gnome-notice")
    (notice,) = gnome.read(NOTICES)
    saw(f"a notice {notice}")
    # before GNOME 46 an action is no more than a function, and its button closes the notice
    gnome.ask(
        f"{{ const notice = {OURS}, action = notice.actions.find(action => action.label === 'Mark as read');"
        "action.activate ? action.activate() : (action.callback(), notice.destroy()); 1 }"
    )
    until(lambda: unread(program) == before, "its action marks the article as read")
    until(lambda: not gnome.read(NOTICES), "the notice is gone")
    bring(server, "/a", "A lighthouse for sale", "Ebb", "Flow")
    assert program.run("refresh", server.url("/a")).returncode == 0
    until(lambda: gnome.read(NOTICES), "another notice is shown")
    gnome.ask(f"{OURS}.activate(); 1")
    until(lambda: gnome.window().get("focused"), "a click on it brings the window")
    until(lambda: unread(program) == before, "with the article")
    gnome.picture("gnome-window")
    saw("its action marked the article as read; a click on the next one opened its article in a window with the keyboard")

    gnome.press(ord("j"))
    until(lambda: unread(program) == before - 1, "a key reads an article")
    gnome.press(CONTROL, SHIFT, ord("C"))

    def clipboard() -> str:
        gnome.ask(COPIED)
        return gnome.ask("global.ours ?? ''")

    until(lambda: server.url("/") in clipboard(), "its link is in the clipboard")
    saw(f"J read an article; the clipboard holds {clipboard()}")

    assert folders(program) == {"a": "Coast", "b": ""}
    until(lambda: listener.ask("place", "table cell", "The coast /b"), "the sidebar is heard")
    drag(gnome, listener, "The coast /b", "Coast, folder")
    until(lambda: folders(program)["b"] == "Coast", "the feed lies in the folder")
    saw("a feed was dragged into a folder")

    gnome.press(ALT, F4)
    assert first.wait(PATIENCE) == 0, "without a tray closing is the end"
    saw("closed, the program ended")


def test_lock_and_unlock_on_gnome(program: Program, gnome: Gnome, server: FeedServer, saw: Callable[[str], None]) -> None:
    follow_for_weeks(program, server, SystemClock().now())
    gnome.lock()
    until(gnome.is_locked, "the shell has locked the session")
    known = len(stored(program))
    program.start("--hidden")
    until(lambda: found(program) >= {"unlock", "wake", "screen_saver", "input"}, "the program has found all of it")
    saw(f"known from {', '.join(sorted(found(program)))}")
    assert len(stored(program)) == known, "nobody is here"
    gnome.picture("gnome-locked")
    back = come_back(program, server, gnome.unlock, saw)
    assert back.signal in {Signal.UNLOCK, Signal.SCREEN_SAVER}
    leave(program, gnome.lock)


def test_the_shell_reports_the_first_input(gnome: Gnome, monkeypatch: pytest.MonkeyPatch, saw: Callable[[str], None]) -> None:
    """The real monitor, asked for three seconds instead of fifteen minutes."""
    monkeypatch.setattr(linux, "IDLE_SECONDS", 3)
    heard: queue.SimpleQueue[tuple[str, object]] = queue.SimpleQueue()
    port = SimpleNamespace(
        came_back=lambda signal, _, seconds: heard.put((signal.value, seconds)),
        went_away=lambda _: heard.put(("left", None)),
        know_from=lambda _: None,
    )
    tracker = PresenceTracker(port, SystemClock())
    with closing(Bus("SESSION")) as bus:
        watch_idle_monitors(bus, tracker.source, lambda: None)
        tracker.begin()
        said = [heard.get(timeout=PATIENCE)]
        for _ in range(2):
            said.append(heard.get(timeout=PATIENCE))
            # a key may come before the shell has been asked for the next one
            until(lambda: done(lambda: gnome.press(SHIFT), lambda: not heard.empty()), "an input is reported")
            said.append(heard.get(timeout=PATIENCE))
    saw(f"the shell reports {said}")
    assert [word for word, _ in said] == ["start", "left", "input", "left", "input"]
