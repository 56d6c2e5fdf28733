"""Progress of learning when the user visits, from the stored accesses. Any thread with its own connection."""

from collections.abc import Callable
from dataclasses import dataclass

from reader.domain.clock import DAY_SECONDS
from reader.storage import history, preferences
from reader.storage.connection import ReadConnection

FULL_DAYS = 14
"""After so many days the habit is taken to be known."""


@dataclass(frozen=True, slots=True)
class LearningState:
    """`day` is today's number counted from the day of the first access, 0 before there is one; `days_with_accesses` are those of the last
    FULL_DAYS local days, today included. `paused_until` is UTC seconds, in the past where learning does not rest.
    """

    is_on: bool = True
    paused_until: int = 0
    first_access_at: int | None = None
    day: int = 0
    days_with_accesses: int = 0

    @property
    def is_learned(self) -> bool:
        """Whether enough days have gone by."""
        return self.day > FULL_DAYS

    def is_paused(self, now: float) -> bool:
        """Whether learning is on and rests."""
        return self.is_on and self.paused_until > now


def load_learning_state(connection: ReadConnection, now: float, utc_offset: Callable[[float], int]) -> LearningState:
    """Read it; days are local at each access, and today by the current offset."""
    chosen = preferences.load(connection)
    today = int(now + utc_offset(now)) // DAY_SECONDS
    # a day of another zone may begin fourteen hours earlier
    recent = history.visits(connection, int(now) - (FULL_DAYS + 1) * DAY_SECONDS, int(now))
    days = {visit.local_day for visit in recent}
    first = history.first_visit(connection)
    return LearningState(
        is_on=chosen.habits_record,
        paused_until=chosen.habits_pause_until,
        first_access_at=first.at if first is not None else None,
        day=max(today - first.local_day + 1, 1) if first is not None else 0,
        days_with_accesses=sum(today - FULL_DAYS < day <= today for day in days),
    )
