"""Effect of the retrieval budget on misses. Pure; any thread.

The curve is the planner's own: its points are the closed loop's values at several prices, as defined in `price`, so it falls and
is convex. Beside it are the misses of a timer with one interval for all feeds, under the same expectation of feeds and user. A
posting fetched at the very moment of an access counts as missed by it, as in `scorecard`. Against the core in virtual time over
two invented users the default policy missed at most 24 % less and 50 % more than this says at 2 to 8 retrievals a day.
"""

from collections.abc import Sequence
from typing import TypeVar

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.learning import price
from reader.learning.access_rate import AccessRate, learn_access_rate, sessions
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers, weekday
from reader.learning.fixed_timer import expected_timer_misses
from reader.learning.posting_rate import learn_posting_rates, observed_since

SAMPLE = 150
BUDGETS = (0.8, 1.6, 3.2, 6.4, 12.0, 22.0, 40.0)
"""Retrievals a day and feed for which a price is estimated."""
TIMER_BUDGETS = np.geomspace(0.5, 48.0, 40)
"""Retrievals a day and feed of the timers."""
LEAST_PRICE = 1e-9
LEAST_MISSES = 1e-6
"""Fewer count as none."""
REMEMBERED_SECONDS = 60 * DAY_SECONDS
"""Time span that the planner remembers."""

Feed = TypeVar("Feed")


@dataclass(frozen=True, slots=True)
class FeedPast:
    """One feed: its postings [N], when it was first followed, and its last successful retrieval (UTC seconds)."""

    posted_at: Numbers
    added_at: float
    succeeded_at: float


@dataclass(frozen=True, slots=True)
class TradeOff:
    """Expected misses a day of all feeds together, for retrievals a day in ascending order: the planner's, and those of fixed
    timers.
    """

    retrievals: Numbers
    misses: Numbers
    timer_retrievals: Numbers
    timer_misses: Numbers

    def misses_at(self, retrievals: float) -> float:
        return _between(retrievals, self.retrievals, self.misses)

    def timer_misses_at(self, retrievals: float) -> float:
        return _between(retrievals, self.timer_retrievals, self.timer_misses)


def sample(feeds: Sequence[Feed]) -> Sequence[Feed]:
    return feeds[:: -(-len(feeds) // SAMPLE) or 1]


def expected_trade_off(feeds: Sequence[FeedPast], accesses_at: Numbers, offsets: Numbers, *, now: float, of: int) -> TradeOff:
    """Return the curve of `of` feeds from a sample and from the user's accesses [M] with the offset from UTC [M] at each. Without
    feeds or accesses it is flat at 0.
    """
    if not feeds or not accesses_at.size:
        return TradeOff(np.ones(1), np.zeros(1), np.ones(1), np.zeros(1))
    rate = _access_rate(feeds, accesses_at, offsets, now)
    return trade_off(_postings(feeds, now), _accesses(rate, float(offsets[-1]), now), scale=of / len(feeds))


def trade_off(postings: Numbers, accesses: Numbers, *, scale: float = 1.0) -> TradeOff:
    """Return the curve for `postings` [T, F] and `accesses` [T] expected per slot; `scale` extrapolates from a sample of feeds."""
    expected = price.outlook(postings, accesses)
    day, feeds = price.DAY_SLOTS, postings.shape[1]
    roots = float(np.sqrt(expected.postings[day]).sum())
    # retrievals go with the square root of one over the price
    guesses = [max(float(expected.accesses[day]) * roots**2 / (2 * (budget * feeds) ** 2), LEAST_PRICE) for budget in BUDGETS]
    # each feed is repeated for each price: iterating over the slots seven times would take longer
    each = price.Outlook(expected.accesses, *(np.tile(sums, len(guesses)) for sums in (expected.postings, expected.missed)))
    solved = price.values(each, np.repeat(guesses, feeds))
    made, cost = (
        row.reshape(-1, feeds).sum(axis=1) for row in (price.retrievals_per_day(solved), solved.cost[0] - solved.cost[day])
    )
    points = list(zip(made, cost - guesses * made, strict=True))
    retrievals, misses = np.array(sorted(points)).T * scale
    timers = [
        expected_timer_misses(postings[:day].sum(axis=1), accesses, interval_slots=day / budget) for budget in TIMER_BUDGETS
    ]
    return TradeOff(
        retrievals,
        np.minimum.accumulate(np.maximum(misses, 0.0)),
        TIMER_BUDGETS * feeds * scale,
        np.array(timers) * scale,
    )


def _between(retrievals: float, known: Numbers, misses: Numbers) -> float:
    """Interpolate between two points by a power of the retrievals, which is exact for feeds and users without hours."""
    logarithm = np.interp(np.log(max(retrievals, LEAST_PRICE)), np.log(known), np.log(np.maximum(misses, LEAST_MISSES)))
    found = float(np.exp(logarithm))
    return found if found > 2 * LEAST_MISSES else 0.0


def _access_rate(feeds: Sequence[FeedPast], accesses_at: Numbers, offsets: Numbers, now: float) -> AccessRate:
    begins = np.isin(accesses_at, sessions(accesses_at))
    first = min(*(feed.added_at for feed in feeds), float(accesses_at.min()))
    offset = float(offsets[-1])
    began = max(first, now - REMEMBERED_SECONDS) + offset
    return learn_access_rate(accesses_at[begins] + offsets[begins], now_local=now + offset, began_at_local=began)


def _postings(feeds: Sequence[FeedPast], now: float) -> Numbers:
    began = np.array([observed_since(feed.posted_at, first_seen_at=feed.added_at, now=now) for feed in feeds])
    rows = np.repeat(np.arange(len(feeds)), [feed.posted_at.size for feed in feeds])
    times = np.concatenate([feed.posted_at for feed in feeds])
    until = np.array([feed.succeeded_at for feed in feeds])
    rates = learn_posting_rates(times, rows, began_at=began, observed_until=until, now=now)
    slots = _slots(now)
    days = weekday(slots * np.float64(SLOT_SECONDS))
    expected: Numbers = rates.per_slot().T[slots % SLOTS_PER_DAY] * rates.by_weekday.T[days]
    return expected


def _accesses(rate: AccessRate, offset: float, now: float) -> Numbers:
    local = _slots(now) * np.float64(SLOT_SECONDS) + offset
    expected: Numbers = (
        rate.per_slot()[(local // SLOT_SECONDS).astype(np.int64) % SLOTS_PER_DAY] * rate.by_weekday[weekday(local)]
    )
    return expected


def _slots(now: float) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return int(now // SLOT_SECONDS) + np.arange(price.HORIZON_SLOTS, dtype=np.int64)
