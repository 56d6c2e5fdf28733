"""Speech of Windows and macOS by Qt TextToSpeech, where the player is installed. Never run on either, only with Qt's mock engine. GUI
thread only.
"""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from reader.desktop.speech import SILENCE, Listener, Utterance, Voices

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech


class QtSpeech:
    """Says one utterance at a time; the engine is given the next when it is ready."""

    def __init__(self, listener: Listener, engine: str = "") -> None:
        """Take the system's engine, or a named one. Raises ImportError, and OSError where there is none."""
        from PySide6.QtTextToSpeech import QTextToSpeech

        self._listener = listener
        self._states = QTextToSpeech.State
        self._engine = QTextToSpeech(engine) if engine else QTextToSpeech()
        if self._engine.state() == self._states.Error:
            raise OSError(self._engine.errorString())
        self._usual_locale = self._engine.locale()
        self._waiting: deque[Utterance] = deque()
        self._said: Utterance | None = None
        self._engine.stateChanged.connect(self._follow)

    def speak(self, utterance: Utterance) -> None:
        self._waiting.append(utterance)
        if self._said is None:
            self._go_on()

    def stop(self) -> None:
        self._waiting.clear()
        self._said = None
        self._engine.stop()

    def find_voices(self, found: Callable[[Voices], None]) -> None:
        before = self._engine.locale()
        voices: set[tuple[str, str]] = set()
        for locale in self._engine.availableLocales():
            self._engine.setLocale(locale)
            voices.update((each.name(), locale.bcp47Name().lower()) for each in self._engine.availableVoices())
        self._engine.setLocale(before)
        found(tuple(sorted(voices)))

    def close(self, seconds: float = 0.0) -> None:  # noqa: ARG002 -- as the other services
        self.stop()

    def _go_on(self) -> None:
        self._said = utterance = self._waiting.popleft() if self._waiting else None
        if utterance is None:
            return
        self._listener.begun(utterance.number)
        if self._said is not utterance:
            return  # whoever listens has stopped it, or had another one said
        if utterance.text == SILENCE:
            self._go_on()
            return
        self._engine.setLocale(QLocale(utterance.language) if utterance.language else self._usual_locale)
        named = [each for each in self._engine.availableVoices() if each.name() == utterance.voice]
        if named:
            self._engine.setVoice(named[0])
        # -1 to 1, of which 0 is the usual speed
        self._engine.setRate(max(-1.0, min(1.0, utterance.speed - 1)))
        self._engine.say(utterance.text)

    def _follow(self, state: "QTextToSpeech.State") -> None:
        if state != self._engine.state():
            return  # said of what was stopped since
        if state == self._states.Ready and self._said is not None:
            self._go_on()
        elif state == self._states.Error:
            self._said = None
            self._waiting.clear()
            self._listener.lost(self._engine.errorString())
