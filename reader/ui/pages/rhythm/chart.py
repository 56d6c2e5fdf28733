"""Paints axes, curves and bars of charts. GUI thread only."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy

from reader.domain.value_classes import dataclass
from reader.reports.requests import BudgetCurve, BudgetOutlook, Points
from reader.ui.kit import fonts
from reader.ui.kit.labels import PlainLabel
from reader.ui.kit.painting import Painted, baseline, draw_text, fill_round, turn_round
from reader.ui.kit.theme import Theme
from reader.ui.text.rhythm import count_text, tr

_NICE = (1.0, 2.0, 2.5, 5.0, 10.0)


def nice_step(reach: float, most: int) -> float:
    """Return the smallest round step that divides the range into at most so many parts."""
    if reach <= 0:
        return 1.0
    rough = reach / most
    power = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in _NICE if step * power >= rough * (1 - 1e-9))


def ticks(reach: float, most: int) -> Sequence[float]:
    """Return round numbers from 0 to the end of the range."""
    step = nice_step(reach, most)
    return [step * number for number in range(int(reach / step + 1e-9) + 1)]


def tick_text(value: float) -> str:
    return QLocale().toString(value, "g", 3) if value % 1 else count_text(value)


def nice_top(reach: float, most: int) -> float:
    """Return the end of an axis that contains the range and ends at a tick."""
    step = nice_step(reach, most)
    return max(math.ceil(reach / step - 1e-9), 1) * step


@dataclass(frozen=True, slots=True)
class Axes:
    """Plot from (left, top) to (right, bottom) in pixels, with values from 0 to `most_x` and `most_y`; y points upwards."""

    left: float
    top: float
    right: float
    bottom: float
    most_x: float
    most_y: float

    def x(self, value: float) -> float:
        return self.left + (self.right - self.left) * value / self.most_x

    def y(self, value: float) -> float:
        """Return the vertical position of a value; values above the scale lie outside the plot."""
        return self.bottom - (self.bottom - self.top) * value / self.most_y

    def value_at(self, x: float) -> float:
        return (x - self.left) / (self.right - self.left) * self.most_x


TICK_PX = 90
TICKS_UP = 4
_DASH, _GUIDE = (5 / 1.5, 4 / 1.5), (2.0, 3.0)
_POINT, _RIM, _HALO = 7.5, 2.0, 13.0
_CARD = (10, 6, 16)
"""Horizontal and vertical padding of the card, and line height, in pixels."""
_FROM_POINT = 18
_SAMPLE = 22


class BuysPainter:
    """Draws from left to right; the caller may mirror the painter."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def paint(self, painter: QPainter, axes: Axes, outlook: BudgetOutlook, curve: BudgetCurve) -> None:
        self._paint_scales(painter, axes, outlook)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(axes.left, axes.top - 1, axes.right - axes.left + 1, axes.bottom - axes.top + 2))
        own = path_of(curve.own, axes)
        filled = QPainterPath(own)
        filled.lineTo(axes.x(curve.own[-1][0]), axes.bottom)
        filled.lineTo(axes.left, axes.bottom)
        filled.lineTo(axes.left, axes.top)
        filled.lineTo(axes.x(curve.own[0][0]), axes.top)
        painter.setOpacity(0.8)
        painter.fillPath(filled, self._theme.color("accent_soft"))
        painter.setOpacity(1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._timer_pen())
        painter.drawPath(path_of(curve.timer, axes))
        painter.setPen(QPen(self._theme.color("accent"), 2))
        painter.drawPath(own)
        painter.restore()
        self._paint_names(painter, axes)

    def paint_point(
        self, painter: QPainter, axes: Axes, curve: BudgetCurve, point: QPointF, lines: Sequence[str], *, has_focus: bool
    ) -> None:
        """Draw the user's point with lines to both axes, and the card that explains it."""
        accent = self._theme.color("accent")
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        guide = QPen(accent, 1)
        guide.setDashPattern(list(_GUIDE))
        painter.setPen(guide)
        x, y = round(point.x()) + 0.5, round(point.y()) + 0.5
        painter.drawLine(QPointF(x, axes.bottom), QPointF(x, y))
        painter.drawLine(QPointF(axes.left, y), QPointF(x, y))
        halo = QColor(self._theme.color("heat"))
        halo.setAlphaF(0.16)
        _disc(painter, point, _HALO, halo)
        if has_focus:
            painter.setPen(QPen(self._theme.color("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(point, _HALO - 1, _HALO - 1)
        _disc(painter, point, _POINT + _RIM / 2, self._theme.color("bg_page"))
        _disc(painter, point, _POINT - _RIM / 2, accent)
        self._paint_card(painter, axes, curve, point, lines)

    def _paint_scales(self, painter: QPainter, axes: Axes, outlook: BudgetOutlook) -> None:
        caption = fonts.ui_font(fonts.CAPTION_PX, tabular=True)
        metrics = QFontMetricsF(caption)
        for value in ticks(axes.most_y, TICKS_UP):
            y = round(axes.y(value))
            painter.fillRect(
                QRectF(axes.left, y, axes.right - axes.left, 1), self._theme.color("line" if value else "line_strong")
            )
            text = tick_text(value)
            left = axes.left - 10 - metrics.horizontalAdvance(text)
            self._text(painter, caption, left, y - 8, text, "text_3")
        most = max(int((axes.right - axes.left) / TICK_PX), 2)
        for value in ticks(axes.most_x, most):
            text = count_text(value)
            left = axes.x(value) - metrics.horizontalAdvance(text) / 2
            self._text(painter, caption, left, axes.bottom + 6, text, "text_3")
        text = tr("refreshes a day, all %n feeds", outlook.feeds)
        left = (axes.left + axes.right - metrics.horizontalAdvance(text)) / 2
        self._text(painter, caption, left, axes.bottom + 28, text, "text_3")

    def _paint_names(self, painter: QPainter, axes: Axes) -> None:
        """Draw the legend in the corner that falling curves leave free."""
        plain, strong = fonts.ui_font(fonts.SMALL_PX), fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD)
        rows = (
            (tr("Beforehand"), strong, "accent_text", QPen(self._theme.color("accent"), 2)),
            (tr("fixed timer"), plain, "text_2", self._timer_pen()),
        )
        width = max(QFontMetricsF(font).horizontalAdvance(text) for text, font, _, _ in rows)
        for number, (text, font, color, pen) in enumerate(rows):
            top = axes.top + 6 + 20 * number
            left = axes.right - width - 4
            self._text(painter, font, left, top, text, color)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen)
            painter.drawLine(QPointF(left - 8 - _SAMPLE, top + 8), QPointF(left - 8, top + 8))

    def _paint_card(self, painter: QPainter, axes: Axes, curve: BudgetCurve, point: QPointF, lines: Sequence[str]) -> None:
        strong, plain = fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD, tabular=True), fonts.ui_font(fonts.SMALL_PX, tabular=True)
        side, above, line = _CARD
        width = max(QFontMetricsF(strong).horizontalAdvance(lines[0]), QFontMetricsF(plain).horizontalAdvance(lines[1]))
        card = QRectF(0, 0, round(width) + 2 * side, 2 * line + 2 * above)
        is_left = point.x() + _FROM_POINT + card.width() > axes.right
        x = point.x() - _FROM_POINT - card.width() if is_left else point.x() + _FROM_POINT
        # above the curve, which is highest at the card's left
        bottom = min(point.y(), axes.y(curve.misses_at(axes.value_at(x)))) - 6
        y = max(bottom - card.height(), axes.top)
        card.moveTo(round(x), round(y))
        fill_round(painter, card, 6, self._theme.color("line_strong"))
        fill_round(painter, card.adjusted(1, 1, -1, -1), 5, self._theme.color("bg_raised"))
        self._text(painter, strong, card.left() + side, card.top() + above, lines[0], "text")
        self._text(painter, plain, card.left() + side, card.top() + above + line, lines[1], "text_2")

    def _timer_pen(self) -> QPen:
        pen = QPen(self._theme.color("timer"), 1.5)
        pen.setDashPattern(list(_DASH))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        return pen

    def _text(self, painter: QPainter, font: QFont, left: float, top: float, text: str, color: str) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.color(color))
        draw_text(painter, QPointF(round(left), baseline(font, top, 16)), text)


def path_of(points: Points, axes: Axes) -> QPainterPath:
    path = QPainterPath(QPointF(axes.x(points[0][0]), axes.y(points[0][1])))
    for retrievals, misses in points[1:]:
        path.lineTo(axes.x(retrievals), axes.y(misses))
    return path


def _disc(painter: QPainter, middle: QPointF, radius: float, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(middle, radius, radius)


_ROW, _BAR, _LINE = 24, 10, 16
_NAME_PX, _BEFORE_NUMBER = 124, 10


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar; grey unless `is_strong`."""

    name: str
    value: float
    number: str
    is_strong: bool = True


class Bars(Painted, PlainLabel):
    """Label whose text states the values in words, painted as bars."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._bars: Sequence[Bar] = ()
        self._most = 1.0
        self.setMinimumWidth(_NAME_PX + 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Sequence[Bar], said: str) -> None:
        """Show bars, scaled so that the longest, or a value of 1, fills the room; `said` states them in words."""
        self._bars, self._most = bars, max(1.0, *(each.value for each in bars))
        self.setText(said)
        self.setAccessibleName(said)
        self.setFixedHeight(len(bars) * fonts.scaled(_ROW))
        self.update()

    def paint(self, painter: QPainter) -> None:
        if not self._bars:
            return
        turn_round(painter, QRectF(self.rect()))
        plain, strong = fonts.ui_font(fonts.SMALL_PX), fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD, tabular=True)
        names, numbers = QFontMetricsF(plain), QFontMetricsF(strong)
        left = max(_NAME_PX, *(names.horizontalAdvance(each.name) + 12 for each in self._bars))
        room = self.width() - left - _BEFORE_NUMBER - max(numbers.horizontalAdvance(each.number) for each in self._bars)
        for place, each in enumerate(self._bars):
            top = place * fonts.scaled(_ROW)
            painter.setFont(plain)
            painter.setPen(self._theme.color("text_2"))
            draw_text(painter, QPointF(0, baseline(plain, top, _LINE)), each.name)
            length = max(room * each.value / self._most, 2.0)
            painter.setOpacity(1 if each.is_strong else 0.55)
            area = QRectF(left, top + (_LINE - _BAR) / 2, length, _BAR)
            fill_round(painter, area, min(3.0, length / 2), self._theme.color("accent" if each.is_strong else "timer"))
            painter.setOpacity(1)
            painter.setFont(strong)
            painter.setPen(self._theme.color("accent_text" if each.is_strong else "text_2"))
            draw_text(painter, QPointF(round(left + length + _BEFORE_NUMBER), baseline(strong, top, _LINE)), each.number)
