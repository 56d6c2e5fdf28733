"""The user's usual reading time at this hour, and the articles readable in it. Pure; any thread. Times are local seconds."""

from collections.abc import Sequence
from statistics import median

from reader.domain.clock import DAY_SECONDS
from reader.domain.reading_speed import LETTERS_PER_SECOND

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
    return max(1, round(median(known) / 60))


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
