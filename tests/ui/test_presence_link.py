"""The window's part in noticing the user: commands for the engine, both switches followed while it runs, and by what it is known."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("jeepney")

from jeepney import message_bus

from reader.app.desktop_links import PresenceLink
from reader.domain.commands import Command, RecordLeaving, RecordReturn, SetPreference
from reader.domain.visits import Presence, Signal
from reader.storage import readings
from tests.desktop.conftest import private_bus
from tests.fakes.bus_services import connected
from tests.fakes.invented_library import NOW
from tests.fakes.mock_service import Logind, has_mock
from tests.fakes.waiting import PATIENCE
from tests.fakes.window_bench import WindowBench
from tests.ui.test_preferences import open_sheet, row_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="by D-Bus")
__all__ = ["private_bus"]

needs_mock = pytest.mark.skipif(not has_mock(), reason="needs python3-dbusmock")


class Linked:
    """The link of a window whose engine lives in the same thread: what bus threads submit waits for `carry_out`."""

    def __init__(self, qtbot: QtBot, bench: WindowBench) -> None:
        self.qtbot, self.bench = qtbot, bench
        self.submitted: list[Command] = []
        self.link = PresenceLink(bench.window, self.submitted.append)

    def until(self, is_so: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(is_so()))

    def next(self, kind: type[Command]) -> Command:
        self.until(lambda: self.submitted)
        command = self.submitted.pop(0)
        assert isinstance(command, kind)
        self.bench.engine.submit(command)
        self.bench.bridge.flush()
        return command

    def set(self, key: str, *, value: bool) -> None:
        self.bench.window.parts.submit(SetPreference(key, value))
        self.bench.bridge.flush()

    @property
    def stored(self) -> list[Presence]:
        return readings.presences(self.bench.engine.connection, 0)


@pytest.fixture
def linked(
    qtbot: QtBot, bench: WindowBench, private_bus: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Linked]:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_ID"):
        monkeypatch.delenv(name, raising=False)
    bench.engine.connection.execute("DELETE FROM presence")
    made = Linked(qtbot, bench)
    yield made
    made.link.stop()


def connections() -> int:
    """How many others are on the bus."""
    with closing(connected()) as asking:
        (names,) = asking.send_and_get_reply(message_bus.ListNames(), timeout=PATIENCE).body
        return sum(name.startswith(":") for name in names) - 1


@needs_mock
def test_what_is_noticed_is_recorded(linked: Linked) -> None:
    linked.bench.clock.offset_seconds = 3600
    with closing(Logind()) as logind:
        linked.link.begin()
        start = linked.next(RecordReturn)
        assert (start.signal, start.away_seconds) == (Signal.START, None)
        linked.bench.clock.advance(60)
        logind.lock(is_locked=True)
        assert linked.next(RecordLeaving).at == NOW + 60
        linked.bench.clock.advance(3600)
        logind.lock(is_locked=False)
        back = linked.next(RecordReturn)
        assert (back.at, back.signal, back.away_seconds) == (NOW + 3660, Signal.UNLOCK, 3600)
    first, second = linked.stored
    assert (first.began_at, first.ended_at, first.utc_offset_seconds, first.signal) == (NOW, NOW + 60, 3600, Signal.START)
    assert (second.began_at, second.signal) == (NOW + 3660, Signal.UNLOCK)


@pytest.mark.parametrize("key", ["habits.presence", "habits.record"])
def test_switched_off_nothing_is_listened_to(linked: Linked, key: str) -> None:
    assert connections() == 0
    linked.link.begin()
    linked.until(lambda: connections() == 2)
    linked.next(RecordReturn)
    linked.set(key, value=False)
    linked.until(lambda: connections() == 0)
    assert linked.submitted == []
    linked.set(key, value=True)
    linked.until(lambda: connections() == 2)
    start = linked.next(RecordReturn)
    assert start.signal is Signal.START
    linked.link.stop()
    linked.until(lambda: connections() == 0)


def test_switched_off_before_the_start_nothing_is_listened_to(linked: Linked) -> None:
    linked.set("habits.presence", value=False)
    linked.link.begin()
    assert connections() == 0
    linked.set("habits.record", value=False)
    linked.set("habits.presence", value=True)
    assert connections() == 0
    assert linked.submitted == []


def test_the_preferences_say_by_what_it_is_known(linked: Linked) -> None:
    sheet = open_sheet(linked.qtbot, linked.bench, "habits.presence")
    note = row_of(sheet, "habits.presence").message
    assert not note.isVisible(), "nobody listens yet"
    linked.link.begin()
    linked.until(lambda: note.text() == "This desktop gives no signal when you come back.")
    assert note.isVisible()
    found = linked.bench.window.parts.presence_signals
    found.set_found(frozenset({Signal.WAKE, Signal.UNLOCK}))
    assert note.text() == "Known from: unlock, wake."
    found.set_found(frozenset(each for each in Signal if each is not Signal.START))
    assert note.text() == "Known from: unlock, wake, screen saver, first input after 15 minutes, switch of user."
    linked.set("habits.presence", value=False)
    linked.until(lambda: not note.isVisible())


@needs_mock
def test_they_name_what_this_desktop_has(linked: Linked) -> None:
    sheet = open_sheet(linked.qtbot, linked.bench, "habits.presence")
    note = row_of(sheet, "habits.presence").message
    with closing(Logind()):
        linked.link.begin()
        linked.until(lambda: note.text() == "Known from: unlock, wake, switch of user.")
    linked.until(lambda: note.text() == "This desktop gives no signal when you come back.")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_another_system_gives_no_signal(linked: Linked, system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    linked.link.begin()
    monkeypatch.undo()
    linked.until(lambda: linked.bench.window.parts.presence_signals.found == frozenset())
    assert not linked.submitted
