"""Cards in a grid: geometry of cards and rows, keyboard navigation, the view. GUI thread only."""

from array import array
from bisect import bisect_right
from collections.abc import Callable, Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QTableView, QWidget

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


RING_PX = 4
"""Width that a selected card's ring extends beyond its edge."""
_Hint = QAbstractItemView.ScrollHint
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_LINES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class GridView(QTableView):
    """`row_keys` and `marker_height` are supplied by the owner."""

    painted = Signal()
    """Emitted after painting, when the visible rows have been seen."""
    is_grid = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid: CardGrid | None = None

    def row_keys(self) -> "array[int]":
        raise NotImplementedError

    def marker_height(self, key: int) -> int:
        """Height of a row that is not an article."""
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

    @property
    def grid(self) -> CardGrid:
        """Grid of the current rows at the current width; computing it updates the scroll range."""
        width, count = self.viewport().width(), len(self.row_keys())
        if self._grid is None or self._grid.width != width or self._grid.count != count:
            self._grid = CardGrid(self.row_keys(), width, self.marker_height)
            self.verticalScrollBar().setRange(0, max(self._grid.height - self.viewport().height(), 0))
        return self._grid

    def grid_target(self, row: int, key: Qt.Key) -> int | None:
        """Return the row that a key leads to among cards, whatever its kind; None at the end."""
        grid, last = self.grid, self.grid.count - 1
        if key in _STEPS:
            step = -_STEPS[key] if QGuiApplication.isRightToLeft() else _STEPS[key]
            return row + step if 0 <= row + step <= last else None
        if key in _LINES:
            return grid.above_or_below(row, _LINES[key])
        if key in _PAGES:
            lines = max((self.viewport().height() - GAP) // (grid.place(row).high + GAP), 1)
            return grid.above_or_below(row, _PAGES[key], lines)
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
                self.verticalScrollBar().setValue(self.grid.place(kept).top - old.place(kept).top + offset)
            if kept == current:
                self.scrollTo(self.currentIndex())

    def line_start(self, row: int) -> int:
        """Return the first row of the line that contains a row; the row itself unless cards are shown."""
        return self.grid.line_of(row).start if self.is_grid else row

    def top_of(self, row: int) -> int:
        """Return the top of a row, in pixels of the whole list."""
        return self.grid.place(row).top if self.is_grid else self.verticalHeader().sectionPosition(row)

    def rows_in_view(self) -> range:
        """Return the rows at least partly in view."""
        bottom = self.viewport().height() - 1
        if self.is_grid:
            return self.grid.rows_between(self.verticalOffset(), self.verticalOffset() + bottom)
        first, last = max(self.rowAt(0), 0), self.rowAt(bottom)
        return range(first, (last if last >= 0 else len(self.row_keys()) - 1) + 1)

    def keys_in_view(self) -> tuple[set[int], set[int]]:
        """Return the articles fully in view and those at least partly in view."""
        keys, rows = self.row_keys(), self.rows_in_view()
        first, end = rows.start, rows.stop
        # only rows at the edges can be clipped
        while first < end and not self._is_whole(first):
            first += 1
        while first < end and not self._is_whole(end - 1):
            end -= 1
        return {key for key in keys[first:end] if key > 0}, {key for key in keys[rows.start : rows.stop] if key > 0}

    def _is_whole(self, row: int) -> bool:
        return self.viewport().rect().contains(self.visualRect(self.model().index(row, 0)))

    # Overrides of Qt

    def rowAt(self, y: int) -> int:
        if not self.is_grid:
            return super().rowAt(y)
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
        place = self.grid.place(index.row())
        left = self.viewport().width() - place.left - place.wide if self.isRightToLeft() else place.left
        return QRect(left, place.top - self.verticalOffset(), place.wide, place.high)

    def indexAt(self, pos: QPoint) -> QModelIndex:
        if not self.is_grid:
            return super().indexAt(pos)
        x = self.viewport().width() - 1 - pos.x() if self.isRightToLeft() else pos.x()
        row = self.grid.row_at(x, pos.y() + self.verticalOffset())
        return QModelIndex() if row is None else self.model().index(row, 0)

    def scrollTo(self, index: QModelIndex | QPersistentModelIndex, hint: _Hint = _Hint.EnsureVisible) -> None:
        if not self.is_grid:
            super().scrollTo(index, hint)
            return
        if not index.isValid() or index.row() >= self.grid.count:
            return
        bar, place, room = self.verticalScrollBar(), self.grid.place(index.row()), self.viewport().height()
        top, bottom = place.top - RING_PX, place.top + place.high + RING_PX
        if hint == _Hint.PositionAtTop or top < bar.value():
            bar.setValue(top)
        elif bottom > bar.value() + room:
            bar.setValue(min(bottom - room, top))

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value() if self.is_grid else super().verticalOffset()

    def updateGeometries(self) -> None:
        if not self.is_grid:
            super().updateGeometries()
            return
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setPageStep(room)
        bar.setSingleStep(self.fontMetrics().height() * 2)
        bar.setRange(0, max(self.grid.height - room, 0))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        if self.is_grid:
            self.viewport().update()
        else:
            super().scrollContentsBy(dx, dy)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        return QRegion(self.viewport().rect()) if self.is_grid else super().visualRegionForSelection(selection)

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
            self._paint_grid(event)
        else:
            super().paintEvent(event)
        self.painted.emit()

    def _paint_grid(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        usual = option.state
        under = self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())) if self.viewport().underMouse() else QModelIndex()
        for row in self.grid.rows_between(*self._heights(event.rect())):
            index = self.model().index(row, 0)
            option.rect = self.visualRect(index)
            option.state = usual | self._state_of(index, under)
            self.itemDelegate().paint(painter, option, index)
        painter.end()

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
