"""The user comes back to the computer and leaves it. Recorded like accesses: not if that is off or paused. Engine thread only."""

from reader.domain.events import PresenceChanged
from reader.domain.presence import Presence
from reader.domain.presence_commands import RecordLeaving, RecordReturn
from reader.engine.handlers.accesses import is_recording
from reader.engine.state import EngineState
from reader.storage import presences


def is_noticing(state: EngineState, now: float) -> bool:
    """Whether it is recorded now when the user is at the computer."""
    return state.preferences.habits_presence and is_recording(state, now)


def record_return(state: EngineState, command: RecordReturn, now: float) -> None:
    """Store that a presence began."""
    if is_noticing(state, now):
        presences.add(state.connection, Presence(command.at, command.at, command.utc_offset_seconds, command.signal))
        state.here_since = command.at
        state.publish(PresenceChanged(is_here=True, cause=command.command_id))


def record_leaving(state: EngineState, command: RecordLeaving, now: float) -> None:
    """Store until when the presence reached."""
    if is_noticing(state, now):
        end(state, command.at)
        state.publish(PresenceChanged(is_here=False, cause=command.command_id))


def end(state: EngineState, at: float) -> None:
    """Whoever is here is so no longer; of a presence that was erased the end is kept for undo alone."""
    if state.here_since is not None and not presences.extend(state.connection, state.here_since, at):
        state.erased_habits.left = (state.here_since, at)
    state.here_since = None


def end_if_unwanted(state: EngineState, now: float) -> None:
    """A presence ends where it is not to be recorded any longer."""
    if not is_noticing(state, now):
        end(state, now)
