"""Overlays marks that the engine has not yet acknowledged on database rows. GUI thread only."""

from collections.abc import Iterable
from dataclasses import replace

from reader.domain.entry import EntryRow
from reader.domain.ids import CommandId, EntryId
from reader.domain.marks import Mark, with_mark
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class Marks:
    """Effect of a change on an article: read mark (None keeps it), a mark set or cleared, tags."""

    is_read: bool | None = None
    mark: Mark | None = None
    is_set: bool = True
    add_tags: tuple[str, ...] = ()
    remove_tags: tuple[str, ...] = ()

    def on(self, row: EntryRow) -> EntryRow:
        return replace(
            row,
            is_read=row.is_read if self.is_read is None else self.is_read,
            marks=with_mark(row.marks, self.mark, is_set=self.is_set),
            tags=self._tags(row.tags),
        )

    def _tags(self, tags: tuple[str, ...]) -> tuple[str, ...]:
        if not (self.add_tags or self.remove_tags):
            return tags
        # Tags are equal whatever their case; the words stay as they were first written.
        gone = {tag.casefold() for tag in self.remove_tags}
        by_name = {tag.casefold(): tag for tag in (*self.add_tags, *tags) if tag.casefold() not in gone}
        return tuple(sorted(by_name.values(), key=str.casefold))


class Overlay:
    """Pending changes in the order of their requests; the newest wins for each entry."""

    def __init__(self) -> None:
        self._changes: dict[CommandId, tuple[frozenset[EntryId], Marks]] = {}

    def expect(self, cause: CommandId, entry_ids: Iterable[EntryId], marks: Marks) -> None:
        """Show marks before they are stored."""
        self._changes[cause] = (frozenset(entry_ids), marks)

    def settle(self, cause: CommandId | None) -> frozenset[EntryId]:
        """Drop a stored or refused change; return its entries."""
        found = self._changes.pop(cause, None) if cause is not None else None
        return found[0] if found is not None else frozenset()

    def entry_ids(self) -> frozenset[EntryId]:
        return frozenset().union(*(entry_ids for entry_ids, _ in self._changes.values()))

    def over(self, row: EntryRow) -> EntryRow:
        """Return the row with pending changes applied."""
        for entry_ids, marks in self._changes.values():
            if row.entry_id in entry_ids:
                row = marks.on(row)
        return row
