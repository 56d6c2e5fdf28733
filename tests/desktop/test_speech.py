"""Speech by a real speech-dispatcher with a sink that nobody hears, by one that is gone, and by one that never answers."""

import os
import queue
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from reader.desktop import speech
from reader.desktop.speech import SILENCE, Speech, Utterance, Voices
from tests.fakes.speech_service import NEEDS, SpeechServer, is_installed, speech_server
from tests.fakes.waiting import PATIENCE

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="speech-dispatcher is a service of Linux"),
    pytest.mark.skipif(not is_installed(), reason=NEEDS),
]
LONG = "It goes on and on, and on, and on, without an end that anybody could wait for, " * 4


class Heard:
    """What the speech reports, in order."""

    def __init__(self) -> None:
        self._events: queue.Queue[tuple[str, object]] = queue.Queue()

    def begun(self, number: int) -> None:
        self._events.put(("begun", number))

    def interrupted(self, number: int) -> None:
        self._events.put(("interrupted", number))

    def lost(self, reason: str) -> None:
        self._events.put(("lost", reason))

    def next(self) -> tuple[str, object]:
        return self._events.get(timeout=PATIENCE)

    def is_empty(self) -> bool:
        return self._events.empty()


@pytest.fixture(scope="module")
def server() -> Iterator[SpeechServer]:
    # a short path: those of sockets have a limit
    with tempfile.TemporaryDirectory(prefix="say-") as folder, speech_server(Path(folder), dict(os.environ)) as made:
        yield made


@pytest.fixture
def heard(server: SpeechServer, monkeypatch: pytest.MonkeyPatch) -> Heard:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{server.address}")
    # a busy machine is no silent service
    monkeypatch.setattr(speech, "PATIENCE_SECONDS", PATIENCE)
    monkeypatch.setattr(speech, "_SPAWN_SECONDS", PATIENCE)
    server.forget()
    return Heard()


def test_sentences_are_heard_in_order_as_they_are(server: SpeechServer, heard: Heard) -> None:
    # what a service says first after its start is not always in its log
    texts = ("First.", "One <b>&amp; only.", ".", "QUIT", "Zwei\r\n.\r\nSTOP ALL", "\x1b[0m\x00", "Ends here \N{GRINNING FACE}.")
    with closing(Speech(heard)) as said:
        for number, text in enumerate((*texts, SILENCE)):
            said.speak(Utterance(number, text, "en", speed=2.0))
        assert [heard.next() for _ in range(len(texts) + 1)] == [("begun", number) for number in range(len(texts) + 1)]
    # the service itself reads marks and emoticons out; nothing of a text is taken for a command
    said_of = [text for text in server.said if text.strip()]
    assert any(text.startswith("One &lt;b&gt;") for text in said_of), said_of
    assert [text for text in said_of if "QUIT" in text] == ["QUIT"]
    assert any(text.startswith("Zwei") and text.endswith("STOP ALL") for text in said_of)


def test_stopping_forgets_what_was_queued(server: SpeechServer, heard: Heard) -> None:
    with closing(Speech(heard)) as said:
        for number in range(3):
            said.speak(Utterance(number, LONG, "en"))
        assert heard.next() == ("begun", 0)
        said.stop()
        said.speak(Utterance(7, "Another.", "en"))
        said.speak(Utterance(8, SILENCE, "en"))
        assert [heard.next(), heard.next()] == [("begun", 7), ("begun", 8)]
        assert heard.is_empty()
    said_of = [text for text in server.said if text.strip()]
    # what was begun may have been stopped before the service noted it
    assert (said_of[-1:], len(said_of) <= 2) == (["Another."], True), said_of


def test_what_was_sent_before_stopping_is_no_interruption(monkeypatch: pytest.MonkeyPatch) -> None:
    """The service says that it cancelled a sentence before it answers that."""
    here, there = socket.socketpair()
    monkeypatch.setattr(speech, "_connected", lambda: here)
    heard = Heard()
    with closing(there), closing(Speech(heard)) as said:
        said._speak(Utterance(3, "One.", "en"))
        while said._sent is None or said._sent.line != "SPEAK":
            said._read("200 OK")
        said._read("230 OK")
        said._stop()
        for line in ("225-21", "225 OK", "703-21", "703-7", "703 CANCELED", "210 OK"):
            said._read(line)
    assert heard.is_empty()


def test_each_sentence_has_its_language_and_speed(server: SpeechServer, heard: Heard) -> None:
    with closing(Speech(heard)) as said:
        for number, language in enumerate(("it", "de", "fr", "fr", "zh", "")):
            said.speak(Utterance(number, "Taxi", language, speed=2.5))
        said.speak(Utterance(6, SILENCE, ""))
        assert [heard.next()[1] for _ in range(7)] == [0, 1, 2, 3, 4, 5, 6]
    # the first is not noted if a test before ended with it
    assert server.languages[-3:] == ["de", "fr", "zh"]


def test_voices_come_without_their_variants(heard: Heard) -> None:
    found: queue.Queue[Voices] = queue.Queue()
    with closing(Speech(heard)) as said:
        said.find_voices(found.put)
        voices = found.get(timeout=PATIENCE)
        assert {("German", "de"), ("English (Great Britain)", "en-gb")} <= set(voices)
        assert not [name for name, _ in voices if "+" in name]
        said.speak(Utterance(0, "Bom dia", "pt", "Portuguese (Brazil)", speed=2.0))
        # without one, the language's own voice
        said.speak(Utterance(1, "Bom dia", "pt", speed=2.0))
        assert [heard.next(), heard.next()] == [("begun", 0), ("begun", 1)]


def test_another_program_takes_the_voice(server: SpeechServer, heard: Heard) -> None:
    with closing(Speech(heard)) as said:
        said.speak(Utterance(0, LONG, "en"))
        assert heard.next() == ("begun", 0)
        with socket.socket(socket.AF_UNIX) as other:
            other.connect(str(server.address))
            other.sendall(b"CANCEL ALL\r\n")
            assert heard.next() == ("interrupted", 0)


def test_a_killed_service_is_lost_and_found_again(server: SpeechServer, heard: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with closing(Speech(heard)) as said:
        said.speak(Utterance(0, LONG, "en"))
        assert heard.next() == ("begun", 0)
        server.kill()
        assert heard.next()[0] == "lost"
        # its socket is still there, and nobody listens
        said.speak(Utterance(1, "Again.", "en"))
        assert heard.next()[0] == "lost"
        server.start()
        said.speak(Utterance(2, "Again.", "en"))
        assert heard.next() == ("begun", 2)


def test_a_service_that_is_not_running_is_started(server: SpeechServer, heard: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a program of its name that hands on the options of the test, and is otherwise the real one."""
    own = server.folder / "spawned"
    own.mkdir()
    script = own / "speech-dispatcher.sh"
    options = " ".join([*server.options, "-P", str(own / "pid")])
    script.write_text(f'#!/bin/sh\nexec {shutil.which("speech-dispatcher")} "$@" {options}\n', encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda _: str(script))
    monkeypatch.delenv("SPEECHD_ADDRESS")
    for name, value in (("XDG_RUNTIME_DIR", str(own)), ("HOME", str(own)), ("PULSE_SERVER", f"unix:{server.folder}/pulse.sock")):
        monkeypatch.setenv(name, value)
    with closing(Speech(heard)) as said:
        said.speak(Utterance(0, "Here.", "en"))
        assert heard.next() == ("begun", 0)
    os.kill(int((own / "pid").read_text(encoding="utf-8")), signal.SIGTERM)


def test_a_silent_service_is_given_up(heard: Heard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "PATIENCE_SECONDS", 0.1)
    with tempfile.TemporaryDirectory(prefix="say-") as folder, socket.socket(socket.AF_UNIX) as silent:
        silent.bind(f"{folder}/silent.sock")
        silent.listen()
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{folder}/silent.sock")
        with closing(Speech(heard)) as said:
            voices: queue.Queue[Voices] = queue.Queue()
            said.find_voices(voices.put)
            said.speak(Utterance(0, "Is anybody there?", "en"))
            assert heard.next() == ("lost", "speech-dispatcher does not answer")
            assert voices.get(timeout=PATIENCE) == ()


def test_nonsense_ends_the_connection_and_not_the_thread(
    server: SpeechServer, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tempfile.TemporaryDirectory(prefix="say-") as folder, socket.socket(socket.AF_UNIX) as odd:
        odd.bind(f"{folder}/odd.sock")
        odd.listen()
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{folder}/odd.sock")
        with closing(Speech(heard)) as said:
            said.speak(Utterance(0, "One.", "en"))
            caller, _ = odd.accept()
            with caller:
                caller.recv(1000)
                caller.sendall(b"\xff\n\n7\n701 \n" + b"500 ERR\n" * 20)
                assert heard.next()[0] == "lost"
            monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{server.address}")
            said.speak(Utterance(1, "Two.", "en"))
            assert heard.next() == ("begun", 1)


def test_no_service_is_started_where_the_environment_names_another(heard: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: sys.executable)
    monkeypatch.setattr(subprocess, "Popen", None)
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nowhere")
    with closing(Speech(heard)) as said:
        said.speak(Utterance(0, "Is anybody there?", "en"))
        assert heard.next() == ("lost", "No such file or directory")


def test_without_a_service_it_is_lost_at_once(heard: Heard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'none.sock'}")
    monkeypatch.setenv("PATH", str(tmp_path))
    with closing(Speech(heard)) as said:
        said.speak(Utterance(0, "Is anybody there?", "en"))
        assert heard.next()[0] == "lost"
