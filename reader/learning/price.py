"""The closed-loop rule that prices retrievals: the cost of waiting against the savings of a retrieval. Pure; any thread.

Time runs in slots of a quarter of an hour, from slot 0 of a plan on; feeds are columns. The rule follows the model of Sia et al.
2007 (a posting counts as missed at every access until it is retrieved); one price for every retrieval ties all feeds together, as
in the Lagrangian of a common budget (Azar et al. 2018), and its value function is that of an average-cost decision process with
the two actions wait and fetch.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.value_classes import dataclass
from reader.learning.steps import Stepwise, in_one_go

Numbers = NDArray[np.float64]

LEADS = np.concatenate(
    [[1, 2, 3, 4], np.arange(6, 37, 2), np.arange(40, 73, 4), np.arange(80, 113, 8), np.arange(128, 193, 16), [224, 256, 288]]
)
"""Slots ahead at which the next retrieval is considered: fine at first, three days at most."""

DAY_SLOTS = 96
DECISION_SLOTS = DAY_SLOTS + int(LEADS[-1])
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
        """Return expected misses [len(ends), F] between a retrieval at slot `begin` and one at each of `ends` (Lemma 1 of Sia et
        al.).
        """
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
    counts: Numbers = planned.count[0] - planned.count[DAY_SLOTS]
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
