"""The sidebar's tree view: rows painted by the delegate alone, twisties clicked where they are drawn. GUI thread only."""

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QStyle, QStyleOptionViewItem, QTreeView, QWidget

from reader.ui.subscriptions_pane.nodes import Kind, Node
from reader.ui.subscriptions_pane.tree_delegate import TreeDelegate, mark_left, twisty_right
from reader.ui.subscriptions_pane.tree_drop import Landing, key_in, landing, mime_of, paint_line
from reader.ui.subscriptions_pane.tree_model import NODE_ROLE, Index, TreeModel
from reader.ui.theme import Theme
from reader.ui.thin_scroll_bar import ThinScrollBar

_OPEN_MILLISECONDS = 700
_RING_NUDGE = 18
_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}


class TreeView(QTreeView):
    """Knows the hovered row and whether keys or the mouse were used last; F2, Delete and dragging change the tree."""

    remove_wanted = Signal(object)
    move_wanted = Signal(object, object)

    def __init__(self, theme: Theme, model: TreeModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tree = model
        self._landing: Landing | None = None
        self._rows = TreeDelegate(theme, self)
        self._hovered = QPersistentModelIndex()
        self.setModel(model)
        self.setItemDelegate(self._rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setMouseTracking(True)
        self.setExpandsOnDoubleClick(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._bar = ThinScrollBar(self)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self._opener = QTimer(self)
        self._opener.setSingleShot(True)
        self._opener.setInterval(_OPEN_MILLISECONDS)
        self._opener.timeout.connect(self._open_under_drag)
        self.setAccessibleName(self.tr("Subscriptions"))

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Nothing: the delegate draws the twisty."""

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: Index) -> None:
        """Hand the whole row to the delegate, with the states of our design."""
        option = QStyleOptionViewItem(options)
        state = QStyle.StateFlag.State_Enabled
        if self.selectionModel().isSelected(_plain(index)):
            state |= QStyle.StateFlag.State_Selected
        if self.hasFocus():
            state |= QStyle.StateFlag.State_Active
            if _plain(index) == self.currentIndex():
                state |= QStyle.StateFlag.State_HasFocus
        if self._hovered.isValid() and _plain(index) == _plain(self._hovered):
            state |= QStyle.StateFlag.State_MouseOver
        if self.isExpanded(_plain(index)):
            state |= QStyle.StateFlag.State_Open
        option.state = state
        rect = self.visualRect(_plain(index))
        option.rect = QRect(0, rect.top(), self.viewport().width(), rect.height())
        self._rows.paint(painter, option, index)

    def node_at(self, point: QPoint) -> Node | None:
        """The row under a point."""
        node = self.indexAt(point).data(NODE_ROLE)
        return node if isinstance(node, Node) else None

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        """A click on a folder's twisty opens it and selects nothing."""
        if isinstance(event, QMouseEvent) and self._is_on_twisty(event.position().toPoint()):
            return QItemSelectionModel.SelectionFlag.NoUpdate
        return super().selectionCommand(index, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Twisties, then the usual."""
        self._show_focus(is_visible=False)
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self._is_on_twisty(point):
            index = self.indexAt(point)
            self.setExpanded(index, not self.isExpanded(index))
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click on a folder's name opens or closes it."""
        node = self.node_at(event.position().toPoint())
        if node is not None and node.kind is Kind.FOLDER:
            index = self.indexAt(event.position().toPoint())
            self.setExpanded(index, not self.isExpanded(index))
            return
        super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the hovered row."""
        self._hover(self.indexAt(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """No row is hovered."""
        self._hover(QModelIndex())
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the focus from now on; F2 renames, Delete takes away."""
        self._show_focus(is_visible=self._rows.is_focus_visible or event.key() not in _MODIFIERS)
        node = self.currentIndex().data(NODE_ROLE)
        is_own = isinstance(node, Node) and node.kind in {Kind.FOLDER, Kind.FEED}
        if is_own and event.key() == Qt.Key.Key_F2:
            self.edit(self.currentIndex())
        elif is_own and event.key() == Qt.Key.Key_Delete:
            self.remove_wanted.emit(node)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands here, not a search."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Arriving by Tab shows the ring."""
        if event.reason() in {
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        }:
            self._show_focus(is_visible=True)
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The selection pales."""
        super().focusOutEvent(event)
        self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu asked for by key stands at the current row."""
        index = self.currentIndex() if event.reason() == QContextMenuEvent.Reason.Keyboard else self.indexAt(event.pos())
        point = self.visualRect(index).center() if event.reason() == QContextMenuEvent.Reason.Keyboard else event.pos()
        self.customContextMenuRequested.emit(point)

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
        return landing(dragged, self.node_at(point), self.visualRect(index), point.y(), is_open=self.isExpanded(index))

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

    def _is_on_twisty(self, point: QPoint) -> bool:
        node = self.node_at(point)
        return node is not None and node.kind is Kind.FOLDER and point.x() <= twisty_right(node)

    def _hover(self, index: QModelIndex) -> None:
        if self._hovered != QPersistentModelIndex(index):
            self._hovered = QPersistentModelIndex(index)
            self.viewport().update()

    def _show_focus(self, *, is_visible: bool) -> None:
        if self._rows.is_focus_visible != is_visible:
            self._rows.is_focus_visible = is_visible
            self.viewport().update()


def _plain(index: Index) -> QModelIndex:
    if isinstance(index, QModelIndex):
        return index
    return index.model().index(index.row(), index.column(), index.parent()) if index.isValid() else QModelIndex()
