"""A slider with a 4 px track, an 18 px knob and optional ticks. GUI thread only."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QStyle, QWidget

from reader.ui.look.painting import fill_round
from reader.ui.look.theme import Theme

_HEIGHT = 22
_TRACK = 4.0
_KNOB = 18.0
_TICK = 12.0
_PALE = 0.45


class Slider(QSlider):
    """A horizontal QSlider; ticks are drawn if `tickInterval` is set. `explain` describes the value for a screen reader."""

    def __init__(self, theme: Theme, name: str, minimum: int, maximum: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setAccessibleName(name)
        self.setRange(minimum, maximum)
        self.setPageStep(max((maximum - minimum) // 5, 1))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(_HEIGHT)
        self.is_mixed = False
        """True for differing values; the knob is hidden until it is used."""
        theme.changed.connect(self.update)
        self.valueChanged.connect(self._settle)

    def explain(self, label: str) -> None:
        """Set the description of the value."""
        self.setAccessibleDescription(label)

    def show_difference(self) -> None:
        """Show a mixed value until it is used."""
        self.is_mixed = True
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the pressed position."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.setSliderDown(True)
            self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 - Qt's signature
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Qt's keys; the first one ends a mixed value."""
        self._settle()
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Accept the wheel only with focus, so that scrolling the page does not change the value."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setOpacity(1 if self.isEnabled() else _PALE)
        middle = self.height() / 2
        track = QRectF(0, middle - _TRACK / 2, self.width(), _TRACK)
        fill_round(painter, track, _TRACK / 2, self._theme.color("line_strong"))
        knob = self._knob_at(self.value())
        if not self.is_mixed:
            before = (
                QRectF(knob, track.top(), self.width() - knob, _TRACK)
                if self._is_mirrored()
                else QRectF(0, track.top(), knob, _TRACK)
            )
            fill_round(painter, before, _TRACK / 2, self._theme.color("accent"))
        self._paint_ticks(painter, middle)
        if not self.is_mixed:
            self._paint_knob(painter, QRectF(knob - _KNOB / 2, middle - _KNOB / 2, _KNOB, _KNOB))
        painter.end()

    def _paint_ticks(self, painter: QPainter, middle: float) -> None:
        if self.tickInterval() <= 0:
            return
        for value in range(self.minimum() + self.tickInterval(), self.maximum(), self.tickInterval()):
            painter.fillRect(QRectF(round(self._knob_at(value)), middle - _TICK / 2, 1, _TICK), self._theme.color("line_strong"))

    def _paint_knob(self, painter: QPainter, area: QRectF) -> None:
        fill_round(painter, area.translated(0, 1), _KNOB / 2, self._theme.color("shadow"))
        rim = "focus" if self.hasFocus() else "line_strong"
        width = 2 if self.hasFocus() else 1
        fill_round(painter, area, _KNOB / 2, self._theme.color(rim))
        inside = area.adjusted(width, width, -width, -width)
        fill_round(painter, inside, inside.width() / 2, self._theme.color("text" if self._theme.is_dark else "bg_raised"))

    def _is_mirrored(self) -> bool:
        return self.isRightToLeft() != self.invertedAppearance()

    def _knob_at(self, value: int) -> float:
        free = round(self.width() - _KNOB)
        return _KNOB / 2 + QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, free, self._is_mirrored())

    def _go(self, x: float) -> None:
        free = round(self.width() - _KNOB)
        place = round(x - _KNOB / 2)
        self._settle()
        self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), place, free, self._is_mirrored()))

    def _settle(self) -> None:
        self.is_mixed = False
        self.update()
