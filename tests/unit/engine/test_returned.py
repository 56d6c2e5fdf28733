"""What the default policy does with presences: which row of the habit holds, what a return retrieves, and the limits at random."""

import random
from dataclasses import replace

import numpy as np
import pytest

from reader.domain.feed import Feed, PublisherHints, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import ReasonKind
from reader.domain.retrieval import AccessRecord
from reader.domain.visits import Presence, Signal
from reader.engine.planning.day import AccessForecast, DayPlan, DayPlanner, PriceSearch
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Settings
from reader.engine.planning.price_planner import PricePlanner
from reader.learning.day import SLOTS_PER_DAY
from reader.learning.price import LEADS

MIDNIGHT = 1_767_571_200
DAY, HOUR, MINUTE = 86_400, 3600, 60


def here(began: float, ended: float) -> Presence:
    return Presence(int(began), int(ended), 0, Signal.UNLOCK)


def a_memory(*, days: int = 21, visits_after: int = 5 * MINUTE, feeds: int = 1) -> Memory:
    """Here from 8 to 11 and from 14 to 17 h, with a visit at the beginning of both."""
    presences = [
        here(at, at + 3 * HOUR) for day in range(-days, 0) for hour in (8, 14) for at in [MIDNIGHT + day * DAY + hour * HOUR]
    ]
    accesses = [AccessRecord(each.began_at + visits_after, 0, "window") for each in presences]
    posted = {FeedId(number): np.arange(MIDNIGHT - 21 * DAY, MIDNIGHT, HOUR * number).tolist() for number in range(1, feeds + 1)}
    return Memory(lambda _: 0, posted=posted, accesses=accesses, presences=presences)


def a_feed(number: int = 1, **changes: object) -> Feed:
    known = Feed(
        FeedId(number),
        f"https://site{number}.test/",
        added_at=MIDNIGHT - 30 * DAY,
        succeeded_at=MIDNIGHT - 6 * HOUR,
        retrieved_at=MIDNIGHT - 6 * HOUR,
        window=tuple(map(str, range(40))),
    )
    return replace(known, **changes)  # type: ignore[arg-type]


def planned(memory: Memory, now: float = MIDNIGHT) -> DayPlan:
    maker = DayPlanner(memory, [a_feed()], PriceSearch(4.0, 1.0), None, 0.0)
    for _ in maker.steps(now):
        pass
    assert maker.result is not None
    return maker.result


def expected_by(plan: DayPlan, row: int, now: float) -> list[float]:
    assert plan.user.presence_habit is not None
    base = plan.accesses[min(plan.slot_of(now), SLOTS_PER_DAY) :][: LEADS[-1]]
    ahead: list[float] = np.cumsum(plan.user.presence_habit.expected(base, row, now))[LEADS - 1].tolist()
    return ahead


CASES = {
    "just visited": (9, [9 * HOUR - 30], 0),
    "back, visited before": (14 * HOUR / HOUR + 0.2, [13.9 * HOUR], 4),
    "here for an hour, visited an hour ago": (9, [8 * HOUR], 8),
    "here for two hours, visited never today": (10.1, [], 12),
    "away for a quarter of an hour": (11.25, [], 13),
    "away for an hour": (12, [], 14),
    "away since yesterday evening": (4, [], 16),
}


@pytest.mark.parametrize("case", CASES)
def test_the_forecast_is_that_of_the_row_which_holds(case: str) -> None:
    hour, visits, row = CASES[case]
    now = MIDNIGHT + hour * HOUR
    memory = a_memory()
    plan = planned(memory)
    for number, at in ((8, 11), (14, 17)):
        if hour >= number:
            memory.came_back(here(MIDNIGHT + number * HOUR, min(now, MIDNIGHT + at * HOUR)))
            memory.is_here = now <= MIDNIGHT + at * HOUR
    if hour < 8:
        memory.is_here = False
    for seconds in visits:
        memory.remember_access(AccessRecord(int(MIDNIGHT + seconds), 0, "window"))
    assert AccessForecast(memory).ahead(plan, now).tolist() == pytest.approx(expected_by(plan, row, now))


@pytest.mark.parametrize(("away_hours", "row"), [(0.5, 1), (3, 2), (15, 3)])
def test_a_return_has_the_row_of_the_time_away(away_hours: float, row: int) -> None:
    memory = a_memory()
    plan = planned(memory)
    now = MIDNIGHT - 7 * HOUR + away_hours * HOUR
    if now < MIDNIGHT:
        now += DAY
        memory.came_back(here(now - away_hours * HOUR - HOUR, now - away_hours * HOUR))
    memory.came_back(here(now, now))
    forecast = AccessForecast(memory)
    assert forecast.knows_returns(plan, now)
    assert forecast.ahead(plan, now, has_returned=True).tolist() == pytest.approx(expected_by(plan, row, now))


def usual_ahead(memory: Memory, plan: DayPlan, now: float) -> list[float]:
    base = plan.accesses[min(plan.slot_of(now), SLOTS_PER_DAY) :]
    ahead: list[float] = plan.user.accesses_ahead(base, memory.last_access_before(now), now).tolist()
    return ahead


@pytest.mark.parametrize("why", ["too few days", "not known", "visits elsewhere", "no presence", "clock went back", "few visits"])
def test_where_presences_are_not_to_be_used_the_forecast_is_the_usual_one(why: str) -> None:
    memory = a_memory(days=6 if why == "too few days" else 21)
    now = MIDNIGHT + 9.0 * HOUR
    if why == "few visits":
        memory.accesses = memory.accesses[-4:]
    plan = planned(memory)
    memory.came_back(here(MIDNIGHT + 8 * HOUR, now))
    if why == "not known":
        memory.is_here = None
    elif why == "visits elsewhere":
        for day in range(1, 9):
            memory.remember_access(AccessRecord(MIDNIGHT - day * DAY + 20 * HOUR, 0, "window"))
    elif why == "no presence":
        memory.presences = []
    elif why == "clock went back":
        now = MIDNIGHT + 7.0 * HOUR
    forecast = AccessForecast(memory)
    assert forecast.ahead(plan, now).tolist() == usual_ahead(memory, plan, now)
    assert not forecast.knows_returns(plan, now)


def test_it_is_worked_out_again_after_a_return_and_a_leaving() -> None:
    memory = a_memory()
    plan, now = planned(memory), MIDNIGHT + 8 * HOUR + 60
    memory.is_here = False
    forecast = AccessForecast(memory)
    away = forecast.ahead(plan, now)
    memory.came_back(here(now - 30, now - 30))
    back = forecast.ahead(plan, now)
    assert back is not away
    assert forecast.ahead(plan, now) is back
    memory.is_here = False
    assert forecast.ahead(plan, now) is not back


def a_planner(memory: Memory, feeds: dict[FeedId, Feed], now: float) -> PricePlanner:
    made = PricePlanner(memory, Settings(8, 1800, DAY, 3), open_share=0.5)
    made.review(feeds, now=now)
    while made.review_at() <= now:
        made.review(feeds, now=now)
    return made


def test_a_return_after_hours_retrieves_what_a_leaving_would_not() -> None:
    memory = a_memory(feeds=6)
    feeds = {FeedId(number): a_feed(number) for number in range(1, 7)}
    now = MIDNIGHT + 8.1 * HOUR
    planner = a_planner(memory, feeds, now - 300)
    assert planner.returned(feeds, now=now) == ()
    memory.came_back(here(now, now))
    wishes = planner.returned(feeds, now=now)
    assert wishes
    assert all(plan.next_at == int(now) and plan.rule is Rule.RETURNED for _, plan in wishes)
    assert {plan.reason.kind for _, plan in wishes if plan.reason} == {ReasonKind.RETURNED}
    savings = [plan.expected.saving or 0.0 for _, plan in wishes]
    assert savings == sorted(savings, reverse=True)


def test_no_limit_is_broken_at_any_return() -> None:
    """Feeds of any state, returns at any time of day."""
    chance = random.Random(5)
    granted = 0
    for _ in range(25):
        memory = a_memory(feeds=8, visits_after=chance.randrange(0, 3600))
        now = MIDNIGHT + chance.uniform(0.5, 23) * HOUR
        feeds = {}
        for number in range(1, 9):
            hours = [hour for hour in range(24) if chance.random() < 0.2]
            feeds[FeedId(number)] = a_feed(
                number,
                retrieved_at=int(now - chance.uniform(0, 20) * HOUR),
                succeeded_at=int(now - chance.uniform(1, 20) * HOUR),
                not_before_at=int(now + chance.uniform(-10, 1) * HOUR),
                hints=PublisherHints(skip_hours=frozenset(hours)),
            )
        planner = a_planner(memory, feeds, now - 60)
        most = planner._days.budget.affordable(Rule.RETURNED, now)
        memory.came_back(here(now, now))
        wishes = planner.returned(feeds, now=now)
        granted += len(wishes)
        assert len(wishes) <= most
        for feed_id, _plan in wishes:
            assert feeds[feed_id].not_before_at <= now
            assert (feeds[feed_id].retrieved_at or 0) + 1800 <= now
    assert granted > 20
