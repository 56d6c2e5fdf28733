"""Marks set by the user: acknowledged only once stored, each change with its exact undo."""

from dataclasses import replace
from typing import TYPE_CHECKING

from reader.domain.accounts import READ
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Batch, Command, HideEntries, MarkAllRead, MarkRead, SetMark
from reader.domain.episode_events import ListeningChanged
from reader.domain.events import StatusesChanged, TagsChanged
from reader.domain.ids import EntryId
from reader.domain.marks import MARKS, Mark
from reader.engine.state import EngineState
from reader.storage import statuses
from reader.storage.statuses import StatusChange

if TYPE_CHECKING:
    from reader.storage.merged_feeds import Carried


def mark_read(state: EngineState, command: MarkRead, now: float) -> None:
    change = statuses.mark_read(state.connection, command.entry_ids, command.is_read, int(now))
    event = replace(
        _changed(change, command),
        is_read=command.is_read,
        change=Change(ChangeKind.MARKED_READ if command.is_read else ChangeKind.MARKED_UNREAD),
    )
    _publish(state, event, MarkRead(change.entry_ids, not command.is_read))


def set_mark(state: EngineState, command: SetMark, now: float) -> None:
    mark, is_set = command.mark, command.is_set
    change = statuses.set_mark(state.connection, mark, command.entry_ids, is_set, int(now))
    kind = MARKS[mark].set if is_set else MARKS[mark].cleared
    event = replace(_changed(change, command), mark=mark, is_set=is_set, change=Change(kind))
    _publish(state, event, SetMark(change.entry_ids, mark, not is_set))


def hide_entries(state: EngineState, command: HideEntries, now: float) -> None:
    """Hide entries, which marks them read too, or unhide them, which leaves them read."""
    if not command.is_hidden:
        change = statuses.unhide(state.connection, command.entry_ids)
        event = replace(_changed(change, command), is_hidden=False, change=Change(ChangeKind.UNHIDDEN))
        _publish(state, event, HideEntries(change.entry_ids))
        return
    change, read = statuses.hide(state.connection, command.entry_ids, int(now))
    event = replace(
        _changed(change, command),
        is_hidden=True,
        is_read=True,
        unread_deltas=read.unread_deltas,
        change=Change(ChangeKind.HIDDEN),
    )
    _publish(state, event, unhiding(change.entry_ids, read.entry_ids))


def mark_all_read(state: EngineState, command: MarkAllRead, now: float) -> None:
    """Mark read the entries of a list at the time of the command, or only those older or newer than a time."""
    change = statuses.mark_all_read(
        state.connection, command.selection, command.up_to, int(now), before=command.before, after=command.after
    )
    event = replace(_changed(change, command), is_read=True, change=Change(ChangeKind.MARKED_ALL_READ))
    _publish(state, event, MarkRead(change.entry_ids, is_read=False))


def unhiding(hidden: tuple[EntryId, ...], were_unread: tuple[EntryId, ...]) -> Command:
    """Return the undo of hiding: entries marked read by it become unread, once they are shown again."""
    shown = HideEntries(hidden, is_hidden=False)
    return Batch((shown, MarkRead(were_unread, is_read=False))) if were_unread else shown


def changed(mark: str, change: StatusChange, *, value: bool) -> StatusesChanged:
    """Return the event for marks (READ, or those of `Mark`) that were set or cleared."""
    if mark == READ:
        return StatusesChanged(change.entry_ids, value, change.unread_deltas)
    return StatusesChanged(change.entry_ids, mark=Mark(mark), is_set=value)


def publish_carried(state: EngineState, done: "Carried") -> None:
    """Publish marks that articles got from their duplicates, for the lists and open articles that show them; opinions are shown
    nowhere.
    """
    for mark, value, change in done.marks:
        state.publish(changed(mark, change, value=value))
    if done.tagged:
        state.publish(TagsChanged(done.tagged, None))
    for heard in done.heard:
        state.publish(ListeningChanged(heard.entry_id, heard.url, heard))


def _changed(change: StatusChange, command: Command) -> StatusesChanged:
    return StatusesChanged(change.entry_ids, unread_deltas=change.unread_deltas, cause=command.command_id)


def _publish(state: EngineState, event: StatusesChanged, undo: Command) -> None:
    state.publish(replace(event, undo=undo) if event.entry_ids else event)
