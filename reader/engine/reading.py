"""Marks, tags, saved searches and readings: acknowledged only once stored, each change with its exact undo."""

from dataclasses import replace
from typing import TYPE_CHECKING

from reader.domain.accounts import READ
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    Batch,
    Command,
    HideEntries,
    JudgeEntry,
    MarkAllRead,
    MarkRead,
    RecordOpenedLink,
    RecordReading,
    RecordShown,
    RemoveSearch,
    RemoveTag,
    RenameTag,
    SaveSearch,
    SetMark,
    TagEntries,
)
from reader.domain.entry import MARKS, Mark
from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.events import EntryJudged, ListeningChanged, StatusesChanged, SubscriptionsChanged, TagsChanged
from reader.domain.ids import CommandId, EntryId, FeedId
from reader.domain.link_templates import STARRED
from reader.domain.subscription import shown_address
from reader.engine.state import EngineState, is_recording
from reader.storage import readings, selection, statuses, subscriptions, tags

if TYPE_CHECKING:
    from reader.storage.merged_feeds import Carried


def mark_read(state: EngineState, command: MarkRead, now: float) -> None:
    entry_ids = statuses.mark_read(state.connection, command.entry_ids, command.is_read, int(now))
    kind = ChangeKind.MARKED_READ if command.is_read else ChangeKind.MARKED_UNREAD
    event = StatusesChanged(entry_ids, is_read=command.is_read)
    _publish_statuses(state, event, kind, MarkRead(entry_ids, not command.is_read), command)


def set_mark(state: EngineState, command: SetMark, now: float) -> None:
    mark, is_set = command.mark, command.is_set
    entry_ids = statuses.set_mark(state.connection, mark, command.entry_ids, is_set, int(now))
    kind = MARKS[mark].set if is_set else MARKS[mark].cleared
    event = StatusesChanged(entry_ids, mark=mark, is_set=is_set)
    _publish_statuses(state, event, kind, SetMark(entry_ids, mark, not is_set), command)
    if mark is Mark.STARRED and STARRED in state.preferences.share_services:
        from reader.engine import send_queue

        send_queue.star_changed(state, entry_ids, now, is_set=is_set)


def hide_entries(state: EngineState, command: HideEntries, now: float) -> None:
    """Hide entries, which marks them read too, or unhide them, which leaves them read."""
    if not command.is_hidden:
        shown = statuses.unhide(state.connection, command.entry_ids)
        _publish_statuses(state, StatusesChanged(shown, is_hidden=False), ChangeKind.UNHIDDEN, HideEntries(shown), command)
        return
    hidden, read = statuses.hide(state.connection, command.entry_ids, int(now))
    event = StatusesChanged(hidden, is_hidden=True, is_read=True)
    _publish_statuses(state, event, ChangeKind.HIDDEN, unhiding(hidden, read), command)


def mark_all_read(state: EngineState, command: MarkAllRead, now: float) -> None:
    """Mark read the entries of a list at the time of the command, or only those older or newer than a time."""
    entry_ids = statuses.mark_all_read(
        state.connection, command.selection, command.up_to, int(now), before=command.before, after=command.after
    )
    event = StatusesChanged(entry_ids, is_read=True)
    _publish_statuses(state, event, ChangeKind.MARKED_ALL_READ, MarkRead(entry_ids, is_read=False), command)


def unhiding(hidden: tuple[EntryId, ...], were_unread: tuple[EntryId, ...]) -> Command:
    """Return the undo of hiding: entries marked read by it become unread, once they are shown again."""
    shown = HideEntries(hidden, is_hidden=False)
    return Batch((shown, MarkRead(were_unread, is_read=False))) if were_unread else shown


def changed(mark: str, entry_ids: tuple[EntryId, ...], *, value: bool) -> StatusesChanged:
    """Return the event for marks (READ, or those of `Mark`) that were set or cleared."""
    return StatusesChanged(entry_ids, value) if mark == READ else StatusesChanged(entry_ids, mark=Mark(mark), is_set=value)


def publish_carried(state: EngineState, done: "Carried") -> None:
    """Publish marks that articles got from their duplicates."""
    for mark, value, entry_ids in done.marks:
        state.publish(changed(mark, entry_ids, value=value))
    if done.tagged:
        state.publish(TagsChanged(done.tagged, None))
    for heard in done.heard:
        state.publish(ListeningChanged(heard.entry_id, heard.url, heard))


def _publish_statuses(state: EngineState, event: StatusesChanged, kind: ChangeKind, undo: Command, command: Command) -> None:
    state.publish(replace(event, undo=undo if event.entry_ids else None, change=Change(kind), cause=command.command_id))


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
    _publish_tags(state, undo, kind, command.name, done.entry_ids, command.command_id)


def remove_tag(state: EngineState, command: RemoveTag, now: float) -> None:
    del now
    name = tags.name_of(state.connection, command.tag_id)
    entry_ids = tuple(tags.remove(state.connection, command.tag_id))
    undo = TagEntries(entry_ids, add=(name,)) if entry_ids else None
    _publish_tags(state, undo, ChangeKind.TAG_DELETED, name, entry_ids, command.command_id)


def one_undo(steps: list[Command]) -> Command | None:
    """Combine the undos of several changes, given in the order in which they were made."""
    if len(steps) < 2:
        return steps[0] if steps else None
    return Batch(tuple(reversed(steps)))


def _publish_tags(
    state: EngineState, undo: Command | None, kind: ChangeKind, name: str, entry_ids: tuple[EntryId, ...], cause: CommandId
) -> None:
    state.publish(SubscriptionsChanged(undo, Change(kind, (name,)), cause=cause))
    if entry_ids:
        state.publish(TagsChanged(entry_ids, None, cause=cause))


def save_search(state: EngineState, command: SaveSearch, now: float) -> None:
    del now
    before = None if command.search_id is None else selection.find_search(state.connection, command.search_id)
    search_id = selection.save_search(state.connection, command.name, command.query, command.search_id)
    undo: Command = RemoveSearch(search_id) if before is None else SaveSearch(before.name, before.query, search_id)
    kind = ChangeKind.SEARCH_SAVED if before is None else ChangeKind.SEARCH_CHANGED
    state.publish(SubscriptionsChanged(undo, Change(kind, (command.name,)), cause=command.command_id))


def remove_search(state: EngineState, command: RemoveSearch, now: float) -> None:
    del now
    before = selection.find_search(state.connection, command.search_id)
    if before is None:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    selection.remove_search(state.connection, command.search_id)
    undo = SaveSearch(before.name, before.query, before.search_id)
    state.publish(SubscriptionsChanged(undo, Change(ChangeKind.SEARCH_REMOVED, (before.name,)), cause=command.command_id))


_CHANGES = {1: ChangeKind.MORE_OF_THIS, 0: ChangeKind.NEITHER_MORE_NOR_LESS, -1: ChangeKind.LESS_OF_THIS}


def record_reading(state: EngineState, command: RecordReading, now: float) -> None:
    if is_recording(state, now):
        readings.add_reading(state.connection, command.reading)


def record_opened_link(state: EngineState, command: RecordOpenedLink, now: float) -> None:
    """Store the host of an opened link."""
    if is_recording(state, now) and not _has_login(state, command.link.feed_id):
        readings.add_opened_link(state.connection, command.link)


def _has_login(state: EngineState, feed_id: FeedId) -> bool:
    """Return whether the feed is private to the user: by a password or custom headers."""
    settings = subscriptions.settings_of(state.connection, feed_id)
    feed = state.feeds.get(feed_id)
    return bool(settings.get("credentials") or settings.get("headers")) or (
        feed is not None and shown_address(feed.url) != feed.url
    )


def record_shown(state: EngineState, command: RecordShown, now: float) -> None:
    if is_recording(state, now):
        readings.note_shown(state.connection, command.entry_ids, int(now))


def judge_entry(state: EngineState, command: JudgeEntry, now: float) -> None:
    """Store the user's opinion of an article. Raises ReaderError if it is gone."""
    value = max(-1, min(command.value, 1))
    before = readings.judge(state.connection, command.entry_id, value, int(now))
    if before is None:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_LONGER_THERE))
    undo = JudgeEntry(command.entry_id, before) if before != value else None
    state.publish(EntryJudged(command.entry_id, value, undo, Change(_CHANGES[value]), cause=command.command_id))
