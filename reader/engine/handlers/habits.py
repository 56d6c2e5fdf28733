"""What is recorded of the user, locally and only while he lets us; and his preferences."""

from reader.domain.commands import RecordAccess, SetPreference
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import PreferenceChanged
from reader.domain.preferences import PREFERENCES
from reader.engine.state import EngineState
from reader.storage import history, preferences


def record_access(state: EngineState, command: RecordAccess, now: float) -> None:
    """Keep one look, unless recording is paused."""
    del now
    if state.preferences["habits.record"]:
        history.add_access(state.connection, command.access)


def set_preference(state: EngineState, command: SetPreference, now: float) -> None:
    """Store one preference; what it governs follows at once."""
    del now
    preference = PREFERENCES.get(command.key)
    if preference is None:
        raise ReaderError(ProblemKind.BAD_VALUE, command.key)
    try:
        value = preference.check(command.value)
    except ValueError as error:
        raise ReaderError(ProblemKind.BAD_VALUE, str(error)) from error
    preferences.save(state.connection, command.key, value)
    state.preferences[command.key] = value
    state.planner = state.make_planner(state.preferences)
    state.publish(PreferenceChanged(command.key, value, cause=command.command_id))
