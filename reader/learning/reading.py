"""Share of a feed that is read, and the planner weight derived from it."""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from reader.domain.entry import LETTERS_PER_SECOND
from reader.domain.ids import DAY_SECONDS

GLANCE_SECONDS = 3.0
"""An article left sooner counts as skipped."""
PRIOR_POSTINGS = 8.0
"""Weight of the average read rate, in postings."""
LEAST_WEIGHT, MOST_WEIGHT = 0.5, 2.0


def spared_share(weight: float, slower: float) -> float:
    """Return the share of a feed's requests saved by a lower weight: at one price, requests are proportional to the root of the
    weight. Sia and Cho, Efficient Monitoring Algorithm for Fast News Alerts, Theorem 1; `price` comes close to it.
    """
    return max(1 - math.sqrt(slower / weight), 0.0)


def read_rates(arrived: Mapping[int, float], opened: Mapping[int, float]) -> dict[int, float]:
    """Return the share of arrived articles that were opened, shrunk towards that of all feeds; above 0."""
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


SESSION_ENDS_AFTER_SECONDS = 1800
LEAST_SESSIONS = 5
NEAR_SECONDS = 5400
LOOKBACK_DAYS = 42
ARTICLE_SECONDS = (15.0, 600.0)
"""Bounds of the reading time of one article."""


def usual_minutes(readings: Sequence[tuple[int, int]], now_local: float) -> int | None:
    """Return the median length of reading sessions around this hour, in whole minutes; of all hours if too few are known; else
    None. `readings` are pairs of local time and seconds, in the order of time.
    """
    sittings: list[list[int]] = []
    end = -SESSION_ENDS_AFTER_SECONDS * 2
    for at, seconds in readings:
        if now_local - LOOKBACK_DAYS * DAY_SECONDS <= at <= now_local:
            if at - end > SESSION_ENDS_AFTER_SECONDS:
                sittings.append([at, 0])
            sittings[-1][1] += seconds
            end = at
    near = [seconds for at, seconds in sittings if _hours_apart(at, now_local) <= NEAR_SECONDS]
    known = near if len(near) >= LEAST_SESSIONS else [seconds for _, seconds in sittings]
    if len(known) < LEAST_SESSIONS:
        return None
    return max(1, round(float(np.median(known)) / 60))


def fitting(letters: Sequence[int], minutes: int) -> int:
    """Return how many articles of so many letters, from the first on, can be read in these minutes; at least one if there is any."""
    least, most = ARTICLE_SECONDS
    left = minutes * 60.0
    for count, length in enumerate(letters):
        left -= min(max(length / LETTERS_PER_SECOND, least), most)
        if left < 0:
            return max(count, 1)
    return len(letters)


def _hours_apart(at: float, now: float) -> float:
    apart = abs(at - now) % DAY_SECONDS
    return min(apart, DAY_SECONDS - apart)
