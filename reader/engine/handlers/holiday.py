"""The user is away for days: only what would be lost is retrieved meanwhile, see `planning.holiday`. Ends by itself."""

from reader.domain.commands import SetHoliday
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import HolidayChanged
from reader.domain.ids import CommandId
from reader.engine.state import EngineState
from reader.storage import milestones
from reader.storage.writer import transaction

LONGEST_SECONDS = 100 * 86_400
"""A holiday that would end later was set by another clock."""


def set_holiday(state: EngineState, command: SetHoliday, now: float) -> None:
    """Begin a holiday, change its end, or end it (0). Raises ReaderError where its end is no time to come back at."""
    if command.until and not now < command.until <= now + LONGEST_SECONDS:
        raise ReaderError(ProblemKind.BAD_VALUE, f"until {command.until}")
    if command.until:
        milestones.note(state.connection, milestones.HOLIDAY_UNTIL, command.until)
    else:
        milestones.forget(state.connection, milestones.HOLIDAY_UNTIL)
    _begin_or_end(state, command.until, command.command_id)


def review(state: EngineState, now: float) -> None:
    """End a holiday whose time has come: called with every tick."""
    until = state.memory.away_until
    if until and not now < until <= now + LONGEST_SECONDS:
        with transaction(state.connection):
            milestones.forget(state.connection, milestones.HOLIDAY_UNTIL)
        state.memory.back_at = min(until, now)
        _begin_or_end(state, 0)


def _begin_or_end(state: EngineState, until: int, cause: CommandId | None = None) -> None:
    state.memory.away_until = float(until)
    state.plan_anew()
    state.publish(HolidayChanged(until, cause=cause))
