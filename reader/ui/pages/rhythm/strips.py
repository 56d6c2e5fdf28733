"""Ribbon, strips, legend and mark card, and the timing of their queries. GUI thread only. Stored data is read first and shown at
once; learned data (posting hours, misses, likely retrievals after the next ones) follows from the query thread.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from reader.domain.ids import Clock, FeedId
from reader.reports.rhythm_accesses import Mark, RhythmDay, Stay
from reader.reports.rhythm_span import ticks
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.controls import Combo
from reader.ui.kit.painting import leave_to_delegate
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.card import CardContent, CardWriter, Legend, MarkCard
from reader.ui.pages.rhythm.lanes import PresenceLane, Ribbon, now_line
from reader.ui.pages.rhythm.strips_model import Order, StripsModel, TimeAxis, columns
from reader.ui.pages.rhythm.strips_painter import REACH, ROW_PX, StripPainter

if TYPE_CHECKING:
    from reader.reports.rhythm import StripRates
    from reader.storage.connection import ReadConnection


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
        self._painter.forget_rows()
        self.viewport().update()

    def unmark(self) -> None:
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
            marks = self._strips.marks(row)
            self._choose_of(row, marks[_ENDS[key]] if marks else None)
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
            painter.setFont(fonts.ui_font(fonts.BASE_PX))
            painter.setPen(self._theme.color("text_2"))
            painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, self.tr("No feeds yet."))
        elif day.span.holds(self._clock.now()):
            self._paint_now(painter)
        painter.end()

    def _paint_now(self, painter: QPainter) -> None:
        bottom = min(self.visualRect(self._strips.index(self._strips.rowCount() - 1)).bottom() + 1, self.viewport().height())
        left = self._turned(self._axis().x(self._clock.now()))
        painter.fillRect(now_line(left, 0, bottom, self.devicePixelRatioF()), self._theme.color("now"))

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

    def _choose_of(self, row: int, mark: Mark | None) -> None:
        self._choose(None if mark is None else (row, mark))

    def _choose(self, found: tuple[int, Mark] | None) -> None:
        if found != self._painter.chosen:
            self._painter.chosen = found
            self.viewport().update()
            self.mark_chosen.emit(found)

    def _rearrange(self) -> None:
        self.unmark()
        if self._painter.focused_row >= 0:
            self._painter.focused_row = max(self.currentIndex().row(), 0)

    def _scrolled(self) -> None:
        self.unmark()
        self.rows_shown.emit()


_DAY, _RATES, _MISSED, _LIKELY = (f"rhythm {name}" for name in ("strips", "rates", "missed", "likely"))
_KEPT_SECONDS = 900
"""Lifetime of rates and of a reading."""
_NARROW_HEADER = 36
_LEAST_PX = 450
"""Minimum height for ribbon, seven feeds and legend."""


class StripsArea(QWidget):
    """`feed_wanted` carries the feed (FeedId) of a strip that was clicked or opened by Enter. `rates` are None until `learned`."""

    feed_wanted = Signal(object)
    learned = Signal()

    def __init__(self, theme: Theme, clock: Clock, runner: QueryRunner) -> None:
        super().__init__()
        self._clock = clock
        self._runner = runner
        self._is_week = False
        self.rates: StripRates | None = None
        self._learned_at = self._missed_at = 0.0
        self.model = StripsModel(clock, self)
        self.ribbon = Ribbon(theme, clock, self)
        self.lane = PresenceLane(theme, clock, self)
        self.view = StripsView(theme, clock, self.model, self)
        self.view.setMinimumHeight(90)
        self.legend = Legend(theme, self)
        self.order = Combo(
            theme,
            self.tr("Feed order"),
            [
                (Order.READ, self.tr("Most read")),
                (Order.MISSED, self.tr("Most missed")),
                (Order.NEXT, self.tr("Next first")),
                (Order.NAME, self.tr("By name")),
            ],
            self,
        )
        self.card = MarkCard(theme, self)
        self._writer = CardWriter(clock, runner, self)
        boxes.column(self.ribbon, self.lane, (self.view, 1), self.legend, spacing=0, margins=0, on=self)
        QWidget.setTabOrder(self.order, self.lane)
        QWidget.setTabOrder(self.lane, self.view)
        self._settled = single_shot(self, 60, self._read_rest)
        self._connect()
        self._fit()

    def _connect(self) -> None:
        self.order.chosen.connect(self._sort_by)
        self.view.opened.connect(self._open)
        self.view.mark_chosen.connect(self._choose)
        self.view.left_upwards.connect(self._go_up)
        self.lane.return_chosen.connect(self._choose_return)
        self.lane.left_downwards.connect(self.view.take_focus)
        self.view.rows_shown.connect(self._settled.start)
        self.model.layoutChanged.connect(self._settled.start)
        self._writer.written.connect(self._show_card)

    # Used by the page

    def set_span(self, span: str) -> None:
        if self._is_week != (span == "week"):
            self._is_week = span == "week"
            self.refresh()

    def refresh(self) -> None:
        """Read stored data, and learned data if it is old."""
        now, is_week, offset = int(self._clock.now()), self._is_week, self._clock.utc_offset_seconds

        def read(connection: ReadConnection) -> RhythmDay:
            # importing numpy is slow, and opening the page avoids it
            from reader.reports.rhythm import load_rhythm_day

            return load_rhythm_day(connection, now=now, utc_offset=offset, is_week=is_week)

        self._runner.run(_DAY, read, self._show_day)

    def tick(self) -> None:
        """Move the time line; read again on a new day or if the reading is old."""
        for part in (self.ribbon, self.lane, self.view):
            part.tick()
        day, now = self.model.day, self._clock.now()
        if day is not None and not (day.span.holds(now) and now < day.read_at + _KEPT_SECONDS):
            self.refresh()

    def take_focus(self) -> None:
        self.view.take_focus()

    def is_settled(self) -> bool:
        """Return True if all requested data has been read."""
        return self._runner.is_idle() and not self._settled.isActive()

    def stop(self) -> None:
        self._settled.stop()
        for name in (_DAY, _RATES, _MISSED, _LIKELY):
            self._runner.forget(name)
        self._writer.forget()

    def sizeHint(self) -> QSize:
        return QSize(760, self.ribbon.height() + 7 * 30 + self.legend.height())

    def showEvent(self, event: QShowEvent) -> None:
        """Let the card cover what is below the strips."""
        super().showEvent(event)
        self.card.move_to(self.parentWidget() or self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.view.unmark()
        self.lane.unmark()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the choice beside the axis, or above the curve if names have no room."""
        super().resizeEvent(event)
        places = columns(self.width())
        self.order.adjustSize()
        if places.has_names:
            self.ribbon.set_header(0, round(places.left) + self.order.width() + 4)
        else:
            self.ribbon.set_header(_NARROW_HEADER)
        top = self.ribbon.height() - self.order.height() - 2 if places.has_names else 4
        left = round(places.left)
        self.order.move(self.width() - left - self.order.width() if self.isRightToLeft() else left, top)
        self.order.raise_()

    # Results

    def _show_day(self, found: RhythmDay) -> None:
        chosen = self.view.currentIndex().row()
        self.ribbon.show_day(found)
        self.lane.show_day(found)
        self._fit()
        self.model.show_day(found)
        if chosen >= 0 and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.model.index(min(chosen, self.model.rowCount() - 1)))
        self.view.keep_chosen()
        span = found.span
        inner = list(ticks(span, self._clock.utc_offset_seconds))[1:-1]
        self.view.set_grid(tuple((tick.at - span.begins_at) / span.seconds for tick in inner))
        # stored data is painted first, as a busy thread would delay that
        self._settled.start()
        self._explain()

    def _fit(self) -> None:
        """Keep the height of the feeds when the lane appears."""
        self.setMinimumHeight(fonts.scaled(_LEAST_PX) + (0 if self.lane.isHidden() else self.lane.height()))

    def _read_rest(self) -> None:
        if self.model.day is not None:
            self._learn()
            self._count_missed()
            self._read_likely()

    def _learn(self) -> None:
        now = int(self._clock.now())
        if now < self._learned_at + _KEPT_SECONDS and (self.rates is None or self._knows_all(self.rates)):
            return
        self._learned_at = now

        def learn(connection: ReadConnection) -> StripRates:
            from reader.reports.rhythm import learn_strip_rates

            return learn_strip_rates(connection, now)

        self._runner.run(_RATES, learn, self._show_rates)

    def _knows_all(self, rates: StripRates) -> bool:
        return all(strip.feed_id in rates.rows for strip in self.model.all_strips() if strip.feed.is_followed)

    def _sort_by(self, order: Order) -> None:
        self.model.sort_by(order)
        self._count_missed()

    def _count_missed(self) -> None:
        """Count misses once the feeds are to be sorted by them; other orders do not need it."""
        now = int(self._clock.now())
        if self.model.order is not Order.MISSED or now < self._missed_at + _KEPT_SECONDS:
            return
        self._missed_at = now

        def count(connection: ReadConnection) -> Mapping[FeedId, int]:
            from reader.reports.rhythm_cards import load_misses

            return load_misses(connection, now)

        self._runner.run(_MISSED, count, self.model.show_missed)

    def _show_rates(self, found: StripRates) -> None:
        self.rates = found
        self.model.show_rates(found)
        self.view.forget_heat()
        self._settled.start()
        self.learned.emit()

    def _read_likely(self) -> None:
        rates, day = self.rates, self.model.day
        wanted = [feed_id for row in self.view.rows_in_view() if (feed_id := self.model.lacks_likely(row)) is not None]
        if rates is None or day is None or not wanted:
            return
        now, offset = int(self._clock.now()), self._clock.utc_offset_seconds

        def follow(connection: ReadConnection) -> Mapping[FeedId, tuple[int, ...]]:
            from reader.reports.rhythm import load_likely

            found = load_likely(connection, rates, wanted, now=now, utc_offset=offset)
            return {feed_id: found.get(feed_id, ()) for feed_id in wanted}

        self._runner.run(_LIKELY, follow, lambda found: self._show_likely(day, found))

    def _show_likely(self, day: RhythmDay, found: Mapping[FeedId, tuple[int, ...]]) -> None:
        if day is self.model.day:
            self.model.show_likely(found)
            self._explain()

    def _explain(self) -> None:
        self.legend.show_kinds(self.model.kinds())

    # Marks

    def _open(self, row: int) -> None:
        strip = self.model.strip(row)
        if strip is not None:
            self.feed_wanted.emit(strip.feed_id)

    def _choose(self, found: tuple[int, Mark] | None) -> None:
        day = self.model.day
        strip = self.model.strip(found[0]) if found is not None else None
        if strip is None or day is None or found is None:
            self.card.hide()
            self._writer.forget()
        else:
            self.lane.unmark()
            self._writer.write(strip, found[1], day)

    def _choose_return(self, stay: Stay | None) -> None:
        if stay is not None:
            self.view.unmark()
            self._writer.write_return(stay)
        elif self.view.chosen is None:
            self.card.hide()
            self._writer.forget()

    def _go_up(self) -> None:
        if self.lane.isVisible() and self.lane.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self.lane.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_card(self, text: CardContent) -> None:
        if self.lane.chosen is not None:
            since, at = self.lane.chosen.begins_at, self.lane.mapTo(self.card.area, self.lane.place_of(self.lane.chosen))
        elif self.view.chosen is not None:
            row, mark = self.view.chosen
            since, at = mark.at, self.view.viewport().mapTo(self.card.area, self.view.place_of(row, mark.at))
        else:
            return
        is_left = (since < self._clock.now()) != self.isRightToLeft()
        self.card.show_content(text, QRect(at - QPoint(4, 4), QSize(8, 8)), goes_left=is_left)
        if self.view.is_by_keys or self.lane.hasFocus():
            # the row has the focus, not the mark, so the mark's text is announced
            walked = self.lane if self.lane.hasFocus() else self.view
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(walked, text.spoken()))
