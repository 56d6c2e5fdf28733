"""Tree view of the sidebar: rows painted only by the delegate, expanders clickable where drawn. GUI thread only."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget

from reader.domain.ids import FeedId
from reader.ui.data.nodes import FEEDS, OWN_KINDS, AccountLine, Kind, Node
from reader.ui.look.theme import Theme
from reader.ui.sidebar.node_model import Index
from reader.ui.sidebar.tree_delegate import DOTS_PX, twisty_right
from reader.ui.sidebar.tree_drag import MovableTree
from reader.ui.sidebar.tree_model import NODE_ROLE, TreeModel
from reader.ui.widgets.painted_list import leave_to_delegate

_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}


class TreeView(MovableTree):
    """Tracks the hovered row and the last input device; handles F2, Delete (`remove_wanted(nodes)`) and dragging."""

    remove_wanted = Signal(object)
    feeds_menu_wanted = Signal(QPoint)
    account_wanted = Signal(object)
    """Emitted when an account's problem is clicked."""
    note_pressed = Signal()
    """Requests that hidden rows are shown."""
    aside_wanted = Signal(str)
    """Requests a feed's site in the browser; the list stays as it is."""

    def __init__(self, theme: Theme, model: TreeModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, model, parent)
        self._hovered = QPersistentModelIndex()
        leave_to_delegate(self)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setMouseTracking(True)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAutoFillBackground(False)
        self.setAccessibleName(self.tr("Subscriptions"))

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Draw nothing, as the delegate draws the expander."""

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: Index) -> None:
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

    def show_counts(self, *, is_shown: bool) -> None:
        self._rows.shows_counts = is_shown
        self.viewport().update()

    def show_searched(self, text: str) -> None:
        self._rows.searched = text
        self.viewport().update()

    def show_icons(self, feed_ids: AbstractSet[FeedId]) -> None:
        index = self.indexAt(QPoint(0, 0))
        while index.isValid() and (area := self.visualRect(index)).top() < self.viewport().height():
            node = index.data(NODE_ROLE)
            if node.kind is Kind.FEED and node.number in feed_ids:
                self.viewport().update(area)
            index = self.indexBelow(index)

    def node_at(self, point: QPoint) -> Node | None:
        node = self.indexAt(point).data(NODE_ROLE)
        return node if isinstance(node, Node) else None

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        """Select nothing when a folder's expander is clicked."""
        if isinstance(event, QMouseEvent) and self._is_on_twisty(event.position().toPoint()):
            return QItemSelectionModel.SelectionFlag.NoUpdate
        return super().selectionCommand(index, event)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Allow multiple selection only for user-created rows: a built-in list is selected alone."""
        super().selectionChanged(selected, deselected)
        chosen = self.selectionModel().selectedRows()
        others = [index for index in chosen if not _is_own(index)]
        if len(chosen) == 1 or not others:
            return
        if self.currentIndex() in others:
            self.selectionModel().select(self.currentIndex(), QItemSelectionModel.SelectionFlag.ClearAndSelect)
            return
        for index in others:
            self.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Deselect)

    def selectAll(self) -> None:
        """Select all user-created rows; if the current row is built in, make the first of them current."""
        if not _is_own(self.currentIndex()):
            first = next((index for index in self._shown_rows() if _is_own(index)), QModelIndex())
            self.selectionModel().setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)
        super().selectAll()

    def _shown_rows(self) -> Iterator[QModelIndex]:
        index = self.model().index(0, 0)
        while index.isValid():
            yield index
            index = self.indexBelow(index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Handle expanders, then default behaviour; the middle button opens a feed's site without selecting."""
        self._show_focus(is_visible=False)
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._want_aside(self.node_at(point))
            return
        if event.button() == Qt.MouseButton.LeftButton and self._is_on_dots(point):
            self.feeds_menu_wanted.emit(point)
            return
        if event.button() == Qt.MouseButton.LeftButton and _is_note(self.node_at(point)):
            self.note_pressed.emit()
            return
        if event.button() == Qt.MouseButton.LeftButton and (account := self._trouble_at(point)) is not None:
            self.account_wanted.emit(account.account_id)
            return
        if event.button() == Qt.MouseButton.LeftButton and self._is_on_twisty(point):
            index = self.indexAt(point)
            self.setExpanded(index, not self.isExpanded(index))
            return
        if event.button() != Qt.MouseButton.LeftButton and _is_heading(self.node_at(point)):
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        node = self.node_at(event.position().toPoint())
        if node is not None and node.kind is Kind.FOLDER:
            index = self.indexAt(event.position().toPoint())
            self.setExpanded(index, not self.isExpanded(index))
            return
        super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.indexAt(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(QModelIndex())
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the focus; rename on F2 and remove on Delete if the row is visible."""
        self._show_focus(is_visible=self._rows.is_focus_visible or event.key() not in _MODIFIERS)
        node = self.currentIndex().data(NODE_ROLE)
        is_own = isinstance(node, Node) and node.kind in OWN_KINDS and self.is_shown(self.currentIndex())
        is_pressed = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
        if is_pressed and _is_note(node if isinstance(node, Node) else None):
            self.note_pressed.emit()
        elif is_own and event.key() == Qt.Key.Key_F2:
            self.edit(self.currentIndex())
        elif is_own and event.key() == Qt.Key.Key_Delete:
            self.remove_wanted.emit([each for each in self.chosen() if each.kind in OWN_KINDS] or [node])
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Ignore typed letters, which are commands."""

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """Disable the input method, which would otherwise take shortcuts for text because rows can be renamed."""
        return False if query is Qt.InputMethodQuery.ImEnabled else super().inputMethodQuery(query)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in {
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        }:
            self._show_focus(is_visible=True)
        if self.currentIndex().isValid():
            super().focusInEvent(event)
        else:
            # Qt makes the first row current, and the list would leave the search for it.
            with QSignalBlocker(self.selectionModel()):
                super().focusInEvent(event)
                self.selectionModel().clearCurrentIndex()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.currentIndex() if event.reason() == QContextMenuEvent.Reason.Keyboard else self.indexAt(event.pos())
        point = self.visualRect(index).center() if event.reason() == QContextMenuEvent.Reason.Keyboard else event.pos()
        self.customContextMenuRequested.emit(point)

    def _want_aside(self, node: Node | None) -> None:
        if node is not None and node.kind is Kind.FEED and node.address:
            self.aside_wanted.emit(node.address)

    def _is_on_twisty(self, point: QPoint) -> bool:
        node = self.node_at(point)
        if node is None or _is_heading(node):
            return node is not None
        from_start = self.viewport().width() - point.x() if self.isRightToLeft() else point.x()
        return node.kind is Kind.FOLDER and from_start <= twisty_right(node)

    def _is_on_dots(self, point: QPoint) -> bool:
        """Return True if a point is on the menu button of the feeds heading."""
        node = self.node_at(point)
        from_end = point.x() if self.isRightToLeft() else self.viewport().width() - point.x()
        return node is not None and node.key == FEEDS and from_end <= DOTS_PX

    def _trouble_at(self, point: QPoint) -> AccountLine | None:
        """Return the account whose problem is shown at a point."""
        node = self.node_at(point)
        line = node.account if node is not None else None
        is_below_name = point.y() > self.visualRect(self.indexAt(point)).center().y()
        return line if line is not None and line.is_in_trouble and is_below_name else None

    def _hover(self, index: QModelIndex) -> None:
        if self._hovered != QPersistentModelIndex(index):
            self._hovered = QPersistentModelIndex(index)
            self.viewport().update()

    def _show_focus(self, *, is_visible: bool) -> None:
        if self._rows.is_focus_visible != is_visible:
            self._rows.is_focus_visible = is_visible
            self.viewport().update()


def _is_heading(node: Node | None) -> bool:
    return node is not None and node.kind is Kind.SECTION


def _is_note(node: Node | None) -> bool:
    return node is not None and node.kind is Kind.NOTE


def _is_own(index: QModelIndex) -> bool:
    node = index.data(NODE_ROLE)
    return isinstance(node, Node) and node.kind in OWN_KINDS


def _plain(index: Index) -> QModelIndex:
    if isinstance(index, QModelIndex):
        return index
    return index.model().index(index.row(), index.column(), index.parent()) if index.isValid() else QModelIndex()
