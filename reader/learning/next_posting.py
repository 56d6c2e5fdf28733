"""Interval in which a feed's next posting is expected with probability one half. Pure; any thread may call it."""

import numpy as np

from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers, weekday
from reader.learning.posting_rate import PostingRates

HORIZON_DAYS = 28
"""Beyond this a rate says nothing about a day."""
QUARTERS = (0.25, 0.75)
_SHAPE = 3.0
"""Confidence in the present rate, as if learned from so many postings. On real feeds the quartiles then hold half of the
postings.
"""

Interval = tuple[float, float]
"""Start and end in UTC seconds."""


def next_posting(rates: PostingRates, row: int, now: float) -> Interval | None:
    """Return the interval in which the next posting after `now` (UTC seconds) of one of the feeds is expected; None beyond four
    weeks.

    Postings are a Poisson process of the learned rate by hour and weekday, times an unknown factor for busy and quiet days. If
    that has a Gamma distribution of shape k and mean 1, nothing comes before L postings are expected with probability (1 + L /
    k)^-k; the ends are where that is three quarters and one quarter.
    """
    times, sums = _ahead(rates, row, now)
    early, late = (_SHAPE * ((1 - share) ** (-1 / _SHAPE) - 1) for share in QUARTERS)
    if late > sums[-1]:
        return None
    return float(np.interp(early, sums, times)), float(np.interp(late, sums, times))


def reached_at(rates: PostingRates, row: int, postings: float, since: float) -> float:
    """Return when so many postings are expected after a time (UTC seconds), at most four weeks later."""
    times, sums = _ahead(rates, row, since)
    return float(np.interp(postings, sums, times))


def _ahead(rates: PostingRates, row: int, now: float) -> tuple[Numbers, Numbers]:
    """Return times from `now` on, slot by slot, and the number of postings expected until each."""
    first = int(now // SLOT_SECONDS)
    slots = first + np.arange(HORIZON_DAYS * SLOTS_PER_DAY)
    begins = (slots * SLOT_SECONDS).astype(np.float64)
    factors = rates.by_weekday[row][weekday(begins)]
    amounts = rates.per_slot()[row][slots % SLOTS_PER_DAY] * factors
    amounts[0] *= first + 1 - now / SLOT_SECONDS
    return np.concatenate([[now], begins + SLOT_SECONDS]), np.concatenate([[0.0], np.cumsum(amounts)])
