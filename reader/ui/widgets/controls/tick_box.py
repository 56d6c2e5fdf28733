"""A check box with a mixed state, and its painting for delegates. GUI thread only."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, fill_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import literal
from reader.ui.widgets.labels import claims_space

TICK_PX = 16.0
_LINE = 1.5
_RADIUS = 4.0
_BAR = 8.0
_PALE = 0.45
_GAP = 8


def paint_tick_box(painter: QPainter, theme: Theme, at: QPointF, state: Qt.CheckState, *, is_enabled: bool) -> None:
    """Draw it with its corner at a point."""
    box = QRectF(at.x(), at.y(), TICK_PX, TICK_PX)
    painter.setOpacity(1 if is_enabled else _PALE)
    if state is Qt.CheckState.Unchecked:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.color("bg_field"))
        painter.setPen(QPen(theme.color("timer"), _LINE))
        half = _LINE / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), _RADIUS - half, _RADIUS - half)
    else:
        fill_round(painter, box, _RADIUS, theme.color("accent"))
    if state is Qt.CheckState.PartiallyChecked:
        painter.fillRect(QRectF(box.center().x() - _BAR / 2, box.center().y() - 1, _BAR, 2), theme.color("on_accent"))
    elif state is Qt.CheckState.Checked:
        ratio = painter.device().devicePixelRatio()
        tick = theme.icons.pixmap("tick", theme.color("on_accent"), 12, ratio)
        draw_icon(painter, QPointF(box.left() + 2, box.top() + 2), tick)
    painter.setOpacity(1)


class TickBox(QCheckBox):
    """A check box with a label, followed by a number."""

    def __init__(self, theme: Theme, text: str, number: str = "", parent: QWidget | None = None) -> None:
        super().__init__(literal(text), parent)
        self._theme = theme
        self._text = text
        self.set_number(number)
        self.setFont(fonts.ui_font(fonts.BASE_PX))
        self.setProperty("ring", _RADIUS + 4)
        theme.changed.connect(self.update)

    def set_number(self, number: str) -> None:
        self._number = number
        self.setAccessibleName(f"{self._text} {number}".strip())
        self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        return claims_space(event) or super().event(event)

    def hitButton(self, position: QPoint) -> bool:
        """Make the whole area clickable."""
        return self.rect().contains(position)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        words = metrics.horizontalAdvance(self._text) + _GAP + metrics.horizontalAdvance(self._number)
        return QSize(round(TICK_PX) + _GAP + words + 2, max(round(TICK_PX), metrics.height()) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        area = QRectF(self.rect())
        turn_round(painter, area)
        corner = QPointF(0, round((area.height() - TICK_PX) / 2))
        paint_tick_box(painter, self._theme, corner, self.checkState(), is_enabled=self.isEnabled())
        words = area.adjusted(TICK_PX + _GAP, 0, 0, 0)
        text_line(painter, words, self.font(), self._theme.color("text"), self._text)
        words.setLeft(words.left() + self.fontMetrics().horizontalAdvance(self._text) + _GAP)
        text_line(painter, words, self.font(), self._theme.color("text_3"), self._number)
        painter.end()
