"""Which feeds would drop entries before anybody has seen them, if nothing is retrieved for some days. Any thread."""

from collections.abc import Sequence

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers
from reader.learning.overflow import fills
from reader.learning.posting_rate import learn_posting_rates, observed_since
from reader.reports.feed_outlook import LOOKBACK_DAYS
from reader.storage import entries, feeds
from reader.storage.connection import ReadConnection
from reader.storage.subscriptions import subscriptions

POSTINGS_OF_A_FEED = 2000


@dataclass(frozen=True, slots=True)
class RiskyFeed:
    """A list of `shown` entries that is expected to be new throughout after `full_after_seconds` from now."""

    feed_id: FeedId
    title: str
    shown: int
    full_after_seconds: float


@dataclass(frozen=True, slots=True)
class OverflowRisk:
    """What an absence of `days` would do: `would` overflow are expected to, `may` are in danger by chance; the soonest first.

    `feeds` are those considered: followed, not paused, retrieved with success. Their lists are known to drop entries only where more
    postings are remembered than they show.
    """

    days: float
    feeds: int = 0
    would: tuple[RiskyFeed, ...] = ()
    may: tuple[RiskyFeed, ...] = ()


def load_overflow_risk(connection: ReadConnection, *, days: float, now: float) -> OverflowRisk:
    """Learn as the planner does, from the same rows: up to a second with thousands of feeds."""
    followed = [feed for feed in feeds.feeds(connection) if feed.is_scheduled and feed.succeeded_at is not None]
    posted = entries.all_posted_at(connection, int(now) - LOOKBACK_DAYS * DAY_SECONDS, POSTINGS_OF_A_FEED)
    times = [np.array(posted.get(feed.feed_id, ()), dtype=np.float64) for feed in followed]
    shown = np.array([len(feed.window) for feed in followed], dtype=np.float64)
    drops = (shown > 0) & (np.array([each.size for each in times]) > shown)
    per_day = _per_day(followed, times, now)
    waiting = per_day * np.array([max(now - (feed.succeeded_at or now), 0.0) for feed in followed]) / DAY_SECONDS
    then = waiting + per_day * days
    is_full, may_be = drops & (then >= shown), drops & (then < shown) & fills(then, shown)
    seconds = np.maximum(shown - waiting, 0.0) / np.maximum(per_day, 1e-9) * DAY_SECONDS
    titles = {each.feed_id: each.title for each in subscriptions(connection)}

    def chosen(is_chosen: np.ndarray) -> tuple[RiskyFeed, ...]:
        rows = [row for row in np.argsort(seconds, kind="stable") if is_chosen[row]]
        return tuple(
            RiskyFeed(followed[row].feed_id, titles.get(followed[row].feed_id, ""), int(shown[row]), float(seconds[row]))
            for row in rows
        )

    return OverflowRisk(days, len(followed), chosen(is_full), chosen(may_be))


def _per_day(followed: Sequence[Feed], times: Sequence[Numbers], now: float) -> Numbers:
    began = [
        observed_since(each, first_seen_at=float(feed.added_at), now=now) for feed, each in zip(followed, times, strict=True)
    ]
    rates = learn_posting_rates(
        np.concatenate([np.zeros(0), *times]),
        np.repeat(np.arange(len(followed)), [each.size for each in times]),
        began_at=np.array(began, dtype=np.float64),
        observed_until=np.array([float(feed.succeeded_at or now) for feed in followed], dtype=np.float64),
        now=now,
    )
    return rates.per_day
