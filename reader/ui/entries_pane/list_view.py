"""The list's view: one column, rows of known heights, nothing drawn but by the delegate. GUI thread only."""

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId
from reader.ui.entries_pane.list_loading import GAP_BASE
from reader.ui.entries_pane.list_model import ITEM_ROLE, ListModel
from reader.ui.entries_pane.row_delegate import ENTRY_PX, GAP_PX, HEADER_PX, RowDelegate
from reader.ui.thin_scroll_bar import ThinScrollBar

_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class ListView(QTableView):
    """Says by `opened` that the user chose an article: by a click, an arrow or a command, never by rows that come and go."""

    opened = Signal(object)

    def __init__(self, model: ListModel, delegate: RowDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._list = model
        self._rows = delegate
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCornerButtonEnabled(False)
        palette = self.palette()
        # The style would paint a selected row square and in the accent before the delegate paints it round.
        palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self._bar = ThinScrollBar(self)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(HEADER_PX)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ENTRY_PX)
        self.verticalScrollBar().setSingleStep(ENTRY_PX // 3)
        self.viewport().setAutoFillBackground(False)
        self.setAccessibleName(self.tr("Articles"))
        model.rowsInserted.connect(self._size_rows)

    def current_entry(self) -> EntryRow | None:
        """The article the user is at."""
        return self._list.entry(self.currentIndex().row())

    def selected_ids(self) -> tuple[EntryId, ...]:
        """Every chosen article, from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return tuple(EntryId(self._list.keys[row]) for row in rows if self._list.keys[row] > 0)

    def open_row(self, row: int) -> None:
        """Choose an article and say so."""
        index = self._list.index(row, 0)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._reveal(row)
        self._tell_opened()

    def step(self, step: int) -> bool:
        """Open the next (1) or previous (-1) article; False at the end."""
        row = self.next_row(self.currentIndex().row(), step)
        if row is None:
            return False
        self.open_row(row)
        return True

    def next_row(self, row: int, step: int) -> int | None:
        """The nearest row with an article in a direction."""
        row += step
        while 0 <= row < len(self._list.keys):
            if self._list.keys[row] > 0:
                return row
            row += step
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows open articles; with Shift they extend the selection over articles only."""
        self._show_focus(is_visible=self._rows.is_focus_visible or event.key() not in _MODIFIERS)
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._extend(step)
        else:
            self.step(step)

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands here, not a search."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose; a plain click also opens."""
        self._show_focus(is_visible=False)
        super().mousePressEvent(event)
        is_plain = event.button() == Qt.MouseButton.LeftButton and event.modifiers() == Qt.KeyboardModifier.NoModifier
        if is_plain and isinstance(self.indexAt(event.position().toPoint()).data(ITEM_ROLE), EntryRow):
            self._tell_opened()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Arriving by Tab shows the ring, and on the first article if there is no current one."""
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self._show_focus(is_visible=True)
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The selection pales."""
        super().focusOutEvent(event)
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        """No row is hovered."""
        super().leaveEvent(event)
        self.viewport().update()

    def _extend(self, step: int) -> None:
        row = self.next_row(self.currentIndex().row(), step)
        if row is not None:
            self.selectionModel().setCurrentIndex(self._list.index(row, 0), QItemSelectionModel.SelectionFlag.Select)
            self._reveal(row)

    def _reveal(self, row: int) -> None:
        # The heading above the first article of a day comes into view with it.
        above = row - 1 if row > 0 and self._list.keys[row - 1] <= 0 else row
        self.scrollTo(self._list.index(above, 0))
        self.scrollTo(self._list.index(row, 0))

    def _tell_opened(self) -> None:
        row = self.current_entry()
        if row is not None:
            self.opened.emit(row)

    def _size_rows(self, parent: QModelIndex, first: int, last: int) -> None:  # noqa: ARG002 - the signal's signature
        header = self.verticalHeader()
        for row in range(first, last + 1):
            key = self._list.keys[row]
            if key <= 0:
                header.resizeSection(row, HEADER_PX if key > GAP_BASE else GAP_PX)

    def _show_focus(self, *, is_visible: bool) -> None:
        if self._rows.is_focus_visible != is_visible:
            self._rows.is_focus_visible = is_visible
            self.viewport().update()
