"""An engine thread that breaks says so, instead of leaving a window that waits for ever."""

import queue

import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EngineStopped, Event
from reader.engine.thread import Engine
from tests.fakes.clock import FakeClock


class BrokenCore:
    """Starts well, then cannot even say when to wake it."""

    is_closed = False

    def start(self, now: float) -> None:
        del now

    def tick(self, now: float) -> None:
        del now

    def take_effects(self) -> list[object]:
        return []

    def next_wake(self, now: float) -> float:
        raise KeyError(now)

    def close(self) -> None:
        self.is_closed = True


class NoParser:
    """Reads nothing."""

    def __init__(self, _answer: object) -> None:
        pass

    def start(self, job: object) -> None:
        raise NotImplementedError

    def stop(self) -> None:
        pass


def test_broken_loop_ends_with_a_problem_and_lets_go_of_the_database(caplog: pytest.LogCaptureFixture) -> None:
    told: queue.SimpleQueue[Event] = queue.SimpleQueue()
    core = BrokenCore()
    engine = Engine(
        lambda: core,
        clock=FakeClock(at=1000.0),
        publish=told.put,
        fetch=lambda _request: None,
        write_backup=lambda _opml, _now: None,
        make_parser=NoParser,
    )
    engine.start()
    assert told.get(timeout=10) == EngineStopped(Problem(ProblemKind.BUG, "KeyError"))
    engine.stop()
    assert core.is_closed
    assert "The engine failed" in caplog.text
    caplog.clear()
