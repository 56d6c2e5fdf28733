"""What Qt needs of the system, a display too, and what the program says of it."""

import ctypes
import os
import sys
from pathlib import Path

import PySide6
import pytest

from reader.app import display, system_packages
from reader.app.display import why_no_window
from reader.app.system_packages import KINDS, Need, install_instructions, linked, missing, packages, table, used_files

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there Qt needs libraries of the system, or lacks a display")
QT = Path(PySide6.__file__).parent
SHIPPED = Path(__file__).parents[3] / "packaging" / "linux" / "plugins.txt"


def needs(*kinds: str) -> set[str]:
    return {need.name for need in table()[1].values() if need.kind in kinds and ".so" in need.name}


@pytest.mark.parametrize("screen", ["offscreen", "window"])
def test_the_table_names_all_that_qt_is_linked_to_and_nothing_else(screen: str) -> None:
    """Red where a new PySide6 wants another library: then the table needs its packages. The player is an extra that is not here."""
    files = [file for file in used_files(QT, screen) if "Multimedia" not in file.name and "multimedia" not in file.parts]
    assert linked(QT, files) == needs("always", *KINDS[screen])


def test_every_plugin_that_is_shipped_is_checked() -> None:
    seen = {str(file.relative_to(QT / "Qt" / "plugins")) for file in used_files(QT, "window") if "plugins" in file.parts}
    # Qt skips the first two where their libraries are missing; a checkout lacks the player's
    left_out = ("gtk3", "cups", "multimedia")
    shipped = {line for line in SHIPPED.read_text(encoding="utf-8").split() if not any(word in line for word in left_out)}
    assert shipped <= seen


def test_every_need_has_its_package_on_every_system() -> None:
    assert {len(need.packages) for need in table()[1].values()} == {5}
    for need in table()[1].values():
        assert need.kind in {"start", "always", "offscreen", "window", "player", "text"}, need


def test_what_is_linked_can_be_loaded() -> None:
    """Loading agrees with what the tests of the window show: Qt runs here."""
    assert missing("offscreen", QT)[0] == []
    assert missing("offscreen")[0] == []
    assert ctypes.CDLL("libc.so.6")
    assert not system_packages._loads("libnobodyhasthis.so.7")


@pytest.mark.parametrize(
    ("installer", "release", "package"),
    [
        ("apt-get", "12.11", "libglib2.0-0"),
        ("apt-get", "bookworm/sid", "libglib2.0-0"),
        ("apt-get", "13.1", "libglib2.0-0t64"),
        ("apt-get", "trixie/sid", "libglib2.0-0t64"),
        ("apt-get", "forky/sid", "libglib2.0-0t64"),
        ("dnf", "", "glib2"),
        ("pacman", "", "glib2"),
        ("", "", "libglib2.0-0t64"),
    ],
)
def test_packages_are_called_as_this_system_calls_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, installer: str, release: str, package: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name == installer else None)
    (tmp_path / "debian_version").write_text(release)
    command, named = packages(["libglib-2.0.so.0", "libgthread-2.0.so.0"], tmp_path / "debian_version")
    assert named == [package]
    assert installer in command
    assert bool(command) == bool(installer)


def test_the_program_says_everything_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name in {"dnf", "sudo"} else None)
    monkeypatch.setattr(system_packages, "_loads", lambda name: "xcb" not in name and "GL" not in name)
    _, line = install_instructions().split("\n    ")
    assert line.startswith("sudo dnf install ")
    assert {"libglvnd-glx", "libglvnd-egl", "libxcb", "xcb-util-cursor"} <= set(line.split())
    assert "glib2" not in line
    monkeypatch.setattr(system_packages, "table", lambda: ({}, dict[str, Need]()))
    assert "No package is known for: libEGL.so.1" in install_instructions()


def test_nothing_is_said_where_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "_loads", lambda _: True)
    assert install_instructions() == ""


def test_a_system_without_fontconfig_has_no_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", refuse)
    libraries, fonts = missing("offscreen")
    assert "libfontconfig.so.1" in libraries
    assert ":lang=ja" in fonts
    assert missing("nothing")[1] == []


def test_a_missing_display_is_reported_in_one_line() -> None:
    reported = why_no_window({})
    assert "there is no display" in reported
    assert "--demo --screenshot" in reported


def test_a_display_where_nothing_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "X_SOCKETS", tmp_path)
    assert "no answer from the display :7" in why_no_window({"DISPLAY": ":7"})
    (tmp_path / "X7").touch()
    assert why_no_window({"DISPLAY": ":7.0"}) == ""


@pytest.mark.parametrize(
    "environment", [{"WAYLAND_DISPLAY": "wayland-0"}, {"QT_QPA_PLATFORM": "offscreen"}, {"DISPLAY": "localhost:10.0"}]
)
def test_what_may_work_is_left_to_qt(environment: dict[str, str]) -> None:
    assert why_no_window(environment) == ""


def test_without_a_screen_windows_lends_its_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"QT_QPA_PLATFORM": "", "QT_QPA_FONTDIR": "", "SYSTEMROOT": "/windows"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("QT_QPA_FONTDIR")
    display.show_offscreen()
    assert (os.environ["QT_QPA_PLATFORM"], "QT_QPA_FONTDIR" in os.environ) == ("offscreen", False)
    monkeypatch.setattr(sys, "platform", "win32")
    display.show_offscreen()
    assert os.environ["QT_QPA_FONTDIR"] == str(Path("/windows/Fonts"))
