"""What was learned of the user: erased from memory and from every byte of the file, brought back, resting, switched off."""

from pathlib import Path
from typing import Any

import pytest

from reader.domain.commands import AddSubscription, EraseHabits, RecordAccess, RemoveSubscription, RestoreHabits, SetPreference
from reader.domain.events import CommandFailed, HabitsChanged
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord, Outcome, RequestKind, RequestRecord
from reader.domain.visits import KEPT_DAYS, Presence, Signal
from reader.engine.state import load_memory
from reader.lab.simulation import Simulation
from reader.storage import activity, history, readings, writer
from reader.storage.activity import LineFilter, all_lines
from reader.storage.connection import WriteConnection, open_reader
from reader.storage.habits import Stock, stock
from reader.storage.preferences import save_memo
from reader.storage.writer import transaction
from tests.fakes.world import START, Page, World, published, rss, simulate

FEED = "https://site.test/feed.xml"
SECRET = "kind-that-must-not-stay"
DAY = 86_400


def rows(stored: Stock) -> int:
    """Visits and opened articles."""
    return stored.visits + stored.opened


def with_accesses(folder: Path, accesses: int = 400) -> Simulation:
    """A feed that is followed, and somebody who looked often; everything stands in the file, nothing in its log."""
    simulation = simulate(folder, World({FEED: Page(rss(1))}))
    simulation.send(AddSubscription(FEED))
    simulation.run_until(START + 600)
    state = simulation.core.state
    with transaction(state.connection):
        for number in range(accesses):
            history.add_access(state.connection, AccessRecord(int(START) + number * 60, 0, SECRET, FeedId(1)))
        save_memo(state.connection, {"threshold": 3.0})
        state.connection.execute("UPDATE retrieval SET reason = ?", (SECRET,))
        line = RequestRecord(RequestKind.PICTURE, int(START), int(START), Outcome.DONE, 200, 9, None, SECRET)
        activity.add_request(state.connection, line)
    state.memory = load_memory(state.connection, state.utc_offset, simulation.now)
    state.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return simulation


def bytes_of(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.glob("reader.sqlite3*")))


def test_what_is_erased_is_gone_from_memory_and_from_every_byte(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path)
    state = simulation.core.state
    assert SECRET.encode() in bytes_of(tmp_path)
    assert len(state.memory.accesses) == 400
    assert state.memory.memo == {"threshold": 3.0}
    simulation.send(EraseHabits())
    simulation.run_until(simulation.now + 1)
    assert state.memory.accesses == []
    assert state.memory.memo == {}
    assert rows(stock(state.connection)) == stock(state.connection).retrievals == stock(state.connection).requests == 0
    assert SECRET.encode() not in bytes_of(tmp_path)


class AsElsewhere(WriteConnection):
    """On Debian SQLite overwrites what is deleted unless told otherwise, on most systems it does not."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.execute("PRAGMA secure_delete = OFF")


@pytest.mark.parametrize("kept", [0, 300])
def test_no_byte_stays_of_presences_that_were_forgotten_went_on_or_are_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: int
) -> None:
    monkeypatch.setattr(writer, "WriteConnection", AsElsewhere)
    simulation = with_accesses(tmp_path, 0)
    connection, now = simulation.core.state.connection, int(simulation.now)
    with transaction(connection):
        for number in range(900):
            at = now - (50 * DAY if number >= kept else DAY) + number
            readings.add_presence(connection, Presence(at, at, 0, Signal.UNLOCK))
            readings.extend_presence(connection, at, at + 400)
        connection.execute("UPDATE presence SET signal = ?", (SECRET,))
    assert SECRET.encode() in bytes_of(tmp_path)
    with transaction(connection):
        readings.forget_presences(connection, now - KEPT_DAYS * DAY)
        connection.execute("DELETE FROM retrieval")
    assert stock(connection).stays == kept
    simulation.send(EraseHabits())
    simulation.run_until(simulation.now + 1)
    assert SECRET.encode() not in bytes_of(tmp_path)


def test_a_reader_that_holds_up_the_sweep_is_waited_for(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path)
    reader = open_reader(tmp_path / "reader.sqlite3")
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM access").fetchall()
    # as soon as it is known, or the test would wait for SQLite's patience
    simulation.core.state.connection.execute("PRAGMA busy_timeout = 0")
    simulation.send(EraseHabits())
    simulation.run_until(simulation.now + 30)
    assert SECRET.encode() in bytes_of(tmp_path)
    reader.close()
    simulation.run_until(simulation.now + 30)
    assert SECRET.encode() not in bytes_of(tmp_path)


@pytest.mark.parametrize(("accesses", "retrievals"), [(True, False), (False, True)])
def test_either_is_erased_without_the_other(tmp_path: Path, *, accesses: bool, retrievals: bool) -> None:
    simulation = with_accesses(tmp_path, 5)
    before = stock(simulation.core.state.connection)
    simulation.send(EraseHabits(accesses, retrievals))
    after = stock(simulation.core.state.connection)
    assert (rows(after), after.retrievals) == (0 if accesses else rows(before), 0 if retrievals else before.retrievals)


def test_an_erasure_is_undone_with_what_came_meanwhile(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 5)
    connection = simulation.core.state.connection
    before = history.accesses(connection, 0), history.retrievals(connection)
    lines_before = list(all_lines(connection, LineFilter()))
    assert SECRET in {line.record.url for line in lines_before}
    simulation.send(EraseHabits())
    new = AccessRecord(int(START) + DAY, 0, "window")
    simulation.send(RecordAccess(new))
    (undo,) = [each.undo for each in published(simulation, HabitsChanged)]
    assert isinstance(undo, RestoreHabits)
    simulation.send(undo)
    assert history.accesses(connection, 0) == [*before[0], new]
    assert history.retrievals(connection)[-len(before[1]) :] == before[1]
    assert list(all_lines(connection, LineFilter())) == lines_before
    assert [each.at for each in simulation.core.state.memory.accesses] == [each.at for each in [*before[0], new]]


def test_what_is_restored_has_the_numbers_it_had(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 5)
    connection = simulation.core.state.connection
    numbers = "SELECT access_id, at FROM access ORDER BY 1"
    connection.execute("DELETE FROM access WHERE access_id = 2")
    before = connection.execute(numbers).fetchall()
    erase = EraseHabits()
    simulation.send(erase)
    simulation.send(RestoreHabits(erase.command_id))
    assert connection.execute(numbers).fetchall() == before
    assert [number for number, _ in before] == [1, 3, 4, 5]


def test_what_was_erased_in_an_earlier_run_stays_erased(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 5)
    erase = EraseHabits()
    simulation.send(erase)
    simulation.core.close()
    again = simulate(tmp_path, World({}))
    again.send(RestoreHabits(erase.command_id))
    assert len(published(again, CommandFailed)) == 1
    assert rows(stock(again.core.state.connection)) == 0


def test_retrievals_of_a_feed_that_is_gone_stay_away(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 5)
    erase = EraseHabits()
    simulation.send(erase)
    simulation.send(RemoveSubscription((FeedId(1),)))
    connection = simulation.core.state.connection
    connection.execute("DELETE FROM subscription")
    connection.execute("DELETE FROM feed")
    simulation.send(RestoreHabits(erase.command_id))
    assert published(simulation, CommandFailed) == []
    assert (rows(stock(connection)), stock(connection).retrievals) == (5, 0)


def test_learning_rests_until_the_time_that_was_named(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 0)
    until = int(simulation.now) + 7 * DAY
    simulation.send(SetPreference("habits.pause_until", until))
    simulation.send(RecordAccess(AccessRecord(int(simulation.now), 0, "window")))
    assert rows(stock(simulation.core.state.connection)) == 0
    simulation.now = float(until)
    simulation.send(RecordAccess(AccessRecord(until, 0, "window")))
    assert [each.at for each in history.accesses(simulation.core.state.connection, 0)] == [until]


def test_only_what_plans_are_made_by_makes_a_new_plan(tmp_path: Path) -> None:
    simulation = with_accesses(tmp_path, 0)
    planner = simulation.core.state.planner
    simulation.send(SetPreference("look.theme", "dark"))
    assert simulation.core.state.planner is planner
    simulation.send(SetPreference("fetch.budget", 9))
    assert simulation.core.state.planner is not planner
