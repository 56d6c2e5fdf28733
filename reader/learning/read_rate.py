"""Share of a feed that is read, and the planner weight derived from it. Pure; any thread."""

import math
from collections.abc import Mapping

PRIOR_POSTINGS = 8.0
"""Weight of the average read rate, in postings."""
LEAST_WEIGHT, MOST_WEIGHT = 0.5, 2.0


def spared_share(weight: float, slower: float) -> float:
    """Return the share of a feed's requests saved by a lower weight: at one price, requests are proportional to the root of the
    weight.

    Sia and Cho, Efficient Monitoring Algorithm for Fast News Alerts, Theorem 1; `price` comes close to it.
    """
    return max(1 - math.sqrt(slower / weight), 0.0)


def read_rates(arrived: Mapping[int, float], opened: Mapping[int, float]) -> dict[int, float]:
    """Return the share of arrived articles that were opened, shrunk towards the share of all feeds together; above 0 for each
    feed.
    """
    total, read = sum(arrived.values()), sum(min(opened.get(feed, 0.0), count) for feed, count in arrived.items())
    mean = (read + 1) / (total + 10)
    return {
        feed: (min(opened.get(feed, 0.0), count) + PRIOR_POSTINGS * mean) / (count + PRIOR_POSTINGS)
        for feed, count in arrived.items()
    }


def learned_weights(arrived: Mapping[int, float], opened: Mapping[int, float]) -> dict[int, float]:
    """Return feed weights learned from reading: the root of the read rate over its mean weighted by postings, from 0.5 to 2.

    The root, because a feed read four times as often should not be retrieved at the cost of all others; the mean by postings
    keeps the total weight of all postings, and so the budget's price, about the same.
    """
    rates = read_rates(arrived, opened)
    total = sum(arrived.values())
    if not total:
        return {}
    mean = sum(rates[feed] * count for feed, count in arrived.items()) / total
    return {feed: min(max(math.sqrt(rate / mean), LEAST_WEIGHT), MOST_WEIGHT) for feed, rate in rates.items()}
