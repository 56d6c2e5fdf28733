"""Notifications by the desktop's service (org.freedesktop.Notifications), one at a time."""

from collections.abc import Callable
from html import escape

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, Properties, new_method_call

from reader.desktop.bus import Bus
from reader.domain.subscription import Notice

NAME = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
CATEGORY = "x-beforehand.articles"
SOUND_NAME = "message-new-instant"
"""Name of the freedesktop sound naming specification; a theme without it has message-new, or none."""

_NOTHING = 0
_AS_THE_SERVICE_LIKES = -1
_SERVICE = DBusAddress(PATH, bus_name=NAME, interface=NAME)


Acted = Callable[[str, str], None]
"""Takes an action's key and a token that lets a window come to the front, '' if the desktop gives none."""


class Notifications:
    """Shows a notification and reports its fate. Callbacks run in the bus's thread, which holds all state; nothing blocks."""

    reports_closing = True

    def __init__(self, bus: Bus, desktop_entry: str, icon: str, acted: Acted, closed: Callable[[], None]) -> None:
        """Create the client: `desktop_entry` is the name of the program's desktop file, `icon` a name or a file. `closed` is
        called when the notification is gone, by the user, the service, or with it.
        """
        self._bus = bus
        self._desktop_entry = desktop_entry
        self._icon = icon
        self._acted = acted
        self._closed = closed
        self._shown = _NOTHING
        self._wanted = 0
        self._token = ""
        bus.listen(MatchRule(type="signal", sender=NAME, interface=NAME, path=PATH), self._hear)
        owners = MatchRule(type="signal", sender="org.freedesktop.DBus", member="NameOwnerChanged")
        owners.add_arg_condition(0, NAME)
        bus.listen(owners, self._hear_owner)
        bus.when_lost(self._service_gone)

    def show(self, notice: Notice, shown: Callable[[bool], None]) -> None:
        """Replace the current notification; `shown` reports whether the service accepted it."""
        self._bus.run(lambda: self._ask_abilities(notice, shown))

    def withdraw(self) -> None:
        self._bus.run(self._withdraw)

    def ask_inhibited(self, answered: Callable[[bool], None]) -> None:
        """Ask whether notifications are inhibited, if the service supports that (property Inhibited); else False."""
        asked = Properties(_SERVICE).get("Inhibited")
        self._bus.call(asked, lambda body: answered(body is not None and body[0] == ("b", True)))

    def _ask_abilities(self, notice: Notice, shown: Callable[[bool], None]) -> None:
        """Ask for the service's capabilities each time: another service may have replaced it."""
        self._wanted += 1
        wanted = self._wanted

        def able(body: tuple[object, ...] | None) -> None:
            if body is None or wanted != self._wanted:
                shown(body is not None)
            else:
                self._notify(notice, _texts(body[0]), shown, wanted)

        self._bus.call(new_method_call(_SERVICE, "GetCapabilities"), able)

    def _notify(self, notice: Notice, abilities: frozenset[str], shown: Callable[[bool], None], wanted: int) -> None:
        lines = notice.lines if "body" in abilities else ()
        if "body-markup" in abilities:
            lines = tuple(escape(line, quote=False) for line in lines)
        actions = notice.actions if "actions" in abilities else ()
        hints: dict[str, tuple[str, object]] = {
            "desktop-entry": ("s", self._desktop_entry),
            "category": ("s", CATEGORY),
            "urgency": ("y", 1),
            "suppress-sound": ("b", not notice.has_sound),
        }
        if notice.has_sound:
            hints["sound-name"] = ("s", SOUND_NAME)
        body = (
            "Beforehand",
            self._shown,
            self._icon,
            notice.summary,
            "\n".join(lines),
            [text for action in actions for text in action],
            hints,
            _AS_THE_SERVICE_LIKES,
        )

        def on_answer(answer: tuple[object, ...] | None) -> None:
            number = answer[0] if answer is not None and isinstance(answer[0], int) else _NOTHING
            if number != _NOTHING:
                self._shown = number
                if wanted != self._wanted:
                    self._close()
            shown(number != _NOTHING)

        self._bus.call(new_method_call(_SERVICE, "Notify", "susssasa{sv}i", body), on_answer)

    def _withdraw(self) -> None:
        # one being sent is withdrawn as soon as its number is known
        self._wanted += 1
        self._close()

    def _close(self) -> None:
        if self._shown != _NOTHING:
            self._bus.call(new_method_call(_SERVICE, "CloseNotification", "u", (self._shown,)))
            self._shown = _NOTHING

    def _hear(self, message: Message) -> None:
        """Handle a signal, which identifies the notification by number; others' are ignored."""
        number, *rest = message.body
        if self._shown == _NOTHING or number != self._shown:
            return
        member = message.header.fields[HeaderFields.member]
        if member == "ActivationToken":
            self._token = str(rest[0])
        elif member == "ActionInvoked":
            token, self._token = self._token, ""
            self._acted(str(rest[0]), token)
        elif member == "NotificationClosed":
            self._gone()

    def _hear_owner(self, message: Message) -> None:
        """Handle a new service, for which old numbers are meaningless."""
        _, before, _ = message.body
        if before:
            self._service_gone()

    def _service_gone(self) -> None:
        if self._shown != _NOTHING:
            self._gone()

    def _gone(self) -> None:
        self._shown = _NOTHING
        self._token = ""
        self._closed()


def _texts(answer: object) -> frozenset[str]:
    return frozenset(each for each in answer if isinstance(each, str)) if isinstance(answer, list) else frozenset()
