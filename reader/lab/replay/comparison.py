"""Aggregates users, with confidence intervals of the ratios. Pure."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.value_classes import dataclass
from reader.lab.replay.measure import Measures

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
