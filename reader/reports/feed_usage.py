"""Usage of each feed: the share that is read, its cost in requests, and advice. Never acts, and advises only after four weeks of
recorded reading: a week of vacation proves nothing. For any thread with its own connection; `now` in UTC seconds.
"""

from collections.abc import Mapping

from reader.domain.feed import Advice, FeedUsage
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.subscription import LEAST_WEIGHT, Subscription
from reader.domain.value_classes import dataclass
from reader.learning.reading import GLANCE_SECONDS, read_rates, spared_share
from reader.reports.postings import READ_ENOUGH, reading_since, weights_from_reading
from reader.reports.rhythm import policy_in_force
from reader.storage import preferences, readings, scorecard
from reader.storage.connection import ReadConnection
from reader.storage.readings import FeedReading
from reader.storage.subscriptions import subscriptions, weights

LEAST_DAYS = 28
UNREAD_ARRIVED = 20
"""Arrived articles after which an unread feed is reported."""
MANY_A_DAY = 10.0
MANY_READ_RATE = 0.1
"""Read rate below which a feed with many articles a day posts too much."""
BY_WEIGHT = frozenset({"price", "price-open"})
"""Policies that retrieve feeds of lower weight less often."""
DEAR_REQUESTS = 20
DEAR_TIMES = 3.0
"""A feed is expensive if its share of requests is this many times its share of reading."""


@dataclass(frozen=True, slots=True)
class Usage:
    """All followed feeds, those with advice first, then the most expensive first; `days` of recorded reading."""

    days: float = 0.0
    feeds: tuple[FeedUsage, ...] = ()


def feed_usage(connection: ReadConnection, now: int) -> Usage:
    """Report on six weeks, or the time since the first recorded reading; nothing if reading is not recorded."""
    since = reading_since(connection, now)
    if since is None:
        return Usage()
    counts = {each.feed_id: each for each in readings.by_feed(connection, since, now, int(GLANCE_SECONDS))}
    requests = {each.feed_id: (each.requests, each.wire_bytes) for each in scorecard.requests_by_feed(connection, since, now)}
    usage = _Usage(counts, requests, _Weights(connection, now), (now - since) / DAY_SECONDS)
    found = [usage.of(subscription) for subscription in subscriptions(connection)]
    order = list(Advice)
    ranked = sorted(found, key=lambda each: (order.index(each.advice) if each.advice else len(order), -each.requests, each.title))
    return Usage(usage.days, tuple(ranked))


def one_feed_usage(connection: ReadConnection, feed_id: FeedId, now: int) -> FeedUsage | None:
    """Return one feed's usage relative to all, None if unknown. Slow with thousands of feeds."""
    return next((each for each in feed_usage(connection, now).feeds if each.feed_id == feed_id), None)


class _Weights:
    """Weights of feeds, and whether the planner uses them."""

    def __init__(self, connection: ReadConnection, now: int) -> None:
        self.learned, self.own = weights_from_reading(connection, now), weights(connection)
        self.all = self.learned | self.own
        self._is_heeded = policy_in_force(preferences.load(connection)) in BY_WEIGHT

    def spared(self, feed_id: FeedId, requests: int) -> int | None:
        """Estimate how many of so many requests the lowest weight would have saved; None if the policy ignores weights."""
        return round(requests * spared_share(self.all.get(feed_id, 1.0), LEAST_WEIGHT)) if self._is_heeded else None


class _Usage:
    """Logged usage of feeds, each relative to the sum of all."""

    def __init__(
        self,
        counts: Mapping[FeedId, FeedReading],
        requests: Mapping[FeedId, tuple[int, int]],
        feed_weights: _Weights,
        days: float,
    ) -> None:
        self.days = days
        self._counts, self._requests, self._priority = counts, requests, feed_weights
        arrived = {int(each.feed_id): each.arrived for each in counts.values()}
        opened = {int(each.feed_id): each.opened for each in counts.values()}
        self._rates = read_rates(arrived, opened)
        self._read = sum(opened.values())
        self._asked = sum(count for count, _ in requests.values())

    def of(self, subscription: Subscription) -> FeedUsage:
        feed_id = subscription.feed_id
        count = self._counts.get(feed_id, FeedReading(feed_id, 0, 0))
        requests, size = self._requests.get(feed_id, (0, 0))
        share_of_requests = requests / self._asked if self._asked else None
        is_enough = self.days >= LEAST_DAYS and self._read >= READ_ENOUGH
        return FeedUsage(
            feed_id,
            subscription.title,
            count.arrived,
            count.opened,
            self._rates.get(feed_id),
            requests,
            share_of_requests,
            size,
            self._priority.all.get(feed_id, 1.0),
            feed_id in self._priority.own,
            self._advice(count, requests) if is_enough else None,
            self.days,
            self._priority.spared(feed_id, requests),
            self._priority.learned.get(feed_id),
        )

    def _advice(self, count: FeedReading, requests: int) -> Advice | None:
        if count.opened == 0:
            return Advice.UNSUBSCRIBE if count.arrived >= UNREAD_ARRIVED else None
        if count.arrived / self.days >= MANY_A_DAY and count.opened < count.arrived * MANY_READ_RATE:
            return Advice.MUTE
        is_dear = requests >= DEAR_REQUESTS and requests / self._asked > DEAR_TIMES * count.opened / self._read
        return Advice.SLOW_DOWN if is_dear else None
