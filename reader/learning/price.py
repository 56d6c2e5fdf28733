"""The closed-loop rule that prices retrievals: the cost of waiting against the savings of a retrieval.

Time runs in slots of a quarter of an hour, from slot 0 of a plan on; feeds are columns. The rule follows the model of Sia et al.
2007 (a posting counts as missed at every access until it is retrieved); one price for every retrieval ties all feeds together, as
in the Lagrangian of a common budget (Azar et al. 2018), and its value function is that of an average-cost decision process with
the two actions wait and fetch.

Four parts: `Outlook` to `Board`, the rule itself; `Pending`, what waits at each feed; `TradeOff`, misses by budget;
`sync_intervals`, when an account is synchronised.
"""

from collections.abc import Sequence
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.learning.access import AccessRate, learn_access_rate, sessions
from reader.learning.day import FEEDS_AT_ONCE, SLOT_SECONDS, SLOTS_PER_DAY, Numbers, Stepwise, in_one_go, weekday
from reader.learning.posting_rate import learn_posting_rates, observed_since
from reader.learning.scorecard import expected_timer_misses

LEADS = np.concatenate(
    [[1, 2, 3, 4], np.arange(6, 37, 2), np.arange(40, 73, 4), np.arange(80, 113, 8), np.arange(128, 193, 16), [224, 256, 288]]
)
"""Slots ahead at which the next retrieval is considered: fine at first, three days at most."""

DECISION_SLOTS = SLOTS_PER_DAY + int(LEADS[-1])
"""Slots covered by values: a day of decisions, each with three days ahead."""

HORIZON_SLOTS = DECISION_SLOTS + 160
"""The value is 0 at the end of the horizon, which is far enough behind the decisions not to affect them."""

SLOTS_AT_ONCE = 136


@dataclass(frozen=True, slots=True)
class Outlook:
    """Sums over the slots of a plan: expected `accesses` [T+1], postings `postings` [T+1, F] and their product `missed` [T+1, F].
    Row t holds the sum before slot t. `missed` is the integral of u(t) L(t) dt with L the postings since slot 0.
    """

    accesses: Numbers
    postings: Numbers
    missed: Numbers

    def misses(self, begin: int, ends: NDArray[np.int64]) -> Numbers:
        """Return expected misses [len(ends), F] between retrievals at `begin` and at each of `ends` (Lemma 1)."""
        accesses = (self.accesses[ends] - self.accesses[begin])[:, None]
        between: Numbers = self.missed[ends] - self.missed[begin] - self.postings[begin] * accesses
        return between


def outlook(postings: Numbers, accesses: Numbers) -> Outlook:
    """Sum up expectations: `postings` [T, F] and `accesses` [T] are expected counts per slot."""
    summed_accesses = np.concatenate([[0.0], np.cumsum(accesses)])
    summed = np.zeros((postings.shape[0] + 1, postings.shape[1]))
    np.cumsum(postings, axis=0, out=summed[1:])
    missed = np.zeros_like(summed)
    # within a slot postings come evenly, so that on average half of the slot's own precede each of its accesses
    np.cumsum((summed[:-1] + summed[1:]) / 2 * accesses[:, None], axis=0, out=missed[1:])
    return Outlook(summed_accesses, summed, missed)


@dataclass(frozen=True, slots=True)
class Values:
    """Cost of everything from a slot on, if the feed is retrieved in that slot: `cost` [T+1, F], price included, in misses.
    `count` [T+1, F] is the number of retrievals. Both are 0 at the end of the horizon.
    """

    cost: Numbers
    count: Numbers


def values(expected: Outlook, price: float | Numbers) -> Values:
    """Solve V(s) = price + min over leads k of [misses(s, s + k) + V(s + k)] backwards."""
    return in_one_go(values_in_steps(expected, price))


def values_in_steps(expected: Outlook, price: float | Numbers) -> Stepwise[Values]:
    """Run `values` a day and a half at a time; each feed may have a price of its own [F]."""
    slots, feeds = expected.postings.shape[0] - 1, expected.postings.shape[1]
    cost, count = np.zeros((slots + 1, feeds)), np.zeros((slots + 1, feeds))
    ahead = expected.missed.copy()
    columns = np.arange(feeds)
    for slot in range(slots - 1, -1, -1):
        ends = np.minimum(slot + LEADS, slots)
        later = ahead[ends]
        later -= (expected.accesses[ends] - expected.accesses[slot])[:, None] * expected.postings[slot]
        best = later.argmin(axis=0)
        cost[slot] = price + later[best, columns] - expected.missed[slot]
        count[slot] = 1.0 + count[ends[best], columns]
        ahead[slot] += cost[slot]
        if slot % SLOTS_AT_ONCE == 0:
            yield
    return Values(cost, count)


def retrievals_per_day(planned: Values) -> Numbers:
    """Return the retrievals of each feed [F] that the values plan for the first day."""
    counts: Numbers = planned.count[0] - planned.count[SLOTS_PER_DAY]
    return counts


@dataclass(frozen=True, slots=True)
class Choice:
    """Misses [F] saved by retrieving F feeds now instead of at the best later slot, and that slot's lead [F]."""

    advantage: Numbers
    lead: NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Board:
    """Data for a day of decisions, rows being slots 0 to DECISION_SLOTS, as defined by Outlook and Values; `ahead` is `missed`
    and `cost` together. Kept for the whole day, six kilobytes a feed.
    """

    accesses: Numbers
    postings: Numbers
    ahead: Numbers

    def choose(self, slot: int, pending: Numbers, accesses_ahead: Numbers, columns: slice | int = slice(None)) -> Choice:
        """Compare retrieving in a slot (0 to 95) with the best later one, for the feeds in `columns`.

        Waiting until lead k costs pending * accesses_ahead(k) + misses(slot, slot + k) + V(slot + k), retrieving now costs
        V(slot). `pending` [F] is the expected number of waiting entries; `accesses_ahead` [len(LEADS)] are expected until each
        lead, given the last hours. Later postings are priced at the base rates on both sides; otherwise the rule would postpone
        for ever.
        """
        pending = np.atleast_1d(pending)
        ends = slot + LEADS
        postings, ahead = np.atleast_2d(self.postings.T[columns]), np.atleast_2d(self.ahead.T[columns])
        waiting = ahead[:, ends] - postings[:, slot, None] * (self.accesses[ends] - self.accesses[slot])
        waiting += pending[:, None] * accesses_ahead
        best = waiting.argmin(axis=1)
        return Choice(waiting[np.arange(best.size), best] - ahead[:, slot], LEADS[best])


def board(expected: Outlook, solved: Values) -> Board:
    """Keep only the data that the day's decisions need."""
    rows = slice(0, DECISION_SLOTS + 1)
    return Board(expected.accesses[rows], expected.postings[rows].copy(), expected.missed[rows] + solved.cost[rows])


def side_by_side(boards: Sequence[Board]) -> Board:
    """Combine the boards of several groups of feeds."""
    return Board(
        boards[0].accesses,
        np.concatenate([each.postings for each in boards], axis=1),
        np.concatenate([each.ahead for each in boards], axis=1),
    )


MEMORY_SECONDS = np.array([[7.2], [24.0], [72.0]]) * 3600
PRIOR_POSTINGS = 2.0
_OBSERVED_SLOTS = 12 * SLOTS_PER_DAY
_UNOBSERVED_SLOTS = 7 * SLOTS_PER_DAY


class Pending:
    """Counters of F feeds: `expected` [F] are the entries that wait there.

    The rest tells how much more than its pattern a feed posts now, over three memories that fade [3, F]: postings that came
    (`posted`), and those expected by the pattern until the last retrieval (`awaited`) and since (`unobserved`).
    """

    def __init__(self, feeds: int) -> None:
        self.expected: Numbers = np.zeros(feeds)
        memories = (MEMORY_SECONDS.size, feeds)
        self.posted: Numbers = np.zeros(memories)
        self.awaited: Numbers = np.zeros(memories)
        self.unobserved: Numbers = np.zeros(memories)

    @property
    def level(self) -> Numbers:
        """Return the factor [F] by which feeds now post more than their pattern; a Gamma posterior around 1."""
        level: Numbers = ((PRIOR_POSTINGS + self.posted) / (PRIOR_POSTINGS + self.awaited)).mean(axis=0)
        return level

    def pass_time(self, per_slot: Numbers, seconds: Numbers | float) -> None:
        """Advance each feed by so many seconds within a slot; `per_slot` [F] is the pattern's expectation for the whole slot."""
        expected = per_slot * (seconds / SLOT_SECONDS)
        self.expected += self.level * expected
        fading = np.exp(-seconds / MEMORY_SECONDS)
        self.posted *= fading
        self.awaited *= fading
        self.unobserved = self.unobserved * fading + expected

    def retrieved(self, feed: int, ages_seconds: Numbers) -> None:
        """Record a retrieval now that brought postings of these ages: nothing waits, and expected postings count as observed."""
        self.expected[feed] = 0.0
        self.awaited[:, feed] += self.unobserved[:, feed]
        self.unobserved[:, feed] = 0.0
        if ages_seconds.size:
            self.posted[:, feed] += np.exp(-np.maximum(ages_seconds, 0.0) / MEMORY_SECONDS).sum(axis=1)

    def copy_from(self, feed: int, other: "Pending", other_feed: int) -> None:
        self.expected[feed] = other.expected[other_feed]
        self.posted[:, feed] = other.posted[:, other_feed]
        self.awaited[:, feed] = other.awaited[:, other_feed]
        self.unobserved[:, feed] = other.unobserved[:, other_feed]

    def append(self, other: "Pending") -> None:
        self.expected = np.concatenate([self.expected, other.expected])
        self.posted = np.concatenate([self.posted, other.posted], axis=1)
        self.awaited = np.concatenate([self.awaited, other.awaited], axis=1)
        self.unobserved = np.concatenate([self.unobserved, other.unobserved], axis=1)


def resume(by_slot: Numbers, posted_at: Sequence[Numbers], *, began_at: Numbers, retrieved_at: Numbers, now: float) -> Pending:
    """Return the counters of F feeds after a history that was not tracked slot by slot.

    `by_slot` [F, 96] are the expected postings per UTC slot of a day, `posted_at` the known posting times of each feed (UTC
    seconds), `began_at` [F] is since when it was observed and `retrieved_at` [F] its last retrieval, both not after `now`.
    """
    return in_one_go(resume_in_steps(by_slot, posted_at, began_at=began_at, retrieved_at=retrieved_at, now=now))


def resume_in_steps(
    by_slot: Numbers, posted_at: Sequence[Numbers], *, began_at: Numbers, retrieved_at: Numbers, now: float
) -> Stepwise[Pending]:
    """Run `resume` some hundred feeds at a time, without a pause at the end."""
    slots = int(min(np.ceil((now - retrieved_at).max(initial=0.0) / SLOT_SECONDS), _UNOBSERVED_SLOTS))
    whole = Pending(0)
    for first in range(0, len(posted_at), FEEDS_AT_ONCE):
        if first:
            yield
        part = slice(first, first + FEEDS_AT_ONCE)
        whole.append((yield from _resumed(by_slot[part], posted_at[part], began_at[part], retrieved_at[part], now, slots)))
    return whole


def _resumed(
    by_slot: Numbers, posted_at: Sequence[Numbers], began_at: Numbers, retrieved_at: Numbers, now: float, slots: int
) -> Stepwise[Pending]:
    pending = Pending(by_slot.shape[0])
    feeds = np.arange(by_slot.shape[0])
    for feed, times in enumerate(posted_at):
        pending.retrieved(feed, retrieved_at[feed] - times[times <= retrieved_at[feed]])
    yield
    ages = (np.arange(_OBSERVED_SLOTS) + 0.5) * SLOT_SECONDS
    moments = retrieved_at[:, None] - ages
    amounts = by_slot[feeds[:, None], (moments // SLOT_SECONDS).astype(np.int64) % SLOTS_PER_DAY]
    amounts[moments < began_at[:, None]] = 0.0
    pending.awaited = np.exp(-ages / MEMORY_SECONDS) @ amounts.T
    yield
    for place in range(slots, 0, -1):
        begin = now - place * SLOT_SECONDS
        slot = int((begin + SLOT_SECONDS / 2) // SLOT_SECONDS) % SLOTS_PER_DAY
        pending.pass_time(by_slot[:, slot], np.clip(begin + SLOT_SECONDS - retrieved_at, 0.0, SLOT_SECONDS))
    return pending


SAMPLE = 150
"""Of more feeds, as many stand for all in the curve of misses by budget."""
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
    """Expected misses a day of all feeds, for retrievals a day in ascending order: the planner's, and timers'."""

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
    """Return the curve of `of` feeds from a sample and the user's accesses [M]; flat at 0 without either."""
    if not feeds or not accesses_at.size:
        return TradeOff(np.ones(1), np.zeros(1), np.ones(1), np.zeros(1))
    begins = np.isin(accesses_at, sessions(accesses_at))
    first = min(*(feed.added_at for feed in feeds), float(accesses_at.min()))
    offset = float(offsets[-1])
    began = max(first, now - REMEMBERED_SECONDS) + offset
    rate = learn_access_rate(accesses_at[begins] + offsets[begins], now_local=now + offset, began_at_local=began)
    return trade_off(_postings(feeds, now), _accesses(rate, offset, now), scale=of / len(feeds))


def trade_off(postings: Numbers, accesses: Numbers, *, scale: float = 1.0) -> TradeOff:
    """Return the curve for `postings` [T, F] and `accesses` [T] expected per slot; `scale` extrapolates from a sample of feeds."""
    expected = outlook(postings, accesses)
    day, feeds = SLOTS_PER_DAY, postings.shape[1]
    roots = float(np.sqrt(expected.postings[day]).sum())
    # retrievals go with the square root of one over the price
    guesses = [max(float(expected.accesses[day]) * roots**2 / (2 * (budget * feeds) ** 2), LEAST_PRICE) for budget in BUDGETS]
    # each feed is repeated for each price: iterating over the slots seven times would take longer
    each = Outlook(expected.accesses, *(np.tile(sums, len(guesses)) for sums in (expected.postings, expected.missed)))
    solved = values(each, np.repeat(guesses, feeds))
    made, cost = (row.reshape(-1, feeds).sum(axis=1) for row in (retrievals_per_day(solved), solved.cost[0] - solved.cost[day]))
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
    return int(now // SLOT_SECONDS) + np.arange(HORIZON_SLOTS, dtype=np.int64)


TRIALS = 60
LEAST = 1e-12


def sync_intervals(accesses: Numbers, postings: Numbers, *, per_day: float, shortest: float, longest: float) -> Numbers:
    """Return seconds between two synchronisations of an account in each slot of a day, from the accesses and the postings of its
    feeds expected in each; together at most `per_day`. None is below `shortest` or above `longest` (seconds), which may take
    more than `per_day`.
    """
    weight = np.sqrt(np.maximum(accesses * postings, LEAST))
    low, high = shortest * float(weight.min()), longest * float(weight.max())
    for _ in range(TRIALS):
        price = (low + high) / 2
        is_over = float((SLOT_SECONDS / np.clip(price / weight, shortest, longest)).sum()) > per_day
        low, high = (price, high) if is_over else (low, price)
    intervals: Numbers = np.clip(high / weight, shortest, longest)
    return intervals
