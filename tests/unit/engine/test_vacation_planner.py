import numpy as np
import pytest

from reader.domain.feed import Feed, Rule
from reader.domain.ids import FeedId
from reader.domain.preferences import Preferences
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import NEVER, News
from reader.engine.planning.policies import LONGEST_SECONDS, PREPARED_SECONDS, VacationPlanner, make_planner

MIDNIGHT = 1_767_571_200
DAY, HOUR = 86_400, 3600
BACK_AT = MIDNIGHT + 10 * DAY
NEWS = News(has_succeeded=True)


def planner(*per_day: float, **values: object) -> VacationPlanner:
    """Feeds from 1 on that post evenly."""
    posted = {
        FeedId(number): np.arange(MIDNIGHT - 20 * DAY, MIDNIGHT, DAY / rate).tolist()
        for number, rate in enumerate(per_day, start=1)
    }
    memory = Memory(lambda at: 0, posted=posted, away_until=BACK_AT)
    preferences = Preferences({"fetch.policy": "rate", **values})
    made = make_planner(preferences, memory, seed=3)
    assert isinstance(made, VacationPlanner)
    return made


def feed(number: int = 1, *, window: int = 20, seen_at: int = MIDNIGHT, tried_at: int | None = None) -> Feed:
    return Feed(
        FeedId(number),
        f"https://site.test/{number}",
        added_at=MIDNIGHT - 20 * DAY,
        retrieved_at=seen_at if tried_at is None else tried_at,
        succeeded_at=seen_at,
        window=tuple(map(str, range(window))),
    )


@pytest.mark.parametrize("policy", ["price-open", "hourly", "rate"])
def test_whatever_the_policy_a_feed_waits_until_its_list_is_in_danger(policy: str) -> None:
    plan = planner(12.0, **{"fetch.policy": policy}).plan(feed(), NEWS, now=MIDNIGHT)
    assert plan.rule is Rule.OVERFLOW
    # six or seven of twenty may be expected: at twelve a day in half a day
    assert plan.next_at is not None
    assert 0.4 * DAY < plan.next_at - MIDNIGHT < 0.65 * DAY
    assert plan.expected.access_at == BACK_AT


def test_what_fills_its_list_slowly_is_checked_every_three_days() -> None:
    for shown in (feed(), feed(window=0)):
        plan = planner(0.5).plan(shown, NEWS, now=MIDNIGHT)
        assert plan.rule is Rule.FLOOR
        assert plan.next_at is not None
        assert 0.9 * LONGEST_SECONDS <= plan.next_at - MIDNIGHT <= LONGEST_SECONDS


def test_a_burst_is_followed_until_it_ends() -> None:
    made = planner(1.0)
    made.memory.remember_postings(FeedId(1), [MIDNIGHT - 60.0 * minute for minute in range(40, 0, -1)])
    waits = []
    seen_at = MIDNIGHT
    for _ in range(4):
        plan = made.plan(feed(seen_at=seen_at), NEWS, now=seen_at)
        assert plan.rule is Rule.OVERFLOW
        waits.append((plan.next_at or 0) - seen_at)
        seen_at = plan.next_at or 0
    # the shortest interval, then as long again as half a list took to come
    assert waits[0] == Preferences.fetch_floor_minutes.default * 60
    assert waits[1] < waits[2] < waits[3] < 6 * HOUR


@pytest.mark.parametrize("came", [9, 10, 11])
def test_half_a_list_at_once_is_a_burst_and_less_is_none(came: int) -> None:
    """Of a list of twenty; then as long again as the last ten took, else the usual days."""
    made = planner()
    made.memory.remember_postings(FeedId(1), [MIDNIGHT - 240.0 * number for number in range(came, 0, -1)])
    plan = made.plan(feed(window=20), NEWS, now=MIDNIGHT)
    if came < 10:
        assert plan.rule is Rule.FLOOR
        assert (plan.next_at or 0) - MIDNIGHT > 2 * DAY
    else:
        assert (plan.rule, plan.next_at) == (Rule.OVERFLOW, MIDNIGHT + 2400)


@pytest.mark.parametrize("window", [1, 2, 3])
def test_of_the_shortest_lists_one_posting_is_a_burst(window: int) -> None:
    made = planner()
    made.memory.remember_postings(FeedId(1), [MIDNIGHT - 2400.0])
    plan = made.plan(feed(window=window), NEWS, now=MIDNIGHT)
    assert (plan.rule, plan.next_at) == (Rule.OVERFLOW, MIDNIGHT + 2400)


def test_all_are_retrieved_in_the_last_hour_and_then_kept_fresh() -> None:
    made = planner(4.0, 4.0)
    times = [made.plan(feed(number, seen_at=BACK_AT - DAY), NEWS, now=BACK_AT - DAY).next_at or 0 for number in (1, 2)]
    assert all(BACK_AT - PREPARED_SECONDS <= at < BACK_AT for at in times)
    assert times[0] != times[1]
    again = made.plan(feed(seen_at=times[0]), NEWS, now=times[0])
    assert again.next_at is not None
    # 0.15 postings at four a day, more or less by the hour
    assert 0.5 * HOUR < again.next_at - times[0] < 2 * HOUR
    assert again.rule is Rule.SCHEDULED
    late = made.plan(feed(seen_at=BACK_AT + HOUR), NEWS, now=BACK_AT + HOUR)
    assert (again.expected.access_at, late.expected.access_at) == (BACK_AT if again.next_at <= BACK_AT else None, None)


def test_the_limits_of_servers_and_the_shortest_interval_hold() -> None:
    full = feed(window=2, seen_at=MIDNIGHT - DAY, tried_at=MIDNIGHT)
    plan = planner(24.0).plan(full, News(has_succeeded=False), now=MIDNIGHT)
    assert plan.next_at == MIDNIGHT + Preferences.fetch_floor_minutes.default * 60
    asked = Feed(FeedId(1), "https://site.test/1", not_before_at=MIDNIGHT + 5 * HOUR, succeeded_at=MIDNIGHT, window=("a", "b"))
    assert planner(24.0).plan(asked, NEWS, now=MIDNIGHT).next_at == MIDNIGHT + 5 * HOUR


def test_when_it_begins_every_feed_is_planned_again_some_at_a_time() -> None:
    made = planner(*[1.0] * 120)
    feeds = {FeedId(number): feed(number) for number in range(1, 121)}
    reviewed: dict[FeedId, object] = {}
    rounds = 0
    while made.review_at() != NEVER:
        reviewed |= made.review(feeds, now=MIDNIGHT)
        rounds += 1
    assert (len(reviewed), rounds) == (120, 5)
    assert made.on_access(feeds, now=MIDNIGHT) == ()
    assert made.memo() == made.usual.memo()
