"""When nothing is concluded from presences, every plan is the same as without them, bit for bit."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from reader.domain.commands import (
    Command,
    RecordAccess,
    RecordLeaving,
    RecordReturn,
)
from reader.domain.retrieval import AccessRecord
from reader.domain.visits import Presence, Signal
from reader.lab.simulation import Simulation
from reader.storage import history
from tests.fakes.returns import DAY, HOUR, Past, at_returns, lived
from tests.fakes.world import World


def of_another(past: Past) -> list[Presence]:
    """Somebody else's, who comes and goes four hours earlier."""
    return [replace(each, began_at=each.began_at - 4 * HOUR, ended_at=each.ended_at - 4 * HOUR) for each in past.presences()]


@dataclass
class Fortnight:
    """What follows the past: days on which the user comes back, leaves and visits as before."""

    simulation: Simulation
    world: World
    noted: list[object]

    def run(self, days: int, *, is_sent: bool, shift: float = 0.0) -> None:
        start = (self.simulation.now // DAY + 1) * DAY
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
    ("known", "days", "shift", "is_off"),
    [
        pytest.param(lambda past: [], 6, 0.0, False, id="none known yet", marks=pytest.mark.long),
        pytest.param(lambda past: past.presences()[-12:], 4, 0.0, False, id="six days", marks=pytest.mark.long),
        pytest.param(lambda past: past.presences()[::3][:13], 4, 0.0, False, id="too few returns"),
        pytest.param(of_another, 14, -4.0 * HOUR, False, id="somebody else's"),
        pytest.param(Past.presences, 4, 0.0, True, id="switched off"),
        pytest.param(Past.presences, 14, 0.0, True, id="switched off for a fortnight", marks=pytest.mark.long),
    ],
)
def test_where_presences_are_not_to_be_used_every_plan_is_as_without_them(
    tmp_path: Path, known: Callable[[Past], list[Presence]], days: int, shift: float, *, is_off: bool
) -> None:
    past = Past()
    without = fortnight(tmp_path / "without", past, [], is_sent=False, days=days, shift=shift)
    with_them = fortnight(tmp_path / "with", past, known(past), is_sent=True, days=days, shift=shift, is_off=is_off)
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


def test_visits_outside_of_presences_turn_it_off_until_others_have_taken_their_place(tmp_path: Path) -> None:
    """Two computers, or a return that is never noticed: of the last thirty visits seven and more were made by nobody."""
    simulation, world = lived(tmp_path, Past())
    made = Fortnight(simulation, world, [])
    found: list[int] = []
    for days, shift in ((2, 0.0), (4, -4.0 * HOUR), (5, -4.0 * HOUR), (11, 0.0), (4, 0.0)):
        made.run(days, is_sent=True, shift=shift)
        found.append(len(at_returns(simulation)))
    assert 0 < found[0] < found[1]
    assert found[1] == found[2] == found[3]
    assert found[4] > found[3]
