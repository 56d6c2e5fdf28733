"""Which rows a list shows, as one array of keys: entries, day headings, gap markers. Runs in the query thread.

A key above zero is an entry id; one between zero and GAP_BASE is a day heading; one below GAP_BASE is a gap marker. The times of a
hundred thousand entries are never read: the list is sorted, so each day's end is found by bisection.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from reader.domain.clock import Clock
from reader.domain.entry import Gap, Selection
from reader.domain.ids import EntryId
from reader.storage.connection import ReadConnection
from reader.ui.library import load_gaps, load_ids, load_rows
from reader.ui.times import local_day, local_midnight

GAP_BASE = -10_000_000


@dataclass(frozen=True, slots=True)
class LoadedList:
    """The rows of a selection as they were when read; `highest_id` tells what arrived later."""

    selection: Selection
    keys: "array[int]"
    gaps: tuple[Gap, ...]
    entries: int
    highest_id: EntryId


def header_key(day: int) -> int:
    """The key of a day's heading."""
    return -day - 1


def header_day(key: int) -> int:
    """The day of a heading's key."""
    return -key - 1


def gap_key(position: int) -> int:
    """The key of the gap at this position in `LoadedList.gaps`."""
    return GAP_BASE - position


def gap_position(key: int) -> int:
    """The inverse of `gap_key`."""
    return GAP_BASE - key


def load_list(connection: ReadConnection, selection: Selection, clock: Clock, limit: int | None = None) -> LoadedList:
    """Read a selection, or as many entries of its beginning, and put headings and gap markers where they belong."""
    ids = load_ids(connection, selection, limit)
    highest = EntryId(max(ids, default=0))
    gaps = tuple(load_gaps(connection, selection))
    times = _Times(connection, ids)
    marks = _day_marks(times, clock)
    marks += [(times.first_before(gap.before_at), 0, gap_key(position)) for position, gap in enumerate(gaps)] if ids else []
    return LoadedList(selection, _woven(ids, sorted(marks)), gaps, len(ids), highest)


class _Times:
    """The times of sorted entries, read one by one where a bisection asks."""

    def __init__(self, connection: ReadConnection, ids: "array[int]") -> None:
        self._connection = connection
        self._known: dict[int, int] = {}
        self.ids = ids

    def at(self, position: int) -> int:
        if position not in self._known:
            rows = load_rows(self._connection, [EntryId(self.ids[position])])
            # An entry that retention has just taken counts as old as can be.
            self._known[position] = rows[0].sort_at if rows else 0
        return self._known[position]

    def first_before(self, at: float, start: int = 0) -> int:
        """The first position at or after `start` whose time is before `at`."""
        low, step = start, 1
        while low < len(self.ids) and low + step < len(self.ids) and self.at(low + step) >= at:
            low, step = low + step, step * 2
        high = min(low + step, len(self.ids))
        while low < high:
            middle = (low + high) // 2
            if self.at(middle) >= at:
                low = middle + 1
            else:
                high = middle
        return low


def _day_marks(times: _Times, clock: Clock) -> list[tuple[int, int, int]]:
    """Each day's first position and key; 1 puts a heading below a gap marker of the same place."""
    marks = []
    position = 0
    while position < len(times.ids):
        at = times.at(position)
        day = local_day(at, clock)
        marks.append((position, 1, header_key(day)))
        after = times.first_before(local_midnight(day, clock, at), position)
        position = max(after, position + 1)
    return marks


def _woven(ids: "array[int]", marks: Sequence[tuple[int, int, int]]) -> "array[int]":
    keys = array("q")
    start = 0
    for position, _, key in marks:
        keys.extend(ids[start:position])
        keys.append(key)
        start = position
    keys.extend(ids[start:])
    return keys
