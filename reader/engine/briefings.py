"""The day's briefing: made before the user usually reads, with its pictures, so that it can be read offline."""

from contextlib import closing
from pathlib import Path

from reader.domain.commands import MakeBriefing
from reader.domain.events import BriefingReady, CommandFailed
from reader.domain.ids import DAY_SECONDS, CommandId, EntryId
from reader.domain.news import IDLE_SECONDS, NEGLECTED_DAYS, News
from reader.engine import notices
from reader.engine.jobs import pictures
from reader.engine.messages import BriefingMade, StartBriefing
from reader.engine.planning.day import NIGHT_SECONDS
from reader.engine.state import EngineState
from reader.storage import briefing, news
from reader.storage.connection import database_path, open_reader
from reader.storage.writer import raising_problems

AHEAD_SECONDS = 900
"""Time before the usual hour at which it is made, for its pictures to come."""
CHECK_SECONDS = 60
AGAIN_SECONDS = 1800
"""Time until the next try when too little was new."""
LEAST_STORIES = 3
"""Least number of stories of a briefing that nobody asked for."""


def review(state: EngineState, now: float) -> None:
    """Have the day's briefing made if it is due; called on every tick."""
    if not state.preferences.reading_briefing or 0 <= state.briefing_review_at - now <= AGAIN_SECONDS:
        return
    state.briefing_review_at = now + CHECK_SECONDS
    if _is_due(state, now):
        state.briefing_review_at = now + AGAIN_SECONDS
        _begin(state, now)


def make_briefing(state: EngineState, command: MakeBriefing, now: float) -> None:
    _begin(state, now, command.command_id)


def _begin(state: EngineState, now: float, cause: CommandId | None = None) -> None:
    current = news.upcoming(state.connection, now)
    if cause is not None and current.since is None:
        # nothing is new before the first visit has ended: who asks then gets the best of all that is unread
        current = News(after=EntryId(0))
    state.outbox.append(StartBriefing(Path(database_path(state.connection)), current, int(now), cause))


def carry_out(effect: StartBriefing) -> BriefingMade:
    """Make a briefing; one that nobody asked for also has to be useful: chosen by what the user reads, and of some stories. In any
    thread, since it opens a reader of its own. Raises ReaderError.
    """
    # the ranking is imported once a day at most, and never while this is off
    from reader.reports.briefing import make_briefing

    is_asked = effect.cause is not None
    with raising_problems(effect.database), closing(open_reader(effect.database)) as connection:
        found = make_briefing(connection, effect.news, effect.now, only_learned=not is_asked)
    is_enough = found is not None and (is_asked or len(found.stories) >= LEAST_STORIES)
    return BriefingMade(found if is_enough else None, effect.cause)


def briefing_made(state: EngineState, message: BriefingMade, now: float) -> None:
    if message.problem is not None and message.cause is not None:
        state.publish(CommandFailed(message.problem, cause=message.cause))
    elif message.briefing is not None:
        briefing.save(state.connection, message.briefing)
        pictures.want_chosen_pictures(state, [story.entry_id for story in message.briefing.stories], now)
        state.publish(BriefingReady(message.briefing.made_at, cause=message.cause))
    elif message.cause is not None:
        state.publish(BriefingReady(None, cause=message.cause))


def _is_due(state: EngineState, now: float) -> bool:
    """Return whether the day's first visit is near, or a usual hour begins; never on battery saver."""
    is_here = 0 <= now - state.pending_notices.seen_at < IDLE_SECONDS
    is_away = state.pause.held_until or state.memory.away_until > now
    if is_here or is_away or state.conditions.is_battery_low or not state.automatic:
        return False
    times = notices.reading_times(state, now)
    if times is None or not (times.is_usual(now + AHEAD_SECONDS) or times.is_expected(now, AHEAD_SECONDS)):
        return False
    if times.comes_later(now + AHEAD_SECONDS):
        return False
    if (state.queue or state.busy) and not times.is_usual(now):
        return False
    last = briefing.last(state.connection)
    is_made = last is not None and _day(state, last.made_at) == _day(state, now)
    return not is_made and briefing.days_unopened(state.connection) < NEGLECTED_DAYS


def _day(state: EngineState, at: float) -> int:
    return int((at + state.utc_offset(at) - NIGHT_SECONDS) // DAY_SECONDS)
