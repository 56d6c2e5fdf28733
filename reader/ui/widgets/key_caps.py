"""Paints keyboard shortcuts as key caps. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from reader.ui.look import fonts
from reader.ui.look.painting import baseline, fill_round, upright
from reader.ui.look.theme import Theme

CAP_PX = 18
_BESIDE = 6.0
_LEAST = 18.0


def cap_width(label: str) -> float:
    font = fonts.ui_font(fonts.CAPTION_PX, fonts.MEDIUM)
    return max(round(QFontMetricsF(font).horizontalAdvance(label)) + 2 * _BESIDE, _LEAST)


def paint_cap(painter: QPainter, theme: Theme, left: float, middle: float, label: str) -> float:
    """Draw a cap from `left`, centred at height `middle`; return its width."""
    font = fonts.ui_font(fonts.CAPTION_PX, fonts.MEDIUM)
    width = cap_width(label)
    area = QRectF(left, middle - CAP_PX / 2, width, CAP_PX)
    fill_round(painter, area, 4, theme.color("line_strong"))
    fill_round(painter, area.adjusted(1, 1, -1, -1), 3, theme.color("bg_raised"))
    painter.setFont(font)
    painter.setPen(theme.color("text_3"))
    text = left + (width - QFontMetricsF(font).horizontalAdvance(label)) / 2
    with upright(painter, area):
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.drawText(QPointF(text, baseline(font, area.top(), CAP_PX)), label)
    return width
