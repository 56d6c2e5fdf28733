"""Metrics of an order of articles, once it is known which were opened. Pure; any thread."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reader.learning.day import Numbers

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
