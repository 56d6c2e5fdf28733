"""Speech of other systems by Qt, with the engine that Qt has for tests: order, stop, voices. Needs the extra `player`."""

import pytest
from pytestqt.qtbot import QtBot

from reader.desktop.speech import SILENCE, Utterance, Voices
from reader.ui.player.qt_speech import QtSpeech

pytest.importorskip("PySide6.QtTextToSpeech", reason="needs Qt TextToSpeech, which comes with the extra player")


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
    qtbot.waitUntil(lambda: heard.numbers == [0, 1, 2])
    for number in (3, 4):
        said.speak(Utterance(number, "It goes on and on and on", "en"))
    said.stop()
    said.speak(Utterance(5, "Another", "en"))
    said.speak(Utterance(6, SILENCE, ""))
    qtbot.waitUntil(lambda: heard.numbers == [0, 1, 2, 3, 5, 6])
    said.close()


def test_voices_have_languages(qtbot: QtBot) -> None:
    found: list[Voices] = []
    QtSpeech(Heard(), "mock").find_voices(found.append)
    assert ("Bob", "en-gb") in found[0]


def test_what_is_stopped_or_replaced_as_it_begins_is_not_said(qtbot: QtBot) -> None:
    """The window's thread hears of a beginning at once, so that whoever pauses or changes the speed then is heard too."""

    class Hasty(Heard):
        def begun(self, number: int) -> None:
            super().begun(number)
            if number in {0, 2}:
                said.stop()
            if number == 0:
                said.speak(Utterance(1, "Faster", "en"))

    heard, words = Hasty(), list[str]()
    said = QtSpeech(heard, "mock")
    said._engine.sayingWord.connect(lambda word, *_: words.append(word))
    said.speak(Utterance(0, "Slow", "en"))
    qtbot.waitUntil(lambda: words == ["Faster"])
    qtbot.waitUntil(lambda: said._engine.state() == said._states.Ready)
    said.speak(Utterance(2, "Never", "en"))
    said.speak(Utterance(3, "Again", "en"))
    qtbot.waitUntil(lambda: words == ["Faster", "Again"])
    assert heard.numbers == [0, 1, 2, 3]


def test_a_sentence_without_a_language_is_said_in_the_usual_one(qtbot: QtBot) -> None:
    said = QtSpeech(Heard(), "mock")
    usual, other = said._engine.locale(), next(each for each in said._engine.availableLocales() if each != said._engine.locale())
    said.speak(Utterance(0, "Fremd", other.bcp47Name()))
    assert said._engine.locale() == other
    said.stop()
    said.speak(Utterance(1, "Own", ""))
    assert said._engine.locale() == usual


@pytest.mark.qt_log_ignore("is not supported")
def test_where_there_is_no_engine_that_is_said_at_once() -> None:
    with pytest.raises(OSError, match=r"\w"):
        QtSpeech(Heard(), "nowhere")
