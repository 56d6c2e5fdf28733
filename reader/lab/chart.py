"""Chart of `beforehand lab --plot`: a table as curves over its columns or as bars. Drawn offscreen; main thread."""

import math
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from reader.lab.plot import INK, MARGIN, OTHER_COLORS, SOFT, WIDTH, Scale, apart, draw_heights, draw_page, write
from reader.lab.report import IN_WORDS, Cell, Table
from reader.ui.kit.fonts import MEDIUM, SMALL_PX, ui_font

COLORS = ("#2158d0", "#b4530a", "#5b8c1a", "#8a4fc9", "#c2347f", "#0e7c86", "#7a8087", "#a3793b", *OTHER_COLORS)
HEADING_PX, AXIS_PX, SCALE_PX, NAMES_PX = 96, 56, 60, 250
HEIGHT, BAR_PX = 600, 30
HEADROOM = 1.06


class _Axis(Scale):
    """Maps values evenly."""

    __slots__ = ()

    def place(self, value: float) -> float:
        return self.begin + (value - self.low) / (self.high - self.low) * (self.end - self.begin)

    def ticks(self) -> list[float]:
        rough = (self.high - self.low) / 5
        power = 10.0 ** math.floor(math.log10(rough))
        step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
        first = math.ceil(self.low / step)
        return [round(number * step, 10) for number in range(first, math.floor(self.high / step + 1e-9) + 1)]


def draw(table: Table, subtitle: str, file: Path) -> bool:
    """Draw a table and save it as PNG; return whether that worked. Values that are not finite are not shown."""
    height = HEIGHT if table.x else HEADING_PX + AXIS_PX + BAR_PX * max(len(table.rows), 1)
    largest = max((value for _, cells in table.rows for cell in cells for value in _shown(table, cell, cells)), default=0.0)

    def paint(painter: QPainter) -> None:
        if largest > 0:
            area = QRectF(MARGIN, HEADING_PX, WIDTH - 2 * MARGIN, height - HEADING_PX - AXIS_PX)
            (_curves if table.x else _bars)(painter, area, table, largest * HEADROOM)

    return draw_page(file, height, table.title, subtitle, paint)


def _shown(table: Table, cell: Cell, cells: Sequence[Cell]) -> list[float]:
    place = cells.index(cell)
    is_drawn = place < len(table.x) if table.x else place == 0
    return [value for value in (cell.ours, cell.paper) if math.isfinite(value)] if is_drawn else []


def _curves(painter: QPainter, area: QRectF, table: Table, largest: float) -> None:
    plot = QRectF(area.left() + SCALE_PX, area.top(), area.width() - SCALE_PX - NAMES_PX, area.height())
    low, high = min(table.x), max(table.x)
    across = _Axis(low, high if high > low else low + 1, plot.left() + 10, plot.right() - 10)
    up = _Axis(0.0, largest, plot.bottom(), plot.top())
    draw_heights(painter, plot, up)
    for x, name in zip(table.x, table.columns, strict=False):
        if len(table.x) <= 12 or table.x.index(x) % math.ceil(len(table.x) / 12) == 0:
            at = QRectF(across.place(x) - 40, plot.bottom() + 7, 80, 20)
            write(painter, at, ui_font(SMALL_PX), SOFT, name, Qt.AlignmentFlag.AlignHCenter)
    _paper_note(painter, table, QRectF(plot.left(), plot.bottom() + 28, plot.width(), 20))
    ends = [
        _curve(painter, cells[: len(table.x)], table.x, across, up, _color(number))
        for number, (_, cells) in enumerate(table.rows)
    ]
    shown = [number for number, end in enumerate(ends) if end is not None]
    places = apart([end.y() for end in ends if end is not None], plot.top(), plot.bottom())
    for number, y in zip(shown, places, strict=True):
        where = QRectF(plot.right() + 16, y - 10, NAMES_PX - 16, 20)
        write(painter, where, ui_font(SMALL_PX, MEDIUM), _color(number), table.rows[number][0])


def _curve(
    painter: QPainter, cells: Sequence[Cell], x: Sequence[float], across: _Axis, up: _Axis, color: QColor
) -> QPointF | None:
    """Draw a row, the paper's values as rings, and return its last point, None without any."""
    points = [
        QPointF(across.place(at), up.place(cell.ours)) for at, cell in zip(x, cells, strict=False) if math.isfinite(cell.ours)
    ]
    painter.setPen(QPen(color, 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(points))
    for at, cell in zip(x, cells, strict=False):
        if math.isfinite(cell.paper):
            painter.drawEllipse(QPointF(across.place(at), up.place(cell.paper)), 5, 5)
    painter.setBrush(color)
    for point in points if len(points) <= 30 else []:
        painter.drawEllipse(point, 3, 3)
    return points[-1] if points else None


def _bars(painter: QPainter, area: QRectF, table: Table, largest: float) -> None:
    along = _Axis(0.0, largest, area.left() + NAMES_PX, area.right() - SCALE_PX)
    font = ui_font(SMALL_PX, tabular=True)
    for number, (name, cells) in enumerate(table.rows):
        top = area.top() + number * BAR_PX
        write(painter, QRectF(area.left(), top, NAMES_PX - 12, BAR_PX), ui_font(SMALL_PX, MEDIUM), INK, name)
        cell = cells[0]
        if not math.isfinite(cell.ours):
            continue
        bar = QRectF(along.begin, top + 6, along.place(cell.ours) - along.begin, BAR_PX - 12)
        painter.fillRect(bar, QColor(COLORS[0]))
        write(painter, QRectF(bar.right() + 6, top, SCALE_PX, BAR_PX), font, SOFT, f"{cell.ours:.{table.digits}f}")
        if math.isfinite(cell.paper):
            at = along.place(cell.paper)
            painter.setPen(QPen(INK, 2))
            painter.drawLine(QPointF(at, top + 2), QPointF(at, top + BAR_PX - 2))
    heading = QRectF(along.begin, area.bottom() + 6, area.right() - along.begin, 20)
    write(painter, heading, ui_font(SMALL_PX), SOFT, table.columns[0])
    _paper_note(painter, table, heading.translated(0, 20))


def _paper_note(painter: QPainter, table: Table, where: QRectF) -> None:
    drawn = len(table.x) or 1
    if any(math.isfinite(cell.paper) for _, cells in table.rows for cell in cells[:drawn]):
        write(painter, where, ui_font(SMALL_PX), SOFT, f"rings and ticks: {IN_WORDS[table.source]}")


def _color(number: int) -> QColor:
    return QColor(COLORS[number % len(COLORS)])
