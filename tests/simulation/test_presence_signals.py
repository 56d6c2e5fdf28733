"""What signals of a desktop may do: bursts, films, jigglers, sleeps, clocks that are set, starts without knowledge."""

from pathlib import Path

import numpy as np
import pytest

from reader.domain.commands import RecordLeaving, RecordReturn, SetPreference
from reader.domain.errors import ProblemKind
from reader.domain.preferences import Value
from reader.domain.visits import Signal
from reader.engine.messages import ClockJumped
from reader.lab.simulation import Simulation
from reader.learning.access import merged_presences
from tests.fakes.returns import DAY, HOUR, MIDNIGHT, MINUTE, Past, at_returns, come_back, leave, lived, times_of, visit
from tests.fakes.world import World, simulate


def test_a_burst_of_signals_is_one_return(tmp_path: Path) -> None:
    simulation, _ = lived(tmp_path, Past())
    began = int(simulation.now)
    for signal in (Signal.WAKE, Signal.UNLOCK, Signal.SCREEN_SAVER, Signal.SESSION, Signal.INPUT):
        come_back(simulation, signal=signal, away_seconds=DAY)
        simulation.run_until(simulation.now + 4)
    first = len(at_returns(simulation))
    assert first
    assert times_of(simulation) == [(began, began)]
    leave(simulation)
    simulation.run_until(simulation.now + MINUTE)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(simulation.now + MINUTE)
    assert len(at_returns(simulation)) == first
    assert len(times_of(simulation)) == 1, "an absence of a minute is none, whatever the signal says"


@pytest.mark.parametrize("away", [899, 900])
def test_an_absence_of_less_than_a_quarter_of_an_hour_is_none(tmp_path: Path, away: int) -> None:
    simulation, _ = lived(tmp_path, Past(), hour=10)
    began = int(simulation.now)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(began + HOUR)
    first = len(at_returns(simulation))
    leave(simulation)
    simulation.run_until(simulation.now + away)
    again = int(simulation.now)
    come_back(simulation, away_seconds=away)
    simulation.run_until(simulation.now + 1)
    assert times_of(simulation) == ([(began, again)] if away < 900 else [(began, began + HOUR), (again, again)])
    assert simulation.core.state.returns.decided_at == (again if away >= 900 else began)
    assert len(at_returns(simulation)) >= first


def test_a_leaving_that_was_missed_is_known_by_the_next_return(tmp_path: Path) -> None:
    simulation, _ = lived(tmp_path, Past(), hour=8)
    began = int(simulation.now)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(began + 4 * HOUR)
    come_back(simulation, away_seconds=2 * HOUR)
    assert times_of(simulation) == [(began, began + 2 * HOUR), (began + 4 * HOUR, began + 4 * HOUR)]
    assert simulation.core.state.returns.decided_at == simulation.now


def test_a_film_costs_one_decision(tmp_path: Path) -> None:
    """Nothing is pressed for two hours: away since the last key, though somebody is here."""
    simulation, _ = lived(tmp_path, Past(), hour=11)
    began = int(simulation.now)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(began + 15 * MINUTE)
    simulation.send(RecordLeaving(began + 60))
    simulation.run_until(began + 2 * HOUR)
    come_back(simulation, signal=Signal.INPUT, away_seconds=2 * HOUR - 60)
    assert times_of(simulation) == [(began, began + 60), (began + 2 * HOUR, began + 2 * HOUR)]
    assert simulation.core.state.returns.decided_at == simulation.now


def test_a_leaving_noticed_late_ends_the_presence_when_it_was_but_not_before_a_visit(tmp_path: Path) -> None:
    simulation, _ = lived(tmp_path, Past(), hour=8)
    began = int(simulation.now)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(began + HOUR)
    visit(simulation)
    simulation.run_until(began + HOUR + 15 * MINUTE)
    simulation.send(RecordLeaving(began + HOUR - 60))
    assert times_of(simulation) == [(began, began + HOUR)]


def test_who_never_leaves_is_here_and_nothing_follows(tmp_path: Path) -> None:
    """A jiggler: one return, then never again; that he is here is kept a few times an hour."""
    simulation, _ = lived(tmp_path, Past(), hour=8)
    began = int(simulation.now)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(began + 60)
    first = len(at_returns(simulation))
    for minutes in range(10, 600, 10):
        simulation.run_until(began + minutes * MINUTE)
        ((_, ended),) = times_of(simulation)
        assert 0 <= simulation.now - ended <= 15 * MINUTE
    assert len(at_returns(simulation)) == first


def test_nobody_here_wakes_the_engine_no_more_often(tmp_path: Path) -> None:
    wakes = []
    for name, is_here in (("away", False), ("here", True)):
        folder = tmp_path / name
        folder.mkdir()
        simulation, _ = lived(folder, Past(), hour=8)
        come_back(simulation)
        if not is_here:
            leave(simulation)
        wakes.append(simulation.core.next_wake(simulation.now))
    assert wakes[0] == wakes[1]


def test_a_start_is_a_return_after_what_the_last_run_knew_and_waits_for_an_answer(tmp_path: Path) -> None:
    simulation, _ = lived(tmp_path, Past())
    come_back(simulation, signal=Signal.START)
    assert len(at_returns(simulation)) > 3
    assert times_of(simulation)[-1] == (int(simulation.now), int(simulation.now))


def test_a_return_before_the_day_is_planned_is_decided_on_once_it_is(tmp_path: Path) -> None:
    simulation, _ = lived(tmp_path, Past())
    state = simulation.core.state
    state.replan()
    assert state.planner.returned(state.feeds, now=simulation.now) == ()
    simulation.core.handle(RecordReturn(int(simulation.now), 0, Signal.START), simulation.now)
    assert state.returns.waiting_since == simulation.now
    simulation.run_until(simulation.now + 5)
    assert len(at_returns(simulation)) > 3
    assert state.returns.waiting_since is None


def test_a_start_without_any_knowledge_is_stored_and_fetches_nothing(tmp_path: Path) -> None:
    simulation, world = lived(tmp_path, Past(days=0))
    come_back(simulation, signal=Signal.START)
    assert times_of(simulation) == [(int(simulation.now), int(simulation.now))]
    assert world.log == []
    assert simulation.core.state.returns.waiting_since is None


def test_a_presence_that_was_open_when_the_program_was_killed_ended_when_it_was_last_known(tmp_path: Path) -> None:
    simulation, _ = lived(tmp_path, Past(), hour=9)
    began = int(simulation.now)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(began + HOUR)
    ((_, ended),) = times_of(simulation)
    assert began + 45 * MINUTE <= ended <= began + HOUR
    simulation.core.close()
    again = simulate(tmp_path, World({}), now=began + 10 * HOUR)
    assert again.core.state.memory.is_here is None
    again.run_until(again.now + HOUR)
    assert times_of(again) == [(began, ended)]
    again.send(RecordReturn(int(again.now), 0, Signal.START))
    assert times_of(again) == [(began, ended), (int(again.now), int(again.now))]


def sleep(simulation: Simulation, seconds: float) -> None:
    """Nothing runs, and the clock goes on."""
    simulation.now += seconds


@pytest.mark.parametrize("signal", [Signal.WAKE, Signal.UNLOCK])
def test_after_a_sleep_one_feed_finds_out_first_whether_the_network_is_there(tmp_path: Path, signal: Signal) -> None:
    simulation, world = lived(tmp_path, Past(), hour=1)
    leave(simulation)
    sleep(simulation, 10 * HOUR)
    started: list[set[object]] = []
    world.before_answer = lambda _: started.append(set(simulation.core.state.flights))
    come_back(simulation, signal=signal, away_seconds=10 * HOUR)
    simulation.run_until(simulation.now + 30)
    assert len(at_returns(simulation)) > 3
    assert len(started[0]) == 1
    assert simulation.core.state.returns.waiting_since is None


@pytest.mark.parametrize(("minutes", "is_soon"), [(0.3, True), (1.9, True), (3, True), (7, False)])
def test_after_a_sleep_the_decision_waits_for_the_network_for_a_few_minutes(
    tmp_path: Path, minutes: float, *, is_soon: bool
) -> None:
    simulation, world = lived(tmp_path, Past(), hour=1)
    leave(simulation)
    sleep(simulation, 10 * HOUR)
    for page in world.pages.values():
        page.problem = ProblemKind.NO_NETWORK
    back = simulation.now
    come_back(simulation, signal=Signal.WAKE, away_seconds=10 * HOUR)
    simulation.run_until(back + minutes * MINUTE)
    assert simulation.core.state.outage.problem is not None
    before = len(at_returns(simulation))
    assert before <= 3
    for page in world.pages.values():
        page.problem = None
    simulation.run_until(back + 15 * MINUTE - 1)
    assert (len(at_returns(simulation)) > before) == is_soon


def test_a_presence_does_not_reach_through_a_sleep_or_a_clock_that_was_set(tmp_path: Path) -> None:
    for name, seconds in (("forth", 10 * HOUR), ("back", -10 * HOUR)):
        folder = tmp_path / name
        folder.mkdir()
        simulation, _ = lived(folder, Past(), hour=12)
        began = int(simulation.now)
        come_back(simulation, away_seconds=DAY)
        simulation.run_until(began + HOUR)
        (before,) = times_of(simulation)
        simulation.now += seconds
        simulation.send(ClockJumped(seconds))
        simulation.run_until(simulation.now + 2 * HOUR)
        visit(simulation)
        leave(simulation)
        assert times_of(simulation) == [before]
        assert simulation.core.state.memory.is_here is None


def test_a_visit_while_nobody_is_said_to_be_here_puts_the_presences_aside_until_the_next_return(tmp_path: Path) -> None:
    simulation, _ = lived(tmp_path, Past(), hour=8)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(simulation.now + HOUR)
    leave(simulation)
    assert simulation.core.state.memory.is_here is False
    simulation.run_until(simulation.now + HOUR)
    visit(simulation)
    assert simulation.core.state.memory.is_here is None
    leave(simulation)
    assert simulation.core.state.memory.is_here is None
    come_back(simulation)
    assert simulation.core.state.memory.is_here is True


def test_a_visit_a_moment_before_its_return_was_made_by_who_came_back(tmp_path: Path) -> None:
    simulation, _ = lived(tmp_path, Past(), hour=8)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(simulation.now + HOUR)
    leave(simulation)
    simulation.run_until(simulation.now + HOUR)
    visit(simulation)
    simulation.run_until(simulation.now + 5)
    come_back(simulation)
    began, ended = simulation.core.state.memory.presence_bounds(simulation.now)
    assert merged_presences(began, ended, simulation.now).hold(np.array([simulation.now - 5])).all()


@pytest.mark.parametrize(
    ("key", "value"), [("habits.presence", False), ("habits.record", False), ("habits.pause_until", MIDNIGHT + 2 * DAY)]
)
@pytest.mark.parametrize("is_here", [True, False])
def test_where_it_is_not_to_be_noticed_any_more_nothing_is_known_of_who_is_here(
    tmp_path: Path, key: str, value: Value, *, is_here: bool
) -> None:
    simulation, _ = lived(tmp_path, Past(), hour=8)
    state = simulation.core.state
    come_back(simulation, away_seconds=DAY)
    if not is_here:
        leave(simulation)
    assert state.memory.is_here is is_here
    state.returns.waiting_since = simulation.now
    simulation.core.handle(SetPreference(key, value), simulation.now)
    assert state.memory.is_here is None
    assert state.returns.waiting_since is None
    simulation.run_until(simulation.now + HOUR)
    assert [began == ended for began, ended in times_of(simulation)] == [True], "nothing is kept any longer"
