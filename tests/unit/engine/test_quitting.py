"""Quitting ends, whatever the database does: locked by another program, broken, or busy with something long; and nobody is left waiting."""

import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from reader.domain.commands import AddFolder
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, EngineStopped, Event, SubscriptionsChanged
from reader.engine import core as core_module
from reader.engine import thread
from reader.engine.core import EngineCore
from reader.engine.state import EngineState
from reader.engine.thread import Engine
from reader.storage import writer
from reader.storage.writer import open_database
from tests.fakes.bare_engine import bare_engine
from tests.fakes.clock import FakeClock
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.waiting import PATIENCE
from tests.fakes.world import core_over

AT = 1_767_600_000.0


@dataclass
class Bench:
    """An engine with its own thread on a database in a file, and all its events."""

    database: Path
    published: "queue.SimpleQueue[Event]" = field(default_factory=queue.SimpleQueue)
    cores: list[EngineCore] = field(default_factory=list)

    def open_core(self) -> EngineCore:
        core = core_over(open_database(self.database, now=int(AT), backup_folder=None), self.database.parent, now=AT)
        core.state.automatic = False
        self.cores.append(core)
        return core

    def started(self) -> Engine:
        engine = bare_engine(self.open_core, FakeClock(at=AT), self.published.put)
        engine.start()
        return engine

    def hear(self, kind: type[Event]) -> Event:
        """The next event of a kind."""
        while not isinstance(event := self.published.get(timeout=PATIENCE), kind):
            pass
        return event

    def folders(self) -> list[str]:
        with closing(sqlite3.connect(self.database)) as connection:
            return [row[0] for row in connection.execute("SELECT title FROM folder ORDER BY folder_id").fetchall()]

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Another program has the database for itself."""
        with closing(sqlite3.connect(self.database, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.execute("ROLLBACK")


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path / "reader.sqlite3")


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thread, "STORING_SECONDS", 0.01)


def ends(action: Callable[[], None]) -> bool:
    """Whether it comes back at all."""
    acting = threading.Thread(target=action, daemon=True)
    acting.start()
    acting.join(PATIENCE)
    return not acting.is_alive()


def test_all_waits_of_the_engine_are_half_of_what_quitting_may_take() -> None:
    assert thread.STORING_SECONDS + thread.STOP_SECONDS <= 5


@pytest.mark.parametrize("is_released_before", [True, False])
def test_quit_while_another_program_locks_the_database(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, *, is_released_before: bool
) -> None:
    """Also after a command has failed by it, and once the lock is gone."""
    monkeypatch.setattr(writer, "BUSY_TIMEOUT_SECONDS", 0.01)
    engine = bench.started()
    engine.submit(AddFolder("Kept"))
    bench.hear(SubscriptionsChanged)
    with bench.locked():
        lost = AddFolder("Never acknowledged")
        engine.submit(lost)
        failed = bench.hear(CommandFailed)
        assert isinstance(failed, CommandFailed)
        assert (failed.problem.kind, failed.cause) == (ProblemKind.PROFILE_IN_USE, lost.command_id)
        if not is_released_before:
            assert ends(engine.stop)
    assert ends(engine.stop)
    stopped = bench.hear(EngineStopped)
    assert isinstance(stopped, EngineStopped)
    assert stopped.problem is None
    assert bench.folders() == ["Kept"]


@pytest.mark.usefixtures("hurried")
def test_quit_with_commands_that_wait_for_a_lock_leaves_nobody_waiting(bench: Bench) -> None:
    """They had their time; then each of them fails or is stored, and says which."""
    engine = bench.started()
    engine.submit(AddFolder("Kept"))
    bench.hear(SubscriptionsChanged)
    commands = [AddFolder(f"Late {number}") for number in range(20)]
    with bench.locked():
        for command in commands:
            engine.submit(command)
        assert ends(engine.stop)
    answered: dict[object, Event] = {}
    while len(answered) < len(commands):
        event = bench.published.get(timeout=PATIENCE)
        if event.cause is not None:
            answered[event.cause] = event
    stored = [command.title for command in commands if isinstance(answered[command.command_id], SubscriptionsChanged)]

    assert ends(engine.stop)
    assert bench.folders() == ["Kept", *stored]


@pytest.mark.usefixtures("hurried")
def test_quit_breaks_off_what_takes_long_and_nothing_of_it_is_stored(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    began = threading.Event()

    def count_for_ever(state: EngineState, command: AddFolder, now: float) -> None:
        del now
        state.connection.execute("INSERT INTO folder (title, position) VALUES (?, 9)", (command.title,))
        began.set()
        state.connection.execute(
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
        ).fetchone()

    engine = bench.started()
    engine.submit(AddFolder("Kept"))
    bench.hear(SubscriptionsChanged)
    monkeypatch.setitem(core_module.COMMAND_HANDLERS, AddFolder, count_for_ever)
    endless = AddFolder("Half")
    engine.submit(endless)
    assert began.wait(PATIENCE)
    behind = AddFolder("Behind")
    engine.submit(behind)
    assert ends(engine.stop)
    causes = {event.cause: event for event in (bench.hear(CommandFailed), bench.hear(CommandFailed))}
    assert [causes[each.command_id] for each in (behind,)] == [
        CommandFailed(Problem(ProblemKind.INTERRUPTED), cause=behind.command_id)
    ]
    assert isinstance(failed := causes[endless.command_id], CommandFailed)
    assert failed.problem.kind is ProblemKind.INTERRUPTED
    assert bench.folders() == ["Kept"]


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM])
def test_quit_on_a_disk_that_refuses_to_begin(bench: Bench, code: int) -> None:
    with full_disks():
        engine = bench.started()
    disk = bench.cores[0].state.connection
    assert isinstance(disk, FullDiskConnection)
    engine.submit(AddFolder("Kept"))
    bench.hear(SubscriptionsChanged)
    disk.code = code
    disk.fill_up(0)
    engine.submit(AddFolder("Never acknowledged"))
    bench.hear(CommandFailed)
    assert ends(engine.stop)
    bench.hear(EngineStopped)
    assert bench.folders() == ["Kept"]


def test_a_command_after_the_end_fails_with_a_message(bench: Bench) -> None:
    engine = bench.started()
    assert ends(engine.stop)
    late = AddFolder("Late")
    engine.submit(late)
    assert bench.hear(CommandFailed) == CommandFailed(Problem(ProblemKind.INTERRUPTED), cause=late.command_id)
