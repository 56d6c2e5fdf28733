"""Figure of the scorecard: a large number with unit and caption. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from reader.ui.look import fonts
from reader.ui.look.painting import baseline, draw_text, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import set_tip
from reader.ui.widgets.labels import PlainLabel

FIGURE_PX, UNIT_PX = 26, 14
_LINE, _CAPTION_LINE, _BETWEEN = 32, 16, 6
_LEAST = 96


class Figure(PlainLabel):
    """Label whose text is the whole sentence, painted as number, unit and caption."""

    def __init__(self, theme: Theme, caption: str) -> None:
        super().__init__()
        self._theme = theme
        self._name = self._caption = caption
        self.number = self.unit = ""
        self.setFixedHeight(fonts.scaled(_LINE) + fonts.scaled(_CAPTION_LINE))
        self.setMinimumWidth(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_figure(self, number: str, unit: str = "", *, more: str = "", explained: str = "") -> None:
        """Set the figure, the rest of its caption and its exact meaning."""
        self.number, self.unit = number, unit
        self._caption = f"{self._name}, {more}" if more else self._name
        said = f"{number} {unit}".strip()
        self.setText(f"{said} {self._caption}")
        set_tip(self, explained)
        self.setAccessibleName(f"{said} {self._caption}")
        self.setAccessibleDescription(explained)
        self.update()

    def sizeHint(self) -> QSize:
        large = QFontMetricsF(_large()).horizontalAdvance(self.number) + _BETWEEN
        unit = QFontMetricsF(_unit()).horizontalAdvance(self.unit)
        caption = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX)).horizontalAdvance(self._caption)
        return QSize(round(max(large + unit, caption, _LEAST)) + 4, self.height())

    def minimumSizeHint(self) -> QSize:
        """Return a size at which the caption may be elided but never the number."""
        return QSize(_LEAST, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        turn_round(painter, QRectF(self.rect()))
        line = fonts.scaled(_LINE)
        base = baseline(_large(), 0, line)
        painter.setFont(_large())
        painter.setPen(self._theme.color("text"))
        draw_text(painter, QPointF(0, base), self.number)
        painter.setFont(_unit())
        painter.setPen(self._theme.color("text_2"))
        after = QFontMetricsF(_large()).horizontalAdvance(self.number) + _BETWEEN
        draw_text(painter, QPointF(round(after), base), self.unit)
        below = QRectF(0, line, self.width(), self.height() - line)
        text_line(painter, below, fonts.ui_font(fonts.SMALL_PX), self._theme.color("text_3"), self._caption, is_name=True)
        painter.end()


def _large() -> QFont:
    return fonts.ui_font(FIGURE_PX, fonts.MEDIUM, tabular=True)


def _unit() -> QFont:
    return fonts.ui_font(UNIT_PX, fonts.MEDIUM, tabular=True)
