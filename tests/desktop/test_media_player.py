"""What the desktop's media controls hear and can ask for: on a bus of the test's own, by calls as they make them."""

import queue
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

pytest.importorskip("jeepney")

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    MessageFlag,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import DBusConnection
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from reader.app.media_keys import MediaKeys
from reader.desktop.bus import Bus
from reader.desktop.media_player import (
    INTROSPECTABLE,
    NAME,
    PATH,
    PLAYER,
    PROPERTIES,
    ROOT,
    MediaPlayer,
    NowPlaying,
    Status,
    Wish,
)
from reader.domain.commands import OpenEpisode, SetMark, SetPreference
from reader.domain.entry import Mark
from reader.ui.player.playback import State
from reader.ui.player.voice import Voice
from tests.fakes.bus_services import connected
from tests.fakes.silent_speech import SilentSpeech
from tests.fakes.waiting import PATIENCE
from tests.fakes.window_bench import close_benches
from tests.ui import article_samples as samples
from tests.ui.conftest import settle
from tests.ui.test_player import Stage

SECOND = 1_000_000
TRACK = "/beforehand/episode/42"
NOW = NowPlaying(42, "Slack\0 \udcff water", "Harbour Bulletin", Status.PLAYING, 2880, 760, 1.5, "file:///tmp/a.jpg")


class Desktop:
    """The player on the bus, and whoever calls it."""

    def __init__(self, bus: Bus, caller: DBusConnection) -> None:
        self.asked: queue.SimpleQueue[tuple[Wish, float]] = queue.SimpleQueue()
        self.bus, self.caller = bus, caller
        self.player = MediaPlayer(bus, "beforehand", lambda *asked: self.asked.put(asked), 0.5, 3.0)

    def show(self, now: NowPlaying | None) -> None:
        self.player.show(now)
        settled: queue.SimpleQueue[object] = queue.SimpleQueue()
        self.bus.call(message_bus.GetId(), settled.put)
        settled.get(timeout=PATIENCE)

    def call(self, interface: str | None, member: str, signature: str = "", *body: object) -> Message:
        return call(self.caller, interface, member, signature, *body)

    def owners(self) -> list[str]:
        names = self.caller.send_and_get_reply(message_bus.ListNames(), timeout=PATIENCE).body[0]
        return [name for name in names if name.startswith(ROOT)]


def call(caller: DBusConnection, interface: str | None, member: str, signature: str = "", *body: object) -> Message:
    address = DBusAddress(PATH, bus_name=NAME, interface=interface)
    return caller.send_and_get_reply(new_method_call(address, member, signature or None, body), timeout=PATIENCE)


def error_of(reply: Message) -> str | None:
    return reply.header.fields.get(HeaderFields.error_name)


@pytest.fixture
def caller(private_bus: subprocess.Popen[str]) -> Iterator[DBusConnection]:
    with closing(connected()) as found:
        yield found


@pytest.fixture
def desktop(caller: DBusConnection) -> Iterator[Desktop]:
    with closing(Bus("SESSION")) as bus:
        found = Desktop(bus, caller)
        found.show(NOW)
        yield found


CALLS: list[tuple[str | None, str, str, tuple[object, ...], str, tuple[Wish, float] | None]] = [
    (ROOT, "Raise", "", (), "", (Wish.RAISE, 0)),
    (ROOT, "Quit", "", (), "", None),
    *((PLAYER, str(wish), "", (), "", (wish, 0.0)) for wish in list(Wish)[1:7]),
    (None, "PlayPause", "", (), "", (Wish.PLAY_PAUSE, 0)),
    (PLAYER, "Seek", "x", (-15 * SECOND,), "", (Wish.SEEK, -15)),
    (PLAYER, "SetPosition", "ox", (TRACK, 100 * SECOND), "", (Wish.GO_TO, 100)),
    (PLAYER, "SetPosition", "ox", ("/beforehand/episode/41", 100 * SECOND), "", None),
    (PLAYER, "SetPosition", "ox", (TRACK, 2881 * SECOND), "", None),
    (PLAYER, "SetPosition", "ox", (TRACK, -1), "", None),
    (PROPERTIES, "Set", "ssv", (PLAYER, "Rate", ("d", 2.0)), "", (Wish.SET_RATE, 2)),
    (PROPERTIES, "Set", "ssv", (PLAYER, "Rate", ("d", 0.0)), "", (Wish.PAUSE, 0)),
    (PROPERTIES, "Set", "ssv", (PLAYER, "Rate", ("d", float("nan"))), "", None),
    (PROPERTIES, "Set", "ssv", (PLAYER, "Rate", ("d", 9.0)), "", None),
    (PROPERTIES, "Set", "ssv", (PLAYER, "Rate", ("s", "fast")), "InvalidArgs", None),
    (PROPERTIES, "Set", "ssv", (PLAYER, "Volume", ("d", 0.5)), "PropertyReadOnly", None),
    (PROPERTIES, "Set", "ssv", (PLAYER, "Shoes", ("d", 0.5)), "UnknownProperty", None),
    (PROPERTIES, "Get", "ss", (PLAYER, "Shoes"), "UnknownProperty", None),
    (PROPERTIES, "GetAll", "s", (ROOT + ".TrackList",), "UnknownInterface", None),
    (PLAYER, "OpenUri", "s", ("file:///etc/passwd",), "NotSupported", None),
    (PLAYER, "Seek", "s", ("far",), "InvalidArgs", None),
    (PLAYER, "Seek", "", (), "InvalidArgs", None),
    (PLAYER, "Dance", "", (), "UnknownMethod", None),
    (None, "Dance", "", (), "UnknownInterface", None),
    ("org.example.Other", "Play", "", (), "UnknownInterface", None),
]


def test_every_call_is_answered_and_does_what_the_standard_says(desktop: Desktop) -> None:
    for interface, member, signature, body, error, asked in CALLS:
        reply = desktop.call(interface, member, signature, *body)
        case = (interface, member, body)
        assert error_of(reply) == (f"org.freedesktop.DBus.Error.{error}" if error else None), case
        got = desktop.asked.get(timeout=PATIENCE) if asked is not None else None
        assert got == asked, case
        assert desktop.asked.empty(), case


def test_what_is_loaded_is_described_in_the_words_of_the_standard(desktop: Desktop) -> None:
    root: dict[str, Any] = desktop.call(PROPERTIES, "GetAll", "s", ROOT).body[0]
    assert {name: root[name][1] for name in ("Identity", "DesktopEntry", "CanRaise", "CanQuit")} == {
        "Identity": "Beforehand",
        "DesktopEntry": "beforehand",
        "CanRaise": True,
        "CanQuit": False,
    }
    player: dict[str, Any] = desktop.call(PROPERTIES, "GetAll", "s", PLAYER).body[0]
    assert player["Metadata"] == (
        "a{sv}",
        {
            "mpris:trackid": ("o", TRACK),
            "mpris:length": ("x", 2880 * SECOND),
            "mpris:artUrl": ("s", "file:///tmp/a.jpg"),
            "xesam:title": ("s", "Slack ? water"),
            "xesam:album": ("s", "Harbour Bulletin"),
        },
    )
    shown = ("PlaybackStatus", "Rate", "MinimumRate", "MaximumRate", "Position", "CanSeek")
    assert [player[name][1] for name in shown] == ["Playing", 1.5, 0.5, 3.0, 760 * SECOND, True]
    desktop.show(replace(NOW, length_seconds=0, picture=""))
    metadata = desktop.call(PROPERTIES, "Get", "ss", PLAYER, "Metadata").body[0][1]
    assert not metadata.keys() & {"mpris:length", "mpris:artUrl"}
    assert desktop.call(PROPERTIES, "Get", "ss", PLAYER, "CanSeek").body[0] == ("b", False)


def test_the_object_describes_all_that_it_answers_and_nothing_else(desktop: Desktop) -> None:
    """Bindings and explorers read it before they call."""
    text = desktop.call(INTROSPECTABLE, "Introspect").body[0]
    node = ET.fromstring(text)  # noqa: S314 -- our own
    interfaces = {each.get("name"): each for each in node}
    assert set(interfaces) == {ROOT, PLAYER, PROPERTIES, INTROSPECTABLE}
    for name in (ROOT, PLAYER):
        answered = desktop.call(PROPERTIES, "GetAll", "s", name).body[0]
        described = {each.get("name"): each for each in interfaces[name].iter("property")}
        assert {key: each.get("type") for key, each in described.items()} == {key: kind for key, (kind, _) in answered.items()}
        assert [key for key, each in described.items() if each.get("access") == "readwrite"] == (
            ["Rate"] if name == PLAYER else []
        )
    for interface, member, signature, _, error, _ in CALLS:
        methods = {each.get("name"): each for each in interfaces[interface].iter("method")} if interface in interfaces else {}
        if member not in methods:
            assert error in {"UnknownMethod", "UnknownInterface"} or interface is None, (interface, member)
        elif error != "InvalidArgs":
            taken = [each.get("type") for each in methods[member] if each.get("direction") == "in"]
            assert "".join(map(str, taken)) == signature, (interface, member)
    assert [each.get("name") for each in interfaces[PLAYER].iter("signal")] == ["Seeked"]


@pytest.mark.skipif(shutil.which("playerctl") is None, reason="playerctl is not installed")
def test_playerctl_finds_the_player_shows_it_and_drives_it(desktop: Desktop) -> None:
    """As scripts and applets do: by GDBus, with cached properties."""

    def playerctl(*words: str) -> str:
        done = subprocess.run(
            ["playerctl", "--player=beforehand", *words], capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        return done.stdout.strip()

    listed = subprocess.run(["playerctl", "--list-all"], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert set(listed.stdout.split()) == {"beforehand"}, "asked for on both buses, which are one here"
    assert playerctl("status") == "Playing"
    assert playerctl("metadata", "--format", "{{title}}|{{album}}|{{duration(mpris:length)}}|{{mpris:artUrl}}") == (
        "Slack ? water|Harbour Bulletin|48:00|file:///tmp/a.jpg"
    )
    assert float(playerctl("position")) == pytest.approx(760, abs=PATIENCE * 1.5)
    for words, asked in (
        (("play-pause",), (Wish.PLAY_PAUSE, 0.0)),
        (("pause",), (Wish.PAUSE, 0.0)),
        (("next",), (Wish.NEXT, 0.0)),
        (("previous",), (Wish.PREVIOUS, 0.0)),
        (("position", "100"), (Wish.GO_TO, 100.0)),
        (("position", "30+"), (Wish.SEEK, 30.0)),
        (("stop",), (Wish.STOP, 0.0)),
    ):
        playerctl(*words)
        assert desktop.asked.get(timeout=PATIENCE) == asked, words


def test_changes_and_seeks_are_signalled_and_the_place_is_not(desktop: Desktop) -> None:
    rule = MatchRule(type="signal", path=PATH)
    desktop.caller.send_and_get_reply(message_bus.AddMatch(rule), timeout=PATIENCE)
    with desktop.caller.filter(rule) as signals:
        desktop.show(replace(NOW, position_seconds=761))
        desktop.show(replace(NOW, position_seconds=761, status=Status.PAUSED))
        desktop.player.report_seek(12)
        bodies = [desktop.caller.recv_until_filtered(signals, timeout=PATIENCE).body for _ in range(2)]
    assert bodies == [(PLAYER, {"PlaybackStatus": ("s", "Paused")}, []), (12 * SECOND,)]


def test_the_name_is_there_while_something_is_loaded_and_gets_a_number_beside_another(desktop: Desktop) -> None:
    assert desktop.owners() == [NAME]
    with closing(Bus("SESSION")) as bus:
        second = Desktop(bus, desktop.caller)
        second.show(NOW)
        second.show(NOW)
        assert len(second.owners()) == 2
        second.show(None)
        assert desktop.owners() == [NAME]
    desktop.show(None)
    assert desktop.owners() == []
    desktop.player.report_seek(1)
    desktop.show(NOW)
    assert desktop.owners() == [NAME]
    # the daemon sees an end of its own accord: an answer to somebody else may come first
    gone = MatchRule(type="signal", interface="org.freedesktop.DBus", member="NameOwnerChanged")
    gone.add_arg_condition(0, NAME)
    desktop.caller.send_and_get_reply(message_bus.AddMatch(gone), timeout=PATIENCE)
    with desktop.caller.filter(gone) as signals:
        desktop.bus.close()
        name, _, owner = desktop.caller.recv_until_filtered(signals, timeout=PATIENCE).body
    assert (name, owner, desktop.owners()) == (NAME, "", [])


def test_a_listener_that_fails_ends_that_call_only(desktop: Desktop) -> None:
    desktop.player._asked = lambda *_: 1 / 0  # type: ignore[assignment,return-value] # the error is the point
    assert error_of(desktop.call(PLAYER, "Play")) == "org.freedesktop.DBus.Error.Failed"
    assert error_of(desktop.call(ROOT, "Quit")) is None
    elsewhere = DBusAddress("/elsewhere", bus_name=NAME, interface=PLAYER)
    assert (
        error_of(desktop.caller.send_and_get_reply(new_method_call(elsewhere, "Play"), timeout=PATIENCE))
        == "org.freedesktop.DBus.Error.UnknownObject"
    )


def test_nobody_is_answered_who_wants_no_answer(desktop: Desktop) -> None:
    quiet = new_method_call(DBusAddress(PATH, bus_name=NAME, interface=PLAYER), "Dance")
    quiet.header.flags = MessageFlag.no_reply_expected
    desktop.caller.send(quiet)
    reply = desktop.caller.send_and_get_reply(Properties(DBusAddress(PATH, bus_name=NAME, interface=ROOT)).get("Identity"))
    assert reply.body == (("s", "Beforehand"),)


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Iterator[Stage]:
    yield Stage(qtbot, tmp_path)
    close_benches()


def test_media_keys_reach_the_player_of_the_window(qtbot: QtBot, stage: Stage, caller: DBusConnection) -> None:
    playback = stage.player.playback
    with closing(Bus("SESSION")) as bus:
        keys = MediaKeys(stage.bench.window, bus)

        def has_name() -> bool:
            return bool(caller.send_and_get_reply(message_bus.NameHasOwner(NAME), timeout=PATIENCE).body[0])

        stage.read()
        assert not has_name()
        stage.play()
        qtbot.waitUntil(has_name)
        stage.sounds[-1].length_known.emit(2_880_000)
        stage.sounds[-1].moved.emit(100_000)

        def metadata() -> dict[str, Any]:
            found: dict[str, Any] = call(caller, PROPERTIES, "Get", "ss", PLAYER, "Metadata").body[0][1]
            return found

        def press(member: str, signature: str, body: tuple[object, ...], expected: Any) -> None:
            interface = PROPERTIES if member == "Set" else PLAYER
            assert error_of(call(caller, interface, member, signature, *body)) is None
            qtbot.waitUntil(expected)

        episode = playback.episode
        press("Play", "", (), lambda: playback.state is State.PLAYING)
        press("PlayPause", "", (), lambda: playback.state is State.PAUSED)
        press("Pause", "", (), lambda: playback.state is State.PAUSED)
        press("Play", "", (), lambda: playback.state is State.PLAYING)
        press("Previous", "", (), lambda: playback.position == 85)
        press("Seek", "x", (-100 * SECOND,), lambda: playback.position == 0)
        press("Seek", "x", (20 * SECOND,), lambda: playback.position == 20)
        track = f"/beforehand/episode/{stage.ids[0]}"
        press("SetPosition", "ox", (track, 30 * SECOND), lambda: playback.position == 30)
        press("Set", "ssv", (PLAYER, "Rate", ("d", 1.5)), lambda: playback.speed == 150)
        assert stage.bench.engine.sent_of(SetPreference)
        assert (metadata()["xesam:title"], metadata()["mpris:trackid"]) == (("s", episode.title), ("o", track))
        stage.bench.engine.submit(SetMark((stage.ids[1],), Mark.LATER))
        settle(qtbot, stage.bench)
        press("Next", "", (), lambda: len(stage.bench.engine.sent_of(OpenEpisode)) == 2)
        press("Stop", "", (), lambda: playback.state is State.NOTHING)
        qtbot.waitUntil(lambda: not has_name())
        assert keys.parent() is stage.bench.window


def test_media_keys_reach_an_article_that_is_read_aloud(qtbot: QtBot, stage: Stage, caller: DBusConnection) -> None:
    services: list[SilentSpeech] = []

    def make_voice(parent: QObject) -> Voice:
        return Voice(parent, lambda listener: services.append(SilentSpeech(listener)) or services[-1])

    playback, connection = stage.player.playback, stage.bench.engine.connection
    playback.make_voice = make_voice
    (entry_id,) = connection.execute("SELECT max(entry_id) FROM entry WHERE enclosures = '[]'").fetchone()
    with closing(Bus("SESSION")) as bus:
        MediaKeys(stage.bench.window, bus)
        stage.bench.window.handlers.palette.show_entry(entry_id)
        settle(qtbot, stage.bench)
        stage.player.read_aloud()
        qtbot.waitUntil(lambda: playback.state is State.PLAYING)
        services[0].go_on(2)
        settle(qtbot, stage.bench)

        def press(member: str, expected: Callable[[], bool], *seconds: int) -> None:
            places = tuple(second * SECOND for second in seconds)
            assert error_of(call(caller, PLAYER, member, "x" * len(places), *places)) is None
            qtbot.waitUntil(expected)

        qtbot.waitUntil(lambda: not error_of(call(caller, PROPERTIES, "Get", "ss", PLAYER, "Metadata")))
        found = call(caller, PROPERTIES, "Get", "ss", PLAYER, "Metadata").body[0][1]
        assert found["xesam:title"] == ("s", playback.episode.title)
        press("PlayPause", lambda: playback.state is State.PAUSED)
        press("Play", lambda: playback.state is State.PLAYING)
        first = playback.sentence
        press("Previous", lambda: playback.sentence != first)
        press("Seek", lambda: playback.sentence == first, first.start // 1000 + 1 if first is not None else 0)
        press("Next", lambda: playback.episode is not None and playback.episode.entry_id != entry_id)
        press("Stop", lambda: playback.episode is None)


def test_the_desktop_gets_a_picture_of_our_own_making_or_none(
    qtbot: QtBot, tmp_path: Path, stage: Stage, caller: DBusConnection
) -> None:
    """What its shell decodes in its own process is never a file that a server sent."""
    folder = tmp_path / "a b"
    folder.mkdir()
    raw, broken = folder / "raw", folder / "broken"
    samples.harbour().save(str(raw), "JPEG")
    broken.write_bytes(raw.read_bytes()[:40])
    paths = {"https://pod.test/41.jpg": raw, "https://pod.test/42.jpg": broken}
    stage.bench.window.parts.picture_path = paths.get
    stage.bench.window.parts.entries.thumbnails._path_of = paths.get
    playback = stage.player.playback
    with closing(Bus("SESSION")) as bus:
        MediaKeys(stage.bench.window, bus)
        stage.read()
        stage.play()
        episode = playback.episode
        assert episode is not None

        def art() -> object:
            reply = call(caller, PROPERTIES, "Get", "ss", PLAYER, "Metadata")
            return None if error_of(reply) else reply.body[0][1].get("mpris:artUrl")

        playback.episode = replace(episode, picture_url="https://pod.test/41.jpg")
        playback.changed.emit()
        qtbot.waitUntil(lambda: art() is not None)
        (made,) = set(folder.iterdir()) - {raw, broken}
        assert art() == ("s", made.as_uri())
        assert made.read_bytes().startswith(b"\x89PNG")
        assert (QImage(str(made)).width(), QImage(str(made)).height()) == (256, 256)
        playback.episode = replace(episode, picture_url="https://pod.test/42.jpg")
        playback.changed.emit()
        qtbot.waitUntil(lambda: art() is None)
        assert not made.exists()
        qtbot.waitUntil(stage.bench.window.parts.entries.thumbnails.is_settled)
        assert art() is None
