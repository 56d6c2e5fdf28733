"""Report on one feed: rhythm, next posting, misses and cost. Any thread."""

from collections.abc import Callable, Mapping
from dataclasses import field

import numpy as np
from numpy.typing import NDArray

from reader.domain.entry import Gap, Selection, View
from reader.domain.feed import Feed
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.subscription import Subscription
from reader.domain.value_classes import dataclass
from reader.domain.visits import HourRange
from reader.learning.day import Numbers
from reader.learning.overflow import Interval, fills, is_silent_beyond_rhythm, next_posting
from reader.learning.posting_rate import PostingRates, busy_hours, busy_weekdays, learn_posting_rates, observed_since
from reader.learning.scorecard import missed
from reader.reports.postings import load_postings
from reader.reports.rhythm import StripRates
from reader.reports.scorecard import OVERDUE_SECONDS
from reader.storage import entries, feeds, full_text, history, scorecard
from reader.storage.connection import ReadConnection
from reader.storage.full_text import OpenedInFull
from reader.storage.scorecard import FeedCosts
from reader.storage.subscriptions import subscriptions

LOOKBACK_DAYS = 60
"""Time span that the planner remembers."""
SILENCE_POSTINGS = 300
GAPS_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Rhythm:
    """Posting times of a feed, by the user's clock; `next_posting` (UTC seconds) is None if nothing is expected within four
    weeks. `is_silent`: beyond its own rhythm, as defined in `learning.silence`.
    """

    per_day: float
    busy_hours: tuple[HourRange, ...] = ()
    weekdays: tuple[int, ...] = ()
    next_posting: Interval | None = None
    is_silent: bool = False
    posted_at: int | None = None


@dataclass(frozen=True, slots=True)
class Missed:
    """Misses of this feed alone, counted as in `scorecard`: pairs of an access and a posting that was not there before it.

    They are None if no access is known, or none came between the first and the last successful retrieval; if the last is overdue,
    nothing is known of the feed since (`unknown_since`).
    """

    postings: int = 0
    misses: int | None = None
    late: int | None = None
    unknown_since: int | None = None


@dataclass(frozen=True, slots=True)
class Holding:
    """Entries that the document shows, and seconds for which; None if it is not known to drop any."""

    entries: int
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class FeedOutlook:
    """One subscribed feed. `rhythm` is None before the first successful retrieval; `missed` and `costs` cover the last `days`.
    `gaps` are the newest few, newest first, of `all_gaps`. `opened_in_full` is why full texts are loaded in advance; None if they
    are not, or by the feed's setting; `texts_found_by` counts them by the rule that found them.
    """

    feed: Feed
    subscription: Subscription
    days: float
    rhythm: Rhythm | None = None
    missed: Missed = field(default_factory=Missed)
    costs: FeedCosts = field(default_factory=FeedCosts)
    holding: Holding | None = None
    gaps: tuple[Gap, ...] = ()
    all_gaps: int = 0
    opened_in_full: OpenedInFull | None = None
    texts_found_by: Mapping[str, int] = field(default_factory=dict)


def load_feed_outlook(
    connection: ReadConnection, feed_id: FeedId, *, days: int, now: float, utc_offset: Callable[[float], int]
) -> FeedOutlook | None:
    """Load the report for now (UTC seconds). None for a feed that is not followed."""
    feed = feeds.feed(connection, feed_id)
    subscription = next((each for each in subscriptions(connection) if each.feed_id == feed_id), None)
    if feed is None or subscription is None:
        return None
    until = int(now)
    since = scorecard.counted_since(connection, until - days * DAY_SECONDS, until)
    posted = np.array(entries.posted_at(connection, feed_id, until - LOOKBACK_DAYS * DAY_SECONDS), dtype=np.float64)
    rates = _rates(feed, posted, now)
    gaps = history.gaps(connection, Selection(View.FEED, feed_id=feed_id))
    return FeedOutlook(
        feed=feed,
        subscription=subscription,
        days=(until - since) / DAY_SECONDS,
        rhythm=None if rates is None else _rhythm(connection, feed, rates, now, utc_offset),
        missed=_missed(connection, feed_id, since, until),
        costs=scorecard.costs(connection, feed_id, since, until),
        holding=holding(feed, posted.size, None if rates is None else float(rates.per_day[0])),
        gaps=tuple(gaps[:GAPS_SHOWN]),
        all_gaps=len(gaps),
        opened_in_full=full_text.why_in_advance(connection, subscription, until),
        texts_found_by=full_text.found_by(connection, feed_id),
    )


def holding(feed: Feed, postings: int, per_day: float | None) -> Holding | None:
    """Return how long a feed's document lasts; it drops entries if more are remembered than it shows."""
    shown = len(feed.window)
    if not shown:
        return None
    return Holding(shown, shown / per_day * DAY_SECONDS if per_day and postings > shown else None)


def _rates(feed: Feed, posted: Numbers, now: float) -> PostingRates | None:
    if feed.succeeded_at is None:
        return None
    began = observed_since(posted, first_seen_at=float(feed.added_at), now=now)
    rows = np.zeros(posted.size, dtype=np.int64)
    return learn_posting_rates(
        posted, rows, began_at=np.array([began]), observed_until=np.array([float(feed.succeeded_at)]), now=now
    )


def usual_weekdays(
    connection: ReadConnection, feed_id: FeedId, now: float, utc_offset: Callable[[float], int]
) -> tuple[int, ...]:
    """Return the weekdays on which a feed usually posts, Monday 0, by the user's clock; empty if that is not known."""
    return tuple(busy_weekdays(_local_times(connection, feed_id, now, utc_offset) // DAY_SECONDS))


def _local_times(
    connection: ReadConnection, feed_id: FeedId, now: float, utc_offset: Callable[[float], int]
) -> NDArray[np.int64]:
    dated = scorecard.dated_postings(connection, feed_id, int(now) - LOOKBACK_DAYS * DAY_SECONDS)
    return np.array([at + utc_offset(at) for at in dated], dtype=np.int64)


def _rhythm(
    connection: ReadConnection, feed: Feed, rates: PostingRates, now: float, utc_offset: Callable[[float], int]
) -> Rhythm:
    local = _local_times(connection, feed.feed_id, now, utc_offset)
    days = feeds.posting_days(connection, feed.feed_id, SILENCE_POSTINGS)
    is_silent = feed.succeeded_at is not None and is_silent_beyond_rhythm(days, feed.succeeded_at // DAY_SECONDS)
    is_waited_for = not (is_silent or feed.is_gone)
    return Rhythm(
        per_day=float(rates.per_day[0]),
        busy_hours=tuple(busy_hours(local // 3600 % 24)),
        weekdays=tuple(busy_weekdays(local // DAY_SECONDS)),
        next_posting=next_posting(rates, 0, now) if is_waited_for else None,
        is_silent=is_silent,
        posted_at=next(iter(entries.posted_at(connection, feed.feed_id, 0)[-1:]), None),
    )


def _missed(connection: ReadConnection, feed_id: FeedId, since: int, until: int) -> Missed:
    begun = scorecard.first_retrievals(connection, feed_id).get(feed_id)
    if begun is None:
        return Missed()
    found = load_postings(connection, {feed_id: begun}, since)
    posted, seen = found.posted, found.seen
    last = scorecard.last_success(connection, feed_id, until) or begun
    unknown_since = last if last < until - OVERDUE_SECONDS else None
    accesses = np.array(
        [visit.at for visit in history.visits(connection, max(since, begun + 1), min(until, last))], dtype=np.float64
    )
    known = np.full_like(posted, last)
    is_known = posted < seen
    own = is_known & (posted >= since) & (posted <= until)
    if not accesses.size:
        return Missed(int(own.sum()), unknown_since=unknown_since)
    counts = missed(posted[is_known], seen[is_known], known[is_known], accesses)
    return Missed(int(own.sum()), counts.misses, counts.late, unknown_since)


@dataclass(frozen=True, slots=True)
class RiskyFeed:
    """A feed whose document of `shown` entries is expected to be completely new `full_after_seconds` from now."""

    feed_id: FeedId
    title: str
    shown: int
    full_after_seconds: float


@dataclass(frozen=True, slots=True)
class OverflowRisk:
    """Effect of an absence of `days`: feeds that `would` overflow on average, and that `may` by chance; soonest first.

    `feeds` counts those considered: followed, not paused, successfully retrieved. A document is known to drop entries only if
    more postings are remembered than it shows.
    """

    days: float
    feeds: int = 0
    would: tuple[RiskyFeed, ...] = ()
    may: tuple[RiskyFeed, ...] = ()


def load_overflow_risk(connection: ReadConnection, learned: StripRates, *, days: float, now: float) -> OverflowRisk:
    """Return the risk by learned posting rates; a feed without one is not known to drop anything."""
    followed = [feed for feed in feeds.scheduled(connection) if feed.succeeded_at is not None]
    shown = np.array([feed.shown for feed in followed], dtype=np.float64)
    rows = np.array([learned.rows.get(feed.feed_id, -1) for feed in followed], dtype=np.int64)
    remembered, per_day = np.append(learned.remembered, 0)[rows], np.append(learned.rates.per_day, 0.0)[rows]
    drops = (shown > 0) & (remembered > shown)
    waiting = per_day * np.array([max(now - (feed.succeeded_at or now), 0.0) for feed in followed]) / DAY_SECONDS
    then = waiting + per_day * days
    is_full, may_be = drops & (then >= shown), drops & (then < shown) & fills(then, shown)
    seconds = np.maximum(shown - waiting, 0.0) / np.maximum(per_day, 1e-9) * DAY_SECONDS
    titles = {each.feed_id: each.title for each in subscriptions(connection)} if (is_full | may_be).any() else {}

    def chosen(is_chosen: np.ndarray) -> tuple[RiskyFeed, ...]:
        rows = [row for row in np.argsort(seconds, kind="stable") if is_chosen[row]]
        return tuple(
            RiskyFeed(followed[row].feed_id, titles.get(followed[row].feed_id, ""), int(shown[row]), float(seconds[row]))
            for row in rows
        )

    return OverflowRisk(days, len(followed), chosen(is_full), chosen(may_be))
