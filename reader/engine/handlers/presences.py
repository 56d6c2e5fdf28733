"""Presences: the user's return to and departure from the computer, recorded like accesses unless that is off or paused; and the
retrievals at a return. A return is decided once, in the tick after it. After a sleep or a start the decision waits until a server
has answered the most wanted feed, and until the day is planned. Whatever takes longer than a few minutes is left to the next
quarter of an hour.
"""

from reader.domain.events import PresenceChanged
from reader.domain.feed import Feed
from reader.domain.presence import LEAST_ABSENCE_SECONDS, Presence, Signal
from reader.domain.presence_commands import RecordLeaving, RecordReturn
from reader.domain.schedule import Plan
from reader.engine.handlers import retrievals
from reader.engine.handlers.accesses import is_idle, is_recording
from reader.engine.handlers.sync import refreshes, schedule
from reader.engine.state import EngineState
from reader.storage import presences
from reader.storage.writer import transaction

DECIDED_WITHIN_SECONDS = 300
"""A return longer ago than this is not decided any more."""
BETWEEN_DECISIONS_SECONDS = 600
"""Shortest time between decisions: signals of one return come in bursts (the wake, the password, the first key)."""
KEPT_EVERY_SECONDS = 600
"""Interval at which the ongoing presence is stored. The engine never sleeps for long, so it costs no wake-up of its own."""
SLEPT_SECONDS = 600
"""An engine that did not run for this long was suspended with its computer, or its clock was changed."""


def is_noticing(state: EngineState, now: float) -> bool:
    """Return whether presences are recorded now."""
    return state.preferences.habits_presence and is_recording(state, now)


def record_return(state: EngineState, command: RecordReturn, now: float) -> None:
    """Store the begin of a presence, or its continuation after a short absence; a true return is decided in the next tick."""
    if not is_noticing(state, now):
        return
    _notice_sleep(state, now)
    if command.signal is Signal.WAKE:
        state.returns.woken_at = now
    _come_back(state, command, now)
    state.publish(PresenceChanged(is_here=True, cause=command.command_id))


def record_leaving(state: EngineState, command: RecordLeaving, now: float) -> None:
    """Store the end of the presence, which may be noticed late."""
    schedule.send_soon(state, now)
    if is_noticing(state, now):
        if state.memory.is_here:
            state.memory.is_here = False
        end(state, command.at)
        state.publish(PresenceChanged(is_here=False, cause=command.command_id))


def end(state: EngineState, at: float) -> None:
    """End the current presence after the last access; the end of an erased presence is kept for undo only."""
    if state.here_since is None:
        return
    last = state.memory.last_access_before(at + LEAST_ABSENCE_SECONDS)
    until = max(at, last) if last >= state.here_since else at
    if presences.end(state.connection, state.here_since, until):
        state.memory.was_here_until(int(until))
    else:
        state.erased_habits.left = (state.here_since, until)
    state.here_since = None


def end_if_unwanted(state: EngineState, now: float) -> None:
    """End the presence, as unknown, if it is no longer to be recorded."""
    if not is_noticing(state, now):
        end(state, now)
        state.memory.is_here = state.returns.waiting_since = None


def review(state: EngineState, now: float) -> None:
    """Store the ongoing presence, and decide on a return if possible now; called on every tick."""
    _notice_sleep(state, now)
    memory = state.memory
    if memory.is_here and state.here_since is not None and now - memory.presences[-1].ended_at >= KEPT_EVERY_SECONDS:
        with transaction(state.connection):
            presences.extend(state.connection, state.here_since, now)
        memory.was_here_until(int(now))
    if state.returns.waiting_since is not None:
        _decide(state, state.returns.waiting_since, now)


def _come_back(state: EngineState, command: RecordReturn, now: float) -> None:
    memory, at = state.memory, command.at
    last = memory.presences[-1] if memory.presences else None
    if last is not None and memory.is_here:
        if at - last.began_at < BETWEEN_DECISIONS_SECONDS:
            return
        # their leaving was missed
        end(state, last.ended_at if command.away_seconds is None else at - command.away_seconds)
        last = memory.presences[-1]
    gap = None if last is None else at - last.ended_at
    away = min((each for each in (gap, command.away_seconds) if each is not None), default=None)
    if (
        last is not None
        and gap is not None
        and away is not None
        and away < LEAST_ABSENCE_SECONDS
        and gap < 2 * LEAST_ABSENCE_SECONDS
    ):
        state.here_since, memory.is_here = last.began_at, True
        memory.was_here_until(max(at, last.ended_at))
        presences.extend(state.connection, last.began_at, at)
        return
    presence = Presence(at, at, command.utc_offset_seconds, command.signal)
    presences.add(state.connection, presence)
    memory.came_back(presence)
    state.here_since = at
    if away is not None and away >= LEAST_ABSENCE_SECONDS:
        state.returns.waiting_since = now


def _notice_sleep(state: EngineState, now: float) -> None:
    """After a sleep or a change of the clock, end the presence when it was last known; the present state is unknown."""
    returns = state.returns
    if not -SLEPT_SECONDS < now - returns.ticked_at < SLEPT_SECONDS:
        returns.woken_at = now
        returns.decided_at = min(returns.decided_at, now)
        state.here_since = None
        if state.memory.is_here:
            state.memory.is_here = None
    returns.ticked_at = now


def _decide(state: EngineState, since: float, now: float) -> None:
    """Retrieve what the planner selects at a return, as soon as the network is known to work."""
    returns = state.returns
    is_late = not 0 <= now - since <= DECIDED_WITHIN_SECONDS
    if is_late or not retrievals.is_scheduling(state) or now - returns.decided_at < BETWEEN_DECISIONS_SECONDS:
        returns.waiting_since = None
    elif _may_decide(state, now):
        wanted = _wanted(state, now)
        if wanted and _may_lack_network(state, now):
            if not state.flights and not state.queue:
                retrievals.enqueue_urgent(state, wanted[:1])
            return
        returns.waiting_since, returns.decided_at = None, now
        retrievals.enqueue_urgent(state, wanted)
        refreshes.want(state, wanted, now)


def _may_decide(state: EngineState, now: float) -> bool:
    """Return whether a return may be decided now: the user is here, the day is planned, and there is no pause, outage or storage
    failure.
    """
    if not state.memory.is_here or state.planner.review_at() <= now or now < state.storage_rest.until:
        return False
    return not (state.outage.problem or state.pause.held_until)


def _may_lack_network(state: EngineState, now: float) -> bool:
    """Return whether no server has answered since a recent sleep or start."""
    woken_at = state.returns.woken_at
    return now - woken_at <= 2 * DECIDED_WITHIN_SECONDS and state.outage.answered_at < woken_at


def _wanted(state: EngineState, now: float) -> list[Feed]:
    wanted: list[Feed] = []
    for feed_id, plan in state.planner.returned(state.feeds, now=now):
        feed = state.feeds[feed_id]
        if retrievals.may_start_at(state, feed, now) <= now and is_idle(state, feed):
            wanted.append(feed.planned(Plan(feed.next_at, plan.reason, plan.rule, plan.expected)))
    return wanted
