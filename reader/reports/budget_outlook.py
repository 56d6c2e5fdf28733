"""What the budget of requests would bring, read from what is stored: for the query thread, with its connection."""

from collections.abc import Callable
from dataclasses import dataclass

from reader.storage import account, entries, feeds, history
from reader.storage.connection import ReadConnection

DAY_SECONDS = 86_400
LOOK_BACK_DAYS = 60
"""As far back as the planner looks."""
VOLUME_DAYS = 14
LEAST_DAYS = 5
"""On fewer days with looks, what would be missed is not known."""
POSTINGS_OF_A_FEED = 2000


@dataclass(frozen=True, slots=True)
class BudgetOutlook:
    """`misses_at` gives the misses a day expected for requests a day; None where too little is known of the user.

    `days` are those on which the user looked; `bytes_per_request` is the mean of the last two weeks, None without any request.
    """

    feeds: int = 0
    days: int = 0
    bytes_per_request: float | None = None
    misses_at: Callable[[float], float] | None = None


def load_budget_outlook(connection: ReadConnection, now: float) -> BudgetOutlook:
    """Learn as the planner does, from the same rows. Takes up to a second with thousands of feeds."""
    followed = [feed for feed in feeds.feeds(connection) if not feed.is_gone and not feed.is_paused]
    looks = history.accesses(connection, int(now) - LOOK_BACK_DAYS * DAY_SECONDS)
    days = len({(look.at + look.utc_offset_seconds) // DAY_SECONDS for look in looks})
    requests = account.requests(connection, int(now) - VOLUME_DAYS * DAY_SECONDS, int(now))
    count = sum(each.requests for each in requests)
    mean = sum(each.wire_bytes for each in requests) / count if count else None
    is_known = days >= LEAST_DAYS and any(feed.succeeded_at is not None for feed in followed)
    return BudgetOutlook(len(followed), days, mean, _learn(connection, now) if is_known else None)


def _learn(connection: ReadConnection, now: float) -> Callable[[float], float]:
    # numpy takes its time, and the window is to open without it
    import numpy as np

    from reader.learning.trade_off import FeedPast, expected_trade_off

    since = int(now) - LOOK_BACK_DAYS * DAY_SECONDS
    posted = entries.all_posted_at(connection, since, POSTINGS_OF_A_FEED)
    pasts = [
        FeedPast(np.array(posted.get(feed.feed_id, ()), dtype=np.float64), float(feed.added_at), float(feed.succeeded_at))
        for feed in feeds.feeds(connection)
        if feed.succeeded_at is not None and not feed.is_gone and not feed.is_paused
    ]
    looks = history.accesses(connection, since)
    at = np.array([look.at for look in looks], dtype=np.float64)
    offsets = np.array([look.utc_offset_seconds for look in looks], dtype=np.float64)
    return expected_trade_off(pasts, at, offsets, now=now).misses_at
