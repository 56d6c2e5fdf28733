"""Similarity of the user's days: visits by hour on one day and at the same hour of the next (Sia et al. 2007, figure 8).

Any thread. The paper shows page views of an hour against those of the same hour a day later. Here an hour has a visit or not, so
that a busy evening counts no more than a quiet one, and only consecutive days that both have visits are compared: a day off says
nothing of habits.
"""

import math
from collections import defaultdict

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.storage import history
from reader.storage.connection import ReadConnection

DAYS = 28
HOURS = 24
HOUR_SECONDS = 3600
LEAST_PAIRS = 6
"""About a week of days with visits."""


@dataclass(frozen=True, slots=True)
class AlikeDays:
    """Similarity of days in the last four weeks.

    Of the first days of `pairs` of days: `visited` [24] is the share with a visit in an hour, `again` [24] the share in which the
    next day had one there as well. `repeated` is the share of hours with a visit that have one on the next day, `chance` the
    share if the next day's visits fell anywhere. `correlation` of hours (-1 to 1) is None if they do not vary.
    """

    days: int
    pairs: int
    visited: tuple[float, ...] = ()
    again: tuple[float, ...] = ()
    repeated: float = 0.0
    chance: float = 0.0
    correlation: float | None = None

    @property
    def is_enough(self) -> bool:
        return self.pairs >= LEAST_PAIRS


def load_alike_days(connection: ReadConnection, *, now: int, utc_offset: int) -> AlikeDays:
    """Compare the visits of the last four full days and weeks, each by its own local clock, without today."""
    today = (now + utc_offset) // DAY_SECONDS
    hours: defaultdict[int, set[int]] = defaultdict(set)
    for visit in history.visits(connection, now - (DAYS + 1) * DAY_SECONDS, now):
        day, second = divmod(visit.at + visit.utc_offset_seconds, DAY_SECONDS)
        if today - DAYS <= day < today:
            hours[day].add(second // HOUR_SECONDS)
    pairs = [(found, hours[day + 1]) for day, found in sorted(hours.items()) if day + 1 in hours]
    return _alike(len(hours), pairs)


def _alike(days: int, pairs: list[tuple[set[int], set[int]]]) -> AlikeDays:
    if not pairs:
        return AlikeDays(days, 0)
    visited = [sum(hour in first for first, _ in pairs) for hour in range(HOURS)]
    again = [sum(hour in first and hour in second for first, second in pairs) for hour in range(HOURS)]
    before, after, both, cells = sum(visited), sum(len(second) for _, second in pairs), sum(again), len(pairs) * HOURS
    spread = before * (cells - before) * after * (cells - after)
    return AlikeDays(
        days,
        len(pairs),
        tuple(count / len(pairs) for count in visited),
        tuple(count / len(pairs) for count in again),
        both / before,
        after / cells,
        (cells * both - before * after) / math.sqrt(spread) if spread else None,
    )
