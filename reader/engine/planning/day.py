"""Plan of one day by price: expectations of feeds and user, and the cost of waiting. Pure; engine thread only. It is made in
steps, each short enough that the engine stays responsive with thousands of feeds.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.feed import Feed
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.retrieval import ELSEWHERE
from reader.domain.value_classes import dataclass
from reader.domain.visits import Presence
from reader.engine.planning.memory import REMEMBERED_DAYS, Memory
from reader.engine.planning.planner import Budget, RetrievalResult
from reader.learning import price
from reader.learning.access import (
    JUST_NOW,
    AccessHabit,
    AccessRate,
    PresenceHabit,
    away_row,
    expected_missed,
    is_enough,
    is_reliable,
    learn_access_habit,
    learn_access_rate,
    learn_presence_habit,
    merged_presences,
    present_row,
    returned_row,
    sessions,
)
from reader.learning.day import FEEDS_AT_ONCE, HOURS_PER_DAY, SLOT_SECONDS, SLOTS_PER_DAY, Numbers, Stepwise, in_one_go, weekday
from reader.learning.overflow import forced_retrievals
from reader.learning.posting_rate import observed_since_each, posting_rates_in_steps
from reader.learning.price import LEADS, Pending, resume_in_steps

PRICED_FEEDS = 300
"""Of more feeds, as many decide the price."""
PRICE_TRIALS = 12
PRICE_TOLERANCE = 0.02
LEAST_PRICE = 1e-6

Steps = Stepwise[None]


@dataclass(frozen=True, slots=True)
class User:
    """Rate and habits in local time, and the present offset from UTC. `presence_habit` is None until known."""

    rate: AccessRate
    habit: AccessHabit
    offset: int
    presence_habit: PresenceHabit | None = None

    def accesses_ahead(self, base: Numbers, last: float, now: float, row: int | None = None) -> Numbers:
        """Return expected accesses from now until each of `price.LEADS`, if the last one was at `last` (UTC seconds, NaN for
        never). `base` are the expected accesses per slot from now on, regardless of the past. `row` is that of the presence
        habit, which then replaces the time since the last access.
        """
        ahead: Numbers
        if row is not None and self.presence_habit is not None:
            expected = self.presence_habit.expected(base[: int(price.LEADS[-1])], row, now + self.offset)
            ahead = np.cumsum(expected)[price.LEADS - 1]
            return ahead
        missed = expected_missed(self.rate.per_slot(), last + self.offset, now + self.offset)
        slots = np.arange(int(price.LEADS[-1]))
        factors = self.habit.conditional(slots, since_last_seconds=now - last, missed=missed, just_now=False)
        ahead = np.cumsum(base[: slots.size] * factors)[price.LEADS - 1]
        return ahead


@dataclass(frozen=True, slots=True)
class DayPlan:
    """Basis of a day's decisions on F feeds, in the given order; slot 0 is the slot `first_slot` since 1970.

    `accesses` [T] are expected in each slot from slot 0 on, `by_slot` [F, 96] the postings in each UTC slot of a day, `per_day` [F]
    those of a day. Each feed was observed since `began_at` [F] and counts `weights` [F]. One retrieval costs the `price`; `planned`
    [F] are those of a day at that price.
    """

    first_slot: int
    user: User
    accesses: Numbers
    by_slot: Numbers
    began_at: Numbers
    weights: Numbers
    per_day: Numbers
    board: price.Board
    price: float
    planned: Numbers

    def slot_of(self, now: float) -> int:
        """Return the slot of the plan; a clock set back behind its beginning stays at the first."""
        return max(int(now // SLOT_SECONDS) - self.first_slot, 0)

    def expected_in(self, slot: int) -> Numbers:
        """Return postings [F] expected in an absolute slot."""
        postings: Numbers = self.by_slot[:, slot % SLOTS_PER_DAY]
        return postings


def learn_user(memory: Memory, feeds: Sequence[Feed], now: float) -> User:
    """Learn rate and habits from the remembered accesses, which began with the first feed, and from presences."""
    offset = memory.utc_offset(now)
    accesses = np.array([access.at for access in memory.accesses], dtype=np.float64)
    offsets = np.array([access.utc_offset_seconds for access in memory.accesses], dtype=np.float64)
    begins = np.isin(accesses, sessions(accesses))
    local = accesses[begins] + offsets[begins]
    first = min([feed.added_at for feed in feeds] + [access.at for access in memory.accesses[:1]], default=int(now))
    began = max(float(first), now - REMEMBERED_DAYS * DAY_SECONDS) + offset
    rate = learn_access_rate(local, now_local=now + offset, began_at_local=began)
    habit = learn_access_habit(local, rate, now_local=now + offset, began_at_local=began)
    is_here = np.array([access.kind != ELSEWHERE for access in memory.accesses], dtype=np.bool_)
    return User(rate, habit, offset, _learn_presences(memory, local[is_here[begins]], rate, now))


def _learn_presences(memory: Memory, local: Numbers, rate: AccessRate, now: float) -> PresenceHabit | None:
    began, ended = memory.presence_bounds(now)
    shifts = np.array([each.utc_offset_seconds for each in memory.presences], dtype=np.float64)
    now_local = now + memory.utc_offset(now)
    presences = merged_presences(began + shifts, ended + shifts, now_local)
    return learn_presence_habit(local, presences, rate, now_local=now_local) if is_enough(presences, now_local) else None


@dataclass(frozen=True, slots=True)
class Evidence:
    """Postings [N] of F feeds with their rows [N], and observation start and end [F] of each feed (UTC seconds)."""

    times: Numbers
    rows: NDArray[np.int64]
    began_at: Numbers
    until: Numbers


def collect(memory: Memory, feeds: Sequence[Feed], now: float) -> Evidence:
    """Return the remembered postings of the feeds, in their order."""
    return in_one_go(collect_in_steps(memory, feeds, now))


def collect_in_steps(memory: Memory, feeds: Sequence[Feed], now: float) -> Stepwise[Evidence]:
    """Collect like `collect`, some hundred feeds at a time."""
    posted: list[Numbers] = []
    rows: list[NDArray[np.int64]] = []
    began: list[Numbers] = []
    for first in range(0, len(feeds), FEEDS_AT_ONCE):
        some = feeds[first : first + FEEDS_AT_ONCE]
        each = [memory.posted_at(feed.feed_id) for feed in some]
        own = np.repeat(np.arange(len(some)), [times.size for times in each])
        posted.append(np.concatenate(each))
        added_at = np.array([feed.added_at for feed in some], dtype=np.float64)
        began.append(observed_since_each(posted[-1], own, first_seen_at=added_at, now=now))
        rows.append(own + first)
        yield
    until = [np.nan if feed.succeeded_at is None else float(feed.succeeded_at) for feed in feeds]
    none = np.zeros(0)
    return Evidence(
        np.concatenate([none, *posted]),
        np.concatenate([none.astype(np.int64), *rows]),
        np.concatenate([none, *began]),
        np.array(until, dtype=np.float64),
    )


class PriceSearch:
    """Search for the price at which a budget is spent: `per_day` retrievals, of which a share `use` is made. `guess` is an
    initial price better than that of feeds without hours.
    """

    def __init__(self, per_day: float, use: float, guess: float | None = None) -> None:
        self.per_day = max(per_day, 1e-3)
        self.use = use
        self.price = guess or 0.0

    def first(self, expected: price.Outlook, scale: float) -> Steps:
        """Search from scratch: retrievals fall with the root of the price. `scale` completes the sample."""
        day = slice(SLOTS_PER_DAY, SLOTS_PER_DAY + 1)
        roots = float(np.sqrt(expected.postings[day]).sum()) * scale
        self.price = self.price or max(float(expected.accesses[SLOTS_PER_DAY]) * roots**2 / (2 * self.per_day**2), LEAST_PRICE)
        low, high = 0.0, np.inf
        for _ in range(PRICE_TRIALS):
            planned = yield from self.planned(expected, scale)
            excess = self.use * planned / self.per_day
            if abs(excess - 1) < PRICE_TOLERANCE:
                return
            low, high = (self.price, high) if excess > 1 else (low, self.price)
            guess = max(self.price * float(np.clip(excess, 0.25, 4)) ** 2, LEAST_PRICE)
            # with small budgets the curve is flat, and the guess oscillates
            self.price = guess if low < guess < high else max(float(np.sqrt(low * high)), LEAST_PRICE)
        self.price = min(high, 1 / LEAST_PRICE)

    def adjust(self, expected: price.Outlook, scale: float, old_price: float, carry: float) -> Steps:
        """Adjust from day to day, so that a week's retrievals and `carry` (saved or overspent) balance."""
        self.price = old_price
        planned = yield from self.planned(expected, scale)
        week = 7 * self.use * planned
        excess = week / max(7 * self.per_day + 2 * carry, 0.5 * self.per_day)
        self.price = max(old_price * float(np.clip(excess, 0.25, 4)) ** 1.4, LEAST_PRICE)

    def planned(self, expected: price.Outlook, scale: float) -> Stepwise[float]:
        """Return retrievals a day at the present price."""
        solved = yield from price.values_in_steps(expected, self.price)
        return float(price.retrievals_per_day(solved).sum()) * scale


@dataclass(slots=True)
class DayPlanner:
    """Makes a DayPlan: run `steps` to its end, then take `result`."""

    memory: Memory
    feeds: Sequence[Feed]
    search: PriceSearch
    old_price: float | None
    carry: float
    result: DayPlan | None = None

    def steps(self, now: float) -> Steps:
        """Learn, find the price, solve part by part, pausing after each."""
        first_slot = int(now // SLOT_SECONDS)
        user = learn_user(self.memory, self.feeds, now)
        accesses = self._accesses(user, first_slot)
        yield
        found = yield from collect_in_steps(self.memory, self.feeds, now)
        yield
        rates = yield from posting_rates_in_steps(
            found.times, found.rows, began_at=found.began_at, observed_until=found.until, now=now
        )
        yield
        weights = np.array([self.memory.weights.get(feed.feed_id, 1.0) for feed in self.feeds])
        by_slot = rates.per_slot()
        horizon = first_slot + np.arange(price.HORIZON_SLOTS)
        days = weekday(horizon * np.float64(SLOT_SECONDS))

        def expected(columns: slice) -> Numbers:
            """Return postings [T, F] of some feeds per slot; thousands at once would block the engine and fill memory."""
            found: Numbers = by_slot[columns].T[horizon % SLOTS_PER_DAY] * rates.by_weekday[columns].T[days] * weights[columns]
            return found

        yield from self._find_price(expected, accesses)
        boards, planned = [], []
        for begin in range(0, max(len(self.feeds), 1), FEEDS_AT_ONCE):
            outlook = price.outlook(expected(slice(begin, begin + FEEDS_AT_ONCE)), accesses)
            solved = yield from price.values_in_steps(outlook, self.search.price)
            boards.append(price.board(outlook, solved))
            planned.append(price.retrievals_per_day(solved))
        yield
        self.result = DayPlan(
            first_slot,
            user,
            accesses,
            by_slot,
            found.began_at,
            weights,
            rates.per_day,
            price.side_by_side(boards),
            self.search.price,
            np.concatenate(planned),
        )

    def _accesses(self, user: User, first_slot: int) -> Numbers:
        """Return expected accesses per slot of the horizon, each slot by the local clock at its time."""
        starts = (first_slot + np.arange(price.HORIZON_SLOTS)) * np.float64(SLOT_SECONDS)
        local = starts + np.array([self.memory.utc_offset(at) for at in starts])
        slots = (local // SLOT_SECONDS).astype(np.int64) % SLOTS_PER_DAY
        accesses: Numbers = user.rate.per_slot()[slots] * user.rate.by_weekday[weekday(local)]
        return accesses

    def _find_price(self, expected: Callable[[slice], Numbers], accesses: Numbers) -> Steps:
        """Find the price, by a sample if there are many feeds."""
        stride = -(-len(self.feeds) // PRICED_FEEDS) or 1
        sample = price.outlook(expected(slice(None, None, stride)), accesses)
        scale = len(self.feeds) / max(sample.postings.shape[1], 1)
        if self.old_price is None:
            yield from self.search.first(sample, scale)
        else:
            yield from self.search.adjust(sample, scale, self.old_price, self.carry)


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
        self.at = max(self.at, now - 14 * SLOTS_PER_DAY * SLOT_SECONDS)
        while self.at < now:
            slot = int(self.at // SLOT_SECONDS)
            end = min((slot + 1) * float(SLOT_SECONDS), now)
            self.pending.pass_time(plan.expected_in(slot), end - self.at)
            self.at = end
        self.at = min(self.at, now)

    def retrieved(self, row: int, feed: Feed, result: RetrievalResult, memory: Memory, now: float) -> None:
        """Record a retrieval; after a success nothing waits at the feed."""
        self.tried_at[row] = now
        if result.has_succeeded:
            self.pending.retrieved(row, now - np.array(result.posted_at, dtype=np.float64))
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
"""Share of the planned retrievals that is carried out, until it is learned."""
FIRST_THRESHOLD = 0.1


class DayKeeper:
    """Keeps the plan of the day and the table of feeds that goes with it (None and empty before the first), has a new one made in
    steps when it is due, and learns at the end of a day how well it held. `threshold` is the number of entries expected at a feed for a
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


JUST_NOW_SECONDS = 60
LATEST_ACCESSES = 500
"""Accesses that include the last thirty visits: each may be several accesses."""


class AccessForecast:
    """Forecast of accesses, computed once per slot, and again after an access, a return and a leaving. The user's presence
    replaces the time since their last visit as long as it is known, enough was learned of it, and visits fell into presences;
    else presences have no influence. Only the laboratory does without the last condition (`is_guarded`).
    """

    def __init__(self, memory: Memory, *, is_guarded: bool = True) -> None:
        self._memory = memory
        self._is_guarded = is_guarded
        self._plan: DayPlan | None = None
        self._key: tuple[object, ...] = ()
        self._ahead: Numbers = np.zeros(0)

    def ahead(self, plan: DayPlan, now: float, *, has_returned: bool = False) -> Numbers:
        """Return expected accesses until each of `price.LEADS`, given the last one; or, with `knows_returns`, given a return now."""
        last = self._memory.last_access_before(now)
        key = (int(now // SLOT_SECONDS), last, self._memory.is_here, self._last_presence(), has_returned)
        if plan is not self._plan or key != self._key:
            base = plan.accesses[min(plan.slot_of(now), SLOTS_PER_DAY) :]
            row = self._row(plan, last, now, has_returned=has_returned)
            self._plan, self._key, self._ahead = plan, key, plan.user.accesses_ahead(base, last, now, row)
        return self._ahead

    def knows_returns(self, plan: DayPlan, now: float) -> bool:
        """Return whether the effect of a return at this moment is known and may be used."""
        return self._row(plan, math.nan, now, has_returned=True) is not None

    def next_at(self, plan: DayPlan, now: float, *, has_returned: bool = False) -> int | None:
        """Return the time by which an access is more likely than not: where its expected number reaches ln 2."""
        reached = int(np.searchsorted(self.ahead(plan, now, has_returned=has_returned), np.log(2)))
        return int(now + LEADS[reached] * SLOT_SECONDS) if reached < LEADS.size else None

    def next_after(self, plan: DayPlan, at: float) -> int | None:
        """Return the forecast from a later time on, within the plan; the last hours do not affect it."""
        accesses = plan.board.accesses
        slot = min(plan.slot_of(at), accesses.size - 1)
        reached = int(np.searchsorted(accesses, accesses[slot] + np.log(2)))
        return int((plan.first_slot + reached) * SLOT_SECONDS) if reached < accesses.size else None

    def _last_presence(self) -> Presence | None:
        return self._memory.presences[-1] if self._memory.presences else None

    def _row(self, plan: DayPlan, last: float, now: float, *, has_returned: bool) -> int | None:
        """Return the presence habit's row that applies now, None if presences are not to be used."""
        memory, present = self._memory, self._last_presence()
        if plan.user.presence_habit is None or memory.is_here is None or present is None or now < present.began_at:
            return None
        if self._is_guarded and not self._is_reliable(now):
            return None
        if has_returned:
            before = memory.presences[-2:-1]
            return int(returned_row(present.began_at - before[0].ended_at)) if before and memory.is_here else None
        since_access = math.inf if math.isnan(last) else now - last
        if memory.is_here:
            since = now - present.began_at
            return JUST_NOW if since_access <= JUST_NOW_SECONDS else int(present_row(since, since_access))
        return int(away_row(now - present.ended_at))

    def _is_reliable(self, now: float) -> bool:
        latest = [
            access.at for access in self._memory.accesses[-LATEST_ACCESSES:] if access.at <= now and access.kind != ELSEWHERE
        ]
        return is_reliable(
            merged_presences(*self._memory.presence_bounds(now), now), sessions(np.array(latest, dtype=np.float64))
        )


HOUR_SECONDS = 3600
LEAST_DAYS = 7
LEAST_SESSIONS = 10
DAYS_BACK = 28
NIGHT_SECONDS = 4 * HOUR_SECONDS
"""Time after midnight at which a day begins: who reads until two has come on the day before."""
LEAST_LIKE_THIS = 5
"""Days of a kind (working days, weekends) needed to predict visits by time of day."""
USUAL_SHARE = 0.5
"""Usual hours have at least this fraction of a mean hour's expected accesses."""


@dataclass(frozen=True, slots=True)
class ReadingTimes:
    """Habits of the user; `usual` [24] are the usual local hours, `visits` (local seconds, ascending, not empty) the visits."""

    user: User
    usual: NDArray[np.bool_]
    visits: NDArray[np.float64]

    def is_usual(self, now: float) -> bool:
        """Return whether a time (UTC seconds) lies in usual hours."""
        return bool(self.usual[self._hour(now) % HOURS_PER_DAY])

    def began_at(self, now: float) -> float:
        """Return the begin of the usual hours around `now`, at most a day ago."""
        hour = self._hour(now)
        earliest = hour - HOURS_PER_DAY + 1
        while hour > earliest and self.usual[(hour - 1) % HOURS_PER_DAY]:
            hour -= 1
        return float(hour * HOUR_SECONDS - self.user.offset)

    def is_expected(self, now: float, within_seconds: float) -> bool:
        """Return whether the user more likely than not visits within this time: they did on half of the days like this one, at
        this time of day. Visits are counted rather than taken from the learned rate, which is spread over hours and never reaches
        one visit in ten minutes.
        """
        local = now + self.user.offset
        times = local - DAY_SECONDS * np.arange(1, DAYS_BACK + 1, dtype=np.float64)
        times = times[(times >= self.visits[0]) & (_is_weekend(times) == _is_weekend(np.array([local]))[0])]
        came = np.searchsorted(self.visits, times + within_seconds, "right") > np.searchsorted(self.visits, times, "right")
        return bool(times.size >= LEAST_LIKE_THIS and 2 * int(came.sum()) >= times.size)

    def comes_later(self, now: float) -> bool:
        """Return whether the first visit came later than `now` on three of four days like this one."""
        local = now + self.user.offset - NIGHT_SECONDS
        day, first = np.unique((self.visits - NIGHT_SECONDS) // DAY_SECONDS, return_index=True)
        times = (self.visits[first] - NIGHT_SECONDS) % DAY_SECONDS
        is_like = (_is_weekend(day * DAY_SECONDS) == _is_weekend(np.array([local]))[0]) & (day < local // DAY_SECONDS)
        times = times[is_like & (day >= local // DAY_SECONDS - DAYS_BACK)]
        return bool(times.size >= LEAST_LIKE_THIS and 4 * int((times > local % DAY_SECONDS).sum()) > 3 * times.size)

    def _hour(self, now: float) -> int:
        return int((now + self.user.offset) // HOUR_SECONDS)


def learn_reading_times(memory: Memory, feeds: Sequence[Feed], now: float) -> ReadingTimes | None:
    """Learn from remembered accesses; None if there are too few, or less than a week of them."""
    accesses = np.array([access.at for access in memory.accesses if access.at <= now], dtype=np.float64)
    if sessions(accesses).size < LEAST_SESSIONS or now - accesses.min() < LEAST_DAYS * DAY_SECONDS:
        return None
    user = learn_user(memory, feeds, now)
    visits = np.array([at + memory.utc_offset(at) for at in sessions(accesses).tolist()], dtype=np.float64)
    return ReadingTimes(user, user.rate.by_hour >= USUAL_SHARE * user.rate.by_hour.mean(), visits)


def _is_weekend(local: NDArray[np.float64]) -> NDArray[np.bool_]:
    return weekday(local) >= 5
