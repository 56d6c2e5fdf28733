"""Feeds that would lose entries before the user sees them, if nothing is retrieved for some days. Any thread."""

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.learning.overflow import fills
from reader.reports.rhythm_rates import StripRates
from reader.storage import feeds
from reader.storage.connection import ReadConnection
from reader.storage.subscriptions import subscriptions


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
