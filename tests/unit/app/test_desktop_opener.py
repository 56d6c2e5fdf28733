"""Addresses handed to the desktop: launchers that are there, that fail, that stay, and systems without any."""

import os
import shutil
import stat
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import reader.app.desktop_links
from reader.app.desktop_links import FAILURE_SECONDS, DesktopOpener
from tests.fakes.clock import FakeClock

URL = "https://example.org/a?b=c&d='$(x)'"


class Launchers:
    """A PATH that holds nothing but the launchers of a test, and what each was given."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder, self.qtbot = folder, qtbot
        self.clock = FakeClock(at=1000.0)
        self.opener = DesktopOpener(self.clock)
        self.failures: list[str] = []

    def has(self, name: str, body: str) -> None:
        program = self.folder / name
        program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {self.folder}/{name}.given\n{body}\n')
        program.chmod(program.stat().st_mode | stat.S_IXUSR)

    def open(self, url: str = URL) -> None:
        self.opener.open(url, lambda: self.failures.append(url))

    def given(self, name: str) -> list[str]:
        """What a launcher was given, once it has ended and that has been noticed."""
        self.qtbot.waitUntil(lambda: not self.opener._asked)
        return (self.folder / f"{name}.given").read_text().splitlines()


@pytest.fixture
def launchers(tmp_path: Path, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Launchers:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(reader.app.desktop_links.sys, "platform", "linux")
    return Launchers(tmp_path, qtbot)


@pytest.mark.parametrize("code", [1, 2, 3, 4])
def test_a_launcher_that_starts_and_fails_is_noticed(launchers: Launchers, code: int) -> None:
    launchers.has("xdg-open", f"exit {code}")
    launchers.open()
    assert launchers.given("xdg-open") == [URL]
    assert launchers.failures == [URL]


def test_a_launcher_that_does_its_work_is_no_failure(launchers: Launchers) -> None:
    launchers.has("xdg-open", "exit 0")
    launchers.open()
    assert launchers.given("xdg-open") == [URL]
    assert launchers.failures == []


def test_without_xdg_open_gio_opens(launchers: Launchers) -> None:
    launchers.has("gio", "exit 2")
    launchers.open()
    assert launchers.given("gio") == ["open", URL]
    assert launchers.failures == [URL]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_without_any_launcher_qt_is_asked_and_its_answer_counts(launchers: Launchers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BROWSER", raising=False)
    launchers.open()
    assert launchers.failures == [URL]
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)
    launchers.open()
    assert launchers.failures == [URL]


def test_a_launcher_that_cannot_be_run_is_a_failure(launchers: Launchers) -> None:
    broken = launchers.folder / "xdg-open"
    broken.write_bytes(b"\x7fELF nothing that runs")
    broken.chmod(0o755)
    launchers.open()
    launchers.qtbot.waitUntil(lambda: not launchers.opener._asked)
    assert launchers.failures == [URL]


def test_a_browser_that_is_closed_badly_an_hour_later_had_opened_the_page(launchers: Launchers) -> None:
    os.mkfifo(launchers.folder / "closing")
    launchers.has("xdg-open", f"read line < {launchers.folder}/closing\nexit 3")
    launchers.open()
    QApplication.processEvents()
    assert launchers.opener._asked, "the window does not wait for it"
    launchers.clock.at += FAILURE_SECONDS + 1
    (launchers.folder / "closing").write_text("now\n")
    assert launchers.given("xdg-open") == [URL]
    assert launchers.failures == []


@pytest.mark.parametrize("handler", ["firefox.desktop", ""])
def test_under_wayland_qt_opens_what_has_a_handler(launchers: Launchers, monkeypatch: pytest.MonkeyPatch, handler: str) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    by_qt: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: by_qt.append(url.toString()) or True)
    launchers.has("xdg-mime", f"echo {handler}")
    launchers.has("xdg-open", "exit 3")
    launchers.open("https://example.org/")
    assert launchers.given("xdg-mime") == ["query", "default", "x-scheme-handler/https"]
    assert by_qt == (["https://example.org/"] if handler else [])
    assert launchers.failures == ([] if handler else ["https://example.org/"])


@pytest.mark.skipif(shutil.which("xdg-open") is None, reason="no xdg-open here")
def test_the_real_launcher_without_any_handler_is_noticed(
    launchers: Launchers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real = shutil.which("xdg-open", path="/usr/bin:/bin:/usr/local/bin")
    if real is None:
        pytest.skip("xdg-open lies elsewhere")
    for name in (
        "sh",
        "grep",
        "sed",
        "cut",
        "cat",
        "uname",
        "id",
        "tr",
        "awk",
        "basename",
        "dirname",
        "head",
        "env",
        "printf",
        "test",
    ):
        found = shutil.which(name, path="/usr/bin:/bin")
        if found is not None:
            (launchers.folder / name).symlink_to(found)
    (launchers.folder / "xdg-open").symlink_to(real)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "XDG_CURRENT_DESKTOP", "DESKTOP_SESSION"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path))
    launchers.open("https://example.org/")
    launchers.qtbot.waitUntil(lambda: not launchers.opener._asked)
    assert launchers.failures == ["https://example.org/"]
