"""Plan of one day by price: expectations of feeds and user, and the cost of waiting. Pure; engine thread only. It is made in
steps, each short enough that the engine stays responsive with thousands of feeds.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Feed
from reader.domain.value_classes import dataclass
from reader.engine.planning.memory import REMEMBERED_DAYS, Memory
from reader.learning import price
from reader.learning.access_habit import AccessHabit, expected_missed, learn_access_habit
from reader.learning.access_rate import AccessRate, learn_access_rate, sessions
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers, weekday
from reader.learning.posting_rate import observed_since_each, posting_rates_in_steps
from reader.learning.presence_habit import PresenceHabit, is_enough, learn_presence_habit, merged_presences
from reader.learning.steps import FEEDS_AT_ONCE, Stepwise, in_one_go

SAMPLE = 300
PRICE_TRIALS = 12
PRICE_TOLERANCE = 0.02
LEAST_PRICE = 1e-6

Steps = Stepwise[None]


@dataclass(frozen=True, slots=True)
class User:
    """User model: rate and habits in local time, and the present offset from UTC. `presence_habit` is None until enough presences
    are known.
    """

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
    """Basis of a day's decisions, feeds in the given order; slot 0 is the slot `first_slot` since 1970."""

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
    return User(rate, habit, offset, _learn_presences(memory, local, rate, now))


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
        """Search from scratch: retrievals fall with the square root of the price, so a few steps suffice. `scale` completes the
        sample.
        """
        day = slice(price.DAY_SLOTS, price.DAY_SLOTS + 1)
        roots = float(np.sqrt(expected.postings[day]).sum()) * scale
        self.price = self.price or max(float(expected.accesses[price.DAY_SLOTS]) * roots**2 / (2 * self.per_day**2), LEAST_PRICE)
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
        stride = -(-len(self.feeds) // SAMPLE) or 1
        sample = price.outlook(expected(slice(None, None, stride)), accesses)
        scale = len(self.feeds) / max(sample.postings.shape[1], 1)
        if self.old_price is None:
            yield from self.search.first(sample, scale)
        else:
            yield from self.search.adjust(sample, scale, self.old_price, self.carry)
