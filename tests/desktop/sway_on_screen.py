"""sway without a screen, with waybar, at a scale of 1.5: the tray, activation tokens, and lines as sharp as the screen is.

By name: `sh packaging/check-desktops sway`, or `sh packaging/test tests/desktop/sway_on_screen.py` where both are installed.
"""

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jeepney")

from PySide6.QtGui import QImage

from tests.desktop.panel_on_screen import BADGE, items
from tests.desktop.program import ROOT, Program
from tests.desktop.tray_on_screen import unread_articles, with_articles
from tests.desktop.wayland import Wayland, lacking
from tests.fakes.tray_host import TrayItem
from tests.fakes.waiting import PATIENCE, until


def refuses_root() -> bool:
    """As sway 1.7 does, of Debian 12."""
    said = subprocess.run(["sway", "--version"], capture_output=True, text=True, check=True).stdout
    return said.split()[-1].startswith("1.7")


NEEDED = lacking(("sway", "swaymsg", "waybar", "grim", "wtype", "dbus-daemon"))
pytestmark = [
    pytest.mark.skipif(bool(NEEDED), reason=f"needs {NEEDED}"),
    pytest.mark.skipif(os.geteuid() == 0 and not NEEDED and refuses_root(), reason="this sway refuses to run as root"),
]

SETTINGS = "output HEADLESS-1 resolution 2100x1350 scale 1.5\nfocus_on_window_activation smart\n"
BAR = {"position": "top", "height": 40, "modules-right": ["tray"], "tray": {"icon-size": 32}}
OTHER = """
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication(["other"])
application.setDesktopFileName("other")
label = QLabel("Another program")
label.show()
application.exec()
"""


class Sway(Wayland):
    """The compositor, its bar, and what it says of windows."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            folder, WLR_BACKENDS="headless", WLR_RENDERER="pixman", WLR_LIBINPUT_NO_DEVICES="1", XDG_CURRENT_DESKTOP="sway"
        )
        settings, bar = folder / "sway.conf", folder / "bar.json"
        settings.write_text(SETTINGS, encoding="utf-8")
        bar.write_text(json.dumps(BAR), encoding="utf-8")
        self.compose("wayland-1", "sway", "-c", str(settings))
        self.environment["SWAYSOCK"] = str(next(self.runtime.glob("sway-ipc.*.sock")))
        self.start("waybar", "-c", str(bar))

    def say(self, *arguments: str) -> None:
        self.run("swaymsg", *arguments)

    def window(self, name: str) -> dict[str, Any]:
        """What the compositor knows of a program's window; nothing where it has none."""
        return self._find(json.loads(self.run("swaymsg", "-r", "-t", "get_tree") or "{}"), name)

    def is_focused(self, name: str) -> bool:
        return bool(self.window(name).get("focused"))

    def picture(self, name: str) -> QImage:
        path = self.folder / f"{name}.png"
        self.run("grim", str(path))
        self.keep(path)
        return QImage(str(path))

    def _find(self, node: dict[str, Any], name: str) -> dict[str, Any]:
        if node.get("app_id") == name:
            return node
        return next(
            (found for each in node.get("nodes", []) + node.get("floating_nodes", []) if (found := self._find(each, name))), {}
        )


@pytest.fixture
def sway(private_bus: subprocess.Popen[str], tmp_path: Path) -> Iterator[Sway]:
    with closing(Sway(tmp_path)) as made:
        yield made


@pytest.fixture
def program(sway: Sway, tmp_path: Path) -> Iterator[Program]:
    with closing(Program(tmp_path / "profile", sway.environment)) as made:
        yield made


def badge(seen: QImage) -> tuple[int, int] | None:
    """Where the number on the icon is painted in the bar."""
    found = [(x, y) for x in range(seen.width() * 3 // 4, seen.width()) for y in range(60) if seen.pixel(x, y) == BADGE]
    return found[len(found) // 2] if len(found) > 20 else None


def test_tray_token_and_scale(program: Program, sway: Sway, saw: Callable[[str], None]) -> None:
    unread = with_articles(program)
    program.environment["WAYLAND_DEBUG"] = "client"
    first = program.start()
    del program.environment["WAYLAND_DEBUG"]
    until(lambda: sway.is_focused("beforehand"), "the window is there and has the keyboard")
    said = program.profile.parent / "said.txt"
    until(lambda: "preferred_scale(180)" in said.read_text(errors="replace"), "the program hears of the scale")
    until(items, "the icon is registered with waybar")
    until(lambda: badge(sway.picture("sway-window")) is not None, "the number is painted in the bar")
    place = sway.window("beforehand")["window_rect"]
    assert sway.picture("sway-window").width() == 2100
    buffers = [line for line in said.read_text(errors="replace").splitlines() if ".create_buffer(" in line]
    widths = {int(line.split(".create_buffer(")[1].split(",")[2]) for line in buffers}
    assert round(place["width"] * 1.5) in widths, (place, widths)
    saw(
        f"a window of {place['width']} x {place['height']} painted {round(place['width'] * 1.5)} pixels wide; the number in waybar"
    )

    sway.run("wtype", "-s", "400", "j", "-s", "400")
    (service,) = items()
    with closing(TrayItem(service.split("/", maxsplit=1)[0])) as item:
        until(lambda: unread_articles(program) == unread - 1, "a key reads an article")
        saw(f"J read an article: {item.tip()!r}")

        sway.start(sys.executable, "-c", OTHER)
        until(lambda: sway.is_focused("other"), "another window has the keyboard")
        assert program.run().returncode == 0
        until(
            lambda: sway.window("beforehand").get("urgent") or sway.is_focused("beforehand"), "a later start asks for attention"
        )
        sway.say("[app_id=other]", "focus")
        until(lambda: sway.is_focused("other"), "another window has the keyboard again")
        given = sway.folder / "token.txt"
        again = shlex.join([sys.executable, "-m", "reader", "--profile", str(program.profile)])
        sway.say(
            "exec", f"cd {shlex.quote(str(ROOT))} && printenv XDG_ACTIVATION_TOKEN >{shlex.quote(str(given))} && exec {again}"
        )
        until(lambda: sway.is_focused("beforehand"), "a start with a token gets the keyboard")
        token = given.read_text(encoding="utf-8").strip()
        assert token
        until(lambda: f'.activate("{token}"' in said.read_text(errors="replace"), "the very token is used")
        saw(f"a later start handed the token {token} that sway gave it to the first, whose window came to the front")

        item.activate()
        until(lambda: not sway.window("beforehand"), "a click on the icon of the window in front hides it")
        item.activate()
        until(lambda: sway.window("beforehand"), "another one shows it")
        saw("the icon hides and shows the window")
        item.choose("Quit")
    assert first.wait(PATIENCE) == 0
