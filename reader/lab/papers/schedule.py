"""The optimal daily schedule of m retrievals, exactly, by dynamic programming.

Leaving out a retrieval at s between its neighbours p < s < t adds the postings of (p, s) times the accesses of (s, t): the costs
are Monge. From that follow the two facts used here. An optimum interleaves with the best schedule through any given slot
(Aggarwal, Schieber and Tokuyama, Finding a Minimum-Weight k-Link Path in Graphs with the Concave Monge Property, 1994), and the
least cost is convex in m. Intended for K of a few hundred slots: memory grows with its square.
"""

import itertools

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers

Slots = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Cycle:
    """Sums over two consecutive days: expected `postings`, `accesses` and `missed`, each [2K+1]; row t holds the sum before slot
    t. `missed` is the integral of u(t) L(t) dt, with L the postings since slot 0 and u the access rate.
    """

    slots: int
    postings: Numbers
    accesses: Numbers
    missed: Numbers

    @property
    def is_idle(self) -> bool:
        """Return whether there are no postings or no accesses, so that all schedules are equal."""
        return bool(self.postings[-1] == 0 or self.accesses[-1] == 0)

    def misses(self, begin: Slots, end: Slots) -> Numbers:
        """Return expected misses between retrievals at `begin` and `end`: slots 0..2K, begin <= end, broadcastable shapes. Lemma
        1 of Sia et al., Monitoring RSS Feeds Based on User Browsing Pattern (2007).
        """
        accesses: Numbers = self.accesses[end] - self.accesses[begin]
        expected: Numbers = self.missed[end] - self.missed[begin] - self.postings[begin] * accesses
        return np.maximum(expected, 0.0)


def cycle(postings: ArrayLike, accesses: ArrayLike) -> Cycle:
    """Sum up a day's expected `postings` [K] and `accesses` [K]; ValueError if they are not rates of the same K >= 1 slots."""
    posted, accessed = checked_rates(postings, "postings"), checked_rates(accesses, "accesses")
    if posted.size != accessed.size:
        raise ValueError(f"postings have {posted.size} slots and accesses {accessed.size}; they must have the same.")
    postings_before, accesses_before = _summed(np.tile(posted, 2)), _summed(np.tile(accessed, 2))
    missed = _summed((postings_before[:-1] + postings_before[1:]) / 2 * np.tile(accessed, 2))
    return Cycle(posted.size, postings_before, accesses_before, missed)


def rates_at(rates: ArrayLike, times: Numbers | Slots) -> Numbers:
    """Return the rate per slot at `times`, cyclic: linear between the middles of the slots."""
    values = np.asarray(rates, dtype=np.float64)
    middles = np.arange(values.size) + 0.5
    return np.asarray(np.interp(times, middles, values, period=values.size), dtype=np.float64)


def checked_rates(values: ArrayLike, name: str) -> Numbers:
    """Return the rates as floats [n]; ValueError if there are none, or one is negative or not finite."""
    rates = np.asarray(values, dtype=np.float64)
    if rates.ndim != 1 or rates.size == 0:
        raise ValueError(f"{name} must be one row of at least one number, not of shape {rates.shape}.")
    if not (np.isfinite(rates).all() and (rates >= 0).all()):
        raise ValueError(f"{name} must be finite and not negative.")
    return rates


def _summed(values: Numbers) -> Numbers:
    return np.concatenate([[0.0], np.cumsum(values)])


def best_schedule(postings: ArrayLike, accesses: ArrayLike, m: int) -> Slots:
    """Return the m slots [m], ascending, whose retrievals miss least a day; every slot if m is K or more.

    No slot is preferred: the start of the day changes nothing but the numbering. Without postings or accesses: even spacing.
    """
    day, wanted = cycle(postings, accesses), checked_count(m)
    if day.is_idle or wanted >= day.slots:
        return even_schedule(day.slots, wanted)
    costs = _costs(day)
    rooted = _schedule_through_slot_0(_Layers.of(costs, wanted), wanted)
    return _best_between(costs, rooted)[1]


def best_costs(postings: ArrayLike, accesses: ArrayLike, m_max: int) -> Numbers:
    """Return the misses a day [m_max] of the best schedules of 1..m_max retrievals: falling and convex, constant from m = K on."""
    day, wanted = cycle(postings, accesses), checked_count(m_max)
    if day.is_idle:
        return np.zeros(wanted)
    costs, most = _costs(day), min(wanted, day.slots)
    layers = _Layers.of(costs, most)
    found = [_best_between(costs, _schedule_through_slot_0(layers, m))[0] for m in range(1, most + 1)]
    return np.pad(np.array(found), (0, wanted - most), mode="edge")


def delay_schedule(postings: ArrayLike, m: int) -> Slots:
    """Return the m slots [m] with the least summed delay a day: Theorem 3 of Sia and Cho, exactly."""
    return best_schedule(postings, np.ones(np.asarray(postings).size), m)


def even_schedule(slots: int, m: int) -> Slots:
    """Return slots [m] spread evenly over a day of `slots`, the first at 0; every slot if there are no more."""
    if slots < 1:
        raise ValueError("A day must have at least one slot.")
    count = min(checked_count(m), slots)
    return np.arange(count, dtype=np.int64) * slots // count


def checked_count(m: int) -> int:
    if m < 1:
        raise ValueError(f"A schedule needs at least one retrieval a day, not {m}.")
    return int(m)


def _costs(day: Cycle) -> Numbers:
    """Return the cost [2K+1, 2K+1] from a retrieval to the next one; infinite if the next is not later or over a day away."""
    end = np.arange(2 * day.slots + 1)
    begin = end[:, None]
    costs: Numbers = np.where((begin < end) & (end <= begin + day.slots), day.misses(begin, end), np.inf)
    return costs


@dataclass(frozen=True, slots=True)
class _Layers:
    """The slot before the last [m, K+1] on the cheapest path from slot 0 to each slot with 1..m stretches."""

    before: Slots

    @classmethod
    def of(cls, costs: Numbers, m: int) -> "_Layers":
        slots = costs.shape[0] // 2
        day = costs[: slots + 1, : slots + 1]
        before = np.zeros((m, slots + 1), dtype=np.int64)
        cheapest = day[0]
        for layer in range(1, m):
            through = cheapest[:, None] + day
            before[layer] = through.argmin(axis=0)
            cheapest = np.take_along_axis(through, before[layer][None], axis=0)[0]
        return cls(before)


def _schedule_through_slot_0(layers: _Layers, m: int) -> Slots:
    times = np.empty(m, dtype=np.int64)
    at = layers.before.shape[1] - 1
    for layer in range(m - 1, -1, -1):
        at = times[layer] = layers.before[layer, at]
    return times


def _best_between(costs: Numbers, rooted: Slots) -> tuple[float, Slots]:
    """Return the least cost and its schedule, with one retrieval in each gap of `rooted`, from the shortest."""
    slots = costs.shape[0] // 2
    shortest = int(np.diff(rooted, append=rooted[0] + slots).argmin())
    edges = np.concatenate([rooted, rooted + slots])[shortest : shortest + rooted.size + 1]
    choices = [np.arange(low, high + 1) for low, high in itertools.pairwise(edges)]
    starts = choices[0]
    # rows are the starts, each with its own cheapest way to every slot of the layer
    cheapest = np.where(starts[:, None] == starts, 0.0, np.inf)
    ways: list[Slots] = []
    for earlier, later in itertools.pairwise(choices):
        through = cheapest[:, :, None] + costs[earlier[:, None], later]
        ways.append(through.argmin(axis=1))
        cheapest = through.min(axis=1)
    closed = cheapest + costs[choices[-1], (starts + slots)[:, None]]
    start, at = (int(index) for index in np.unravel_index(closed.argmin(), closed.shape))
    least, times = float(closed[start, at]), [choices[-1][at]]
    for layer in range(len(ways) - 1, -1, -1):
        at = int(ways[layer][start, at])
        times.append(choices[layer][at])
    return least, np.sort(np.array(times) % slots)
