"""When the user is at the computer is recorded like visits, and only while that is wanted."""

from pathlib import Path

from reader.domain.commands import EraseHabits, RestoreHabits, SetPreference
from reader.domain.presence import KEPT_DAYS, Presence, Signal
from reader.domain.presence_commands import RecordLeaving, RecordReturn
from reader.lab.simulation import Simulation
from reader.storage import presences
from reader.storage.writer import transaction
from tests.fakes.world import START, World, simulate

DAY = 86_400


def stored(simulation: Simulation) -> list[Presence]:
    return presences.presences(simulation.core.state.connection, 0)


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


def test_presences_are_erased_and_restored_with_visits(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    simulation.send(returned(START))
    erase = EraseHabits(retrievals=False)
    simulation.send(erase)
    assert stored(simulation) == []
    simulation.send(RestoreHabits(erase.command_id))
    assert [each.began_at for each in stored(simulation)] == [int(START)]


def test_presences_are_kept_for_six_weeks(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({}))
    now = int(simulation.now)
    with transaction(simulation.core.state.connection):
        for at in (now + DAY - KEPT_DAYS * DAY, now + 3 * DAY - KEPT_DAYS * DAY):
            presences.add(simulation.core.state.connection, Presence(at, at, 0, Signal.WAKE))
    simulation.run_until(now + 2 * DAY + DAY / 2)
    assert [each.began_at for each in stored(simulation)] == [now + 3 * DAY - KEPT_DAYS * DAY]
