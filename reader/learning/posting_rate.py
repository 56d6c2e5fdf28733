"""How often a feed posts, from the times of its postings. Pure; any thread may call it."""

import math

import numpy as np
from numpy.typing import NDArray

DAY_SECONDS = 86_400.0
EARLIEST_CREDIBLE = 788_918_400.0
"""1995-01-01 UTC: feeds are younger than that, so an earlier date is a mistake."""

Times = NDArray[np.float64]


def posting_rate_per_day(
    posted_at: Times,
    *,
    first_seen_at: float,
    now: float,
    half_life_days: float = 10.0,
    prior_per_day: float = 1.0,
    prior_weight: float = 0.5,
) -> float:
    """Postings per day at present: times are UTC seconds in any order, `prior_weight` counts in postings.

    The mean of a Gamma posterior over a Poisson rate with discounted evidence: (L + w) / (D + w / r0), where L is the sum of
    2^(-age / half-life) over the postings, D the days of observation discounted alike, r0 the prior rate and w its weight. This is
    the level of a feed in the PRICE scheduling rule, there with a half-life of 10 days and w = 0.5; discounting by age is how
    Horincar, Amann and Artières estimate the change of a web resource online.

    Observation begins when the feed was first seen, or earlier where the first document's postings reach back: then with one of its
    oldest, which marks the beginning and is not evidence (a document shows W entries because W were posted, not because of the
    days they took). Postings that share the very first moment are an undated first document: they count as its beginning, too.
    Dates more than a day ahead, before 1995 or not finite are left out; up to a day ahead means now.
    """
    if not (prior_per_day > 0 and prior_weight > 0 and half_life_days > 0):
        raise ValueError("prior rate, prior weight and half-life must be positive")
    times = _credible(posted_at, now)
    began_at, counted = _observed(times, min(first_seen_at, now))
    mean_life_days = half_life_days / math.log(2)
    ages = (now - counted) / DAY_SECONDS / mean_life_days
    postings = float(np.exp(-ages).sum())
    days = mean_life_days * -math.expm1(-(now - began_at) / DAY_SECONDS / mean_life_days)
    return (postings + prior_weight) / (days + prior_weight / prior_per_day)


def _credible(posted_at: Times, now: float) -> Times:
    times = np.asarray(posted_at, dtype=np.float64).ravel()
    # A comparison with NaN is false, so what is not a number falls out here as well.
    times = times[(times >= EARLIEST_CREDIBLE) & (times <= now + DAY_SECONDS)]
    return np.sort(np.minimum(times, now))


def _observed(times: Times, first_seen_at: float) -> tuple[float, Times]:
    """When observation began, and the sorted postings since then that are evidence."""
    reaching_back = int(np.searchsorted(times, first_seen_at, side="left"))
    if reaching_back:
        # One more for every ten: a pinned or misdated old entry must not stretch the observation by months.
        oldest = min(reaching_back - 1, reaching_back // 10)
        return float(times[oldest]), times[oldest + 1 :]
    tied = int(np.searchsorted(times, times[0], side="right")) if times.size else 0
    if tied > 1:
        return float(times[0]), times[tied:]
    return first_seen_at, times
