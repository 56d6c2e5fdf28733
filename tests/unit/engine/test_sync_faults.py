"""Synchronising where the database fails at any statement, and where the program ends in its own threads: nothing hangs, nothing is lost."""

import queue
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.commands import MarkRead, SyncAccounts
from reader.domain.events import CommandFailed, EngineStopped, Event, SyncFinished
from reader.domain.retrieval import ParseJob, ParseResult
from reader.engine.core import EngineCore
from reader.engine.sync import marks, runs
from reader.engine.thread import Engine
from reader.formats import wire
from reader.storage.writer import open_database
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.bare_engine import no_backup
from tests.fakes.clock import FakeClock
from tests.fakes.documents import postings
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.sync_server import MINIFLUX_22
from tests.fakes.waiting import PATIENCE
from tests.fakes.world import START, core_over


def changed_on_both_sides(run: AccountRun) -> tuple[int, int]:
    """An article read here, one read there, and new ones there."""
    store = run.server.store
    here, there = sorted(run.items() - run.own("is_read"))[:2]
    run.simulation.send(MarkRead((run.entry_of(here),), is_read=True))
    store.set_mark([there], "read", value=True)
    store.post(1, postings(20 + len(run.items()) - 50 + 3, base="http://site.test/a"))
    return here, there


@pytest.mark.parametrize("times", [1, None], ids=["once", "from then on"])
@pytest.mark.parametrize("sign_in", [SignIn.PASSWORD, SignIn.KEY])
def test_a_database_that_fails_at_any_statement_ends_it_and_loses_nothing(
    times: int | None, sign_in: SignIn, tmp_path: Path
) -> None:
    with full_disks():
        run = account_run(tmp_path, MINIFLUX_22, sign_in)
    disk = run.connection
    assert isinstance(disk, FullDiskConnection)
    run.add()
    with run.server:
        statement = 0
        while True:
            here, there = changed_on_both_sides(run)
            disk.fail_at(statement, (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)[statement % 2], times=times)
            command = SyncAccounts()
            run.simulation.send(command)
            has_failed, disk.room = bool(disk.refused), None
            run.simulation.run_until(run.simulation.now + 8 * 3600)
            answers = [each for each in run.simulation.events if each.cause == command.command_id]
            assert sum(isinstance(each, SyncFinished | CommandFailed) for each in answers) == 1
            assert here not in run.server.store.unread()
            assert there in run.own("is_read")
            assert run.items() == set(run.server.store.ids())
            assert run.waiting() == 0
            assert not run.simulation.core.state.accounts.syncing
            if not has_failed:
                break
            statement += 7
        assert statement > 20


class InstantParser:
    """Reads in the caller's thread."""

    def __init__(self, deliver: Callable[[int, ParseResult], None]) -> None:
        self._deliver = deliver

    def start(self, job: ParseJob) -> None:
        self._deliver(job.job_id, wire.perform(job))

    def ask(self, job: ParseJob) -> ParseResult:
        return wire.perform(job)

    def stop(self) -> None:
        pass


def test_a_mistake_of_ours_lets_the_server_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ValueError

    run = account_run(tmp_path)
    with run.server:
        run.add()
        monkeypatch.setattr(marks, "survey", broken)
        run.asked.clear()
        run.simulation.run_until(run.simulation.now + 6 * 3600)
        times = Counter(int(each.at) for each in run.asked)
    assert len(times) > 3
    assert max(times.values()) <= 3, "what comes before the mistake is asked for once"
    assert min(later - earlier for earlier, later in pairwise(sorted(times))) >= runs.after_failure(1)


def test_the_engines_thread_sends_what_waits_before_it_ends(tmp_path: Path) -> None:
    run = account_run(tmp_path)
    with run.server:
        run.add()
        item = min(run.items())
        command = MarkRead((run.entry_of(item),), is_read=True)
        run.simulation.core.close()
        events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        clock = FakeClock(at=START + 60)

        def open_core() -> EngineCore:
            return core_over(
                open_database(tmp_path / "reader.sqlite3", now=int(START), backup_folder=None), tmp_path, now=START + 60
            )

        engine = Engine(
            open_core,
            clock=clock,
            publish=events.put,
            fetch=lambda request: run.answer(request, clock.now()),
            write_backup=no_backup,
            make_parser=InstantParser,
        )
        engine.start()
        engine.submit(command)
        engine.stop()
        assert item not in run.server.store.unread()
        seen = []
        while not seen or not isinstance(seen[-1], EngineStopped):
            seen.append(events.get(timeout=PATIENCE))
        assert seen[-1].problem is None
    with closing(sqlite3.connect(tmp_path / "reader.sqlite3")) as left:
        assert left.execute("SELECT count(*) FROM outbox").fetchone()[0] <= 1
