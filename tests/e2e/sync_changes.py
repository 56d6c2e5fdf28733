"""Changes of marks at random, as a user in a hurry makes them."""

import random
from collections.abc import Mapping, Sequence

from reader.domain.commands import Command, MarkAllRead, MarkRead, SetMark, TagEntries
from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId
from reader.domain.marks import Mark
from tests.e2e.sync_program import SyncProgram, entries_of, feed_ids

LABELS = ("Later reading", "Ünï & <c>", "work")
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

    def carry_out(self, program: SyncProgram, command: Command) -> None:
        undo = getattr(program.ask(command), "undo", None)
        self._undo += [undo] if isinstance(undo, Command) else []

    def next(self, program: SyncProgram, feeds: Mapping[str, Sequence[int]]) -> tuple[Command, list[int]]:
        """A change that is not made yet, and the items that it may change."""
        chance, items = self._chance, [item for each in feeds.values() for item in each]
        if self._undo and chance.random() < 0.1:
            return self._undo.pop(), items
        chosen, feed = chance.sample(items, min(len(items), chance.randint(1, MOST_ITEMS))), chance.choice(list(feeds))
        some, value = entries_of(program.reader, chosen), chance.random() < 0.6
        add, remove = chance.sample(LABELS, 2)
        kinds: list[tuple[Command, list[int]]] = [
            (MarkRead(some, value), chosen),
            (SetMark(some, Mark.STARRED, value), chosen),
            (self._mark_all(program, feed), list(feeds[feed])),
            (TagEntries(some, add=(add,), remove=(remove,)), chosen),
        ]
        # most of what is done is reading
        return chance.choices(kinds, [4, 2, 1, 2 if self._has_labels else 0])[0]

    def _mark_all(self, program: SyncProgram, feed: str) -> Command:
        newest = program.reader.execute("SELECT max(entry_id) FROM entry_status").fetchone()[0]
        return MarkAllRead(Selection(View.FEED, feed_id=feed_ids(program.reader)[feed]), EntryId(newest))
