"""Request intervals for a source that allows many requests a day, by the rates of postings and accesses.

Pure. The penalty of Sia et al. 2007 for a gap of g seconds is u * rate * g^2 / 2: the postings in it, and the accesses that miss
them. With this many requests, rates hardly change within a gap, so that of all ways to spend n requests a day the best has gaps
of sqrt(price / (u * rate)).
"""

import numpy as np

from reader.learning.day import SLOT_SECONDS, Numbers

TRIALS = 60
LEAST = 1e-12


def source_intervals(accesses: Numbers, postings: Numbers, *, per_day: float, shortest: float, longest: float) -> Numbers:
    """Return seconds between two requests in each slot of a day, from the accesses and postings expected in each; together at
    most `per_day` requests.

    None is below `shortest` or above `longest` (seconds), which may take more than `per_day`.
    """
    weight = np.sqrt(np.maximum(accesses * postings, LEAST))
    low, high = shortest * float(weight.min()), longest * float(weight.max())
    for _ in range(TRIALS):
        price = (low + high) / 2
        is_over = float((SLOT_SECONDS / np.clip(price / weight, shortest, longest)).sum()) > per_day
        low, high = (price, high) if is_over else (low, price)
    intervals: Numbers = np.clip(high / weight, shortest, longest)
    return intervals
