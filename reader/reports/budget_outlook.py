"""Expected effect of the request budget, from stored data: for the query thread, with its connection."""

from bisect import bisect_right
from collections.abc import Sequence

from reader.domain.clock import DAY_SECONDS
from reader.domain.preferences import Preferences
from reader.domain.value_classes import dataclass
from reader.reports.once import Once
from reader.storage import feeds, history, preferences, scorecard
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
    """Effect of the budget; `curve` is None if too little is known of the user.

    `budget` and `is_recording` are the preferences in force. `days` counts those with an access; `bytes_per_request` is the mean
    of the last two weeks, None without any request.
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

    from reader.learning.trade_off import FeedPast, expected_trade_off, sample
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
