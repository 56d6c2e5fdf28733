"""The user comes back to the computer: what is fetched at that moment, and what stands against it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from reader.domain.commands import (
    Command,
    PauseFeeds,
    PauseRetrievals,
    ReportConditions,
    RetrieveNow,
    SetPreference,
    SetVacation,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import PublisherHints, Rule
from reader.domain.reasons import ReasonKind
from reader.lab.simulation import Simulation
from tests.fakes.returns import DAY, HOUR, MIDNIGHT, MINUTE, NUMBER, Past, at_returns, come_back, lived
from tests.fakes.world import World


def test_a_return_fetches_at_once_what_most_likely_waits(tmp_path: Path) -> None:
    simulation, world = lived(tmp_path, Past())
    come_back(simulation, away_seconds=15 * HOUR)
    simulation.run_until(simulation.now + 2)
    lines = at_returns(simulation)
    assert len(lines) == len(world.log) > 0
    for line in lines:
        assert line.reason is not None
        assert line.reason.kind is ReasonKind.RETURNED
        assert line.expected.postings > 0
        assert line.expected.saving > 0
        assert line.expected.price > 0
        assert line.expected.access_at > simulation.now


def test_the_decision_does_not_wait_for_the_next_quarter_of_an_hour_nor_for_any_spread(tmp_path: Path) -> None:
    simulation, world = lived(tmp_path, Past(), hour=11.1)
    come_back(simulation, away_seconds=DAY)
    assert {line.at for line in world.log} == {simulation.now}


def test_one_host_is_asked_one_by_one(tmp_path: Path) -> None:
    simulation, world = lived(tmp_path, Past(), hosts=1)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(simulation.now + 30)
    times = [line.at for line in world.log]
    assert len(times) > 3
    assert np.diff(times).min() >= 1


def test_the_most_wanted_come_first(tmp_path: Path) -> None:
    simulation, _ = lived(tmp_path, Past(), hosts=1)
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(simulation.now + 30)
    savings = [line.expected.saving for line in reversed(at_returns(simulation))]
    assert savings == sorted(savings, reverse=True)


def test_a_return_spends_the_budget_and_leaves_something_for_openings(tmp_path: Path) -> None:
    simulation, _ = lived(tmp_path, Past())
    budget = simulation.core.state.planner.inner._days.budget  # type: ignore[attr-defined]
    assert budget.affordable(Rule.SCHEDULED, simulation.now)
    before = budget.balance
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(simulation.now + 1)
    assert budget.balance == pytest.approx(before - len(at_returns(simulation)), abs=0.1)
    for _ in range(budget.affordable(Rule.RETURNED, simulation.now)):
        budget.spend(Rule.RETURNED, simulation.now)
    assert budget.affordable(Rule.ON_OPEN, simulation.now) >= int(0.1 * budget.per_day) > 0


def _limit_feeds(**changes: object) -> Callable[[Simulation, World], None]:
    def apply(simulation: Simulation, _: World) -> None:
        state = simulation.core.state
        for feed in list(state.feeds.values()):
            state.remember(replace(feed, **changes))  # type: ignore[arg-type]

    return apply


def _just_retrieved(simulation: Simulation, world: World) -> None:
    simulation.send(RetrieveNow(()))
    simulation.run_until(simulation.now + 14 * MINUTE)
    world.log.clear()


def _send(*commands: Command) -> Callable[[Simulation, World], None]:
    def apply(simulation: Simulation, _: World) -> None:
        for command in commands:
            simulation.send(command)

    return apply


def _rest(simulation: Simulation, _: World) -> None:
    rest = simulation.core.state.storage_rest
    rest.until = rest.room_at = simulation.now + HOUR


def _cool(simulation: Simulation, world: World) -> None:
    for number in range(NUMBER):
        simulation.core.state.gate.set_cooldown(f"site{number}.test", int(simulation.now) + HOUR)


def _out(simulation: Simulation, world: World) -> None:
    for page in world.pages.values():
        page.problem = ProblemKind.NO_NETWORK
    simulation.core.state.outage.problem = Problem(ProblemKind.NO_NETWORK)
    simulation.core.state.outage.probe_at = simulation.now + HOUR


NOON = MIDNIGHT + 12 * HOUR
LIMITS = {
    "a server that asked for a longer interval": _limit_feeds(not_before_at=NOON),
    "retrieved less than a quarter of an hour ago": _just_retrieved,
    "a host that cools down": _cool,
    "an hour that the publisher closed": _limit_feeds(hints=PublisherHints(skip_hours=frozenset({11}))),
    "quiet hours": _send(SetPreference("fetch.quiet_hours", "10:00-12:00")),
    "a pause": _send(PauseRetrievals(NOON)),
    "no automatic refreshing": _send(SetPreference("fetch.automatic", value=False)),
    "a vacation": _send(SetVacation(MIDNIGHT + 9 * DAY)),
    "an outage": _out,
    "a database that rests": _rest,
    "feeds that are paused": lambda simulation, _: simulation.send(PauseFeeds(tuple(simulation.core.state.feeds))),
    "feeds that are gone": _limit_feeds(is_gone=True),
    "learning that is off": _send(SetPreference("habits.record", value=False)),
    "learning that is paused": _send(SetPreference("habits.pause_until", NOON)),
    "presence that is not noticed": _send(SetPreference("habits.presence", value=False)),
    "another policy": _send(SetPreference("fetch.policy", "rate")),
}


@pytest.mark.parametrize("limit", LIMITS)
def test_every_limit_holds_at_a_return(tmp_path: Path, limit: str) -> None:
    simulation, world = lived(tmp_path, Past())
    LIMITS[limit](simulation, world)
    simulation.run_until(simulation.now + 61)
    world.log.clear()
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(simulation.now + 30)
    assert at_returns(simulation) == []
    assert world.log == []
    assert not simulation.core.state.queue


@pytest.mark.parametrize("floor", [30, 180])
def test_the_shortest_interval_that_the_user_chose_holds_at_a_return(tmp_path: Path, floor: int) -> None:
    simulation, world = lived(tmp_path, Past())
    simulation.send(SetPreference("fetch.floor_minutes", floor))
    simulation.send(RetrieveNow(()))
    simulation.run_until(simulation.now + (floor - 1) * MINUTE)
    tried_at = {line.at for line in world.log}
    world.log.clear()
    come_back(simulation, away_seconds=DAY)
    simulation.run_until(simulation.now + 1)
    assert at_returns(simulation) == []
    assert max(tried_at) + floor * MINUTE > simulation.now


@pytest.mark.parametrize(("is_metered", "is_battery_low"), [(True, False), (False, True)])
def test_on_a_metered_connection_or_a_low_battery_a_return_spends_from_a_smaller_budget(
    tmp_path: Path, *, is_metered: bool, is_battery_low: bool
) -> None:
    found = []
    for name, is_spared in (("usual", False), ("spared", True)):
        folder = tmp_path / name
        folder.mkdir()
        simulation, _ = lived(folder, Past(), hour=10)
        simulation.send(ReportConditions(is_battery_low=is_battery_low and is_spared, is_metered=is_metered and is_spared))
        simulation.run_until(simulation.now + HOUR)
        come_back(simulation, away_seconds=DAY)
        simulation.run_until(simulation.now + 1)
        found.append(len(at_returns(simulation)))
    assert found[1] < found[0]


def test_a_feed_that_is_being_refreshed_is_not_asked_again(tmp_path: Path) -> None:
    simulation, world = lived(tmp_path, Past())
    busy = next(iter(simulation.core.state.feeds))
    simulation.core.state.busy.add(busy)
    come_back(simulation, away_seconds=DAY)
    assert simulation.core.state.feeds[busy].url not in {line.url for line in world.log}
    assert world.log
