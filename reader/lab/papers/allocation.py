"""Allocation of a total of retrievals a day to feeds, after the papers. Feeds are independent: their order does not change their
shares. Only if whole retrievals are left over for feeds that are exactly alike does the earlier one get more.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reader.domain.value_classes import dataclass
from reader.lab.papers.schedule import Cycle, Slots, checked_count, checked_rates, cycle, even_schedule, rates_at
from reader.learning.day import Numbers

HALVINGS = 50
NEWTON_STEPS = 6


def square_root_allocation(rates: ArrayLike, weights: ArrayLike, total: float) -> Numbers:
    """Return retrievals a day [F], real numbers that sum to `total`, in proportion to sqrt(weight x rate); evenly if that is 0
    everywhere.

    Minimises the summed delay, where a feed with `rates` postings a day and m even retrievals has weight x rate / (2 m): Theorem
    1 of Sia and Cho, Efficient Monitoring Algorithm for Fast News Alerts.
    """
    posted, weighed = _checked_pair(rates, weights)
    return _in_proportion(np.sqrt(posted) * np.sqrt(weighed), _checked_total(total))


def age_allocation(change_rates: ArrayLike, total: float) -> Numbers:
    """Return retrievals a day [F], real numbers that sum to `total`, with the least average age summed over feeds with these
    changes a day.

    Cho and Garcia-Molina, Effective Page Refresh Policies for Web Crawlers (2003), solve dA_i/df_i = -price with one price for
    all. Unlike the optimum for freshness, the frequency never falls as a feed changes more often. A feed that never changes gets
    none.
    """
    changes, wanted = checked_rates(change_rates, "change rates"), _checked_total(total)
    changing = changes > 0
    if not changing.any() or wanted == 0:
        return _in_proportion(np.ones(changes.size), wanted)
    rates = changes[changing]
    # at this price not even slowly changing feeds, retrieved most often for their rate, use up the total
    high = np.log((np.cbrt(rates).sum() / wanted) ** 3 / 3)
    shares = np.zeros(changes.size)
    shares[changing] = _in_proportion(_frequencies_at(rates, _log_prices(_frequencies_at, rates, high, wanted)[1]), wanted)
    return shares


def freshness_allocation(change_rates: ArrayLike, total: float) -> Numbers:
    """Return retrievals a day [F], real numbers that sum to `total`, with the greatest average freshness summed over feeds.

    Cho and Garcia-Molina 2003: dF_i/df_i = price for all that get any. A feed that changes 1 / price times a day or more often
    gets none, because a copy of it would be out of date at once; nor does one that never changes.
    """
    changes, wanted = checked_rates(change_rates, "change rates"), _checked_total(total)
    changing = changes > 0
    if not changing.any() or wanted == 0:
        return _in_proportion(np.ones(changes.size), wanted)
    rates = changes[changing]
    shares = np.zeros(changes.size)
    low, _ = _log_prices(_fresh_frequencies_at, rates, -np.log(rates.min()), wanted)
    shares[changing] = _in_proportion(_fresh_frequencies_at(rates, low), wanted)
    return shares


def _log_prices(
    frequencies_at: Callable[[Numbers, float], Numbers], rates: Numbers, high: float, wanted: float
) -> tuple[float, float]:
    """Return two adjacent logarithms of a price: at the lower one frequencies sum to `wanted` at least, at `high` to less."""
    low = high
    while frequencies_at(rates, low).sum() < wanted:
        low -= 4.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if frequencies_at(rates, middle).sum() > wanted else (low, middle)
    return low, high


def greedy_allocation(curves: ArrayLike, total: int) -> Slots:
    """Return whole retrievals a day [F], at least one for each feed and `total` altogether, with the least summed cost.

    `curves` [F, M] hold each feed's cost with 1..M retrievals, falling and convex as from `schedule.best_costs` (times a
    weight if feeds differ in that). Then repeatedly taking the best next retrieval is exact (Fox, Discrete Optimization via
    Marginal Analysis, 1966). A total beyond F x M gives M to all. ValueError if it is below F, or a curve is not convex.
    """
    costs = np.asarray(curves, dtype=np.float64)
    if costs.ndim != 2 or costs.size == 0 or not np.isfinite(costs).all():
        raise ValueError("Curves must be a table of finite costs, one row a feed.")
    feeds = costs.shape[0]
    if total < feeds:
        raise ValueError(f"{total} retrievals are not one for each of {feeds} feeds.")
    gains = -np.diff(costs, axis=1)
    slack = 1e-9 * max(float(np.abs(costs).max()), 1e-300)
    if (gains < -slack).any() or (np.diff(gains, axis=1) > slack).any():
        raise ValueError("Every curve must be falling and convex.")
    # a curve's gains fall, so the number of them among the best is its number of retrievals
    best = np.argsort(-gains.ravel(), kind="stable")[: total - feeds]
    return np.asarray(1 + np.bincount(best // max(gains.shape[1], 1), minlength=feeds), dtype=np.int64)


def bounded_shares(shares: ArrayLike, total: float, least: float) -> Numbers:
    """Scale the `shares` [F] to the sum `total` with none below `least`: feeds that would get less get that."""
    wanted = checked_rates(shares, "shares")
    if least < 0 or total < least * wanted.size * (1 - 1e-12):
        raise ValueError(f"{total:g} retrievals are not {least:g} for each of {wanted.size} feeds.")
    raised = np.zeros(wanted.size, dtype=bool)
    while True:
        exact = np.full(wanted.size, float(least))
        if not raised.all():
            exact[~raised] = _in_proportion(wanted[~raised], max(total - least * int(raised.sum()), 0.0))
        below = (exact < least) & ~raised
        if not below.any():
            return exact
        raised |= below


def whole_allocation(shares: ArrayLike, total: int, minimum: int = 1) -> Slots:
    """Return whole retrievals a day [F] that sum to `total`, near the real `shares` [F], none below `minimum`. Feeds whose share
    of the rest is below the minimum get the minimum; the others are rounded by largest remainder.
    """
    exact = bounded_shares(shares, total, minimum)
    whole: Slots = np.floor(exact).astype(np.int64)
    largest_remainders = np.argsort(whole - exact, kind="stable")
    whole[largest_remainders[: total - int(whole.sum())]] += 1
    return whole


def _frequencies_at(rates: Numbers, log_price: float) -> Numbers:
    """Return frequencies f [F] at which one more retrieval a day saves just the price: r^2/2 + r exp(-r) - 1 + exp(-r) = price x
    rate^2.

    There r = rate / f is the number of changes between two retrievals. The left side is convex with the slope r (1 - exp(-r)),
    and it is below r^3/3 and r^2/2, so that Newton's steps come down on the root from the second one on.
    """
    wanted = np.exp(log_price) * rates**2
    changes = np.maximum(np.cbrt(3 * wanted), np.sqrt(2 * wanted))
    for _ in range(NEWTON_STEPS):
        changes = changes - (_saved(changes) - wanted) / (changes * -np.expm1(-changes))
    frequencies: Numbers = rates / changes
    return frequencies


def _fresh_frequencies_at(rates: Numbers, log_price: float) -> Numbers:
    """Return frequencies f [F] with 1 - (1 + r) exp(-r) = price x rate, where r = rate / f."""
    wanted = np.exp(log_price) * rates
    low, high = np.sqrt(2 * wanted), np.full(rates.size, 750.0)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        is_below = -np.expm1(-middle) - middle * np.exp(-middle) < wanted
        low, high = np.where(is_below, middle, low), np.where(is_below, high, middle)
    frequencies: Numbers = np.where(wanted < 1, rates / np.maximum(low, 1e-300), 0.0)
    return frequencies


def _saved(changes: Numbers) -> Numbers:
    # the exact terms cancel where changes are rare
    rare = changes**3 * (1 / 3 - changes / 8 + changes**2 / 30 - changes**3 / 144)
    return np.where(changes < 0.02, rare, changes**2 / 2 + changes * np.exp(-changes) + np.expm1(-changes))


def _in_proportion(parts: Numbers, total: float) -> Numbers:
    largest = parts.max()
    scaled = parts / largest if largest > 0 else np.ones(parts.size)
    shares: Numbers = scaled / scaled.sum() * total
    return shares


def _checked_pair(first: ArrayLike, second: ArrayLike) -> tuple[Numbers, Numbers]:
    one, other = checked_rates(first, "rates"), checked_rates(second, "weights or frequencies")
    if one.size != other.size:
        raise ValueError(f"There are {one.size} feeds in one row and {other.size} in the other; they must be the same.")
    return one, other


def _checked_total(total: float) -> float:
    if not (np.isfinite(total) and total >= 0):
        raise ValueError(f"The total of retrievals must be finite and not negative, not {total}.")
    return float(total)


ROUNDS = 1000


def refined_schedule(postings: ArrayLike, accesses: ArrayLike, m: int) -> Slots:
    """Return the m slots [m], ascending, that no move of a single retrieval between its neighbours makes cheaper: the best from
    every even start.

    A local optimum, so its cost is not below `schedule.best_schedule` and never above even spacing. With even accesses it
    is the least delay. Even spacing without postings or accesses; every slot if m is K or more.
    """
    day, wanted = cycle(postings, accesses), checked_count(m)
    even = even_schedule(day.slots, wanted)
    if day.is_idle or wanted >= day.slots:
        return even
    starts = range(max(int(np.diff(even, append=day.slots).max()), 1))
    found = [_refined(day, even + phase) for phase in starts]
    costs = [day.misses(times, np.append(times[1:], times[0] + day.slots)).sum() for times in found]
    return found[int(np.argmin(costs))]


def _refined(day: Cycle, schedule: Slots) -> Slots:
    times = np.sort(schedule % day.slots)
    # a single retrieval is its own neighbour, and its even starts are all candidates
    for _ in range(ROUNDS if times.size > 1 else 0):
        before = times.copy()
        for place in range(times.size):
            earlier = times[place - 1] - (day.slots if place == 0 else 0)
            later = times[(place + 1) % times.size] + (day.slots if place == times.size - 1 else 0)
            times[place] = _best_between(day, int(earlier), int(later), int(times[place]))
        if np.array_equal(times, before):
            break
        times = np.sort(times % day.slots)
    return times


def _best_between(day: Cycle, earlier: int, later: int, present: int) -> int:
    """Return the slot with the largest rectangle; the present one unless another is better."""
    at = np.arange(earlier + 1, later)
    gathered = _until(day.postings, at) - _until(day.postings, np.array(earlier))
    upcoming = _until(day.accesses, np.array(later)) - _until(day.accesses, at)
    saved = gathered * upcoming
    best = int(saved.argmax())
    return int(at[best]) if saved[best] > saved[present - earlier - 1] * (1 + 1e-12) else present


def _until(sums: Numbers, slots: Slots) -> Numbers:
    """Return the sum from slot 0 to each slot of any day, including the previous one."""
    size = sums.size // 2
    days, rest = np.divmod(slots, size)
    return np.asarray(sums[rest] + days * sums[size], dtype=np.float64)


CLOSING_TOLERANCE = 0.1
"""Largest difference of the two sides of Eq. 2 where the recursion closes, relative to the larger: first points come from a grid
of slots.
"""


@dataclass(frozen=True, slots=True)
class RecursionResult:
    """The schedule found, ascending slots [m]; `closed` says whether it fulfils Eq. 2 at its first and last point, too."""

    retrievals: Slots
    closed: bool


def algorithm_1(postings: ArrayLike, accesses: ArrayLike, m: int) -> RecursionResult:
    """Run Algorithm 1 of Sia et al. 2007: try every pair of first points, follow Eq. 2 to the others, keep the cheapest that
    closes.

    Eq. 2 gives t_i+1 from t_i-1 and t_i; times of the recursion are real numbers and rounded to slots at its end. A candidate
    closes if Eq. 2 holds within CLOSING_TOLERANCE at t_m and t_1, which the recursion has not used. The tolerance, and the
    fallback if none closes, are ours: the cheapest of the others, or even spacing if idle hours end every recursion.
    """
    day, wanted = cycle(postings, accesses), checked_count(m)
    if wanted >= day.slots:
        return RecursionResult(even_schedule(day.slots, wanted), closed=True)
    if day.is_idle:
        return RecursionResult(even_schedule(day.slots, wanted), closed=False)
    search = _Search(day.slots, np.asarray(postings, dtype=np.float64), np.asarray(accesses, dtype=np.float64))
    times = search.candidates(wanted)
    if not times.size:
        return RecursionResult(even_schedule(day.slots, wanted), closed=False)
    closed = search.closes(times)
    tried = times[closed] if closed.any() else times
    rounded = np.rint(tried).astype(np.int64)
    following = np.column_stack([rounded[:, 1:], rounded[:, 0] + day.slots])
    cheapest = rounded[day.misses(rounded, following).sum(axis=1).argmin()]
    return RecursionResult(np.sort(cheapest % day.slots), closed=bool(closed.any()))


@dataclass(frozen=True, slots=True)
class _Search:
    """A day's expected counts per slot, and the steps of the recursion for n candidates at once, in real slots."""

    slots: int
    postings: Numbers
    accesses: Numbers

    def candidates(self, m: int) -> Numbers:
        """Return times [n, m] from all pairs of first points whose recursion ends within a day, with every time in another slot."""
        if m == 1:
            return np.arange(self.slots, dtype=np.float64)[:, None]
        times = np.argwhere(np.triu(np.ones((self.slots, self.slots)), 1)).astype(np.float64)
        while times.shape[1] < m:
            times = np.column_stack([times, self._next(times[:, -2], times[:, -1])])
            times = times[times[:, -1] < times[:, 0] + self.slots]
        rounded = np.rint(np.column_stack([times, times[:, 0] + self.slots]))
        distinct: Numbers = times[(np.diff(rounded) > 0).all(axis=1)]
        return distinct

    def closes(self, times: Numbers) -> NDArray[np.bool_]:
        """Return whether Eq. 2 holds within the tolerance at the last and at the first of `times` [n, m]."""
        m = times.shape[1]
        around = np.column_stack([times[:, -1] - self.slots, times, times[:, 0] + self.slots])
        return self._holds(around[:, m - 1 :]) & self._holds(around[:, :3])

    def _holds(self, around: Numbers) -> NDArray[np.bool_]:
        before, at, after = around.T
        left = rates_at(self.accesses, at) * (_recursion_until(self.postings, at) - _recursion_until(self.postings, before))
        right = rates_at(self.postings, at) * (_recursion_until(self.accesses, after) - _recursion_until(self.accesses, at))
        # if both are 0 the ratios of Eq. 2 are undefined, so it does not close
        near: NDArray[np.bool_] = np.abs(left - right) < CLOSING_TOLERANCE * np.maximum(left, right)
        return near

    def _next(self, before: Numbers, at: Numbers) -> Numbers:
        """Return t_i+1 from t_i-1 and t_i by Eq. 2. If nothing is posted at t_i this is t_i again, which ends the candidate."""
        posting_rates = rates_at(self.postings, at)
        wanted = rates_at(self.accesses, at) * (_recursion_until(self.postings, at) - _recursion_until(self.postings, before))
        with np.errstate(over="ignore"):
            accesses = np.divide(wanted, posting_rates, out=np.zeros_like(wanted), where=posting_rates > 0)
        a_day = self.accesses.sum()
        return _reached(self.accesses, _recursion_until(self.accesses, at) + np.minimum(accesses, a_day))


def _recursion_until(counts: Numbers, times: Numbers) -> Numbers:
    """Return the integral from slot 0 to each of `times`, over as many days as needed."""
    days, rest = np.divmod(times, counts.size)
    summed = np.concatenate([[0.0], np.cumsum(counts)])
    reached: Numbers = days * summed[-1] + np.interp(rest, np.arange(summed.size), summed)
    return reached


def _reached(counts: Numbers, totals: Numbers) -> Numbers:
    """Return the times at which the integral from slot 0 reaches each of `totals`: the inverse of `_until`."""
    summed = np.concatenate([[0.0], np.cumsum(counts)])
    days, rest = np.divmod(totals, summed[-1])
    times: Numbers = days * counts.size + np.interp(rest, summed, np.arange(summed.size))
    return times
