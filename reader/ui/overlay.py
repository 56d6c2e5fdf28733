"""Marks the user has set and the engine has not yet acknowledged, laid over what the database says. GUI thread only."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from reader.domain.entry import EntryRow
from reader.domain.ids import CommandId, EntryId


@dataclass(frozen=True, slots=True)
class _Change:
    entry_ids: frozenset[EntryId]
    is_read: bool | None
    is_starred: bool | None


class Overlay:
    """Changes under way in the order they were asked for; the newest wins for each entry."""

    def __init__(self) -> None:
        self._changes: dict[CommandId, _Change] = {}

    def expect(
        self, cause: CommandId, entry_ids: Iterable[EntryId], *, is_read: bool | None = None, is_starred: bool | None = None
    ) -> None:
        """Show a change before it is stored."""
        self._changes[cause] = _Change(frozenset(entry_ids), is_read, is_starred)

    def settle(self, cause: CommandId | None) -> frozenset[EntryId]:
        """Drop a change that is stored or refused; return the entries it concerned."""
        change = self._changes.pop(cause, None) if cause is not None else None
        return change.entry_ids if change is not None else frozenset()

    def entry_ids(self) -> frozenset[EntryId]:
        """Every entry with a change under way."""
        return frozenset().union(*(change.entry_ids for change in self._changes.values()))

    def over(self, row: EntryRow) -> EntryRow:
        """The row as the user left it."""
        for change in self._changes.values():
            if row.entry_id in change.entry_ids:
                row = replace(
                    row,
                    is_read=row.is_read if change.is_read is None else change.is_read,
                    is_starred=row.is_starred if change.is_starred is None else change.is_starred,
                )
        return row
