"""How much of a feed is read, and the weight that follows for the planner. Pure; any thread."""

import math
from collections.abc import Mapping

PRIOR_POSTINGS = 8.0
"""A feed of which less is known counts as an average one."""
LEAST_WEIGHT, MOST_WEIGHT = 0.5, 2.0


def spared_share(weight: float, slower: float) -> float:
    """The part of a feed's requests saved by a lower weight: at one price they go with the root of the weight.

    Sia and Cho, Efficient Monitoring Algorithm for Fast News Alerts, Theorem 1; `price` comes close to it.
    """
    return max(1 - math.sqrt(slower / weight), 0.0)


def read_rates(arrived: Mapping[int, float], opened: Mapping[int, float]) -> dict[int, float]:
    """The share of what arrived that was opened, drawn to the share of all feeds together; above 0 for each feed."""
    total, read = sum(arrived.values()), sum(min(opened.get(feed, 0.0), count) for feed, count in arrived.items())
    mean = (read + 1) / (total + 10)
    return {
        feed: (min(opened.get(feed, 0.0), count) + PRIOR_POSTINGS * mean) / (count + PRIOR_POSTINGS)
        for feed, count in arrived.items()
    }


def learned_weights(arrived: Mapping[int, float], opened: Mapping[int, float]) -> dict[int, float]:
    """Weights of feeds as reading suggests: the root of the read rate over its mean weighed by postings, from 0.5 to 2.

    The root, because a feed that is read four times as often should not be retrieved at the cost of all others; the mean by postings
    makes the total weight of all postings stay about the same, so that the budget's price does.
    """
    rates = read_rates(arrived, opened)
    total = sum(arrived.values())
    if not total:
        return {}
    mean = sum(rates[feed] * count for feed, count in arrived.items()) / total
    return {feed: min(max(math.sqrt(rate / mean), LEAST_WEIGHT), MOST_WEIGHT) for feed, rate in rates.items()}
