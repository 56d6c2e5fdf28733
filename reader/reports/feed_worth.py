"""What each feed is worth to its reader: how much of it is read, what it costs in requests, and what might be done about it.

Only advice, never a deed, and only after four weeks of recorded reading: a week of holidays is no verdict. For any thread with its own
connection; `now` in UTC seconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from reader.domain.ids import FeedId
from reader.domain.subscription import Subscription
from reader.learning.day import DAY_SECONDS
from reader.learning.evidence import GLANCE_SECONDS
from reader.learning.read_rate import learned_weights, read_rates
from reader.storage import account, readings
from reader.storage.connection import ReadConnection
from reader.storage.readings import FeedReading
from reader.storage.subscriptions import subscriptions, weights

LOOK_BACK_DAYS = 42
LEAST_DAYS = 28
LEAST_READ = 20
"""Before so much was read in all, nothing is advised."""
UNREAD_ARRIVED = 20
"""A feed of which nothing was read is told of once so many articles came."""
FLOOD_A_DAY = 10.0
FLOOD_RATE = 0.1
"""A flood is a feed with so many articles a day of which less than this part is read."""
DEAR_REQUESTS = 20
DEAR_TIMES = 3.0
"""A feed is dear where its share of the requests is so many times its share of what is read."""


class Advice(StrEnum):
    """What might be done with a feed."""

    UNSUBSCRIBE = "unsubscribe"
    MUTE = "mute"
    SLOW_DOWN = "slow_down"


@dataclass(frozen=True, slots=True)
class FeedWorth:
    """One feed over the days looked at. `read_rate` is drawn to that of all feeds where little came; shares are parts of all feeds' sums.

    `weight` is how much the feed matters to the planner, and `is_own_weight` whether the user said so himself.
    """

    feed_id: FeedId
    title: str
    arrived: int
    read: int
    read_rate: float
    share_of_read: float
    requests: int
    share_of_requests: float
    wire_bytes: int
    weight: float
    is_own_weight: bool
    advice: Advice | None


@dataclass(frozen=True, slots=True)
class Worth:
    """All followed feeds, those first of which something is advised, then the dearest first; `days` of recorded reading."""

    days: float = 0.0
    feeds: tuple[FeedWorth, ...] = ()


def feed_worth(connection: ReadConnection, now: int) -> Worth:
    """Look back six weeks, or to the first recorded reading."""
    begun = readings.begun_at(connection)
    if begun is None:
        return Worth()
    since = max(begun, now - LOOK_BACK_DAYS * DAY_SECONDS)
    counts = {each.feed_id: each for each in readings.by_feed(connection, since, now, int(GLANCE_SECONDS))}
    requests = {each.feed_id: (each.requests, each.wire_bytes) for each in account.requests_by_feed(connection, since, now)}
    told = _Told(counts, requests, weights(connection), (now - since) / DAY_SECONDS)
    found = [told.of(subscription) for subscription in subscriptions(connection)]
    order = list(Advice)
    ranked = sorted(found, key=lambda each: (order.index(each.advice) if each.advice else len(order), -each.requests, each.title))
    return Worth(told.days, tuple(ranked))


class _Told:
    """What the log tells of feeds, each beside the sum of all."""

    def __init__(
        self,
        counts: Mapping[FeedId, FeedReading],
        requests: Mapping[FeedId, tuple[int, int]],
        own: Mapping[FeedId, float],
        days: float,
    ) -> None:
        self.days = days
        self._counts, self._requests, self._own = counts, requests, own
        arrived = {int(each.feed_id): each.arrived for each in counts.values()}
        opened = {int(each.feed_id): each.opened for each in counts.values()}
        self._rates = read_rates(arrived, opened)
        self._weights = learned_weights(arrived, opened)
        self._read = sum(opened.values())
        self._asked = sum(count for count, _ in requests.values())

    def of(self, subscription: Subscription) -> FeedWorth:
        """One feed."""
        feed_id = subscription.feed_id
        count = self._counts.get(feed_id, FeedReading(feed_id, 0, 0))
        requests, size = self._requests.get(feed_id, (0, 0))
        share_of_read = count.opened / self._read if self._read else 0.0
        share_of_requests = requests / self._asked if self._asked else 0.0
        is_enough = self.days >= LEAST_DAYS and self._read >= LEAST_READ
        return FeedWorth(
            feed_id,
            subscription.title,
            count.arrived,
            count.opened,
            self._rates.get(feed_id, 0.0),
            share_of_read,
            requests,
            share_of_requests,
            size,
            self._own.get(feed_id, self._weights.get(feed_id, 1.0)),
            feed_id in self._own,
            self._advice(count, requests, share_of_requests, share_of_read) if is_enough else None,
        )

    def _advice(self, count: FeedReading, requests: int, share_of_requests: float, share_of_read: float) -> Advice | None:
        if count.opened == 0:
            return Advice.UNSUBSCRIBE if count.arrived >= UNREAD_ARRIVED else None
        if count.arrived / self.days >= FLOOD_A_DAY and count.opened < count.arrived * FLOOD_RATE:
            return Advice.MUTE
        is_dear = requests >= DEAR_REQUESTS and share_of_requests > DEAR_TIMES * share_of_read
        return Advice.SLOW_DOWN if is_dear else None
