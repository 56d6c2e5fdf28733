"""Progress of learning when the user visits, and today's usual times, for the sidebar's footer. Any thread with its own connection."""

from collections.abc import Callable

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.reports.rhythm_span import Span, UtcOffset, local_span
from reader.storage import history, milestones, preferences
from reader.storage.connection import ReadConnection

HABIT_DAYS = 7
"""Before so many days have passed, what would be shown of the user's habit is mostly that of a generic user (`learning.access_habit`)."""
FULL_DAYS = 14
"""After so many days the habit is taken to be known."""


@dataclass(frozen=True, slots=True)
class LearningState:
    """`day` is today's number counted from the day of the first access, 0 before there is one; `days_with_accesses` are those of the last
    FULL_DAYS local days, today included. `paused_until` is UTC seconds, in the past where learning does not rest. Of the demo, the past
    `is_invented`.
    """

    is_on: bool = True
    paused_until: int = 0
    day: int = 0
    days_with_accesses: int = 0
    is_invented: bool = False

    @property
    def is_learned(self) -> bool:
        """Whether enough days have gone by."""
        return self.day > FULL_DAYS

    @property
    def knows_habit(self) -> bool:
        """Whether it is worth being shown when the user usually visits."""
        return self.day > HABIT_DAYS

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
        day=max(today - first.local_day + 1, 1) if first is not None else 0,
        days_with_accesses=sum(today - FULL_DAYS < day <= today for day in days),
        is_invented=milestones.INVENTED in milestones.milestones(connection),
    )


@dataclass(frozen=True, slots=True)
class RhythmNow:
    """The local day. Accesses are expected `by_hour`, from the hour before the day to the one after it; none where no habit is known.

    `usual_at` are the times of the day at which the user usually visits.
    """

    learning: LearningState
    span: Span
    by_hour: tuple[float, ...] = ()
    usual_at: tuple[int, ...] = ()


def load_rhythm_now(connection: ReadConnection, now: float, utc_offset: UtcOffset) -> RhythmNow:
    """Learn what the ribbon of the page shows, for today."""
    learning, span = load_learning_state(connection, now, utc_offset), local_span(now, utc_offset)
    if not learning.knows_habit:
        return RhythmNow(learning, span)
    # numpy takes its time, and the window is to open without it
    from reader.reports.rhythm_accesses import accesses_in, load_accesses

    learned = load_accesses(connection, now=now, utc_offset=utc_offset)
    expected = accesses_in(learned, span, now=now, utc_offset=utc_offset)
    return RhythmNow(learning, span, expected.by_hour, tuple(peak.at for peak in expected.peaks))
