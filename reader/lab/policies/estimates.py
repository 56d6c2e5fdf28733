"""Online estimates of posting rates from the number of new entries at each retrieval. Pure."""

from collections.abc import Callable

import numpy as np

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News
from reader.lab.papers.change_rate import periodic_update, saturated_count, second_retrieval_seconds
from reader.learning.day import Numbers
from reader.learning.posting_rate import learn_posting_rates, observed_since

ALPHA = 0.1

Update = Callable[[Numbers, float, float, float, float], Numbers]
"""Returns postings per hour of the UTC day [24] from the previous ones, an interval, its number of new entries, and alpha."""


class Estimates:
    """Postings per hour of the UTC day [24] by feed, `by_hour`, and each feed's last successful retrieval, `seen_at`.

    The first estimate comes from remembered dates; after that Horincar et al. smooth it with each count by `update`.
    """

    def __init__(self, memory: Memory, update: Update = periodic_update) -> None:
        self.by_hour: dict[FeedId, Numbers] = {}
        self.seen_at: dict[FeedId, float] = {}
        self._memory = memory
        self._update = update

    def learn(self, feed: Feed, news: News, now: float) -> float:
        """Learn from a retrieval; return the seconds after which a feed whose document was full should be retrieved again, else
        infinity.
        """
        seen_at = self.seen_at.get(feed.feed_id)
        if news.has_succeeded:
            self.seen_at[feed.feed_id] = now
        if feed.feed_id not in self.by_hour:
            self.by_hour[feed.feed_id] = self._first(feed, now)
        if seen_at is None or seen_at >= now or not news.has_succeeded:
            return np.inf
        hours = self.by_hour[feed.feed_id]
        count, soon, window = float(len(news.posted_at)), np.inf, len(feed.window)
        if window and count >= window:
            count = saturated_count(window, float(hours.sum()), now - seen_at)
            soon = second_retrieval_seconds(window, float(hours.sum()), now - seen_at)
        self.by_hour[feed.feed_id] = self._update(hours, seen_at, now, count, ALPHA)
        return soon

    def _first(self, feed: Feed, now: float) -> Numbers:
        times = self._memory.posted_at(feed.feed_id)
        began = observed_since(times, first_seen_at=float(feed.added_at), now=now)
        rows = np.zeros(times.size, dtype=np.int64)
        rates = learn_posting_rates(times, rows, began_at=np.array([began]), observed_until=np.array([now]), now=now)
        hours: Numbers = rates.by_hour[0] * rates.per_day[0]
        return hours
