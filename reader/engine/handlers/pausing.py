"""Pauses of scheduled retrieval by the user: a pause or quiet hours. Manual retrievals still go out. To the planner a pause is
like a sleep of the computer: it decides once at the end, and overdue feeds are spread.
"""

from reader.domain.clock import DAY_SECONDS
from reader.domain.commands import PauseRetrievals
from reader.domain.events import RetrievingPaused
from reader.domain.hours import quiet_until
from reader.domain.schedule import Rule
from reader.engine.handlers import failures
from reader.engine.state import EngineState
from reader.storage import milestones

LONGEST_SECONDS = 7 * DAY_SECONDS
"""A pause that would end later was set by a wrong clock."""
_NOT_BY_SCHEDULE = frozenset({Rule.MANUAL, Rule.FIRST})


def pause(state: EngineState, command: PauseRetrievals, now: float) -> None:
    """Pause until a time, or resume (0)."""
    if command.until > now:
        milestones.note(state.connection, milestones.PAUSED_UNTIL, command.until)
    else:
        milestones.forget(state.connection, milestones.PAUSED_UNTIL)
    state.pause.until = command.until
    review(state, now)


def load(state: EngineState) -> None:
    state.pause.until = milestones.milestones(state.connection).get(milestones.PAUSED_UNTIL, 0)


def review(state: EngineState, now: float) -> None:
    """Begin or end a pause; called on every tick, before due feeds are selected."""
    until, by_hours = _resumes_at(state, now)
    before, state.pause.held_until = state.pause.held_until, until
    if until == before:
        return
    state.scan_at = now
    state.publish(RetrievingPaused(int(until), by_hours=by_hours))
    if not before:
        state.drop_waiting(lambda task: task.rule not in _NOT_BY_SCHEDULE)
    elif not until:
        failures.spread_overdue(state, now)


def _resumes_at(state: EngineState, now: float) -> tuple[float, bool]:
    """Return the end of the pause, 0 if there is none, and whether quiet hours alone cause it."""
    paused = state.pause.until if now < state.pause.until <= now + LONGEST_SECONDS else 0.0
    quiet = quiet_until(state.preferences.fetch_quiet_hours, now, state.utc_offset)
    return max(paused, quiet), paused == 0
