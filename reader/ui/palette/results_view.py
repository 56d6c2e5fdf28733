"""The list of the palette: as high as what is in it, one row always chosen. GUI thread only."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from reader.ui.look.theme import Theme
from reader.ui.palette.results import Results, Row
from reader.ui.palette.row_delegate import HEADING_PX, ITEM_PX, RowDelegate
from reader.ui.widgets.painted_list import leave_to_delegate

_BELOW = 8


class ResultsView(QListView):
    """`chosen` carries a row that was clicked; the keys come from the field, which keeps the focus."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, results: Results, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results = results
        self.setModel(results)
        self.setItemDelegate(RowDelegate(theme, self))
        leave_to_delegate(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("Results"))

    def wanted_height(self) -> int:
        """How high the list would be without scrolling."""
        rows = self._results.rows()
        heights = sum(HEADING_PX if row.hit is None else ITEM_PX for row in rows)
        return heights + (_BELOW if rows else 0)

    def choose(self, number: int) -> None:
        """Choose a row; the heading over the first one comes into view with it."""
        index = self._results.index(number, 0)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if number == 1:
            self.scrollToTop()
        elif index.isValid():
            self.scrollTo(index)

    def row(self) -> Row | None:
        return self._results.row(self.currentIndex().row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the mouse."""
        index = self.indexAt(event.position().toPoint())
        if self._can_choose(index):
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing yet; a press that ends elsewhere chooses nothing."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take what is under the mouse."""
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and self._can_choose(index):
            self.chosen.emit(index.row())

    def _can_choose(self, index: QModelIndex) -> bool:
        row = self._results.row(index.row())
        return row is not None and row.hit is not None
