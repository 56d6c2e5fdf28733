"""The hours in which the user usually reads, and whether a visit is near. Pure; engine thread only."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Feed
from reader.domain.value_classes import dataclass
from reader.engine.planning.day_plan import User, learn_user
from reader.engine.planning.memory import Memory
from reader.learning.access_habit import expected_missed
from reader.learning.access_rate import sessions
from reader.learning.day import HOURS_PER_DAY, SLOT_SECONDS, weekday

HOUR_SECONDS = 3600
LEAST_DAYS = 7
LEAST_SESSIONS = 10
USUAL_SHARE = 0.5
"""An hour is usual for reading if at least half as many accesses are expected in it as in a mean hour of the day."""


@dataclass(frozen=True, slots=True)
class ReadingTimes:
    """What was learned of the user; `usual` [24] are the usual local hours."""

    user: User
    usual: NDArray[np.bool_]

    def is_usual(self, now: float) -> bool:
        """Whether a time (UTC seconds) lies in hours in which the user reads."""
        return bool(self.usual[self._hour(now) % HOURS_PER_DAY])

    def began_at(self, now: float) -> float:
        """When the usual hours that now lies in began, at most a day ago."""
        hour = self._hour(now)
        earliest = hour - HOURS_PER_DAY + 1
        while hour > earliest and self.usual[(hour - 1) % HOURS_PER_DAY]:
            hour -= 1
        return float(hour * HOUR_SECONDS - self.user.offset)

    def is_expected(self, last: float, now: float, within_seconds: float) -> bool:
        """Whether the user more likely than not visits soon, if the last access was at `last` (NaN for never)."""
        local = now + self.user.offset
        per_slot = self.user.rate.per_slot()
        missed = expected_missed(per_slot, last + self.user.offset, local)
        here = np.zeros(1, dtype=np.int64)
        factor = self.user.habit.conditional(here, since_last_seconds=now - last, missed=missed, just_now=False)[0]
        rate = per_slot[int(local // SLOT_SECONDS) % per_slot.size] * self.user.rate.by_weekday[weekday(np.array([local]))[0]]
        return bool(rate * factor * within_seconds / SLOT_SECONDS >= math.log(2))

    def _hour(self, now: float) -> int:
        return int((now + self.user.offset) // HOUR_SECONDS)


def learn_reading_times(memory: Memory, feeds: Sequence[Feed], now: float) -> ReadingTimes | None:
    """From the remembered accesses; None while there are too few, or less than a week."""
    accesses = np.array([access.at for access in memory.accesses if access.at <= now], dtype=np.float64)
    if sessions(accesses).size < LEAST_SESSIONS or now - accesses.min() < LEAST_DAYS * DAY_SECONDS:
        return None
    user = learn_user(memory, feeds, now)
    return ReadingTimes(user, user.rate.by_hour >= USUAL_SHARE * user.rate.by_hour.mean())
