"""Shape of a feed's days and their similarity, after Horincar, Amann and Artières (ICWE 2012). Pure; any thread."""

from enum import StrEnum

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.learning.day import HOURS_PER_DAY, Numbers
from reader.learning.fixed_timer import Times

LOW, HIGH = 0.5, 2.0
"""Thresholds in means of an hour; the paper (Fig. 6) uses two as well and prints neither their values nor the rule."""

_QUIET_HOURS = 12
_SHOULDER_HOURS = 3


class Shape(StrEnum):
    """Kinds of days that Horincar et al. distinguish."""

    PEAKS = "peaks"
    UNIFORM = "uniform"
    WAVES = "waves"


def shape_of(by_hour: Numbers, *, low: float = LOW, high: float = HIGH) -> Shape:
    """Return the shape of a day with the postings `by_hour` [24].

    Uniform: no hour is below `low` or above `high` means of an hour. Peaks: half of the day is quiet, and there are hours above
    `high` with at most three more hours between the thresholds than of these. Waves: the rest.
    """
    mean = by_hour.mean()
    quiet, busy = int((by_hour < low * mean).sum()), int((by_hour > high * mean).sum())
    between = HOURS_PER_DAY - quiet - busy
    if not quiet and not busy:
        return Shape.UNIFORM
    is_peaked = busy > 0 and quiet >= _QUIET_HOURS and between <= busy + _SHOULDER_HOURS
    return Shape.PEAKS if is_peaked else Shape.WAVES


def daily_variation(times: Times, begin: float, days: int) -> float:
    """Return the coefficient of variation of a feed's hours from day to day, from `begin` (seconds, a midnight) on; NaN without
    postings.

    For each hour of the day the standard deviation over the mean of its counts; then the mean over hours with any postings, where
    the paper leaves open if the divisor is 24. Horincar et al. call a feed periodic if it is at most 1.
    """
    hours = np.floor((times - begin) / (DAY_SECONDS / HOURS_PER_DAY)).astype(np.int64)
    within = hours[(hours >= 0) & (hours < days * HOURS_PER_DAY)]
    counts = np.bincount(within, minlength=days * HOURS_PER_DAY).reshape(days, HOURS_PER_DAY)
    means = counts.mean(axis=0)
    posts = means > 0
    return float((counts.std(axis=0)[posts] / means[posts]).mean()) if posts.any() else float(np.nan)
