"""A mistake in any thread is said in the window, once."""

import sys
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.app.crash import CrashReports
from reader.app.run_window import BugNotice
from reader.supervision import Loop
from tests.fakes.window_bench import WindowBench


@pytest.fixture
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CrashReports:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    made = CrashReports(tmp_path)
    made.install()
    return made


def test_the_window_says_where_the_report_of_a_mistake_is(
    qtbot: QtBot, bench: WindowBench, reports: CrashReports, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    BugNotice(bench.window, reports)
    reported = threading.Event()
    steps = iter([ValueError("in a loop")])

    def step() -> bool:
        error = next(steps, None)
        if error is not None:
            raise error
        return False

    Loop("test", step, end=reported.set).start()
    assert reported.wait(30)
    qtbot.waitUntil(lambda: "ran into an error" in bench.window.parts.messages.toast.text())
    assert "crash-00001.txt" in bench.window.parts.messages.toast.text()
    bench.window.parts.messages.dismiss()
    reports.report(ValueError("second"), "a thread")
    assert len(list(tmp_path.glob("crash-*.txt"))) == 2
    bench.window.ended.emit()
    assert reports._listener is None
    caplog.clear()
