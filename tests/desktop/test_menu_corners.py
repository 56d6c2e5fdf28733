"""The round corners of menus on a real X server: nothing black without a compositor, smooth with one."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.fakes.screen import Screen, missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}")

PROGRAM = """
import ctypes, json, sys
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from reader.desktop.x11 import is_composited
from reader.ui.kit.theme import Theme
from reader.ui.kit.fields import Menu

if sys.argv[2] == "composited":
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    x11.XInternAtom.restype = x11.XDefaultRootWindow.restype = x11.XCreateSimpleWindow.restype = ctypes.c_ulong
    x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
    x11.XCreateSimpleWindow.argtypes = [ctypes.c_void_p, ctypes.c_ulong, *[ctypes.c_int] * 2, *[ctypes.c_uint] * 3, *[ctypes.c_ulong] * 2]
    x11.XSetSelectionOwner.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong]
    x11.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
    display = x11.XOpenDisplay(None)
    window = x11.XCreateSimpleWindow(display, x11.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    x11.XSetSelectionOwner(display, x11.XInternAtom(display, b"_NET_WM_CM_S0", 0), window, 0)
    x11.XSync(display, 0)

application = QApplication(sys.argv[:1])
theme = Theme(sys.argv[1])
theme.apply()
ground = QWidget()
palette = QPalette()
palette.setColor(QPalette.ColorRole.Window, QColor("#00ff00"))
ground.setPalette(palette)
ground.setAutoFillBackground(True)
ground.resize(800, 600)
ground.show()
menu = Menu(ground)
menu.addAction("Open in browser").setShortcut("Ctrl+C")
menu.addAction("Copy")
tries = 0

def look():
    global tries
    tries += 1
    image = application.primaryScreen().grabWindow(0).toImage()
    place = menu.mapToGlobal(QPoint(0, 0))
    at = lambda x, y: image.pixelColor(place.x() + x, place.y() + y).name()
    seen = {"corner": at(0, 0), "other": at(menu.width() - 1, menu.height() - 1), "inside": at(20, 4), "outside": at(-3, -3)}
    if (seen["inside"], seen["outside"]) != (theme.color("bg_raised").name(), "#00ff00") and tries < 1000:
        return
    print(json.dumps(seen | {"masked": not menu.mask().isEmpty(), "composited": is_composited(),
        "wanted": theme.color("bg_raised").name()}), flush=True)
    application.quit()

timer = QTimer(interval=50)
timer.timeout.connect(look)
QTimer.singleShot(300, lambda: (menu.popup(ground.mapToGlobal(QPoint(60, 60))), timer.start()))
application.exec()
"""


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    with closing(Screen()) as made:
        yield made


def seen(screen: Screen, theme: str, how: str) -> dict[str, str | bool]:
    command = [sys.executable, "-P", "-c", PROGRAM, theme, how]
    done = subprocess.run(command, env=screen.environment, capture_output=True, text=True, timeout=120, check=True)
    found: dict[str, str | bool] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_corners_show_what_is_below_where_nothing_composites(screen: Screen, theme: str) -> None:
    found = seen(screen, theme, "plain")
    assert not found["composited"]
    assert found["masked"]
    assert found["inside"] == found["wanted"]
    assert (found["corner"], found["other"], found["outside"]) == ("#00ff00", "#00ff00", "#00ff00")


def test_corners_are_not_cut_where_transparency_works(screen: Screen) -> None:
    found = seen(screen, "light", "composited")
    assert found["composited"]
    assert not found["masked"]
