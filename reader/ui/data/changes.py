"""Undoable changes, newest last, and marks that the engine has not acknowledged yet. GUI thread only."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from reader.domain.commands import Batch, Command, HideEntries, JudgeEntry, MarkAllRead, MarkRead, SetMark, TagEntries
from reader.domain.entry import EntryRow, Mark, with_mark
from reader.domain.ids import CommandId, EntryId
from reader.domain.value_classes import dataclass

MOST_STEPS = 200
_ANSWERED = (MarkRead, MarkAllRead, SetMark, TagEntries, HideEntries, JudgeEntry)
"""Undoable commands to which the engine always answers, by one change or a failure."""


@dataclass(frozen=True, slots=True)
class UndoStep:
    """A change by the user, as text, and the command that undoes it."""

    text: str
    command: Command
    part_of: str = ""


class UndoStack:
    """Steps pushed from events; changes caused by an undo are not pushed, or Ctrl+Z would alternate between two states."""

    def __init__(self) -> None:
        self._steps: list[UndoStep] = []
        self._passed_over: set[CommandId] = set()
        self._gathered: dict[CommandId, str] = {}
        self._on_way: dict[CommandId, list[Callable[[], object]]] = {}

    def note_sent(self, command: Command) -> None:
        """Expect the answer to a command of the user, which may become the newest step."""
        if isinstance(command, _ANSWERED) and command.command_id not in self._passed_over:
            self._on_way[command.command_id] = []

    def call_when_known(self, do: Callable[[], object]) -> None:
        """Call a function at once, or after the answer to the newest command on its way: the engine answers in order."""
        if self._on_way:
            self._on_way[next(reversed(self._on_way))].append(do)
        else:
            do()

    def note_answer(self, cause: CommandId | None) -> None:
        """Call what waited for the answer to this command; after its change was pushed. One sent before it that got none is
        waited for no longer.
        """
        while cause in self._on_way:
            for do in self._on_way.pop(next(iter(self._on_way))):
                do()

    def pass_over(self, cause: CommandId) -> None:
        self._passed_over.add(cause)

    def gather(self, cause: CommandId, part_of: str) -> None:
        """Merge the changes of this command with the previous step if it belongs to `part_of`."""
        self._gathered[cause] = part_of

    def is_part(self, cause: CommandId | None) -> bool:
        """Check whether a change belongs to a growing step, which shows no message."""
        return cause in self._gathered

    def gathered(self, cause: CommandId | None) -> int:
        """Return the number of articles in the step that a change joins."""
        newest = self._joined(cause)
        return len(newest.command.entry_ids) if newest is not None and isinstance(newest.command, MarkRead) else 0

    def _joined(self, cause: CommandId | None) -> UndoStep | None:
        newest = self.newest()
        part_of = self._gathered.get(cause, "") if cause is not None else ""
        return newest if newest is not None and part_of and newest.part_of == part_of else None

    def push(self, text: str, command: Command | None, cause: CommandId | None) -> UndoStep | None:
        """Push a change; None if it is not the user's own or cannot be undone."""
        if cause is None or command is None:
            return None
        if cause in self._passed_over:
            self._passed_over.discard(cause)
            return None
        joined = self._joined(cause)
        if joined is not None and isinstance(joined.command, MarkRead) and isinstance(command, MarkRead):
            self._steps.remove(joined)
            command = MarkRead((*joined.command.entry_ids, *command.entry_ids), command.is_read)
        step = UndoStep(text, command, self._gathered.pop(cause, ""))
        self._steps.append(step)
        del self._steps[:-MOST_STEPS]
        return step

    def pop(self, step: UndoStep | None = None) -> Command | None:
        """Remove a step (by default the newest) and return its command; None if there is none."""
        step = step or (self._steps[-1] if self._steps else None)
        if step not in self._steps or step is None:
            return None
        self._steps.remove(step)
        self._passed_over.update(_ids(step.command))
        return step.command

    def step_of(self, command: Command) -> UndoStep | None:
        """Return the step that this command undoes, if still available."""
        return next((step for step in self._steps if step.command is command), None)

    def newest(self) -> UndoStep | None:
        return self._steps[-1] if self._steps else None


def _ids(command: Command) -> set[CommandId]:
    """Return the ids of the command and all its parts, which their events carry."""
    inside = command.commands if isinstance(command, Batch) else ()
    return {command.command_id}.union(*(_ids(each) for each in inside))


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
        self.read_percent: Callable[[EntryId], int] = lambda _: 0

    def expect(self, cause: CommandId, entry_ids: Iterable[EntryId], marks: Marks) -> None:
        self._changes[cause] = (frozenset(entry_ids), marks)

    def settle(self, cause: CommandId | None) -> frozenset[EntryId]:
        """Drop a stored or refused change; return its entries."""
        found = self._changes.pop(cause, None) if cause is not None else None
        return found[0] if found is not None else frozenset()

    def entry_ids(self) -> frozenset[EntryId]:
        return frozenset().union(*(entry_ids for entry_ids, _ in self._changes.values()))

    def over(self, row: EntryRow) -> EntryRow:
        for entry_ids, marks in self._changes.values():
            if row.entry_id in entry_ids:
                row = marks.on(row)
        percent = self.read_percent(row.entry_id)
        return replace(row, read_percent=percent) if percent else row
