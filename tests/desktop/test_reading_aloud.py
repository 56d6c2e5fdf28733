"""A window that reads aloud by a real speech-dispatcher: what is highlighted, that silence is silence, and a service that is killed."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.desktop import speech
from reader.domain.entry import packed
from reader.domain.errors import ProblemKind
from reader.storage.writer import transaction
from reader.ui.player.playback import State
from tests.fakes.invented_library import invented_library
from tests.fakes.speech_service import NEEDS, SpeechServer, is_installed, speech_server
from tests.fakes.waiting import PATIENCE, running
from tests.fakes.window_bench import WindowBench, close_benches, window_bench
from tests.ui.conftest import settle

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="speech-dispatcher is a service of Linux"),
    pytest.mark.skipif(not is_installed() or shutil.which("parec") is None, reason=f"{NEEDS}, and pulseaudio-utils"),
]
LONG = "This goes on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on, to no end."
HTML = f"<p>One, two. Three &lt;four&gt;.</p><pre>x</pre><p>{LONG} Last.</p>"
BYTES_AT_ONCE = 2**14


class Reading:
    """A window with an article open, its voice, and what is highlighted, in order."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        library = invented_library(folder / "library.sqlite", more=3)
        with transaction(library.connection):
            library.connection.execute("UPDATE entry SET title = 'Title', language = 'en', enclosures = '[]'")
            library.connection.execute("UPDATE entry_content SET html = ?", (packed(HTML),))
        self.bench: WindowBench = window_bench(library, folder)
        self.player = self.bench.window.handlers.player
        self.playback = self.player.playback
        self.highlighted: list[str] = []
        self.bench.window.show()
        settle(qtbot, self.bench)
        self.bench.window.parts.entries.step(1)
        settle(qtbot, self.bench)
        self.playback.sentence_changed.connect(self._note)

    def until(self, is_so: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(is_so)

    @property
    def now(self) -> str:
        return self.highlighted[-1] if self.highlighted else ""

    def _note(self) -> None:
        spoken = self.bench.window.parts.article.page._backdrop.spoken
        self.highlighted.append(spoken.selectedText() if spoken is not None else "")


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[SpeechServer]:
    with tempfile.TemporaryDirectory(prefix="say-") as folder, speech_server(Path(folder), dict(os.environ)) as made:
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{made.address}")
        # a busy machine is no silent service
        monkeypatch.setattr(speech, "PATIENCE_SECONDS", PATIENCE)
        yield made


@pytest.fixture
def reading(server: SpeechServer, qtbot: QtBot, tmp_path: Path) -> Iterator[Reading]:
    made = Reading(qtbot, tmp_path)
    yield made
    close_benches()


@pytest.fixture
def ear(server: SpeechServer) -> Iterator["subprocess.Popen[bytes]"]:
    """What is heard comes out as bytes; silence is zeros."""
    command = ["parec", "--raw", f"--server=unix:{server.folder / 'pulse.sock'}", "--latency-msec=20", "--device=silence.monitor"]
    with running(command, stdout=subprocess.PIPE, env={**os.environ, "HOME": str(server.folder)}) as made:
        yield made
        made.kill()


def hear(ear: "subprocess.Popen[bytes]", *, sound: bool) -> int:
    """Return the bytes until there is sound, or silence."""
    assert ear.stdout is not None
    count = 0
    while any(ear.stdout.read(BYTES_AT_ONCE)) != sound:
        count += BYTES_AT_ONCE
        QApplication.processEvents()
        assert count < 100 * 2**20, "nothing else is heard"
    return count


def test_the_sentence_that_is_heard_is_highlighted_to_the_end(reading: Reading, server: SpeechServer) -> None:
    reading.playback.set_reading_speed(250)
    reading.player.read_aloud()
    reading.until(lambda: reading.playback.state is State.PLAYING)
    reading.until(lambda: reading.playback.state is State.PAUSED)
    shown = ["Title", "One, two.", "Three <four>.", "", LONG, "Last."]
    assert [text for at, text in enumerate(reading.highlighted) if at == 0 or reading.highlighted[at - 1] != text][-7:] == [
        *shown,
        "",
    ]
    said = [text for text in server.said if text.strip()]
    # what a service says first after its start is not always in its log
    assert [text.split()[0] for text in said][-5:] == ["One,", "Three", "Code.", "This", "Last."]
    assert reading.playback.position == reading.playback.length


def test_pausing_is_heard_as_silence_and_resuming_begins_the_sentence(
    reading: Reading, server: SpeechServer, ear: "subprocess.Popen[bytes]"
) -> None:
    reading.player.read_aloud()
    reading.until(lambda: reading.now == LONG)
    hear(ear, sound=True)
    reading.playback.toggle()
    assert reading.playback.state is State.PAUSED
    hear(ear, sound=False)
    before = len(server.said)
    reading.playback.toggle()
    reading.until(lambda: len(server.said) > before)
    assert server.said[before].startswith("This goes on")
    hear(ear, sound=True)
    # a closed player is silent, too
    reading.player.close_player()
    hear(ear, sound=False)


def test_a_killed_service_is_said_and_read_by_again(
    reading: Reading, server: SpeechServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading.player.read_aloud()
    reading.until(lambda: bool(reading.now))
    monkeypatch.setattr(shutil, "which", lambda _: None)
    server.kill()
    reading.until(lambda: reading.playback.state is State.FAILED)
    assert reading.playback.problem.kind is ProblemKind.NO_SPEECH
    server.start()
    reading.highlighted.clear()
    reading.playback.toggle()
    reading.until(lambda: "Title" in reading.highlighted)
    assert reading.playback.state is State.PLAYING
