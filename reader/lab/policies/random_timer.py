"""Retrieval at random intervals, as Horincar et al. refresh feeds to test their estimates: with a mean of an hour, 10 to 110
minutes. Pure.
"""

import math

from reader.domain.feed import Feed
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.schedule import Plan
from reader.domain.value_classes import dataclass
from reader.engine.planning.limits import chance_of, within_limits
from reader.engine.planning.planner import News
from reader.engine.planning.timers import Timer

SPREAD = 5 / 6
"""Half-width of the uniform distribution of intervals, relative to their mean."""


@dataclass(frozen=True, slots=True)
class RandomTimer(Timer):
    """Random intervals with the mean `mean_seconds`, spread less where they would exceed the longest or shortest interval."""

    mean_seconds: float
    floor_seconds: int
    ceiling_seconds: int
    seed: int = 0

    def plan(self, feed: Feed, news: News, *, now: float) -> Plan:
        del news
        mean = min(max(self.mean_seconds, self.floor_seconds), self.ceiling_seconds)
        spread = min(SPREAD * mean, mean - self.floor_seconds, self.ceiling_seconds - mean)
        chance = chance_of(self.seed, feed.feed_id, int(now))
        wish = Plan(math.ceil(now + mean + spread * (2 * chance - 1)), Reason(ReasonKind.INTERVAL, (mean, "random")))
        return within_limits(feed, wish, chance, floor_at=now + self.floor_seconds)
