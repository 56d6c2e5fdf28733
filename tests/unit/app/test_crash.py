import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.app.crash import REPORTS_KEPT, CrashReports


@pytest.fixture
def heard() -> list[Path]:
    return []


@pytest.fixture
def reports(tmp_path: Path, heard: list[Path]) -> Iterator[CrashReports]:
    reports = CrashReports(tmp_path, heard.append)
    hooks = sys.excepthook, threading.excepthook
    reports.install()
    yield reports
    sys.excepthook, threading.excepthook = hooks


def test_a_bug_in_a_thread_leaves_a_report_and_the_program_goes_on(
    reports: CrashReports, heard: list[Path], caplog: pytest.LogCaptureFixture
) -> None:
    def stumble() -> None:
        raise ZeroDivisionError("https://ann:SECRET@example.org/")

    thread = threading.Thread(target=stumble, name="stumbler")
    thread.start()
    thread.join()
    text = heard[0].read_text(encoding="utf-8")
    assert "ZeroDivisionError" in text
    assert "stumbler" in text
    assert "stumble" in text
    assert "SECRET" not in text
    assert "A bug in stumbler" in caplog.text


def test_a_bug_in_the_main_thread_is_reported_the_same_way(reports: CrashReports, heard: list[Path]) -> None:
    error = ValueError("odd")
    sys.excepthook(ValueError, error, None)
    assert "odd" in heard[0].read_text(encoding="utf-8")


def test_an_interrupt_is_no_bug(reports: CrashReports, heard: list[Path]) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert heard == []


def test_only_the_newest_reports_are_kept(reports: CrashReports, tmp_path: Path) -> None:
    for number in range(REPORTS_KEPT + 3):
        reports.report(ValueError(f"bug {number}"), "here")
    kept = sorted(tmp_path.glob("crash-*.txt"))
    assert len(kept) == REPORTS_KEPT
    assert f"bug {REPORTS_KEPT + 2}" in kept[-1].read_text(encoding="utf-8")


def test_a_folder_that_is_gone_costs_only_the_report(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert CrashReports(tmp_path / "absent").report(ValueError("odd"), "here") is None
    assert "could not be written" in caplog.text
