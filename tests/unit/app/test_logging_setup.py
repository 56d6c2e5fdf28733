"""What is kept of mistakes: the log, crashes, and the report that a user may send on."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path, PurePath

import pytest

from reader import __version__
from reader.app.crash import LINES, REPORTS_KEPT, CrashReports, problem_report, without_addresses
from reader.app.logging_setup import RedactingFormatter, redact, set_up_logging, tear_down_logging


@pytest.fixture
def log_file(tmp_path: Path) -> Iterator[Path]:
    yield set_up_logging(tmp_path)
    tear_down_logging()


@pytest.mark.parametrize(
    "text",
    [
        "GET https://ann:SECRET@example.org/feed",
        "GET https://SECRET@example.org/feed",
        "got 'https://example.org/feed?token=SECRET&page=2'",
        "feed://ann:SECRET@example.org/x failed",
        "imaps://ann:SECRET@example.org/INBOX failed",
        "Authorization: Basic SECRET",
        "{'Authorization': 'Bearer SECRET'}",
        "Proxy-Authorization: SECRET",
    ],
)
def test_secrets_do_not_reach_the_text(text: str) -> None:
    assert "SECRET" not in redact(text)


def test_what_is_harmless_stays() -> None:
    assert redact("https://example.org/blog?page=2 gave 404") == "https://example.org/blog?page=2 gave 404"


def test_neither_message_nor_arguments_nor_stack_traces_reveal_it(log_file: Path) -> None:
    log = logging.getLogger("somewhere")
    try:
        int("https://ann:SECRET@example.org/")
    except ValueError:
        log.info("failed for %s", "https://ann:SECRET@example.org/", exc_info=True)
    tear_down_logging()
    written = log_file.read_text(encoding="utf-8")
    assert "SECRET" not in written
    assert "Traceback" in written
    assert "example.org" in written


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_costs_the_lines_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "beforehand.log").symlink_to("/dev/full")
    set_up_logging(tmp_path)
    for number in range(3):
        logging.getLogger("somewhere").warning("line %s", number)
    tear_down_logging()
    assert capfd.readouterr() == ("", "")


def test_what_logs_after_the_end_logs_as_before(tmp_path: Path) -> None:
    root = logging.getLogger()
    before = root.level, root.handlers[:]
    set_up_logging(tmp_path, logging.DEBUG)
    set_up_logging(tmp_path, logging.INFO)
    assert root.level == logging.INFO
    tear_down_logging()
    assert (root.level, root.handlers) == before


def test_each_line_is_formatted_once(log_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    formatted: list[str] = []

    def noting(formatter: RedactingFormatter, record: logging.LogRecord) -> str:
        formatted.append(line := _format(formatter, record))
        return line

    _format = RedactingFormatter.format
    monkeypatch.setattr(RedactingFormatter, "format", noting)
    for number in range(3):
        logging.getLogger("somewhere").info("line %s", number)
    tear_down_logging()
    assert log_file.read_text(encoding="utf-8").splitlines() == formatted
    assert [line[-6:] for line in formatted] == ["line 0", "line 1", "line 2"]


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


@pytest.mark.parametrize(
    "secret",
    [
        "GET https://secret.example.org/feed?token=abc (subscribing): 200",
        "GET http://secret.local:8080/x: 404",
        "feed://secret.example/rss gave up",
        "could not resolve secret.example.org",
        "host secret.example:443 is cooling",
        "host WWW.SECRET.EXAMPLE is cooling",
        "connect to 192.168.17.4 failed",
        "connect to fe80::1:2:3:4 failed",
        "wrote /home/secret/feeds/list.opml",
        "read C:\\Users\\secret\\Documents\\list.opml",
        "backup at '/srv/secret/reader.sqlite'",
        "GET https://name:secret@example.org/",
        "host geheim-secret.köln is cooling",
        "wrote /srv/Team Secret/list.opml",
        "wrote /srv/feeds of the/Secret list.opml in 12 ms",
        "no such folder: /srv/Team Secret",
        "[Errno 13] Permission denied: '/srv/Team Secret/my list.opml'",
        '[Errno 2] No such file: "/srv/Ann\'s Secret/list.opml"',
        "[Errno 13] Permission denied: '/Secret Stuff'",
        "read D:\\Team Secret\\my list.opml",
        "read \\\\server\\Team Secret\\list.opml",
    ],
)
def test_no_address_host_or_folder_is_left(secret: str) -> None:
    shown = without_addresses(secret)
    assert "secret" not in shown.lower()
    assert "192.168" not in shown
    assert "fe80" not in shown


@pytest.mark.parametrize("home", ["/home/Ann Secret", "C:\\Users\\Ann Secret"])
def test_the_name_of_the_user_is_left_out_with_the_home_folder(monkeypatch: pytest.MonkeyPatch, home: str) -> None:
    monkeypatch.setattr(Path, "home", lambda: PurePath(home))
    for shown in (home, repr(home), f"{home}/feeds/list.opml", f"{home}/my Secret list.opml", repr(f"{home}/my Secret list")):
        assert "Secret" not in without_addresses(f"read {shown}")


@pytest.mark.parametrize(
    "line",
    [
        "2026-11-23 02:38:01,120 INFO engine reader.engine.core: GET",
        '  File "worker.py", line 12, in run',
        '  File "<folder>/worker.py", line 12, in run',
        "ValueError: 3.14 is no number",
        "OperationalError: database is locked",
    ],
)
def test_what_helps_to_find_a_mistake_stays(line: str) -> None:
    assert without_addresses(line) == line


def test_report_has_versions_and_the_last_lines(tmp_path: Path) -> None:
    lines = [f"line {number} of https://a.example/{number}" for number in range(LINES + 50)]
    (tmp_path / "beforehand.log").write_text("\n".join(lines), encoding="utf-8")
    report = problem_report(tmp_path, "Qt 6.11").splitlines()
    assert report[0] == f"Beforehand {__version__}"
    assert "Qt 6.11" in report[1]
    assert "SQLite" in report[1]
    assert report[-1] == f"line {LINES + 49} of <address>"
    assert len(report) == 4 + LINES


def test_without_a_log_the_versions_alone_are_reported(tmp_path: Path) -> None:
    assert len(problem_report(tmp_path, "Qt 6").splitlines()) == 3
