"""Detection of feeds silent beyond their own rhythm, from the days on which they posted. Pure; any thread may call it."""

import math
from collections.abc import Sequence
from itertools import pairwise

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
    """Return whether the silence since the last of `days` is very unlikely by the feed's own past.

    `days` are those with postings, ascending, counted from 1970; `until` is the day of the last successful retrieval: nothing is
    known after it.
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
