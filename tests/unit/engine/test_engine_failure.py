"""An engine thread that breaks says so, instead of leaving a window that waits for ever."""

import queue

import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EngineStopped, Event
from tests.fakes.bare_engine import bare_engine
from tests.fakes.clock import FakeClock


class BrokenCore:
    """Starts well, then cannot even say when to wake it."""

    is_closed = False

    def start(self, now: float) -> None:
        del now

    def tick(self, now: float) -> None:
        del now

    def drain_effects(self) -> list[object]:
        return []

    def next_wake(self, now: float) -> float:
        raise KeyError(now)

    def close(self) -> None:
        self.is_closed = True


def test_broken_loop_ends_with_a_problem_and_closes_the_database(caplog: pytest.LogCaptureFixture) -> None:
    published: queue.SimpleQueue[Event] = queue.SimpleQueue()
    core = BrokenCore()
    engine = bare_engine(lambda: core, FakeClock(at=1000.0), published.put)
    engine.start()
    assert published.get(timeout=10) == EngineStopped(Problem(ProblemKind.BUG, "KeyError"))
    engine.stop()
    assert core.is_closed
    assert "The engine failed" in caplog.text
    caplog.clear()
