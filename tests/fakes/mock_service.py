"""Services of python-dbusmock on a private bus, in processes of their own: its templates, and objects made by hand."""

import functools
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from jeepney import DBusAddress, new_method_call
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection

from tests.fakes.bus_services import connected
from tests.fakes.waiting import PATIENCE, until

SYSTEM_PYTHON = "/usr/bin/python3"
NOTHING: Mapping[str, str] = MappingProxyType({})
MOCK = "org.freedesktop.DBus.Mock"
TEMPLATE = """
BUS_NAME = {name!r}
MAIN_IFACE = {interface!r}
MAIN_OBJ = {path!r}
SYSTEM_BUS = {is_system!r}


def load(mock, _parameters):
    mock.AddMethods(MAIN_IFACE, {methods!r})
    mock.AddProperties(MAIN_IFACE, {properties!r})
"""


@functools.cache
def has_mock() -> bool:
    """Whether the library is here; it is the system's, not ours."""
    try:
        done = subprocess.run([SYSTEM_PYTHON, "-c", "import dbusmock"], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


class MockService:
    """`arguments` are those of the program: a template, or the name, path and interface of one object. Ends with `close`."""

    BUS = "SESSION"

    def __init__(self, name: str, path: str, interface: str, *arguments: str) -> None:
        self.name, self.path, self.interface = name, path, interface
        command = [SYSTEM_PYTHON, "-m", "dbusmock", *(arguments or (name, path, interface))]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self._connection: DBusConnection = connected(self.BUS)
        until(lambda: self._ask(message_bus.NameHasOwner(name))[0], f"{name} comes", self._process)

    def call(self, member: str, signature: str = "", *body: object, interface: str = "", path: str = "") -> tuple[Any, ...]:
        """A method of the object, or of another one of the service."""
        address = DBusAddress(path or self.path, bus_name=self.name, interface=interface or self.interface)
        return self._ask(new_method_call(address, member, signature or None, body))

    def add(self, method: str, given: str, answered: str, code: str) -> None:
        """One more method of the object."""
        self.call("AddMethod", "sssss", self.interface, method, given, answered, code, interface=MOCK)

    def emit(self, member: str, signature: str, value: object) -> None:
        """A signal with one value."""
        self.call("EmitSignal", "sssav", self.interface, member, signature, [(signature, value)], interface=MOCK)

    def close(self) -> None:
        """Leave the bus, as a service that crashes; safe to call twice."""
        self._process.kill()
        self._process.wait()
        self._connection.close()

    def _ask(self, message: Any) -> tuple[Any, ...]:
        answer = self._connection.send_and_get_reply(message, timeout=PATIENCE)
        assert answer.header.message_type.name == "method_return", answer.body
        return tuple(answer.body)


class Logind(MockService):
    """With one session, that of whoever asks."""

    BUS = "SYSTEM"

    def __init__(self, session: str = "auto") -> None:
        name = "org.freedesktop.login1"
        super().__init__(name, "/org/freedesktop/login1", f"{name}.Manager", "--system", "--template", "logind")
        self.session = self.add_session(session)

    def add_session(self, session: str) -> str:
        """One more; its path."""
        (path,) = self.call("AddSession", "ssusb", session, "seat0", 1000, "user", True, interface=MOCK)  # noqa: FBT003 -- D-Bus
        return str(path)

    def lock(self, session: str = "", *, is_locked: bool) -> None:
        """As a locker reports it."""
        self.call("SetLockedHint", "b", is_locked, interface=f"{self.name}.Session", path=session or self.session)

    def bring_forward(self, *, is_active: bool) -> None:
        """The session comes to the front of the computer, or another one does."""
        properties = {"Active": ("b", is_active)}
        self.call("UpdateProperties", "sa{sv}", f"{self.name}.Session", properties, interface=MOCK, path=self.session)

    def sleep(self, *, is_asleep: bool) -> None:
        """Before a sleep, and after it."""
        self.emit("PrepareForSleep", "b", is_asleep)


class _MadeByHand(MockService):
    """As its methods say: (name, what is given, what is answered, code). They are there before its name is."""

    def __init__(
        self,
        name: str,
        path: str,
        methods: list[tuple[str, str, str, str]],
        properties: Mapping[str, str] = NOTHING,
        interface: str = "",
    ) -> None:
        self._folder = tempfile.TemporaryDirectory()
        template = Path(self._folder.name) / "made_by_hand.py"
        template.write_text(
            TEMPLATE.format(
                is_system=self.BUS == "SYSTEM",
                name=name,
                interface=interface or name,
                path=path,
                methods=methods,
                properties=dict(properties),
            ),
            encoding="utf-8",
        )
        super().__init__(name, path, interface or name, f"--{self.BUS.lower()}", "--template", str(template))

    def close(self) -> None:
        super().close()
        self._folder.cleanup()


class ScreenSaver(_MadeByHand):
    """Any desktop's."""

    def __init__(self, desktop: str) -> None:
        methods = [
            ("GetActive", "", "b", "ret = getattr(self, 'is_active', False)"),
            ("SetActive", "b", "", "self.is_active = args[0]; self.EmitSignal('', 'ActiveChanged', 'b', [args[0]])"),
        ]
        super().__init__(f"org.{desktop}.ScreenSaver", f"/org/{desktop}/ScreenSaver", methods)

    def activate(self, *, is_active: bool) -> None:
        self.call("SetActive", "b", is_active)


class GnomeScreenSaver(MockService):
    """By the template that comes with the library."""

    def __init__(self) -> None:
        name = "org.gnome.ScreenSaver"
        super().__init__(name, "/org/gnome/ScreenSaver", name, "--session", "--template", "gnome_screensaver")

    def activate(self, *, is_active: bool) -> None:
        self.call("SetActive", "b", is_active)


class IdleMonitor(_MadeByHand):
    """As Mutter's or Muffin's; watches are numbered from one."""

    def __init__(self, shell: str, idle_milliseconds: int = 0) -> None:
        count = "self.watches = getattr(self, 'watches', 0) + 1; ret = self.watches"
        methods = [
            ("AddIdleWatch", "t", "u", count),
            ("AddUserActiveWatch", "", "u", count),
            ("GetIdletime", "", "t", f"ret = {idle_milliseconds}"),
        ]
        super().__init__(f"{shell}.IdleMonitor", f"/{shell.replace('.', '/')}/IdleMonitor/Core", methods)

    def calls(self) -> list[tuple[str, list[Any]]]:
        """What it was asked, in order."""
        (calls,) = self.call("GetCalls", interface=MOCK)
        return [(name, [value for _, value in body]) for _, name, body in calls]

    def fire(self, watch: int) -> None:
        self.emit("WatchFired", "u", watch)


class DisplayManager(_MadeByHand):
    """GNOME's, without which its shell locks nothing."""

    BUS = "SYSTEM"

    def __init__(self) -> None:
        name = "org.gnome.DisplayManager"
        super().__init__(name, "/org/gnome/DisplayManager/Manager", [], {"Version": "47.0"}, f"{name}.Manager")
