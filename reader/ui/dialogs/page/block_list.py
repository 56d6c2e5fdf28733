"""Blocks of a page, indented by depth; a click or Return selects one. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from reader.domain.page_rule import PageBlock
from reader.ui.look import fonts
from reader.ui.look.painting import fill_round, ring_round, row_area, text_line
from reader.ui.look.theme import Theme
from reader.ui.text.translate import labelled
from reader.ui.widgets.painted_list import leave_to_delegate

_ROW_PX = 28
_STEP_PX, _MOST_STEPS = 12, 8
_PADDING, _GAP = 10, 8
_BESIDE_BAR = 14
_BLOCK_ROLE = int(Qt.ItemDataRole.UserRole)


class BlockList(QListWidget):
    """`taken` carries the selected block."""

    taken = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._blocks: tuple[PageBlock, ...] = ()
        self.setAccessibleName(self.tr("Blocks of the page"))
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.itemClicked.connect(self._take)
        theme.changed.connect(self.viewport().update)

    def show_blocks(self, blocks: Sequence[PageBlock], selector: str) -> None:
        """Show blocks, initially at the one that matches the selector; if they are unchanged, keep the selection."""
        if tuple(blocks) == self._blocks:
            return
        self._blocks = tuple(blocks)
        self.clear()
        for block in blocks:
            item = QListWidgetItem(labelled(block.name, block.text))
            item.setData(_BLOCK_ROLE, block)
            self.addItem(item)
        if blocks:
            self.setCurrentRow(next((row for row, block in enumerate(blocks) if block.selector == selector), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept the focused block on Return and Space."""
        item = self.currentItem()
        if item is not None and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._take(item)
            event.accept()
            return
        super().keyPressEvent(event)

    def _take(self, item: QListWidgetItem) -> None:
        self.taken.emit(item.data(_BLOCK_ROLE))


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: BlockList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(100, fonts.scaled(_ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        block = index.data(_BLOCK_ROLE)
        with row_area(painter, option.rect) as row:
            area = row.adjusted(2, 1, -_BESIDE_BAR, -1)
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            has_focus = is_chosen and self._view.hasFocus()
            if is_chosen:
                fill_round(painter, area, 6, self._theme.color("sel" if has_focus else "sel_off"))
            if has_focus:
                ring_round(painter, area, 6, self._theme.color("focus"))
            left = area.left() + _PADDING + min(block.depth, _MOST_STEPS) * _STEP_PX
            mono = fonts.mono_font(fonts.SMALL_PX)
            width = min(QFontMetricsF(mono).horizontalAdvance(block.name) + 1, area.width() / 2)
            quiet = self._theme.color("text_2" if is_chosen else "text_3")
            text_line(painter, QRectF(left, area.top(), width, area.height()), mono, quiet, block.name)
            words = QRectF(left + width + _GAP, area.top(), area.right() - left - width - _GAP - _PADDING, area.height())
            text_line(painter, words, fonts.ui_font(fonts.SMALL_PX), self._theme.color("text"), block.text)
