"""Paints the rows that are no articles: day and feed headings, floods. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from reader.ui.article_list.model.list_items import BurstRow, DayHeader, FeedHeader
from reader.ui.article_list.rows.entry_painter import BETWEEN, TEXT_LEFT, TEXT_RIGHT, draw_parts
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import baseline, draw_text, text_line
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text

_SMALL_TILE = 14
_TILE = 16
_CHEVRON = 12
_CHEVRON_LEFT = 11
_GAP = 7


class MarkerPainter:
    """Draws within the area that a row has."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def day(self, painter: QPainter, area: QRectF, item: DayHeader) -> None:
        """A quiet word low in its row."""
        text = area.adjusted(TEXT_LEFT, 9, -TEXT_RIGHT, -5)
        text_line(
            painter, text, fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD), self._theme.color("text_3"), item.title, is_name=True
        )

    def feed(self, painter: QPainter, area: QRectF, item: FeedHeader) -> None:
        text = area.adjusted(TEXT_LEFT, 9, -TEXT_RIGHT, -5)
        tile = QRectF(text.left(), text.top() + (text.height() - _SMALL_TILE) / 2, _SMALL_TILE, _SMALL_TILE)
        paint_tile(painter, self._theme, tile, item.feed_id, item.title)
        text.setLeft(text.left() + _SMALL_TILE + _GAP)
        font = fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD)
        text_line(painter, text, font, self._theme.color("text_2"), item.title, is_name=True)

    def burst(self, painter: QPainter, area: QRectF, item: BurstRow) -> None:
        """A chevron, tile and name, how many articles, and how many of them are unread."""
        middle = area.center().y()
        chevron = "chevron_down" if item.is_open else "chevron_right"
        arrow = self._theme.icons.pixmap(chevron, self._theme.color("text_3"), _CHEVRON, _ratio(painter))
        painter.drawPixmap(QPointF(area.left() + _CHEVRON_LEFT, middle - _CHEVRON / 2), arrow)
        tile = QRectF(area.left() + TEXT_LEFT, middle - _TILE / 2, _TILE, _TILE)
        paint_tile(painter, self._theme, tile, item.feed_id, item.feed_title)
        count = number_text(item.unread) if item.unread else ""
        count_font = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        right = area.right() - TEXT_RIGHT - QFontMetricsF(count_font).horizontalAdvance(count)
        painter.setFont(count_font)
        painter.setPen(self._theme.color("text_3"))
        draw_text(painter, QPointF(right, baseline(count_font, area.top(), area.height())), count)
        text = QRectF(tile.right() + 8, area.top(), right - 12 - tile.right() - 8, area.height())
        font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if item.unread else fonts.REGULAR)
        color = self._theme.color("text" if item.unread else "text_read")
        text_width = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX)).horizontalAdvance(BETWEEN + item.title)
        name_width = min(QFontMetricsF(font).horizontalAdvance(item.feed_title), text.width() - text_width)
        name = QRectF(text.left(), text.top(), name_width + 0.5, text.height())
        text_line(painter, name, font, color, item.feed_title, is_name=True)
        painter.setPen(self._theme.color("text_3"))
        draw_parts(painter, QPointF(text.left() + name_width, text.top()), text.height(), [item.title])


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatio()
