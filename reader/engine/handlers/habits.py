"""Erasure of learned data, with undo while the program runs. Engine thread only."""

import math

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import EraseHabits, RestoreHabits
from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import HabitsChanged
from reader.engine.memory_loading import load_memory
from reader.engine.state import EngineState
from reader.storage import habits, planning, presences
from reader.storage.habits import HabitTable

ACCESS_TABLES = (
    HabitTable.ACCESS,
    HabitTable.READING,
    HabitTable.JUDGEMENT,
    HabitTable.SHOWN,
    HabitTable.OPENED_LINK,
    HabitTable.LISTENING,
    HabitTable.PRESENCE,
    HabitTable.SET_ASIDE,
)
LOG_TABLES = (HabitTable.RETRIEVAL, HabitTable.REQUEST, HabitTable.SET_ASIDE)
SWEEP_AGAIN_SECONDS = 20.0
"""Seconds until the next try while a reader of the database blocks the sweep, which lasts moments only."""


def erase_habits(state: EngineState, command: EraseHabits, now: float) -> None:
    """Erase accesses, retrievals or both. Undo keeps them in memory only, so quitting makes it final."""
    wanted = dict.fromkeys((*(ACCESS_TABLES if command.accesses else ()), *(LOG_TABLES if command.retrievals else ())))
    if state.here_since is not None:
        presences.extend(state.connection, state.here_since, now)
    kept = tuple(habits.remove_all(state.connection, table) for table in wanted)
    if command.accesses:
        planning.save_memo(state.connection, {})
    state.erased_habits.kept[command.command_id] = kept
    state.erased_habits.sweep_at = now
    state.relearn(load_memory(state.connection, state.utc_offset, now))
    undo = RestoreHabits(command.command_id)
    state.publish(HabitsChanged(undo, Change(ChangeKind.LEARNED_DATA_ERASED), cause=command.command_id))


def restore_habits(state: EngineState, command: RestoreHabits, now: float) -> None:
    """Undo an erasure. Raises ReaderError after a restart."""
    kept = state.erased_habits.kept.pop(command.erased, None)
    if kept is None:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    for each in kept:
        habits.put_back(state.connection, each)
    if state.erased_habits.left is not None:
        presences.extend(state.connection, *state.erased_habits.left)
    state.relearn(load_memory(state.connection, state.utc_offset, now))
    state.publish(HabitsChanged(cause=command.command_id))


def next_sweep_at(state: EngineState, _now: float) -> float:
    """Return the time at which to truncate the log; never unless something was erased."""
    return state.erased_habits.sweep_at


def sweep(state: EngineState, now: float) -> None:
    """After an erasure, truncate the write-ahead log, which still holds the old pages."""
    if now >= state.erased_habits.sweep_at:
        state.erased_habits.sweep_at = math.inf if habits.sweep(state.connection) else now + SWEEP_AGAIN_SECONDS
