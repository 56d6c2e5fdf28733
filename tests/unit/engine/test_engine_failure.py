"""An engine thread that breaks says so, instead of leaving a window that waits for ever."""

import queue

import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EngineStopped, Event
from reader.engine.thread import Engine
from tests.fakes.bare_engine import NoParser, no_backup, no_fetch
from tests.fakes.clock import FakeClock
from tests.fakes.waiting import PATIENCE


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
    core, ended = BrokenCore(), list[str]()
    engine = Engine(
        lambda: core,
        clock=FakeClock(at=1000.0),
        publish=published.put,
        fetch=no_fetch,
        write_backup=no_backup,
        make_parser=NoParser,
        stop_programs=lambda: ended.append("programs"),
        stop_mail=lambda: ended.append("mail"),
    )
    engine.start()
    assert published.get(timeout=PATIENCE) == EngineStopped(Problem(ProblemKind.BUG, "KeyError"))
    engine.stop()
    assert core.is_closed
    assert ended == ["programs", "mail"]
    assert "The engine failed" in caplog.text
    caplog.clear()
