"""The real QtMultimedia, without a device, on real mp3, m4a and opus: by file, and from a server by our own transport.

Wants the extra `player`; without it these tests are skipped.
"""

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from reader.domain.episodes import MediaSource
from reader.domain.errors import ProblemKind
from reader.domain.retrieval import FetchRequest, Purpose
from reader.net.fetcher import Fetcher
from reader.net.stream import MediaStream
from reader.ui.player.playback import Sound, can_play
from tests.fakes.answers import Answer
from tests.fakes.feed_server import FeedServer
from tests.fakes.hostile_pictures import many_scans
from tests.fakes.real_clock import RealClock

FILES = Path(__file__).parent / "sounds"
KINDS = ("mp3", "m4a", "opus")
LENGTH = 20_000

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not can_play(), reason="QtMultimedia is not installed: see packaging/README.md"),
    pytest.mark.qt_log_ignore(".*"),
]
Play = Callable[..., "Heard"]


class Heard:
    def __init__(self, sound: Sound) -> None:
        self.sound, self.places, self.lengths = sound, [0], [0]
        self.failures: list[object] = []
        self.ends: list[bool] = []
        sound.moved.connect(self.places.append)
        sound.length_known.connect(self.lengths.append)
        sound.failed.connect(self.failures.append)
        sound.ended.connect(lambda: self.ends.append(True))


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with FeedServer() as found:
        yield found


@pytest.fixture
def heard(qtbot: QtBot) -> Iterator[Heard]:
    parent = QObject()
    made = Heard(Sound(parent))
    yield made
    made.sound.unload()
    parent.deleteLater()


def stream_of(server: FeedServer) -> MediaSource:
    fetcher = Fetcher("Beforehand", RealClock())
    made = MediaStream(
        fetcher.new_exchange(), FetchRequest(1, server.url("/e"), Purpose.MEDIA, may_be_private=True), lambda _: None
    )
    made.open()
    return made


def answer(kind: str) -> Answer:
    return Answer(
        headers=[("Content-Type", "audio/mpeg"), ("ETag", '"1"')], body=(FILES / f"tone.{kind}").read_bytes(), ranges=True
    )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("way", ["file", "server"])
def test_it_plays_from_a_place_seeks_and_lets_go(qtbot: QtBot, server: FeedServer, heard: Heard, kind: str, way: str) -> None:
    server.script("/e", answer(kind))
    heard.sound.load(FILES / f"tone.{kind}" if way == "file" else stream_of(server), 5_000)
    qtbot.waitUntil(lambda: heard.places[-1] > 5_200)
    assert abs(heard.lengths[-1] - LENGTH) < 500
    assert not any(0 < place < 4_500 for place in heard.places)
    heard.sound.seek(15_000)
    qtbot.waitUntil(lambda: heard.places[-1] > 15_200)
    heard.sound.seek(2_000)
    qtbot.waitUntil(lambda: 2_200 < heard.places[-1] < 14_000)
    heard.sound.set_speed(2.0)
    heard.sound.seek(19_000)
    qtbot.waitUntil(lambda: bool(heard.ends))
    assert heard.failures == []


def test_an_audio_that_lies_about_its_length_ends_where_it_ends(qtbot: QtBot, server: FeedServer, heard: Heard) -> None:
    """Announced are three hours of bytes; the server hangs up after twenty seconds of sound."""
    whole = answer("mp3")
    server.script("/e", replace(whole, length=100_000_000, cut_after=len(whole.body), ranges=False))
    heard.sound.load(stream_of(server), 18_000)
    qtbot.waitUntil(lambda: bool(heard.ends or heard.failures))


def test_what_is_no_sound_fails_and_leaves_nothing_behind(qtbot: QtBot, server: FeedServer, heard: Heard) -> None:
    server.script("/e", Answer(headers=[("Content-Type", "audio/mpeg")], body=b"no sound at all " * 1000, ranges=True))
    heard.sound.load(stream_of(server), 0)
    qtbot.waitUntil(lambda: bool(heard.failures))
    server.script("/e", answer("mp3"))
    heard.sound.load(stream_of(server), 0)
    qtbot.waitUntil(lambda: heard.places[-1] > 200)


@pytest.mark.parametrize("kind", KINDS)
def test_a_server_that_falls_silent_holds_up_nobody(qtbot: QtBot, server: FeedServer, heard: Heard, kind: str) -> None:
    """The window can stop at once, however long Qt's thread waits for bytes."""
    silent = threading.Event()
    whole = answer(kind)
    server.script(
        "/e", replace(whole, body=whole.body[:20_000], length=len(whole.body), drip=False), replace(whole, wait_for=silent)
    )
    heard.sound.load(stream_of(server), 0)
    qtbot.wait(500)
    heard.sound.unload()
    server.script("/e", whole)
    heard.sound.load(stream_of(server), 0)
    qtbot.waitUntil(lambda: heard.places[-1] > 200)
    silent.set()


def test_a_server_that_hangs_up_in_the_middle_is_a_problem_of_the_episode(qtbot: QtBot, server: FeedServer, heard: Heard) -> None:
    whole = answer("m4a")
    server.script("/e", replace(whole, cut_after=60_000), Answer(status=404))
    heard.sound.load(stream_of(server), 0)
    qtbot.waitUntil(lambda: bool(heard.failures or heard.ends))
    assert {getattr(each, "kind", None) for each in heard.failures} == {ProblemKind.NETWORK}
    assert not heard.ends


def with_cover(cover: bytes) -> bytes:
    """An mp3 with a picture in its ID3 tag."""
    content = b"\0image/jpeg\0\x03\0" + cover
    frame = b"APIC" + len(content).to_bytes(4, "big") + b"\0\0" + content
    size = bytes(len(frame) >> shift & 127 for shift in (21, 14, 7, 0))
    return b"ID3\x03\0\0" + size + frame + (FILES / "tone.mp3").read_bytes()


def test_a_cover_that_would_take_half_a_minute_is_left_out(qtbot: QtBot, heard: Heard, tmp_path: Path) -> None:
    """What Qt would decode is four thousand pixels wide; the test fails at its time limit where it does."""
    episode = tmp_path / "episode.mp3"
    episode.write_bytes(with_cover(many_scans(repeats=6000)))
    heard.sound.load(episode, 0)
    qtbot.waitUntil(lambda: heard.places[-1] > 200)


def test_the_window_starts_without_it() -> None:
    code = "import reader.ui.player.playback, reader.ui.player.bar, sys; print('PySide6.QtMultimedia' in sys.modules)"
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
