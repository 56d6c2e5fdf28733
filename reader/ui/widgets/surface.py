"""Widgets filled with one token: a flat one, and the left column of a wide card. GUI thread only."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
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


_ROUND = 12.0


class SideColumn(QWidget):
    """A surface for a list of sections or things."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Fill all but the corners outside the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        is_mirrored = self.isRightToLeft()
        card = QPainterPath()
        card.addRoundedRect(area.adjusted(-_ROUND if is_mirrored else 0, 0, 0 if is_mirrored else _ROUND, 0), _ROUND, _ROUND)
        painter.setClipPath(card)
        painter.fillRect(area, self._theme.color("bg_side"))
        painter.fillRect(QRectF(0 if is_mirrored else area.width() - 1, 0, 1, area.height()), self._theme.color("line"))
        painter.end()
