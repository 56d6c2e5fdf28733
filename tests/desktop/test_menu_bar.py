"""The desktop's menu bar from outside: a fake registrar on a bus of our own, asked for the menus as a panel would."""

import queue
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jeepney")

from jeepney import DBusAddress, HeaderFields, Message, new_method_call, new_method_return

from tests.desktop.program import Program
from tests.fakes.bus_services import PropertyService, connected
from tests.fakes.screen import Screen, missing
from tests.fakes.waiting import PATIENCE, until
from tests.ui.test_menus import COMMANDS

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}")

NAME = "com.canonical.AppMenu.Registrar"


class Registrar(PropertyService):
    """Where windows hand over their menus; `registered` gives bus name and path of each."""

    def __init__(self) -> None:
        self.registered: queue.SimpleQueue[tuple[str, str]] = queue.SimpleQueue()
        super().__init__(NAME, "/com/canonical/AppMenu/Registrar", NAME, {})

    def _answer(self, message: Message) -> Message:
        fields = message.header.fields
        if fields.get(HeaderFields.member) == "RegisterWindow":
            self.registered.put((fields[HeaderFields.sender], message.body[1]))
        return new_method_return(message)


def menu_of(service: str, path: str) -> list[tuple[str, list[str]]]:
    """Titles of a bar with their rows, lines left out."""
    menu = DBusAddress(path, bus_name=service, interface="com.canonical.dbusmenu")
    with closing(connected()) as connection:
        answer = connection.send_and_get_reply(new_method_call(menu, "GetLayout", "iias", (0, -1, [])), timeout=PATIENCE)
    (_, (_, _, tops)) = answer.body
    return [(_label(top), [label for row in top[1][2] if (label := _label(row))]) for top in tops]


def _label(row: tuple[str, Any]) -> str:
    properties = row[1][1]
    return str(properties["label"][1]).replace("_", "") if "label" in properties else ""


@pytest.fixture
def screen(private_bus: subprocess.Popen[str]) -> Iterator[Screen]:
    with closing(Screen()) as made:
        yield made


def test_a_desktop_with_a_menu_bar_gets_all_commands(screen: Screen, tmp_path: Path) -> None:
    """Also where its service comes after the window, and comes again."""
    with closing(Program(tmp_path / "profile", screen.environment)) as program:
        program.start()
        until(screen.has_focus, "the window is there")
        for _ in range(2):
            with closing(Registrar()) as registrar:
                service, path = registrar.registered.get(timeout=PATIENCE)
                until(lambda: len(menu_of(service, path)) == 6, "the menus are handed over")  # noqa: B023 -- at once
                bar = menu_of(service, path)
        assert [title for title, _ in bar] == ["File", "Edit", "View", "Feed", "Article", "Help"]
        assert sum(len(rows) for _, rows in bar) == COMMANDS
        assert bar[0][1][:3] == ["Add feed…", "Import…", "Refresh all"]
