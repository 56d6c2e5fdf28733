"""Allocation of a total of retrievals a day to feeds, after the papers.

Pure; any thread may call it. Feeds are independent: their order does not change their shares. Only if whole retrievals are left
over for feeds that are exactly alike does the earlier one get more.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from reader.lab.papers.penalty import Slots, checked_rates
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
    """Return retrievals a day [F], real numbers that sum to `total`, with the least `average_age` summed over feeds with these
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
    """Return retrievals a day [F], real numbers that sum to `total`, with the greatest `average_freshness` summed over feeds.

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


def average_freshness(change_rates: ArrayLike, frequencies: ArrayLike) -> Numbers:
    """Return the share of time [F] in which nothing changed since the last of `frequencies` even retrievals a day; 0 for none.

    For feeds that change `change_rates` > 0 times a day, at random (Cho and Garcia-Molina 2003).
    """
    rates, often = _checked_pair(change_rates, frequencies)
    is_asked = often > 0
    changes = np.divide(rates, often, out=np.ones_like(rates), where=is_asked)
    return np.asarray(np.where(is_asked, -np.expm1(-changes) / changes, 0.0), dtype=np.float64)


def average_age(change_rates: ArrayLike, frequencies: ArrayLike) -> Numbers:
    """Return the average age in days [F] of feeds that change `change_rates` times a day, at random, retrieved evenly
    `frequencies` > 0 times.

    The age is the time since the first change that is not yet retrieved, 0 if there is none (Cho and Garcia-Molina 2003).
    """
    rates, often = _checked_pair(change_rates, frequencies)
    interval = 1 / often
    changes = rates * interval
    safe = np.maximum(changes, 1e-3)
    exact = 0.5 - 1 / safe - np.expm1(-safe) / safe**2
    # the three terms cancel where changes are rare
    share = np.where(changes < 1e-3, changes / 6 - changes**2 / 24, exact)
    return np.asarray(interval * share, dtype=np.float64)


def greedy_allocation(curves: ArrayLike, total: int) -> Slots:
    """Return whole retrievals a day [F], at least one for each feed and `total` altogether, with the least summed cost.

    `curves` [F, M] hold each feed's cost with 1..M retrievals, falling and convex as from `cyclic_schedule.best_costs` (times a
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
    """Return whole retrievals a day [F] that sum to `total`, near the real `shares` [F], none below `minimum`.

    Feeds whose share of the rest is below the minimum get the minimum; the others are rounded by largest remainder.
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
    """Return frequencies f [F] at which one more retrieval a day adds just the price: 1 - (1 + r) exp(-r) = price x rate, with r
    = rate / f.
    """
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
