"""Cards of their own height in columns: where they stand, keyboard navigation, the view. GUI thread only."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QTableView, QWidget

from reader.domain.value_classes import dataclass
from reader.ui.list.loading import is_reachable, is_stop

LEAST_WIDE = 232
GAP = 16
SIDE, NARROW_SIDE = 24, 12
BELOW = 8
BLOCK_LINES = 12
"""Cards of a column laid out at once, as many in each; a block begins at one height in all columns."""
_FEW_CHANGED = 50
_USUAL_HIGH = 230
_HEIGHTS_KEPT = 20_000


@dataclass(frozen=True, slots=True)
class Place:
    """Area of a card or row, in pixels of the whole list."""

    left: int
    top: int
    wide: int
    high: int


class _Block:
    """Consecutive rows: cards in columns, whose places are known once they were in view, or one row of full width."""

    __slots__ = ("columns", "count", "first", "high", "highs", "is_cards", "tops")

    def __init__(self, first: int, count: int, high: int, *, is_cards: bool) -> None:
        self.first, self.count, self.high, self.is_cards = first, count, high, is_cards
        self.tops: list[int] = []
        """Relative to the block, ascending."""
        self.highs: list[int] = []
        self.columns: list[int] = []

    @property
    def is_laid(self) -> bool:
        return not self.is_cards or bool(self.tops)

    def lay(self, highs: Sequence[int], columns: int) -> None:
        """Put each card into the shortest column."""
        ends = [0] * columns
        for high in highs:
            column = ends.index(min(ends))
            self.tops.append(ends[column])
            self.columns.append(column)
            ends[column] += high + GAP
        self.highs = list(highs)
        self.high = max(ends)


class CardGrid:
    """Computed for one set of rows and one width. Heights of cards are asked for when they come near the view, and assumed before:
    a list may have hundreds of thousands.
    """

    def __init__(
        self,
        keys: Sequence[int],
        width: int,
        height_of: Callable[[int], int],
        card_height: Callable[[int, int], int],
        known: dict[int, int] | None = None,
        seen_from: Callable[[], int] = lambda: 0,
    ) -> None:
        """`height_of` takes the key of a full row, `card_height` a row and a width; `known` are heights of cards by key, kept here
        and handed on to the next grid of this width. `seen_from` returns where the view begins.
        """
        self.count = len(keys)
        self.width = width
        self._keys = keys
        self._card_height = card_height
        self._seen_from = seen_from
        self.moved = 0
        """Pixels by which all in view moved down since this was last set to 0, as cards above it were measured."""
        self.known = {} if known is None else known
        side = SIDE if width >= LEAST_WIDE + 2 * SIDE else min(NARROW_SIDE, width // 4)
        self.columns = max((width - 2 * side + GAP) // (LEAST_WIDE + GAP), 1)
        self.wide = max((width - 2 * side - (self.columns - 1) * GAP) // self.columns, 1)
        self.used = self.columns * (self.wide + GAP) - GAP
        self.left = max((width - self.used) // 2, 0)
        self._blocks = self._parted(height_of)
        self._firsts = [block.first for block in self._blocks]
        self._begin = GAP if self._blocks and self._blocks[0].is_cards else 0
        self._tops: list[int] = []
        self.height = 0
        self._stack()

    def _parted(self, height_of: Callable[[int], int]) -> list[_Block]:
        blocks: list[_Block] = []
        keys, row = self._keys, 0
        between = [row for row, key in enumerate(keys) if key <= 0 and not is_stop(key)]
        for stop in (*between, len(keys)):
            for first in range(row, stop, BLOCK_LINES * self.columns):
                count = min(BLOCK_LINES * self.columns, stop - first)
                lines = -(-count // self.columns)
                block = _Block(first, count, lines * (_USUAL_HIGH + GAP), is_cards=True)
                if self.known and all(key in self.known for key in keys[first : first + count]):
                    block.lay([self.known[key] for key in keys[first : first + count]], self.columns)
                blocks.append(block)
            if stop < len(keys):
                blocks.append(_Block(stop, 1, height_of(keys[stop]), is_cards=False))
            row = stop + 1
        return blocks

    def _stack(self) -> None:
        self._tops, top = [], self._begin
        for block in self._blocks:
            self._tops.append(top)
            top += block.high
        self.height = top + BELOW if self._blocks else 0

    def _lay(self, number: int) -> None:
        block = self._blocks[number]
        if block.is_laid:
            return
        before = block.high
        rows = range(block.first, block.first + block.count)
        highs = [self._card_height(row, self.wide) for row in rows]
        block.lay(highs, self.columns)
        while len(self.known) > _HEIGHTS_KEPT:
            del self.known[next(iter(self.known))]
        self.known.update(zip(self._keys[block.first : block.first + block.count], highs, strict=True))
        if self._tops[number] < self._seen_from() + self.moved:
            self.moved += block.high - before
        self._stack()

    def settle(self, top: int, bottom: int) -> None:
        """Lay out all between two heights, which move with what is in view."""
        begun = self.moved
        while self._blocks:
            moved = self.moved - begun
            numbers = range(self._number_at(top + moved), self._number_at(bottom + moved) + 1)
            number = next((each for each in numbers if not self._blocks[each].is_laid), None)
            if number is None:
                return
            self._lay(number)

    def _number_at(self, y: int) -> int:
        return max(bisect_right(self._tops, max(y, 0)) - 1, 0)

    def _laid(self, row: int) -> tuple[int, _Block]:
        """Return the block of a row, laid out, and its number."""
        number = bisect_right(self._firsts, row) - 1
        self._lay(number)
        return number, self._blocks[number]

    def place(self, row: int) -> Place:
        """Return the area of a row; those that are no cards span the full width."""
        number, block = self._laid(row)
        if not block.is_cards:
            return Place(self.left, self._tops[number], self.used, block.high)
        at = row - block.first
        left = self.left + block.columns[at] * (self.wide + GAP)
        return Place(left, self._tops[number] + block.tops[at], self.wide, block.highs[at])

    def line_start(self, row: int) -> int:
        """Return the first row of a block for one at its upper edge, else the row itself."""
        _, block = self._laid(row)
        return block.first if not block.is_cards or not block.tops[row - block.first] else row

    def row_at(self, x: int, y: int) -> int | None:
        for row in self.rows_between(y, y):
            place = self.place(row)
            if place.left <= x < place.left + place.wide and place.top <= y < place.top + place.high:
                return row
        return None

    def rows_between(self, top: int, bottom: int) -> range:
        """Return the rows from the first to the last that intersect the range between two heights; some between may not."""
        if not self._blocks or bottom < 0:
            return range(0)
        begun = self.moved
        self.settle(top, bottom)
        top, bottom = top + self.moved - begun, bottom + self.moved - begun
        first, last = self._number_at(top), self._number_at(bottom)
        begin = self._first_in(first, top)
        block = self._blocks[last]
        end = block.first + (bisect_right(block.tops, bottom - self._tops[last]) if block.is_cards else 1)
        return range(begin, max(end, begin + 1))

    def _first_in(self, number: int, top: int) -> int:
        block = self._blocks[number]
        if not block.is_cards:
            return block.first
        inside = top - self._tops[number]
        start = bisect_left(block.tops, inside - max(block.highs))
        found = next((at for at in range(start, block.count) if block.tops[at] + block.highs[at] > inside), block.count - 1)
        return block.first + found

    def above_or_below(self, row: int, step: int, far: int = 0) -> int | None:
        """Return the row in the same column up (-1) or down (1), the last one that is not farther away than `far`, but the next at
        least; headings are passed over. None at the end.
        """
        here = self.place(row)
        middle, found = here.left + here.wide // 2, None
        while True:
            further = self._next(row, step, middle)
            if further is None or (found is not None and abs(self.place(further).top - here.top) > far):
                return found
            row = found = further

    def _next(self, row: int, step: int, middle: int) -> int | None:
        number, block = self._laid(row)
        if block.is_cards:
            column = block.columns[row - block.first]
            ats = range(row - block.first + step, block.count if step > 0 else -1, step)
            found = next((at for at in ats if block.columns[at] == column), None)
            if found is not None:
                return block.first + found
        number += step
        while 0 <= number < len(self._blocks):
            _, block = self._laid(self._blocks[number].first)
            if block.is_cards:
                return self._nearest_end(block, step, middle)
            if is_reachable(self._keys[block.first]):
                return block.first
            number += step
        return None

    def _nearest_end(self, block: _Block, step: int, middle: int) -> int:
        """Return the first card (step 1) or the last one (-1) of the column nearest to a place."""
        ends: dict[int, int] = {}
        for at in range(block.count)[::step]:
            ends.setdefault(block.columns[at], at)
        column = min(ends, key=lambda each: abs(self.left + each * (self.wide + GAP) + self.wide // 2 - middle))
        return block.first + ends[column]

    def beside(self, row: int, step: int) -> int | None:
        """Return the card in the next column at the height of this one; None at the edge."""
        _, block = self._laid(row)
        if not block.is_cards:
            return None
        here, at = self.place(row), row - block.first
        column = block.columns[at] + step
        others = [each for each in range(block.count) if block.columns[each] == column]
        middle = block.tops[at] + here.high // 2
        return (
            block.first + min(others, key=lambda each: abs(block.tops[each] + block.highs[each] // 2 - middle))
            if others
            else None
        )


RING_PX = 4
"""Width that a selected card's ring extends beyond its edge."""
_Hint = QAbstractItemView.ScrollHint
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_LINES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_MOST_TRIES = 8


class GridView(QTableView):
    """`row_keys` and `marker_height` are supplied by the owner."""

    painted = Signal()
    """Emitted after painting, when the visible rows have been seen."""
    is_grid = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid: CardGrid | None = None
        self._known: dict[int, int] = {}
        self._known_wide = 0

    def row_keys(self) -> "array[int]":
        raise NotImplementedError

    def marker_height(self, key: int) -> int:
        raise NotImplementedError

    def card_height(self, row: int, wide: int) -> int:
        raise NotImplementedError

    def show_grid(self, *, is_grid: bool) -> None:
        """Show cards or rows, keeping the row at the top in place."""
        if is_grid == self.is_grid:
            return
        top = self.rowAt(0)
        self.is_grid = is_grid
        self._grid = None
        self.updateGeometries()
        if not is_grid:
            self.verticalHeader().setOffset(self.verticalScrollBar().value())
        if top > 0:
            self.scrollTo(self.model().index(top, 0), _Hint.PositionAtTop)
        self.viewport().update()

    def forget_grid(self) -> None:
        """Invalidate the layout after rows or heights changed; it is computed once on the next query, whatever the number of
        changes.
        """
        self._grid = None
        if self.is_grid:
            self.scheduleDelayedItemsLayout()

    def forget_heights(self) -> None:
        """Measure all cards again: other articles are shown, or with other pictures."""
        self._known = {}
        self.forget_grid()

    def remeasure(self, first: int, last: int) -> None:
        """Lay cards out again if one of these rows, which changed, has another height."""
        keys = self.row_keys()[first : last + 1]
        if not self.is_grid or self._grid is None or len(keys) > _FEW_CHANGED:
            return
        for row, key in enumerate(keys, first):
            if key in self._known and self.card_height(row, self._grid.wide) != self._known[key]:
                del self._known[key]
                self._grid = None
                self.scheduleDelayedItemsLayout()
                return

    @property
    def grid(self) -> CardGrid:
        """Grid of the current rows at the current width; computing it updates the scroll range."""
        width, count = self.viewport().width(), len(self.row_keys())
        if self._grid is None or self._grid.width != width or self._grid.count != count:
            if width != self._known_wide:
                self._known, self._known_wide = {}, width
            self._grid = CardGrid(
                self.row_keys(), width, self.marker_height, self.card_height, self._known, self.verticalScrollBar().value
            )
            self._fit_range()
        return self._grid

    def _fit_range(self) -> None:
        most = max(self._grid.height - self.viewport().height(), 0) if self._grid is not None else 0
        if self.verticalScrollBar().maximum() != most:
            self.verticalScrollBar().setRange(0, most)

    def _settle(self) -> None:
        offset = self.verticalOffset()
        self.grid.settle(offset - RING_PX, offset + self.viewport().height() + RING_PX)
        self._follow_grid()

    def _follow_grid(self) -> None:
        """Keep what is in view in its place after cards above it turned out to be higher or lower than assumed."""
        grid, bar = self.grid, self.verticalScrollBar()
        moved, grid.moved = grid.moved, 0
        if moved < 0:
            # first, as a smaller range would move it too
            bar.setValue(bar.value() + moved)
        self._fit_range()
        if moved > 0:
            bar.setValue(bar.value() + moved)

    def _place(self, row: int) -> Place:
        place = self.grid.place(row)
        self._follow_grid()
        return place

    def grid_target(self, row: int, key: Qt.Key) -> int | None:
        """Return the row that a key leads to among cards, whatever its kind; None at the end."""
        grid, last = self.grid, self.grid.count - 1
        if key in _STEPS:
            return grid.beside(row, -_STEPS[key] if QGuiApplication.isRightToLeft() else _STEPS[key])
        if key in _LINES:
            return grid.above_or_below(row, _LINES[key])
        if key in _PAGES:
            return grid.above_or_below(row, _PAGES[key], self.viewport().height() - GAP)
        return 0 if key == Qt.Key.Key_Home else last

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected card, else the first in view, at its height when the lines change."""
        old, offset = self._grid, self.verticalScrollBar().value()
        super().resizeEvent(event)
        if self.is_grid and old is not None and old.count == len(self.row_keys()) and old.width != self.viewport().width():
            rows = old.rows_between(offset, offset + max(event.oldSize().height(), 1))
            current = self.currentIndex().row()
            kept = current if current in rows else rows.start
            if kept < old.count:
                self.verticalScrollBar().setValue(self._place(kept).top - old.place(kept).top + offset)
            if kept == current:
                self.scrollTo(self.currentIndex())

    def line_start(self, row: int) -> int:
        """Return the first card of a group for one at its upper edge; the row itself unless cards are shown."""
        return self.grid.line_start(row) if self.is_grid else row

    def top_of(self, row: int) -> int:
        """Return the top of a row, in pixels of the whole list."""
        return self._place(row).top if self.is_grid else self.verticalHeader().sectionPosition(row)

    def rows_in_view(self) -> range:
        bottom = self.viewport().height() - 1
        if self.is_grid:
            self._settle()
            return self.grid.rows_between(self.verticalOffset(), self.verticalOffset() + bottom)
        first, last = max(self.rowAt(0), 0), self.rowAt(bottom)
        return range(first, (last if last >= 0 else len(self.row_keys()) - 1) + 1)

    def keys_in_view(self) -> tuple[set[int], set[int]]:
        """Return the articles fully in view and those at least partly in view."""
        keys, rows = self.row_keys(), self.rows_in_view()
        if self.is_grid:
            seen = [row for row in rows if keys[row] > 0 and self._is_in_view(row)]
            return {keys[row] for row in seen if self._is_whole(row)}, {keys[row] for row in seen}
        first, end = rows.start, rows.stop
        # only rows at the edges can be clipped
        while first < end and not self._is_whole(first):
            first += 1
        while first < end and not self._is_whole(end - 1):
            end -= 1
        return {key for key in keys[first:end] if key > 0}, {key for key in keys[rows.start : rows.stop] if key > 0}

    def _is_whole(self, row: int) -> bool:
        return self.viewport().rect().contains(self.visualRect(self.model().index(row, 0)))

    def _is_in_view(self, row: int) -> bool:
        return self.viewport().rect().intersects(self.visualRect(self.model().index(row, 0)))

    # Overrides of Qt

    def rowAt(self, y: int) -> int:
        if not self.is_grid:
            return super().rowAt(y)
        self._settle()
        place = y + self.verticalOffset()
        rows = self.grid.rows_between(place, place)
        return rows.start if rows and place < self.grid.height else -1

    def rowViewportPosition(self, row: int) -> int:
        return self.top_of(row) - self.verticalOffset() if self.is_grid else super().rowViewportPosition(row)

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        if not self.is_grid:
            return super().visualRect(index)
        if not index.isValid() or index.row() >= self.grid.count:
            return QRect()
        place = self._place(index.row())
        left = self.viewport().width() - place.left - place.wide if self.isRightToLeft() else place.left
        return QRect(left, place.top - self.verticalOffset(), place.wide, place.high)

    def indexAt(self, pos: QPoint) -> QModelIndex:
        if not self.is_grid:
            return super().indexAt(pos)
        self._settle()
        x = self.viewport().width() - 1 - pos.x() if self.isRightToLeft() else pos.x()
        row = self.grid.row_at(x, pos.y() + self.verticalOffset())
        return QModelIndex() if row is None else self.model().index(row, 0)

    def scrollTo(self, index: QModelIndex | QPersistentModelIndex, hint: _Hint = _Hint.EnsureVisible) -> None:
        if not self.is_grid:
            super().scrollTo(index, hint)
            return
        if not index.isValid() or index.row() >= self.grid.count:
            return
        bar, room = self.verticalScrollBar(), self.viewport().height()
        place = None
        # what comes into view on the way is laid out, and may move the row
        for _ in range(_MOST_TRIES):
            if place == (place := self._place(index.row())):
                break
            top, bottom = place.top - RING_PX, place.top + place.high + RING_PX
            if hint == _Hint.PositionAtTop or top < bar.value():
                bar.setValue(top)
            elif bottom > bar.value() + room:
                bar.setValue(min(bottom - room, top))
            self._settle()

    def verticalOffset(self) -> int:
        if not self.is_grid:
            return super().verticalOffset()
        return self.verticalScrollBar().value() + (self._grid.moved if self._grid is not None else 0)

    def updateGeometries(self) -> None:
        if not self.is_grid:
            super().updateGeometries()
            return
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setPageStep(room)
        bar.setSingleStep(self.fontMetrics().height() * 2)
        self._follow_grid()

    def verticalScrollbarValueChanged(self, value: int) -> None:
        """Ignore the pointer before the list is shown: Qt would highlight the row at the corner of the screen."""
        if self.isVisible():
            super().verticalScrollbarValueChanged(value)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        if self.is_grid:
            self.viewport().update()
        else:
            super().scrollContentsBy(dx, dy)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Include the line above each row, which the row above a selected one has none of."""
        if self.is_grid:
            return QRegion(self.viewport().rect())
        region = super().visualRegionForSelection(selection)
        return region.united(region.translated(0, -1))

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select from the card where the button was pressed to the one under the pointer."""
        if not self.is_grid:
            super().setSelection(rect, command)
            return
        rows = sorted(
            index.row() for index in (self.indexAt(rect.topLeft()), self.indexAt(rect.bottomRight())) if index.isValid()
        )
        if rows:
            chosen = QItemSelection(self.model().index(rows[0], 0), self.model().index(rows[-1], 0))
            self.selectionModel().select(chosen, command)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_grid:
            self._settle()
            painter = QPainter(self.viewport())
            option = QStyleOptionViewItem()
            self.initViewItemOption(option)
            usual = option.state
            under = self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())) if self.viewport().underMouse() else QModelIndex()
            grid, offset, wide = self.grid, self.verticalOffset(), self.viewport().width()
            reached, is_mirrored = event.rect().adjusted(0, -RING_PX, 0, RING_PX), self.isRightToLeft()
            for row in grid.rows_between(*self._heights(event.rect())):
                place = grid.place(row)
                left = wide - place.left - place.wide if is_mirrored else place.left
                option.rect = QRect(left, place.top - offset, place.wide, place.high)
                if option.rect.intersects(reached):
                    index = self.model().index(row, 0)
                    option.state = usual | self._state_of(index, under)
                    self.itemDelegate().paint(painter, option, index)
            painter.end()
        else:
            super().paintEvent(event)
        self.painted.emit()

    def _heights(self, area: QRect) -> tuple[int, int]:
        return area.top() - RING_PX + self.verticalOffset(), area.bottom() + RING_PX + self.verticalOffset()

    def _state_of(self, index: QModelIndex, under: QModelIndex) -> QStyle.StateFlag:
        state = QStyle.StateFlag.State_None
        if self.selectionModel().isSelected(index):
            state |= QStyle.StateFlag.State_Selected
        if index == self.currentIndex() and self.hasFocus():
            state |= QStyle.StateFlag.State_HasFocus
        if index == under:
            state |= QStyle.StateFlag.State_MouseOver
        return state
