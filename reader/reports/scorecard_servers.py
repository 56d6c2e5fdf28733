"""Effect of planned refreshes by an account's server: its own timer before, and both since.

Any thread. Articles are those of the account's feeds; delays use the server's own time of arrival, whichever caused the refresh.
What the timer alone would have done since is unknown, so each side has its own days, and neither is shown before there are
enough.
"""

from collections.abc import Sequence

import numpy as np

from reader.domain.accounts import Account
from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.learning.scorecard import Delay, missed, retrieval_delay
from reader.storage import accounts, history, remote_times, request_log
from reader.storage.accounts import REFRESHING_FIRST, REFRESHING_SINCE, REFRESHING_UNTIL
from reader.storage.connection import ReadConnection

LEAST_ARTICLES, LEAST_DAYS, LEAST_VISITS = 20, 3, 3
LONGEST_DAYS = 30
"""Older articles are kept only if they are unread, so they are not representative."""


@dataclass(frozen=True, slots=True)
class Served:
    """Delay until a server had the articles of so many days, and how often one was posted but not there yet at a visit."""

    days: float
    articles: int
    delay: Delay
    visits: int
    misses: int


@dataclass(frozen=True, slots=True)
class ServerComparison:
    """An account's server with its own timer alone, and since the plan also refreshes feeds there, with the number of these
    requests.
    """

    account: str
    timer: Served
    plan: Served
    refreshes: int


def compare_servers(connection: ReadConnection, now: int) -> Sequence[ServerComparison]:
    """Compare accounts for which both sides are known, in their order."""
    found = (_compare(connection, account, now) for account in accounts.accounts(connection))
    return tuple(each for each in found if each is not None)


def _compare(connection: ReadConnection, account: Account, now: int) -> ServerComparison | None:
    marks = accounts.high_water(connection, account.account_id)
    first, since = marks.get(REFRESHING_FIRST), marks.get(REFRESHING_SINCE)
    if not first or not since:
        return None
    until = min(marks.get(REFRESHING_UNTIL) or now, now)
    times = remote_times.arrivals(connection, account.account_id, first - LONGEST_DAYS * DAY_SECONDS)
    timer = _served(connection, times, times[0][0] if times else first, first)
    plan = _served(connection, times, max(since, until - LONGEST_DAYS * DAY_SECONDS), until)
    if timer is None or plan is None:
        return None
    return ServerComparison(account.name, timer, plan, request_log.refreshes_since(connection, account.account_id, since))


def _served(connection: ReadConnection, times: Sequence[tuple[int, int]], begins: int, ends: int) -> Served | None:
    """Return figures of the postings in a span, None if too few. Those not there by its end count by the server's own time."""
    own = np.array([each for each in times if begins <= each[0] < ends], dtype=np.float64).reshape(-1, 2)
    posted, crawled = own[:, 0], own[:, 1]
    visits = np.array([visit.at for visit in history.visits(connection, begins, ends)], dtype=np.float64)
    days, delay = (ends - begins) / DAY_SECONDS, retrieval_delay(posted, crawled)
    if delay is None or len(own) < LEAST_ARTICLES or days < LEAST_DAYS or visits.size < LEAST_VISITS:
        return None
    misses = missed(posted, crawled, np.full(len(own), float(ends)), visits).misses
    return Served(round(days, 2), len(own), delay, int(visits.size), misses)
