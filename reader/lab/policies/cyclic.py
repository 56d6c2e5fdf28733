"""Policies with the same times every day, recomputed at each UTC midnight from all that is remembered."""

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from reader.domain.feed import Expectation, Feed, Plan
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.value_classes import dataclass
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Planner, RetrievalResult, Settings, chance_of, within_limits
from reader.engine.planning.timers import FixedTimer
from reader.lab.papers.allocation import (
    age_allocation,
    algorithm_1,
    bounded_shares,
    greedy_allocation,
    square_root_allocation,
    whole_allocation,
)
from reader.lab.papers.schedule import Slots, best_costs, best_schedule, delay_schedule
from reader.learning.access import sessions
from reader.learning.day import HOURS_PER_DAY, SLOT_SECONDS, Numbers, credible, hour_of_day, slots_of_hours, smoothed
from reader.learning.posting_rate import cluster, posting_rate_per_day

CLUSTERS = 20
GREEDY_MOST = 48
FLOOR_SHARE = 0.1
"""Share of a day spread evenly over it: events not seen in two weeks happen all the same."""


@dataclass(frozen=True, slots=True)
class History:
    """Knowledge of F feeds and their user at a UTC midnight, every day with equal weight.

    `by_hour` [F, 24]: the share of a feed's postings in each UTC hour, all 0 for a feed without; `per_day` [F]: postings a day at
    present; `weights` [F] of feeds; `accesses` [24]: those of the user in each hour of their own day, which is `slots_ahead` of
    UTC.
    """

    by_hour: Numbers
    per_day: Numbers
    weights: Numbers
    accesses: Numbers
    slots_ahead: int = 0


Smoothing = Callable[[Numbers], Numbers]
"""Converts amounts per hour [24] to amounts per slot [96]; the sum is preserved."""

Allocation = Callable[[History, float], Numbers]
"""Returns retrievals a day of each feed [F], real numbers that sum to the total."""

Timing = Callable[[History, Slots], list[Slots | None]]
"""Returns the slots for so many retrievals of each feed; None if the history is insufficient."""


@dataclass(frozen=True, slots=True)
class Method:
    """A policy: the number of retrievals, their times (None: evenly over the day), and a description of its basis."""

    name: str
    description: str
    allocation: Allocation
    timing: Timing | None = None


def gather_history(memory: Memory, feeds: Sequence[Feed], until: float) -> History:
    """Return the remembered history of feeds and user at the UTC midnight `until`."""
    by_hour, per_day = np.zeros((len(feeds), HOURS_PER_DAY)), np.empty(len(feeds))
    for row, feed in enumerate(feeds):
        posted = memory.posted_at(feed.feed_id)
        posted = credible(posted[posted < until], until)
        per_day[row] = posting_rate_per_day(posted, first_seen_at=float(feed.added_at), now=until)
        by_hour[row] = np.bincount(hour_of_day(posted), minlength=HOURS_PER_DAY) / max(posted.size, 1)
    weights = np.array([memory.weights.get(feed.feed_id, 1.0) for feed in feeds])
    local = [access.at + access.utc_offset_seconds for access in memory.accesses if access.at < until]
    accesses = np.bincount(hour_of_day(sessions(np.array(local, dtype=np.float64))), minlength=HOURS_PER_DAY)
    return History(by_hour, per_day, weights, accesses.astype(np.float64), round(memory.utc_offset(until) / SLOT_SECONDS))


def with_floor(by_hour: Numbers) -> Numbers:
    """Return amounts per slot [..., 96]: hours [..., 24] smoothed, interpolated, FLOOR_SHARE spread evenly."""
    slots = slots_of_hours(smoothed(by_hour))
    lifted: Numbers = (1 - FLOOR_SHARE) * slots + FLOOR_SHARE * slots.mean(axis=-1, keepdims=True)
    return lifted


def equally(history: History, total: float) -> Numbers:
    return np.full(history.per_day.size, total / history.per_day.size)


def by_square_root(history: History, total: float) -> Numbers:
    """Allocate in proportion to sqrt(weight x rate): Theorem 1 of Sia and Cho."""
    return square_root_allocation(history.per_day, history.weights, total)


def by_age(history: History, total: float) -> Numbers:
    """Allocate for the least average age of the copies: Cho and Garcia-Molina (2003)."""
    return age_allocation(history.per_day, total)


def by_greedy(history: History, total: float) -> Numbers:
    """Allocate whole retrievals, at least one for each feed, for the fewest misses of all feeds together; by square roots if that
    is too many.

    The next retrieval goes where it saves most, by the cost of each cluster's best schedules; ours, with the exact schedules.
    """
    feeds = history.per_day.size
    if total < feeds or not history.accesses.any():
        return by_square_root(history, total)
    is_known = history.by_hour.any(axis=1, keepdims=True)
    by_hour = np.where(is_known, history.by_hour, 1 / HOURS_PER_DAY)
    patterns, labels = _patterns(by_hour, CLUSTERS)
    accesses = np.roll(with_floor(history.accesses), -history.slots_ahead)
    costs = np.array([best_costs(with_floor(pattern), accesses, GREEDY_MOST) for pattern in patterns])
    curves = costs[labels] * (history.per_day * history.weights)[:, None]
    return greedy_allocation(curves, int(total + 1e-9)).astype(np.float64)


def for_delay(history: History, counts: Slots) -> list[Slots | None]:
    """Return the times with the least delay for each feed's own hours: Theorem 3 of Sia and Cho, found exactly."""
    return [
        delay_schedule(with_floor(shares), int(count)) if shares.any() else None
        for shares, count in zip(history.by_hour, counts, strict=True)
    ]


def for_accesses(history: History, counts: Slots) -> list[Slots | None]:
    """Return the times with the fewest misses for the posting pattern of a feed's cluster and the user's accesses, exactly."""
    return by_clusters(history, counts, best_schedule, with_floor)


def by_recursion(history: History, counts: Slots) -> list[Slots | None]:
    """Return the times by Algorithm 1 of Sia et al. 2007 for the posting pattern of a feed's cluster and the user's accesses."""
    return by_clusters(history, counts, _recursion, slots_of_hours)


def by_clusters(
    history: History,
    counts: Slots,
    schedule: Callable[[Numbers, Numbers, int], Slots],
    smoothing: Smoothing,
    clusters: int | None = CLUSTERS,
) -> list[Slots | None]:
    """Share one `schedule` of postings, accesses and count among the feeds of a cluster that are retrieved equally often, as in
    Sia et al. 2007. With `clusters` of None every feed has its own pattern.
    """
    slots: list[Slots | None] = [None] * counts.size
    known = np.flatnonzero(history.by_hour.any(axis=1))
    if not known.size or not history.accesses.any():
        return slots
    patterns, labels = _patterns(history.by_hour[known], clusters)
    accesses = np.roll(smoothing(history.accesses), -history.slots_ahead)
    schedules: dict[tuple[int, int], Slots] = {}
    for row, label in zip(known.tolist(), labels, strict=True):
        key = (label, int(counts[row]))
        if key not in schedules:
            schedules[key] = schedule(smoothing(patterns[label]), accesses, key[1])
        slots[row] = schedules[key]
    return slots


def _patterns(by_hour: Numbers, clusters: int | None) -> tuple[Numbers, list[int]]:
    if clusters is None:
        return by_hour, list(range(len(by_hour)))
    found = cluster(by_hour, clusters, np.random.default_rng(0))
    return found.centres, found.labels.tolist()


def _recursion(postings: Numbers, accesses: Numbers, m: int) -> Slots:
    return algorithm_1(postings, accesses, m).retrievals


METHODS = (
    Method("data-only", "after its usual posting hours", equally, for_delay),
    Method("data-only-sqrt", "by posting rate, after its usual posting hours", by_square_root, for_delay),
    Method("allocation", "by posting rate, evenly", by_square_root),
    Method("age", "by posting rate, evenly", by_age),
    Method("user-data", "after its usual posting hours and before your usual visits", equally, by_recursion),
    Method(
        "user-data-sqrt",
        "by posting rate, after its usual posting hours and before your usual visits",
        by_square_root,
        by_recursion,
    ),
    Method("user-data-exact", "after its usual posting hours and before your usual visits", equally, for_accesses),
    Method(
        "user-data-greedy",
        "where most is spared, after its usual posting hours and before your usual visits",
        by_greedy,
        for_accesses,
    ),
)
"""Sia and Cho call data-only `scheduling` and data-only-sqrt `combined`; the others are named as in Sia et al. 2007."""


@dataclass(frozen=True, slots=True)
class Timetable:
    """A feed's day: `seconds` [m] of the UTC day, ascending; the postings expected before each hour of it `before` [25]; the
    reason. Such a day comes every `every_days` (real, at least 1) on average.
    """

    seconds: Slots
    before: Numbers
    reason: str
    every_days: float = 1.0

    def next_after(self, moment: float, retrieved_at: float = -math.inf, chance: float = 0.0) -> int:
        """Return the first time of the timetable after `moment`, UTC seconds, on its next day. That is as many whole days after
        the last retrieval as `every_days` less a `chance` in [0, 1) allows.
        """
        moment = max(moment, retrieved_at + (self.every_days - chance) * DAY_SECONDS) if self.every_days > 1 else moment
        day = math.floor(moment / DAY_SECONDS)
        place = int(np.searchsorted(self.seconds, moment - day * DAY_SECONDS, side="right"))
        days_on, place = divmod(place, self.seconds.size)
        return (day + days_on) * DAY_SECONDS + int(self.seconds[place])

    def expected(self, begin: float, end: float) -> float:
        days, seconds = np.divmod([begin, end], DAY_SECONDS)
        reached = (days - days[0]) * self.before[-1] + np.interp(seconds / 3600, np.arange(HOURS_PER_DAY + 1), self.before)
        return max(float(reached[1] - reached[0]), 0.0)


class CyclicPlanner(Planner):
    """Plans every feed by its timetable; a feed added after the last review uses a fixed timer until the next.

    A day is planned from what was known at its UTC midnight, so that a restart plans the same times again. In a UTC day the feeds
    are retrieved `budget_per_feed` times on average, but each at least as often as the ceiling requires and at most every
    `floor_seconds`. A feed whose share is below one a day is retrieved at the best time of a day every so many days.
    """

    def __init__(self, memory: Memory, settings: Settings, *, method: Method) -> None:
        self._memory = memory
        self._method = method
        self._floor_seconds, self._seed, ceiling_seconds = settings.floor_seconds, settings.seed, settings.ceiling_seconds
        self._least_per_day = _least_per_day(ceiling_seconds)
        self._budget_per_feed = max(settings.budget_per_feed, self._least_per_day)
        # intervals of a day or more are ensured by the number of retrievals
        self._longest_seconds = ceiling_seconds if ceiling_seconds < DAY_SECONDS else math.inf
        self._timetables: dict[FeedId, Timetable] = {}
        self._catching_up: set[FeedId] = set()
        self._reviewed_at = -math.inf
        self._review_at = 0.0
        interval = max(DAY_SECONDS / self._budget_per_feed, self._floor_seconds)
        self._unreviewed = FixedTimer(method.name, interval, self._seed, self._floor_seconds)

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        self._catching_up.discard(feed.feed_id)
        if now < self._reviewed_at:
            # the clock went back: the next midnight may be far away
            self._review_at = 0.0
        if feed.feed_id not in self._timetables:
            return self._unreviewed.plan(feed, result, now=now)
        return self._next(feed, now)

    def review_at(self) -> float:
        return self._review_at

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        """Learn new timetables; due or overdue feeds keep their plans."""
        midnight = math.floor(now / DAY_SECONDS) * DAY_SECONDS
        self._reviewed_at, self._review_at = now, midnight + DAY_SECONDS
        followed = [feed for feed in feeds.values() if feed.is_scheduled]
        self._catching_up &= feeds.keys()
        self._timetables = self._learned(followed, midnight) if followed else {}
        plans = {feed.feed_id: self._next(feed, now) for feed in followed if self._may_change(feed, now)}
        return {feed_id: plan for feed_id, plan in plans.items() if plan.next_at != feeds[feed_id].next_at}

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        self._catching_up.update(feed.feed_id for feed in overdue)
        return super().spread(overdue, now=now)

    def _may_change(self, feed: Feed, now: float) -> bool:
        if feed.retrieved_at is None or feed.feed_id in self._catching_up:
            return False
        return feed.next_at is None or feed.next_at > now

    def _next(self, feed: Feed, now: float) -> Plan:
        timetable = self._timetables[feed.feed_id]
        floor_at = min(feed.retrieved_at or 0, now) + self._floor_seconds
        retrieved_at = feed.retrieved_at or 0
        chance = chance_of(self._seed, feed.feed_id, retrieved_at // DAY_SECONDS)
        latest = max(min(retrieved_at, now) + self._longest_seconds, now + 1)
        wanted = min(timetable.next_after(now, min(retrieved_at, now), chance), latest)
        at = max(math.ceil(wanted), math.ceil(floor_at))
        since = now if feed.succeeded_at is None else min(feed.succeeded_at, now)
        wish = Plan(
            at, Reason(ReasonKind.TEXT, (timetable.reason,)), expected=Expectation(postings=timetable.expected(since, at))
        )
        return within_limits(feed, wish, chance_of(self._seed, feed.feed_id), floor_at=floor_at)

    def _learned(self, feeds: Sequence[Feed], midnight: float) -> dict[FeedId, Timetable]:
        history = gather_history(self._memory, feeds, midnight)
        total = self._budget_per_feed * len(feeds)
        shares = bounded_shares(self._method.allocation(history, total), total, self._least_per_day)
        most = max(DAY_SECONDS // self._floor_seconds, 1)
        counts: Slots = np.minimum(_whole_counts(shares), most)
        timing = self._method.timing
        slots = timing(history, counts) if timing else [None] * len(feeds)
        before = _before(history)
        return {
            feed.feed_id: self._timetable(feed.feed_id, int(counts[row]), float(shares[row]), slots[row], before[row])
            for row, feed in enumerate(feeds)
        }

    def _timetable(self, feed_id: FeedId, count: int, share: float, slots: Slots | None, before: Numbers) -> Timetable:
        chance = chance_of(self._seed, feed_id)
        if slots is None:
            seconds: Slots = ((np.arange(count) + chance) * (DAY_SECONDS / count)).astype(np.int64)
        else:
            # not all feeds exactly at the quarter of an hour
            seconds = _apart(slots * SLOT_SECONDS + int(chance * SLOT_SECONDS), self._floor_seconds)
        has_learned = slots is not None or self._method.timing is None
        description = self._method.description if has_learned else "evenly, because there is not enough data yet"
        every_days = max(1 / max(share, 1e-9), 1.0)
        often = f"{count} times a day" if count > 1 else "once a day" if every_days < 1.05 else f"every {every_days:.1f} days"
        return Timetable(seconds, before, f"{often}, {description} ({self._method.name})", every_days)


def _least_per_day(ceiling_seconds: int) -> float:
    """Return the minimum retrievals a day, as a whole number if at least one."""
    least = DAY_SECONDS / ceiling_seconds
    return float(math.ceil(least)) if least > 1 else least


def _whole_counts(shares: Numbers) -> Slots:
    """Return the retrievals of each feed in a day that has any: near its share, and once for shares below one a day."""
    counts = np.ones(shares.size, dtype=np.int64)
    is_daily = shares >= 1
    if is_daily.any():
        daily = shares[is_daily]
        counts[is_daily] = whole_allocation(daily, max(int(daily.sum() + 1e-9), daily.size))
    return counts


def _apart(seconds: Slots, floor_seconds: int) -> Slots:
    """Return ascending times of a day, postponing those that follow the previous one by less than the floor."""
    gaps = np.diff(seconds, append=seconds[0] + DAY_SECONDS)
    first = (int(gaps.argmax()) + 1) % seconds.size
    since_first = (np.roll(seconds, -first) - seconds[first]) % DAY_SECONDS
    floors = np.arange(seconds.size) * floor_seconds
    put_off: Slots = np.maximum.accumulate(since_first - floors) + floors + seconds[first]
    return np.sort(put_off % DAY_SECONDS)


def _before(history: History) -> Numbers:
    """Return postings expected before each hour of a day [F, 25]; evenly if no posting is known."""
    is_known = history.by_hour.any(axis=1, keepdims=True)
    shares = np.where(is_known, history.by_hour, 1 / HOURS_PER_DAY)
    return np.pad(np.cumsum(shares, axis=1), ((0, 0), (1, 0))) * history.per_day[:, None]
