"""Shapes of marks, distinguishable without colour. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from reader.reports.rhythm_strips import MarkKind
from reader.ui.look.painting import draw_icon, fill_round
from reader.ui.look.theme import Theme
from reader.ui.rhythm.strips.strips_pictures import blank_picture

REACH = 9.0
"""Maximum extent of a mark from its centre, including the ring of a selected one."""
_BAR_HALF = 9.0
_SMALL = 0.72
BAR_PX, BAR_RADIUS, _BAR_STRENGTH = 10, 2, 0.6
_SHRINKING = {
    MarkKind.NEW,
    MarkKind.PLANNED,
    MarkKind.LIKELY,
    MarkKind.REFUSED,
    MarkKind.FAILED,
    MarkKind.NO_NETWORK,
    MarkKind.RETURNED,
}


class MarkPictures:
    """Cached pictures of marks, as hundreds are visible at once. `is_small` is for a week, where they are dense."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept: dict[tuple[MarkKind, float, bool], QPixmap] = {}
        self.is_small = False
        theme.changed.connect(self._kept.clear)

    def draw(self, painter: QPainter, kind: MarkKind, at: QPointF, ratio: float) -> None:
        """Draw a mark centred at a point, aligned to device pixels."""
        key = (kind, ratio, self.is_small)
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept[key] = self._paint(kind, ratio)
        corner = QPointF(round((at.x() - REACH) * ratio) / ratio, round((at.y() - REACH) * ratio) / ratio)
        draw_icon(painter, corner, picture)

    def _paint(self, kind: MarkKind, ratio: float) -> QPixmap:
        picture = blank_picture(QSizeF(2 * REACH, 2 * REACH), ratio)
        painter = QPainter(picture)
        painter.translate(REACH, REACH)
        if self.is_small and kind in _SHRINKING:
            painter.scale(_SMALL, _SMALL)
        paint_mark(painter, self._theme, kind, QPointF(0, 0))
        painter.end()
        return picture


def paint_mark(painter: QPainter, theme: Theme, kind: MarkKind, at: QPointF) -> None:
    """Draw a mark centred at a point, with a rim of the page's colour that separates it from its neighbours."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    page = theme.color("bg_page")
    if kind is MarkKind.NEW:
        _disc(painter, at, 6.25, page)
        _disc(painter, at, 4.75, theme.color("accent"))
    elif kind is MarkKind.NOTHING:
        _disc(painter, at, 3.5, page)
        _disc(painter, at, 2.5, theme.color("text_3"))
    elif kind is MarkKind.PLANNED:
        _disc(painter, at, 6, page)
        _ring(painter, at, 4.5, QPen(theme.color("accent"), 1.6))
    elif kind is MarkKind.LIKELY:
        _ring(painter, at, 3.5, QPen(theme.color("timer"), 1.2, Qt.PenStyle.DotLine))
    elif kind is MarkKind.RETURNED:
        _disc(painter, at, 6.25, page)
        _disc(painter, at, 5.5, theme.color("accent"))
        _chevron(painter, at, 2.4, QPen(page, 1.5, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    elif kind is MarkKind.VISIT:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent"))
        painter.drawPolygon(QPolygonF([at + QPointF(-4, -2.5), at + QPointF(4, -2.5), at + QPointF(0, 2.5)]))
    elif kind is MarkKind.PRESENT:
        fill_round(painter, QRectF(at.x() - 7, at.y() - BAR_PX / 2, 14, BAR_PX), BAR_RADIUS, bar_color(theme))
    else:
        _paint_trouble(painter, theme, kind, at)


def _paint_trouble(painter: QPainter, theme: Theme, kind: MarkKind, at: QPointF) -> None:
    page = theme.color("bg_page")
    if kind is MarkKind.REFUSED:
        _disc(painter, at, 7, page)
        _cross(painter, at, 3.5, QPen(theme.color("bad"), 2, c=Qt.PenCapStyle.RoundCap))
    elif kind is MarkKind.FAILED:
        _triangle(painter, at, 6.8, page)
        _triangle(painter, at, 5.0, theme.color("bad"))
    elif kind is MarkKind.NO_NETWORK:
        _disc(painter, at, 6, page)
        _ring(painter, at, 3.75, QPen(theme.color("text_3"), 1.4))
        painter.drawLine(at + QPointF(-4.5, 4.5), at + QPointF(4.5, -4.5))
    elif kind is MarkKind.LIMIT:
        painter.fillRect(QRectF(at.x() - 0.75, at.y() - _BAR_HALF, 1.5, 2 * _BAR_HALF), theme.color("bad"))


def bar_color(theme: Theme) -> QColor:
    color = QColor(theme.color("timer"))
    color.setAlphaF(_BAR_STRENGTH)
    return color


def paint_halo(painter: QPainter, theme: Theme, at: QPointF, *, is_focused: bool) -> None:
    """Draw the ring around the mark that is hovered or focused."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(theme.color("focus" if is_focused else "accent"), 2 if is_focused else 1.5)
    _ring(painter, at, REACH - 1, pen)


def paint_wait(painter: QPainter, theme: Theme, begin: QPointF, end: QPointF) -> None:
    """Draw a dashed line over a time in which requests are forbidden."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    pen = QPen(theme.color("bad"), 1.2)
    pen.setDashPattern([2.5, 2.5])
    painter.setPen(pen)
    painter.drawLine(begin, end)


def _disc(painter: QPainter, at: QPointF, radius: float, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(at, radius, radius)


def _ring(painter: QPainter, at: QPointF, radius: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, radius, radius)


def _cross(painter: QPainter, at: QPointF, half: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.drawLine(at - QPointF(half, half), at + QPointF(half, half))
    painter.drawLine(at - QPointF(half, -half), at + QPointF(half, -half))


def _chevron(painter: QPainter, at: QPointF, half: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tip = at + QPointF(half * 0.6, 0)
    painter.drawPolyline([tip + QPointF(-half, -half), tip, tip + QPointF(-half, half)])


def _triangle(painter: QPainter, at: QPointF, radius: float, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    half, bottom = radius * 0.9, radius * 0.7
    painter.drawPolygon(QPolygonF([at + QPointF(0, -radius), at + QPointF(half, bottom), at + QPointF(-half, bottom)]))
