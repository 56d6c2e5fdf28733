"""Overflow of a feed's document: it shows the last W entries, and those that leave it before a retrieval are lost.

Counts vary more than Poisson's: with p expected entries the variance is taken as p (1 + p / 4), and a document is in danger when
p and three deviations reach W.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers, weekday
from reader.learning.posting_rate import PostingRates

DEVIATIONS = 3.0
LOST_SHARE = 0.002
_PHASES = 4


def fills(waiting: Numbers, window: Numbers) -> NDArray[np.bool_]:
    """Return whether documents of `window` [F] entries may be full, if `waiting` [F] new ones are expected."""
    full: NDArray[np.bool_] = waiting + DEVIATIONS * np.sqrt(waiting * (1 + waiting / 4)) >= window
    return full


def safe_postings(window: Numbers) -> Numbers:
    """Return the number of postings [F] that may be expected before documents of `window` [F] entries are in danger, where
    `fills` becomes true. The root of (W - p)^2 = 9 (p + p^2 / 4).
    """
    square = DEVIATIONS**2
    a, b = square / 4 - 1, 2 * window + square
    root: Numbers = (np.sqrt(b**2 + 4 * a * window**2) - b) / (2 * a)
    return root


def forced_retrievals(per_day: Numbers, window: Numbers, planned: Numbers) -> float:
    """Return the retrievals a day needed to avoid overflow, of feeds that are not `planned` [F] to be retrieved as often."""
    is_bounded = np.isfinite(window)
    needed = np.zeros_like(per_day)
    needed[is_bounded] = per_day[is_bounded] / safe_postings(window[is_bounded])
    return float(needed[needed > planned].sum())


def safe_interval(times: Numbers, window: int, intervals: Sequence[float]) -> float:
    """Return the longest of the intervals (seconds, ascending) that would have lost hardly any of the feed's past postings
    `times`; the shortest if all lose.

    Retrieved so often, with a document of `window` entries, it would have lost at most one in five hundred of them, as the mean
    over phases. Past bursts predict bursts that no rate predicts.
    """
    longest = intervals[0]
    for seconds in intervals:
        phases = np.arange(_PHASES) * seconds / _PHASES
        lost = [np.maximum(np.unique((times + phase) // seconds, return_counts=True)[1] - window, 0).sum() for phase in phases]
        if float(np.mean(lost)) > LOST_SHARE * times.size:
            return longest
        longest = seconds
    return longest


GAPS_REMEMBERED = 60
"""Number of latest gaps between days with postings that count; the rhythm may have changed."""
LEAST_DAYS = 10
"""Shorter silences are normal, as at weekends; with fewer days of postings no rhythm is known."""
ALARM = 0.002
TIMES_LONGEST = 2
"""A silence must be this many times the longest earlier one."""
_PRIOR_GAPS = 3.0
_PRIOR_EXPONENT = 2.0


def is_silent_beyond_rhythm(days: Sequence[int], until: int) -> bool:
    """Return whether the silence since the last of `days` is very unlikely by the feed's own past. `days` are those with
    postings, ascending, counted from 1970; `until` is the day of the last successful retrieval: nothing is known after it.
    """
    if len(days) < LEAST_DAYS or until - days[-1] < LEAST_DAYS:
        return False
    return until - days[-1] > TIMES_LONGEST * longest_pause(days) and survival_of_silence(days, until) < ALARM


def longest_pause(days: Sequence[int]) -> int:
    """Return the longest remembered gap between two of `days`; 0 if there is none."""
    return max((after - before for before, after in pairwise(days[-GAPS_REMEMBERED - 1 :])), default=0)


def survival_of_silence(days: Sequence[int], until: int) -> float:
    """Return the probability that a feed which posted on these days (ascending) is silent from the last of them until another.

    Half of the past time lay in gaps longer than u, regardless of the bursts between: only those tell how silences end. Beyond u
    they are taken as Pareto, P(gap > s) = (u / s)^a, with a estimated from k such gaps: a Gamma prior worth three gaps with a = 2
    gives P = (b / (b + ln(s / u)))^(3 + k) with b = 3 / 2 + the sum of ln(gap / u). 1 if too little is known.
    """
    gaps = sorted(after - before for before, after in pairwise(days[-GAPS_REMEMBERED - 1 :]))
    if len(days) < LEAST_DAYS:
        return 1.0
    half, silence = _half_time_gap(gaps), until - days[-1]
    if silence <= half:
        return 1.0
    long_gaps = [gap for gap in gaps if gap >= half]
    known = _PRIOR_GAPS / _PRIOR_EXPONENT + sum(math.log(gap / half) for gap in long_gaps)
    return float((known / (known + math.log(silence / half))) ** (_PRIOR_GAPS + len(long_gaps)))


def _half_time_gap(gaps: Sequence[int]) -> int:
    """Return the gap such that half of the time lies in longer ones; `gaps` ascend and are not empty."""
    half, passed = sum(gaps) / 2, 0
    for gap in gaps:
        passed += gap
        if passed >= half:
            return gap
    return gaps[-1]


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
