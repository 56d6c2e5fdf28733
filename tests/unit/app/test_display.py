import os
import sys
from pathlib import Path

import pytest

from reader.app import display
from reader.app.display import why_no_window

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")


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
