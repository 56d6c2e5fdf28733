"""The day's briefing: made before the user usually reads, with its pictures, so that it can be read offline."""

from reader.domain.briefing import NEGLECTED_DAYS
from reader.domain.commands import MakeBriefing
from reader.domain.events import BriefingReady
from reader.domain.ids import DAY_SECONDS
from reader.domain.news import IDLE_SECONDS
from reader.engine import notices
from reader.engine.jobs import pictures
from reader.engine.state import EngineState
from reader.storage import briefing, news

AHEAD_SECONDS = 900
"""Time before the usual hour at which it is made, for its pictures to come."""
CHECK_SECONDS = 60
AGAIN_SECONDS = 1800
"""Time until the next try when too little was new."""
DAY_BEGINS_SECONDS = 4 * 3600
"""Time after midnight at which a day begins: one who reads until two had the briefing of the day before."""
LEAST_STORIES = 3
"""Least number of stories of a briefing that nobody asked for."""


def review(state: EngineState, now: float) -> None:
    """Make the day's briefing if it is due; called on every tick."""
    if not state.preferences.reading_briefing or 0 <= state.briefing_review_at - now <= AGAIN_SECONDS:
        return
    state.briefing_review_at = now + CHECK_SECONDS
    if _is_due(state, now):
        state.briefing_review_at = now + AGAIN_SECONDS
        with state.storing():
            _make(state, now)


def make_briefing(state: EngineState, command: MakeBriefing, now: float) -> None:
    if not _make(state, now, command):
        state.publish(BriefingReady(None, cause=command.command_id))


def _make(state: EngineState, now: float, command: MakeBriefing | None = None) -> bool:
    """Make and store a briefing; return whether there is enough for one. Without a command it also has to be useful: chosen by
    what the user reads.
    """
    # the ranking is imported once a day at most, and never while this is off
    from reader.reports.briefing import make_briefing

    found = make_briefing(state.connection, news.upcoming(state.connection, now), int(now), only_learned=command is None)
    if found is None or (command is None and len(found.stories) < LEAST_STORIES):
        return False
    briefing.save(state.connection, found)
    pictures.want_briefed_pictures(state, [story.entry_id for story in found.stories], now)
    state.publish(BriefingReady(found.made_at, cause=command.command_id if command is not None else None))
    return True


def _is_due(state: EngineState, now: float) -> bool:
    """Return whether it is the time before the day's first usual hour, or in it, with nothing to wait for; never on battery saver."""
    is_here = 0 <= now - state.pending_notices.seen_at < IDLE_SECONDS
    is_away = state.pause.held_until or state.memory.away_until > now
    if is_here or is_away or state.conditions.is_battery_low or not state.automatic:
        return False
    times = notices.reading_times(state, now)
    if times is None or not (times.is_usual(now + AHEAD_SECONDS) or times.is_expected(now, AHEAD_SECONDS)):
        return False
    if (state.queue or state.busy) and not times.is_usual(now):
        return False
    last = briefing.last(state.connection)
    is_made = last is not None and _day(state, last.made_at) == _day(state, now)
    return not is_made and briefing.days_unopened(state.connection) < NEGLECTED_DAYS


def _day(state: EngineState, at: float) -> int:
    return int((at + state.utc_offset(at) - DAY_BEGINS_SECONDS) // DAY_SECONDS)
