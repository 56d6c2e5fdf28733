"""Keeper of the closed loop's day plan: makes a new one each day or when feeds are added, in steps, and adjusts the price. Pure."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.engine.planning.budget import Budget
from reader.engine.planning.day_plan import DayPlan, DayPlanner, PriceSearch
from reader.engine.planning.memory import REMEMBERED_DAYS, Memory
from reader.engine.planning.planner import News
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers
from reader.learning.overflow import forced_retrievals
from reader.learning.pending import Pending, resume_in_steps
from reader.learning.steps import Stepwise, in_one_go

PASSED_SECONDS = 1.0
"""Least seconds between updates, in which nothing relevant is posted: a round of a thousand feeds updates all of them once a
second, not once per answer.
"""


class FeedTable:
    """Rows of feeds: last try, entries per document, waiting entries. `at` is the time reached."""

    def __init__(self, feeds: Sequence[Feed], memory: Memory, now: float) -> None:
        self.feed_ids = tuple(feed.feed_id for feed in feeds)
        # a clock set back must not delay feeds until it has caught up
        self.tried_at: Numbers = np.array([min(feed.retrieved_at or 0, now) for feed in feeds], dtype=np.float64)
        self.window: Numbers = np.array([full_window(feed, memory) for feed in feeds], dtype=np.float64)
        self.pending = Pending(len(feeds))
        self.at = now
        self._rows = {feed_id: row for row, feed_id in enumerate(self.feed_ids)}

    def row_of(self, feed_id: FeedId) -> int | None:
        """Return the row of a feed, None for one added after the table was made."""
        return self._rows.get(feed_id)

    def pass_time(self, plan: DayPlan, now: float) -> None:
        """Add expected entries, slot by slot; a clock set back adds nothing, a long sleep counts two weeks at most."""
        if 0 <= now - self.at < PASSED_SECONDS:
            return
        np.minimum(self.tried_at, now, out=self.tried_at)
        self.at = max(self.at, now - 14 * 96 * SLOT_SECONDS)
        while self.at < now:
            slot = int(self.at // SLOT_SECONDS)
            end = min((slot + 1) * float(SLOT_SECONDS), now)
            self.pending.pass_time(plan.expected_in(slot), end - self.at)
            self.at = end
        self.at = min(self.at, now)

    def retrieved(self, row: int, feed: Feed, news: News, memory: Memory, now: float) -> None:
        """Record a retrieval; after a success nothing waits at the feed."""
        self.tried_at[row] = now
        if news.has_succeeded:
            self.pending.retrieved(row, now - np.array(news.posted_at, dtype=np.float64))
            self.window[row] = full_window(feed, memory)


def waiting_at(plan: DayPlan, feeds: Sequence[Feed], rows: Sequence[int], memory: Memory, now: float) -> Stepwise[Pending]:
    """Compute from memory the waiting entries of the feeds in these rows of the plan."""
    chosen = np.array(rows, dtype=np.int64)
    return resume_in_steps(
        plan.by_slot[chosen],
        [memory.posted_at(feeds[row].feed_id) for row in rows],
        began_at=np.minimum(plan.began_at[chosen], now),
        retrieved_at=np.array([min(float(feeds[row].succeeded_at or now), now) for row in rows]),
        now=now,
    )


def table_of(
    plan: DayPlan,
    feeds: Sequence[Feed],
    old: FeedTable,
    memory: Memory,
    now: float,
    counted: tuple[Mapping[FeedId, int], Pending] | None = None,
) -> FeedTable:
    """Return the table for a new plan: known feeds keep their rows' state, others are computed from memory. `counted` is what
    waits at some of them already, with each one's row there.
    """
    table = FeedTable(feeds, memory, now)
    places, done = counted or ({}, Pending(0))
    known = [(row, before) for row, feed_id in enumerate(table.feed_ids) if (before := old.row_of(feed_id)) is not None]
    new = [row for row, feed_id in enumerate(table.feed_ids) if old.row_of(feed_id) is None]
    left = [row for row in new if table.feed_ids[row] not in places]
    rest = in_one_go(waiting_at(plan, feeds, left, memory, now))
    for place, row in enumerate(left):
        table.pending.copy_from(row, rest, place)
    for row in new:
        if (found := places.get(table.feed_ids[row])) is not None:
            table.pending.copy_from(row, done, found)
    for row, before in known:
        table.pending.copy_from(row, old.pending, before)
        # retrieved while the plan was made
        table.tried_at[row] = max(table.tried_at[row], old.tried_at[before])
    return table


def full_window(feed: Feed, memory: Memory) -> float:
    """Return the number of entries in a feed's document before it drops the oldest; infinity if it is not known to drop any."""
    window = len(feed.window)
    return float(window) if window and memory.count(feed.feed_id) > window else np.inf


LEAST_DAY = 0.9
LEAST_AWAKE = 0.25
"""Days on which the computer was awake for less than this fraction do not rate the plan."""
FIRST_USE = 0.93
FIRST_THRESHOLD = 0.1


class DayKeeper:
    """Keeps `plan` and `table`, None and empty before the first. `threshold` is the number of entries expected at a feed for a
    retrieval at an access. It rises when more feeds reach it (`wanted`, counted by the planner) than the reserve allows, and
    falls when fewer do, so that the fullest feeds come first.
    """

    def __init__(self, memory: Memory, budget_per_feed: float, open_share: float) -> None:
        self.plan: DayPlan | None = None
        self.table = FeedTable((), memory, 0.0)
        self.budget = Budget(open_share, memory.memo)
        self.threshold = memory.memo.get("threshold", FIRST_THRESHOLD)
        self.is_stale = True
        self.reviews = self.wanted = 0
        self._counting_since = 0.0
        self._memory = memory
        self._budget_per_feed = budget_per_feed
        self._price = memory.memo.get("price")
        self._priced_for = memory.memo.get("budget_per_feed", budget_per_feed)
        self._use = memory.memo.get("use", FIRST_USE)
        self._maker: DayPlanner | None = None
        self._met: dict[FeedId, Feed] = {}
        self._steps: Iterator[None] = iter(())
        self._in_the_making: set[FeedId] = set()
        self._now = 0.0

    @property
    def is_planning(self) -> bool:
        """Return whether the next step is due at once."""
        return self._maker is not None

    def work(self, feeds: Mapping[FeedId, Feed], now: float) -> None:
        if self._maker is None and self._is_due(now):
            self._begin(feeds, now)
        self._now = now
        if self._maker is not None and next(self._steps, self) is self:
            self._maker = None

    def meet(self, feed: Feed) -> None:
        """Note a retrieved feed missing in the table: it is to be planned, or is just being planned."""
        self.is_stale = self.is_stale or self._maker is None or feed.feed_id not in self._in_the_making
        self._met[feed.feed_id] = feed

    def memo(self) -> Mapping[str, float]:
        """Return values to store over a restart; the stored ones, until there are new ones."""
        if self._price is None:
            return self._memory.memo
        kept = {"price": self._price, "use": self._use, "threshold": self.threshold, "budget_per_feed": self._priced_for}
        return {**self.budget.memo(), **kept}

    def _is_due(self, now: float) -> bool:
        if self.plan is None or self.is_stale:
            return True
        age = int(now // SLOT_SECONDS) - self.plan.first_slot
        return not 0 <= age < SLOTS_PER_DAY or self._memory.utc_offset(now) != self.plan.user.offset

    def _begin(self, feeds: Mapping[FeedId, Feed], now: float) -> None:
        self.is_stale = False
        followed = [feed for feed in feeds.values() if feed.is_scheduled]
        known = [feed for feed in followed if feed.succeeded_at is not None]
        if not known:
            return
        self._memory.forget_before(now - REMEMBERED_DAYS * DAY_SECONDS)
        # before the budget of a night's sleep, which the morning spends
        saved_days = self.budget.memo().get("balance_days", 0.0)
        self.budget.set_budget(self._budget_per_feed * len(followed), now)
        self._end_day(now)
        # many added or removed feeds need another price
        is_alike = self.plan is None or 0.8 < len(known) / max(len(self.table.feed_ids), 1) < 1.25
        old_price = self._price if is_alike else None
        search = PriceSearch(self.budget.prefetch_per_day, self._use)
        if old_price is not None and self._priced_for != self._budget_per_feed:
            # and so does another budget; retrievals fall with the square root of the price
            guess = old_price * (self._priced_for / self._budget_per_feed) ** 2
            search, old_price = PriceSearch(self.budget.prefetch_per_day, self._use, guess), None
        self._maker = DayPlanner(self._memory, known, search, old_price, saved_days * self.budget.per_day)
        self._in_the_making = {feed.feed_id for feed in known}
        self._steps = self._make(self._maker, now)

    def _make(self, maker: DayPlanner, now: float) -> Stepwise[None]:
        """Plan, then count waiting entries of new feeds; retrievals in between are counted at the end."""
        yield from maker.steps(now)
        if maker.result is None:
            return
        yield
        feeds = [self._met.get(feed.feed_id, feed) for feed in maker.feeds]
        new = [row for row, feed in enumerate(feeds) if self.table.row_of(feed.feed_id) is None]
        begun, waiting = self._now, waiting_at(maker.result, feeds, new, self._memory, self._now)
        self._met = {}
        pending = yield from waiting
        places = {feeds[row].feed_id: place for place, row in enumerate(new) if feeds[row].feed_id not in self._met}
        feeds = [self._met.get(feed.feed_id, feed) for feed in feeds]
        # after a sleep in between they are counted again
        self._finish(maker.result, feeds, (places, pending) if 0 <= self._now - begun < SLOT_SECONDS else None)

    def _finish(self, plan: DayPlan, feeds: Sequence[Feed], counted: tuple[Mapping[FeedId, int], Pending] | None) -> None:
        if self.plan is not None:
            self.table.pass_time(self.plan, self._now)
        self.table = table_of(plan, feeds, self.table, self._memory, self._now, counted)
        self._met.clear()
        self.plan = plan
        self._price, self._priced_for = plan.price, self._budget_per_feed
        self.budget.forced_per_day = forced_retrievals(self.plan.per_day, self.table.window, self.plan.planned)

    def _end_day(self, now: float) -> None:
        """Learn from the time since the last call, if that was a day: the share of the plan carried out, and what openings found."""
        days = (now - self._counting_since) / DAY_SECONDS
        if self.plan is not None and 0 <= days < LEAST_DAY:
            return
        if self.plan is not None and self.reviews >= LEAST_AWAKE * days * SLOTS_PER_DAY > 0:
            self._learn(float(self.plan.planned.sum()) * days, self.budget.open_per_day * days)
            self.budget.end_days(days)
        self.budget.restart_count()
        self.reviews, self.wanted, self._counting_since = 0, 0, now

    def _learn(self, planned: float, set_aside: float) -> None:
        if planned > 0:
            self._use = float(np.clip(0.7 * self._use + 0.3 * self.budget.prefetched / planned, 0.2, 3.0))
        if set_aside > 0:
            change = (self.wanted + 0.05 * set_aside) / (1.05 * set_aside)
            self.threshold = float(np.clip(self.threshold * np.clip(change, 0.4, 2.5), 0.01, 5.0))
