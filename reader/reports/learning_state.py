"""Progress of learning, and today's usual times, for the footer. Any thread with its own connection."""

from collections.abc import Callable

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.reports.rhythm_span import Span, UtcOffset, local_span
from reader.storage import history, preferences
from reader.storage.connection import ReadConnection

HABIT_DAYS = 7
"""Days before which the shown habit would be mostly a generic user's (`learning.access_habit`)."""
LEARNED_DAYS = 14
"""Last local days of which those with visits are counted, to be shown."""


@dataclass(frozen=True, slots=True)
class LearningState:
    """Progress of learning; `day` is today's number counted from the day of the first access, 0 before there is one;
    `days_with_accesses` are those of the last LEARNED_DAYS local days, today included. `paused_until` is UTC seconds, in the past
    unless learning is paused. In the demo, the past `is_invented`.
    """

    is_on: bool = True
    paused_until: int = 0
    day: int = 0
    days_with_accesses: int = 0
    is_invented: bool = False

    @property
    def knows_habit(self) -> bool:
        return self.day > HABIT_DAYS

    def is_paused(self, now: float) -> bool:
        return self.is_on and self.paused_until > now

    def days_to_go(self, now: float) -> int:
        """Return the days until the habit is shown and planned by; 0 while nothing is learned."""
        return max(HABIT_DAYS + 1 - max(self.day, 1), 0) if self.is_on and not self.is_paused(now) else 0


def load_learning_state(connection: ReadConnection, now: float, utc_offset: Callable[[float], int]) -> LearningState:
    """Load the state; days are local at each access, and today by the current offset."""
    chosen = preferences.load(connection)
    today = int(now + utc_offset(now)) // DAY_SECONDS
    # a day of another zone may begin fourteen hours earlier
    recent = history.visits(connection, int(now) - (LEARNED_DAYS + 1) * DAY_SECONDS, int(now))
    days = {visit.local_day for visit in recent}
    first = history.first_visit(connection)
    return LearningState(
        is_on=chosen.habits_record,
        paused_until=chosen.habits_pause_until,
        day=max(today - first.local_day + 1, 1) if first is not None else 0,
        days_with_accesses=sum(today - LEARNED_DAYS < day <= today for day in days),
        is_invented=history.INVENTED in history.milestones(connection),
    )


@dataclass(frozen=True, slots=True)
class RhythmNow:
    """The local day. `by_hour` are the expected accesses from the hour before the day to the one after it, empty without a known
    habit. `usual_at` are the times of the day at which the user usually visits, `coming` those from now on until the end of the
    next day. `is_automatic`: feeds are refreshed automatically.
    """

    learning: LearningState
    span: Span
    by_hour: tuple[float, ...] = ()
    usual_at: tuple[int, ...] = ()
    coming: tuple[int, ...] = ()
    is_automatic: bool = True


def load_rhythm_now(connection: ReadConnection, now: float, utc_offset: UtcOffset) -> RhythmNow:
    learning, span = load_learning_state(connection, now, utc_offset), local_span(now, utc_offset)
    is_automatic = preferences.load(connection).fetch_automatic
    if not learning.knows_habit:
        return RhythmNow(learning, span, is_automatic=is_automatic)
    # numpy imports slowly, and the window must open without it
    from reader.reports.rhythm_accesses import accesses_in, load_accesses

    learned = load_accesses(connection, now=now, utc_offset=utc_offset)
    expected = accesses_in(learned, span, now=now, utc_offset=utc_offset)
    tomorrow = accesses_in(learned, local_span(span.ends_at, utc_offset), now=now, utc_offset=utc_offset)
    usual = tuple(peak.at for peak in expected.peaks)
    coming = tuple(at for at in (*usual, *(peak.at for peak in tomorrow.peaks)) if at > now)
    return RhythmNow(learning, span, expected.by_hour, usual, coming, is_automatic)
