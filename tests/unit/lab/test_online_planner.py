from dataclasses import replace

import numpy as np
import pytest

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News, Settings
from reader.lab.policies.adaptive import OnlinePlanner

DAY = 86_400
MIDNIGHT = 1_767_571_200
NOTHING = News(has_succeeded=True)


def planner(posted: dict[FeedId, list[float]], budget: float = 4) -> OnlinePlanner:
    memory = Memory(lambda at: 0, posted=posted)
    return OnlinePlanner(memory, Settings(budget, 900, DAY, 1))


def feed(number: int, window: int = 0) -> Feed:
    return Feed(FeedId(number), "", added_at=MIDNIGHT - 28 * DAY, window=tuple(str(place) for place in range(window)))


def every(seconds: float) -> list[float]:
    return [float(at) for at in np.arange(MIDNIGHT - 28 * DAY, MIDNIGHT, seconds)]


def lived(online: OnlinePlanner, per_day: dict[FeedId, float], days: float, window: int = 0) -> dict[FeedId, list[float]]:
    """Retrievals of feeds that post evenly; a full document shows no more than `window`."""
    seen = {number: float(MIDNIGHT) for number in per_day}
    due = {number: float(online.plan(feed(number, window), NOTHING, now=MIDNIGHT).next_at or 0) for number in per_day}
    made: dict[FeedId, list[float]] = {number: [] for number in per_day}
    while (now := min(due.values())) < MIDNIGHT + days * DAY:
        number = min(due, key=lambda each: due[each])
        count = int(now / DAY * per_day[number]) - int(seen[number] / DAY * per_day[number])
        news = News(has_succeeded=True, posted_at=(now,) * (min(count, window) if window else count))
        due[number] = float(online.plan(feed(number, window), news, now=now).next_at or 0)
        seen[number] = now
        made[number].append(now)
    return made


def test_retrievals_follow_the_rates_within_the_budget() -> None:
    rates = {FeedId(1): 48.0, FeedId(2): 12.0, FeedId(3): 0.1}
    online = planner({number: every(DAY / rate) for number, rate in rates.items()})
    made = lived(online, rates, days=10)
    assert sum(len(times) for times in made.values()) == pytest.approx(4 * 3 * 10, rel=0.15)
    assert len(made[FeedId(1)]) == pytest.approx(4 * len(made[FeedId(2)]), rel=0.25)
    assert 10 <= len(made[FeedId(3)]) <= 11


def test_a_saturated_feed_is_asked_again_before_its_document_can_be_full() -> None:
    online = planner({FeedId(1): every(DAY)})
    assert online.plan(feed(1, window=20), NOTHING, now=MIDNIGHT).next_at is not None
    full = News(has_succeeded=True, posted_at=(MIDNIGHT + 6.0 * 3600,) * 20)
    plan = online.plan(feed(1, window=20), full, now=MIDNIGHT + 6 * 3600)
    assert plan.next_at is not None
    assert plan.next_at <= MIDNIGHT + 9 * 3600
    assert "full of new entries" in str(plan.reason)


def test_a_feed_that_begins_to_post_is_found_out_by_counts_alone() -> None:
    online = planner({FeedId(1): every(DAY), FeedId(2): every(DAY)})
    made = lived(online, {FeedId(1): 30.0, FeedId(2): 1.0}, days=20)
    last = [sum(at >= MIDNIGHT + 10 * DAY for at in made[number]) for number in (FeedId(1), FeedId(2))]
    assert last[0] > 3 * last[1]


def test_failures_and_clocks_that_go_back_teach_nothing() -> None:
    online = planner({FeedId(1): every(DAY / 4)})
    first = online.plan(feed(1), NOTHING, now=MIDNIGHT)
    failed = online.plan(feed(1), News(has_succeeded=False), now=MIDNIGHT)
    back = online.plan(replace(feed(1)), NOTHING, now=MIDNIGHT - 3600)
    assert first == failed
    assert back.next_at is not None
