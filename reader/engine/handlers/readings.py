"""What the user reads and says of articles. Reading is recorded like accesses: not if that is off or paused. Opinions are always stored."""

from reader.domain.changes import Change, ChangeKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import EntryJudged
from reader.domain.reading_commands import JudgeEntry, RecordReading, RecordShown
from reader.engine.handlers.accesses import is_recording
from reader.engine.state import EngineState
from reader.storage import readings

_CHANGES = {1: ChangeKind.MORE_OF_THIS, 0: ChangeKind.NEITHER_MORE_NOR_LESS, -1: ChangeKind.LESS_OF_THIS}


def record_reading(state: EngineState, command: RecordReading, now: float) -> None:
    """Keep that an article was open."""
    if is_recording(state, now):
        readings.add_reading(state.connection, command.reading)


def record_shown(state: EngineState, command: RecordShown, now: float) -> None:
    """Keep that articles stood in For you."""
    if is_recording(state, now):
        readings.note_shown(state.connection, command.entry_ids, int(now))


def judge_entry(state: EngineState, command: JudgeEntry, now: float) -> None:
    """Keep what the user says of an article. Raises ReaderError where it is gone."""
    value = max(-1, min(command.value, 1))
    before = readings.judge(state.connection, command.entry_id, value, int(now))
    if before is None:
        raise ReaderError(ProblemKind.BAD_VALUE, f"entry {command.entry_id}")
    undo = JudgeEntry(command.entry_id, before) if before != value else None
    state.publish(EntryJudged(command.entry_id, value, undo, Change(_CHANGES[value]), cause=command.command_id))
