"""A policy that knows no budget, made to ask less often. Pure; engine thread only."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.schedule import Plan, Rule
from reader.engine.planning.limits import chance_of, within_limits
from reader.engine.planning.planner import News, Planner


@dataclass(frozen=True, slots=True)
class ThrottlingPlanner:
    """Every wait of `inner` is as much longer as `share` is smaller than 1, up to `ceiling_seconds`; never shorter."""

    inner: Planner
    share: float
    ceiling_seconds: int
    seed: int = 0

    def plan(self, feed: Feed, news: News, *, now: float) -> Plan:
        return self._later(feed, self.inner.plan(feed, news, now=now), now)

    def on_access(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        return self.inner.on_access(feeds, now=now)

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
