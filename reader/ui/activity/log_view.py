"""The lines of the log: choose, copy, go to the feed. GUI thread only."""

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QWidget

from reader.domain.clock import Clock
from reader.ui.activity.line_painter import ROW_PX, LinePainter
from reader.ui.activity.log_model import LogModel
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.activity_text import line_text
from reader.ui.widgets.painted_list import leave_to_delegate

_BY_KEYS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class LogView(QListView):
    """`opened` carries the line whose feed is wanted, `only_wanted` the one whose feed alone is; `current_changed` the chosen one."""

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
        """Copy the selected lines to the clipboard."""
        places = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        lines = [line for place in places if (line := self._log.line(place)) is not None]
        if lines:
            QGuiApplication.clipboard().setText("\n".join(line_text(line, self._clock) for line in lines))

    def line_menu(self) -> QMenu:
        """What can be done with the current line."""
        menu = QMenu(self)
        menu.setAccessibleName(self.tr("Details"))
        line = self._log.line(self.currentIndex().row())
        if line is not None:
            menu.addAction(self.tr("Show articles"), lambda: self.opened.emit(line))
            menu.addAction(self.tr("Only this feed"), lambda: self.only_wanted.emit(line))
            menu.addAction(self.tr("Copy"), self.copy_lines)
        return menu

    def keep_in_sight(self, added: int) -> None:
        """Lines came in above: what was being read stays where it is."""
        bar = self.verticalScrollBar()
        if bar.value() > 0:
            bar.setValue(bar.value() + added * fonts.scaled(ROW_PX))

    # Events of Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the feed, Ctrl+C copies, Escape goes back."""
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
        """Letters are commands here, not a search."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._show_focus(is_visible=False)
        if event.button() != Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        line = self._log.line(self.indexAt(event.position().toPoint()).row())
        if line is not None and event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(line)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """At the line or the pointer."""
        is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        point: QPoint = self.visualRect(self.currentIndex()).center() if is_by_key else event.pos()
        menu = self.line_menu()
        if menu.actions():
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(self.viewport().mapToGlobal(point))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Arriving by keys shows the ring, on the first line at first."""
        if event.reason() in _BY_KEYS:
            self._show_focus(is_visible=True)
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._log.rowCount():
            self.setCurrentIndex(self._log.index(0))

    def event(self, event: QEvent) -> bool:
        """Copying is for the chosen lines here."""
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy):
            event.accept()
            return True
        return super().event(event)

    def _show_focus(self, *, is_visible: bool) -> None:
        if self._painter.is_focus_visible != is_visible:
            self._painter.is_focus_visible = is_visible
            self.viewport().update()
