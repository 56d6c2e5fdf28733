"""Collects the facts of one feed and its plan from the database. Any thread with its own connection."""

from collections.abc import Sequence

import numpy as np

from reader.app.local_times import local_hour
from reader.domain.accounts import Account
from reader.domain.clock import DAY_SECONDS, Clock
from reader.domain.entry import Gap, Selection, View
from reader.domain.feed import Feed
from reader.domain.hours import HourRange
from reader.domain.retrieval import RetrievalRecord
from reader.domain.subscription import PROXY, Subscription
from reader.domain.urls import host_of
from reader.domain.value_classes import dataclass
from reader.engine.planning.memory import REMEMBERED_DAYS
from reader.learning.busy_hours import busy_hours
from reader.learning.posting_rate import posting_rate_per_day
from reader.net.host_gate import HostGate
from reader.storage import accounts, entries, history, preferences, scorecard
from reader.storage.connection import ReadConnection

RETRIEVALS_SHOWN = 10


@dataclass(frozen=True, slots=True)
class Explanation:
    """A feed, its plan, and the reasons.

    Times are UTC seconds, `busy_hours` are hours of the user's day. `postings_per_day` is None for a feed never retrieved
    successfully. `cooling_until` is the end of its host's cooling time, or None. `retrievals` are the last log rows, newest
    first. `account` is the one whose server refreshes it.
    """

    feed: Feed
    title: str
    proxy: str
    is_automatic: bool
    postings_per_day: float | None
    busy_hours: Sequence[HourRange]
    cooling_until: int | None
    gaps: Sequence[Gap]
    retrievals: Sequence[RetrievalRecord]
    account: Account | None = None


def explain_feed(connection: ReadConnection, feed: Feed, subscription: Subscription, clock: Clock) -> Explanation:
    """Return all current facts of a feed."""
    now = clock.now()
    since = int(now) - REMEMBERED_DAYS * DAY_SECONDS
    hours = [local_hour(at, clock) for at in scorecard.dated_postings(connection, feed.feed_id, since)]
    return Explanation(
        feed=feed,
        title=subscription.title,
        proxy=subscription.settings.get(PROXY, ""),
        is_automatic=preferences.load(connection).fetch_automatic,
        postings_per_day=_rate(connection, feed, since, now),
        busy_hours=busy_hours(np.array(hours, dtype=np.int64)),
        cooling_until=_cooling_until(connection, feed, int(now)),
        gaps=history.gaps(connection, Selection(View.FEED, feed_id=feed.feed_id)),
        retrievals=history.retrievals(connection, feed.feed_id, RETRIEVALS_SHOWN),
        account=None if feed.account_id is None else accounts.account(connection, feed.account_id),
    )


def _rate(connection: ReadConnection, feed: Feed, since: int, now: float) -> float | None:
    if feed.succeeded_at is None:
        return None
    posted = np.array(entries.posted_at(connection, feed.feed_id, since), dtype=np.float64)
    return posting_rate_per_day(posted, first_seen_at=float(feed.added_at), now=now)


def _cooling_until(connection: ReadConnection, feed: Feed, now: int) -> int | None:
    gate, host = HostGate(), host_of(feed.url)
    for cooling, until in history.cooldowns(connection, now).items():
        gate.set_cooldown(cooling, until)
    return int(gate.next_start_at(host, now)) if gate.is_cooling(host, now) else None
