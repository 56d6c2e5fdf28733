"""Small strokes the delegates share: rounded fills, focus rings, grounds of rows, hairlines, icons, smooth curves, one line of text. GUI thread only.

Painters think from left to right. Where the language runs the other way, `turn_round` mirrors all they draw, and what must be readable is
drawn through `upright`, which mirrors it back at its place: texts and icons do that here.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTextLine,
)
from PySide6.QtWidgets import QStyle

from reader.ui.look.theme import Theme
from reader.ui.text.translate import balanced

_FOCUS_PX = 2.0


def turn_round(painter: QPainter, area: QRectF) -> None:
    """Let what is drawn from the left come from the right, in a language that is written so; ends with the painter's restore()."""
    if QGuiApplication.isRightToLeft():
        _flip(painter, area)


@contextmanager
def row_area(painter: QPainter, rect: QRect) -> Iterator[QRectF]:
    """The area of a row, turned round where the language is; then the painter is as it was."""
    painter.save()
    area = QRectF(rect)
    turn_round(painter, area)
    yield area
    painter.restore()


@contextmanager
def upright(painter: QPainter, area: QRectF) -> Iterator[bool]:
    """Draw what may not be mirrored, in its mirrored place; gives whether the painter was turned round."""
    is_turned = _is_turned(painter)
    if is_turned:
        _flip(painter, area)
    yield is_turned
    if is_turned:
        _flip(painter, area)


def _is_turned(painter: QPainter) -> bool:
    return painter.worldTransform().m11() < 0


def _flip(painter: QPainter, area: QRectF) -> None:
    """Done twice it is undone."""
    painter.translate(area.left() + area.right(), 0)
    painter.scale(-1, 1)


def draw_icon(painter: QPainter, at: QPointF, pixmap: QPixmap) -> None:
    """A picture that shows no direction."""
    if not _is_turned(painter):
        painter.drawPixmap(at, pixmap)
        return
    with upright(painter, QRectF(at, pixmap.deviceIndependentSize())):
        painter.drawPixmap(at, pixmap)


def draw_text(painter: QPainter, at: QPointF, text: str) -> None:
    """A text in the painter's font and pen; it runs as its letters do, whatever stands around it."""
    painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    if not _is_turned(painter):
        # a list draws dozens of texts for a frame, and measuring each costs as much as drawing it
        painter.drawText(at, text)
        return
    width = QFontMetricsF(painter.font()).horizontalAdvance(text)
    with upright(painter, QRectF(at.x(), at.y(), width, 1)):
        painter.drawText(at, text)


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


def row_ground(
    painter: QPainter,
    theme: Theme,
    area: QRectF,
    state: QStyle.StateFlag,
    *,
    radius: int,
    has_ring: bool,
    hover: str = "hover_list",
) -> None:
    """What lies below a row that is selected or hovered, and the ring around a focused one after keys were used."""
    if state & QStyle.StateFlag.State_Selected:
        is_active = bool(state & QStyle.StateFlag.State_Active)
        fill_round(painter, area, radius, theme.color("sel" if is_active else "sel_off"))
    elif state & QStyle.StateFlag.State_MouseOver:
        fill_round(painter, area, radius, theme.color(hover))
    if has_ring and state & QStyle.StateFlag.State_HasFocus:
        ring_round(painter, area, radius, theme.color("focus"))


def hairline(painter: QPainter, left: float, right: float, bottom: float, color: QColor) -> None:
    """A horizontal line one pixel high that ends at `bottom`."""
    painter.fillRect(QRectF(left, bottom - 1, right - left, 1), color)


def baseline(font: QFont, top: float, height: float) -> float:
    """Where text stands that is centred in a line of this height, as a browser would set it."""
    metrics = QFontMetricsF(font)
    return round(top + (height - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent())


def elided(metrics: QFontMetricsF | QFontMetrics, text: str, width: float) -> str:
    """Return a text that ends in an ellipsis where it has too little room; it stands at the end of the line, and in no run within it."""
    shown = QFontMetricsF(metrics).elidedText(text, Qt.TextElideMode.ElideRight, width)
    ends = shown.rstrip("\u2069")
    return shown if shown == text else balanced(ends[:-1]) + ends[-1:]


def text_line(painter: QPainter, area: QRectF, font: QFont, color: QColor, text: str, *, is_name: bool = False) -> None:
    """One line, elided at its end, where lines of the interface begin; elsewhere right-to-left text stands at the right, but for a name."""
    metrics = QFontMetricsF(font)
    shown = text if metrics.horizontalAdvance(text) <= area.width() else elided(metrics, text, area.width())
    width = metrics.horizontalAdvance(shown)
    painter.setFont(font)
    painter.setPen(color)
    painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    with upright(painter, area) as is_turned:
        ends_right = is_turned or (not is_name and not text.isascii() and is_right_to_left(shown))
        left = area.right() - width if ends_right else area.left()
        painter.drawText(QPointF(left, baseline(font, area.top(), area.height())), shown)


def cursor_x(line: QTextLine, at: int) -> float:
    """Where in a line a place of the text is."""
    found = line.cursorToX(at)
    return float(found[0]) if isinstance(found, tuple) else float(str(found))


def is_right_to_left(text: str) -> bool:
    """Whether the first letter with a direction runs from right to left."""
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        if kind in {"R", "AL"}:
            return True
        if kind == "L":
            return False
    return False


def smooth_path(points: Sequence[QPointF]) -> QPainterPath:
    """Through points that go from left to right, by cubic pieces with the slopes of Fritsch and Carlson (1980): no wave that is not there."""
    path = QPainterPath(points[0])
    slopes = _slopes(points)
    for place in range(len(points) - 1):
        begin, end = points[place], points[place + 1]
        third = (end.x() - begin.x()) / 3
        path.cubicTo(
            QPointF(begin.x() + third, begin.y() + third * slopes[place]),
            QPointF(end.x() - third, end.y() - third * slopes[place + 1]),
            end,
        )
    return path


def _slopes(points: Sequence[QPointF]) -> list[float]:
    """Flat at tops and in valleys; elsewhere the harmonic mean of both sides, which keeps every piece monotone."""
    rises = [(end.y() - begin.y()) / (end.x() - begin.x()) for begin, end in pairwise(points)]
    inner = [2 * a * b / (a + b) if a * b > 0 else 0.0 for a, b in pairwise(rises)]
    return [rises[0], *inner, rises[-1]] if rises else [0.0]
