"""The user's preferences."""

from reader.domain.commands import SetPreference
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import PreferenceChanged, SubscriptionsChanged
from reader.domain.preferences import PREFERENCES, Preferences
from reader.engine.handlers import presences
from reader.engine.state import EngineState
from reader.reports.feed_weights import feed_weights
from reader.storage import copies
from reader.storage import preferences as stored


def set_preference(state: EngineState, command: SetPreference, now: float) -> None:
    preference = PREFERENCES.get(command.key)
    if preference is None:
        raise ReaderError(ProblemKind.BAD_VALUE, command.key)
    try:
        chosen = state.preferences.with_value(preference.key, command.value)
    except ValueError as error:
        raise ReaderError(ProblemKind.BAD_VALUE, command.key) from error
    value = chosen.value_of(preference)
    if preference is Preferences.podcasts_folder and state.preferences.podcasts_folder not in {"", value}:
        stored.add_former_folder(state.connection, state.preferences.podcasts_folder)
    stored.save(state.connection, preference.key, value)
    state.preferences = chosen
    if preference is Preferences.habits_record:
        state.memory.weights = feed_weights(state.connection, now)
    presences.end_if_unwanted(state, now)
    if preference.shapes_plan:
        state.replan()
    if preference is Preferences.reading_merge_copies and not value:
        copies.release(state.connection)
        state.publish(SubscriptionsChanged(cause=command.command_id))
    state.publish(PreferenceChanged(preference.key, value, cause=command.command_id))
