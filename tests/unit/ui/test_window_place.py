"""A window keeps to its screen: remembered sizes of larger or removed screens, and screens of two pixels to one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QRect

from reader.ui.shell.window import fitted_geometry

FRAME = QMargins(1, 24, 1, 1)
ROOM = QRect(0, 0, 1920, 1160)


@pytest.mark.parametrize(
    ("wanted", "room", "fitted"),
    [
        (QRect(100, 100, 1360, 860), ROOM, QRect(100, 100, 1360, 860)),
        (QRect(0, 0, 1360, 860), QRect(0, 0, 960, 600), QRect(1, 24, 958, 575)),
        (QRect(100, 100, 1360, 860), QRect(0, 0, 1366, 738), QRect(5, 24, 1360, 713)),
        (QRect(3000, 200, 1360, 860), ROOM, QRect(559, 200, 1360, 860)),
        (QRect(-2000, -900, 800, 600), ROOM, QRect(1, 24, 800, 600)),
        (QRect(200, -500, 800, 600), ROOM, QRect(200, 24, 800, 600)),
        (QRect(1800, 1000, 800, 600), ROOM, QRect(1800, 1000, 800, 600)),
        (QRect(2000, 100, 3000, 1800), QRect(1920, 0, 1280, 1024), QRect(1921, 24, 1278, 999)),
    ],
    ids=["fits", "two to one", "lower", "screen removed", "before all screens", "head above", "partly beside", "second screen"],
)
def test_what_does_not_fit_is_brought_in(wanted: QRect, room: QRect, fitted: QRect) -> None:
    assert fitted_geometry(wanted, room, FRAME) == fitted


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(1920, 1200, 2), (1366, 768, 2), (1366, 768, 1), pytest.param(1280, 800, 1, marks=pytest.mark.long)],
)
def test_the_window_opens_inside_its_screen(tmp_path: Path, width: int, height: int, scale: int) -> None:
    """A real window on a screen of this many pixels; opened for the first time, and with a size that a larger screen had left."""
    screens = tmp_path / "screens.json"
    screen = {"name": "one", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screens.write_text(json.dumps({"windowFrameMargins": True, "screens": [screen]}))
    settings = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screens}", "QT_SCALE_FACTOR": str(scale)}
    script = Path(__file__).parents[2] / "ui" / "small_screen.py"
    done = subprocess.run(
        [sys.executable, script, tmp_path], env=settings, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    for line in done.stdout.splitlines():
        shown = json.loads(line)
        assert shown["left"] >= 0, shown
        assert shown["top"] >= 0, shown
        assert shown["right"] <= width // scale, shown
        assert shown["bottom"] <= height // scale, shown
        assert shown["column"] >= 620, shown
    assert len(done.stdout.splitlines()) == 2
