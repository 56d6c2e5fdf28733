"""The preference to start with the session and the session's own entry, kept in step both ways; signals that end the program."""

import os
import signal
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.app.desktop_links import LoginStart
from reader.app.lifetime import ProcessSignals
from reader.desktop.autostart import is_autostart, set_autostart
from reader.domain.commands import SetPreference
from reader.domain.preferences import Preferences
from reader.storage import preferences
from tests.fakes.window_bench import WindowBench

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the entry of a freedesktop session")
PREFERENCE = Preferences.desktop_start_at_login.key
COMMAND = ["beforehand", "--hidden"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config"


def follow(bench: WindowBench, *, is_wanted: bool) -> LoginStart:
    bench.window.parts.preferences.take(PREFERENCE, is_wanted)
    return LoginStart(bench.window, COMMAND)


def test_the_switch_writes_the_entry(bench: WindowBench, folder: Path) -> None:
    follow(bench, is_wanted=False)
    bench.window.parts.submit(SetPreference(PREFERENCE, value=True))
    bench.bridge.flush()
    assert is_autostart()
    assert "Exec=beforehand --hidden\n" in (folder / "autostart" / "beforehand.desktop").read_text()
    bench.window.parts.submit(SetPreference(PREFERENCE, value=False))
    bench.bridge.flush()
    assert not is_autostart()


@pytest.mark.parametrize("is_on", [False, True], ids=["taken away", "put there"])
def test_what_was_switched_elsewhere_holds(bench: WindowBench, folder: Path, is_on: bool) -> None:  # noqa: FBT001 -- a case
    set_autostart(COMMAND, is_on=is_on)
    follow(bench, is_wanted=not is_on).compare()
    bench.bridge.flush()
    assert preferences.load(bench.window.parts.connection).desktop_start_at_login is is_on
    assert is_autostart() is is_on


def test_where_it_cannot_be_written_the_switch_goes_back_and_says_why(bench: WindowBench, folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    follow(bench, is_wanted=False)
    bench.window.parts.submit(SetPreference(PREFERENCE, value=True))
    bench.bridge.flush()
    assert preferences.load(bench.window.parts.connection).desktop_start_at_login is False
    assert "could not be changed" in bench.window.parts.messages.toast.text()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=lambda number: number.name)
def test_a_signal_is_heard_in_the_loop(qtbot: QtBot, number: signal.Signals) -> None:
    # whoever started the tests may have had it ignored, as nohup does
    started_with = signal.signal(number, signal.SIG_DFL)
    before = signal.getsignal(number)
    heard: list[int] = []
    process_signals = ProcessSignals(lambda: heard.append(1))
    try:
        os.kill(os.getpid(), number)
        qtbot.waitUntil(lambda: bool(heard))
    finally:
        process_signals.stop()
    process_signals.stop()
    assert signal.signal(number, started_with) is before
