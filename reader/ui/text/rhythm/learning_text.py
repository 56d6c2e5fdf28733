"""Learning progress for the header of Rhythm. GUI thread only."""

from PySide6.QtCore import QDate, QLocale

from reader.domain.clock import DAY_SECONDS, Clock
from reader.reports.learning_state import FULL_DAYS, LearningState
from reader.ui.text.times import clock_time, day_range, local_day, start_of_day
from reader.ui.text.translate import Translator, fill

_tr = Translator("RhythmPage")


_WEEK_DAYS, _YEAR_DAYS = 7, 366
_THURSDAY = 3


def learning_text(state: LearningState, clock: Clock) -> str:
    now = clock.now()
    if not state.is_on:
        return _tr("learning is off")
    if state.is_paused(now):
        if state.paused_until > now + _YEAR_DAYS * DAY_SECONDS:
            return _tr("learning paused")
        return fill(_tr("learning paused until {time}"), time=clock_time(state.paused_until, clock))
    if not state.day:
        return _tr("nothing learned yet")
    if state.is_learned:
        return fill(_tr("learned from {day} of %n days", FULL_DAYS), day=state.days_with_accesses)
    return fill(_tr("learning: day {day}/{days}"), day=state.day, days=FULL_DAYS)


def span_text(clock: Clock, *, is_week: bool) -> str:
    """Return the day or week that is shown: Friday 15 May, 11-17 May."""
    today = local_day(clock.now(), clock)
    if not is_week:
        return QLocale().toString(QDate(1970, 1, 1).addDays(today), _tr("dddd d MMMM"))
    # noon keeps clear of the hour that a clock change takes
    monday = start_of_day(clock) - (today + _THURSDAY) % _WEEK_DAYS * DAY_SECONDS + DAY_SECONDS // 2
    return day_range(monday, monday + (_WEEK_DAYS - 1) * DAY_SECONDS, clock)
