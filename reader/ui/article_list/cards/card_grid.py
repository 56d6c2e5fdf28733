"""Geometry of cards and of the rows between them, and keyboard navigation among them. Pure; any thread."""

from bisect import bisect_right
from collections.abc import Callable, Sequence

from reader.domain.value_classes import dataclass

CARD_WIDE, CARD_HIGH = 256, 276
PICTURE_HIGH = 144
GAP = 16
SIDE = 12
LEAST_SIDE = 8
BELOW = 8


@dataclass(frozen=True, slots=True)
class Place:
    """Area of a card or row, in pixels of the whole list."""

    left: int
    top: int
    wide: int
    high: int


@dataclass(frozen=True, slots=True)
class _Run:
    """Consecutive rows of one kind: cards in lines, or one row of full width."""

    first: int
    count: int
    top: int
    is_cards: bool
    high: int


class CardGrid:
    """Computed for one set of rows and one width."""

    def __init__(self, keys: Sequence[int], width: int, height_of: Callable[[int], int]) -> None:
        self.count = len(keys)
        self.width = width
        self.wide = min(CARD_WIDE, max(width - 2 * LEAST_SIDE, 1))
        self.columns = max((width - 2 * SIDE + GAP) // (self.wide + GAP), 1)
        self.used = self.columns * (self.wide + GAP) - GAP
        self.left = max((width - self.used) // 2, 0)
        self._runs = self._laid(keys, height_of)
        self._firsts = [run.first for run in self._runs]
        self._tops = [run.top for run in self._runs]

    def _laid(self, keys: Sequence[int], height_of: Callable[[int], int]) -> list[_Run]:
        runs: list[_Run] = []
        between = [row for row, key in enumerate(keys) if key <= 0]
        top, row = (0 if between and not between[0] else GAP), 0
        for stop in (*between, len(keys)):
            if stop > row:
                high = -(-(stop - row) // self.columns) * (CARD_HIGH + GAP)
                runs.append(_Run(row, stop - row, top, is_cards=True, high=high))
                top += high
            if stop < len(keys):
                runs.append(_Run(stop, 1, top, is_cards=False, high=height_of(keys[stop])))
                top += runs[-1].high
            row = stop + 1
        self.height = top + BELOW if runs else 0
        return runs

    def place(self, row: int) -> Place:
        """Return the area of a row; rows other than articles span the full width."""
        run = self._runs[bisect_right(self._firsts, row) - 1]
        if not run.is_cards:
            return Place(self.left, run.top, self.used, run.high)
        line, column = divmod(row - run.first, self.columns)
        return Place(self.left + column * (self.wide + GAP), run.top + line * (CARD_HIGH + GAP), self.wide, CARD_HIGH)

    def line_of(self, row: int) -> range:
        """Return the rows of the line that contains a row."""
        return self._line_at(self.place(row).top)

    def row_at(self, x: int, y: int) -> int | None:
        """Return the row at a point, or None between and beside cards."""
        for row in self.rows_between(y, y):
            place = self.place(row)
            if place.left <= x < place.left + place.wide and place.top <= y < place.top + place.high:
                return row
        return None

    def rows_between(self, top: int, bottom: int) -> range:
        """Return the rows that may intersect the range between two heights."""
        if not self._runs or bottom < 0:
            return range(0)
        first = self._line_at(max(top, 0))
        last = self._line_at(bottom)
        return range(first.start, last.stop)

    def _line_at(self, y: int) -> range:
        run = self._runs[max(bisect_right(self._tops, y) - 1, 0)]
        if not run.is_cards:
            return range(run.first, run.first + 1)
        line = min(max(y - run.top, 0) // (CARD_HIGH + GAP), (run.count - 1) // self.columns)
        begin = run.first + line * self.columns
        return range(begin, min(begin + self.columns, run.first + run.count))

    def above_or_below(self, row: int, step: int, lines: int = 1) -> int | None:
        """Return the row so many lines up (-1) or down (1), in the same column or the last one of a shorter line; None at the
        end.
        """
        here = self.place(row)
        middle = here.left + here.wide // 2
        y = here.top
        for _ in range(lines):
            further = self._line_top(y, step)
            y = y if further is None else further
        if y == here.top:
            return None
        return min(self._line_at(y), key=lambda each: abs(self._middle(each) - middle))

    def _line_top(self, y: int, step: int) -> int | None:
        """Return the top of the next line above or below."""
        line = self._line_at(y)
        row = line.start - 1 if step < 0 else line.stop
        return self.place(row).top if 0 <= row < self.count else None

    def _middle(self, row: int) -> int:
        place = self.place(row)
        return place.left + place.wide // 2
