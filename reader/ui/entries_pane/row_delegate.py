"""Paints the rows of the list: articles, day headings, gap markers. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow
from reader.ui import fonts
from reader.ui.entries_pane.list_model import ITEM_ROLE, DayHeader, GapMarker, Index
from reader.ui.entries_pane.row_text import RowTexts, title_font
from reader.ui.favicon import paint_tile
from reader.ui.painting import baseline, fill_round, hairline, is_right_to_left, ring_round, text_line
from reader.ui.theme import Theme
from reader.ui.times import relative_time

ENTRY_PX = 98
HEADER_PX = 30
GAP_PX = 48
TEXT_LEFT = 28
TEXT_RIGHT = 16
_INSET = 6
_RADIUS = 8
_TOP = 10
_DOT = 8
_DOT_LEFT = 12
_THUMB = 64
_THUMB_GAP = 14
_TITLE_PX = 19
_SNIPPET_PX = 18
_META_PX = 16
_META_BOTTOM = 10
_TILE = 14
_STAR = 13


class RowDelegate(QStyledItemDelegate):
    """Everything a row needs is in its item; `is_focus_visible` shows the ring after keys were used."""

    def __init__(
        self, theme: Theme, clock: Clock, thumbnail: Callable[[str], QPixmap | None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self._thumbnail = thumbnail
        self._texts = RowTexts()
        self.is_focus_visible = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        """The height of each kind of row."""
        return QSize(200, row_height(index.data(ITEM_ROLE)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        item = index.data(ITEM_ROLE)
        area = QRectF(option.rect)
        painter.save()
        if isinstance(item, EntryRow):
            self._paint_entry(painter, area, item, option.state, is_last=_ends_group(index, option.widget))
        elif isinstance(item, DayHeader):
            text = area.adjusted(TEXT_LEFT, 9, -TEXT_RIGHT, -5)
            text_line(painter, text, fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD), self._theme.color("text_3"), item.title)
        elif isinstance(item, GapMarker):
            self._paint_gap(painter, area, item)
        painter.restore()

    def _paint_entry(self, painter: QPainter, area: QRectF, row: EntryRow, state: QStyle.StateFlag, *, is_last: bool) -> None:
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        is_marked = self._paint_ground(painter, area.adjusted(_INSET, 0, -_INSET, 0), state)
        if not (is_marked or is_last):
            hairline(painter, area.left() + TEXT_LEFT, area.right() - TEXT_RIGHT, area.bottom(), self._theme.color("line"))
        if not row.is_read:
            dot = QRectF(area.left() + _DOT_LEFT, area.top() + _TOP + (_TITLE_PX - _DOT) / 2 + 0.5, _DOT, _DOT)
            fill_round(painter, dot, _DOT / 2, self._theme.color("accent"))
        text = area.adjusted(TEXT_LEFT, _TOP, -TEXT_RIGHT, -_META_BOTTOM)
        picture = self._thumbnail(row.thumbnail_url) if row.thumbnail_url else None
        if picture is not None:
            self._paint_thumbnail(painter, QRectF(text.right() - _THUMB, text.top() + 3, _THUMB, _THUMB), picture)
            text.setRight(text.right() - _THUMB - _THUMB_GAP)
        self._paint_text(painter, text, row, is_selected=is_selected)
        self._paint_meta(painter, text, row, is_selected=is_selected)

    def _paint_ground(self, painter: QPainter, area: QRectF, state: QStyle.StateFlag) -> bool:
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        if is_selected:
            is_active = bool(state & QStyle.StateFlag.State_Active)
            fill_round(painter, area, _RADIUS, self._theme.color("sel" if is_active else "sel_off"))
        elif state & QStyle.StateFlag.State_MouseOver:
            fill_round(painter, area, _RADIUS, self._theme.color("hover_list"))
        if has_focus and self.is_focus_visible:
            ring_round(painter, area, _RADIUS, self._theme.color("focus"))
        return is_selected or (has_focus and self.is_focus_visible)

    def _paint_text(self, painter: QPainter, area: QRectF, row: EntryRow, *, is_selected: bool) -> None:
        lines = self._texts.broken(row.title or row.snippet, row.snippet, int(area.width()), is_read=row.is_read)
        title_color = "text" if is_selected or not row.is_read else "text_read"
        snippet_color = "text_2" if is_selected or not row.is_read else "text_3"
        top = area.top()
        painter.setPen(self._theme.color(title_color))
        for line in lines.title:
            _draw_line(painter, area, top, _TITLE_PX, title_font(is_read=row.is_read), line)
            top += _TITLE_PX
        top += 1
        painter.setPen(self._theme.color(snippet_color))
        for line in lines.snippet:
            _draw_line(painter, area, top, _SNIPPET_PX, fonts.ui_font(fonts.BASE_PX), line)
            top += _SNIPPET_PX

    def _paint_meta(self, painter: QPainter, area: QRectF, row: EntryRow, *, is_selected: bool) -> None:
        top = area.bottom() - _META_PX
        paint_tile(painter, self._theme, QRectF(area.left(), top + 1, _TILE, _TILE), row.feed_id, row.feed_title)
        right = area.right()
        if row.is_starred:
            ratio = painter.device().devicePixelRatio()
            star = self._theme.icons.pixmap("star_filled", self._theme.color("star"), _STAR, ratio)
            painter.drawPixmap(QPointF(right - _STAR, top + 1.5), star)
            right -= _STAR + 6
        font = fonts.ui_font(fonts.SMALL_PX)
        color = self._theme.color("text_2" if is_selected else "text_3")
        left = area.left() + _TILE + 6
        when = "  ·  " + relative_time(row.sort_at, self._clock)
        when_width = QFontMetricsF(font).horizontalAdvance(when)
        name_width = min(QFontMetricsF(font).horizontalAdvance(row.feed_title), right - left - when_width)
        text_line(painter, QRectF(left, top, name_width + 0.5, _META_PX), font, color, row.feed_title)
        painter.setPen(color)
        painter.drawText(QPointF(left + name_width, baseline(font, top, _META_PX)), when)

    def _paint_thumbnail(self, painter: QPainter, area: QRectF, picture: QPixmap) -> None:
        path = QPainterPath()
        path.addRoundedRect(area, 6, 6)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(path)
        painter.drawPixmap(area, picture, QRectF(picture.rect()))
        painter.restore()

    def _paint_gap(self, painter: QPainter, area: QRectF, marker: GapMarker) -> None:
        body = area.adjusted(TEXT_LEFT, 4, -TEXT_RIGHT, -6)
        pen = QPen(self._theme.color("warn_fill"), 1)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        for line in (body.top() + 0.5, body.bottom() - 0.5):
            painter.drawLine(QPointF(body.left(), line), QPointF(body.right(), line))
        ratio = painter.device().devicePixelRatio()
        middle = body.top() + body.height() / 2
        triangle = self._theme.icons.pixmap("warning", self._theme.color("warn"), _TILE, ratio)
        painter.drawPixmap(QPointF(body.left(), middle - _TILE / 2), triangle)
        text = body.adjusted(_TILE + 7, 0, 0, 0)
        text_line(painter, text, fonts.ui_font(fonts.SMALL_PX), self._theme.color("warn"), marker.text)


def row_height(item: object) -> int:
    """The height of a row by what it shows."""
    if isinstance(item, DayHeader):
        return HEADER_PX
    return GAP_PX if isinstance(item, GapMarker) else ENTRY_PX


def _draw_line(painter: QPainter, area: QRectF, top: float, height: float, font: QFont, text: str) -> None:
    left = area.left()
    if not text.isascii() and is_right_to_left(text):
        left = area.right() - QFontMetricsF(font).horizontalAdvance(text)
    painter.setFont(font)
    painter.drawText(QPointF(left, baseline(font, top, height)), text)


def _ends_group(index: Index, view: object) -> bool:
    """Whether no line belongs below a row: the last of its day, or the one above a selected row."""
    below = index.model().index(index.row() + 1, 0)
    if not below.isValid() or not below.flags() & Qt.ItemFlag.ItemIsEnabled:
        return True
    return isinstance(view, QAbstractItemView) and view.selectionModel().isSelected(below)
