"""Measures of a simulated test for its user: misses, late postings, delays, requests, losses."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.lab.replay.cases import LATENCY_SECONDS, Answered, Case, SimulationRun
from reader.learning.scorecard import Times, mean_phase_miss_delay, mean_phase_misses, timer_times

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
    spent: NDArray[np.int64] = np.arange(1, len(run.requests) + 1)
    days = (np.array([request.at for request in run.requests]) - case.start) / DAY_SECONDS
    return Measures(
        accesses=int(accesses_in_test.size),
        postings=sum(int(np.sum(times >= case.start)) for times in case.postings),
        misses=sum(each.misses for each in of_feeds),
        late=sum(each.late for each in of_feeds),
        miss_delay=sum(each.miss_delay for each in of_feeds),
        timer_misses=timer_misses,
        timer_miss_delay=timer_miss_delay,
        requests=requests,
        largest_use=float(np.max(spent / (budget * feeds * (days + 0.5)), initial=0.0)),
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


RESAMPLES = 2000


@dataclass(frozen=True, slots=True)
class Standing:
    """One policy over all users.

    The ratios are to `uniform`; `ratio_low` and `ratio_high` bound 95 % of bootstrapped ones. `late_ratio` is late postings to
    the misses of `uniform`, for which every miss is late. `retrieval_hours_mean` and `retrieval_hours_max` are the delay of Sia
    and Cho, from posting to retrieval; `completeness` and `window_freshness` are those of Horincar et al. NaN if the divisor is
    0.
    """

    misses: int
    misses_per_access: float
    ratio: float
    ratio_low: float
    ratio_high: float
    late: int
    late_per_access: float
    late_ratio: float
    miss_delay_hours: float
    miss_delay_ratio: float
    requests: int
    requests_per_feed_day: float
    largest_use: float
    overflow_lost: int
    completeness: float
    window_freshness: float
    gaps: int
    gaps_at_least: int
    delay_hours_median: float
    delay_hours_p95: float
    retrieval_hours_mean: float
    retrieval_hours_max: float


def compare(found: Sequence[Mapping[str, Measures]], *, feed_days: float, seed: int) -> dict[str, Standing]:
    """Aggregate each policy over users; `feed_days` adds up feeds times days."""
    return {policy: _standing([user[policy] for user in found], feed_days, seed) for policy in (found[0] if found else ())}


def _standing(users: Sequence[Measures], feed_days: float, seed: int) -> Standing:
    accesses = sum(user.accesses for user in users)
    misses = np.array([user.misses for user in users], dtype=np.float64)
    yardstick = np.array([user.timer_misses for user in users], dtype=np.float64)
    miss_delay = sum(user.miss_delay for user in users)
    waits = np.concatenate([user.waits for user in users])
    low, high = interval(misses, yardstick, seed)
    late, requests = sum(user.late for user in users), sum(user.requests for user in users)
    delays = np.concatenate([user.delays for user in users])
    median, p95 = np.quantile(delays, [0.5, 0.95]).tolist() if delays.size else (np.nan, np.nan)
    return Standing(
        misses=int(misses.sum()),
        misses_per_access=share(float(misses.sum()), accesses),
        ratio=share(float(misses.sum()), float(yardstick.sum())),
        ratio_low=low,
        ratio_high=high,
        late=late,
        late_per_access=share(late, accesses),
        late_ratio=share(late, float(yardstick.sum())),
        miss_delay_hours=miss_delay,
        miss_delay_ratio=share(miss_delay, sum(user.timer_miss_delay for user in users)),
        requests=requests,
        requests_per_feed_day=share(requests, feed_days),
        largest_use=max(user.largest_use for user in users),
        overflow_lost=sum(user.lost for user in users),
        completeness=1 - share(sum(user.lost for user in users), sum(user.retrieved for user in users)),
        window_freshness=float(np.mean([user.window_freshness for user in users])),
        gaps=sum(user.gaps for user in users),
        gaps_at_least=sum(user.gaps_at_least for user in users),
        delay_hours_median=median,
        delay_hours_p95=p95,
        retrieval_hours_mean=float(waits.mean()) if waits.size else np.nan,
        retrieval_hours_max=float(waits.max()) if waits.size else np.nan,
    )


def interval(misses: NDArray[np.float64], yardstick: NDArray[np.float64], seed: int) -> tuple[float, float]:
    """Return the 95 % interval of the ratios of sums over users drawn with replacement (percentile bootstrap, Efron 1979)."""
    drawn = np.random.default_rng(seed).integers(0, misses.size, (RESAMPLES, misses.size))
    below = yardstick[drawn].sum(axis=1)
    ratios = misses[drawn].sum(axis=1)[below > 0] / below[below > 0]
    low, high = np.quantile(ratios, [0.025, 0.975]).tolist() if ratios.size else (np.nan, np.nan)
    return low, high


def share(part: float, whole: float) -> float:
    """Return the part's share of the whole; NaN if that is 0."""
    return part / whole if whole else np.nan
