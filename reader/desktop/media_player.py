"""Media player interface for media keys and the desktop's controls: MPRIS, org.mpris.MediaPlayer2, while an episode is loaded."""

import os
from collections.abc import Callable
from enum import StrEnum

from jeepney import DBusAddress, HeaderFields, Message, message_bus, new_error, new_method_return, new_signal

from reader.desktop.bus import Bus, Described, description
from reader.domain.value_classes import dataclass

NAME = "org.mpris.MediaPlayer2.beforehand"
PATH = "/org/mpris/MediaPlayer2"
ROOT = "org.mpris.MediaPlayer2"
PLAYER = ROOT + ".Player"
PROPERTIES = "org.freedesktop.DBus.Properties"
INTROSPECTABLE = "org.freedesktop.DBus.Introspectable"

_TRACK = "/beforehand/episode/"
_ERROR = "org.freedesktop.DBus.Error."
_DO_NOT_QUEUE = 4
_OURS = (1, 4)
"""Answers of the bus when we own the name."""
_MICRO = 1_000_000

Values = dict[str, tuple[str, object]]


class Wish(StrEnum):
    """Requests of the desktop; SEEK comes with relative seconds, GO_TO with the second, SET_RATE with a factor."""

    RAISE = "Raise"
    PLAY_PAUSE = "PlayPause"
    PLAY = "Play"
    PAUSE = "Pause"
    STOP = "Stop"
    NEXT = "Next"
    PREVIOUS = "Previous"
    SEEK = "Seek"
    GO_TO = "SetPosition"
    SET_RATE = "Rate"


class Status(StrEnum):
    """Playback status in the words of the standard."""

    PLAYING = "Playing"
    PAUSED = "Paused"
    STOPPED = "Stopped"


@dataclass(frozen=True, slots=True)
class NowPlaying:
    """Loaded episode. `picture` is the address of a local file, '' without one; a length of 0 is unknown."""

    number: int
    title: str
    feed_title: str
    status: Status
    length_seconds: int
    position_seconds: int
    rate: float = 1.0
    picture: str = ""


_NOTHING = NowPlaying(0, "", "", Status.STOPPED, 0, 0)
_PLAIN = {ROOT: (Wish.RAISE,), PLAYER: (Wish.PLAY_PAUSE, Wish.PLAY, Wish.PAUSE, Wish.STOP, Wish.NEXT, Wish.PREVIOUS)}
_SIGNATURES = {
    **{(interface, str(wish)): "" for interface, wishes in _PLAIN.items() for wish in wishes},
    (ROOT, "Quit"): "",
    (PLAYER, "Seek"): "x",
    (PLAYER, "SetPosition"): "ox",
    (PLAYER, "OpenUri"): "s",
    (INTROSPECTABLE, "Introspect"): "",
    (PROPERTIES, "Get"): "ss",
    (PROPERTIES, "GetAll"): "s",
    (PROPERTIES, "Set"): "ssv",
}
_ANSWERS: dict[str, tuple[str, ...]] = {"Introspect": ("s",), "Get": ("v",), "GetAll": ("a{sv}",)}
_SIGNALS: dict[str, dict[str, tuple[str, ...]]] = {
    PLAYER: {"Seeked": ("x",)},
    PROPERTIES: {"PropertiesChanged": ("s", "a{sv}", "as")},
}


class RefusedError(Exception):
    """Raised to answer a call with an error of this name."""


class MediaPlayer:
    """MPRIS object; `asked` is called in the bus's thread, which holds all state, with a wish and its number; nothing blocks."""

    def __init__(self, bus: Bus, desktop_entry: str, asked: Callable[[Wish, float], None], lowest: float, highest: float) -> None:
        """Create the player; `lowest` and `highest` are the limits of the speed factor."""
        self._bus = bus
        self._desktop_entry = desktop_entry
        self._asked = asked
        self._rates = (lowest, highest)
        self._now = _NOTHING
        bus.serve(PATH, self._answer)

    def show(self, now: NowPlaying | None) -> None:
        """Show the loaded episode, or none: the bus name is owned only while one is loaded."""
        self._bus.run(lambda: self._show(now))

    def report_seek(self, seconds: int) -> None:
        seeked = new_signal(DBusAddress(PATH, interface=PLAYER), "Seeked", "x", (seconds * _MICRO,))
        self._bus.run(lambda: self._bus.call(seeked) if self._now is not _NOTHING else None)

    def _show(self, now: NowPlaying | None) -> None:
        before, was_there = self._player(), self._now is not _NOTHING
        self._now = now or _NOTHING
        if now is not None and not was_there:
            self._bus.call(message_bus.RequestName(NAME, _DO_NOT_QUEUE), self._named)
        elif now is None and was_there:
            for name in (NAME, _second_name()):
                self._bus.call(message_bus.ReleaseName(name))
        elif was_there:
            after = self._player()
            changed = {name: value for name, value in after.items() if value != before[name] and name != "Position"}
            if changed:
                source = DBusAddress(PATH, interface=PROPERTIES)
                self._bus.call(new_signal(source, "PropertiesChanged", "sa{sv}as", (PLAYER, changed, [])))

    def _named(self, answer: tuple[object, ...] | None) -> None:
        """Handle the answer to the name request: if another profile owns the name, the standard adds a number."""
        if answer is not None and answer[0] not in _OURS and self._now is not _NOTHING:
            self._bus.call(message_bus.RequestName(_second_name(), _DO_NOT_QUEUE))

    def _answer(self, message: Message) -> Message:
        fields = message.header.fields
        interface, member = fields.get(HeaderFields.interface), fields[HeaderFields.member]
        if interface is None:
            interface = next((known for known, name in _SIGNATURES if name == member), "")
        try:
            signature, body = self._called(interface, member, fields.get(HeaderFields.signature, ""), message.body)
        except RefusedError as refused:
            return new_error(message, _ERROR + str(refused))
        return new_method_return(message, signature, body)

    def _called(
        self, interface: str, member: str, signature: str, body: tuple[object, ...]
    ) -> tuple[str | None, tuple[object, ...]]:
        wanted = _SIGNATURES.get((interface, member))
        if wanted is None:
            raise RefusedError("UnknownMethod" if any(known == interface for known, _ in _SIGNATURES) else "UnknownInterface")
        if signature != wanted:
            raise RefusedError("InvalidArgs")
        if interface == INTROSPECTABLE:
            return "s", (self._description(),)
        if interface == PROPERTIES:
            return self._properties(member, body)
        if member == "OpenUri":
            raise RefusedError("NotSupported")
        if self._now is not _NOTHING or member == Wish.RAISE:
            self._ask(member, body)
        return None, ()

    def _ask(self, member: str, body: tuple[object, ...]) -> None:
        now = self._now
        if member == Wish.SEEK:
            self._asked(Wish.SEEK, _number(body[0]) / _MICRO)
        elif member == Wish.GO_TO:
            place = _number(body[1]) / _MICRO
            if body[0] == _TRACK + str(now.number) and 0 <= place <= now.length_seconds:
                self._asked(Wish.GO_TO, place)
        elif member != "Quit":
            self._asked(Wish(member), 0.0)

    def _properties(self, member: str, body: tuple[object, ...]) -> tuple[str | None, tuple[object, ...]]:
        if body[0] not in {ROOT, PLAYER}:
            raise RefusedError("UnknownInterface")
        values = self._root() if body[0] == ROOT else self._player()
        if member == "GetAll":
            return "a{sv}", (values,)
        name = str(body[1])
        if name not in values:
            raise RefusedError("UnknownProperty")
        if member == "Get":
            return "v", (values[name],)
        self._set(name, body[2])
        return None, ()

    def _set(self, name: str, value: object) -> None:
        if name != Wish.SET_RATE:
            raise RefusedError("PropertyReadOnly")
        kind, rate = value if isinstance(value, tuple) else ("", 0)
        if kind != "d":
            raise RefusedError("InvalidArgs")
        # as the standard has it: no rate of 0, but a pause
        if rate == 0:
            self._asked(Wish.PAUSE, 0.0)
        elif self._rates[0] <= rate <= self._rates[1]:
            self._asked(Wish.SET_RATE, rate)

    def _description(self) -> str:
        """Return the introspection document, built from the handled calls. All methods take single-letter types."""
        values = {ROOT: self._root(), PLAYER: self._player()}
        return description(
            Described(
                interface,
                {name: (wanted, _ANSWERS.get(name, ())) for (known, name), wanted in _SIGNATURES.items() if known == interface},
                _SIGNALS.get(interface, {}),
                {name: kind for name, (kind, _) in values.get(interface, {}).items()},
                writable=frozenset({str(Wish.SET_RATE)}),
                silent=frozenset({"Position"}),
            )
            for interface in (INTROSPECTABLE, PROPERTIES, ROOT, PLAYER)
        )

    def _root(self) -> Values:
        return {
            "CanQuit": ("b", False),
            "CanRaise": ("b", True),
            "HasTrackList": ("b", False),
            "Identity": ("s", "Beforehand"),
            "DesktopEntry": ("s", self._desktop_entry),
            "SupportedUriSchemes": ("as", []),
            "SupportedMimeTypes": ("as", []),
        }

    def _player(self) -> Values:
        now, is_loaded = self._now, self._now is not _NOTHING
        return {
            "PlaybackStatus": ("s", str(now.status)),
            "Rate": ("d", now.rate),
            "MinimumRate": ("d", self._rates[0]),
            "MaximumRate": ("d", self._rates[1]),
            "Metadata": ("a{sv}", _metadata(now) if is_loaded else {}),
            "Volume": ("d", 1.0),
            "Position": ("x", now.position_seconds * _MICRO),
            "CanGoNext": ("b", is_loaded),
            "CanGoPrevious": ("b", is_loaded),
            "CanPlay": ("b", is_loaded),
            "CanPause": ("b", is_loaded),
            "CanSeek": ("b", now.status is not Status.STOPPED and now.length_seconds > 0),
            "CanControl": ("b", True),
        }


def _metadata(now: NowPlaying) -> Values:
    found: Values = {
        "mpris:trackid": ("o", _TRACK + str(now.number)),
        "xesam:title": ("s", _plain(now.title)),
        "xesam:album": ("s", _plain(now.feed_title)),
    }
    if now.length_seconds > 0:
        found["mpris:length"] = ("x", now.length_seconds * _MICRO)
    if now.picture:
        found["mpris:artUrl"] = ("s", now.picture)
    return found


def _plain(text: str) -> str:
    """Return a valid text: the bus disconnects clients that send an invalid one."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _second_name() -> str:
    return f"{NAME}.instance{os.getpid()}"
