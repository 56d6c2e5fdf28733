"""When the user is expected: from what is learned of him, corrected by the last hours."""

import numpy as np
import pytest

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord
from reader.engine.planning.day import AccessForecast, DayPlan, DayPlanner, PriceSearch
from reader.engine.planning.memory import Memory
from reader.learning.price import LEADS

MIDNIGHT = 1_767_571_200
DAY, HOUR = 86_400, 3600


def a_memory(*hours: float, days: int = 28, utc_offset: int = 0) -> Memory:
    """Looks at these UTC hours of every day before MIDNIGHT."""
    accesses = [
        AccessRecord(int(MIDNIGHT - day * DAY + hour * HOUR), utc_offset, "window")
        for day in range(1, days + 1)
        for hour in hours
    ]
    return Memory(lambda at: utc_offset, accesses=accesses)


def planned(memory: Memory, now: float) -> DayPlan:
    feed = Feed(FeedId(1), "https://site.test/", added_at=MIDNIGHT - 30 * DAY, succeeded_at=int(now), retrieved_at=int(now))
    maker = DayPlanner(memory, [feed], PriceSearch(4.0, 1.0), None, 0.0)
    for _ in maker.steps(now):
        pass
    assert maker.result is not None
    return maker.result


def test_accesses_ahead_rise_with_the_lead() -> None:
    memory = a_memory(8, 20)
    ahead = AccessForecast(memory).ahead(planned(memory, MIDNIGHT), MIDNIGHT)
    assert ahead.size == LEADS.size
    assert np.all(np.diff(ahead) > 0)
    assert ahead[-1] == pytest.approx(6, rel=0.3)


def test_the_next_access_is_expected_at_the_usual_hour() -> None:
    memory = a_memory(20)
    at = AccessForecast(memory).next_at(planned(memory, MIDNIGHT), MIDNIGHT)
    assert at is not None
    assert 19 <= (at - MIDNIGHT) / HOUR <= 22.5


def test_a_later_visit_is_that_of_the_next_day() -> None:
    memory = a_memory(20)
    plan = planned(memory, MIDNIGHT)
    at = AccessForecast(memory).next_after(plan, MIDNIGHT + 22 * HOUR)
    assert at is not None
    assert 24 + 18 <= (at - MIDNIGHT) / HOUR <= 24 + 22
    assert AccessForecast(memory).next_after(plan, MIDNIGHT + 30 * DAY) is None


def test_somebody_who_never_comes_is_not_expected_soon() -> None:
    feedless = Memory(lambda at: 0)
    feedless.accesses = []
    plan = planned(feedless, MIDNIGHT)
    at = AccessForecast(feedless).next_at(plan, MIDNIGHT)
    assert at is None or at > MIDNIGHT + 6 * HOUR


def test_habits_are_those_of_the_local_clock() -> None:
    memory = a_memory(11, utc_offset=9 * HOUR)
    memory.utc_offset = lambda at: 0
    at = AccessForecast(memory).next_at(planned(memory, MIDNIGHT), MIDNIGHT)
    # eleven in Greenwich was eight in the evening, and is so no more
    assert at is not None
    assert 19 <= (at - MIDNIGHT) / HOUR <= 22.5


def test_it_is_worked_out_again_for_another_slot_another_plan_and_another_access() -> None:
    memory = a_memory(8, 20)
    plan = planned(memory, MIDNIGHT)
    access_forecast = AccessForecast(memory)
    first = access_forecast.ahead(plan, MIDNIGHT + 60)
    assert access_forecast.ahead(plan, MIDNIGHT + 120) is first
    assert access_forecast.ahead(plan, MIDNIGHT + 1000) is not first
    again = access_forecast.ahead(plan, MIDNIGHT + 1000)
    memory.remember_access(AccessRecord(MIDNIGHT + 950, 0, "window"))
    after_an_access = access_forecast.ahead(plan, MIDNIGHT + 1000)
    assert after_an_access is not again
    assert access_forecast.ahead(planned(memory, MIDNIGHT), MIDNIGHT + 1000) is not after_an_access


def test_a_clock_that_went_back_behind_the_plan() -> None:
    memory = a_memory(8, 20)
    assert np.all(np.isfinite(AccessForecast(memory).ahead(planned(memory, MIDNIGHT), MIDNIGHT - 40 * DAY)))
