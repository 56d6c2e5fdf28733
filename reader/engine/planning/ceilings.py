"""Longest intervals chosen by the user for single feeds, enforced around any policy. Pure; engine thread only."""

from collections.abc import Mapping, Sequence

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.schedule import Plan, Rule
from reader.domain.value_classes import dataclass
from reader.engine.planning.limits import chance_of, within_limits
from reader.engine.planning.planner import News, Planner

SPREAD_SHARE = 0.05
"""Fraction of an interval by which retrievals come early at most, so that feeds with equal intervals do not coincide."""


@dataclass(slots=True)
class CeilingPlanner:
    """Plans of `inner`, moved forward to the end of a feed's longest interval; floors, servers and publishers still apply.
    Policies that save requests are not wrapped: while power or data is saved, or the user is away, they have priority.
    """

    inner: Planner
    floor_seconds: int
    seed: int = 0
    _is_new: bool = True

    def plan(self, feed: Feed, news: News, *, now: float) -> Plan:
        return self.brought_forward(feed, self.inner.plan(feed, news, now=now), now=now)

    def on_access(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        return self.inner.on_access(feeds, now=now)

    def returned(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        return self.inner.returned(feeds, now=now)

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

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        return self.inner.spread(overdue, now=now)

    def requested(self, feed_id: FeedId, rule: Rule, *, now: float) -> None:
        self.inner.requested(feed_id, rule, now=now)

    def memo(self) -> Mapping[str, float]:
        return self.inner.memo()

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
