"""The engine's core on a virtual clock: weeks in milliseconds. Parses are immediate, fetches immediate or after a fixed latency."""

import heapq
from collections.abc import Callable

from reader.domain.events import Event
from reader.domain.retrieval import FetchRequest, FetchResult, ParseJob, ParseResult
from reader.engine import briefings
from reader.engine.core import EngineCore
from reader.engine.jobs import pictures
from reader.engine.messages import (
    BriefingMade,
    ContinueRun,
    Effect,
    FetchFinished,
    KeepAccountSecret,
    Message,
    ParseFinished,
    Publish,
    RemoveFiles,
    RunContinues,
    SecretKept,
    StartBriefing,
    StartFetch,
    StartParse,
    WorkWithFiles,
)
from reader.engine.thread import worked
from reader.formats import wire


class Simulation:
    """Drives a core from `now` on (UTC seconds); `answer` simulates the servers, `parse` the parser, `events` collects what is
    published.

    A server is called when a fetch starts, and its response arrives `latency_seconds` later; with 0, between two ticks.
    """

    def __init__(
        self,
        core: EngineCore,
        answer: Callable[[FetchRequest, float], FetchResult],
        *,
        now: float,
        parse: Callable[[ParseJob], ParseResult] = wire.perform,
        latency_seconds: float = 0.0,
    ) -> None:
        self.core = core
        self.now = now
        self.events: list[Event] = []
        self._answer = answer
        self._parse = parse
        self.latency_seconds = latency_seconds
        self._arriving: list[tuple[float, int, FetchResult]] = []
        core.start(now)

    def send(self, message: Message) -> None:
        """Deliver a message and process everything that follows from it immediately."""
        self.core.handle(message, self.now)
        self._settle()

    def run_until(self, end: float) -> None:
        self._settle()
        while (at := self._next_at()) <= end:
            self.now = at
            while self._arriving and self._arriving[0][0] <= self.now:
                result = heapq.heappop(self._arriving)[2]
                self.core.handle(FetchFinished(result), self.now)
            self._settle()
        self.now = end
        self._settle()

    def _next_at(self) -> float:
        # a core due now has been ticked already: the smallest step keeps time moving
        wake = max(self.core.next_wake(self.now), self.now + 0.001)
        return min(wake, self._arriving[0][0]) if self._arriving else wake

    def _settle(self) -> None:
        self.core.tick(self.now)
        is_news = True
        while is_news and (effects := self.core.drain_effects()):
            is_news = False
            for effect in effects:
                is_news = is_news or not isinstance(effect, Publish)
                self._carry_out(effect)
            if is_news:
                self.core.tick(self.now)

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Publish():
                self.events.append(effect.event)
            case StartFetch():
                self._fetch(effect.request)
            case RemoveFiles():
                pictures.remove_picture_files(effect.paths)
            case KeepAccountSecret():
                self.core.handle(SecretKept(effect.run, None), self.now)
            case ContinueRun():
                self.core.handle(RunContinues(effect.run), self.now)
            case WorkWithFiles():
                self.core.handle(worked(effect, self._parse), self.now)
            case StartBriefing():
                # a replay has no file that a second reader could open, nor anybody who reads
                is_read = bool(effect.database.name)
                self.core.handle(briefings.carry_out(effect) if is_read else BriefingMade(None, effect.cause), self.now)
            case StartParse():
                self.core.handle(ParseFinished(effect.job.job_id, self._parse(effect.job)), self.now)

    def _fetch(self, request: FetchRequest) -> None:
        result = self._answer(request, self.now)
        if self.latency_seconds:
            heapq.heappush(self._arriving, (self.now + self.latency_seconds, request.request_id, result))
        else:
            self.core.handle(FetchFinished(result), self.now)
