"""What a user may send on: versions and the end of the log, and nothing of what they read or where it lies."""

from pathlib import Path, PurePath

import pytest

from reader import __version__
from reader.app.crash import LINES, problem_report, without_addresses


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
