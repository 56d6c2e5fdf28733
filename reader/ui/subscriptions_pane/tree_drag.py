"""A tree whose rows are dragged to other places: what travels, where it would land, the move that is asked for. GUI thread only."""

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from reader.ui.subscriptions_pane.nodes import Kind, Node
from reader.ui.subscriptions_pane.tree_delegate import TreeDelegate, mark_left
from reader.ui.subscriptions_pane.tree_drop import Landing, key_in, landing, mime_of, paint_line
from reader.ui.subscriptions_pane.tree_model import NODE_ROLE, TreeModel
from reader.ui.theme import Theme

_OPEN_MILLISECONDS = 700
_RING_NUDGE = 18


class MovableTree(QTreeView):
    """Asks by `move_wanted(node, landing)`; the model itself changes when the engine says so. A folder opens under a row that waits."""

    move_wanted = Signal(object, object)

    def __init__(self, theme: Theme, model: TreeModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tree = model
        self._landing: Landing | None = None
        self._rows = TreeDelegate(theme, self)
        self.setModel(model)
        self.setItemDelegate(self._rows)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self._opener = QTimer(self)
        self._opener.setSingleShot(True)
        self._opener.setInterval(_OPEN_MILLISECONDS)
        self._opener.timeout.connect(self._open_under_drag)

    def startDrag(self, supported: Qt.DropAction) -> None:  # noqa: ARG002 - Qt's signature
        """Take the current row along, as it looks."""
        index = self.currentIndex()
        node = index.data(NODE_ROLE)
        if not isinstance(node, Node) or node.kind not in {Kind.FOLDER, Kind.FEED}:
            return
        drag = QDrag(self)
        drag.setMimeData(mime_of(node))
        drag.setPixmap(self.viewport().grab(self.visualRect(index)))
        drag.exec(Qt.DropAction.MoveAction)
        self._land(None)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Rows are ours; files and addresses are the window's."""
        if key_in(event.mimeData()) is None:
            event.ignore()
        else:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where the row would land."""
        super().dragMoveEvent(event)
        self._land(self._landing_of(event))
        event.setAccepted(self._landing is not None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Nowhere here."""
        super().dragLeaveEvent(event)
        self._land(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Ask for the move; the row goes when the engine says so."""
        key, found = key_in(event.mimeData()), self._landing_of(event)
        dragged = self._tree.find(key) if key is not None else None
        self._land(None)
        self.stopAutoScroll()
        self.setState(QAbstractItemView.State.NoState)
        if dragged is not None and found is not None:
            event.acceptProposedAction()
            self.move_wanted.emit(dragged, found)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, and over them the line where a dragged one would land."""
        super().paintEvent(event)
        found = self._landing
        if found is None or found.is_onto:
            return
        painter = QPainter(self.viewport())
        area = self.visualRect(self._tree.index_of(found.row))
        is_first_inside = found.folder is found.row
        left = mark_left(found.row) + (_RING_NUDGE if is_first_inside else 0)
        paint_line(
            painter, self._theme, QRect(0, area.top(), self.viewport().width(), area.height()), left, is_above=found.is_above
        )
        painter.end()

    def _landing_of(self, event: QDropEvent) -> Landing | None:
        key = key_in(event.mimeData())
        dragged = self._tree.find(key) if key is not None else None
        if dragged is None:
            return None
        point = event.position().toPoint()
        index = self.indexAt(point)
        if not index.isValid():
            last = self._tree.nodes()[-1]
            while last.parent is not None and last.parent.parent is not None:
                last = last.parent
            index = self._tree.index_of(last)
            area = self.visualRect(index)
            return landing(dragged, last, area, area.bottom() + 1, is_open=False)
        return landing(dragged, self._tree.node(index), self.visualRect(index), point.y(), is_open=self.isExpanded(index))

    def _land(self, found: Landing | None) -> None:
        if found == self._landing:
            return
        self._landing = found
        self._rows.taking_in = found.row if found is not None and found.is_onto else None
        if self._rows.taking_in is not None:
            self._opener.start()
        else:
            self._opener.stop()
        self.viewport().update()

    def _open_under_drag(self) -> None:
        if self._rows.taking_in is not None:
            self.expand(self._tree.index_of(self._rows.taking_in))
