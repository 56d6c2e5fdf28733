"""View of the log with its painter: select, copy, open the feed. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reader.domain.clock import Clock
from reader.domain.retrieval import Outcome
from reader.storage.activity import LogLine
from reader.ui.activity.log_model import LINE_ROLE, LogModel
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.menu import Menu
from reader.ui.look.painting import baseline, draw_text, row_area, row_ground, text_line
from reader.ui.look.theme import Theme
from reader.ui.text.activity_text import NOTHING, duration_text, line_text, name_text, remark_text, result_text, size_text
from reader.ui.text.times import clock_time
from reader.ui.widgets.painted_list import leave_to_delegate

ROW_PX = 32
_INSET, _LEFT, _RIGHT = 12, 28, 28
_ICON, _GAP = 16, 8
_TIME, _RESULT, _STATUS, _SIZE, _DURATION = 84, 132, 40, 72, 48
_NAME_SHARE, _WIDEST_NAME = 0.34, 260
_WIDE_PX, _WIDEST_PX = 560, 760
"""Widths below which the reason, then the numbers, appear only in the details."""
_DISC, _DOT, _CROSS = 9.0, 5.0, 7.0
_GOOD = frozenset({Outcome.NOTHING_NEW, Outcome.NOT_MODIFIED, Outcome.DONE, Outcome.STOPPED})

Index = QModelIndex | QPersistentModelIndex


class LinePainter(QStyledItemDelegate):
    """Uses the marks of Rhythm: a disc for new articles, a dot for none, a cross for refused or failed."""

    def __init__(self, theme: Theme, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self.is_focus_visible = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(200, fonts.scaled(ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = index.data(LINE_ROLE)
        if not isinstance(line, LogLine):
            return
        with row_area(painter, option.rect) as area:
            is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
            ground = area.adjusted(_INSET, 1, -_INSET, -1)
            row_ground(painter, self._theme, ground, option.state, radius=6, has_ring=self.is_focus_visible)
            self._paint_line(painter, area.adjusted(_LEFT, 0, -_RIGHT, 0), line, is_selected=is_selected)

    def _paint_line(self, painter: QPainter, area: QRectF, line: LogLine, *, is_selected: bool) -> None:
        theme, record = self._theme, line.record
        quiet = theme.color("text_2" if is_selected else "text_3")
        small = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        left = area.left()

        def write(width: float, font: QFont, color: str, text: str) -> None:
            nonlocal left
            ink = quiet if color == "quiet" else theme.color(color)
            text_line(painter, QRectF(left, area.top(), width - _GAP, area.height()), font, ink, text, is_name=True)
            left += width

        write(_TIME, small, "quiet", clock_time(record.started_at, self._clock))
        tile = QRectF(left, area.center().y() - _ICON / 2, _ICON, _ICON)
        paint_tile(painter, theme, tile, record.feed_id or 0, name_text(line))
        left += _ICON + _GAP
        name = min(area.width() * _NAME_SHARE, _WIDEST_NAME)
        write(name, fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM), "text", name_text(line))
        self._paint_mark(painter, QPointF(left + _DISC / 2, area.center().y()), record.outcome)
        left += _DISC + _GAP
        is_new = record.outcome is Outcome.NEW
        write(
            _RESULT,
            fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM if is_new else fonts.REGULAR, tabular=True),
            "text_2",
            result_text(record),
        )
        if area.width() < _WIDE_PX:
            return
        for width, text in (
            (_STATUS, str(record.status) if record.status else NOTHING),
            (_SIZE, size_text(record)),
            (_DURATION, duration_text(record)),
        ):
            at = left + width - _GAP * 2 - QFontMetricsF(small).horizontalAdvance(text)
            painter.setFont(small)
            painter.setPen(quiet)
            draw_text(painter, QPointF(at, baseline(small, area.top(), area.height())), text)
            left += width
        if area.width() >= _WIDEST_PX:
            left += _GAP
            write(area.right() - left + _GAP, small, "quiet", remark_text(line))

    def _paint_mark(self, painter: QPainter, at: QPointF, outcome: Outcome) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if outcome is Outcome.NEW:
            painter.setBrush(self._theme.color("accent"))
            painter.drawEllipse(at, _DISC / 2, _DISC / 2)
        elif outcome in _GOOD:
            painter.setBrush(self._theme.color("text_3"))
            painter.drawEllipse(at, _DOT / 2, _DOT / 2)
        else:
            half = _CROSS / 2
            painter.setPen(QPen(self._theme.color("warn" if outcome is Outcome.NO_NETWORK else "bad"), 2))
            painter.drawLine(at - QPointF(half, half), at + QPointF(half, half))
            painter.drawLine(at - QPointF(half, -half), at + QPointF(half, -half))


_BY_KEYS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class LogView(QListView):
    """`opened` carries the line whose feed is requested, `only_wanted` the line to filter by feed, `current_changed` the current
    line.
    """

    opened = Signal(object)
    only_wanted = Signal(object)
    current_changed = Signal(object)
    left = Signal()

    def __init__(self, theme: Theme, clock: Clock, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._log = model
        self._painter = LinePainter(theme, clock, self)
        self.setModel(model)
        self.setItemDelegate(self._painter)
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("Activity log"))
        leave_to_delegate(self)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.selectionModel().currentChanged.connect(lambda index, _: self.current_changed.emit(model.line(index.row())))
        theme.changed.connect(self.viewport().update)

    def copy_lines(self) -> None:
        places = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        lines = [line for place in places if (line := self._log.line(place)) is not None]
        if lines:
            QGuiApplication.clipboard().setText("\n".join(line_text(line, self._clock) for line in lines))

    def line_menu(self) -> Menu:
        menu = Menu(self)
        menu.setAccessibleName(self.tr("Details"))
        line = self._log.line(self.currentIndex().row())
        if line is not None:
            if line.record.feed_id is not None:
                menu.addAction(self.tr("Show articles"), lambda: self.opened.emit(line))
                menu.addAction(self.tr("Only this feed"), lambda: self.only_wanted.emit(line))
            menu.addAction(self.tr("Copy"), self.copy_lines)
        return menu

    def keep_in_view(self, add: Callable[[], object]) -> None:
        """Insert lines above while keeping the visible ones in place."""
        bar, top = self.verticalScrollBar(), QPersistentModelIndex(self.indexAt(QPoint(1, 1)))
        before = top.row()
        add()
        if bar.value() > 0 and top.isValid():
            bar.setValue(bar.value() + (top.row() - before) * fonts.scaled(ROW_PX))

    # Qt events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the feed on Enter, copy on Ctrl+C, leave the page on Escape."""
        self._show_focus(is_visible=True)
        line = self._log.line(self.currentIndex().row())
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_lines()
        elif line is not None and Qt.Key(event.key()) in _OPENING:
            self.opened.emit(line)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Ignore typed letters, which are commands."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._show_focus(is_visible=False)
        if event.button() != Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        line = self._log.line(self.indexAt(event.position().toPoint()).row())
        if line is not None and event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(line)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        point: QPoint = self.visualRect(self.currentIndex()).center() if is_by_key else event.pos()
        menu = self.line_menu()
        if menu.actions():
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(self.viewport().mapToGlobal(point))

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in _BY_KEYS:
            self._show_focus(is_visible=True)
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._log.rowCount():
            self.setCurrentIndex(self._log.index(0))

    def event(self, event: QEvent) -> bool:
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy):
            event.accept()
            return True
        return super().event(event)

    def _show_focus(self, *, is_visible: bool) -> None:
        if self._painter.is_focus_visible != is_visible:
            self._painter.is_focus_visible = is_visible
            self.viewport().update()
