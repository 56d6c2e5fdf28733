"""Paints the rows around the new articles of a list: section header, folded feeds, divider, lines with an action. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from reader.ui.kit import fonts
from reader.ui.kit.painting import draw_icon, fill_round, hairline, paint_tile, text_line
from reader.ui.kit.theme import Theme
from reader.ui.list.loading import Part
from reader.ui.list.model import Divider, FoldRow, SectionHeader, SectionNote

PART_PX = {Part.NEW: 30, Part.NOTHING_NEW: 34, Part.NO_MATCH: 34, Part.OLDER: 34, Part.LEFT_OFF: 36}
FOLD_ROW_PX = 40
_LEFT, _RIGHT = 28, 16
_DOT, _DOT_LEFT = 8, 12
_TILE, _CHEVRON = 14, 12
_SPACE = 8
_BAR_WIDE, _BAR_HIGH = 14, 2
_BETWEEN = 10


class SectionPainter:
    """Draws within the row's area."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def paint(
        self, painter: QPainter, area: QRectF, item: FoldRow | SectionHeader | SectionNote | Divider, *, has_line: bool
    ) -> None:
        """Draw a row; `has_line` asks for the line below a fold."""
        match item:
            case FoldRow():
                self._fold(painter, area, item, has_line=has_line)
            case SectionHeader():
                self._header(painter, area, item)
            case SectionNote():
                self._note(painter, area, item)
            case Divider():
                self._divider(painter, area, item)

    def _header(self, painter: QPainter, area: QRectF, item: SectionHeader) -> None:
        """Draw title and count low in the row, as headings of days are."""
        text = area.adjusted(_LEFT, 9, -_RIGHT, -5)
        color = self._theme.color("accent_text")
        count = _font(fonts.MEDIUM, tabular=True)
        width = QFontMetricsF(count).horizontalAdvance(item.count) + 1
        text_line(painter, text.adjusted(text.width() - width, 0, 0, 0), count, color, item.count, is_name=True)
        text_line(painter, text.adjusted(0, 0, -width - _BETWEEN, 0), _font(fonts.SEMIBOLD), color, item.title, is_name=True)

    def _divider(self, painter: QPainter, area: QRectF, item: Divider) -> None:
        """Draw a bar, the words, and a line that leads to the day."""
        body = area.adjusted(_LEFT, 0, -_RIGHT, 0)
        middle = body.center().y()
        bar = QRectF(body.left(), middle - _BAR_HIGH / 2, _BAR_WIDE, _BAR_HIGH)
        fill_round(painter, bar, _BAR_HIGH / 2, self._theme.color("accent"))
        body.setLeft(bar.right() + _BETWEEN)
        day, words, color = _font(fonts.MEDIUM), _font(fonts.SEMIBOLD), self._theme.color("text_3")
        if item.day:
            width = min(QFontMetricsF(day).horizontalAdvance(item.day) + 1, body.width() / 2)
            text_line(painter, body.adjusted(body.width() - width, 0, 0, 0), day, color, item.day, is_name=True)
            body.setRight(body.right() - width - _BETWEEN)
        text_line(painter, body, words, color, item.title, is_name=True)
        left = body.left() + QFontMetricsF(words).horizontalAdvance(item.title) + _BETWEEN
        if left < body.right():
            hairline(painter, left, body.right(), round(middle) + 1, self._theme.color("line_strong"))

    def _note(self, painter: QPainter, area: QRectF, item: SectionNote) -> None:
        text = area.adjusted(_LEFT, 0, -_RIGHT, 0)
        title, action = note_areas(text, item)
        text_line(painter, title, _font(fonts.SEMIBOLD), self._theme.color("text_3"), item.title, is_name=True)
        text_line(painter, action, _font(fonts.SEMIBOLD), self._theme.color("accent_text"), item.action, is_name=True)

    def _fold(self, painter: QPainter, area: QRectF, item: FoldRow, *, has_line: bool) -> None:
        middle, ratio = area.center().y(), painter.device().devicePixelRatio()
        if has_line:
            hairline(painter, area.left() + _LEFT, area.right() - _RIGHT, area.bottom(), self._theme.color("line"))
        if item.unread:
            dot = QRectF(area.left() + _DOT_LEFT, middle - _DOT / 2, _DOT, _DOT)
            fill_round(painter, dot, _DOT / 2, self._theme.color("accent"))
        text = area.adjusted(_LEFT, 0, -_RIGHT, 0)
        if item.feed_id:
            paint_tile(painter, self._theme, QRectF(text.left(), middle - _TILE / 2, _TILE, _TILE), item.feed_id, item.feed_title)
            text.setLeft(text.left() + _TILE + _SPACE)
        name = "chevron_down" if item.is_open else "chevron_right"
        chevron = self._theme.icons.pixmap(name, self._theme.color("text_3"), _CHEVRON, ratio)
        draw_icon(painter, QPointF(text.right() - _CHEVRON, middle - _CHEVRON / 2), chevron)
        text.setRight(text.right() - _CHEVRON - _SPACE)
        font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if item.unread else fonts.REGULAR)
        text_line(painter, text, font, self._theme.color("text" if item.unread else "text_read"), item.title, is_name=True)


def header_words(item: SectionHeader) -> float:
    """Return how far the title reaches from the start of a header, with the space beside it."""
    return _LEFT + QFontMetricsF(_font(fonts.SEMIBOLD)).horizontalAdvance(item.title) + _SPACE


def note_areas(text: QRectF, item: SectionNote) -> tuple[QRectF, QRectF]:
    """Return the areas of the words and of the action behind them; the words are elided first."""
    metrics = QFontMetricsF(_font(fonts.SEMIBOLD))
    action = metrics.horizontalAdvance(item.action) + 1 if item.action else 0.0
    space = _SPACE if item.title and item.action else 0
    width = max(min(metrics.horizontalAdvance(item.title) + 1, text.width() - action - space), 0.0) if item.title else 0.0
    title = QRectF(text.left(), text.top(), width, text.height())
    return title, QRectF(title.right() + space, text.top(), min(action, text.width()), text.height())


def _font(weight: int, *, tabular: bool = False) -> QFont:
    return fonts.ui_font(fonts.CAPTION_PX, weight, tabular=tabular)
