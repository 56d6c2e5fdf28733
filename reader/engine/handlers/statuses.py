"""Read marks and stars: acknowledged only once stored, each change with its exact undo."""

from reader.domain.commands import MarkAllRead, MarkRead, MarkStarred
from reader.domain.events import StatusesChanged
from reader.engine.state import EngineState
from reader.storage import statuses


def mark_read(state: EngineState, command: MarkRead, now: float) -> None:
    """Set or clear the read mark."""
    change = statuses.mark_read(state.connection, command.entry_ids, command.is_read, int(now))
    undo = MarkRead(tuple(change.entry_ids), not command.is_read) if change.entry_ids else None
    state.publish(
        StatusesChanged(
            tuple(change.entry_ids),
            command.is_read,
            None,
            tuple(change.unread_deltas),
            undo,
            "Marked read" if command.is_read else "Marked unread",
            cause=command.command_id,
        )
    )


def mark_starred(state: EngineState, command: MarkStarred, now: float) -> None:
    """Set or clear the star."""
    change = statuses.mark_starred(state.connection, command.entry_ids, command.is_starred, int(now))
    undo = MarkStarred(tuple(change.entry_ids), not command.is_starred) if change.entry_ids else None
    state.publish(
        StatusesChanged(
            tuple(change.entry_ids),
            None,
            command.is_starred,
            (),
            undo,
            "Starred" if command.is_starred else "Star removed",
            cause=command.command_id,
        )
    )


def mark_all_read(state: EngineState, command: MarkAllRead, now: float) -> None:
    """Mark read what a list held when the user asked."""
    change = statuses.mark_all_read(state.connection, command.selection, command.up_to, int(now))
    undo = MarkRead(tuple(change.entry_ids), is_read=False) if change.entry_ids else None
    state.publish(
        StatusesChanged(
            tuple(change.entry_ids),
            True,  # noqa: FBT003 -- the event's field is_read
            None,
            tuple(change.unread_deltas),
            undo,
            "Marked all read",
            cause=command.command_id,
        )
    )
