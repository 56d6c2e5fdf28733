"""The engine's thread without anything to fetch, parse or back up with: for tests of how it starts, fails and ends."""

from collections.abc import Callable
from pathlib import Path

from reader.domain.events import Event
from reader.domain.ids import Clock
from reader.domain.retrieval import FetchRequest, FetchResult, ParseResult
from reader.engine.core import EngineCore
from reader.engine.thread import Engine


class NoParser:
    """Reads nothing."""

    def __init__(self, _answer: object) -> None:
        pass

    def start(self, job: object) -> None:
        raise NotImplementedError(job)

    def ask(self, job: object) -> ParseResult:
        raise NotImplementedError(job)

    def stop(self) -> None:
        pass


def no_fetch(request: FetchRequest) -> FetchResult:
    raise NotImplementedError(request)


def no_backup(opml: bytes, now: float) -> Path:
    raise NotImplementedError(opml, now)


def bare_engine(open_core: Callable[[], EngineCore], clock: Clock, publish: Callable[[Event], None]) -> Engine:
    """Not started yet."""
    return Engine(open_core, clock=clock, publish=publish, fetch=no_fetch, write_backup=no_backup, make_parser=NoParser)
