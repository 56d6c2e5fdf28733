"""The portal of a Flatpak's desktop (org.freedesktop.portal.Desktop): notifications and the start at login."""

from collections.abc import Callable, Sequence

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, new_method_call

from reader.desktop.bus import Answered, Bus
from reader.desktop.notifications import Acted
from reader.domain.subscription import CLICK, Notice

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
NOTICE = "articles"
"""The only notification: another of this name replaces it."""

_NOTIFICATIONS = DBusAddress(PATH, bus_name=NAME, interface="org.freedesktop.portal.Notification")
_BACKGROUND = DBusAddress(PATH, bus_name=NAME, interface="org.freedesktop.portal.Background")


class PortalNotifications:
    """Shows a notification and reports what is clicked, in the bus's thread. A portal does not say that it was closed."""

    reports_closing = False

    def __init__(self, bus: Bus, acted: Acted) -> None:
        self._bus = bus
        self._acted = acted
        rule = MatchRule(type="signal", sender=NAME, interface=_NOTIFICATIONS.interface, path=PATH, member="ActionInvoked")
        bus.listen(rule, self._hear)

    def show(self, notice: Notice, shown: Callable[[bool], None]) -> None:
        """Replace the current notification; `shown` gets whether the portal accepted it."""
        asked: dict[str, tuple[str, object]] = {
            "title": ("s", notice.summary),
            "body": ("s", "\n".join(notice.lines)),
            "default-action": ("s", CLICK),
            "buttons": ("aa{sv}", [_button(*action) for action in notice.actions if action[0] != CLICK]),
        }
        silent: dict[str, tuple[str, object]] = {} if notice.has_sound else {"sound": ("s", "silent")}

        def answered(body: tuple[object, ...] | None) -> None:
            if body is None and silent:
                # portals before version 2 refuse what names a sound
                silent.clear()
                self._add(asked, answered)
            else:
                shown(body is not None)

        self._add(asked | silent, answered)

    def _add(self, asked: dict[str, tuple[str, object]], answered: Answered) -> None:
        self._bus.call(new_method_call(_NOTIFICATIONS, "AddNotification", "sa{sv}", (NOTICE, asked)), answered)

    def withdraw(self) -> None:
        self._bus.call(new_method_call(_NOTIFICATIONS, "RemoveNotification", "s", (NOTICE,)))

    def ask_inhibited(self, answered: Callable[[bool], None]) -> None:
        """Say no: the portal itself holds back what is not to disturb."""
        self._bus.run(lambda: answered(False))  # noqa: FBT003 -- a callback

    def _hear(self, message: Message) -> None:
        notice, action, more = message.body
        if notice == NOTICE:
            hints: dict[str, tuple[str, object]] = next((value for kind, value in more if kind == "a{sv}"), {})
            self._acted(action, str(hints.get("activation-token", ("s", ""))[1]))


def _button(action: str, label: str) -> dict[str, tuple[str, str]]:
    return {"action": ("s", action), "label": ("s", label)}


class PortalStart:
    """Has the portal start the program with the session, or not; it may ask the user first."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._requests: dict[object, tuple[bool, Callable[[bool], None]]] = {}
        bus.listen(
            MatchRule(type="signal", sender=NAME, interface="org.freedesktop.portal.Request", member="Response"), self._hear
        )

    def request(self, command: Sequence[str], answered: Callable[[bool], None], *, is_on: bool) -> None:
        """Ask for it without blocking; `answered` gets in the bus's thread whether it was granted."""
        options = {"autostart": ("b", is_on), "commandline": ("as", list(command))}
        message = new_method_call(_BACKGROUND, "RequestBackground", "sa{sv}", ("", options))

        def begin(body: tuple[object, ...] | None) -> None:
            if body is None:
                answered(False)  # noqa: FBT003 -- a callback
            else:
                self._requests[body[0]] = is_on, answered

        self._bus.call(message, begin)

    def _hear(self, message: Message) -> None:
        request = self._requests.pop(message.header.fields.get(HeaderFields.path), None)
        if request is not None:
            is_on, answered = request
            # the code is of running in the background: where that is forbidden, a start is switched off all the same
            _, results = message.body
            answered(results.get("autostart") == ("b", is_on))
