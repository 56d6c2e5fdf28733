"""Tags on entries, and the tags themselves."""

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import Batch, Command, RemoveTag, RenameTag, TagEntries
from reader.domain.events import SubscriptionsChanged, TagsChanged
from reader.domain.ids import CommandId, EntryId
from reader.engine.state import EngineState
from reader.storage import tags


def tag_entries(state: EngineState, command: TagEntries, now: float) -> None:
    before = tags.tags(state.connection)
    steps: list[Command] = []
    concerned: dict[EntryId, None] = {}
    for name in command.remove:
        changed = tuple(tags.remove_from(state.connection, command.entry_ids, name))
        concerned.update(dict.fromkeys(changed))
        steps += [TagEntries(changed, add=(tags.spelling(state.connection, name),))] if changed else []
    for name in command.add:
        changed = tuple(tags.add(state.connection, command.entry_ids, name, int(now)))
        concerned.update(dict.fromkeys(changed))
        steps += [TagEntries(changed, remove=(name,))] if changed else []
    kind = (
        ChangeKind.TAGS_CHANGED
        if command.add and command.remove
        else ChangeKind.TAGGED
        if command.add
        else ChangeKind.TAG_REMOVED
    )
    state.publish(TagsChanged(tuple(concerned), one_undo(steps), Change(kind), cause=command.command_id))
    if tags.tags(state.connection) != before:
        state.publish(SubscriptionsChanged(cause=command.command_id))


def rename_tag(state: EngineState, command: RenameTag, now: float) -> None:
    """Rename a tag, or merge it with the one of that name."""
    done = tags.rename(state.connection, command.tag_id, command.name, int(now))
    if done.joined is None:
        undo: Command | None = RenameTag(command.tag_id, done.old_name)
        kind = ChangeKind.TAG_RENAMED
    else:
        removal: list[Command] = [TagEntries(done.joined, remove=(command.name,))] if done.joined else []
        undo = one_undo([TagEntries(done.entry_ids, add=(done.old_name,)), *removal])
        kind = ChangeKind.TAGS_MERGED
    _publish(state, undo, kind, command.name, done.entry_ids, command.command_id)


def remove_tag(state: EngineState, command: RemoveTag, now: float) -> None:
    del now
    name = tags.name_of(state.connection, command.tag_id)
    entry_ids = tuple(tags.remove(state.connection, command.tag_id))
    undo = TagEntries(entry_ids, add=(name,)) if entry_ids else None
    _publish(state, undo, ChangeKind.TAG_DELETED, name, entry_ids, command.command_id)


def one_undo(steps: list[Command]) -> Command | None:
    """Combine the undos of several changes, given in the order in which they were made."""
    if len(steps) < 2:
        return steps[0] if steps else None
    return Batch(tuple(reversed(steps)))


def _publish(
    state: EngineState, undo: Command | None, kind: ChangeKind, name: str, entry_ids: tuple[EntryId, ...], cause: CommandId
) -> None:
    state.publish(SubscriptionsChanged(undo, Change(kind, (name,)), cause=cause))
    if entry_ids:
        state.publish(TagsChanged(entry_ids, None, cause=cause))
