"""Smooth curves through points, never above or below their neighbours. Pure but for Qt's path."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath


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
