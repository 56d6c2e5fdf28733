"""The user's preferences."""

from reader.domain.commands import SetPreference
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import PreferenceChanged, SubscriptionsChanged
from reader.domain.preferences import PREFERENCES
from reader.engine.state import EngineState
from reader.reports.feed_weights import feed_weights
from reader.storage import copies
from reader.storage import preferences as stored

_PLANNED = ("fetch.", "habits.")
"""What a planner is made by: any other preference leaves the plan of the day as it is."""


def set_preference(state: EngineState, command: SetPreference, now: float) -> None:
    """Store one preference; what it governs follows at once."""
    preference = PREFERENCES.get(command.key)
    if preference is None:
        raise ReaderError(ProblemKind.BAD_VALUE, command.key)
    try:
        value = preference.check(command.value)
    except ValueError as error:
        raise ReaderError(ProblemKind.BAD_VALUE, str(error)) from error
    stored.save(state.connection, command.key, value)
    state.preferences[command.key] = value
    if command.key == "habits.record":
        state.memory.weights = feed_weights(state.connection, now)
    if command.key.startswith(_PLANNED):
        state.plan_anew()
    if command.key == "reading.merge_copies" and not value:
        copies.release(state.connection)
        state.publish(SubscriptionsChanged(cause=command.command_id))
    state.publish(PreferenceChanged(command.key, value, cause=command.command_id))
