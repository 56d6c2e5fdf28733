"""Speech of other systems by Qt, with the engine that Qt has for tests: order, stop, voices. Needs the extra `player`."""

import pytest
from pytestqt.qtbot import QtBot

from reader.desktop.speech import SILENCE, Utterance, Voices
from reader.ui.player.qt_speech import QtSpeech

pytest.importorskip("PySide6.QtTextToSpeech", reason="needs Qt TextToSpeech, which comes with the extra player")

PATIENCE_MS = 20_000


class Heard:
    def __init__(self) -> None:
        self.numbers: list[int] = []

    def begun(self, number: int) -> None:
        self.numbers.append(number)

    def interrupted(self, number: int) -> None:
        raise AssertionError(number)

    def lost(self, reason: str) -> None:
        raise AssertionError(reason)


def test_sentences_follow_each_other_and_stop(qtbot: QtBot) -> None:
    heard = Heard()
    said = QtSpeech(heard, "mock")
    for number, text in enumerate(("One here", "Two here", SILENCE)):
        said.speak(Utterance(number, text, "en-GB", "Bob", speed=1.5))
    qtbot.waitUntil(lambda: heard.numbers == [0, 1, 2], timeout=PATIENCE_MS)
    for number in (3, 4):
        said.speak(Utterance(number, "It goes on and on and on", "en"))
    said.stop()
    said.speak(Utterance(5, "Another", "en"))
    said.speak(Utterance(6, SILENCE, ""))
    qtbot.waitUntil(lambda: heard.numbers == [0, 1, 2, 3, 5, 6], timeout=PATIENCE_MS)
    said.close()


def test_voices_have_languages(qtbot: QtBot) -> None:
    found: list[Voices] = []
    QtSpeech(Heard(), "mock").find_voices(found.append)
    assert ("Bob", "en-gb") in found[0]
