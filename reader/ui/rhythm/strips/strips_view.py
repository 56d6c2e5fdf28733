"""View of the strips, scrolled and navigated: up and down between feeds, left and right between marks. GUI thread only."""

from bisect import bisect_left

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from reader.domain.clock import Clock
from reader.reports.rhythm_strips import Mark
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.rhythm.strips.mark_shapes import REACH
from reader.ui.rhythm.strips.ribbon import now_line
from reader.ui.rhythm.strips.strips_model import StripsModel
from reader.ui.rhythm.strips.strips_painter import ROW_PX, StripPainter
from reader.ui.rhythm.strips.time_axis import TimeAxis, columns
from reader.ui.widgets.painted_list import leave_to_delegate

_BY_KEYS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class StripsView(QListView):
    """`mark_chosen` carries row and mark that are hovered or focused, or None; `opened` the row whose feed is requested;
    `left_upwards` reports that keys move on above the first row.
    """

    mark_chosen = Signal(object)
    opened = Signal(int)
    left_upwards = Signal()
    rows_shown = Signal()

    def __init__(self, theme: Theme, clock: Clock, model: StripsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self._strips = model
        self._painter = StripPainter(theme, clock, model, self)
        self.setModel(model)
        self.setItemDelegate(self._painter)
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("Feeds: posting times, past and planned refreshes"))
        leave_to_delegate(self)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        theme.changed.connect(self.viewport().update)
        model.modelReset.connect(self._rearrange)
        model.layoutChanged.connect(self._rearrange)

    @property
    def chosen(self) -> tuple[int, Mark] | None:
        """Mark hovered or focused, with its row."""
        return self._painter.chosen

    @property
    def is_by_keys(self) -> bool:
        """True while the strips are navigated by keyboard."""
        return self.hasFocus() and self._painter.focused_row >= 0

    def rows_in_view(self) -> range:
        height = fonts.scaled(ROW_PX)
        first = self.verticalScrollBar().value() // height
        return range(first, min(first + self.viewport().height() // height + 2, self._strips.rowCount()))

    def place_of(self, row: int, at: float) -> QPoint:
        """Return the viewport position of a time in a row."""
        area = self.visualRect(self._strips.index(row))
        return QPoint(round(self._turned(self._axis().x(at))), area.center().y())

    def set_grid(self, shares: tuple[float, ...]) -> None:
        if shares != self._painter.heat.grid:
            self._painter.heat.grid = shares
            self.forget_heat()

    def forget_heat(self) -> None:
        self._painter.heat.clear()
        self.tick()

    def tick(self) -> None:
        """Repaint after time or contents changed."""
        self._painter.forget_rows()
        self.viewport().update()

    def unmark(self) -> None:
        """Deselect the mark."""
        self._choose(None)

    def take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._begin_at(max(self.currentIndex().row(), 0))

    def keep_chosen(self) -> None:
        """Deselect a mark that no longer exists; if the focus arrived before the first reading, start navigation."""
        if self.is_by_keys and not self.currentIndex().isValid():
            self._begin_at(0)
        elif self.chosen is not None and self.chosen[1] not in self._strips.marks(self.chosen[0]):
            self.unmark()

    # Qt events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Navigate by arrows, Home and End, open the feed on Enter; Escape deselects the mark, then leaves the page."""
        key, row = Qt.Key(event.key()), self.currentIndex().row()
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Escape and self.chosen is not None:
            self.unmark()
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        elif key in _OPENING and row >= 0:
            self.opened.emit(row)
        elif is_plain and key == Qt.Key.Key_Up and row <= 0:
            self.left_upwards.emit()
        elif is_plain and key in _SIDEWAYS:
            self._step(_SIDEWAYS[key] * (-1 if self.isRightToLeft() else 1))
        elif is_plain and key in _ENDS:
            self._choose_of(row, self._marks_end(row, _ENDS[key]))
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Ignore typed letters, which are commands."""

    def currentChanged(self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex) -> None:
        near = self.chosen[1].at if self.chosen is not None else self._clock.now()
        super().currentChanged(current, previous)
        if self.is_by_keys:
            self._painter.focused_row = current.row()
            marks = self._strips.marks(current.row())
            self._choose_of(current.row(), min(marks, key=lambda mark: abs(mark.at - near), default=None))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEYS:
            self._begin_at(max(self.currentIndex().row(), 0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._painter.focused_row = -1
        self.unmark()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        found = self._mark_at(event.position())
        if found is not None or self._painter.focused_row < 0:
            self._choose(found)
        row = self.indexAt(event.position().toPoint()).row()
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if row >= 0 else Qt.CursorShape.ArrowCursor)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._painter.focused_row < 0:
            self.unmark()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._painter.focused_row = -1
        if event.button() == Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        if event.button() == Qt.MouseButton.LeftButton and row >= 0:
            self.opened.emit(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        day = self._strips.day
        if day is None:
            return
        painter = QPainter(self.viewport())
        if not self._strips.rowCount():
            self._paint_nothing(painter)
        elif day.span.holds(self._clock.now()):
            self._paint_now(painter)
        painter.end()

    def _paint_now(self, painter: QPainter) -> None:
        bottom = min(self.visualRect(self._strips.index(self._strips.rowCount() - 1)).bottom() + 1, self.viewport().height())
        left = self._turned(self._axis().x(self._clock.now()))
        painter.fillRect(now_line(left, 0, bottom, self.devicePixelRatioF()), self._theme.color("now"))

    def _paint_nothing(self, painter: QPainter) -> None:
        painter.setFont(fonts.ui_font(fonts.BASE_PX))
        painter.setPen(self._theme.color("text_2"))
        painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, self.tr("No feeds yet."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Deselect and update visible rows, as marks move."""
        super().resizeEvent(event)
        self.unmark()
        self.rows_shown.emit()

    # Internals

    def _axis(self) -> TimeAxis:
        places = columns(self.viewport().width())
        day = self._strips.day
        if day is None:
            raise LookupError("nothing is shown yet")
        return TimeAxis(day.span, places.begin, places.end)

    def _turned(self, x: float) -> float:
        return self.viewport().width() - x if self.isRightToLeft() else x

    def _mark_at(self, position: QPointF) -> tuple[int, Mark] | None:
        row = self.indexAt(position.toPoint()).row()
        if row < 0 or self._strips.day is None:
            return None
        axis, x = self._axis(), self._turned(position.x())
        nearest = min(self._strips.marks(row), key=lambda mark: abs(axis.x(mark.at) - x), default=None)
        return (row, nearest) if nearest is not None and abs(axis.x(nearest.at) - x) <= REACH else None

    def _begin_at(self, row: int) -> None:
        """Focus a row without a mark, as marks open their cards only when navigated to."""
        self._painter.focused_row = -1
        if self.currentIndex().row() != row and row < self._strips.rowCount():
            self.setCurrentIndex(self._strips.index(row))
        self._painter.focused_row = row
        self.viewport().update()

    def _step(self, step: int) -> None:
        """Select the next mark of the row in a direction, starting from the present."""
        row = self.currentIndex().row()
        marks = self._strips.marks(row)
        self._painter.focused_row = row
        if not marks:
            return
        if self.chosen is None or self.chosen[0] != row or self.chosen[1] not in marks:
            place = bisect_left([mark.at for mark in marks], self._clock.now()) - (step < 0)
        else:
            place = marks.index(self.chosen[1]) + step
        self._choose_of(row, marks[min(max(place, 0), len(marks) - 1)])

    def _marks_end(self, row: int, place: int) -> Mark | None:
        marks = self._strips.marks(row)
        return marks[place] if marks else None

    def _choose_of(self, row: int, mark: Mark | None) -> None:
        self._choose(None if mark is None else (row, mark))

    def _choose(self, found: tuple[int, Mark] | None) -> None:
        if found != self._painter.chosen:
            self._painter.chosen = found
            self.viewport().update()
            self.mark_chosen.emit(found)

    def _rearrange(self) -> None:
        """Move the ring with its feed when rows move."""
        self.unmark()
        if self._painter.focused_row >= 0:
            self._painter.focused_row = max(self.currentIndex().row(), 0)

    def _scrolled(self) -> None:
        self.unmark()
        self.rows_shown.emit()
