"""A switch of 36 by 20 px: on, off or mixed. GUI thread only."""

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from reader.ui.look.painting import fill_round
from reader.ui.look.theme import Theme
from reader.ui.widgets.labels import claims_space

_SIZE = QSize(36, 20)
_KNOB = 16.0
_RIM = 2.0
_PALE = 0.45


class Switch(QCheckBox):
    """`name` is read by screen readers; the caller shows the label. `toggled` and `clicked` are Qt's."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(name)
        self.setFixedSize(_SIZE)
        self.setProperty("ring", _SIZE.height() / 2 + 4)
        theme.changed.connect(self.update)

    def show_difference(self) -> None:
        """Show a mixed value until it is used."""
        self.setCheckState(Qt.CheckState.PartiallyChecked)

    def nextCheckState(self) -> None:
        """Toggle; a mixed switch becomes on."""
        self.setCheckState(Qt.CheckState.Unchecked if self.checkState() is Qt.CheckState.Checked else Qt.CheckState.Checked)

    def hitButton(self, position: QPoint) -> bool:
        """Make the whole area clickable."""
        return self.rect().contains(position)

    def event(self, event: QEvent) -> bool:
        return claims_space(event) or super().event(event)

    def sizeHint(self) -> QSize:
        return _SIZE

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setOpacity(1 if self.isEnabled() else _PALE)
        area = QRectF(self.rect())
        state = self.checkState()
        trough = {
            Qt.CheckState.Unchecked: "timer",
            Qt.CheckState.PartiallyChecked: "accent_mid",
            Qt.CheckState.Checked: "accent",
        }
        fill_round(painter, area, area.height() / 2, self._theme.color(trough[state]))
        free = area.width() - 2 * _RIM - _KNOB
        part = {Qt.CheckState.Unchecked: 0.0, Qt.CheckState.PartiallyChecked: 0.5, Qt.CheckState.Checked: 1.0}[state]
        if self.isRightToLeft():
            part = 1 - part
        knob = self._theme.color("text" if self._theme.is_dark else "bg_raised")
        fill_round(painter, QRectF(_RIM + free * part, _RIM, _KNOB, _KNOB), _KNOB / 2, knob)
        painter.end()
