"""Memory is given back once after each stretch of work, in the engine's thread, and not before it has been quiet for a while."""

import queue
import threading
from pathlib import Path

import pytest

from reader.domain.commands import AddFolder
from reader.domain.events import Event, SubscriptionsChanged
from reader.engine import thread
from reader.engine.core import EngineCore
from reader.engine.thread import QUIET_SECONDS, Engine, Quiet
from reader.storage.writer import open_database
from tests.fakes.bare_engine import NoParser, no_backup, no_fetch
from tests.fakes.clock import FakeClock
from tests.fakes.waiting import PATIENCE
from tests.fakes.world import core_over


def test_it_is_done_once_after_the_last_work() -> None:
    done: list[str] = []
    rest = Quiet(lambda: done.append("done"))
    rest.check(1000.0)
    assert rest.seconds_left(1000.0) == float("inf")
    rest.stir(1000.0)
    rest.stir(1005.0)
    assert rest.seconds_left(1006.0) == QUIET_SECONDS - 1
    rest.check(1005.0 + QUIET_SECONDS - 0.1)
    assert done == []
    rest.check(1005.0 + QUIET_SECONDS)
    rest.check(2000.0)
    assert done == ["done"]
    rest.stir(2000.0)
    rest.check(3000.0)
    assert done == ["done", "done"]


def test_an_engine_gives_back_when_nothing_has_come_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thread, "QUIET_SECONDS", 0.01)
    clock = FakeClock()
    published: queue.SimpleQueue[Event] = queue.SimpleQueue()
    given: queue.SimpleQueue[tuple[str, bool]] = queue.SimpleQueue()
    statements: list[str] = []

    def open_core() -> EngineCore:
        core = core_over(
            open_database(tmp_path / "reader.sqlite3", now=int(clock.at), backup_folder=None), tmp_path, now=clock.at
        )
        core.state.automatic = False
        core.state.connection.set_trace_callback(statements.append)
        return core

    def give_back() -> None:
        given.put((threading.current_thread().name, "PRAGMA shrink_memory" in statements))
        statements.clear()

    engine = Engine(
        open_core,
        clock=clock,
        publish=published.put,
        fetch=no_fetch,
        write_backup=no_backup,
        make_parser=NoParser,
        give_back_memory=give_back,
    )
    engine.start()
    try:
        for name in ("after the start", "after work"):
            engine.submit(AddFolder(name))
            while not isinstance(published.get(timeout=PATIENCE), SubscriptionsChanged):
                pass
            assert given.empty()
            clock.advance(1.0)
            assert given.get(timeout=PATIENCE) == ("engine", True)
    finally:
        engine.stop()
