"""The times of a sorted list, read one by one where a bisection asks. Runs in the query thread."""

from array import array

from reader.domain.ids import EntryId
from reader.storage.connection import ReadConnection
from reader.ui.data.library import load_rows


class ListTimes:
    """Positions by time in a list that is sorted newest first, or oldest first where it `is_ascending`."""

    def __init__(self, connection: ReadConnection, ids: "array[int]", *, is_ascending: bool = False) -> None:
        self._connection = connection
        self._known: dict[int, int] = {}
        self.ids = ids
        self.is_ascending = is_ascending

    def at(self, position: int) -> int:
        """The time of the article at a position."""
        if position not in self._known:
            rows = load_rows(self._connection, [EntryId(self.ids[position])])
            # An entry that retention has just taken counts as old as can be.
            self._known[position] = rows[0].sort_at if rows else 0
        return self._known[position]

    def end_of(self, border: float, start: int = 0, end: int | None = None) -> int:
        """The first position from `start` on that lies beyond a time: before it, or not before it where the list ascends."""
        end = len(self.ids) if end is None else end
        low, step = start, 1
        while low < end and low + step < end and not self._is_beyond(low + step, border):
            low, step = low + step, step * 2
        high = min(low + step, end)
        while low < high:
            middle = (low + high) // 2
            if self._is_beyond(middle, border):
                high = middle
            else:
                low = middle + 1
        return low

    def _is_beyond(self, position: int, border: float) -> bool:
        at = self.at(position)
        return at >= border if self.is_ascending else at < border
