"""Chart of `beforehand replay --plot`: misses per access against requests. Drawn offscreen; main thread."""

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QImageWriter, QPainter, QPen, QPolygonF

from reader.domain.value_classes import dataclass
from reader.ui.kit.fonts import BASE_PX, MEDIUM, SEMIBOLD, SMALL_PX, SUBHEADING_PX, ui_font

WIDTH, HEIGHT, PIXEL_RATIO = 1120, 600, 2
MARGIN = 36.0
HEADING_PX = 96.0
AXIS_PX = 52.0
LABELS_PX = 118.0
SCALE_PX = 44.0
GAP_PX = 28.0
LABEL_STEP_PX = 17.0

PAPER, INK, SOFT, LINE = QColor("#fdfdfb"), QColor("#1f2328"), QColor("#5f666e"), QColor("#e4e4de")
COLORS = {
    "uniform": "#7a8087",
    "hourly": "#a3793b",
    "miniflux": "#b4530a",
    "commafeed": "#0e7c86",
    "data-only": "#5b8c1a",
    "user-data": "#8a4fc9",
    "user-data-exact": "#c2347f",
    "price": "#2158d0",
    "price-open": "#d1302b",
}
OTHER_COLORS = ("#3f3f46", "#0f9d73", "#a16207", "#6d28d9")
REQUEST_TICKS = (0.5, 1, 2, 4, 8, 12, 24, 48, 96)
STRONG = frozenset({"price", "price-open"})


@dataclass(frozen=True, slots=True)
class Mark:
    """One policy under one budget: requests per feed and day, misses per access, at once and after three seconds."""

    requests: float
    misses: float
    late: float


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps values from `low` to `high` to positions from `begin` to `end`, by their logarithm."""

    low: float
    high: float
    begin: float
    end: float

    def place(self, value: float) -> float:
        share = math.log(value / self.low) / math.log(self.high / self.low)
        return self.begin + share * (self.end - self.begin)

    def ticks(self) -> list[float]:
        """Return round numbers within the scale: 1, 2, 5, 10, 20..."""
        first, last = math.floor(math.log10(self.low)), math.ceil(math.log10(self.high))
        candidates = [round(step * 10.0**power, 9) for power in range(first, last + 1) for step in (1, 2, 5)]
        return [value for value in candidates if self.low <= value <= self.high]


def draw(curves: Mapping[str, Sequence[Mark]], subtitle: str, file: Path) -> bool:
    """Draw curves by policy, single marks as dots, and save them as PNG; return whether that worked. Values of 0 cannot be shown."""

    def paint(painter: QPainter) -> None:
        width = (WIDTH - 2 * MARGIN - GAP_PX) / 2
        area = QRectF(MARGIN, HEADING_PX, width, HEIGHT - HEADING_PX - 20)
        _panel(painter, area, "Not fetched at the visit", curves, lambda mark: mark.misses)
        area.translate(width + GAP_PX, 0)
        _panel(painter, area, "Still not there three seconds later", curves, lambda mark: mark.late)

    return draw_page(file, HEIGHT, "Postings missed per visit", subtitle, paint)


def draw_page(file: Path, height: int, title: str, subtitle: str, paint: Callable[[QPainter], None]) -> bool:
    """Save what is painted under its titles as PNG; return whether that worked."""
    application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(WIDTH * PIXEL_RATIO, height * PIXEL_RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(PIXEL_RATIO)
    image.fill(PAPER)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    write(painter, QRectF(MARGIN, 22, WIDTH - 2 * MARGIN, 30), ui_font(20, SEMIBOLD), INK, title)
    write(painter, QRectF(MARGIN, 52, WIDTH - 2 * MARGIN, 22), ui_font(BASE_PX), SOFT, subtitle)
    paint(painter)
    painter.end()
    del application
    return QImageWriter(str(file), b"PNG").write(image)


def _panel(
    painter: QPainter, area: QRectF, title: str, curves: Mapping[str, Sequence[Mark]], value: Callable[[Mark], float]
) -> None:
    shown = {name: [(mark.requests, value(mark)) for mark in marks if value(mark) > 0] for name, marks in curves.items()}
    points = [point for each in shown.values() for point in each]
    write(painter, QRectF(area.left(), area.top(), area.width(), 24), ui_font(SUBHEADING_PX, MEDIUM), INK, title)
    write(painter, QRectF(area.left(), area.top() + 22, area.width(), 20), ui_font(SMALL_PX), SOFT, "postings per visit")
    if not points:
        return
    plot = QRectF(area.left() + SCALE_PX, area.top() + 52, area.width() - SCALE_PX - LABELS_PX, area.height() - 52 - AXIS_PX)
    across = _scale([x for x, _ in points], plot.left(), plot.right(), room=1.06)
    up = _scale([y for _, y in points], plot.bottom(), plot.top(), room=1.25)
    _grid(painter, plot, across, up)
    ends: dict[str, QPointF] = {}
    for name, each in shown.items():
        if each:
            ends[name] = _curve(
                painter, _color(name, curves), [QPointF(across.place(x), up.place(y)) for x, y in sorted(each)], name
            )
    furthest = max((end.x() for name, end in ends.items() if len(curves[name]) > 1), default=plot.right())
    inside = {name: end for name, end in ends.items() if len(curves[name]) == 1 and end.x() < furthest - 1}
    for name, end in inside.items():
        # curves fall to the right, so there is most room below and left of a point near one of them
        beside = QRectF(end.x() - 126, end.y() + 1, 122, 20)
        write(painter, beside, ui_font(SMALL_PX, MEDIUM), _color(name, curves), name, Qt.AlignmentFlag.AlignRight)
    _labels(painter, plot, {name: end for name, end in ends.items() if name not in inside}, curves)


def _scale(values: Sequence[float], begin: float, end: float, room: float) -> Scale:
    return Scale(min(values) / room, max(values) * room, begin, end)


def draw_heights(painter: QPainter, plot: QRectF, up: Scale) -> None:
    """Draw lines across a plot at round numbers, which stand left of it, and its base."""
    font = ui_font(SMALL_PX, tabular=True)
    for value in up.ticks():
        y = round(up.place(value)) + 0.5
        painter.setPen(QPen(LINE, 1))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        write(painter, QRectF(plot.left() - 54, y - 10, 46, 20), font, SOFT, f"{value:g}", Qt.AlignmentFlag.AlignRight)
    painter.setPen(QPen(SOFT, 1))
    painter.drawLine(plot.bottomLeft(), plot.bottomRight())


def _grid(painter: QPainter, plot: QRectF, across: Scale, up: Scale) -> None:
    draw_heights(painter, plot, up)
    font = ui_font(SMALL_PX, tabular=True)
    for value in (each for each in REQUEST_TICKS if across.low <= each <= across.high):
        x = across.place(value)
        painter.setPen(QPen(SOFT, 1))
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4))
        write(painter, QRectF(x - 30, plot.bottom() + 7, 60, 20), font, SOFT, f"{value:g}", Qt.AlignmentFlag.AlignHCenter)
    below = QRectF(plot.left(), plot.bottom() + 28, plot.width(), 20)
    write(painter, below, ui_font(SMALL_PX), SOFT, "requests per feed and day", Qt.AlignmentFlag.AlignHCenter)


def _curve(painter: QPainter, color: QColor, points: Sequence[QPointF], name: str) -> QPointF:
    painter.setPen(
        QPen(color, 2.6 if name in STRONG else 1.6, Qt.PenStyle.DashLine if name == "uniform" else Qt.PenStyle.SolidLine)
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(list(points)))
    painter.setPen(QPen(PAPER, 1.5))
    painter.setBrush(color)
    for point in points:
        painter.drawEllipse(point, 4.2, 4.2)
    return points[-1]


def _labels(painter: QPainter, plot: QRectF, ends: Mapping[str, QPointF], curves: Mapping[str, Sequence[Mark]]) -> None:
    """Draw each curve's name beside its end, moved apart to avoid overlaps, with a thin leader line."""
    font = ui_font(SMALL_PX, MEDIUM)
    places = apart([end.y() for end in ends.values()], plot.top(), plot.bottom())
    left = plot.right() + 16
    for (name, end), y in zip(ends.items(), places, strict=True):
        color = _color(name, curves)
        painter.setPen(QPen(color, 0.8))
        painter.drawPolyline(QPolygonF([QPointF(end.x() + 6, end.y()), QPointF(left - 10, y), QPointF(left - 3, y)]))
        write(painter, QRectF(left, y - 10, LABELS_PX, 20), font, color, name)


def apart(wanted: Sequence[float], top: float, bottom: float) -> list[float]:
    """Return positions at least a line apart, in the order wanted; overlapping ones are centred around their mean."""
    groups: list[list[int]] = []
    for index in sorted(range(len(wanted)), key=lambda each: wanted[each]):
        groups.append([index])
        while len(groups) > 1 and _first(groups[-1], wanted, top, bottom) < (
            _first(groups[-2], wanted, top, bottom) + len(groups[-2]) * LABEL_STEP_PX
        ):
            groups[-2:] = [groups[-2] + groups[-1]]
    places = list(wanted)
    for group in groups:
        for line, index in enumerate(group):
            places[index] = _first(group, wanted, top, bottom) + line * LABEL_STEP_PX
    return places


def _first(group: Sequence[int], wanted: Sequence[float], top: float, bottom: float) -> float:
    height = (len(group) - 1) * LABEL_STEP_PX
    middle = sum(wanted[index] for index in group) / len(group)
    return max(min(middle - height / 2, bottom - height), top)


def _color(name: str, curves: Mapping[str, Sequence[Mark]]) -> QColor:
    others = [each for each in curves if each not in COLORS]
    return QColor(COLORS[name] if name in COLORS else OTHER_COLORS[others.index(name) % len(OTHER_COLORS)])


def write(
    painter: QPainter, area: QRectF, font: QFont, color: QColor, text: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
) -> None:
    painter.setFont(font)
    painter.setPen(color)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, align | Qt.AlignmentFlag.AlignVCenter, shown)
