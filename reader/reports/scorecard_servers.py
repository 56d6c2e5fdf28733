"""What it brings that the plan says when an account's server refreshes its feeds: the server's own timer before, and both since. Any thread.

Articles are those of the account's feeds; they are late by the server's own word of when it had them, whichever asked. What the timer alone would have
done since then nobody knows, so both sides stand with their own days, and neither is shown before there is enough of it.
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
"""Older articles are here only if they were not read, which says nothing of the others."""


@dataclass(frozen=True, slots=True)
class Served:
    """How soon a server had the articles of so many days, and how often one was posted and not there yet at a visit."""

    days: float
    articles: int
    delay: Delay
    visits: int
    misses: int


@dataclass(frozen=True, slots=True)
class ServerComparison:
    """An account's server by its own timer alone, and since the plan has it refresh feeds too, with so many requests."""

    account: str
    timer: Served
    plan: Served
    refreshes: int


def compare_servers(connection: ReadConnection, now: int) -> Sequence[ServerComparison]:
    """Accounts of which both sides are known, in their order."""
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
    """What was posted in a span, or None where that is too little. What had not arrived by its end is counted as of the server's own word."""
    own = np.array([each for each in times if begins <= each[0] < ends], dtype=np.float64).reshape(-1, 2)
    posted, crawled = own[:, 0], own[:, 1]
    visits = np.array([visit.at for visit in history.visits(connection, begins, ends)], dtype=np.float64)
    days, delay = (ends - begins) / DAY_SECONDS, retrieval_delay(posted, crawled)
    if delay is None or len(own) < LEAST_ARTICLES or days < LEAST_DAYS or visits.size < LEAST_VISITS:
        return None
    misses = missed(posted, crawled, np.full(len(own), float(ends)), visits).misses
    return Served(round(days, 2), len(own), delay, int(visits.size), misses)
