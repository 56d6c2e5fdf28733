"""Paints the rows of the sidebar. GUI thread only."""

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reader.domain.entry import LISTS_OF_MARKS, View
from reader.ui.data.nodes import FEEDS, Kind, Node
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import baseline, draw_icon, draw_text, fill_round, ring_round, row_area, row_ground, text_line
from reader.ui.look.theme import Theme
from reader.ui.sidebar.node_model import Index
from reader.ui.sidebar.tree_model import NODE_ROLE
from reader.ui.text.languages import number_text
from reader.ui.text.marks import STYLES
from reader.ui.widgets.text_fields import LineEdit

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
_NAMED_ICONS = {Kind.SEARCH: "search", Kind.TAG: "tag", Kind.PAGE: "health"}


def twisty_right(node: Node) -> int:
    """Return the right edge of a folder's clickable expander."""
    return int(mark_left(node)) + _TWISTY + _GAP // 2


class TreeDelegate(QStyledItemDelegate):
    """Row with icon, name, and count or warning; `is_focus_visible` shows the ring after keyboard use."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.is_focus_visible = False
        self.shows_counts = True
        self.searched = ""
        self.drop_target: Node | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        """Return heights of 28 for rows and 36 for headings, scaled with the text size."""
        node = index.internalPointer()
        if not isinstance(node, Node):
            return QSize(120, fonts.scaled(ROW_PX))
        if node.state:
            return QSize(120, fonts.scaled(ACCOUNT_PX))
        return QSize(120, fonts.scaled(SECTION_PX if node.kind is Kind.SECTION else ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        node = index.data(NODE_ROLE)
        if not isinstance(node, Node):
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
        is_page = node.kind is Kind.PAGE
        if not node.unread or not (self.shows_counts or is_page) or node.key[1] == View.ALL:
            return right
        font = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        count = number_text(node.unread)
        width = QFontMetricsF(font).horizontalAdvance(count)
        painter.setFont(font)
        painter.setPen(self._theme.color("text_2" if is_selected else "warn" if is_page else "text_3"))
        draw_text(painter, QPointF(right - width, baseline(font, area.top(), area.height())), count)
        return right - width - _GAP

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002 - Qt's signature
        editor = LineEdit(parent)
        editor.setProperty("kind", "inline")
        editor.setAccessibleName(self.tr("New name"))
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        node = index.data(NODE_ROLE)
        area: QRect = option.rect
        if isinstance(node, Node):
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
