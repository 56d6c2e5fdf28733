"""Shipped policies by name. Those of the literature are in `lab.policies.table`; app passes them in. Pure."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.preferences import Preferences
from reader.domain.schedule import Plan, Rule
from reader.domain.value_classes import dataclass
from reader.engine.planning.ceilings import CeilingPlanner
from reader.engine.planning.limits import chance_of, within_limits
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News, Planner
from reader.engine.planning.price_planner import PricePlanner
from reader.engine.planning.timers import FixedTimer, RatePlanner
from reader.engine.planning.vacation import LONGEST_SECONDS, VacationPlanner


@dataclass(frozen=True, slots=True)
class ThrottlingPlanner:
    """Extends every wait of `inner` as `share` falls below 1, up to `ceiling_seconds`; never shortens it."""

    inner: Planner
    share: float
    ceiling_seconds: int
    seed: int = 0

    def plan(self, feed: Feed, news: News, *, now: float) -> Plan:
        return self._later(feed, self.inner.plan(feed, news, now=now), now)

    def on_access(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        return self.inner.on_access(feeds, now=now)

    def returned(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        return self.inner.returned(feeds, now=now)

    def review_at(self) -> float:
        return self.inner.review_at()

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        plans = self.inner.review(feeds, now=now)
        return {feed_id: self._later(feeds[feed_id], plan, now) for feed_id, plan in plans.items()}

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        return self.inner.spread(overdue, now=now)

    def requested(self, feed_id: FeedId, rule: Rule, *, now: float) -> None:
        self.inner.requested(feed_id, rule, now=now)

    def memo(self) -> Mapping[str, float]:
        return self.inner.memo()

    def _later(self, feed: Feed, plan: Plan, now: float) -> Plan:
        if plan.next_at is None:
            return plan
        longer = min((plan.next_at - now) / self.share, float(self.ceiling_seconds))
        later = replace(plan, next_at=max(plan.next_at, int(now + longer)))
        return within_limits(feed, later, chance_of(self.seed, feed.feed_id), floor_at=plan.next_at)


OPEN_SHARE = 0.6
"""Largest share of the budget spent when the user opens the window."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Common parameters of policies: requests per feed and day, shortest and longest interval in seconds, the installation's
    seed. `is_guarded`: presences are used only while visits fall into them.
    """

    budget_per_feed: float
    floor_seconds: int
    ceiling_seconds: int
    seed: int = 0
    is_guarded: bool = True


@dataclass(frozen=True, slots=True)
class Policy:
    """Row of a policy table: its factory, whether it uses accesses, whether it keeps a budget."""

    make: Callable[[Memory, Settings], Planner]
    uses_habits: bool = False
    has_budget: bool = True


def _timer(name: str, per_day: float, settings: Settings) -> FixedTimer:
    interval = max(min(DAY_SECONDS / per_day, settings.ceiling_seconds), settings.floor_seconds)
    return FixedTimer(name, interval, settings.seed, settings.floor_seconds)


def _price(open_share: float, memory: Memory, settings: Settings) -> PricePlanner:
    return PricePlanner(
        memory,
        budget_per_feed=settings.budget_per_feed,
        open_share=open_share,
        floor_seconds=settings.floor_seconds,
        ceiling_seconds=settings.ceiling_seconds,
        seed=settings.seed,
        is_guarded=settings.is_guarded,
    )


POLICIES: Mapping[str, Policy] = {
    "uniform": Policy(lambda _, settings: _timer("uniform", settings.budget_per_feed, settings)),
    "hourly": Policy(lambda _, settings: _timer("hourly", 24, settings), has_budget=False),
    "price": Policy(partial(_price, 0.0), uses_habits=True),
    "price-open": Policy(partial(_price, OPEN_SHARE), uses_habits=True),
    "rate": Policy(
        lambda memory, settings: RatePlanner(memory, settings.floor_seconds, settings.ceiling_seconds, settings.seed),
        has_budget=False,
    ),
}


def make_planner(
    preferences: Preferences,
    memory: Memory,
    seed: int,
    share: float = 1.0,
    policies: Mapping[str, Policy] = POLICIES,
) -> Planner:
    """Return the planner of the preferences; one without habits if those are not to be learned. `share` is the fraction of usual
    requests; each feed is still retrieved within the longest interval. During a vacation the vacation planner decides instead.
    """
    floor = preferences.fetch_floor_minutes * 60
    ceiling = max(floor, preferences.fetch_ceiling_minutes * 60)
    budget = preferences.fetch_budget
    settings = Settings(max(budget * share, min(budget, DAY_SECONDS / ceiling)), floor, ceiling, seed)
    name = preferences.fetch_policy
    policy = policies[name]
    if policy.uses_habits and not preferences.habits_record:
        policy = POLICIES["rate"]
    made = policy.make(memory, settings)
    if memory.away_until:
        return VacationPlanner(made, memory, floor, max(LONGEST_SECONDS, ceiling), seed)
    if share < 1:
        return made if policy.has_budget else ThrottlingPlanner(made, share, ceiling, seed)
    return CeilingPlanner(made, floor, seed)
