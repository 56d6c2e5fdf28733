"""An engine that does what it is told at once, in the calling thread, on a real database: for tests of the window."""

from collections.abc import Callable

from reader.domain import commands, events
from reader.domain.commands import Command
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import Event
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import Folder, Subscription
from reader.storage import statuses, subscriptions
from reader.storage.writer import transaction
from tests.fakes.invented_library import NOW, InventedLibrary, add_articles, parsed_entry


class InstantEngine:
    """Keeps every command it was sent; what it cannot do it leaves to the test to answer."""

    def __init__(self, library: InventedLibrary) -> None:
        self.library = library
        self.connection = library.connection
        self.publish: Callable[[Event], None] = lambda _: None
        self.sent: list[Command] = []
        self.is_holding = False
        self._held: list[Command] = []

    def submit(self, command: Command) -> None:
        """Carry a command out, or keep it until `release`."""
        self.sent.append(command)
        if self.is_holding:
            self._held.append(command)
        else:
            self._do(command)

    def release(self) -> None:
        """Carry out what was held."""
        held, self._held, self.is_holding = self._held, [], False
        for command in held:
            self._do(command)

    def refuse(self) -> None:
        """Fail what was held."""
        held, self._held, self.is_holding = self._held, [], False
        for command in held:
            self.publish(events.CommandFailed(Problem(ProblemKind.DISK_FULL, "no room"), cause=command.command_id))

    def post(self, title: str, count: int, at: int = NOW) -> list[EntryId]:
        """New articles of a feed arrive."""
        entries = [parsed_entry(f"{title} news {at} {number}", "Just posted.", at - number, number) for number in range(count)]
        with transaction(self.connection):
            ids = add_articles(self.library, title, entries)
        self.publish(events.EntriesArrived(self.library.feed_ids[title], tuple(ids), len(ids)))
        return ids

    def sent_of(self, kind: type[Command]) -> list[Command]:
        """The commands of a kind, oldest first."""
        return [command for command in self.sent if isinstance(command, kind)]

    def _do(self, command: Command) -> None:
        try:
            with transaction(self.connection):
                answer = self._status(command) or self._tree(command) or self._folder(command)
        except ReaderError as error:
            answer = events.CommandFailed(error.problem, cause=command.command_id)
        if answer is not None:
            self.publish(answer)

    def _status(self, command: Command) -> Event | None:
        match command:
            case commands.MarkRead():
                change = statuses.mark_read(self.connection, command.entry_ids, command.is_read, NOW)
                undo: Command | None = commands.MarkRead(change.entry_ids, not command.is_read)
                return self._marked(change, command.is_read, None, undo, "Marked read", command)
            case commands.MarkAllRead():
                change = statuses.mark_all_read(self.connection, command.selection, command.up_to, NOW)
                undo = commands.MarkRead(change.entry_ids, is_read=False)
                return self._marked(change, True, None, undo, "Marked all read", command)  # noqa: FBT003 - the new value
            case commands.MarkStarred():
                change = statuses.mark_starred(self.connection, command.entry_ids, command.is_starred, NOW)
                undo = commands.MarkStarred(change.entry_ids, not command.is_starred)
                return self._marked(change, None, command.is_starred, undo, "Starred", command)
        return None

    def _marked(
        self,
        change: statuses.StatusChange,
        is_read: bool | None,  # noqa: FBT001 - the event's field
        is_starred: bool | None,  # noqa: FBT001 - the event's field
        undo: Command | None,
        label: str,
        command: Command,
    ) -> Event:
        return events.StatusesChanged(
            change.entry_ids,
            is_read,
            is_starred,
            change.unread_deltas,
            undo if change.entry_ids else None,
            label,
            cause=command.command_id,
        )

    def _tree(self, command: Command) -> Event | None:
        match command:
            case commands.RemoveSubscription():
                subscriptions.remove(self.connection, command.feed_ids, NOW)
                return self._changed(commands.RestoreSubscription(command.feed_ids), "Unsubscribed", command)
            case commands.RestoreSubscription():
                subscriptions.restore(self.connection, command.feed_ids)
                return self._changed(commands.RemoveSubscription(command.feed_ids), "Subscribed again", command)
            case commands.RenameSubscription():
                before = self._subscription(command.feed_id)
                subscriptions.rename(self.connection, command.feed_id, command.title)
                return self._changed(commands.RenameSubscription(command.feed_id, before.custom_title), "Renamed", command)
            case commands.MoveSubscription():
                before = self._subscription(command.feed_id)
                subscriptions.move(self.connection, command.feed_id, command.folder_id, command.position)
                undo = commands.MoveSubscription(command.feed_id, before.folder_id, before.position)
                return self._changed(undo, "Moved", command)
        return None

    def _folder(self, command: Command) -> Event | None:
        match command:
            case commands.AddFolder():
                folder_id = subscriptions.add_folder(self.connection, command.title, command.parent_id)
                return self._changed(commands.RemoveFolder(folder_id), "Folder added", command)
            case commands.RenameFolder():
                old = next(folder for folder in self._folders() if folder.folder_id == command.folder_id)
                subscriptions.rename_folder(self.connection, command.folder_id, command.title)
                return self._changed(commands.RenameFolder(command.folder_id, old.title), "Folder renamed", command)
            case commands.MoveFolder():
                old = next(folder for folder in self._folders() if folder.folder_id == command.folder_id)
                subscriptions.move_folder(self.connection, command.folder_id, command.parent_id, command.position)
                return self._changed(commands.MoveFolder(command.folder_id, old.parent_id, old.position), "Folder moved", command)
            case commands.RemoveFolder():
                subscriptions.remove_folder(self.connection, command.folder_id)
                return self._changed(None, "Folder removed", command)
        return None

    def _changed(self, undo: Command | None, label: str, command: Command) -> Event:
        return events.SubscriptionsChanged(undo, label, cause=command.command_id)

    def _folders(self) -> list[Folder]:
        return subscriptions.folders(self.connection)

    def _subscription(self, feed_id: FeedId) -> Subscription:
        for each in subscriptions.subscriptions(self.connection):
            if each.feed_id == feed_id:
                return each
        raise ReaderError(ProblemKind.NOT_SUBSCRIBED, f"feed {feed_id}")
