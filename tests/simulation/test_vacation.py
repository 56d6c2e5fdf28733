"""Ten days away, and upkeep, lived through in virtual time: nothing is lost, little is asked, all is tidied at once."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from reader.domain.commands import AddSubscription, RecordAccess, SetPreference, SetVacation
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, EntriesRemoved, VacationChanged
from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.preferences import Preferences
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.engine.messages import BackupFinished, Effect, StartBackup
from reader.engine.planning.policies import LATE_SECONDS, VacationPlanner, make_planner
from reader.lab.replay.cases import Answered, Case, TraceWeb
from reader.lab.simulation import Simulation
from reader.storage import history, statuses
from reader.storage.connection import WriteConnection
from reader.storage.history import VACATION_UNTIL, milestones
from tests.fakes.invented_traces import HABITS, MONDAY, accesses, blog, news
from tests.fakes.odd_runs import Stage, staged
from tests.fakes.world import START, Page, World, published, rss, simulate, vouch
from tests.unit.storage.examples import follow, parsed, store

DAY, HOUR = 86_400, 3600
LEARNT, AWAY, AFTER = 14, 10, 1
DAYS = LEARNT + AWAY + AFTER
LEAVES_AT = MONDAY + LEARNT * DAY
BACK_AT = LEAVES_AT + AWAY * DAY + 6 * HOUR
WINDOW = 20
BUDGET = 4
QUICK, SLOW = 1, 5
"""The feed of six postings a day, and that of one a week."""


def case(seed: int) -> Case:
    """Five feeds, whose user does not look for ten days."""
    chance = np.random.default_rng(seed)
    feeds = [news(chance, DAYS, 6.0), news(chance, DAYS, 12.0), *(blog(chance, DAYS, rate) for rate in (1.0, 0.5, 0.14))]
    seen = accesses(seed, HABITS[seed % len(HABITS)], days=DAYS)
    seen = seen[(seen < LEAVES_AT) | (seen >= BACK_AT)]
    retrieved_at = tuple(LEAVES_AT - HOUR * number for number in range(1, len(feeds) + 1))
    return Case("user", seed, tuple(feeds), seen, retrieved_at, MONDAY, LEAVES_AT, MONDAY + DAYS * DAY)


@contextmanager
def stage(seed: int, policy: str, *, is_reported: bool = True) -> Iterator[Stage[TraceWeb]]:
    """A run that begins with the vacation; without it if the program does not know."""
    with staged(case(seed), TraceWeb, policy=policy, budget=BUDGET, window=WINDOW) as opened:
        state = opened.core.state
        state.preferences = Preferences({"fetch.policy": policy, "fetch.budget": BUDGET, "fetch.floor_minutes": 15})
        state.make_planner = lambda values, memory, share: make_planner(values, memory, 1, share)
        if is_reported:
            opened.send(SetVacation(BACK_AT))
        yield opened


def asked_meanwhile(stage: Stage[TraceWeb]) -> list[Answered]:
    return [each for each in stage.run().requests if LEAVES_AT <= each.at < BACK_AT]


@pytest.mark.parametrize("policy", ["price-open", pytest.param("rate", marks=pytest.mark.long)])
def test_ten_days_away_lose_nothing_and_cost_little(policy: str) -> None:
    with stage(1, policy) as away:
        away.run_until(BACK_AT)
        gone = asked_meanwhile(away)
        assert set(away.rules(LEAVES_AT, BACK_AT)) == {Rule.OVERFLOW, Rule.FLOOR, Rule.SCHEDULED}
        lost = sum(each.first > before.count for before, each in pairs(gone))
        assert isinstance(away.core.state.planner, VacationPlanner)
        away.run_until(away.case.accesses_in_test()[0] + 1)
        assert not isinstance(away.core.state.planner, VacationPlanner)
    assert lost == 0
    assert len(gone) < 0.35 * BUDGET * 5 * AWAY
    by_feed = Counter(each.feed for each in gone)
    assert by_feed[SLOW] <= 5 < by_feed[QUICK]
    assert {each.feed for each in gone if each.at >= BACK_AT - HOUR - 1} == {1, 2, 3, 4, 5}


def test_it_survives_a_restart_and_ends_by_itself(tmp_path: Path) -> None:
    world = World({"https://a.test/feed": Page(rss(*range(5)))})
    simulation = simulate(tmp_path, world)
    simulation.send(AddSubscription("https://a.test/feed"))
    simulation.run_until(START + HOUR)
    simulation.send(SetVacation(int(START) + 2 * DAY))
    assert isinstance(simulation.core.state.planner, VacationPlanner)
    simulation.core.close()
    again = simulate(tmp_path, world, now=START + DAY)
    again.send(SetPreference("fetch.budget", 8))
    assert isinstance(again.core.state.planner, VacationPlanner)
    again.run_until(START + 2 * DAY - 2 * HOUR)
    again.send(RecordAccess(AccessRecord(int(again.now), 0, "window")))
    again.run_until(START + 2 * DAY + LATE_SECONDS - HOUR)
    assert [event.until for event in published(again, VacationChanged)] == [int(START) + 2 * DAY]
    again.run_until(START + 2 * DAY + LATE_SECONDS + HOUR)
    assert published(again, VacationChanged)[-1].until == 0
    assert not isinstance(again.core.state.planner, VacationPlanner)
    assert VACATION_UNTIL not in milestones(again.core.state.connection)


def test_it_ends_when_the_user_says_so_and_cannot_end_in_the_past(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    simulation.send(SetVacation(int(START) - 1))
    simulation.send(SetVacation(int(START) + 400 * DAY))
    assert [event.problem.kind for event in published(simulation, CommandFailed)] == [ProblemKind.BAD_VALUE] * 2
    simulation.send(SetVacation(int(START) + DAY))
    simulation.send(SetVacation(0))
    assert [event.until for event in published(simulation, VacationChanged)] == [int(START) + DAY, 0]
    assert not isinstance(simulation.core.state.planner, VacationPlanner)


def pairs(requests: list[Answered]) -> list[tuple[Answered, Answered]]:
    """Each request with the next one of the same feed."""
    return [pair for feed in range(1, 6) for pair in pairwise(each for each in requests if each.feed == feed)]


@pytest.mark.long
def test_who_comes_back_misses_no_more_than_without() -> None:
    misses = Counter[bool]()
    for seed in range(1, 7):
        for is_reported in (True, False):
            with stage(seed, "price-open", is_reported=is_reported) as run:
                run.run_until(run.case.end)
                measures = run.measures(BUDGET)
                misses[is_reported] += measures.misses
                assert not (is_reported and measures.lost)
    assert misses[True] <= misses[False]


FAILED = Problem(ProblemKind.DISK_FULL, "copy")


def retrieved(connection: WriteConnection, feed_id: FeedId, at: int) -> None:
    record = RetrievalRecord(
        feed_id=feed_id,
        started_at=at,
        finished_at=at,
        rule=Rule.SCHEDULED,
        reason=None,
        outcome=Outcome.NOT_MODIFIED,
        status=304,
        new_entries=0,
        changed_entries=0,
        wire_bytes=0,
        problem=None,
        url="https://a.example/feed",
    )
    history.add_retrieval(connection, record)


def test_all_that_is_old_goes_within_a_minute_however_much_it_is(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    connection, now = simulation.core.state.connection, int(START)
    feed_id = follow(connection, "a")
    old = store(connection, feed_id, *[parsed(f"old {number}") for number in range(1100)], now=now - 400 * DAY)
    statuses.mark_read(connection, old, is_read=True, now=now - 390 * DAY)
    connection.execute("UPDATE feed SET window = json_array('new')")
    for days in (118, 122):
        retrieved(connection, feed_id, now - days * DAY)
    vouch(simulation, START + DAY + 300)
    # the first round of a profile has nothing to judge the clock by
    simulation.run_until(START + DAY + 280)
    assert published(simulation, EntriesRemoved) == []
    simulation.run_until(START + DAY + 360)
    removed = [entry_id for event in published(simulation, EntriesRemoved) for entry_id in event.entry_ids]
    assert sorted(removed) == sorted(old)
    assert len(published(simulation, EntriesRemoved)) > 1, "nothing waits for all of them at once"
    (kept,) = connection.execute("SELECT started_at FROM retrieval").fetchall()
    assert kept == (now - 118 * DAY,)


def backups(simulation: Simulation) -> list[float]:
    """When the core wanted one from now on."""
    found, drain = list[float](), simulation.core.drain_effects

    def noting() -> list[Effect]:
        effects = drain()
        found.extend(simulation.now for effect in effects if isinstance(effect, StartBackup))
        return effects

    simulation.core.drain_effects = noting  # type: ignore[method-assign]
    return found


@pytest.mark.parametrize(("after", "at"), [(0, [301]), (600, [301, 4200])])
def test_a_backup_that_failed_is_tried_again_in_an_hour_or_when_it_is_due(tmp_path: Path, after: int, at: list[int]) -> None:
    """To the minute."""
    simulation = simulate(tmp_path, World())
    follow(simulation.core.state.connection, "a")
    wanted = backups(simulation)
    simulation.run_until(START + after)
    simulation.send(BackupFinished(None, FAILED))
    simulation.run_until(START + 2 * 3600)
    assert [int(moment - START) // 60 for moment in wanted] == [moment // 60 for moment in at]
