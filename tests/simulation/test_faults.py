"""The disk is full at every single write of everything the program does: nothing half, memory as the database, told, and all well after."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, StorageFailed
from reader.storage.room import has_room
from tests.e2e.kill_ledger import halves
from tests.fakes.faulty_run import COMMANDS, URLS, Life, let_time_pass, retrieve, subscribe
from tests.fakes.world import told


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_finds_no_room_changes_nothing_and_is_done_later(
    name: str, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    life = Life(lived, tmp_path)
    before, room = life.contents(), 0
    while True:
        command = COMMANDS[name]()
        life.disk.fill_up(room)
        life.simulation.send(command)
        life.disk.room = None
        if not life.disk.refused:
            break
        assert [event.problem.kind for event in told(life.simulation, StorageFailed)] == [ProblemKind.DISK_FULL]
        assert [(event.problem.kind, event.cause) for event in told(life.simulation, CommandFailed)] == [
            (ProblemKind.DISK_FULL, command.command_id)
        ]
        assert life.contents() == before
        life.assert_sound()
        life.simulation.events.clear()
        room += 1
    assert room >= 3
    assert told(life.simulation, CommandFailed) == []
    assert life.contents() != before
    life.simulation.run_until(life.simulation.now + 0.001)
    assert list(halves(life.disk)) == []
    life.core.close()


@pytest.mark.parametrize(("work", "step"), [(subscribe, 3), (retrieve, 11), (let_time_pass, 2)], ids=lambda each: str(each)[:14])
def test_work_that_finds_no_room_at_any_of_its_writes_goes_on_when_there_is(
    work: Callable[[Life], None], step: int, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    """At every `step`th of its writes: those of one retrieval are like those of the next."""
    room = 0
    while True:
        life = Life(lived, tmp_path)
        life.disk.fill_up(room)
        work(life)
        was_full, life.disk.room = bool(life.disk.refused), None
        life.assert_sound()
        assert bool(told(life.simulation, StorageFailed)) is was_full
        life.assert_kept_what_it_told()
        if was_full and work is subscribe:
            assert [event.problem.kind for event in told(life.simulation, CommandFailed)] == [ProblemKind.DISK_FULL]
        life.assert_all_comes_within(3 * 3600)
        life.core.close()
        if not was_full:
            break
        room += step
    assert room >= 4


def test_retrievals_go_on_within_a_minute_of_there_being_room(lived: sqlite3.Connection, tmp_path: Path) -> None:
    life = Life(lived, tmp_path)
    pages = life.disk.execute("PRAGMA page_count").fetchone()[0]
    life.disk.execute(f"PRAGMA max_page_count = {pages}")
    state, latest = life.core.state, life.simulation.now + 4 * 3600
    while state.rest_until <= life.simulation.now + 300:
        life.simulation.run_until(life.simulation.now + 60)
        assert life.simulation.now < latest
    before = life.contents()
    assert not has_room(life.disk)
    life.disk.execute("PRAGMA max_page_count = 1000000")
    assert has_room(life.disk)
    assert life.contents() == before
    life.simulation.run_until(life.simulation.now + 61)
    assert state.rest_until <= life.simulation.now
    life.simulation.run_until(life.simulation.now + 3 * 3600)
    assert life.disk.execute("SELECT count(*) FROM entry_status WHERE identity LIKE '%entry-9'").fetchone() == (len(URLS),)
    life.core.close()


def test_a_disk_that_stays_full_is_left_in_peace(lived: sqlite3.Connection, tmp_path: Path) -> None:
    """Ever longer rests; the answers that failed at once count as one failure."""
    life = Life(lived, tmp_path)
    life.disk.fill_up(0)
    life.simulation.run_until(life.simulation.now + 86_400)
    assert life.core.state.rests <= 12
    asked = [len(life.world.asked(url)) for url in URLS]
    assert max(asked) <= 12
    life.core.close()
