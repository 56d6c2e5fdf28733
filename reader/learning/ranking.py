"""Ranking of unread articles by interest, the feed's read rate and age in one score, then by variety.

An article is compared with everything that was read, as one bag of terms (Rocchio's rule); its interests name the reason and take
turns. Judging by the best interest alone was worse on every corpus of summaries tried: an interest is learned from few articles.
"""

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers
from reader.learning.interests import Bag, Interests

AGE_HALVES_AFTER_DAYS = 3.0
SHOWN_KEEPS = 0.75
"""Factor on a score each time an article was shown and not opened."""
UNKNOWN_LIKENESS = 0.1
"""Likeness of articles without any match, so that feed and age decide."""
AVERSION_COUNTS = 0.7
DISLIKE_SHARE = 0.8
"""Share of the score lost by an article identical to what the user wants less of."""
SHARE_POWER = 0.4
RATE_POWER = 0.25
SAME_FEED_KEEPS = 0.85
SAME_INTEREST_KEEPS = 0.93


@dataclass(frozen=True, slots=True)
class Candidates:
    """Articles to rank; all arrays [N]. `read_rate` is the feed's, `shown` counts appearances in For you unopened."""

    bags: Sequence[Bag]
    feed: NDArray[np.int64]
    read_rate: Numbers
    age_days: Numbers
    shown: Numbers


@dataclass(frozen=True, slots=True)
class Scores:
    """Score `total` [N], the place of the best matching `interest` [N] (-1: none), and its `likeness` [N]."""

    total: Numbers
    interest: NDArray[np.int64]
    likeness: Numbers


def score(model: Interests, candidates: Candidates) -> Scores:
    """Score how much each article is expected to be wanted; only the order has meaning."""
    count, places = len(candidates.bags), len(model.interests)
    likeness, met, dislike = np.zeros((count, max(places, 1))), np.zeros(count), np.zeros(count)
    wanted, disliked = model.affinity() - AVERSION_COUNTS * model.aversion(), model.dislike()
    for row, bag in enumerate(candidates.bags):
        terms, values = model.normed(bag)
        if places and terms.size:
            likeness[row] = model.likeness(terms, values)
        met[row], dislike[row] = max(float(wanted[terms] @ values), 0.0), disliked[terms] @ values
    strength = (model.shares() / model.shares().max()) ** SHARE_POWER if places else np.zeros(1)
    best = np.argmax(likeness * strength, axis=1)
    total = (
        (UNKNOWN_LIKENESS + met)
        * (1 - DISLIKE_SHARE * np.minimum(dislike, 1))
        * candidates.read_rate**RATE_POWER
        / (1 + np.maximum(candidates.age_days, 0) / AGE_HALVES_AFTER_DAYS)
        * SHOWN_KEEPS**candidates.shown
    )
    reached = likeness[np.arange(count), best]
    return Scores(total, np.where(reached > 0, best, -1), reached)


def varied(scores: Scores, feed: NDArray[np.int64], limit: int) -> list[int]:
    """Return the best articles in an order that no single feed or interest dominates."""
    feeds, interests = Counter[int](), Counter[int]()
    left = sorted(range(scores.total.size), key=lambda row: (-scores.total[row], row))
    chosen: list[int] = []
    while left and len(chosen) < limit:
        best, best_at = -1.0, 0
        for at, row in enumerate(left):
            if scores.total[row] <= best:
                break
            place = int(scores.interest[row])
            kept = SAME_FEED_KEEPS ** feeds[int(feed[row])] * (SAME_INTEREST_KEEPS ** interests[place] if place >= 0 else 1.0)
            if scores.total[row] * kept > best:
                best, best_at = scores.total[row] * kept, at
        row = left.pop(best_at)
        feeds[int(feed[row])] += 1
        interests[int(scores.interest[row])] += 1
        chosen.append(row)
    return chosen


FIRST = 10


def area_under_curve(scores: Numbers, is_opened: NDArray[np.bool_]) -> float | None:
    """Return the probability that an opened article ranked above one that was not (ties half); None unless there are both."""
    opened, others = scores[is_opened], np.sort(scores[~is_opened])
    if not opened.size or not others.size:
        return None
    below = np.searchsorted(others, opened, side="left")
    equal = np.searchsorted(others, opened, side="right") - below
    return float((below + equal / 2).mean() / others.size)


def precision_at_first(order: Sequence[int], is_opened: NDArray[np.bool_], first: int = FIRST) -> float:
    """Return the share of the first places whose articles were opened; empty places count as not opened."""
    return float(sum(bool(is_opened[row]) for row in order[:first]) / first)


def by_score(scores: Numbers) -> list[int]:
    """Return row numbers, best first; of equal ones the later, because rows are in the order of time."""
    return [int(row) for row in np.lexsort((-np.arange(scores.size), -scores))]
