"""Saved searches."""

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Command, RemoveSearch, SaveSearch
from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import SubscriptionsChanged
from reader.engine.state import EngineState
from reader.storage import searches


def save_search(state: EngineState, command: SaveSearch, now: float) -> None:
    del now
    before = None if command.search_id is None else searches.find(state.connection, command.search_id)
    search_id = searches.save(state.connection, command.name, command.query, command.search_id)
    undo: Command = RemoveSearch(search_id) if before is None else SaveSearch(before.name, before.query, search_id)
    kind = ChangeKind.SEARCH_SAVED if before is None else ChangeKind.SEARCH_CHANGED
    state.publish(SubscriptionsChanged(undo, Change(kind, (command.name,)), cause=command.command_id))


def remove_search(state: EngineState, command: RemoveSearch, now: float) -> None:
    del now
    before = searches.find(state.connection, command.search_id)
    if before is None:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    searches.remove(state.connection, command.search_id)
    undo = SaveSearch(before.name, before.query, before.search_id)
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.SEARCH_REMOVED, (before.name,)), cause=command.command_id))
