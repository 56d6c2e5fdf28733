"""Presence lane below the visits: time at the computer, with a mark at each return that keys can reach. GUI thread only."""

from bisect import bisect_left

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reader.domain.clock import Clock
from reader.reports.presence_stays import Stay
from reader.reports.rhythm_strips import MarkKind, RhythmDay
from reader.ui.look import fonts
from reader.ui.look.painting import fill_round, ring_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.rhythm.strips.mark_shapes import BAR_PX, BAR_RADIUS, REACH, MarkPictures, bar_color, paint_halo
from reader.ui.rhythm.strips.ribbon import now_line
from reader.ui.rhythm.strips.strips_painter import ROW_PX
from reader.ui.rhythm.strips.time_axis import Columns, TimeAxis, columns
from reader.ui.text.rhythm.return_text import lane_text

_LEAST_PX = 2
_BEFORE_AXIS = 10
_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class PresenceLane(QWidget):
    """`return_chosen` carries the stay whose return is hovered or focused, or None; `left_downwards` reports that keys move on
    below. Hidden if the user's presence is unknown; a tab stop only if there are returns.
    """

    return_chosen = Signal(object)
    left_downwards = Signal()

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self._day: RhythmDay | None = None
        self._marks = MarkPictures(theme)
        self.chosen: Stay | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(fonts.scaled(ROW_PX))
        self.setAccessibleName(self.tr("At this computer"))
        self.hide()
        theme.changed.connect(self.update)

    def show_day(self, day: RhythmDay) -> None:
        """Show another reading; the selected return is kept if it is still there."""
        self._day = day
        self._marks.is_small = day.span.is_week
        has_focus = self.hasFocus()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if day.returns else Qt.FocusPolicy.NoFocus)
        self.setVisible(day.stays is not None)
        if has_focus and not (day.returns and self.isVisible()):
            self.left_downwards.emit()
        if self.chosen is not None:
            self._choose(next((stay for stay in day.returns if stay.begins_at == self.chosen.begins_at), None))
        self.tick()

    def tick(self) -> None:
        """Extend a current stay to the present."""
        if self._day is not None:
            self.setAccessibleDescription(lane_text(self._day, self._clock))
        self.update()

    def unmark(self) -> None:
        """Deselect the return."""
        self._choose(None)

    def place_of(self, stay: Stay) -> QPoint:
        return QPoint(round(self._turned(self._axis().x(stay.begins_at))), self.height() // 2)

    def sizeHint(self) -> QSize:
        return QSize(760, self.height())

    # Qt events

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        day = self._day
        if day is None:
            return
        painter = QPainter(self)
        area = QRectF(self.rect())
        turn_round(painter, area)
        places, axis = columns(area.width()), self._axis()
        if places.has_names:
            name = QRectF(places.left, 0, places.begin - _BEFORE_AXIS - places.left, area.height())
            font = fonts.ui_font(fonts.SMALL_PX)
            text_line(painter, name, font, self._theme.color("text_2"), self.accessibleName(), is_name=True)
        self._paint_bars(painter, axis, day)
        middle = area.center().y()
        for stay in day.returns:
            at = QPointF(axis.x(stay.begins_at), middle)
            self._marks.draw(painter, MarkKind.RETURNED, at, self.devicePixelRatioF())
        self._paint_chosen(painter, axis, places)
        if day.span.holds(self._clock.now()):
            line = now_line(axis.x(self._clock.now()), 0, area.height(), self.devicePixelRatioF())
            painter.fillRect(line, self._theme.color("now"))
        painter.end()

    def _paint_bars(self, painter: QPainter, axis: TimeAxis, day: RhythmDay) -> None:
        middle, now = self.height() / 2, self._clock.now()
        end = axis.x(min(max(now, day.span.begins_at), day.span.ends_at))
        painter.fillRect(QRectF(axis.begin, round(middle), end - axis.begin, 1), self._theme.color("line"))
        for stay in day.stays or ():
            until = max(now, stay.ends_at) if stay.is_open else stay.ends_at
            left = axis.x(max(stay.begins_at, day.span.begins_at))
            right = axis.x(min(until, day.span.ends_at))
            bar = QRectF(left, middle - BAR_PX / 2, max(right - left, _LEAST_PX), BAR_PX)
            fill_round(painter, bar, BAR_RADIUS, self._theme.color("bg_page"))
            fill_round(painter, bar, BAR_RADIUS, bar_color(self._theme))

    def _paint_chosen(self, painter: QPainter, axis: TimeAxis, places: Columns) -> None:
        """Draw the hovered or focused return, or a focus ring around the lane if none is selected."""
        if self.chosen is not None:
            at = QPointF(axis.x(self.chosen.begins_at), self.height() / 2)
            self._marks.draw(painter, MarkKind.RETURNED, at, self.devicePixelRatioF())
            paint_halo(painter, self._theme, at, is_focused=self.hasFocus())
        elif self.hasFocus():
            ring = QRectF(places.left - 10, 1, places.right - places.left + 20, self.height() - 2)
            ring_round(painter, ring, 6, self._theme.color("focus"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between returns by Left, Right, Home and End, to the feeds by Down; Escape deselects, then leaves the page."""
        key, returns = Qt.Key(event.key()), self._day.returns if self._day is not None else []
        if key == Qt.Key.Key_Escape and self.chosen is not None:
            self.unmark()
        elif key == Qt.Key.Key_Down:
            self.left_downwards.emit()
        elif returns and key in _SIDEWAYS:
            self._step(_SIDEWAYS[key] * (-1 if self.isRightToLeft() else 1), returns)
        elif returns and key in _ENDS:
            self._choose(returns[_ENDS[key]])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Deselect, as returns move away from their card."""
        super().resizeEvent(event)
        self.unmark()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.unmark()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        found = self._return_at(event.position())
        if found is not None or not self.hasFocus():
            self._choose(found)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self.unmark()

    # Internals

    def _axis(self) -> TimeAxis:
        if self._day is None:
            raise LookupError("nothing is shown yet")
        places = columns(self.width())
        return TimeAxis(self._day.span, places.begin, places.end)

    def _turned(self, x: float) -> float:
        return self.width() - x if self.isRightToLeft() else x

    def _return_at(self, position: QPointF) -> Stay | None:
        if self._day is None:
            return None
        axis, x = self._axis(), self._turned(position.x())
        nearest = min(self._day.returns, key=lambda stay: abs(axis.x(stay.begins_at) - x), default=None)
        return nearest if nearest is not None and abs(axis.x(nearest.begins_at) - x) <= REACH else None

    def _step(self, step: int, returns: list[Stay]) -> None:
        """Select the next return in a direction, starting from the present."""
        if self.chosen in returns:
            place = returns.index(self.chosen) + step
        else:
            place = bisect_left([stay.begins_at for stay in returns], self._clock.now()) - (step < 0)
        self._choose(returns[min(max(place, 0), len(returns) - 1)])

    def _choose(self, found: Stay | None) -> None:
        if found != self.chosen:
            self.chosen = found
            self.update()
            self.return_chosen.emit(found)
