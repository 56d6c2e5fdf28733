"""How good an order of articles was, once it is known which of them were opened. Pure; any thread."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reader.learning.day import Numbers

FIRST = 10


def area_under_curve(scores: Numbers, is_opened: NDArray[np.bool_]) -> float | None:
    """The chance that an opened article stood before one that was not (ties half); None where there are not both."""
    opened, others = scores[is_opened], np.sort(scores[~is_opened])
    if not opened.size or not others.size:
        return None
    below = np.searchsorted(others, opened, side="left")
    equal = np.searchsorted(others, opened, side="right") - below
    return float((below + equal / 2).mean() / others.size)


def precision_at_first(order: Sequence[int], is_opened: NDArray[np.bool_], first: int = FIRST) -> float:
    """The share of the first places whose articles were opened; places that stay empty count as not opened."""
    return float(sum(bool(is_opened[row]) for row in order[:first]) / first)


def by_score(scores: Numbers) -> list[int]:
    """Rows, the best first; the later of equals first, since rows come in the order of time."""
    return [int(row) for row in np.lexsort((-np.arange(scores.size), -scores))]
