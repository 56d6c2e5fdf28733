"""When the user comes back and leaves, as services of real desktops tell it on a bus of our own."""

import logging
import queue
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jeepney")

from jeepney import message_bus

from reader.desktop.presence.linux import DESKTOPS, SHELLS, LinuxPresence
from reader.desktop.presence.tracker import PresenceTracker
from reader.domain.visits import Signal
from tests.desktop.conftest import CONFIGURATION
from tests.fakes.bus_services import PropertyService, connected
from tests.fakes.clock import FakeClock
from tests.fakes.mock_service import MOCK, GnomeScreenSaver, IdleMonitor, Logind, MockService, ScreenSaver, has_mock
from tests.fakes.waiting import PATIENCE, running, until

pytestmark = pytest.mark.skipif(not has_mock(), reason="needs python3-dbusmock")

LEFT = "left"
LOGIND = {Signal.WAKE, Signal.UNLOCK, Signal.SESSION}


class Heard:
    """Listens from `begin` until `stop`; what is said comes one by one."""

    def __init__(self) -> None:
        self._said: queue.SimpleQueue[tuple[str, int | None]] = queue.SimpleQueue()
        self.known: frozenset[Signal] | None = None
        self.clock = FakeClock()
        self.presence = LinuxPresence(PresenceTracker(self, self.clock))

    def begin(self, *, is_here: bool = True) -> "Heard":
        self.presence.start()
        if is_here:
            assert self.next() == ("start", None)
        until(lambda: self.known is not None, "all have answered")
        return self

    def came_back(self, signal: Signal, at: int, away_seconds: int | None) -> None:
        assert at == int(self.clock.at)
        self._said.put((signal.value, away_seconds))

    def went_away(self, at: int) -> None:
        self._said.put((LEFT, int(self.clock.at) - at))

    def know_from(self, signals: frozenset[Signal]) -> None:
        self.known = signals

    def next(self) -> tuple[str, int | None]:
        """A return with the seconds of the absence, or a leaving with how long ago that was."""
        return self._said.get(timeout=PATIENCE)

    def is_quiet(self) -> bool:
        return self._said.empty()


@pytest.fixture
def heard(private_bus: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_ID"):
        monkeypatch.delenv(name, raising=False)
    made = Heard()
    yield made
    made.presence.stop()


@pytest.fixture
def offer(private_bus: subprocess.Popen[str]) -> Iterator[Callable[..., MockService]]:
    offered: list[MockService] = []

    def make(kind: Callable[..., MockService], *arguments: object) -> MockService:
        offered.append(kind(*arguments))
        return offered[-1]

    yield make
    for each in offered:
        each.close()


@pytest.fixture
def logind(offer: Callable[..., Logind]) -> Logind:
    return offer(Logind)


def connections() -> int:
    """How many are on the bus, with the one that asks."""
    with closing(connected()) as asking:
        (names,) = asking.send_and_get_reply(message_bus.ListNames(), timeout=PATIENCE).body
        return sum(name.startswith(":") for name in names)


def test_nobody_on_the_bus_is_no_signal_and_no_error(heard: Heard, caplog: pytest.LogCaptureFixture) -> None:
    heard.begin()
    assert heard.known == frozenset()
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []


def test_lock_sleep_wake_and_unlock(logind: Logind, heard: Heard) -> None:
    heard.begin()
    assert heard.known == LOGIND
    logind.lock(is_locked=True)
    assert heard.next() == (LEFT, 0)
    logind.sleep(is_asleep=True)
    logind.sleep(is_asleep=False)
    heard.clock.advance(3600)
    logind.lock(is_locked=False)
    assert heard.next() == ("unlock", 3600)
    assert heard.is_quiet(), "one return"


def test_a_sleep_where_nothing_locks(logind: Logind, heard: Heard) -> None:
    heard.begin()
    logind.sleep(is_asleep=True)
    assert heard.next() == (LEFT, 0)
    heard.clock.advance(3600)
    logind.sleep(is_asleep=False)
    assert heard.next() == ("wake", 3600)


def test_what_else_logind_reports_during_a_sleep_is_no_wake(logind: Logind, heard: Heard) -> None:
    heard.begin()
    logind.sleep(is_asleep=True)
    assert heard.next() == (LEFT, 0)
    logind.call("UpdateProperties", "sa{sv}", logind.interface, {"IdleHint": ("b", True)}, interface=MOCK)
    # the answer comes after what was sent before
    logind.lock(is_locked=True)
    heard.clock.advance(3600)
    logind.lock(is_locked=False)
    assert heard.next() == ("unlock", 3600)


def test_another_session_comes_to_the_front(logind: Logind, heard: Heard) -> None:
    heard.begin()
    logind.bring_forward(is_active=False)
    assert heard.next() == (LEFT, 0)
    logind.bring_forward(is_active=True)
    assert heard.next() == ("session", 0)


def test_the_lock_of_another_session_means_nothing(logind: Logind, heard: Heard) -> None:
    other = logind.add_session("c2")
    heard.begin()
    logind.lock(other, is_locked=True)
    logind.lock(other, is_locked=False)
    logind.lock(is_locked=True)
    assert heard.next() == (LEFT, 0)
    logind.lock(is_locked=False)
    assert heard.next() == ("unlock", 0)
    assert heard.is_quiet()


def test_a_session_that_logind_does_not_find_is_named_by_the_environment(
    offer: Callable[..., Logind], heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    logind = offer(Logind, "c7")
    logind.add("GetSession", "s", "o", "ret = {'c7': '/org/freedesktop/login1/session/c7'}[args[0]]")
    monkeypatch.setenv("XDG_SESSION_ID", "c7")
    heard.begin()
    logind.lock(is_locked=True)
    assert heard.next() == (LEFT, 0)


def test_no_session_leaves_the_wake(offer: Callable[..., Logind], heard: Heard) -> None:
    logind = offer(Logind)
    logind.add("GetSession", "s", "o", "raise RuntimeError('no session')")
    heard.begin()
    assert heard.known == {Signal.WAKE}


def test_locked_at_the_start_nobody_is_here(logind: Logind, heard: Heard) -> None:
    logind.lock(is_locked=True)
    heard.begin(is_here=False)
    logind.lock(is_locked=False)
    assert heard.next() == ("unlock", None), "for how long is not known"


def test_a_logind_that_comes_later_and_crashes(heard: Heard, offer: Callable[..., Logind]) -> None:
    heard.begin()
    assert heard.known == frozenset()
    logind = offer(Logind)
    until(lambda: Signal.WAKE in (heard.known or ()), "it is found")
    logind.sleep(is_asleep=True)
    assert heard.next() == (LEFT, 0)
    logind.close()
    until(lambda: heard.known == frozenset(), "it is missed")
    again = offer(Logind)
    until(lambda: Signal.WAKE in (heard.known or ()), "it is found again")
    again.sleep(is_asleep=True)
    again.sleep(is_asleep=False)
    assert heard.next() == ("wake", None), "nothing was said of how the first absence ended"


@pytest.mark.parametrize(
    "saver",
    [(GnomeScreenSaver,), *((ScreenSaver, desktop) for desktop in DESKTOPS)],
    ids=lambda made: made[-1] if len(made) > 1 else "template",
)
def test_the_screen_saver_of_each_desktop(saver: Any, heard: Heard, offer: Callable[..., ScreenSaver]) -> None:
    saver = offer(*saver)
    heard.begin()
    assert heard.known == {Signal.SCREEN_SAVER}
    saver.activate(is_active=True)
    assert heard.next() == (LEFT, 0)
    heard.clock.advance(1000)
    saver.activate(is_active=False)
    assert heard.next() == ("screen_saver", 1000)


def test_a_screen_saver_under_a_lock(logind: Logind, heard: Heard, offer: Callable[..., ScreenSaver]) -> None:
    saver = offer(ScreenSaver, "gnome")
    heard.begin()
    saver.activate(is_active=True)
    assert heard.next() == (LEFT, 0)
    logind.lock(is_locked=True)
    saver.activate(is_active=False)
    saver.activate(is_active=True)
    logind.lock(is_locked=False)
    assert heard.next()[0] in {"unlock", "screen_saver"}, "two buses have no order"


def test_a_screen_saver_that_runs_at_the_start_and_one_that_comes_later(heard: Heard, offer: Callable[..., ScreenSaver]) -> None:
    early = offer(ScreenSaver, "mate")
    early.activate(is_active=True)
    heard.begin(is_here=False)
    early.activate(is_active=False)
    assert heard.next() == ("screen_saver", None)
    early.close()
    until(lambda: heard.known == frozenset(), "it is missed")
    late = offer(ScreenSaver, "freedesktop")
    until(lambda: heard.known == {Signal.SCREEN_SAVER}, "another one is found")
    late.activate(is_active=True)
    assert heard.next() == (LEFT, 0)


def test_a_service_that_only_inhibits_is_no_screen_saver(heard: Heard, private_bus: subprocess.Popen[str]) -> None:
    name = "org.freedesktop.ScreenSaver"
    service = PropertyService(name, "/org/freedesktop/ScreenSaver", name, {})
    heard.begin()
    assert heard.known == frozenset()
    service.close()


def test_no_service_is_started_to_be_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop's files name services that the bus starts for whoever calls them."""
    services, started = tmp_path / "services", tmp_path / "started"
    services.mkdir()
    for name in (*(f"org.{each}.ScreenSaver" for each in DESKTOPS), *(f"{each}.IdleMonitor" for each in SHELLS)):
        text = f"[D-BUS Service]\nName={name}\nExec=/bin/sh -c 'touch {started}'\n"
        (services / f"{name}.service").write_text(text)
    configuration = tmp_path / "bus.conf"
    configuration.write_text(CONFIGURATION.replace("<auth>", f"<servicedir>{services}</servicedir><auth>"))
    command = ["dbus-daemon", f"--config-file={configuration}", "--nofork", "--print-address=1", "--nopidfile"]
    with running(command, stdout=subprocess.PIPE, text=True) as daemon:
        address = daemon.stdout.readline().strip()
        for name in ("SESSION", "SYSTEM"):
            monkeypatch.setenv(f"DBUS_{name}_BUS_ADDRESS", address)
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        heard = Heard().begin()
        heard.presence.stop()
        daemon.kill()
    assert heard.known == frozenset()
    assert not started.exists()


def test_signals_of_strangers_are_not_heard(heard: Heard, offer: Callable[..., ScreenSaver]) -> None:
    saver = offer(ScreenSaver, "gnome")
    stranger = PropertyService("org.example.Stranger", "/org/gnome/ScreenSaver", "org.gnome.ScreenSaver", {})
    heard.begin()
    stranger.signal("ActiveChanged", "b", (True,))
    saver.activate(is_active=False)
    saver.activate(is_active=True)
    assert heard.next() == (LEFT, 0)
    stranger.signal("ActiveChanged", "b", (False,))
    heard.clock.advance(50)
    saver.activate(is_active=False)
    assert heard.next() == ("screen_saver", 50)
    stranger.close()


def test_a_signal_that_nobody_understands_is_unknown(heard: Heard, offer: Callable[..., ScreenSaver]) -> None:
    saver = offer(ScreenSaver, "gnome")
    heard.begin()
    saver.emit("ActiveChanged", "s", "perhaps")
    until(lambda: heard.known == frozenset(), "it is not believed")
    saver.activate(is_active=False)
    until(lambda: heard.known == {Signal.SCREEN_SAVER}, "it is understood again")
    assert heard.is_quiet()


@pytest.mark.parametrize("shell", SHELLS)
def test_the_idle_monitor_of_each_shell(shell: str, heard: Heard, offer: Callable[..., IdleMonitor]) -> None:
    monitor = offer(IdleMonitor, shell)
    heard.begin()
    assert heard.known == {Signal.INPUT}
    until(lambda: len(monitor.calls()) == 2, "it is watched")
    for idle, active in ((1, 2), (1, 3)):
        monitor.fire(idle)
        assert heard.next() == (LEFT, 0), "not before he came"
        until(lambda active=active: len(monitor.calls()) == active + 1, "it waits for the first input")
        monitor.fire(active + 40)
        heard.clock.advance(1000)
        monitor.fire(active)
        assert heard.next() == ("input", 1000)
        monitor.fire(active)
    expected = [("GetIdletime", []), ("AddIdleWatch", [900_000]), ("AddUserActiveWatch", []), ("AddUserActiveWatch", [])]
    assert monitor.calls() == expected, "no polling"
    assert heard.is_quiet()


def test_idle_at_the_start_nobody_is_here(heard: Heard, offer: Callable[..., IdleMonitor]) -> None:
    monitor = offer(IdleMonitor, SHELLS[0], 1_200_000)
    heard.begin(is_here=False)
    until(lambda: len(monitor.calls()) == 3, "it waits for the first input")
    heard.clock.advance(60)
    monitor.fire([name for name, _ in monitor.calls()].index("AddUserActiveWatch"))
    assert heard.next() == ("input", 1260)


def test_a_shell_that_crashes_and_comes_again(heard: Heard, offer: Callable[..., IdleMonitor]) -> None:
    monitor = offer(IdleMonitor, SHELLS[0])
    heard.begin()
    heard.clock.advance(2000)
    until(lambda: len(monitor.calls()) == 2, "it is watched")
    monitor.fire(1)
    assert heard.next() == (LEFT, 900)
    monitor.close()
    until(lambda: heard.known == frozenset(), "it is missed")
    again = offer(IdleMonitor, SHELLS[0], 5000)
    until(lambda: heard.known == {Signal.INPUT}, "it is found again")
    until(lambda: len(again.calls()) == 2, "it is watched")
    again.fire(1)
    until(lambda: len(again.calls()) == 3, "and for the first input")
    again.fire(2)
    assert heard.next() == ("input", 900), "neither a return nor a leaving was invented meanwhile"


def test_a_monitor_that_gives_the_time_alone_is_not_counted(heard: Heard, offer: Callable[..., IdleMonitor]) -> None:
    monitor = offer(IdleMonitor, SHELLS[0])
    monitor.add("AddIdleWatch", "t", "u", "raise RuntimeError('not from a sandbox')")
    heard.begin()
    until(lambda: heard.known == frozenset(), "nothing is known by it")


def test_a_bus_that_dies_while_the_user_is_away_invents_nothing(
    logind: Logind, heard: Heard, private_bus: subprocess.Popen[str], offer: Callable[..., MockService]
) -> None:
    offer(IdleMonitor, SHELLS[0])
    offer(GnomeScreenSaver)
    heard.begin()
    assert heard.known == LOGIND | {Signal.INPUT, Signal.SCREEN_SAVER}
    logind.lock(is_locked=True)
    assert heard.next() == (LEFT, 0)
    private_bus.kill()
    until(lambda: heard.known == frozenset(), "nobody is there")
    assert heard.is_quiet()


def test_without_any_bus_nothing_fails(monkeypatch: pytest.MonkeyPatch, heard: Heard) -> None:
    for which in ("SYSTEM", "SESSION"):
        monkeypatch.setenv(f"DBUS_{which}_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    heard.begin()
    assert heard.known == frozenset()


def test_after_the_end_nothing_is_listened_to(logind: Logind, heard: Heard, offer: Callable[..., IdleMonitor]) -> None:
    monitor = offer(IdleMonitor, SHELLS[0])
    heard.begin()
    before = connections()
    heard.presence.stop()
    until(lambda: connections() == before - 2, "both connections are gone, and with them every watch")
    logind.lock(is_locked=True)
    monitor.fire(1)
    logind.lock(is_locked=False)
    assert heard.is_quiet()
