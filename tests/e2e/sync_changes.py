"""Changes of marks at random, as a user in a hurry makes them."""

import random
from collections.abc import Mapping, Sequence

from reader.domain.commands import Command, MarkAllRead, MarkRead, MoveSubscription, RenameSubscription, SetMark, TagEntries
from reader.domain.entry import Mark, Selection, View
from reader.domain.events import CommandFailed
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.storage.accounts import accounts
from reader.storage.subscriptions import folders
from tests.e2e.sync_program import SyncProgram, entries_of, feed_ids

LABELS = ("Later reading", "Ünï & <c>", "work")
TITLES = ("Tides & winds", "Words in <b>bold</b>", "A plain one")
MOST_ITEMS = 8


class Changes:
    """`has_labels`: tags too."""

    def __init__(self, chance: random.Random, *, has_labels: bool) -> None:
        self._chance = chance
        self._has_labels = has_labels
        self._undo: list[Command] = []

    def make(self, program: SyncProgram, feeds: Mapping[str, Sequence[int]]) -> None:
        """One, or the undo of one, among the items of these feeds; its answer is waited for."""
        command, _ = self.next(program, feeds)
        self.carry_out(program, command)

    def carry_out(self, program: SyncProgram, command: Command) -> bool:
        """Whether it was done."""
        event = program.ask(command)
        undo = getattr(event, "undo", None)
        self._undo += [undo] if isinstance(undo, Command) else []
        return not isinstance(event, CommandFailed)

    def next(self, program: SyncProgram, feeds: Mapping[str, Sequence[int]]) -> tuple[Command, list[int | str]]:
        """A change that is not made yet, and the items and feeds that it may change."""
        chance, items = self._chance, [item for each in feeds.values() for item in each]
        if self._undo and chance.random() < 0.1:
            return self._undo.pop(), [*items, *feeds]
        chosen, feed = chance.sample(items, min(len(items), chance.randint(1, MOST_ITEMS))), chance.choice(list(feeds))
        some, value = entries_of(program.reader, chosen), chance.random() < 0.6
        add, remove = chance.sample(LABELS, 2)
        feed_id = feed_ids(program.reader)[feed]
        kinds: list[tuple[Command, Sequence[int | str]]] = [
            (MarkRead(some, value), chosen),
            (SetMark(some, Mark.STARRED, value), chosen),
            (self._mark_all(program, feed_id), feeds[feed]),
            (TagEntries(some, add=(add,), remove=(remove,)), chosen),
            (RenameSubscription(feed_id, chance.choice(TITLES)), [feed]),
            (MoveSubscription(feed_id, self._folder(program)), [feed]),
        ]
        # most of what is done is reading
        command, touched = chance.choices(kinds, [8, 4, 2, 4 if self._has_labels else 0, 1, 1])[0]
        return command, list(touched)

    def _mark_all(self, program: SyncProgram, feed_id: FeedId) -> Command:
        newest = program.reader.execute("SELECT max(entry_id) FROM entry_status").fetchone()[0]
        return MarkAllRead(Selection(View.FEED, feed_id=feed_id), EntryId(newest))

    def _folder(self, program: SyncProgram) -> FolderId:
        """One of those that the account has."""
        (account,) = accounts(program.reader)
        return self._chance.choice([each.folder_id for each in folders(program.reader) if each.parent_id == account.folder_id])
