"""Accesses and the passing of time, as input to the planner. Hard limits are enforced here whatever a planner returns."""

import math

from reader.domain.commands import RecordAccess
from reader.domain.feed import Feed
from reader.domain.schedule import Plan
from reader.engine.handlers import notices, retrievals
from reader.engine.handlers.sync import refreshes, schedule
from reader.engine.state import EngineState
from reader.learning.presence_habit import ORDER_SECONDS
from reader.storage import feeds, history, planning, presences
from reader.storage.writer import transaction

LONGEST_UNKNOWN_SECONDS = 1200
"""Store "now" more often than this while the user is here: a longer time between two ticks was a sleep."""
WINDOW = "window"
"""Access kind that begins a session; the others happen within one."""


def record_access(state: EngineState, command: RecordAccess, now: float) -> None:
    """Store one access, unless recording is off or paused; after an absence, retrieve the feeds most likely to have new entries."""
    if is_recording(state, now):
        history.add_access(state.connection, command.access)
        state.memory.remember_access(command.access)
        _note_presence(state, command.access.at)
    notices.on_access(state, now)
    if command.access.kind == WINDOW:
        schedule.come_soon(state, now)
    if command.access.kind == WINDOW and retrievals.is_scheduling(state) and not (state.outage.problem or state.pause.held_until):
        _fetch_on_open(state, now)


def _note_presence(state: EngineState, at: int) -> None:
    """Record that a visiting user is present. If no presence was open, a return was missed, and the state is unknown until the
    next one.
    """
    memory = state.memory
    if not memory.presences or memory.is_here is None:
        return
    since = at - memory.presences[-1].ended_at
    if since > (LONGEST_UNKNOWN_SECONDS if memory.is_here else ORDER_SECONDS):
        memory.is_here = state.here_since = None
    elif since > 0 and memory.is_here and state.here_since is not None:
        presences.extend(state.connection, state.here_since, at)
        memory.was_here_until(at)


def is_recording(state: EngineState, now: float) -> bool:
    return state.preferences.habits_record and now >= state.preferences.habits_pause_until


def next_review_at(state: EngineState, _now: float) -> float:
    """Return the time of the planner's next review; later while nothing may be retrieved by schedule."""
    if not retrievals.is_scheduling(state):
        return math.inf
    return max(state.storage_rest.until, state.pause.held_until or state.planner.review_at())


def review(state: EngineState, now: float) -> None:
    if (
        state.pause.held_until
        or now < max(state.planner.review_at(), state.storage_rest.until)
        or not retrievals.is_scheduling(state)
    ):
        return
    planned = [state.feeds[feed_id].planned(plan) for feed_id, plan in state.planner.review(state.feeds, now=now).items()]
    memo = state.planner.memo()
    # a plan is made in many steps, and few of them change the memo
    is_other = bool(memo) and memo != planning.load_memo(state.connection)
    if not planned and not is_other:
        return
    with transaction(state.connection):
        feeds.save_plans(state.connection, planned)
        if is_other:
            planning.save_memo(state.connection, memo)
    for feed in planned:
        state.remember(feed)


def _fetch_on_open(state: EngineState, now: float) -> None:
    wanted: list[Feed] = []
    for feed_id, plan in state.planner.on_access(state.feeds, now=now):
        feed = state.feeds[feed_id]
        if retrievals.may_start_at(state, feed, now) <= now and is_idle(state, feed):
            wanted.append(feed.planned(Plan(feed.next_at, plan.reason, plan.rule, plan.expected)))
    retrievals.enqueue_urgent(state, wanted)
    refreshes.want(state, wanted, now)


def is_idle(state: EngineState, feed: Feed) -> bool:
    """Return whether the feed may be retrieved by schedule and no retrieval of it is under way."""
    return feed.is_scheduled and feed.feed_id not in state.busy
