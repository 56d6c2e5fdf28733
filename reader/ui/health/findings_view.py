"""List of findings: select feeds and apply fixes by mouse or keyboard. GUI thread only."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from reader.domain.health import Finding, Fix
from reader.ui.health.finding_painter import FindingPainter, fix_areas
from reader.ui.health.findings_model import ROW_ROLE, FindingsModel, Row
from reader.ui.look.menu import Menu
from reader.ui.look.theme import Theme
from reader.ui.text.health_text import fix_text
from reader.ui.text.plain_text import literal
from reader.ui.widgets.painted_list import leave_to_delegate

FOR_SEVERAL = frozenset({Fix.RETRY, Fix.GO_ON, Fix.PAUSE, Fix.SLOW_DOWN, Fix.MUTE, Fix.UNSUBSCRIBE, Fix.DISMISS})
_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_BY_KEYS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}


class FindingsView(QListView):
    """`fix_wanted` carries a fix and its findings; `opened` the feed whose articles, `history_wanted` the feed whose log is
    requested.
    """

    fix_wanted = Signal(object, object)
    opened = Signal(object)
    history_wanted = Signal(object)
    left = Signal()
    chosen_changed = Signal()

    def __init__(self, theme: Theme, model: FindingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._painter = FindingPainter(theme, self)
        self.setModel(model)
        self.setItemDelegate(self._painter)
        self.setAccessibleName(self.tr("Feeds that need attention"))
        leave_to_delegate(self)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.selectionModel().selectionChanged.connect(self.chosen_changed)
        for signal in (theme.changed, model.text_changed):
            signal.connect(self.viewport().update)

    def chosen(self) -> list[Finding]:
        """Return the selected findings from top to bottom."""
        places = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        found = [self._model.finding(place) for place in places]
        return [finding for finding in found if finding is not None]

    def choose_first(self) -> None:
        """Select the first feed if none is selected."""
        if not self.currentIndex().isValid() or not self.selectionModel().hasSelection():
            first = next((n for n in range(self._model.rowCount()) if self._finding_at(n) is not None), None)
            if first is not None:
                self.setCurrentIndex(self._model.index(first))

    def fix_menu(self) -> Menu:
        """Return the menu of fixes for the selected feeds, for several only those common to all."""
        chosen = self.chosen()
        menu = Menu(self)
        menu.setAccessibleName(self.tr("Available actions"))
        fixes = self._fixes_of(chosen[0]) if len(chosen) == 1 else common_fixes([each.fixes for each in chosen])
        for fix in fixes:
            menu.addAction(literal(fix_text(fix)), partial(self.fix_wanted.emit, fix, chosen))
        if len(chosen) == 1:
            menu.addSeparator()
            menu.addAction(self.tr("Show articles"), partial(self.opened.emit, chosen[0]))
            menu.addAction(self.tr("Show activity"), partial(self.history_wanted.emit, chosen[0]))
        return menu

    def fix_at(self, point: QPoint) -> tuple[int, Fix | None] | None:
        """Return row and fix at a viewport position; the fix is None on the button "More"."""
        index = self.indexAt(point)
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row) or row.finding is None:
            return None
        area = QRectF(self.visualRect(index))
        x = area.left() + area.right() - point.x() if self.isRightToLeft() else point.x()
        hit = (fix for fix, where in fix_areas(row, area, is_whole=True) if where.contains(x, point.y()))
        return next(((index.row(), fix) for fix in hit), None)

    # Qt events

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self.fix_at(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the selection when a fix of a selected row is pressed."""
        self._show_focus(is_visible=False)
        at = self.fix_at(event.position().toPoint())
        index = self.indexAt(event.position().toPoint())
        if at is not None and event.button() == Qt.MouseButton.LeftButton and self.selectionModel().isSelected(index):
            self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.NoUpdate)
            return
        if event.button() != Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        at = self.fix_at(event.position().toPoint())
        if at is None or event.button() != Qt.MouseButton.LeftButton or event.modifiers():
            return
        place, fix = at
        finding = self._finding_at(place)
        if fix is None:
            self._open_menu(event.position().toPoint())
        elif finding is not None:
            chosen = self.chosen()
            is_for_all = finding in chosen and len(chosen) > 1 and fix in FOR_SEVERAL
            self.fix_wanted.emit(fix, chosen if is_for_all else [finding])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        finding = self._finding_at(self.indexAt(event.position().toPoint()).row())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and finding is not None and self.fix_at(event.position().toPoint()) is None:
            self.opened.emit(finding)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the fixes on Enter, retry on F5, unsubscribe on Delete, leave the page on Escape."""
        self._show_focus(is_visible=self._painter.is_focus_visible or event.key() not in _MODIFIERS)
        key, chosen = Qt.Key(event.key()), self.chosen()
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif chosen and key in _OPENING:
            self._open_menu(self.visualRect(self.currentIndex()).center())
        elif chosen and key == Qt.Key.Key_Delete:
            self.fix_wanted.emit(Fix.UNSUBSCRIBE, chosen)
        elif chosen and key == Qt.Key.Key_F5:
            self.fix_wanted.emit(Fix.RETRY, chosen)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = {*_OPENING, Qt.Key.Key_F5, Qt.Key.Key_Delete}
            if Qt.Key(event.key()) in keys and not event.modifiers():
                event.accept()
                return True
        return super().event(event)

    def keyboardSearch(self, search: str) -> None:
        """Ignore typed letters, which are commands."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._open_menu(self.visualRect(self.currentIndex()).center())
        elif self._finding_at(self.indexAt(event.pos()).row()) is not None:
            self._open_menu(event.pos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in _BY_KEYS:
            self._show_focus(is_visible=True)
        super().focusInEvent(event)
        self.choose_first()

    def _open_menu(self, point: QPoint) -> None:
        menu = self.fix_menu()
        if not menu.actions():
            return
        menu.aboutToHide.connect(menu.deleteLater)
        menu.setActiveAction(menu.actions()[0])
        menu.popup(self.viewport().mapToGlobal(point))

    def _point_at(self, at: tuple[int, Fix | None] | None) -> None:
        if at != self._painter.pointed:
            self._painter.pointed = at
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if at is not None else Qt.CursorShape.ArrowCursor)
            self.viewport().update()

    def _show_focus(self, *, is_visible: bool) -> None:
        if self._painter.is_focus_visible != is_visible:
            self._painter.is_focus_visible = is_visible
            self.viewport().update()

    def _finding_at(self, place: int) -> Finding | None:
        return self._model.finding(place)

    def _fixes_of(self, finding: Finding) -> Sequence[Fix]:
        """Return a finding's fixes, including those from a search."""
        place = self._model.row_of(finding.feed_id)
        row = self._model.row(place) if place is not None else None
        return row.fixes if row is not None else finding.fixes


def common_fixes(offered: Sequence[Sequence[Fix]]) -> list[Fix]:
    common = set(FOR_SEVERAL).intersection(*offered)
    return [fix for fix in Fix if fix in common]
