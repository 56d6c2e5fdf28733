"""The tray in a real panel (xfce4-panel): the icon with its number is seen, clicked, and its menu opened. Pictures go to $PICTURES, if set."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("jeepney")

from jeepney import DBusAddress, Properties
from PySide6.QtGui import QImage

from tests.desktop.program import Program
from tests.desktop.tray_on_screen import with_articles
from tests.fakes.bus_services import connected
from tests.fakes.screen import Screen, missing
from tests.fakes.tray_host import NAME, TrayItem
from tests.fakes.waiting import PATIENCE, until

ALSO = ("xfce4-panel",)
SETTINGS = next(Path("/usr/lib").glob("*/xfce4/xfconf/xfconfd"), Path("xfconfd"))
pytestmark = pytest.mark.skipif(bool(missing(ALSO)), reason=f"needs {', '.join(missing(ALSO))}")

BADGE = 0xFFF5B440
PANEL = """<?xml version="1.0"?><channel name="xfce4-panel" version="1.0"><property name="configver" type="int" value="2"/>
<property name="panels" type="array"><value type="int" value="1"/><property name="dark-mode" type="bool" value="true"/>
<property name="panel-1" type="empty"><property name="position" type="string" value="p=6;x=0;y=0"/>
<property name="length" type="uint" value="100"/><property name="size" type="uint" value="{size}"/>
<property name="plugin-ids" type="array"><value type="int" value="1"/></property></property></property>
<property name="plugins" type="empty"><property name="plugin-1" type="string" value="systray">
<property name="square-icons" type="bool" value="true"/></property></property></channel>"""


@pytest.fixture
def screen(private_bus: subprocess.Popen[str], tmp_path: Path) -> Iterator[Screen]:
    settings = tmp_path / "config" / "xfce4" / "xfconf" / "xfce-perchannel-xml" / "xfce4-panel.xml"
    settings.parent.mkdir(parents=True)
    settings.write_text(PANEL.format(size=48))
    with closing(Screen()) as made:
        made.environment |= {"XDG_CONFIG_HOME": str(tmp_path / "config"), "NO_AT_BRIDGE": "1"}
        # the bus starts nothing on its own
        others = [made.start(str(SETTINGS)), made.start("xfce4-panel", "--disable-wm-check")]
        yield made
        for each in reversed(others):
            each.terminate()
            each.wait()


@pytest.fixture
def program(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    with closing(Program(tmp_path / "profile", screen.environment)) as made:
        yield made


def items() -> list[str]:
    """The icons that the panel knows."""
    with connected() as connection:
        watcher = DBusAddress("/StatusNotifierWatcher", bus_name=NAME, interface=NAME)
        answer = connection.send_and_get_reply(Properties(watcher).get("RegisteredStatusNotifierItems"), timeout=PATIENCE)
    return list(answer.body[0][1]) if answer.header.message_type.name == "method_return" else []


def badge_at(picture: Path) -> tuple[int, int] | None:
    """The middle of what is painted in the badge's colour within the panel, at the top of the screen."""
    seen = QImage(str(picture))
    found = [(x, y) for x in range(seen.width()) for y in range(60) if seen.pixel(x, y) == BADGE]
    return found[len(found) // 2] if len(found) > 20 else None


def keep(picture: Path, name: str) -> None:
    folder = os.environ.get("PICTURES")
    if folder:
        shutil.copy(picture, Path(folder) / f"{name}.png")


def test_the_icon_in_a_real_panel(program: Program, screen: Screen, tmp_path: Path) -> None:
    with_articles(program)
    picture = tmp_path / "seen.png"
    first = program.start("--hidden")
    until(items, "the icon is registered")

    def is_seen() -> bool:
        screen.picture(picture)
        return badge_at(picture) is not None

    until(is_seen, "the number is painted in the panel")
    keep(picture, "panel-hidden")
    place = badge_at(picture)
    assert place is not None
    at = [str(part) for part in place]
    screen.run("xdotool", "mousemove", *at, "click", "1")
    until(screen.has_focus, "a click brings the window")
    screen.picture(picture)
    keep(picture, "panel-window")
    screen.press("alt+F4")
    until(program.has_explained, "it is explained what closing means")

    def is_dimmed() -> bool:
        screen.picture(picture)
        return QImage(str(picture)).pixelColor(20, 400).lightness() < 230

    until(is_dimmed, "the sheet stands over the window")
    keep(picture, "panel-explained")
    screen.press("Return")
    until(lambda: not screen.windows(), "the window hides")
    screen.picture(picture)
    before = QImage(str(picture))
    screen.run("xdotool", "mousemove", *at, "click", "3")

    def has_menu() -> bool:
        screen.picture(picture)
        return QImage(str(picture)) != before

    until(has_menu, "the menu opens")
    until(screen.is_still, "the menu is painted")
    screen.picture(picture)
    keep(picture, "panel-menu")
    screen.press("Escape")
    (service,) = items()
    with closing(TrayItem(service.split("/", maxsplit=1)[0])) as item:
        item.choose("Quit")
    assert first.wait(PATIENCE) == 0
