"""Reads an article aloud where `Sound` plays a file: sentence by sentence, by the system's speech. GUI thread only."""

import itertools
from bisect import bisect_right
from collections.abc import Callable

from PySide6.QtCore import QObject, QSysInfo, Signal, Slot

from reader.desktop.speech import SILENCE, Listener, Speech, SpeechService, Utterance, Voices
from reader.domain.errors import Problem, ProblemKind
from reader.ui.data.timers import single_shot
from reader.ui.player.sentences import Script, Sentence

_LEAST_PATIENCE_MS, _PATIENCE_PER_LETTER_MS = 20_000, 300


class _Listening:
    """Passes what happens in other threads on by signals, which are queued."""

    def __init__(self, begun: Callable[[int], None], interrupted: Callable[[int], None], lost: Callable[[str], None]) -> None:
        self.begun, self.interrupted, self.lost = begun, interrupted, lost


def system_speech(listener: Listener) -> SpeechService:
    """Return the system's speech. Raises ImportError and OSError."""
    if QSysInfo.kernelType() == "linux":
        return Speech(listener)
    from reader.ui.player.qt_speech import QtSpeech

    return QtSpeech(listener)


class Voice(QObject):
    """Reads one article at a time; times are milliseconds by the estimates of its sentences. One sentence waits behind the one that is
    heard, so that none is late.
    """

    moved = Signal(int)
    length_known = Signal(int)
    ended = Signal()
    failed = Signal(object)
    interrupted = Signal()
    """Emitted when another program took the voice."""
    _begun, _taken, _lost, _found = Signal(int), Signal(int), Signal(str), Signal(object)

    def __init__(self, parent: QObject, make_service: Callable[[Listener], SpeechService] = system_speech) -> None:
        """Raises ImportError and OSError."""
        super().__init__(parent)
        self._service = make_service(_Listening(self._begun.emit, self._taken.emit, self._lost.emit))
        self.voice_of: Callable[[str], str] = lambda _language: ""
        """Returns the voice that the user chose for a language."""
        self._script: Script | None = None
        self._at = 0
        self._speed = 1.0
        self._numbers = itertools.count()
        self._queued: dict[int, int] = {}
        """Sentences by the numbers of their utterances; empty while nothing is to be heard."""
        self._was_lost = False
        self._voices: Voices | None = None
        self._patience = single_shot(self, 0, self._give_up)
        """Ends where neither a sentence nor an error follows, as without a sound server."""
        self._begun.connect(self._begin)
        self._taken.connect(self._pause_for_others)
        self._lost.connect(self._connect_again)
        self._found.connect(self._note_voices)

    @property
    def sentence(self) -> Sentence | None:
        """Sentence that is heard, or would be next."""
        sentences = self._script.sentences if self._script is not None else ()
        return sentences[self._at] if self._at < len(sentences) else None

    def has_output(self) -> bool:
        return True

    def load(self, script: Script, position: int) -> None:
        self._script, self._at, self._was_lost = script, 0, False
        self.length_known.emit(script.length)
        self.seek(position)
        self.play()

    def play(self) -> None:
        """Read on with the sentence that was interrupted; after the last one, from the start."""
        if self.sentence is None:
            self._at = 0
        self._read_from(self._at)

    def pause(self) -> None:
        self._patience.stop()
        self._queued.clear()
        self._service.stop()

    def seek(self, position: int) -> None:
        if self._script is not None:
            self._go(bisect_right([each.start for each in self._script.sentences], position) - 1)

    def step(self, by: int) -> None:
        """Go some sentences on or back; beyond the last one, to the end."""
        self._go(self._at + by)

    def set_speed(self, speed: float) -> None:
        if speed != self._speed:
            self._speed = speed
            self.speak_again()

    def speak_again(self) -> None:
        if self._queued:
            self._read_from(self._at)

    def voices_of(self, language: str) -> list[str]:
        """Return the names of a language's voices; they are known soon after the first sentence has begun."""
        wanted = language.lower().partition("-")[0]
        return [name for name, of in self._voices or () if of.partition("-")[0] == wanted]

    def unload(self) -> None:
        if self._script is not None:
            self.pause()
        self._script = None

    def close(self, seconds: float) -> None:
        """Release the system's speech, and wait as long for it."""
        self._service.close(seconds)

    def _go(self, number: int) -> None:
        count = len(self._script.sentences) if self._script is not None else 0
        self._at = max(0, min(number, count))
        if self._queued:
            self._read_from(self._at)
        self._report()

    def _read_from(self, number: int) -> None:
        if self._queued:
            self._service.stop()
        self._queued.clear()
        self._at = number
        self._queue(number)
        self._wait()

    def _queue(self, number: int) -> None:
        """Queue a sentence; after the last one a silence, which begins when that has been heard."""
        sentences = self._script.sentences if self._script is not None else ()
        if number > len(sentences):
            return
        utterance = next(self._numbers)
        self._queued[utterance] = number
        if number < len(sentences):
            each = sentences[number]
            said = Utterance(utterance, each.said, each.language, self.voice_of(each.language), self._speed)
        else:
            said = Utterance(utterance, SILENCE, sentences[-1].language if sentences else "")
        self._service.speak(said)

    def _wait(self) -> None:
        """Wait for the next sentence, several times as long as this one may take."""
        sentences = self._script.sentences if self._script is not None else ()
        letters = len(sentences[self._at].said) if self._at < len(sentences) else 0
        self._patience.start(round(_LEAST_PATIENCE_MS + letters * _PATIENCE_PER_LETTER_MS / self._speed))

    @Slot()
    def _give_up(self) -> None:
        if self._queued:
            self.pause()
            self.failed.emit(Problem(ProblemKind.NO_SPEECH, "no sound"))

    def _report(self) -> None:
        if self._script is not None:
            self.moved.emit(self.sentence.start if self.sentence is not None else self._script.length)

    @Slot(int)
    def _begin(self, utterance: int) -> None:
        number = self._queued.get(utterance)
        if number is None or self._script is None:
            return
        self._was_lost = False
        self._at = number
        self._wait()
        if number >= len(self._script.sentences):
            self.pause()
            self._report()
            self.ended.emit()
        else:
            self._queued = {utterance: number}
            self._queue(number + 1)
            if self._voices is None:
                self._voices = ()
                self._service.find_voices(self._found.emit)
            self._report()

    @Slot(int)
    def _pause_for_others(self, utterance: int) -> None:
        if utterance in self._queued:
            self.pause()
            self.interrupted.emit()

    @Slot(object)
    def _note_voices(self, voices: Voices) -> None:
        # asked again with the next sentence, where the connection was lost
        self._voices = voices or None

    @Slot(str)
    def _connect_again(self, reason: str) -> None:
        """Read the sentence again with another connection; the second loss in a row is reported."""
        if not self._queued:
            return
        self._queued.clear()
        if self._was_lost:
            self.failed.emit(Problem(ProblemKind.NO_SPEECH, reason))
        else:
            self._was_lost = True
            self._read_from(self._at)
