"""Vacation: only entries that would be lost are retrieved (`planning.vacation`). It ends with the first access after its time."""

from reader.domain.clock import DAY_SECONDS
from reader.domain.commands import SetVacation
from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import VacationChanged
from reader.domain.ids import CommandId
from reader.engine.planning.vacation import LATE_SECONDS, PREPARED_SECONDS
from reader.engine.state import EngineState
from reader.storage import milestones

LONGEST_SECONDS = 100 * DAY_SECONDS
"""A vacation that would end later was set by a wrong clock."""


def set_vacation(state: EngineState, command: SetVacation, now: float) -> None:
    """Begin a vacation, change its end, or end it (0). Raises ReaderError for an invalid end."""
    if command.until and not now < command.until <= now + LONGEST_SECONDS:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.PAST_OR_FAR))
    if command.until:
        milestones.note(state.connection, milestones.VACATION_UNTIL, command.until)
        _begin_or_end(state, command.until, command.command_id)
    else:
        end(state, now, command.command_id)


def publish(state: EngineState) -> None:
    """At startup, publish a vacation that is still running."""
    if state.memory.away_until:
        state.publish(VacationChanged(int(state.memory.away_until)))


def review(state: EngineState, now: float) -> None:
    """End an expired vacation at the first access after its time, not at an earlier one; called on every tick."""
    if _is_over(state, now):
        with state.storing():
            end(state, now)


def end(state: EngineState, now: float, cause: CommandId | None = None) -> None:
    """End the vacation, inside the caller's transaction."""
    milestones.forget(state.connection, milestones.VACATION_UNTIL)
    state.memory.back_at = now
    _begin_or_end(state, 0, cause)


def _is_over(state: EngineState, now: float) -> bool:
    until = state.memory.away_until
    if not until or now < until:
        return bool(until) and until > now + LONGEST_SECONDS
    last = state.memory.last_access_before(now)
    return last >= until - PREPARED_SECONDS or now >= until + LATE_SECONDS


def _begin_or_end(state: EngineState, until: int, cause: CommandId | None) -> None:
    state.memory.away_until = float(until)
    state.replan()
    state.publish(VacationChanged(until, cause=cause))
