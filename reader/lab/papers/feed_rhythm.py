"""What a feed's days are like: peaks or waves, how periodic, and whether today's posting is still to come. Pure; any thread."""

import math
from enum import StrEnum

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.learning.day import (
    HOURS_PER_DAY,
    SLOT_SECONDS,
    SLOTS_PER_DAY,
    Numbers,
    credible,
    hour_of_day,
    slots_of_hours,
    smoothed,
)

_HISTORY_DAYS = 28
_LEAST_DAYS = 7
_LEAST_POSTINGS = 7
_KNOWN_POSTINGS = 20
_PEAK_HOURS = 4
_REAL_REGULARITY = 0.8
_LEAST_FACTOR, _MOST_FACTOR = 0.1, 3.0


class Rhythm(StrEnum):
    """The kinds of posting patterns that Horincar et al. (ICWE 2012, Fig. 6) distinguish; their rule of two thresholds is not printed."""

    PEAKS = "peaks"
    UNIFORM = "uniform"
    WAVES = "waves"
    UNKNOWN = "unknown"


def rhythm_of(by_hour: Numbers, count: float) -> Rhythm:
    """The kind of a day with these shares of the hours [24], learned from `count` postings; unknown below twenty.

    Peaks: four hours hold half of the postings. Uniform: less than an eighth of them would have to be moved to make all hours alike,
    or not more than chance moves in so few. Waves: the rest, more by day than by night.
    """
    total = float(by_hour.sum())
    if not (count >= _KNOWN_POSTINGS and by_hour.size == HOURS_PER_DAY and 0 < total < math.inf):
        return Rhythm.UNKNOWN
    shares = by_hour / total
    if np.sort(shares)[-_PEAK_HOURS:].sum() >= 0.5:
        return Rhythm.PEAKS
    moved = float(np.abs(shares - 1 / HOURS_PER_DAY).sum()) / 2
    # Of n postings at random the hours, smoothed, differ from each other by about 1.2 / sqrt(n) in this measure.
    return Rhythm.UNIFORM if moved < max(0.125, 1.2 / math.sqrt(count)) else Rhythm.WAVES


def periodicity(times: Numbers, now: float) -> float:
    """How much the feed's days repeat each other, from 0 (not at all) to 1 (hour by hour); times in UTC seconds.

    The correlation of the smoothed hourly counts of the last 28 days with those 24 hours later, above what it would be if the hours
    were shuffled within each day (that is, the correlation of the daily totals), as a share of what is possible above that. 0 with
    less than a week or seven postings.
    """
    recent = _recent(times, now)
    if recent.size < _LEAST_POSTINGS or now - recent[0] < _LEAST_DAYS * DAY_SECONDS:
        return 0.0
    days = int((now - recent[0]) // DAY_SECONDS)
    hours_ago = np.floor((now - recent) / 3600).astype(np.int64)
    counts = np.bincount(hours_ago, minlength=days * HOURS_PER_DAY)[: days * HOURS_PER_DAY]
    table = smoothed(counts.astype(np.float64)).reshape(days, HOURS_PER_DAY)
    table -= table.mean()
    totals = table.mean(axis=1)
    variance = float((table**2).mean())
    if variance == 0:
        return 0.0
    found = float((table[1:] * table[:-1]).mean()) / variance
    shuffled = float((totals[1:] * totals[:-1]).mean()) / variance
    return float(np.clip((found - shuffled) / (1 - shuffled), 0, 1)) if shuffled < 1 else 0.0


def regularity(times: Numbers, now: float) -> float:
    """How much steadier than chance the number of postings a day is: 1 for the same number every day, 0 for Poisson or bursts.

    One minus variance over mean (the index of dispersion, 1 for a Poisson process) of the daily counts of the last 28 days, less what
    chance makes of so few days. A day begins in the feed's quietest hours. 0 with less than a week or seven postings.
    """
    recent = _recent(times, now)
    if recent.size < _LEAST_POSTINGS or now - recent[0] < _LEAST_DAYS * DAY_SECONDS:
        return 0.0
    days_ago = np.floor((_day_began_at(recent, now) - recent) / DAY_SECONDS).astype(np.int64)
    # The day under way (below 0) is not complete, nor is the oldest one.
    counts = np.bincount(days_ago[days_ago >= 0])[:-1]
    if counts.size < _LEAST_DAYS - 1 or not counts.any():
        return 0.0
    dispersion = float(counts.var(ddof=1) / counts.mean())
    chance = math.sqrt(2 / (counts.size - 1))
    return max(0.0, 1 - dispersion * (1 + chance))


def remaining_factor(times: Numbers, *, now: float, per_day: float, by_hour: Numbers) -> float:
    """By what factor more (or fewer) postings are to be expected until the feed's day ends, given those of the day so far.

    `per_day` and `by_hour` [24] are the rate and the shares of the UTC hours that the expectation comes from. The best linear
    prediction if a day's number has mean m and variance (1 - g) m, g being the `regularity`, and every posting lies in the day's
    past share s alone: 1 - g (seen - s m) / (m (1 - s g)). A perfectly regular feed owes what is missing, and nothing more.
    Between 0.1 and 3, because the unusual happens. 1 below a regularity of 0.8: on real feeds that are only a little steadier than
    chance the factor predicts worse than none, since their days hang together in other ways.
    """
    steady = regularity(times, now)
    if not (steady >= _REAL_REGULARITY and per_day > 0):
        return 1.0
    recent = _recent(times, now)
    began_at = _day_began_at(recent, now)
    slots = slots_of_hours(by_hour / by_hour.sum())
    past = np.arange(began_at // SLOT_SECONDS, now // SLOT_SECONDS).astype(np.int64) % SLOTS_PER_DAY
    share = float(slots[past].sum())
    surplus = np.count_nonzero(recent >= began_at) - share * per_day
    return float(np.clip(1 - steady * surplus / (per_day * (1 - share * steady)), _LEAST_FACTOR, _MOST_FACTOR))


def _recent(times: Numbers, now: float) -> Numbers:
    known = credible(times, now)
    return known[known > now - _HISTORY_DAYS * DAY_SECONDS]


def _day_began_at(times: Numbers, now: float) -> float:
    """When the present day of a feed began, if its days begin in the middle of the seven quietest hours."""
    counts = np.bincount(hour_of_day(times), minlength=HOURS_PER_DAY)
    around = np.sum([np.roll(counts, shift) for shift in range(-3, 4)], axis=0)
    begin = int(around.argmin()) * 3600.0
    return now - (now - begin) % DAY_SECONDS
