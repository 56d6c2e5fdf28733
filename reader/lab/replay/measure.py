"""Measures of a simulated test for its user: misses, late postings, delays, requests, losses. Pure."""

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.lab.replay.cases import Case
from reader.lab.replay.simulation_run import SimulationRun
from reader.lab.replay.web import LATENCY_SECONDS, Answered
from reader.learning.fixed_timer import Times, mean_phase_miss_delay, mean_phase_misses, timer_times

HOUR_SECONDS = 3600
PATIENCE_SECONDS = 3.0
"""Postings stored this soon after an access are shown with it; the rest are late."""

LEAST_PER_DAY = 0.001
"""Retrievals a day of the timer compared with a policy that makes no requests."""


WINDOW = 20
"""Entries of a document in Horincar et al., used if the replay's own never overflows."""


@dataclass(frozen=True, slots=True)
class Measures:
    """One user under one policy; `delays` in hours, of postings of the test that were seen within it.

    `misses` is the penalty of Sia et al. 2007: summed over the accesses, postings published and not retrieved before. `late`
    counts those of them that are not stored within PATIENCE_SECONDS; `miss_delay` is the sum of hours since posting over the
    misses. `timer_misses` and `timer_miss_delay` are those of `uniform` with the budget, or with as many requests as were made if
    the policy has no budget. `waits` are hours from the postings of the test to their retrieval, or to the end of the test.
    `lost` postings left their document unseen, of `retrieved` that some retrieval was late or in time for. `window_freshness` is
    the known share of a feed's last postings, as many as a document holds: the mean over feeds and the time of the test.

    A retrieval counts at an access if it began more than `blind_seconds` before it, which excludes those triggered by a return
    that the access follows immediately. Late postings do not depend on it. `largest_use` is the highest spending, as a share of
    what the days until then and half a day more allow.
    """

    accesses: int
    postings: int
    misses: int
    late: int
    miss_delay: float
    timer_misses: float
    timer_miss_delay: float
    requests: int
    largest_use: float
    lost: int
    retrieved: int
    window_freshness: float
    gaps: int
    gaps_at_least: int
    delays: Times
    waits: Times


@dataclass(frozen=True, slots=True)
class _FeedMeasures:
    misses: int
    late: int
    miss_delay: float
    lost: int
    retrieved: int
    window_freshness: float
    delays: Times
    waits: Times


def measure(
    case: Case, run: SimulationRun, *, budget: float, keeps_budget: bool, window: int = 0, blind_seconds: int = 0
) -> Measures:
    """Measure a run against its case; the timer compared has the full budget, and what was spent beyond it."""
    by_feed: dict[int, list[Answered]] = {feed: [] for feed in range(1, len(case.postings) + 1)}
    for request in run.requests:
        by_feed[request.feed].append(request)
    accesses_in_test = case.accesses_in_test()
    of_feeds = [
        _measure_feed(case, accesses_in_test, feed, requests, window or WINDOW, blind_seconds)
        for feed, requests in by_feed.items()
    ]
    feeds, requests = len(case.postings), len(run.requests)
    own = requests / (feeds * case.test_days)
    timer_misses, timer_miss_delay = timer_misses_of(case, max(budget, own) if keeps_budget else own)
    return Measures(
        accesses=int(accesses_in_test.size),
        postings=sum(int(np.sum(times >= case.start)) for times in case.postings),
        misses=sum(each.misses for each in of_feeds),
        late=sum(each.late for each in of_feeds),
        miss_delay=sum(each.miss_delay for each in of_feeds),
        timer_misses=timer_misses,
        timer_miss_delay=timer_miss_delay,
        requests=requests,
        largest_use=_largest_use(case, run, budget * feeds),
        lost=sum(each.lost for each in of_feeds),
        retrieved=sum(each.retrieved for each in of_feeds),
        window_freshness=float(np.mean([each.window_freshness for each in of_feeds])),
        gaps=len(run.gaps),
        gaps_at_least=sum(gap.at_least for gap in run.gaps),
        delays=np.concatenate([each.delays for each in of_feeds]),
        waits=np.concatenate([each.waits for each in of_feeds]),
    )


def timer_misses_of(case: Case, per_feed_and_day: float) -> tuple[float, float]:
    """Return misses and miss-delay in hours of `uniform` with this many requests, after the same last retrievals.

    They are the mean over all phases of each feed's grid, because a single draw moves them by some per cent; or those of the one
    grid from midnight on if the timers are in step.
    """
    interval = DAY_SECONDS / max(per_feed_and_day, LEAST_PER_DAY)
    accesses_in_test, misses, seconds = case.accesses_in_test(), 0.0, 0.0
    grid = np.ceil(timer_times(case.start, case.end, interval_seconds=interval, phase_seconds=0))
    for postings, retrieved_at in zip(case.postings, case.retrieved_at, strict=True):
        waiting = postings[np.searchsorted(postings, retrieved_at, side="right") :]
        if case.is_in_step:
            retrieved = np.append(grid, np.inf)[np.searchsorted(grid, np.maximum(waiting, case.start + 1), side="left")]
            own_misses, own_seconds = _missed(waiting, retrieved, accesses_in_test)
            misses, seconds = misses + float(own_misses.sum()), seconds + own_seconds
        else:
            since = np.maximum(waiting, case.start)
            misses += float(mean_phase_misses(since, accesses_in_test, interval_seconds=interval).sum())
            seconds += float(mean_phase_miss_delay(waiting, since, accesses_in_test, interval_seconds=interval).sum())
    return misses, seconds / HOUR_SECONDS


def _missed(waiting: Times, retrieved: Times, accesses: Times) -> tuple[NDArray[np.int64], float]:
    """Return the number of accesses at which each posting [N] is missed, and the seconds since posting summed over these."""
    first = np.searchsorted(accesses, waiting, side="left")
    last = np.maximum(np.searchsorted(accesses, retrieved, side="right"), first)
    # from the first access on, or the sum would lose the seconds
    origin = accesses[0] if accesses.size else 0.0
    summed = np.concatenate([[0.0], np.cumsum(accesses - origin)])
    seconds = float((summed[last] - summed[first] - (last - first) * (waiting - origin)).sum())
    return last - first, seconds


def _measure_feed(
    case: Case, accesses_in_test: Times, feed: int, requests: list[Answered], window: int, blind_seconds: int
) -> _FeedMeasures:
    """Measure one feed by the request that covers each posting not known when the test begins (none: one at infinity)."""
    postings, known_until = case.postings[feed - 1], case.retrieved_at[feed - 1]
    starts = np.array([request.at for request in requests])
    after = int(np.searchsorted(postings, known_until, side="right"))
    waiting = postings[after:]
    brought_by = np.searchsorted(starts, waiting, side="left")
    firsts = np.array([request.first for request in requests] + [0])
    starts = np.append(starts, np.inf)
    retrieved = starts[brought_by]
    is_lost = firsts[brought_by] > after + np.arange(waiting.size)
    stored = np.where(is_lost, np.inf, retrieved + LATENCY_SECONDS)
    missed, seconds = _missed(waiting, retrieved + blind_seconds, accesses_in_test)
    seen_from = np.searchsorted(accesses_in_test, waiting, side="left")
    late = np.minimum(
        np.maximum(np.searchsorted(accesses_in_test, stored - PATIENCE_SECONDS, side="left") - seen_from, 0), missed
    )
    in_test = waiting >= case.start
    until_end = np.minimum(retrieved, case.end)
    # the postings since the last retrieval, as far as a document holds them
    is_in_window = np.arange(waiting.size) - np.searchsorted(retrieved, retrieved, side="left") < window
    unknown = np.where(is_in_window, until_end - np.maximum(waiting, case.start), 0.0)
    return _FeedMeasures(
        int(missed.sum()),
        int(late.sum()),
        seconds / HOUR_SECONDS,
        int(np.sum(is_lost & in_test)),
        int(np.sum(in_test & np.isfinite(retrieved))),
        1 - float(unknown.sum()) / (window * (case.end - case.start)),
        _delays(waiting[in_test], stored[in_test], accesses_in_test),
        (until_end - waiting)[in_test & ~is_lost] / HOUR_SECONDS,
    )


def _delays(postings: Times, stored: Times, accesses_in_test: Times) -> Times:
    """Return hours from posting to the first access that shows it; postings never seen are left out."""
    place = np.maximum(
        np.searchsorted(accesses_in_test, postings, side="left"),
        np.searchsorted(accesses_in_test, stored - PATIENCE_SECONDS, side="left"),
    )
    is_seen = place < accesses_in_test.size
    return np.asarray(accesses_in_test[place[is_seen]] - postings[is_seen], dtype=np.float64) / HOUR_SECONDS


def _largest_use(case: Case, run: SimulationRun, per_day: float) -> float:
    spent: NDArray[np.int64] = np.arange(1, len(run.requests) + 1)
    days = (np.array([request.at for request in run.requests]) - case.start) / DAY_SECONDS
    return float(np.max(spent / (per_day * (days + 0.5)), initial=0.0))
