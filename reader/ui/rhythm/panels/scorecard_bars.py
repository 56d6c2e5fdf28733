"""Two bars: what was missed, and what a fixed timer would have missed. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from reader.domain.fill import fill
from reader.ui.look import fonts
from reader.ui.look.painting import baseline, draw_text, fill_round, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.rhythm.figure_text import count_text, figure_text, tr
from reader.ui.widgets.labels import PlainLabel

_ROW, _BAR, _LINE = 24, 10, 16
_NAME_PX, _BEFORE_NUMBER = 124, 10
_PALE = 0.55


class Bars(PlainLabel):
    """A label whose text is both figures in words, painted as bars on one scale."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._misses = self._timer = 0.0
        self.setFixedHeight(2 * fonts.scaled(_ROW))
        self.setMinimumWidth(_NAME_PX + 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_misses(self, misses: float, timer: float) -> None:
        """Both figures; that of the timer is a mean."""
        self._misses, self._timer = misses, timer
        said = tr("Beforehand missed {misses}, a fixed timer would have missed {others}.")
        said = fill(said, misses=number_text(misses), others=number_text(timer))
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        turn_round(painter, QRectF(self.rect()))
        self._paint_bar(painter, 0, tr("Beforehand"), self._misses, "accent")
        self._paint_bar(painter, fonts.scaled(_ROW), tr("Fixed timer"), self._timer, "timer")
        painter.end()

    def _paint_bar(self, painter: QPainter, top: int, name: str, misses: float, color: str) -> None:
        plain, strong = fonts.ui_font(fonts.SMALL_PX), fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD, tabular=True)
        painter.setFont(plain)
        painter.setPen(self._theme.color("text_2"))
        draw_text(painter, QPointF(0, baseline(plain, top, _LINE)), name)
        most = max(self._misses, self._timer, 1.0)
        left = max(_NAME_PX, QFontMetricsF(plain).horizontalAdvance(name) + 12)
        widest = max(QFontMetricsF(strong).horizontalAdvance(number_text(each)) for each in (self._misses, self._timer))
        length = max((self.width() - left - widest - _BEFORE_NUMBER) * misses / most, 2.0)
        painter.setOpacity(1 if color == "accent" else _PALE)
        fill_round(painter, QRectF(left, top + (_LINE - _BAR) / 2, length, _BAR), min(3.0, length / 2), self._theme.color(color))
        painter.setOpacity(1)
        painter.setFont(strong)
        painter.setPen(self._theme.color("accent_text" if color == "accent" else "text_2"))
        draw_text(painter, QPointF(round(left + length + _BEFORE_NUMBER), baseline(strong, top, _LINE)), number_text(misses))


def number_text(misses: float) -> str:
    """A whole number as it is, a mean with a digit where that is informative."""
    return count_text(misses) if misses == round(misses) else figure_text(misses)
