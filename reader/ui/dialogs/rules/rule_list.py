"""Rules in order, each with a switch. GUI thread only."""

from collections.abc import Container, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from reader.domain.ids import RuleId
from reader.domain.rules import ArrivalRule
from reader.ui.look import fonts
from reader.ui.look.painting import fill_round, ring_round, row_area, text_line
from reader.ui.look.theme import Theme
from reader.ui.widgets.painted_list import leave_to_delegate

_ROW_PX = 36
_SWITCH = QSize(28, 16)
_INSET, _PADDING = 8, 12
_STOPPED = Qt.ItemDataRole.UserRole
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class RuleList(QListWidget):
    """`moved` carries start and target position, `switched` and `remove_wanted` the rule."""

    moved = Signal(int, int)
    switched = Signal(int, bool)
    remove_wanted = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(self.tr("Rules"))
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.itemChanged.connect(self._changed)

    def show_rules(self, rules: Sequence[ArrivalRule], chosen: int, stopped: Container[RuleId | None] = ()) -> None:
        """Show all rules and select one without a signal, marking disabled ones."""
        self.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.clear()
        for rule in rules:
            item = QListWidgetItem(rule.name or self.tr("Untitled"))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if rule.is_enabled else Qt.CheckState.Unchecked)
            if rule.rule_id in stopped:
                item.setData(_STOPPED, True)  # noqa: FBT003 - Qt's signature
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, self.tr("Stopped"))
            self.addItem(item)
        self.setCurrentRow(chosen)
        self.blockSignals(False)  # noqa: FBT003 - Qt's signature

    def rename(self, row: int, name: str) -> None:
        """Follow the name in the form."""
        item = self.item(row)
        if item is not None:
            self.blockSignals(True)  # noqa: FBT003 - Qt's signature
            item.setText(name or self.tr("Untitled"))
            self.blockSignals(False)  # noqa: FBT003 - Qt's signature
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move a rule by Alt and arrow keys, switch it by Space, remove it by Delete."""
        row, step = self.currentRow(), _STEPS.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if 0 <= row + step < self.count():
                self.moved.emit(row, row + step)
        elif event.key() == Qt.Key.Key_Delete and row >= 0:
            self.remove_wanted.emit(row)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        item, at = self.itemAt(event.position().toPoint()), event.position()
        if self.isRightToLeft():
            at.setX(self.viewport().width() - at.x())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and item is not None and switch_area(QRectF(self.visualItemRect(item))).contains(at):
            is_on = item.checkState() is Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked)
            return
        super().mousePressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        start = self.currentRow()
        target = self.indexAt(event.position().toPoint()).row()
        target = self.count() - 1 if target < 0 else target
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        if start >= 0 and target != start:
            self.moved.emit(start, target)

    def _changed(self, item: QListWidgetItem) -> None:
        self.switched.emit(self.row(item), item.checkState() is Qt.CheckState.Checked)


def switch_area(row: QRectF) -> QRectF:
    left = row.right() - _INSET - _PADDING - _SWITCH.width() + 4
    return QRectF(left, row.center().y() - _SWITCH.height() / 2, _SWITCH.width(), _SWITCH.height())


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: RuleList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(100, _ROW_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        with row_area(painter, option.rect) as row:
            area = row.adjusted(_INSET, 2, -_INSET, -2)
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            has_focus = is_chosen and self._view.hasFocus()
            if is_chosen:
                fill_round(painter, area, 6, self._theme.color("sel" if has_focus else "sel_off"))
            if has_focus:
                ring_round(painter, area, 6, self._theme.color("focus"))
            is_on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked.value
            switch = switch_area(row)
            name = area.adjusted(_PADDING, 0, 0, 0)
            name.setRight(switch.left() - 8)
            font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if is_chosen else fonts.REGULAR)
            color = "warn" if index.data(_STOPPED) else "text" if is_on else "text_2" if is_chosen else "text_3"
            text_line(painter, name, font, self._theme.color(color), str(index.data()), is_name=True)
            fill_round(painter, switch, switch.height() / 2, self._theme.color("accent" if is_on else "timer"))
            knob = QRectF(switch.right() - 14 if is_on else switch.left() + 2, switch.top() + 2, 12, 12)
            fill_round(painter, knob, 6, self._theme.color("text" if self._theme.is_dark else "bg_raised"))
