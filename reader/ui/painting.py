"""Small strokes the delegates share: rounded fills, focus rings, hairlines, one line of text. GUI thread only."""

import unicodedata

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

_FOCUS_PX = 2.0


def fill_round(painter: QPainter, area: QRectF, radius: float, color: QColor) -> None:
    """Fill a rounded rectangle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(area, radius, radius)


def ring_round(painter: QPainter, area: QRectF, radius: float, color: QColor) -> None:
    """Draw a focus ring just inside a rounded rectangle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, _FOCUS_PX))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = _FOCUS_PX / 2
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), radius - half, radius - half)


def hairline(painter: QPainter, left: float, right: float, bottom: float, color: QColor) -> None:
    """A horizontal line one pixel high that ends at `bottom`."""
    painter.fillRect(QRectF(left, bottom - 1, right - left, 1), color)


def baseline(font: QFont, top: float, height: float) -> float:
    """Where text stands that is centred in a line of this height, as a browser would set it."""
    metrics = QFontMetricsF(font)
    return round(top + (height - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent())


def text_line(painter: QPainter, area: QRectF, font: QFont, color: QColor, text: str, *, is_name: bool = False) -> None:
    """One line, elided at the end of the area; right-to-left text stands at the right, but a name stays beside its icon."""
    metrics = QFontMetricsF(font)
    shown = (
        text
        if metrics.horizontalAdvance(text) <= area.width()
        else metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    )
    left = area.left()
    if not is_name and not text.isascii() and is_right_to_left(shown):
        left = area.right() - metrics.horizontalAdvance(shown)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(QPointF(left, baseline(font, area.top(), area.height())), shown)


def is_right_to_left(text: str) -> bool:
    """Whether the first letter with a direction runs from right to left."""
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        if kind in {"R", "AL"}:
            return True
        if kind == "L":
            return False
    return False
