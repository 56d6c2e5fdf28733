"""Policies of other readers: intervals that follow the mean time between a feed's entries.

Pure. The formulas are those of Miniflux and CommaFeed as published in August 2026, with their defaults. Both know only the hard
limits: back-off after errors and server hints are ours, as for every policy. A feed is retrieved when its interval is over, while
Miniflux itself selects such feeds once an hour. Intervals stay between this program's floor and ceiling.
"""

import math

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind, rate_text
from reader.domain.schedule import Expectation, Plan
from reader.domain.value_classes import dataclass
from reader.engine.planning.limits import chance_of, within_limits
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import News, describe_duration
from reader.engine.planning.timers import Timer

MINUTE = 60
HOUR = 3600
WEEK_SECONDS = 7 * DAY_SECONDS
DOCUMENT_ENTRIES = 20
"""A document with fewer entries is completed from memory: their mean distance would be that of the last burst."""


@dataclass(frozen=True, slots=True)
class Interval:
    """Time to wait, the reason, and the postings expected in each day of it (None: unknown)."""

    seconds: float
    reason: str
    postings_per_day: float | None = None


@dataclass(frozen=True, slots=True)
class MinifluxPlanner(Timer):
    """Miniflux 2.3 with POLLING_SCHEDULER=entry_frequency: about as often as the feed posted in the last week.

    A virtual weekly count is a week divided by the mean time between the entries dated within the last seven days, rounded up; 0
    if there is no or one entry, or all are dated within a second. The interval is a week divided by that count (the default
    factor is 1), between 5 minutes (here the floor) and 24 hours; 24 hours if the count is 0.
    """

    memory: Memory
    floor_seconds: int
    seed: int = 0
    ceiling_seconds: int = DAY_SECONDS

    def plan(self, feed: Feed, news: News, *, now: float) -> Plan:
        del news
        interval = _by_weekly_count(_posted_until(self.memory, feed.feed_id, now), now, self.floor_seconds)
        return _after(feed, interval, now, self.seed, self.floor_seconds, self.ceiling_seconds)


@dataclass(frozen=True, slots=True)
class CommaFeedPlanner(Timer):
    """CommaFeed 7 with its default, the empirical interval: by the age of the newest entry, else half the mean gap.

    With 5 minutes (here the floor) as the shortest and 4 hours as the longest interval: the longest if there is no entry or the
    newest one is 30 days old, half of it from 14 days on, a quarter from 7 days on. Otherwise half the mean time between the
    entries of the document, not above a quarter of the longest; the longest if there is only one entry.
    """

    memory: Memory
    floor_seconds: int
    seed: int = 0
    ceiling_seconds: int = DAY_SECONDS

    def plan(self, feed: Feed, news: News, *, now: float) -> Plan:
        del news
        posted = _posted_until(self.memory, feed.feed_id, now)
        document = posted[-max(len(feed.window), DOCUMENT_ENTRIES) :]
        interval = _by_newest_and_gap(document, now, self.floor_seconds)
        return _after(feed, interval, now, self.seed, self.floor_seconds, self.ceiling_seconds)


def _after(feed: Feed, interval: Interval, now: float, seed: int, floor_seconds: int, ceiling_seconds: int) -> Plan:
    at = math.ceil(now + min(interval.seconds, ceiling_seconds))
    since = min(now, now if feed.succeeded_at is None else feed.succeeded_at)
    rate = interval.postings_per_day
    expected = Expectation(postings=None if rate is None else rate * (at - since) / DAY_SECONDS)
    return within_limits(
        feed,
        Plan(at, Reason(ReasonKind.TEXT, (interval.reason,)), expected=expected),
        chance_of(seed, feed.feed_id),
        floor_at=now + floor_seconds,
    )


def _by_weekly_count(posted: NDArray[np.float64], now: float, floor_seconds: int) -> Interval:
    shortest, longest = max(5 * MINUTE, floor_seconds), 24 * HOUR
    latest = posted[posted >= now - WEEK_SECONDS]
    span = float(latest[-1] - latest[0]) if latest.size else 0.0
    if span < 1:
        return Interval(longest, "hardly posted last week, so once a day (miniflux)")
    weekly = math.ceil(WEEK_SECONDS * (latest.size - 1) / span)
    seconds = max(min(WEEK_SECONDS / weekly, longest), shortest)
    reason = f"{rate_text(weekly / 7)}, so every {describe_duration(seconds)} (miniflux)"
    return Interval(seconds, reason, weekly / 7)


def _by_newest_and_gap(document: NDArray[np.float64], now: float, floor_seconds: int) -> Interval:
    shortest, longest = max(5 * MINUTE, floor_seconds), 4 * HOUR
    age_days = math.floor((now - document[-1]) / DAY_SECONDS) if document.size else None
    if age_days is None or age_days >= 7:
        share = 1 if age_days is None or age_days >= 30 else 2 if age_days >= 14 else 4
        seconds = longest / share
        newest = "has no entry" if age_days is None else f"its newest entry is {age_days} days old"
        return Interval(seconds, f"{newest}, so every {describe_duration(seconds)} (commafeed)")
    if document.size == 1:
        return Interval(longest, f"has one entry, so every {describe_duration(longest)} (commafeed)")
    gap = float(document[-1] - document[0]) / (document.size - 1)
    seconds = max(min(gap / 2, longest / 4), shortest)
    per_day = DAY_SECONDS / gap if gap >= 1 else None
    return Interval(seconds, f"half of {describe_duration(gap)} between its entries, within limits (commafeed)", per_day)


def _posted_until(memory: Memory, feed_id: FeedId, now: float) -> NDArray[np.float64]:
    posted = memory.posted_at(feed_id)
    return posted[posted <= now]
