"""When nothing is retrieved by schedule because the user wants quiet: a pause, quiet hours. What is asked for by hand goes out all the same.

To the planner such a time is as if the computer had slept: it decides once when it is over, and what fell due comes one by one.
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
"""A pause that would end later was made by another clock."""
_NOT_BY_SCHEDULE = frozenset({Rule.MANUAL, Rule.FIRST})


def pause(state: EngineState, command: PauseRetrievals, now: float) -> None:
    """Rest until a time, or go on (0)."""
    if command.until > now:
        milestones.note(state.connection, milestones.PAUSED_UNTIL, command.until)
    else:
        milestones.forget(state.connection, milestones.PAUSED_UNTIL)
    state.pause.until = command.until
    review(state, now)


def load(state: EngineState) -> None:
    """Read back the pause that is stored."""
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
    """Until when, 0 if not at all; and whether that is by quiet hours alone."""
    paused = state.pause.until if now < state.pause.until <= now + LONGEST_SECONDS else 0.0
    quiet = quiet_until(state.preferences.fetch_quiet_hours, now, state.utc_offset)
    return max(paused, quiet), paused == 0
