"""The disk is full at every single write of everything the program does: nothing half done, memory equals the database, the failure is reported, and all is well after."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, StorageFailed
from reader.storage.writer import has_room
from tests.e2e.kill_ledger import halves
from tests.fakes.faulty_run import COMMANDS, URLS, FaultyRun, advance, retrieve, subscribe
from tests.fakes.world import published


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_finds_no_room_changes_nothing_and_is_done_later(
    name: str, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    run = FaultyRun(lived, tmp_path)
    before, room = run.contents(), 0
    while True:
        command = COMMANDS[name]()
        run.disk.fill_up(room)
        run.simulation.send(command)
        run.disk.room = None
        if not run.disk.refused:
            break
        assert [event.problem.kind for event in published(run.simulation, StorageFailed)] == [ProblemKind.DISK_FULL]
        assert [(event.problem.kind, event.cause) for event in published(run.simulation, CommandFailed)] == [
            (ProblemKind.DISK_FULL, command.command_id)
        ]
        assert run.contents() == before
        run.assert_sound()
        run.simulation.events.clear()
        room += 1
    assert room >= 3
    assert published(run.simulation, CommandFailed) == []
    assert run.contents() != before
    run.simulation.run_until(run.simulation.now + 0.001)
    assert list(halves(run.disk)) == []
    run.core.close()


@pytest.mark.parametrize(("work", "step"), [(subscribe, 3), (retrieve, 11), (advance, 2)], ids=lambda each: str(each)[:14])
def test_work_that_finds_no_room_at_any_of_its_writes_goes_on_when_there_is(
    work: Callable[[FaultyRun], None], step: int, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    """At every `step`th of its writes: those of one retrieval are like those of the next."""
    room = 0
    while True:
        run = FaultyRun(lived, tmp_path)
        run.disk.fill_up(room)
        work(run)
        was_full, run.disk.room = bool(run.disk.refused), None
        run.assert_sound()
        assert bool(published(run.simulation, StorageFailed)) is was_full
        run.assert_kept_what_it_acknowledged()
        if was_full and work is subscribe:
            assert [event.problem.kind for event in published(run.simulation, CommandFailed)] == [ProblemKind.DISK_FULL]
        run.assert_all_comes_within(3 * 3600)
        run.core.close()
        if not was_full:
            break
        room += step
    assert room >= 4


def test_retrievals_go_on_within_a_minute_of_there_being_room(lived: sqlite3.Connection, tmp_path: Path) -> None:
    run = FaultyRun(lived, tmp_path)
    pages = run.disk.execute("PRAGMA page_count").fetchone()[0]
    run.disk.execute(f"PRAGMA max_page_count = {pages}")
    state, latest = run.core.state, run.simulation.now + 4 * 3600
    while state.storage_rest.until <= run.simulation.now + 300:
        run.simulation.run_until(run.simulation.now + 60)
        assert run.simulation.now < latest
    before = run.contents()
    assert not has_room(run.disk)
    run.disk.execute("PRAGMA max_page_count = 1000000")
    assert has_room(run.disk)
    assert run.contents() == before
    run.simulation.run_until(run.simulation.now + 61)
    assert state.storage_rest.until <= run.simulation.now
    run.simulation.run_until(run.simulation.now + 3 * 3600)
    assert run.disk.execute("SELECT count(*) FROM entry_status WHERE identity LIKE '%entry-9'").fetchone() == (len(URLS),)
    run.core.close()


def test_a_disk_that_stays_full_is_left_in_peace(lived: sqlite3.Connection, tmp_path: Path) -> None:
    """Ever longer rests; the answers that failed at once count as one failure."""
    run = FaultyRun(lived, tmp_path)
    run.disk.fill_up(0)
    run.simulation.run_until(run.simulation.now + 86_400)
    assert run.core.state.storage_rest.count <= 12
    asked = [len(run.world.asked(url)) for url in URLS]
    assert max(asked) <= 12
    run.core.close()
