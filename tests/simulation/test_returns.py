"""The user comes back to the computer: what is fetched, shown, and the same as without presences."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest

from reader.domain.commands import (
    Command,
    PauseFeeds,
    PauseRetrievals,
    RecordAccess,
    RecordLeaving,
    RecordReturn,
    ReportConditions,
    RetrieveNow,
    SetPreference,
    SetVacation,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.feed import PublisherHints, Rule
from reader.domain.reasons import ReasonKind
from reader.domain.retrieval import AccessRecord, Outcome
from reader.domain.visits import LEAST_ABSENCE_SECONDS, Presence, Signal
from reader.engine.core import LONGEST_SLEEP_SECONDS
from reader.engine.visits import KEPT_EVERY_SECONDS
from reader.lab.simulation import Simulation
from reader.reports.rhythm import ReturnStory, load_return, load_rhythm_day
from reader.reports.rhythm_accesses import Stay
from reader.reports.scorecard import make_scorecard
from reader.storage import history
from tests.fakes.returns import DAY, HOUR, MIDNIGHT, MINUTE, NUMBER, Past, at_returns, come_back, leave, lived, visit
from tests.fakes.world import World


def test_a_return_fetches_at_once_what_most_likely_waits(tmp_path: Path) -> None:
    simulation, world = lived(tmp_path, Past())
    come_back(simulation, away_seconds=15 * HOUR)
    simulation.run_until(simulation.now + 2)
    lines = at_returns(simulation)
    assert len(lines) == len(world.log) > 0
    for line in lines:
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


def stays(simulation: Simulation) -> tuple[Stay, ...]:
    state = simulation.core.state
    found = load_rhythm_day(state.connection, now=int(simulation.now), utc_offset=lambda _: 0).stays
    assert found is not None
    return found


def story(simulation: Simulation) -> ReturnStory:
    return load_return(simulation.core.state.connection, stays(simulation)[-1], now=int(simulation.now))


def test_the_card_of_a_return_counts_what_the_engine_fetched(tmp_path: Path) -> None:
    simulation, world = lived(tmp_path, Past())
    come_back(simulation, away_seconds=15 * HOUR)
    came_at = int(simulation.now)
    simulation.run_until(came_at + 30)
    lines = at_returns(simulation)
    assert len(lines) == len(world.log) > 0
    good = [line for line in lines if line.outcome not in {Outcome.FAILED, Outcome.REFUSED, Outcome.NO_NETWORK}]
    found = story(simulation)
    assert (found.refreshed, found.failed) == (len({line.feed_id for line in good}), 0)
    assert found.new_entries == sum(line.new_entries for line in lines)
    assert found.ready_seconds == max(line.finished_at for line in lines) - came_at
    # a visit soon after it is counted by the card and by the scorecard
    before = found.visits, found.soon
    visit(simulation)
    after = story(simulation)
    assert (after.visits - before[0], after.soon - before[1]) == (1, 1)
    returns = make_scorecard(simulation.core.state.connection, days=14, now=int(simulation.now)).returns
    assert (returns.visits, returns.within_minute) == (after.visits, after.soon)


def test_who_stays_is_here_until_now_and_who_left_is_not(tmp_path: Path) -> None:
    assert KEPT_EVERY_SECONDS + LONGEST_SLEEP_SECONDS <= LEAST_ABSENCE_SECONDS
    simulation, _ = lived(tmp_path, Past())
    come_back(simulation, away_seconds=15 * HOUR)
    came_at = int(simulation.now)
    for minutes in (1, 16, 47, 90):
        simulation.run_until(came_at + minutes * MINUTE)
        last = stays(simulation)[-1]
        assert (last.begins_at, last.ends_at, last.is_open) == (came_at, int(simulation.now), True)
    leave(simulation)
    left_at = int(simulation.now)
    simulation.run_until(left_at + LEAST_ABSENCE_SECONDS + 1)
    last = stays(simulation)[-1]
    assert (last.begins_at, last.ends_at, last.is_open) == (came_at, left_at, False)
    # the next return says how long it was
    simulation.run_until(left_at + 57 * MINUTE)
    come_back(simulation)
    last = stays(simulation)[-1]
    assert (last.is_return, last.away_seconds) == (True, 57 * MINUTE)
    # an absence that is none begins no other stay
    simulation.run_until(simulation.now + HOUR)
    leave(simulation)
    simulation.run_until(simulation.now + 5 * MINUTE)
    come_back(simulation)
    assert stays(simulation)[-1].begins_at == last.begins_at


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
