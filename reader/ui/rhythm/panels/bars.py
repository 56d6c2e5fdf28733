"""Horizontal bars on one scale, each with a name before and a number after it. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from reader.domain.value_classes import dataclass
from reader.ui.look import fonts
from reader.ui.look.painting import baseline, draw_text, fill_round, turn_round
from reader.ui.look.theme import Theme
from reader.ui.widgets.labels import PlainLabel

_ROW, _BAR, _LINE = 24, 10, 16
_NAME_PX, _BEFORE_NUMBER = 124, 10
_PALE = 0.55


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar; grey unless `is_strong`."""

    name: str
    value: float
    number: str
    is_strong: bool = True


class Bars(PlainLabel):
    """Label whose text states the values in words, painted as bars."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._bars: Sequence[Bar] = ()
        self._most = 1.0
        self.setMinimumWidth(_NAME_PX + 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_bars(self, bars: Sequence[Bar], said: str, *, most: float = 1.0) -> None:
        """Show bars, scaled so that the longest or `most` fills the room; `said` states them in words."""
        self._bars, self._most = bars, max(most, *(each.value for each in bars))
        self.setText(said)
        self.setAccessibleName(said)
        self.setFixedHeight(len(bars) * fonts.scaled(_ROW))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        if not self._bars:
            return
        painter = QPainter(self)
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
            painter.setOpacity(1 if each.is_strong else _PALE)
            area = QRectF(left, top + (_LINE - _BAR) / 2, length, _BAR)
            fill_round(painter, area, min(3.0, length / 2), self._theme.color("accent" if each.is_strong else "timer"))
            painter.setOpacity(1)
            painter.setFont(strong)
            painter.setPen(self._theme.color("accent_text" if each.is_strong else "text_2"))
            draw_text(painter, QPointF(round(left + length + _BEFORE_NUMBER), baseline(strong, top, _LINE)), each.number)
        painter.end()
