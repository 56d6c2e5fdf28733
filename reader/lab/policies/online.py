"""Retrieval when as many entries are expected to wait as at every other feed, with rates estimated online.

Pure. The estimates are those of Horincar, Amann and Artières; the equal number of waiting entries is ours, and so is retrieving a
document that was full of new entries (saturated) again before half of it can be new. Their own policy is `two_steps`.
"""

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Feed
from reader.domain.reasons import Reason, ReasonKind, rate_text
from reader.domain.schedule import Expectation, Plan
from reader.engine.planning.limits import chance_of, within_limits
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News, describe_duration
from reader.engine.planning.timers import Timer
from reader.lab.papers.change_rate import periodic_update
from reader.lab.policies.estimates import Estimates, Update
from reader.learning.day import HOURS_PER_DAY, Numbers

HOUR_SECONDS = 3600


class OnlinePlanner(Timer):
    """Uses one threshold of waiting entries for all feeds, such that about `budget_per_feed` retrievals a day are made on
    average.
    """

    def __init__(
        self,
        memory: Memory,
        *,
        budget_per_feed: float,
        floor_seconds: int,
        ceiling_seconds: int,
        seed: int,
        update: Update = periodic_update,
    ) -> None:
        self._estimates = Estimates(memory, update)
        self._budget_per_feed = budget_per_feed
        self._floor_seconds = floor_seconds
        self._ceiling_seconds = ceiling_seconds
        self._seed = seed

    def plan(self, feed: Feed, news: News, *, now: float) -> Plan:
        soon = self._estimates.learn(feed, news, now)
        hours = self._estimates.by_hour[feed.feed_id]
        regular = self._until(hours, self._threshold(), now)
        seconds = min(regular, soon)
        chance = chance_of(self._seed, feed.feed_id, int(now // DAY_SECONDS))
        # a little earlier at random, to stay below the ceiling
        seconds = max(min(seconds, self._ceiling_seconds) * (1 - 0.05 * chance), self._floor_seconds)
        reason = f"{rate_text(float(hours.sum()))}, so after {describe_duration(seconds)} as much is waiting as elsewhere"
        if soon < regular:
            reason = "its document was full of new entries, so refreshed again soon"
        wish = Plan(
            int(np.ceil(now + seconds)),
            Reason(ReasonKind.TEXT, (reason,)),
            expected=Expectation(float(hours.sum() * seconds / DAY_SECONDS)),
        )
        return within_limits(feed, wish, chance, floor_at=now + self._floor_seconds)

    def _threshold(self) -> float:
        """Return the entries that wait at a retrieval: sum of rates / retrievals, where feeds slower than one a day take one
        each.
        """
        rates = np.array([hours.sum() for hours in self._estimates.by_hour.values()])
        total = self._budget_per_feed * rates.size
        threshold = float(rates.sum()) / total
        for _ in range(20):
            is_slow = rates < threshold * DAY_SECONDS / self._ceiling_seconds
            left = total - is_slow.sum() * DAY_SECONDS / self._ceiling_seconds
            if left <= 0 or is_slow.all():
                break
            threshold = float(rates[~is_slow].sum()) / float(left)
        return threshold

    def _until(self, hours: Numbers, threshold: float, now: float) -> float:
        """Return the seconds until so many entries are expected, at most a day."""
        first = now % DAY_SECONDS / HOUR_SECONDS
        ahead = np.arange(HOURS_PER_DAY + 1) + np.floor(first)
        sums = np.concatenate([[0.0], np.cumsum(hours[ahead.astype(np.int64) % HOURS_PER_DAY])])
        edges = np.concatenate([ahead, [ahead[-1] + 1]])
        begin = float(np.interp(first, edges, sums))
        reached = float(np.interp(begin + threshold, sums, edges))
        return min((reached - first) * HOUR_SECONDS, float(DAY_SECONDS))
