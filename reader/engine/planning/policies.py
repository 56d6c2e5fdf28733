"""Shipped policies by name. Those of the literature are in `lab.policies.table`; app passes them in. Pure."""

import math
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from functools import partial

import numpy as np

from reader.domain.feed import Expectation, Feed, Plan, Rule
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.preferences import Preferences
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.value_classes import dataclass
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import NEVER, Planner, RetrievalResult, Settings, chance_of, within_limits
from reader.engine.planning.price_planner import PricePlanner
from reader.engine.planning.timers import CeilingPlanner, FixedTimer, RatePlanner, Wrapper
from reader.learning.overflow import reached_at, safe_interval, safe_postings
from reader.learning.posting_rate import PostingRates, learn_posting_rates, observed_since

LONGEST_SECONDS = 3 * DAY_SECONDS
"""Longest interval of every feed: its learned rate may be wrong."""
PREPARED_SECONDS = 3600
"""In the last hour all feeds are retrieved, and from then on repeatedly, so that the first access finds everything."""
FRESH_POSTINGS = 0.15
"""Postings expected at a feed between two of these retrievals; with more, the first access missed more than without a vacation.
"""
LATE_SECONDS = 6 * 3600
"""Seconds after the announced return at which the usual policy resumes."""
INTERVALS = tuple(hours * 3600.0 for hours in (3, 6, 12, 24, 48, 72, 144))
"""Candidate intervals: the longest in which a feed lost hardly anything so far is used; the last is no bound."""
FEEDS_AT_ONCE = 25
"""Feeds planned per review: each takes one or two milliseconds, and the engine stays responsive."""


@dataclass(slots=True)
class VacationPlanner(Planner):
    """Replaces `usual`, whatever policy that is, while the user is away; independent of accesses. An access neither ends a
    vacation nor retrieves anything: a short visit would otherwise end the protection asked for, and articles can be refreshed
    manually. Requests meanwhile do not count against the usual policy's budget.
    """

    usual: Planner
    memory: Memory
    floor_seconds: int
    longest_seconds: int
    seed: int
    _unplanned: list[FeedId] | None = field(default=None)

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        del result
        return self._plan(feed, now)

    def review_at(self) -> float:
        """Return now until no feed has a plan of the usual policy."""
        return NEVER if self._unplanned == [] else 0.0

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        """Plan some feeds at a time."""
        waiting = list(feeds) if self._unplanned is None else self._unplanned
        chosen, self._unplanned = waiting[:FEEDS_AT_ONCE], waiting[FEEDS_AT_ONCE:]
        known = [feed for feed_id in chosen if (feed := feeds.get(feed_id)) is not None and feed.succeeded_at is not None]
        return {feed.feed_id: self._plan(feed, now) for feed in known if feed.is_scheduled}

    def memo(self) -> Mapping[str, float]:
        return self.usual.memo()

    def _prepared_at(self, feed: Feed) -> int:
        """Return when a feed is retrieved for the announced return, spread over time."""
        return int(self.memory.away_until - PREPARED_SECONDS * (1 - 0.9 * chance_of(self.seed, feed.feed_id)))

    def _plan(self, feed: Feed, now: float) -> Plan:
        seen_at = min(float(feed.succeeded_at or now), now)
        tried_at = min(float(feed.retrieved_at or now), now)
        rates = self._rates(feed, now)
        chance = chance_of(self.seed, feed.feed_id, int(now // DAY_SECONDS))
        is_prepared = seen_at >= self.memory.away_until - PREPARED_SECONDS
        back = reached_at(rates, 0, FRESH_POSTINGS, seen_at) if is_prepared else float(self._prepared_at(feed))
        at, rule, why = min(
            (self._in_danger_at(feed, rates, seen_at), Rule.OVERFLOW, Reason(ReasonKind.DROPS_ON_VACATION)),
            (
                seen_at + self.longest_seconds * (1 - 0.1 * chance),
                Rule.FLOOR,
                Reason(ReasonKind.LONGEST_ON_VACATION, (self.longest_seconds,)),
            ),
            (back, Rule.SCHEDULED, Reason(ReasonKind.BEFORE_RETURN)),
            key=lambda each: each[:2],
        )
        floor_at = tried_at + self.floor_seconds
        at = max(at, now, math.ceil(floor_at))
        until = self.memory.away_until
        postings = float(rates.per_day[0]) * (at - seen_at) / DAY_SECONDS
        expected = Expectation(postings, int(until) if at <= until else None)
        return within_limits(feed, Plan(int(at), why, rule, expected), chance, floor_at=floor_at)

    def _in_danger_at(self, feed: Feed, rates: PostingRates, seen_at: float) -> float:
        """Return the time of possible loss by rate, by past postings and, in a burst, by half a list."""
        window, times = len(feed.window), self.memory.posted_at(feed.feed_id)
        if not window:
            return math.inf
        by_rate = reached_at(rates, 0, float(safe_postings(np.array([float(window)]))[0]), seen_at)
        by_past = seen_at + safe_interval(times, window, INTERVALS)
        half = max(window // 2, 1)
        by_burst = 2 * seen_at - float(times[-half]) if times.size >= half else math.inf
        return min(by_rate, by_past, max(by_burst, seen_at))

    def _rates(self, feed: Feed, now: float) -> PostingRates:
        times = self.memory.posted_at(feed.feed_id)
        began = observed_since(times, first_seen_at=float(feed.added_at), now=now)
        until = np.array([float(feed.succeeded_at or now)])
        rows = np.zeros(times.size, dtype=np.int64)
        return learn_posting_rates(times, rows, began_at=np.array([began]), observed_until=until, now=now)


@dataclass(frozen=True, slots=True)
class ThrottlingPlanner(Wrapper):
    """Extends every wait of `inner` as `share` falls below 1, up to `ceiling_seconds`; never shortens it."""

    inner: Planner
    share: float
    ceiling_seconds: int
    seed: int = 0

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        return self._later(feed, self.inner.plan(feed, result, now=now), now)

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        plans = self.inner.review(feeds, now=now)
        return {feed_id: self._later(feeds[feed_id], plan, now) for feed_id, plan in plans.items()}

    def _later(self, feed: Feed, plan: Plan, now: float) -> Plan:
        if plan.next_at is None:
            return plan
        longer = min((plan.next_at - now) / self.share, float(self.ceiling_seconds))
        later = replace(plan, next_at=max(plan.next_at, int(now + longer)))
        return within_limits(feed, later, chance_of(self.seed, feed.feed_id), floor_at=plan.next_at)


OPEN_SHARE = 0.6
"""Largest share of the budget spent when the user opens the window."""


@dataclass(frozen=True, slots=True)
class Policy:
    """Row of a policy table: its factory, whether it uses accesses, whether it keeps a budget."""

    make: Callable[[Memory, Settings], Planner]
    uses_habits: bool = False
    has_budget: bool = True


def _timer(name: str, per_day: float, settings: Settings) -> FixedTimer:
    interval = max(min(DAY_SECONDS / per_day, settings.ceiling_seconds), settings.floor_seconds)
    return FixedTimer(name, interval, settings.seed, settings.floor_seconds)


POLICIES: Mapping[str, Policy] = {
    "uniform": Policy(lambda _, settings: _timer("uniform", settings.budget_per_feed, settings)),
    "hourly": Policy(lambda _, settings: _timer("hourly", 24, settings), has_budget=False),
    "price": Policy(partial(PricePlanner, open_share=0.0), uses_habits=True),
    "price-open": Policy(partial(PricePlanner, open_share=OPEN_SHARE), uses_habits=True),
    "rate": Policy(RatePlanner, has_budget=False),
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
