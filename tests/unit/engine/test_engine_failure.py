"""An engine thread that breaks says so, instead of leaving a window that waits for ever."""

import queue
from contextlib import closing
from pathlib import Path

import pytest

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import EngineStopped, Event, StorageFailed
from reader.engine.messages import BackupFinished, Publish, StartBackup
from reader.engine.thread import Engine
from reader.engine.upkeep import run_upkeep
from reader.storage import database_file
from reader.storage.writer import transaction
from tests.fakes.bare_engine import NoParser, no_backup, no_fetch
from tests.fakes.clock import FakeClock
from tests.fakes.damage import break_pages
from tests.fakes.waiting import PATIENCE
from tests.fakes.world import core_over
from tests.unit.storage.examples import NOW, follow, open_fresh


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


def published(folder: Path, problem: Problem) -> list[Event]:
    with closing(open_fresh(folder)) as connection:
        core = core_over(connection, folder, now=float(NOW))
        core.handle(BackupFinished(None, problem), float(NOW))
        return [effect.event for effect in core.drain_effects() if isinstance(effect, Publish)]


def test_damage_that_a_backup_finds_is_reported_and_repaired_at_the_next_start(tmp_path: Path) -> None:
    problem = Problem(ProblemKind.DAMAGED_DATABASE, "the copy does not match")
    assert StorageFailed(problem) in published(tmp_path, problem)
    assert (tmp_path / "reader.sqlite.suspect").exists()
    open_fresh(tmp_path).close()
    assert not (tmp_path / "reader.sqlite.suspect").exists()


def test_a_large_file_is_checked_whole_where_it_is_suspected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "reader.sqlite"
    open_fresh(tmp_path).close()
    break_pages(path, 3)
    monkeypatch.setattr(database_file, "QUICK_CHECK_BYTES", 0)
    database_file.inspect(path)
    database_file.suspect(path)
    with pytest.raises(ReaderError) as caught:
        database_file.inspect(path)
    assert caught.value.problem.kind is ProblemKind.DAMAGED_DATABASE


def test_a_backup_that_finds_no_room_is_no_damage(tmp_path: Path) -> None:
    assert published(tmp_path, Problem(ProblemKind.FILE_UNWRITABLE, "no room")) == []
    assert not (tmp_path / "reader.sqlite.suspect").exists()


@pytest.mark.parametrize("is_wanted", [True, False])
def test_copies_are_made_by_themselves_only_where_that_is_wanted(tmp_path: Path, *, is_wanted: bool) -> None:
    with closing(open_fresh(tmp_path)) as connection:
        follow(connection, "a")
        core = core_over(connection, tmp_path, now=float(NOW))
        core.state.preferences = core.state.preferences.with_value("storage.backups", value=is_wanted)
        with transaction(connection):
            run_upkeep(core.state, float(NOW))
        assert any(isinstance(effect, StartBackup) for effect in core.drain_effects()) is is_wanted
