"""Tree view of the sidebar: rows painted by the delegate, dragged and dropped, expanders clickable where drawn. GUI thread only."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QStyle,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from reader.domain.entry import LISTS_OF_MARKS, View
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.ui.data.nodes import (
    FAVOURITES,
    FEEDS,
    MOVABLE_KINDS,
    OWN_KINDS,
    AccountLine,
    FeedOrder,
    Key,
    Kind,
    Node,
    favourites_command,
    outermost,
)
from reader.ui.data.timers import single_shot
from reader.ui.kit import fonts
from reader.ui.kit.drag import articles_in, dropped_address, dropped_file
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.painting import (
    ListDelegate,
    baseline,
    draw_icon,
    draw_text,
    fill_round,
    leave_to_delegate,
    paint_tile,
    ring_round,
    row_area,
    row_ground,
    text_line,
    turn_round,
)
from reader.ui.kit.theme import Theme
from reader.ui.sidebar.tree_model import Index, TreeModel, node_of
from reader.ui.text.languages import number_text
from reader.ui.text.marks import STYLES

ROW_PX = 28
SECTION_PX = 36
ACCOUNT_PX = 54
"""Height of an account row with status, including the space above."""
_INSET = 8
_RIGHT = 18
_GAP = 8
DOTS_PX = 40
"""Width of the menu button at the end of the feeds heading."""
_LEVEL = 18
_SMART_LEFT = 20
_FOLDER_LEFT = 18
_FEED_NUDGE = 4
_TWISTY = 12
_ICON = 16
_TRIANGLE = 15
_NOTE_GAP = 4
_ABOVE_ACCOUNT = 10
_LINE_ONE, _LINE_TWO = 18, 16
_LESS_IN_ACCOUNT = 8
"""Reduction of the indent below an account, compared with a folder."""
VIEW_ICONS = {
    View.FOR_YOU: "spark",
    View.ALL: "lines",
    View.TODAY: "today",
    View.UNREAD: "unread",
    **{view: STYLES[mark].icon for view, mark in LISTS_OF_MARKS.items()},
}
_NAMED_ICONS = {Kind.SEARCH: "search", Kind.TAG: "tag", Kind.PAGE: "news"}


class TreeDelegate(ListDelegate):
    """Row with icon, name, and count, in bold with new articles, or warning; `is_focus_visible` shows the ring after keyboard use."""

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        super().__init__(theme, view)
        self.shows_counts = True
        self.searched = ""
        self.drop_target: Node | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        """Return heights of 28 for rows and 36 for headings, scaled with the text size."""
        node = node_of(index)
        if node is None:
            return QSize(120, fonts.scaled(ROW_PX))
        if node.state:
            return QSize(120, fonts.scaled(ACCOUNT_PX))
        return QSize(120, fonts.scaled(SECTION_PX if node.kind is Kind.SECTION else ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        node = node_of(index)
        if node is None:
            return
        with row_area(painter, option.rect) as area:
            if node.state:
                self._paint_account(painter, area, node, option.state)
            elif node.kind is Kind.NOTE:
                self._paint_note(painter, area, node, option.state)
            elif node.kind is Kind.SECTION:
                self._paint_heading(painter, area, node, option.state)
            else:
                self._paint_row(painter, area, node, option.state)

    def _paint_account(self, painter: QPainter, area: QRectF, node: Node, state: QStyle.StateFlag) -> None:
        """Draw expander, name and count, with the status below over the whole width."""
        ground = area.adjusted(_INSET, fonts.scaled(_ABOVE_ACCOUNT) - 2, -_INSET, 0)
        row_ground(painter, self._theme, ground, state, radius=6, has_ring=self.is_focus_visible, hover="hover")
        if node is self.drop_target:
            fill_round(painter, ground, 6, self._theme.color("accent_soft"))
            ring_round(painter, ground, 6, self._theme.color("accent"))
        top = area.top() + fonts.scaled(_ABOVE_ACCOUNT) + 3
        first = QRectF(area.left(), top, area.width(), fonts.scaled(_LINE_ONE))
        second = QRectF(_SMART_LEFT + _TWISTY + 4, first.bottom(), 0, fonts.scaled(_LINE_TWO))
        second.setRight(area.right() - _RIGHT)
        self._paint_twisty(painter, first, is_open=bool(state & QStyle.StateFlag.State_Open))
        right = self._paint_account_end(painter, first, node, state)
        name = QRectF(second.left(), first.top(), right - second.left(), first.height())
        self._paint_name(painter, name, fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD), node.title)
        color = "warn" if node.account is not None and node.account.is_in_trouble else "text_3"
        text_line(painter, second, fonts.ui_font(fonts.SMALL_PX, tabular=True), self._theme.color(color), node.state)

    def _paint_account_end(self, painter: QPainter, area: QRectF, node: Node, state: QStyle.StateFlag) -> float:
        """Draw a warning if the user's action is needed, the menu button under the pointer, else the unread count."""
        right, ratio = area.right() - _RIGHT, painter.device().devicePixelRatio()
        if node.account is not None and node.account.is_in_trouble:
            pixmap = self._theme.icons.pixmap("warning", self._theme.color("warn"), _TRIANGLE, ratio)
            draw_icon(painter, QPointF(right - _TRIANGLE, area.center().y() - _TRIANGLE / 2), pixmap)
            return right - _TRIANGLE - _GAP
        if node.key == FEEDS and state & QStyle.StateFlag.State_MouseOver:
            dots = self._theme.icons.pixmap("more", self._theme.color("text_3"), _ICON, ratio)
            draw_icon(painter, QPointF(right - _ICON, area.center().y() - _ICON / 2), dots)
            return right - _ICON - _GAP
        return self._paint_end(painter, area, node, is_selected=bool(state & QStyle.StateFlag.State_Selected))

    def _paint_twisty(self, painter: QPainter, area: QRectF, *, is_open: bool) -> None:
        name = "chevron_down" if is_open else "chevron_right"
        pixmap = self._theme.icons.pixmap(name, self._theme.color("text_3"), _TWISTY, painter.device().devicePixelRatio())
        painter.drawPixmap(QPointF(_FOLDER_LEFT, area.center().y() - _TWISTY / 2), pixmap)

    def _paint_heading(self, painter: QPainter, area: QRectF, node: Node, state: QStyle.StateFlag) -> None:
        text = area.adjusted(_SMART_LEFT, 16, -_RIGHT, -4)
        caption = fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD)
        text_line(painter, text, caption, self._theme.color("text_3"), node.title, is_name=True)
        is_open = bool(state & QStyle.StateFlag.State_Open)
        is_focused = bool(state & QStyle.StateFlag.State_HasFocus) and self.is_focus_visible
        if is_focused:
            ring_round(painter, area.adjusted(_INSET, 12, -_INSET, 0), 6, self._theme.color("focus"))
        if node is self.drop_target:
            ring_round(painter, area.adjusted(_INSET, 12, -_INSET, 0), 6, self._theme.color("accent"))
        if not is_open or state & QStyle.StateFlag.State_MouseOver:
            name = "chevron_down" if is_open else "chevron_right"
            pixmap = self._theme.icons.pixmap(name, self._theme.color("text_3"), _TWISTY, painter.device().devicePixelRatio())
            right = area.right() - (DOTS_PX if node.key == FEEDS else _RIGHT)
            painter.drawPixmap(QPointF(right - _TWISTY, text.center().y() - _TWISTY / 2), pixmap)
        if node.key == FEEDS:
            dots = self._theme.icons.pixmap("more", self._theme.color("text_3"), _ICON, painter.device().devicePixelRatio())
            draw_icon(painter, QPointF(area.right() - _RIGHT - _ICON, text.center().y() - _ICON / 2), dots)

    def _paint_note(self, painter: QPainter, area: QRectF, node: Node, state: QStyle.StateFlag) -> None:
        ground = area.adjusted(_INSET, 0, -_INSET, 0)
        row_ground(painter, self._theme, ground, state, radius=6, has_ring=self.is_focus_visible, hover="hover")
        font, verb = fonts.ui_font(fonts.SMALL_PX, tabular=True), fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM)
        text = area.adjusted(_SMART_LEFT, 0, -_RIGHT, 0)
        shown = self.tr("Show")
        room = max(text.width() - QFontMetricsF(verb).horizontalAdvance(shown) - _NOTE_GAP, 0)
        said = node.title + " \N{MIDDLE DOT}"
        text_line(painter, QRectF(text.left(), text.top(), room, text.height()), font, self._theme.color("text_3"), said)
        text.setLeft(text.left() + min(QFontMetricsF(font).horizontalAdvance(said) + _NOTE_GAP, room))
        text_line(painter, text, verb, self._theme.color("accent_text"), shown)

    def _paint_row(self, painter: QPainter, area: QRectF, node: Node, state: QStyle.StateFlag) -> None:
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        ground = area.adjusted(_INSET, 0, -_INSET, 0)
        row_ground(painter, self._theme, ground, state, radius=6, has_ring=self.is_focus_visible, hover="hover")
        if node is self.drop_target:
            fill_round(painter, ground, 6, self._theme.color("accent_soft"))
            ring_round(painter, ground, 6, self._theme.color("accent"))
        left = self._paint_mark(painter, area, node, is_open=bool(state & QStyle.StateFlag.State_Open))
        right = self._paint_end(painter, area, node, is_selected=is_selected)
        weight = fonts.SEMIBOLD if is_selected else fonts.MEDIUM if node.kind is Kind.FOLDER else fonts.REGULAR
        name = QRectF(left, area.top(), right - left, area.height())
        self._paint_name(painter, name, fonts.ui_font(fonts.BASE_PX, weight), node.title)

    def _paint_name(self, painter: QPainter, area: QRectF, font: QFont, title: str) -> None:
        """Draw the name, with search matches highlighted if it is not elided."""
        start = title.casefold().find(self.searched) if self.searched else -1
        metrics = QFontMetricsF(font)
        if start < 0 or len(title.casefold()) != len(title) or metrics.horizontalAdvance(title) > area.width():
            text_line(painter, area, font, self._theme.color("text"), title, is_name=True)
            return
        strong = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD)
        end = start + len(self.searched)
        for text, face, color in (
            (title[:start], font, "text"),
            (title[start:end], strong, "accent_text"),
            (title[end:], font, "text"),
        ):
            text_line(painter, area, face, self._theme.color(color), text, is_name=True)
            area.setLeft(area.left() + QFontMetricsF(face).horizontalAdvance(text))

    def _paint_mark(self, painter: QPainter, area: QRectF, node: Node, *, is_open: bool) -> float:
        left = mark_left(node)
        ratio = painter.device().devicePixelRatio()
        middle = area.top() + area.height() / 2
        if node.kind in {Kind.SMART, *_NAMED_ICONS}:
            name = _NAMED_ICONS.get(node.kind) or VIEW_ICONS[View(str(node.key[1]))]
            color = self._theme.color("text_3" if node.kind is Kind.TAG else "accent_text")
            pixmap = self._theme.icons.pixmap(name, color, _ICON, ratio)
            draw_icon(painter, QPointF(left, middle - _ICON / 2), pixmap)
            return left + _ICON + _GAP
        if node.kind is Kind.FOLDER:
            name = "chevron_down" if is_open else "chevron_right"
            pixmap = self._theme.icons.pixmap(name, self._theme.color("text_3"), _TWISTY, ratio)
            painter.drawPixmap(QPointF(left, middle - _TWISTY / 2), pixmap)
            return left + _TWISTY + _GAP - 2
        paint_tile(painter, self._theme, QRectF(left, middle - _ICON / 2, _ICON, _ICON), node.number, node.title)
        return left + _ICON + _GAP

    def _paint_end(self, painter: QPainter, area: QRectF, node: Node, *, is_selected: bool) -> float:
        right = area.right() - _RIGHT
        if node.health is not None and not node.health.is_passing:
            top = area.top() + (area.height() - _TRIANGLE) / 2
            ratio = painter.device().devicePixelRatio()
            pixmap = self._theme.icons.pixmap("warning", self._theme.color("warn"), _TRIANGLE, ratio)
            draw_icon(painter, QPointF(right - _TRIANGLE, top), pixmap)
            return right - _TRIANGLE - _GAP
        if not node.unread or not self.shows_counts or node.key[1] == View.ALL:
            return right
        font = fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD if node.new else fonts.REGULAR, tabular=True)
        count = number_text(node.unread)
        width = QFontMetricsF(font).horizontalAdvance(count)
        painter.setFont(font)
        painter.setPen(self._theme.color("accent_text" if node.new else "text_2" if is_selected else "text_3"))
        draw_text(painter, QPointF(right - width, baseline(font, area.top(), area.height())), count)
        return right - width - _GAP

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002 - Qt's signature
        editor = LineEdit(name=self.tr("New name"), kind="inline")
        editor.setParent(parent)
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        node = node_of(index)
        area: QRect = option.rect
        if node is not None:
            left = int(mark_left(node)) + (_TWISTY if node.kind is Kind.FOLDER else _ICON) + 2
            place = QRect(left, area.top() + 1, area.width() - left - _INSET - 2, area.height() - 2)
            editor.setGeometry(QStyle.visualRect(option.direction, area, place))


def mark_left(node: Node) -> float:
    """Return the left edge of a row's icon or expander."""
    depth, top = float(node.depth), node.top
    if top.state and top is not node:
        depth += (top.account is None) - _LESS_IN_ACCOUNT / _LEVEL
    if node.kind is Kind.FOLDER:
        return _FOLDER_LEFT + depth * _LEVEL
    return _SMART_LEFT + depth * _LEVEL + (_FEED_NUDGE if depth else 0)


ROW_TYPE = "application/x-beforehand-row"
_EDGE = 4
"""Fraction at the top and bottom of a folder's row that means before and after it; the rest means into it."""
_LINE_PX = 2
_RING_PX = 8


@dataclass(frozen=True, slots=True)
class Landing:
    """Place in a folder (None is the top level) at an index among its other items (None is the end). `row` is the row under the
    pointer; `is_onto` highlights that row, else a line is drawn at its lower edge, or its upper one if `is_above`.
    """

    folder: Node | None
    position: int | None
    row: Node
    is_onto: bool = False
    is_above: bool = False


def landing(dragged: Sequence[Node], over: Node | None, area: QRect, y: int, *, is_open: bool) -> Landing | None:
    """Return the target with the pointer at height `y` over a row; None if it is not allowed or changes nothing."""
    if over is None or over.is_favourite or any(_is_inside(over, each) for each in dragged):
        return None
    if any(node.account is not None for node in dragged):
        return None
    found = _on_heading(over) if over.kind not in MOVABLE_KINDS else _beside(dragged, over, area, y, is_open=is_open)
    if found is not None and not may_hold(found.folder, dragged):
        return None
    if found is None or len(dragged) != 1:
        return found
    row = dragged[0]
    is_already_there = row.folder is found.folder and found.position == _place(row, ())
    return None if is_already_there else found


def favourite_landing(dragged: Sequence[Node], over: Node, area: QRect, y: int) -> Landing | None:
    """Return the target of feeds among the favourites, which may be reordered; folders have none."""
    section = over if over.key == FAVOURITES else over.parent
    if section is None or any(node.kind is not Kind.FEED for node in dragged):
        return None
    is_above = over is not section and y - area.top() < area.height() / 2
    position = 0 if over is section else section.children.index(over) + (not is_above)
    feed_ids = [FeedId(node.number) for node in dragged]
    if favourites_command(section.children, feed_ids, position) is None:
        return None
    return Landing(section, position, over, is_above=is_above)


def takes_articles(node: Node | None) -> bool:
    """Return True if articles can be dropped: on a tag, or the list of a mark."""
    return node is not None and (node.kind is Kind.TAG or (node.kind is Kind.SMART and View(str(node.key[1])) in LISTS_OF_MARKS))


def saves_pages(node: Node | None) -> bool:
    """Return True if the address of a page can be dropped: on Read later."""
    return node is not None and node.kind is Kind.SMART and node.key[1] == View.LATER


def in_folder(dragged: Sequence[Node], found: Landing | None) -> Landing | None:
    """Restrict targets in a sorted tree to other folders, without an index."""
    if found is None or all(node.folder is found.folder for node in dragged):
        return None
    return Landing(found.folder, None, found.folder or found.row, is_onto=True)


def landing_from_outside(over: Node | None) -> Landing | None:
    """Return the folder that receives an external drop over a row."""
    if over is None or over.kind not in MOVABLE_KINDS:
        return _on_heading(over) if over is not None else None
    folder = over if over.kind is Kind.FOLDER else over.folder
    return Landing(folder, None, folder, is_onto=True) if folder is not None else Landing(None, None, over)


def may_hold(folder: Node | None, dragged: Sequence[Node]) -> bool:
    """Return True if rows may move there: a folder stays on its server or computer, and folders on servers are not nested."""
    account_id = folder.account_id if folder is not None else None
    folders = [node for node in dragged if node.kind is Kind.FOLDER]
    if any(node.account_id != account_id for node in folders):
        return False
    return account_id is None or not folders or (folder is not None and folder.account is not None)


def mime_of(nodes: Sequence[Node]) -> QMimeData:
    data = QMimeData()
    text = " ".join(f"{node.kind}:{node.number}" for node in nodes)
    data.setData(ROW_TYPE, QByteArray(text.encode()))
    return data


def keys_in(data: QMimeData) -> tuple[Key, ...]:
    found: list[Key] = []
    for word in data.data(ROW_TYPE).toStdString().split():
        kind, _, number = word.partition(":")
        if not number.isdigit() or kind not in MOVABLE_KINDS:
            return ()
        found.append((Kind(kind), int(number)))
    return tuple(found)


def paint_line(painter: QPainter, theme: Theme, area: QRect, left: float, *, is_above: bool) -> None:
    """Draw the line between two rows, with a ring at the indent of its level."""
    color = theme.color("accent")
    y = float(area.top() if is_above else area.bottom() + 1)
    y = max(y, _RING_PX / 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, _LINE_PX))
    painter.setBrush(theme.color("bg_side"))
    painter.drawEllipse(QPointF(left + _RING_PX / 2, y), _RING_PX / 2 - 1, _RING_PX / 2 - 1)
    painter.fillRect(QRectF(left + _RING_PX, y - _LINE_PX / 2, area.right() - _INSET - left - _RING_PX, _LINE_PX), color)


def _beside(dragged: Sequence[Node], over: Node, area: QRect, y: int, *, is_open: bool) -> Landing:
    share = (y - area.top()) / max(area.height(), 1)
    if over.account is not None:
        return Landing(over, None, over, is_onto=True)
    if over.kind is Kind.FOLDER and 1 / _EDGE <= share < 1 - 1 / _EDGE:
        return Landing(over, None, over, is_onto=True)
    if over.kind is Kind.FOLDER and is_open and over.children and share >= 1 - 1 / _EDGE:
        return Landing(over, 0, over)
    is_above = share < 1 / 2
    return Landing(over.folder, _place(over, dragged) + (not is_above), over, is_above=is_above)


def _on_heading(over: Node) -> Landing | None:
    return Landing(None, 0, over) if over.key == FEEDS else None


def _place(node: Node, without: Sequence[Node]) -> int:
    """Return a row's index among its siblings, ignoring some of them."""
    siblings = node.parent.children if node.parent is not None else [node]
    return [each for each in siblings if each not in without or each is node].index(node)


def _is_inside(node: Node | None, folder: Node) -> bool:
    while node is not None:
        if node is folder:
            return True
        node = node.parent
    return False


_RING_NUDGE = 18
_MOST_PICTURED = 3


class MovableTree(QTreeView):
    """Requests moves by `move_wanted(nodes, landing)`; the model changes only on the engine's event. A folder expands when a drag
    pauses over it. External drops are emitted with their folder (None is the top level).
    """

    move_wanted = Signal(object, object)
    file_dropped = Signal(object, object)
    address_dropped = Signal(str, object)
    page_dropped = Signal(str)
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
        self._opener = single_shot(self, 700, self._open_under_drag)

    def event(self, event: QEvent) -> bool:
        """Ignore palette changes, which would make Qt query all row heights; text size changes arrive as another event."""
        return QAbstractScrollArea.event(self, event) if event.type() == QEvent.Type.StyleChange else super().event(event)

    def chosen(self) -> list[Node]:
        """Return the visible selected rows from top to bottom, and the current one, whose articles are listed."""
        indexes = self.selectionModel().selectedIndexes()
        rows = {self._tree.node(index) for index in indexes if index == self.currentIndex() or self.is_shown(index)}
        # asked for with each selection; only several need the order, found in all rows
        return [node for node in self._tree.rows() if node in rows] if len(rows) > 1 else list(rows)

    def is_shown(self, index: QModelIndex) -> bool:
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
        elif saves_pages(self._tree.node(self.indexAt(event.position().toPoint()))):
            self.page_dropped.emit(dropped_address(event.mimeData()))
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
        if not dragged and dropped_address(event.mimeData()) and saves_pages(self._tree.node(index)):
            return Landing(None, None, self._tree.node(index), is_onto=True)
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
        self.has_menu = False
        """True while the menu of a row is open."""
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

    @property
    def shows_counts(self) -> bool:
        return self._rows.shows_counts

    def show_counts(self, *, is_shown: bool) -> None:
        self._rows.shows_counts = is_shown
        self.viewport().update()

    def show_searched(self, text: str) -> None:
        self._rows.searched = text
        self.viewport().update()

    def show_icons(self, feed_ids: AbstractSet[FeedId]) -> None:
        index = self.indexAt(QPoint(0, 0))
        while index.isValid() and (area := self.visualRect(index)).top() < self.viewport().height():
            node = self._tree.node(index)
            if node.kind is Kind.FEED and node.number in feed_ids:
                self.viewport().update(area)
            index = self.indexBelow(index)

    def node_at(self, point: QPoint) -> Node | None:
        return node_of(self.indexAt(point))

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
        """Handle expanders, then default behaviour; the middle button opens a feed's site and the right one a menu without selecting."""
        self._rows.show_focus(is_visible=False)
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.MiddleButton:
            node = self.node_at(point)
            if node is not None and node.kind is Kind.FEED and node.address:
                self.aside_wanted.emit(node.address)
            return
        if event.button() == Qt.MouseButton.RightButton:
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
        self.hover(self.indexAt(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Keep the row under its menu lit."""
        if not self.has_menu:
            self.hover(QModelIndex())
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the focus; rename on F2 and remove on Delete if the row is visible."""
        self._rows.show_focus(is_visible=self._rows.is_focus_visible or event.key() not in _MODIFIERS)
        node = node_of(self.currentIndex())
        is_own = node is not None and node.kind in OWN_KINDS and self.is_shown(self.currentIndex())
        is_pressed = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
        if is_pressed and _is_note(node):
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
        self._rows.follow_focus(event)
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

    def _is_on_twisty(self, point: QPoint) -> bool:
        node = self.node_at(point)
        if node is None or _is_heading(node):
            return node is not None
        from_start = self.viewport().width() - point.x() if self.isRightToLeft() else point.x()
        return node.kind is Kind.FOLDER and from_start <= (int(mark_left(node)) + _TWISTY + _GAP // 2)

    def _is_on_dots(self, point: QPoint) -> bool:
        """Return True if a point is on the menu button of the feeds heading."""
        node = self.node_at(point)
        from_end = point.x() if self.isRightToLeft() else self.viewport().width() - point.x()
        return node is not None and node.key == FEEDS and from_end <= DOTS_PX

    def _trouble_at(self, point: QPoint) -> AccountLine | None:
        node = self.node_at(point)
        line = node.account if node is not None else None
        is_below_name = point.y() > self.visualRect(self.indexAt(point)).center().y()
        return line if line is not None and line.is_in_trouble and is_below_name else None

    def hover(self, index: QModelIndex) -> None:
        if self._hovered != QPersistentModelIndex(index):
            self._hovered = QPersistentModelIndex(index)
            self.viewport().update()


def _is_heading(node: Node | None) -> bool:
    return node is not None and node.kind is Kind.SECTION


def _is_note(node: Node | None) -> bool:
    return node is not None and node.kind is Kind.NOTE


def _is_own(index: QModelIndex) -> bool:
    node = node_of(index)
    return node is not None and node.kind in OWN_KINDS


def _plain(index: Index) -> QModelIndex:
    if isinstance(index, QModelIndex):
        return index
    return index.model().index(index.row(), index.column(), index.parent()) if index.isValid() else QModelIndex()
