"""A tray as its two sides see it: the service where icons register, and what a panel asks of an icon and its menu."""

import queue
from typing import Any

from jeepney import DBusAddress, HeaderFields, Message, Properties, new_method_call, new_method_return

from tests.fakes.bus_services import PropertyService, connected
from tests.fakes.waiting import PATIENCE

NAME = "org.kde.StatusNotifierWatcher"


class TrayHost(PropertyService):
    """Where icons register; `registered` gives their names on the bus, one by one."""

    def __init__(self) -> None:
        self.registered: queue.SimpleQueue[str] = queue.SimpleQueue()
        super().__init__(NAME, "/StatusNotifierWatcher", NAME, {"IsStatusNotifierHostRegistered": ("b", True)})

    def _answer(self, message: Message) -> Message:
        if message.header.fields.get(HeaderFields.member) == "RegisterStatusNotifierItem":
            self.registered.put(message.body[0])
            return new_method_return(message)
        return super()._answer(message)


class TrayItem:
    """An icon as a panel sees it."""

    def __init__(self, service: str) -> None:
        self._connection = connected()
        self._item = DBusAddress("/StatusNotifierItem", bus_name=service, interface="org.kde.StatusNotifierItem")
        path = self.read("Menu")
        self._menu = DBusAddress(path, bus_name=service, interface="com.canonical.dbusmenu")

    def close(self) -> None:
        self._connection.close()

    def read(self, name: str) -> Any:
        """A property of the icon."""
        return self._ask(Properties(self._item).get(name))[0][1]

    def tip(self) -> str:
        """The tool tip, its parts together."""
        _, _, title, text = self.read("ToolTip")
        return f"{title} {text}".strip()

    def pictures(self) -> dict[int, bytes]:
        """Pixels of the icon by width, as ARGB."""
        return {width: bytes(data) for width, _, data in self.read("IconPixmap")}

    def activate(self) -> None:
        """A click."""
        self._ask(new_method_call(self._item, "Activate", "ii", (0, 0)))

    def menu(self) -> dict[str, int]:
        """What the menu shows: words with their numbers, in order."""
        (_, (_, _, children)) = self._ask(new_method_call(self._menu, "GetLayout", "iias", (0, -1, [])))
        shown: dict[str, int] = {}
        for _, (number, properties, _) in children:
            values = {name: value for name, (_, value) in properties.items()}
            if values.get("visible", True) and values.get("label"):
                shown[values["label"].replace("_", "")] = number
        return shown

    def choose(self, text: str) -> None:
        """A click on a row of the menu."""
        self._ask(new_method_call(self._menu, "Event", "isvu", (self.menu()[text], "clicked", ("i", 0), 0)))

    def _ask(self, message: Message) -> Any:
        answer = self._connection.send_and_get_reply(message, timeout=PATIENCE)
        if answer.header.message_type.name == "error":
            raise OSError(f"{answer.header.fields.get(HeaderFields.error_name)}: {answer.body}")
        return answer.body
