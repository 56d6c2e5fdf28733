"""When nothing is concluded from presences, every plan is the same as without them, bit for bit."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from reader.domain.commands import (
    Command,
    RecordAccess,
)
from reader.domain.presence import Presence, Signal
from reader.domain.presence_commands import RecordLeaving, RecordReturn
from reader.domain.retrieval import AccessRecord
from reader.lab.simulation import Simulation
from reader.storage import history
from tests.fakes.returns import DAY, HOUR, MIDNIGHT, Past, at_returns, come_back, lived
from tests.fakes.world import World


def nights(past: Past) -> list[Presence]:
    """Somebody else's: twelve hours off."""
    return [replace(each, began_at=each.began_at - 6 * HOUR, ended_at=each.ended_at - 6 * HOUR) for each in past.presences()]


@dataclass
class Fortnight:
    """What follows the past: days on which the user comes back, leaves and visits as before."""

    simulation: Simulation
    world: World
    noted: list[object]

    def run(self, days: int, *, is_sent: bool, shift: float = 0.0) -> None:
        start = MIDNIGHT + DAY
        for day in range(days):
            moments: list[tuple[float, Command]] = []
            for hour in (8, 14):
                at = int(start + day * DAY + hour * HOUR)
                moments.append((at + 120, RecordAccess(AccessRecord(at + 120, 0, "window"))))
                back = int(at + shift)
                moments.append((back, RecordReturn(back, 0, Signal.UNLOCK, 3 * HOUR)))
                moments.append((back + 3 * HOUR, RecordLeaving(back + 3 * HOUR)))
            for at, command in sorted(moments, key=lambda each: each[0]):
                self.simulation.run_until(at)
                if is_sent or isinstance(command, RecordAccess):
                    self.simulation.send(command)
                self.note()

    def note(self) -> None:
        state = self.simulation.core.state
        self.noted.append((dict(state.planner.memo()), dict(state.feeds)))


def fortnight(
    folder: Path, past: Past, known: list[Presence], *, is_sent: bool, days: int = 4, shift: float = 0.0, is_off: bool = False
) -> Fortnight:
    folder.mkdir()
    simulation, world = lived(folder, past, known=known)
    if is_off:
        simulation.core.state.preferences = simulation.core.state.preferences.with_value("habits.presence", value=False)
    made = Fortnight(simulation, world, [])
    made.run(days, is_sent=is_sent, shift=shift)
    return made


@pytest.mark.parametrize(
    ("known", "shift", "is_off"),
    [
        (lambda past: [], 0.0, False),
        (lambda past: past.presences()[-12:], 0.0, False),
        (lambda past: past.presences()[::3][:19], 0.0, False),
        (nights, -6.0 * HOUR, False),
        (Past.presences, 0.0, True),
    ],
    ids=["none known yet", "six days", "too few returns", "somebody else's", "switched off"],
)
def test_where_presences_are_not_to_be_used_every_plan_is_as_without_them(
    tmp_path: Path, known: Callable[[Past], list[Presence]], shift: float, *, is_off: bool
) -> None:
    past = Past()
    without = fortnight(tmp_path / "without", past, [], is_sent=False, shift=shift)
    with_them = fortnight(tmp_path / "with", past, known(past), is_sent=True, shift=shift, is_off=is_off)
    assert history.retrievals(without.simulation.core.state.connection, limit=100_000) == history.retrievals(
        with_them.simulation.core.state.connection, limit=100_000
    )
    assert without.world.log == with_them.world.log
    assert without.noted == with_them.noted


def test_where_they_are_used_plans_are_others(tmp_path: Path) -> None:
    past = Past()
    without = fortnight(tmp_path / "without", past, [], is_sent=False)
    with_them = fortnight(tmp_path / "with", past, past.presences(), is_sent=True)
    assert without.world.log != with_them.world.log
    assert at_returns(with_them.simulation)


def test_two_computers_turn_it_off_and_one_turns_it_on_again(tmp_path: Path) -> None:
    """Visits outside of any presence, and then thirty inside."""
    simulation, _ = lived(tmp_path, Past())
    come_back(simulation, away_seconds=DAY)
    assert at_returns(simulation)
    memory = simulation.core.state.memory
    outside = [MIDNIGHT - day * DAY + 20 * HOUR for day in range(1, 8)]
    for at in outside:
        memory.remember_access(AccessRecord(at, 0, "window"))
    state = simulation.core.state
    assert state.planner.returned(state.feeds, now=simulation.now) == ()
    for at in outside[:1]:
        memory.accesses = [each for each in memory.accesses if each.at != at]
    simulation.core.state.planner._forecast._key = ()  # type: ignore[attr-defined]
    assert state.planner._forecast._is_reliable(simulation.now)  # type: ignore[attr-defined]
