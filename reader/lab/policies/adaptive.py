"""Policies of other readers: intervals that follow the mean time between a feed's entries.

The formulas are those of Miniflux and CommaFeed as published in August 2026, with their defaults. Both know only the hard limits:
back-off after errors and server hints are ours, as for every policy. A feed is retrieved when its interval is over, while
Miniflux itself selects such feeds once an hour. Intervals stay between this program's floor and ceiling.
"""

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.feed import Expectation, Feed, Plan, Rule
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.sentences import duration_text, rate_text
from reader.domain.value_classes import dataclass
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Planner, RetrievalResult, Settings, chance_of, within_limits
from reader.lab.papers.rates import periodic_update, saturated_count, second_retrieval_seconds
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.posting_rate import learn_posting_rates, observed_since

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
class MinifluxPlanner(Planner):
    """Miniflux 2.3 with POLLING_SCHEDULER=entry_frequency: about as often as the feed posted in the last week.

    A virtual weekly count is a week divided by the mean time between the entries dated within the last seven days, rounded up; 0
    if there is no or one entry, or all are dated within a second. The interval is a week divided by that count (the default
    factor is 1), between 5 minutes (here the floor) and 24 hours; 24 hours if the count is 0.
    """

    memory: Memory
    settings: Settings

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        del result
        interval = _by_weekly_count(_posted_until(self.memory, feed.feed_id, now), now, self.settings.floor_seconds)
        return _after(feed, interval, now, self.settings)


@dataclass(frozen=True, slots=True)
class CommaFeedPlanner(Planner):
    """CommaFeed 7 with its default, the empirical interval: by the age of the newest entry, else half the mean gap.

    With 5 minutes (here the floor) as the shortest and 4 hours as the longest interval: the longest if there is no entry or the
    newest one is 30 days old, half of it from 14 days on, a quarter from 7 days on. Otherwise half the mean time between the
    entries of the document, not above a quarter of the longest; the longest if there is only one entry.
    """

    memory: Memory
    settings: Settings

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        del result
        posted = _posted_until(self.memory, feed.feed_id, now)
        document = posted[-max(len(feed.window), DOCUMENT_ENTRIES) :]
        return _after(feed, _by_newest_and_gap(document, now, self.settings.floor_seconds), now, self.settings)


def _after(feed: Feed, interval: Interval, now: float, settings: Settings) -> Plan:
    at = math.ceil(now + min(interval.seconds, settings.ceiling_seconds))
    since = min(now, now if feed.succeeded_at is None else feed.succeeded_at)
    rate = interval.postings_per_day
    expected = Expectation(postings=None if rate is None else rate * (at - since) / DAY_SECONDS)
    wish = Plan(at, Reason(ReasonKind.TEXT, (interval.reason,)), expected=expected)
    return within_limits(feed, wish, chance_of(settings.seed, feed.feed_id), floor_at=now + settings.floor_seconds)


def _by_weekly_count(posted: NDArray[np.float64], now: float, floor_seconds: int) -> Interval:
    shortest, longest = max(5 * MINUTE, floor_seconds), 24 * HOUR
    latest = posted[posted >= now - WEEK_SECONDS]
    span = float(latest[-1] - latest[0]) if latest.size else 0.0
    if span < 1:
        return Interval(longest, "hardly posted last week, so once a day (miniflux)")
    weekly = math.ceil(WEEK_SECONDS * (latest.size - 1) / span)
    seconds = max(min(WEEK_SECONDS / weekly, longest), shortest)
    reason = f"{rate_text(weekly / 7)}, so every {duration_text(seconds)} (miniflux)"
    return Interval(seconds, reason, weekly / 7)


def _by_newest_and_gap(document: NDArray[np.float64], now: float, floor_seconds: int) -> Interval:
    shortest, longest = max(5 * MINUTE, floor_seconds), 4 * HOUR
    age_days = math.floor((now - document[-1]) / DAY_SECONDS) if document.size else None
    if age_days is None or age_days >= 7:
        share = 1 if age_days is None or age_days >= 30 else 2 if age_days >= 14 else 4
        seconds = longest / share
        newest = "has no entry" if age_days is None else f"its newest entry is {age_days} days old"
        return Interval(seconds, f"{newest}, so every {duration_text(seconds)} (commafeed)")
    if document.size == 1:
        return Interval(longest, f"has one entry, so every {duration_text(longest)} (commafeed)")
    gap = float(document[-1] - document[0]) / (document.size - 1)
    seconds = max(min(gap / 2, longest / 4), shortest)
    per_day = DAY_SECONDS / gap if gap >= 1 else None
    return Interval(seconds, f"half of {duration_text(gap)} between its entries, within limits (commafeed)", per_day)


def _posted_until(memory: Memory, feed_id: FeedId, now: float) -> NDArray[np.float64]:
    posted = memory.posted_at(feed_id)
    return posted[posted <= now]


ALPHA = 0.1

Update = Callable[[Numbers, float, float, float, float], Numbers]
"""Returns postings per hour of the UTC day [24] from the previous ones, an interval, its number of new entries, and alpha."""


class Estimates:
    """Postings per hour of the UTC day [24] by feed, `by_hour`, and each feed's last successful retrieval, `seen_at`. The first
    estimate comes from remembered dates; after that Horincar et al. smooth it with each count by `update`.
    """

    def __init__(self, memory: Memory, update: Update = periodic_update) -> None:
        self.by_hour: dict[FeedId, Numbers] = {}
        self.seen_at: dict[FeedId, float] = {}
        self._memory = memory
        self._update = update

    def learn(self, feed: Feed, result: RetrievalResult, now: float) -> float:
        """Learn from a retrieval; return the seconds to the next one of a full document, else infinity."""
        seen_at = self.seen_at.get(feed.feed_id)
        if result.has_succeeded:
            self.seen_at[feed.feed_id] = now
        if feed.feed_id not in self.by_hour:
            self.by_hour[feed.feed_id] = self._first(feed, now)
        if seen_at is None or seen_at >= now or not result.has_succeeded:
            return np.inf
        hours = self.by_hour[feed.feed_id]
        count, soon, window = float(len(result.posted_at)), np.inf, len(feed.window)
        if window and count >= window:
            count = saturated_count(window, float(hours.sum()), now - seen_at)
            soon = second_retrieval_seconds(window, float(hours.sum()), now - seen_at)
        self.by_hour[feed.feed_id] = self._update(hours, seen_at, now, count, ALPHA)
        return soon

    def _first(self, feed: Feed, now: float) -> Numbers:
        times = self._memory.posted_at(feed.feed_id)
        began = observed_since(times, first_seen_at=float(feed.added_at), now=now)
        rows = np.zeros(times.size, dtype=np.int64)
        rates = learn_posting_rates(times, rows, began_at=np.array([began]), observed_until=np.array([now]), now=now)
        hours: Numbers = rates.by_hour[0] * rates.per_day[0]
        return hours


class OnlinePlanner(Planner):
    """Uses one threshold of waiting entries for all feeds, for about `budget_per_feed` retrievals a day."""

    def __init__(self, memory: Memory, settings: Settings, *, update: Update = periodic_update) -> None:
        self._estimates = Estimates(memory, update)
        self._settings = settings

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        soon = self._estimates.learn(feed, result, now)
        hours = self._estimates.by_hour[feed.feed_id]
        regular = self._until(hours, self._threshold(), now)
        seconds = min(regular, soon)
        floor_seconds = self._settings.floor_seconds
        chance = chance_of(self._settings.seed, feed.feed_id, int(now // DAY_SECONDS))
        # a little earlier at random, to stay below the ceiling
        seconds = max(min(seconds, self._settings.ceiling_seconds) * (1 - 0.05 * chance), floor_seconds)
        reason = f"{rate_text(float(hours.sum()))}, so after {duration_text(seconds)} as much is waiting as elsewhere"
        if soon < regular:
            reason = "its document was full of new entries, so refreshed again soon"
        wish = Plan(
            int(np.ceil(now + seconds)),
            Reason(ReasonKind.TEXT, (reason,)),
            expected=Expectation(float(hours.sum() * seconds / DAY_SECONDS)),
        )
        return within_limits(feed, wish, chance, floor_at=now + floor_seconds)

    def _threshold(self) -> float:
        """Return the entries that wait at a retrieval: sum of rates / retrievals, one a day for slow feeds."""
        rates = np.array([hours.sum() for hours in self._estimates.by_hour.values()])
        total, ceiling_seconds = self._settings.budget_per_feed * rates.size, self._settings.ceiling_seconds
        threshold = float(rates.sum()) / total
        for _ in range(20):
            is_slow = rates < threshold * DAY_SECONDS / ceiling_seconds
            left = total - is_slow.sum() * DAY_SECONDS / ceiling_seconds
            if left <= 0 or is_slow.all():
                break
            threshold = float(rates[~is_slow].sum()) / float(left)
        return threshold

    def _until(self, hours: Numbers, threshold: float, now: float) -> float:
        """Return the seconds until so many entries are expected, at most a day."""
        first = now % DAY_SECONDS / HOUR
        ahead = np.arange(HOURS_PER_DAY + 1) + np.floor(first)
        sums = np.concatenate([[0.0], np.cumsum(hours[ahead.astype(np.int64) % HOURS_PER_DAY])])
        edges = np.concatenate([ahead, [ahead[-1] + 1]])
        begin = float(np.interp(first, edges, sums))
        reached = float(np.interp(begin + threshold, sums, edges))
        return min((reached - first) * HOUR, float(DAY_SECONDS))


SPREAD = 5 / 6
"""Half-width of the uniform distribution of intervals, relative to their mean."""


@dataclass(frozen=True, slots=True)
class RandomTimer(Planner):
    """Random intervals whose mean keeps to the budget, spread less where they would exceed the longest or shortest interval."""

    memory: Memory
    settings: Settings

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        del result
        floor, ceiling = self.settings.floor_seconds, self.settings.ceiling_seconds
        mean = min(max(DAY_SECONDS / self.settings.budget_per_feed, floor), ceiling)
        spread = min(SPREAD * mean, mean - floor, ceiling - mean)
        chance = chance_of(self.settings.seed, feed.feed_id, int(now))
        wish = Plan(math.ceil(now + mean + spread * (2 * chance - 1)), Reason(ReasonKind.INTERVAL, (mean, "random")))
        return within_limits(feed, wish, chance, floor_at=now + floor)


CYCLE_SECONDS = 600
"""Interval of decisions in Horincar et al."""

SPREAD_SECONDS = 120
FREE = frozenset({Rule.MANUAL, Rule.FIRST, Rule.RECOVERY})


class TwoStepsPlanner(Planner):
    """2steps as we read it. Saves up about `budget_per_feed` retrievals a day evenly and spends them on the best feeds of each cycle.

    Horincar, Amann and Artières (ICWE 2012) compare their estimates under a policy of an earlier paper (WISE 2010) that they only
    sketch: in every cycle first the feeds about to lose entries, then the others for freshness. For the second step we use the
    value of a refresh by Olston and Pandey (2008): t D(t) less the integral of D over the t since the last retrieval, with D the
    entries expected to wait. It is high if much came recently and little before.
    """

    def __init__(self, memory: Memory, settings: Settings) -> None:
        self._estimates = Estimates(memory)
        self._settings = settings
        self._saved = 0.0
        self._reviewed_at = math.inf
        self._review_at = 0.0

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        """Plan the ceiling, a little earlier at random; a cycle may choose the feed before."""
        self._estimates.learn(feed, result, now)
        chance = chance_of(self._settings.seed, feed.feed_id, int(now // DAY_SECONDS))
        seconds = max(self._settings.ceiling_seconds * (1 - 0.05 * chance), self._settings.floor_seconds)
        reason = Reason(ReasonKind.TEXT, ("at the latest, if no cycle chooses it before (2steps)",))
        return within_limits(feed, Plan(int(now + seconds), reason), chance, floor_at=now + self._settings.floor_seconds)

    def review_at(self) -> float:
        return self._review_at

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        """Choose as many feeds as the saved budget allows."""
        per_second = self._settings.budget_per_feed * len(feeds) / DAY_SECONDS
        self._saved = min(self._saved + max(now - self._reviewed_at, 0.0) * per_second, float(len(feeds)))
        self._reviewed_at, self._review_at = now, now + CYCLE_SECONDS
        ready = [feed for feed in feeds.values() if self._is_ready(feed, now)]
        most = math.floor(self._saved)
        if not ready or most < 1:
            return {}
        waiting, value = self._weighed([feed.feed_id for feed in ready], now)
        windows = np.array([len(feed.window) or np.inf for feed in ready])
        is_saturated = waiting >= windows
        order = np.lexsort((-np.where(is_saturated, waiting, value), ~is_saturated))[:most]
        return {
            ready[row].feed_id: self._chosen(ready[row], float(waiting[row]), now, is_saturated=bool(is_saturated[row]))
            for row in order.tolist()
        }

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        """Keep the next cycle from waiting for the clock to catch up after it went back."""
        self._review_at = min(self._review_at, now)
        return super().spread(overdue, now=now)

    def requested(self, feed_id: FeedId, rule: Rule, *, now: float) -> None:
        """Spend the budget, except for manual refreshes, and for a feed until its first success."""
        del feed_id, now
        self._saved -= 0.0 if rule in FREE else 1.0

    def _is_ready(self, feed: Feed, now: float) -> bool:
        is_known = feed.feed_id in self._estimates.seen_at and feed.is_scheduled
        tried_at = min(feed.retrieved_at or 0, now)
        return is_known and max(tried_at + self._settings.floor_seconds, feed.not_before_at) <= now

    def _weighed(self, feed_ids: Sequence[FeedId], now: float) -> tuple[Numbers, Numbers]:
        """Return the expected number of waiting entries [F], and the value of a refresh [F]."""
        hours = np.array([self._estimates.by_hour[feed_id] for feed_id in feed_ids])
        seen_at = np.minimum([self._estimates.seen_at[feed_id] for feed_id in feed_ids], now)
        midnights = np.floor(seen_at / DAY_SECONDS) * DAY_SECONDS
        posted, summed = _integrals(hours, (seen_at - midnights) / 3600)
        posted_now, summed_now = _integrals(hours, (now - midnights) / 3600)
        since = (now - seen_at) / 3600
        waiting = posted_now - posted
        return waiting, since * waiting - (summed_now - summed - posted * since)

    def _chosen(self, feed: Feed, waiting: float, now: float, *, is_saturated: bool) -> Plan:
        chance = chance_of(self._settings.seed, feed.feed_id, int(now // CYCLE_SECONDS))
        text = "its document may be full of new entries (2steps)" if is_saturated else "the best feed of this cycle (2steps)"
        rule = Rule.OVERFLOW if is_saturated else Rule.SCHEDULED
        wish = Plan(int(now + SPREAD_SECONDS * chance), Reason(ReasonKind.TEXT, (text,)), rule, Expectation(waiting))
        return within_limits(feed, wish, chance, floor_at=min(feed.retrieved_at or 0, now) + self._settings.floor_seconds)


def _integrals(hours: Numbers, until: Numbers) -> tuple[Numbers, Numbers]:
    """Integrate from midnight to `until` [F] in hours: the postings, and the integral over those so far."""
    days, rest = np.divmod(until, HOURS_PER_DAY)
    whole = np.floor(rest).astype(np.int64)
    part = rest - whole
    rows = np.arange(len(hours))
    posted = np.pad(np.cumsum(hours, axis=1), ((0, 0), (1, 0)))
    summed = np.pad(np.cumsum(posted[:, :-1] + hours / 2, axis=1), ((0, 0), (1, 0)))
    rates = np.pad(hours, ((0, 0), (0, 1)))[rows, whole]
    so_far = posted[rows, whole] + rates * part
    area = summed[rows, whole] + posted[rows, whole] * part + rates * part**2 / 2
    a_day, a_day_summed = posted[:, -1], summed[:, -1]
    before = days * a_day_summed + a_day * HOURS_PER_DAY * days * (days - 1) / 2
    return days * a_day + so_far, before + days * a_day * rest + area
