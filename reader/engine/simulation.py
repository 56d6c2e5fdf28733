"""The same core on a virtual clock: weeks in milliseconds. Fetches and parses happen at once, between two ticks."""

from collections.abc import Callable

from reader.domain.events import Event
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.engine.core import EngineCore
from reader.engine.effects import Publish, StartFetch, StartParse
from reader.engine.messages import FetchFinished, Message, ParseFinished
from reader.formats import wire


class Simulation:
    """Drives a core from `now` on (UTC seconds); `answer` plays the servers, `events` collects what is told."""

    def __init__(self, core: EngineCore, answer: Callable[[FetchRequest, float], FetchResult], *, now: float) -> None:
        self.core = core
        self.now = now
        self.events: list[Event] = []
        self._answer = answer
        core.start(now)

    def send(self, message: Message) -> None:
        """Hand over a message and let everything that follows from it happen."""
        self.core.handle(message, self.now)
        self._settle()

    def run_until(self, end: float) -> None:
        """Let time pass."""
        self._settle()
        while (wake := self.core.next_wake(self.now)) <= end:
            # a core that wants to wake now has been ticked already: the smallest step keeps time moving
            self.now = max(wake, self.now + 0.001)
            self._settle()
        self.now = end
        self._settle()

    def _settle(self) -> None:
        self.core.tick(self.now)
        while effects := self.core.take_effects():
            for effect in effects:
                match effect:
                    case Publish():
                        self.events.append(effect.event)
                    case StartFetch():
                        self.core.handle(FetchFinished(self._answer(effect.request, self.now)), self.now)
                    case StartParse():
                        self.core.handle(ParseFinished(effect.job.job_id, wire.perform(effect.job)), self.now)
            self.core.tick(self.now)
