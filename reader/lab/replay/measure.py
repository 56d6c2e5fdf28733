"""What a lived test was worth to its user: misses, late postings, delays, requests, losses. Pure."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.engine.planning.timers import FixedTimer
from reader.lab.replay.cases import Case
from reader.lab.replay.simulation_run import SimulationRun
from reader.lab.replay.web import LATENCY_SECONDS, Answered
from reader.learning.fixed_timer import Times, schedule_misses, timer_times

PATIENCE_SECONDS = 3.0
"""What is stored this soon after an access is shown with it; the rest is late."""

LEAST_PER_DAY = 0.001
"""A policy that never asks is compared with a timer that hardly ever does."""


@dataclass(frozen=True, slots=True)
class Measures:
    """One user under one policy; `delays` in hours, of postings of the test that were seen within it.

    `misses` is the penalty of Sia et al. 2007: summed over the accesses, postings published and not retrieved before. `late` counts
    those of them that are not stored within PATIENCE_SECONDS. `timer_misses` is what `uniform` misses with the budget, or with
    as many requests as were made where the policy keeps to no budget. `lost` postings left their document unseen.
    `largest_use` is the most that was spent, as a share of what the days until then and half a day more allow.
    """

    accesses: int
    postings: int
    misses: int
    late: int
    timer_misses: int
    requests: int
    largest_use: float
    lost: int
    gaps: int
    gaps_at_least: int
    delays: Times


@dataclass(frozen=True, slots=True)
class _FeedMeasures:
    misses: int
    late: int
    lost: int
    delays: Times


def measure(case: Case, run: SimulationRun, *, budget: float, keeps_budget: bool) -> Measures:
    """Measure a run against its case; the timer beside it has the full budget, and what was spent beyond it."""
    by_feed: dict[int, list[Answered]] = {feed: [] for feed in range(1, len(case.postings) + 1)}
    for request in run.requests:
        by_feed[request.feed].append(request)
    accesses_in_test = case.accesses_in_test()
    of_feeds = [_measure_feed(case, accesses_in_test, feed, requests) for feed, requests in by_feed.items()]
    feeds, requests = len(case.postings), len(run.requests)
    own = requests / (feeds * case.test_days)
    return Measures(
        accesses=int(accesses_in_test.size),
        postings=sum(int(np.sum(times >= case.start)) for times in case.postings),
        misses=sum(each.misses for each in of_feeds),
        late=sum(each.late for each in of_feeds),
        timer_misses=timer_misses_of(case, max(budget, own) if keeps_budget else own),
        requests=requests,
        largest_use=_largest_use(case, run, budget * feeds),
        lost=sum(each.lost for each in of_feeds),
        gaps=len(run.gaps),
        gaps_at_least=sum(gap.at_least for gap in run.gaps),
        delays=np.concatenate([each.delays for each in of_feeds]),
    )


def timer_misses_of(case: Case, per_feed_and_day: float) -> int:
    """What `uniform` misses with this many requests, on its own grid, after the same last retrievals."""
    accesses_in_test, misses = case.accesses_in_test(), 0
    timer = FixedTimer("uniform", DAY_SECONDS / max(per_feed_and_day, LEAST_PER_DAY), case.seed)
    for feed, (postings, retrieved_at) in enumerate(zip(case.postings, case.retrieved_at, strict=True), start=1):
        phase = timer.phase_seconds(FeedId(feed))
        grid = np.ceil(timer_times(case.start, case.end, interval_seconds=timer.interval_seconds, phase_seconds=phase))
        rounds = grid[(grid > case.start) & (grid < case.end)]
        misses += schedule_misses(postings, accesses_in_test, np.concatenate([[retrieved_at], rounds]))
    return misses


def _measure_feed(case: Case, accesses_in_test: Times, feed: int, requests: list[Answered]) -> _FeedMeasures:
    """Of every posting not known when the test begins: the request that covers it (none: one at infinity) and what follows from it."""
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
    seen_from = np.searchsorted(accesses_in_test, waiting, side="left")
    missed = np.searchsorted(accesses_in_test, retrieved, side="right") - seen_from
    late = np.minimum(
        np.maximum(np.searchsorted(accesses_in_test, stored - PATIENCE_SECONDS, side="left") - seen_from, 0), missed
    )
    in_test = waiting >= case.start
    return _FeedMeasures(
        int(missed.sum()),
        int(late.sum()),
        int(np.sum(is_lost & in_test)),
        _delays(waiting[in_test], stored[in_test], accesses_in_test),
    )


def _delays(postings: Times, stored: Times, accesses_in_test: Times) -> Times:
    """Hours from posting to the first access that shows it; postings never seen are left out."""
    place = np.maximum(
        np.searchsorted(accesses_in_test, postings, side="left"),
        np.searchsorted(accesses_in_test, stored - PATIENCE_SECONDS, side="left"),
    )
    is_seen = place < accesses_in_test.size
    return np.asarray(accesses_in_test[place[is_seen]] - postings[is_seen], dtype=np.float64) / 3600


def _largest_use(case: Case, run: SimulationRun, per_day: float) -> float:
    spent: NDArray[np.int64] = np.arange(1, len(run.requests) + 1)
    days = (np.array([request.at for request in run.requests]) - case.start) / DAY_SECONDS
    return float(np.max(spent / (per_day * (days + 0.5)), initial=0.0))
