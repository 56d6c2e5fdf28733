"""Drawing one line of text, with what was searched for marked in it. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout

from reader.ui.article_list.rows.row_text import Line
from reader.ui.look.painting import baseline, cursor_x, fill_round, is_right_to_left, upright
from reader.ui.look.theme import Theme

Hits = Sequence[tuple[int, int]]
_MARK_RADIUS = 3
_MARK_OVER = 1.5


def draw_line(painter: QPainter, area: QRectF, font: QFont, line: Line, hits: Hits, theme: Theme) -> None:
    """Draw a line in the painter's pen; `hits` are places in the whole text that the line was broken from."""
    text = line.text
    inside = [(max(start - line.start, 0), min(end - line.start, len(text))) for start, end in hits]
    inside = [(start, end) for start, end in inside if start < end]
    painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    with upright(painter, area):
        left = area.left()
        if not text.isascii() and is_right_to_left(text):
            left = area.right() - QFontMetricsF(font).horizontalAdvance(text)
        if inside:
            _draw_marked(painter, QRectF(left, area.top(), area.width(), area.height()), font, text, inside, theme)
        else:
            painter.setFont(font)
            painter.drawText(QPointF(left, baseline(font, area.top(), area.height())), text)


def _draw_marked(painter: QPainter, area: QRectF, font: QFont, text: str, hits: Hits, theme: Theme) -> None:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    pen = painter.pen()
    formats = []
    for start, end in hits:
        first, last = _units(text, start), _units(text, end)
        left, right = sorted((cursor_x(line, first), cursor_x(line, last)))
        mark = QRectF(area.left() + left - _MARK_OVER, area.top() + 0.5, right - left + 2 * _MARK_OVER, area.height() - 1)
        fill_round(painter, mark, _MARK_RADIUS, theme.color("mark"))
        ink = QTextLayout.FormatRange()
        ink.start, ink.length, ink.format = first, last - first, QTextCharFormat()
        ink.format.setForeground(QBrush(theme.color("text")))
        formats.append(ink)
    painter.setPen(pen)
    top = baseline(font, area.top(), area.height()) - line.ascent()
    layout.draw(painter, QPointF(area.left(), top), formats)


def _units(text: str, position: int) -> int:
    return len(text[:position].encode("utf-16-le")) // 2
