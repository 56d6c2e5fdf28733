"""The policy 2steps as we read it: saturated feeds first, then those whose refresh gains most freshness.

Horincar, Amann and Artières (ICWE 2012) compare their estimates under a policy of an earlier paper (WISE 2010) that they only
sketch: in every cycle first the feeds about to lose entries, then the others for freshness. For the second step we use the value
of a refresh by Olston and Pandey (2008): t D(t) less the integral of D over the t since the last retrieval, with D the entries
expected to wait. It is high if much came recently and little before.
"""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from reader.domain.feed import Expectation, Feed, Plan, Rule
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Planner, RetrievalResult, Settings, chance_of, within_limits
from reader.lab.policies.adaptive import Estimates
from reader.learning.day import HOURS_PER_DAY, Numbers

CYCLE_SECONDS = 600
"""Interval of decisions in Horincar et al."""

SPREAD_SECONDS = 120
FREE = frozenset({Rule.MANUAL, Rule.FIRST, Rule.RECOVERY})


class TwoStepsPlanner(Planner):
    """Saves up about `budget_per_feed` retrievals a day evenly and spends them on the best feeds of each cycle."""

    def __init__(self, memory: Memory, settings: Settings) -> None:
        self._estimates = Estimates(memory)
        self._settings = settings
        self._saved = 0.0
        self._reviewed_at = math.inf
        self._review_at = 0.0

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        """Plan the ceiling, a little earlier at random; a cycle may choose the feed before."""
        self._estimates.learn(feed, result, now)
        chance = chance_of(self._settings.seed, feed.feed_id, int(now // DAY_SECONDS))
        seconds = max(self._settings.ceiling_seconds * (1 - 0.05 * chance), self._settings.floor_seconds)
        reason = Reason(ReasonKind.TEXT, ("at the latest, if no cycle chooses it before (2steps)",))
        return within_limits(feed, Plan(int(now + seconds), reason), chance, floor_at=now + self._settings.floor_seconds)

    def review_at(self) -> float:
        return self._review_at

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        """Choose as many feeds as the saved budget allows."""
        per_second = self._settings.budget_per_feed * len(feeds) / DAY_SECONDS
        self._saved = min(self._saved + max(now - self._reviewed_at, 0.0) * per_second, float(len(feeds)))
        self._reviewed_at, self._review_at = now, now + CYCLE_SECONDS
        ready = [feed for feed in feeds.values() if self._is_ready(feed, now)]
        most = math.floor(self._saved)
        if not ready or most < 1:
            return {}
        waiting, value = self._weighed([feed.feed_id for feed in ready], now)
        windows = np.array([len(feed.window) or np.inf for feed in ready])
        is_saturated = waiting >= windows
        order = np.lexsort((-np.where(is_saturated, waiting, value), ~is_saturated))[:most]
        return {
            ready[row].feed_id: self._chosen(ready[row], float(waiting[row]), now, is_saturated=bool(is_saturated[row]))
            for row in order.tolist()
        }

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        """Keep the next cycle from waiting for the clock to catch up after it went back."""
        self._review_at = min(self._review_at, now)
        return super().spread(overdue, now=now)

    def requested(self, feed_id: FeedId, rule: Rule, *, now: float) -> None:
        """Spend the budget, except for manual refreshes, and for a feed until its first success."""
        del feed_id, now
        self._saved -= 0.0 if rule in FREE else 1.0

    def _is_ready(self, feed: Feed, now: float) -> bool:
        is_known = feed.feed_id in self._estimates.seen_at and feed.is_scheduled
        tried_at = min(feed.retrieved_at or 0, now)
        return is_known and max(tried_at + self._settings.floor_seconds, feed.not_before_at) <= now

    def _weighed(self, feed_ids: Sequence[FeedId], now: float) -> tuple[Numbers, Numbers]:
        """Return the expected number of waiting entries [F], and the value of a refresh [F]."""
        hours = np.array([self._estimates.by_hour[feed_id] for feed_id in feed_ids])
        seen_at = np.minimum([self._estimates.seen_at[feed_id] for feed_id in feed_ids], now)
        midnights = np.floor(seen_at / DAY_SECONDS) * DAY_SECONDS
        posted, summed = _integrals(hours, (seen_at - midnights) / 3600)
        posted_now, summed_now = _integrals(hours, (now - midnights) / 3600)
        since = (now - seen_at) / 3600
        waiting = posted_now - posted
        return waiting, since * waiting - (summed_now - summed - posted * since)

    def _chosen(self, feed: Feed, waiting: float, now: float, *, is_saturated: bool) -> Plan:
        chance = chance_of(self._settings.seed, feed.feed_id, int(now // CYCLE_SECONDS))
        text = "its document may be full of new entries (2steps)" if is_saturated else "the best feed of this cycle (2steps)"
        rule = Rule.OVERFLOW if is_saturated else Rule.SCHEDULED
        wish = Plan(int(now + SPREAD_SECONDS * chance), Reason(ReasonKind.TEXT, (text,)), rule, Expectation(waiting))
        return within_limits(feed, wish, chance, floor_at=min(feed.retrieved_at or 0, now) + self._settings.floor_seconds)


def _integrals(hours: Numbers, until: Numbers) -> tuple[Numbers, Numbers]:
    """Integrate from midnight to `until` [F] in hours: the postings, and the integral over those so far."""
    days, rest = np.divmod(until, HOURS_PER_DAY)
    whole = np.floor(rest).astype(np.int64)
    part = rest - whole
    rows = np.arange(len(hours))
    posted = np.pad(np.cumsum(hours, axis=1), ((0, 0), (1, 0)))
    summed = np.pad(np.cumsum(posted[:, :-1] + hours / 2, axis=1), ((0, 0), (1, 0)))
    rates = np.pad(hours, ((0, 0), (0, 1)))[rows, whole]
    so_far = posted[rows, whole] + rates * part
    area = summed[rows, whole] + posted[rows, whole] * part + rates * part**2 / 2
    a_day, a_day_summed = posted[:, -1], summed[:, -1]
    before = days * a_day_summed + a_day * HOURS_PER_DAY * days * (days - 1) / 2
    return days * a_day + so_far, before + days * a_day * rest + area
