"""Requests: expected effect of the budget, and courtesy towards servers, from stored data. The query thread, with its connection."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence

from reader.domain.addresses import host_of
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.preferences import Preferences
from reader.domain.value_classes import dataclass
from reader.reports.postings import Once
from reader.storage import feeds, history, preferences, scorecard
from reader.storage import scorecard as log
from reader.storage.connection import ReadConnection
from reader.storage.feeds import ScheduledFeed

LOOKBACK_DAYS = 60
"""Time span that the planner remembers."""
VOLUME_DAYS = 14
LEAST_DAYS = 5
"""With accesses on fewer days, expected misses are unknown."""
POSTINGS_OF_A_FEED = 2000
STEPS_OF_A_RETRIEVAL = 10
"""Points of a curve for each retrieval a day and feed."""

Points = tuple[tuple[float, float], ...]
"""Retrievals a day with the misses, in ascending order."""


@dataclass(frozen=True, slots=True)
class BudgetCurve:
    """Expected misses a day for retrievals a day of all feeds: the planner's, and those of a fixed timer with as many."""

    own: Points
    timer: Points

    def misses_at(self, retrievals: float) -> float:
        return _between(self.own, retrievals)

    def timer_misses_at(self, retrievals: float) -> float:
        return _between(self.timer, retrievals)


@dataclass(frozen=True, slots=True)
class BudgetOutlook:
    """Effect of the budget; `curve` is None if too little is known of the user. `budget` and `is_recording` are the preferences
    in force. `days` counts those with an access; `bytes_per_request` is the mean of the last two weeks, None without any request.
    """

    feeds: int = 0
    days: int = 0
    bytes_per_request: float | None = None
    curve: BudgetCurve | None = None
    budget: int = 0
    is_recording: bool = True


def load_budget_outlook(connection: ReadConnection, now: float, once: Once | None = None) -> BudgetOutlook:
    """Learn as the planner does, from the same rows. Takes a tenth of a second with thousands of feeds."""
    followed = feeds.scheduled(connection)
    days = len({visit.local_day for visit in history.visits(connection, int(now) - LOOKBACK_DAYS * DAY_SECONDS, int(now))})
    since = int(now) - VOLUME_DAYS * DAY_SECONDS
    requests = (once or Once()).read(scorecard.requests, connection, since, int(now))
    count = sum(each.requests for each in requests)
    chosen = preferences.load(connection)
    is_known = days >= LEAST_DAYS and any(feed.succeeded_at is not None for feed in followed)
    return BudgetOutlook(
        feeds=len(followed),
        days=days,
        bytes_per_request=sum(each.wire_bytes for each in requests) / count if count else None,
        curve=_learn(connection, followed, now) if is_known else None,
        budget=chosen.fetch_budget,
        is_recording=chosen.habits_record,
    )


def _learn(connection: ReadConnection, followed: Sequence[ScheduledFeed], now: float) -> BudgetCurve:
    # numpy imports slowly, and the window must open without it
    import numpy as np

    from reader.learning.price import FeedPast, expected_trade_off, sample
    from reader.reports.postings import load_posted_at

    since = int(now) - LOOKBACK_DAYS * DAY_SECONDS
    known = [(feed.feed_id, feed.added_at, feed.succeeded_at) for feed in followed if feed.succeeded_at is not None]
    taken = sample(known)
    posted = load_posted_at(connection, [feed_id for feed_id, *_ in taken], since, POSTINGS_OF_A_FEED)
    times = np.split(posted.times, np.searchsorted(posted.rows, np.arange(1, len(taken))))
    pasts = [FeedPast(at, added, succeeded) for at, (_, added, succeeded) in zip(times, taken, strict=True)]
    accesses = history.accesses(connection, since)
    at = np.array([access.at for access in accesses], dtype=np.float64)
    offsets = np.array([access.utc_offset_seconds for access in accesses], dtype=np.float64)
    found = expected_trade_off(pasts, at, offsets, now=now, of=len(known))
    preference = Preferences.fetch_budget
    least, most = (int(bound or 1) * STEPS_OF_A_RETRIEVAL for bound in (preference.minimum, preference.maximum))
    retrievals = [len(followed) * step / STEPS_OF_A_RETRIEVAL for step in range(least, most + 1)]
    return BudgetCurve(
        tuple((number, found.misses_at(number)) for number in retrievals),
        tuple((number, found.timer_misses_at(number)) for number in retrievals),
    )


def _between(points: Points, retrievals: float) -> float:
    """Interpolate a curve linearly, constant beyond its ends."""
    place = bisect_right(points, retrievals, key=lambda point: point[0])
    if place in {0, len(points)}:
        return points[max(place - 1, 0)][1]
    (before, high), (after, low) = points[place - 1], points[place]
    return high + (low - high) * (retrievals - before) / (after - before)


DAYS = 7
HOUR_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class HostCourtesy:
    """Requests to one host; `hourly` is the number if each of its feeds were requested every hour. `asked_to_wait` counts the
    responses 429 and 503, `bytes` the transferred ones.
    """

    host: str
    feeds: int
    requests: int
    hourly: int
    not_modified: int
    asked_to_wait: int
    bytes: int

    @property
    def saved(self) -> int:
        """Return the requests saved; negative if there were more than hourly ones."""
        return self.hourly - self.requests


@dataclass(frozen=True, slots=True)
class Courtesy:
    """Requests of the last seven days for all feeds followed now, from `begins_at` on: later than a week ago if the log begins
    later.

    `hosts` are in descending order of their requests. Not `is_comparable` before a day has passed: the first requests would
    outweigh the savings.
    """

    begins_at: int
    hosts: tuple[HostCourtesy, ...] = ()
    is_comparable: bool = True

    @property
    def requests(self) -> int:
        return sum(each.requests for each in self.hosts)

    @property
    def saved(self) -> int:
        """Return the requests saved compared with hourly ones."""
        return sum(each.saved for each in self.hosts)

    @property
    def not_modified_share(self) -> float | None:
        return sum(each.not_modified for each in self.hosts) / self.requests if self.requests else None

    @property
    def bytes(self) -> int:
        return sum(each.bytes for each in self.hosts)

    @property
    def hosts_that_asked(self) -> int:
        """Count the servers that asked us to wait."""
        return sum(each.asked_to_wait > 0 for each in self.hosts)


def load_courtesy(connection: ReadConnection, now: int, once: Once | None = None) -> Courtesy:
    """Load the week before `now` (UTC seconds). An hourly timer requests a feed from its first retrieval on, or since it was
    added if there was none. A paused or gone feed counts until its last request, because no timer would request it.
    """
    begins_at = min(max(now - DAYS * DAY_SECONDS, log.logged_since(connection) or 0), now)
    begun = (once or Once()).read(log.first_retrievals, connection)
    by_host: dict[str, list[log.FeedRequests]] = defaultdict(list)
    for each in log.requests_by_feed(connection, begins_at, now):
        by_host[host_of(each.url)].append(each)
    hosts = [_host(name, found, begun, begins_at, now) for name, found in by_host.items()]
    return Courtesy(begins_at, tuple(sorted(hosts, key=lambda host: (-host.requests, host.host))), now - begins_at >= DAY_SECONDS)


def _host(name: str, found: Sequence[log.FeedRequests], begun: Mapping[FeedId, int], begins_at: int, now: int) -> HostCourtesy:
    ends = (now if each.stopped_at is None else each.stopped_at for each in found)
    since = (max(begins_at, begun.get(each.feed_id, each.added_at)) for each in found)
    followed = sum(max(end - begin, 0) for begin, end in zip(since, ends, strict=True))
    return HostCourtesy(
        host=name,
        feeds=len(found),
        requests=sum(each.requests for each in found),
        hourly=round(followed / HOUR_SECONDS),
        not_modified=sum(each.not_modified for each in found),
        asked_to_wait=sum(each.asked_to_wait for each in found),
        bytes=sum(each.wire_bytes for each in found),
    )
