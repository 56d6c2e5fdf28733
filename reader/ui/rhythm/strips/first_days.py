"""Ribbon before habits are known: recorded visits on a flat band, and a text on what follows when. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from reader.reports.rhythm_strips import MarkKind, RhythmDay
from reader.ui.look import fonts
from reader.ui.look.painting import upright
from reader.ui.look.theme import Theme
from reader.ui.rhythm.strips.mark_shapes import paint_mark
from reader.ui.rhythm.strips.time_axis import TimeAxis
from reader.ui.text.rhythm.strips_text import first_days_text

_BAND_PX = 14
_DASH, _PAUSE = 4.0, 3.0
_VISIT_ABOVE = 4.5
_WORDS_WIDEST, _WORDS_BESIDE, _WORDS_ABOVE, _BETWEEN = 280, 12, 18, 4


def paint_first_days(painter: QPainter, theme: Theme, axis: TimeAxis, day: RhythmDay, base: float, now: float) -> None:
    """Paint above `base`, with the text on the wider side of `now`."""
    top = base - _BAND_PX
    painter.fillRect(QRectF(axis.begin, top, axis.width, _BAND_PX), theme.color("accent_soft"))
    pen = QPen(theme.color("accent_mid"), 1)
    pen.setDashPattern([_DASH, _PAUSE])
    painter.setPen(pen)
    painter.drawLine(QPointF(axis.begin, top + 0.5), QPointF(axis.end, top + 0.5))
    for at in day.visits:
        paint_mark(painter, theme, MarkKind.VISIT, QPointF(axis.x(at), top - _VISIT_ABOVE))
    if day.waits_for_habit:
        present = min(max(axis.x(now), axis.begin), axis.end)
        left, right = (present, axis.end) if present < (axis.begin + axis.end) / 2 else (axis.begin, present)
        _paint_words(painter, theme, left + _WORDS_BESIDE, right - _WORDS_BESIDE, top - _WORDS_ABOVE)


def _paint_words(painter: QPainter, theme: Theme, left: float, right: float, bottom: float) -> None:
    width, middle = min(right - left, float(fonts.scaled(_WORDS_WIDEST))), (left + right) / 2
    title, said = first_days_text()
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    for text, font, color in (
        (said, fonts.ui_font(fonts.SMALL_PX), "text_2"),
        (title, fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD), "text"),
    ):
        painter.setFont(font)
        painter.setPen(theme.color(color))
        height = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, bottom), int(flags), text).height()
        area = QRectF(middle - width / 2, bottom - height, width, height)
        with upright(painter, area):
            painter.drawText(area, int(flags), text)
        bottom -= height + _BETWEEN
