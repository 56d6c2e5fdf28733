"""Tree with drag and drop of rows: transported data, drop target, requested move. GUI thread only."""

from PySide6.QtCore import QEvent, QModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QTreeView, QWidget

from reader.ui.data.article_mime import articles_in
from reader.ui.data.nodes import FAVOURITES, FEEDS, FeedOrder, Node
from reader.ui.data.row_commands import outermost
from reader.ui.data.timers import single_shot
from reader.ui.look.painting import turn_round
from reader.ui.look.theme import Theme
from reader.ui.sidebar.tree_delegate import TreeDelegate, mark_left
from reader.ui.sidebar.tree_drop import (
    Landing,
    favourite_landing,
    in_folder,
    keys_in,
    landing,
    landing_from_outside,
    mime_of,
    paint_line,
    takes_articles,
)
from reader.ui.sidebar.tree_model import NODE_ROLE, TreeModel
from reader.ui.widgets.dropped import dropped_address, dropped_file

_OPEN_MILLISECONDS = 700
_RING_NUDGE = 18
_MOST_PICTURED = 3


class MovableTree(QTreeView):
    """Requests moves by `move_wanted(nodes, landing)`; the model changes only on the engine's event. A folder expands when a drag
    pauses over it. External drops are emitted with their folder (None is the top level).
    """

    move_wanted = Signal(object, object)
    file_dropped = Signal(object, object)
    address_dropped = Signal(str, object)
    articles_dropped = Signal(object, object)
    """Emits dragged articles and the tag or list they were dropped on."""

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
        self._opener = single_shot(self, _OPEN_MILLISECONDS, self._open_under_drag)

    def event(self, event: QEvent) -> bool:
        """Ignore palette changes, which would make Qt query all row heights; text size changes arrive as another event."""
        return QAbstractScrollArea.event(self, event) if event.type() == QEvent.Type.StyleChange else super().event(event)

    def chosen(self) -> list[Node]:
        """Return the visible selected rows from top to bottom, and the current one, whose articles are listed."""
        indexes = self.selectionModel().selectedIndexes()
        rows = {index.data(NODE_ROLE) for index in indexes if index == self.currentIndex() or self.is_shown(index)}
        return [node for node in self._tree.rows() if node in rows]

    def is_shown(self, index: QModelIndex) -> bool:
        """Return True if no filter hides a row."""
        return not self.isRowHidden(index.row(), index.parent())

    def startDrag(self, supported: Qt.DropAction) -> None:  # noqa: ARG002 - Qt's signature
        nodes = outermost(self.chosen())
        if not nodes:
            return
        drag = QDrag(self)
        drag.setMimeData(mime_of(nodes))
        drag.setPixmap(self._picture(nodes))
        drag.exec(Qt.DropAction.MoveAction)
        self._land(None)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _is_known(event):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        if articles_in(event.mimeData()):
            node = self._article_target(event)
            self._land(Landing(None, None, node, is_onto=True) if node is not None else None)
            event.setAccepted(node is not None)
            return
        self._land(self._landing_of(event))
        event.setAccepted(self._landing is not None or (_is_known(event) and not keys_in(event.mimeData())))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._land(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Request the move; rows move on the engine's event."""
        dragged, found = self._dragged(event), self._landing_of(event)
        self._land(None)
        self.stopAutoScroll()
        self.setState(QAbstractItemView.State.NoState)
        entry_ids, target = articles_in(event.mimeData()), self._article_target(event)
        if entry_ids:
            if target is not None:
                event.acceptProposedAction()
                self.articles_dropped.emit(entry_ids, target)
        elif dragged:
            if found is not None:
                event.acceptProposedAction()
                self.move_wanted.emit(dragged, found)
        elif _is_known(event):
            event.acceptProposedAction()
            self._accept(event, found.folder if found is not None else None)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        found = self._landing
        if found is None or found.is_onto or found.position is None:
            return
        painter = QPainter(self.viewport())
        turn_round(painter, QRectF(self.viewport().rect()))
        area = self.visualRect(self._tree.index_of(found.row))
        is_first_inside = found.folder is found.row
        left = mark_left(found.row) + (_RING_NUDGE if is_first_inside else 0)
        paint_line(
            painter, self._theme, QRect(0, area.top(), self.viewport().width(), area.height()), left, is_above=found.is_above
        )
        painter.end()

    def _accept(self, event: QDropEvent, folder: Node | None) -> None:
        path = dropped_file(event.mimeData())
        if path is not None:
            self.file_dropped.emit(path, folder)
        else:
            self.address_dropped.emit(dropped_address(event.mimeData()), folder)

    def _dragged(self, event: QDropEvent) -> list[Node]:
        found = [self._tree.find(key) for key in keys_in(event.mimeData())]
        return [node for node in found if node is not None]

    def _article_target(self, event: QDropEvent) -> Node | None:
        index = self.indexAt(event.position().toPoint())
        node = self._tree.node(index) if index.isValid() else None
        return node if takes_articles(node) else None

    def _landing_of(self, event: QDropEvent) -> Landing | None:
        dragged = self._dragged(event)
        point = event.position().toPoint()
        index = self.indexAt(point)
        if not dragged:
            return landing_from_outside(self._tree.node(index)) if index.isValid() and _is_known(event) else None
        over = self._tree.node(index) if index.isValid() else None
        if over is not None and (over.is_favourite or over.key == FAVOURITES):
            return favourite_landing(dragged, over, self.visualRect(index), point.y())
        if index.isValid():
            found = landing(dragged, self._tree.node(index), self.visualRect(index), point.y(), is_open=self.isExpanded(index))
            return found if self._tree.order is FeedOrder.HAND else in_folder(dragged, found)
        top = self._tree.find(FEEDS)
        if top is None or not top.children:
            return None
        area = self.visualRect(self._tree.index_of(top.children[-1]))
        return landing(dragged, top.children[-1], area, area.bottom() + 1, is_open=False)

    def _picture(self, nodes: list[Node]) -> QPixmap:
        rows = [self.visualRect(self._tree.index_of(node)) for node in nodes[:_MOST_PICTURED]]
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(self.viewport().width() * ratio), round(sum(row.height() for row in rows) * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        top = 0
        for row in rows:
            painter.drawPixmap(0, top, self.viewport().grab(row))
            top += row.height()
        painter.end()
        return picture

    def _land(self, found: Landing | None) -> None:
        if found == self._landing:
            return
        self._landing = found
        self._rows.drop_target = found.row if found is not None and found.is_onto else None
        if self._rows.drop_target is not None:
            self._opener.start()
        else:
            self._opener.stop()
        self.viewport().update()

    def _open_under_drag(self) -> None:
        if self._rows.drop_target is not None:
            self.expand(self._tree.index_of(self._rows.drop_target))


def _is_known(event: QDropEvent) -> bool:
    data = event.mimeData()
    return bool(keys_in(data)) or bool(articles_in(data)) or dropped_file(data) is not None or bool(dropped_address(data))
