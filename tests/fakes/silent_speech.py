"""Stands in for the system's speech where that is not installed: begins and ends what a test says."""

from collections.abc import Callable

from reader.desktop.speech import SILENCE, Listener, Utterance, Voices


class SilentSpeech:
    """`queued` is what was not begun yet; `said` what was begun, in order."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.queued: list[Utterance] = []
        self.said: list[Utterance] = []
        self.stops = 0
        self.is_closed = False

    def speak(self, utterance: Utterance) -> None:
        self.queued.append(utterance)

    def stop(self) -> None:
        self.queued.clear()
        self.stops += 1

    def find_voices(self, found: Callable[[Voices], None]) -> None:
        found((("Anna", "de"), ("Bert", "en"), ("Carl", "en-gb")))

    def close(self, seconds: float = 0.0) -> None:
        self.is_closed = True

    @property
    def texts(self) -> list[str]:
        return [each.text for each in self.said if each.text != SILENCE]

    def go_on(self, count: int = 1) -> None:
        """Begin what is queued, which ends what was heard before."""
        for _ in range(count):
            self.said.append(self.queued.pop(0))
            self.listener.begun(self.said[-1].number)
