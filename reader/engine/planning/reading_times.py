"""Hours in which the user usually reads, and whether a visit is near. Pure; engine thread only."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Feed
from reader.domain.value_classes import dataclass
from reader.engine.planning.day_plan import User, learn_user
from reader.engine.planning.memory import Memory
from reader.learning.access_rate import sessions
from reader.learning.day import HOURS_PER_DAY, weekday

HOUR_SECONDS = 3600
LEAST_DAYS = 7
LEAST_SESSIONS = 10
DAYS_BACK = 28
LEAST_LIKE_THIS = 5
"""Days of a kind (working days, weekends) needed to predict visits by time of day."""
USUAL_SHARE = 0.5
"""Usual hours have at least this fraction of a mean hour's expected accesses."""


@dataclass(frozen=True, slots=True)
class ReadingTimes:
    """Habits of the user; `usual` [24] are the usual local hours, `visits` (local seconds, ascending, not empty) the visits."""

    user: User
    usual: NDArray[np.bool_]
    visits: NDArray[np.float64]

    def is_usual(self, now: float) -> bool:
        """Return whether a time (UTC seconds) lies in usual hours."""
        return bool(self.usual[self._hour(now) % HOURS_PER_DAY])

    def began_at(self, now: float) -> float:
        """Return the begin of the usual hours around `now`, at most a day ago."""
        hour = self._hour(now)
        earliest = hour - HOURS_PER_DAY + 1
        while hour > earliest and self.usual[(hour - 1) % HOURS_PER_DAY]:
            hour -= 1
        return float(hour * HOUR_SECONDS - self.user.offset)

    def is_expected(self, now: float, within_seconds: float) -> bool:
        """Return whether the user more likely than not visits within this time: they did on half of the days like this one, at
        this time of day. Visits are counted rather than taken from the learned rate, which is spread over hours and never reaches
        one visit in ten minutes.
        """
        local = now + self.user.offset
        times = local - DAY_SECONDS * np.arange(1, DAYS_BACK + 1, dtype=np.float64)
        times = times[(times >= self.visits[0]) & (_is_weekend(times) == _is_weekend(np.array([local]))[0])]
        came = np.searchsorted(self.visits, times + within_seconds, "right") > np.searchsorted(self.visits, times, "right")
        return bool(times.size >= LEAST_LIKE_THIS and 2 * int(came.sum()) >= times.size)

    def _hour(self, now: float) -> int:
        return int((now + self.user.offset) // HOUR_SECONDS)


def learn_reading_times(memory: Memory, feeds: Sequence[Feed], now: float) -> ReadingTimes | None:
    """Learn from remembered accesses; None if there are too few, or less than a week of them."""
    accesses = np.array([access.at for access in memory.accesses if access.at <= now], dtype=np.float64)
    if sessions(accesses).size < LEAST_SESSIONS or now - accesses.min() < LEAST_DAYS * DAY_SECONDS:
        return None
    user = learn_user(memory, feeds, now)
    visits = np.array([at + memory.utc_offset(at) for at in sessions(accesses).tolist()], dtype=np.float64)
    return ReadingTimes(user, user.rate.by_hour >= USUAL_SHARE * user.rate.by_hour.mean(), visits)


def _is_weekend(local: NDArray[np.float64]) -> NDArray[np.bool_]:
    return weekday(local) >= 5
