"""A widget filled with one token, with lines where the design has them. GUI thread only."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reader.ui.look.theme import Theme


class Surface(QWidget):
    """One flat colour; `line_at` draws a 1 px line across at that height."""

    def __init__(self, theme: Theme, token: str, line_at: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._token = token
        self._line_at = line_at
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.color(self._token))
        if self._line_at is not None:
            painter.fillRect(QRect(0, self._line_at, self.width(), 1), self._theme.color("line"))
        painter.end()
