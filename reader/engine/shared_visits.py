"""Visits that computers pass on through a shared folder, if the user wants that: the forecast is of the person, not of a machine. A
visit is its time and the offset from UTC, without feed or article. Erased habits are erased by all of them.
"""

import re
from collections.abc import Iterable

from reader.domain.computers import Change, Kind, stamp_at
from reader.domain.events import HabitsChanged
from reader.domain.ids import DAY_SECONDS
from reader.domain.retrieval import ELSEWHERE, VISIT, AccessRecord
from reader.engine.answers import AHEAD_SECONDS, WRITE_SECONDS
from reader.engine.planning.memory import REMEMBERED_DAYS
from reader.engine.state import EngineState, load_memory
from reader.storage import history, preferences, registers
from reader.storage.connection import ReadConnection

FIELD = "utc_offset"
OFFSET_MAX = DAY_SECONDS
_AT = re.compile(r"[0-9]{1,11}", re.ASCII)


def note(state: EngineState, access: AccessRecord, now: float) -> None:
    """Keep a visit for the next write."""
    use = state.folder
    if use is not None and access.kind == VISIT and state.preferences.computers_visits:
        use.visits.append(access)
        use.answers_at = min(use.answers_at, now + WRITE_SECONDS)


def changes_of(visits: Iterable[AccessRecord]) -> list[Change]:
    return [Change(Kind.VISIT.value, str(each.at), FIELD, each.utc_offset_seconds, stamp_at(each.at * 1000)) for each in visits]


def remembered(connection: ReadConnection, now: float) -> list[Change]:
    """Return the visits that a new generation of the own log holds: those that are still learned from."""
    if not preferences.load(connection).computers_visits:
        return []
    return changes_of(history.visits(connection, int(now) - REMEMBERED_DAYS * DAY_SECONDS, int(now)))


def take_all(state: EngineState, changes: Iterable[Change], forget_before: int | None, now: float) -> None:
    """Forget visits from before a time that came from the folder, and learn from those that came, each once."""
    if forget_before is not None:
        forget(state, forget_before, now)
    if not (state.preferences.computers_visits and state.preferences.habits_record):
        return
    forgotten = registers.habits_forgotten_at(state.connection)
    for change in changes:
        offset = change.value
        if change.kind != Kind.VISIT or change.field != FIELD or type(offset) is not int or _AT.fullmatch(change.key) is None:
            continue
        at = int(change.key)
        is_remembered = max(now - REMEMBERED_DAYS * DAY_SECONDS, forgotten) < at <= now + AHEAD_SECONDS
        visit = AccessRecord(at, offset, ELSEWHERE)
        if is_remembered and abs(offset) <= OFFSET_MAX and history.add_access_once(state.connection, visit):
            state.memory.remember_access(visit)


def share_past(state: EngineState) -> None:
    """Have the own log written again with all visits that there are, since sharing them began or some were erased."""
    if state.folder is not None and state.preferences.computers_visits:
        state.folder.needs_all = True


def forget(state: EngineState, before: int, now: float) -> None:
    """Erase visits, as the user did on another computer: those of other computers, and those of this one if it shares them."""
    kinds = (ELSEWHERE, VISIT) if state.preferences.computers_visits else (ELSEWHERE,)
    if before <= now + AHEAD_SECONDS and history.remove_accesses(state.connection, kinds, before):
        state.erased_habits.sweep_at = now
        share_past(state)
        state.relearn(load_memory(state.connection, state.utc_offset, now))
        state.publish(HabitsChanged())
