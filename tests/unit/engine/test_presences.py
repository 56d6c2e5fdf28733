"""When the user is at the computer is recorded like visits, and only while that is wanted."""

from pathlib import Path

import pytest

from reader.domain.commands import EraseHabits, RecordLeaving, RecordReturn, RestoreHabits, SetPreference
from reader.domain.preferences import PREFERENCES, Value
from reader.domain.visits import KEPT_DAYS, Presence, Signal
from reader.lab.simulation import Simulation
from reader.storage import readings
from reader.storage.writer import transaction
from tests.fakes.world import START, World, simulate, vouch

DAY = 86_400


def stored(simulation: Simulation) -> list[Presence]:
    return readings.presences(simulation.core.state.connection, 0)


def ends(simulation: Simulation) -> list[int]:
    return [each.ended_at for each in stored(simulation)]


def returned(at: float, away_seconds: int | None = None) -> RecordReturn:
    return RecordReturn(int(at), 3600, Signal.UNLOCK, away_seconds)


def test_a_presence_reaches_from_the_return_until_the_user_leaves(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    simulation.send(returned(START))
    simulation.send(RecordLeaving(int(START) + 500))
    simulation.send(RecordLeaving(int(START) + 400))
    assert stored(simulation) == [Presence(int(START), int(START) + 500, 3600, Signal.UNLOCK)]


def test_nothing_is_recorded_while_it_is_off_or_learning_is_off_or_paused(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    for key, value in (("habits.presence", False), ("habits.record", False), ("habits.pause_until", int(START) + DAY)):
        simulation.send(SetPreference(key, value))
        simulation.send(returned(simulation.now))
        simulation.send(SetPreference(key, {"habits.pause_until": 0}.get(key, True)))
    assert stored(simulation) == []


@pytest.mark.parametrize(
    ("key", "value"), [("habits.presence", False), ("habits.record", False), ("habits.pause_until", int(START) + DAY)]
)
def test_a_presence_ends_where_it_is_not_to_be_recorded_any_longer(tmp_path: Path, key: str, value: Value) -> None:
    simulation = simulate(tmp_path, World({}))
    simulation.send(returned(START))
    simulation.run_until(START + 100)
    simulation.send(SetPreference("look.theme", "dark"))
    assert ends(simulation) == [int(START)]
    simulation.send(SetPreference(key, value))
    assert ends(simulation) == [int(START) + 100]
    simulation.run_until(START + 200)
    simulation.send(RecordLeaving(int(START) + 200))
    simulation.send(SetPreference(key, PREFERENCES[key].default))
    simulation.send(RecordLeaving(int(START) + 200))
    assert ends(simulation) == [int(START) + 100]


def test_presences_are_erased_and_restored_with_visits(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    simulation.send(returned(START))
    erase = EraseHabits(retrievals=False)
    simulation.send(erase)
    assert stored(simulation) == []
    simulation.send(RestoreHabits(erase.command_id))
    assert [each.began_at for each in stored(simulation)] == [int(START)]


@pytest.mark.parametrize("leaves_after", [50, 150, 250])
def test_nothing_of_a_presence_that_was_erased_comes_back_but_by_undo_and_then_all_of_it(
    tmp_path: Path, leaves_after: int
) -> None:
    """The user leaves before it is erased, while it is, and after it is restored."""
    simulation = simulate(tmp_path, World({}))
    erase = EraseHabits(retrievals=False)
    commands = {
        0: returned(START),
        100: erase,
        200: RestoreHabits(erase.command_id),
        leaves_after: RecordLeaving(int(START) + leaves_after),
    }
    for after, command in sorted(commands.items()):
        simulation.run_until(START + after)
        simulation.send(command)
        if 100 <= after < 200:
            assert stored(simulation) == []
    assert stored(simulation) == [Presence(int(START), int(START) + leaves_after, 3600, Signal.UNLOCK)]


def test_a_presence_that_was_erased_ends_for_good_without_undo(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    simulation.send(returned(START))
    simulation.send(EraseHabits())
    simulation.send(RecordLeaving(int(START) + 50))
    simulation.send(returned(START + 5000))
    simulation.send(RecordLeaving(int(START) + 6000))
    assert stored(simulation) == [Presence(int(START) + 5000, int(START) + 6000, 3600, Signal.UNLOCK)]


def test_two_erasures_undone_in_any_order_leave_every_presence_as_it_was(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    first, second = EraseHabits(), EraseHabits()
    for command in (returned(START), RecordLeaving(int(START) + 50), first, returned(START + 5000), second):
        simulation.send(command)
    for undone in (first, second):
        simulation.send(RestoreHabits(undone.command_id))
    simulation.send(RecordLeaving(int(START) + 6000))
    assert [(each.began_at, each.ended_at) for each in stored(simulation)] == [
        (int(START), int(START) + 50),
        (int(START) + 5000, int(START) + 6000),
    ]


def test_presences_are_kept_for_six_weeks(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    now = int(simulation.now)
    with transaction(simulation.core.state.connection):
        for at in (now + DAY - KEPT_DAYS * DAY, now + 3 * DAY - KEPT_DAYS * DAY):
            readings.add_presence(simulation.core.state.connection, Presence(at, at, 0, Signal.WAKE))
    vouch(simulation, now + 2 * DAY)
    simulation.run_until(now + 2 * DAY + DAY / 2)
    assert [each.began_at for each in stored(simulation)] == [now + 3 * DAY - KEPT_DAYS * DAY]
