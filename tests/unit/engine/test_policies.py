from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.preferences import PREFERENCES, Preferences
from reader.domain.retrieval import AccessRecord
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News, Planner, Settings
from reader.engine.planning.policies import OPEN_SHARE, POLICIES, Policy, ThrottlingPlanner, make_planner
from reader.engine.planning.timers import CeilingPlanner, FixedTimer, RatePlanner
from reader.lab.policies import ALL_POLICIES

SETTINGS = Settings(budget_per_feed=4, floor_seconds=1800, ceiling_seconds=86_400, seed=3)


def test_the_preference_offers_exactly_the_policies_there_are() -> None:
    choices = PREFERENCES["fetch.policy"].choices
    assert sorted(choices) == sorted(ALL_POLICIES)


@pytest.mark.parametrize("name", ALL_POLICIES)
def test_every_policy_can_be_chosen(name: str) -> None:
    values = Preferences().with_value("fetch.policy", name)
    planner = make_planner(values, Memory(lambda at: 0), seed=3, policies=ALL_POLICIES)
    assert planner.review_at() >= 0


def test_the_timers_of_the_table_keep_budget_and_floor() -> None:
    def interval(name: str, settings: Settings) -> float:
        timer = POLICIES[name].make(Memory(lambda at: 0), settings)
        assert isinstance(timer, FixedTimer)
        return timer.interval_seconds

    assert interval("uniform", SETTINGS) == 21_600
    assert interval("uniform", Settings(2.5, 1800, 86_400)) == 34_560
    assert interval("hourly", SETTINGS) == 3600
    assert interval("hourly", Settings(4, 7200, 86_400)) == 7200


@pytest.mark.parametrize("name", ALL_POLICIES)
def test_no_feed_waits_longer_than_the_longest_interval(name: str) -> None:
    midnight, ceiling = 1_767_571_200, 6 * 3600
    posted = [float(midnight - day * 86_400 - 9 * 3600) for day in range(28)]
    accesses = [AccessRecord(midnight - day * 86_400 - 4 * 3600, 0, "window") for day in range(28)]
    memory = Memory(lambda at: 0, posted={FeedId(1): posted}, accesses=accesses)
    planner = ALL_POLICIES[name].make(memory, Settings(1, 1800, ceiling, seed=3))
    feed = Feed(FeedId(1), "https://example.org/", added_at=midnight - 28 * 86_400, retrieved_at=midnight, succeeded_at=midnight)
    now = float(midnight)
    for _ in range(12):
        plan = planner.plan(feed, News(has_succeeded=True), now=now)
        plan = planner.review({feed.feed_id: feed.planned(plan)}, now=now).get(feed.feed_id, plan)
        assert plan.next_at is not None
        assert plan.next_at - now <= ceiling + 900
        now = float(plan.next_at)
        feed = replace(feed, retrieved_at=plan.next_at, succeeded_at=plan.next_at)


def test_the_readme_says_what_is_kept_for_openings() -> None:
    readme = " ".join((Path(__file__).parents[3] / "README.md").read_text("utf-8").split())
    assert f"Up to {OPEN_SHARE:.0%} of the budget is kept for the moment you open the window".replace("%", " %") in readme


@pytest.mark.parametrize("name", ["price", "price-open", "user-data"])
def test_without_learning_habits_the_plan_goes_by_rate(name: str) -> None:
    values = Preferences().with_value("fetch.policy", name)
    assert not isinstance(_inner(make_planner(values, Memory(lambda at: 0), 1, policies=ALL_POLICIES)), RatePlanner)
    unlearned = values.with_value("habits.record", value=False)
    assert isinstance(_inner(make_planner(unlearned, Memory(lambda at: 0), 1, policies=ALL_POLICIES)), RatePlanner)


def _inner(made: Planner) -> Planner:
    """What stands behind the intervals that the user chose for single feeds."""
    return made.inner if isinstance(made, CeilingPlanner) else made


@pytest.mark.parametrize(("share", "hours"), [(1.0, 6), (0.5, 12), (0.25, 24), (0.01, 24)])
def test_a_share_of_the_budget_waits_as_much_longer_and_not_beyond_the_longest_interval(share: float, hours: int) -> None:
    values = (
        Preferences()
        .with_value("fetch.policy", "uniform")
        .with_value("fetch.budget", 4)
        .with_value("fetch.ceiling_minutes", 1440)
    )
    made = _inner(make_planner(values, Memory(lambda at: 0), 1, share))
    assert isinstance(made, FixedTimer)
    assert made.interval_seconds == hours * 3600


def test_a_small_budget_is_not_made_more_by_the_longest_interval() -> None:
    values = Preferences().with_value("fetch.budget", 2).with_value("fetch.ceiling_minutes", 60)
    given: list[Settings] = []

    def note(memory: Memory, settings: Settings) -> FixedTimer:
        given.append(settings)
        return FixedTimer("uniform", 3600, settings.seed, settings.floor_seconds)

    floor = values.fetch_floor_minutes * 60
    make_planner(values, Memory(lambda at: 0), 7, 0.5, {values.fetch_policy: Policy(note)})
    assert given == [Settings(2, floor, max(floor, 3600), 7)]


@pytest.mark.parametrize(("share", "is_throttled"), [(1.0, False), (0.99, True)])
def test_only_a_policy_without_a_budget_is_throttled(share: float, *, is_throttled: bool) -> None:
    def made(name: str) -> object:
        return make_planner(Preferences().with_value("fetch.policy", name), Memory(lambda at: 0), 1, share)

    assert isinstance(made("hourly"), ThrottlingPlanner) is is_throttled
    assert not isinstance(made("uniform"), ThrottlingPlanner)


def test_a_step_of_planning_asks_only_feeds_with_a_setting_for_their_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[FeedId] = []
    usual = Feed.longest_seconds.fget
    monkeypatch.setattr(Feed, "longest_seconds", property(lambda feed: (asked.append(feed.feed_id), usual(feed))[1]))
    feeds = {FeedId(number): Feed(FeedId(number), f"https://{number}.test", retrieved_at=1_767_571_200) for number in range(1, 9)}
    feeds[FeedId(3)] = replace(feeds[FeedId(3)], refresh="60")
    planner = CeilingPlanner(FixedTimer(3600.0, 1800), 1800)
    planner.review(feeds, now=1_767_571_200 + 9000)
    assert set(asked) == {FeedId(3)}
