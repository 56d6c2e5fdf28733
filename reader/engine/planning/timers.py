"""Policies that retrieve a feed after an interval, and ceilings round any policy. Pure."""

import math
from collections.abc import Mapping, Sequence

from reader.domain.feed import Feed, Plan, Rule
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.value_classes import dataclass
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Planner, RetrievalResult, Settings, chance_of, within_limits
from reader.learning.posting_rate import posting_rate_per_day

POLLS_PER_POSTING = 2.0
JITTER = 0.1


@dataclass(frozen=True, slots=True)
class FixedTimer(Planner):
    """One interval for every feed, each on its own grid: phase + k * interval in UTC seconds, for every whole k. The phases
    spread the feeds over the interval, unless `is_in_step`: then all have the phase 0. The grid is fixed, so the number of
    requests is known in advance; after a delay or a manual retrieval the next grid point may be near, and is moved to the floor.
    No jitter. `interval_seconds` is any positive number and `name` the policy's name.
    """

    name: str
    interval_seconds: float
    seed: int = 0
    floor_seconds: int = 0
    is_in_step: bool = False

    def phase_seconds(self, feed_id: FeedId) -> int:
        """Return the offset of the feed's grid within the interval."""
        return 0 if self.is_in_step else int(self.interval_seconds * chance_of(self.seed, feed_id))

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        """Return the next grid point after `now`."""
        del result
        phase, rounds = self.phase_seconds(feed.feed_id), 1
        passed = math.floor((now - phase) / self.interval_seconds)
        # rounding must not yield the present grid point again
        while (at := math.ceil(phase + (passed + rounds) * self.interval_seconds)) <= now:
            rounds += 1
        wish = Plan(at, Reason(ReasonKind.INTERVAL, (self.interval_seconds, self.name)))
        return within_limits(feed, wish, chance_of(self.seed, feed.feed_id), floor_at=now + self.floor_seconds)


@dataclass(frozen=True, slots=True)
class RatePlanner(Planner):
    """Half the mean time between postings, between floor and ceiling, jittered; independent of the time of day. `seed` differs
    between installations, so that they do not all come at the same minute.
    """

    memory: Memory
    settings: Settings

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        del result
        rate = posting_rate_per_day(self.memory.posted_at(feed.feed_id), first_seen_at=float(feed.added_at), now=now)
        return self.plan_for(feed, rate, now)

    def plan_for(self, feed: Feed, postings_per_day: float, now: float) -> Plan:
        floor, ceiling = self.settings.floor_seconds, self.settings.ceiling_seconds
        interval = min(max(DAY_SECONDS / (POLLS_PER_POSTING * max(postings_per_day, 1e-6)), floor), ceiling)
        chance = chance_of(self.settings.seed, feed.feed_id, int(now // DAY_SECONDS))
        # the jitter stays below the ceiling, which is guaranteed
        jittered = min(interval, ceiling / (1 + JITTER)) * (1 + JITTER * (2 * chance - 1))
        wish = Plan(int(now + jittered), Reason(ReasonKind.RATE, (postings_per_day, interval)))
        return within_limits(feed, wish, chance, floor_at=now + floor)


SPREAD_SHARE = 0.05
"""Fraction of an interval by which retrievals come early at most, so that feeds with equal intervals do not coincide."""


class Wrapper(Planner):
    """Base class of planners that change the plans of `inner`."""

    inner: Planner

    def on_access(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        return self.inner.on_access(feeds, now=now)

    def returned(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        return self.inner.returned(feeds, now=now)

    def review_at(self) -> float:
        return self.inner.review_at()

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        return self.inner.spread(overdue, now=now)

    def requested(self, feed_id: FeedId, rule: Rule, *, now: float) -> None:
        self.inner.requested(feed_id, rule, now=now)

    def memo(self) -> Mapping[str, float]:
        return self.inner.memo()


@dataclass(slots=True)
class CeilingPlanner(Wrapper):
    """Plans of `inner`, moved forward to the end of a feed's longest interval; floors, servers and publishers still apply.
    Policies that save requests are not wrapped: while power or data is saved, or the user is away, they have priority.
    """

    inner: Planner
    floor_seconds: int
    seed: int = 0
    _is_new: bool = True

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        return self.brought_forward(feed, self.inner.plan(feed, result, now=now), now=now)

    def review_at(self) -> float:
        """Return now after a time in which this planner was not in use."""
        return 0.0 if self._is_new else self.inner.review_at()

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        """Return the plans of `inner`, and one for every feed whose stored plan is too late."""
        self._is_new = False
        plans = dict(self.inner.review(feeds, now=now)) if self.inner.review_at() <= now else {}
        # called at every step of making a plan: most feeds have no interval of their own
        for feed in [each for each in feeds.values() if each.refresh]:
            if feed.longest_seconds is not None and feed.retrieved_at is not None:
                stored = Plan(feed.next_at, feed.next_reason, feed.next_rule, feed.next_expected)
                before = plans.get(feed.feed_id, stored)
                plan = self.brought_forward(feed, before, now=now)
                if plan is not stored:
                    plans[feed.feed_id] = plan
        return plans

    def brought_forward(self, feed: Feed, plan: Plan, *, now: float) -> Plan:
        """Return the plan, or an earlier one if its time exceeds the feed's longest interval."""
        longest = feed.longest_seconds
        if longest is None or plan.next_at is None:
            return plan
        tried_at = min(float(feed.retrieved_at or now), now)
        chance = chance_of(self.seed, feed.feed_id)
        at = int(max(tried_at + longest * (1 - SPREAD_SHARE * chance), now))
        if plan.next_at <= at:
            return plan
        wish = Plan(at, Reason(ReasonKind.AT_LEAST, (longest,)), Rule.FLOOR, plan.expected)
        return within_limits(feed, wish, chance, floor_at=tried_at + self.floor_seconds)
